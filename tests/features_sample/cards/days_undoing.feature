Feature: Day's Undoing

  @end-turn.check.4
  Rule: A player who drew from an empty library loses in this check

    @id:days-undoing-decks-bob @source:wiki @twin:days-undoing-with-seven-cards
    Scenario: Bob owns six cards
      Source: Japanese wiki, step 3
      Outdated: the wiki counts hand and graveyard only; the library counts too
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob's library is 4 "Mountain" from the top
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Alice has won the game

    @id:days-undoing-with-seven-cards @source:wiki
    Scenario: Bob owns seven cards
      Source: Japanese wiki, step 3
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob's library is 5 "Mountain" from the top
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 7 cards in hand

    @id:days-undoing-decks-carol @source:cr @open
    Scenario: Of three players the one who is decked is out
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Carol's library is 4 "Plains" from the top
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Carol has lost the game
      And Bob is still in the game
