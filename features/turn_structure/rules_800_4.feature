Feature: 800.4 Leaving a game of several players

  @leave.objects.1
  Rule: What a leaving player owns leaves the game, and so do that player's abilities on the stack

    @id:bob-leaves-with-his-things @source:cr
    Scenario: Bob concedes: his creature, his spell and his ability on the stack are gone
      Note: 800.4a
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Mogg Fanatic" and "Hill Giant"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      And Carol controls "Savannah Lions"
      When Alice casts "Lightning Bolt" targeting Carol
      And Bob activates "Mogg Fanatic" targeting Alice
      And Bob casts "Shock" targeting Alice
      Then the stack is "Shock", "Mogg Fanatic" and "Lightning Bolt"
      When Bob concedes
      Then the stack is "Lightning Bolt"
      And "Hill Giant" is in no zone
      And "Shock" is in no zone
      When "Lightning Bolt" resolves
      Then Alice has 20 life
      And Carol has 17 life
      And "Savannah Lions" is on the battlefield

    @id:bob-stays-with-his-things @source:cr
    Scenario: Where Bob stays both take effect
      Given Bob controls "Mogg Fanatic" and "Hill Giant"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      And Carol controls "Savannah Lions"
      When Bob activates "Mogg Fanatic" targeting Alice
      And Bob casts "Shock" targeting Alice
      And everything resolves
      Then Alice has 17 life
      And "Hill Giant" is on the battlefield

    @id:what-bob-had-taken-stays @source:cr
    Scenario: What Bob controlled and Carol owns stays, with Carol
      Note: 800.4a
      Given it is Bob's precombat main phase
      And Bob has "Act of Treason" in hand
      And Bob has lands for "Act of Treason"
      And Carol controls "Hill Giant"
      And Alice has 20 life
      When Bob casts "Act of Treason" targeting "Hill Giant"
      And "Act of Treason" resolves
      Then Bob controls "Hill Giant"
      When Bob concedes
      Then Carol controls "Hill Giant"

  @leave.triggers.1
  Rule: A waiting triggered ability of a player who has left isn't put on the stack

    @id:dead-bobs-traveler-leaves-no-spirit @source:cr @twin:living-bobs-traveler-leaves-a-spirit
    Scenario: Bob and his Doomed Traveler die of the same damage: there is no Spirit
      Note: 800.4d
      Given Alice controls "Colossal Dreadmaw" and "Grizzly Bears"
      And Bob controls "Doomed Traveler"
      And Bob has 6 life
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice attacks Bob with "Colossal Dreadmaw" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Doomed Traveler"
      And the game goes on to the postcombat main phase
      Then Bob has lost the game
      And the stack is empty
      And the token "Spirit Token" is not on the battlefield

    @id:living-bobs-traveler-leaves-a-spirit @source:cr
    Scenario: With one life more he has a Spirit
      Given Alice controls "Colossal Dreadmaw" and "Grizzly Bears"
      And Bob controls "Doomed Traveler"
      And Bob has 7 life
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice attacks Bob with "Colossal Dreadmaw" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Doomed Traveler"
      And the game goes on to the postcombat main phase
      Then Bob has 1 life
      And Bob controls "Spirit Token"

    @id:familiar-of-a-player-who-lost-in-the-check @source:cr @twin:familiar-of-a-player-who-stays
    Scenario: Alice decks herself with Day's Undoing: her Familiar saw it exiled, and nothing waits for the cleanup step
      Source: situation J05; 724.1c, 724.1f
      Given Alice has 0 cards in library
      And Alice controls "Stonebinder's Familiar"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      And Carol has 20 life
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has lost the game
      And nobody had an opportunity to act in the cleanup step of turn 1

    @id:familiar-of-a-player-who-stays @source:cr
    Scenario: With a library to draw from, Alice's Familiar triggers and all may act in the cleanup step
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Day's Undoing" in hand
      And Alice has lands for "Day's Undoing"
      And Bob has 7 "Shock" in hand
      And Bob has lands for "Shock"
      And Carol has 20 life
      When Alice casts "Day's Undoing"
      And "Day's Undoing" resolves
      Then the stack is the ability of "Stonebinder's Familiar"
      And it is Alice's cleanup step

  @leave.turn.1
  Rule: A turn whose player has left goes on to its end without an active player

    @id:bob-and-carol-act-in-the-turn-of-alice-who-left @source:cr
    Scenario: Alice concedes in her main phase: her turn still has its end step, in which Bob and Carol act
      Note: 800.4j
      Given Bob has "Shock" in hand
      And Bob has lands for "Shock"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice concedes
      And the game goes on to the end step
      Then the game is in turn 1
      And Bob has priority
      When Bob casts "Shock" targeting Carol
      And "Shock" resolves
      And Carol casts "Shock" targeting Bob
      And "Shock" resolves
      Then Carol has 18 life
      And Bob has 18 life
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 2

  @leave.turn.3
  Rule: Nobody discards in the cleanup step of such a turn

    @id:nobody-discards-in-the-turn-of-alice-who-left @source:cr @twin:alice-who-stays-discards
    Scenario: Alice concedes in her own turn: Bob and Carol, with nine cards each, keep them
      Note: 800.4j
      Given Alice has 9 "Savannah Lions" in hand
      And Bob has 9 "Grizzly Bears" in hand
      And Carol has 9 "Hill Giant" in hand
      When Alice concedes
      And the game goes on to Bob's next upkeep step
      Then Bob has 9 cards in hand
      And Carol has 9 cards in hand
      And the game is in turn 2

    @id:alice-who-stays-discards @source:cr
    Scenario: Where she stays she discards two, and Bob none
      Note: 514.1
      Given Alice has 9 "Savannah Lions" in hand
      And Bob has 9 "Grizzly Bears" in hand
      And Carol has 9 "Hill Giant" in hand
      When the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 9 cards in hand

  @leave.next-turn.1
  Rule: No turn of a player who has left begins, be it an extra turn or a regular one

    @id:no-extra-turn-for-bob-who-left @source:ruling @twin:extra-turn-for-bob-who-stays
    Scenario: Bob concedes with an extra turn to come: Carol's turn is next
      Source: situation L70; ruling Emrakul, the Promised End 2025-01-24
      Note: 800.4k
      Given Alice has "Time Warp" in hand
      And Alice has lands for "Time Warp"
      And Bob has 20 life
      And Carol has 20 life
      When Alice casts "Time Warp" targeting Bob
      And "Time Warp" resolves
      And Bob concedes
      And the game goes on to Carol's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3

    @id:extra-turn-for-bob-who-stays @source:cr
    Scenario: Where he stays he has two turns before Carol's
      Given Alice has "Time Warp" in hand
      And Alice has lands for "Time Warp"
      And Bob has 20 life
      And Carol has 20 life
      When Alice casts "Time Warp" targeting Bob
      And "Time Warp" resolves
      And the game goes on to Carol's next upkeep step
      Then the game is in turn 4

  @leave.until.1
  Rule: What lasts until the next turn of a player who has left lasts until that turn would have begun

    @id:hags-curse-outlasts-bob @source:cr
    Scenario: Bob leaves in the turn of his Hag's ability: it lasts through Carol's and Alice's turns and no longer
      Note: 800.4m
      Given Alice controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Hag of Inner Weakness"
      And Carol has 20 life
      When the game goes on to Bob's next upkeep step
      And the ability of "Hag of Inner Weakness" resolves
      Then "Hill Giant" is 1/2
      When Bob concedes
      And the game goes on to Carol's next upkeep step
      Then "Hill Giant" is 1/2
      When the game goes on to Alice's next end step
      Then "Hill Giant" is 1/2
      And the game is in turn 4
      When the game goes on to Carol's next upkeep step
      Then "Hill Giant" is 3/3
      And the game is in turn 5

    @id:hags-curse-until-bobs-next-turn @source:cr
    Scenario: Where Bob stays it lasts until his next turn, which comes after the same two
      Note: 611.2a; the Hag is gone by then
      Given Alice controls "Hill Giant"
      And Alice has "Murder" in hand
      And Alice has lands for "Murder"
      And Bob controls "Hag of Inner Weakness"
      And Carol has 20 life
      When the game goes on to Bob's next upkeep step
      And the ability of "Hag of Inner Weakness" resolves
      And Alice casts "Murder" targeting "Hag of Inner Weakness"
      And "Murder" resolves
      And the game goes on to Alice's next end step
      Then "Hill Giant" is 1/2
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" is 3/3
      And the game is in turn 5

    @id:giant-phased-out-under-carol @source:cr
    Scenario: Alice's Giant, phased out under Carol's control, waits for the turn that Carol, who left, would have had
      Note: 702.26n; it phases in in the next untap step, which is Alice's
      Given it is Carol's precombat main phase
      And Alice controls "Hill Giant"
      And Bob has "Shock" in hand
      And Carol has "Act of Treason" and "Reality Ripple" in hand
      And Carol has lands for "Act of Treason" and "Reality Ripple"
      When Carol casts "Act of Treason" targeting "Hill Giant"
      And "Act of Treason" resolves
      And Carol casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      Then "Hill Giant" is phased out
      When Carol concedes
      And the game goes on to Alice's next upkeep step
      Then "Hill Giant" is phased out
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" is phased out
      When the game goes on to Alice's next upkeep step
      Then Alice controls "Hill Giant"
      And "Hill Giant" is not phased out
