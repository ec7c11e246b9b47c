Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-goes-on @source:cr
    Scenario: A step that engines leave out
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to the declare attackers step
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile
