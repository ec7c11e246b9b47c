Feature: 603.4 Echo looks at its condition in each upkeep, cumulative upkeep has none

  @trigger.if.1
  Rule: An ability with an if-clause after its event triggers only if the condition is true then

    @id:echo-triggers-in-the-first-of-two-upkeeps-only @source:ruling @twin:cumulative-upkeep-triggers-in-both-upkeeps
    Scenario: Paradox Haze: echo, countered in the first upkeep, doesn't trigger in the second
      Source: report row L19; ruling Paradox Haze 2006-09-25; 702.30a
      Given Alice controls "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      And Alice has "Pouncing Jaguar" in hand
      And Alice has lands for "Pouncing Jaguar"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When Alice casts "Pouncing Jaguar"
      And "Pouncing Jaguar" resolves
      And the game goes on to Alice's next upkeep step
      And Alice chooses "Paradox Haze" and "Pouncing Jaguar"
      And Bob casts "Stifle" targeting the ability of "Pouncing Jaguar"
      And "Stifle" resolves
      And the ability of "Paradox Haze" resolves
      And Alice passes
      And Bob passes
      Then it is Alice's upkeep step
      And the stack is empty
      When the game goes on to the precombat main phase
      Then "Pouncing Jaguar" is on the battlefield
      When the game goes on to Bob's next upkeep step
      Then 2 upkeep steps began in turn 3

    @id:cumulative-upkeep-triggers-in-both-upkeeps @source:ruling
    Scenario: Paradox Haze: cumulative upkeep triggers in both, and the second time Alice pays for two age counters
      Source: report row L19; ruling Paradox Haze 2006-09-25; 702.24a
      Given Alice controls "Paradox Haze" and "Illusionary Forces"
      And "Paradox Haze" is attached to Alice
      And Alice has lands for the cumulative upkeep of 3 "Illusionary Forces"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Paradox Haze" and "Illusionary Forces"
      And the ability of "Illusionary Forces" resolves
      And Alice accepts
      And the ability of "Paradox Haze" resolves
      And Alice passes
      And Bob passes
      Then it is Alice's upkeep step
      And the stack is the ability of "Illusionary Forces"
      When the ability of "Illusionary Forces" resolves
      And Alice accepts
      Then "Illusionary Forces" has 2 "age" counters
