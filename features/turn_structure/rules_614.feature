Feature: 614.10 Skipping

  @skip.replaces.1
  Rule: A skipped step, phase or turn is replaced by nothing, and one that has begun can't be skipped

    @id:moment-of-silence-in-combat @source:ruling @twin:moment-of-silence-before-combat
    Scenario: Moment of Silence in the declare attackers step doesn't stop the combat at hand
      Source: ruling Moment of Silence 2004-10-04; situation G36
      Given Alice controls "Grizzly Bears"
      And Bob has "Moment of Silence" and "Shock" in hand
      And Bob has lands for "Moment of Silence" and "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      Then "Grizzly Bears" is attacking
      When the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:moment-of-silence-before-combat @source:cr
    Scenario: In the precombat main phase it skips it: the postcombat main phase follows at once
      Given Alice controls "Grizzly Bears" and "Bell of the Second March"
      And Bob has "Moment of Silence" in hand
      And Bob has lands for "Moment of Silence"
      When Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1
      And 1 postcombat main phase began in turn 1
      And Alice has 21 life

    @id:dignitary-in-the-beginning-of-combat-step @source:report
    Scenario: Stonehorn Dignitary in Bob's beginning of combat step: this combat goes on, his next is skipped
      Source: report TS-70
      Given Alice controls "Sneak Attack"
      And Alice has "Stonehorn Dignitary" in hand
      And Alice has lands for the ability of "Sneak Attack"
      And Bob controls "Serra Angel"
      When the game goes on to Bob's next beginning of combat step
      And Alice activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Alice accepts
      And the ability of "Stonehorn Dignitary" resolves
      And Bob attacks Alice with "Serra Angel"
      And the game goes on to the end step
      Then Alice has 16 life
      When the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      Then no beginning of combat step began in turn 4
      And 1 beginning of combat step began in turn 2

  @skip.replaces.2
  Rule: A skip that came too late waits for the next occurrence

    @id:moment-of-silence-skips-the-second-combat @source:ruling @twin:second-combat-without-moment-of-silence
    Scenario: Moment of Silence in the turn's combat: the one that Relentless Assault adds later is skipped
      Source: ruling Moment of Silence 2004-10-04; situation G36
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      And Bob has "Moment of Silence" in hand
      And Bob has lands for "Moment of Silence"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to Bob's next upkeep step
      Then 1 beginning of combat step began in turn 1
      And 2 postcombat main phases began in turn 1
      And Bob has 18 life

    @id:second-combat-without-moment-of-silence @source:cr
    Scenario: Without it there are two combats
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for "Relentless Assault"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then 2 beginning of combat steps began in turn 1
      And Bob has 16 life

  @skip.replaces.3
  Rule: An effect that skips all such phases of a turn skips the added ones too

    @id:false-peace-and-relentless-assault @source:cr @twin:false-peace-leaves-this-turn
    Scenario: False Peace on Alice: next turn even Relentless Assault's combat is skipped, its main phase isn't
      Note: situation L25
      Given Alice controls "Serra Angel"
      And Alice has "False Peace" and "Relentless Assault" in hand
      And Alice has lands for "False Peace" and "Relentless Assault"
      When Alice casts "False Peace" targeting Alice
      And "False Peace" resolves
      And the game goes on to Alice's next precombat main phase
      And Alice casts "Relentless Assault"
      And "Relentless Assault" resolves
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 3
      And 2 postcombat main phases began in turn 3

    @id:false-peace-leaves-this-turn @source:cr
    Scenario: It is for her next turn only: this turn's combat and those of the turn after next take place
      Note: situation L25
      Given Alice controls "Serra Angel"
      And Alice has "False Peace" in hand
      And Alice has lands for "False Peace"
      When Alice casts "False Peace" targeting Alice
      And "False Peace" resolves
      And Alice attacks Bob with "Serra Angel"
      And the game goes on to Bob's next upkeep step
      Then Bob has 16 life
      When the game goes on to Alice's next upkeep step
      And the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Serra Angel"
      And the game goes on to the end step
      Then Bob has 12 life
      And 1 beginning of combat step began in turn 5

  @skip.scheduled.1
  Rule: What was scheduled for a certain step, phase or turn that is skipped doesn't happen

    @id:world-at-wars-combat-is-skipped @source:cr @twin:world-at-wars-combat-untaps
    Scenario: World at War untaps at the beginning of its own combat: that is skipped, so nothing untaps in another
      Note: 614.10a; Moment of Silence comes after the turn's own combat
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      And Bob has "Moment of Silence" and "Shock" in hand
      And Bob has lands for "Moment of Silence" and "Shock"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is tapped
      And 1 beginning of combat step began in turn 1
      When the game goes on to Bob's next beginning of combat step
      Then the stack is empty
      And "Grizzly Bears" is tapped

    @id:world-at-wars-combat-untaps @source:cr
    Scenario: Where it isn't skipped the Bears untap in it
      Given Alice controls "Grizzly Bears"
      And Alice has "World at War" in hand
      And Alice has lands for "World at War"
      When Alice casts "World at War"
      And "World at War" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is untapped
      And 2 beginning of combat steps began in turn 1

  @skip.scheduled.2
  Rule: What waits for the next occurrence of something waits for the first that isn't skipped

    @id:pact-waits-behind-eon-hub @source:ruling @twin:pact-without-eon-hub
    Scenario: Pact of Negation with Eon Hub: nothing is due until there is an upkeep again
      Source: ruling Eon Hub 2004-12-01
      Given Alice controls "Eon Hub"
      And Alice has "Pact of Negation" in hand
      And Bob has "Shock" and "Disenchant" in hand
      And Bob has lands for "Shock" and "Disenchant"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And "Pact of Negation" resolves
      And the game goes on to Alice's next precombat main phase
      Then the game is in turn 3
      And Alice is still in the game
      When Bob casts "Disenchant" targeting "Eon Hub"
      And "Disenchant" resolves
      And the game goes on to Alice's next upkeep step
      Then the stack is "Pact of Negation"
      When "Pact of Negation" resolves
      Then Bob has won the game

    @id:pact-without-eon-hub @source:cr
    Scenario: Without Eon Hub it is due in Alice's next upkeep
      Given Alice has "Pact of Negation" in hand
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      And Alice casts "Pact of Negation" targeting "Shock"
      And "Pact of Negation" resolves
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 3
      And the stack is "Pact of Negation"

  @skip.scheduled.3
  Rule: Two effects that each skip a player's next occurrence of something skip the next two

    @id:two-dignitaries-skip-two-combats @source:report
    Scenario: Two Stonehorn Dignitaries: Bob's next two combat phases are skipped, the third takes place
      Source: report TS-69, as corrected; situation G37; ruling Stonehorn Dignitary 2021-03-19
      Given Alice has 2 "Stonehorn Dignitary" in hand
      And Alice has lands for 2 "Stonehorn Dignitary"
      When Alice casts "Stonehorn Dignitary"
      And "Stonehorn Dignitary" resolves
      And the ability of "Stonehorn Dignitary" resolves
      And Alice casts "Stonehorn Dignitary"
      And "Stonehorn Dignitary" resolves
      And the ability of "Stonehorn Dignitary" resolves
      And the game goes on to Bob's next upkeep step
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 2
      When the game goes on to Bob's next beginning of combat step
      Then the game is in turn 6
      And no beginning of combat step began in turn 4

    @id:one-dignitary-skips-one-combat @source:cr
    Scenario: One Dignitary: only the next combat phase is skipped
      Given Alice has "Stonehorn Dignitary" in hand
      And Alice has lands for "Stonehorn Dignitary"
      When Alice casts "Stonehorn Dignitary"
      And "Stonehorn Dignitary" resolves
      And the ability of "Stonehorn Dignitary" resolves
      And the game goes on to Bob's next upkeep step
      And the game goes on to Bob's next beginning of combat step
      Then the game is in turn 4
      And no beginning of combat step began in turn 2

    @id:two-meditates-skip-two-turns @source:cr
    Scenario: Two Meditates: Bob takes three turns in a row
      Note: situation G33
      Given Alice has 2 "Meditate" in hand
      And Alice has lands for 2 "Meditate"
      When Alice casts "Meditate"
      And "Meditate" resolves
      And Alice casts "Meditate"
      And "Meditate" resolves
      And the game goes on to Bob's next upkeep step
      And the game goes on to Bob's next upkeep step
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 4
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 5

    @id:two-fatigues-skip-two-draw-steps @source:cr
    Scenario: Two Fatigues: Bob draws his next card in turn 6
      Given Alice has 2 "Fatigue" in hand
      And Alice has lands for 2 "Fatigue"
      When Alice casts "Fatigue" targeting Bob
      And "Fatigue" resolves
      And Alice casts "Fatigue" targeting Bob
      And "Fatigue" resolves
      And the game goes on to Bob's next precombat main phase
      Then Bob has 0 cards in hand
      When the game goes on to Bob's next precombat main phase
      Then Bob has 0 cards in hand
      When the game goes on to Bob's next precombat main phase
      Then Bob has 1 card in hand
      And the game is in turn 6

    @id:a-skipped-turn-and-an-extra-turn @source:cr
    Scenario: Meditate and Time Walk: the next turn of Alice's is the extra one, and that is skipped
      Note: 614.10a; Bob's turn is next, then Alice's own
      Given Alice has "Meditate" and "Time Walk" in hand
      And Alice has lands for "Meditate" and "Time Walk"
      When Alice casts "Meditate"
      And "Meditate" resolves
      And Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 3

    @id:two-sanctuaries-skip-one-draw-step @source:cr @source:ruling @twin:two-fatigues-skip-two-draw-steps
    Scenario: Two Elfhame Sanctuaries in one upkeep both mean this turn: only its draw step is skipped
      Source: situation L33; ruling Elfhame Sanctuary 2004-10-04
      Given Alice controls 2 "Elfhame Sanctuary"
      When the game goes on to Alice's next upkeep step
      And Alice accepts
      And Alice chooses "Island"
      And Alice accepts
      And Alice chooses "Island"
      And the game goes on to the precombat main phase
      Then Alice has 2 cards in hand
      When the game goes on to Alice's next precombat main phase
      Then Alice has 3 cards in hand

  @skip.scheduled.4
  Rule: A pending skip of the next step or phase isn't used up by one that the end of the turn passed over

    @id:dignitarys-skip-outlasts-the-ended-turn @source:cr @open @twin:dignitarys-skip-is-used-this-turn
    Scenario: Alice's turn is ended before combat: the combat phase of her next turn is skipped all the same
      Note: situation G47; 614.10a
      Given Alice controls "Grizzly Bears"
      And Bob controls "Sneak Attack"
      And Bob has "Stonehorn Dignitary" and "Time Stop" in hand
      And Bob has lands for the ability of "Sneak Attack" and "Time Stop"
      When Bob activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Bob accepts
      And the ability of "Stonehorn Dignitary" resolves
      And Bob casts "Time Stop"
      And the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      And the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1
      And no beginning of combat step began in turn 3
      And 1 postcombat main phase began in turn 3

    @id:dignitarys-skip-is-used-this-turn @source:cr
    Scenario: Where the turn isn't ended the skip is used in it, and she attacks in her next turn
      Given Alice controls "Grizzly Bears"
      And Bob controls "Sneak Attack"
      And Bob has "Stonehorn Dignitary" in hand
      And Bob has lands for the ability of "Sneak Attack"
      When Bob activates "Sneak Attack"
      And the ability of "Sneak Attack" resolves
      And Bob accepts
      And the ability of "Stonehorn Dignitary" resolves
      And the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the end step
      Then Bob has 18 life
      And no beginning of combat step began in turn 1
