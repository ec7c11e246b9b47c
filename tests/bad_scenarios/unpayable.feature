Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-unpayable @source:cr
    Scenario: The Mountain may pay for Time Stop
      Given Alice controls 6 "Island" and "Mountain"
      And Alice has "Time Stop" and "Shock" in hand
      When Alice casts "Shock" targeting Bob
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile
      And "Shock" is in exile
