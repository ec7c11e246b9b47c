Feature: 724.1c State-based actions are checked before the phase ends

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    Background:
      Given Alice controls "Gaea's Liege" and "Forest"
      And Bob controls 4 "Forest"

    @id:liege-kept-alive-by-attacking @source:cr @twin:liege-dies-after-combat
    Scenario: Gaea's Liege lives through the check because it still attacks
      Outdated: rulings up to 2025-06-06 remove it from combat first; the rules since August 2019 win, once 719.1c
      Given Bob has "Lightning Bolt" and "Time Stop" in hand
      And Bob has lands for "Lightning Bolt" and "Time Stop"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      Then "Gaea's Liege" is 4/4
      And "Gaea's Liege" has 3 damage
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Gaea's Liege" is on the battlefield
      And "Gaea's Liege" is 1/1

    @id:liege-dies-after-combat @source:cr
    Scenario: Without Time Stop Gaea's Liege shrinks as combat ends, and dies
      Given Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      And the game goes on to the postcombat main phase
      Then "Gaea's Liege" is in Alice's graveyard
