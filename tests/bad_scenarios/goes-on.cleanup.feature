Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-goes-on @source:cr
    Scenario: From one cleanup step to the next
      Given Alice controls "Witness of Fallen Pages" and "Vedalken Orrery"
      And Alice has "Divination" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Divination"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And Alice casts "Divination"
      And "Divination" resolves
      And the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
