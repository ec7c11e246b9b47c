Feature: 500.9 Y'shtola Rhul: an additional end step

  @extra-step.order.1
  Rule: An extra step comes directly after or directly before the step the effect names

    @id:yshtola-gives-a-second-end-step @source:ruling
    Scenario: Two end steps and no third; between them no cleanup step, so damage and Giant Growth are still there
      Source: report TS-50 as corrected; report row L15; ruling Y'shtola Rhul 2025-06-06
      Given Alice controls "Y'shtola Rhul", "Grizzly Bears" and "Savannah Lions"
      And Alice has "Giant Growth" and "Lightning Bolt" in hand
      And Alice has lands for "Giant Growth" and "Lightning Bolt"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      And the game goes on to the end step
      And Alice chooses "Savannah Lions"
      And the ability of "Y'shtola Rhul" resolves
      And Alice passes
      And Bob passes
      And Alice chooses "Savannah Lions"
      Then it is Alice's end step
      And the stack is the ability of "Y'shtola Rhul"
      And "Grizzly Bears" is 5/5
      And "Grizzly Bears" has 3 damage
      When the game goes on to Bob's next upkeep step
      Then 2 end steps began in turn 1
      And "Grizzly Bears" is 2/2

  @delayed.once.1
  Rule: A delayed triggered ability triggers once, the next time its event occurs, in whatever turn that is

    @id:sneak-attack-in-the-first-of-two-end-steps @source:ruling
    Scenario: Sneak Attack in the first of two end steps: its creature is sacrificed in the second, in the same turn
      Source: situation K44; report row L16; ruling Y'shtola Rhul 2025-06-06
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
      Then "Hill Giant" is on the battlefield
      When Alice passes
      And Bob passes
      Then it is Alice's end step
      And the stack is the ability of "Sneak Attack"
      When the ability of "Sneak Attack" resolves
      Then "Hill Giant" is in Alice's graveyard
      When the game goes on to Bob's next upkeep step
      Then 2 end steps began in turn 1

    @id:sneak-attack-in-the-only-end-step @source:cr
    Scenario: In the only end step of a turn: its creature is sacrificed in Bob's
      Note: situation F26; 513.2
      Given Alice controls "Sneak Attack"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When the game goes on to the end step
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is on the battlefield
      When the game goes on to the end step
      And the ability of "Sneak Attack" resolves
      Then "Hill Giant" is in Alice's graveyard
