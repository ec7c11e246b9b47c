Feature: 723.1 Controlling another player

  @control.turn.1
  Rule: Control of a player's next turn lasts from its beginning until the next turn begins, even if it is ended

    @id:mindslaver-until-the-next-turn @source:cr
    Scenario: Bob decides for Alice from the beginning of her turn until it has been ended, and no longer
      Source: situation K65
      Given it is Bob's precombat main phase
      And Bob controls "Mindslaver"
      And Bob has "Time Stop" in hand
      And Bob has lands for the ability of "Mindslaver" and "Time Stop"
      When Bob activates "Mindslaver" targeting Alice
      And the ability of "Mindslaver" resolves
      And Bob passes
      Then Alice decides for Alice
      When the game goes on to Alice's next upkeep step
      Then Bob decides for Alice
      When Alice passes
      Then Bob decides for Bob
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      And Bob passes
      Then Alice has priority
      And Alice decides for Alice

    @id:mindslaver-and-no-extra-turn @source:cr
    Scenario: Alice's extra turn after the controlled one that was ended is her own
      Source: situation G48, with Mindslaver and Time Walk for Emrakul; 500.7
      Given it is Bob's precombat main phase
      And Bob controls "Mindslaver"
      And Bob has lands for the ability of "Mindslaver"
      And Alice controls "Sundial of the Infinite"
      And Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk" and the ability of "Sundial of the Infinite"
      When Bob activates "Mindslaver" targeting Alice
      And the ability of "Mindslaver" resolves
      And the game goes on to Alice's next precombat main phase
      And Alice casts "Time Walk"
      And "Time Walk" resolves
      Then Bob decides for Alice
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      And Alice decides for Alice

    @id:emrakul-and-alices-sundial @source:cr @twin:emrakul-without-alices-sundial
    Scenario: Emrakul's controlled turn is ended with Alice's own Sundial, by Bob's decision: her extra turn follows, her own to decide
      Source: situation G48; 723.5, 500.7
      Given it is Bob's precombat main phase
      And Bob has "Emrakul, the Promised End" in hand
      And Bob has lands for "Emrakul, the Promised End"
      And Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Bob casts "Emrakul, the Promised End"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then Bob decides for Alice
      When Alice activates "Sundial of the Infinite"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      And Alice decides for Alice
      And nobody had an opportunity to act in the end step of turn 2

    @id:emrakul-without-alices-sundial @source:cr
    Scenario: Without it the controlled turn has its end step, and Bob decides in it
      Given it is Bob's precombat main phase
      And Bob has "Emrakul, the Promised End" in hand
      And Bob has lands for "Emrakul, the Promised End"
      When Bob casts "Emrakul, the Promised End"
      And everything resolves
      And the game goes on to Alice's next end step
      Then Bob decides for Alice
      And the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3

  @control.skipped.1
  Rule: If that turn is skipped, the control waits for the turn the player really takes

    @id:mindslaver-waits-for-a-skipped-turn @source:cr
    Scenario: Alice skips her next turn, so Bob decides for her in the one after
      Source: 723.1b
      Given it is Bob's precombat main phase
      And Bob controls "Mindslaver"
      And Bob has lands for the ability of "Mindslaver"
      And Alice has "Meditate" in hand
      And Alice has lands for "Meditate"
      When Bob activates "Mindslaver" targeting Alice
      And Alice casts "Meditate"
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When Bob passes
      Then Alice decides for Alice
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      And Bob decides for Alice

  @control.decisions.1
  Rule: The controlling player makes all decisions, the discard of the cleanup step included

    @id:mindslaver-discards @source:cr @twin:discards-without-mindslaver
    Scenario: Alice has nine cards as Bob ends the turn in which he controls her, and Bob decides what she discards
      Source: situation K65; 514.1
      Given it is Bob's precombat main phase
      And Bob controls "Mindslaver"
      And Bob has "Time Stop" in hand
      And Bob has lands for the ability of "Mindslaver" and "Time Stop"
      And Alice has 8 "Grizzly Bears" in hand
      When Bob activates "Mindslaver" targeting Alice
      And the ability of "Mindslaver" resolves
      And the game goes on to Alice's next precombat main phase
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 2 of the cards in Alice's hand
      And Bob decides for Alice
      When Alice chooses "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand

    @id:discards-without-mindslaver @source:cr @twin:mindslaver-discards
    Scenario: Without Mindslaver's ability Alice decides herself
      Given it is Bob's precombat main phase
      And Bob controls "Mindslaver"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      And Alice has 8 "Grizzly Bears" in hand
      When the game goes on to Alice's next precombat main phase
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then Alice must choose 2 of the cards in Alice's hand
      And Alice decides for Alice
