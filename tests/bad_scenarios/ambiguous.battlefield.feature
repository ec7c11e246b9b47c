Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-ambiguous @source:cr
    Scenario: Either of two Bears
      Given Alice controls "Grizzly Bears"
      And Bob controls "Grizzly Bears"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile
      And "Grizzly Bears" is on the battlefield
