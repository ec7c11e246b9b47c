# 10:7: no phrase reads "the game goes on to Bob's upkeep step"; another turn's step needs the word "next", and this turn's step is "the game goes on to the ... step"; did you mean: the game goes on to Bob's next upkeep step [step-unknown]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      And the game goes on to Bob's upkeep step
      Then Alice has 20 life
