# 9: nobody controls "Forest" yet; say first who controls "Forest" [position-missing]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Given "Forest" has 1 "+1/+1" counter
      And Alice controls "Forest"
      When Alice passes
      Then Alice has 20 life
