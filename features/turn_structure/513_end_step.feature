Feature: 513 End step

  @end-step.priority.1
  Rule: The active player gets priority in the end step

    @id:priority-in-the-end-step @source:cr
    Scenario: Alice and then Bob can act in the end step, and it is over only when both have passed
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the end step
      Then Alice has priority
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
      And it is Alice's end step
      And Alice has priority
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      And it is Alice's end step
      And Alice has priority

    @id:opportunity-in-the-end-step @source:report
    Scenario: Both had an opportunity to act in the end step
      Source: report TS-27
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      Then Alice had an opportunity to act in the end step of turn 1
      And Bob had an opportunity to act in the end step of turn 1

    @id:no-opportunity-in-a-passed-over-end-step @source:cr @twin:opportunity-in-the-end-step
    Scenario: In a turn ended by Time Stop nobody had one
      Note: 724.1d
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Time Stop" and "Shock" in hand
      And Bob has lands for "Time Stop" and "Shock"
      When the game goes on to the postcombat main phase
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the end step of turn 1
      And Alice had an opportunity to act in the postcombat main phase of turn 1

    @id:no-sorcery-in-the-end-step @source:cr
    Scenario: It is no main phase: Alice can cast Shock in it, and not Divination
      Note: 505.6a
      Given Alice has "Divination" and "Shock" in hand
      And Alice has lands for "Divination" and "Shock"
      When the game goes on to the end step
      Then Alice can't cast "Divination"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

  @end-step.late.1
  Rule: The end-step ability of a permanent that enters during the end step waits for the next turn's end step

    @id:ball-lightning-in-the-end-step @source:report @twin:ball-lightning-before-the-end-step
    Scenario: Ball Lightning, cast in Alice's end step, is sacrificed in Bob's
      Source: report TS-76
      Given Alice controls "Vedalken Orrery"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for "Ball Lightning"
      When the game goes on to the end step
      And Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      Then the stack is empty
      And "Ball Lightning" is on the battlefield
      When the game goes on to Bob's next postcombat main phase
      Then "Ball Lightning" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Ball Lightning"
      When "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard

    @id:ball-lightning-before-the-end-step @source:report
    Scenario: Cast in the main phase before, it is sacrificed in Alice's
      Source: report TS-76
      Given Alice controls "Vedalken Orrery"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for "Ball Lightning"
      When the game goes on to the postcombat main phase
      And Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      And the game goes on to the end step
      Then the stack is the ability of "Ball Lightning"
      When "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard
      And the game is in turn 1

    @id:bell-of-the-last-hour-too-late @source:cr
    Scenario: What triggers in your end step and enters in it waits for your next turn's
      Given Alice controls "Vedalken Orrery"
      And Alice has "Bell of the Last Hour" in hand
      And Alice has lands for "Bell of the Last Hour"
      When the game goes on to the end step
      And Alice casts "Bell of the Last Hour"
      And "Bell of the Last Hour" resolves
      And the game goes on to Alice's next upkeep step
      Then Alice has 20 life
      When the game goes on to the end step
      Then the stack is the ability of "Bell of the Last Hour"
      When "Bell of the Last Hour" resolves
      Then Alice has 23 life

    @id:giant-growth-on-a-late-ball-lightning @source:report
    Scenario: A late Ball Lightning outlives the Giant Growth cast on it in the same end step
      Source: report TS-76; 514.2
      Given Alice controls "Vedalken Orrery"
      And Alice has "Ball Lightning" and "Giant Growth" in hand
      And Alice has lands for "Ball Lightning" and "Giant Growth"
      When the game goes on to the end step
      And Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      And Alice casts "Giant Growth" targeting "Ball Lightning"
      And "Giant Growth" resolves
      Then "Ball Lightning" is 9/4
      When the game goes on to Bob's next upkeep step
      Then "Ball Lightning" is 6/1
      When the game goes on to Alice's next upkeep step
      Then "Ball Lightning" is in Alice's graveyard

    @id:dragon-returned-in-each-end-step @source:report
    Scenario: Archwing Dragon's ability, countered in Alice's end step, triggers again in Bob's
      Source: report TS-77
      Given Alice controls "Archwing Dragon"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When the game goes on to the end step
      Then the stack is the ability of "Archwing Dragon"
      When Bob casts "Stifle" targeting the ability of "Archwing Dragon"
      And "Stifle" resolves
      And the game goes on to Bob's next postcombat main phase
      Then "Archwing Dragon" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Archwing Dragon"
      When "Archwing Dragon" resolves
      Then "Archwing Dragon" is in Alice's hand

  @end-step.late.2
  Rule: A delayed ability for the next end step that is made during the end step waits for the next turn's

    @id:sneak-attack-in-the-end-step @source:cr @twin:sneak-attack-before-the-end-step
    Scenario: What Sneak Attack brings in Alice's end step is sacrificed in Bob's
      Note: situation F26
      Given Alice controls "Sneak Attack"
      And Alice has "Serra Angel" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When the game goes on to the end step
      And Alice activates "Sneak Attack"
      And "Sneak Attack" resolves
      And Alice accepts
      Then "Serra Angel" is on the battlefield
      And the stack is empty
      When the game goes on to Bob's next postcombat main phase
      Then "Serra Angel" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When "Sneak Attack" resolves
      Then "Serra Angel" is in Alice's graveyard

    @id:sneak-attack-before-the-end-step @source:cr
    Scenario: What it brings before the end step is sacrificed in that
      Given Alice controls "Sneak Attack"
      And Alice has "Serra Angel" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When the game goes on to the postcombat main phase
      And Alice activates "Sneak Attack"
      And "Sneak Attack" resolves
      And Alice accepts
      Then "Serra Angel" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When "Sneak Attack" resolves
      Then "Serra Angel" is in Alice's graveyard
      And the game is in turn 1

    @id:sneak-attack-once-only @source:cr
    Scenario: Its ability, countered in Bob's end step, doesn't come back in Alice's next
      Note: 603.7b
      Given Alice controls "Sneak Attack"
      And Alice has "Serra Angel" in hand
      And Alice has lands for the ability of "Sneak Attack"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When the game goes on to the end step
      And Alice activates "Sneak Attack"
      And "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Bob's next end step
      Then the stack is the ability of "Sneak Attack"
      When Bob casts "Stifle" targeting the ability of "Sneak Attack"
      And "Stifle" resolves
      And the game goes on to Alice's next end step
      Then "Serra Angel" is on the battlefield
      And the stack is empty

    @id:sneak-attack-in-the-cleanup-step @source:cr @twin:sneak-attack-before-the-end-step
    Scenario: What Sneak Attack brings in Alice's cleanup step is sacrificed in Bob's end step, and not before
      Note: situation L56; the discard gives priority
      Given Alice controls "Sneak Attack"
      And Alice has "Serra Angel" and 7 "Forest" in hand
      And Alice has lands for the ability of "Sneak Attack"
      And Bob controls "Abyssal Nocturnus"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      Then the stack is the ability of "Abyssal Nocturnus"
      When "Abyssal Nocturnus" resolves
      And Alice activates "Sneak Attack"
      And "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Bob's next postcombat main phase
      Then "Serra Angel" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When "Sneak Attack" resolves
      Then "Serra Angel" is in Alice's graveyard

    @id:necropotence-in-the-end-step @source:cr @twin:necropotence-before-the-end-step
    Scenario: Necropotence paid for in Alice's end step brings the card in her next end step
      Given Alice controls "Necropotence"
      When the game goes on to the end step
      And Alice activates "Necropotence"
      And "Necropotence" resolves
      And the game goes on to Alice's next upkeep step
      Then Alice has 0 cards in hand
      And Alice has 19 life
      When the game goes on to the end step
      Then the stack is the ability of "Necropotence"
      When "Necropotence" resolves
      Then Alice has 1 card in hand

    @id:necropotence-before-the-end-step @source:cr
    Scenario: Paid for before, it brings the card in this turn's
      Given Alice controls "Necropotence"
      When the game goes on to the postcombat main phase
      And Alice activates "Necropotence"
      And "Necropotence" resolves
      And the game goes on to the end step
      Then the stack is the ability of "Necropotence"
      And Alice has 0 cards in hand
      When "Necropotence" resolves
      Then Alice has 1 card in hand

    @id:thrall-of-the-end-step @source:cr @source:ruling @twin:thrall-of-the-main-phase
    Scenario: In Thrall to the Pit, kicked in Alice's end step: the Giant is Bob's again as she would have to sacrifice it
      Source: situation L55; ruling In Thrall to the Pit 2022-09-09
      Given Alice controls "Vedalken Orrery"
      And Alice has "In Thrall to the Pit" in hand
      And Alice has lands for "In Thrall to the Pit" with kicker
      And Bob controls "Hill Giant"
      When the game goes on to the end step
      And Alice casts "In Thrall to the Pit" targeting "Hill Giant" paying "kicker"
      And "In Thrall to the Pit" resolves
      Then Alice controls "Hill Giant"
      When the game goes on to Bob's next upkeep step
      Then Bob controls "Hill Giant"
      When the game goes on to the end step
      Then the stack is the ability of "In Thrall to the Pit"
      When everything resolves
      Then Bob controls "Hill Giant"

    @id:thrall-of-the-main-phase @source:cr
    Scenario: Kicked in her main phase, she sacrifices it in this turn's end step
      Given Alice controls "Vedalken Orrery"
      And Alice has "In Thrall to the Pit" in hand
      And Alice has lands for "In Thrall to the Pit" with kicker
      And Bob controls "Hill Giant"
      When Alice casts "In Thrall to the Pit" targeting "Hill Giant" paying "kicker"
      And "In Thrall to the Pit" resolves
      And the game goes on to the end step
      And everything resolves
      Then "Hill Giant" is in Bob's graveyard
      And the game is in turn 1

    @id:thrall-without-kicker @source:cr @twin:thrall-of-the-main-phase
    Scenario: Without kicker nobody sacrifices it
      Given Alice has "In Thrall to the Pit" in hand
      And Alice has lands for "In Thrall to the Pit" with kicker
      And Bob controls "Hill Giant"
      When Alice casts "In Thrall to the Pit" targeting "Hill Giant"
      And "In Thrall to the Pit" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob controls "Hill Giant"
