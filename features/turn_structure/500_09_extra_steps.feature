Feature: 500.9 Extra steps

  @extra-step.order.1
  Rule: An extra step comes directly after or directly before the step the effect names

    @id:paradox-hazes-upkeep-comes-before-the-draw @source:cr
    Scenario: Paradox Haze: Alice's second upkeep comes before her draw step
      Given Bob controls "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And the game goes on to the upkeep step
      Then 2 upkeep steps began in turn 3
      And Alice has 0 cards in hand
      When the game goes on to the draw step
      Then Alice has 1 card in hand
      And 2 upkeep steps began in turn 3

    @id:paradox-haze-isnt-for-bob @source:cr @twin:paradox-hazes-upkeep-comes-before-the-draw
    Scenario: Bob, who isn't enchanted, has one upkeep
      Given Bob controls "Paradox Haze" and "Verdant Force"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Bob's next upkeep step
      And the game goes on to the precombat main phase
      Then 1 upkeep step began in turn 2
      And Bob controls "Saproling Token"

    @id:paradox-haze-repeats-upkeep-triggers @source:ruling
    Scenario: What triggers in the upkeep triggers in each of the two
      Source: ruling Paradox Haze 2006-09-25
      Given Alice controls "Paradox Haze" and "Verdant Force"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Paradox Haze" and "Verdant Force"
      And the game goes on to the draw step
      Then Alice controls 3 "Saproling Token"
      And 2 upkeep steps began in turn 3

    @id:two-hazes-three-upkeeps @source:report
    Scenario: Two Paradox Hazes give three upkeeps, and no more
      Source: report TS-20; situation G26; ruling Paradox Haze 2006-09-25
      Given Alice controls 2 "Paradox Haze"
      And Bob controls "Verdant Force"
      And "Paradox Haze" is attached to Alice
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And the game goes on to the draw step
      Then 3 upkeep steps began in turn 3
      And Bob controls 4 "Saproling Token"

    @id:stifled-haze-one-upkeep @source:cr @twin:paradox-hazes-upkeep-comes-before-the-draw
    Scenario: Stifle counters the Haze's trigger: there is one upkeep, and none to make up for
      Note: situation L18
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When the game goes on to Alice's next upkeep step
      And Bob casts "Stifle" targeting the ability of "Paradox Haze"
      And "Stifle" resolves
      And the game goes on to the draw step
      Then 1 upkeep step began in turn 3
      And Alice has 1 card in hand

    @id:second-suns-upkeep-is-no-first-upkeep @source:cr
    Scenario: The upkeep of the Sphinx's added beginning phase isn't the first of the turn: no third upkeep
      Note: situation G25
      Given Alice controls "Sphinx of the Second Sun" and "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And the game goes on to the upkeep step
      And the game goes on to the postcombat main phase
      And "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      Then the stack is empty
      When the game goes on to the end step
      Then 3 upkeep steps began in turn 3

    @id:ninth-doctors-second-upkeep @source:cr @source:ruling @twin:untapped-doctor-one-upkeep
    Scenario: The Ninth Doctor untaps in Alice's untap step: her ability resolves in the upkeep, and one more follows it
      Source: situation K57; ruling The Ninth Doctor 2023-10-13; 502.4
      Given Alice controls tapped "The Ninth Doctor"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "The Ninth Doctor"
      When everything resolves
      Then Alice has 0 cards in hand
      When the game goes on to the upkeep step
      Then Alice has 0 cards in hand
      And the stack is empty
      When the game goes on to the end step
      Then 2 upkeep steps began in turn 3

    @id:untapped-doctor-one-upkeep @source:cr
    Scenario: Untapped before, the Doctor gives no second upkeep
      Given Alice controls "The Ninth Doctor"
      When the game goes on to Alice's next end step
      Then 1 upkeep step began in turn 3

  @extra-step.order.2
  Rule: Of several steps added after the same step, the most recently created comes first

    @id:draught-after-haze-draw-step-first @source:cr
    Scenario: Haze's trigger, then an added draw step: the draw step comes before the second upkeep
      Note: the instant is invented; no printed card adds a draw step after a step
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      And Alice has "Sudden Draught" in hand
      And Alice has lands for "Sudden Draught"
      When the game goes on to Alice's next upkeep step
      And the ability of "Paradox Haze" resolves
      And Alice casts "Sudden Draught"
      And "Sudden Draught" resolves
      And the game goes on to the draw step
      Then 1 upkeep step began in turn 3
      And Alice has 1 card in hand
      When the game goes on to the upkeep step
      Then 2 upkeep steps began in turn 3
      When the game goes on to the draw step
      Then Alice has 2 cards in hand

    @id:draught-under-haze-upkeep-first @source:cr
    Scenario: The added draw step, then Haze's trigger: the second upkeep comes before both draw steps
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      And Alice has "Sudden Draught" in hand
      And Alice has lands for "Sudden Draught"
      When the game goes on to Alice's next upkeep step
      And Alice casts "Sudden Draught"
      And "Sudden Draught" resolves
      And the ability of "Paradox Haze" resolves
      And the game goes on to the upkeep step
      Then 2 upkeep steps began in turn 3
      And Alice has 0 cards in hand
      When the game goes on to the precombat main phase
      Then Alice has 2 cards in hand
      And 2 draw steps began in turn 3
