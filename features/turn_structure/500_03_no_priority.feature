Feature: 500.3 A step without priority ends when its actions are done

  @turn.no-priority.1
  Rule: A step in which nobody gets priority ends once its own actions are done

    @id:bobs-untap-step-is-over-once-he-untapped @source:cr @twin:everybody-acts-in-every-other-step
    Scenario: Bob untaps, nobody acts, and his upkeep begins
      Note: situation I09
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls tapped "Icy Manipulator"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      Then "Icy Manipulator" is untapped
      When the game goes on to Alice's next upkeep step
      Then nobody had an opportunity to act in the untap step of turn 2

    @id:cleanup-step-is-over-once-damage-wore-off @source:cr @twin:discard-trigger-gives-priority
    Scenario: Alice discards, damage wears off, nobody acts, and Bob's turn begins
      Note: situation I19
      Given Alice controls "Hill Giant"
      And Alice has "Shock" and 8 "Grizzly Bears" in hand
      And Alice has lands for 2 "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And "Hill Giant" has no damage
      And 1 cleanup step began in turn 1
      And nobody had an opportunity to act in the cleanup step of turn 1

    @id:discard-trigger-gives-priority @source:cr
    Scenario: Confessor sees the discard: the cleanup step goes on until all have passed
      Note: situation I21
      Given Alice controls "Confessor"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Confessor"
      And Alice has priority
      When the game goes on to Bob's next upkeep step
      Then Bob had an opportunity to act in the cleanup step of turn 1

  @turn.no-priority.2
  Rule: Only the untap step and some cleanup steps go by without priority

    @id:everybody-acts-in-every-other-step @source:report
    Scenario Outline: Both players may act in Alice's <step>
      Source: report TS-27
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice had an opportunity to act in the <step> of turn 3
      And Bob had an opportunity to act in the <step> of turn 3

      Examples:
        | step                     |
        | upkeep step              |
        | draw step                |
        | precombat main phase     |
        | beginning of combat step |
        | declare attackers step   |
        | declare blockers step    |
        | combat damage step       |
        | end of combat step       |
        | postcombat main phase    |
        | end step                 |

    @id:nobody-acts-in-the-untap-and-cleanup-steps @source:report @twin:everybody-acts-in-every-other-step
    Scenario: Nobody may act in Alice's untap step or in a cleanup step without anything to wait for
      Source: report TS-27
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the untap step of turn 3
      And nobody had an opportunity to act in the cleanup step of turn 3
