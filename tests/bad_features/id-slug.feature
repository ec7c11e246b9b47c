# 7:5: the id 'A_Scenario' is no slug; write @id:a-scenario [id-slug]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:A_Scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
