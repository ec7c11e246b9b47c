Feature: a bad scenario

  @split-second.stack.1
  Rule: With a split second spell on the stack, neither a spell nor an ability can be used to end the turn

    @id:bad-seeds-differ @source:cr
    Scenario: What is drawn from a shuffled library
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice's library is 6 "Island", "Shock", "Grizzly Bears", "Lightning Bolt", "Divination" and 3 "Forest" from the top
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then "Lightning Bolt" is in Alice's hand
