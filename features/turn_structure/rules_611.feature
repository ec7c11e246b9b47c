Feature: 611 Continuous effects

  @duration.stated.4
  Rule: What an effect does in one named turn is over with that turn, even if the time for it never came

    @id:moment-of-silence-after-combat @source:cr @twin:dignitary-after-combat
    Scenario: Moment of Silence after combat names this turn: it skips nothing, and next turn's combat takes place
      Note: situation K43; 611.2a
      Given Alice controls "Grizzly Bears"
      And Bob has "Moment of Silence" in hand
      And Bob has lands for "Moment of Silence"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 16 life

    @id:dignitary-after-combat @source:cr
    Scenario: Stonehorn Dignitary names no turn: after combat it skips the next turn's
      Note: 614.10a
      Given Alice controls "Grizzly Bears"
      And Bob controls "Sneak Attack"
      And Bob has "Stonehorn Dignitary" in hand
      And Bob has lands for the ability of "Sneak Attack"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Bob activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Bob accepts
      And the ability of "Stonehorn Dignitary" resolves
      And the game goes on to Alice's next upkeep step
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 3
      And 1 beginning of combat step began in turn 1
      And Bob has 18 life

  @duration.affected.2
  Rule: An effect that changes the rules of the game applies to what comes later as well

    @id:silence-binds-a-card-drawn-later @source:cr
    Scenario: Silence in Bob's upkeep: he can't cast the Shock that he draws after it
      Note: 611.2c
      Given Alice has "Silence" in hand
      And Alice has lands for "Silence"
      And Bob controls "Mogg Fanatic"
      And Bob's library begins with "Shock"
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Silence"
      And "Silence" resolves
      And the game goes on to the precombat main phase
      Then "Shock" is in Bob's hand
      And Bob can't cast "Shock" targeting Alice
      When Bob activates "Mogg Fanatic" targeting Alice
      And the ability of "Mogg Fanatic" resolves
      Then Alice has 19 life
      When the game goes on to Alice's next upkeep step
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 17 life
