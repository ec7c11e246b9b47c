Feature: 514.2 Damage and effects end

  @cleanup.wear-off.5
  Rule: What has happened this turn stays known to the end of it; only the effects end

    @id:storm-counts-in-the-cleanup-step @source:cr
    Scenario: Grapeshot, cast in the ended turn's cleanup step, is copied for both spells before it
      Source: situation K40; 702.40a, 608.2i
      Given Alice controls "Vedalken Orrery" and "Stonebinder's Familiar"
      And Alice has "Shock", "Time Stop" and "Grapeshot" in hand
      And Alice has lands for "Shock", "Time Stop" and "Grapeshot"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice has priority
      And the stack is the ability of "Stonebinder's Familiar"
      When Alice casts "Grapeshot" targeting Bob
      And the ability of "Grapeshot" resolves
      And Alice chooses nothing
      And Alice chooses nothing
      Then the stack is the copy of "Grapeshot", the copy of "Grapeshot", "Grapeshot" and the ability of "Stonebinder's Familiar"
      When everything resolves
      Then it is Alice's cleanup step
      And Bob has 15 life
