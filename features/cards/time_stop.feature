Feature: Time Stop

  @end-turn.exile.9
  Rule: The spell that is resolving is exiled too and never reaches the graveyard

    @id:time-stop-exiles-itself @source:cr @source:ruling @twin:time-stop-countered-in-bobs-upkeep
    Scenario Outline: Time Stop exiles itself on <active>'s turn
      Source: ruling Time Stop 2007-07-15
      Given it is <active>'s precombat main phase
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to <next>'s next upkeep step
      Then exile is "Time Stop"
      And Alice's graveyard is empty
      And the game is in turn 2

      Examples:
        | active | next  |
        | Alice  | Bob   |
        | Bob    | Alice |

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:time-stop-countered-in-bobs-upkeep @source:cr
    Scenario: Bob counters Time Stop in his upkeep and has the rest of his turn
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob controls "Luminarch Aspirant"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Time Stop"
      And Bob casts "Counterspell" targeting "Time Stop"
      And everything resolves
      Then it is Bob's upkeep step
      And "Time Stop" is in Alice's graveyard
      And exile is empty
      When the game goes on to the end step
      Then Bob has 14 cards in library
      And "Luminarch Aspirant" has 1 "+1/+1" counter
      And the game is in turn 2

  @end-turn.exile.1
  Rule: Every object on the stack is exiled, whoever controls it

    @id:time-stop-answered-with-time-stop @source:cr @twin:time-stop-answered-too-late
    Scenario: Bob answers Time Stop with his own, and both are exiled by one ending
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Time Stop"
      And Bob casts "Time Stop"
      Then the stack is "Time Stop" and "Time Stop"
      When "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Time Stop" is in exile, owned by Alice
      And the game is in turn 2
      When the game goes on to the draw step
      Then Bob has 14 cards in library

    @id:time-stop-answered-too-late @source:cr
    Scenario: Cast in Bob's upkeep instead, the second Time Stop ends a turn of its own
      Given Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then Bob has 15 cards in library
      And the game is in turn 3

  @extra-turn.order.2
  Rule: Several extra turns for one player are added one at a time, and each is taken

    @id:time-stop-keeps-both-turns-of-time-stretch @source:cr
    Scenario: After the ended turn both turns of Time Stretch are taken in a row, and ending one leaves the other
      Source: situation G02
      Given Alice has "Time Stretch" in hand
      And Alice has lands for "Time Stretch"
      And Bob has 2 "Time Stop" in hand
      And Bob has lands for 2 "Time Stop"
      When Alice casts "Time Stretch" targeting Alice
      And "Time Stretch" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 4

  @cleanup.discard.1
  Rule: Only the active player discards down to maximum hand size

    @id:time-stop-of-carol-on-alices-turn @source:cr @twin:time-stop-of-carol-on-bobs-turn
    Scenario: With three players Alice discards in her turn, and neither Bob nor Carol, who ended it
      Given Alice has 9 "Grizzly Bears" in hand
      And Bob has 9 "Grizzly Bears" in hand
      And Carol has "Time Stop" and 8 "Grizzly Bears" in hand
      And Carol has lands for "Time Stop"
      When Carol casts "Time Stop"
      And "Time Stop" resolves
      And Alice chooses "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice has 7 cards in hand
      And Bob has 9 cards in hand
      And Carol has 8 cards in hand

    @id:time-stop-of-carol-on-bobs-turn @source:cr
    Scenario: With three players Bob discards in his turn, and neither Alice nor Carol, who ended it
      Given it is Bob's precombat main phase
      And Alice has 9 "Grizzly Bears" in hand
      And Bob has 9 "Grizzly Bears" in hand
      And Carol has "Time Stop" and 8 "Grizzly Bears" in hand
      And Carol has lands for "Time Stop"
      When Carol casts "Time Stop"
      And "Time Stop" resolves
      And Bob chooses "Grizzly Bears" and "Grizzly Bears"
      And the game goes on to Carol's next upkeep step
      Then Alice has 9 cards in hand
      And Bob has 7 cards in hand
      And Carol has 8 cards in hand
