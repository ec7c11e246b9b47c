Feature: 500.5b Until end of turn has a rule of its own

  @turn.until-end-of-turn.1
  Rule: What lasts until end of turn ends in the cleanup step

    @id:giant-growth-in-the-end-step @source:cr
    Scenario: Giant Growth of the precombat main phase outlasts each step, up to the end step, and no more
      Note: 514.2
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Shock" in hand
      And Alice has lands for "Giant Growth" and "Shock"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And the game goes on to the end step
      Then "Grizzly Bears" is 5/5
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:giant-growth-on-the-discard @source:cr
    Scenario: In the cleanup step it is over before anybody acts on the discard
      Note: 514.1 and 514.2
      Given Alice controls "Grizzly Bears" and "Confessor"
      And Alice has "Giant Growth" and 8 "Hill Giant" in hand
      And Alice has lands for "Giant Growth"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And the game goes on to the end step
      Then "Grizzly Bears" is 5/5
      When Alice chooses "Hill Giant"
      Then it is Alice's cleanup step
      And the stack is "Confessor"
      And "Grizzly Bears" is 2/2
