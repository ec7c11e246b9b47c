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

    @id:false-peace-is-spent-on-the-ended-turn @source:cr @twin:false-peace-on-a-turn-that-isnt-ended
    Scenario: False Peace was for Alice's next turn, which is ended in its upkeep: the turn after it has its combat
      Source: situation K59
      Given Alice has "False Peace" in hand
      And Alice has lands for "False Peace"
      And Alice controls "Grizzly Bears"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "False Peace" targeting Alice
      And "False Peace" resolves
      And the game goes on to Alice's next upkeep step
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
      And the game is in turn 5

    @id:false-peace-on-a-turn-that-isnt-ended @source:cr
    Scenario: Where the turn isn't ended it has no combat phase, and the turn after it has
      Given Alice has "False Peace" in hand
      And Alice has lands for "False Peace"
      And Alice controls "Juggernaut"
      When Alice casts "False Peace" targeting Alice
      And "False Peace" resolves
      And the game goes on to Alice's next upkeep step
      Then Bob has 15 life
      When the game goes on to Alice's next upkeep step
      Then Bob has 15 life
      When the game goes on to the postcombat main phase
      Then Bob has 10 life

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

    @id:misstep-takes-in-creatures-that-come-later @source:cr @source:report @source:ruling @twin:bears-without-misstep
    Scenario: Misstep: in Alice's next untap step her Bears, cast after it, stay tapped like her Giant; in the one after both untap
      Source: report TS-03 as corrected; ruling Misstep 2008-08-01; 611.2c
      Given it is Bob's precombat main phase
      And Alice controls "Vedalken Orrery"
      And Alice controls tapped "Hill Giant"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      And Bob controls "Icy Manipulator"
      And Bob has "Misstep" in hand
      And Bob has lands for "Misstep" and the ability of "Icy Manipulator"
      When Bob casts "Misstep" targeting Alice
      And "Misstep" resolves
      And Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      And Bob activates "Icy Manipulator" targeting "Grizzly Bears"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then "Hill Giant" is tapped
      And "Grizzly Bears" is tapped
      When the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped
      And "Grizzly Bears" is untapped

    @id:bears-without-misstep @source:cr
    Scenario: Without Misstep both untap
      Given it is Bob's precombat main phase
      And Alice controls "Vedalken Orrery"
      And Alice controls tapped "Hill Giant"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      And Bob activates "Icy Manipulator" targeting "Grizzly Bears"
      And everything resolves
      Then "Grizzly Bears" is tapped
      When the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped
      And "Grizzly Bears" is untapped
