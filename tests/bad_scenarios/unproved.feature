Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-unproved @source:cr @twin:shock-resolves
    Scenario: What would be so without Time Stop
      Given Alice has "Time Stop" and "Shock" in hand
      And Alice has lands for "Time Stop" and "Shock"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Shock" is not in Bob's graveyard

    @id:shock-resolves @source:cr
    Scenario: The Shock resolves
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
