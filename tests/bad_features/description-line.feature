# 9: 'Sources: the rules alone' is no line of a description; write Source: the rules alone [description-line]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Sources: the rules alone
      When Alice passes
      Then Alice has 20 life
