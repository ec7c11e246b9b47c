Feature: 500.12 Nothing happens between steps, phases or turns

  @turn.between.1
  Rule: Between the end of a step, phase or turn and the beginning of the next nothing happens

    @id:sphinx-lives-to-see-the-main-phase-begin @source:cr @twin:sphinx-dies-in-combat
    Scenario: The Sphinx dies of leaving combat, but not between the phases: its ability has triggered before
      Note: attacking with War Standard it is a 6/8 with six damage; 511.3, 500.6, then 704.3
      Given Alice controls "Sphinx of the Second Sun" and "War Standard"
      And Bob has 2 "Lightning Bolt" and "Shock" in hand
      And Bob has lands for 2 "Lightning Bolt" and "Shock"
      When Alice attacks Bob with "Sphinx of the Second Sun"
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      Then "Sphinx of the Second Sun" is 6/8
      And "Sphinx of the Second Sun" has 6 damage
      When the game goes on to the postcombat main phase
      Then "Sphinx of the Second Sun" is in Alice's graveyard
      And the stack is the ability of "Sphinx of the Second Sun"
      When the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the draw step
      Then Alice has 1 card in hand

    @id:sphinx-dies-in-combat @source:cr
    Scenario: Without War Standard it dies in the combat phase, and nothing triggers in the main phase
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for 2 "Lightning Bolt"
      When Alice attacks Bob with "Sphinx of the Second Sun"
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      And the game goes on to the postcombat main phase
      Then "Sphinx of the Second Sun" is in Alice's graveyard
      And the stack is empty
      When the game goes on to Bob's next upkeep step
      Then no draw step began in turn 1

    @id:force-lives-to-see-the-upkeep-begin @source:cr @twin:force-lives-on-with-its-bonus
    Scenario: As Alice's turn begins Verdant Force is too small for its damage: it dies only after its upkeep ability has triggered
      Note: 704.3 looks at nothing between the turns or in the untap step
      Given Alice controls "Verdant Force" and "Glory of Warfare"
      And Bob controls "Patient Zero"
      And Bob has 2 "Lightning Bolt" and "Shock" in hand
      And Bob has lands for 2 "Lightning Bolt" and "Shock"
      When the game goes on to Bob's next precombat main phase
      And Bob casts "Lightning Bolt" targeting "Verdant Force"
      And "Lightning Bolt" resolves
      And Bob casts "Lightning Bolt" targeting "Verdant Force"
      And "Lightning Bolt" resolves
      And Bob casts "Shock" targeting "Verdant Force"
      And "Shock" resolves
      Then "Verdant Force" is 7/9
      And "Verdant Force" has 8 damage
      When the game goes on to Alice's next upkeep step
      Then "Verdant Force" is in Alice's graveyard
      And the stack is the ability of "Verdant Force"
      When the ability of "Verdant Force" resolves
      Then Alice controls 2 "Saproling Token"

    @id:force-lives-on-with-its-bonus @source:cr
    Scenario: With less damage it lives on
      Given Alice controls "Verdant Force" and "Glory of Warfare"
      And Bob controls "Patient Zero"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for 2 "Lightning Bolt"
      When the game goes on to Bob's next precombat main phase
      And Bob casts "Lightning Bolt" targeting "Verdant Force"
      And "Lightning Bolt" resolves
      And Bob casts "Lightning Bolt" targeting "Verdant Force"
      And "Lightning Bolt" resolves
      And the game goes on to Alice's next upkeep step
      Then "Verdant Force" has 6 damage
      And "Verdant Force" is 9/7
      And the stack is the ability of "Verdant Force"

    @id:discards-belong-to-the-turn-that-ends @source:report
    Scenario: Alice's discard belongs to her own turn: what it does until end of turn is over as Bob's begins
      Source: report TS-91, with another card; situation I24
      Given Alice has 8 "Grizzly Bears" in hand
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Abyssal Nocturnus"
      When the ability of "Abyssal Nocturnus" resolves
      Then "Abyssal Nocturnus" is 4/4
      When the game goes on to Bob's next upkeep step
      Then "Abyssal Nocturnus" is 2/2
      And Alice has 7 cards in hand
