# 12:7: @slow on Examples; tag the outline [examples-tag]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario Outline: A scenario
      When Alice passes
      Then Alice has <n> life

      @slow
      Examples:
        | n |
        | 3 |
