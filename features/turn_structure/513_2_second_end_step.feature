Feature: 513.2 A second end step

  @end-step.late.3
  Rule: Where the turn has a second end step, either of them triggers in that one

    @id:ball-lightning-in-the-first-of-two-end-steps @source:ruling @twin:ball-lightning-in-the-only-end-step
    Scenario: Ball Lightning, cast in the first of Alice's two end steps, is sacrificed in the second
      Source: ruling Y'shtola Rhul 2025-06-06
      Given Alice controls "Y'shtola Rhul", "Vedalken Orrery" and "Savannah Lions"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for "Ball Lightning"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When the game goes on to the end step
      And Alice chooses "Savannah Lions"
      And the ability of "Y'shtola Rhul" resolves
      And Bob casts "Murder" targeting "Y'shtola Rhul"
      And "Murder" resolves
      And Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      Then the stack is empty
      And "Ball Lightning" is on the battlefield
      When Alice passes
      And Bob passes
      Then it is Alice's end step
      And the stack is the ability of "Ball Lightning"
      When the ability of "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard
      And the game is in turn 1

    @id:ball-lightning-in-the-only-end-step @source:cr
    Scenario: With Y'shtola dead before, there is no second end step, and it is sacrificed in Bob's turn
      Given Alice controls "Y'shtola Rhul", "Vedalken Orrery" and "Savannah Lions"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for "Ball Lightning"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When Bob casts "Murder" targeting "Y'shtola Rhul"
      And "Murder" resolves
      And the game goes on to the end step
      And Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      And the game goes on to Bob's next upkeep step
      Then "Ball Lightning" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Ball Lightning"
      When the ability of "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard

    @id:sneak-attack-used-in-the-first-of-two-end-steps @source:ruling @twin:sneak-attack-used-in-the-second-of-two
    Scenario: A delayed ability for the next end step, made in the first of two, triggers in the second
      Source: situation K44; ruling Y'shtola Rhul 2025-06-06
      Given Alice controls "Y'shtola Rhul", "Sneak Attack" and "Savannah Lions"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When the game goes on to the end step
      And Alice chooses "Savannah Lions"
      And the ability of "Y'shtola Rhul" resolves
      And Bob casts "Murder" targeting "Y'shtola Rhul"
      And "Murder" resolves
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is in Alice's graveyard

    @id:sneak-attack-used-in-the-second-of-two @source:ruling
    Scenario: Made in the second of two, it triggers in Bob's turn
      Source: ruling Y'shtola Rhul 2025-06-06
      Given Alice controls "Y'shtola Rhul", "Sneak Attack" and "Savannah Lions"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When the game goes on to the end step
      And Alice chooses "Savannah Lions"
      And the ability of "Y'shtola Rhul" resolves
      And Alice passes
      And Bob passes
      And Alice chooses "Savannah Lions"
      And the ability of "Y'shtola Rhul" resolves
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When the ability of "Sneak Attack" resolves
      Then "Hill Giant" is in Alice's graveyard
