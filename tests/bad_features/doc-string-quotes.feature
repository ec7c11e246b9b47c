# 11:9: a doc string in back ticks; quote it with """ [doc-string-quotes]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
        ```
        at least
        ```
