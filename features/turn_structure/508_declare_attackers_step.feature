Feature: 508 Declare attackers step

  @attack.declare.1
  Rule: A creature that came under its controller's control this turn can't attack in any combat of it without haste

    @id:new-juggernaut-need-not-attack @source:cr @twin:old-juggernaut-must-attack
    Scenario: Juggernaut, cast this turn, can't attack and so need not, in either combat phase
      Note: situation I29; 302.6
      Given Alice controls "Grizzly Bears"
      And Alice has "Juggernaut" and "Relentless Assault" in hand
      And Alice has lands for "Juggernaut" and "Relentless Assault"
      When Alice casts "Juggernaut"
      And "Juggernaut" resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then "Juggernaut" is not attacking
      And "Juggernaut" is untapped
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then "Juggernaut" is not attacking
      And "Juggernaut" is untapped
      When the game goes on to the postcombat main phase
      Then Bob has 16 life

    @id:old-juggernaut-must-attack @source:cr
    Scenario: A turn later it can and must
      Given Alice has "Juggernaut" in hand
      And Alice has lands for "Juggernaut"
      When Alice casts "Juggernaut"
      And the game goes on to Alice's next beginning of combat step
      Then "Juggernaut" is untapped
      And Bob has 20 life
      When the game goes on to the postcombat main phase
      Then "Juggernaut" is tapped
      And Bob has 15 life

    @id:juggernaut-of-the-other-turn-attacks @source:cr
    Scenario: Cast in Bob's turn, it attacks in Alice's next
      Given Alice controls "Vedalken Orrery"
      And Alice has "Juggernaut" in hand
      And Alice has lands for "Juggernaut"
      When the game goes on to Bob's next end step
      And Alice casts "Juggernaut"
      And the game goes on to Alice's next postcombat main phase
      Then Bob has 15 life

    @id:stolen-juggernaut-need-not-attack @source:cr @twin:stolen-juggernaut-with-haste
    Scenario: The Juggernaut that Alice has taken with Sower of Temptation can't attack this turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Sower of Temptation" in hand
      And Alice has lands for "Sower of Temptation"
      And Bob controls "Juggernaut"
      When Alice casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Alice chooses "Juggernaut"
      And "Sower of Temptation" resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then Alice controls "Juggernaut"
      And "Juggernaut" is not attacking
      When the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:stolen-juggernaut-with-haste @source:cr
    Scenario: With the haste that Act of Treason gives, it can, and must
      Given Alice has "Act of Treason" in hand
      And Alice has lands for "Act of Treason"
      And Bob controls "Juggernaut"
      When Alice casts "Act of Treason" targeting "Juggernaut"
      And "Act of Treason" resolves
      And the game goes on to the postcombat main phase
      Then "Juggernaut" is tapped
      And Bob has 15 life

    @id:goblin-with-haste-attacks-in-both-combats @source:cr
    Scenario: Raging Goblin, cast this turn, attacks in both combat phases
      Given Alice has "Raging Goblin" and "Relentless Assault" in hand
      And Alice has lands for "Raging Goblin" and "Relentless Assault"
      When Alice casts "Raging Goblin"
      And "Raging Goblin" resolves
      And Alice attacks Bob with "Raging Goblin"
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Raging Goblin"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:returned-creature-is-new @source:cr
    Scenario: A Juggernaut lost and got back in one turn can't attack in it
      Given Alice controls "Juggernaut"
      And Alice has "Murder" in hand
      And Alice has lands for "Murder"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" in hand
      And Bob has lands for "Sower of Temptation"
      When the game goes on to the beginning of combat step
      And Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Juggernaut"
      And "Sower of Temptation" resolves
      And Alice casts "Murder" targeting "Sower of Temptation"
      And "Murder" resolves
      Then Alice controls "Juggernaut"
      And it is Alice's beginning of combat step
      When the game goes on to the postcombat main phase
      Then "Juggernaut" is untapped
      And Bob has 20 life

    @id:new-bears-cant-attack @source:cr @twin:new-bears-attack-a-turn-later
    Scenario: Grizzly Bears, cast this turn, can't be declared as attackers; the Lions can
      Source: situation I29; 302.6
      Given Alice controls "Savannah Lions"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      When Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      Then Alice can't attack Bob with "Grizzly Bears"
      And Alice can't attack Bob with "Savannah Lions" and "Grizzly Bears"
      When Alice attacks Bob with "Savannah Lions"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:new-bears-attack-a-turn-later @source:cr
    Scenario: In Alice's next turn they can
      Given Alice controls "Savannah Lions"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      When Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      And the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Savannah Lions" and "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 16 life

  @attack.declare.2
  Rule: A tapped creature can't attack, so who attacked before must have untapped for a later combat

    @id:tapped-juggernaut-stays-home @source:cr @twin:untapped-juggernaut-attacks-again
    Scenario: Seize the Day untaps the Bears: the Juggernaut, still tapped, can't attack again and need not
      Source: situation I28; ruling Seize the Day 2018-12-07
      Given Alice controls "Grizzly Bears" and "Juggernaut"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      When Alice attacks Bob with "Grizzly Bears" and "Juggernaut"
      And the game goes on to the postcombat main phase
      And Alice casts "Seize the Day" targeting "Grizzly Bears"
      And "Seize the Day" resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then "Juggernaut" is not attacking
      When the game goes on to the postcombat main phase
      Then Bob has 11 life

    @id:untapped-juggernaut-attacks-again @source:cr
    Scenario: Seize the Day untaps the Juggernaut: it attacks again, without the Bears
      Given Alice controls "Grizzly Bears" and "Juggernaut"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      When Alice attacks Bob with "Grizzly Bears" and "Juggernaut"
      And the game goes on to the postcombat main phase
      And Alice casts "Seize the Day" targeting "Juggernaut"
      And "Seize the Day" resolves
      And the game goes on to the postcombat main phase
      Then Bob has 8 life
      And "Grizzly Bears" is tapped

    @id:vigilant-angel-attacks-again @source:cr
    Scenario: Serra Angel has vigilance and attacks in both combat phases though nothing untaps her
      Given Alice controls "Grizzly Bears" and "Serra Angel"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      When Alice attacks Bob with "Grizzly Bears" and "Serra Angel"
      And the game goes on to the postcombat main phase
      Then "Serra Angel" is untapped
      And "Grizzly Bears" is tapped
      When Alice casts "Seize the Day" targeting "Grizzly Bears"
      And "Seize the Day" resolves
      And Alice attacks Bob with "Serra Angel" and "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 8 life

    @id:icy-manipulator-keeps-juggernaut-home @source:cr
    Scenario: Tapped before attackers are declared, Juggernaut can't attack
      Given Alice controls "Juggernaut"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When the game goes on to the beginning of combat step
      And Bob activates "Icy Manipulator" targeting "Juggernaut"
      And everything resolves
      Then "Juggernaut" is tapped
      When the game goes on to the postcombat main phase
      Then Bob has 20 life

    @id:icy-manipulator-too-late-for-juggernaut @source:cr
    Scenario: The Icy Manipulator after attackers are declared is too late
      Given Alice controls "Juggernaut"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When Alice attacks Bob with "Juggernaut"
      And Bob activates "Icy Manipulator" targeting "Juggernaut"
      And everything resolves
      Then "Juggernaut" is attacking
      When the game goes on to the postcombat main phase
      Then Bob has 15 life

    @id:tapped-giant-cant-attack-again @source:cr @twin:untapped-giant-attacks-again
    Scenario: Seize the Day untaps the Bears: in the second combat the Giant can't be declared as an attacker, they can
      Source: situation I28
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And the game goes on to the postcombat main phase
      And Alice casts "Seize the Day" targeting "Grizzly Bears"
      And "Seize the Day" resolves
      Then Alice can't attack Bob with "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 13 life

    @id:untapped-giant-attacks-again @source:cr
    Scenario: Where it untaps the Giant instead, that attacks again
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And the game goes on to the postcombat main phase
      And Alice casts "Seize the Day" targeting "Hill Giant"
      And "Seize the Day" resolves
      And Alice attacks Bob with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Bob has 12 life

  @attack.requirements.1
  Rule: A creature that must attack each combat must attack in each combat phase in which it is able to

    @id:juggernaut-must-attack-in-both-combats @source:ruling
    Scenario: Untapped by Relentless Assault, Juggernaut must attack again
      Source: situation L43; ruling Relentless Assault 2025-09-19
      Given Alice controls "Juggernaut"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When the game goes on to the postcombat main phase
      Then Bob has 15 life
      And "Juggernaut" is tapped
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then "Juggernaut" is untapped
      When the game goes on to the postcombat main phase
      Then Bob has 10 life
      And "Juggernaut" is tapped

    @id:bears-need-not-attack-with-juggernaut @source:cr
    Scenario: That Juggernaut must attack doesn't oblige the Bears
      Given Alice controls "Juggernaut" and "Grizzly Bears"
      When Alice attacks Bob with "Juggernaut"
      Then "Grizzly Bears" is not attacking
      When the game goes on to the postcombat main phase
      Then Bob has 15 life
      And "Grizzly Bears" is untapped

    @id:made-goblin-must-attack @source:cr
    Scenario: The Goblin that Legion Warboss makes must attack in the combat phase in which it is made
      Given Alice controls tapped "Legion Warboss"
      When the game goes on to the postcombat main phase
      Then the token "Goblin Token" is tapped
      And Bob has 19 life

    @id:made-goblin-need-not-attack-again @source:cr @twin:made-goblin-must-attack
    Scenario: What must attack this combat need not attack in the next one
      Given Alice controls tapped "Legion Warboss"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When the game goes on to the postcombat main phase
      Then Bob has 19 life
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then the token "Goblin Token" is untapped
      When Bob casts "Murder" targeting "Legion Warboss"
      And "Murder" resolves
      And the game goes on to the postcombat main phase
      Then Bob has 19 life
      And the token "Goblin Token" is untapped

  @attack.requirements.2
  Rule: Where the combat phase ends before attackers are declared, the requirement never applies

    @id:juggernaut-spared-one-combat @source:cr @twin:juggernaut-must-attack-without-mandate
    Scenario: Mandate of Peace ends the first combat phase; Juggernaut must attack in the second
      Given Alice controls "Juggernaut"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then "Juggernaut" is untapped
      And it is Alice's postcombat main phase
      When the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      Then "Juggernaut" is tapped
      And Bob has 15 life

    @id:juggernaut-must-attack-without-mandate @source:cr
    Scenario: Without Mandate of Peace Juggernaut is tapped after the first combat phase
      Given Alice controls "Juggernaut"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then "Juggernaut" is tapped
      And Bob has 15 life

    @id:juggernaut-turn-ended-before-attack @source:cr @twin:juggernaut-must-attack-without-mandate
    Scenario: Time Stop in the beginning of combat step: Juggernaut doesn't attack this turn
      Given Alice controls "Juggernaut"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to the beginning of combat step
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Juggernaut" is untapped
      And Bob has 20 life

  @attack.lasting.1
  Rule: A creature stays an attacking creature until it leaves combat or the combat phase ends

    @id:attacking-through-the-steps @source:cr
    Scenario Outline: War Standard helps the attacking Angel in the <step>
      Given Alice controls "Blinding Angel", "War Standard" and "Bell of Battle's End"
      When Alice attacks Bob with "Blinding Angel"
      Then "Blinding Angel" is 2/6
      When the game goes on to the <step>
      Then the stack is the ability of "<waiting>"
      And "Blinding Angel" is attacking
      And "Blinding Angel" is 2/6
      And Bob has 18 life

      Examples:
        | step               | waiting              |
        | combat damage step | Blinding Angel       |
        | end of combat step | Bell of Battle's End |

    @id:not-attacking-after-the-combat @source:cr @twin:attacking-through-the-steps
    Scenario: After the combat phase it helps the Bears no more, not even in a combat phase that follows
      Given Alice controls "Grizzly Bears" and "War Standard"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is 2/4
      When the game goes on to the postcombat main phase
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" is not attacking
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" is not attacking

    @id:not-attacking-once-removed @source:cr
    Scenario: The Bears that Bob takes in the declare blockers step stop attacking then
      Given Alice controls "Grizzly Bears" and "Raging Goblin"
      And Bob controls "Vedalken Orrery", "War Standard" and "Ornithopter"
      And Bob has "Sower of Temptation" and "Shock" in hand
      And Bob has lands for "Sower of Temptation" and "Shock"
      When Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Bob blocks "Grizzly Bears" with "Ornithopter"
      Then "Grizzly Bears" is attacking
      When Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      Then "Grizzly Bears" is not attacking
      And "Grizzly Bears" is 2/2
      And "Raging Goblin" is attacking

  @attack.put.1
  Rule: A creature put onto the battlefield attacking was never declared, so it hasn't attacked this turn

    @id:soldiers-never-attacked @source:cr
    Scenario: Relentless Assault untaps Hero of Bladehold, and not the Soldiers that came attacking
      Given Alice controls "Hero of Bladehold"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Hero of Bladehold"
      And everything resolves
      Then the token "Soldier Token" is attacking
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then "Hero of Bladehold" is untapped
      And the token "Soldier Token" is tapped

    @id:soldiers-never-attacked-world-at-war @source:cr
    Scenario: World at War untaps the Hero and the Bears that were declared as attackers, and not the Soldiers
      Given Alice controls "Hero of Bladehold" and "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice attacks Bob with "Hero of Bladehold" and "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Alice controls 2 "Soldier Token"
      And "Grizzly Bears" is tapped
      When the game goes on to the beginning of combat step
      And "World at War" resolves
      Then "Hero of Bladehold" is untapped
      And "Grizzly Bears" is untapped
      And the token "Soldier Token" is tapped

  @attack.none.1
  Rule: Without attackers the declare blockers and combat damage steps are skipped, and end of combat still comes

    @id:no-attackers-no-blockers-step @source:cr @twin:attackers-bring-the-blockers-step
    Scenario Outline: Nobody attacks: no <step>
      Note: situation I01
      Given Alice controls "Grizzly Bears"
      When the game goes on to Bob's next upkeep step
      Then no <step> began in turn 1
      And 1 end of combat step began in turn 1

      Examples:
        | step                  |
        | declare blockers step |
        | combat damage step    |

    @id:attackers-bring-the-blockers-step @source:cr
    Scenario Outline: The Bears attack: one <step>
      Given Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then 1 <step> began in turn 1
      And 1 end of combat step began in turn 1

      Examples:
        | step                  |
        | declare blockers step |
        | combat damage step    |

    @id:no-attackers-nobody-acts-in-the-blockers-step @source:cr @twin:attackers-bring-the-blockers-step
    Scenario Outline: Nobody attacks: nobody can act in a <step>, both can in the end of combat step
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the <step> of turn 1
      And Alice had an opportunity to act in the end of combat step of turn 1
      And Bob had an opportunity to act in the end of combat step of turn 1

      Examples:
        | step                  |
        | declare blockers step |
        | combat damage step    |

    @id:second-combat-without-attackers @source:cr
    Scenario: A second combat phase in which nobody attacks has no declare blockers step, as the first had
      Given Alice controls "Grizzly Bears" and "Bell of Battle's End"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      And the game goes on to Bob's next upkeep step
      Then 1 declare blockers step began in turn 1
      And 2 end of combat steps began in turn 1
      And Alice has 22 life
      And Bob has 18 life

  @attack.none.2
  Rule: Attackers that have left combat since don't make those steps be skipped

    @id:dead-attacker-blockers-step-comes @source:report
    Scenario Outline: The only attacker is murdered as it attacks: both can act in the <step> all the same
      Source: report TS-51
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Murder" and "Shock" in hand
      And Bob has lands for "Murder" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Murder" targeting "Grizzly Bears"
      And "Murder" resolves
      Then "Grizzly Bears" is in Alice's graveyard
      When the game goes on to the postcombat main phase
      Then Alice had an opportunity to act in the <step> of turn 1
      And Bob had an opportunity to act in the <step> of turn 1
      And Bob has 20 life

      Examples:
        | step                  |
        | declare blockers step |
        | combat damage step    |

    @id:dead-attacker-counts-for-the-steps @source:cr
    Scenario Outline: ... and one <step> began
      Given Alice controls "Grizzly Bears"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Murder" targeting "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Alice's graveyard
      And 1 <step> began in turn 1

      Examples:
        | step                  |
        | declare blockers step |
        | combat damage step    |

  @attack.none.3
  Rule: Where a creature was only put onto the battlefield attacking, blockers and damage steps take place

    @id:towershell-comes-attacking @source:cr @source:ruling @twin:attackers-bring-the-blockers-step
    Scenario: Meandering Towershell, exiled a turn ago, comes attacking after nobody was declared, and deals its damage
      Source: situation L46; 508.4; ruling Meandering Towershell 2014-09-20
      Given Alice controls "Meandering Towershell"
      When Alice attacks Bob with "Meandering Towershell"
      And everything resolves
      Then "Meandering Towershell" is in exile
      When the game goes on to Alice's next postcombat main phase
      Then Bob has 15 life
      And "Meandering Towershell" is on the battlefield
      And "Meandering Towershell" is tapped

    @id:towershell-brings-the-blockers-step @source:cr @twin:attackers-bring-the-blockers-step
    Scenario: ... so that Bob can act in a declare blockers step, and block it
      Source: situation L46
      Given Alice controls "Meandering Towershell"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Meandering Towershell"
      And everything resolves
      And the game goes on to Alice's next beginning of combat step
      And Bob blocks "Meandering Towershell" with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob has 20 life
