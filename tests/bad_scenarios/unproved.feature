Feature: a bad scenario

  @split-second.stack.1
  Rule: With a split second spell on the stack, neither a spell nor an ability can be used to end the turn

    @id:bad-unproved @source:cr @twin:shock-waits
    Scenario: What would be so without Time Stop
      Given Alice has "Time Stop" and "Shock" in hand
      And Alice has lands for "Time Stop" and "Shock"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Shock" is not on the stack

    @id:shock-waits @source:cr
    Scenario: The Shock is on the stack
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      Then "Shock" is on the stack
