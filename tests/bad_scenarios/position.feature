Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-position @source:cr
    Scenario: The lands for a spell that has no mana cost
      Given Alice has lands for "Island"
      And Alice has "Time Stop" in hand
      When Alice passes
      Then Bob has priority
