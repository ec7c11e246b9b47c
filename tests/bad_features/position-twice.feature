# 10: line 9 has said that; say it once [position-twice]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Given Bob has 3 life
      And Bob has 4 life
      When Alice passes
      Then Alice has 20 life
