Feature: Day's Undoing

  @card.days-undoing.1
  Rule: Day's Undoing ends the turn only if it is its controller's turn as it resolves

    @id:days-undoing-on-own-turn @source:cr @twin:days-undoing-on-bobs-turn
    Scenario: On Alice's own turn everybody draws seven and the turn ends
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Day's Undoing" and "Shock" in hand
      And Alice has "Divination" in graveyard
      And Alice has lands for "Day's Undoing"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice has 10 cards in library
      And Bob has 7 cards in hand
      And "Luminarch Aspirant" has no "+1/+1" counters

    @id:days-undoing-on-bobs-turn @source:report @source:cr
    Scenario: On Bob's turn everybody draws seven, the turn goes on and Day's Undoing is in the graveyard
      Source: report ET-22
      Given Alice controls "Vedalken Orrery"
      And Alice has "Day's Undoing" and "Shock" in hand
      And Alice has lands for "Day's Undoing"
      And Bob controls "Luminarch Aspirant"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Bob's upkeep step
      And Alice's graveyard is "Day's Undoing"
      And exile is empty
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      When the game goes on to the end step
      Then Bob has 8 cards in hand
      And "Luminarch Aspirant" has 1 "+1/+1" counter
      And the game is in turn 2

    @id:days-undoing-copied-by-bob @source:cr @twin:days-undoing-on-own-turn
    Scenario: Bob's copy on Alice's turn ends nothing, and then the original does
      Note: the copy's controller is Bob, and it isn't Bob's turn
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has "Twincast" in hand
      And Bob has lands for "Twincast"
      When Alice casts "Day's Undoing"
      And Bob casts "Twincast" targeting "Day's Undoing"
      And "Twincast" resolves
      Then the stack is the copy of "Day's Undoing" and "Day's Undoing"
      When the copy of "Day's Undoing" resolves
      Then it is Alice's precombat main phase
      And the stack is "Day's Undoing"
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      When "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then "Luminarch Aspirant" has no "+1/+1" counters
      And the game is in turn 2

    @id:days-undoing-three-players-on-own-turn @source:cr @twin:days-undoing-countered
    Scenario: With three players Carol's Day's Undoing ends her own turn, and Alice's is next
      Given Carol controls "Luminarch Aspirant"
      And Carol has "Day's Undoing" in hand
      And Carol has lands for "Day's Undoing"
      When the game goes on to Carol's next precombat main phase
      And Carol casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 4
      And "Luminarch Aspirant" has no "+1/+1" counters
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And Carol has 7 cards in hand

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:days-undoing-countered @source:cr @twin:days-undoing-on-own-turn
    Scenario: Bob counters Day's Undoing: nobody draws and Alice's turn goes on
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Day's Undoing" and "Shock" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Day's Undoing"
      And Bob casts "Counterspell" targeting "Day's Undoing"
      And everything resolves
      Then Alice's graveyard is "Day's Undoing"
      And exile is empty
      And Alice's hand is "Shock"
      And Bob's hand is empty
      When the game goes on to the end step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter
      And the game is in turn 1

  @end-turn.check.4
  Rule: A player who drew from an empty library loses in this check

    @id:days-undoing-decks-bob @source:wiki @source:report @twin:days-undoing-with-seven-cards
    Scenario: Bob owns six cards
      Source: Japanese wiki, step 3; report ET-28
      Outdated: the wiki counts hand and graveyard only; the library counts too
      Note: blind to ending: without the process Bob loses in the check that follows the resolution, which shows the same
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob's library is 4 "Mountain" from the top
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Alice has won the game

    @id:days-undoing-with-seven-cards @source:wiki @source:cr
    Scenario: Bob owns seven cards
      Source: Japanese wiki, step 3
      Outdated: the wiki counts hand and graveyard only; with four cards there and three in the library nobody loses
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has 2 "Lightning Bolt" in graveyard
      And Bob's library is 3 "Mountain" from the top
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob is still in the game
      And Bob's hand is 4 "Lightning Bolt" and 3 "Mountain"
      And Bob's library is empty

    @id:days-undoing-decks-bob-of-three @source:report @source:cr @twin:days-undoing-three-players-on-own-turn
    Scenario: With three players Bob loses, the turn still ends and Carol's is next
      Source: report ET-28
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob's library is 6 "Mountain" from the top
      And Carol has 3 "Shock" in hand
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Carol's next upkeep step
      Then Bob has lost the game
      And the game is in turn 2
      And "Luminarch Aspirant" has no "+1/+1" counters
      And Alice has 7 cards in hand
      And Carol has 7 cards in hand

  @leave.turn.1
  Rule: A turn whose player has left goes on to its end without an active player

    @id:days-undoing-decks-alice-of-three @source:cr @twin:days-undoing-three-players-on-own-turn
    Scenario: With three players Alice decks herself, and the next thing is Bob's turn
      Source: situation J02
      Given Alice has "Day's Undoing" in hand
      And Alice's library is 6 "Island" from the top
      And Alice has lands for "Day's Undoing"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has lost the game
      And the game is in turn 2
      And Bob has 7 cards in hand
      And Carol has 7 cards in hand
      When the game goes on to Carol's next upkeep step
      Then the game is in turn 3
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4
