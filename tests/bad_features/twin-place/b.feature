Feature: Another

  @end-turn.check.4
  Rule: A player who drew from an empty library loses in this check

    @id:a-scenario-elsewhere @source:cr
    Scenario: Another scenario
      When Alice passes
      Then Alice has 20 life
