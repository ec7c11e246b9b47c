# 9:7: And has nothing before it; write Given, When or Then [step-and-first]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      And Alice passes
      Then Alice has 20 life
