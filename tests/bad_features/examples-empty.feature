# 12:7: Examples without a row; add one, or remove them [examples-empty]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario Outline: A scenario
      When Alice passes
      Then Alice has <n> life

      Examples:
        | n |
