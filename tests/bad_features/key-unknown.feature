# 4:3: no statement has the key 'end-turn.chek.3'; did you mean @end-turn.check.3 or @end-turn.check.4 or @end-turn.purge.2? [key-unknown]
Feature: Bad

  @end-turn.chek.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
