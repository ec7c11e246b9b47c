Feature: 703 Turn-based actions

  @turn-based.first.1
  Rule: A step's own actions are done before state-based actions are checked and triggers put on the stack

    @id:card-is-drawn-before-dreams-and-mine @source:cr
    Scenario: In the draw step the card is drawn before any ability is on the stack
      Note: 703.3
      Given Alice controls "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When the game goes on to Alice's next draw step
      Then Alice has 2 cards in hand
      And the stack is "Howling Mine"

    @id:empty-library-loses-before-the-mine @source:cr
    Scenario: Alice's library is empty: she has lost before Howling Mine's ability could do anything
      Note: 703.3, 704.5b
      Given Alice controls "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Alice has 0 cards in library
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next upkeep step
      And Alice passes
      And Bob passes
      Then Bob has won the game

    @id:two-die-after-combat-damage-not-before @source:cr
    Scenario: All combat damage is dealt before anything dies of it: the Bears and the Lions kill each other
      Note: 510.2, 703.3
      Given Alice controls "Grizzly Bears"
      And Bob controls "Savannah Lions" and "Doomed Traveler"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Savannah Lions"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Alice's graveyard
      And "Savannah Lions" is in Bob's graveyard

  @mana.empties.1
  Rule: Mana doesn't last from one step or phase to the next, be it in one phase or across two

    @id:mana-of-the-attack-is-gone-at-the-block @source:report
    Scenario: Within the combat phase: mana of the declare attackers step is gone in the declare blockers step
      Source: report TS-31
      Note: 703.4q
      Given Alice controls "Llanowar Elves" and "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When Bob blocks "Hill Giant" with "Grizzly Bears"
      Then it is Alice's declare blockers step
      And Alice's mana pool is empty

    @id:mana-of-the-end-step-is-gone-in-the-cleanup-step @source:report
    Scenario: Within the ending phase: mana of the end step is gone where Alice has priority in the cleanup step
      Source: report TS-31
      Note: 703.4q
      Given Alice controls "Llanowar Elves" and "Confessor"
      And Alice has 8 "Grizzly Bears" in hand
      When the game goes on to the end step
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When Alice chooses "Grizzly Bears"
      Then it is Alice's cleanup step
      And Alice has priority
      And Alice's mana pool is empty

    @id:mana-across-two-phases @source:cr
    Scenario: Across two phases: mana of the beginning of combat step can't be spent in the postcombat main phase
      Note: 703.4q
      Given Alice controls "Llanowar Elves"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When the game goes on to the beginning of combat step
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is empty
      And Alice has priority
