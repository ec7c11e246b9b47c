Feature: Ultima

  @card.ultima.1
  Rule: Ultima destroys artifacts and creatures before the process begins

    @id:ultima-destroys-both-sides @source:cr @twin:ultima-countered
    Scenario: Artifacts and creatures of both players are destroyed, and nothing else is
      Note: the Myr is indestructible, and an enchantment or a land is none of Ultima's business
      Given Alice controls "Grizzly Bears", "Spellbook", "Darksteel Myr" and "Honor of the Pure"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      And Bob controls "Hill Giant", "Howling Mine", "Necropotence" and "Forest"
      When Alice casts "Ultima"
      And "Ultima" resolves
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is in Alice's graveyard
      And "Spellbook" is in Alice's graveyard
      And Bob's graveyard is "Hill Giant" and "Howling Mine"
      And "Darksteel Myr" is on the battlefield
      And "Honor of the Pure" is on the battlefield
      And "Necropotence" is on the battlefield
      And Bob controls "Forest"

    @id:ultima-spellbook-gone-before-the-discard @source:cr @twin:ultima-countered
    Scenario: Alice's Spellbook is gone before her cleanup step, so she discards
      Given Alice controls "Spellbook"
      And Alice has "Ultima" and 9 "Grizzly Bears" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      And Alice chooses "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And "Spellbook" is in Alice's graveyard

    @id:ultima-destroys-before-the-purge @source:cr @twin:verdict-destroys-the-traveler
    Scenario: Bob's Doomed Traveler is destroyed before the turn is ended, so it leaves no Spirit
      Note: 608.2c, 724.1a
      Given Alice controls "Spellbook"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      And Bob controls "Doomed Traveler"
      When Alice casts "Ultima"
      And "Ultima" resolves
      And the game goes on to Bob's next upkeep step
      Then "Doomed Traveler" is in Bob's graveyard
      And the token "Spirit Token" is not on the battlefield
      And the stack is empty

    @id:verdict-destroys-the-traveler @source:cr
    Scenario: Supreme Verdict, which ends nothing, destroys the Traveler, and it leaves a Spirit
      Given Alice controls "Grizzly Bears"
      And Alice has "Supreme Verdict" in hand
      And Alice has lands for "Supreme Verdict"
      And Bob controls "Doomed Traveler"
      When Alice casts "Supreme Verdict"
      And everything resolves
      Then "Doomed Traveler" is in Bob's graveyard
      And the token "Spirit Token" is on the battlefield

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:ultima-countered @source:cr @twin:ultima-destroys-both-sides
    Scenario: Bob counters Ultima: nothing is destroyed, and the Sandstalker returns in the end step
      Given Alice controls "Viashino Sandstalker" and "Spellbook"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      And Bob controls "Hill Giant"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Ultima"
      And Bob casts "Counterspell" targeting "Ultima"
      And everything resolves
      Then "Ultima" is in Alice's graveyard
      And exile is empty
      And "Spellbook" is on the battlefield
      And "Hill Giant" is on the battlefield
      When the game goes on to Bob's next upkeep step
      Then "Viashino Sandstalker" is in Alice's hand

  @end-turn.head.2
  Rule: The turn that ends is the current one, whoever controls the effect

    @id:ultima-on-bobs-turn @source:cr @twin:ultima-countered
    Scenario: Cast in Bob's upkeep with the Orrery, Ultima destroys the Orrery and ends Bob's turn
      Given Alice controls "Vedalken Orrery"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      And Bob controls "Hill Giant"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Ultima"
      And "Ultima" resolves
      And the game goes on to Alice's next upkeep step
      Then "Vedalken Orrery" is in Alice's graveyard
      And "Hill Giant" is in Bob's graveyard
      And Bob has 15 cards in library
      And the game is in turn 3

    @id:ultima-with-three-players @source:cr @twin:ultima-countered
    Scenario: With three players Ultima takes everybody's creatures and only Alice's turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Ultima" and 8 "Island" in hand
      And Alice has lands for "Ultima"
      And Bob controls "Hill Giant"
      And Carol controls "Serra Angel"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then it is Alice's cleanup step
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" is in Bob's graveyard
      And "Serra Angel" is in Carol's graveyard
      And the game is in turn 2
      When the game goes on to Carol's next end step
      Then Bob has 14 cards in library
      And Carol has 14 cards in library
