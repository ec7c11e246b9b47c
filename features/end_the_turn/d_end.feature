Feature: 724.1d The phase ends and the game goes on to the cleanup step

  @end-turn.end.1
  Rule: The current step and phase end, so what lasts until the end of either expires

    @id:battle-chant-over-before-the-discard @source:cr @twin:giant-growth-still-there-at-the-discard
    Scenario: Battle Chant's "until end of combat" is over before the discard
      Note: 500.5a; situation E04
      Given Alice controls "Grizzly Bears"
      And Alice has "Battle Chant" and 8 "Savannah Lions" in hand
      And Alice has lands for "Battle Chant"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Battle Chant" targeting "Grizzly Bears"
      And "Battle Chant" resolves
      Then "Grizzly Bears" is 7/2
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Grizzly Bears" is 2/2

    @id:giant-growth-still-there-at-the-discard @source:cr
    Scenario: Giant Growth's "until end of turn" is not over as the combat phase ends
      Note: 514.1 before 514.2; situation E01
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and 8 "Savannah Lions" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Grizzly Bears" is 5/5
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:jade-statue-no-creature-at-the-discard @source:cr @twin:jade-statue-creature-in-the-end-of-combat-step
    Scenario: Jade Statue, a creature until end of combat, is none any more while Alice discards
      Note: 500.5a; situation K39
      Given Alice controls "Jade Statue"
      And Alice has 8 "Savannah Lions" in hand
      And Alice has lands for the ability of "Jade Statue"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      Then "Jade Statue" is 3/6
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Jade Statue" is not a creature

    @id:jade-statue-creature-in-the-end-of-combat-step @source:cr
    Scenario: Without an ender Jade Statue is a creature until the combat phase is over
      Note: 500.5a
      Given Alice controls "Jade Statue" and "Bell of Battle's End"
      And Alice has lands for the ability of "Jade Statue"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And "Jade Statue" is 3/6
      When the game goes on to the postcombat main phase
      Then "Jade Statue" is not a creature

    @id:warboss-goblin-need-not-attack-again @source:report @twin:warboss-goblin-must-attack
    Scenario: Legion Warboss's Goblin, which had to attack in the ended combat, need not in Alice's next one
      Source: report ET-11; 500.5a
      Note: with Time Walk no combat of Bob's comes between, at the end of which it would be over anyway
      Given Alice controls "Legion Warboss"
      And Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to the beginning of combat step
      And the ability of "Legion Warboss" resolves
      And Alice attacks Bob with "Goblin Token"
      And Bob casts "Shock" targeting "Legion Warboss"
      And "Shock" resolves
      And Bob casts "Time Stop"
      And the game goes on to Alice's next postcombat main phase
      Then the token "Goblin Token" is untapped
      And Bob has 20 life
      And the game is in turn 2

    @id:warboss-goblin-must-attack @source:cr
    Scenario: In the combat in which Legion Warboss made it the Goblin has to attack
      Note: 508.1d; the Warboss itself is tapped and can't attack
      Given Alice controls tapped "Legion Warboss"
      When the game goes on to the beginning of combat step
      And the ability of "Legion Warboss" resolves
      And the game goes on to the postcombat main phase
      Then the token "Goblin Token" is tapped
      And Bob has 19 life

  @end-turn.end.2
  Rule: During combat, all creatures and planeswalkers are removed from combat as the phase ends

    @id:attackers-and-blockers-are-out-of-combat @source:report @twin:attackers-and-blockers-deal-damage
    Scenario: After blocks: nobody attacks or blocks while Alice discards, and no damage is dealt
      Source: report ET-02; situation D05
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has 8 "Savannah Lions" in hand
      And Bob controls "Serra Angel"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob blocks "Grizzly Bears" with "Serra Angel"
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And nobody is attacking
      And "Hill Giant" is not attacking
      And "Serra Angel" is not blocking
      When the game goes on to Bob's next upkeep step
      Then Bob has 20 life
      And "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" is tapped
      And "Hill Giant" is tapped

    @id:attackers-and-blockers-deal-damage @source:cr
    Scenario: Without an ender the same attack deals damage
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Serra Angel"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob blocks "Grizzly Bears" with "Serra Angel"
      Then "Hill Giant" is attacking
      And "Serra Angel" is blocking
      When the game goes on to the postcombat main phase
      Then Bob has 17 life
      And "Grizzly Bears" is in Alice's graveyard

    @id:liege-is-small-again-at-the-discard @source:cr
    Scenario: Gaea's Liege, out of combat, counts Alice's Forests again while she discards
      Given Alice controls "Gaea's Liege" and "Forest"
      And Alice has 8 "Savannah Lions" in hand
      And Bob controls 4 "Forest"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Gaea's Liege"
      Then "Gaea's Liege" is 4/4
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Gaea's Liege" is 1/1

    @id:attacked-planeswalker-is-not-damaged @source:cr @twin:attacked-planeswalker-is-damaged
    Scenario: A planeswalker that was attacked loses no loyalty
      Given Alice controls "Hill Giant"
      And Alice has 8 "Savannah Lions" in hand
      And Bob controls "Sarkhan, the Dragonspeaker"
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks "Sarkhan, the Dragonspeaker" with "Hill Giant"
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Hill Giant" is not attacking
      When the game goes on to Bob's next upkeep step
      Then "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters

    @id:attacked-planeswalker-is-damaged @source:cr
    Scenario: Without an ender the planeswalker loses loyalty
      Given Alice controls "Hill Giant"
      And Bob controls "Sarkhan, the Dragonspeaker"
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters
      When Alice attacks "Sarkhan, the Dragonspeaker" with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then "Sarkhan, the Dragonspeaker" has 1 "loyalty" counter

    @id:warriors-stand-does-not-remember-the-ended-combat @source:report @twin:warriors-stand-in-alices-attack
    Scenario: In Bob's own attack he is nobody's target: no Warrior's Stand
      Source: report ET-12; 508.6
      Given Alice controls "Grizzly Bears"
      And Alice has "Time Stop" and 8 "Island" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Hill Giant"
      And Bob has "Warrior's Stand" and "Shock" in hand
      And Bob has lands for "Warrior's Stand" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Bob's next precombat main phase
      And Bob attacks Alice with "Hill Giant"
      Then it is Bob's declare attackers step
      And Bob can't cast "Warrior's Stand"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life

    @id:warriors-stand-in-alices-attack @source:cr
    Scenario: In Alice's attack Bob may cast Warrior's Stand
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has "Warrior's Stand" in hand
      And Bob has lands for "Warrior's Stand"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Warrior's Stand"
      And "Warrior's Stand" resolves
      Then "Hill Giant" is 5/5

  @end-turn.end.3
  Rule: The game goes straight to the cleanup step, past every step and phase between

    @id:turn-ended-in-a-step @source:cr @twin:whole-turn-has-every-step
    Scenario Outline: Bob's turn is ended in its <now>: no <later>
      Note: situation D37
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Grizzly Bears"
      When the game goes on to Bob's next <now>
      And Alice casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then no <later> began in turn 2
      And no end step began in turn 2
      And the game is in turn 3

      Examples:
        | now                      | later                    |
        | upkeep step              | draw step                |
        | draw step                | precombat main phase     |
        | precombat main phase     | beginning of combat step |
        | beginning of combat step | declare attackers step   |
        | postcombat main phase    | end step                 |

    @id:whole-turn-has-every-step @source:cr
    Scenario: Without an ender each of these steps comes
      Given Bob controls "Grizzly Bears"
      When the game goes on to Bob's next precombat main phase
      And Bob attacks Alice with "Grizzly Bears"
      And the game goes on to Alice's next upkeep step
      Then 1 upkeep step began in turn 2
      And 1 draw step began in turn 2
      And 1 precombat main phase began in turn 2
      And 1 beginning of combat step began in turn 2
      And 1 declare attackers step began in turn 2
      And 1 postcombat main phase began in turn 2
      And 1 end step began in turn 2

    @id:upkeep-ended-no-draw @source:report @twin:upkeep-not-ended-draw
    Scenario: Ended in the upkeep: no draw, no combat, no end step
      Source: report ET-01; situation D01
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Luminarch Aspirant" and "Bell of the Last Hour"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then Bob has 0 cards in hand
      And Bob has 15 cards in library
      And "Luminarch Aspirant" has no "+1/+1" counters
      And Bob has 20 life

    @id:upkeep-not-ended-draw @source:cr
    Scenario: Without an ender: a draw, a combat, an end step
      Given Bob controls "Luminarch Aspirant" and "Bell of the Last Hour"
      When the game goes on to Alice's next upkeep step
      Then Bob has 1 card in hand
      And Bob has 14 cards in library
      And "Luminarch Aspirant" has 1 "+1/+1" counter
      And Bob has 23 life

    @id:upkeep-ended-no-lore-counter @source:cr @twin:upkeep-not-ended-lore-counter
    Scenario: Ended in the upkeep: no lore counter, for the precombat main phase never comes
      Source: situation D01; 505.4
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "History of Benalia"
      And "History of Benalia" has 1 "lore" counter
      When the game goes on to Bob's next upkeep step
      And Alice casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then "History of Benalia" has 1 "lore" counter
      And Bob controls no "Knight Token"

    @id:upkeep-not-ended-lore-counter @source:cr
    Scenario: Without an ender: a lore counter, and a Knight of the second chapter
      Given Bob controls "History of Benalia"
      And "History of Benalia" has 1 "lore" counter
      When the game goes on to Alice's next upkeep step
      Then "History of Benalia" has 2 "lore" counters
      And Bob controls "Knight Token"

    @id:draw-step-ended-no-combat @source:cr @twin:upkeep-not-ended-draw
    Scenario: Ended in the draw step: the card is drawn, and nothing else comes
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Luminarch Aspirant" and "Bell of the Last Hour"
      When the game goes on to Bob's next draw step
      And Alice casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then Bob has 1 card in hand
      And "Luminarch Aspirant" has no "+1/+1" counters
      And Bob has 20 life

    @id:main-phase-ended-no-combat @source:cr @twin:main-phase-not-ended-combat
    Scenario: Ended in the precombat main phase: no combat, no second main phase
      Given Alice controls "Luminarch Aspirant" and "Bell of the Second March"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Luminarch Aspirant" has no "+1/+1" counters
      And Alice has 20 life
      And the game is in turn 2

    @id:main-phase-not-ended-combat @source:cr
    Scenario: Without an ender both come
      Given Alice controls "Luminarch Aspirant" and "Bell of the Second March"
      When the game goes on to Bob's next upkeep step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter
      And Alice has 21 life

    @id:attack-ended-no-damage @source:cr @twin:attack-not-ended-damage
    Scenario: Ended in the declare attackers step: no blocks, no damage
      Given Alice controls "Hill Giant" and "Bell of the Second March"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Hill Giant"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Bob has 20 life
      And Alice has 20 life
      And "Hill Giant" is tapped
      And the game is in turn 2

    @id:attack-not-ended-damage @source:cr
    Scenario: Without an ender the attack goes on
      Given Alice controls "Hill Giant" and "Bell of the Second March"
      When Alice attacks Bob with "Hill Giant"
      And the game goes on to Bob's next upkeep step
      Then Bob has 17 life
      And Alice has 21 life

    @id:angel-goes-as-alices-combat-ends @source:cr
    Scenario: Without an ender Geist's Angel goes at the end of Alice's combat
      Given Alice controls "Geist of Saint Traft"
      And Bob controls "Memnite"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And Bob blocks "Geist of Saint Traft" with "Memnite"
      And the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield
      And Bob has 16 life

    @id:end-of-combat-ended-angel-stays @source:report @twin:angel-goes-as-alices-combat-ends
    Scenario: Ended in the end of combat step, over the Angel's trigger: the Angel stays, no second main phase
      Source: report ET-13; ruling Disallow 2017-02-09; 603.7b; situation D07
      Given Alice controls "Geist of Saint Traft", "Sundial of the Infinite" and "Bell of the Second March"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And the game goes on to the end of combat step
      Then the stack is the ability of "Geist of Saint Traft"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then Alice has 20 life
      When the game goes on to the end step
      Then the token "Angel Token" is on the battlefield

  @end-turn.end.4
  Rule: If the turn is ended in a cleanup step, a new cleanup step begins

    @id:cleanup-ended-second-discard @source:cr @twin:cleanup-not-ended-trigger-resolves
    Scenario: Sundial in the cleanup step: the new one has its own discard
      Note: situation D10; 514.3a; the first discard's trigger is exiled, the second one's is not
      Given Alice controls "Witness of Fallen Pages", "Vedalken Orrery" and "Sundial of the Infinite"
      And Alice has "Divination" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Divination" and the ability of "Sundial of the Infinite"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And Alice casts "Divination"
      And "Divination" resolves
      Then Alice has 8 cards in hand
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      Then it is Alice's cleanup step
      And Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice has 25 life

    @id:cleanup-not-ended-trigger-resolves @source:cr
    Scenario: Without Sundial both discards' triggers resolve
      Given Alice controls "Witness of Fallen Pages" and "Vedalken Orrery"
      And Alice has "Divination" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Divination"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And Alice casts "Divination"
      And everything resolves
      Then Alice has 25 life
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 30 life

    @id:cleanup-ended-giant-growth-is-over @source:cr @twin:cleanup-not-ended-trigger-resolves
    Scenario: Time Stop in the cleanup step: what was made there wears off in the new one
      Given Alice controls "Witness of Fallen Pages"
      And Alice has "Giant Growth" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And Alice casts "Giant Growth" targeting "Witness of Fallen Pages"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Witness of Fallen Pages"
      And "Shock" resolves
      Then "Witness of Fallen Pages" is 4/4
      And "Witness of Fallen Pages" has 2 damage
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Witness of Fallen Pages" is 1/1
      And "Witness of Fallen Pages" has no damage
      And Alice has 20 life

    @id:cleanup-ended-two-cleanup-steps @source:cr @twin:cleanup-not-ended-trigger-resolves
    Scenario: Ended in the first cleanup step over the discard's trigger, the turn has two
      Given Alice controls "Witness of Fallen Pages" and "Sundial of the Infinite"
      And Alice has 8 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then 2 cleanup steps began in turn 1
      And Alice has 20 life

    @id:cleanup-ended-twice @source:cr
    Scenario: Ended in main and again in the cleanup step, with a trigger each time: three cleanup steps
      Note: situation D36; the second Time Stop exiles the first one's trigger
      Given Alice controls "Watcher of Partings"
      And Alice has 2 "Time Stop" in hand
      And Alice has lands for 2 "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "Watcher of Partings"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "Watcher of Partings"
      When the game goes on to Bob's next upkeep step
      Then Alice has 25 life
      And 3 cleanup steps began in turn 1

  @end-turn.end.5
  Rule: That cleanup step is a whole one, with its discard and with damage and effects ending

    @id:active-player-alone-discards @source:cr @twin:bob-discards-in-his-own-cleanup
    Scenario: Alice holds nine cards and discards two, Bob holds ten and keeps them
      Note: 514.1; situation D11
      Given Alice has "Time Stop" and 9 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      And Bob has 10 "Hill Giant" in hand
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 10 cards in hand

    @id:bob-discards-in-his-own-cleanup @source:report
    Scenario: Bob, who ended Alice's turn, discards in his own cleanup step
      Source: report ET-23; 402.2
      Given Alice has 9 "Grizzly Bears" in hand
      And Bob has "Time Stop" and 10 "Hill Giant" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 10 cards in hand
      When the game goes on to the end step
      Then Bob has 11 cards in hand
      When Bob chooses "Hill Giant", "Hill Giant", "Hill Giant" and "Hill Giant"
      And the game goes on to Alice's next upkeep step
      Then Bob has 7 cards in hand

    @id:no-maximum-hand-size-no-discard @source:cr @twin:active-player-alone-discards
    Scenario: With Reliquary Tower Alice keeps nine cards, and Divination below Time Stop adds none
      Given Alice controls "Reliquary Tower"
      And Alice has "Divination", "Time Stop" and 9 "Grizzly Bears" in hand
      And Alice has lands for "Divination" and "Time Stop"
      When Alice casts "Divination"
      And Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice has 9 cards in hand

    @id:damage-is-gone-after-the-discard @source:cr
    Scenario: Damage on the creatures of both players is there at the discard and gone after it
      Note: 514.1 before 514.2; situation D14
      Given Alice controls "Hill Giant"
      And Alice has "Shock", "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Shock" and "Time Stop"
      And Bob controls "Serra Angel"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Shock" targeting "Serra Angel"
      And "Shock" resolves
      And Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      And "Hill Giant" has 2 damage
      And "Serra Angel" has 2 damage
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" has no damage
      And "Serra Angel" has no damage

    @id:jade-statues-damage-is-gone-after-the-discard @source:cr
    Scenario: Damage on Jade Statue stays though it is no creature any more, and is gone after the discard
      Note: 120.6, 514.2; situation K39
      Given Alice controls "Jade Statue"
      And Alice has 8 "Savannah Lions" in hand
      And Alice has lands for the ability of "Jade Statue"
      And Bob has "Lightning Bolt" and "Time Stop" in hand
      And Bob has lands for "Lightning Bolt" and "Time Stop"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Bob casts "Lightning Bolt" targeting "Jade Statue"
      And "Lightning Bolt" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      And "Jade Statue" has 3 damage
      When the game goes on to Bob's next upkeep step
      Then "Jade Statue" has no damage

    @id:giant-growth-wears-off-after-the-discard @source:cr
    Scenario: Giant Growth is there at the discard and gone after it
      Note: 514.1 before 514.2; situations E01 and I20
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth", "Time Stop" and 8 "Savannah Lions" in hand
      And Alice has lands for "Giant Growth" and "Time Stop"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      And "Grizzly Bears" is 5/5
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:sarkhan-is-no-dragon-for-good @source:cr
    Scenario: Sarkhan, a Dragon until end of turn, is a planeswalker again
      Note: situation D27; ending the turn doesn't make the change last
      Given Alice controls "Sarkhan, the Dragonspeaker" and "Sundial of the Infinite"
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters
      And Alice has 8 "Island" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice activates "Sarkhan, the Dragonspeaker"
      And the ability of "Sarkhan, the Dragonspeaker" resolves
      Then "Sarkhan, the Dragonspeaker" is 4/4
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      Then it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then "Sarkhan, the Dragonspeaker" is not a creature
      And "Sarkhan, the Dragonspeaker" has 5 "loyalty" counters

    @id:act-of-treason-gives-back @source:cr
    Scenario: Act of Treason's creature goes back to Bob
      Given Alice has "Act of Treason", "Time Stop" and 8 "Island" in hand
      And Alice has lands for "Act of Treason" and "Time Stop"
      And Bob controls "Hill Giant"
      When Alice casts "Act of Treason" targeting "Hill Giant"
      And "Act of Treason" resolves
      Then Alice controls "Hill Giant"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then Bob controls "Hill Giant"

    @id:silence-is-over-in-the-cleanup-step @source:cr
    Scenario: Silence binds Alice until the cleanup step and no longer
      Note: situation D28; 514.2 before 514.3a
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Silence" and "Time Stop" in hand
      And Bob has lands for "Silence" and "Time Stop"
      When Bob casts "Silence"
      And "Silence" resolves
      Then Alice can't cast "Shock" targeting Bob
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:moment-of-silence-is-over @source:cr @twin:moment-of-silence-skips-this-turns-combat
    Scenario: Moment of Silence is spent on the ended turn: Alice's next combat comes
      Note: situation K43; the effect is for this turn and ends in the cleanup step (514.2)
      Given Alice controls "Grizzly Bears"
      And Alice has 8 "Island" in hand
      And Bob has "Moment of Silence" and "Time Stop" in hand
      And Bob has lands for "Moment of Silence" and "Time Stop"
      When Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Alice's next precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:moment-of-silence-skips-this-turns-combat @source:cr
    Scenario: Without an ender Moment of Silence skips this turn's combat
      Given Alice controls "Luminarch Aspirant"
      And Bob has "Moment of Silence" in hand
      And Bob has lands for "Moment of Silence"
      When Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the end step
      Then "Luminarch Aspirant" has no "+1/+1" counters
      When the game goes on to Alice's next end step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter

  @end-turn.end.7
  Rule: What the resolving object still has to do is done before the cleanup step's discard

    @id:hour-of-insight-draws-before-the-discard @source:cr @open
    Scenario: With seven cards in hand the card drawn has to be made up for
      Note: situation F37; 608.2m and 724.1d don't say which comes first
      Given Alice has "Hour of Insight" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Hour of Insight"
      When Alice casts "Hour of Insight"
      And "Hour of Insight" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand

  @end-turn.end.8
  Rule: Unspent mana empties as the phase ends, so none of it is left in the cleanup step

    @id:floating-mana-is-gone-at-the-discard @source:cr @twin:floating-mana-kept-by-horizon-stone
    Scenario: Llanowar Elves' mana is gone before Alice discards
      Note: situation D24; 500.5, 106.4
      Given Alice controls "Llanowar Elves"
      And Alice has 8 "Savannah Lions" in hand
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice's mana pool is empty

    @id:floating-mana-kept-by-horizon-stone @source:cr
    Scenario: With Horizon Stone it becomes colorless instead and is still there
      Note: situation K35 with a card that says the same
      Given Alice controls "Llanowar Elves" and "Horizon Stone"
      And Alice has 8 "Savannah Lions" in hand
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And Alice activates the first ability of "Llanowar Elves"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice's mana pool is "{C}"

    @id:ventmaw-mana-lasts-through-the-cleanup-step @source:cr
    Scenario: Savage Ventmaw's mana is kept until the cleanup step ends it
      Note: situation K33; kept until end of turn, which 514.2 ends
      Given Alice controls "Savage Ventmaw"
      And Alice has 8 "Savannah Lions" in hand
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Savage Ventmaw"
      And the ability of "Savage Ventmaw" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice's mana pool is "{R}{R}{R}{G}{G}{G}"
      When the game goes on to Bob's next upkeep step
      Then Alice's mana pool is empty

    @id:torchbearers-mana-ends-with-the-ended-combat @source:cr @twin:ventmaw-mana-lasts-through-the-cleanup-step
    Scenario: Torchbearer's mana, kept until end of combat, is gone in the cleanup step
      Note: situation K34 with an invented card; 500.5: the effect expires, then the mana empties
      Given Alice controls "Torchbearer of the Van"
      And Alice has 8 "Savannah Lions" in hand
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Torchbearer of the Van"
      And the ability of "Torchbearer of the Van" resolves
      Then Alice's mana pool is "{R}"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice's mana pool is empty

  @end-turn.end.9
  Rule: Steps and phases that an effect added to the turn are skipped as well

    @id:relentless-assault-is-skipped @source:report @twin:relentless-assault-has-two-combats
    Scenario: Relentless Assault's combat is skipped, and none of it is left over for the next turn
      Source: report ET-25
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Time Walk" and "Relentless Assault" in hand
      And Alice has lands for "Time Walk" and "Relentless Assault"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Bob casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      And "Luminarch Aspirant" has no "+1/+1" counters
      When the game goes on to the end step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter

    @id:relentless-assault-has-two-combats @source:cr
    Scenario: Without an ender Relentless Assault makes two combats
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And the game goes on to the end step
      Then "Luminarch Aspirant" has 2 "+1/+1" counters

    @id:time-walk-is-kept @source:report
    Scenario: Time Walk's extra turn is no part of this turn and comes next
      Source: report ET-25; situation G01
      Given Alice has "Time Walk", "Time Stop" and 8 "Island" in hand
      And Alice has lands for "Time Walk" and "Time Stop"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 2

    @id:time-stretch-is-kept @source:cr
    Scenario: Time Stretch's two extra turns both come
      Note: situation G02
      Given Alice has "Time Stretch", "Time Stop" and 8 "Island" in hand
      And Alice has lands for "Time Stretch" and "Time Stop"
      When Alice casts "Time Stretch" targeting Alice
      And "Time Stretch" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4

    @id:chance-for-glory-first-then-time-warp @source:ruling
    Scenario: Of two extra turns that wait the newer one still comes first
      Source: ruling Time Warp 2022-12-08; situation G03
      Given Alice has "Time Warp", "Chance for Glory", "Time Stop" and 8 "Island" in hand
      And Alice has lands for "Time Warp", "Chance for Glory" and "Time Stop"
      When Alice casts "Time Warp" targeting Alice
      And "Time Warp" resolves
      And Alice casts "Chance for Glory"
      And "Chance for Glory" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Alice's next end step
      Then the game is in turn 2
      And the stack is the ability of "Chance for Glory"

    @id:paradox-haze-upkeep-is-skipped @source:cr @twin:paradox-haze-upkeep-comes
    Scenario: Paradox Haze: ended in the first upkeep, the second never begins
      Note: situation D38
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Bob
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to Bob's next upkeep step
      And the ability of "Paradox Haze" resolves
      And Alice casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then 1 upkeep step began in turn 2
      And the game is in turn 3

    @id:paradox-haze-upkeep-comes @source:cr
    Scenario: Paradox Haze without an ender: two upkeeps
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Bob
      When the game goes on to Alice's next upkeep step
      Then 2 upkeep steps began in turn 2

    @id:second-sun-draw-is-skipped @source:cr @twin:second-sun-draw-comes
    Scenario: Sphinx of the Second Sun: ended in the added upkeep, no draw and no end step
      Note: situation G29; the main phase that is over doesn't come back either
      Given Alice controls "Sphinx of the Second Sun" and "Bell of the Last Hour"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice has 0 cards in hand
      And Alice has 20 life
      And the game is in turn 2

    @id:second-sun-draw-comes @source:ruling
    Scenario: Sphinx of the Second Sun without an ender: a draw, then the end step
      Source: ruling Sphinx of the Second Sun 2020-11-10
      Given Alice controls "Sphinx of the Second Sun" and "Bell of the Last Hour"
      When the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 1 card in hand
      And Alice has 23 life

    @id:obekas-second-upkeep-is-skipped @source:cr @twin:obekas-second-upkeep-comes
    Scenario: Obeka, Splitter of Seconds: ended in the first added upkeep, nothing else comes
      Note: situation G30; 500.10
      Given Alice controls "Obeka, Splitter of Seconds" and "Bell of the Second March"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the upkeep step
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then 1 upkeep step began in turn 1
      And Alice has 20 life

    @id:obekas-second-upkeep-comes @source:cr
    Scenario: Obeka, Splitter of Seconds without an ender: two added upkeeps, then the second main phase
      Given Alice controls "Obeka, Splitter of Seconds" and "Bell of the Second March"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to Bob's next upkeep step
      Then 2 upkeep steps began in turn 1
      And Alice has 21 life

    @id:yshtolas-second-end-step-is-skipped @source:ruling @twin:yshtolas-second-end-step-comes
    Scenario: Y'shtola Rhul: ended in the first end step, the second doesn't come, and Sneak Attack's creature waits for Bob's
      Source: situation K45; ruling Y'shtola Rhul 2025-06-06
      Given Alice controls "Y'shtola Rhul", "Sneak Attack" and "Savannah Lions"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to the end step
      And Alice chooses "Savannah Lions"
      And the ability of "Y'shtola Rhul" resolves
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then 1 end step began in turn 1
      And "Hill Giant" is on the battlefield
      When the game goes on to the end step
      And the ability of "Sneak Attack" resolves
      Then "Hill Giant" is in Alice's graveyard

    @id:yshtolas-second-end-step-comes @source:cr
    Scenario: Y'shtola Rhul without an ender: two end steps
      Given Alice controls "Y'shtola Rhul"
      When the game goes on to the end step
      And the ability of "Y'shtola Rhul" resolves
      And the game goes on to Bob's next upkeep step
      Then 2 end steps began in turn 1
