Feature: 503 Upkeep step

  @upkeep.triggers.1
  Rule: What triggered in the untap step goes on the stack together with what triggers as the upkeep begins

    @id:untap-and-upkeep-triggers-are-ordered-together @source:cr
    Scenario: Alice may put the ability that triggered as the upkeep began below the one of the untap step
      Note: her one Saproling is of Bob's upkeep step
      Given Alice controls tapped "Oreskos Sun Guide"
      And Alice controls "Verdant Force"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Verdant Force" and "Oreskos Sun Guide"
      Then the stack is the ability of "Oreskos Sun Guide" and the ability of "Verdant Force"
      And Alice has priority
      When "Oreskos Sun Guide" resolves
      Then Alice has 22 life
      And Alice controls "Saproling Token"
      And the stack is the ability of "Verdant Force"

    @id:untap-and-upkeep-triggers-the-other-way @source:cr
    Scenario: Or the other way round
      Note: the other Saproling is of Bob's upkeep step
      Given Alice controls tapped "Oreskos Sun Guide"
      And Alice controls "Verdant Force"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Oreskos Sun Guide" and "Verdant Force"
      Then the stack is the ability of "Verdant Force" and the ability of "Oreskos Sun Guide"
      When "Verdant Force" resolves
      Then Alice controls 2 "Saproling Token"
      And Alice has 20 life
      And it is Alice's upkeep step

    @id:active-players-untap-trigger-goes-first @source:cr
    Scenario: The active player's ability of the untap step lies below the other player's of the upkeep step
      Note: 603.3b
      Given Alice controls tapped "Oreskos Sun Guide"
      And Bob controls "Verdant Force"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Verdant Force" and the ability of "Oreskos Sun Guide"
      And Alice has priority

    @id:skipped-upkeep-leaves-the-untap-trigger-alone @source:cr @twin:untap-and-upkeep-triggers-are-ordered-together
    Scenario: Where the upkeep step is skipped, only what triggered in the untap step goes on the stack
      Given Alice controls tapped "Oreskos Sun Guide"
      And Alice controls "Verdant Force" and "Eon Hub"
      When the game goes on to Alice's next draw step
      Then the stack is the ability of "Oreskos Sun Guide"
      When the game goes on to the precombat main phase
      Then Alice has 22 life
      And Alice controls no "Saproling Token"
