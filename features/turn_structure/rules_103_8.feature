Feature: 103.8 The first turn of the game

  @first-turn.draw.1
  Rule: With two players, the one who plays first skips the draw step of that turn

    @id:first-of-two-players-draws-no-card @source:cr @source:report @twin:second-of-two-players-draws-a-card
    Scenario: Alice, who plays first, draws no card in her first turn
      Source: situation I17; report TS-19
      Given it is the first turn of the game, Alice's upkeep step
      When the game goes on to the precombat main phase
      Then Alice's hand is empty
      And Alice has 15 cards in library

    @id:second-of-two-players-draws-a-card @source:cr @source:report
    Scenario: Bob, who plays second, draws a card in his first turn, and Alice in her next
      Source: situation I17; report TS-19
      Given it is the first turn of the game, Alice's upkeep step
      When the game goes on to Bob's next precombat main phase
      Then Bob's hand is "Mountain"
      When the game goes on to Alice's next precombat main phase
      Then Alice's hand is "Island"

    @id:mine-without-a-draw-step @source:cr @twin:mine-with-a-draw-step
    Scenario: A skipped draw step doesn't begin: Howling Mine doesn't trigger in it
      Source: 103.8a, 614.10
      Given it is the first turn of the game, Bob's upkeep step
      And Alice controls "Howling Mine"
      When the game goes on to the precombat main phase
      Then Bob's hand is empty

    @id:mine-with-a-draw-step @source:cr
    Scenario: In the second player's draw step it does
      Given it is the first turn of the game, Bob's upkeep step
      And Alice controls "Howling Mine"
      When the game goes on to Alice's next precombat main phase
      Then Alice's hand is 2 "Island"

  @first-turn.draw.2
  Rule: With three or more players on their own, nobody skips the first draw step

    @id:first-of-three-players-draws @source:cr @source:report
    Scenario: Of three players Alice, who plays first, draws a card in her first turn
      Source: situation K64; report TS-19
      Given it is the first turn of the game, Alice's upkeep step
      And Carol has 20 life
      When the game goes on to the draw step
      Then Alice's hand is "Island"
      And it is Alice's draw step

    @id:first-of-four-players-draws @source:cr @source:report
    Scenario: Of four players too
      Source: situation K64; report TS-19
      Given it is the first turn of the game, Alice's upkeep step
      And Dave has 20 life
      When the game goes on to the precombat main phase
      Then Alice's hand is "Island"
      And Alice has 14 cards in library

  @first-turn.draw.3
  Rule: In Two-Headed Giant, the team that plays first skips the draw step of that turn

    @id:first-of-two-teams-draws-no-card @source:cr @source:report @twin:second-of-two-teams-draws-a-card-each
    Scenario: Alice and Bob, who play first, draw no card in their first turn
      Source: report TS-19
      Given it is the first turn of the game, Alice's upkeep step
      And the game is Two-Headed Giant
      When the game goes on to the precombat main phase
      Then Alice's hand is empty
      And Bob's hand is empty

    @id:second-of-two-teams-draws-a-card-each @source:cr
    Scenario: Carol and Dave draw a card each in theirs
      Given it is the first turn of the game, Alice's upkeep step
      And the game is Two-Headed Giant
      When the game goes on to Carol's next precombat main phase
      Then Carol's hand is "Plains"
      And Dave's hand is "Swamp"
      When the game goes on to Alice's next precombat main phase
      Then Alice's hand is "Island"
      And Bob's hand is "Mountain"
