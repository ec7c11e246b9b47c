Feature: 702.35a Madness

  @madness.discard.1
  Rule: A card with madness is discarded into exile, and its ability triggers

    @id:rootwalla-discarded-at-the-end-of-alices-turn @source:cr
    Scenario: Basking Rootwalla, discarded in the cleanup step, is in exile with its ability on the stack
      Given Alice has "Basking Rootwalla" and 7 "Hill Giant" in hand
      When the game goes on to the end step
      And Alice chooses "Basking Rootwalla"
      Then it is Alice's cleanup step
      And "Basking Rootwalla" is in exile
      And the stack is the ability of "Basking Rootwalla"
      And Alice has priority

    @id:bears-discarded-at-the-end-of-alices-turn @source:cr @twin:rootwalla-discarded-at-the-end-of-alices-turn
    Scenario: A card without madness goes to the graveyard, and nobody gets priority
      Given Alice has "Basking Rootwalla" and 7 "Hill Giant" in hand
      When the game goes on to the end step
      And Alice chooses "Hill Giant"
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is in Alice's graveyard
      And exile is empty
      And 1 cleanup step began in turn 1

  @madness.discard.2
  Rule: As that ability resolves, the card is cast or else put into its owner's graveyard

    @id:rootwalla-cast-in-the-cleanup-step @source:cr
    Scenario: Alice casts Basking Rootwalla for nothing: it enters in the cleanup step
      Given Alice has "Basking Rootwalla" and 7 "Hill Giant" in hand
      When the game goes on to the end step
      And Alice chooses "Basking Rootwalla"
      And the ability of "Basking Rootwalla" resolves
      And Alice casts "Basking Rootwalla" from exile
      And "Basking Rootwalla" resolves
      Then "Basking Rootwalla" is on the battlefield
      And it is Alice's cleanup step

    @id:temper-cast-for-its-madness-cost @source:cr
    Scenario: Fiery Temper, discarded in the cleanup step, is cast for {R} with Alice's one Mountain
      Note: that it costs {R}, and not nothing, is to be seen by the Mountain
      Given Alice controls "Mountain"
      And Alice has "Fiery Temper" and 7 "Hill Giant" in hand
      When the game goes on to the end step
      And Alice chooses "Fiery Temper"
      And the ability of "Fiery Temper" resolves
      And Alice casts "Fiery Temper" from exile targeting Bob
      Then "Mountain" is tapped
      And it is Alice's cleanup step
      When "Fiery Temper" resolves
      Then Bob has 17 life

    @id:rootwalla-not-cast @source:cr @twin:rootwalla-cast-in-the-cleanup-step
    Scenario: She doesn't: it is in her graveyard
      Given Alice has "Basking Rootwalla" and 7 "Hill Giant" in hand
      And Alice has "Shock" in graveyard
      When the game goes on to the end step
      And Alice chooses "Basking Rootwalla"
      And the ability of "Basking Rootwalla" resolves
      And Alice declines
      Then "Basking Rootwalla" is in Alice's graveyard
      And exile is empty
      And "Basking Rootwalla" is not on the battlefield
