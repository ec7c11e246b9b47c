Feature: 810 Two-Headed Giant

  @team.life.1
  Rule: The players of a team share one life total

    @id:damage-to-either-player-is-the-teams @source:cr
    Scenario: Shock to Carol and Shock to Dave: the team has lost four life, and each of them has what is left
      Source: 810.9
      Given the game is Two-Headed Giant
      And Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      When Alice casts "Shock" targeting Carol
      And everything resolves
      Then Dave has 28 life
      When Alice casts "Shock" targeting Dave
      And everything resolves
      Then Carol has 26 life
      And Dave has 26 life
      And Bob has 30 life

    @id:each-player-of-the-team-loses-life @source:cr
    Scenario: What takes life from each opponent takes it from the team twice
      Source: 810.9
      Given the game is Two-Headed Giant
      And Alice controls "Underworld Dreams"
      When the game goes on to Carol's next draw step
      And everything resolves
      Then Dave has 28 life

  @team.lose.1
  Rule: If a player of a team loses, the team loses

    @id:empty-library-of-the-second-player @source:cr @twin:one-card-for-the-second-player
    Scenario: Dave draws from an empty library, and he and Carol have lost
      Source: 704.5b
      Given it is Carol's precombat main phase
      And the game is Two-Headed Giant
      And Dave has "Divination" in hand
      And Dave has lands for "Divination"
      And Dave has 1 card in library
      When Dave casts "Divination"
      And everything resolves
      Then Alice has won the game
      And Bob has won the game
      And Carol has lost the game
      And Dave has lost the game

    @id:one-card-for-the-second-player @source:cr
    Scenario: With a card more in it they play on
      Given it is Carol's precombat main phase
      And the game is Two-Headed Giant
      And Dave has "Divination" in hand
      And Dave has lands for "Divination"
      And Dave has 2 cards in library
      When Dave casts "Divination"
      And everything resolves
      Then Dave is still in the game
      And Dave has 2 cards in hand

    @id:platinum-angel-of-the-teammate @source:cr @source:ruling @twin:no-platinum-angel-of-the-teammate
    Scenario: Carol's Platinum Angel keeps Dave from losing
      Source: ruling Platinum Angel 2009-10-01
      Given the game is Two-Headed Giant
      And Carol controls "Platinum Angel"
      And Dave has 0 cards in library
      When the game goes on to Carol's next precombat main phase
      Then Carol is still in the game
      And Dave is still in the game

    @id:no-platinum-angel-of-the-teammate @source:cr
    Scenario: Bob's keeps only his own team from it
      Given the game is Two-Headed Giant
      And Bob controls "Platinum Angel"
      And Carol has 1 life
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Dave
      And everything resolves
      Then Alice has won the game
      And Carol has lost the game
