Feature: 500.2 A step with priority ends when all pass with an empty stack

  @turn.passing.1
  Rule: A step or phase with priority ends only when all players pass in succession with the stack empty

    @id:both-pass-and-the-phase-ends @source:cr
    Scenario: Alice passes, Bob passes: the main phase is over
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice passes
      Then it is Alice's precombat main phase
      And Bob has priority
      When Bob passes
      Then it is Alice's beginning of combat step
      And Alice has priority

    @id:bob-acts-and-the-phase-goes-on @source:report
    Scenario: Alice passes and Bob casts Shock: the main phase goes on
      Source: report TS-27
      Given Alice has "Divination" in hand
      And Alice has lands for "Divination"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice passes
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then it is Alice's precombat main phase
      And Alice has priority
      And Alice has 18 life
      When Alice casts "Divination"
      And "Divination" resolves
      Then Alice has 2 cards in hand

    @id:the-third-player-acts-and-the-phase-goes-on @source:cr
    Scenario: Two of three players have passed: Carol still has priority in the same phase
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice passes
      And Bob passes
      Then it is Alice's precombat main phase
      And Carol has priority
      When Carol casts "Shock" targeting Alice
      And "Shock" resolves
      Then it is Alice's precombat main phase
      And Alice has priority
      And Alice has 18 life

    @id:passes-with-a-spell-on-the-stack-dont-end-the-phase @source:cr
    Scenario: Both pass while Shock is on the stack: it resolves, and the main phase isn't over
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      When Alice casts "Shock" targeting Bob
      And Alice passes
      And Bob passes
      Then Bob has 18 life
      And it is Alice's precombat main phase
      And Alice has priority

    @id:declare-attackers-step-without-attackers @source:cr
    Scenario: Without attackers both players may act in the declare attackers step
      Note: 508.8 skips only the steps after it
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the postcombat main phase
      Then Alice had an opportunity to act in the declare attackers step of turn 1
      And Bob had an opportunity to act in the declare attackers step of turn 1

  @turn.passing.2
  Rule: That the stack has become empty doesn't end a step or phase by itself

    @id:upkeep-goes-on-after-shock @source:cr
    Scenario: Shock has resolved in Alice's upkeep: she may cast another in it
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      When the game goes on to Alice's next upkeep step
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then it is Alice's upkeep step
      And the stack is empty
      And Alice has priority
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then it is Alice's upkeep step
      And Bob has 16 life

    @id:travelers-trigger-keeps-the-step-open @source:report
    Scenario: The last spell in the declare blockers step makes an ability trigger: it resolves before damage
      Source: report TS-18
      Given Alice controls "Colossal Dreadmaw"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Doomed Traveler"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Colossal Dreadmaw"
      And Bob blocks "Colossal Dreadmaw" with "Doomed Traveler"
      And Alice casts "Lightning Bolt" targeting "Doomed Traveler"
      And "Lightning Bolt" resolves
      Then it is Alice's declare blockers step
      And the stack is "Doomed Traveler"
      When "Doomed Traveler" resolves
      Then it is Alice's declare blockers step
      And the token "Spirit Token" is on the battlefield
      And Bob has 20 life
      When the game goes on to the postcombat main phase
      Then Bob has 14 life

    @id:both-pass-after-shock-and-the-upkeep-ends @source:cr
    Scenario: Shock has resolved and both pass again: now the upkeep is over
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next upkeep step
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Alice passes
      Then it is Alice's upkeep step
      And Bob has priority
      When Bob passes
      Then it is Alice's draw step
