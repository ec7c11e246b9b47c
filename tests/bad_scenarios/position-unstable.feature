Feature: a bad scenario

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bad-position-unstable @source:cr
    Scenario: An Aura on nothing
      Given Alice controls "Rancor"
      And Alice controls 6 "Island"
      And Alice has "Time Stop" in hand
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then "Time Stop" is in exile
