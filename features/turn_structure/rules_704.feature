Feature: 704 State-based actions

  @sba.check.1
  Rule: State-based actions that are due at the same time are performed at the same time

    @id:both-players-at-zero-draw @source:cr
    Scenario: Blood Tyrant takes the last life of both players in Alice's upkeep: the game is a draw
      Note: 704.3
      Given Alice controls "Blood Tyrant"
      And Alice has 1 life
      And Bob has 1 life
      When the game goes on to Alice's next upkeep step
      And the ability of "Blood Tyrant" resolves
      Then the game is a draw

    @id:one-player-at-zero-loses @source:cr
    Scenario: With one life more Alice wins
      Note: 704.3
      Given Alice controls "Blood Tyrant"
      And Alice has 2 life
      And Bob has 1 life
      When the game goes on to Alice's next upkeep step
      And the ability of "Blood Tyrant" resolves
      Then Alice has won the game

    @id:artist-sees-what-dies-with-it @source:cr
    Scenario: Blood Artist and the Bears die of the same check: each death is seen, its own as well
      Note: 704.3
      Given Alice controls "Colossal Dreadmaw" and "Hill Giant"
      And Bob controls "Blood Artist" and "Grizzly Bears"
      When Alice attacks Bob with "Colossal Dreadmaw" and "Hill Giant"
      And Bob blocks "Colossal Dreadmaw" with "Blood Artist"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And Bob chooses Alice
      And Bob chooses Alice
      And everything resolves
      Then Alice has 18 life

  @sba.check.2
  Rule: Before priority the check is repeated until nothing is due

    @id:ornithopter-follows-the-master @source:cr
    Scenario: Master of Etherium dies, and then the damaged Ornithopter that it had made larger, before anybody acts
      Note: 704.3
      Given Alice controls "Master of Etherium" and "Ornithopter"
      And Bob has "Shock", "Lightning Bolt" and "Giant Growth" in hand
      And Bob has lands for "Shock", "Lightning Bolt" and "Giant Growth"
      When Bob casts "Shock" targeting "Ornithopter"
      And "Shock" resolves
      Then "Ornithopter" is 1/3
      And "Ornithopter" has 2 damage
      When Bob casts "Lightning Bolt" targeting "Master of Etherium"
      And "Lightning Bolt" resolves
      Then "Master of Etherium" is in Alice's graveyard
      And "Ornithopter" is in Alice's graveyard
      And Alice has priority

    @id:ornithopter-outlives-the-master @source:cr @twin:ornithopter-follows-the-master
    Scenario: Undamaged, it stays as a 0/2
      Given Alice controls "Master of Etherium" and "Ornithopter"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Bob casts "Lightning Bolt" targeting "Master of Etherium"
      And "Lightning Bolt" resolves
      Then "Master of Etherium" is in Alice's graveyard
      And "Ornithopter" is 0/2

  @sba.life.1
  Rule: A player with 0 or less life loses the game

    @id:shock-for-the-last-two-life @source:cr
    Scenario: Bob at 2 life loses as Shock has resolved, before anybody acts
      Note: 704.5a
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob has 2 life
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Alice has won the game

    @id:shock-at-three-life @source:cr @twin:shock-for-the-last-two-life
    Scenario: At 3 he stays in the game
      Given Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob has 3 life
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob is still in the game
      And Bob has 1 life

    @id:zero-life-and-platinum-angel @source:cr
    Scenario: With Platinum Angel Bob stays at 0 and loses as the Angel dies
      Note: 704.5a, 101.2
      Given Alice has "Shock" and "Murder" in hand
      And Alice has lands for "Shock" and "Murder"
      And Bob controls "Platinum Angel"
      And Bob has 2 life
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob is still in the game
      And Bob has 0 life
      When Alice casts "Murder" targeting "Platinum Angel"
      And "Murder" resolves
      Then Alice has won the game

  @sba.token.1
  Rule: A token that has left the battlefield ceases to exist

    @id:unsummoned-token-is-gone @source:cr @twin:unsummoned-card-is-in-hand
    Scenario: Unsummon on a Soldier token: it is in no zone
      Note: 704.5d
      Given Alice has "Raise the Alarm" in hand
      And Alice has lands for "Raise the Alarm"
      And Bob has "Unsummon" in hand
      And Bob has lands for "Unsummon"
      When Alice casts "Raise the Alarm"
      And "Raise the Alarm" resolves
      Then Alice controls 2 "Soldier Token"
      When Bob casts "Unsummon" targeting the token "Soldier Token"
      And "Unsummon" resolves
      Then Alice controls "Soldier Token"
      And Alice has 0 cards in hand

    @id:unsummoned-card-is-in-hand @source:cr
    Scenario: Unsummon on a card: it is in its owner's hand
      Given Alice controls "Grizzly Bears"
      And Bob has "Unsummon" in hand
      And Bob has lands for "Unsummon"
      When Bob casts "Unsummon" targeting "Grizzly Bears"
      And "Unsummon" resolves
      Then "Grizzly Bears" is in Alice's hand

  @sba.copy.1
  Rule: A copy of a spell that has left the stack ceases to exist

    @id:countered-copy-is-gone @source:cr
    Scenario: Twincast's copy of Shock is countered: it is in no graveyard, the original is
      Note: 704.5e
      Given Alice has "Shock" and "Twincast" in hand
      And Alice has lands for "Shock" and "Twincast"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And "Twincast" resolves
      And Alice chooses nothing
      And Bob casts "Counterspell" targeting the copy of "Shock"
      And "Counterspell" resolves
      Then the stack is "Shock"
      And Alice's graveyard is "Twincast"
      When "Shock" resolves
      Then Bob has 18 life
      And Alice's graveyard is "Shock" and "Twincast"

    @id:resolved-copy-is-gone @source:cr
    Scenario: Resolved, it is gone as well
      Note: 704.5e
      Given Alice has "Shock" and "Twincast" in hand
      And Alice has lands for "Shock" and "Twincast"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And everything resolves
      And Alice chooses nothing
      And everything resolves
      Then Bob has 16 life
      And Alice's graveyard is "Shock" and "Twincast"

  @sba.toughness.1
  Rule: Toughness 0 or less puts a creature into the graveyard, and nothing can save it by regeneration

    @id:myr-with-toughness-zero @source:cr
    Scenario: Darksteel Myr, indestructible, dies of Archfiend of Ifnir's counter in Alice's cleanup step
      Note: 704.5f; it isn't destroyed, so neither indestructible nor regeneration would help
      Given Alice controls "Archfiend of Ifnir"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob controls "Darksteel Myr"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      And the ability of "Archfiend of Ifnir" resolves
      Then it is Alice's cleanup step
      And "Darksteel Myr" is in Bob's graveyard

    @id:giant-with-toughness-two @source:cr @twin:myr-with-toughness-zero
    Scenario: Hill Giant becomes a 2/2 and lives
      Given Alice controls "Archfiend of Ifnir"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob controls "Hill Giant"
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      And the ability of "Archfiend of Ifnir" resolves
      Then "Hill Giant" is 2/2

    @id:skeletons-shrunk-to-nothing @source:cr
    Scenario: Last Gasp kills Drudge Skeletons in spite of their regeneration
      Note: 704.5f
      Given Alice has "Last Gasp" in hand
      And Alice has lands for "Last Gasp"
      And Bob controls "Drudge Skeletons"
      And Bob has lands for the ability of "Drudge Skeletons"
      When Bob activates "Drudge Skeletons"
      And the ability of "Drudge Skeletons" resolves
      And Alice casts "Last Gasp" targeting "Drudge Skeletons"
      And "Last Gasp" resolves
      Then "Drudge Skeletons" is in Bob's graveyard

    @id:skeletons-shocked @source:cr @twin:skeletons-shrunk-to-nothing
    Scenario: Shock doesn't: they regenerate
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Drudge Skeletons"
      And Bob has lands for the ability of "Drudge Skeletons"
      When Bob activates "Drudge Skeletons"
      And the ability of "Drudge Skeletons" resolves
      And Alice casts "Shock" targeting "Drudge Skeletons"
      And "Shock" resolves
      Then "Drudge Skeletons" is on the battlefield
      And "Drudge Skeletons" is tapped

    @id:damaged-giant-shrunk-to-nothing-dies-once @source:cr
    Scenario: A Giant with 2 damage and toughness 0 dies once, as Blood Artist sees
      Note: 704.5f, 704.3
      Given Alice controls "Blood Artist"
      And Alice has "Shock" and "Last Gasp" in hand
      And Alice has lands for "Shock" and "Last Gasp"
      And Bob controls "Hill Giant"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And Alice casts "Last Gasp" targeting "Hill Giant"
      And "Last Gasp" resolves
      And Alice chooses Bob
      Then the stack is the ability of "Blood Artist"
      When everything resolves
      Then Bob has 19 life
      And Alice has 21 life
      And Bob's graveyard is "Hill Giant"

  @sba.damage.1
  Rule: A creature with at least as much damage as toughness is destroyed

    @id:giant-dies-of-exactly-three @source:cr @twin:giant-lives-with-two-damage
    Scenario: Lightning Bolt's 3 damage kills Hill Giant, whose toughness is 3
      Note: 704.5g
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Hill Giant"
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And "Lightning Bolt" resolves
      Then "Hill Giant" is in Bob's graveyard

    @id:giant-lives-with-two-damage @source:cr
    Scenario: Shock's 2 damage doesn't
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Hill Giant"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" is on the battlefield
      And "Hill Giant" has 2 damage

  @sba.legend.1
  Rule: Of two legendary permanents with one name that a player controls, the player keeps one

    @id:second-obeka-one-is-kept @source:cr
    Scenario: Alice casts a second Obeka: one stays, one goes to the graveyard, before anybody acts
      Note: 704.5j
      Given Alice controls "Obeka, Splitter of Seconds"
      And Alice has "Obeka, Splitter of Seconds" in hand
      And Alice has lands for "Obeka, Splitter of Seconds"
      When Alice casts "Obeka, Splitter of Seconds"
      And "Obeka, Splitter of Seconds" resolves
      And Alice chooses "Obeka, Splitter of Seconds"
      Then Alice controls "Obeka, Splitter of Seconds"
      And Alice's graveyard is "Obeka, Splitter of Seconds"

    @id:obekas-of-two-players-stay @source:cr
    Scenario: One of Alice's and one of Bob's both stay
      Note: 704.5j
      Given Alice controls "Obeka, Splitter of Seconds"
      And Bob controls "Vedalken Orrery"
      And Bob has "Obeka, Splitter of Seconds" in hand
      And Bob has lands for "Obeka, Splitter of Seconds"
      When Bob casts "Obeka, Splitter of Seconds"
      And "Obeka, Splitter of Seconds" resolves
      Then Bob controls "Obeka, Splitter of Seconds"
      And Alice controls "Obeka, Splitter of Seconds"

    @id:two-names-phase-in-twice @source:cr
    Scenario: Two legends phase in beside a second one each: of either name one stays
      Note: 704.5j, 502.1
      Given Alice controls "Isamaru, Hound of Konda" and "Kiki-Jiki, Mirror Breaker"
      And Alice has "Isamaru, Hound of Konda", "Kiki-Jiki, Mirror Breaker" and 2 "Reality Ripple" in hand
      And Alice has lands for "Isamaru, Hound of Konda", "Kiki-Jiki, Mirror Breaker" and 2 "Reality Ripple"
      When Alice casts "Reality Ripple" targeting "Isamaru, Hound of Konda"
      And "Reality Ripple" resolves
      And Alice casts "Reality Ripple" targeting "Kiki-Jiki, Mirror Breaker"
      And "Reality Ripple" resolves
      And Alice casts "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" resolves
      And Alice casts "Kiki-Jiki, Mirror Breaker"
      And "Kiki-Jiki, Mirror Breaker" resolves
      Then Alice's graveyard is 2 "Reality Ripple"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Isamaru, Hound of Konda"
      And Alice chooses "Kiki-Jiki, Mirror Breaker"
      Then Alice controls "Isamaru, Hound of Konda"
      And Alice controls "Kiki-Jiki, Mirror Breaker"
      And Alice's graveyard is 2 "Reality Ripple", "Isamaru, Hound of Konda" and "Kiki-Jiki, Mirror Breaker"

  @sba.aura.1
  Rule: An Aura attached to nothing, or to something it can't enchant, is put into its owner's graveyard

    @id:rancor-falls-off-the-statue @source:cr
    Scenario: Rancor on Jade Statue is in the graveyard as soon as anybody may act after the combat phase
      Note: 704.5m; situation L61, with another artifact
      Given Alice controls "Jade Statue" and "Bell of the Second March"
      And Alice has "Rancor" in hand
      And Alice has lands for "Rancor" and the ability of "Jade Statue"
      And Alice controls "Vedalken Orrery"
      When the game goes on to the beginning of combat step
      And Alice activates "Jade Statue"
      And the ability of "Jade Statue" resolves
      And Alice casts "Rancor" targeting "Jade Statue"
      And "Rancor" resolves
      And Alice attacks Bob with "Jade Statue"
      Then "Rancor" is attached to "Jade Statue"
      And "Jade Statue" is 5/6
      When the game goes on to the postcombat main phase
      Then "Rancor" is in Alice's graveyard
      When Alice chooses "Bell of the Second March" and "Rancor"
      Then the stack is "Rancor" and "Bell of the Second March"
      When the ability of "Rancor" resolves
      Then "Rancor" is in Alice's hand

    @id:rancor-stays-on-the-bears @source:cr
    Scenario: On a creature it stays
      Note: 704.5m
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Rancor" is attached to "Grizzly Bears"
      And Bob has 16 life

    @id:haze-on-a-player-who-left @source:cr @twin:haze-on-a-player-who-stays
    Scenario: Alice's Paradox Haze on Carol is in the graveyard as soon as Carol has conceded
      Note: 704.5m
      Given Alice controls "Paradox Haze"
      And Carol has "Shock" in hand
      And "Paradox Haze" is attached to Carol
      When Carol concedes
      And Alice passes
      Then "Paradox Haze" is in Alice's graveyard

    @id:haze-on-a-player-who-stays @source:cr
    Scenario: While Bob concedes, it stays on Carol
      Note: 704.5m
      Given Alice controls "Paradox Haze"
      And Carol has "Shock" in hand
      And "Paradox Haze" is attached to Carol
      When Bob concedes
      And Alice passes
      Then "Paradox Haze" is attached to Carol
      When the game goes on to Carol's next draw step
      Then 2 upkeep steps began in turn 2

  @sba.equipment.1
  Rule: Equipment attached to what is no creature, or to nothing that is there, becomes unattached and stays

    @id:bonesplitter-falls-off-mutavault @source:cr
    Scenario: Time Stop: Mutavault is no creature any more, Bonesplitter falls off it, and so Alice gets priority
      Note: 704.5n, 702.6a, 514.3a; animated in her next turn, Mutavault is a 2/2
      Given Alice controls "Mutavault" and "Bonesplitter"
      And Alice has lands for the second ability of "Mutavault" and the ability of "Bonesplitter"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice activates the second ability of "Mutavault"
      And the ability of "Mutavault" resolves
      And Alice activates "Bonesplitter" targeting "Mutavault"
      And the ability of "Bonesplitter" resolves
      Then "Mutavault" is 4/2
      And "Bonesplitter" is attached to "Mutavault"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And Alice has priority
      And "Mutavault" is not a creature
      And "Bonesplitter" is on the battlefield
      When the game goes on to Alice's next precombat main phase
      And Alice activates the second ability of "Mutavault"
      And the ability of "Mutavault" resolves
      Then "Mutavault" is 2/2
      And 2 cleanup steps began in turn 1

    @id:bonesplitter-stays-on-the-bears @source:cr
    Scenario: On a creature it stays through the cleanup step, in which nobody gets priority
      Note: 704.5n
      Given Alice controls "Grizzly Bears" and "Bonesplitter"
      And "Bonesplitter" is attached to "Grizzly Bears"
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 4/2
      And 1 cleanup step began in turn 1

    @id:bonesplitter-stays-where-the-bears-were @source:cr
    Scenario: The Bears are returned to hand and cast again: Bonesplitter is there and on nothing
      Note: 704.5n, 400.7
      Given Alice controls "Grizzly Bears" and "Bonesplitter"
      And "Bonesplitter" is attached to "Grizzly Bears"
      And Alice has lands for "Grizzly Bears" and the ability of "Bonesplitter"
      And Bob has "Unsummon" in hand
      And Bob has lands for "Unsummon"
      When Bob casts "Unsummon" targeting "Grizzly Bears"
      And "Unsummon" resolves
      Then "Bonesplitter" is on the battlefield
      When Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      Then "Grizzly Bears" is 2/2
      When Alice activates "Bonesplitter" targeting "Grizzly Bears"
      And the ability of "Bonesplitter" resolves
      Then "Grizzly Bears" is 4/2

  @sba.counters.1
  Rule: Of +1/+1 and -1/-1 counters on one permanent, as many of each are removed as there are of the fewer

    @id:archfiends-counter-takes-one-away @source:cr
    Scenario: Three +1/+1 counters and Archfiend of Ifnir's -1/-1 counter, put in the cleanup step: two are left
      Note: 704.5q
      Given Alice controls "Archfiend of Ifnir"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob controls "Hill Giant" and "Savannah Lions"
      And "Hill Giant" has 3 "+1/+1" counters
      And "Savannah Lions" has 1 "+1/+1" counter
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      And the ability of "Archfiend of Ifnir" resolves
      Then "Hill Giant" has 2 "+1/+1" counters
      And "Hill Giant" has no "-1/-1" counters
      And "Hill Giant" is 5/5
      And "Savannah Lions" has no "+1/+1" counters
      And "Savannah Lions" has no "-1/-1" counters
      And "Savannah Lions" is 2/1

    @id:archfiends-counter-stays @source:cr
    Scenario: Without +1/+1 counters the -1/-1 counter stays
      Note: 704.5q
      Given Alice controls "Archfiend of Ifnir"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob controls "Hill Giant" and "Clockwork Beast"
      And "Clockwork Beast" has 7 "+1/+0" counters
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears"
      And the ability of "Archfiend of Ifnir" resolves
      Then "Hill Giant" has 1 "-1/-1" counter
      And "Clockwork Beast" has 7 "+1/+0" counters
      And "Clockwork Beast" has 1 "-1/-1" counter

  @sba.saga.1
  Rule: A Saga is sacrificed once its last chapter ability has left the stack

    @id:saga-waits-for-its-last-chapter @source:cr
    Scenario: History of Benalia stays while its last chapter is on the stack, and goes once it has resolved
      Source: 704.5s
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 2 "lore" counters
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next precombat main phase
      Then the stack is the ability of "History of Benalia"
      And "History of Benalia" has 3 "lore" counters
      When Alice passes
      And Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then "History of Benalia" is on the battlefield
      And the stack is the ability of "History of Benalia"
      When the ability of "History of Benalia" resolves
      Then "History of Benalia" is in Alice's graveyard

    @id:saga-whose-last-chapter-is-countered @source:cr
    Scenario: Countering its last chapter is as good
      Source: 704.5s; ruling History of Benalia 2018-04-27
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 2 "lore" counters
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When the game goes on to Alice's next precombat main phase
      And Alice passes
      And Bob casts "Stifle" targeting the ability of "History of Benalia"
      And "Stifle" resolves
      Then the stack is empty
      And "History of Benalia" is in Alice's graveyard

    @id:saga-stays-after-an-earlier-chapter @source:cr @twin:saga-waits-for-its-last-chapter
    Scenario: After its second chapter it stays
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 1 "lore" counter
      When the game goes on to Alice's next precombat main phase
      And the ability of "History of Benalia" resolves
      Then "History of Benalia" is on the battlefield
      And Alice controls "Knight Token"

  @sba.siege.1
  Rule: A Siege with defense 0 is put into its owner's graveyard once its ability has left the stack

    @id:siege-waits-for-its-ability @source:cr
    Scenario: Invasion of Dominaria stays while its ability is on the stack, and goes as Bob counters that
      Source: 704.5v, 310.7, 310.12b
      Given Alice controls "Invasion of Dominaria"
      And "Invasion of Dominaria" has 3 "defense" counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And "Lightning Bolt" resolves
      Then "Invasion of Dominaria" has no "defense" counters
      And "Invasion of Dominaria" is on the battlefield
      And the stack is the ability of "Invasion of Dominaria"
      When Alice passes
      And Bob casts "Stifle" targeting the ability of "Invasion of Dominaria"
      And "Stifle" resolves
      Then "Invasion of Dominaria" is in Alice's graveyard

    @id:siege-exiled-by-its-ability @source:cr
    Scenario: Its ability resolves and exiles it, and Alice doesn't cast it
      Given Alice controls "Invasion of Dominaria"
      And "Invasion of Dominaria" has 3 "defense" counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And "Lightning Bolt" resolves
      And the ability of "Invasion of Dominaria" resolves
      And Alice declines
      Then "Invasion of Dominaria" is in exile
      And "Invasion of Dominaria" is not in Alice's graveyard

    @id:siege-with-defense-left-stays @source:cr @twin:siege-waits-for-its-ability
    Scenario: Alice's attack leaves two of five defense counters, and nothing triggers
      Given Alice controls "Invasion of Dominaria" and "Hill Giant"
      When Alice attacks "Invasion of Dominaria" with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then "Invasion of Dominaria" has 2 "defense" counters
      And the stack is empty
      And "Invasion of Dominaria" is on the battlefield

    @id:siege-asks-for-its-own-ability-only @source:cr
    Scenario: The Siege's ability is countered: it goes though Verdant Force's is still on the stack
      Note: 704.5v
      Given Alice controls "Invasion of Dominaria" and "Verdant Force"
      And "Invasion of Dominaria" has 3 "defense" counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When the game goes on to Alice's next upkeep step
      And Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And "Lightning Bolt" resolves
      And Bob casts "Stifle" targeting the ability of "Invasion of Dominaria"
      And "Stifle" resolves
      Then the stack is the ability of "Verdant Force"
      And "Invasion of Dominaria" is in Alice's graveyard
