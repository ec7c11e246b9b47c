Feature: 614.10 Fatespinner: every instance of what was chosen is skipped

  @skip.replaces.3
  Rule: An effect that skips all such phases of a turn skips the added ones too

    @id:fatespinner-skips-relentless-assaults-combat @source:ruling @twin:fatespinner-leaves-both-combats
    Scenario: Combat chosen: Relentless Assault's combat is skipped as well, and its main phase comes
      Source: situation G39; ruling Fatespinner 2004-12-01
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob controls "Fatespinner"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "combat phase"
      And the game goes on to the precombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the end step
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 2
      And 2 postcombat main phases began in turn 2

    @id:fatespinner-leaves-both-combats @source:cr
    Scenario: The draw step chosen: both combats come
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob controls "Fatespinner"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "draw step"
      And the game goes on to the precombat main phase
      Then Alice has 1 card in hand
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the end step
      And the game goes on to Bob's next upkeep step
      Then 2 beginning of combat steps began in turn 2

    @id:fatespinner-skips-both-main-phases @source:ruling @twin:fatespinner-leaves-both-combats
    Scenario: Main phase chosen: neither main phase comes, and combat does
      Source: situation G40; ruling Fatespinner 2004-12-01
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Bob controls "Fatespinner"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "main phase"
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 18 life
      When the game goes on to Bob's next upkeep step
      Then no precombat main phase began in turn 2
      And no postcombat main phase began in turn 2

    @id:fatespinner-skips-the-second-suns-draw-step @source:ruling @twin:fatespinner-leaves-the-second-suns-draw-step
    Scenario: Draw step chosen in both upkeeps of a turn with Sphinx of the Second Sun: Alice draws nothing
      Source: report row L14; ruling Fatespinner 2004-12-01
      Given it is Bob's precombat main phase
      And Alice controls "Sphinx of the Second Sun"
      And Bob controls "Fatespinner"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "draw step"
      And the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      Then the stack is the ability of "Fatespinner"
      When the ability of "Fatespinner" resolves
      And Alice chooses "combat phase"
      And the game goes on to the end step
      Then Alice has 0 cards in hand

    @id:fatespinner-leaves-the-second-suns-draw-step @source:cr
    Scenario: Combat chosen in both: two draw steps
      Given it is Bob's precombat main phase
      And Alice controls "Sphinx of the Second Sun"
      And Bob controls "Fatespinner"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "combat phase"
      And the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "combat phase"
      And the game goes on to the end step
      Then Alice has 2 cards in hand
