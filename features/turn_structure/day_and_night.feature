Feature: 502.2 Day and night

  @untap.day.1
  Rule: Day becomes night if the active player of the turn before cast no spell in it, ended early or not

    @id:time-stop-in-the-upkeep-brings-night @source:cr @twin:shock-in-the-ended-upkeep-keeps-the-day
    Scenario: Bob ends Alice's turn in her upkeep, and it is night in his: only her spells count
      Source: situation D31; 731.2a
      Given it is Bob's precombat main phase
      And it is day
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      And the game goes on to Alice's next upkeep step
      Then it is day
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      And it is night

    @id:shock-in-the-ended-upkeep-keeps-the-day @source:cr @twin:time-stop-in-the-upkeep-brings-night
    Scenario: A spell that Alice cast counts, though it was exiled as her turn was ended
      Source: 731.2a
      Given it is Bob's precombat main phase
      And it is day
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      And the game goes on to Alice's next upkeep step
      And Alice casts "Shock" targeting Bob
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      And it is day

    @id:two-spells-of-bob-dont-keep-the-day @source:report @source:cr
    Scenario: Two instants of Bob in Alice's turn keep no day: it is night in Bob's turn
      Source: report TS-12; 731.2a
      Given it is day
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Bob casts "Shock" targeting Alice
      And Bob casts "Shock" targeting Alice
      And everything resolves
      Then it is day
      When the game goes on to Bob's next upkeep step
      Then it is night

    @id:a-spell-in-the-cleanup-step-keeps-the-day @source:cr
    Scenario: The Shock that Alice casts with priority in her cleanup step keeps the day
      Source: situation L58; 731.2a
      Given it is day
      And Alice controls "Stonebinder's Familiar"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      When Alice casts "Shock" targeting Bob
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 18 life
      And it is day

    @id:sage-sees-night-after-an-ended-turn @source:cr @twin:sage-sees-no-night
    Scenario: Firmament Sage made it day; Alice ends Bob's turn, and the Sage triggers in hers
      Note: the same without a word for day and night; the spell that ends the turn is Alice's, not Bob's
      Given Alice has "Firmament Sage" and "Time Stop" in hand
      And Alice has lands for "Firmament Sage" and "Time Stop"
      When Alice casts "Firmament Sage"
      And "Firmament Sage" resolves
      And the game goes on to Bob's next upkeep step
      Then the stack is empty
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Firmament Sage"
      When the ability of "Firmament Sage" resolves
      Then Alice has 1 card in hand

    @id:sage-sees-no-night @source:cr
    Scenario: Bob casts Shock before his turn is ended: the Sage doesn't trigger
      Given Alice has "Firmament Sage" and "Time Stop" in hand
      And Alice has lands for "Firmament Sage" and "Time Stop"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Firmament Sage"
      And "Firmament Sage" resolves
      And the game goes on to Bob's next upkeep step
      And Bob casts "Shock" targeting Alice
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is empty
      And exile is "Shock" and "Time Stop"

  @untap.day.2
  Rule: Night becomes day if the active player of the turn before cast two or more spells in it

    @id:one-spell-of-each-leaves-the-night @source:report @source:cr @twin:two-spells-of-alice-bring-the-day
    Scenario: Alice casts one spell in her turn and Bob another: in his turn it is still night
      Source: report TS-12; 731.2b
      Given it is night
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      And Bob casts "Shock" targeting Alice
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 18 life
      And Bob has 18 life
      And it is night

    @id:two-spells-of-alice-bring-the-day @source:cr
    Scenario: Alice casts two spells before Bob ends her turn: it is day in his
      Source: 731.2b
      Given it is night
      And Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Shock" targeting Bob
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 20 life
      And it is day

  @untap.day.3
  Rule: Day becomes night if no player of the team whose turn was the last one cast a spell in it

    @id:a-spell-of-the-second-player-keeps-the-day @source:cr @source:report
    Scenario: Bob alone casts a spell in the turn that he shares with Alice: it stays day
      Source: report TS-13
      Given the game is Two-Headed Giant
      And it is day
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Carol
      And the game goes on to Carol's next upkeep step
      Then it is day
      When the game goes on to Alice's next upkeep step
      Then it is night

    @id:a-spell-of-the-other-team-keeps-no-day @source:cr @twin:a-spell-of-the-second-player-keeps-the-day
    Scenario: A spell of Carol in the turn of Alice and Bob keeps no day
      Given the game is Two-Headed Giant
      And it is day
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Carol casts "Shock" targeting Bob
      And the game goes on to Carol's next upkeep step
      Then it is night

  @untap.day.4
  Rule: Night becomes day if one player of the team whose turn was the last one cast two or more spells in it

    @id:one-spell-of-each-player-of-the-team @source:cr @source:report @twin:two-spells-of-the-second-player
    Scenario: Alice casts one spell and Bob another: it stays night
      Source: report TS-13
      Given the game is Two-Headed Giant
      And it is night
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Shock" targeting Carol
      And everything resolves
      And Bob casts "Shock" targeting Carol
      And everything resolves
      And the game goes on to Carol's next upkeep step
      Then it is night

    @id:two-spells-of-the-second-player @source:cr @source:report
    Scenario: Bob casts two: it becomes day
      Source: report TS-13
      Given the game is Two-Headed Giant
      And it is night
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Bob casts "Shock" targeting Carol
      And everything resolves
      And Bob casts "Shock" targeting Carol
      And everything resolves
      And the game goes on to Carol's next upkeep step
      Then it is day
