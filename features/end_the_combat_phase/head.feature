Feature: 724.2 An effect ends the combat phase by a process of its own

  @end-combat.head.3
  Rule: The steps of the process follow in order, in the middle of the resolution

    @id:mandate-step-by-step @source:cr @twin:the-same-combat-without-mandate
    Scenario: Mandate over Shock: Shock is exiled, and the Liege, hurt and out of combat, dies before Alice acts
      Note: situations C18 and K24; 724.2b, c and d in turn
      Given Alice controls "Gaea's Liege" and "Forest"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls 4 "Forest"
      And Bob has "Lightning Bolt" and "Mandate of Peace" in hand
      And Bob has lands for "Lightning Bolt" and "Mandate of Peace"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      Then "Gaea's Liege" is 4/4
      And "Gaea's Liege" has 3 damage
      When Alice casts "Shock" targeting Bob
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And exile is "Shock" and "Mandate of Peace"
      And "Gaea's Liege" is in Alice's graveyard
      And Bob has 20 life

    @id:the-same-combat-without-mandate @source:cr
    Scenario: Without Mandate Shock and the Liege deal their damage
      Given Alice controls "Gaea's Liege" and "Forest"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls 4 "Forest"
      When Alice attacks Bob with "Gaea's Liege"
      And Alice casts "Shock" targeting Bob
      And the game goes on to the postcombat main phase
      Then Bob has 14 life
      And "Shock" is in Alice's graveyard

  @card.mandate-of-peace.2
  Rule: After Mandate of Peace its controller's opponents can't cast spells for the rest of the turn

    @id:mandates-ban-stands-before-the-process @source:cr @twin:twincasts-mandate-bans-alice-alone
    Scenario: Mandate's first sentence is done before the phase ends: Alice can't cast in the next one
      Note: situation H35; 608.2c
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice can't cast "Shock" targeting Bob
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:twincasts-mandate-bans-alice-alone @source:cr
    Scenario: Bob's copy ends the phase in the middle of its own resolution: Alice's Mandate never bans him
      Note: situation H34; the copy's controller is Bob
      Given Alice controls "Grizzly Bears"
      And Alice has "Mandate of Peace" and "Shock" in hand
      And Alice has lands for "Mandate of Peace" and "Shock"
      And Bob has "Twincast" and "Lightning Bolt" in hand
      And Bob has lands for "Twincast" and "Lightning Bolt"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And Bob casts "Twincast" targeting "Mandate of Peace"
      And "Twincast" resolves
      And the copy of "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Mandate of Peace" is in exile
      And Alice can't cast "Shock" targeting Bob
      When Bob casts "Lightning Bolt" targeting Alice
      And "Lightning Bolt" resolves
      Then Alice has 17 life
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
