# 10:7: a step begins with *; write Given, When, Then, And or But [step-star]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      * Alice passes
      Then Alice has 20 life
