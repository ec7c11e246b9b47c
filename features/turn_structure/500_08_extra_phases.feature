Feature: 500.8 Extra phases

  @extra-phase.order.1
  Rule: An extra phase comes directly after the phase the effect names

    @id:relentless-assault-comes-before-the-turns-combat @source:cr
    Scenario: Relentless Assault in the precombat main phase: combat, main phase, then the turn's own combat
      Note: situation G08
      Given Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      Then 1 beginning of combat step began in turn 1
      When the game goes on to the beginning of combat step
      Then 2 beginning of combat steps began in turn 1
      When the game goes on to the postcombat main phase
      And the game goes on to the end step
      Then 2 postcombat main phases began in turn 1
      And 2 beginning of combat steps began in turn 1

    @id:relentless-assault-in-the-second-main-phase @source:cr
    Scenario: Relentless Assault in the second main phase brings another combat and another main phase
      Given Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      Then 2 beginning of combat steps began in turn 1
      When the game goes on to the postcombat main phase
      Then 2 postcombat main phases began in turn 1

    @id:countered-relentless-assault-adds-nothing @source:cr @twin:relentless-assault-in-the-second-main-phase
    Scenario: Countered, it brings neither
      Given Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And Bob casts "Counterspell" targeting "Relentless Assault"
      And "Counterspell" resolves
      And the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 1
      And 1 postcombat main phase began in turn 1

    @id:untapped-bears-attack-again @source:report
    Scenario: The added combat phase is a whole one: the Bears that attacked attack again
      Source: report TS-44, with another card
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 16 life

    @id:full-throttle-in-the-second-main-phase @source:ruling
    Scenario: Full Throttle in the second main phase: two combats, then the end step, and no main phase
      Source: ruling Full Throttle 2025-02-07; situation G13
      Given Alice controls "Grizzly Bears"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And the game goes on to the beginning of combat step
      And everything resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the beginning of combat step
      And everything resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 14 life
      And 3 beginning of combat steps began in turn 1
      And 1 postcombat main phase began in turn 1

    @id:full-throttle-in-bobs-main-phase @source:ruling
    Scenario: Full Throttle cast by Alice in Bob's main phase: Bob has the two combats
      Source: ruling Full Throttle 2025-02-07; situation G23
      Given Alice controls "Vedalken Orrery"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle"
      And Bob controls "Grizzly Bears"
      When the game goes on to Bob's next precombat main phase
      And Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And Bob attacks Alice with "Grizzly Bears"
      And the game goes on to the beginning of combat step
      And everything resolves
      And Bob attacks Alice with "Grizzly Bears"
      And the game goes on to Alice's next upkeep step
      Then Alice has 16 life
      And 3 beginning of combat steps began in turn 2

    @id:aurelias-second-combat-follows-the-first @source:ruling
    Scenario: Aurelia: the first combat is followed by the second, with no main phase between
      Source: ruling Aurelia 2024-11-08; situation G11
      Given Alice controls "Aurelia, the Warleader"
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the ability of "Aurelia, the Warleader" resolves
      And the game goes on to the beginning of combat step
      Then Bob has 17 life
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the game goes on to the end step
      Then Bob has 14 life
      And 2 beginning of combat steps began in turn 1
      And 1 postcombat main phase began in turn 1

    @id:world-at-war-after-the-second-main-phase @source:report
    Scenario: World at War, cast before combat: its combat comes after the second main phase and untaps the Bears
      Source: report TS-46; situation G14; ruling World at War 2010-06-15
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then 1 beginning of combat step began in turn 1
      And "Grizzly Bears" is tapped
      When the game goes on to the beginning of combat step
      Then the stack is the ability of "World at War"
      When the ability of "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 16 life
      And 2 postcombat main phases began in turn 1

    @id:world-at-war-after-the-third-main-phase @source:report @twin:world-at-war-after-the-second-main-phase
    Scenario: World at War in the third main phase: the second one is over, so nothing is added
      Source: report TS-46; ruling World at War 2010-06-15
      Given Alice has "Relentless Assault" and "World at War" in hand
      And Alice has lands for "Relentless Assault" and "World at War"
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      And Alice casts "World at War"
      And "World at War" resolves
      And the game goes on to Bob's next upkeep step
      Then 2 beginning of combat steps began in turn 1
      And 2 postcombat main phases began in turn 1

    @id:moraugs-combat-is-the-next-phase @source:report
    Scenario: Moraug: the land's combat comes next and untaps the Bears; the turn's own combat doesn't
      Source: report TS-44; situation G16
      Given Alice controls tapped "Grizzly Bears"
      And Alice controls "Moraug, Fury of Akoum"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      And "Moraug, Fury of Akoum" resolves
      And the game goes on to the beginning of combat step
      Then the stack is the ability of "Moraug, Fury of Akoum"
      When the ability of "Moraug, Fury of Akoum" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the beginning of combat step
      Then the stack is empty
      And "Grizzly Bears" is tapped
      And 2 beginning of combat steps began in turn 1

  @extra-phase.order.2
  Rule: Of several phases added after the same phase, the most recently created comes first

    @id:full-throttle-after-relentless-assault @source:cr
    Scenario: Relentless Assault, then Full Throttle: three combats go by before the next main phase
      Note: Full Throttle's two, Relentless Assault's one, its main phase; the oldest first would give one combat
      Given Alice has "Relentless Assault" and "Full Throttle" in hand
      And Alice has lands for "Relentless Assault" and "Full Throttle"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And the game goes on to the postcombat main phase
      Then 3 beginning of combat steps began in turn 1
      When the game goes on to Bob's next upkeep step
      Then 4 beginning of combat steps began in turn 1
      And 2 postcombat main phases began in turn 1

    @id:relentless-assault-after-full-throttle @source:cr
    Scenario: Full Throttle, then Relentless Assault: one combat before the next main phase
      Given Alice has "Relentless Assault" and "Full Throttle" in hand
      And Alice has lands for "Relentless Assault" and "Full Throttle"
      When Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then 1 beginning of combat step began in turn 1
      When the game goes on to Bob's next upkeep step
      Then 4 beginning of combat steps began in turn 1
      And 2 postcombat main phases began in turn 1

    @id:second-sun-then-relentless-assault @source:ruling
    Scenario: The Sphinx's beginning phase waits behind Relentless Assault's combat and main phase, then two come in a row
      Source: ruling Sphinx of the Second Sun 2020-11-10; situation L04
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When the game goes on to the postcombat main phase
      And "Sphinx of the Second Sun" resolves
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Sphinx of the Second Sun"
      When the game goes on to the draw step
      Then Alice has 1 card in hand
      When the game goes on to the draw step
      Then Alice has 2 cards in hand
      When the game goes on to the end step
      Then 2 upkeep steps began in turn 1
      And 2 postcombat main phases began in turn 1

    @id:two-lands-for-moraug @source:cr
    Scenario: Evolving Wilds gives Moraug two combats, each with its own untapping
      Note: situation G17
      Given Alice controls "Moraug, Fury of Akoum" and "Grizzly Bears"
      And Alice has "Evolving Wilds" in hand
      When Alice plays "Evolving Wilds"
      And "Moraug, Fury of Akoum" resolves
      And Alice activates "Evolving Wilds"
      And the ability of "Evolving Wilds" resolves
      And Alice chooses "Island"
      And the ability of "Moraug, Fury of Akoum" resolves
      And the game goes on to the beginning of combat step
      And the ability of "Moraug, Fury of Akoum" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the beginning of combat step
      And the ability of "Moraug, Fury of Akoum" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the beginning of combat step
      Then the stack is empty
      And "Grizzly Bears" is tapped
      And 3 beginning of combat steps began in turn 1

  @extra-phase.order.3
  Rule: Phases to be added after this main phase aren't added where the current phase is no main phase

    @id:relentless-assault-outside-a-main-phase @source:ruling @twin:relentless-assault-inside-a-main-phase
    Scenario Outline: <spell> in Alice's <step> adds no combat
      Source: rulings Relentless Assault 2025-09-19 and Full Throttle 2025-02-07
      Given Alice controls "Vedalken Orrery"
      And Alice has "<spell>" in hand
      And Alice has lands for "<spell>"
      When the game goes on to Alice's next <step>
      And Alice casts "<spell>"
      And "<spell>" resolves
      And the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 3
      And 1 postcombat main phase began in turn 3

      Examples:
        | spell              | step                     |
        | Relentless Assault | upkeep step              |
        | Relentless Assault | beginning of combat step |
        | Full Throttle      | draw step                |
        | Full Throttle      | end step                 |

    @id:relentless-assault-inside-a-main-phase @source:ruling
    Scenario Outline: <spell> in Alice's <step> adds <combats>
      Source: rulings Relentless Assault 2025-09-19 and Full Throttle 2025-02-07
      Given Alice controls "Vedalken Orrery"
      And Alice has "<spell>" in hand
      And Alice has lands for "<spell>"
      When the game goes on to Alice's next <step>
      And Alice casts "<spell>"
      And "<spell>" resolves
      And the game goes on to Bob's next upkeep step
      Then <all> beginning of combat steps began in turn 3

      Examples:
        | spell              | step                  | combats     | all |
        | Relentless Assault | precombat main phase  | a combat    | 2   |
        | Full Throttle      | postcombat main phase | two combats | 3   |

    @id:relentless-assault-untaps-in-the-end-step @source:ruling
    Scenario: In the end step Relentless Assault still untaps what attacked
      Source: ruling Relentless Assault 2025-09-19
      Given Alice controls "Vedalken Orrery" and "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then "Grizzly Bears" is tapped
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then "Grizzly Bears" is untapped
      When the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 1
