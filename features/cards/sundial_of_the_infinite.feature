Feature: Sundial of the Infinite

  @card.sundial-of-the-infinite.1
  Rule: Sundial of the Infinite can be activated during its controller's turn only, in any step with priority

    @id:sundial-in-each-step @source:ruling @source:cr @twin:sundial-stifled
    Scenario Outline: Sundial ends Alice's turn in her <step>, and Bob's Shock with it
      Source: ruling Sundial of the Infinite 2011-09-22, which calls the upkeep the earliest time
      Given Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next <step>
      And Bob casts "Shock" targeting Alice
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 20 life
      And "Shock" is in exile
      And the game is in turn 4

      Examples:
        | step                     |
        | upkeep step              |
        | draw step                |
        | precombat main phase     |
        | beginning of combat step |
        | postcombat main phase    |
        | end step                 |

    @id:sundial-in-own-cleanup-step @source:cr @twin:sundial-stifled
    Scenario: With priority in her own cleanup step Alice can use Sundial as well
      Source: situation D10
      Note: Abyssal Nocturnus, which sees Alice's discard, is there for the priority
      Given Alice controls "Sundial of the Infinite"
      And Alice has 8 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And the stack is "Abyssal Nocturnus"
      When Bob casts "Shock" targeting Alice
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then "Shock" is in exile
      And Alice has 20 life
      And the game is in turn 2

    @id:sundial-not-on-bobs-turn @source:cr
    Scenario: On Bob's turn Alice can't activate it, though she can cast Shock
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock" and the ability of "Sundial of the Infinite"
      When the game goes on to Bob's next precombat main phase
      Then Alice can't activate "Sundial of the Infinite"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
      And "Sundial of the Infinite" is untapped
      And it is Bob's precombat main phase

  @counter.ender.2
  Rule: If the ability that would end the turn is countered, the rest of the stack stays, and its cost stays paid

    @id:sundial-stifled @source:cr
    Scenario: In Alice's upkeep Bob counters Sundial's ability with Stifle, his Shock resolves and Alice has her turn
      Source: situation A11
      Given Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Shock" and "Stifle" in hand
      And Bob has lands for "Shock" and "Stifle"
      When the game goes on to Alice's next upkeep step
      And Bob casts "Shock" targeting Alice
      And Alice activates "Sundial of the Infinite"
      And Bob casts "Stifle" targeting the ability of "Sundial of the Infinite"
      And "Stifle" resolves
      Then the stack is "Shock"
      And it is Alice's upkeep step
      And "Sundial of the Infinite" is tapped
      When "Shock" resolves
      Then Alice has 18 life
      And exile is empty
      When the game goes on to the end step
      Then Alice has 14 cards in library

  @cleanup.discard.1
  Rule: Only the active player discards down to maximum hand size

    @id:sundial-discard-three @source:report @twin:time-stop-of-carol-on-bobs-turn
    Scenario: With ten cards in hand Alice discards three, and Bob keeps his nine
      Source: report ET-23
      Given Alice controls "Sundial of the Infinite"
      And Alice has 10 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has 9 "Hill Giant" in hand
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And Alice chooses "Grizzly Bears", "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice's graveyard is 3 "Grizzly Bears"
      And Bob has 9 cards in hand

  @delayed.once.2
  Rule: A delayed triggered ability that has left the stack unresolved doesn't come back

    @id:sundial-pact-is-never-paid @source:ruling @source:cr @twin:pact-costs-the-game
    Scenario: With the Pact's trigger on the stack in her upkeep Alice ends the turn and never pays
      Source: ruling Sundial of the Infinite 2011-09-22 on the upkeep
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Pact of Negation" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is "Pact of Negation"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is empty
      And the game is in turn 5

    @id:pact-costs-the-game @source:cr
    Scenario: Where nothing ends the turn the Pact that isn't paid costs Alice the game
      Note: an engine may ask whether Alice pays though she can't; declining is the default
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Pact of Negation" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is "Pact of Negation"
      When "Pact of Negation" resolves
      And everything resolves
      Then Bob has won the game

  @end-turn.exile.11
  Rule: A spell or ability exiled this way never resolves

    @id:sundial-stays-when-its-ability-is-exiled @source:report @source:cr @twin:disenchant-without-sundial
    Scenario: The ability and Bob's Disenchant are exiled, and Sundial stays, tapped
      Source: report ET-23, situation A09
      Given Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Bob casts "Disenchant" targeting "Sundial of the Infinite"
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next precombat main phase
      Then Alice controls "Sundial of the Infinite"
      And "Sundial of the Infinite" is tapped

    @id:disenchant-without-sundial @source:cr
    Scenario: Where the ability isn't activated Disenchant destroys Sundial
      Given Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Bob casts "Disenchant" targeting "Sundial of the Infinite"
      And "Disenchant" resolves
      Then "Sundial of the Infinite" is in Alice's graveyard
      And "Disenchant" is in Bob's graveyard
