Feature: 500.11 To skip is to go past something as if it weren't there

  @turn.skip.1
  Rule: In a skipped step, phase or turn nothing happens and nothing triggers

    @id:eon-hub-skips-the-upkeep @source:cr @twin:force-without-eon-hub
    Scenario: Eon Hub: nobody acts in an upkeep, and Verdant Force doesn't trigger
      Given Alice controls "Verdant Force" and "Eon Hub"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When the game goes on to Bob's next draw step
      Then Alice controls no "Saproling Token"
      When the game goes on to Alice's next draw step
      Then Alice controls no "Saproling Token"
      And nobody had an opportunity to act in the upkeep step of turn 2

    @id:force-without-eon-hub @source:cr
    Scenario: Once Eon Hub is destroyed there are upkeeps again
      Given Alice controls "Verdant Force" and "Eon Hub"
      And Alice has "Disenchant" and "Shock" in hand
      And Alice has lands for "Disenchant" and "Shock"
      When Alice casts "Disenchant" targeting "Eon Hub"
      And "Disenchant" resolves
      And the game goes on to Bob's next upkeep step
      And everything resolves
      Then Alice controls "Saproling Token"
      When the game goes on to Alice's next upkeep step
      Then Alice had an opportunity to act in the upkeep step of turn 2

    @id:necropotence-skips-the-draw-step @source:cr @twin:draw-step-without-necropotence
    Scenario: Necropotence: Alice draws nothing, Howling Mine doesn't trigger, nobody acts
      Note: situation G45
      Given Alice controls "Necropotence" and "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next precombat main phase
      Then Alice has 1 card in hand
      When the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the draw step of turn 3

    @id:draw-step-without-necropotence @source:cr
    Scenario: Without it she draws two cards, and both players may act
      Given Alice controls "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next precombat main phase
      Then Alice has 3 cards in hand
      And Alice had an opportunity to act in the draw step of turn 3
      And Bob had an opportunity to act in the draw step of turn 3

    @id:fatigue-skips-one-draw-step @source:cr
    Scenario: Fatigue: Bob draws nothing in his next turn and a card in the one after
      Given Alice has "Fatigue" in hand
      And Alice has lands for "Fatigue"
      When Alice casts "Fatigue" targeting Bob
      And "Fatigue" resolves
      And the game goes on to Bob's next precombat main phase
      Then Bob has 0 cards in hand
      When the game goes on to Bob's next precombat main phase
      Then Bob has 1 card in hand

    @id:stasis-skips-the-untap-step @source:report @twin:savor-the-moment-skips-that-turns-untap-step
    Scenario: Stasis: nothing untaps as Bob's and Alice's turns begin, but their upkeeps and draws come
      Source: report TS-02; situation G43
      Given Alice controls tapped "Mogg Fanatic"
      And Alice controls "Stasis" and "Verdant Force"
      And Bob controls tapped "Icy Manipulator"
      When the game goes on to Bob's next draw step
      Then "Icy Manipulator" is tapped
      And Bob has 1 card in hand
      And Alice controls "Saproling Token"
      When the game goes on to Alice's next upkeep step
      Then "Mogg Fanatic" is tapped

    @id:savor-the-moment-skips-that-turns-untap-step @source:cr
    Scenario: Savor the Moment skips the untap step of the extra turn only: in Bob's turn he untaps, in Alice's she does
      Note: situation G44
      Given Alice controls tapped "Mogg Fanatic"
      And Alice has "Savor the Moment" in hand
      And Alice has lands for "Savor the Moment"
      And Bob controls tapped "Icy Manipulator"
      When Alice casts "Savor the Moment"
      And "Savor the Moment" resolves
      And the game goes on to Alice's next draw step
      Then "Mogg Fanatic" is tapped
      And Alice has 1 card in hand
      When the game goes on to Bob's next upkeep step
      Then "Icy Manipulator" is untapped
      When the game goes on to Alice's next upkeep step
      Then "Mogg Fanatic" is untapped

    @id:moment-of-silence-skips-combat @source:cr @twin:aspirant-without-moment-of-silence
    Scenario: Moment of Silence: no combat phase, Luminarch Aspirant doesn't trigger, the Bell of Battle's End is silent
      Given Alice controls "Luminarch Aspirant" and "Bell of Battle's End"
      And Bob has "Moment of Silence" in hand
      And Bob has lands for "Moment of Silence"
      When Bob casts "Moment of Silence" targeting Alice
      And "Moment of Silence" resolves
      And the game goes on to the postcombat main phase
      Then "Luminarch Aspirant" has no "+1/+1" counters
      And Alice has 20 life
      When the game goes on to Bob's next upkeep step
      Then no beginning of combat step began in turn 1

    @id:aspirant-without-moment-of-silence @source:cr
    Scenario: In a combat phase without an attack the Aspirant gets its counter and the Bell rings
      Given Alice controls "Luminarch Aspirant" and "Bell of Battle's End"
      When the game goes on to the postcombat main phase
      Then "Luminarch Aspirant" has 1 "+1/+1" counter
      And Alice has 21 life

    @id:meditate-skips-a-turn @source:cr @twin:no-meditate-no-skip
    Scenario: Meditate: Alice's next turn is skipped whole, and Bob has two turns in a row
      Note: situation G32
      Given Alice controls tapped "Icy Manipulator"
      And Alice controls "Bell of the Last Hour"
      And Alice has "Meditate" in hand
      And Alice has lands for "Meditate"
      When Alice casts "Meditate"
      And "Meditate" resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 23 life
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      And "Icy Manipulator" is tapped
      And Alice has 4 cards in hand
      And Alice has 23 life
      When the game goes on to Alice's next draw step
      Then the game is in turn 4
      And "Icy Manipulator" is untapped
      And Alice has 5 cards in hand

    @id:no-meditate-no-skip @source:cr
    Scenario: Without it turn 3 is Alice's: she untaps, draws, and the Bell rings
      Given Alice controls tapped "Icy Manipulator"
      And Alice controls "Bell of the Last Hour"
      When the game goes on to Alice's next draw step
      Then the game is in turn 3
      And "Icy Manipulator" is untapped
      And Alice has 1 card in hand
      When the game goes on to Bob's next upkeep step
      Then Alice has 26 life

    @id:no-cleanup-in-a-skipped-turn @source:report
    Scenario: A skipped turn isn't an ended one: there is no discard in it
      Source: report TS-68, with Meditate
      Note: cast in Bob's turn, so that Alice holds nine cards as her turn would begin
      Given Alice has "Meditate" and 5 "Grizzly Bears" in hand
      And Alice has lands for "Meditate"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Meditate"
      And "Meditate" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 3
      And Alice has 9 cards in hand
