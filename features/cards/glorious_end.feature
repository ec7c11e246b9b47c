Feature: Glorious End

  @card.glorious-end.1
  Rule: Glorious End creates its delayed ability though it was exiled first

    @id:glorious-end-on-bobs-turn @source:report @source:cr @twin:glorious-end-countered
    Scenario: Cast in Bob's upkeep it ends his turn and costs Alice the game in her own end step
      Source: report ET-18, situation F16
      Given Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next upkeep step
      Then Bob has 15 cards in library
      And the game is in turn 3
      When the game goes on to the end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      Then Bob has won the game

    @id:glorious-end-carol @source:cr @twin:glorious-end-countered
    Scenario: With three players Carol ends Alice's turn and loses in her own next end step, not in Bob's
      Given Carol has "Glorious End" in hand
      And Carol has lands for "Glorious End"
      When Carol casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Bob's next end step
      Then the stack is empty
      And the game is in turn 2
      When the game goes on to Carol's next end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      And the game goes on to Alice's next upkeep step
      Then Carol has lost the game
      And the game is in turn 4

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:glorious-end-countered @source:cr @twin:glorious-end-on-bobs-turn
    Scenario: Countered, Glorious End neither ends Bob's turn nor costs Alice anything
      Given Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Glorious End"
      And Bob casts "Counterspell" targeting "Glorious End"
      And everything resolves
      Then Alice's graveyard is "Glorious End"
      And exile is empty
      When the game goes on to the end step
      Then Bob has 14 cards in library
      And the game is in turn 2
      When the game goes on to Alice's next end step
      Then the stack is empty

  @card.glorious-end.3
  Rule: Glorious End's loss waits for the next end step of its controller that really happens

    @id:glorious-end-in-own-main-phase @source:report @source:cr @twin:glorious-end-on-bobs-turn
    Scenario: Cast in Alice's main phase it spares her in this turn and in Bob's, and ends her next one
      Source: report ET-19, situation F17
      Given Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End"
      When Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Bob's next end step
      Then the stack is empty
      And the game is in turn 2
      When the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      Then Bob has won the game

    @id:glorious-end-in-own-end-step @source:report @source:cr @twin:glorious-end-on-bobs-turn
    Scenario: Cast in Alice's end step the loss comes neither in that turn nor in Bob's, but in her next one
      Source: report ET-19, situation F18
      Given Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End"
      When the game goes on to the end step
      And Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Bob's next end step
      Then the stack is empty
      And the game is in turn 2
      When the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      And the game is in turn 3
      When the ability of "Glorious End" resolves
      Then Bob has won the game

    @id:glorious-end-next-turn-ended-too @source:cr @twin:glorious-end-on-bobs-turn
    Scenario: Where Alice ends her next turn before its end step the loss waits for one more turn
      Source: situation F22
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End" and the ability of "Sundial of the Infinite"
      When Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next upkeep step
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next end step
      Then the stack is empty
      And the game is in turn 4
      When the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      Then Bob has won the game

  @card.glorious-end.2
  Rule: If Glorious End's ability leaves the stack, or resolves without a loss, it doesn't trigger again

    @id:glorious-end-answered-with-another @source:report @source:ruling @twin:glorious-end-in-own-main-phase
    Scenario: A second Glorious End exiles the trigger, and its own comes a turn later, once
      Source: report ET-18; ruling Glorious End 2017-04-18
      Given Alice has 2 "Glorious End" in hand
      And Alice has lands for 2 "Glorious End"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 4
      When the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      Then Bob has won the game

    @id:glorious-end-answered-with-sundial @source:ruling @twin:glorious-end-in-own-main-phase
    Scenario: Sundial exiles the trigger, and Alice never loses by it
      Source: ruling Glorious End 2017-04-18
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End" and the ability of "Sundial of the Infinite"
      When Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Alice's next end step
      Then the stack is empty
      And the game is in turn 5

    @id:glorious-end-answered-with-stifle @source:ruling @twin:glorious-end-in-own-main-phase
    Scenario: Stifle counters the trigger, and Alice never loses by it
      Source: ruling Glorious End 2017-04-18
      Given Alice has "Glorious End" and "Stifle" in hand
      And Alice has lands for "Glorious End" and "Stifle"
      When Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When Alice casts "Stifle" targeting the ability of "Glorious End"
      And "Stifle" resolves
      Then the stack is empty
      When the game goes on to Alice's next end step
      Then the stack is empty
      And the game is in turn 5

    @id:glorious-end-with-gideons-emblem @source:ruling @twin:glorious-end-in-own-main-phase
    Scenario: The emblem of Gideon of the Trials saves Alice once and for all, though Gideon dies in the same end step
      Source: ruling Glorious End 2017-04-18, situation F21 with Gideon for Platinum Angel
      Given Alice controls "Gideon of the Trials"
      And Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice activates the third ability of "Gideon of the Trials"
      And the ability of "Gideon of the Trials" resolves
      And Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      And Bob casts "Lightning Bolt" targeting "Gideon of the Trials"
      And "Lightning Bolt" resolves
      Then "Gideon of the Trials" is in Alice's graveyard
      And it is Alice's end step
      When the game goes on to Alice's next end step
      Then the stack is empty
      And the game is in turn 5

    @id:glorious-end-with-platinum-angel @source:ruling @twin:glorious-end-in-own-main-phase
    Scenario: With Platinum Angel the trigger resolves without a loss and doesn't come back when the Angel has gone
      Source: ruling Glorious End 2017-04-18, situation F21
      Given Alice controls "Platinum Angel"
      And Alice has "Glorious End" in hand
      And Alice has lands for "Glorious End"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next end step
      Then the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      And Bob casts "Disenchant" targeting "Platinum Angel"
      And "Disenchant" resolves
      Then "Platinum Angel" is in Alice's graveyard
      And it is Alice's end step
      When the game goes on to Alice's next end step
      Then the stack is empty
      And the game is in turn 5
