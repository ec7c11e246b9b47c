Feature: 603 Handling triggered abilities

  @trigger.replaced.1
  Rule: An event that was replaced or prevented triggers nothing

    @id:skipped-first-upkeep-and-paradox-haze @source:ruling @twin:first-upkeep-and-paradox-haze
    Scenario: Eon Hub skips Alice's upkeep: Paradox Haze doesn't trigger, and Verdant Force doesn't
      Source: ruling Paradox Haze 2006-09-25
      Note: 603.2g; to skip is to replace by nothing, 614.10
      Given Alice controls "Eon Hub", "Paradox Haze" and "Verdant Force"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next draw step
      Then the stack is empty
      And Alice controls no "Saproling Token"

    @id:first-upkeep-and-paradox-haze @source:cr
    Scenario: Without Eon Hub both do
      Given Alice controls "Paradox Haze" and "Verdant Force"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Verdant Force" and "Paradox Haze"
      Then the stack is "Paradox Haze" and "Verdant Force"

  @trigger.waits.1
  Rule: A triggered ability is put on the stack the next time a player would get priority, not before

    @id:dreams-wait-for-divination-to-resolve @source:cr
    Scenario: Divination's draws make Underworld Dreams trigger twice: Bob is hurt only after Divination has resolved
      Note: 603.3
      Given Alice has "Divination" and "Shock" in hand
      And Alice has lands for "Divination" and "Shock"
      And Bob controls "Underworld Dreams"
      When Alice casts "Divination"
      And "Divination" resolves
      Then "Divination" is in Alice's graveyard
      And Alice has 3 cards in hand
      And the stack is "Underworld Dreams" and "Underworld Dreams"
      And Alice has 20 life
      When everything resolves
      Then Alice has 18 life

    @id:discard-trigger-waits-for-the-wearing-off @source:cr
    Scenario: The discard of the cleanup step makes Confessor trigger: it is put on the stack when damage has worn off
      Note: 603.3, 514.2
      Given Alice controls "Confessor" and "Hill Giant"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And the game goes on to the end step
      Then "Hill Giant" has 2 damage
      When Alice chooses "Grizzly Bears"
      Then the stack is "Confessor"
      And "Hill Giant" has no damage

  @trigger.order.1
  Rule: The active player's abilities are put on the stack first and resolve last; the others follow in turn order

    @id:upkeep-triggers-of-both-players @source:cr
    Scenario Outline: In <turn>'s draw step <first>'s ability is put on the stack first
      Note: 603.3b
      Given Alice controls "Howling Mine"
      And Bob controls "Psychosis Crawler" and "Underworld Dreams"
      And Bob has 2 "Shock" in hand
      When the game goes on to <turn>'s next draw step
      Then the stack is <stack>

      Examples:
        | turn  | first | stack                                  |
        | Alice | Alice | "Underworld Dreams" and "Howling Mine" |
        | Bob   | Bob   | "Howling Mine" and "Psychosis Crawler" |

    @id:forces-of-three-players @source:cr
    Scenario: Three Verdant Forces' players in Bob's upkeep: Bob's is lowest, Carol's next, Alice's on top
      Note: 603.3b; seen by who gets the first token
      Given it is Alice's precombat main phase
      And Alice controls "Verdant Force"
      And Bob controls "Verdant Force"
      And Carol controls "Verdant Force"
      When the game goes on to Bob's next upkeep step
      And "Verdant Force" resolves
      Then Alice controls "Saproling Token"
      And Bob controls no "Saproling Token"
      And Carol controls no "Saproling Token"
      When "Verdant Force" resolves
      Then Carol controls "Saproling Token"
      And Bob controls no "Saproling Token"
      When "Verdant Force" resolves
      Then Bob controls "Saproling Token"

  @trigger.order.2
  Rule: Each player chooses the order of their own abilities, whenever they triggered

    @id:alice-orders-mine-and-crawler @source:cr
    Scenario Outline: Howling Mine triggers as the step begins and Psychosis Crawler on the draw: Alice puts <first> on the stack first
      Note: 603.3b
      Given Alice controls "Howling Mine" and "Psychosis Crawler"
      And Alice has 2 "Grizzly Bears" in hand
      When the game goes on to Alice's next draw step
      And Alice chooses "<first>" and "<second>"
      Then the stack is "<second>" and "<first>"
      And Alice has priority

      Examples:
        | first             | second            |
        | Howling Mine      | Psychosis Crawler |
        | Psychosis Crawler | Howling Mine      |

    @id:alice-orders-latch-and-force @source:cr
    Scenario: What triggered in the untap step may be put on the stack after what triggered in the upkeep
      Note: 603.3b, 502.4; the artifact is invented
      Given Alice controls tapped "Latch of Dawn"
      And Alice controls "Verdant Force"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Verdant Force" and "Latch of Dawn"
      Then the stack is "Latch of Dawn" and "Verdant Force"

  @trigger.no-target.1
  Rule: A triggered ability for which no legal target can be chosen is removed from the stack

    @id:priest-without-a-target @source:cr @twin:priest-with-a-target
    Scenario: Banisher Priest enters and Bob controls no creature: nothing is on the stack
      Note: 603.3d
      Given Alice controls "Grizzly Bears"
      And Alice has "Banisher Priest" in hand
      And Alice has lands for "Banisher Priest"
      When Alice casts "Banisher Priest"
      And "Banisher Priest" resolves
      Then "Banisher Priest" is on the battlefield
      And the stack is empty
      And Alice has priority
      And "Grizzly Bears" is on the battlefield

    @id:priest-with-a-target @source:cr
    Scenario: With a creature of Bob's it is there
      Given Alice controls "Grizzly Bears"
      And Alice has "Banisher Priest" in hand
      And Alice has lands for "Banisher Priest"
      And Bob controls "Hill Giant" and "Ornithopter"
      When Alice casts "Banisher Priest"
      And "Banisher Priest" resolves
      And Alice chooses "Hill Giant"
      Then the stack is the ability of "Banisher Priest"
      When the ability of "Banisher Priest" resolves
      Then "Hill Giant" is in exile

  @trigger.if.1
  Rule: An ability with an if-clause after its event triggers only if the condition is true then

    @id:tapped-mine-doesnt-trigger @source:cr @twin:untapped-mine-triggers
    Scenario: Tapped in Alice's upkeep Howling Mine doesn't trigger in her draw step
      Note: 603.4
      Given Alice controls "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When the game goes on to Alice's next upkeep step
      And Bob activates "Icy Manipulator" targeting "Howling Mine"
      And the ability of "Icy Manipulator" resolves
      And the game goes on to the draw step
      Then the stack is empty
      And Alice has 2 cards in hand

    @id:untapped-mine-triggers @source:cr
    Scenario: Untapped it triggers
      Given Alice controls "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When the game goes on to Alice's next draw step
      Then the stack is "Howling Mine"
      When "Howling Mine" resolves
      Then Alice has 3 cards in hand

    @id:beast-that-stayed-at-home @source:cr @twin:beast-that-attacked
    Scenario: Clockwork Beast that hasn't fought doesn't trigger at end of combat
      Given Alice controls "Clockwork Beast", "Grizzly Bears" and "Bell of Battle's End"
      And "Clockwork Beast" has 7 "+1/+0" counters
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end of combat step
      Then the stack is "Bell of Battle's End"
      When the game goes on to the postcombat main phase
      Then "Clockwork Beast" has 7 "+1/+0" counters

    @id:beast-that-attacked @source:cr
    Scenario: When it has attacked it does
      Given Alice controls "Clockwork Beast"
      And "Clockwork Beast" has 7 "+1/+0" counters
      When Alice attacks Bob with "Clockwork Beast"
      And the game goes on to the postcombat main phase
      Then "Clockwork Beast" has 6 "+1/+0" counters
      And Bob has 13 life

    @id:land-for-moraug-in-combat @source:cr @twin:land-for-moraug-in-the-main-phase
    Scenario: Moraug asks for Alice's main phase: a land that enters in her declare attackers step adds no combat
      Source: situation L24
      Given Alice controls "Moraug, Fury of Akoum", "Evolving Wilds" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Evolving Wilds"
      And everything resolves
      And Alice chooses "Island"
      And the game goes on to the postcombat main phase
      And the game goes on to the end step
      Then 1 beginning of combat step began in turn 1

    @id:land-for-moraug-in-the-main-phase @source:cr
    Scenario: In her main phase it adds one
      Given Alice controls "Moraug, Fury of Akoum", "Evolving Wilds" and "Grizzly Bears"
      When Alice activates "Evolving Wilds"
      And everything resolves
      And Alice chooses "Island"
      And everything resolves
      And the game goes on to the end step
      Then 2 beginning of combat steps began in turn 1

  @trigger.if.2
  Rule: As it resolves the condition is checked again, and if it isn't true the ability does nothing

    @id:mine-tapped-in-response @source:cr @twin:untapped-mine-triggers
    Scenario: Tapped with its ability on the stack Howling Mine gives no card
      Note: 603.4
      Given Alice controls "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When the game goes on to Alice's next draw step
      Then the stack is "Howling Mine"
      When Bob activates "Icy Manipulator" targeting "Howling Mine"
      And the ability of "Icy Manipulator" resolves
      Then the stack is "Howling Mine"
      When the ability of "Howling Mine" resolves
      Then the stack is empty
      And Alice has 2 cards in hand

    @id:memnite-tapped-in-response-to-mine @source:cr
    Scenario: Tapped instead, another artifact changes nothing
      Given Alice controls "Howling Mine" and "Memnite"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When the game goes on to Alice's next draw step
      And Bob activates "Icy Manipulator" targeting "Memnite"
      And the ability of "Icy Manipulator" resolves
      And the ability of "Howling Mine" resolves
      Then Alice has 3 cards in hand

  @delayed.created.1
  Rule: A delayed triggered ability doesn't trigger on an event from before it was created

    @id:copy-made-in-the-end-step @source:cr @twin:copy-made-in-the-main-phase
    Scenario: Kiki-Jiki's copy, made in the end step, isn't sacrificed in it, but in Bob's
      Note: 603.7a, 513.2
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      When the game goes on to the end step
      And Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And the ability of "Kiki-Jiki, Mirror Breaker" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice controls 2 "Grizzly Bears"
      When the game goes on to Alice's next upkeep step
      Then Alice controls "Grizzly Bears"

    @id:copy-made-in-the-main-phase @source:cr
    Scenario: Made in the main phase, it is gone with the turn
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      When the game goes on to the postcombat main phase
      And Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And the ability of "Kiki-Jiki, Mirror Breaker" resolves
      Then Alice controls 2 "Grizzly Bears"
      When the game goes on to Bob's next upkeep step
      Then Alice controls "Grizzly Bears"

  @delayed.once.1
  Rule: A delayed triggered ability triggers once, the next time its event occurs, in whatever turn that is

    @id:final-fortune-lost-to-platinum-angel @source:report @twin:final-fortune-loses-without-platinum-angel
    Scenario: Final Fortune's loss can't happen under Platinum Angel, and it doesn't come back after her death
      Source: report TS-67
      Given Alice controls "Platinum Angel"
      And Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune"
      And Bob has "Murder" in hand
      And Bob has lands for "Murder"
      When Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to Alice's next end step
      And everything resolves
      And the game goes on to Bob's next upkeep step
      And Bob casts "Murder" targeting "Platinum Angel"
      And "Murder" resolves
      And the game goes on to Alice's next end step
      Then "Platinum Angel" is in Alice's graveyard
      And Alice is still in the game
      And the game is in turn 4

    @id:final-fortune-loses-without-platinum-angel @source:cr
    Scenario: Without the Angel, Final Fortune's ability costs Alice the game the one time it triggers
      Given Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune"
      When Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to Alice's next end step
      And everything resolves
      Then Bob has won the game

    @id:legion-back-in-this-turns-combat @source:cr @source:ruling
    Scenario: Legion's Initiative in the main phase: the Bears are back as combat begins, and attack
      Source: situation L47; ruling Legion's Initiative 2013-04-15
      Given Alice controls "Legion's Initiative" and "Grizzly Bears"
      And Alice has lands for the ability of "Legion's Initiative"
      When Alice activates "Legion's Initiative"
      And everything resolves
      Then "Grizzly Bears" is in exile
      When the game goes on to the beginning of combat step
      And everything resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:legion-back-in-bobs-combat @source:cr @source:ruling @twin:legion-back-in-this-turns-combat
    Scenario: In the declare attackers step: they are back as Bob's combat begins
      Source: situation L47; ruling Legion's Initiative 2013-04-15
      Given Alice controls "Legion's Initiative" and "Grizzly Bears"
      And Alice has lands for the ability of "Legion's Initiative"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Legion's Initiative"
      And everything resolves
      And the game goes on to Bob's next precombat main phase
      Then "Grizzly Bears" is in exile
      When the game goes on to the beginning of combat step
      And everything resolves
      Then "Grizzly Bears" is on the battlefield

    @id:condemned-bears-return-though-the-angel-is-phased-out @source:cr @source:report
    Scenario: Angel of Condemnation phases out, and what it exiled returns in the end step all the same
      Source: report TS-10; 603.7e
      Given Alice controls "Angel of Condemnation"
      And Alice has "Reality Ripple" in hand
      And Alice has lands for the ability of "Angel of Condemnation" and "Reality Ripple"
      And Bob controls "Grizzly Bears"
      When Alice activates "Angel of Condemnation" targeting "Grizzly Bears"
      And everything resolves
      Then "Grizzly Bears" is in exile
      When Alice casts "Reality Ripple" targeting "Angel of Condemnation"
      And everything resolves
      Then "Angel of Condemnation" is phased out
      When the game goes on to the end step
      And everything resolves
      Then Bob controls "Grizzly Bears"

    @id:pact-of-an-ended-turn @source:cr @twin:pact-of-a-turn-that-isnt-ended
    Scenario: Alice ends the turn in which she cast Pact of Negation: it is due in her next upkeep all the same
      Source: situation F12
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Pact of Negation" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And everything resolves
      And Alice activates "Sundial of the Infinite"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Pact of Negation"
      When everything resolves
      Then Bob has won the game

    @id:pact-of-a-turn-that-isnt-ended @source:cr
    Scenario: So it is where nothing ends the turn
      Given Alice has "Pact of Negation" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Pact of Negation"
      When everything resolves
      Then Bob has won the game

  @delayed.object.1
  Rule: A delayed triggered ability doesn't affect an object that has left the zone it was expected in

    @id:recast-bears-arent-sacrificed @source:cr @twin:sneaked-bears-are-sacrificed
    Scenario: The Bears of Sneak Attack, returned to hand and cast, are new ones: nothing is sacrificed
      Note: 603.7c
      Given Alice controls "Sneak Attack"
      And Alice has "Grizzly Bears" and "Unsummon" in hand
      And Alice has lands for the ability of "Sneak Attack", "Unsummon" and "Grizzly Bears"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And Alice casts "Unsummon" targeting "Grizzly Bears"
      And "Unsummon" resolves
      And Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      And the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is on the battlefield

    @id:sneaked-bears-are-sacrificed @source:cr
    Scenario: The Bears that stayed are sacrificed
      Given Alice controls "Sneak Attack"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      Then "Grizzly Bears" is on the battlefield
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is in Alice's graveyard

    @id:phased-out-copy-isnt-sacrificed @source:cr @source:report @twin:copy-made-in-the-main-phase
    Scenario: Kiki-Jiki's copy, phased out as its sacrifice comes, is never sacrificed
      Source: report TS-09, with Kiki-Jiki; 702.26b
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Hill Giant"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
      And everything resolves
      And Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      And the game goes on to the end step
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then Alice controls 2 "Hill Giant"
      When the game goes on to Bob's next upkeep step
      Then Alice controls 2 "Hill Giant"

  @state-trigger.again.1
  Rule: A state trigger doesn't trigger again while it is on the stack

    @id:dark-depths-triggers-once @source:cr
    Scenario: Dark Depths without counters has one ability on the stack, however often somebody gets priority
      Note: 603.8
      Given Alice controls "Dark Depths"
      And "Dark Depths" has 1 "ice" counter
      And Alice has "Shock" in hand
      And Alice has lands for the ability of "Dark Depths" and "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice activates "Dark Depths"
      And the ability of "Dark Depths" resolves
      Then the stack is "Dark Depths"
      When Alice casts "Shock" targeting Bob
      And Bob casts "Shock" targeting Alice
      Then the stack is "Shock", "Shock" and "Dark Depths"
      When everything resolves
      Then Alice controls "Marit Lage"

  @state-trigger.again.2
  Rule: Once it has left the stack, it triggers again if its state is still true

    @id:stifled-dark-depths-triggers-again @source:ruling
    Scenario: Stifle counters the ability of Dark Depths: it triggers again at once
      Source: ruling Dark Depths 2022-12-08
      Note: 603.8
      Given Alice controls "Dark Depths"
      And "Dark Depths" has 1 "ice" counter
      And Alice has lands for the ability of "Dark Depths"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When Alice activates "Dark Depths"
      And the ability of "Dark Depths" resolves
      And Bob casts "Stifle" targeting the ability of "Dark Depths"
      And "Stifle" resolves
      Then the stack is "Dark Depths"
      And "Dark Depths" is on the battlefield
      When "Dark Depths" resolves
      Then Alice controls "Marit Lage"

    @id:stifled-verdant-force-doesnt-trigger-again @source:cr @twin:verdant-force-not-stifled
    Scenario: Verdant Force waits for an upkeep, not for a state: stifled, it doesn't trigger again in this one
      Note: 603.2b
      Given Alice controls "Verdant Force"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When the game goes on to Bob's next upkeep step
      And Bob casts "Stifle" targeting the ability of "Verdant Force"
      And "Stifle" resolves
      Then the stack is empty
      When the game goes on to Alice's next upkeep step
      Then the stack is "Verdant Force"
      And Alice controls no "Saproling Token"

    @id:verdant-force-not-stifled @source:cr
    Scenario: Verdant Force, not stifled, has made its Saproling of Bob's upkeep
      Given Alice controls "Verdant Force"
      When the game goes on to Bob's next upkeep step
      And "Verdant Force" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is "Verdant Force"
      And Alice controls "Saproling Token"

  @state-trigger.true.1
  Rule: A state trigger triggers as soon as its state is true, and not before

    @id:covetous-dragon-loses-its-last-artifact @source:cr
    Scenario: Covetous Dragon is sacrificed as Alice's last artifact has gone, though Bob has one
      Note: 603.8
      Given Alice controls "Covetous Dragon", "Memnite" and "Ornithopter"
      And Bob controls "Howling Mine"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Bob casts "Shock" targeting "Memnite"
      And "Shock" resolves
      Then "Memnite" is in Alice's graveyard
      And the stack is empty
      When Bob casts "Shock" targeting "Ornithopter"
      And "Shock" resolves
      Then the stack is the ability of "Covetous Dragon"
      When the ability of "Covetous Dragon" resolves
      Then "Covetous Dragon" is in Alice's graveyard

  @trigger.player-loses.1
  Rule: An ability that watches for a player losing triggers when one loses in the check of the process

    @id:tyrant-sees-bob-lose-as-the-turn-ends @source:cr
    Scenario: Day's Undoing decks Bob of three players: Alice's Blood Tyrant grows in the cleanup step
      Note: situation J03; 603.9
      Given Alice controls "Blood Tyrant"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has 6 cards in library
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Alice's cleanup step
      And Bob has lost the game
      When "Blood Tyrant" resolves
      Then "Blood Tyrant" has 5 "+1/+1" counters

  @reflexive.at-once.1
  Rule: A reflexive triggered ability triggers on what was done earlier in the resolution that created it

    @id:offering-in-bobs-turn @source:cr
    Scenario: Hour of Offerings in Bob's turn, which it doesn't end: the sacrifice makes its ability trigger
      Note: 603.12; the instant is invented
      Given Alice controls "Grizzly Bears"
      And Alice has "Hour of Offerings" in hand
      And Alice has lands for "Hour of Offerings"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Hour of Offerings"
      And "Hour of Offerings" resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And the stack is the ability of "Hour of Offerings"
      When the ability of "Hour of Offerings" resolves
      Then Bob has 17 life

    @id:nothing-offered-in-bobs-turn @source:cr @twin:offering-in-bobs-turn
    Scenario: Without a creature nothing is sacrificed, and nothing triggers
      Given Alice has "Hour of Offerings" in hand
      And Alice has lands for "Hour of Offerings"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Hour of Offerings"
      And "Hour of Offerings" resolves
      And the game goes on to the draw step
      Then "Hour of Offerings" is in Alice's graveyard
      And Bob has 20 life

  @delayed.turn.1
  Rule: A delayed triggered ability for a step of the next turn doesn't trigger in a later step of this one

    @id:wine-waits-for-the-next-turns-upkeep @source:cr @source:report
    Scenario: Blessed Wine draws nothing in the upkeep that Sphinx of the Second Sun adds to the turn, and a card in Bob's
      Source: report TS-23; ruling Sphinx of the Second Sun 2020-11-10
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Blessed Wine" in hand
      And Alice has lands for "Blessed Wine"
      When Alice casts "Blessed Wine"
      And everything resolves
      And the game goes on to the postcombat main phase
      And everything resolves
      And the game goes on to the upkeep step
      Then the stack is empty
      And Alice has 0 cards in hand
      When the game goes on to Bob's next upkeep step
      Then the stack is the ability of "Blessed Wine"
      When everything resolves
      Then Alice has 2 cards in hand

    @id:towershell-waits-for-alices-next-turn @source:cr
    Scenario: Meandering Towershell doesn't come back in a second combat of the same turn
      Note: report TS-78 is about the same words on another card
      Given Alice controls "Meandering Towershell" and "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Meandering Towershell"
      And everything resolves
      And the game goes on to the beginning of combat step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Meandering Towershell" is in exile
      And Bob has 18 life
      When the game goes on to Alice's next postcombat main phase
      Then "Meandering Towershell" is on the battlefield

    @id:lander-until-the-end-step-of-the-next-turn @source:cr @source:report @source:ruling
    Scenario: Kav Landseeker's token, for the end step on your next turn, outlives this turn's end step and Bob's
      Source: report TS-78; ruling Kav Landseeker 2025-07-25
      Given Alice has "Kav Landseeker" in hand
      And Alice has lands for "Kav Landseeker"
      When Alice casts "Kav Landseeker"
      And everything resolves
      And everything resolves
      And the game goes on to Alice's next postcombat main phase
      Then Alice controls "Lander Token"
      When the game goes on to the end step
      Then the stack is the ability of "Kav Landseeker"
      When everything resolves
      Then Alice controls no "Lander Token"

    @id:lander-of-a-skipped-turns-end-step @source:cr @twin:lander-until-the-end-step-of-the-next-turn
    Scenario: Where that turn is ended before its end step, the token stays for good
      Given Alice has "Kav Landseeker" in hand
      And Alice has lands for "Kav Landseeker"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Kav Landseeker"
      And everything resolves
      And everything resolves
      And the game goes on to Alice's next upkeep step
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next end step
      Then the stack is empty
      And Alice controls "Lander Token"

  @delayed.once.3
  Rule: A delayed triggered ability with a duration triggers each time within it, and never after it

    @id:vesper-until-the-end-of-alices-next-turn @source:cr @source:report @source:ruling @twin:matins-until-alices-next-turn
    Scenario: Echoing Vesper triggers on Alice's spells in this turn, Bob's and her next, and in none after it
      Source: report TS-95 as corrected, with an invented card; ruling Season of the Bold 2024-07-26
      Given Alice has "Echoing Vesper" and 4 "Shock" in hand
      And Alice has lands for "Echoing Vesper" and 2 "Shock"
      When Alice casts "Echoing Vesper"
      And "Echoing Vesper" resolves
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Alice has 21 life
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Alice has 22 life
      When the game goes on to Alice's next upkeep step
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Alice has 23 life
      When the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Bob has 12 life
      And Alice has 23 life

    @id:matins-until-alices-next-turn @source:cr @source:report
    Scenario: Echoing Matins, until her next turn, triggers in this turn and in Bob's, and not in hers
      Source: report TS-95 as corrected, with an invented card
      Given Alice has "Echoing Matins" and 3 "Shock" in hand
      And Alice has lands for "Echoing Matins" and 2 "Shock"
      When Alice casts "Echoing Matins"
      And "Echoing Matins" resolves
      And Alice casts "Shock" targeting Bob
      And everything resolves
      And the game goes on to Bob's next upkeep step
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Alice has 22 life
      When the game goes on to Alice's next upkeep step
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Bob has 14 life
      And Alice has 22 life
