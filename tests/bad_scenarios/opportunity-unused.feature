Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-opportunity-unused @source:cr
    Scenario: An opportunity for nothing
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob has "Shock" in hand
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Time Stop" is in exile
      And Bob had an opportunity to act in the upkeep step of turn 2
