Feature: 610.4a Phased out until something happens

  @until.phases-in.1
  Rule: A permanent phased out until something happens doesn't phase in during an untap step

    @id:oubliette-keeps-the-bears-through-untap-steps @source:cr @twin:rippled-bears-phase-in-while-the-other-is-in-play
    Scenario: Oubliette's creature is still phased out after its controller's untap step, and after the next one
      Given Alice has "Oubliette" in hand
      And Alice has lands for "Oubliette"
      And Bob controls "Grizzly Bears"
      When Alice casts "Oubliette"
      And "Oubliette" resolves
      And the ability of "Oubliette" resolves
      Then "Grizzly Bears" is phased out
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is phased out
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is phased out
      And "Oubliette" is on the battlefield

    @id:rippled-bears-phase-in-while-the-other-is-in-play @source:cr
    Scenario: Phased out without such an event, by Reality Ripple, it phases in in its controller's next untap step
      Given Alice has "Reality Ripple" in hand
      And Alice has lands for "Reality Ripple"
      And Bob controls "Grizzly Bears"
      When Alice casts "Reality Ripple" targeting "Grizzly Bears"
      And "Reality Ripple" resolves
      Then "Grizzly Bears" is phased out
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is not phased out

    @id:oubliette-destroyed-the-bears-phase-in @source:cr
    Scenario: Oubliette is destroyed in Bob's upkeep: the creature phases in at once, tapped, and no sooner
      Given Alice has "Oubliette" in hand
      And Alice has lands for "Oubliette"
      And Bob controls "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Alice casts "Oubliette"
      And "Oubliette" resolves
      And the ability of "Oubliette" resolves
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is phased out
      When Bob casts "Disenchant" targeting "Oubliette"
      And "Disenchant" resolves
      Then "Oubliette" is in Alice's graveyard
      And it is Bob's upkeep step
      And "Grizzly Bears" is not phased out
      And "Grizzly Bears" is tapped
      And the stack is empty
