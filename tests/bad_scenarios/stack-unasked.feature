Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-stack-unasked @source:cr
    Scenario: The stack while Alice discards
      Given Alice has "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then the stack is empty
