Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-dummy-passes @source:cr
    Scenario: Nothing is done and nothing is seen
      Given Alice has "Time Stop" in hand
      When Alice passes
      Then Bob has priority
