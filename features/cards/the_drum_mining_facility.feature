Feature: The Drum, Mining Facility

  @card.the-drum-mining-facility.1
  Rule: The Drum's chaos ability ends the turn as it resolves, and the plane stays

    @id:drums-chaos-ends-the-turn @source:cr @source:ruling @twin:drums-roll-gives-haste
    Scenario: The bonus of an earlier roll is there as chaos ends the turn, and wears off in the cleanup step
      Source: situation J09; 311.7, 901.9; rulings The Drum, Mining Facility 2023-10-13
      Note: an invented card rolls a blank face and lets chaos ensue, for a real die is chance
      Given the planar deck is "The Drum, Mining Facility" from the top
      And Alice controls "Tumbling Worldstone" and "Hill Giant"
      And Alice has 8 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Tumbling Worldstone" and the second ability of "Tumbling Worldstone"
      When Alice activates "Tumbling Worldstone"
      And the ability of "Tumbling Worldstone" resolves
      Then the stack is the ability of "The Drum, Mining Facility"
      When the ability of "The Drum, Mining Facility" resolves
      Then "Hill Giant" is 4/4
      When Alice activates the second ability of "Tumbling Worldstone"
      And the ability of "Tumbling Worldstone" resolves
      Then the stack is the ability of "The Drum, Mining Facility"
      When the ability of "The Drum, Mining Facility" resolves
      Then Alice has 8 cards in hand
      And "Hill Giant" is 4/4
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1
      And "Hill Giant" is 3/3
      And "The Drum, Mining Facility" is in the command zone

    @id:drums-roll-gives-haste @source:cr
    Scenario: Without chaos the turn goes on, and a Memnite of this turn attacks for two
      Given the planar deck is "The Drum, Mining Facility" from the top
      And Alice controls "Tumbling Worldstone"
      And Alice has "Memnite" in hand
      And Alice has lands for the ability of "Tumbling Worldstone"
      When Alice casts "Memnite"
      And "Memnite" resolves
      And Alice activates "Tumbling Worldstone"
      And everything resolves
      And Alice attacks Bob with "Memnite"
      And the game goes on to Bob's next upkeep step
      Then Bob has 18 life
      And 1 beginning of combat step began in turn 1
      And "The Drum, Mining Facility" is in the command zone

    @id:drums-chaos-is-responded-to @source:cr @twin:drums-roll-gives-haste
    Scenario: Bob's Shock in response to the chaos ability resolves first
      Source: situation J10; 117.3d, 117.7, 405.5
      Given the planar deck is "The Drum, Mining Facility" from the top
      And Alice controls "Tumbling Worldstone"
      And Alice has 8 "Grizzly Bears" in hand
      And Alice has lands for the second ability of "Tumbling Worldstone"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice activates the second ability of "Tumbling Worldstone"
      And the ability of "Tumbling Worldstone" resolves
      And Alice passes
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      And the stack is the ability of "The Drum, Mining Facility"
      When the ability of "The Drum, Mining Facility" resolves
      Then it is Alice's cleanup step
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1
      And "Shock" is in Bob's graveyard

  @card.the-drum-mining-facility.2
  Rule: If The Drum's chaos ability resolves first, its other ability is exiled and gives nothing

    @id:drums-roll-ability-exiled @source:cr @twin:drums-roll-ability-resolves
    Scenario: Chaos ensues while the ability of the roll is on the stack: the Giant stays 3/3
      Source: situation J09; 603.3b, 901.9b
      Given the planar deck is "The Drum, Mining Facility" from the top
      And Alice controls "Tumbling Worldstone" and "Hill Giant"
      And Alice has 8 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Tumbling Worldstone" and the second ability of "Tumbling Worldstone"
      When Alice activates "Tumbling Worldstone"
      And the ability of "Tumbling Worldstone" resolves
      Then the stack is the ability of "The Drum, Mining Facility"
      When Alice activates the second ability of "Tumbling Worldstone"
      And the ability of "Tumbling Worldstone" resolves
      Then the stack is the ability of "The Drum, Mining Facility" and the ability of "The Drum, Mining Facility"
      When the ability of "The Drum, Mining Facility" resolves
      Then Alice has 8 cards in hand
      And "Hill Giant" is 3/3
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next precombat main phase
      Then "The Drum, Mining Facility" is in the command zone
      And "Hill Giant" is 3/3

    @id:drums-roll-ability-resolves @source:cr
    Scenario: With the roll alone its ability resolves, and the Giant is 4/4
      Given the planar deck is "The Drum, Mining Facility" from the top
      And Alice controls "Tumbling Worldstone" and "Hill Giant"
      And Alice has lands for the ability of "Tumbling Worldstone"
      When Alice activates "Tumbling Worldstone"
      And everything resolves
      Then "Hill Giant" is 4/4
