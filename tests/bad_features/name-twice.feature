# 16:5: the name 'A scenario' stands on line 8 too; some runners lose one of the two [name-twice]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life

  @end-turn.check.4
  Rule: A player who drew from an empty library loses in this check

    @id:another-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
