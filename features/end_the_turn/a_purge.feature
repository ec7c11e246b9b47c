Feature: 724.1a Abilities that are waiting as the turn is ended cease to exist
  @end-turn.purge.2
  Rule: That includes abilities that triggered earlier in the same resolution

    @id:days-undoing-draw-triggers-cease @source:wiki @source:ruling @twin:days-undoing-draw-triggers-resolve
    Scenario: Day's Undoing: nobody is hurt by the draws
      Source: Japanese wiki, step 1; ruling Day's Undoing 2017-04-18
      Given Alice controls "Underworld Dreams"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 7 cards in hand
      And Bob has 20 life

    @id:days-undoing-draw-triggers-resolve @source:ruling
    Scenario: On another player's turn the same draws hurt
      Source: ruling Day's Undoing 2017-04-18
      Given Alice controls "Underworld Dreams" and "Vedalken Orrery"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Day's Undoing"
      And everything resolves
      Then Bob has 13 life
      And "Day's Undoing" is in Alice's graveyard
