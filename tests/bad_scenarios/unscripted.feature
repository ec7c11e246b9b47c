Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-unscripted @source:cr
    Scenario: A discard that nobody chooses
      Given Alice has "Time Stop", 7 "Grizzly Bears" and "Shock" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Time Stop" is in exile
