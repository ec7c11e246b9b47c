# 5:3: the title isn't the wording of end-turn.check.3; write Rule: Attacking creatures are still in combat during this check [rule-title]
Feature: Bad

  @end-turn.check.3
  Rule: Attackers are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
