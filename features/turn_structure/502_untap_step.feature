Feature: 502 Untap step

  @untap.untap.1
  Rule: The active player's permanents untap at the same time, and nobody else's

    @id:untap-step-untaps-everything-of-bobs @source:cr
    Scenario Outline: Bob's tapped <permanent> untaps in his untap step, whatever type of permanent it is
      Given Bob controls tapped "<permanent>"
      When the game goes on to Bob's next upkeep step
      Then "<permanent>" is untapped
      And it is Bob's upkeep step

      Examples:
        | permanent       |
        | Hill Giant      |
        | Icy Manipulator |
        | Mutavault       |

    @id:others-permanents-stay-tapped @source:cr @twin:own-untap-step-untaps
    Scenario: In Bob's untap step Alice's tapped permanents stay tapped
      Given Alice controls tapped "Hill Giant" and "Mutavault"
      And Bob controls tapped "Grizzly Bears"
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is untapped
      And "Hill Giant" is tapped
      And "Mutavault" is tapped

    @id:own-untap-step-untaps @source:cr
    Scenario: Alice's permanents untap in her own next untap step, Bob's then don't
      Given Alice controls tapped "Hill Giant" and "Mutavault"
      And Bob controls "Serra Angel" and "Grizzly Bears"
      When the game goes on to Bob's next upkeep step
      And Bob attacks Alice with "Serra Angel" and "Grizzly Bears"
      And the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped
      And "Mutavault" is untapped
      And "Grizzly Bears" is tapped
      And "Serra Angel" is untapped

    @id:who-controls-it-untaps-it @source:cr
    Scenario: The Giant that Alice controls and Bob owns untaps in Alice's untap step and not in Bob's
      Given Alice controls tapped "Hill Giant", owned by Bob
      And Bob controls tapped "Grizzly Bears"
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" is tapped
      And "Grizzly Bears" is untapped
      When the game goes on to Alice's next upkeep step
      Then "Hill Giant" is untapped

    @id:attacker-untaps-in-its-next-untap-step @source:cr
    Scenario: What attacked stays tapped until its controller's next untap step
      Given Alice controls "Grizzly Bears"
      And Bob controls tapped "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next end step
      Then "Grizzly Bears" is tapped
      And "Hill Giant" is untapped
      When the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is untapped

  @untap.no-priority.1
  Rule: Nobody gets priority in the untap step

    @id:no-opportunity-in-the-untap-step @source:cr @twin:opportunity-in-the-upkeep-step
    Scenario: With instants in hand nobody can act in Bob's untap step
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next upkeep step
      Then nobody had an opportunity to act in the untap step of turn 2
      And Bob had an opportunity to act in the draw step of turn 2

    @id:opportunity-in-the-upkeep-step @source:cr
    Scenario: In the upkeep step both players can act
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Alice's next upkeep step
      Then Alice had an opportunity to act in the upkeep step of turn 2
      And Bob had an opportunity to act in the upkeep step of turn 2

    @id:icy-manipulator-comes-after-the-untapping @source:cr
    Scenario: The Icy Manipulator can't be used in time to keep the Giant from untapping
      Given Alice controls "Icy Manipulator"
      And Alice has lands for the ability of "Icy Manipulator"
      And Bob controls tapped "Hill Giant"
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" is untapped
      When Alice activates "Icy Manipulator" targeting "Hill Giant"
      And everything resolves
      Then "Hill Giant" is tapped
      And it is Bob's upkeep step

  @untap.no-priority.2
  Rule: What triggers in the untap step waits for the next priority, be it in the upkeep step or later

    @id:untap-trigger-waits-for-the-upkeep @source:cr
    Scenario: Oreskos Sun Guide's ability waits for the upkeep step
      Given Alice controls tapped "Oreskos Sun Guide"
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Oreskos Sun Guide"
      And Alice has 20 life
      When "Oreskos Sun Guide" resolves
      Then Alice has 22 life
      And it is Alice's upkeep step

    @id:untap-trigger-waits-for-the-draw-step @source:cr
    Scenario: Without an upkeep step Oreskos Sun Guide's ability waits for the draw step, and comes after the draw
      Note: situation G41
      Given Alice controls tapped "Oreskos Sun Guide"
      And Alice controls "Eon Hub"
      When the game goes on to Alice's next draw step
      Then the stack is the ability of "Oreskos Sun Guide"
      And Alice has 20 life
      And Alice has 1 card in hand
      When "Oreskos Sun Guide" resolves
      Then Alice has 22 life
      And it is Alice's draw step

    @id:untap-trigger-waits-for-the-main-phase @source:cr
    Scenario: Without upkeep and draw step Oreskos Sun Guide's ability waits for the main phase
      Note: situation G42
      Given Alice controls tapped "Oreskos Sun Guide"
      And Alice controls "Eon Hub" and "Necropotence"
      When the game goes on to Alice's next precombat main phase
      Then the stack is the ability of "Oreskos Sun Guide"
      And Alice has 0 cards in hand
      When "Oreskos Sun Guide" resolves
      Then Alice has 22 life
      And it is Alice's precombat main phase

    @id:no-untap-step-no-untap-trigger @source:cr @twin:untap-trigger-waits-for-the-upkeep
    Scenario: In Savor the Moment's turn, without an untap step, there is nothing to wait for
      Given Alice controls tapped "Oreskos Sun Guide"
      And Alice has "Savor the Moment" in hand
      And Alice has lands for "Savor the Moment"
      When Alice casts "Savor the Moment"
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 2
      And the stack is empty
      When the game goes on to the precombat main phase
      Then Alice has 20 life
      And Alice has 1 card in hand
