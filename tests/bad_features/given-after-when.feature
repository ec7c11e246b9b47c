# 10: a Given after the game began; a position is given at once; what comes later is played [given-after-when]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Given Bob controls "Forest"
      Then Alice has 20 life
