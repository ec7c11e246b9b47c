Feature: 724.1e The end step is skipped, so nothing triggers at its beginning

  @end-turn.end-step.1
  Rule: Abilities that trigger at the beginning of the end step don't trigger if the turn is ended before it

    @id:ball-lightning-outlives-the-ended-turn @source:ruling @twin:ball-lightning-dies-in-alices-end-step
    Scenario: Ball Lightning lives through Alice's ended turn and dies in Bob's end step
      Source: ruling Ball Lightning 2007-02-01; situation F04
      Given Alice controls "Ball Lightning"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Ball Lightning" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Ball Lightning"
      When the ability of "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard

    @id:ball-lightning-dies-in-alices-end-step @source:cr
    Scenario: Without an ender Ball Lightning dies in Alice's end step
      Given Alice controls "Ball Lightning"
      When the game goes on to Bob's next upkeep step
      Then "Ball Lightning" is in Alice's graveyard

    @id:bell-silent-whichever-card-ends-the-turn @source:ruling @twin:bell-rings-in-alices-end-step
    Scenario Outline: Alice casts <ender> in her main phase: her Bell doesn't ring
      Source: rulings Time Stop 2004-12-01, Day's Undoing 2015-06-22, Glorious End 2017-04-18 and Discontinuity 2020-06-23
      Given Alice controls "Bell of the Last Hour"
      And Alice has "<ender>" in hand
      And Alice has lands for "<ender>"
      When Alice casts "<ender>"
      And the game goes on to Bob's next upkeep step
      Then Alice has 20 life
      And the game is in turn 2

      Examples:
        | ender         |
        | Time Stop     |
        | Discontinuity |
        | Glorious End  |
        | Day's Undoing |

    @id:bell-rings-in-alices-end-step @source:cr
    Scenario: Without an ender the Bell rings in Alice's end step
      Given Alice controls "Bell of the Last Hour"
      When the game goes on to Bob's next upkeep step
      Then Alice has 23 life

    @id:bell-silent-when-the-attack-is-ended @source:cr @twin:bell-rings-in-alices-end-step
    Scenario: Ended in combat: the Bell doesn't ring either
      Given Alice controls "Bell of the Last Hour" and "Hill Giant"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice attacks Bob with "Hill Giant"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice has 20 life
      And Bob has 20 life

    @id:final-fortunes-turn-ended-no-loss @source:wiki @source:ruling @twin:final-fortunes-turn-not-ended-loss
    Scenario: Final Fortune: the extra turn is ended before its end step, and Alice never loses
      Source: Japanese wiki, step 4; ruling Chance for Glory 2018-10-05, with the same words; 614.10a; situation F13
      Given Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Final Fortune"
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When Bob casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 4
      When the game goes on to Bob's next upkeep step
      Then Alice is still in the game

    @id:final-fortunes-turn-not-ended-loss @source:cr
    Scenario: Final Fortune without an ender: Alice loses in the extra turn's end step
      Given Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune"
      When Alice casts "Final Fortune"
      And the game goes on to Alice's next end step
      Then the game is in turn 2
      When the ability of "Final Fortune" resolves
      Then Bob has won the game

    @id:no-spare-hour-from-an-ended-turn @source:cr @twin:spare-hour-from-bobs-end-step
    Scenario: Bob's turn is ended before its end step: Alice's Warden of Spare Hours gives her no extra turn
      Note: situation F34 as corrected, without the levels of Lighthouse Chronologist
      Given it is Bob's precombat main phase
      And Alice controls "Warden of Spare Hours"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3

    @id:spare-hour-from-bobs-end-step @source:cr
    Scenario: Bob's turn has its end step: Alice takes an extra turn and then her own
      Given it is Bob's precombat main phase
      And Alice controls "Warden of Spare Hours"
      When the game goes on to the end step
      And the ability of "Warden of Spare Hours" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4

  @end-turn.end-step.2
  Rule: If the turn is ended during the end step, those that have triggered are gone and don't come back this turn

    @id:ball-lightnings-trigger-exiled @source:ruling @twin:ball-lightnings-trigger-resolves
    Scenario: Sundial over Ball Lightning's trigger: it lives until Bob's end step
      Source: ruling Ball Lightning 2007-02-01; situation F04
      Given Alice controls "Ball Lightning" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When the game goes on to the end step
      Then the stack is the ability of "Ball Lightning"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then "Ball Lightning" is on the battlefield
      When the game goes on to the end step
      And the ability of "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard

    @id:ball-lightnings-trigger-resolves @source:cr
    Scenario: Without Sundial the trigger resolves
      Given Alice controls "Ball Lightning"
      When the game goes on to the end step
      Then the stack is the ability of "Ball Lightning"
      When the ability of "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard

    @id:sneak-attacks-trigger-exiled-creature-stays @source:cr @twin:sneak-attacks-creature-is-sacrificed
    Scenario: Sundial over Sneak Attack's trigger: the creature is never sacrificed
      Note: 603.7b; situation F02
      Given Alice controls "Sneak Attack" and "Sundial of the Infinite"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack" and the ability of "Sundial of the Infinite"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next end step
      Then the stack is empty
      When the game goes on to Alice's next end step
      Then the stack is empty
      And "Hill Giant" is on the battlefield

    @id:sneak-attacks-creature-is-sacrificed @source:cr
    Scenario: Without Sundial Sneak Attack's creature is sacrificed
      Given Alice controls "Sneak Attack"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is in Alice's graveyard

    @id:kiki-jikis-trigger-exiled-copy-stays @source:cr @twin:kiki-jikis-copy-is-sacrificed
    Scenario: Time Stop over Kiki-Jiki's trigger: the copy stays for good
      Note: 603.7b
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Hill Giant"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
      And the ability of "Kiki-Jiki, Mirror Breaker" resolves
      And the game goes on to the end step
      Then the stack is the ability of "Kiki-Jiki, Mirror Breaker"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next end step
      Then the stack is empty
      When the game goes on to Alice's next upkeep step
      Then Alice controls 2 "Hill Giant"

    @id:kiki-jikis-copy-is-sacrificed @source:cr
    Scenario: Without an ender Kiki-Jiki's copy is sacrificed
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Hill Giant"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
      And the ability of "Kiki-Jiki, Mirror Breaker" resolves
      Then Alice controls 2 "Hill Giant"
      When the game goes on to Bob's next upkeep step
      Then Alice controls "Hill Giant"

    @id:necropotences-trigger-exiled-card-stays-away @source:cr @twin:necropotences-card-comes-in-the-end-step
    Scenario: Sundial over Necropotence's trigger: the card stays in exile for good
      Note: 603.7b; situation F10
      Given Alice controls "Necropotence" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice activates "Necropotence"
      And the ability of "Necropotence" resolves
      And the game goes on to the end step
      Then the stack is the ability of "Necropotence"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Alice's next end step
      Then the stack is empty
      And Alice has 0 cards in hand
      And Alice has 14 cards in library

    @id:necropotences-card-comes-in-the-end-step @source:cr
    Scenario: Without Sundial Necropotence's card comes in Alice's end step
      Given Alice controls "Necropotence"
      When Alice activates "Necropotence"
      And the ability of "Necropotence" resolves
      And the game goes on to the end step
      And the ability of "Necropotence" resolves
      Then Alice has 1 card in hand

    @id:two-end-step-triggers-exiled @source:cr @twin:two-end-step-triggers-resolve
    Scenario: One of two triggers has resolved when the turn is ended: the other doesn't come back
      Note: situation D09
      Given Alice controls "Bell of the Last Hour" and "Gong of the Last Hour"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to the end step
      And Alice chooses "Bell of the Last Hour" and "Gong of the Last Hour"
      And the ability of "Gong of the Last Hour" resolves
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Bob has 18 life
      And Alice has 20 life

    @id:two-end-step-triggers-resolve @source:cr
    Scenario: Without an ender both triggers resolve
      Given Alice controls "Bell of the Last Hour" and "Gong of the Last Hour"
      When the game goes on to the end step
      And Alice chooses "Bell of the Last Hour" and "Gong of the Last Hour"
      And the game goes on to Bob's next upkeep step
      Then Bob has 18 life
      And Alice has 23 life

    @id:final-fortunes-trigger-exiled-no-loss @source:cr @twin:final-fortunes-turn-not-ended-loss
    Scenario: Sundial over Final Fortune's trigger: Alice doesn't lose
      Note: 603.7b; situation F14
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune" and the ability of "Sundial of the Infinite"
      When Alice casts "Final Fortune"
      And the game goes on to Alice's next end step
      Then the stack is the ability of "Final Fortune"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      Then Alice is still in the game
      And the game is in turn 4

  @end-turn.end-step.3
  Rule: What waits for the next end step triggers in the end step of the next turn instead

    @id:sneak-attacks-creature-waits-for-bobs-end-step @source:cr @twin:sneak-attacks-creature-is-sacrificed
    Scenario: Sneak Attack's creature is sacrificed in Bob's end step
      Note: 603.7b
      Given Alice controls "Sneak Attack"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When the ability of "Sneak Attack" resolves
      Then "Hill Giant" is in Alice's graveyard

    @id:kiki-jikis-copy-waits-for-bobs-end-step @source:cr @twin:kiki-jikis-copy-is-sacrificed
    Scenario: Kiki-Jiki's copy is sacrificed in Bob's end step
      Note: 603.7b
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Hill Giant"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
      And the ability of "Kiki-Jiki, Mirror Breaker" resolves
      And Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice controls 2 "Hill Giant"
      When the game goes on to the end step
      Then the stack is the ability of "Kiki-Jiki, Mirror Breaker"
      When the ability of "Kiki-Jiki, Mirror Breaker" resolves
      Then Alice controls "Hill Giant"

    @id:necropotences-card-waits-for-alices-end-step @source:cr @twin:necropotences-card-comes-in-the-end-step
    Scenario: Necropotence says your next end step: the card comes in Alice's next turn, not in Bob's
      Note: 614.10a; situation F09
      Given Alice controls "Necropotence"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice activates "Necropotence"
      And the ability of "Necropotence" resolves
      And Alice casts "Time Stop"
      And the game goes on to Bob's next end step
      Then the stack is empty
      When the game goes on to Alice's next upkeep step
      Then Alice has 0 cards in hand
      When the game goes on to the end step
      And the ability of "Necropotence" resolves
      Then Alice has 1 card in hand

    @id:unearthed-zombie-waits-for-bobs-end-step @source:cr @twin:unearthed-zombie-goes-in-alices-end-step
    Scenario: Dregscape Zombie, unearthed, is exiled in Bob's end step
      Note: situation F25; 702.84a
      Given Alice has "Dregscape Zombie" in graveyard
      And Alice has lands for the unearth of "Dregscape Zombie"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice activates "Dregscape Zombie"
      And the ability of "Dregscape Zombie" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Dregscape Zombie" is on the battlefield
      When the game goes on to the end step
      And the ability of "Dregscape Zombie" resolves
      Then "Dregscape Zombie" is in exile

    @id:unearthed-zombie-goes-in-alices-end-step @source:cr
    Scenario: Without an ender the unearthed Zombie is exiled in Alice's end step
      Given Alice has "Dregscape Zombie" in graveyard
      And Alice has lands for the unearth of "Dregscape Zombie"
      When Alice activates "Dregscape Zombie"
      And the ability of "Dregscape Zombie" resolves
      And the game goes on to the end step
      And the ability of "Dregscape Zombie" resolves
      Then "Dregscape Zombie" is in exile

    @id:dashed-scout-waits-for-bobs-end-step @source:cr
    Scenario: Mardu Scout, cast for its dash cost, goes back to hand in Bob's end step
      Note: situation F25; 702.109a
      Given Alice has "Mardu Scout" in hand
      And Alice has lands for the dash of "Mardu Scout"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Mardu Scout" paying "dash"
      And "Mardu Scout" resolves
      And Alice attacks Bob with "Mardu Scout"
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Mardu Scout" is on the battlefield
      When the game goes on to the end step
      And the ability of "Mardu Scout" resolves
      Then "Mardu Scout" is in Alice's hand

    @id:blitzed-patrol-waits-for-bobs-end-step @source:cr
    Scenario: Mayhem Patrol, cast for its blitz cost, is sacrificed in Bob's end step, and Alice draws then
      Note: situation F25; 702.152a
      Given Alice has "Mayhem Patrol" in hand
      And Alice has lands for the blitz of "Mayhem Patrol"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Mayhem Patrol" paying "blitz"
      And "Mayhem Patrol" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Mayhem Patrol" is on the battlefield
      When the game goes on to the end step
      And everything resolves
      Then "Mayhem Patrol" is in Alice's graveyard
      And Alice has 1 card in hand

    @id:warped-mechan-waits-for-bobs-end-step @source:cr
    Scenario: Red Tiger Mechan, cast for its warp cost, is exiled in Bob's end step, and Alice casts it in her next turn
      Note: situation F25 as corrected; 702.185a
      Given Alice has "Red Tiger Mechan" in hand
      And Alice has lands for the warp of "Red Tiger Mechan" and "Red Tiger Mechan"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Red Tiger Mechan" paying "warp"
      And "Red Tiger Mechan" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Red Tiger Mechan" is on the battlefield
      When the game goes on to the end step
      And the ability of "Red Tiger Mechan" resolves
      Then "Red Tiger Mechan" is in exile
      When the game goes on to Alice's next precombat main phase
      And Alice casts "Red Tiger Mechan" from exile
      And "Red Tiger Mechan" resolves
      And the game goes on to Bob's next upkeep step
      Then "Red Tiger Mechan" is on the battlefield
