Feature: 724.1b All objects on the stack are exiled

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:bolt-below-time-stop @source:cr @twin:bolt-without-time-stop
    Scenario: Time Stop exiles the Lightning Bolt below it
      Source: situation A01
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Time Stop"
      Then the stack is "Time Stop" and "Lightning Bolt"
      When the game goes on to Bob's next upkeep step
      Then "Lightning Bolt" is in exile
      And the stack is empty
      And Alice's graveyard is empty
      And Bob has 20 life

    @id:bolt-without-time-stop @source:cr
    Scenario: Without Time Stop the Lightning Bolt resolves
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting Bob
      And "Lightning Bolt" resolves
      Then Bob has 17 life
      And "Lightning Bolt" is in Alice's graveyard
      And exile is empty

    @id:spells-of-both-players-exiled @source:cr @twin:spells-of-both-players-resolve
    Scenario: Spells of both players are exiled, each still its owner's card
      Source: situation A28; exile is one zone, 400.1
      Given Alice has "Lightning Bolt" and "Time Stop" in hand
      And Alice has lands for "Lightning Bolt" and "Time Stop"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Shock" targeting Alice
      And Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Lightning Bolt" is in exile, owned by Alice
      And "Shock" is in exile, owned by Bob
      And Alice has 20 life
      And Bob has 20 life

    @id:spells-of-both-players-resolve @source:cr
    Scenario: Where nothing ends the turn, the spells of both players resolve
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Shock" targeting Alice
      And everything resolves
      Then Alice has 18 life
      And Bob has 17 life
      And "Lightning Bolt" is in Alice's graveyard
      And "Shock" is in Bob's graveyard

    @id:copy-of-time-stop-exiles-the-original @source:cr
    Scenario: A copy of Time Stop ends the turn and exiles the original
      Source: situation K07; 707.10
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob has "Twincast" in hand
      And Bob has lands for "Twincast"
      When Alice casts "Time Stop"
      And Bob casts "Twincast" targeting "Time Stop"
      And "Twincast" resolves
      Then the stack is the copy of "Time Stop" and "Time Stop"
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      And "Time Stop" is in exile, owned by Alice
      And "Twincast" is in Bob's graveyard

    @id:back-face-exiled-shows-its-front @source:cr @twin:back-face-resolves
    Scenario: Revel in Silence below Time Stop lies in exile as Flamescroll Celebrant, and Bob may cast spells
      Source: situation K08; 712.8a
      Given Alice has "Flamescroll Celebrant" in hand
      And Alice has lands for "Revel in Silence"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Flamescroll Celebrant" as "Revel in Silence"
      Then the stack is "Revel in Silence"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then exile is "Flamescroll Celebrant" and "Time Stop"
      And "Flamescroll Celebrant" is in exile, owned by Alice

    @id:back-face-resolves @source:cr
    Scenario: Resolved, Revel in Silence keeps Bob from casting and lies in exile as Flamescroll Celebrant too
      Given Alice has "Flamescroll Celebrant" in hand
      And Alice has lands for "Revel in Silence"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Alice casts "Flamescroll Celebrant" as "Revel in Silence"
      And Bob casts "Shock" targeting Alice
      And everything resolves
      Then Alice has 18 life
      And exile is "Flamescroll Celebrant"
      And Bob can't cast "Shock" targeting Alice

  @end-turn.exile.2
  Rule: A spell that can't be countered is exiled like any other, since being exiled isn't being countered

    @id:time-stop-exiles-supreme-verdict @source:cr @source:ruling @source:report @twin:counterspell-leaves-supreme-verdict
    Scenario: Time Stop exiles Supreme Verdict
      Source: ruling Time Stop 2004-12-01; report ET-04; situation A03
      Given Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      And Bob controls "Grizzly Bears"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Supreme Verdict"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Supreme Verdict" is in exile
      And "Grizzly Bears" is on the battlefield

    @id:counterspell-leaves-supreme-verdict @source:cr
    Scenario: Counterspell doesn't stop Supreme Verdict
      Given Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      And Bob controls "Grizzly Bears"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Supreme Verdict"
      And Bob casts "Counterspell" targeting "Supreme Verdict"
      And everything resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Supreme Verdict" is in Alice's graveyard

  @end-turn.exile.3
  Rule: The cards stay in exile, while abilities and copies of spells cease to exist in the check that follows

    @id:copy-and-ability-cease @source:cr @source:report @twin:copy-and-ability-resolve
    Scenario: Of a Shock, its copy and an ability, only the Shock is in exile
      Source: report ET-27; situation A05; 704.5e
      Given Alice controls "Mogg Fanatic"
      And Alice has "Shock" and "Twincast" in hand
      And Alice has lands for "Shock" and "Twincast"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And "Twincast" resolves
      And Alice chooses nothing
      And Alice activates "Mogg Fanatic" targeting Bob
      Then the stack is the ability of "Mogg Fanatic", the copy of "Shock" and "Shock"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then exile is "Shock" and "Time Stop"
      And the copy of "Shock" is in no zone
      And "Mogg Fanatic" is in Alice's graveyard
      And Bob has 20 life

    @id:copy-and-ability-resolve @source:cr
    Scenario: Where nothing ends the turn, the Shock, its copy and the ability all resolve
      Given Alice controls "Mogg Fanatic"
      And Alice has "Shock" and "Twincast" in hand
      And Alice has lands for "Shock" and "Twincast"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And "Twincast" resolves
      And Alice chooses nothing
      And Alice activates "Mogg Fanatic" targeting Bob
      And everything resolves
      Then Bob has 15 life
      And exile is empty

    @id:storm-ends-with-the-turn @source:cr @twin:storm-goes-on
    Scenario: Grapeshot, its copy and another Grapeshot with its storm: two cards in exile, and no more copies
      Source: situation A06
      Given Alice controls "Vedalken Orrery"
      And Alice has "Shock" and 2 "Grapeshot" in hand
      And Alice has lands for "Shock" and 2 "Grapeshot"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Alice casts "Grapeshot" targeting Bob
      And the ability of "Grapeshot" resolves
      And Alice chooses nothing
      And Alice casts "Grapeshot" targeting Bob
      Then the stack is the ability of "Grapeshot", "Grapeshot", the copy of "Grapeshot" and "Grapeshot"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then exile is 2 "Grapeshot" and "Time Stop"
      And the copy of "Grapeshot" is in no zone
      And Bob has 18 life

    @id:storm-goes-on @source:cr
    Scenario: Where nothing ends the turn, both Grapeshots and all copies deal damage
      Given Alice controls "Vedalken Orrery"
      And Alice has "Shock" and 2 "Grapeshot" in hand
      And Alice has lands for "Shock" and 2 "Grapeshot"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Alice casts "Grapeshot" targeting Bob
      And the ability of "Grapeshot" resolves
      And Alice chooses nothing
      And Alice casts "Grapeshot" targeting Bob
      And the ability of "Grapeshot" resolves
      And Alice chooses nothing
      And Alice chooses nothing
      And everything resolves
      Then Bob has 13 life
      And Alice's graveyard is "Shock" and 2 "Grapeshot"

    @id:abilities-go-sources-stay @source:cr @source:report @twin:kiki-jiki-copies
    Scenario: Sundial's and Kiki-Jiki's abilities are gone, Sundial and Kiki-Jiki stay where they are
      Source: report ET-03, the contrast; situation A09
      Note: exile is looked at before the discard too, since the check comes before it
      Given Alice controls "Sundial of the Infinite", "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      And Alice has 8 "Hill Giant" in hand
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And Alice activates "Sundial of the Infinite"
      Then the stack is "Sundial of the Infinite" and "Kiki-Jiki, Mirror Breaker"
      When the ability of "Sundial of the Infinite" resolves
      Then it is Alice's cleanup step
      And exile is empty
      And Alice has 8 cards in hand
      When the game goes on to Bob's next upkeep step
      Then exile is empty
      And "Sundial of the Infinite" is on the battlefield
      And "Sundial of the Infinite" is tapped
      And "Kiki-Jiki, Mirror Breaker" is on the battlefield
      And "Kiki-Jiki, Mirror Breaker" is tapped
      And Alice controls "Grizzly Bears"

    @id:kiki-jiki-copies @source:cr
    Scenario: Where nothing ends the turn, Kiki-Jiki makes his copy
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And everything resolves
      Then Alice controls 2 "Grizzly Bears"
      And "Kiki-Jiki, Mirror Breaker" is tapped

    @id:copy-of-a-creature-spell-ceases @source:cr @twin:copy-of-a-creature-spell-becomes-a-token
    Scenario: A copy of a creature spell leaves no token and no card
      Source: situation C27; 608.3f, 704.5e
      Given Alice has "Grizzly Bears" and "Double Major" in hand
      And Alice has lands for "Grizzly Bears" and "Double Major"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Grizzly Bears"
      And Alice casts "Double Major" targeting "Grizzly Bears"
      And "Double Major" resolves
      Then the stack is the copy of "Grizzly Bears" and "Grizzly Bears"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then exile is "Grizzly Bears" and "Time Stop"
      And Alice controls no "Grizzly Bears"
      And the copy of "Grizzly Bears" is in no zone

    @id:copy-of-a-creature-spell-becomes-a-token @source:cr
    Scenario: Where nothing ends the turn, the copy of the creature spell becomes a token
      Given Alice has "Grizzly Bears" and "Double Major" in hand
      And Alice has lands for "Grizzly Bears" and "Double Major"
      When Alice casts "Grizzly Bears"
      And Alice casts "Double Major" targeting "Grizzly Bears"
      And "Double Major" resolves
      And the copy of "Grizzly Bears" resolves
      Then the token "Grizzly Bears" is on the battlefield
      And the stack is "Grizzly Bears"
      When "Grizzly Bears" resolves
      Then Alice controls 2 "Grizzly Bears"

  @end-turn.exile.4
  Rule: Tokens on the battlefield and emblems are no part of that and stay

    @id:tokens-on-the-battlefield-stay @source:cr
    Scenario: Two Soldier tokens live on while a second Raise the Alarm is exiled
      Given Alice has 2 "Raise the Alarm" in hand
      And Alice has lands for 2 "Raise the Alarm"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Raise the Alarm"
      And everything resolves
      Then Alice controls 2 "Soldier Token"
      When Alice casts "Raise the Alarm"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then Alice controls 2 "Soldier Token"

    @id:emblem-stays @source:cr
    Scenario: Sarkhan's emblem draws two more cards in Alice's next turn, and makes her discard her hand at its end
      Note: Time Stop exiles a Shock beside it, and Sarkhan is gone already
      Given Alice controls "Sarkhan, the Dragonspeaker"
      And "Sarkhan, the Dragonspeaker" has 6 "loyalty" counters
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice activates the third ability of "Sarkhan, the Dragonspeaker"
      And the ability of "Sarkhan, the Dragonspeaker" resolves
      Then "Sarkhan, the Dragonspeaker" is in Alice's graveyard
      When Alice casts "Shock" targeting Bob
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next precombat main phase
      Then exile is "Shock" and "Time Stop"
      And Alice has 3 cards in hand
      When the game goes on to the end step
      And everything resolves
      Then Alice's graveyard is "Sarkhan, the Dragonspeaker" and 3 "Island"

  @face-down.revealed.1
  Rule: A face-down spell that is exiled from the stack is revealed, and is face up in exile

    @id:face-down-demon-exiled @source:cr @twin:face-down-demon-resolves
    Scenario: Grinning Demon, cast face down, is exiled by Time Stop and lies face up in exile
      Source: 708.9
      Given Alice has "Grinning Demon" in hand
      And Alice has lands for "Grinning Demon"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Grinning Demon" paying "morph"
      Then "Grinning Demon" is face down
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then exile is "Grinning Demon" and "Time Stop"
      And "Grinning Demon" is face up

    @id:face-down-demon-resolves @source:cr
    Scenario: Without Time Stop the Demon is a 2/2 creature, face down, whose upkeep ability it hides
      Given Alice has "Grinning Demon" in hand
      And Alice has lands for "Grinning Demon"
      When Alice casts "Grinning Demon" paying "morph"
      And "Grinning Demon" resolves
      Then "Grinning Demon" is face down
      And "Grinning Demon" is 2/2
      When the game goes on to Alice's next draw step
      Then Alice has 20 life

  @end-turn.exile.5
  Rule: The object that ended the turn goes on resolving after it has been exiled

    @id:exiled-glorious-end-still-costs-the-game @source:cr @source:report @source:ruling
    Scenario: Glorious End is exiled first, and its second sentence still costs Bob the game
      Source: report ET-18; ruling Glorious End 2017-04-18; 608.2m
      Given Alice has 8 "Island" in hand
      And Bob has "Glorious End" in hand
      And Bob has lands for "Glorious End"
      When Bob casts "Glorious End"
      And "Glorious End" resolves
      Then it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When the game goes on to the end step
      Then the stack is "Glorious End"
      When "Glorious End" resolves
      Then Alice has won the game

    @id:exiled-hour-of-toll-still-takes-life @source:cr
    Scenario: Each player still loses the life that stands after the turn's end
      Source: situation F36; 608.2m
      Note: the card is invented
      Given Alice has "Hour of Toll" and 8 "Island" in hand
      And Alice has lands for "Hour of Toll"
      When Alice casts "Hour of Toll"
      And "Hour of Toll" resolves
      Then it is Alice's cleanup step
      And Alice has 19 life
      And Bob has 19 life

  @end-turn.exile.6
  Rule: What a spell would do instead of going to the graveyard as it resolves doesn't happen

    @id:buyback-spell-exiled @source:cr @twin:buyback-spell-returns
    Scenario: A spell cast with buyback below Time Stop isn't returned
      Source: situation A13; 702.27a
      Given Alice controls "Grizzly Bears"
      And Alice has "Seething Anger" in hand
      And Alice has lands for "Seething Anger" with buyback
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Seething Anger" targeting "Grizzly Bears" paying "buyback"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Seething Anger" is in exile
      And Alice's hand is empty

    @id:buyback-spell-returns @source:cr
    Scenario: Where nothing ends the turn, the spell cast with buyback is returned
      Given Alice controls "Grizzly Bears"
      And Alice has "Seething Anger" in hand
      And Alice has lands for "Seething Anger" with buyback
      When Alice casts "Seething Anger" targeting "Grizzly Bears" paying "buyback"
      And everything resolves
      Then "Grizzly Bears" is 5/2
      And "Seething Anger" is in Alice's hand

    @id:rebound-spell-exiled @source:cr @twin:rebound-spell-comes-back
    Scenario: A spell with rebound below Time Stop doesn't come back next upkeep
      Source: situation A14; 702.88a
      Given Alice has "Staggershock" in hand
      And Alice has lands for "Staggershock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Staggershock" targeting Bob
      And Bob casts "Time Stop"
      And the game goes on to Alice's next upkeep step
      Then the stack is empty
      And "Staggershock" is in exile
      And Bob has 20 life

    @id:rebound-spell-comes-back @source:cr
    Scenario: Where nothing ends the turn, the spell with rebound is cast again next upkeep
      Given Alice has "Staggershock" in hand
      And Alice has lands for "Staggershock"
      When Alice casts "Staggershock" targeting Bob
      And "Staggershock" resolves
      Then Bob has 18 life
      And "Staggershock" is in exile
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Staggershock"
      When the ability of "Staggershock" resolves
      And Alice casts "Staggershock" targeting Bob
      And everything resolves
      Then Bob has 16 life
      And "Staggershock" is in Alice's graveyard

    @id:granted-rebound-is-lost @source:ruling @twin:granted-rebound-comes-back
    Scenario: Time Stop with rebound from Cast Through Time is exiled first and isn't cast again next upkeep
      Source: rulings Cast Through Time 2010-06-15, Taigam, Ojutai Master 2017-08-25 and Narset Transcendent 2015-02-25 on spells that leave the stack as they resolve; situation A15; 702.88a, 608.2n
      Given Alice controls "Cast Through Time"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then exile is "Time Stop"
      And the stack is empty
      And the game is in turn 3

    @id:granted-rebound-comes-back @source:cr
    Scenario: A spell that ends nothing comes back by the rebound that Cast Through Time gives it
      Given Alice controls "Cast Through Time"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then "Shock" is in exile
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Shock"
      When the ability of "Shock" resolves
      And Alice casts "Shock" targeting Bob
      And everything resolves
      Then Bob has 16 life

    @id:adventure-spell-exiled @source:cr @twin:adventure-spell-resolves
    Scenario: An Adventure below Time Stop is in exile like any spell, and its creature can't be cast from there
      Source: 715.3d
      Given Alice controls "Grizzly Bears"
      And Alice has "Rimrock Knight" and "Raging Goblin" in hand
      And Alice has lands for "Boulder Rush", "Rimrock Knight" and "Raging Goblin"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
      Then the stack is "Boulder Rush"
      When Bob casts "Time Stop"
      And the game goes on to Alice's next precombat main phase
      Then exile is "Rimrock Knight" and "Time Stop"
      And Alice can't cast "Rimrock Knight"
      When Alice casts "Raging Goblin"
      Then the stack is "Raging Goblin"

    @id:adventure-spell-resolves @source:cr
    Scenario: Where nothing ends the turn, the Adventure resolves, and its creature is cast from exile
      Given Alice controls "Grizzly Bears"
      And Alice has "Rimrock Knight" in hand
      And Alice has lands for "Boulder Rush" and 2 "Rimrock Knight"
      When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
      And "Boulder Rush" resolves
      Then "Grizzly Bears" is 4/2
      And exile is "Rimrock Knight"
      When Alice casts "Rimrock Knight" from exile
      And "Rimrock Knight" resolves
      Then "Rimrock Knight" is 3/1
      And exile is empty

    @id:omen-spell-exiled @source:cr @twin:omen-spell-resolves
    Scenario: An Omen below Time Stop is in exile and shuffled into no library
      Source: situation A17; 720.3d
      Given Alice has "Riling Dawnbreaker" in hand
      And Alice has lands for "Signaling Roar"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Riling Dawnbreaker" as "Signaling Roar"
      Then the stack is "Signaling Roar"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then exile is "Riling Dawnbreaker" and "Time Stop"
      And Alice has 15 cards in library
      And Alice controls no "Soldier Token"

    @id:omen-spell-resolves @source:cr
    Scenario: Where nothing ends the turn, the Omen makes its Soldier and is shuffled into the library
      Given Alice has "Riling Dawnbreaker" in hand
      And Alice has lands for "Signaling Roar"
      When Alice casts "Riling Dawnbreaker" as "Signaling Roar"
      And "Signaling Roar" resolves
      Then Alice controls "Soldier Token"
      And "Riling Dawnbreaker" is in Alice's library
      And Alice has 16 cards in library
      And exile is empty

  @end-turn.exile.7
  Rule: Abilities and copies aren't cards, so nothing that watches for a card being exiled sees them

    @id:war-doctor-ignores-abilities @source:cr @twin:war-doctor-sees-time-stop
    Scenario: The War Doctor sees no card as Sundial's ability and another are exiled
      Source: situation K03; 108.2
      Given Alice controls "The War Doctor", "Sundial of the Infinite" and "Mogg Fanatic"
      And Alice has lands for the ability of "Sundial of the Infinite"
      When Alice activates "Mogg Fanatic" targeting Bob
      And Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then "The War Doctor" has no "time" counters
      And Bob has 20 life

    @id:war-doctor-sees-time-stop @source:cr
    Scenario: The War Doctor sees Time Stop exiled beside the same ability
      Given Alice controls "The War Doctor" and "Mogg Fanatic"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice activates "Mogg Fanatic" targeting Bob
      And Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "The War Doctor" has 1 "time" counter

  @end-turn.exile.8
  Rule: A state trigger that is exiled triggers again at once while its state is still true

    @id:dark-depths-triggers-again @source:cr @source:ruling
    Scenario: Dark Depths' ability is exiled, triggers again, and Marit Lage comes in the cleanup step
      Source: situation K01; rulings Dark Depths 2022-12-08 and Nine Lives 2020-06-23; 603.8
      Given Alice controls "Dark Depths"
      And "Dark Depths" has 1 "ice" counter
      And Alice has lands for the ability of "Dark Depths"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice activates "Dark Depths"
      And "Dark Depths" resolves
      Then the stack is "Dark Depths"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is "Dark Depths"
      And Alice has priority
      When "Dark Depths" resolves
      Then Alice controls "Marit Lage"
      And "Dark Depths" is in Alice's graveyard

  @end-turn.exile.9
  Rule: The spell that is resolving is exiled too and never reaches the graveyard

    @id:ender-exiles-itself @source:cr @source:ruling @source:report @twin:countered-time-stop
    Scenario Outline: <ender> is in exile and in no graveyard
      Source: rulings Time Stop 2007-07-15, Ultima 2025-06-06; report ET-03; 608.2n is never reached
      Given Alice has "<ender>" in hand
      And Alice has lands for "<ender>"
      When Alice casts "<ender>"
      And the game goes on to Bob's next upkeep step
      Then exile is "<ender>"
      And Alice's graveyard is empty
      And the game is in turn 2

      Examples:
        | ender                     |
        | Time Stop                 |
        | Discontinuity             |
        | Glorious End              |
        | Hurkyl's Final Meditation |
        | Ultima                    |
        | Day's Undoing             |

  @end-turn.exile.10
  Rule: Nothing that triggers on a spell or ability being countered triggers

    @id:multanis-presence-ignores-exile @source:cr @source:ruling @source:report @twin:multanis-presence-sees-countering
    Scenario: Multani's Presence doesn't see an exiled spell
      Source: ruling Time Stop 2004-12-01; report ET-04; situation A29
      Given Alice controls "Multani's Presence"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Lightning Bolt" is in exile
      And Alice's hand is empty
      And Alice has 15 cards in library

    @id:multanis-presence-sees-countering @source:cr
    Scenario: Multani's Presence sees a countered spell
      Given Alice controls "Multani's Presence"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Cancel" in hand
      And Bob has lands for "Cancel"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Cancel" targeting "Lightning Bolt"
      And everything resolves
      Then "Lightning Bolt" is in Alice's graveyard
      And Alice has 1 card in hand

  @end-turn.exile.11
  Rule: A spell or ability exiled this way never resolves

    @id:exiled-creature-spell-never-enters @source:cr @twin:creature-spell-enters
    Scenario: An exiled creature spell never becomes a creature, and Soul Warden gains nothing
      Source: situation A04
      Given Alice controls "Soul Warden"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Grizzly Bears"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next precombat main phase
      Then Alice controls no "Grizzly Bears"
      And Alice has 20 life

    @id:creature-spell-enters @source:cr
    Scenario: Where nothing ends the turn, the creature spell resolves and Soul Warden gains a life
      Given Alice controls "Soul Warden"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      When Alice casts "Grizzly Bears"
      And everything resolves
      Then Alice controls "Grizzly Bears"
      And Alice has 21 life

    @id:eater-of-days-trigger-exiled @source:cr @twin:eater-of-days-trigger-resolves
    Scenario: With Eater of Days' ability exiled, Alice skips no turn
      Source: situations A08 and F30
      Given Alice has "Eater of Days" and "Time Stop" in hand
      And Alice has lands for "Eater of Days" and "Time Stop"
      When Alice casts "Eater of Days"
      And "Eater of Days" resolves
      Then the stack is the ability of "Eater of Days"
      When Alice casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Eater of Days" is on the battlefield
      And the stack is empty
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3

    @id:eater-of-days-trigger-resolves @source:cr
    Scenario: With Eater of Days' ability resolved, Alice skips two turns
      Given Alice has "Eater of Days" in hand
      And Alice has lands for "Eater of Days"
      When Alice casts "Eater of Days"
      And everything resolves
      Then "Eater of Days" is on the battlefield
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 5

    @id:flashback-spell-exiled @source:cr @twin:flashback-spell-resolves
    Scenario: A flashback spell below Time Stop is in exile and untaps nothing
      Source: situation A19; 702.34a
      Given Alice controls tapped "Grizzly Bears"
      And Alice has "Seize the Day" in graveyard
      And Alice has lands for the flashback of "Seize the Day"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Seize the Day" from graveyard targeting "Grizzly Bears"
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then "Seize the Day" is in exile
      And Alice's graveyard is empty
      And "Grizzly Bears" is tapped

    @id:flashback-spell-resolves @source:cr
    Scenario: Where nothing ends the turn, the flashback spell untaps the Bears and is exiled then
      Given Alice controls tapped "Grizzly Bears"
      And Alice has "Seize the Day" in graveyard
      And Alice has lands for the flashback of "Seize the Day"
      When Alice casts "Seize the Day" from graveyard targeting "Grizzly Bears"
      And everything resolves
      Then "Grizzly Bears" is untapped
      And exile is "Seize the Day"

    @id:cascade-exiled-with-its-spell @source:cr @twin:cascade-resolves
    Scenario: With Bloodbraid Elf and its cascade exiled, no card leaves Alice's library
      Source: situation A22 as corrected; 702.85a
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has lands for "Bloodbraid Elf"
      And Alice's library begins with "Forest" and "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Bloodbraid Elf"
      Then the stack is the ability of "Bloodbraid Elf" and "Bloodbraid Elf"
      When Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      Then exile is "Bloodbraid Elf" and "Time Stop"
      And Alice has 17 cards in library
      And "Shock" is in Alice's library
      And Alice controls no "Bloodbraid Elf"
      And Bob has 20 life

    @id:cascade-resolves @source:cr
    Scenario: Where nothing ends the turn, cascade finds Shock, and Bloodbraid Elf comes after it
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has lands for "Bloodbraid Elf"
      And Alice's library begins with "Forest" and "Shock"
      When Alice casts "Bloodbraid Elf"
      And the ability of "Bloodbraid Elf" resolves
      And Alice casts "Shock" targeting Bob
      Then the stack is "Shock" and "Bloodbraid Elf"
      When everything resolves
      Then Bob has 18 life
      And Alice controls "Bloodbraid Elf"
      And Alice has 16 cards in library
      And "Forest" is in Alice's library
      And exile is empty

    @id:cipher-spell-exiled @source:ruling @twin:cipher-spell-encoded
    Scenario: An exiled spell with cipher is encoded on nothing, so no copy of it is cast next turn
      Source: ruling Call of the Nightwing 2013-04-15 on a spell that doesn't resolve; situation K09; 702.99a
      Given Alice controls "Grizzly Bears"
      And Alice has "Call of the Nightwing" in hand
      And Alice has lands for "Call of the Nightwing"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Call of the Nightwing"
      And Bob casts "Time Stop"
      And the game goes on to Alice's next precombat main phase
      Then exile is "Call of the Nightwing" and "Time Stop"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
      And Alice controls no "Horror Token"

    @id:cipher-spell-encoded @source:cr
    Scenario: Where nothing ends the turn, the spell is encoded on Grizzly Bears, whose damage brings a copy next turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Call of the Nightwing" in hand
      And Alice has lands for "Call of the Nightwing"
      When Alice casts "Call of the Nightwing"
      And "Call of the Nightwing" resolves
      And Alice chooses "Grizzly Bears"
      Then Alice controls "Horror Token"
      And exile is "Call of the Nightwing"
      When the game goes on to Alice's next precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Grizzly Bears"
      And Bob has 18 life
      When the ability of "Grizzly Bears" resolves
      And Alice casts "Call of the Nightwing"
      And "Call of the Nightwing" resolves
      Then Alice controls 2 "Horror Token"
      And exile is "Call of the Nightwing"

    @id:suspend-ability-exiled @source:cr @twin:suspend-ability-resolves
    Scenario: With the ability of suspend exiled no time counter is removed, and it triggers again next upkeep
      Source: situation K47; 702.62a
      Given it is Bob's precombat main phase
      And Alice owns "Durkwood Baloth" in exile with 3 "time" counters
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Durkwood Baloth"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next precombat main phase
      Then "Durkwood Baloth" has 3 "time" counters
      And exile is "Durkwood Baloth" and "Time Stop"
      When the game goes on to Alice's next upkeep step
      And the ability of "Durkwood Baloth" resolves
      Then "Durkwood Baloth" has 2 "time" counters

    @id:suspend-ability-resolves @source:cr
    Scenario: Where nothing ends the turn, the ability of suspend removes a time counter
      Given it is Bob's precombat main phase
      And Alice owns "Durkwood Baloth" in exile with 3 "time" counters
      When the game goes on to Alice's next upkeep step
      And the ability of "Durkwood Baloth" resolves
      And the game goes on to Bob's next precombat main phase
      Then "Durkwood Baloth" has 2 "time" counters

    @id:last-time-counter-ability-exiled @source:cr @twin:last-time-counter-ability-resolves
    Scenario: With the ability that would cast it exiled, Rift Bolt stays in exile without a time counter
      Source: 702.62a
      Given it is Bob's precombat main phase
      And Alice owns "Rift Bolt" in exile with 1 "time" counter
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to Alice's next upkeep step
      And the ability of "Rift Bolt" resolves
      Then the stack is the ability of "Rift Bolt"
      And "Rift Bolt" has no "time" counters
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is empty
      And exile is "Rift Bolt" and "Time Stop"
      And Bob has 20 life

    @id:last-time-counter-ability-resolves @source:cr
    Scenario: Where nothing ends the turn, Rift Bolt is cast as its last time counter is gone
      Given it is Bob's precombat main phase
      And Alice owns "Rift Bolt" in exile with 1 "time" counter
      When the game goes on to Alice's next upkeep step
      And the ability of "Rift Bolt" resolves
      And the ability of "Rift Bolt" resolves
      And Alice casts "Rift Bolt" targeting Bob
      And everything resolves
      Then Bob has 17 life
      And "Rift Bolt" is in Alice's graveyard

    @id:last-vanishing-ability-exiled @source:cr @twin:last-vanishing-ability-resolves
    Scenario: With the ability that would sacrifice it exiled, Waning Wurm stays, without a time counter
      Source: 702.63a; the ability triggered once, and without a counter to remove nothing triggers again
      Given it is Bob's precombat main phase
      And Alice controls "Waning Wurm"
      And "Waning Wurm" has 1 "time" counter
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to Alice's next upkeep step
      And the ability of "Waning Wurm" resolves
      Then the stack is the ability of "Waning Wurm"
      And "Waning Wurm" has no "time" counters
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is empty
      And Alice controls "Waning Wurm"
      And exile is "Time Stop"

    @id:last-vanishing-ability-resolves @source:cr
    Scenario: Where nothing ends the turn, Waning Wurm is sacrificed as its last time counter is gone
      Given it is Bob's precombat main phase
      And Alice controls "Waning Wurm"
      And "Waning Wurm" has 1 "time" counter
      When the game goes on to Alice's next upkeep step
      And the ability of "Waning Wurm" resolves
      And the ability of "Waning Wurm" resolves
      Then "Waning Wurm" is in Alice's graveyard

    @id:echo-exiled-jaguar-is-kept @source:cr @twin:echo-not-paid-jaguar-is-sacrificed
    Scenario: Sundial over Pouncing Jaguar's echo: nothing is paid, the Jaguar stays, and echo never asks again
      Note: situation F32 as corrected; 702.30a
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Pouncing Jaguar" in hand
      And Alice has lands for "Pouncing Jaguar" and the ability of "Sundial of the Infinite"
      When Alice casts "Pouncing Jaguar"
      And "Pouncing Jaguar" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Pouncing Jaguar"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      Then the stack is empty
      And "Pouncing Jaguar" is on the battlefield

    @id:echo-not-paid-jaguar-is-sacrificed @source:cr
    Scenario: Without Sundial Alice doesn't pay the echo and sacrifices the Jaguar
      Given Alice has "Pouncing Jaguar" in hand
      And Alice has lands for "Pouncing Jaguar"
      When Alice casts "Pouncing Jaguar"
      And "Pouncing Jaguar" resolves
      And the game goes on to Alice's next upkeep step
      And the ability of "Pouncing Jaguar" resolves
      And Alice declines
      Then "Pouncing Jaguar" is in Alice's graveyard

    @id:cumulative-upkeep-exiled-no-age-counter @source:cr @twin:cumulative-upkeep-paid-one-age-counter
    Scenario: Sundial over Illusionary Forces' cumulative upkeep: no age counter now, and it triggers again next time
      Note: situation F32 as corrected; 702.24a
      Given Alice controls "Sundial of the Infinite" and "Illusionary Forces"
      And Alice has lands for the ability of "Sundial of the Infinite" and the cumulative upkeep of "Illusionary Forces"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Illusionary Forces"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then "Illusionary Forces" has no "age" counters
      When the game goes on to Alice's next upkeep step
      And the ability of "Illusionary Forces" resolves
      And Alice accepts
      Then "Illusionary Forces" has 1 "age" counter

    @id:cumulative-upkeep-paid-one-age-counter @source:cr
    Scenario: Without Sundial there is an age counter, Alice pays for it, and the next time for two
      Given Alice controls "Illusionary Forces"
      And Alice has lands for the cumulative upkeep of 2 "Illusionary Forces"
      When the game goes on to Alice's next upkeep step
      And the ability of "Illusionary Forces" resolves
      And Alice accepts
      Then "Illusionary Forces" has 1 "age" counter
      When the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      And the ability of "Illusionary Forces" resolves
      And Alice accepts
      Then "Illusionary Forces" has 2 "age" counters
      And "Island" is tapped

    @id:rogue-elephants-trigger-exiled @source:cr @twin:rogue-elephants-trigger-resolves
    Scenario: Sundial over Rogue Elephant's trigger: no Forest is sacrificed, and the Elephant stays
      Note: situation F31, with another creature of that kind
      Given Alice controls "Sundial of the Infinite" and "Forest"
      And Alice has "Rogue Elephant" in hand
      And Alice has lands for "Rogue Elephant" and the ability of "Sundial of the Infinite"
      When Alice casts "Rogue Elephant"
      And "Rogue Elephant" resolves
      Then the stack is the ability of "Rogue Elephant"
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then "Rogue Elephant" is on the battlefield
      And Alice's graveyard is empty

    @id:rogue-elephants-trigger-resolves @source:cr
    Scenario: Without Sundial Alice sacrifices no Forest, so the Elephant is sacrificed
      Given Alice controls "Forest"
      And Alice has "Rogue Elephant" in hand
      And Alice has lands for "Rogue Elephant"
      When Alice casts "Rogue Elephant"
      And "Rogue Elephant" resolves
      And the ability of "Rogue Elephant" resolves
      And Alice chooses nothing
      Then "Rogue Elephant" is in Alice's graveyard

    @id:phages-trigger-exiled @source:cr @twin:phages-trigger-resolves
    Scenario: Sundial over the trigger of Phage, whom Sneak Attack brought: Alice doesn't lose
      Source: situation F29
      Given Alice controls "Sneak Attack" and "Sundial of the Infinite"
      And Alice has "Phage the Untouchable" in hand
      And Alice has lands for the ability of "Sneak Attack" and the ability of "Sundial of the Infinite"
      When Alice activates "Sneak Attack"
      And everything resolves
      And Alice accepts
      Then the stack is the ability of "Phage the Untouchable"
      When Alice activates "Sundial of the Infinite"
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Alice is still in the game
      And "Phage the Untouchable" is on the battlefield

    @id:phages-trigger-resolves @source:cr
    Scenario: Without Sundial it resolves, and she has lost
      Given Alice controls "Sneak Attack"
      And Alice has "Phage the Untouchable" in hand
      And Alice has lands for the ability of "Sneak Attack"
      When Alice activates "Sneak Attack"
      And everything resolves
      And Alice accepts
      And everything resolves
      Then Bob has won the game

  @ability.source.1
  Rule: An ability on the stack resolves and ends the turn even if its source has left the battlefield

    @id:destroyed-sundial-still-ends-the-turn @source:cr @twin:shock-at-alice-resolves
    Scenario: Sundial, destroyed in response, ends the turn and stays in the graveyard
      Source: situation A10; 113.7a
      Given Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob has "Shock" and "Disenchant" in hand
      And Bob has lands for "Shock" and "Disenchant"
      When Bob casts "Shock" targeting Alice
      And Alice activates "Sundial of the Infinite"
      And Bob casts "Disenchant" targeting "Sundial of the Infinite"
      And "Disenchant" resolves
      Then "Sundial of the Infinite" is in Alice's graveyard
      And the stack is the ability of "Sundial of the Infinite" and "Shock"
      When the game goes on to Bob's next upkeep step
      Then "Shock" is in exile
      And "Sundial of the Infinite" is in Alice's graveyard
      And Alice has 20 life
      And the game is in turn 2

    @id:shock-at-alice-resolves @source:cr
    Scenario: Sundial destroyed before it is used ends nothing
      Given Alice controls "Sundial of the Infinite"
      And Bob has "Shock" and "Disenchant" in hand
      And Bob has lands for "Shock" and "Disenchant"
      When Bob casts "Shock" targeting Alice
      And Bob casts "Disenchant" targeting "Sundial of the Infinite"
      And everything resolves
      Then "Sundial of the Infinite" is in Alice's graveyard
      And "Shock" is in Bob's graveyard
      And Alice has 18 life

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:countered-time-stop @source:cr
    Scenario: Cancel on Time Stop: the Bolt below resolves, and the turn goes on to its end step
      Source: situation A12
      Given Alice has "Lightning Bolt" and "Cancel" in hand
      And Alice has lands for "Lightning Bolt" and "Cancel"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Time Stop"
      And Alice casts "Cancel" targeting "Time Stop"
      And "Cancel" resolves
      Then "Time Stop" is in Bob's graveyard
      And the stack is "Lightning Bolt"
      When "Lightning Bolt" resolves
      Then Bob has 17 life
      And it is Alice's precombat main phase
      And exile is empty
      When the game goes on to the end step
      Then the game is in turn 1

  @counter.ender.2
  Rule: If the ability that would end the turn is countered, the rest of the stack stays, and its cost stays paid

    @id:stifled-sundial @source:cr
    Scenario: Stifle on Sundial's ability: the Bolt below resolves, and Sundial stays tapped
      Source: situation A11; 701.6b
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt" and the ability of "Sundial of the Infinite"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice activates "Sundial of the Infinite"
      And Bob casts "Stifle" targeting the ability of "Sundial of the Infinite"
      And "Stifle" resolves
      Then the stack is "Lightning Bolt"
      And "Sundial of the Infinite" is on the battlefield
      And "Sundial of the Infinite" is tapped
      When "Lightning Bolt" resolves
      Then Bob has 17 life
      And it is Alice's precombat main phase
      When the game goes on to the end step
      Then the game is in turn 1

  @trigger.waits.2
  Rule: What triggers on a spell being cast or a cost being paid resolves before that spell or ability

    @id:talrands-drake-comes-before-time-stop @source:cr @source:ruling
    Scenario: Talrand's Drake is there before Time Stop resolves
      Source: ruling Talrand, Sky Summoner 2021-03-19; situation A30
      Given Alice controls "Talrand, Sky Summoner"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      Then the stack is the ability of "Talrand, Sky Summoner" and "Time Stop"
      When the ability of "Talrand, Sky Summoner" resolves
      Then Alice controls "Drake Token"
      And the stack is "Time Stop"
      When the game goes on to Bob's next upkeep step
      Then Alice controls "Drake Token"
      And the game is in turn 2

  @split-second.stack.1
  Rule: With a split second spell on the stack, neither a spell nor an ability can be used to end the turn

    @id:krosan-grip-lets-nobody-end-the-turn @source:cr
    Scenario: While Krosan Grip is on the stack, neither Time Stop nor Sundial can be used
      Source: situation A24; 702.61a
      Given Alice controls "Sundial of the Infinite" and "Spellbook"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop" and the ability of "Sundial of the Infinite"
      And Bob has "Krosan Grip" in hand
      And Bob has lands for "Krosan Grip"
      When Bob casts "Krosan Grip" targeting "Spellbook"
      Then Alice can't cast "Time Stop"
      And Alice can't activate "Sundial of the Infinite"
      When "Krosan Grip" resolves
      Then "Spellbook" is in Alice's graveyard
      When Alice casts "Time Stop"
      And Alice activates "Sundial of the Infinite"
      Then the stack is the ability of "Sundial of the Infinite" and "Time Stop"

  @madness.discard.3
  Rule: If that ability is exiled or ceases to exist, the card stays in exile

    @id:exiled-madness-ability-leaves-the-card @source:cr @twin:madness-ability-resolves
    Scenario: The turn is ended again with the madness ability on the stack: Fiery Temper stays in exile
      Source: situation A20; 702.35a
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Fiery Temper" and 7 "Grizzly Bears" in hand
      And Alice has lands for the madness of "Fiery Temper" and the ability of "Sundial of the Infinite"
      When the game goes on to the end step
      And Alice chooses "Fiery Temper"
      Then it is Alice's cleanup step
      And the stack is "Fiery Temper"
      When Alice activates "Sundial of the Infinite"
      And the game goes on to Bob's next upkeep step
      Then "Fiery Temper" is in exile
      And Alice's graveyard is empty
      And Bob has 20 life

    @id:madness-ability-resolves @source:cr
    Scenario: Declined, Fiery Temper goes to the graveyard as the madness ability resolves
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Fiery Temper" and 7 "Grizzly Bears" in hand
      And Alice has lands for the madness of "Fiery Temper" and the ability of "Sundial of the Infinite"
      When the game goes on to the end step
      And Alice chooses "Fiery Temper"
      And "Fiery Temper" resolves
      And Alice declines
      Then exile is empty
      And "Fiery Temper" is in Alice's graveyard
