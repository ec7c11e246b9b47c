Feature: Hurkyl's Final Meditation

  @card.hurkyls-final-meditation.1
  Rule: Hurkyl's Final Meditation costs {3} more in turns other than its controller's

    @id:hurkyls-with-enough-islands @source:cr @twin:hurkyls-with-too-few-islands
    Scenario Outline: <islands> Islands pay for it on <active>'s turn
      Given it is <active>'s precombat main phase
      And Alice controls <islands> "Island"
      And Alice has "Hurkyl's Final Meditation" in hand
      And Bob controls "Grizzly Bears"
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      And the game goes on to <next>'s next upkeep step
      Then "Grizzly Bears" is in Bob's hand
      And the game is in turn 2

      Examples:
        | active | next  | islands |
        | Alice  | Bob   | 7       |
        | Bob    | Alice | 10      |

    @id:hurkyls-with-too-few-islands @source:cr
    Scenario Outline: <islands> Islands don't pay for it on <active>'s turn
      Given it is <active>'s precombat main phase
      And Alice controls <islands> "Island"
      And Alice has "Hurkyl's Final Meditation" and "Unsummon" in hand
      And Bob controls "Grizzly Bears"
      Then Alice can't cast "Hurkyl's Final Meditation"
      When Alice casts "Unsummon" targeting "Grizzly Bears"
      And "Unsummon" resolves
      Then "Grizzly Bears" is in Bob's hand
      And "Hurkyl's Final Meditation" is in Alice's hand
      And it is <active>'s precombat main phase

      Examples:
        | active | islands |
        | Alice  | 6       |
        | Bob    | 9       |

  @card.hurkyls-final-meditation.2
  Rule: Hurkyl's Final Meditation returns the permanents before the process begins

    @id:hurkyls-returned-cards-count @source:cr @twin:hurkyls-countered
    Scenario: All but lands goes to its owner's hand; Reliquary Tower stays, so Alice keeps eleven cards
      Given Alice controls 4 "Grizzly Bears" and "Reliquary Tower"
      And Alice controls "Serra Angel", owned by Bob
      And Alice has "Hurkyl's Final Meditation" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Hurkyl's Final Meditation"
      And Bob controls "Howling Mine" and "Forest"
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice controls no "Grizzly Bears"
      And Alice's hand is 11 "Grizzly Bears"
      And Bob's hand is "Serra Angel" and "Howling Mine"
      And Alice controls "Reliquary Tower"
      And Bob controls "Forest"

    @id:hurkyls-alice-discards-down @source:cr @twin:hurkyls-countered
    Scenario: Four Bears came back to seven others, so Alice discards four cards
      Given Alice controls 4 "Grizzly Bears"
      And Alice has "Hurkyl's Final Meditation" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Hurkyl's Final Meditation"
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      And Alice chooses "Grizzly Bears", "Grizzly Bears", "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice's hand is 7 "Grizzly Bears"

    @id:hurkyls-returns-before-the-purge @source:cr @twin:hurkyls-countered
    Scenario: Fiend Hunter returns before the turn is ended, so the card it exiled stays in exile
      Note: 608.2c, 724.1a
      Given Alice has "Fiend Hunter" and "Hurkyl's Final Meditation" in hand
      And Alice has lands for "Fiend Hunter" and "Hurkyl's Final Meditation"
      And Bob controls "Hill Giant"
      When Alice casts "Fiend Hunter"
      And "Fiend Hunter" resolves
      And the ability of "Fiend Hunter" resolves
      And Alice accepts
      Then "Hill Giant" is in exile
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      And the game goes on to Bob's next upkeep step
      Then "Fiend Hunter" is in Alice's hand
      And "Hill Giant" is in exile
      And the stack is empty

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:hurkyls-countered @source:cr @twin:hurkyls-alice-discards-down
    Scenario: Bob counters it: the Bears stay where they are and Alice's turn goes on
      Given Alice controls 4 "Grizzly Bears"
      And Alice has "Hurkyl's Final Meditation" and 7 "Grizzly Bears" in hand
      And Alice has lands for "Hurkyl's Final Meditation"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Hurkyl's Final Meditation"
      And Bob casts "Counterspell" targeting "Hurkyl's Final Meditation"
      And everything resolves
      Then Alice's graveyard is "Hurkyl's Final Meditation"
      And exile is empty
      And Alice controls 4 "Grizzly Bears"
      When Alice attacks Bob with 4 "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 12 life

  @cleanup.discard.1
  Rule: Only the active player discards down to maximum hand size

    @id:hurkyls-bob-keeps-twelve @source:cr
    Scenario: On Alice's turn Bob is left with twelve cards and discards none till his own cleanup step
      Source: situation K41
      Given Alice has "Hurkyl's Final Meditation" in hand
      And Alice has lands for "Hurkyl's Final Meditation"
      And Bob controls 5 "Hill Giant"
      And Bob has 7 "Hill Giant" in hand
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 12 cards in hand
      When the game goes on to the end step
      Then Bob has 13 cards in hand
      When Bob chooses "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant" and "Mountain"
      And the game goes on to Alice's next upkeep step
      Then Bob's hand is 7 "Hill Giant"

  @commander.hand.1
  Rule: A commander that would be returned to hand may go to the command zone instead, before the process begins

    @id:commander-returned-to-the-command-zone @source:cr
    Scenario: Alice's commander goes straight to the command zone, and she discards one card less
      Note: 903.9b; it is asked before Alice's hand is counted, and the commander is never in her hand
      Given Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Hurkyl's Final Meditation" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Hurkyl's Final Meditation"
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      Then Alice is asked
      And it is Alice's precombat main phase
      And "Isamaru, Hound of Konda" is on the battlefield
      When Alice accepts
      Then Alice must choose 1 of the cards in Alice's hand
      And "Isamaru, Hound of Konda" is in the command zone

    @id:commander-returned-to-hand @source:cr
    Scenario: Alice declines: her commander is in her hand, and she discards two cards
      Given Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Hurkyl's Final Meditation" and 8 "Grizzly Bears" in hand
      And Alice has lands for "Hurkyl's Final Meditation"
      When Alice casts "Hurkyl's Final Meditation"
      And "Hurkyl's Final Meditation" resolves
      And Alice declines
      Then Alice must choose 2 of the cards in Alice's hand
      And "Isamaru, Hound of Konda" is in Alice's hand
