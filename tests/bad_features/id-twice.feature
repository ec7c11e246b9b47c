# 12:5: the id 'a-scenario' stands at id-twice.feature:7 too; ids are never reused [id-twice]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life

    @id:a-scenario @source:cr
    Scenario: Another scenario
      When Alice passes
      Then Alice has 20 life
