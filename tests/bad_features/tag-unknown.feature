# 7:31: @rulling is no tag of the language; did you mean @ruling? [tag-unknown]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr @rulling
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
