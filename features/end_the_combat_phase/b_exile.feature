Feature: 724.2b All objects on the stack are exiled as the combat phase is ended

  @end-combat.exile.1
  Rule: Every object on the stack is exiled, the resolving one and those that can't be countered included

    @id:mandate-exiles-itself @source:cr @twin:mandate-countered-goes-to-the-graveyard
    Scenario: Mandate of Peace itself is exiled, not put into the graveyard
      Given Alice controls "Grizzly Bears"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then exile is "Mandate of Peace"
      And Bob's graveyard is empty

    @id:mandate-countered-goes-to-the-graveyard @source:cr
    Scenario: Mandate countered goes to the graveyard, and the combat goes on
      Given Alice controls "Grizzly Bears"
      And Alice has "Counterspell" in hand
      And Alice has lands for "Counterspell"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And Alice casts "Counterspell" targeting "Mandate of Peace"
      And "Counterspell" resolves
      Then "Mandate of Peace" is in Bob's graveyard
      And exile is empty
      When the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:mandate-exiles-spells-of-both-players @source:cr
    Scenario: Spells of both players below Mandate are exiled with it
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Lightning Bolt" and "Mandate of Peace" in hand
      And Bob has lands for "Lightning Bolt" and "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Shock" targeting Bob
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And the stack is empty
      And "Shock" is in exile, owned by Alice
      And "Lightning Bolt" is in exile, owned by Bob

    @id:mandate-exiles-supreme-verdict @source:ruling @twin:counterspell-does-not-stop-supreme-verdict-in-combat
    Scenario: Supreme Verdict can't be countered and is exiled all the same
      Source: ruling Mandate of Peace 2019-08-23; report ET-04
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      And Bob controls "Hill Giant"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Supreme Verdict"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then "Supreme Verdict" is in exile
      And "Hill Giant" is on the battlefield
      And "Grizzly Bears" is on the battlefield

    @id:counterspell-does-not-stop-supreme-verdict-in-combat @source:cr
    Scenario: Counterspell instead: Supreme Verdict destroys the creatures
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      And Bob controls "Hill Giant"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Supreme Verdict"
      And Bob casts "Counterspell" targeting "Supreme Verdict"
      And everything resolves
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard

  @end-combat.exile.2
  Rule: Exiled abilities and copies cease to exist in the check, and so do tokens that left the battlefield

    @id:copy-and-ability-below-mandate-are-nowhere @source:report @twin:copy-and-ability-in-combat-resolve
    Scenario: A copy of Raise the Alarm and an attack trigger below Mandate leave no trace
      Source: report ET-27
      Given Alice controls "Geist of Saint Traft"
      And Alice has "Raise the Alarm" and "Twincast" in hand
      And Alice has lands for "Raise the Alarm" and "Twincast"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And Alice casts "Raise the Alarm"
      And Alice casts "Twincast" targeting "Raise the Alarm"
      And "Twincast" resolves
      Then the stack is the copy of "Raise the Alarm", "Raise the Alarm" and the ability of "Geist of Saint Traft"
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then exile is "Mandate of Peace" and "Raise the Alarm"
      And the copy of "Raise the Alarm" is in no zone
      And the ability of "Geist of Saint Traft" is in no zone
      And Alice controls no "Soldier Token"
      And the token "Angel Token" is not on the battlefield

    @id:copy-and-ability-in-combat-resolve @source:cr
    Scenario: Without Mandate they resolve
      Given Alice controls "Geist of Saint Traft"
      And Alice has "Raise the Alarm" and "Twincast" in hand
      And Alice has lands for "Raise the Alarm" and "Twincast"
      When Alice attacks Bob with "Geist of Saint Traft"
      And Alice casts "Raise the Alarm"
      And Alice casts "Twincast" targeting "Raise the Alarm"
      And "Twincast" resolves
      And the copy of "Raise the Alarm" resolves
      And "Raise the Alarm" resolves
      And the ability of "Geist of Saint Traft" resolves
      Then Alice controls 4 "Soldier Token"
      And the token "Angel Token" is on the battlefield

    @id:exiled-ability-is-no-card-for-the-war-doctor @source:cr
    Scenario: The War Doctor sees one event of cards, whatever abilities were exiled with them
      Given Alice controls "Geist of Saint Traft" and "The War Doctor"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then the stack is "The War Doctor"
      And exile is "Mandate of Peace"
      When "The War Doctor" resolves
      Then "The War Doctor" has 1 "time" counter

    @id:cast-copy-of-mandate-ceases @source:cr @source:ruling @twin:cast-copy-resolves
    Scenario: Isochron Scepter's copy of Mandate ends the combat phase and is gone; the imprinted card stays in exile
      Source: ruling Isochron Scepter 2020-08-07; situation A27; 707.12, 704.5e
      Given Alice controls "Grizzly Bears"
      And Alice has "Isochron Scepter" and "Mandate of Peace" in hand
      And Alice has lands for "Isochron Scepter" and the ability of "Isochron Scepter"
      When Alice casts "Isochron Scepter"
      And "Isochron Scepter" resolves
      And the ability of "Isochron Scepter" resolves
      And Alice accepts
      Then exile is "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Isochron Scepter"
      And the ability of "Isochron Scepter" resolves
      And Alice accepts
      And Alice casts "Mandate of Peace"
      Then the stack is "Mandate of Peace"
      When "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And exile is "Mandate of Peace"
      And the stack is empty
      And the copy of "Mandate of Peace" is in no zone
      When the game goes on to Bob's next upkeep step
      Then Bob has 20 life

    @id:cast-copy-resolves @source:cr
    Scenario: A copy that ends nothing resolves too, and the attack goes on
      Given Alice controls "Grizzly Bears"
      And Alice has "Isochron Scepter" and "Shock" in hand
      And Alice has lands for "Isochron Scepter" and the ability of "Isochron Scepter"
      When Alice casts "Isochron Scepter"
      And "Isochron Scepter" resolves
      And the ability of "Isochron Scepter" resolves
      And Alice accepts
      And Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Isochron Scepter"
      And the ability of "Isochron Scepter" resolves
      And Alice accepts
      And Alice casts "Shock" targeting Bob
      Then the stack is "Shock"
      When "Shock" resolves
      Then it is Alice's declare attackers step
      And exile is "Shock"
      And Bob has 18 life
      When the game goes on to Bob's next upkeep step
      Then Bob has 16 life

    @id:angel-destroyed-by-reapers-hour-is-nowhere @source:cr
    Scenario: A token that Reaper's Hour put into the graveyard is gone by the second main phase
      Note: 704.5d
      Given Alice controls "Geist of Saint Traft"
      And Bob has "Reaper's Hour" in hand
      And Bob has lands for "Reaper's Hour"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      Then the token "Angel Token" is on the battlefield
      When Bob casts "Reaper's Hour" targeting the token "Angel Token"
      And "Reaper's Hour" resolves
      Then it is Alice's postcombat main phase
      And the token "Angel Token" is not on the battlefield
      And Alice's graveyard is empty

  @end-combat.exile.3
  Rule: The object that ended the combat phase goes on resolving after it has been exiled

    @id:toll-of-the-truce-still-gains-life @source:cr
    Scenario: Toll of the Truce is in exile when its second sentence is carried out
      Note: 608.2m
      Given Alice controls "Grizzly Bears"
      And Bob has "Toll of the Truce" in hand
      And Bob has lands for "Toll of the Truce"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Toll of the Truce"
      And "Toll of the Truce" resolves
      Then it is Alice's postcombat main phase
      And Bob has 23 life
      And exile is "Toll of the Truce"

  @end-combat.exile.4
  Rule: A spell or ability exiled as the combat phase is ended never resolves

    @id:giant-growth-below-mandate-never-resolves @source:cr @twin:giant-growth-above-mandate-resolves
    Scenario: Giant Growth below Mandate never resolves
      Note: situation H05
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob controls "Hill Giant"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is 2/2
      And "Giant Growth" is in exile

    @id:giant-growth-above-mandate-resolves @source:ruling
    Scenario: Mandate doesn't stop responses: Giant Growth above it resolves
      Source: ruling Mandate of Peace 2019-08-23; situation H11
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is 5/5
      And "Giant Growth" is in Alice's graveyard

    @id:blinding-angels-trigger-below-mandate @source:cr @twin:blinding-angels-trigger-resolves
    Scenario: Blinding Angel's damage stays dealt, and its trigger below Mandate never resolves
      Note: situation H07
      Given Alice controls "Blinding Angel"
      And Bob controls "Luminarch Aspirant"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Blinding Angel"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Blinding Angel"
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then Bob has 18 life
      When the game goes on to Bob's next end step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter

    @id:blinding-angels-trigger-resolves @source:cr
    Scenario: Without Mandate Bob's next combat is skipped
      Given Alice controls "Blinding Angel"
      And Bob controls "Luminarch Aspirant"
      When Alice attacks Bob with "Blinding Angel"
      And the game goes on to Bob's next end step
      Then Bob has 18 life
      And "Luminarch Aspirant" has no "+1/+1" counters

    @id:angels-exile-below-mandate-never-comes @source:cr @twin:angel-goes-in-bobs-combat-after-mandate
    Scenario: Mandate in the end of combat step, over the Angel's trigger: the Angel stays for good
      Note: situation H08; 603.7b
      Given Alice controls "Geist of Saint Traft"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And the game goes on to the end of combat step
      Then the stack is the ability of "Geist of Saint Traft"
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      When the game goes on to Bob's next postcombat main phase
      Then the token "Angel Token" is on the battlefield

    @id:angel-goes-in-bobs-combat-after-mandate @source:cr
    Scenario: Mandate a step earlier: the ability hadn't triggered, and the Angel goes in Bob's combat
      Note: 603.7b
      Given Alice controls "Geist of Saint Traft"
      And Bob controls "Memnite"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And Bob blocks "Geist of Saint Traft" with "Memnite"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And the token "Angel Token" is on the battlefield
      When the game goes on to Bob's next precombat main phase
      And Bob attacks Alice with "Memnite"
      And the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield

    @id:twincast-on-mandate-the-original-never-resolves @source:cr
    Scenario: Mandate below its own copy never resolves: Bob's spells are free
      Note: situation H34; 707.10
      Given Alice controls "Grizzly Bears"
      And Alice has "Mandate of Peace" in hand
      And Alice has lands for "Mandate of Peace"
      And Bob has "Twincast" and "Shock" in hand
      And Bob has lands for "Twincast" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And Bob casts "Twincast" targeting "Mandate of Peace"
      And "Twincast" resolves
      And the copy of "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Mandate of Peace" is in exile
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
