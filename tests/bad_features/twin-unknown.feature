# 7:31: there is no other scenario 'an-other-scenario'; did you mean @twin:another-scenario? [twin-unknown]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr @twin:an-other-scenario
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life

    @id:another-scenario @source:cr
    Scenario: Another scenario
      When Alice passes
      Then Alice has 20 life
