Feature: 724.1a Abilities that are waiting as the turn is ended cease to exist

  @end-turn.purge.1
  Rule: An ability that triggered before the process and isn't on the stack yet ceases to exist

    @id:ultima-deaths-trigger-nothing @source:cr @source:ruling @source:report @twin:verdict-deaths-trigger
    Scenario: Ultima: the Traveler leaves no Spirit, and the Wolf stays dead
      Source: ruling Ultima 2025-06-06; report ET-06; situation B03
      Outdated: the ruling says that these abilities are exiled from the stack; by the rules they never got there
      Given Alice controls "Doomed Traveler" and "Young Wolf"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And the game goes on to Bob's next upkeep step
      Then "Doomed Traveler" is in Alice's graveyard
      And "Young Wolf" is in Alice's graveyard
      And Alice controls no "Spirit Token"
      And the stack is empty

    @id:verdict-deaths-trigger @source:cr
    Scenario: Supreme Verdict: the same deaths trigger
      Given Alice controls "Doomed Traveler" and "Young Wolf"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      When Alice casts "Supreme Verdict"
      And "Supreme Verdict" resolves
      And Alice chooses "Young Wolf" and "Doomed Traveler"
      Then the stack is "Doomed Traveler" and "Young Wolf"
      When everything resolves
      Then "Young Wolf" is on the battlefield
      And "Young Wolf" has 1 "+1/+1" counter
      And Alice controls "Spirit Token"

    @id:ultima-asks-for-no-order-and-no-target @source:cr
    Scenario: Ultima: nobody is asked to order these abilities or to choose a target for them
      Note: Alice keeps eight cards, so the next thing asked is in the cleanup step
      Given Alice controls "Doomed Traveler" and "Young Wolf"
      And Bob controls "Blood Artist"
      And Alice has "Ultima" and 8 "Hill Giant" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step

  @end-turn.purge.2
  Rule: That includes abilities that triggered earlier in the same resolution

    @id:days-undoing-draw-triggers-cease @source:wiki @source:ruling @twin:days-undoing-draw-triggers-resolve
    Scenario: Day's Undoing: nobody is hurt by the draws
      Source: Japanese wiki, step 1; ruling Day's Undoing 2017-04-18
      Given Alice controls "Underworld Dreams"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 7 cards in hand
      And Bob has 20 life

    @id:days-undoing-draw-triggers-resolve @source:ruling
    Scenario: On another player's turn the same draws hurt
      Source: ruling Day's Undoing 2017-04-18
      Given Alice controls "Underworld Dreams" and "Vedalken Orrery"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Day's Undoing"
      And everything resolves
      Then Bob has 13 life
      And "Day's Undoing" is in Alice's graveyard

    @id:ultima-fiend-hunter-keeps-the-card @source:cr @twin:murdered-fiend-hunter-gives-back
    Scenario: Ultima: what Fiend Hunter exiled stays in exile for good
      Source: situation K13; 607.2a and 724.1a
      Given Alice has "Fiend Hunter" and "Ultima" in hand
      And Alice has lands for "Fiend Hunter" and "Ultima"
      And Bob controls "Grizzly Bears"
      When Alice casts "Fiend Hunter"
      And "Fiend Hunter" resolves
      And Alice accepts
      Then "Grizzly Bears" is in exile
      When Alice casts "Ultima"
      And the game goes on to Bob's next upkeep step
      Then "Fiend Hunter" is in Alice's graveyard
      And the stack is empty
      And "Grizzly Bears" is in exile

    @id:murdered-fiend-hunter-gives-back @source:cr
    Scenario: Murder: Fiend Hunter gives the card back
      Given Alice has "Fiend Hunter" and "Murder" in hand
      And Alice has lands for "Fiend Hunter" and "Murder"
      And Bob controls "Grizzly Bears"
      When Alice casts "Fiend Hunter"
      And "Fiend Hunter" resolves
      And Alice accepts
      Then "Grizzly Bears" is in exile
      When Alice casts "Murder" targeting "Fiend Hunter"
      And everything resolves
      Then "Fiend Hunter" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield
      And Bob controls "Grizzly Bears"

    @id:meditation-ring-keeps-the-card @source:cr @twin:disenchanted-ring-gives-back
    Scenario: Hurkyl's Final Meditation: what Oblivion Ring exiled stays in exile
      Source: situation K14
      Given Alice has "Oblivion Ring" and "Hurkyl's Final Meditation" in hand
      And Alice has lands for "Oblivion Ring" and "Hurkyl's Final Meditation"
      And Bob controls "Grizzly Bears"
      When Alice casts "Oblivion Ring"
      And "Oblivion Ring" resolves
      And everything resolves
      Then "Grizzly Bears" is in exile
      When Alice casts "Hurkyl's Final Meditation"
      And the game goes on to Bob's next upkeep step
      Then "Oblivion Ring" is in Alice's hand
      And the stack is empty
      And "Grizzly Bears" is in exile

    @id:disenchanted-ring-gives-back @source:cr
    Scenario: Disenchant: Oblivion Ring gives the card back
      Given Alice has "Oblivion Ring" and "Disenchant" in hand
      And Alice has lands for "Oblivion Ring" and "Disenchant"
      And Bob controls "Grizzly Bears"
      When Alice casts "Oblivion Ring"
      And "Oblivion Ring" resolves
      And everything resolves
      Then "Grizzly Bears" is in exile
      When Alice casts "Disenchant" targeting "Oblivion Ring"
      And everything resolves
      Then "Oblivion Ring" is in Alice's graveyard
      And Bob controls "Grizzly Bears"

    @id:emptying-forgets-the-madness @source:cr @twin:discard-to-hand-size-has-madness
    Scenario: A card discarded as the turn is ended is never offered for its madness cost
      Source: situation K16
      Note: the card is invented; no printed one discards and then ends the turn
      Given Alice has "Hour of Emptying" and "Fiery Temper" in hand
      And Alice has lands for "Hour of Emptying" and the madness of "Fiery Temper"
      When Alice casts "Hour of Emptying"
      And the game goes on to Bob's next upkeep step
      Then the stack is empty
      And "Fiery Temper" is in exile
      And Bob has 20 life

    @id:emptying-war-doctor-sees-one-card @source:cr
    Scenario: The War Doctor sees the Hour exiled, not the card discarded into exile before it
      Source: 603.2c, 702.35a
      Note: the card is invented; no printed one exiles a card and then ends the turn
      Given Alice controls "The War Doctor"
      And Alice has "Hour of Emptying" and "Fiery Temper" in hand
      And Alice has lands for "Hour of Emptying"
      When Alice casts "Hour of Emptying"
      And the game goes on to Bob's next upkeep step
      Then "Fiery Temper" is in exile
      And "The War Doctor" has 1 "time" counter

    @id:discard-to-hand-size-has-madness @source:cr
    Scenario: A card discarded to hand size is offered for its madness cost
      Given Alice has "Fiery Temper" and 7 "Grizzly Bears" in hand
      And Alice has lands for the madness of "Fiery Temper"
      When the game goes on to the end step
      And Alice chooses "Fiery Temper"
      Then it is Alice's cleanup step
      And the stack is "Fiery Temper"
      When "Fiery Temper" resolves
      And Alice casts "Fiery Temper" targeting Bob
      And everything resolves
      Then "Fiery Temper" is in Alice's graveyard
      And Bob has 17 life

    @id:ultima-kills-undying-and-persist @source:cr @twin:undying-and-persist-come-back
    Scenario: Ultima: neither undying nor persist brings a creature back
      Source: 702.79a, 702.93a; both triggered as Ultima destroyed the creatures
      Given Alice controls "Young Wolf" and "Putrid Goblin"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice's graveyard is "Young Wolf" and "Putrid Goblin"
      And Alice controls no "Young Wolf"
      And Alice controls no "Putrid Goblin"

    @id:undying-and-persist-come-back @source:cr
    Scenario: Destroyed by Supreme Verdict, each of them comes back with its own counter
      Given Alice controls "Young Wolf" and "Putrid Goblin"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      When Alice casts "Supreme Verdict"
      And "Supreme Verdict" resolves
      And Alice chooses "Young Wolf" and "Putrid Goblin"
      Then the stack is the ability of "Putrid Goblin" and the ability of "Young Wolf"
      When everything resolves
      Then "Young Wolf" is 2/2
      And "Young Wolf" has 1 "+1/+1" counter
      And "Putrid Goblin" is 1/1
      And "Putrid Goblin" has 1 "-1/-1" counter

    @id:ultima-silences-kayas-ghostform @source:cr @twin:kayas-ghostform-returns-the-creature
    Scenario: Ultima: the creature that Kaya's Ghostform enchanted stays in the graveyard, with the Aura
      Source: situation K15; 603.6e, 704.5m
      Given Alice controls "Grizzly Bears" and "Kaya's Ghostform"
      And "Kaya's Ghostform" is attached to "Grizzly Bears"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice's graveyard is "Grizzly Bears" and "Kaya's Ghostform"
      And Alice controls no "Grizzly Bears"
      And exile is "Ultima"

    @id:kayas-ghostform-returns-the-creature @source:cr
    Scenario: Destroyed by Supreme Verdict, the creature that Kaya's Ghostform enchanted comes back
      Given Alice controls "Grizzly Bears" and "Kaya's Ghostform"
      And "Kaya's Ghostform" is attached to "Grizzly Bears"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      When Alice casts "Supreme Verdict"
      And "Supreme Verdict" resolves
      Then the stack is the ability of "Kaya's Ghostform"
      When everything resolves
      Then Alice controls "Grizzly Bears"
      And Alice's graveyard is "Kaya's Ghostform" and "Supreme Verdict"

  @end-turn.purge.3
  Rule: Abilities that trigger during the process are spared

    @id:war-doctor-sees-both-cards-exiled @source:cr
    Scenario: The War Doctor gets one counter for the Bolt and the Time Stop exiled together
      Source: situation K02; 603.2c and 724.1f
      Given Alice controls "The War Doctor"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "The War Doctor"
      When "The War Doctor" resolves
      Then "The War Doctor" has 1 "time" counter

  @end-turn.purge.4
  Rule: A delayed triggered ability that hasn't triggered is left alone

    @id:sneak-attack-waits-for-the-next-end-step @source:cr @source:ruling @twin:sneak-attack-sacrifices-this-turn
    Scenario: Sneak Attack's sacrifice comes in Bob's end step
      Source: ruling Sundial of the Infinite 2011-09-22 on the next end step
      Given Alice controls "Sneak Attack"
      And Alice has "Grizzly Bears" and "Time Stop" in hand
      And Alice has lands for the ability of "Sneak Attack" and "Time Stop"
      When Alice activates "Sneak Attack"
      And "Sneak Attack" resolves
      And Alice accepts
      And everything resolves
      Then "Grizzly Bears" is on the battlefield
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is on the battlefield
      When the game goes on to the end step
      Then the stack is the ability of "Sneak Attack"
      When the ability of "Sneak Attack" resolves
      Then "Grizzly Bears" is in Alice's graveyard

    @id:sneak-attack-sacrifices-this-turn @source:cr
    Scenario: Where the turn isn't ended, Sneak Attack's sacrifice comes in Alice's end step
      Given Alice controls "Sneak Attack"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When Alice activates "Sneak Attack"
      And "Sneak Attack" resolves
      And Alice accepts
      And the game goes on to the end step
      Then it is Alice's end step
      And the stack is the ability of "Sneak Attack"
      When the ability of "Sneak Attack" resolves
      Then "Grizzly Bears" is in Alice's graveyard

    @id:blocks-ended-angel-stays-until-bobs-combat @source:report @twin:geists-angel-goes-in-alices-combat
    Scenario: Ended in the declare blockers step: Geist's Angel goes at the end of Bob's combat
      Source: report ET-14; 603.7b
      Note: Bob's combat phase has an end of combat step although nobody attacks
      Given Alice controls "Geist of Saint Traft" and "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob controls "Memnite"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And Bob blocks "Geist of Saint Traft" with "Memnite"
      And Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next precombat main phase
      Then the token "Angel Token" is on the battlefield
      And Bob has 20 life
      When the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield

    @id:geists-angel-goes-in-alices-combat @source:cr
    Scenario: Where nothing ends the turn, Geist's Angel is exiled at the end of Alice's combat
      Given Alice controls "Geist of Saint Traft"
      When Alice attacks Bob with "Geist of Saint Traft"
      And the ability of "Geist of Saint Traft" resolves
      And the game goes on to the postcombat main phase
      Then the token "Angel Token" is not on the battlefield
      And Bob has 14 life

  @end-turn.purge.5
  Rule: What brings a card back at the end of an "until" is no triggered ability and isn't purged

    @id:ultima-priest-gives-back @source:cr
    Scenario: Ultima: what Banisher Priest exiled is back at once and isn't destroyed
      Source: situation K12; 610.3
      Given Alice has "Banisher Priest", "Ultima" and 8 "Hill Giant" in hand
      And Alice has lands for "Banisher Priest" and "Ultima"
      And Bob controls "Grizzly Bears"
      When Alice casts "Banisher Priest"
      And "Banisher Priest" resolves
      And everything resolves
      Then "Grizzly Bears" is in exile
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And "Banisher Priest" is in Alice's graveyard
      And Bob controls "Grizzly Bears"

    @id:meditation-light-gives-back @source:cr
    Scenario: Hurkyl's Final Meditation: what Banishing Light exiled is back at once and isn't returned to hand
      Source: situation K14; 610.3
      Given Alice has "Banishing Light", "Hurkyl's Final Meditation" and 8 "Hill Giant" in hand
      And Alice has lands for "Banishing Light" and "Hurkyl's Final Meditation"
      And Bob controls "Grizzly Bears"
      When Alice casts "Banishing Light"
      And "Banishing Light" resolves
      And everything resolves
      Then "Grizzly Bears" is in exile
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      Then it is Alice's cleanup step
      And "Banishing Light" is in Alice's hand
      And Bob controls "Grizzly Bears"

  @end-turn.purge.6
  Rule: The waiting abilities of every player cease to exist, not only those of the active player

    @id:ultima-purges-both-players @source:cr @source:ruling @twin:verdict-purges-nobody
    Scenario: Ultima: neither Alice's Traveler nor Bob's Blood Artist does anything
      Source: ruling Ultima 2025-06-06; situation B03
      Outdated: the ruling says that these abilities are exiled from the stack; by the rules they never got there
      Given Alice controls "Doomed Traveler"
      And Bob controls "Blood Artist"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And the game goes on to Bob's next upkeep step
      Then the stack is empty
      And Alice controls no "Spirit Token"
      And Alice has 20 life
      And Bob has 20 life
      And "Blood Artist" is in Bob's graveyard

    @id:verdict-purges-nobody @source:cr
    Scenario: Supreme Verdict: the Traveler leaves a Spirit, and Blood Artist drains for both deaths
      Given Alice controls "Doomed Traveler"
      And Bob controls "Blood Artist"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      When Alice casts "Supreme Verdict"
      And "Supreme Verdict" resolves
      And Bob chooses Alice
      And Bob chooses Alice
      Then the stack is "Blood Artist", "Blood Artist" and "Doomed Traveler"
      When everything resolves
      Then Alice has 18 life
      And Bob has 22 life
      And Alice controls "Spirit Token"

    @id:days-undoing-opponents-dreams-cease @source:ruling @twin:days-undoing-opponents-dreams-hurt
    Scenario: Day's Undoing: Alice isn't hurt by Bob's Underworld Dreams
      Source: ruling Day's Undoing 2017-04-18
      Given Bob controls "Underworld Dreams"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When Alice casts "Day's Undoing"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice has 20 life

    @id:days-undoing-opponents-dreams-hurt @source:ruling
    Scenario: On Bob's turn Alice's own Day's Undoing lets Bob's Underworld Dreams hurt her
      Source: ruling Day's Undoing 2017-04-18
      Given Bob controls "Underworld Dreams"
      And Alice controls "Vedalken Orrery"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Day's Undoing"
      And everything resolves
      Then Alice has 7 cards in hand
      And Alice has 13 life

  @end-turn.purge.7
  Rule: A state trigger that was purged while its state stays true triggers again during the process

    @id:purged-state-trigger-triggers-again @source:cr @open
    Scenario: Dark Depths loses its last ice as the turn is ended
      Source: situation B10; 603.8 speaks only of an ability that has left the stack
      Note: the other reading is that the ability stays silent until the state has ended and begun again
      Given Alice controls "Dark Depths"
      And "Dark Depths" has 1 "ice" counter
      And Alice has "Hour of Thaw" in hand
      And Alice has lands for "Hour of Thaw"
      When Alice casts "Hour of Thaw" targeting "Dark Depths"
      And "Hour of Thaw" resolves
      Then it is Alice's cleanup step
      And the stack is "Dark Depths"
      When "Dark Depths" resolves
      Then Alice controls "Marit Lage"

  @end-turn.purge.8
  Rule: A reflexive triggered ability created earlier in the same resolution ceases to exist as well

    @id:offering-reflexive-ability-ceases @source:cr @twin:offering-reflexive-ability-resolves
    Scenario: The sacrifice's "when you do" comes to nothing as the turn is ended
      Source: situation B06; 603.12
      Note: the card is invented; no printed one creates such an ability and ends the turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Hour of Offerings" in hand
      And Alice has lands for "Hour of Offerings"
      When Alice casts "Hour of Offerings"
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob has 20 life

    @id:offering-reflexive-ability-resolves @source:cr
    Scenario: On Bob's turn, which the card doesn't end, the "when you do" happens
      Given Alice controls "Grizzly Bears"
      And Alice has "Hour of Offerings" in hand
      And Alice has lands for "Hour of Offerings"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Hour of Offerings"
      And "Hour of Offerings" resolves
      And everything resolves
      Then Bob has 17 life
      And "Hour of Offerings" is in Alice's graveyard
