# 14:16: a backslash in a table; escape a | as \|, and nothing else [table-backslash]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario Outline: A scenario
      When Alice passes
      Then Alice has <n> life

      Examples:
        | n | why   |
        | 3 | a\\b  |
        | 4 | a\|b  |
