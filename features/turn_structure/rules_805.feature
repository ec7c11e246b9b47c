Feature: 805 Turns that a team shares

  @team.turn.1
  Rule: A team's turn is the turn of each of its players, so what asks for its controller's turn is satisfied

    @id:days-undoing-in-the-teams-turn @source:cr @twin:days-undoing-in-the-other-teams-turn
    Scenario: Bob's Day's Undoing ends the turn that he shares with Alice
      Source: situation J08
      Given the game is Two-Headed Giant
      And Bob has "Day's Undoing" in hand
      And Bob has lands for "Day's Undoing"
      When Bob casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Carol's next upkeep step
      Then "Day's Undoing" is in exile
      And nobody had an opportunity to act in the end step of turn 1
      And the game is in turn 2

    @id:days-undoing-in-the-other-teams-turn @source:cr
    Scenario: Carol's ends no turn of Alice and Bob
      Given the game is Two-Headed Giant
      And Carol controls "Vedalken Orrery"
      And Carol has "Day's Undoing" in hand
      And Carol has lands for "Day's Undoing"
      And Bob controls 4 "Mountain"
      When Carol casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then it is Bob's precombat main phase
      And "Day's Undoing" is in Carol's graveyard
      When the game goes on to the end step
      Then the game is in turn 1

    @id:sundial-of-the-second-player @source:cr
    Scenario: Bob activates Sundial of the Infinite in the team's turn, and not in the other team's
      Given the game is Two-Headed Giant
      And Bob controls "Sundial of the Infinite"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock" and the ability of "Sundial of the Infinite"
      When the game goes on to Dave's next upkeep step
      Then Bob can't activate "Sundial of the Infinite"
      When the game goes on to Bob's next upkeep step
      And Bob activates "Sundial of the Infinite"
      And everything resolves
      And the game goes on to Carol's next upkeep step
      Then nobody had an opportunity to act in the end step of turn 3

    @id:divination-of-the-second-player @source:cr
    Scenario: Each player of the team casts a sorcery in its main phase
      Given the game is Two-Headed Giant
      And Alice has "Divination" in hand
      And Alice has lands for "Divination"
      And Bob has "Divination" in hand
      And Bob has lands for "Divination"
      When Bob casts "Divination"
      And everything resolves
      And Alice casts "Divination"
      And everything resolves
      Then Alice has 2 cards in hand
      And Bob has 2 cards in hand

    @id:each-player-of-the-team-untaps @source:cr
    Scenario: In the team's untap step both players' permanents untap, and nobody else's
      Given the game is Two-Headed Giant
      And Alice controls tapped "Serra Angel"
      And Bob controls tapped "Hill Giant"
      And Carol controls tapped "Grizzly Bears"
      When the game goes on to Dave's next upkeep step
      Then "Grizzly Bears" is untapped
      And "Serra Angel" is tapped
      And "Hill Giant" is tapped
      When the game goes on to Bob's next upkeep step
      Then "Serra Angel" is untapped
      And "Hill Giant" is untapped

  @team.turn.2
  Rule: In the cleanup step each player of the team discards down to their own maximum hand size

    @id:both-players-of-the-team-discard @source:cr @twin:both-players-of-the-other-team-discard
    Scenario: Time Stop ends the turn of Alice and Bob: each discards for the own hand, and Carol and Dave don't
      Source: situation J07; 514.1
      Given the game is Two-Headed Giant
      And Alice has "Time Stop" and 9 "Grizzly Bears" in hand
      And Alice has lands for "Time Stop"
      And Bob has 8 "Hill Giant" in hand
      And Carol has 9 "Serra Angel" in hand
      And Dave has 9 "Serra Angel" in hand
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Carol's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And Carol has 9 cards in hand
      And Dave has 9 cards in hand
      And nobody had an opportunity to act in the end step of turn 1

    @id:both-players-of-the-other-team-discard @source:cr
    Scenario: In the other team's turn Carol and Dave discard
      Given the game is Two-Headed Giant
      And Alice has 9 "Grizzly Bears" in hand
      And Carol has 9 "Serra Angel" in hand
      And Dave has 9 "Serra Angel" in hand
      When the game goes on to the end step
      And Alice chooses "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Carol's next end step
      And Carol chooses "Serra Angel", "Serra Angel" and "Serra Angel"
      And Dave chooses "Serra Angel", "Serra Angel" and "Serra Angel"
      And the game goes on to Alice's next upkeep step
      Then Alice has 7 cards in hand
      And Carol has 7 cards in hand
      And Dave has 7 cards in hand

  @team.draw.1
  Rule: In a team's draw step all its players draw

    @id:both-players-of-the-team-draw @source:cr
    Scenario: Carol and Dave draw a card each, then Alice and Bob
      Source: situation L74
      Given the game is Two-Headed Giant
      When the game goes on to Carol's next precombat main phase
      Then Carol's hand is "Plains"
      And Dave's hand is "Swamp"
      And Alice has 0 cards in hand
      And Bob has 0 cards in hand
      When the game goes on to Alice's next precombat main phase
      Then Alice's hand is "Island"
      And Bob's hand is "Mountain"

  @team.land.1
  Rule: Each player of a team may play a land in the team's turn

    @id:each-player-of-the-team-plays-a-land @source:cr
    Scenario: Bob plays a land and then Alice hers; her second one has to wait
      Source: situation L74
      Given the game is Two-Headed Giant
      And Alice has 2 "Forest" in hand
      And Bob has 2 "Swamp" in hand
      When Bob plays "Swamp"
      And Alice plays "Forest"
      Then Alice can't play "Forest"
      When the game goes on to Alice's next precombat main phase
      And Alice plays "Forest"
      And Bob plays "Swamp"
      Then Alice controls 2 "Forest"
      And Bob controls 2 "Swamp"

    @id:no-land-in-the-other-teams-turn @source:cr @twin:each-player-of-the-team-plays-a-land
    Scenario: In the other team's turn neither may
      Given it is Carol's precombat main phase
      And the game is Two-Headed Giant
      And Bob has "Swamp" and "Shock" in hand
      And Bob has lands for "Shock"
      Then Bob can't play "Swamp"
      When Bob casts "Shock" targeting Carol
      And everything resolves
      Then Dave has 28 life

  @team.priority.1
  Rule: A team has priority, and passes only when none of its players does anything

    @id:second-player-acts-in-the-main-phase @source:cr
    Scenario: Alice does nothing, and Bob still casts Shock before the main phase is over
      Given the game is Two-Headed Giant
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Carol
      Then it is Alice's precombat main phase
      And the stack is "Shock"
      When everything resolves
      Then it is Alice's precombat main phase
      And Carol has 28 life

    @id:either-player-of-the-other-team-responds @source:cr @twin:nobody-of-the-other-team-responds
    Scenario: Dave counters Alice's spell, though Carol does nothing
      Given the game is Two-Headed Giant
      And Alice has "Divination" in hand
      And Alice has lands for "Divination"
      And Dave has "Cancel" in hand
      And Dave has lands for "Cancel"
      When Alice casts "Divination"
      And Dave casts "Cancel" targeting "Divination"
      And everything resolves
      Then "Divination" is in Alice's graveyard
      And Alice has 0 cards in hand

    @id:nobody-of-the-other-team-responds @source:cr
    Scenario: Where Dave does nothing either, it resolves
      Given the game is Two-Headed Giant
      And Alice has "Divination" in hand
      And Alice has lands for "Divination"
      When Alice casts "Divination"
      And everything resolves
      Then Alice has 2 cards in hand

    @id:both-players-of-a-team-had-an-opportunity @source:cr
    Scenario: Each of the four players could act in the end step
      Given the game is Two-Headed Giant
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      And Dave has "Shock" in hand
      And Dave has lands for "Shock"
      When the game goes on to Carol's next upkeep step
      Then Alice had an opportunity to act in the end step of turn 1
      And Bob had an opportunity to act in the end step of turn 1
      And Carol had an opportunity to act in the end step of turn 1
      And Dave had an opportunity to act in the end step of turn 1

  @team.triggers.1
  Rule: A team puts the triggered abilities of all its players on the stack in any order

    @id:bobs-ability-below-alices @source:cr
    Scenario: Of the team's abilities of the upkeep Bob's goes on the stack first, and Alice's on top of it
      Note: the first player in turn order is asked for what the team decides as one
      Given it is Carol's precombat main phase
      And the game is Two-Headed Giant
      And Alice controls "Verdant Force"
      And Bob controls "Colossal Majesty" and "Serra Angel"
      When the game goes on to Alice's next upkeep step
      And Alice chooses "Colossal Majesty" and "Verdant Force"
      Then the stack is "Verdant Force" and "Colossal Majesty"
      When "Verdant Force" resolves
      Then the stack is "Colossal Majesty"

  @team.extra.1
  Rule: An extra turn of a player is a turn of the player's team

    @id:time-walk-of-the-second-player @source:cr
    Scenario: After Bob's Time Walk the next turn is Alice's and Bob's again
      Given the game is Two-Headed Giant
      And Bob has "Time Walk" in hand
      And Bob has lands for "Time Walk"
      When Bob casts "Time Walk"
      And everything resolves
      And the game goes on to Bob's next precombat main phase
      Then the game is in turn 2
      And Alice has 1 card in hand
      And Bob has 1 card in hand
      When the game goes on to Carol's next upkeep step
      Then the game is in turn 3

  @team.extra.2
  Rule: An effect that gives both players of a team an extra turn gives the team one

    @id:hours-for-both-teams @source:cr
    Scenario: Hours for Everyone gives each team one turn, the other team's first
      Given the game is Two-Headed Giant
      And Alice has "Hours for Everyone" in hand
      And Alice has lands for "Hours for Everyone"
      When Alice casts "Hours for Everyone"
      And everything resolves
      And the game goes on to Dave's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Carol's next upkeep step
      Then the game is in turn 4

  @team.skip.1
  Rule: A turn, phase or step that a player skips is skipped by the player's team

    @id:meditate-of-the-second-player @source:cr @twin:no-meditate-of-the-second-player
    Scenario: Bob's Meditate: the other team has two turns in a row
      Given the game is Two-Headed Giant
      And Bob has "Meditate" in hand
      And Bob has lands for "Meditate"
      When Bob casts "Meditate"
      And everything resolves
      And the game goes on to Carol's next upkeep step
      And the game goes on to Carol's next upkeep step
      Then the game is in turn 3
      And Alice has 0 cards in hand

    @id:no-meditate-of-the-second-player @source:cr
    Scenario: Without it turn 3 is Alice's and Bob's
      Given the game is Two-Headed Giant
      When the game goes on to Bob's next precombat main phase
      Then the game is in turn 3
      And Alice has 1 card in hand

    @id:necropotence-of-the-second-player @source:cr @twin:both-players-of-the-team-draw
    Scenario: Dave's Necropotence skips the draw step of Carol too
      Given the game is Two-Headed Giant
      And Dave controls "Necropotence"
      When the game goes on to Carol's next precombat main phase
      Then Carol has 0 cards in hand
      And Dave has 0 cards in hand

  @team.attack.1
  Rule: The active team's creatures attack together, whichever of its players controls them

    @id:both-players-of-the-team-attack @source:cr
    Scenario: Alice's Bears attack Carol and Bob's Giant attacks Dave, in one combat
      Given the game is Two-Headed Giant
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice attacks Carol with "Grizzly Bears"
      And Bob attacks Dave with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Carol has 25 life
      And "Grizzly Bears" is tapped
      And "Hill Giant" is tapped

  @team.block.1
  Rule: Creatures of either defending player can block what attacks the other

    @id:teammate-blocks @source:cr @twin:teammate-doesnt-block
    Scenario: The Bears attack Carol, and Dave blocks them
      Given the game is Two-Headed Giant
      And Bob controls "Grizzly Bears"
      And Dave controls "Hill Giant"
      When Bob attacks Carol with "Grizzly Bears"
      And Dave blocks "Grizzly Bears" with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Bob's graveyard
      And Carol has 30 life

    @id:teammate-doesnt-block @source:cr
    Scenario: Where he doesn't, they deal their damage
      Given the game is Two-Headed Giant
      And Bob controls "Grizzly Bears"
      And Dave controls "Hill Giant"
      When Bob attacks Carol with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Carol has 28 life
