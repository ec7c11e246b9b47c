Feature: 502.3 Untapping, and what keeps a permanent tapped

  @untap.untap.1
  Rule: The active player's permanents untap at the same time, and nobody else's

    @id:only-bob-untaps-after-alices-ended-turn @source:cr
    Scenario: After Alice's ended turn Bob's creature and lands untap in his untap step, and Alice's creature doesn't
      Note: situation D35
      Given Alice controls tapped "Hill Giant"
      And Bob controls tapped "Grizzly Bears"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is untapped
      And "Island" is untapped
      And "Hill Giant" is tapped
      When the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped

  @untap.untap.2
  Rule: An effect can keep a permanent from untapping in this step

    @id:crippling-chill-outlasts-the-ended-turn @source:cr @twin:icy-manipulators-creature-untaps
    Scenario: Crippling Chill: the turn it is cast in is ended, and the creature stays tapped in its controller's next untap step
      Given Alice controls "Grizzly Bears"
      And Bob has "Crippling Chill" and "Time Stop" in hand
      And Bob has lands for "Crippling Chill" and "Time Stop"
      When Bob casts "Crippling Chill" targeting "Grizzly Bears"
      And "Crippling Chill" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is tapped
      When the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is untapped

    @id:icy-manipulators-creature-untaps @source:cr
    Scenario: Icy Manipulator: a creature that was only tapped untaps
      Given Alice controls "Grizzly Bears"
      And Bob controls "Icy Manipulator"
      And Bob has "Time Stop" in hand
      And Bob has lands for the ability of "Icy Manipulator" and "Time Stop"
      When Bob activates "Icy Manipulator" targeting "Grizzly Bears"
      And the ability of "Icy Manipulator" resolves
      Then "Grizzly Bears" is tapped
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is untapped

    @id:barls-cage-follows-the-creature @source:cr @source:ruling @twin:stolen-giant-without-the-cage
    Scenario: Barl's Cage on Bob's Giant, which Alice then takes: it stays tapped in her next untap step
      Source: situation L31; ruling Barl's Cage 2009-10-01
      Given Alice controls "Barl's Cage"
      And Alice has "Sower of Temptation" in hand
      And Alice has lands for the ability of "Barl's Cage" and "Sower of Temptation"
      And Bob controls tapped "Hill Giant"
      When Alice activates "Barl's Cage" targeting "Hill Giant"
      And everything resolves
      And Alice casts "Sower of Temptation"
      And everything resolves
      And Alice chooses "Hill Giant"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then Alice controls "Hill Giant"
      And "Hill Giant" is tapped
      When the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped

    @id:stolen-giant-without-the-cage @source:cr
    Scenario: Without the Cage the Giant that Alice has taken untaps in it
      Given Alice has "Sower of Temptation" in hand
      And Alice has lands for "Sower of Temptation"
      And Bob controls tapped "Hill Giant"
      When Alice casts "Sower of Temptation"
      And everything resolves
      And Alice chooses "Hill Giant"
      And everything resolves
      And the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped

    @id:crippling-chill-on-what-is-untapped-again @source:cr @source:report @twin:crippling-chill-outlasts-the-ended-turn
    Scenario: Crippling Chill's creature is untapped before its controller's untap step: the effect is spent on that step
      Source: report TS-04; rulings Barl's Cage 2009-10-01 and Winter's Night 2008-10-01
      Given Bob controls "Grizzly Bears"
      And Alice has "Crippling Chill" and "Seize the Day" in hand
      And Alice has lands for "Crippling Chill" and "Seize the Day"
      When Alice casts "Crippling Chill" targeting "Grizzly Bears"
      And "Crippling Chill" resolves
      Then "Grizzly Bears" is tapped
      When Alice casts "Seize the Day" targeting "Grizzly Bears"
      And "Seize the Day" resolves
      Then "Grizzly Bears" is untapped
      When the game goes on to Bob's next upkeep step
      And Bob attacks Alice with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is tapped
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is untapped

  @exert.untap.1
  Rule: An exerted permanent doesn't untap in its controller's next untap step, even if the turn or combat was ended

    @id:exerted-attacker-stays-tapped @source:cr @twin:attacker-not-exerted-untaps
    Scenario Outline: Hooded Brawler, exerted, stays tapped in Alice's next untap step after <ender> in its combat
      Note: situation H32 as corrected; 701.43a
      Given Alice controls "Hooded Brawler"
      And Bob has "<ender>" in hand
      And Bob has lands for "<ender>"
      When Alice attacks Bob with "Hooded Brawler"
      And Alice accepts
      And the ability of "Hooded Brawler" resolves
      Then "Hooded Brawler" is 5/4
      When Bob casts "<ender>"
      And "<ender>" resolves
      And the game goes on to Alice's next upkeep step
      Then "Hooded Brawler" is tapped
      When the game goes on to Bob's next upkeep step
      And the game goes on to Alice's next upkeep step
      Then "Hooded Brawler" is untapped

      Examples:
        | ender            |
        | Mandate of Peace |
        | Time Stop        |

    @id:attacker-not-exerted-untaps @source:cr
    Scenario: Hooded Brawler, not exerted, untaps
      Given Alice controls "Hooded Brawler"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Hooded Brawler"
      And Alice declines
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then "Hooded Brawler" is tapped
      When the game goes on to Alice's next upkeep step
      Then "Hooded Brawler" is untapped

    @id:exerted-attacker-and-the-second-sun @source:cr
    Scenario: With Sphinx of the Second Sun the added untap step is the next one: tapped in it, untapped in Alice's next turn
      Note: situation K49
      Given Alice controls "Hooded Brawler" and "Sphinx of the Second Sun"
      When Alice attacks Bob with "Hooded Brawler" and "Sphinx of the Second Sun"
      And Alice accepts
      And the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      Then "Hooded Brawler" is tapped
      And "Sphinx of the Second Sun" is untapped
      When the game goes on to Alice's next upkeep step
      Then "Hooded Brawler" is untapped

  @creature.sickness.1
  Rule: A creature may attack or pay {T} once its controller has begun a turn with it, however the last turn ended

    @id:creature-of-an-ended-turn-attacks-in-the-next @source:cr
    Scenario: Alice's turn is ended right after the Bears came; they attack in her next turn
      Note: situation D30
      Given Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Grizzly Bears"
      And "Grizzly Bears" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
