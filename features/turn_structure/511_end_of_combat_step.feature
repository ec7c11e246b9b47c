Feature: 511 End of combat step

  @end-of-combat.priority.1
  Rule: The active player gets priority in the end of combat step

    @id:priority-at-end-of-combat @source:cr @twin:no-combat-no-end-of-combat
    Scenario: Alice and Bob can act in the end of combat step, and what they do happens there
      Given Alice controls "Bell of Battle's End" and "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And Alice has priority
      And Bob has 18 life
      When everything resolves
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 16 life
      And it is Alice's end of combat step

    @id:both-act-at-end-of-combat @source:report
    Scenario: Nobody attacks: Alice and Bob can act in the end of combat step all the same
      Source: report TS-27
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the postcombat main phase
      Then Alice had an opportunity to act in the end of combat step of turn 1
      And Bob had an opportunity to act in the end of combat step of turn 1

    @id:no-combat-no-end-of-combat @source:cr @twin:both-act-at-end-of-combat
    Scenario: Where the combat phase is skipped, nobody can act in an end of combat step
      Given Alice has "Moment of Silence" and "Shock" in hand
      And Alice has lands for "Moment of Silence" and "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the end of combat step of turn 1
      And Bob had an opportunity to act in the postcombat main phase of turn 1

  @end-of-combat.triggers.1
  Rule: What triggers at end of combat triggers as the end of combat step begins

    @id:end-of-combat-trigger-after-the-damage @source:cr
    Scenario: The Bell of Battle's End rings after the damage and before the second main phase
      Given Alice controls "Bell of Battle's End" and "Grizzly Bears"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty
      When the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And Bob has 18 life
      And Alice has 20 life
      When the game goes on to the postcombat main phase
      Then Alice has 21 life
      And the stack is empty

    @id:basilisks-victim-dies-at-end-of-combat @source:cr
    Scenario: The Basilisk's victim deals its damage and dies as the end of combat step's ability resolves
      Given Alice controls "Thicket Basilisk"
      And Bob controls "Hill Giant"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Thicket Basilisk"
      And Bob blocks "Thicket Basilisk" with "Hill Giant"
      And "Thicket Basilisk" resolves
      Then "Hill Giant" is on the battlefield
      When the game goes on to the end of combat step
      Then the stack is the ability of "Thicket Basilisk"
      And "Thicket Basilisk" has 3 damage
      And "Hill Giant" has 2 damage
      When "Thicket Basilisk" resolves
      Then "Hill Giant" is in Bob's graveyard
      And it is Alice's end of combat step

    @id:basilisk-blocks @source:cr
    Scenario: Blocking, the Basilisk has the attacker destroyed at end of combat, and no other creature
      Given Alice controls "Hill Giant", "Raging Goblin" and "Bell of Battle's End"
      And Bob controls "Thicket Basilisk"
      When Alice attacks Bob with "Hill Giant" and "Raging Goblin"
      And Bob blocks "Hill Giant" with "Thicket Basilisk"
      And "Thicket Basilisk" resolves
      And the game goes on to the end of combat step
      Then the stack is the ability of "Thicket Basilisk" and the ability of "Bell of Battle's End"
      And Bob has 19 life
      When "Thicket Basilisk" resolves
      Then "Hill Giant" is in Alice's graveyard
      And "Raging Goblin" is on the battlefield
      And "Thicket Basilisk" has 3 damage
      And Alice has 20 life

    @id:end-of-combat-each-combat @source:cr
    Scenario: With two combat phases it rings twice, in Bob's turn as well
      Given Alice controls "Bell of Battle's End"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then Alice has 21 life
      When the game goes on to the end step
      Then Alice has 22 life
      When the game goes on to Bob's next postcombat main phase
      Then Alice has 23 life

    @id:clockwork-beast-winds-down @source:cr @twin:clockwork-beast-at-home
    Scenario: Clockwork Beast loses its counter at end of combat, after the damage
      Given Alice controls "Clockwork Beast"
      And "Clockwork Beast" has 7 "+1/+0" counters
      When Alice attacks Bob with "Clockwork Beast"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Clockwork Beast"
      And "Clockwork Beast" has 7 "+1/+0" counters
      And Bob has 13 life
      When "Clockwork Beast" resolves
      Then "Clockwork Beast" has 6 "+1/+0" counters

    @id:clockwork-beast-at-home @source:cr @twin:clockwork-beast-winds-down
    Scenario: Where it neither attacked nor blocked, nothing triggers
      Note: 603.4
      Given Alice controls "Clockwork Beast" and "Grizzly Bears"
      And "Clockwork Beast" has 7 "+1/+0" counters
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Clockwork Beast" has 7 "+1/+0" counters
      And Bob has 18 life

    @id:end-of-combat-skipped-with-combat @source:cr @twin:end-of-combat-each-combat
    Scenario: Where the combat phase is skipped, it doesn't ring
      Given Alice controls "Bell of Battle's End"
      And Alice has "Moment of Silence" in hand
      And Alice has lands for "Moment of Silence"
      When Alice casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      Then Alice has 20 life
      When the game goes on to Bob's next postcombat main phase
      Then Alice has 21 life

    @id:decayed-copy-is-sacrificed-at-end-of-combat @source:cr
    Scenario: A copy that has decayed beside what it copies is sacrificed at end of combat once it has attacked
      Note: 511.2; the sorcery is invented
      Given Alice controls "Grizzly Bears"
      And Alice has "Borrowed Bones" in hand
      And Alice has lands for "Borrowed Bones"
      When Alice casts "Borrowed Bones" targeting "Grizzly Bears"
      And "Borrowed Bones" resolves
      Then Alice controls 2 "Grizzly Bears"
      When the game goes on to Alice's next precombat main phase
      Then Alice controls 2 "Grizzly Bears"
      When Alice attacks Bob with 2 "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 16 life
      And Alice controls "Grizzly Bears"

  @end-of-combat.triggers.2
  Rule: What is made for end of combat once that step has begun waits for the next such step

    @id:assassin-in-the-declare-blockers-step @source:cr
    Scenario: Silent Assassin's ability, used in the declare blockers step, destroys the blocker at this end of combat
      Given Alice controls "Memnite" and "Silent Assassin"
      And Alice has lands for the ability of "Silent Assassin"
      And Bob controls "Ornithopter"
      When Alice attacks Bob with "Memnite"
      And Bob blocks "Memnite" with "Ornithopter"
      And Alice activates "Silent Assassin" targeting "Ornithopter"
      And everything resolves
      Then "Ornithopter" is on the battlefield
      When the game goes on to the end of combat step
      Then the stack is the ability of "Silent Assassin"
      When the game goes on to the postcombat main phase
      Then "Ornithopter" is in Bob's graveyard

    @id:assassin-in-the-end-of-combat-step @source:cr @twin:assassin-in-the-declare-blockers-step
    Scenario: Used in the end of combat step, it destroys the blocker at the end of the next combat of the turn
      Given Alice controls "Memnite" and "Silent Assassin"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for the ability of "Silent Assassin" and "Relentless Assault"
      And Bob controls "Ornithopter" and "Bell of Battle's End"
      When Alice attacks Bob with "Memnite"
      And Bob blocks "Memnite" with "Ornithopter"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      When Alice activates "Silent Assassin" targeting "Ornithopter"
      And everything resolves
      And the game goes on to the postcombat main phase
      Then "Ornithopter" is on the battlefield
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      Then "Ornithopter" is on the battlefield
      When the game goes on to the postcombat main phase
      Then "Ornithopter" is in Bob's graveyard

    @id:assassin-waits-for-bobs-combat @source:cr @twin:assassin-in-the-declare-blockers-step
    Scenario: ... or, in a turn without another combat, at the end of Bob's
      Given Alice controls "Memnite" and "Silent Assassin"
      And Alice has lands for the ability of "Silent Assassin"
      And Bob controls "Ornithopter" and "Bell of Battle's End"
      When Alice attacks Bob with "Memnite"
      And Bob blocks "Memnite" with "Ornithopter"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      When Alice activates "Silent Assassin" targeting "Ornithopter"
      And everything resolves
      And the game goes on to Bob's next beginning of combat step
      Then "Ornithopter" is on the battlefield
      And Bob has 21 life
      When the game goes on to the postcombat main phase
      Then "Ornithopter" is in Bob's graveyard
      And Bob has 22 life

  @end-of-combat.removal.1
  Rule: Creatures are still attacking and blocking until the end of combat step has ended

    @id:still-fighting-at-end-of-combat @source:cr
    Scenario: In the end of combat step attacker and blocker still fight, after it they don't
      Note: situation I13
      Given Alice controls "Memnite" and "Bell of Battle's End"
      And Bob controls "Ornithopter"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Memnite"
      And Bob blocks "Memnite" with "Ornithopter"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And "Memnite" is attacking
      And "Ornithopter" is blocking
      When "Bell of Battle's End" resolves
      Then it is Alice's end of combat step
      And "Memnite" is attacking
      And "Ornithopter" is blocking
      When the game goes on to the postcombat main phase
      Then "Memnite" is not attacking
      And "Ornithopter" is not blocking

    @id:kill-shot-at-end-of-combat @source:report
    Scenario: Kill Shot destroys an attacker in the end of combat step
      Source: report TS-53
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      And Bob has "Kill Shot" in hand
      And Bob has lands for "Kill Shot"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And Bob has 18 life
      When Bob casts "Kill Shot" targeting "Grizzly Bears"
      And "Kill Shot" resolves
      Then "Grizzly Bears" is in Alice's graveyard

    @id:war-standard-at-end-of-combat @source:cr
    Scenario: War Standard keeps the damaged Bears alive through the end of combat step, and no longer
      Given Alice controls "Grizzly Bears", "War Standard" and "Bell of Battle's End"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And "Grizzly Bears" is 2/4
      And "Grizzly Bears" has 3 damage
      When the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Alice's graveyard

  @end-of-combat.removal.2
  Rule: Once the end of combat step is over, no creature, battle or planeswalker is in combat any more

    @id:kill-shot-after-combat @source:report @twin:kill-shot-at-end-of-combat
    Scenario: In the main phase after it Kill Shot finds no attacker
      Source: report TS-53
      Given Alice controls "Grizzly Bears"
      And Bob has "Kill Shot" and "Shock" in hand
      And Bob has lands for "Kill Shot" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then nobody is attacking
      And Bob has 18 life
      And Bob can't cast "Kill Shot" targeting "Grizzly Bears"
      When Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      Then "Grizzly Bears" is in Alice's graveyard

    @id:no-carry-over-to-the-next-combat @source:cr
    Scenario: In a combat phase that follows directly nobody is attacking or blocking yet
      Given Alice controls "Memnite"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle"
      And Bob controls "Ornithopter"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And Alice attacks Bob with "Memnite"
      And Bob blocks "Memnite" with "Ornithopter"
      Then "Ornithopter" is blocking
      When the game goes on to the beginning of combat step
      Then the stack is the ability of "Full Throttle"
      And "Memnite" is not attacking
      And "Ornithopter" is not blocking
      When Alice attacks Bob with "Memnite"
      And the game goes on to the beginning of combat step
      Then Bob has 19 life

    @id:attacked-planeswalker-after-combat @source:cr
    Scenario: The Bears that attacked Sarkhan attack Bob in the next combat phase
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob controls "Sarkhan Vol"
      And "Sarkhan Vol" has 5 "loyalty" counters
      When Alice attacks "Sarkhan Vol" with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then nobody is attacking
      And "Sarkhan Vol" has 3 "loyalty" counters
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
      And "Sarkhan Vol" has 3 "loyalty" counters
