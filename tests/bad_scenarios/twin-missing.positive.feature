Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-twin-missing @source:cr
    Scenario: Time Stop over Shock, and Bob's life is what it was
      Given Alice has "Shock" and "Time Stop" in hand
      And Alice has lands for "Shock" and "Time Stop"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Shock" is in exile
      And Bob has 20 life
