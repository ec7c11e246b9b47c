Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-cant-without-can @source:cr
    Scenario: Who can do nothing at all
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Divination" in hand
      And Bob has lands for "Divination"
      When Alice casts "Shock" targeting Bob
      Then Bob can't cast "Divination"
      And the stack is "Shock"
