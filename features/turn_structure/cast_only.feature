Feature: 503.2, 506.8 Spells for before or after a point of the turn

  @upkeep.after.1
  Rule: A spell that may be cast only after the upkeep step may be cast once the turn's first one has ended

    @id:reset-in-the-first-upkeep @source:cr @twin:reset-in-the-draw-step
    Scenario: Reset, for after their upkeep step, can't be cast in it
      Given Alice has "Reset" and "Shock" in hand
      And Alice has lands for "Reset" and "Shock"
      When the game goes on to Bob's next upkeep step
      Then Alice can't cast "Reset"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then it is Bob's upkeep step
      And Bob has 18 life

    @id:reset-in-the-draw-step @source:cr
    Scenario: In the draw step after it, it can
      Given Alice controls tapped "Forest"
      And Alice has "Reset" in hand
      And Alice has lands for "Reset"
      When the game goes on to Bob's next draw step
      And Alice casts "Reset"
      And "Reset" resolves
      Then it is Bob's draw step
      And "Forest" is untapped

    @id:reset-in-the-second-upkeep @source:cr
    Scenario: In the second of two upkeep steps of the turn it can
      Given Alice controls tapped "Forest"
      And Alice has "Reset" and "Shock" in hand
      And Alice has lands for "Reset" and "Shock"
      And Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Bob
      When the game goes on to Bob's next upkeep step
      And "Paradox Haze" resolves
      Then it is Bob's upkeep step
      And Alice can't cast "Reset"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Bob passes
      And Alice passes
      Then it is Bob's upkeep step
      When Alice casts "Reset"
      And "Reset" resolves
      Then it is Bob's upkeep step
      And "Forest" is untapped

  @combat-timing.blockers.1
  Rule: After blockers are declared means once the declare blockers step has begun, with blockers or without

    @id:chaotic-strike-before-the-blocks @source:cr @source:report @twin:chaotic-strike-without-a-block
    Scenario: Chaotic Strike, for after blockers are declared, can't be cast in the declare attackers step
      Source: report TS-52; 506.8b
      Given Alice controls "Grizzly Bears"
      And Alice has "Chaotic Strike" and "Shock" in hand
      And Alice has lands for "Chaotic Strike" and "Shock"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      Then it is Alice's declare attackers step
      And Alice can't cast "Chaotic Strike" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:chaotic-strike-without-a-block @source:cr @source:report
    Scenario: Nothing blocks, and Chaotic Strike may be cast in the declare blockers step
      Source: report TS-52; 506.8b
      Given Alice controls "Grizzly Bears"
      And Alice has "Chaotic Strike" and "Shock" in hand
      And Alice has lands for "Chaotic Strike" and "Shock"
      And Bob controls "Hill Giant"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob passes
      And Alice casts "Chaotic Strike" targeting "Grizzly Bears"
      And "Chaotic Strike" resolves
      Then Alice's hand is "Island" and "Shock"

    @id:chaotic-strike-on-a-blocker @source:cr @source:report
    Scenario: A creature blocks, and Chaotic Strike may be cast in the declare blockers step
      Source: report TS-52; 506.8b
      Given Alice controls "Grizzly Bears"
      And Alice has "Chaotic Strike" in hand
      And Alice has lands for "Chaotic Strike"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And Alice casts "Chaotic Strike" targeting "Hill Giant"
      And "Chaotic Strike" resolves
      Then Alice's hand is "Island"

    @id:chaotic-strike-after-combat @source:cr @source:report @twin:chaotic-strike-without-a-block
    Scenario: After blockers are declared doesn't reach beyond the combat phase
      Source: report TS-52; 506.8b, c
      Given Alice controls "Grizzly Bears"
      And Alice has "Chaotic Strike" and "Shock" in hand
      And Alice has lands for "Chaotic Strike" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Chaotic Strike" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 16 life

  @combat-timing.point.1
  Rule: A spell for before a point of combat is measured by the first combat phase of the turn

    @id:berserk-in-the-second-combat @source:cr @twin:berserk-in-the-first-combat
    Scenario: Berserk, for before the combat damage step, can't be cast in a second combat phase before its damage
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault", "Berserk" and "Shock" in hand
      And Alice has lands for "Relentless Assault", "Berserk" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then it is Alice's declare attackers step
      And Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 16 life

    @id:berserk-in-the-first-combat @source:cr
    Scenario: In the first combat phase it can
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" in hand
      And Alice has lands for "Berserk"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Berserk" targeting "Grizzly Bears"
      And "Berserk" resolves
      Then "Grizzly Bears" is 4/2
      When the game goes on to Bob's next upkeep step
      Then Bob has 16 life
      And "Grizzly Bears" is in Alice's graveyard

    @id:berserk-after-the-damage-of-the-first-combat @source:cr @twin:berserk-before-combat
    Scenario: In the main phase after combat damage it can't
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" and "Shock" in hand
      And Alice has lands for "Berserk" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 16 life

    @id:berserk-before-combat @source:cr
    Scenario: In the main phase before combat it can
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" in hand
      And Alice has lands for "Berserk"
      When Alice casts "Berserk" targeting "Grizzly Bears"
      And "Berserk" resolves
      Then "Grizzly Bears" is 4/2
      And it is Alice's precombat main phase

    @id:berserk-after-an-ended-combat @source:cr @twin:berserk-in-the-next-turn
    Scenario: Mandate of Peace ended the first combat phase before its damage: the point is past all the same
      Note: 506.8d, 724.2
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" and "Shock" in hand
      And Alice has lands for "Berserk" and "Shock"
      And Alice has "Mandate of Peace" in hand
      And Alice has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:berserk-after-a-skipped-combat @source:cr @twin:berserk-in-the-next-turn
    Scenario: Moment of Silence: the combat phase is skipped, and in the second main phase the point is past
      Note: 506.8d
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" and "Shock" in hand
      And Alice has lands for "Berserk" and "Shock"
      And Bob has "Moment of Silence" in hand
      And Bob has lands for "Moment of Silence"
      When Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:berserk-in-the-next-turn @source:cr
    Scenario: In the turn after, once the beginning phase is over, it may be cast until the damage of the first combat
      Note: 506.8d
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" in hand
      And Alice has lands for "Berserk"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's next precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Berserk" targeting "Grizzly Bears"
      And "Berserk" resolves
      Then "Grizzly Bears" is 4/2

  @combat-timing.skipped.1
  Rule: If that point is skipped, the spell may be cast until the declare attackers step has ended

    @id:berserk-without-attackers @source:cr
    Scenario: Nothing attacks, and Berserk may be cast in the declare attackers step
      Given Alice controls "Grizzly Bears"
      And Alice has "Berserk" in hand
      And Alice has lands for "Berserk"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the beginning of combat step
      And Alice passes
      And Bob passes
      And Alice casts "Berserk" targeting "Grizzly Bears"
      And "Berserk" resolves
      Then "Grizzly Bears" is 4/2
      And it is Alice's declare attackers step

    @id:berserk-after-a-combat-without-attackers @source:cr @twin:berserk-without-attackers
    Scenario: Nothing attacks, there is no combat damage step, and afterwards Berserk can't be cast
      Given Alice has "Berserk" and "Shock" in hand
      And Alice has lands for "Berserk" and "Shock"
      And Bob controls "Grizzly Bears"
      When the game goes on to the postcombat main phase
      Then Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:berserk-in-the-end-of-combat-step-without-attackers @source:cr @twin:berserk-without-attackers
    Scenario: Nothing attacks, and in the end of combat step Berserk can't be cast any more
      Given Alice controls "Bell of Battle's End"
      And Alice has "Berserk" and "Shock" in hand
      And Alice has lands for "Berserk" and "Shock"
      And Bob controls "Grizzly Bears"
      When the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

  @combat-timing.skipped.2
  Rule: If the declare blockers step is skipped, a spell for after blockers are declared can't be cast in that combat

    @id:chaotic-strike-without-attackers @source:cr @source:report @twin:chaotic-strike-after-attackers
    Scenario: Nothing attacks, and Chaotic Strike can't be cast in the end of combat step
      Source: report TS-52; 506.8f
      Given Alice controls "Bell of Battle's End"
      And Alice has "Chaotic Strike" and "Shock" in hand
      And Alice has lands for "Chaotic Strike" and "Shock"
      And Bob controls "Grizzly Bears"
      When the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And Alice can't cast "Chaotic Strike" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:chaotic-strike-after-attackers @source:cr
    Scenario: With an attacker there was a declare blockers step, and in the end of combat step it can be cast
      Given Alice controls "Bell of Battle's End" and "Grizzly Bears"
      And Alice has "Chaotic Strike" in hand
      And Alice has lands for "Chaotic Strike"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      When Alice casts "Chaotic Strike" targeting "Grizzly Bears"
      And "Chaotic Strike" resolves
      Then it is Alice's end of combat step
      And Alice's hand is "Island"

    @id:chaotic-strike-in-the-second-combat-without-attackers @source:cr @twin:chaotic-strike-after-attackers
    Scenario: Blocks could be declared in the first combat phase, but not in the second one, in which nothing attacks
      Given Alice controls "Bell of Battle's End" and "Grizzly Bears"
      And Alice has "Relentless Assault", "Chaotic Strike" and "Shock" in hand
      And Alice has lands for "Relentless Assault", "Chaotic Strike" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the end of combat step
      Then the stack is the ability of "Bell of Battle's End"
      And Alice can't cast "Chaotic Strike" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 16 life

  @block.requirements.1
  Rule: A creature that must block this turn must do so in each combat in which it is able to

    @id:marked-giant-blocks-in-both-combats @source:cr
    Scenario: Culling Mark on a Hill Giant: Bob must block with it in the first combat phase and in the second one
      Note: situation L44
      Given Alice controls "Memnite" and "Mogg Fanatic"
      And Alice has "Culling Mark" and "Relentless Assault" in hand
      And Alice has lands for "Culling Mark" and "Relentless Assault"
      And Bob controls "Hill Giant"
      When Alice casts "Culling Mark" targeting "Hill Giant"
      And "Culling Mark" resolves
      And Alice attacks Bob with "Memnite"
      And the game goes on to the postcombat main phase
      Then "Memnite" is in Alice's graveyard
      And Bob has 20 life
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Mogg Fanatic"
      And the game goes on to the postcombat main phase
      Then "Mogg Fanatic" is in Alice's graveyard
      And Bob has 20 life

    @id:marked-giant-tapped-in-the-second-combat @source:cr @twin:marked-giant-blocks-in-both-combats
    Scenario: In the second combat phase it is tapped, and need not block
      Given Alice controls "Memnite", "Mogg Fanatic" and "Icy Manipulator"
      And Alice has "Culling Mark" and "Relentless Assault" in hand
      And Alice has lands for "Culling Mark", "Relentless Assault" and the ability of "Icy Manipulator"
      And Bob controls "Hill Giant"
      When Alice casts "Culling Mark" targeting "Hill Giant"
      And "Culling Mark" resolves
      And Alice attacks Bob with "Memnite"
      And the game goes on to the postcombat main phase
      Then "Memnite" is in Alice's graveyard
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice activates "Icy Manipulator" targeting "Hill Giant"
      And the ability of "Icy Manipulator" resolves
      And Alice attacks Bob with "Mogg Fanatic"
      And the game goes on to the postcombat main phase
      Then "Mogg Fanatic" is on the battlefield
      And Bob has 19 life

    @id:giant-without-the-mark @source:cr @twin:marked-giant-blocks-in-both-combats
    Scenario: Without the mark Bob may leave it at home
      Given Alice controls "Memnite"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Memnite"
      And the game goes on to the postcombat main phase
      Then "Memnite" is on the battlefield
      And Bob has 19 life

  @combat-timing.attackers.1
  Rule: Before attackers are declared means before the first declare attackers step of the turn begins

    @id:sirens-call-before-combat @source:cr
    Scenario: In Alice's main phase Bob casts Siren's Call: her Bears attack, and her tapped Giant is destroyed in the end step
      Given Alice controls "Grizzly Bears"
      And Alice controls tapped "Hill Giant"
      And Bob has "Siren's Call" in hand
      And Bob has lands for "Siren's Call"
      When Bob casts "Siren's Call"
      And "Siren's Call" resolves
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
      When the game goes on to the end step
      And everything resolves
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

    @id:sirens-call-after-attackers @source:cr @twin:sirens-call-before-combat
    Scenario: In the declare attackers step it can't be cast, though nobody attacks
      Given Bob has "Siren's Call" and "Shock" in hand
      And Bob has lands for "Siren's Call" and "Shock"
      And Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can't cast "Siren's Call"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life

    @id:sirens-call-between-two-combats @source:cr @twin:sirens-call-before-combat
    Scenario: Between Relentless Assault's combat and the turn's own it can't be cast any more
      Source: situation L45; 506.8d; ruling Siren's Call 2013-09-20
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Siren's Call" and "Shock" in hand
      And Bob has lands for "Siren's Call" and "Shock"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then Bob can't cast "Siren's Call"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life

    @id:sirens-call-after-a-skipped-combat @source:cr @twin:sirens-call-before-a-skipped-combat
    Scenario: Where the combat phase is skipped, it can't be cast in the main phase after it
      Source: situation L45; 506.8e
      Given Bob controls "Prodigal Sorcerer"
      And Alice controls "Hill Giant"
      And Alice has "Moment of Silence" in hand
      And Alice has lands for "Moment of Silence"
      And Bob has "Siren's Call" and "Shock" in hand
      And Bob has lands for "Siren's Call" and "Shock"
      When Alice casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      Then Bob can't cast "Siren's Call"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life

    @id:sirens-call-before-a-skipped-combat @source:cr
    Scenario: In the main phase before it, it can, and the Giant that couldn't attack is destroyed
      Given Alice controls "Hill Giant"
      And Alice has "Moment of Silence" in hand
      And Alice has lands for "Moment of Silence"
      And Bob has "Siren's Call" in hand
      And Bob has lands for "Siren's Call"
      When Alice casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And Bob casts "Siren's Call"
      And "Siren's Call" resolves
      And the game goes on to the end step
      And everything resolves
      Then "Hill Giant" is in Alice's graveyard
