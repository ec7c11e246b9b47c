# 8:5: the scenario 'A scenario' has no source; tag it with one of @source:cr @source:ruling @source:wiki @source:report @source:seed [source-missing]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
