# 10:7: nothing fills <life>; add a column life to the Examples [placeholder]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario Outline: A scenario
      When Alice passes
      Then Alice has <life> life

      Examples:
        | n |
        | 3 |
