# 9:15: fixtures/rules doesn't know a rule 724.1h; cite the present number; an older one stands in a line Outdated: [number-unknown]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Source: 724.1h
      When Alice passes
      Then Alice has 20 life
