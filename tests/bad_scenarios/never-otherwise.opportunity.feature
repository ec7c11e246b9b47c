Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-never-otherwise @source:cr
    Scenario: What could never be otherwise
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      And the game goes on to Bob's next upkeep step
      Then Bob has 18 life
      And nobody had an opportunity to act in the draw step of turn 1
