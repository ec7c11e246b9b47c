Feature: 614.10a What was scheduled for something skipped

  @skip.scheduled.2
  Rule: What waits for the next occurrence of something waits for the first that isn't skipped

    @id:mana-drain-waits-for-the-next-turn @source:ruling @twin:mana-drain-in-the-same-turn
    Scenario: With the turn ended in her upkeep step, Mana Drain's mana comes in Alice's next turn
      Source: ruling Mana Drain 2020-11-10; situation F23
      Given it is Bob's precombat main phase
      And Alice has "Mana Drain" and "Time Stop" in hand
      And Alice has lands for "Mana Drain" and "Time Stop"
      And Bob has "Fiery Temper" in hand
      And Bob has lands for "Fiery Temper"
      When the game goes on to Alice's next upkeep step
      And Bob casts "Fiery Temper" targeting Alice
      And Alice casts "Mana Drain" targeting "Fiery Temper"
      And "Mana Drain" resolves
      And Alice casts "Time Stop"
      And the game goes on to Bob's next precombat main phase
      Then the stack is empty
      And Alice's mana pool is empty
      When the game goes on to Alice's next precombat main phase
      Then the game is in turn 4
      And the stack is the ability of "Mana Drain"
      When the ability of "Mana Drain" resolves
      Then Alice's mana pool is "{C}{C}{C}"

    @id:mana-drain-in-the-same-turn @source:ruling
    Scenario: Where nothing ends the turn, Mana Drain's mana comes in its main phase
      Source: ruling Mana Drain 2020-11-10
      Given it is Bob's precombat main phase
      And Alice has "Mana Drain" in hand
      And Alice has lands for "Mana Drain"
      And Bob has "Fiery Temper" in hand
      And Bob has lands for "Fiery Temper"
      When the game goes on to Alice's next upkeep step
      And Bob casts "Fiery Temper" targeting Alice
      And Alice casts "Mana Drain" targeting "Fiery Temper"
      And "Mana Drain" resolves
      And the game goes on to the precombat main phase
      Then the game is in turn 2
      And the stack is the ability of "Mana Drain"
      When the ability of "Mana Drain" resolves
      Then Alice's mana pool is "{C}{C}{C}"

    @id:mana-drain-in-the-next-main-phase @source:ruling
    Scenario: Cast in a main phase, Mana Drain gives its mana in the one after combat
      Source: ruling Mana Drain 2020-11-10; situation L39
      Given Alice has "Mana Drain" in hand
      And Alice has lands for "Mana Drain"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Bob casts "Lightning Bolt" targeting Alice
      And Alice casts "Mana Drain" targeting "Lightning Bolt"
      And "Mana Drain" resolves
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Mana Drain"
      When the ability of "Mana Drain" resolves
      Then Alice's mana pool is "{C}"

    @id:mana-drain-in-the-last-main-phase @source:ruling
    Scenario: Cast in the postcombat main phase, it gives its mana in the precombat main phase of Alice's next turn
      Source: ruling Mana Drain 2020-11-10; situation L39
      Given Alice has "Mana Drain" in hand
      And Alice has lands for "Mana Drain"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When the game goes on to the postcombat main phase
      And Bob casts "Lightning Bolt" targeting Alice
      And Alice casts "Mana Drain" targeting "Lightning Bolt"
      And "Mana Drain" resolves
      And the game goes on to Alice's next precombat main phase
      Then the stack is the ability of "Mana Drain"
      And the game is in turn 3
      When the ability of "Mana Drain" resolves
      Then Alice's mana pool is "{C}"

    @id:pact-waits-for-the-turn-taken @source:cr @twin:pact-next-turn
    Scenario: With her next turn skipped, the Pact is due in the upkeep step of the turn that Alice takes
      Source: situation F28
      Given Alice has "Pact of Negation" and "Meditate" in hand
      And Alice has lands for "Meditate"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And "Pact of Negation" resolves
      And Alice casts "Meditate"
      And "Meditate" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 4
      And the stack is the ability of "Pact of Negation"
      When the ability of "Pact of Negation" resolves
      Then Bob has won the game

    @id:pact-next-turn @source:cr
    Scenario: Where no turn is skipped, the Pact is due in Alice's next turn
      Given Alice has "Pact of Negation" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And "Pact of Negation" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      And the stack is the ability of "Pact of Negation"
      When the ability of "Pact of Negation" resolves
      Then Bob has won the game
