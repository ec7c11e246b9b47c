Feature: 724.2d The game goes on to the next phase

  @end-combat.next.4
  Rule: The next phase is whichever stands next in line, and later added phases still come

    @id:mandate-in-an-added-combat-keeps-the-rest @source:cr
    Scenario: After Mandate in Relentless Assault's combat: its main phase, then the turn's own combat
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And "Grizzly Bears" is not attacking
      When the game goes on to the beginning of combat step
      Then the game is in turn 1
