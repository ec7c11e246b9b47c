# 9:7: no phrase reads 'Alice controls the token "Soldier"'; a position holds cards only; a token or a copy is reached by play; did you mean: {player} controls [tapped ]{cards}[, owned by {player}] | {card} has {n} {"kind"} counter(s) [position-token]
Feature: Bad

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:a-scenario @source:cr
    Scenario: A scenario
      Given Alice controls the token "Soldier"
      When Alice passes
      Then Alice has 20 life
