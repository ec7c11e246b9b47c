Feature: 500.5a Until end of combat means until the combat phase ends

  @turn.until-end-of-combat.1
  Rule: What lasts until end of combat expires with the combat phase, not as the end of combat step begins

    @id:battle-chant-in-the-end-of-combat-step @source:report
    Scenario: Battle Chant is still heard in the end of combat step
      Source: report TS-53
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      And Alice has "Battle Chant" in hand
      And Alice has lands for "Battle Chant"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Battle Chant" targeting "Grizzly Bears"
      And "Battle Chant" resolves
      And the game goes on to the end of combat step
      Then the stack is "Bell of Battle's End"
      And "Grizzly Bears" is 7/2
      When the game goes on to the postcombat main phase
      Then "Grizzly Bears" is 2/2

    @id:jade-statue-in-the-end-of-combat-step @source:cr
    Scenario: Jade Statue is a creature in the end of combat step, and Murder finds it there
      Given Alice controls "Jade Statue" and "Bell of Battle's End"
      And Alice has lands for the ability of "Jade Statue"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      And the game goes on to the end of combat step
      Then the stack is "Bell of Battle's End"
      And "Jade Statue" is a creature
      When Bob casts "Murder" targeting "Jade Statue"
      And "Murder" resolves
      Then "Jade Statue" is in Alice's graveyard

    @id:jade-statue-after-combat @source:cr @twin:jade-statue-in-the-end-of-combat-step
    Scenario: In the postcombat main phase Jade Statue is no creature, and Murder doesn't find it
      Given Alice controls "Jade Statue", "Grizzly Bears" and "Bell of Battle's End"
      And Alice has lands for the ability of "Jade Statue"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      And the game goes on to the postcombat main phase
      Then Bob can't cast "Murder" targeting "Jade Statue"
      When Bob casts "Murder" targeting "Grizzly Bears"
      And "Murder" resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Jade Statue" is on the battlefield

  @turn.until-end-of-combat.2
  Rule: What lasts until end of combat is gone in a combat phase added right after

    @id:battle-chant-and-aurelias-second-combat @source:cr
    Scenario: Aurelia's second combat phase follows at once, and Battle Chant is over in it
      Note: situation G11
      Given Alice controls "Aurelia, the Warleader"
      And Alice has "Battle Chant" and "Shock" in hand
      And Alice has lands for "Battle Chant" and "Shock"
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the ability of "Aurelia, the Warleader" resolves
      And Alice casts "Battle Chant" targeting "Aurelia, the Warleader"
      And "Battle Chant" resolves
      Then "Aurelia, the Warleader" is 8/4
      When the game goes on to the beginning of combat step
      Then Bob has 12 life
      And "Aurelia, the Warleader" is 3/4

    @id:giant-growth-and-aurelias-second-combat @source:cr
    Scenario: Giant Growth, until end of turn, is still there in it
      Given Alice controls "Aurelia, the Warleader"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the ability of "Aurelia, the Warleader" resolves
      And Alice casts "Giant Growth" targeting "Aurelia, the Warleader"
      And "Giant Growth" resolves
      And the game goes on to the beginning of combat step
      Then Bob has 14 life
      And "Aurelia, the Warleader" is 6/7

    @id:jade-statue-and-full-throttle @source:cr
    Scenario: Jade Statue, awake in the first of two combat phases in a row, sleeps as the second begins
      Given Alice controls "Jade Statue"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle" and the ability of "Jade Statue"
      When Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice attacks Bob with "Jade Statue"
      Then "Jade Statue" is a creature
      When the game goes on to the beginning of combat step
      Then Bob has 17 life
      And "Jade Statue" is not a creature
      And 2 beginning of combat steps began in turn 1
