Feature: 500.5 As a step or phase ends, effects expire and mana empties

  @turn.step-ends.1
  Rule: An effect that lasts until the end of a step or phase expires as it ends

    @id:battle-chant-expires-with-combat @source:cr
    Scenario: Battle Chant, heard in the beginning of combat step, is over in the postcombat main phase
      Note: the card is invented; printed ones that last until end of combat change types or give mana
      Given Alice controls "Grizzly Bears"
      And Alice has "Battle Chant" in hand
      And Alice has lands for "Battle Chant"
      When the game goes on to the beginning of combat step
      And Alice casts "Battle Chant" targeting "Grizzly Bears"
      And "Battle Chant" resolves
      Then "Grizzly Bears" is 7/2
      When the game goes on to the postcombat main phase
      Then "Grizzly Bears" is 2/2

    @id:giant-growth-doesnt-expire-with-combat @source:cr
    Scenario: Giant Growth, cast at the same time, lasts until end of turn and is still there
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      When the game goes on to the beginning of combat step
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is 5/5
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:jade-statue-goes-to-sleep-after-combat @source:cr
    Scenario: Jade Statue is a creature in the declare attackers step and none in the postcombat main phase
      Given Alice controls "Jade Statue"
      And Alice has lands for the ability of "Jade Statue"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      Then "Jade Statue" is a creature
      When the game goes on to the postcombat main phase
      Then "Jade Statue" is not a creature
      And Bob has 17 life

  @turn.step-ends.2
  Rule: Unspent mana empties after those effects have expired, so mana they kept is lost with the rest

    @id:torchbearers-mana-empties-with-combat @source:report
    Scenario: Torchbearer's mana lasts through the combat phase and is lost as it ends
      Source: report TS-35, with a creature that says it in words
      Given Alice controls "Torchbearer of the Van"
      And Bob controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice attacks Bob with "Torchbearer of the Van"
      And the ability of "Torchbearer of the Van" resolves
      Then Alice's mana pool is "{R}"
      When Bob blocks "Torchbearer of the Van" with "Hill Giant"
      Then it is Alice's declare blockers step
      And Alice's mana pool is "{R}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is empty

    @id:ventmaws-mana-outlasts-combat @source:report
    Scenario: Savage Ventmaw's mana lasts until end of turn: it is still there in the postcombat main phase
      Source: report TS-34
      Given Alice controls "Savage Ventmaw"
      When Alice attacks Bob with "Savage Ventmaw"
      And the ability of "Savage Ventmaw" resolves
      And the game goes on to the postcombat main phase
      Then Alice's mana pool is "{R}{R}{R}{G}{G}{G}"
      When the game goes on to Bob's next upkeep step
      Then Alice's mana pool is empty

    @id:horizon-stone-sees-the-torchbearers-mana @source:cr
    Scenario: With Horizon Stone it would be lost, so it becomes colorless
      Note: while the effect keeps it there is nothing for the Stone to replace
      Given Alice controls "Torchbearer of the Van" and "Horizon Stone"
      And Bob controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice attacks Bob with "Torchbearer of the Van"
      And the ability of "Torchbearer of the Van" resolves
      And Bob blocks "Torchbearer of the Van" with "Hill Giant"
      Then Alice's mana pool is "{R}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is "{C}"

  @turn.step-ends.3
  Rule: Neither uses the stack, so nobody can respond

    @id:nothing-on-the-stack-as-battle-chant-expires @source:cr @twin:bell-of-battles-end-uses-the-stack
    Scenario: Battle Chant is over and the mana gone the first time that anybody may act
      Given Alice controls "Grizzly Bears" and "Llanowar Elves"
      And Alice has "Battle Chant" and "Shock" in hand
      And Alice has lands for "Battle Chant" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Battle Chant" targeting "Grizzly Bears"
      And "Battle Chant" resolves
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the postcombat main phase
      Then the stack is empty
      And Alice has priority
      And "Grizzly Bears" is 2/2
      And Alice's mana pool is empty

    @id:bell-of-battles-end-uses-the-stack @source:cr
    Scenario: What happens at end of combat uses the stack: both players may respond to the Bell
      Given Alice controls "Bell of Battle's End" and "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end of combat step
      Then the stack is "Bell of Battle's End"
      And Alice has priority
      When Bob casts "Shock" targeting Alice
      Then the stack is "Shock" and "Bell of Battle's End"

  @turn.step-ends.4
  Rule: Unspent mana empties as each step and each phase ends

    @id:elves-mana-ends-with-the-main-phase @source:cr
    Scenario: Llanowar Elves' mana doesn't last into combat
      Given Alice controls "Llanowar Elves"
      When Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the beginning of combat step
      Then Alice's mana pool is empty

    @id:elves-mana-ends-with-the-step @source:report
    Scenario Outline: Llanowar Elves' mana of the <step> is gone in the <next>
      Source: report TS-31; situations I10 and I11
      Given Alice controls "Llanowar Elves"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      When the game goes on to Alice's next <step>
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the <next>
      Then Alice's mana pool is empty

      Examples:
        | step                  | next                     |
        | upkeep step           | draw step                |
        | draw step             | precombat main phase     |
        | precombat main phase  | beginning of combat step |
        | postcombat main phase | end step                 |

    @id:the-other-players-mana-empties-too @source:report
    Scenario: Bob's mana of Alice's upkeep is gone in her draw step
      Source: report TS-31
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Llanowar Elves"
      And Bob has "Giant Growth" in hand
      And Bob has lands for "Giant Growth"
      When the game goes on to Alice's next upkeep step
      And Bob activates the first ability of "Llanowar Elves"
      Then Bob's mana pool is "{G}"
      When the game goes on to the draw step
      Then Bob's mana pool is empty

    @id:mana-stays-while-the-step-goes-on @source:cr
    Scenario: A spell that resolves doesn't empty the pool: the phase goes on
      Given Alice controls "Llanowar Elves"
      And Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      When Alice activates the first ability of "Llanowar Elves"
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then it is Alice's precombat main phase
      And Alice's mana pool is "{G}"
      When the game goes on to the beginning of combat step
      Then Alice's mana pool is empty
