Feature: 500.4 What lasts until a step or phase expires as it begins

  @turn.until.1
  Rule: An effect that lasts until a step or phase expires as that step or phase begins

    @id:lantern-vigil-until-the-end-step @source:cr
    Scenario: The Vigil of the precombat main phase lasts up to the end step, and is over before anybody acts in it
      Note: the instant is invented; printed ones that last until a step give permission to play cards
      Given Alice controls "Icy Manipulator"
      And Alice has "Lantern Vigil" and "Shock" in hand
      And Alice has lands for "Lantern Vigil" and "Shock"
      When Alice casts "Lantern Vigil" targeting "Icy Manipulator"
      And "Lantern Vigil" resolves
      Then "Icy Manipulator" is a creature
      When the game goes on to the postcombat main phase
      Then "Icy Manipulator" is a creature
      And "Icy Manipulator" is 2/2
      When the game goes on to the end step
      Then it is Alice's end step
      And "Icy Manipulator" is not a creature

    @id:lantern-vigil-made-in-the-end-step @source:cr
    Scenario: Cast once the end step has begun, it lasts until Alice's next one, through Bob's turn and his end step
      Given Alice controls "Icy Manipulator"
      And Alice has "Lantern Vigil" and "Shock" in hand
      And Alice has lands for "Lantern Vigil" and "Shock"
      When the game goes on to the end step
      And Alice casts "Lantern Vigil" targeting "Icy Manipulator"
      And "Lantern Vigil" resolves
      And the game goes on to Bob's next end step
      Then "Icy Manipulator" is a creature
      When the game goes on to Alice's next postcombat main phase
      Then "Icy Manipulator" is a creature
      When the game goes on to the end step
      Then "Icy Manipulator" is not a creature

  @turn.until.2
  Rule: It has expired before abilities that trigger at the beginning of that step are looked at

    @id:muster-finds-no-lantern @source:cr @twin:muster-finds-the-bears
    Scenario: The Bell of the Muster asks for a creature as the end step begins: the Vigil's artifact is none any more
      Note: situation L21, with other cards; 603.4
      Given Alice controls "Icy Manipulator" and "Bell of the Muster"
      And Alice has "Lantern Vigil" and "Shock" in hand
      And Alice has lands for "Lantern Vigil" and "Shock"
      When Alice casts "Lantern Vigil" targeting "Icy Manipulator"
      And "Lantern Vigil" resolves
      And the game goes on to the postcombat main phase
      Then "Icy Manipulator" is a creature
      When the game goes on to the end step
      Then the stack is empty
      When the game goes on to Bob's next upkeep step
      Then Alice has 20 life

    @id:muster-finds-the-bears @source:cr
    Scenario: With a creature that stays one the Bell rings
      Given Alice controls "Grizzly Bears" and "Bell of the Muster"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When the game goes on to the end step
      Then the stack is "Bell of the Muster"
      When the game goes on to Bob's next upkeep step
      Then Alice has 23 life

    @id:muster-finds-sarkhan-until-end-of-turn @source:cr
    Scenario: What is a creature until end of turn is one as the end step begins, and the Bell rings
      Note: 514.2 comes later than that
      Given Alice controls "Sarkhan, the Dragonspeaker" and "Bell of the Muster"
      And "Sarkhan, the Dragonspeaker" has 4 "loyalty" counters
      When Alice activates the first ability of "Sarkhan, the Dragonspeaker"
      And the ability of "Sarkhan, the Dragonspeaker" resolves
      Then "Sarkhan, the Dragonspeaker" is a creature
      When the game goes on to Bob's next upkeep step
      Then Alice has 23 life
