Feature: 611.2a How long an effect lasts

  @duration.stated.2
  Rule: What lasts until a player's next turn lasts until that turn begins, whatever turns are ended before

    @id:protected-until-alices-next-turn @source:ruling @twin:unprotected-in-bobs-turn
    Scenario: Teferi's Protection: no damage in Bob's turn, which is ended, and in Alice's upkeep her life can change again
      Source: situation E15 as corrected; ruling Teferi's Protection 2017-08-25
      Given Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      And Bob controls "Hill Giant"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      And the game goes on to Bob's next precombat main phase
      And Bob attacks Alice with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Alice has 20 life
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life

    @id:unprotected-in-bobs-turn @source:cr
    Scenario: Without Teferi's Protection Bob's attack costs Alice life
      Given Bob controls "Hill Giant"
      When the game goes on to Bob's next precombat main phase
      And Bob attacks Alice with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Alice has 17 life

    @id:protection-is-over-though-the-untap-step-is-skipped @source:ruling @twin:unprotected-in-bobs-turn
    Scenario: With Stasis Alice's permanents stay phased out, and her life can change all the same in her next turn
      Source: situation K50; report row L32; ruling Teferi's Protection 2017-08-25
      Given Alice controls "Grizzly Bears"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      And Bob controls "Stasis", "Island" and "Mountain"
      And Bob has "Shock" in hand
      When Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      And the game goes on to Bob's next upkeep step
      And the ability of "Stasis" resolves
      And Bob accepts
      And the game goes on to Alice's next upkeep step
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      And "Grizzly Bears" is phased out

    @id:protection-outlasts-the-second-suns-untap-step @source:ruling @twin:unprotected-in-bobs-turn
    Scenario: Sphinx of the Second Sun: Alice's permanents are back in this turn, and her life still can't change in Bob's
      Source: situation K51; ruling Sphinx of the Second Sun 2020-11-10
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      And Bob controls "Hill Giant"
      When the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      And the game goes on to Bob's next precombat main phase
      Then "Sphinx of the Second Sun" is not phased out
      When Bob attacks Alice with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Alice has 20 life

  @duration.stated.3
  Rule: What lasts until the end of a player's next turn ends in that turn's cleanup step, even if that turn is ended

    @id:wrenns-resolve-over-in-the-ended-turns-cleanup @source:cr @twin:wrenns-resolve-in-the-next-turn
    Scenario: Wrenn's Resolve: in the cleanup step of Alice's next, ended turn she can't cast the exiled Shock any more
      Note: situation E03; 514.2 before 514.3a
      Given Alice controls "Stonebinder's Familiar"
      And Alice's library begins with "Shock" and "Lightning Bolt"
      And Alice has "Wrenn's Resolve" and "Giant Growth" in hand
      And Alice has lands for "Wrenn's Resolve", "Giant Growth" and "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Wrenn's Resolve"
      And "Wrenn's Resolve" resolves
      And the ability of "Stonebinder's Familiar" resolves
      And the game goes on to Alice's next precombat main phase
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice can't cast "Shock" targeting Bob
      When Alice casts "Giant Growth" targeting "Stonebinder's Familiar"
      And "Giant Growth" resolves
      Then "Shock" is in exile

    @id:wrenns-resolve-in-the-next-turn @source:cr
    Scenario: Wrenn's Resolve: Alice casts one of the exiled cards in this turn and the other in her next upkeep
      Note: situation E03
      Given Alice's library begins with "Shock" and "Lightning Bolt"
      And Alice has "Wrenn's Resolve" in hand
      And Alice has lands for "Wrenn's Resolve", "Shock" and "Lightning Bolt"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Wrenn's Resolve"
      And "Wrenn's Resolve" resolves
      And Alice casts "Shock" from exile targeting Bob
      And "Shock" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      And Alice casts "Lightning Bolt" from exile targeting Bob
      And "Lightning Bolt" resolves
      Then Bob has 15 life

  @duration.as-long-as.1
  Rule: An effect that lasts for as long as something is so isn't touched by the end of the turn

    @id:silumgar-keeps-the-creature-through-the-ended-turn @source:cr
    Scenario: Dragonlord Silumgar: Alice keeps Bob's Giant through her ended turn, until Bob kills the Dragon
      Note: situation E14; 611.2b
      Given Alice has "Dragonlord Silumgar" in hand
      And Alice has lands for "Dragonlord Silumgar"
      And Bob controls "Hill Giant"
      And Bob has "Murder" and "Time Stop" in hand
      And Bob has lands for "Murder" and "Time Stop"
      When Alice casts "Dragonlord Silumgar"
      And "Dragonlord Silumgar" resolves
      And Alice chooses "Hill Giant"
      And the ability of "Dragonlord Silumgar" resolves
      Then Alice controls "Hill Giant"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice controls "Hill Giant"
      When Bob casts "Murder" targeting "Dragonlord Silumgar"
      And "Murder" resolves
      Then Bob controls "Hill Giant"

    @id:silumgar-changes-sides @source:cr @twin:silumgar-keeps-the-creature-through-the-ended-turn
    Scenario: Bob takes Dragonlord Silumgar for a turn: Alice doesn't control it any more, and his Giant stays his
      Note: 611.2b
      Given Alice has "Dragonlord Silumgar" in hand
      And Alice has lands for "Dragonlord Silumgar"
      And Bob controls "Hill Giant"
      And Bob has "Act of Treason" in hand
      And Bob has lands for "Act of Treason"
      When Alice casts "Dragonlord Silumgar"
      And "Dragonlord Silumgar" resolves
      And Alice chooses "Hill Giant"
      And the ability of "Dragonlord Silumgar" resolves
      Then Alice controls "Hill Giant"
      When the game goes on to Bob's next precombat main phase
      And Bob casts "Act of Treason" targeting "Dragonlord Silumgar"
      And "Act of Treason" resolves
      Then Bob controls "Dragonlord Silumgar"
      And Bob controls "Hill Giant"
      When the game goes on to Alice's next upkeep step
      Then Alice controls "Dragonlord Silumgar"
      And Bob controls "Hill Giant"

  @static.always.1
  Rule: The effect of a static ability that depends on whose turn it is changes as the next turn begins

    @id:glory-of-warfare-changes-with-the-turn @source:ruling
    Scenario: Glory of Warfare: still +2/+0 in the cleanup step of Alice's ended turn, +0/+2 in Bob's upkeep
      Source: situation E13; ruling Glory of Warfare 2009-05-01
      Given Alice controls "Glory of Warfare" and "Grizzly Bears"
      And Alice has 8 "Savannah Lions" in hand
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And "Grizzly Bears" is 4/2
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/4

  @turn.until.1
  Rule: An effect that lasts until a step or phase expires as that step or phase begins

    @id:haste-magic-over-as-the-end-step-begins @source:cr @twin:haste-magics-card-cast-after-the-ended-turn
    Scenario: Haste Magic: in Alice's end step she can't cast the exiled Shock any more
      Note: 500.4
      Given Alice controls "Grizzly Bears"
      And Alice's library begins with "Shock"
      And Alice has "Haste Magic" and "Lightning Bolt" in hand
      And Alice has lands for "Haste Magic", "Shock" and "Lightning Bolt"
      When Alice casts "Haste Magic" targeting "Grizzly Bears"
      And "Haste Magic" resolves
      And the game goes on to the end step
      Then Alice can't cast "Shock" targeting Bob
      When Alice casts "Lightning Bolt" targeting Bob
      And "Lightning Bolt" resolves
      Then Bob has 17 life

    @id:haste-magics-card-cast-after-the-ended-turn @source:cr
    Scenario: Haste Magic: where Alice's turn is ended before its end step she casts the exiled Shock in her next turn
      Note: situation K37, with a simpler card; 614.10a
      Given Alice controls "Grizzly Bears"
      And Alice's library begins with "Shock"
      And Alice has "Haste Magic" in hand
      And Alice has lands for "Haste Magic" and "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Haste Magic" targeting "Grizzly Bears"
      And "Haste Magic" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next postcombat main phase
      And Alice casts "Shock" from exile targeting Bob
      And "Shock" resolves
      Then Bob has 18 life

  @duration.stated.4
  Rule: What an effect does in one named turn is over with that turn, even if the time for it never came

    @id:decree-binds-each-opponent-in-the-next-turn @source:cr @source:report
    Scenario: Sphinx's Decree: Bob may cast Shock in Alice's turn and in Carol's, and not in his own next turn
      Source: report TS-96; ruling Sphinx's Decree 2018-01-19
      Given Alice has "Sphinx's Decree" in hand
      And Alice has lands for "Sphinx's Decree"
      And Bob has 4 "Shock" in hand
      And Bob has lands for 2 "Shock"
      And Bob controls "Mogg Fanatic"
      And Carol has 20 life
      When Alice casts "Sphinx's Decree"
      And "Sphinx's Decree" resolves
      And Bob casts "Shock" targeting Carol
      And "Shock" resolves
      Then Carol has 18 life
      When the game goes on to Bob's next upkeep step
      Then Bob can't cast "Shock" targeting Carol
      When Bob activates "Mogg Fanatic" targeting Carol
      And everything resolves
      Then Carol has 17 life
      When the game goes on to Carol's next upkeep step
      And Bob casts "Shock" targeting Carol
      And "Shock" resolves
      Then Carol has 15 life
      When the game goes on to Bob's next upkeep step
      And Bob casts "Shock" targeting Carol
      And "Shock" resolves
      Then Carol has 13 life

    @id:decree-waits-for-a-turn-that-is-taken @source:cr @source:report @twin:decree-binds-each-opponent-in-the-next-turn
    Scenario: Bob skips his next turn, and the ban waits for the one that he takes
      Source: report TS-96; 614.10a
      Given it is Bob's precombat main phase
      And Bob has "Meditate" and 2 "Shock" in hand
      And Bob has lands for "Meditate" and "Shock"
      And Alice has "Sphinx's Decree" in hand
      And Alice has lands for "Sphinx's Decree"
      When Bob casts "Meditate"
      And "Meditate" resolves
      And the game goes on to Alice's next precombat main phase
      And Alice casts "Sphinx's Decree"
      And "Sphinx's Decree" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      When the game goes on to Bob's next upkeep step
      Then Bob can't cast "Shock" targeting Alice
