# 7:39: @open beside @ruling; a scenario has one [tag-twice]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr @ruling @open
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
