Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-twin-missing @source:cr
    Scenario: The Shock never resolves
      Given Alice has "Time Stop" and "Shock" in hand
      And Alice has lands for "Time Stop" and "Shock"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Shock" is not in Alice's graveyard
      And Bob has 20 life
