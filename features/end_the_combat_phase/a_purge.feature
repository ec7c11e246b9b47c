Feature: 724.2a Abilities that are waiting as the combat phase is ended cease to exist

  @end-combat.purge.1
  Rule: Abilities of all players that triggered before the process and aren't on the stack yet cease to exist

    @id:hush-in-combat-draw-does-not-hurt @source:cr @twin:hush-in-the-main-phase-draw-hurts
    Scenario: Hush of the Hourglass in combat: Bob's Underworld Dreams sees the draw, and its ability is gone
      Note: situation B11
      Given Alice controls "Grizzly Bears"
      And Alice has "Hush of the Hourglass" in hand
      And Alice has lands for "Hush of the Hourglass"
      And Bob controls "Underworld Dreams"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Hush of the Hourglass"
      And "Hush of the Hourglass" resolves
      Then it is Alice's postcombat main phase
      And the stack is empty
      And Alice has 1 card in hand
      And Alice has 20 life

    @id:hush-in-the-main-phase-draw-hurts @source:cr
    Scenario: Hush of the Hourglass in the main phase ends nothing, and the draw hurts
      Given Alice controls "Grizzly Bears"
      And Alice has "Hush of the Hourglass" in hand
      And Alice has lands for "Hush of the Hourglass"
      And Bob controls "Underworld Dreams"
      When Alice casts "Hush of the Hourglass"
      And "Hush of the Hourglass" resolves
      Then the stack is the ability of "Underworld Dreams"
      When the ability of "Underworld Dreams" resolves
      Then Alice has 19 life

    @id:reapers-hour-deaths-trigger-nothing @source:cr @twin:murdered-traveler-triggers
    Scenario: Reaper's Hour destroys Doomed Traveler: no Spirit for Bob, nothing for Alice's Blood Artist
      Given Alice controls "Blood Artist" and "Grizzly Bears"
      And Alice has "Reaper's Hour" in hand
      And Alice has lands for "Reaper's Hour"
      And Bob controls "Doomed Traveler"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Reaper's Hour" targeting "Doomed Traveler"
      And "Reaper's Hour" resolves
      Then it is Alice's postcombat main phase
      And the stack is empty
      And "Doomed Traveler" is in Bob's graveyard
      When the game goes on to Bob's next upkeep step
      Then Bob controls no "Spirit Token"
      And Alice has 20 life

    @id:murdered-traveler-triggers @source:cr
    Scenario: Murder instead: both abilities trigger
      Given Alice controls "Blood Artist" and "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has lands for "Murder"
      And Bob controls "Doomed Traveler"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Murder" targeting "Doomed Traveler"
      And "Murder" resolves
      And Alice chooses Bob
      Then the stack is the ability of "Doomed Traveler" and the ability of "Blood Artist"
      When everything resolves
      Then Bob controls "Spirit Token"
      And Alice has 21 life
      And Bob has 19 life

  @end-combat.purge.2
  Rule: Abilities that trigger while the combat phase is being ended are spared

    @id:watcher-sees-mandate-exiled @source:ruling
    Scenario: Watcher of Partings sees Mandate exiled, and its ability resolves
      Source: ruling Mandate of Peace 2019-08-23
      Given Alice controls "Grizzly Bears" and "Watcher of Partings"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then the stack is "Watcher of Partings"
      When "Watcher of Partings" resolves
      Then Alice has 25 life

    @id:hush-exiled-is-seen-though-the-draw-is-not @source:cr
    Scenario: Hush of the Hourglass: the draw's ability ceases to exist, the exile's doesn't
      Given Alice controls "Grizzly Bears"
      And Alice has "Hush of the Hourglass" in hand
      And Alice has lands for "Hush of the Hourglass"
      And Bob controls "Underworld Dreams" and "Watcher of Partings"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Hush of the Hourglass"
      And "Hush of the Hourglass" resolves
      Then it is Alice's postcombat main phase
      And the stack is "Watcher of Partings"

  @end-combat.purge.3
  Rule: A delayed triggered ability that hasn't triggered outlasts the combat phase

    @id:kiki-jikis-copy-outlasts-the-combat-phase @source:cr
    Scenario: Kiki-Jiki's copy is sacrificed in this turn's end step as it would have been
      Given Alice controls "Kiki-Jiki, Mirror Breaker", "Hill Giant" and "Grizzly Bears"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
      And the ability of "Kiki-Jiki, Mirror Breaker" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice controls 2 "Hill Giant"
      When the game goes on to the end step
      Then the stack is the ability of "Kiki-Jiki, Mirror Breaker"
      When the ability of "Kiki-Jiki, Mirror Breaker" resolves
      Then Alice controls "Hill Giant"
