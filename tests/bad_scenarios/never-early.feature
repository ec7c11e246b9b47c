Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-never-early @source:cr
    Scenario: The turn goes on
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      Then nobody had an opportunity to act in the cleanup step of turn 1
