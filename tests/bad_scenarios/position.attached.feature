Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-position @source:cr
    Scenario: What can't be on the battlefield like that
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And "Hill Giant" is attached to "Grizzly Bears"
      And Alice has "Time Stop" in hand
      When Alice passes
      Then Bob has priority
