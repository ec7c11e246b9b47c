# 11:9: a data table, which no step takes; say it in phrases [step-argument]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
        | life |
        | 20   |
