# 8:5: the source is ruling, but no line says which; write a line Source: ... under the scenario's name [source-line]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr @source:ruling
    Scenario: A scenario
      Note: the ruling isn't named
      When Alice passes
      Then Alice has 20 life
