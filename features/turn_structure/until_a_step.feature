Feature: 500.4 Until an upkeep or an untap step

  @turn.until.1
  Rule: An effect that lasts until a step or phase expires as that step or phase begins

    @id:poltergeist-until-the-next-upkeep @source:cr @source:report
    Scenario: Xenic Poltergeist: what it animates in the main phase is a creature until Alice's next upkeep begins
      Source: report TS-25; situation L20
      Given Alice controls "Xenic Poltergeist" and "Icy Manipulator"
      When Alice activates "Xenic Poltergeist" targeting "Icy Manipulator"
      And the ability of "Xenic Poltergeist" resolves
      Then "Icy Manipulator" is 4/4
      When the game goes on to Bob's next upkeep step
      Then "Icy Manipulator" is a creature
      When the game goes on to the end step
      Then "Icy Manipulator" is 4/4
      When the game goes on to Alice's next upkeep step
      Then "Icy Manipulator" is not a creature

    @id:poltergeist-in-the-first-of-two-upkeeps @source:cr @twin:poltergeist-in-the-only-upkeep
    Scenario: Used in the first of Alice's two upkeep steps, it is over as the second one begins
      Note: situation L20
      Given Alice controls "Xenic Poltergeist", "Icy Manipulator" and "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And the ability of "Paradox Haze" resolves
      And Alice activates "Xenic Poltergeist" targeting "Icy Manipulator"
      And the ability of "Xenic Poltergeist" resolves
      Then "Icy Manipulator" is a creature
      When Alice passes
      And Bob passes
      Then it is Alice's upkeep step
      And "Icy Manipulator" is not a creature

    @id:poltergeist-in-the-only-upkeep @source:cr @source:report
    Scenario: Used in the only upkeep step of the turn, it lasts through Alice's whole turn and Bob's
      Source: report TS-25
      Given Alice controls "Xenic Poltergeist" and "Icy Manipulator"
      When the game goes on to Alice's next upkeep step
      And Alice activates "Xenic Poltergeist" targeting "Icy Manipulator"
      And the ability of "Xenic Poltergeist" resolves
      And the game goes on to the precombat main phase
      Then "Icy Manipulator" is a creature
      When the game goes on to Bob's next end step
      Then "Icy Manipulator" is a creature
      When the game goes on to Alice's next upkeep step
      Then "Icy Manipulator" is not a creature

    @id:farmers-swamp-until-bobs-untap-step @source:cr @source:report
    Scenario: Orcish Farmer: Bob's Island is a Swamp through Alice's turn, and an Island again from his untap step on
      Source: report TS-26
      Given Alice controls "Orcish Farmer"
      And Bob controls "Island"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice activates "Orcish Farmer" targeting "Island"
      And the ability of "Orcish Farmer" resolves
      And the game goes on to the end step
      And Bob activates "Island"
      Then Bob's mana pool is "{B}"
      When the game goes on to Bob's next upkeep step
      And Bob activates "Island"
      Then Bob's mana pool is "{U}"

    @id:farmers-swamp-while-bob-skips-his-untap-step @source:report
    Scenario: Bob's untap step is skipped, and the Island is a Swamp until the first one that isn't
      Source: report TS-26 as corrected; 614.10a
      Note: the rulings of Yosei, the Morning Star 2017-11-17 and Brine Elemental 2021-03-19 say so of such effects
      Given Alice controls "Orcish Farmer" and "Stasis"
      And Bob controls "Island"
      When Alice activates "Orcish Farmer" targeting "Island"
      And the ability of "Orcish Farmer" resolves
      And the game goes on to Bob's next upkeep step
      And Bob activates "Island"
      Then Bob's mana pool is "{B}"
      When the game goes on to Bob's next upkeep step
      Then "Stasis" is in Alice's graveyard
      When Bob activates "Island"
      Then Bob's mana pool is "{U}"

    @id:farmers-own-swamp-until-alices-untap-step @source:cr
    Scenario: On Alice's own Plains: it stays a Swamp through Bob's turn, to her own untap step
      Note: 500.4; Nightmare counts the Swamps
      Given Alice controls "Orcish Farmer", "Nightmare", "Swamp" and "Plains"
      When Alice activates "Orcish Farmer" targeting "Plains"
      And the ability of "Orcish Farmer" resolves
      Then "Nightmare" is 2/2
      When the game goes on to Bob's next end step
      Then "Nightmare" is 2/2
      When the game goes on to Alice's next upkeep step
      Then "Nightmare" is 1/1

  @turn.until.2
  Rule: It has expired before abilities that trigger at the beginning of that step are looked at

    @id:majesty-finds-no-animated-artifact @source:cr @twin:majesty-finds-the-angel
    Scenario: Colossal Majesty asks for power 4 as the upkeep step begins: the Manipulator is no creature any more
      Note: situation L21; 603.4
      Given Alice controls "Xenic Poltergeist", "Icy Manipulator" and "Colossal Majesty"
      When Alice activates "Xenic Poltergeist" targeting "Icy Manipulator"
      And the ability of "Xenic Poltergeist" resolves
      Then "Icy Manipulator" is 4/4
      When the game goes on to Alice's next upkeep step
      Then the stack is empty
      When the game goes on to the precombat main phase
      Then Alice's hand is "Island"

    @id:majesty-finds-the-angel @source:cr
    Scenario: With a creature of power 4 that stays one it triggers
      Given Alice controls "Serra Angel" and "Colossal Majesty"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Colossal Majesty"
      When the game goes on to the precombat main phase
      Then Alice's hand is 2 "Island"
