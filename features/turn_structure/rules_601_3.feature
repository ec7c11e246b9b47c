Feature: 601.3 When a spell can be cast

  @cast.step-only.1
  Rule: A spell for a named step can't be cast in any other, a cleanup step with priority included

    @id:warriors-stand-in-the-declare-blockers-step @source:cr @twin:warriors-stand-in-the-declare-attackers-step
    Scenario: Warrior's Stand, for the declare attackers step, can't be cast in the declare blockers step
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has "Warrior's Stand" and "Shock" in hand
      And Bob has lands for "Warrior's Stand" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      Then Bob can't cast "Warrior's Stand"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then it is Alice's declare blockers step
      And Alice has 18 life

    @id:warriors-stand-in-the-declare-attackers-step @source:cr
    Scenario: In the declare attackers step it can
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has "Warrior's Stand" in hand
      And Bob has lands for "Warrior's Stand"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Warrior's Stand"
      And "Warrior's Stand" resolves
      Then "Hill Giant" is 5/5

    @id:mandate-in-a-cleanup-step @source:cr @twin:mandate-in-the-combat-before
    Scenario: Mandate of Peace, for combat, can't be cast with priority in the cleanup step
      Given Alice controls "Confessor"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And Bob can't cast "Mandate of Peace"
      When Bob casts "Shock" targeting "Confessor"
      And "Shock" resolves
      Then "Confessor" is in Alice's graveyard

    @id:mandate-in-the-combat-before @source:cr
    Scenario: In the beginning of combat step it can
      Given Alice controls "Confessor"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase

    @id:necrologia-in-the-postcombat-main-phase @source:cr @twin:necrologia-in-the-end-step
    Scenario: Necrologia, for your end step, can't be cast in the main phase before it
      Source: situation L64
      Given Alice has "Necrologia" and "Shock" in hand
      And Alice has lands for "Necrologia" and "Shock"
      When the game goes on to the postcombat main phase
      Then Alice can't cast "Necrologia" with X = 2
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:necrologia-in-the-end-step @source:cr
    Scenario: In Alice's end step she casts it for two life and draws two cards
      Given Alice has "Necrologia" in hand
      And Alice has lands for "Necrologia"
      When the game goes on to the end step
      And Alice casts "Necrologia" with X = 2
      And "Necrologia" resolves
      Then Alice has 18 life
      And Alice has 2 cards in hand

    @id:necrologia-in-bobs-end-step @source:cr @twin:necrologia-in-the-end-step
    Scenario: In Bob's end step she can't
      Given Alice has "Necrologia" and "Shock" in hand
      And Alice has lands for "Necrologia" and "Shock"
      When the game goes on to Bob's next end step
      Then Alice can't cast "Necrologia" with X = 2
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

    @id:necrologia-in-the-cleanup-step @source:cr @twin:necrologia-in-the-end-step
    Scenario: With priority in her cleanup step she can't
      Source: situation L64
      Given Alice controls "Confessor"
      And Alice has "Necrologia", "Shock" and 6 "Grizzly Bears" in hand
      And Alice has lands for "Necrologia" and "Shock"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And Alice can't cast "Necrologia" with X = 2
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
