# 7:31: the twin stands under end-turn.check.4, in twin-place/b.feature; a twin stands in the same Feature, or under the same statement [twin-place]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr @twin:a-scenario-elsewhere
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
