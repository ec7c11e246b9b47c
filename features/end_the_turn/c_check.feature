Feature: 724.1c State-based actions are checked before the phase ends

  @end-turn.check.1
  Rule: State-based actions are performed now, before anything of the cleanup step

    @id:toughness-zero-dies-before-the-discard @source:cr
    Scenario: Ultima: the Myr that the Master kept alive is in the graveyard before Alice discards
      Source: situation K17
      Given Alice controls "Master of Etherium" and "Darksteel Myr"
      And "Darksteel Myr" has 1 "-1/-1" counter
      And Alice has "Ultima" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      Then "Darksteel Myr" is 0/1
      When "Ultima" resolves
      Then it is Alice's cleanup step
      And "Darksteel Myr" is in Alice's graveyard
      And "Master of Etherium" is in Alice's graveyard
      And Alice has 8 cards in hand

    @id:returned-tokens-cease-before-the-discard @source:cr
    Scenario: Hurkyl's Final Meditation: Alice has no Soldier tokens among the cards she discards from
      Source: situation A33; 704.5d, 111.7
      Given Alice controls "Grizzly Bears"
      And Alice has "Raise the Alarm", "Hurkyl's Final Meditation" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Raise the Alarm" and "Hurkyl's Final Meditation"
      When Alice casts "Raise the Alarm"
      And everything resolves
      Then Alice controls 2 "Soldier Token"
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      Then it is Alice's cleanup step
      And Alice's hand is 8 "Grizzly Bears"

  @end-turn.check.2
  Rule: Nobody gets priority in connection with this check, and no triggered ability is put on the stack

    @id:rancor-waits-for-the-discard @source:cr
    Scenario: Rancor goes to the graveyard in the check, but Alice is first asked to discard
      Source: situation C03; 724.1f, 514.1, 514.3a
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And Alice has "Ultima" and 8 "Hill Giant" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then Alice must choose 1 of the cards in Alice's hand
      And "Rancor" is in Alice's graveyard
      When Alice chooses "Hill Giant"
      Then it is Alice's cleanup step
      And the stack is "Rancor"
      And Alice has priority

  @end-turn.check.3
  Rule: Attacking creatures are still in combat during this check

    @id:liege-kept-alive-by-attacking @source:cr @twin:liege-dies-after-combat
    Scenario: Gaea's Liege lives through the check because it still attacks
      Outdated: rulings up to 2025-06-06 remove it from combat first; the rules since August 2019 win
      Given Alice controls "Gaea's Liege" and "Forest"
      And Bob controls 4 "Forest"
      And Bob has "Lightning Bolt" and "Time Stop" in hand
      And Bob has lands for "Lightning Bolt" and "Time Stop"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      Then "Gaea's Liege" is 4/4
      And "Gaea's Liege" has 3 damage
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Gaea's Liege" is on the battlefield
      And "Gaea's Liege" is 1/1

    @id:liege-dies-after-combat @source:cr
    Scenario: Where nothing ends the turn, Gaea's Liege dies as it leaves combat
      Given Alice controls "Gaea's Liege" and "Forest"
      And Bob controls 4 "Forest"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Lightning Bolt" targeting "Gaea's Liege"
      And "Lightning Bolt" resolves
      Then "Gaea's Liege" is 4/4
      And "Gaea's Liege" has 3 damage
      When the game goes on to the postcombat main phase
      Then "Gaea's Liege" is in Alice's graveyard
      And Bob has 16 life

    @id:standard-bearer-lives-through-the-check @source:cr @source:report @twin:standard-bearer-dies-after-combat
    Scenario: An attacker that War Standard keeps alive lives through the check
      Source: report ET-10
      Outdated: rulings up to 2025-06-06 remove it from combat first; the rules since August 2019 win
      Note: the card is invented; Gaea's Liege shows the same
      Given Alice controls "War Standard" and "Grizzly Bears"
      And Bob has "Lightning Bolt" and "Time Stop" in hand
      And Bob has lands for "Lightning Bolt" and "Time Stop"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      Then "Grizzly Bears" is 2/4
      And "Grizzly Bears" has 3 damage
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage

  @end-turn.check.4
  Rule: A player who drew from an empty library loses in this check

    @id:undoing-against-six-cards @source:cr @source:wiki @source:report @twin:undoing-against-seven-cards
    Scenario: Day's Undoing: Bob owns six cards and loses
      Source: Japanese wiki, step 3; report ET-28; 704.5b
      Outdated: the wiki counts hand and graveyard only; the library counts too
      Note: blind to ending: without the process Bob loses in the check that follows the resolution, which shows the same
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has "Shock" in hand
      And Bob has "Divination" in graveyard
      And Bob has 4 cards in library
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Alice has won the game

    @id:undoing-against-seven-cards @source:cr
    Scenario: Day's Undoing: Bob owns seven cards and plays on
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has "Shock" in hand
      And Bob has "Divination" in graveyard
      And Bob has 5 cards in library
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob is still in the game
      And Bob has 7 cards in hand
      And Bob has 0 cards in library

    @id:no-angel-no-game @source:cr
    Scenario: Alice owns six cards, no Platinum Angel among them, and loses
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice has 6 cards in library
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Bob has won the game

    @id:grace-outlasts-the-check @source:cr @source:wiki @twin:undoing-against-six-cards
    Scenario: Angel's Grace: Bob's draw from an empty library is checked while he can't lose, and he plays on
      Source: Japanese wiki, step 3; 704.5b, 514.2
      Note: checked only in the cleanup step, after the Grace has ended, the same draw would make him lose
      Note: blind to ending: where nothing is ended, the ordinary check comes while he can't lose as well
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has "Angel's Grace" in hand
      And Bob has lands for "Angel's Grace"
      And Bob has 5 cards in library
      When Alice casts "Day's Undoing"
      And Bob casts "Angel's Grace"
      And "Angel's Grace" resolves
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob is still in the game
      And "Day's Undoing" is in exile
      And Bob has 6 cards in hand
      And Bob has 0 cards in library

  @end-turn.check.5
  Rule: An ability that triggers because of this check is kept for the cleanup step

    @id:crescendo-sees-the-myr-only @source:cr @source:report @twin:crescendo-sees-both-deaths
    Scenario: Ultima kills the Master, the check the Myr: one Rat
      Source: report ET-08; situation K17
      Note: it triggered in the check, before what lasts this turn ended, so it resolves all the same
      Given Alice controls "Master of Etherium" and "Darksteel Myr"
      And "Darksteel Myr" has 1 "-1/-1" counter
      And Alice has "Gnawing Crescendo" and "Ultima" in hand
      And Alice has lands for "Gnawing Crescendo" and "Ultima"
      When Alice casts "Gnawing Crescendo"
      And "Gnawing Crescendo" resolves
      And Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And the stack is the ability of "Gnawing Crescendo"
      And Alice has priority
      When the game goes on to Bob's next upkeep step
      Then "Master of Etherium" is in Alice's graveyard
      And "Darksteel Myr" is in Alice's graveyard
      And Alice controls "Rat Token"

    @id:traveler-dies-in-the-check @source:cr
    Scenario: Doomed Traveler, dead of damage in the check, leaves its Spirit in the cleanup step
      Note: the card is invented; no printed one deals damage and ends the turn
      Given Alice controls "Doomed Traveler"
      And Bob has "Hour of Embers" in hand
      And Bob has lands for "Hour of Embers"
      When Bob casts "Hour of Embers" targeting "Doomed Traveler"
      And "Hour of Embers" resolves
      Then it is Alice's cleanup step
      And "Doomed Traveler" is in Alice's graveyard
      And the stack is "Doomed Traveler"
      And Alice has priority
      When "Doomed Traveler" resolves
      Then Alice controls "Spirit Token"

    @id:blood-tyrant-sees-a-player-lose @source:cr
    Scenario: With three players Bob's Blood Tyrant sees Alice lose in the check
      Source: situation J03; 603.9
      Given Bob controls "Blood Tyrant"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice has 6 cards in library
      And Carol has "Shock" in hand
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Alice's cleanup step
      And Alice has lost the game
      And the stack is "Blood Tyrant"
      When "Blood Tyrant" resolves
      Then "Blood Tyrant" has 5 "+1/+1" counters
      And "Blood Tyrant" is 10/10

  @end-turn.check.6
  Rule: The check is repeated until no state-based action is left to perform

    @id:rancor-follows-the-myr-in-the-same-check @source:cr @open
    Scenario: The Myr dies in the check, and the Rancor on it is in the graveyard before Alice discards
      Source: situation C21; 704.3 words the repetition for the time a player would get priority
      Note: the other reading is a single pass, after which Rancor goes in the cleanup step, behind the discard
      Given Alice controls "Master of Etherium", "Darksteel Myr" and "Rancor"
      And "Darksteel Myr" has 1 "-1/-1" counter
      And "Rancor" is attached to "Darksteel Myr"
      And Alice has "Ultima" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And "Darksteel Myr" is in Alice's graveyard
      And "Rancor" is in Alice's graveyard
      And Alice has 8 cards in hand

  @end-turn.check.7
  Rule: A commander exiled by the process may be put into the command zone in this check

    @id:commander-exiled-and-back-in-the-check @source:cr @twin:commander-left-in-exile
    Scenario: Alice's commander is exiled from the stack, and she puts it into the command zone before the phase ends
      Source: situation C08; 704.6d, 903.9a
      Note: were it replaced as it is exiled, it would never be in exile
      Given Alice owns "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has lands for "Isamaru, Hound of Konda"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Isamaru, Hound of Konda" from the command zone
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then Alice is asked
      And it is Alice's precombat main phase
      And "Isamaru, Hound of Konda" is in exile, owned by Alice
      When Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Isamaru, Hound of Konda" is in the command zone
      And exile is "Time Stop"

    @id:commander-left-in-exile @source:cr @twin:commander-exiled-and-back-in-the-check
    Scenario: Alice declines: her commander stays in exile, and no later check asks her again
      Source: situation C09; 704.6d speaks of what was put there since the last check
      Given Alice owns "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has lands for "Isamaru, Hound of Konda"
      And Bob has "Time Stop" and "Shock" in hand
      And Bob has lands for "Time Stop" and "Shock"
      When Alice casts "Isamaru, Hound of Konda" from the command zone
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And Alice declines
      Then it is Bob's upkeep step
      And Bob has priority
      And exile is "Isamaru, Hound of Konda" and "Time Stop"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Bob has priority
      And Alice has 18 life
      And "Isamaru, Hound of Konda" is not in the command zone

    @id:commander-destroyed-by-ultima @source:cr
    Scenario: Ultima destroys Alice's commander, and she puts it into the command zone before she discards
      Source: situation K19; 704.6d
      Given Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Ultima" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then Alice is asked
      And "Isamaru, Hound of Konda" is in Alice's graveyard
      And Alice has 8 cards in hand
      When Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone
      And Alice must choose 1 of the cards in Alice's hand

  @end-turn.check.8
  Rule: A Saga, Siege or dungeon whose last ability was exiled is dealt with in this check

    @id:saga-whose-last-chapter-is-exiled @source:cr
    Scenario: Time Stop exiles History of Benalia's last chapter, and Alice sacrifices it before she discards
      Source: 704.5s
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 2 "lore" counters
      And Alice has 7 "Grizzly Bears" in hand
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When the game goes on to Alice's next precombat main phase
      Then the stack is the ability of "History of Benalia"
      And "History of Benalia" is on the battlefield
      When Alice passes
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then "History of Benalia" is in Alice's graveyard
      And Alice has 8 cards in hand

    @id:saga-whose-first-chapter-is-exiled @source:cr @twin:saga-whose-last-chapter-is-exiled
    Scenario: With its first chapter exiled it stays, and tells its second one in Alice's next turn
      Given Alice has "History of Benalia" in hand
      And Alice has lands for "History of Benalia"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "History of Benalia"
      And "History of Benalia" resolves
      Then "History of Benalia" has 1 "lore" counter
      And the stack is the ability of "History of Benalia"
      When Alice passes
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next precombat main phase
      Then "History of Benalia" has 2 "lore" counters
      And Alice controls no "Knight Token"
      When the ability of "History of Benalia" resolves
      Then Alice controls "Knight Token"

    @id:siege-whose-ability-is-exiled @source:cr
    Scenario: Time Stop exiles the defeated Siege's ability, and the Siege goes to the graveyard before the discard
      Source: situation C13; 704.5v, 310.12b
      Given Alice controls "Invasion of Dominaria"
      And "Invasion of Dominaria" has 3 "defense" counters
      And Alice has "Lightning Bolt" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And "Lightning Bolt" resolves
      Then "Invasion of Dominaria" has no "defense" counters
      And "Invasion of Dominaria" is on the battlefield
      And the stack is the ability of "Invasion of Dominaria"
      When Alice passes
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then "Invasion of Dominaria" is in Alice's graveyard
      And Alice has 8 cards in hand

    @id:siege-whose-ability-resolves @source:cr
    Scenario: Without an ender the defeated Siege is exiled
      Given Alice controls "Invasion of Dominaria"
      And "Invasion of Dominaria" has 3 "defense" counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And "Lightning Bolt" resolves
      And the ability of "Invasion of Dominaria" resolves
      And Alice declines
      Then "Invasion of Dominaria" is in exile
      And the stack is empty

  @end-turn.check.9
  Rule: A creature with lethal damage or with toughness 0 dies in this check

    @id:lethal-damage-isnt-healed-first @source:cr @twin:less-damage-is-healed
    Scenario: Three damage kill Hill Giant before the cleanup step could heal them
      Source: 704.5g before 514.2
      Note: the card is invented; no printed one deals damage and ends the turn
      Given Alice controls "Hill Giant"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob has "Hour of Embers" in hand
      And Bob has lands for "Hour of Embers"
      When Bob casts "Hour of Embers" targeting "Hill Giant"
      And "Hour of Embers" resolves
      Then it is Alice's cleanup step
      And "Hill Giant" is in Alice's graveyard
      And Alice has 8 cards in hand

    @id:less-damage-is-healed @source:cr
    Scenario: Serra Angel lives through the same three damage
      Given Alice controls "Serra Angel"
      And Alice has 8 "Grizzly Bears" in hand
      And Bob has "Hour of Embers" in hand
      And Bob has lands for "Hour of Embers"
      When Bob casts "Hour of Embers" targeting "Serra Angel"
      And "Hour of Embers" resolves
      Then it is Alice's cleanup step
      And "Serra Angel" has 3 damage
      And Alice has 8 cards in hand
      When the game goes on to Bob's next upkeep step
      Then "Serra Angel" is on the battlefield
      And "Serra Angel" has no damage

  @end-turn.check.10
  Rule: The choice that the legend rule asks for is made in this check

    @id:legend-chosen-before-the-discard @source:cr
    Scenario: Alice chooses between Talrand and his copy before she discards
      Source: situation C20; 704.5j
      Note: the card is invented; no printed one makes a legendary permanent and ends the turn
      Given Alice controls "Talrand, Sky Summoner"
      And Alice has "Hour of Mirrors" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Hour of Mirrors"
      When Alice casts "Hour of Mirrors" targeting "Talrand, Sky Summoner"
      And the ability of "Talrand, Sky Summoner" resolves
      And "Hour of Mirrors" resolves
      And Alice chooses the token "Talrand, Sky Summoner"
      Then it is Alice's cleanup step
      And the token "Talrand, Sky Summoner" is on the battlefield
      And "Talrand, Sky Summoner" is in Alice's graveyard
      And Alice has 8 cards in hand

  @end-turn.check.11
  Rule: An Aura left without anything to enchant is put into its owner's graveyard in this check

    @id:bobs-rancor-without-a-creature @source:cr
    Scenario: Ultima: Bob's Rancor is in the graveyard before Alice discards
      Source: situation C03; 704.5m
      Given Bob controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And Alice has "Ultima" and 8 "Hill Giant" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      And "Rancor" is in Bob's graveyard
      And Alice has 8 cards in hand

  @end-turn.check.13
  Rule: If all players lose in this check, the game is a draw

    @id:all-three-players-decked @source:cr @twin:carol-owns-seven-cards
    Scenario: Day's Undoing with six cards each for three players: all lose, and nobody wins
      Source: situation C02; 104.4a
      Note: blind to ending: without the process they lose in the check that follows the resolution, which shows the same
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice has 6 cards in library
      And Bob has 6 cards in library
      And Carol has 6 cards in library
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then the game is a draw

    @id:carol-owns-seven-cards @source:cr
    Scenario: Day's Undoing with seven cards for Carol alone: she wins
      Given Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice has 6 cards in library
      And Bob has 6 cards in library
      And Carol has 7 cards in library
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Carol has won the game

  @sba.draw.1
  Rule: Only a draw tried since the last check makes a player lose for an empty library

    @id:platinum-angel-murdered-in-the-cleanup-step @source:cr @twin:no-angel-no-game
    Scenario: Platinum Angel dies in the same turn's cleanup step: Alice's failed draw has been checked before
      Source: situation K21; 704.5b
      Given Alice controls "Platinum Angel" and "The War Doctor"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice has 6 cards in library
      And Bob's library is 15 "Murder" from the top
      And Bob has lands for "Murder"
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Alice's cleanup step
      And Alice has 6 cards in hand
      When Bob casts "Murder" targeting "Platinum Angel"
      And "Murder" resolves
      Then "Platinum Angel" is in Alice's graveyard
      And Alice is still in the game
      When the game goes on to Bob's next upkeep step
      Then Alice is still in the game

  @sba.commander.1
  Rule: A commander put into exile or a graveyard since the last check may be put into the command zone, once

    @id:commander-discarded-and-put-back @source:report @source:cr
    Scenario: Discarded in the cleanup step, Alice's commander goes from the graveyard to the command zone
      Source: report TS-83; 514.1, 903.9a
      Given Alice has "Isamaru, Hound of Konda" and 7 "Grizzly Bears" in hand
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Isamaru, Hound of Konda"
      Then Alice is asked
      And it is Alice's cleanup step
      And "Isamaru, Hound of Konda" is in Alice's graveyard
      When Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Isamaru, Hound of Konda" is in the command zone

    @id:commander-discarded-and-left @source:report @source:cr
    Scenario: Discarded in the cleanup step, Alice's commander stays in the graveyard where she declines
      Source: report TS-83; 514.1, 903.9a
      Given Alice has "Isamaru, Hound of Konda" and 7 "Grizzly Bears" in hand
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Isamaru, Hound of Konda"
      And Alice declines
      And the game goes on to Bob's next upkeep step
      Then "Isamaru, Hound of Konda" is in Alice's graveyard

  @sba.damage.1
  Rule: A creature with at least as much damage as toughness is destroyed

    @id:standard-bearer-dies-after-combat @source:cr
    Scenario: Where nothing ends the turn, the attacker that War Standard kept alive dies as it leaves combat
      Given Alice controls "War Standard" and "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob has 18 life

  @delayed.once.3
  Rule: A delayed triggered ability with a duration triggers each time within it, and never after it

    @id:crescendo-sees-both-deaths @source:cr
    Scenario: Supreme Verdict kills the Master, the check the Myr: two Rats
      Given Alice controls "Master of Etherium" and "Darksteel Myr"
      And "Darksteel Myr" has 1 "-1/-1" counter
      And Alice has "Gnawing Crescendo" and "Supreme Verdict" in hand
      And Alice has lands for "Gnawing Crescendo" and "Supreme Verdict"
      When Alice casts "Gnawing Crescendo"
      And "Gnawing Crescendo" resolves
      And Alice casts "Supreme Verdict"
      And everything resolves
      Then "Master of Etherium" is in Alice's graveyard
      And "Darksteel Myr" is in Alice's graveyard
      And Alice controls 2 "Rat Token"

  @leave.turn.2
  Rule: Where the active player would get priority, the next player in turn order gets it instead

    @id:bob-has-priority-in-the-lost-players-cleanup @source:cr
    Scenario: Alice has lost in the check, so Bob has priority in the cleanup step of her turn
      Source: situation J03; 800.4j, 724.1f
      Given Carol controls "Blood Tyrant"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Alice has 6 cards in library
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Alice's cleanup step
      And the stack is "Blood Tyrant"
      And Bob has priority
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      And "Blood Tyrant" is 10/10

  @regenerate.combat.1
  Rule: A creature that regenerates in the check is tapped, loses its damage and leaves combat

    @id:blocking-skeletons-regenerate-in-the-check @source:cr @twin:blocking-skeletons-without-a-shield
    Scenario: Hour of Embers on Bob's blocking Skeletons with a regeneration shield: tapped, undamaged, out of combat
      Note: situation C19; 614.8, 701.19a
      Given Alice controls "Grizzly Bears"
      And Alice has "Hour of Embers" and 8 "Savannah Lions" in hand
      And Alice has lands for "Hour of Embers"
      And Bob controls "Drudge Skeletons"
      And Bob has lands for the ability of "Drudge Skeletons"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Drudge Skeletons"
      And Bob activates "Drudge Skeletons"
      And the ability of "Drudge Skeletons" resolves
      Then "Drudge Skeletons" is untapped
      When Alice casts "Hour of Embers" targeting "Drudge Skeletons"
      And "Hour of Embers" resolves
      Then it is Alice's cleanup step
      And "Drudge Skeletons" is tapped
      And "Drudge Skeletons" has no damage
      And "Drudge Skeletons" is not blocking

    @id:blocking-skeletons-without-a-shield @source:cr
    Scenario: Without a shield they die in the check
      Given Alice controls "Grizzly Bears"
      And Alice has "Hour of Embers" and 8 "Savannah Lions" in hand
      And Alice has lands for "Hour of Embers"
      And Bob controls "Drudge Skeletons"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Drudge Skeletons"
      Then "Drudge Skeletons" is blocking
      When Alice casts "Hour of Embers" targeting "Drudge Skeletons"
      And "Hour of Embers" resolves
      Then it is Alice's cleanup step
      And "Drudge Skeletons" is in Bob's graveyard
