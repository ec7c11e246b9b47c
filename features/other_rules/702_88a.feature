Feature: 702.88a Rebound

  @rebound.waits.1
  Rule: A card that rebounded is cast in its owner's next upkeep that happens, not in a skipped one

    @id:rebound-waits-for-an-upkeep @source:cr @twin:rebound-in-the-next-upkeep
    Scenario: While Eon Hub skips upkeep steps the card isn't cast; it is in the first upkeep step after Eon Hub is gone
      Source: situation F27; 614.10a
      Given Alice controls "Eon Hub"
      And Alice has "Staggershock" and "Disenchant" in hand
      And Alice has lands for "Staggershock" and "Disenchant"
      When Alice casts "Staggershock" targeting Bob
      And "Staggershock" resolves
      And the game goes on to Alice's next precombat main phase
      Then the game is in turn 3
      And exile is "Staggershock"
      And the stack is empty
      And Bob has 18 life
      When Alice casts "Disenchant" targeting "Eon Hub"
      And "Disenchant" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 5
      And the stack is the ability of "Staggershock"
      When the ability of "Staggershock" resolves
      And Alice casts "Staggershock" targeting Bob
      And everything resolves
      Then Bob has 16 life

    @id:rebound-in-the-next-upkeep @source:cr
    Scenario: Without Eon Hub the card is cast in Alice's next upkeep step
      Given Alice has "Staggershock" in hand
      And Alice has lands for "Staggershock"
      When Alice casts "Staggershock" targeting Bob
      And "Staggershock" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      And the stack is the ability of "Staggershock"
      When the ability of "Staggershock" resolves
      And Alice casts "Staggershock" targeting Bob
      And everything resolves
      Then Bob has 16 life
