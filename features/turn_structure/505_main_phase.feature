Feature: 505 Main phase

  @main.first.1
  Rule: Only the first main phase of a turn is a precombat main phase; any other, added or not, is a postcombat one

    @id:postcombat-bell-in-an-added-main-phase @source:cr
    Scenario: The Bell of the Second March rings in Relentless Assault's main phase and in the last one
      Note: situation G09
      Given Alice controls "Bell of the Second March"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Bell of the Second March"
      When the game goes on to the postcombat main phase
      Then the stack is the ability of "Bell of the Second March"
      When the game goes on to the end step
      Then Alice has 22 life

    @id:postcombat-bell-once-in-a-plain-turn @source:cr
    Scenario: In a turn without added phases it rings once, and not in the precombat main phase
      Given Alice controls "Bell of the Second March"
      When the game goes on to Alice's next precombat main phase
      Then Alice has 21 life
      And the stack is empty
      When the game goes on to the postcombat main phase
      Then the stack is the ability of "Bell of the Second March"
      When the game goes on to the end step
      Then Alice has 22 life

    @id:postcombat-bell-is-alices @source:cr @twin:postcombat-bell-once-in-a-plain-turn
    Scenario: Bob's main phases are none of Alice's
      Given Alice controls "Bell of the Second March"
      When the game goes on to Bob's next end step
      Then Alice has 21 life
      And the game is in turn 2

    @id:sphinx-of-the-second-sun-in-each-postcombat-main @source:cr
    Scenario: The Sphinx triggers in an added main phase as well as in the last one
      Source: situation L04; ruling Sphinx of the Second Sun 2020-11-10
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When the game goes on to the postcombat main phase
      Then the stack is the ability of "Sphinx of the Second Sun"
      When "Sphinx of the Second Sun" resolves
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Sphinx of the Second Sun"
      When the game goes on to the end step
      Then Alice has 2 cards in hand

  @main.first.2
  Rule: The second main phase is a postcombat one even if the combat phase was skipped

    @id:second-main-phase-without-a-combat @source:cr
    Scenario: Without a combat phase the Bell of the Second March rings all the same
      Note: situation G50
      Given Alice controls "Bell of the Second March"
      And Alice has "Moment of Silence" in hand
      And Alice has lands for "Moment of Silence"
      When Alice casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Bell of the Second March"
      And it is Alice's postcombat main phase
      When the game goes on to Bob's next upkeep step
      Then Alice has 21 life
      And no beginning of combat step began in turn 1

    @id:first-main-phase-before-a-skipped-combat @source:cr @twin:second-main-phase-without-a-combat
    Scenario: The first main phase of a turn without a combat phase is no postcombat one
      Given Alice controls "Bell of the Second March"
      And Bob has "Empty City Ruse" in hand
      And Bob has lands for "Empty City Ruse"
      When the game goes on to Bob's next precombat main phase
      And Bob casts "Empty City Ruse" targeting Alice
      And the game goes on to Alice's next precombat main phase
      Then Alice has 21 life
      And the stack is empty
      When the game goes on to the postcombat main phase
      Then the stack is the ability of "Bell of the Second March"
      When the game goes on to the end step
      Then Alice has 22 life

    @id:combat-this-turn-and-none-in-the-next @source:cr
    Scenario: Alice's False Peace on herself spares this turn's combat phase, and her next turn has two main phases only
      Note: situation L25
      Given Alice controls "Bell of the Second March" and "Grizzly Bears"
      And Alice has "False Peace" in hand
      And Alice has lands for "False Peace"
      When Alice casts "False Peace" targeting Alice
      And "False Peace" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's next precombat main phase
      Then Alice has 21 life
      And Bob has 18 life
      When the game goes on to the postcombat main phase
      Then the stack is the ability of "Bell of the Second March"
      When the game goes on to Bob's next upkeep step
      Then Alice has 22 life
      And 1 beginning of combat step began in turn 2
      And no beginning of combat step began in turn 3

    @id:sphinx-without-a-combat @source:cr
    Scenario: Nor does the Sphinx need a combat phase
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Moment of Silence" in hand
      And Alice has lands for "Moment of Silence"
      When Alice casts "Moment of Silence" targeting Alice
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Sphinx of the Second Sun"
      When the game goes on to the end step
      Then Alice has 1 card in hand

  @main.counting.1
  Rule: First and second main phase count the main phases that have taken place this turn

    @id:world-at-war-after-an-added-second-main @source:ruling
    Scenario: World at War's combat follows the turn's second main phase, here Relentless Assault's
      Source: ruling World at War 2010-06-15; situation G14 as corrected
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" and "Relentless Assault" in hand
      And Alice has lands for "World at War" and "Relentless Assault"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And the game goes on to the beginning of combat step
      Then the stack is the ability of "World at War"
      When "World at War" resolves
      Then "Grizzly Bears" is untapped
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And the game goes on to the beginning of combat step
      Then the stack is empty
      And Bob has 16 life
      And "Grizzly Bears" is tapped

    @id:world-at-war-in-a-plain-turn @source:report
    Scenario: In a turn with two main phases it follows the postcombat one
      Source: report TS-46
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is tapped
      When the game goes on to the beginning of combat step
      Then the stack is the ability of "World at War"
      When "World at War" resolves
      Then "Grizzly Bears" is untapped
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And the game goes on to the end step
      Then Bob has 16 life

    @id:world-at-war-in-the-second-main @source:cr
    Scenario: Cast in the second main phase, it follows that one
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "World at War"
      And "World at War" resolves
      And the game goes on to the beginning of combat step
      Then the stack is the ability of "World at War"
      When "World at War" resolves
      Then "Grizzly Bears" is untapped

    @id:world-at-war-in-the-third-main @source:ruling @twin:world-at-war-in-the-second-main
    Scenario: Cast in the third main phase, it adds nothing
      Source: ruling World at War 2010-06-15; situation K54; report TS-46
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" and "Relentless Assault" in hand
      And Alice has lands for "World at War" and "Relentless Assault"
      When the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "World at War"
      And "World at War" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 18 life
      And "Grizzly Bears" is tapped
      And "World at War" is in exile
      And 2 beginning of combat steps began in turn 1

    @id:survivor-in-the-second-main-phase @source:cr @source:report
    Scenario: Cautious Survivor: tapped in the turn's second main phase, Relentless Assault's, it triggers there and not in the third
      Source: report TS-39 as corrected; ruling Cautious Survivor 2024-09-20
      Given Alice controls "Cautious Survivor"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Cautious Survivor"
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Cautious Survivor"
      When everything resolves
      Then Alice has 22 life
      When the game goes on to the beginning of combat step
      And the game goes on to the postcombat main phase
      Then the stack is empty
      And "Cautious Survivor" is tapped

    @id:survivor-before-relentless-assault @source:cr @source:report @twin:survivor-in-the-second-main-phase
    Scenario: With Relentless Assault in the second main phase it triggers in that one, and not in the third
      Source: report TS-39 as corrected
      Given Alice controls "Cautious Survivor"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice attacks Bob with "Cautious Survivor"
      And the game goes on to the postcombat main phase
      Then the stack is the ability of "Cautious Survivor"
      When everything resolves
      Then Alice has 22 life
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Cautious Survivor"
      And the game goes on to the postcombat main phase
      Then the stack is empty
      And Bob has 12 life

    @id:black-market-in-the-first-main-phase-that-comes @source:cr @twin:black-market-in-the-precombat-main-phase
    Scenario: Alice's first main phase is skipped: Black Market gives its mana, which Yurlok burns her for, after combat
      Source: situation I18
      Given Alice controls "Black Market"
      And "Black Market" has 1 "charge" counter
      And Alice has "Grid Skip Main" in hand
      And Bob controls "Yurlok of Scorch Thrash"
      When the game goes on to the postcombat main phase
      And Alice casts "Grid Skip Main"
      And everything resolves
      And the game goes on to Alice's next draw step
      And the game goes on to the beginning of combat step
      Then Alice has 20 life
      When the game goes on to the end step
      Then Alice has 19 life

    @id:black-market-in-the-precombat-main-phase @source:cr
    Scenario: Where it isn't skipped, Black Market gives its mana before combat and not after
      Given Alice controls "Black Market"
      And "Black Market" has 1 "charge" counter
      And Bob controls "Yurlok of Scorch Thrash"
      When the game goes on to Alice's next beginning of combat step
      Then Alice has 19 life
      When the game goes on to the end step
      Then Alice has 19 life

  @main.saga.1
  Rule: A Saga gets its lore counter as the precombat main phase begins, before anybody gets priority

    @id:second-chapter-as-the-main-phase-begins @source:cr
    Scenario: History of Benalia's second chapter is on the stack as Alice first gets priority in the phase
      Source: 505.4, 714.3c
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 1 "lore" counter
      When the game goes on to Alice's next draw step
      Then "History of Benalia" has 1 "lore" counter
      When the game goes on to the precombat main phase
      Then "History of Benalia" has 2 "lore" counters
      And the stack is the ability of "History of Benalia"
      And Alice has priority
      When the ability of "History of Benalia" resolves
      Then Alice controls "Knight Token"

    @id:no-lore-counter-in-bobs-main-phase @source:cr @twin:second-chapter-as-the-main-phase-begins
    Scenario: Bob's main phase begins without a lore counter for Alice's Saga
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 1 "lore" counter
      When the game goes on to Bob's next precombat main phase
      Then "History of Benalia" has 1 "lore" counter
      And the stack is empty

    @id:lore-counter-before-black-market @source:cr
    Scenario: The lore counter is there, and the chapter and Black Market's ability go on the stack together, as Alice orders them
      Source: situation L38; 500.6, 603.3b
      Given Alice controls "History of Benalia" and "Black Market"
      And "History of Benalia" has 1 "lore" counter
      And "Black Market" has 2 "charge" counters
      When the game goes on to Alice's next draw step
      And Alice chooses "Black Market" and "History of Benalia"
      Then it is Alice's precombat main phase
      And "History of Benalia" has 2 "lore" counters
      And the stack is the ability of "History of Benalia" and the ability of "Black Market"
      When everything resolves
      Then Alice's mana pool is "{B}{B}"

  @main.saga.2
  Rule: A Saga gets no lore counter in any later main phase of the turn

    @id:no-lore-counter-after-relentless-assault @source:cr @twin:second-chapter-as-the-main-phase-begins
    Scenario: Relentless Assault's main phase and the one after it bring no lore counter
      Source: situation G10; 505.4, 714.3c
      Given Alice controls "History of Benalia"
      And "History of Benalia" has 1 "lore" counter
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then "History of Benalia" has 1 "lore" counter
      And the stack is empty
      When the game goes on to the postcombat main phase
      Then "History of Benalia" has 1 "lore" counter
      And the stack is empty
      When the game goes on to Bob's next upkeep step
      Then 2 postcombat main phases began in turn 1

  @main.land.1
  Rule: The active player may play one land a turn, in any main phase, with priority and an empty stack

    @id:land-in-either-main-phase @source:cr
    Scenario Outline: A land may be played in the <phase>
      Given Alice has "Forest" in hand
      When the game goes on to Alice's next <phase>
      And Alice plays "Forest"
      Then Alice controls "Forest"
      And it is Alice's <phase>
      And the stack is empty

      Examples:
        | phase                 |
        | precombat main phase  |
        | postcombat main phase |

    @id:land-in-an-added-main-phase @source:cr
    Scenario: ... and in an added main phase
      Given Alice has "Forest" and "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      And Alice plays "Forest"
      Then Alice controls "Forest"
      When the game goes on to the beginning of combat step
      Then it is Alice's beginning of combat step

    @id:one-land-a-turn @source:cr
    Scenario: A second land has to wait for the next turn, whatever main phases there are
      Given Alice has "Forest", "Swamp" and "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice plays "Forest"
      Then Alice can't play "Swamp"
      When Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to the postcombat main phase
      Then Alice can't play "Swamp"
      When the game goes on to Alice's next precombat main phase
      And Alice plays "Swamp"
      Then Alice controls "Swamp"

    @id:no-land-outside-main-phases @source:cr @twin:land-in-either-main-phase
    Scenario Outline: In the <step> Alice can't play a land, though she can act
      Given Alice has "Forest" and "Shock" in hand
      And Alice has lands for "Shock"
      When the game goes on to Alice's next <step>
      Then Alice can't play "Forest"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
      And it is Alice's <step>

      Examples:
        | step                     |
        | upkeep step              |
        | draw step                |
        | beginning of combat step |
        | end step                 |

    @id:no-land-over-a-spell @source:cr
    Scenario: With Shock on the stack Alice can't play a land; when it has resolved, she can
      Given Alice has "Forest" and "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      Then Alice can't play "Forest"
      When "Shock" resolves
      And Alice plays "Forest"
      Then Alice controls "Forest"

    @id:no-land-in-another-players-turn @source:cr
    Scenario: In Alice's main phase Bob can't play a land, though he can act; in his own he can
      Given Bob has "Forest" and "Shock" in hand
      And Bob has lands for "Shock"
      When Alice passes
      Then Bob can't play "Forest"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life
      When the game goes on to Bob's next precombat main phase
      And Bob plays "Forest"
      Then Bob controls "Forest"
