# 8:5: the scenario 'A scenario' has no id; tag it @id:a-scenario [id-missing]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
