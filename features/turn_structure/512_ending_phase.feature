Feature: 512 Ending phase

  @ending.steps.1
  Rule: The ending phase has an end step and a cleanup step, in this order

    @id:end-step-before-the-discard @source:cr
    Scenario: In the end step Alice still holds eight cards; the discard comes after it
      Given Alice controls "Bell of the Last Hour"
      And Alice has 8 "Forest" in hand
      When the game goes on to the end step
      Then the stack is the ability of "Bell of the Last Hour"
      And Alice has 8 cards in hand
      When "Bell of the Last Hour" resolves
      Then it is Alice's end step
      And Alice has 23 life
      And Alice has 8 cards in hand
      When the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice has 23 life

    @id:end-step-before-the-wear-off @source:cr
    Scenario: In the end step Giant Growth and damage are still there; they end after it
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      And the game goes on to the end step
      Then "Grizzly Bears" is 5/5
      And "Grizzly Bears" has 3 damage
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage

    @id:one-of-each-ending-step @source:cr
    Scenario: The ending phase of an uneventful turn has one end step
      When the game goes on to Bob's next upkeep step
      Then 1 end step began in turn 1

    @id:one-cleanup-step @source:cr
    Scenario: ... and one cleanup step
      When the game goes on to Bob's next upkeep step
      Then 1 cleanup step began in turn 1
