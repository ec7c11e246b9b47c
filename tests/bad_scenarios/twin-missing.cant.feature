Feature: a bad scenario

  @card.mandate-of-peace.2
  Rule: After Mandate of Peace its controller's opponents can't cast spells for the rest of the turn

    @id:bad-twin-missing @source:cr
    Scenario: After Mandate Alice plays a land and can't cast Shock
      Given Alice has "Shock" and "Forest" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the postcombat main phase
      And Alice plays "Forest"
      Then Alice can't cast "Shock" targeting Bob
