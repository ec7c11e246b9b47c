Feature: Obeka, Brute Chronologist

  @card.obeka-brute-chronologist.1
  Rule: The active player, not Obeka's controller, chooses on resolution whether the turn ends

    @id:obeka-bob-accepts @source:report @source:cr @twin:obeka-bob-declines
    Scenario: On Bob's turn Bob is asked; he accepts, and his own Divination goes with the turn
      Source: report ET-21, situation J12
      Given it is Bob's precombat main phase
      And Alice controls "Obeka, Brute Chronologist"
      And Bob has "Divination" in hand
      And Bob has lands for "Divination"
      When Bob casts "Divination"
      And Alice activates "Obeka, Brute Chronologist"
      And the ability of "Obeka, Brute Chronologist" resolves
      Then Bob is asked
      When Bob accepts
      And the game goes on to Alice's next upkeep step
      Then "Divination" is in exile
      And Bob's hand is empty
      And the game is in turn 2

    @id:obeka-alice-accepts-on-own-turn @source:cr @twin:obeka-stifled
    Scenario: On Alice's turn she is asked herself, and Bob's Shock goes with the turn
      Given Alice controls "Obeka, Brute Chronologist"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice activates "Obeka, Brute Chronologist"
      And the ability of "Obeka, Brute Chronologist" resolves
      Then Alice is asked
      When Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Shock" is in exile
      And Alice has 20 life
      And Alice controls "Obeka, Brute Chronologist"
      And "Obeka, Brute Chronologist" is tapped
      And the game is in turn 2

    @id:obeka-of-carol-on-bobs-turn @source:cr @twin:obeka-bob-declines
    Scenario: With three players Carol's Obeka asks Bob on his turn, and Carol's turn is next
      Given it is Bob's precombat main phase
      And Carol controls "Obeka, Brute Chronologist"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      And Carol activates "Obeka, Brute Chronologist"
      And the ability of "Obeka, Brute Chronologist" resolves
      Then Bob is asked
      When Bob accepts
      And the game goes on to Carol's next upkeep step
      Then "Shock" is in exile
      And Bob has 20 life
      And the game is in turn 2

  @card.obeka-brute-chronologist.2
  Rule: If that player declines, nothing is exiled and the turn goes on

    @id:obeka-bob-declines @source:report @source:cr @twin:obeka-bob-accepts
    Scenario: On Bob's turn Bob declines, and his Divination resolves
      Source: report ET-21, situation J11
      Given it is Bob's precombat main phase
      And Alice controls "Obeka, Brute Chronologist"
      And Bob has "Divination" and 4 "Hill Giant" in hand
      And Bob has lands for "Divination"
      When Bob casts "Divination"
      And Alice activates "Obeka, Brute Chronologist"
      And the ability of "Obeka, Brute Chronologist" resolves
      Then Bob is asked
      When Bob declines
      Then it is Bob's precombat main phase
      And the stack is "Divination"
      And exile is empty
      And "Obeka, Brute Chronologist" is tapped
      When "Divination" resolves
      Then Bob has 6 cards in hand
      And "Divination" is in Bob's graveyard

  @counter.ender.2
  Rule: If the ability that would end the turn is countered, the rest of the stack stays, and its cost stays paid

    @id:obeka-stifled @source:cr @twin:obeka-alice-accepts-on-own-turn
    Scenario: Bob counters Obeka's ability with Stifle: nobody is asked, and his Shock resolves
      Given Alice controls "Obeka, Brute Chronologist"
      And Bob has "Shock" and "Stifle" in hand
      And Bob has lands for "Shock" and "Stifle"
      When Bob casts "Shock" targeting Alice
      And Alice activates "Obeka, Brute Chronologist"
      And Bob casts "Stifle" targeting the ability of "Obeka, Brute Chronologist"
      And "Stifle" resolves
      Then the stack is "Shock"
      And "Obeka, Brute Chronologist" is tapped
      When "Shock" resolves
      Then Alice has 18 life
      And it is Alice's precombat main phase

  @resolve.choice.1
  Rule: A choice that isn't part of casting or activating is made as the effect is applied

    @id:obeka-before-psychic-vortex-takes-a-land @source:report @source:cr @twin:psychic-vortex-takes-a-land
    Scenario: The Vortex asks for no land as it triggers, so Alice ends the turn and keeps lands and hand
      Source: report ET-16
      Given Alice controls "Psychic Vortex" and "Obeka, Brute Chronologist"
      And Alice controls "Island", "Swamp" and "Mountain"
      And Alice has 5 "Grizzly Bears" in hand
      When the game goes on to the end step
      Then the stack is "Psychic Vortex"
      And Alice has priority
      When Alice activates "Obeka, Brute Chronologist"
      And the ability of "Obeka, Brute Chronologist" resolves
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      Then Alice controls "Island"
      And Alice controls "Swamp"
      And Alice controls "Mountain"
      And Alice has 5 cards in hand

    @id:psychic-vortex-takes-a-land @source:report @source:cr
    Scenario: Where nothing ends the turn Alice chooses the land as the Vortex resolves, and discards her hand
      Source: report ET-16
      Given Alice controls "Psychic Vortex" and "Obeka, Brute Chronologist"
      And Alice controls "Island", "Swamp" and "Mountain"
      And Alice has 5 "Grizzly Bears" in hand
      When the game goes on to the end step
      Then the stack is "Psychic Vortex"
      When "Psychic Vortex" resolves
      And Alice chooses "Swamp"
      And the game goes on to Bob's next upkeep step
      Then "Swamp" is in Alice's graveyard
      And Alice controls "Island"
      And Alice's hand is empty

  @trigger.waits.2
  Rule: What triggers on a spell being cast or a cost being paid resolves before that spell or ability

    @id:betrayal-sees-obeka-tapped @source:cr @twin:betrayal-below-the-ended-turn
    Scenario: Bob's Betrayal triggers as Obeka is tapped for her ability, and he draws before the turn is ended
      Note: situation A31; 603.3
      Given Alice controls "Obeka, Brute Chronologist"
      And Bob controls "Betrayal"
      And "Betrayal" is attached to "Obeka, Brute Chronologist"
      When Alice activates "Obeka, Brute Chronologist"
      Then the stack is the ability of "Betrayal" and the ability of "Obeka, Brute Chronologist"
      When the ability of "Betrayal" resolves
      Then Bob has 1 card in hand
      When the ability of "Obeka, Brute Chronologist" resolves
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1
      And Bob has 1 card in hand

    @id:betrayal-below-the-ended-turn @source:cr
    Scenario: Obeka attacks: Betrayal triggers in the declare attackers step, and the turn goes on
      Given Alice controls "Obeka, Brute Chronologist"
      And Bob controls "Betrayal"
      And "Betrayal" is attached to "Obeka, Brute Chronologist"
      When Alice attacks Bob with "Obeka, Brute Chronologist"
      And the ability of "Betrayal" resolves
      Then Bob has 1 card in hand
      When the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 1
