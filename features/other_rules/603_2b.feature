Feature: 603.2b A permanent's own ability triggers each time

  @trigger.again.1
  Rule: A permanent's own ability that was exiled from the stack triggers again the next time its event occurs

    @id:vanishing-triggers-again @source:cr @twin:vanishing-removes-a-counter
    Scenario: With the ability of vanishing exiled no time counter is removed, and it triggers again next upkeep
      Source: situation K47; 702.63a
      Given it is Bob's precombat main phase
      And Alice controls "Waning Wurm"
      And "Waning Wurm" has 2 "time" counters
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Waning Wurm"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next precombat main phase
      Then "Waning Wurm" has 2 "time" counters
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Waning Wurm"
      When the ability of "Waning Wurm" resolves
      Then "Waning Wurm" has 1 "time" counter

    @id:vanishing-removes-a-counter @source:cr
    Scenario: Where nothing ends the turn, vanishing removes a time counter each upkeep, and the Wurm goes with the last
      Given it is Bob's precombat main phase
      And Alice controls "Waning Wurm"
      And "Waning Wurm" has 2 "time" counters
      When the game goes on to Alice's next upkeep step
      And the ability of "Waning Wurm" resolves
      Then "Waning Wurm" has 1 "time" counter
      When the game goes on to Alice's next upkeep step
      And the ability of "Waning Wurm" resolves
      Then the stack is the ability of "Waning Wurm"
      When the ability of "Waning Wurm" resolves
      Then "Waning Wurm" is in Alice's graveyard
