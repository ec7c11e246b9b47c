# 7:31: the key @end-turn.check.4 on a scenario; it stands on the Rule [tag-place]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr @end-turn.check.4
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
