Feature: 500.6 Abilities trigger as a step or phase begins

  @turn.beginning.1
  Rule: What triggers at the beginning of a step or phase triggers as it begins, each time it begins

    @id:aspirant-in-both-combats @source:cr
    Scenario: Luminarch Aspirant triggers in the turn's combat and in the one that Relentless Assault adds
      Note: situation L23
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When the game goes on to the beginning of combat step
      And "Luminarch Aspirant" resolves
      Then "Luminarch Aspirant" has 1 "+1/+1" counter
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the beginning of combat step
      And "Luminarch Aspirant" resolves
      Then "Luminarch Aspirant" has 2 "+1/+1" counters

    @id:aspirant-in-the-only-combat @source:cr @twin:aspirant-in-both-combats
    Scenario: Without an added combat it triggers once
      Given Alice controls "Luminarch Aspirant"
      When the game goes on to the beginning of combat step
      And "Luminarch Aspirant" resolves
      And the game goes on to Bob's next upkeep step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter

    @id:two-forces-two-saprolings @source:report
    Scenario: Of two Verdant Forces each triggers
      Source: report TS-15, with a card that asks for no target
      Given Alice controls 2 "Verdant Force"
      When the game goes on to Bob's next upkeep step
      And everything resolves
      Then Alice controls 2 "Saproling Token"

    @id:force-triggers-in-every-upkeep @source:cr
    Scenario: Verdant Force, of each upkeep, triggers in Bob's upkeep and in Alice's
      Given Alice controls "Verdant Force"
      When the game goes on to Bob's next upkeep step
      And everything resolves
      Then Alice controls "Saproling Token"
      When the game goes on to Alice's next upkeep step
      And everything resolves
      Then Alice controls 2 "Saproling Token"

    @id:bell-triggers-in-alices-end-step-only @source:cr
    Scenario: The Bell of the Last Hour, of your end step, triggers in Alice's end step and not in Bob's
      Given Alice controls "Bell of the Last Hour"
      When the game goes on to Bob's next upkeep step
      Then Alice has 23 life
      When the game goes on to Alice's next upkeep step
      Then Alice has 23 life
      When the game goes on to Bob's next upkeep step
      Then Alice has 26 life

    @id:force-comes-too-late-for-this-upkeep @source:cr @twin:force-in-time-for-the-upkeep
    Scenario: Verdant Force that enters during the upkeep doesn't trigger in it any more
      Given Alice controls "Sneak Attack"
      And Alice has "Verdant Force" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When the game goes on to Alice's next upkeep step
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to the draw step
      Then "Verdant Force" is on the battlefield
      And Alice controls no "Saproling Token"

    @id:force-in-time-for-the-upkeep @source:cr
    Scenario: Put there in Bob's end step, it triggers in Alice's upkeep
      Note: it entered after that end step had begun, so it isn't sacrificed there
      Given Alice controls "Sneak Attack"
      And Alice has "Verdant Force" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When the game goes on to Bob's next end step
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to Alice's next upkeep step
      And everything resolves
      Then Alice controls "Saproling Token"

  @turn.beginning.2
  Rule: They wait for the next priority to be put on the stack, with those of other steps if there are any

    @id:mine-waits-for-the-draw @source:cr
    Scenario: Howling Mine triggers as the draw step begins, and goes on the stack with what the draw triggers
      Note: situation I16
      Given Alice controls "Howling Mine"
      And Bob controls "Underworld Dreams"
      When the game goes on to Alice's next draw step
      Then Alice has 1 card in hand
      And the stack is "Underworld Dreams" and "Howling Mine"
      And Alice has priority
      When everything resolves
      Then Alice has 2 cards in hand

    @id:latch-of-the-untap-step-and-force @source:cr
    Scenario: The Latch of the untap step goes on the stack with Verdant Force of the upkeep step
      Note: 502.4; the artifact is invented
      Given Alice controls tapped "Latch of Dawn"
      And Alice controls "Verdant Force"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Latch of Dawn" and "Verdant Force"
      Then it is Alice's upkeep step
      And the stack is "Verdant Force" and "Latch of Dawn"
      And Alice has priority

    @id:latch-of-the-untap-step-waits-for-the-draw-step @source:cr
    Scenario: With Eon Hub there is no upkeep: the Latch waits for the draw step and Howling Mine
      Note: situation G41
      Given Alice controls tapped "Latch of Dawn"
      And Alice controls "Eon Hub" and "Howling Mine"
      When the game goes on to Alice's next draw step
      And Alice chooses "Howling Mine" and "Latch of Dawn"
      Then it is Alice's draw step
      And the stack is "Latch of Dawn" and "Howling Mine"
      And Alice has priority
      And Alice has 1 card in hand
