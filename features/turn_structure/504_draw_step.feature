Feature: 504 Draw step

  @draw.draw.1
  Rule: The active player draws a card as the first thing of the draw step, before any ability is put on the stack

    @id:draw-before-howling-mine @source:cr
    Scenario: Bob has drawn his card before Howling Mine's ability is put on the stack
      Given Alice controls "Howling Mine"
      When the game goes on to Bob's next draw step
      Then the stack is the ability of "Howling Mine"
      And Bob has 1 card in hand
      When "Howling Mine" resolves
      Then Bob has 2 cards in hand
      And Alice has 0 cards in hand

    @id:empty-library-before-howling-mine @source:cr @twin:one-card-and-howling-mine
    Scenario: With an empty library Bob loses before Howling Mine's ability is put on the stack
      Source: situation L35; 704.5b
      Given Alice controls "Howling Mine"
      And Bob has 0 cards in library
      When the game goes on to Bob's next upkeep step
      Then Bob is still in the game
      When Bob passes
      And Alice passes
      Then Alice has won the game

    @id:one-card-and-howling-mine @source:cr
    Scenario: With one card in the library Bob lives to see Howling Mine's ability on the stack
      Given Alice controls "Howling Mine"
      And Bob has 1 card in library
      When the game goes on to Bob's next draw step
      Then the stack is the ability of "Howling Mine"
      And Bob has 1 card in hand
      When "Howling Mine" resolves
      Then Alice has won the game

    @id:draw-triggers-with-draw-step-triggers @source:cr
    Scenario: The draw's own trigger goes on the stack together with Howling Mine's
      Note: situation L36; 603.3b
      Given Alice controls "Howling Mine" and "Psychosis Crawler"
      And Alice has 3 "Forest" in hand
      When the game goes on to Alice's next draw step
      And Alice chooses "Psychosis Crawler" and "Howling Mine"
      Then the stack is the ability of "Howling Mine" and the ability of "Psychosis Crawler"
      And Alice has 4 cards in hand
      And Bob has 20 life
      When everything resolves
      Then Bob has 18 life
      And Alice has 5 cards in hand

    @id:nobody-else-draws @source:cr
    Scenario: In Bob's draw step Alice draws nothing
      Given Alice has "Divination" in hand
      And Bob controls "Underworld Dreams"
      When the game goes on to Bob's next precombat main phase
      Then Alice has 1 card in hand
      And Bob has 1 card in hand
      And Alice has 20 life
      When the game goes on to Alice's next precombat main phase
      Then Alice has 2 cards in hand
      And Bob has 1 card in hand
      And Alice has 19 life

    @id:priority-after-the-draw @source:cr
    Scenario: Bob can use in his draw step the card he has drawn in it
      Given Bob's library begins with "Shock"
      And Bob has lands for "Shock"
      When the game goes on to Bob's next draw step
      Then "Shock" is in Bob's hand
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      And it is Bob's draw step

  @draw.draw.2
  Rule: In each further draw step of the turn the active player draws again

    @id:second-draw-step-second-card @source:cr
    Scenario: Sphinx of the Second Sun's beginning phase brings a second draw
      Note: situation I31; 500.8
      Given Alice controls "Sphinx of the Second Sun"
      When the game goes on to the postcombat main phase
      Then Alice has 0 cards in hand
      When the game goes on to the draw step
      Then Alice has 1 card in hand
      And it is Alice's draw step
      When the game goes on to the end step
      Then Alice has 1 card in hand

    @id:two-draw-steps-in-one-turn @source:cr
    Scenario: A turn with two draw steps is worth two cards
      Given Alice controls "Sphinx of the Second Sun"
      When the game goes on to Alice's next upkeep step
      Then Alice has 1 card in hand
      When the game goes on to the precombat main phase
      Then Alice has 2 cards in hand
      When the game goes on to the end step
      Then Alice has 3 cards in hand

    @id:second-upkeep-no-second-card @source:cr @twin:two-draw-steps-in-one-turn
    Scenario: A second upkeep step alone brings no second draw
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And the game goes on to the precombat main phase
      Then Alice has 1 card in hand
      And 2 upkeep steps began in turn 3
      And 1 draw step began in turn 3
