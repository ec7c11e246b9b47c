Feature: 724.1 An effect ends the turn by a process of its own

  @end-turn.head.1
  Rule: A spell, an activated ability and a triggered ability can each end the turn, and none of them targets it

    @id:spell-ends-the-turn @source:cr @source:report @twin:turn-not-ended
    Scenario: A spell ends the turn: Time Stop
      Source: report ET-01
      Note: the end step that would return the Sandstalker to Alice's hand never comes
      Given Alice controls "Viashino Sandstalker"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is on the battlefield
      And the game is in turn 2

    @id:activated-ability-ends-the-turn @source:cr @twin:turn-not-ended
    Scenario: An activated ability ends the turn: Sundial of the Infinite
      Given Alice controls "Viashino Sandstalker" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is on the battlefield
      And the game is in turn 2

    @id:triggered-ability-ends-the-turn @source:cr @twin:triggered-ability-of-another-kind
    Scenario: A triggered ability ends the turn: an invented one that a death triggers
      Note: the only printed one is that of a plane, The Drum, Mining Facility
      Given Alice controls "Viashino Sandstalker" and "Knell of the Last Hour"
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      Then the stack is "Knell of the Last Hour"
      When the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is on the battlefield
      And "Knell of the Last Hour" is on the battlefield
      And the game is in turn 2

    @id:triggered-ability-of-another-kind @source:cr
    Scenario: Without the Knell the death ends nothing
      Given Alice controls "Viashino Sandstalker"
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      Then the stack is empty
      When the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is in Alice's hand

    @id:turn-not-ended @source:cr
    Scenario: A turn that nothing ends has its end step
      Given Alice controls "Viashino Sandstalker" and "Sundial of the Infinite"
      When the game goes on to the end step
      Then the stack is "Viashino Sandstalker"
      When "Viashino Sandstalker" resolves
      Then "Viashino Sandstalker" is in Alice's hand
      And the game is in turn 1

  @end-turn.head.2
  Rule: The turn that ends is the current one, whoever controls the effect

    @id:bob-ends-alices-turn @source:cr @twin:nobody-ends-alices-turn
    Scenario: Bob's Time Stop ends Alice's turn and none of his own
      Given Alice controls "Viashino Sandstalker"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is on the battlefield
      And the game is in turn 2
      When the game goes on to the end step
      Then it is Bob's end step
      And the stack is "Viashino Sandstalker"

    @id:nobody-ends-alices-turn @source:cr
    Scenario: Alice's turn runs to its end step where Bob does nothing
      Given Alice controls "Viashino Sandstalker"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to the end step
      Then it is Alice's end step
      And the stack is "Viashino Sandstalker"

    @id:carol-ends-alices-turn @source:cr @twin:nobody-ends-alices-turn
    Scenario: With three players Carol's Time Stop ends Alice's turn, and Bob's is next
      Given Alice controls "Viashino Sandstalker"
      And Carol has "Time Stop" in hand
      And Carol has lands for "Time Stop"
      When Carol casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is on the battlefield
      And the game is in turn 2
      When the game goes on to Carol's next upkeep step
      Then the game is in turn 3
      And "Viashino Sandstalker" is in Alice's hand

  @end-turn.head.3
  Rule: The steps of the process follow in order, and nobody gets priority from the first of them to the cleanup step

    @id:purge-comes-before-exile @source:cr @source:wiki @source:report @twin:no-process-no-order
    Scenario: The draws are forgotten before the exile, so only the exile is seen
      Source: Japanese wiki, steps 1 and 2; report ET-07 for the trigger on the exile
      Given Alice controls "Underworld Dreams" and "The War Doctor"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Alice's cleanup step
      And the stack is "The War Doctor"
      And Alice has priority
      When the game goes on to Bob's next upkeep step
      Then "The War Doctor" has 1 "time" counter
      And Bob has 20 life

    @id:no-process-no-order @source:cr
    Scenario: Where no process begins, the draws are seen and nothing is exiled
      Given Alice controls "Underworld Dreams", "The War Doctor" and "Vedalken Orrery"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Day's Undoing"
      And everything resolves
      Then it is Bob's upkeep step
      And Bob has 13 life
      And exile is empty
      And "The War Doctor" has no "time" counters
