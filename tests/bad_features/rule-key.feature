# 4:3: the Rule has no key; did you mean @end-turn.check.3? [rule-key]
Feature: Bad

  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
