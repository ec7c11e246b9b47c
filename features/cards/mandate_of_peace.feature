Feature: Mandate of Peace

  @card.mandate-of-peace.1
  Rule: Mandate of Peace can be cast only during combat, by any player

    @id:mandate-not-in-the-main-phase @source:ruling @source:cr
    Scenario: In her main phase Alice can't cast it, even with Vedalken Orrery; in combat she can
      Source: ruling Mandate of Peace 2019-08-23, situation H01
      Given Alice controls "Vedalken Orrery"
      And Alice has "Mandate of Peace" and "Shock" in hand
      And Alice has lands for "Mandate of Peace" and "Shock"
      Then Alice can't cast "Mandate of Peace"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And the game goes on to the beginning of combat step
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Mandate of Peace" is not in Alice's hand

    @id:mandate-by-either-player @source:cr @source:ruling @twin:no-mandate-angel-exiled
    Scenario Outline: <caster> casts it in Alice's combat: no damage, and her second main phase comes
      Source: ruling Mandate of Peace 2019-08-23, situation H09
      Given Alice controls "Serra Angel"
      And Alice has "Forest" in hand
      And <caster> has "Mandate of Peace" in hand
      And <caster> has lands for "Mandate of Peace"
      When Alice attacks Bob with "Serra Angel"
      And <caster> casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then "Serra Angel" is not attacking
      When the game goes on to the postcombat main phase
      And Alice plays "Forest"
      Then Alice controls "Forest"
      And Bob has 20 life
      And the game is in turn 1

      Examples:
        | caster |
        | Alice  |
        | Bob    |

  @card.mandate-of-peace.2
  Rule: After Mandate of Peace its controller's opponents can't cast spells for the rest of the turn

    @id:mandate-bans-alice-this-turn @source:report @source:cr @twin:no-mandate-no-ban
    Scenario: Alice can't cast instants or sorceries after Bob's Mandate, Bob can, and in Bob's turn she can again
      Source: report ET-32
      Given Alice has "Shock" and "Divination" in hand
      And Alice has lands for "Shock" and "Divination"
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Divination"
      And Alice can't cast "Shock" targeting Bob
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      When the game goes on to the end step
      Then Alice can't cast "Shock" targeting Bob
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:no-mandate-no-ban @source:cr
    Scenario: Without Mandate Alice casts both in her second main phase
      Given Alice has "Shock" and "Divination" in hand
      And Alice has lands for "Shock" and "Divination"
      When the game goes on to the postcombat main phase
      And Alice casts "Divination"
      And "Divination" resolves
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Alice has 2 cards in hand
      And Bob has 18 life

    @id:mandate-with-four-players @source:cr
    Scenario: Attacked by Alice in a game of four, Bob keeps Alice, Carol and Dave from casting
      Source: situation H14
      Given Alice controls "Serra Angel"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      And Dave has "Shock" in hand
      And Dave has lands for "Shock"
      When Alice attacks Bob with "Serra Angel"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Shock" targeting Bob
      And Carol can't cast "Shock" targeting Bob
      And Dave can't cast "Shock" targeting Bob
      When the game goes on to the end step
      And Bob casts "Shock" targeting Dave
      And "Shock" resolves
      Then Dave has 18 life
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And Carol casts "Shock" targeting Bob
      And Dave casts "Shock" targeting Bob
      And everything resolves
      Then Bob has 14 life

    @id:mandate-with-three-players @source:cr
    Scenario: With three players neither Alice, who attacked, nor Carol, who watched, can cast after Bob's Mandate
      Source: situation H14
      Given Alice controls "Serra Angel"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice attacks Bob with "Serra Angel"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Shock" targeting Bob
      And Carol can't cast "Shock" targeting Bob
      When the game goes on to the end step
      And Bob casts "Shock" targeting Carol
      And "Shock" resolves
      Then Carol has 18 life
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And Carol casts "Shock" targeting Bob
      And everything resolves
      Then Bob has 16 life

  @card.mandate-of-peace.4
  Rule: After Mandate of Peace those opponents may still play lands and activate abilities

    @id:mandate-leaves-lands-and-abilities @source:report @source:ruling @twin:no-mandate-no-ban
    Scenario: Alice plays a land, cycles the Archfiend and sacrifices the Fanatic, but can't cast Shock
      Source: report ET-32; ruling Mandate of Peace 2019-08-23, situation H12
      Given Alice controls "Mogg Fanatic"
      And Alice has "Forest", "Archfiend of Ifnir" and "Shock" in hand
      And Alice has lands for the ability of "Archfiend of Ifnir" and "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the postcombat main phase
      And Alice plays "Forest"
      Then Alice controls "Forest"
      And Alice can't cast "Shock" targeting Bob
      When Alice activates "Archfiend of Ifnir"
      And the ability of "Archfiend of Ifnir" resolves
      Then "Archfiend of Ifnir" is in Alice's graveyard
      And Alice has 14 cards in library
      When Alice activates "Mogg Fanatic" targeting Bob
      And the ability of "Mogg Fanatic" resolves
      Then Bob has 19 life
      And it is Alice's postcombat main phase

  @cleanup.wear-off.2
  Rule: Effects that last until end of turn or say "this turn" end in the cleanup step

    @id:mandate-is-over-in-the-cleanup-step @source:cr
    Scenario: With priority in the cleanup step Alice can cast Shock again
      Source: situation E11
      Note: Abyssal Nocturnus, which sees Alice's discard, is there for the priority
      Given Alice has "Shock" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Shock"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the end step
      Then Alice can't cast "Shock" targeting Bob
      When Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Abyssal Nocturnus"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
      And it is Alice's cleanup step

  @end-combat.end-of-combat.2
  Rule: A delayed triggered ability meant for end of combat waits for the next end of combat step of any turn

    @id:mandate-leaves-the-angel-to-bobs-combat @source:report @source:cr @twin:no-mandate-angel-exiled
    Scenario: After Mandate Geist's Angel stays through Alice's turn and is exiled in Bob's combat
      Source: report ET-31
      Note: Bob's combat phase has an end of combat step although nothing attacks
      Given Alice controls "Geist of Saint Traft"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And "Geist of Saint Traft" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to Bob's next beginning of combat step
      Then the token "Angel Token" is on the battlefield
      And Bob has 20 life
      When the game goes on to the end of combat step
      Then the stack is "Geist of Saint Traft"
      When the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield

    @id:no-mandate-angel-exiled @source:cr
    Scenario: Without Mandate the Angel deals its damage and is exiled in Alice's combat
      Given Alice controls "Geist of Saint Traft"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Geist of Saint Traft"
      And "Geist of Saint Traft" resolves
      Then the token "Angel Token" is attacking
      When the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield
      And Bob has 14 life
