Feature: The corpus under behave

  `behave tests/behave features` reads tests/behave/steps, which it looks for beside a feature of the first path.

  @end-turn.end.2
  Rule: The game goes on to the cleanup step of that turn

    @id:time-stop-under-behave @source:cr
    Scenario: The turn ends in the middle of a main phase
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Time Stop" is in exile
