Feature: 500.7 Extra turns

  @extra-turn.order.1
  Rule: An extra turn comes directly after the turn it was given for

    @id:time-walk-next-turn-is-alices @source:cr
    Scenario: After Time Walk the next turn is Alice's again, then Bob's
      Given Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3

    @id:no-time-walk-next-turn-is-bobs @source:cr
    Scenario: Countered, it gives none: the next turn is Bob's
      Given Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Time Walk"
      And Bob casts "Counterspell" targeting "Time Walk"
      And "Counterspell" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3

    @id:time-warp-for-bob @source:cr
    Scenario: Time Warp for Bob: he has the extra turn and then his own, Alice the one after
      Given Alice has "Time Warp" in hand
      And Alice has lands for "Time Warp"
      When Alice casts "Time Warp" targeting Bob
      And "Time Warp" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 4

    @id:time-walk-in-bobs-turn @source:report
    Scenario: Time Walk in Bob's turn: Alice has two turns in a row, the extra one and her own
      Source: report TS-63
      Given Alice controls "Vedalken Orrery"
      And Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 4
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 5

    @id:extra-turn-is-a-whole-turn @source:cr
    Scenario: In the extra turn Alice untaps, draws, attacks, and plays another land
      Given Alice controls "Grizzly Bears"
      And Alice has "Time Walk" and 2 "Forest" in hand
      And Alice has lands for "Time Walk"
      When Alice plays "Forest"
      And Alice casts "Time Walk"
      And "Time Walk" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's next draw step
      Then "Grizzly Bears" is untapped
      And Alice has 2 cards in hand
      When the game goes on to the precombat main phase
      And Alice plays "Forest"
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Bob has 16 life
      And Alice controls 2 "Forest"

    @id:emrakul-cast-in-alices-turn @source:cr @source:report
    Scenario: Emrakul in Alice's turn: Bob's next turn is Alice's to decide, his extra turn after it his own, then comes Alice's
      Source: report TS-65; 723.1
      Given Alice has "Emrakul, the Promised End" in hand
      And Alice has lands for "Emrakul, the Promised End"
      When Alice casts "Emrakul, the Promised End"
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      And Alice decides for Bob
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      And Bob decides for Bob
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 4

    @id:emrakul-cast-in-bobs-turn @source:cr @source:report
    Scenario: Emrakul in Bob's turn: after Alice's come his controlled turn and directly after it the extra one
      Source: report TS-65; 723.1
      Given it is Bob's precombat main phase
      And Alice controls "Vedalken Orrery"
      And Alice has "Emrakul, the Promised End" in hand
      And Alice has lands for "Emrakul, the Promised End"
      When Alice casts "Emrakul, the Promised End"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      And Alice decides for Bob
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4
      And Bob decides for Bob
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 5

  @extra-turn.order.2
  Rule: Several extra turns for one player are added one at a time, and each is taken

    @id:time-stretch-two-turns @source:cr
    Scenario: Time Stretch: Alice takes turns 2 and 3, Bob turn 4
      Note: situation G02, with a turn that isn't ended
      Given Alice has "Time Stretch" in hand
      And Alice has lands for "Time Stretch"
      When Alice casts "Time Stretch" targeting Alice
      And "Time Stretch" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4

    @id:twincast-on-time-warp @source:report
    Scenario: Time Warp and its copy give two extra turns
      Source: report TS-62
      Given Alice has "Time Warp" and "Twincast" in hand
      And Alice has lands for "Time Warp" and "Twincast"
      When Alice casts "Time Warp" targeting Alice
      And Alice casts "Twincast" targeting "Time Warp"
      And "Twincast" resolves
      And Alice chooses nothing
      And the copy of "Time Warp" resolves
      And "Time Warp" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4

  @extra-turn.order.3
  Rule: Extra turns that one effect gives to several players are added in turn order

    @id:hours-for-everyone-of-three @source:cr
    Scenario: Alice's spell gives each of three players a turn: Carol's was added last, so it comes first
      Note: situation G05; no printed card gives several players extra turns
      Given Alice has "Hours for Everyone" in hand
      And Alice has lands for "Hours for Everyone"
      And Bob has 20 life
      And Carol has 20 life
      When Alice casts "Hours for Everyone"
      And "Hours for Everyone" resolves
      And the game goes on to Carol's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 4
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 5

    @id:hours-for-everyone-in-bobs-turn @source:cr
    Scenario: In Bob's turn the order begins with Bob, whoever cast it: Alice's extra turn comes before his
      Note: the active player comes first in that order
      Given Alice controls "Vedalken Orrery"
      And Alice has "Hours for Everyone" in hand
      And Alice has lands for "Hours for Everyone"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Hours for Everyone"
      And "Hours for Everyone" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 5

  @extra-turn.order.4
  Rule: Of several extra turns the newest is taken first

    @id:savor-the-moment-after-time-warps-turn @source:report
    Scenario: Savor the Moment, then Time Warp: the first extra turn has an untap step and the second hasn't
      Source: report TS-60
      Given Alice controls tapped "Mogg Fanatic"
      And Alice controls "Icy Manipulator"
      And Alice has "Savor the Moment" and "Time Warp" in hand
      And Alice has lands for "Savor the Moment", "Time Warp" and the ability of "Icy Manipulator"
      When Alice casts "Savor the Moment"
      And "Savor the Moment" resolves
      And Alice casts "Time Warp" targeting Alice
      And "Time Warp" resolves
      And the game goes on to Alice's next upkeep step
      Then "Mogg Fanatic" is untapped
      When Alice activates "Icy Manipulator" targeting "Mogg Fanatic"
      And the ability of "Icy Manipulator" resolves
      And the game goes on to Alice's next upkeep step
      Then "Mogg Fanatic" is tapped
      And the game is in turn 3

    @id:savor-the-moment-before-time-warps-turn @source:report
    Scenario: Time Warp, then Savor the Moment: the first extra turn has no untap step, the second has one
      Source: report TS-60, the other way round
      Given Alice controls tapped "Mogg Fanatic"
      And Alice has "Savor the Moment" and "Time Warp" in hand
      And Alice has lands for "Savor the Moment" and "Time Warp"
      When Alice casts "Time Warp" targeting Alice
      And "Time Warp" resolves
      And Alice casts "Savor the Moment"
      And "Savor the Moment" resolves
      And the game goes on to Alice's next upkeep step
      Then "Mogg Fanatic" is tapped
      When the game goes on to Alice's next upkeep step
      Then "Mogg Fanatic" is untapped
      And the game is in turn 3

    @id:two-wardens-of-three-players @source:cr @source:ruling
    Scenario: Bob's and Carol's Wardens of Spare Hours in Alice's end step: Bob's extra turn, then Carol's, then Bob's own
      Source: situation L67, with an invented card; ruling Lighthouse Chronologist 2010-06-15
      Given Bob controls "Warden of Spare Hours"
      And Carol controls "Warden of Spare Hours"
      When the game goes on to the end step
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2

  @extra-turn.order.5
  Rule: After the extra turns the usual turn order goes on where it was left

    @id:extra-turn-in-carols-turn @source:report
    Scenario: Four players: Alice takes an extra turn after Carol's, then Dave's turn comes as if nothing had happened
      Source: report TS-63; situation G07
      Given it is Carol's precombat main phase
      And Alice controls "Vedalken Orrery"
      And Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      And Dave has 20 life
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When the game goes on to Dave's next upkeep step
      Then the game is in turn 3
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 4
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 5

    @id:time-warp-for-the-player-before @source:cr
    Scenario: Three players: Carol has the extra turn after Alice's, then Bob's turn comes and Carol's own
      Given Alice has "Time Warp" in hand
      And Alice has lands for "Time Warp"
      And Carol has 20 life
      When Alice casts "Time Warp" targeting Carol
      And "Time Warp" resolves
      And the game goes on to Carol's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      When the game goes on to Carol's next upkeep step
      Then the game is in turn 4
