Feature: 724.1f What triggers during the process waits for the cleanup step

  Nothing here is about abilities that were waiting before.

  @end-turn.after.2
  Rule: Such abilities are put on the stack in the cleanup step, then the active player gets priority

    @id:familiar-triggers-after-the-discard @source:report
    Scenario: The Familiar sees Time Stop exiled, after the discard
      Source: report ET-07; 514.1 before 514.3a
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Stonebinder's Familiar"
      And Alice has priority
      When "Stonebinder's Familiar" resolves
      Then "Stonebinder's Familiar" has 1 "+1/+1" counter

    @id:familiar-brings-another-cleanup-step @source:cr @ruling
    Scenario Outline: With <ender> a second cleanup step follows
      Note: counted by engines that show each cleanup step
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "<ender>" in hand
      And Alice has lands for "<ender>"
      When Alice casts "<ender>"
      And "<ender>" resolves
      And the game goes on to Bob's next upkeep step
      Then <steps> cleanup steps began in turn 1

      Examples:
        | ender         | steps |
        | Time Stop     | 2     |
        | Day's Undoing | 2     |
