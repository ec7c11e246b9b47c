# 8:5: the scenario 'A scenario' has no Then; say what is to be seen [then-missing]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
