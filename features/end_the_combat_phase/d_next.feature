Feature: 724.2d The game goes on to the next phase

  @end-combat.next.1
  Rule: The combat phase ends, and the turn does not

    @id:mandate-in-the-beginning-of-combat-step @source:cr @twin:combat-without-mandate
    Scenario: Mandate in the beginning of combat step: no attack, not even by Juggernaut, then the second main phase
      Note: situation H03; 508.1d
      Given Alice controls "Juggernaut"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And "Juggernaut" is untapped
      And the game is in turn 1

    @id:mandate-in-the-declare-attackers-step @source:cr @twin:combat-without-mandate
    Scenario: Mandate in the declare attackers step: no damage, then the second main phase
      Given Alice controls "Grizzly Bears"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And Bob has 20 life
      And the game is in turn 1

    @id:mandate-in-the-declare-blockers-step @source:cr @twin:combat-without-mandate
    Scenario: Mandate in the declare blockers step: no damage, then the second main phase
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Memnite"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob blocks "Grizzly Bears" with "Memnite"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And Bob has 20 life
      And "Memnite" is on the battlefield

    @id:mandate-in-a-later-step-of-combat @source:cr @twin:combat-without-mandate
    Scenario Outline: Mandate in the <now>, over the trigger of <waiting>: the second main phase comes
      Given Alice controls "Blinding Angel" and "Bell of Battle's End"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Blinding Angel"
      And the game goes on to the <now>
      Then the stack is the ability of "<waiting>"
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And Bob has 18 life
      And Alice has 20 life
      And nobody is attacking

      Examples:
        | now                | waiting              |
        | combat damage step | Blinding Angel       |
        | end of combat step | Bell of Battle's End |

    @id:combat-without-mandate @source:cr
    Scenario: Without Mandate the Bears attack and deal damage
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is tapped
      When the game goes on to the postcombat main phase
      Then Bob has 18 life
      And Alice has 21 life

    @id:mandate-after-first-strike-damage @source:cr @twin:first-strike-and-regular-damage
    Scenario: After the first strike damage: the regular damage isn't dealt
      Note: situation H06; 510.4
      Given Alice controls "Youthful Knight" and "Hill Giant"
      And Bob controls "Doomed Traveler"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Youthful Knight" and "Hill Giant"
      And Bob blocks "Youthful Knight" with "Doomed Traveler"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Doomed Traveler"
      And Bob has 20 life
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Bob has 20 life
      And Bob controls no "Spirit Token"

    @id:first-strike-and-regular-damage @source:cr
    Scenario: Without Mandate both damages are dealt
      Given Alice controls "Youthful Knight" and "Hill Giant"
      And Bob controls "Doomed Traveler"
      When Alice attacks Bob with "Youthful Knight" and "Hill Giant"
      And Bob blocks "Youthful Knight" with "Doomed Traveler"
      And the game goes on to the postcombat main phase
      Then Bob has 17 life
      And Bob controls "Spirit Token"

    @id:mandate-on-alices-own-turn @source:cr
    Scenario: Alice's own Mandate: in her second main phase she plays a land and casts a sorcery
      Note: situation H09
      Given Alice controls "Grizzly Bears"
      And Alice has "Mandate of Peace", "Divination" and "Forest" in hand
      And Alice has lands for "Mandate of Peace" and "Divination"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      When Alice plays "Forest"
      And Alice casts "Divination"
      And "Divination" resolves
      Then Alice has 2 cards in hand
      And Alice controls "Forest"

    @id:mandate-then-time-stop @source:cr @twin:mandate-then-the-end-step
    Scenario: Mandate, then Time Stop in the second main phase: no end step
      Note: situation H33
      Given Alice controls "Grizzly Bears" and "Bell of the Last Hour"
      And Bob has "Mandate of Peace" and "Time Stop" in hand
      And Bob has lands for "Mandate of Peace" and "Time Stop"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice has 20 life
      And the game is in turn 2

    @id:mandate-then-the-end-step @source:cr
    Scenario: Mandate alone: the end step comes
      Given Alice controls "Grizzly Bears" and "Bell of the Last Hour"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 23 life

  @end-combat.next.2
  Rule: Neither a creature nor a planeswalker is left in combat

    @id:mandate-removes-attackers-and-blockers @source:cr @twin:attack-and-block-without-mandate
    Scenario: Attacker and blocker leave combat unharmed, and the attacker stays tapped
      Note: situation H05
      Given Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Serra Angel"
      Then "Serra Angel" is blocking
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is not attacking
      And "Serra Angel" is not blocking
      And "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" is tapped
      And "Serra Angel" has no damage

    @id:attack-and-block-without-mandate @source:cr
    Scenario: Without Mandate the attacker dies
      Given Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Serra Angel"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Alice's graveyard
      And "Serra Angel" has 2 damage

    @id:mandate-saves-the-attacked-planeswalker @source:cr @twin:attack-on-a-planeswalker-without-mandate
    Scenario: A planeswalker that was attacked loses no loyalty
      Given Alice controls "Hill Giant"
      And Bob controls "Sarkhan, the Dragonspeaker"
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks "Sarkhan, the Dragonspeaker" with "Hill Giant"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Hill Giant" is not attacking
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters

    @id:attack-on-a-planeswalker-without-mandate @source:cr
    Scenario: Without Mandate the attacked planeswalker loses loyalty
      Given Alice controls "Hill Giant"
      And Bob controls "Sarkhan, the Dragonspeaker"
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters
      When Alice attacks "Sarkhan, the Dragonspeaker" with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then "Sarkhan, the Dragonspeaker" has 1 "loyalty" counter

    @id:liege-dies-before-priority-in-the-second-main-phase @source:cr @twin:liege-lives-while-it-attacks
    Scenario: Gaea's Liege, out of combat, dies before anybody acts in the second main phase
      Note: situations C18 and K24
      Given Alice controls "Gaea's Liege" and "Forest"
      And Bob controls 4 "Forest"
      And Bob has "Lightning Bolt" and "Mandate of Peace" in hand
      And Bob has lands for "Lightning Bolt" and "Mandate of Peace"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And "Gaea's Liege" is in Alice's graveyard

    @id:liege-lives-while-it-attacks @source:cr
    Scenario: Without Mandate the Liege lives through the damage and dies after the end of combat step
      Note: 511.3
      Given Alice controls "Gaea's Liege", "Bell of Battle's End" and "Forest"
      And Bob controls 4 "Forest"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And "Gaea's Liege" is 4/4
      And Bob has 16 life
      When the game goes on to the postcombat main phase
      Then "Gaea's Liege" is in Alice's graveyard

    @id:attackers-did-attack-this-turn @source:cr
    Scenario: Removed attackers did attack: Relentless Assault untaps them, and they attack again
      Note: situation H04
      Given Alice controls "Grizzly Bears"
      And Alice has "Mandate of Peace" and "Relentless Assault" in hand
      And Alice has lands for "Mandate of Peace" and "Relentless Assault"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then "Grizzly Bears" is tapped
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then "Grizzly Bears" is untapped
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 18 life

  @end-combat.next.3
  Rule: Whatever was to last until end of combat is over as soon as the phase is

    @id:battle-chant-over-after-mandate @source:cr @twin:giant-growth-not-over-after-mandate
    Scenario: Battle Chant's "until end of combat" is over in the second main phase
      Note: situation E05
      Given Alice controls "Grizzly Bears"
      And Alice has "Battle Chant" in hand
      And Alice has lands for "Battle Chant"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Battle Chant" targeting "Grizzly Bears"
      And "Battle Chant" resolves
      Then "Grizzly Bears" is 7/2
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is 2/2

    @id:giant-growth-not-over-after-mandate @source:cr
    Scenario: Giant Growth's "until end of turn" is not
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is 5/5

    @id:jade-statue-no-creature-after-mandate @source:cr
    Scenario: Jade Statue with 3 damage is no creature any more in the second main phase
      Note: situation K39
      Given Alice controls "Jade Statue"
      And Alice has lands for the ability of "Jade Statue"
      And Bob has "Lightning Bolt" and "Mandate of Peace" in hand
      And Bob has lands for "Lightning Bolt" and "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      And Bob casts "Lightning Bolt" targeting "Jade Statue"
      And "Lightning Bolt" resolves
      Then "Jade Statue" is 3/6
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Jade Statue" is not a creature
      And "Jade Statue" has 3 damage

  @end-combat.next.4
  Rule: The next phase is whichever stands next in line, and later added phases still come

    @id:mandate-in-an-added-combat-keeps-the-rest @source:cr
    Scenario: After Mandate in Relentless Assault's combat: its main phase, then the turn's own combat
      Note: situation H17
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And "Grizzly Bears" is not attacking
      When the game goes on to the beginning of combat step
      Then the game is in turn 1

    @id:mandate-before-aurelias-added-combat @source:report
    Scenario: Aurelia's added combat comes directly after the one that Mandate ended
      Source: report ET-33; ruling Aurelia, the Warleader 2024-11-08; situation H15
      Given Alice controls "Aurelia, the Warleader"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the ability of "Aurelia, the Warleader" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's beginning of combat step
      And "Aurelia, the Warleader" is not attacking
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the game goes on to the postcombat main phase
      Then Bob has 17 life

    @id:mandate-over-aurelias-trigger @source:cr @twin:mandate-before-aurelias-added-combat
    Scenario: Aurelia's trigger below Mandate adds nothing: the second main phase comes
      Given Alice controls "Aurelia, the Warleader"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Aurelia, the Warleader"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority

    @id:mandate-in-the-first-of-full-throttles-combats @source:cr
    Scenario: Full Throttle's second combat comes directly after its first
      Given Alice controls "Grizzly Bears"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's beginning of combat step
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 18 life

    @id:mandate-before-the-added-combat-of-the-second-main-phase @source:cr
    Scenario: World at War's combat still comes after the second main phase
      Note: card text of 2026: after the second main phase this turn
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      When the game goes on to the beginning of combat step
      And the ability of "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 18 life

  @end-combat.next.5
  Rule: Only the steps left in this combat phase are skipped

    @id:mandate-skips-the-steps-of-its-combat @source:cr @twin:unmandated-combat-has-all-its-steps
    Scenario: Mandate in the declare attackers step: three steps are skipped, the rest of the turn isn't
      Given Alice controls "Grizzly Bears"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And the game goes on to Bob's next upkeep step
      Then no declare blockers step began in turn 1
      And no combat damage step began in turn 1
      And no end of combat step began in turn 1
      And 1 postcombat main phase began in turn 1
      And 1 end step began in turn 1

    @id:unmandated-combat-has-all-its-steps @source:cr
    Scenario: Without Mandate each of these steps comes
      Given Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then 1 declare blockers step began in turn 1
      And 1 combat damage step began in turn 1
      And 1 end of combat step began in turn 1
      And 1 postcombat main phase began in turn 1
      And 1 end step began in turn 1

    @id:mandate-leaves-the-end-step-and-the-discard @source:cr
    Scenario: After Mandate the second main phase, the end step and the discard come as usual
      Given Alice controls "Grizzly Bears", "Bell of the Second March" and "Bell of the Last Hour"
      And Alice has 8 "Savannah Lions" in hand
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the end step
      Then Alice has 21 life
      When the game goes on to Bob's next upkeep step
      Then Alice has 24 life
      And Alice has 7 cards in hand

  @end-combat.next.7
  Rule: Unspent mana empties as the combat phase ends, after the effects that kept it have expired

    @id:mana-floating-under-mandate-is-gone @source:cr @twin:mana-floating-under-mandate-kept-by-horizon-stone
    Scenario: Llanowar Elves' mana, added over Mandate, is gone in the second main phase
      Note: situation H27; 500.5
      Given Alice controls "Grizzly Bears" and "Llanowar Elves"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice's mana pool is empty

    @id:mana-floating-under-mandate-kept-by-horizon-stone @source:cr
    Scenario: With Horizon Stone it becomes colorless instead
      Given Alice controls "Grizzly Bears", "Llanowar Elves" and "Horizon Stone"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And Alice activates the first ability of "Llanowar Elves"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice's mana pool is "{C}"

    @id:torchbearers-mana-ends-with-the-combat-phase @source:cr @twin:ventmaws-mana-outlasts-the-combat-phase
    Scenario: Torchbearer's mana is kept from step to step until end of combat, and Mandate is that end
      Note: situations E06 and E07; the effect expires first, then the mana empties
      Given Alice controls "Torchbearer of the Van"
      And Bob controls "Hill Giant"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Torchbearer of the Van"
      And the ability of "Torchbearer of the Van" resolves
      And Bob blocks "Torchbearer of the Van" with "Hill Giant"
      Then Alice's mana pool is "{R}"
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice's mana pool is empty

    @id:ventmaws-mana-outlasts-the-combat-phase @source:cr
    Scenario: Savage Ventmaw's mana is kept until end of turn and outlasts Mandate
      Given Alice controls "Savage Ventmaw"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Savage Ventmaw"
      And the ability of "Savage Ventmaw" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice's mana pool is "{R}{R}{R}{G}{G}{G}"

  @end-combat.next.8
  Rule: If the next phase is skipped, the game goes on to what comes after it

    @id:mandate-before-a-skipped-main-phase @source:ruling @twin:mandate-leaves-the-end-step-and-the-discard
    Scenario: The postcombat main phase is skipped: from combat to the end step
      Source: ruling Mandate of Peace 2019-08-23
      Given Alice controls "Grizzly Bears" and "Bell of the Second March"
      And Alice has "No Second March" in hand
      And Alice has lands for "No Second March"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "No Second March"
      And "No Second March" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's end step
      And Alice has priority
      And Alice has 20 life
      And Bob has 20 life

    @id:mandate-then-fatespinners-main-phase @source:ruling @twin:mandate-then-the-main-phase-fatespinner-left
    Scenario: Fatespinner, main phase chosen: after Mandate the game is in the end step
      Source: situation H20; ruling Mandate of Peace 2019-08-23
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Bob controls "Fatespinner"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "main phase"
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's end step
      And Alice has priority

    @id:mandate-then-the-main-phase-fatespinner-left @source:cr
    Scenario: Fatespinner, draw step chosen: after Mandate the game is in the postcombat main phase
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Bob controls "Fatespinner"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "draw step"
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase

    @id:mandate-then-neither-main-phase-nor-end-step @source:cr @twin:mandate-then-the-main-phase-fatespinner-left
    Scenario: With Dusk That Never Falls the end step is skipped as well: Alice discards next
      Note: situation H21 as corrected
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Alice has 7 "Savannah Lions" in hand
      And Bob controls "Fatespinner" and "Dusk That Never Falls"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to Alice's next upkeep step
      And the ability of "Fatespinner" resolves
      And Alice chooses "main phase"
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's cleanup step
      And Alice must choose 1 of the cards in Alice's hand

  @card.mandate-of-peace.2
  Rule: After Mandate of Peace its controller's opponents can't cast spells for the rest of the turn

    @id:mandates-ban-lasts-the-turn @source:report @source:ruling
    Scenario: After Bob's Mandate Alice plays a land and uses Sneak Attack, but casts nothing before Bob's turn
      Source: report ET-32; ruling Mandate of Peace 2019-08-23; situation H12
      Given Alice controls "Grizzly Bears" and "Sneak Attack"
      And Alice has "Shock", "Forest" and "Hill Giant" in hand
      And Alice has lands for "Shock" and the ability of "Sneak Attack"
      And Bob has "Mandate of Peace" and "Lightning Bolt" in hand
      And Bob has lands for "Mandate of Peace" and "Lightning Bolt"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then Alice can't cast "Shock" targeting Bob
      When Alice plays "Forest"
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      Then "Hill Giant" is on the battlefield
      When Bob casts "Lightning Bolt" targeting Alice
      And "Lightning Bolt" resolves
      Then Alice has 17 life
      When the game goes on to the end step
      Then Alice can't cast "Shock" targeting Bob
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

  @cleanup.wear-off.2
  Rule: Effects that last until end of turn or say "this turn" end in the cleanup step

    @id:mandates-ban-is-over-in-the-cleanup-step @source:cr
    Scenario: Mandate's ban ends with the turn's effects: in a cleanup step with priority Alice casts again
      Note: situation E11; 514.2 before 514.3a
      Given Alice controls "Grizzly Bears" and "Witness of Fallen Pages"
      And Alice has "Shock" and 7 "Savannah Lions" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then Alice can't cast "Shock" targeting Bob
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Savannah Lions"
      Then it is Alice's cleanup step
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
