Feature: 117 Timing and priority

  @priority.first.1
  Rule: As a step begins, its own actions come first, then its triggers are put on the stack, then there is priority

    @id:draw-then-mine-then-priority @source:cr
    Scenario: Alice's draw step: the card is drawn, Howling Mine's ability is on the stack, Alice has priority
      Note: 117.3a
      Given Alice controls "Howling Mine"
      When the game goes on to Alice's next draw step
      Then Alice has 1 card in hand
      And the stack is "Howling Mine"
      And Alice has priority

    @id:attack-then-hero-then-priority @source:cr
    Scenario: The declare attackers step: the Hero has attacked, both its abilities are on the stack, Alice has priority
      Note: 117.3a; it gives +1/+0 to none before its abilities have resolved
      Given Alice controls "Hero of Bladehold" and "Grizzly Bears"
      When Alice attacks Bob with "Hero of Bladehold" and "Grizzly Bears"
      Then the stack is "Hero of Bladehold" and "Hero of Bladehold"
      And "Hero of Bladehold" is attacking
      And "Hero of Bladehold" is tapped
      And "Grizzly Bears" is 2/2
      And Alice has priority

  @priority.after-resolving.1
  Rule: After a spell or ability has resolved, the active player gets priority, in the same step

    @id:alice-has-priority-after-bobs-shock @source:cr
    Scenario: Bob's Shock has resolved in Alice's upkeep: Alice has priority, not Bob
      Note: 117.3b
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When the game goes on to Alice's next upkeep step
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then it is Alice's upkeep step
      And Alice has priority

    @id:alice-has-priority-with-a-spell-left @source:cr
    Scenario: The same with another spell left on the stack, after an ability of Bob's
      Note: 117.3b
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob controls "Mogg Fanatic"
      When Alice casts "Shock" targeting Bob
      And Bob activates "Mogg Fanatic" targeting Alice
      And the ability of "Mogg Fanatic" resolves
      Then Alice has 19 life
      And the stack is "Shock"
      And Alice has priority

  @priority.after-acting.1
  Rule: Who casts a spell or activates an ability gets priority again before anybody else

    @id:bob-keeps-priority-after-casting @source:cr
    Scenario: Bob casts Shock in Alice's main phase: he has priority again, and after his pass Alice
      Note: 117.3c
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Alice passes
      And Bob casts "Shock" targeting Alice
      Then Bob has priority
      And the stack is "Shock"
      When Bob passes
      Then Alice has priority
      And the stack is "Shock"

    @id:alice-casts-twice-before-bob-acts @source:cr
    Scenario: Alice casts Lightning Bolt and then Shock on top of it before Bob may act
      Note: 117.3c
      Given Alice has "Lightning Bolt" and "Shock" in hand
      And Alice has lands for "Lightning Bolt" and "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice has priority
      When Alice casts "Shock" targeting Bob
      Then the stack is "Shock" and "Lightning Bolt"
      And Alice has priority
      When Alice passes
      Then Bob has priority
      And Bob has 20 life

  @priority.all-pass.1
  Rule: When all players pass in succession, only the topmost object on the stack resolves

    @id:all-pass-and-the-top-resolves @source:cr
    Scenario: Shock on top of Lightning Bolt: all pass, and Shock alone resolves
      Note: 117.4
      Given Alice has "Lightning Bolt" and "Shock" in hand
      And Alice has lands for "Lightning Bolt" and "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice casts "Shock" targeting Bob
      And Alice passes
      And Bob passes
      Then Bob has 18 life
      And the stack is "Lightning Bolt"
      When Alice passes
      And Bob passes
      Then Bob has 15 life
      And the stack is empty
      And it is Alice's precombat main phase

    @id:not-all-passed-and-nothing-resolves @source:cr @twin:all-pass-and-the-top-resolves
    Scenario: Bob doesn't pass: his spell comes on top, and nothing has resolved
      Note: 117.4
      Given Alice has "Lightning Bolt" and "Shock" in hand
      And Alice has lands for "Lightning Bolt" and "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Shock" targeting Alice
      And Bob passes
      Then Alice has priority
      And the stack is "Shock" and "Lightning Bolt"
      And Bob has 20 life

  @priority.order.1
  Rule: Before a player gets priority, state-based actions are performed, then triggers are put on the stack

    @id:giant-is-dead-before-the-aspirant-targets @source:report
    Scenario: Hill Giant dies as Aurelia's second combat begins, before the Aspirant's ability is put on the stack
      Source: report TS-17, with other cards
      Note: 117.5; attacking with War Standard it is a 3/5 with three damage
      Given Alice controls "Aurelia, the Warleader", "Luminarch Aspirant", "Hill Giant" and "War Standard"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When the game goes on to the beginning of combat step
      And Alice chooses "Luminarch Aspirant"
      And Alice attacks Bob with "Aurelia, the Warleader" and "Hill Giant"
      And the ability of "Aurelia, the Warleader" resolves
      And Bob casts "Lightning Bolt" targeting "Hill Giant"
      And "Lightning Bolt" resolves
      Then "Hill Giant" is 3/5
      And "Hill Giant" has 3 damage
      When the game goes on to the beginning of combat step
      Then "Hill Giant" is in Alice's graveyard
      When Alice chooses "Aurelia, the Warleader"
      And the ability of "Luminarch Aspirant" resolves
      Then "Aurelia, the Warleader" has 1 "+1/+1" counter

    @id:traveler-is-dead-and-its-trigger-on-the-stack @source:cr
    Scenario: Shock has resolved: the next time anybody acts, the Traveler is dead and its ability is on the stack
      Note: 117.5
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob controls "Doomed Traveler"
      When Alice casts "Shock" targeting "Doomed Traveler"
      And "Shock" resolves
      Then "Doomed Traveler" is in Bob's graveyard
      And the stack is the ability of "Doomed Traveler"
      And Alice has priority

  @priority.order.2
  Rule: Both are repeated until there is nothing left to do

    @id:bears-then-rancor-then-its-trigger @source:cr
    Scenario: The Bears die, then Rancor on them, then Rancor's ability is put on the stack, all before anybody acts
      Note: 117.5
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Rancor" is in Alice's graveyard
      And the stack is the ability of "Rancor"
      And Alice has priority

    @id:wolf-then-rancor-then-both-triggers @source:cr
    Scenario: Young Wolf dies, then Rancor on it: both abilities are put on the stack at the same time
      Note: 117.5; Rancor's comes of a second check
      Given Alice controls "Young Wolf" and "Rancor"
      And "Rancor" is attached to "Young Wolf"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Bob casts "Shock" targeting "Young Wolf"
      And "Shock" resolves
      And Alice chooses "Rancor" and "Young Wolf"
      Then the stack is "Young Wolf" and "Rancor"
      And Alice has priority
      When the ability of "Young Wolf" resolves
      Then "Young Wolf" has 1 "+1/+1" counter
      When the ability of "Rancor" resolves
      Then "Rancor" is in Alice's hand
