Feature: 302.6 Summoning sickness

  @creature.sickness.2
  Rule: An added untap step untaps a creature that came this turn, but doesn't let it attack

    @id:second-sun-untaps-a-new-sorcerer @source:cr
    Scenario: The Sphinx's untap step untaps the Sorcerer that came this turn, and its {T} ability can't be activated yet
      Note: situation I30; an ability with {T} is under the same rule as attacking, 302.6
      Given Alice controls "Sphinx of the Second Sun" and "Icy Manipulator"
      And Alice has "Prodigal Sorcerer" in hand
      And Alice has lands for "Prodigal Sorcerer", the ability of "Icy Manipulator" and the ability of "Icy Manipulator"
      When Alice casts "Prodigal Sorcerer"
      And "Prodigal Sorcerer" resolves
      And Alice activates "Icy Manipulator" targeting "Prodigal Sorcerer"
      And the ability of "Icy Manipulator" resolves
      Then "Prodigal Sorcerer" is tapped
      When the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      Then "Prodigal Sorcerer" is untapped
      And "Icy Manipulator" is untapped
      And Alice can't activate "Prodigal Sorcerer" targeting Bob
      When Alice activates "Icy Manipulator" targeting "Sphinx of the Second Sun"
      And the ability of "Icy Manipulator" resolves
      Then "Sphinx of the Second Sun" is tapped

    @id:old-sorcerer-in-the-second-suns-upkeep @source:cr
    Scenario: A Sorcerer that was there as the turn began can use it twice
      Given Alice controls "Sphinx of the Second Sun" and "Prodigal Sorcerer"
      When Alice activates "Prodigal Sorcerer" targeting Bob
      And the ability of "Prodigal Sorcerer" resolves
      And the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      And Alice activates "Prodigal Sorcerer" targeting Bob
      And the ability of "Prodigal Sorcerer" resolves
      Then Bob has 18 life

  @creature.sickness.1
  Rule: A creature may attack or pay {T} once its controller has begun a turn with it, however the last turn ended

    @id:new-sorcerer-in-alices-next-turn @source:cr
    Scenario: The Sorcerer can't be used in the turn it came or in Bob's, but in Alice's next upkeep
      Given Alice controls "Mogg Fanatic"
      And Alice has "Prodigal Sorcerer" and "Shock" in hand
      And Alice has lands for "Prodigal Sorcerer" and "Shock"
      When Alice casts "Prodigal Sorcerer"
      And "Prodigal Sorcerer" resolves
      Then Alice can't activate "Prodigal Sorcerer" targeting Bob
      When the game goes on to Bob's next upkeep step
      Then Alice can't activate "Prodigal Sorcerer" targeting Bob
      When Alice activates "Mogg Fanatic" targeting Bob
      And the ability of "Mogg Fanatic" resolves
      And the game goes on to Alice's next upkeep step
      And Alice activates "Prodigal Sorcerer" targeting Bob
      And the ability of "Prodigal Sorcerer" resolves
      Then Bob has 18 life

    @id:new-sorcerer-in-an-extra-turn @source:cr
    Scenario: An extra turn is a turn begun: with Time Walk the Sorcerer may be used in it
      Given Alice has "Prodigal Sorcerer" and "Time Walk" in hand
      And Alice has lands for "Prodigal Sorcerer" and "Time Walk"
      When Alice casts "Prodigal Sorcerer"
      And "Prodigal Sorcerer" resolves
      And Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to Alice's next upkeep step
      And Alice activates "Prodigal Sorcerer" targeting Bob
      And the ability of "Prodigal Sorcerer" resolves
      Then the game is in turn 2
      And Bob has 19 life
