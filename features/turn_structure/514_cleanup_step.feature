Feature: 514 Cleanup step

  @cleanup.discard.1
  Rule: Only the active player discards down to maximum hand size

    @id:eight-cards-and-ten-cards @source:report
    Scenario: Alice discards one of eight cards in her turn, Bob four of eleven in his own
      Source: report TS-90, TS-91
      Given Alice has 8 "Forest" in hand
      And Bob has 10 "Mountain" in hand
      When the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 10 cards in hand
      And Bob's graveyard is empty
      When the game goes on to Alice's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And Bob's graveyard is 4 "Mountain"

    @id:seven-cards-no-discard @source:cr @twin:eight-cards-and-ten-cards
    Scenario: With seven cards there is nothing to discard
      Given Alice has 7 "Forest" in hand
      And Alice's library begins with "Forest"
      When the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice's graveyard is empty
      When the game goes on to Alice's next end step
      Then Alice has 8 cards in hand
      When the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand

    @id:no-maximum-hand-size @source:cr @twin:eight-cards-and-ten-cards
    Scenario: With Spellbook Alice keeps nine cards
      Given Alice controls "Spellbook"
      And Alice has 9 "Forest" in hand
      When the game goes on to Bob's next upkeep step
      Then Alice has 9 cards in hand
      And it is Bob's upkeep step

  @cleanup.discard.2
  Rule: The discard is the first thing of the cleanup step, before damage and effects end

    @id:still-grown-at-the-discard @source:cr
    Scenario: As Alice discards, Giant Growth and the damage are still there
      Note: situation I20
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth", 7 "Forest" and "Divination" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And "Lightning Bolt" resolves
      And the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      And "Grizzly Bears" is 5/5
      And "Grizzly Bears" has 3 damage
      When Alice chooses "Divination"
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage
      And "Divination" is in Alice's graveyard

    @id:discard-with-a-borrowed-nezahal @source:cr @twin:discard-without-nezahal
    Scenario: Nezahal is still Alice's as the hand is checked, so she keeps nine cards; then it is Bob's again
      Source: situation L60
      Given Alice has "Act of Treason" and 9 "Forest" in hand
      And Alice has lands for "Act of Treason"
      And Bob controls "Nezahal, Primal Tide"
      When Alice casts "Act of Treason" targeting "Nezahal, Primal Tide"
      And everything resolves
      Then Alice controls "Nezahal, Primal Tide"
      When the game goes on to Bob's next upkeep step
      Then Alice has 9 cards in hand
      And Bob controls "Nezahal, Primal Tide"

    @id:discard-without-nezahal @source:cr
    Scenario: Without Nezahal Alice discards two
      Given Alice has "Act of Treason" and 9 "Forest" in hand
      And Alice has lands for "Act of Treason"
      And Bob controls "Nezahal, Primal Tide" and "Grizzly Bears"
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Bob controls "Grizzly Bears"

  @cleanup.discard.3
  Rule: In a further cleanup step the hand is checked again

    @id:glaciers-are-an-eighth-card @source:cr
    Scenario: Thawing Glaciers comes back to a hand of seven: Alice discards in the second cleanup step
      Given Alice controls "Thawing Glaciers"
      And Alice has 7 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Thawing Glaciers"
      When Alice activates "Thawing Glaciers"
      And "Thawing Glaciers" resolves
      And Alice chooses "Island"
      And the game goes on to the cleanup step
      Then the stack is the ability of "Thawing Glaciers"
      And Alice has 7 cards in hand
      When "Thawing Glaciers" resolves
      Then Alice has 8 cards in hand
      And it is Alice's cleanup step
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And "Grizzly Bears" is in Alice's graveyard

    @id:glaciers-are-a-seventh-card @source:cr @twin:glaciers-are-an-eighth-card
    Scenario: It comes back to a hand of six: nothing is discarded
      Given Alice controls "Thawing Glaciers"
      And Alice has 6 "Grizzly Bears" in hand
      And Alice has lands for the ability of "Thawing Glaciers"
      When Alice activates "Thawing Glaciers"
      And "Thawing Glaciers" resolves
      And Alice chooses "Island"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And "Thawing Glaciers" is in Alice's hand
      And Alice's graveyard is empty

    @id:rancor-is-an-eighth-card @source:cr
    Scenario: Rancor falls off Mutavault in the cleanup step, and there is a card too many in the next
      Source: situation L61
      Given Alice controls "Mutavault"
      And Alice has "Rancor" and 7 "Grizzly Bears" in hand
      And Alice has lands for the second ability of "Mutavault" and "Rancor"
      When Alice activates "Mutavault"
      And "Mutavault" resolves
      And Alice casts "Rancor" targeting "Mutavault"
      And "Rancor" resolves
      Then "Mutavault" is 4/2
      When the game goes on to the cleanup step
      Then the stack is the ability of "Rancor"
      And "Mutavault" is not a creature
      And "Rancor" is in Alice's graveyard
      When "Rancor" resolves
      Then "Rancor" is in Alice's hand
      And Alice has 8 cards in hand
      When Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then "Rancor" is in Alice's hand
      And Alice has 7 cards in hand

    @id:three-cards-drawn-in-the-cleanup-step @source:report
    Scenario: Cards drawn with priority in the cleanup step are discarded in the next one
      Source: report TS-86
      Given Alice has "Ancestral Recall" and 7 "Forest" in hand
      And Alice has lands for "Ancestral Recall"
      And Alice's library begins with "Forest", "Forest" and "Forest"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Ancestral Recall" targeting Alice
      And "Ancestral Recall" resolves
      Then Alice has 9 cards in hand
      And it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Alice's graveyard is "Ancestral Recall" and 3 "Forest"

    @id:no-maximum-until-end-of-turn @source:cr @twin:no-maximum-and-no-second-cleanup-step
    Scenario: Hour of Plenty, until end of turn, is over after the first cleanup step's discard, and not before: the hand of eight is checked in the second
      Source: situation D33
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Hour of Plenty", "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Hour of Plenty" and "Time Stop"
      When Alice casts "Hour of Plenty"
      And "Hour of Plenty" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      Then the stack is the ability of "Stonebinder's Familiar"
      And Alice has 8 cards in hand
      When everything resolves
      And Alice chooses "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand

    @id:no-maximum-and-no-second-cleanup-step @source:cr
    Scenario: Where nothing triggers there is no second one, and Alice keeps the eight
      Given Alice has "Hour of Plenty", "Time Stop" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Hour of Plenty" and "Time Stop"
      When Alice casts "Hour of Plenty"
      And "Hour of Plenty" resolves
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 8 cards in hand

  @cleanup.wear-off.1
  Rule: All damage marked on permanents is removed in the cleanup step, whoever controls them

    @id:damage-of-both-players-creatures @source:cr
    Scenario: The damage on Alice's Giant and on Bob's Angel is there in the end step and gone in Bob's upkeep
      Note: situation D14, without an ender
      Given Alice controls "Hill Giant"
      And Alice has "Shock" and "Lightning Bolt" in hand
      And Alice has lands for "Shock" and "Lightning Bolt"
      And Bob controls "Serra Angel"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And Alice casts "Lightning Bolt" targeting "Serra Angel"
      And "Lightning Bolt" resolves
      And the game goes on to the end step
      Then "Hill Giant" has 2 damage
      And "Serra Angel" has 3 damage
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" has no damage
      And "Serra Angel" has no damage

    @id:damage-of-two-turns-doesnt-add-up @source:cr
    Scenario: Two damage in Alice's turn and two in Bob's don't kill the Giant
      Given Alice controls "Hill Giant"
      And Alice has 2 "Shock" in hand
      And Alice has lands for 2 "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And the game goes on to Bob's next upkeep step
      And Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" has 2 damage
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" is in Alice's graveyard

    @id:damage-on-what-is-no-creature-any-more @source:report
    Scenario: Jade Statue keeps its damage to the end of the turn, creature or not, and no longer
      Source: report TS-88
      Given Alice controls "Grizzly Bears"
      And Bob controls "Jade Statue"
      And Bob has lands for the ability of "Jade Statue"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob activates "Jade Statue"
      And "Jade Statue" resolves
      And Bob blocks "Grizzly Bears" with "Jade Statue"
      And the game goes on to the postcombat main phase
      Then "Jade Statue" is not a creature
      And "Jade Statue" has 2 damage
      When the game goes on to Bob's next upkeep step
      Then "Jade Statue" has no damage
      And "Grizzly Bears" is in Alice's graveyard

    @id:patient-zero-keeps-damage @source:cr @twin:damage-of-both-players-creatures
    Scenario: Bob's Patient Zero keeps the damage on Alice's Giant, and not that on Bob's Angel
      Note: 101.1
      Given Alice controls "Hill Giant"
      And Alice has "Shock" and "Lightning Bolt" in hand
      And Alice has lands for "Shock" and "Lightning Bolt"
      And Bob controls "Serra Angel" and "Patient Zero"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      And Alice casts "Lightning Bolt" targeting "Serra Angel"
      And "Lightning Bolt" resolves
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" has 2 damage
      And "Serra Angel" has no damage

  @cleanup.wear-off.2
  Rule: Effects that last until end of turn or say "this turn" end in the cleanup step

    @id:silence-has-ended-in-the-cleanup-step @source:report
    Scenario: Silence has ended in the cleanup step: Bob can cast Shock there
      Source: report TS-85
      Given Alice controls "Thawing Glaciers"
      And Alice has "Silence" in hand
      And Alice has lands for "Silence" and the ability of "Thawing Glaciers"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Alice casts "Silence"
      And "Silence" resolves
      And Alice activates "Thawing Glaciers"
      And "Thawing Glaciers" resolves
      And Alice chooses "Island"
      And the game goes on to the end step
      Then Bob can't cast "Shock" targeting Alice
      When the game goes on to the cleanup step
      Then the stack is the ability of "Thawing Glaciers"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      And it is Alice's cleanup step

    @id:sarkhans-gift-outlives-sarkhan @source:cr
    Scenario: Sarkhan's +1/+1 lasts to the cleanup step though Sarkhan is burnt to death before
      Note: 611.2a
      Given Alice controls "Grizzly Bears" and "Sarkhan Vol"
      And "Sarkhan Vol" has 2 "loyalty" counters
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for "Lightning Bolt"
      When Alice activates the first ability of "Sarkhan Vol"
      And "Sarkhan Vol" resolves
      And Bob casts "Lightning Bolt" targeting "Sarkhan Vol"
      And "Lightning Bolt" resolves
      Then "Sarkhan Vol" is in Alice's graveyard
      When the game goes on to the end step
      Then "Grizzly Bears" is 3/3
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:treason-ends-sowers-control-stays @source:cr
    Scenario: Alice has her stolen Bears back until end of turn; then they are Bob's Sower's again
      Note: 611.2a, 611.2b
      Given Alice controls "Grizzly Bears"
      And Alice has "Act of Treason" in hand
      And Alice has lands for "Act of Treason"
      And Bob controls "Vedalken Orrery"
      And Bob has "Sower of Temptation" in hand
      And Bob has lands for "Sower of Temptation"
      When Bob casts "Sower of Temptation"
      And "Sower of Temptation" resolves
      And Bob chooses "Grizzly Bears"
      And "Sower of Temptation" resolves
      Then Bob controls "Grizzly Bears"
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And "Act of Treason" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Alice controls "Grizzly Bears"
      And Bob has 18 life
      When the game goes on to Bob's next upkeep step
      Then Bob controls "Grizzly Bears"

  @cleanup.wear-off.3
  Rule: Damage and those effects end at the same time, so nothing dies in between

    @id:damaged-bears-outlive-sarkhans-gift @source:cr @twin:bears-die-where-damage-stays
    Scenario: With two damage the Bears lose Sarkhan's +1/+1 and live
      Given Alice controls "Grizzly Bears" and "Sarkhan Vol"
      And "Sarkhan Vol" has 4 "loyalty" counters
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice activates the first ability of "Sarkhan Vol"
      And "Sarkhan Vol" resolves
      And Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" has 2 damage
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage

    @id:bears-die-where-damage-stays @source:cr
    Scenario: Where Patient Zero keeps the damage, they die of it in the cleanup step
      Given Alice controls "Grizzly Bears" and "Sarkhan Vol"
      And "Sarkhan Vol" has 4 "loyalty" counters
      And Bob controls "Patient Zero"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice activates the first ability of "Sarkhan Vol"
      And "Sarkhan Vol" resolves
      And Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      And the game goes on to the end step
      Then "Grizzly Bears" is on the battlefield
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is in Alice's graveyard

  @cleanup.wear-off.5
  Rule: What has happened this turn stays known to the end of it; only the effects end

    @id:attacked-this-turn-in-the-cleanup-step @source:cr
    Scenario: Relentless Assault, cast in the cleanup step, untaps the Bears that attacked, and not the tapped Giant
      Note: situation K40, without an ender
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice controls tapped "Hill Giant"
      And Alice has "Relentless Assault" and 7 "Forest" in hand
      And Alice has lands for "Relentless Assault"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      Then the stack is the ability of "Abyssal Nocturnus"
      And "Grizzly Bears" is tapped
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      Then "Grizzly Bears" is untapped
      And "Hill Giant" is tapped

    @id:spells-of-the-turn-in-the-cleanup-step @source:cr
    Scenario: Grapeshot, cast in the cleanup step, counts the turn's two spells
      Note: situation K40, without an ender
      Given Alice controls "Vedalken Orrery"
      And Alice has "Grapeshot", 3 "Shock" and 6 "Forest" in hand
      And Alice has lands for "Grapeshot" and 3 "Shock"
      And Bob controls "Abyssal Nocturnus"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Grapeshot" targeting Bob
      And the ability of "Grapeshot" resolves
      And Alice chooses nothing
      And Alice chooses nothing
      And everything resolves
      Then Bob has 13 life
      And it is Alice's cleanup step

    @id:spells-of-the-last-turn-dont-count @source:cr @twin:spells-of-the-turn-in-the-cleanup-step
    Scenario: Cast in Bob's upkeep step, it counts none of them
      Given Alice controls "Vedalken Orrery"
      And Alice has "Grapeshot" and 2 "Shock" in hand
      And Alice has lands for "Grapeshot" and 2 "Shock"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And Alice casts "Shock" targeting Bob
      And "Shock" resolves
      And the game goes on to Bob's next upkeep step
      And Alice casts "Grapeshot" targeting Bob
      And everything resolves
      Then Bob has 15 life

  @cleanup.priority.1
  Rule: Nobody gets priority in a cleanup step in which nothing is waiting and nothing is due

    @id:plain-cleanup-step @source:cr @twin:cleanup-step-with-a-trigger
    Scenario: Giant Growth and damage end and a card is discarded: nobody can act
      Note: situation I19
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth", "Shock" and 7 "Forest" in hand
      And Alice has lands for "Giant Growth" and "Shock"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Grizzly Bears"
      And the game goes on to the end step
      Then "Grizzly Bears" has 2 damage
      When Alice passes
      And Bob passes
      And Alice chooses "Forest"
      And the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the cleanup step of turn 1
      And Alice had an opportunity to act in the end step of turn 1
      And Alice has 7 cards in hand
      And "Grizzly Bears" is 2/2

    @id:cleanup-step-with-a-trigger @source:cr
    Scenario: Where Abyssal Nocturnus sees the discard, both can act
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" and 7 "Forest" in hand
      And Alice has lands for "Shock"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And the game goes on to Bob's next upkeep step
      Then Alice had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the cleanup step of turn 1

    @id:plain-cleanup-step-is-one @source:cr
    Scenario: Without priority there is one cleanup step
      Given Alice has 8 "Forest" in hand
      When the game goes on to Bob's next upkeep step
      Then 1 cleanup step began in turn 1
      And Alice has 7 cards in hand

  @cleanup.check.1
  Rule: State-based actions that are due after the discard and the end of effects are performed

    @id:weakened-lions-die-as-giant-growth-ends @source:report @twin:weakened-lions-with-honor-of-the-pure
    Scenario: With a -1/-1 counter, and without Honor of the Pure, the Lions die as Giant Growth ends
      Source: report TS-82
      Given Alice controls "Honor of the Pure" and "Savannah Lions"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      And Bob casts "Disenchant" targeting "Honor of the Pure"
      And "Disenchant" resolves
      Then "Savannah Lions" is 4/3
      When the game goes on to the end step
      Then "Savannah Lions" is on the battlefield
      When the game goes on to Bob's next upkeep step
      Then "Savannah Lions" is in Alice's graveyard

    @id:weakened-lions-with-honor-of-the-pure @source:cr
    Scenario: With Honor of the Pure they live
      Given Alice controls "Honor of the Pure" and "Savannah Lions"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      Then "Savannah Lions" is 5/4
      When the game goes on to Bob's next upkeep step
      Then "Savannah Lions" is 2/1

    @id:aura-falls-off-in-the-cleanup-step @source:cr
    Scenario: Rancor is put into the graveyard as Mutavault stops being a creature
      Note: 704.5m
      Given Alice controls "Mutavault"
      And Alice has "Rancor" in hand
      And Alice has lands for the second ability of "Mutavault" and "Rancor"
      When Alice activates "Mutavault"
      And "Mutavault" resolves
      And Alice casts "Rancor" targeting "Mutavault"
      And "Rancor" resolves
      And the game goes on to the end step
      Then "Mutavault" is 4/2
      And "Rancor" is attached to "Mutavault"
      When the game goes on to the cleanup step
      Then the stack is the ability of "Rancor"
      And "Rancor" is in Alice's graveyard
      And "Mutavault" is on the battlefield

    @id:grace-ends-and-alice-loses @source:cr @source:report @twin:grace-with-enough-life
    Scenario: Alice's Angel's Grace ends in the cleanup step, and with -1 life she has lost before the next turn
      Source: report TS-74
      Given Alice has 2 life
      And Alice has "Angel's Grace" in hand
      And Alice has lands for "Angel's Grace"
      And Bob controls "Psychosis Crawler"
      And Bob has "Ancestral Recall" and "Divination" in hand
      And Bob has lands for "Ancestral Recall"
      And Carol has 20 life
      When Alice casts "Angel's Grace"
      And "Angel's Grace" resolves
      And Bob casts "Ancestral Recall" targeting Bob
      And everything resolves
      And the game goes on to the end step
      Then Alice has -1 life
      And Alice is still in the game
      When the game goes on to Bob's next upkeep step
      Then Alice has lost the game
      And Carol has 17 life
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4

    @id:grace-with-enough-life @source:cr
    Scenario: With four life she lives through it
      Given Alice has 4 life
      And Alice has "Angel's Grace" in hand
      And Alice has lands for "Angel's Grace"
      And Bob controls "Psychosis Crawler"
      And Bob has "Ancestral Recall" and "Divination" in hand
      And Bob has lands for "Ancestral Recall"
      And Carol has 20 life
      When Alice casts "Angel's Grace"
      And "Angel's Grace" resolves
      And Bob casts "Ancestral Recall" targeting Bob
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Alice is still in the game
      And Alice has 1 life

  @cleanup.check.2
  Rule: Waiting triggered abilities are then put on the stack, and the active player gets priority

    @id:discard-trigger-in-the-cleanup-step @source:report @twin:no-discard-no-trigger
    Scenario: Confessor sees two discards: two abilities on the stack, and Alice has priority before Bob
      Source: report TS-81
      Given Alice controls "Confessor"
      And Alice has 9 "Forest" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 2 of the cards in Alice's hand
      When Alice chooses "Forest" and "Forest"
      Then the stack is the ability of "Confessor" and the ability of "Confessor"
      And Alice has priority
      And it is Alice's cleanup step
      When Bob casts "Shock" targeting "Confessor"
      And "Shock" resolves
      Then "Confessor" is in Alice's graveyard
      And the stack is the ability of "Confessor" and the ability of "Confessor"
      When the ability of "Confessor" resolves
      And Alice accepts
      And the ability of "Confessor" resolves
      And Alice accepts
      Then Alice has 22 life

    @id:no-discard-no-trigger @source:cr @twin:discard-trigger-in-the-cleanup-step
    Scenario: With seven cards Confessor sees nothing, and nobody can act
      Given Alice controls "Confessor"
      And Alice has 7 "Forest" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the end step of turn 1
      And Alice has 20 life

    @id:cleanup-triggers-of-both-players @source:cr
    Scenario: Bob's Nocturnus triggers with Alice's Confessor: Alice's ability lies below
      Note: 603.3b
      Given Alice controls "Confessor"
      And Alice has 8 "Forest" in hand
      And Bob controls "Abyssal Nocturnus"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      Then the stack is the ability of "Abyssal Nocturnus" and the ability of "Confessor"
      And Alice has priority

    @id:cleanup-triggers-after-the-wear-off @source:cr
    Scenario: As the discard's trigger is on the stack, damage and Giant Growth have ended
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and 8 "Forest" in hand
      And Alice has lands for "Giant Growth"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      And the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      And "Grizzly Bears" is 5/5
      When Alice chooses "Forest"
      Then the stack is the ability of "Abyssal Nocturnus"
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage

    @id:archfiend-kills-in-the-cleanup-step @source:ruling
    Scenario: Archfiend of Ifnir's ability kills in the cleanup step, and what dies there triggers there
      Source: ruling Archfiend of Ifnir 2017-04-18
      Given Alice controls "Archfiend of Ifnir"
      And Alice has 8 "Forest" in hand
      And Bob controls "Doomed Traveler"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      Then the stack is the ability of "Archfiend of Ifnir"
      When "Archfiend of Ifnir" resolves
      Then "Doomed Traveler" is in Bob's graveyard
      And the stack is the ability of "Doomed Traveler"
      And it is Alice's cleanup step
      When "Doomed Traveler" resolves
      Then Bob controls "Spirit Token"
      And it is Alice's cleanup step

  @cleanup.check.3
  Rule: Once all have passed with an empty stack, another cleanup step begins

    @id:priority-again-after-the-cleanup-trigger @source:report
    Scenario: The trigger has resolved: Alice has priority again in the cleanup step and can act
      Source: report TS-84
      Given Alice has "Shock" and 7 "Forest" in hand
      And Alice has lands for "Shock"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      Then the stack is empty
      And Alice has priority
      And it is Alice's cleanup step
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
      And it is Alice's cleanup step
      And the game is in turn 1

    @id:two-cleanup-steps @source:cr
    Scenario: Abyssal Nocturnus's trigger makes a second cleanup step
      Given Alice has 8 "Forest" in hand
      And Bob controls "Abyssal Nocturnus"
      When the game goes on to Bob's next upkeep step
      Then 2 cleanup steps began in turn 1
      And Alice has 7 cards in hand

    @id:damage-dealt-in-the-cleanup-step @source:report
    Scenario: Damage dealt with priority in the cleanup step is removed in the second one
      Source: report TS-86
      Given Alice controls "Hill Giant"
      And Alice has 8 "Forest" in hand
      And Bob controls "Abyssal Nocturnus"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      Then the stack is the ability of "Abyssal Nocturnus"
      When Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" has 2 damage
      And it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" has no damage
      And the game is in turn 2

  @cleanup.check.4
  Rule: What triggers at the beginning of the next cleanup step triggers in it and gives priority

    @id:waylays-knights-in-the-cleanup-step @source:cr @twin:soldiers-in-the-cleanup-step
    Scenario: Waylay's Knights are exiled in the cleanup step, as an ability that can be responded to resolves
      Given Alice has "Waylay" in hand
      And Alice has lands for "Waylay"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Alice casts "Waylay"
      And "Waylay" resolves
      And the game goes on to the cleanup step
      Then the stack is the ability of "Waylay"
      And Alice controls 3 "Knight Token"
      And Alice has priority
      When Bob casts "Shock" targeting the token "Knight Token"
      And "Shock" resolves
      Then Alice controls 2 "Knight Token"
      When "Waylay" resolves
      Then Alice controls no "Knight Token"
      And it is Alice's cleanup step

    @id:soldiers-in-the-cleanup-step @source:cr @twin:waylays-knights-in-the-cleanup-step
    Scenario: Raise the Alarm's Soldiers stay, and nobody can act in the cleanup step
      Given Alice has "Raise the Alarm" in hand
      And Alice has lands for "Raise the Alarm"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Raise the Alarm"
      And "Raise the Alarm" resolves
      And the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the end step of turn 1
      And Alice controls 2 "Soldier Token"

    @id:glaciers-stifled-in-the-cleanup-step @source:cr
    Scenario: Thawing Glaciers' return, countered in the cleanup step, doesn't come back
      Note: 603.7b
      Given Alice controls "Thawing Glaciers"
      And Alice has lands for the ability of "Thawing Glaciers"
      And Bob has "Stifle" in hand
      And Bob has lands for "Stifle"
      When Alice activates "Thawing Glaciers"
      And "Thawing Glaciers" resolves
      And Alice chooses "Island"
      And the game goes on to the cleanup step
      Then the stack is the ability of "Thawing Glaciers"
      When Bob casts "Stifle" targeting the ability of "Thawing Glaciers"
      And "Stifle" resolves
      And the game goes on to Alice's next upkeep step
      Then "Thawing Glaciers" is on the battlefield
      And the game is in turn 3

  @cleanup.check.5
  Rule: A further cleanup step gives priority only if something new is waiting or due in it

    @id:second-cleanup-step-is-the-last @source:cr @twin:third-cleanup-step
    Scenario Outline: After <what> there are two cleanup steps, and Bob's turn follows
      Given Alice has "<what>" and <cards> in hand
      And Alice has lands for "<what>"
      And Bob controls "Abyssal Nocturnus"
      When Alice casts "<what>"
      And "<what>" resolves
      And the game goes on to Bob's next upkeep step
      Then 2 cleanup steps began in turn 1
      And the game is in turn 2

      Examples:
        | what            | cards      |
        | Waylay          | 7 "Forest" |
        | Raise the Alarm | 8 "Forest" |

    @id:third-cleanup-step @source:cr
    Scenario: A discard in the second cleanup step triggers again and makes a third
      Given Alice has "Ancestral Recall" and 7 "Forest" in hand
      And Alice has lands for "Ancestral Recall"
      And Alice's library begins with "Forest", "Forest" and "Forest"
      And Bob controls "Abyssal Nocturnus"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Ancestral Recall" targeting Alice
      And "Ancestral Recall" resolves
      And the game goes on to Bob's next upkeep step
      Then 3 cleanup steps began in turn 1
      And Alice has 7 cards in hand

    @id:second-discard-triggers-again @source:cr
    Scenario: That discard's triggers are put on the stack in the second cleanup step, with priority
      Given Alice has "Ancestral Recall" and 7 "Forest" in hand
      And Alice has lands for "Ancestral Recall"
      And Alice's library begins with "Forest", "Forest" and "Forest"
      And Bob controls "Abyssal Nocturnus"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      Then "Abyssal Nocturnus" is 4/4
      When Alice casts "Ancestral Recall" targeting Alice
      And "Ancestral Recall" resolves
      And Alice chooses "Forest" and "Forest"
      Then the stack is the ability of "Abyssal Nocturnus" and the ability of "Abyssal Nocturnus"
      And "Abyssal Nocturnus" is 2/2
      And Alice has priority
      And it is Alice's cleanup step

    @id:damage-that-stays-isnt-endless @source:report
    Scenario: Damage that Patient Zero keeps gives nobody priority
      Source: report TS-89
      Given Alice controls "Darksteel Myr"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Patient Zero"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Lightning Bolt" targeting "Darksteel Myr"
      And "Lightning Bolt" resolves
      And the game goes on to Bob's next upkeep step
      Then "Darksteel Myr" has 3 damage
      And nobody had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the end step of turn 1

  @cleanup.check.6
  Rule: An effect made in a cleanup step that lasts until end of turn ends in the next one of that turn

    @id:giant-growth-in-the-cleanup-step @source:report
    Scenario: Giant Growth, cast with priority in the cleanup step, ends before Bob's turn
      Source: report TS-86; situation D34
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and 7 "Forest" in hand
      And Alice has lands for "Giant Growth"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      Then "Grizzly Bears" is 5/5
      And it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:nocturnus-is-itself-again-in-bobs-upkeep @source:ruling
    Scenario: Abyssal Nocturnus's own +2/+2 ends there too
      Source: ruling Abyssal Nocturnus 2006-02-01
      Given Alice has 8 "Forest" in hand
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      Then "Abyssal Nocturnus" is 2/2
      When "Abyssal Nocturnus" resolves
      Then "Abyssal Nocturnus" is 4/4
      When the game goes on to Bob's next upkeep step
      Then "Abyssal Nocturnus" is 2/2

    @id:giant-growth-in-bobs-upkeep @source:cr @twin:giant-growth-in-the-cleanup-step
    Scenario: Cast in Bob's upkeep step, it lasts Bob's whole turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And the game goes on to the end step
      Then "Grizzly Bears" is 5/5
      When the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:damage-and-giant-growth-of-the-cleanup-step @source:report
    Scenario: Four damage and Giant Growth, both of the cleanup step, end at once in the next: the Bears live
      Source: report TS-86
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and 7 "Forest" in hand
      And Alice has lands for "Giant Growth"
      And Bob controls "Abyssal Nocturnus"
      And Bob has 3 "Shock" in hand
      And Bob has lands for 3 "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And "Giant Growth" resolves
      And Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      And Bob casts "Shock" targeting "Grizzly Bears"
      And "Shock" resolves
      Then "Grizzly Bears" has 4 damage
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage

  @cleanup.check.7
  Rule: A state-based action alone, without any trigger, gives the active player priority

    @id:lions-death-gives-priority @source:report @twin:no-death-no-priority
    Scenario: The Lions die as Giant Growth ends: Alice and Bob can act in the cleanup step
      Source: report TS-82
      Given Alice controls "Honor of the Pure" and "Savannah Lions"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth" and "Shock" in hand
      And Alice has lands for "Giant Growth" and "Shock"
      And Bob has "Disenchant" and "Shock" in hand
      And Bob has lands for "Disenchant" and "Shock"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      And Bob casts "Disenchant" targeting "Honor of the Pure"
      And "Disenchant" resolves
      And the game goes on to Bob's next upkeep step
      Then "Savannah Lions" is in Alice's graveyard
      And Alice had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the cleanup step of turn 1

    @id:no-death-no-priority @source:cr @twin:lions-death-gives-priority
    Scenario: With Honor of the Pure they live, and nobody can
      Given Alice controls "Honor of the Pure" and "Savannah Lions"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth" and "Shock" in hand
      And Alice has lands for "Giant Growth" and "Shock"
      And Bob has "Disenchant" and "Shock" in hand
      And Bob has lands for "Disenchant" and "Shock"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      And the game goes on to Bob's next upkeep step
      Then "Savannah Lions" is 2/1
      And nobody had an opportunity to act in the cleanup step of turn 1
      And Bob had an opportunity to act in the end step of turn 1

    @id:lions-death-makes-a-second-cleanup-step @source:report
    Scenario: ... and a second cleanup step follows
      Source: report TS-82
      Given Alice controls "Honor of the Pure" and "Savannah Lions"
      And "Savannah Lions" has 1 "-1/-1" counter
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Alice casts "Giant Growth" targeting "Savannah Lions"
      And "Giant Growth" resolves
      And Bob casts "Disenchant" targeting "Honor of the Pure"
      And the game goes on to Bob's next upkeep step
      Then 2 cleanup steps began in turn 1

    @id:grace-ends-and-bob-may-act @source:cr @source:report @twin:no-death-no-priority
    Scenario: As Alice loses in her cleanup step, of three players Bob and Carol may act in it
      Source: report TS-74
      Given Alice has 2 life
      And Alice has "Angel's Grace" in hand
      And Alice has lands for "Angel's Grace"
      And Bob controls "Psychosis Crawler"
      And Bob has "Ancestral Recall" and "Shock" in hand
      And Bob has lands for "Ancestral Recall" and "Shock"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice casts "Angel's Grace"
      And "Angel's Grace" resolves
      And Bob casts "Ancestral Recall" targeting Bob
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Bob had an opportunity to act in the cleanup step of turn 1
      And Carol had an opportunity to act in the cleanup step of turn 1

  @cleanup.check.8
  Rule: What waits for the next cleanup step and is made in a cleanup step triggers in the following one

    @id:waylay-in-the-cleanup-step @source:cr
    Scenario: Waylay, cast in the cleanup step: the Knights are exiled in the next cleanup step of the same turn
      Note: situation D21; 603.7a
      Given Alice has "Waylay", "Shock" and 6 "Forest" in hand
      And Alice has lands for "Waylay" and "Shock"
      And Bob controls "Abyssal Nocturnus"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Waylay"
      And "Waylay" resolves
      Then Alice controls 3 "Knight Token"
      And the stack is empty
      And it is Alice's cleanup step
      When Alice passes
      And Bob passes
      Then it is Alice's cleanup step
      And the stack is the ability of "Waylay"
      When "Waylay" resolves
      Then Alice controls no "Knight Token"
      And the game is in turn 1

    @id:waylay-in-bobs-upkeep @source:cr @twin:waylay-in-the-cleanup-step
    Scenario: Cast in Bob's upkeep step, they live to Bob's cleanup step
      Given Alice has "Waylay" in hand
      And Alice has lands for "Waylay"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Waylay"
      And "Waylay" resolves
      And the game goes on to the end step
      Then Alice controls 3 "Knight Token"
      When the game goes on to the cleanup step
      Then the stack is the ability of "Waylay"
      When "Waylay" resolves
      Then Alice controls no "Knight Token"

    @id:waylay-made-in-the-cleanup-step-makes-a-third @source:cr
    Scenario: ... which makes three cleanup steps in all
      Given Alice has "Waylay" and 7 "Forest" in hand
      And Alice has lands for "Waylay"
      And Bob controls "Abyssal Nocturnus"
      When the game goes on to the cleanup step
      Then Alice must choose 1 of the cards in Alice's hand
      When Alice chooses "Forest"
      And "Abyssal Nocturnus" resolves
      And Alice casts "Waylay"
      And the game goes on to Bob's next upkeep step
      Then 3 cleanup steps began in turn 1
      And Alice controls no "Knight Token"
