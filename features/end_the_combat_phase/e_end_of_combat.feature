Feature: 724.2e The end of combat step is skipped, so nothing triggers at end of combat

  @end-combat.end-of-combat.1
  Rule: Abilities that trigger at end of combat don't trigger in that combat

    @id:bell-of-battles-end-silent-after-mandate @source:cr @twin:bell-of-battles-end-rings-without-mandate
    Scenario: Bell of Battle's End is silent in Alice's combat and rings in Bob's
      Note: situation H31
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 20 life
      When the game goes on to the postcombat main phase
      Then Alice has 21 life

    @id:bell-of-battles-end-rings-without-mandate @source:cr
    Scenario: Without Mandate the Bell rings in Alice's combat
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Alice has 21 life

    @id:clockwork-beast-keeps-its-counter @source:cr @twin:clockwork-beast-loses-a-counter
    Scenario: Clockwork Beast keeps its counters in the ended combat and loses one in the next
      Note: situation H31
      Given Alice controls "Clockwork Beast"
      And "Clockwork Beast" has 7 "+1/+0" counters
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Clockwork Beast"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Alice's next precombat main phase
      Then "Clockwork Beast" has 7 "+1/+0" counters
      When Alice attacks Bob with "Clockwork Beast"
      And the game goes on to the postcombat main phase
      Then "Clockwork Beast" has 6 "+1/+0" counters
      And Bob has 13 life

    @id:clockwork-beast-loses-a-counter @source:cr
    Scenario: Without Mandate Clockwork Beast loses a counter
      Given Alice controls "Clockwork Beast"
      And "Clockwork Beast" has 7 "+1/+0" counters
      When Alice attacks Bob with "Clockwork Beast"
      And the game goes on to the postcombat main phase
      Then "Clockwork Beast" has 6 "+1/+0" counters
      And Bob has 13 life

  @end-combat.end-of-combat.2
  Rule: A delayed triggered ability meant for end of combat waits for the next end of combat step of any turn

    @id:geists-angel-waits-for-bobs-combat @source:report @twin:geists-angel-goes-without-mandate
    Scenario: Geist's Angel is exiled at the end of Bob's combat, in which nobody attacks
      Source: report ET-31
      Given Alice controls "Geist of Saint Traft"
      And Bob controls "Memnite"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And Bob blocks "Geist of Saint Traft" with "Memnite"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next precombat main phase
      Then the token "Angel Token" is on the battlefield
      When the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield

    @id:geists-angel-goes-without-mandate @source:cr
    Scenario: Without Mandate Geist's Angel is exiled in Alice's combat
      Given Alice controls "Geist of Saint Traft"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield

    @id:geists-angel-goes-in-the-added-combat @source:cr
    Scenario: With a second combat this turn Geist's Angel is exiled at the end of that one
      Note: situation F07
      Given Alice controls "Geist of Saint Traft" and "Grizzly Bears"
      And Alice has "Mandate of Peace" and "Relentless Assault" in hand
      And Alice has lands for "Mandate of Peace" and "Relentless Assault"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then the token "Angel Token" is on the battlefield
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield
      And the game is in turn 1

    @id:basilisks-victim-dies-in-bobs-combat @source:cr @twin:basilisks-victim-dies-without-mandate
    Scenario: Thicket Basilisk's blocker is destroyed at the end of Bob's combat
      Note: situation K63; 603.7b
      Given Alice controls "Thicket Basilisk"
      And Bob controls "Serra Angel"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Thicket Basilisk"
      And Bob blocks "Thicket Basilisk" with "Serra Angel"
      And the ability of "Thicket Basilisk" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next precombat main phase
      Then "Serra Angel" is on the battlefield
      When Bob attacks Alice with "Serra Angel"
      And the game goes on to the postcombat main phase
      Then "Serra Angel" is in Bob's graveyard

    @id:basilisks-victim-dies-without-mandate @source:cr
    Scenario: Without Mandate the blocker is destroyed in Alice's combat
      Given Alice controls "Thicket Basilisk"
      And Bob controls "Serra Angel"
      When Alice attacks Bob with "Thicket Basilisk"
      And Bob blocks "Thicket Basilisk" with "Serra Angel"
      And the ability of "Thicket Basilisk" resolves
      And the game goes on to the postcombat main phase
      Then "Serra Angel" is in Bob's graveyard

    @id:decayed-zombie-waits-for-bobs-combat @source:cr @twin:decayed-zombie-goes-without-mandate
    Scenario: Falcon Abomination's decayed Zombie is sacrificed at the end of Bob's combat
      Note: situation F08 as corrected; 702.147a
      Given Alice has "Falcon Abomination" in hand
      And Alice has lands for "Falcon Abomination"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Falcon Abomination"
      And everything resolves
      And the game goes on to Alice's next precombat main phase
      And Alice attacks Bob with "Zombie Token"
      And the ability of "Zombie Token" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next precombat main phase
      Then the token "Zombie Token" is on the battlefield
      When the game goes on to the postcombat main phase
      Then the token "Zombie Token" is not on the battlefield

    @id:decayed-zombie-goes-without-mandate @source:cr
    Scenario: Without Mandate the decayed Zombie is sacrificed in Alice's combat
      Given Alice has "Falcon Abomination" in hand
      And Alice has lands for "Falcon Abomination"
      When Alice casts "Falcon Abomination"
      And everything resolves
      And the game goes on to Alice's next precombat main phase
      And Alice attacks Bob with "Zombie Token"
      And the ability of "Zombie Token" resolves
      Then the token "Zombie Token" is on the battlefield
      When the game goes on to the postcombat main phase
      Then Bob has 18 life
      And the token "Zombie Token" is not on the battlefield

    @id:myriad-token-waits-for-bobs-combat @source:cr @twin:myriad-token-goes-without-mandate
    Scenario: With three players Warchief Giant's copy, attacking Carol, is exiled at the end of Bob's combat
      Note: situation F08 as corrected; 702.116a
      Given Alice controls "Warchief Giant"
      And Carol has "Mandate of Peace" in hand
      And Carol has lands for "Mandate of Peace"
      When Alice attacks Bob with "Warchief Giant"
      And the ability of "Warchief Giant" resolves
      And Alice accepts
      Then the token "Warchief Giant" is attacking
      When Carol casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next precombat main phase
      Then the token "Warchief Giant" is on the battlefield
      And Carol has 20 life
      When the game goes on to the postcombat main phase
      Then the token "Warchief Giant" is not on the battlefield
      And "Warchief Giant" is on the battlefield

    @id:myriad-token-goes-without-mandate @source:cr
    Scenario: Without Mandate the copy deals its damage to Carol and is exiled in Alice's combat
      Given Alice controls "Warchief Giant"
      And Carol controls "Island"
      When Alice attacks Bob with "Warchief Giant"
      And the ability of "Warchief Giant" resolves
      And Alice accepts
      And the game goes on to the postcombat main phase
      Then Bob has 15 life
      And Carol has 15 life
      And the token "Warchief Giant" is not on the battlefield
