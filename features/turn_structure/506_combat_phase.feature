Feature: 506 Combat phase

  @combat.steps.1
  Rule: With an attacker, the five steps of the combat phase follow in order even if nothing blocks

    @id:five-steps-without-a-blocker @source:cr
    Scenario Outline: Unblocked Bears: Bob can act in the <step>
      Note: situation I02
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Alice had an opportunity to act in the <step> of turn 1
      And Bob had an opportunity to act in the <step> of turn 1
      And Bob has 18 life

      Examples:
        | step                     |
        | beginning of combat step |
        | declare attackers step   |
        | declare blockers step    |
        | combat damage step       |
        | end of combat step       |

    @id:one-of-each-combat-step @source:cr
    Scenario Outline: Unblocked Bears: one <step> in the combat phase
      Given Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then 1 <step> began in turn 1

      Examples:
        | step                     |
        | beginning of combat step |
        | declare attackers step   |
        | declare blockers step    |
        | combat damage step       |
        | end of combat step       |

    @id:damage-after-blocks-before-end-of-combat @source:cr
    Scenario: Damage is dealt after the declare blockers step and before the end of combat step
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      And Bob controls "Ornithopter"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Ornithopter"
      Then it is Alice's declare blockers step
      And "Ornithopter" has no damage
      When the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And "Ornithopter" is in Bob's graveyard

    @id:added-combat-has-five-steps @source:report
    Scenario Outline: Relentless Assault's combat phase has a <step> too
      Source: report TS-44
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob had an opportunity to act in the <step> of turn 1
      And Bob has 18 life
      When the game goes on to the beginning of combat step
      Then it is Alice's beginning of combat step

      Examples:
        | step                     |
        | beginning of combat step |
        | declare attackers step   |
        | declare blockers step    |
        | combat damage step       |
        | end of combat step       |

  @combat.removal.1
  Rule: A creature removed from combat is no longer attacking, blocking, blocked or unblocked

    @id:stolen-attacker-leaves-combat @source:cr @twin:attacker-stays-in-combat
    Scenario: Bob takes the attacking Bears: they attack nobody any more
      Given Alice controls "Grizzly Bears" and "Raging Goblin"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" and "Shock" in hand
      And Bob has lands for "Sower of Temptation" and "Shock"
      When Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is not attacking
      And "Raging Goblin" is attacking
      When the game goes on to the postcombat main phase
      Then Bob has 19 life

    @id:attacker-stays-in-combat @source:cr
    Scenario: Bob takes a creature that isn't attacking: the Bears go on
      Given Alice controls "Grizzly Bears", "Raging Goblin" and "Hill Giant"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" and "Shock" in hand
      And Bob has lands for "Sower of Temptation" and "Shock"
      When Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Hill Giant"
      And "Sower of Temptation" resolves
      Then Bob controls "Hill Giant"
      And "Grizzly Bears" is attacking
      When the game goes on to the postcombat main phase
      Then Bob has 17 life

    @id:stolen-blocker-leaves-combat @source:cr
    Scenario: Alice takes the blocking Giant: it blocks no more, and the Bears stay blocked
      Note: 509.1h
      Given Alice controls "Grizzly Bears", "Raging Goblin" and "Vedalken Orrery"
      And Alice has "Sower of Temptation" and "Shock" in hand
      And Alice has lands for "Sower of Temptation" and "Shock"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      Then "Hill Giant" is blocking
      When Alice casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Alice chooses "Hill Giant"
      And "Sower of Temptation" resolves
      Then Alice controls "Hill Giant"
      And "Hill Giant" is not blocking
      And "Grizzly Bears" is attacking
      When the game goes on to the postcombat main phase
      Then Bob has 19 life
      And "Hill Giant" has no damage
      And "Grizzly Bears" is on the battlefield

    @id:removed-attacker-cant-be-shot @source:cr
    Scenario: Kill Shot finds the attacking Goblin, and no longer the Bears that have left combat
      Given Alice controls "Grizzly Bears" and "Raging Goblin"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" and "Kill Shot" in hand
      And Bob has lands for "Sower of Temptation" and "Kill Shot"
      When Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      Then Bob can't cast "Kill Shot" targeting "Grizzly Bears"
      When Bob casts "Kill Shot" targeting "Raging Goblin"
      And "Kill Shot" resolves
      Then "Raging Goblin" is in Alice's graveyard

    @id:returned-attacker-doesnt-attack-again @source:cr
    Scenario: An attacker that comes back in the same combat isn't attacking any more
      Given Alice controls "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has lands for "Murder"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" and "Shock" in hand
      And Bob has lands for "Sower of Temptation" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      And Alice casts "Murder" targeting "Sower of Temptation"
      And "Murder" resolves
      Then Alice controls "Grizzly Bears"
      And it is Alice's declare attackers step
      And "Grizzly Bears" is not attacking
      When the game goes on to the postcombat main phase
      Then Bob has 20 life

  @combat.removal.2
  Rule: Being removed from combat neither untaps an attacker nor undoes that it attacked this turn

    @id:removed-attacker-stays-tapped @source:cr
    Scenario: Bob takes the attacking Bears and gets them tapped
      Given Alice controls "Grizzly Bears"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" and "Shock" in hand
      And Bob has lands for "Sower of Temptation" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is tapped
      And "Grizzly Bears" is not attacking

    @id:removed-attacker-has-attacked @source:cr
    Scenario: Relentless Assault untaps the Bears that attacked and were removed, not the tapped Giant that stayed home
      Given Alice controls "Grizzly Bears"
      And Alice controls tapped "Hill Giant"
      And Alice has "Murder" and "Relentless Assault" in hand
      And Alice has lands for "Murder" and "Relentless Assault"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" and "Shock" in hand
      And Bob has lands for "Sower of Temptation" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      And Alice casts "Murder" targeting "Sower of Temptation"
      And "Murder" resolves
      And the game goes on to the postcombat main phase
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is tapped
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then "Grizzly Bears" is untapped
      And "Hill Giant" is tapped

  @combat.removal.3
  Rule: An attacker whose planeswalker or battle has left combat goes on attacking, but nothing in particular

    @id:attacker-of-a-dead-planeswalker-hits-nobody @source:cr @twin:attacked-planeswalker-loses-loyalty
    Scenario: Sarkhan is burnt to death: the Bears that attacked him don't turn to Bob
      Given Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Sarkhan Vol"
      And "Sarkhan Vol" has 3 "loyalty" counters
      When Alice attacks "Sarkhan Vol" with "Grizzly Bears"
      And Alice casts "Lightning Bolt" targeting "Sarkhan Vol"
      And "Lightning Bolt" resolves
      Then "Sarkhan Vol" is in Bob's graveyard
      When the game goes on to the postcombat main phase
      Then Bob has 20 life
      And "Grizzly Bears" is tapped

    @id:attacked-planeswalker-loses-loyalty @source:cr
    Scenario: Otherwise Sarkhan loses two loyalty counters
      Given Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Sarkhan Vol"
      And "Sarkhan Vol" has 3 "loyalty" counters
      When Alice attacks "Sarkhan Vol" with "Grizzly Bears"
      And Alice casts "Lightning Bolt" targeting Bob
      And the game goes on to the postcombat main phase
      Then "Sarkhan Vol" has 1 "loyalty" counter
      And Bob has 17 life

    @id:attacker-of-nothing-is-an-attacker @source:cr
    Scenario: Attacking nothing in particular, the Bears are still a target for Kill Shot
      Given Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Sarkhan Vol"
      And "Sarkhan Vol" has 3 "loyalty" counters
      And Bob has "Kill Shot" in hand
      And Bob has lands for "Kill Shot"
      When Alice attacks "Sarkhan Vol" with "Grizzly Bears"
      And Alice casts "Lightning Bolt" targeting "Sarkhan Vol"
      And "Lightning Bolt" resolves
      Then "Sarkhan Vol" is in Bob's graveyard
      When Bob casts "Kill Shot" targeting "Grizzly Bears"
      And "Kill Shot" resolves
      Then "Grizzly Bears" is in Alice's graveyard

    @id:attacker-of-nothing-keeps-war-standards-bonus @source:cr
    Scenario: ... and War Standard still helps them, to the end of combat
      Given Alice controls "Grizzly Bears" and "War Standard"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Sarkhan Vol"
      And "Sarkhan Vol" has 3 "loyalty" counters
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks "Sarkhan Vol" with "Grizzly Bears"
      And Alice casts "Lightning Bolt" targeting "Sarkhan Vol"
      And "Lightning Bolt" resolves
      Then "Sarkhan Vol" is in Bob's graveyard
      And "Grizzly Bears" is 2/4
      When the game goes on to the postcombat main phase
      Then "Grizzly Bears" is 2/2

  @combat-timing.during.1
  Rule: A spell for combat only may be cast in each combat phase of the turn, and not between them

    @id:mandate-in-each-step-of-combat @source:cr
    Scenario: Mandate of Peace may be cast in the beginning of combat step
      Given Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      Then the stack is "Mandate of Peace"
      And it is Alice's beginning of combat step

    @id:mandate-in-the-second-combat-not-between @source:cr
    Scenario: Mandate of Peace may be cast in the second combat phase, and not in the main phase before it
      Given Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then Bob can't cast "Mandate of Peace"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      Then the stack is "Mandate of Peace"

    @id:mandate-in-full-throttles-third-combat @source:cr
    Scenario: With three combat phases one after the other it may be cast in the last of them
      Given Alice controls "Bell of Battle's End"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And the game goes on to the beginning of combat step
      And the game goes on to the beginning of combat step
      And the game goes on to the beginning of combat step
      Then Alice has 22 life
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has 22 life

    @id:mandate-in-no-added-upkeep @source:report @twin:mandate-in-each-step-of-combat
    Scenario: In an upkeep step that follows the combat phase it may not be cast
      Source: report TS-47; situation G21 as corrected
      Given Alice controls "Obeka, Splitter of Seconds"
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the upkeep step
      Then Bob can't cast "Mandate of Peace"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      And it is Alice's upkeep step
