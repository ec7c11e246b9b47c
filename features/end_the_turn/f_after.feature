Feature: 724.1f What triggers during the process waits for the cleanup step

  @end-turn.after.1
  Rule: Nobody gets priority during the process, so no triggered ability is put on the stack in it

    @id:exile-triggers-wait-during-the-process @source:cr
    Scenario: Two triggers of the exiling: the next time anybody acts, the discard is over
      Given Alice controls "Stonebinder's Familiar"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob controls "Watcher of Partings"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      Then Alice has priority
      And the stack is "Watcher of Partings" and "Stonebinder's Familiar"

    @id:exile-trigger-waits-for-the-discards-trigger @source:cr
    Scenario: Bob's Watcher triggers first, and Alice's Witness, which sees her discard, still goes below it
      Note: 603.3b; put on the stack at once, the Watcher's ability would be the lower one
      Given Alice controls "Witness of Fallen Pages"
      And Alice has "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Watcher of Partings"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Watcher of Partings" and "Witness of Fallen Pages"

    @id:rancors-trigger-waits-during-the-process @source:cr
    Scenario: Rancor, unattached in the check, returns in the cleanup step
      Note: situation C03; it triggers in the main phase and is not put on the stack there
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And the stack is the ability of "Rancor"
      And "Rancor" is in Alice's graveyard
      When the ability of "Rancor" resolves
      Then "Rancor" is in Alice's hand

  @end-turn.after.2
  Rule: Such abilities are put on the stack in the cleanup step, then the active player gets priority

    @id:familiar-triggers-after-the-discard @source:report
    Scenario: The Familiar sees Time Stop exiled, after the discard
      Source: report ET-07; 514.1 before 514.3a
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Stonebinder's Familiar"
      And Alice has priority
      When "Stonebinder's Familiar" resolves
      Then "Stonebinder's Familiar" has 1 "+1/+1" counter

    @id:war-doctor-counts-one-event @source:cr
    Scenario: The War Doctor sees Lightning Bolt and Time Stop exiled at once: one counter
      Note: situation K02; 603.2c
      Given Alice controls "The War Doctor"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice has priority
      And the stack is "The War Doctor"
      When "The War Doctor" resolves
      Then "The War Doctor" has 1 "time" counter
      And Bob has 20 life

    @id:active-player-acts-in-the-cleanup-step @source:cr
    Scenario: Bob ended the turn, and Alice acts first in the cleanup step, then Bob may
      Note: situation C23
      Given Alice controls "Hill Giant"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob controls "Watcher of Partings"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice has priority
      When Alice passes
      Then Bob has priority
      When Bob casts "Shock" targeting "Hill Giant"
      And Alice casts "Giant Growth" targeting "Hill Giant"
      And "Giant Growth" resolves
      And "Shock" resolves
      Then "Hill Giant" is 6/6
      And "Hill Giant" has 2 damage

  @end-turn.after.3
  Rule: If nothing has triggered during the process or in the cleanup step, nobody gets priority there

    @id:nobody-acts-in-the-cleanup-step @source:cr @twin:somebody-acts-in-the-cleanup-step
    Scenario: Alice and Bob hold Shock and can't cast it any more this turn
      Note: situations C25 and D37
      Given Alice controls "Ball Lightning"
      And Alice has "Shock" and "Time Stop" in hand
      And Alice has lands for "Shock" and "Time Stop"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the cleanup step of turn 1
      And "Ball Lightning" is on the battlefield

    @id:somebody-acts-in-the-cleanup-step @source:cr
    Scenario: With Stonebinder's Familiar both have an opportunity
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Shock" and "Time Stop" in hand
      And Alice has lands for "Shock" and "Time Stop"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the cleanup step of turn 1

    @id:one-cleanup-step-if-nothing-triggered @source:cr
    Scenario: If nothing triggered the turn has one cleanup step
      Note: situation C25
      Given Alice has "Time Stop" and 9 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then 1 cleanup step began in turn 1
      And Alice has 7 cards in hand

    @id:wearing-off-alone-gives-no-priority @source:cr @twin:somebody-acts-in-the-cleanup-step
    Scenario: Damage on a Liege that has left combat and Giant Growth end, and nobody acts
      Note: situation K23
      Given Alice controls "Gaea's Liege", "Hill Giant" and "Forest"
      And Alice has "Shock" and "Giant Growth" in hand
      And Alice has lands for "Shock" and "Giant Growth"
      And Bob controls 4 "Forest"
      And Bob has "Lightning Bolt" and "Time Stop" in hand
      And Bob has lands for "Lightning Bolt" and "Time Stop"
      When Alice attacks Bob with "Gaea's Liege"
      And Alice casts "Giant Growth" targeting "Hill Giant"
      And "Giant Growth" resolves
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Bob has 20 life
      And "Hill Giant" is 3/3
      And nobody had an opportunity to act in the cleanup step of turn 1

    @id:exiled-ability-is-no-card-no-priority @source:cr @twin:somebody-acts-in-the-cleanup-step
    Scenario: Only Sundial's ability was exiled: The War Doctor doesn't trigger and nobody acts
      Note: situation K03; 108.2
      Given Alice controls "Ball Lightning", "The War Doctor" and "Sundial of the Infinite"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock" and the ability of "Sundial of the Infinite"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then "The War Doctor" has no "time" counters
      And "Ball Lightning" is on the battlefield
      And nobody had an opportunity to act in the cleanup step of turn 1

  @end-turn.after.4
  Rule: After that priority another cleanup step comes before the turn is over

    @id:effect-made-in-the-cleanup-step-is-over @source:ruling @twin:effects-there-at-the-only-discard
    Scenario: Giant Growth and damage of the cleanup step are gone in Bob's upkeep
      Source: ruling Abyssal Nocturnus 2006-02-01; situation D34
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Giant Growth", "Shock" and "Time Stop" in hand
      And Alice has lands for "Giant Growth", "Shock" and "Time Stop"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And "Stonebinder's Familiar" resolves
      And Alice casts "Giant Growth" targeting "Stonebinder's Familiar"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Stonebinder's Familiar"
      And "Shock" resolves
      Then it is Alice's cleanup step
      And "Stonebinder's Familiar" is 5/5
      And "Stonebinder's Familiar" has 2 damage
      When the game goes on to Bob's next upkeep step
      Then "Stonebinder's Familiar" is 2/2
      And "Stonebinder's Familiar" has no damage

    @id:effects-there-at-the-only-discard @source:cr
    Scenario: Made in the end step they are still there at the discard of the one cleanup step
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Giant Growth" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the end step
      And Alice casts "Giant Growth" targeting "Stonebinder's Familiar"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Stonebinder's Familiar"
      And "Shock" resolves
      And the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      And "Stonebinder's Familiar" is 4/4
      And "Stonebinder's Familiar" has 2 damage

    @id:cards-drawn-in-the-cleanup-step-are-discarded @source:cr
    Scenario: Cards drawn in the cleanup step are discarded down to seven in the next one
      Given Alice controls "Stonebinder's Familiar" and "Vedalken Orrery"
      And Alice has "Divination", "Time Stop" and 6 "Grizzly Bears" in hand
      And Alice has lands for "Divination" and "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice casts "Divination"
      And everything resolves
      Then Alice has 8 cards in hand
      And it is Alice's cleanup step
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand

    @id:second-cleanup-step-and-no-third @source:cr
    Scenario: A trigger in the first cleanup step: two of them, not three
      Note: situation C26
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then 2 cleanup steps began in turn 1
      And "Stonebinder's Familiar" has 1 "+1/+1" counter

    @id:second-cleanup-step-repeats-too @source:cr
    Scenario: A trigger in the second cleanup step too: three of them
      Note: situation C26; 514.3a
      Given Alice controls "Witness of Fallen Pages" and "Vedalken Orrery"
      And Alice has "Divination", "Time Stop" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Divination" and "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      And Alice casts "Divination"
      And everything resolves
      And Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then 3 cleanup steps began in turn 1
      And Alice has 30 life

  @end-turn.after.5
  Rule: An ability that triggers in the cleanup step itself gives priority too

    @id:fiery-temper-discarded-in-the-cleanup-step @source:report
    Scenario: Fiery Temper, discarded in the cleanup step, is cast there
      Source: report ET-09; situation D18; 514.3a, 702.35a
      Given Alice has "Fiery Temper", "Time Stop" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop" and the madness of "Fiery Temper"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Fiery Temper"
      Then it is Alice's cleanup step
      And the stack is the ability of "Fiery Temper"
      And Alice has priority
      When the ability of "Fiery Temper" resolves
      And Alice casts "Fiery Temper" targeting Bob
      Then it is Alice's cleanup step
      When "Fiery Temper" resolves
      Then Bob has 17 life

    @id:basking-rootwalla-discarded-in-the-cleanup-step @source:report
    Scenario: Basking Rootwalla, discarded in the cleanup step, is cast there for nothing
      Source: report ET-09 as corrected; 514.3a, 702.35a
      Given Alice has "Basking Rootwalla", "Time Stop" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Basking Rootwalla"
      Then it is Alice's cleanup step
      And the stack is the ability of "Basking Rootwalla"
      And Alice has priority
      When the ability of "Basking Rootwalla" resolves
      And Alice casts "Basking Rootwalla"
      And the game goes on to Bob's next upkeep step
      Then "Basking Rootwalla" is on the battlefield

    @id:thawing-glaciers-returns-in-the-cleanup-step @source:cr
    Scenario: Thawing Glaciers goes back to hand in the ended turn's cleanup step, with priority
      Note: situation D19; 514.3a, 603.7b
      Given Alice controls "Thawing Glaciers" and "Sundial of the Infinite"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock", the ability of "Thawing Glaciers" and the ability of "Sundial of the Infinite"
      And Alice's library begins with "Forest"
      When Alice activates "Thawing Glaciers"
      And the ability of "Thawing Glaciers" resolves
      And Alice chooses "Forest"
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      Then it is Alice's cleanup step
      And the stack is the ability of "Thawing Glaciers"
      And Alice has priority
      When the ability of "Thawing Glaciers" resolves
      Then "Thawing Glaciers" is in Alice's hand
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:waylays-knights-exiled-in-the-cleanup-step @source:cr @twin:waylays-knights-are-there-in-the-end-step
    Scenario: Waylay's Knights are exiled in the ended turn's cleanup step, with priority
      Note: situation D20
      Given Alice has "Waylay" in hand
      And Alice has lands for "Waylay"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Waylay"
      And "Waylay" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice controls 3 "Knight Token"
      And the stack is the ability of "Waylay"
      And Alice has priority
      When the ability of "Waylay" resolves
      Then Alice controls no "Knight Token"

    @id:waylays-knights-are-there-in-the-end-step @source:cr
    Scenario: Without an ender Waylay's Knights are there in the end step
      Given Alice has "Waylay" in hand
      And Alice has lands for "Waylay"
      When Alice casts "Waylay"
      And "Waylay" resolves
      And the game goes on to the end step
      Then the stack is empty
      And Alice controls 3 "Knight Token"
      When the game goes on to the cleanup step
      Then the stack is the ability of "Waylay"
      And Alice controls 3 "Knight Token"

    @id:waylay-cast-in-the-cleanup-step @source:cr @twin:waylays-knights-are-there-in-the-end-step
    Scenario: Waylay cast in the cleanup step: its Knights are exiled in the next one, before Bob's turn
      Note: situation D21; 603.7a, 514.3a
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Shock", "Time Stop" and "Waylay" in hand
      And Alice has lands for "Shock", "Time Stop" and "Waylay"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice casts "Waylay"
      And "Waylay" resolves
      Then it is Alice's cleanup step
      And Alice controls 3 "Knight Token"
      And the stack is "Stonebinder's Familiar"
      When "Stonebinder's Familiar" resolves
      And Alice passes
      And Bob passes
      Then it is Alice's cleanup step
      And the stack is the ability of "Waylay"
      And Alice controls 3 "Knight Token"
      When the game goes on to Bob's next upkeep step
      Then Alice controls no "Knight Token"
      And the game is in turn 2

    @id:necropotence-exiles-what-was-discarded @source:cr
    Scenario: Necropotence sees both discards, with priority between
      Note: situation K29
      Given Alice controls "Necropotence"
      And Alice has "Time Stop" and 9 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Grizzly Bears" and "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is the ability of "Necropotence" and the ability of "Necropotence"
      And Alice has priority
      And "Grizzly Bears" is in Alice's graveyard
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is not in Alice's graveyard
      And "Grizzly Bears" is in exile

    @id:archfiend-shrinks-after-the-discard @source:ruling
    Scenario: Archfiend of Ifnir sees the discard of the cleanup step
      Source: ruling Archfiend of Ifnir 2017-04-18
      Given Alice controls "Archfiend of Ifnir"
      And Alice has "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Hill Giant"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is the ability of "Archfiend of Ifnir"
      And Alice has priority
      When the ability of "Archfiend of Ifnir" resolves
      Then "Hill Giant" has 1 "-1/-1" counter

    @id:nocturnus-grows-until-the-next-cleanup-step @source:ruling
    Scenario: Abyssal Nocturnus grows in the cleanup step until the next one
      Source: ruling Abyssal Nocturnus 2006-02-01
      Given Alice has "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And Alice has priority
      When the ability of "Abyssal Nocturnus" resolves
      Then "Abyssal Nocturnus" is 4/4
      When the game goes on to Bob's next upkeep step
      Then "Abyssal Nocturnus" is 2/2

    @id:bobs-cleanup-step-is-not-alices-turn @source:cr
    Scenario: In Bob's cleanup step Alice may cast Shock, and can't use her Sundial
      Note: situation D23
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Shock" and "Time Stop" in hand
      And Alice has lands for "Shock", "Time Stop" and the ability of "Sundial of the Infinite"
      And Bob controls "Witness of Fallen Pages"
      And Bob has 8 "Grizzly Bears" in hand
      When the game goes on to Bob's next upkeep step
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And Bob chooses "Grizzly Bears"
      Then it is Bob's cleanup step
      And Bob has priority
      And Alice can't activate "Sundial of the Infinite"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

  @end-turn.after.6
  Rule: A state-based action performed in that cleanup step gives the active player priority, even without a trigger

    @id:death-in-the-cleanup-step-gives-priority @source:cr @open
    Scenario: The Lions die as Giant Growth wears off, and Alice may act
      Note: situation D17; 514.3a says so, the last words of 724.1f read alone don't
      Given Alice controls "Savannah Lions" and "Honor of the Pure"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth", "Shock" and 7 "Island" in hand
      And Alice has lands for "Giant Growth" and "Shock"
      And Bob has "Disenchant" and "Time Stop" in hand
      And Bob has lands for "Disenchant" and "Time Stop"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      And Bob casts "Disenchant" targeting "Honor of the Pure"
      And "Disenchant" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When Alice chooses "Island"
      And the game goes on to Bob's next upkeep step
      Then Alice had an opportunity to act in the cleanup step of turn 1

  @end-turn.after.7
  Rule: A state-based action that becomes due in that cleanup step is performed in it

    @id:lions-die-as-giant-growth-wears-off @source:cr
    Scenario: The Lions live while Alice discards and die as Giant Growth wears off
      Note: situation D17
      Given Alice controls "Savannah Lions" and "Honor of the Pure"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Disenchant" and "Time Stop" in hand
      And Bob has lands for "Disenchant" and "Time Stop"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      And Bob casts "Disenchant" targeting "Honor of the Pure"
      And "Disenchant" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Savannah Lions" is 4/3
      When the game goes on to Bob's next upkeep step
      Then "Savannah Lions" is in Alice's graveyard

    @id:traveler-dies-as-giant-growth-wears-off @source:cr
    Scenario: Doomed Traveler dies as Giant Growth wears off, and its ability goes on the stack in the cleanup step
      Note: situation D17 with a witness; 514.3a
      Given Alice controls "Doomed Traveler" and "Honor of the Pure"
      And "Doomed Traveler" has 1 "-1/-1" counter
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Disenchant" and "Time Stop" in hand
      And Bob has lands for "Disenchant" and "Time Stop"
      When Alice casts "Giant Growth" targeting "Doomed Traveler"
      And "Giant Growth" resolves
      And Bob casts "Disenchant" targeting "Honor of the Pure"
      And "Disenchant" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Doomed Traveler" is in Alice's graveyard
      And the stack is the ability of "Doomed Traveler"
      And Alice has priority

  @end-turn.after.8
  Rule: The abilities of several players are put on the stack in turn order, those of the active player first

    @id:alices-trigger-below-bobs @source:cr
    Scenario: Alice's trigger goes below Bob's, whoever ended the turn
      Note: situation C23; 603.3b
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Watcher of Partings"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "Watcher of Partings" and "Stonebinder's Familiar"
      And Alice has priority
      When "Watcher of Partings" resolves
      Then Bob has 25 life
      And the stack is "Stonebinder's Familiar"

    @id:alice-orders-her-own-triggers @source:cr
    Scenario: Alice orders her own triggers
      Note: 603.3b
      Given Alice controls "Stonebinder's Familiar" and "Watcher of Partings"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Watcher of Partings" and "Stonebinder's Familiar"
      Then it is Alice's cleanup step
      And the stack is "Stonebinder's Familiar" and "Watcher of Partings"

    @id:triggers-of-three-players @source:cr
    Scenario: Three players: Alice's trigger at the bottom, then Bob's, then Carol's
      Note: situation K67
      Given Alice controls "Stonebinder's Familiar"
      And Bob controls "Watcher of Partings"
      And Carol controls "The War Doctor"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "The War Doctor", "Watcher of Partings" and "Stonebinder's Familiar"
      And Alice has priority

    @id:triggers-of-four-players @source:cr
    Scenario: Four players: Dave's trigger is on top and resolves first
      Source: situation K67
      Given Alice controls "Stonebinder's Familiar"
      And Bob controls "Watcher of Partings"
      And Carol controls "The War Doctor"
      And Dave controls "Watcher of Partings"
      And Carol has "Time Stop" in hand
      And Carol has lands for "Time Stop"
      When Carol casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "Watcher of Partings", "The War Doctor", "Watcher of Partings" and "Stonebinder's Familiar"
      And Alice has priority
      When the ability of "Watcher of Partings" resolves
      Then Dave has 25 life
      And Bob has 20 life
      And the stack is "The War Doctor", "Watcher of Partings" and "Stonebinder's Familiar"

  @end-turn.after.9
  Rule: They are put on the stack only after the discard and after damage and effects have ended

    @id:trigger-after-discard-and-wearing-off @source:cr @twin:before-the-cleanup-step-nothing-has-ended
    Scenario: With the Familiar's trigger on the stack the hand is seven, Giant Growth and the damage are gone
      Note: 514.1, 514.2, then 514.3a
      Given Alice controls "Stonebinder's Familiar" and "Hill Giant"
      And Alice has "Giant Growth" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Alice casts "Giant Growth" targeting "Hill Giant"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" is 6/6
      And "Hill Giant" has 2 damage
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Stonebinder's Familiar"
      And Alice has 7 cards in hand
      And "Hill Giant" is 3/3
      And "Hill Giant" has no damage

    @id:before-the-cleanup-step-nothing-has-ended @source:cr
    Scenario: With a trigger of the end step on the stack Giant Growth and the damage are still there
      Given Alice controls "Hill Giant" and "Bell of the Last Hour"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Giant Growth" targeting "Hill Giant"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And the game goes on to the end step
      Then the stack is the ability of "Bell of the Last Hour"
      And "Hill Giant" is 6/6
      And "Hill Giant" has 2 damage

  @end-turn.after.10
  Rule: An ability that lacks a legal target is removed, but the active player gets priority all the same

    @id:chime-of-night-finds-no-target @source:cr @twin:chime-of-night-finds-a-target
    Scenario: Chime of Night finds no creature after Ultima, and Alice may act
      Note: situation K28; 603.3d, 514.3a
      Given Alice controls "Grizzly Bears" and "Chime of Night"
      And "Chime of Night" is attached to "Grizzly Bears"
      And Alice has "Shock" and "Ultima" in hand
      And Alice has lands for "Shock" and "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And Alice has priority
      And the stack is empty
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:chime-of-night-finds-a-target @source:cr
    Scenario: Chime of Night finds a creature that Ultima didn't destroy
      Given Alice controls "Grizzly Bears" and "Chime of Night"
      And "Chime of Night" is attached to "Grizzly Bears"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      And Bob controls "Darksteel Myr"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And the stack is the ability of "Chime of Night"
      And Alice has priority

  @end-turn.after.11
  Rule: What later instructions of the resolving object cause to trigger waits for the cleanup step as well

    @id:hour-of-insights-draw-triggers @source:wiki
    Scenario: Hour of Insight draws after it has ended the turn: Bob's Underworld Dreams hurts in the cleanup step
      Source: Japanese wiki, step 1
      Given Alice has "Hour of Insight" in hand
      And Alice has lands for "Hour of Insight"
      And Bob controls "Underworld Dreams"
      When Alice casts "Hour of Insight"
      And "Hour of Insight" resolves
      Then it is Alice's cleanup step
      And the stack is the ability of "Underworld Dreams"
      And Alice has priority
      When the ability of "Underworld Dreams" resolves
      Then Alice has 19 life
      And Alice has 1 card in hand
