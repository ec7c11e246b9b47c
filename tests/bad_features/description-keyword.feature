# 9: a line of a description begins with 'Then'; a step has no colon, a file has one Feature, and prose begins with another word [description-keyword]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Then: Alice has 20 life
      When Alice passes
      Then Alice has 20 life
