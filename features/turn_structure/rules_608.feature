Feature: 608 Resolving spells and abilities

  @resolve.targets.1
  Rule: A spell whose targets have all become illegal doesn't resolve, so it neither ends nor adds anything

    @id:seize-the-day-without-its-target @source:ruling @twin:seize-the-day-with-its-target
    Scenario: Seize the Day: the Bears are returned in response, so there is no added combat and no added main phase
      Source: ruling Seize the Day 2018-12-07; situation L02
      Note: 608.2b
      Given Alice controls "Grizzly Bears"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      And Bob has "Unsummon" in hand
      And Bob has lands for "Unsummon"
      When Alice casts "Seize the Day" targeting "Grizzly Bears"
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      And "Unsummon" resolves
      And "Seize the Day" resolves
      Then "Seize the Day" is in Alice's graveyard
      When the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 1
      And 1 postcombat main phase began in turn 1

    @id:seize-the-day-with-its-target @source:cr
    Scenario: With the Bears there, there are
      Given Alice controls "Grizzly Bears"
      And Alice has "Seize the Day" in hand
      And Alice has lands for "Seize the Day"
      When Alice casts "Seize the Day" targeting "Grizzly Bears"
      And "Seize the Day" resolves
      And the game goes on to Bob's next upkeep step
      Then 2 beginning of combat steps began in turn 1
      And 2 postcombat main phases began in turn 1

    @id:time-warp-for-a-player-who-left @source:cr @twin:time-warp-for-a-player-who-stayed
    Scenario: Time Warp for Carol, who concedes in response: nobody has an extra turn
      Note: 608.2b; three players
      Given Alice has "Time Warp" in hand
      And Alice has lands for "Time Warp"
      And Carol has 20 life
      When Alice casts "Time Warp" targeting Carol
      And Carol concedes
      And "Time Warp" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3

    @id:time-warp-for-a-player-who-stayed @source:cr
    Scenario: Where she stays the next turn is hers
      Given Alice has "Time Warp" in hand
      And Alice has lands for "Time Warp"
      And Carol has 20 life
      When Alice casts "Time Warp" targeting Carol
      And "Time Warp" resolves
      And the game goes on to Carol's next upkeep step
      Then the game is in turn 2
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3

  @resolve.order.1
  Rule: Instructions are followed in the order written, so what comes first is done before the process begins

    @id:hour-of-embers-burns-before-it-ends @source:cr @twin:lightning-bolt-burns-and-ends-nothing
    Scenario: Hour of Embers deals its damage and then ends the turn: the Giant is dead, and the Bell of the Last Hour is silent
      Note: 608.2c; the instant is invented
      Given Alice controls "Bell of the Last Hour"
      And Alice has "Hour of Embers" in hand
      And Alice has lands for "Hour of Embers"
      And Bob controls "Hill Giant"
      When Alice casts "Hour of Embers" targeting "Hill Giant"
      And "Hour of Embers" resolves
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is in Bob's graveyard
      And Alice has 20 life

    @id:lightning-bolt-burns-and-ends-nothing @source:cr
    Scenario: With Lightning Bolt instead the Bell rings as well
      Given Alice controls "Bell of the Last Hour"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Hill Giant"
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And "Lightning Bolt" resolves
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is in Bob's graveyard
      And Alice has 23 life

    @id:hush-draws-before-combat-ends @source:cr @twin:hush-outside-combat-hurts
    Scenario: Hush of the Hourglass draws first: what that triggered has ceased to exist in the main phase
      Note: 608.2c, 724.2a; the instant is invented
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Hush of the Hourglass" in hand
      And Bob has lands for "Hush of the Hourglass"
      And Alice controls "Underworld Dreams"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Hush of the Hourglass"
      And "Hush of the Hourglass" resolves
      Then it is Alice's postcombat main phase
      And Bob has 1 card in hand
      And the stack is empty
      And Bob has 20 life

    @id:hush-outside-combat-hurts @source:cr
    Scenario: Outside combat nothing is ended, and the draw hurts
      Note: 724.2g
      Given Alice controls "Underworld Dreams"
      And Bob has "Hush of the Hourglass" in hand
      And Bob has lands for "Hush of the Hourglass"
      When Bob casts "Hush of the Hourglass"
      And "Hush of the Hourglass" resolves
      Then the stack is "Underworld Dreams"
      When "Underworld Dreams" resolves
      Then Bob has 19 life

    @id:hour-of-toll-ends-before-it-takes @source:cr
    Scenario: Hour of Toll ends the turn first and takes life after that: a player at 1 life loses all the same
      Note: 608.2c; the instant is invented
      Given Alice has "Hour of Toll" in hand
      And Alice has lands for "Hour of Toll"
      And Bob has 1 life
      When Alice casts "Hour of Toll"
      And "Hour of Toll" resolves
      Then Alice has won the game

  @resolve.leaves.1
  Rule: A spell or ability that leaves the stack while it resolves still carries out all its instructions

    @id:exiled-hour-of-insight-draws @source:cr
    Scenario: Hour of Insight exiles itself in the process and still draws a card
      Note: 608.2m; the instant is invented
      Given Alice has "Hour of Insight" in hand
      And Alice has lands for "Hour of Insight"
      And Alice's library begins with "Savannah Lions"
      When Alice casts "Hour of Insight"
      And "Hour of Insight" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice's hand is "Savannah Lions"
      And exile is "Hour of Insight"

    @id:exiled-toll-of-the-truce-gains-life @source:cr
    Scenario: Toll of the Truce, which ends the combat phase, still gives its life
      Note: 608.2m; the instant is invented
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Toll of the Truce" in hand
      And Bob has lands for "Toll of the Truce"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Toll of the Truce"
      And "Toll of the Truce" resolves
      Then it is Alice's postcombat main phase
      And "Toll of the Truce" is in exile
      And Bob has 23 life

  @resolve.last.1
  Rule: Where nothing is ended, an instant or sorcery goes to its owner's graveyard as the last part of its resolution

    @id:days-undoing-itself-isnt-shuffled-away @source:cr
    Scenario: Day's Undoing on Bob's turn shuffles Alice's graveyard away before it goes there itself
      Note: 608.2n
      Given Alice controls "Vedalken Orrery"
      And Alice has "Day's Undoing" in hand
      And Alice has "Shock" in graveyard
      And Alice has lands for "Day's Undoing"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then Alice's graveyard is "Day's Undoing"
      And Alice has 7 cards in hand
      And it is Bob's upkeep step

    @id:time-walk-goes-to-the-graveyard @source:cr @twin:time-stop-goes-into-exile
    Scenario: Time Walk ends nothing: it is in the graveyard once it has resolved
      Note: 608.2n
      Given Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      Then Alice's graveyard is "Time Walk"
      And exile is empty

    @id:time-stop-goes-into-exile @source:cr
    Scenario: Time Stop has been exiled by then, so it isn't
      Note: 608.2n, 724.1b
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice's graveyard is empty
      And exile is "Time Stop"
