Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-cant-anyway @source:cr
    Scenario: What Bob couldn't cast in his own main phase either
      Given Bob has "Divination" and "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the end step
      Then Bob can't cast "Divination"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
