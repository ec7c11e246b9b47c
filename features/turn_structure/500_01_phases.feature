Feature: 500.1 A turn has five phases

  @turn.phases.1
  Rule: Beginning, precombat main, combat, postcombat main and ending phase follow in this order

    @id:bobs-turn-from-phase-to-phase @source:cr
    Scenario: Bob's turn goes from its upkeep through main phase, combat and main phase to its end step
      Note: situation I01
      Given Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      And the game goes on to the precombat main phase
      And the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      And the game goes on to the end step
      Then it is Bob's end step
      And 1 upkeep step began in turn 2
      And 1 precombat main phase began in turn 2
      And 1 beginning of combat step began in turn 2
      And 1 postcombat main phase began in turn 2

    @id:bears-attack-once-a-turn @source:cr
    Scenario: A turn has one combat phase: a creature with vigilance attacks once
      Given Alice controls "Serra Angel"
      When Alice attacks Bob with "Serra Angel"
      And the game goes on to Bob's next upkeep step
      Then Bob has 16 life
      And 1 beginning of combat step began in turn 1
      And 1 end step began in turn 1

    @id:land-mana-for-both-main-phases @source:cr
    Scenario: A sorcery can be cast in either main phase, and not in the combat phase between them
      Given Alice controls "Grizzly Bears"
      And Alice has 2 "Divination" and "Shock" in hand
      And Alice has lands for 2 "Divination" and "Shock"
      When Alice casts "Divination"
      And "Divination" resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then Alice can't cast "Divination"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And the game goes on to the postcombat main phase
      And Alice casts "Divination"
      And "Divination" resolves
      Then it is Alice's postcombat main phase
      And Alice has 4 cards in hand

  @turn.phases.2
  Rule: A phase in which there is nothing to do takes place all the same

    @id:combat-phase-without-creatures @source:cr
    Scenario: Without a creature anywhere there is a combat phase, and both players may act in it
      Note: situation I01
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 1
      And Alice had an opportunity to act in the beginning of combat step of turn 1
      And Bob had an opportunity to act in the beginning of combat step of turn 1

    @id:skipped-combat-phase-doesnt-take-place @source:cr @twin:combat-phase-without-creatures
    Scenario: After Moment of Silence there is none, and nobody acts in it
      Given Alice has "Moment of Silence" and "Shock" in hand
      And Alice has lands for "Moment of Silence" and "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1
      And nobody had an opportunity to act in the beginning of combat step of turn 1
      And 1 postcombat main phase began in turn 1

    @id:postcombat-main-phase-without-a-combat @source:cr
    Scenario: The Bell of the Second March rings though nothing happened in combat
      Given Alice controls "Bell of the Second March"
      When the game goes on to the end step
      Then Alice has 21 life

  @turn.phases.3
  Rule: The steps of the beginning, combat and ending phases follow in order

    @id:untap-then-upkeep-then-draw @source:cr
    Scenario: In the upkeep Alice's artifact has untapped and the card isn't drawn yet
      Given Alice controls tapped "Icy Manipulator"
      When the game goes on to Alice's next upkeep step
      Then "Icy Manipulator" is untapped
      And Alice has 0 cards in hand
      When the game goes on to the draw step
      Then it is Alice's draw step
      And Alice has 1 card in hand

    @id:attack-then-block-then-damage @source:cr
    Scenario: Attackers, blockers, damage, end of combat
      Note: situation I02
      Given Alice controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Colossal Dreadmaw"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Hill Giant"
      Then it is Alice's declare attackers step
      And "Colossal Dreadmaw" is not blocking
      When Bob blocks "Hill Giant" with "Colossal Dreadmaw"
      Then it is Alice's declare blockers step
      And "Colossal Dreadmaw" is blocking
      And "Colossal Dreadmaw" has no damage
      When the game goes on to the postcombat main phase
      Then "Colossal Dreadmaw" has 3 damage
      And "Hill Giant" is in Alice's graveyard
      And Bob had an opportunity to act in the combat damage step of turn 1
      And Bob had an opportunity to act in the end of combat step of turn 1

    @id:end-step-then-cleanup-step @source:cr
    Scenario: The Bell of the Last Hour rings before Alice discards and damage wears off
      Given Alice controls "Bell of the Last Hour" and "Hill Giant"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And the game goes on to the end step
      And "Bell of the Last Hour" resolves
      Then Alice has 23 life
      And "Hill Giant" has 2 damage
      And Alice has 8 cards in hand
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" has no damage
      And Alice has 7 cards in hand
      And Alice has 23 life
