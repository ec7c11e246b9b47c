Feature: 500.10 A step added after a phase

  @extra-step.after-phase.1
  Rule: A step added after a phase brings the phase that holds it, directly after the phase named

    @id:obekas-upkeep-is-out-of-combat @source:report
    Scenario: Obeka's added upkeep step comes after the combat phase and before the postcombat main phase
      Source: report TS-47
      Given Alice controls "Obeka, Splitter of Seconds" and "Verdant Force"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the upkeep step
      Then it is Alice's upkeep step
      And the stack is "Verdant Force"
      And "Obeka, Splitter of Seconds" is not attacking
      And Bob has 18 life
      When the game goes on to the postcombat main phase
      Then 1 postcombat main phase began in turn 1
      And 1 beginning of combat step began in turn 1

    @id:mandate-cant-be-cast-in-obekas-upkeep @source:report
    Scenario: Mandate of Peace, for combat only, can be cast in Obeka's combat and not in her upkeep steps
      Source: report TS-47; situation G21
      Given Alice controls "Obeka, Splitter of Seconds"
      And Bob has "Mandate of Peace" and "Shock" in hand
      And Bob has lands for "Mandate of Peace" and "Shock"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the upkeep step
      Then Bob can't cast "Mandate of Peace"
      When Bob casts "Shock" targeting Alice
      And "Shock" resolves
      Then it is Alice's upkeep step
      And Alice has 18 life

    @id:mandate-can-be-cast-in-obekas-combat @source:cr @twin:obekas-upkeep-is-out-of-combat
    Scenario: Cast in her combat, it leaves no damage, so there is no upkeep step either
      Given Alice controls "Obeka, Splitter of Seconds"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      When the game goes on to Bob's next upkeep step
      Then no upkeep step began in turn 1
      And Bob has 20 life

  @extra-step.after-phase.2
  Rule: The other steps of the phase made for it are skipped

    @id:obekas-phases-untap-and-draw-nothing @source:report @twin:second-suns-phase-is-whole
    Scenario: In Obeka's beginning phases nothing untaps and no card is drawn
      Source: report TS-47
      Given Alice controls "Obeka, Splitter of Seconds"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the postcombat main phase
      Then "Obeka, Splitter of Seconds" is tapped
      And Alice has 0 cards in hand
      And 2 upkeep steps began in turn 1
      When the game goes on to Bob's next upkeep step
      Then no untap step began in turn 1
      And no draw step began in turn 1

    @id:second-suns-phase-is-whole @source:report
    Scenario: The beginning phase that the Sphinx adds is a whole one: the Bears untap and a card is drawn
      Source: report TS-49; situation G24
      Given Alice controls "Sphinx of the Second Sun" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      And "Sphinx of the Second Sun" resolves
      And the game goes on to the upkeep step
      Then "Grizzly Bears" is untapped
      And Alice has 0 cards in hand
      When the game goes on to the draw step
      Then Alice has 1 card in hand
      When the game goes on to the end step
      Then 1 postcombat main phase began in turn 1

    @id:mine-is-silent-in-obekas-phases @source:cr @twin:mine-in-the-second-suns-phase
    Scenario: No draw step, so Howling Mine doesn't trigger
      Given Alice controls "Obeka, Splitter of Seconds" and "Howling Mine"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the end step
      Then 2 upkeep steps began in turn 1
      And Alice has 0 cards in hand

    @id:mine-in-the-second-suns-phase @source:cr
    Scenario: In the Sphinx's draw step Howling Mine triggers
      Given Alice controls "Sphinx of the Second Sun" and "Howling Mine"
      When the game goes on to the end step
      Then Alice has 2 cards in hand

  @extra-step.after-phase.3
  Rule: Several upkeep steps added after a phase are as many beginning phases, each with an upkeep step only

    @id:obekas-two-upkeeps @source:report
    Scenario: Two damage, two upkeep steps: Verdant Force triggers in each
      Source: report TS-47
      Given Alice controls "Obeka, Splitter of Seconds" and "Verdant Force"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the upkeep step
      And everything resolves
      Then Alice controls "Saproling Token"
      When the game goes on to the upkeep step
      And everything resolves
      Then Alice controls 2 "Saproling Token"
      When the game goes on to the postcombat main phase
      Then 2 upkeep steps began in turn 1
      And Alice has 0 cards in hand

    @id:obeka-with-giant-growth-five-upkeeps @source:cr
    Scenario: With Giant Growth she deals five: five upkeep steps
      Given Alice controls "Obeka, Splitter of Seconds" and "Verdant Force"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And Alice casts "Giant Growth" targeting "Obeka, Splitter of Seconds"
      And "Giant Growth" resolves
      And the game goes on to the postcombat main phase
      Then Bob has 15 life
      And 5 upkeep steps began in turn 1
      And Alice controls 5 "Saproling Token"

    @id:blocked-obeka-no-upkeep @source:cr @twin:obekas-two-upkeeps
    Scenario: Blocked by two creatures Obeka deals Bob no damage: no upkeep step
      Given Alice controls "Obeka, Splitter of Seconds" and "Verdant Force"
      And Bob controls "Ornithopter" and "Hill Giant"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And Bob blocks "Obeka, Splitter of Seconds" with "Ornithopter" and "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Bob has 20 life
      And Alice controls no "Saproling Token"

    @id:eon-hub-skips-obekas-upkeeps @source:cr @twin:obekas-two-upkeeps
    Scenario: With Eon Hub each of them is skipped: the postcombat main phase comes at once
      Note: situation L06
      Given Alice controls "Obeka, Splitter of Seconds", "Verdant Force" and "Eon Hub"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to Bob's next draw step
      Then Bob has 18 life
      And Alice controls no "Saproling Token"
      And nobody had an opportunity to act in the upkeep step of turn 1
      And 1 postcombat main phase began in turn 1

    @id:haze-triggers-in-one-of-obekas-upkeeps @source:cr
    Scenario: Paradox Haze sees the first upkeep of the turn only: two upkeeps before combat and two after
      Given Alice controls "Obeka, Splitter of Seconds" and "Paradox Haze"
      And "Paradox Haze" is attached to Alice
      When the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to the postcombat main phase
      Then 4 upkeep steps began in turn 3
      And Bob has 18 life
