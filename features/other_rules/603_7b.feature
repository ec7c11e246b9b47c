Feature: 603.7b A delayed triggered ability triggers once

  @delayed.once.1
  Rule: A delayed triggered ability triggers once, the next time its event occurs, in whatever turn that is

    @id:pact-is-due-in-an-added-upkeep @source:cr
    Scenario: An upkeep step that Obeka adds to the same turn is the Pact's next upkeep
      Source: situation K48; 500.10, 603.7b
      Given Alice controls "Obeka, Splitter of Seconds"
      And Alice has "Pact of Negation" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And "Pact of Negation" resolves
      And Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Obeka, Splitter of Seconds"
      When the ability of "Obeka, Splitter of Seconds" resolves
      And the game goes on to the upkeep step
      Then the game is in turn 1
      And it is Alice's upkeep step
      And the stack is the ability of "Pact of Negation"
      When the ability of "Pact of Negation" resolves
      Then Bob has won the game

    @id:paid-pact-is-due-once @source:cr @twin:pact-is-due-in-an-added-upkeep
    Scenario: Paid in the first added upkeep step, the Pact asks for nothing in the second, nor next turn
      Source: 603.7b
      Given Alice controls "Obeka, Splitter of Seconds" and 5 "Island"
      And Alice has "Pact of Negation" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And "Pact of Negation" resolves
      And Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Obeka, Splitter of Seconds"
      When the ability of "Obeka, Splitter of Seconds" resolves
      And the game goes on to the upkeep step
      Then the stack is the ability of "Pact of Negation"
      When the ability of "Pact of Negation" resolves
      And Alice accepts
      And the game goes on to the upkeep step
      Then the game is in turn 1
      And the stack is empty
      When the game goes on to Alice's next upkeep step
      Then the stack is empty
      And Alice is still in the game
