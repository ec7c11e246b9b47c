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

    @id:sundial-in-own-cleanup-step @source:cr @twin:waylay-without-sundial
    Scenario: With priority in her own cleanup step Alice keeps the Knights of Waylay
      Source: situations D10 and D20
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Waylay" in hand
      And Alice has lands for "Waylay" and the ability of "Sundial of the Infinite"
      When Alice casts "Waylay"
      And "Waylay" resolves
      And the game goes on to the cleanup step
      Then the stack is "Waylay"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice controls 3 "Knight Token"
      When the game goes on to Alice's next upkeep step
      Then Alice controls 3 "Knight Token"

    @id:waylay-without-sundial @source:cr
    Scenario: Without Sundial's ability the Knights are exiled in that cleanup step
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Waylay" in hand
      And Alice has lands for "Waylay" and the ability of "Sundial of the Infinite"
      When Alice casts "Waylay"
      And "Waylay" resolves
      Then Alice controls 3 "Knight Token"
      When the game goes on to Bob's next upkeep step
      Then Alice controls no "Knight Token"

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

    @id:sundial-not-in-bobs-cleanup-step @source:cr
    Scenario: With priority in Bob's cleanup step Alice can't activate it either
      Source: situation D23
      Given Bob has "Waylay" in hand
      And Bob has lands for "Waylay"
      And Alice controls "Sundial of the Infinite"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock" and the ability of "Sundial of the Infinite"
      When the game goes on to Bob's next precombat main phase
      And Bob casts "Waylay"
      And "Waylay" resolves
      And the game goes on to the cleanup step
      Then the stack is "Waylay"
      And Alice can't activate "Sundial of the Infinite"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then it is Bob's cleanup step
      And Bob has 18 life
      And "Sundial of the Infinite" is untapped

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

    @id:sundial-discard-three @source:report @twin:sundial-bob-discards-on-his-turn
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

    @id:sundial-bob-discards-on-his-turn @source:cr
    Scenario: Where Bob ends his own turn with Sundial he is the one to discard
      Given it is Bob's precombat main phase
      And Bob controls "Sundial of the Infinite"
      And Bob has 9 "Hill Giant" in hand
      And Bob has lands for the ability of "Sundial of the Infinite"
      And Alice has 10 "Grizzly Bears" in hand
      When Bob activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And Bob chooses "Hill Giant" and "Hill Giant"
      And the game goes on to Alice's next upkeep step
      Then Bob has 7 cards in hand
      And Alice has 10 cards in hand

  @delayed.once.2
  Rule: A delayed triggered ability that has left the stack unresolved doesn't come back

    @id:sundial-keeps-the-angel @source:report @source:cr @twin:angel-exiled-at-end-of-combat
    Scenario: With Geist's delayed trigger on the stack Alice ends the turn and keeps the Angel for good
      Source: report ET-13, situation F06
      Given Alice controls "Geist of Saint Traft" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice attacks Bob with "Geist of Saint Traft"
      And "Geist of Saint Traft" resolves
      And the game goes on to the end of combat step
      Then the stack is "Geist of Saint Traft"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next end step
      Then the token "Angel Token" is on the battlefield
      When the game goes on to Alice's next end step
      Then the token "Angel Token" is on the battlefield

    @id:angel-exiled-at-end-of-combat @source:cr
    Scenario: Where nothing ends the turn the Angel is exiled at end of combat
      Given Alice controls "Geist of Saint Traft" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice attacks Bob with "Geist of Saint Traft"
      And "Geist of Saint Traft" resolves
      Then the token "Angel Token" is on the battlefield
      When the game goes on to the end of combat step
      Then the stack is "Geist of Saint Traft"
      When "Geist of Saint Traft" resolves
      Then the token "Angel Token" is not on the battlefield

    @id:sundial-keeps-the-sneak @source:cr @twin:sneak-attack-sacrifice
    Scenario: With Sneak Attack's trigger on the stack in the end step, the Giant stays
      Source: situation F02
      Given Alice controls "Sneak Attack" and "Sundial of the Infinite"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack" and the ability of "Sundial of the Infinite"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to the end step
      Then the stack is "Sneak Attack"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next end step
      Then "Hill Giant" is on the battlefield
      And the stack is empty
      When the game goes on to Alice's next end step
      Then "Hill Giant" is on the battlefield
      And the stack is empty

    @id:sneak-attack-sacrifice @source:cr
    Scenario: Where nothing ends the turn the Giant is sacrificed in the end step
      Given Alice controls "Sneak Attack" and "Sundial of the Infinite"
      And Alice has "Hill Giant" in hand
      And Alice has lands for the ability of "Sneak Attack" and the ability of "Sundial of the Infinite"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      Then "Hill Giant" is on the battlefield
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" is in Alice's graveyard

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
      Then Bob has won the game

  @delayed.once.1
  Rule: A delayed triggered ability triggers once, the next time its event occurs, in whatever turn that is

    @id:sundial-only-postpones-the-angels-exile @source:report @source:cr @twin:angel-exiled-at-end-of-combat
    Scenario: Ended before the end of combat step, the turn leaves the Angel to Bob's combat
      Source: report ET-14
      Note: Bob's combat phase has an end of combat step although nothing attacks
      Given Alice controls "Geist of Saint Traft" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice attacks Bob with "Geist of Saint Traft"
      And "Geist of Saint Traft" resolves
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next beginning of combat step
      Then the token "Angel Token" is on the battlefield
      When the game goes on to the end of combat step
      Then the stack is "Geist of Saint Traft"
      When "Geist of Saint Traft" resolves
      Then the token "Angel Token" is not on the battlefield

  @trigger.again.1
  Rule: A permanent's own ability that was exiled from the stack triggers again the next time its event occurs

    @id:sundial-ball-lightning-in-the-end-step @source:cr @twin:ball-lightning-without-sundial
    Scenario: With Ball Lightning's trigger on the stack Alice ends the turn, and it triggers again in Bob's end step
      Source: situation F04
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for "Ball Lightning" and the ability of "Sundial of the Infinite"
      When Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      And the game goes on to the end step
      Then the stack is "Ball Lightning"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next end step
      Then "Ball Lightning" is on the battlefield
      And the stack is "Ball Lightning"
      When the ability of "Ball Lightning" resolves
      Then "Ball Lightning" is in Alice's graveyard

    @id:ball-lightning-without-sundial @source:cr
    Scenario: Where nothing ends the turn Ball Lightning is gone by Bob's upkeep
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for "Ball Lightning" and the ability of "Sundial of the Infinite"
      When Alice casts "Ball Lightning"
      And "Ball Lightning" resolves
      And the game goes on to Bob's next upkeep step
      Then "Ball Lightning" is in Alice's graveyard

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
      And the game goes on to Bob's next upkeep step
      Then exile is "Disenchant"
      And Alice controls "Sundial of the Infinite"
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

    @id:sundial-saves-from-phage @source:cr @twin:phage-costs-the-game
    Scenario: With Phage's trigger on the stack Alice ends the turn and goes on playing
      Source: situation F29
      Given Alice controls "Sneak Attack" and "Sundial of the Infinite"
      And Alice has "Phage the Untouchable" in hand
      And Alice has lands for the ability of "Sneak Attack" and the ability of "Sundial of the Infinite"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      Then the stack is "Phage the Untouchable"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice is still in the game
      And Alice controls "Phage the Untouchable"

    @id:phage-costs-the-game @source:cr
    Scenario: Where nothing ends the turn Phage's trigger costs Alice the game
      Given Alice controls "Sneak Attack" and "Sundial of the Infinite"
      And Alice has "Phage the Untouchable" in hand
      And Alice has lands for the ability of "Sneak Attack" and the ability of "Sundial of the Infinite"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      Then the stack is "Phage the Untouchable"
      When the ability of "Phage the Untouchable" resolves
      Then Bob has won the game

  @cleanup.wear-off.2
  Rule: Effects that last until end of turn or say "this turn" end in the cleanup step

    @id:sundial-does-not-keep-sarkhan-a-dragon @source:report @source:cr
    Scenario: Ending the turn doesn't make Sarkhan's animation permanent
      Source: situation D27; asked on boardgames.stackexchange 45118
      Given Alice controls "Sarkhan, the Dragonspeaker" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice activates "Sarkhan, the Dragonspeaker"
      And the ability of "Sarkhan, the Dragonspeaker" resolves
      Then "Sarkhan, the Dragonspeaker" is 4/4
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then "Sarkhan, the Dragonspeaker" is not a creature
      And "Sarkhan, the Dragonspeaker" has 5 "loyalty" counters
