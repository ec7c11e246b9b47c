# 9:7: no fixture card is called "Grizly Bears"; did you mean Grizzly Bears? [card-unknown]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Given Alice controls 2 "Grizly Bears"
      When Alice passes
      Then Alice has 20 life
