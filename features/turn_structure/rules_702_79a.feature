Feature: 702.79a Persist and undying

  @persist.returns.1
  Rule: A creature with persist or undying returns only where it went from the battlefield to a graveyard

    @id:bounced-wolf-stays-in-hand @source:cr @twin:murdered-wolf-comes-back
    Scenario: Young Wolf, returned to hand by Unsummon, stays there, and nothing triggers
      Note: 702.93a
      Given Alice controls "Young Wolf"
      And Bob has "Unsummon" in hand
      And Bob has lands for "Unsummon"
      When Bob casts "Unsummon" targeting "Young Wolf"
      And "Unsummon" resolves
      Then the stack is empty
      And "Young Wolf" is in Alice's hand

    @id:discarded-wolf-stays-dead @source:cr @twin:murdered-wolf-comes-back
    Scenario: Young Wolf, discarded in the cleanup step, stays in the graveyard, and nobody gets priority
      Note: 702.93a
      Given Alice has "Young Wolf" and 7 "Hill Giant" in hand
      When the game goes on to the end step
      And Alice chooses "Young Wolf"
      And the game goes on to Bob's next upkeep step
      Then "Young Wolf" is in Alice's graveyard
      And 1 cleanup step began in turn 1

    @id:murdered-wolf-comes-back @source:cr
    Scenario: Killed by Murder, it comes back
      Note: 702.93a
      Given Alice controls "Young Wolf"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When Bob casts "Murder" targeting "Young Wolf"
      And "Murder" resolves
      Then the stack is the ability of "Young Wolf"
      When the ability of "Young Wolf" resolves
      Then "Young Wolf" is on the battlefield
      And "Young Wolf" has 1 "+1/+1" counter
