Feature: 500.10a You get an additional step or phase in your own turn only

  @extra-step.you-get.1
  Rule: An effect by which you get an additional step or phase adds nothing to another player's turn

    @id:borrowed-morning-in-bobs-turn @source:report @twin:borrowed-morning-in-alices-turn
    Scenario: Alice gets an additional upkeep step in Bob's turn: nothing is added, then or in her next turn
      Source: report TS-48; situation G22
      Note: the instant is invented; no printed card reaches it without a copy of Obeka's ability
      Given Alice controls "Verdant Force"
      And Alice has "Borrowed Morning" in hand
      And Alice has lands for "Borrowed Morning"
      When the game goes on to Bob's next precombat main phase
      And Alice casts "Borrowed Morning"
      And "Borrowed Morning" resolves
      And the game goes on to Alice's next precombat main phase
      Then 1 upkeep step began in turn 2
      And 1 upkeep step began in turn 3
      And Alice controls 2 "Saproling Token"

    @id:borrowed-morning-in-alices-turn @source:cr
    Scenario: In her own main phase she gets one, directly after it
      Given Alice controls "Verdant Force"
      And Alice has "Borrowed Morning" in hand
      And Alice has lands for "Borrowed Morning"
      When Alice casts "Borrowed Morning"
      And "Borrowed Morning" resolves
      And the game goes on to the upkeep step
      Then the stack is "Verdant Force"
      When the game goes on to the beginning of combat step
      Then 1 upkeep step began in turn 1
      And Alice controls "Saproling Token"

    @id:act-of-treason-on-obeka @source:cr
    Scenario: Bob controls Alice's Obeka in his turn: it is he who gets the upkeep steps
      Given Alice controls "Obeka, Splitter of Seconds"
      And Bob controls "Verdant Force"
      And Bob has "Act of Treason" in hand
      And Bob has lands for "Act of Treason"
      When the game goes on to Bob's next precombat main phase
      And Bob casts "Act of Treason" targeting "Obeka, Splitter of Seconds"
      And "Act of Treason" resolves
      And Bob attacks Alice with "Obeka, Splitter of Seconds"
      And the game goes on to the postcombat main phase
      Then Alice has 18 life
      And 3 upkeep steps began in turn 2
      And Bob controls 3 "Saproling Token"

    @id:there-is-an-additional-phase-in-bobs-turn @source:cr
    Scenario: Full Throttle says that there are additional phases: in Bob's turn they are added
      Note: situation G23; nearest to you get
      Given Alice controls "Vedalken Orrery"
      And Alice has "Full Throttle" in hand
      And Alice has lands for "Full Throttle"
      When the game goes on to Bob's next precombat main phase
      And Alice casts "Full Throttle"
      And "Full Throttle" resolves
      And the game goes on to Alice's next upkeep step
      Then 3 beginning of combat steps began in turn 2
