Feature: 603.2 What a triggered ability speaks of

  @trigger.event.1
  Rule: A triggered ability speaks of the object, the player and the amount of the event it triggered on

    @id:revel-hurts-who-casts-shock @source:cr
    Scenario: Eidolon of the Great Revel hurts Bob, who casts Shock, before Shock resolves
      Given Alice controls "Eidolon of the Great Revel"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Bob casts "Shock" targeting Alice
      Then the stack is "Eidolon of the Great Revel" and "Shock"
      When the ability of "Eidolon of the Great Revel" resolves
      Then Bob has 18 life
      And Alice has 20 life
      When "Shock" resolves
      Then Alice has 18 life

    @id:revel-hurts-its-own-controller @source:cr
    Scenario: Alice, who controls it, is hurt by her own Shock
      Given Alice controls "Eidolon of the Great Revel"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice casts "Shock" targeting Bob
      And everything resolves
      Then Alice has 18 life
      And Bob has 18 life

    @id:revel-lets-time-stop-be-cast @source:cr @twin:revel-hurts-who-casts-shock
    Scenario: Time Stop costs too much for the Eidolon: nothing triggers, and the turn is ended
      Given Alice controls "Eidolon of the Great Revel"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Bob casts "Time Stop"
      Then the stack is "Time Stop"
      When "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 20 life
      And no end step began in turn 1

    @id:presence-counters-the-spell-it-saw @source:cr
    Scenario: Presence of the Master counters the enchantment spell that was cast, not the Shock above it
      Given Alice controls "Presence of the Master"
      And Alice has "Honor of the Pure" in hand
      And Alice has lands for "Honor of the Pure"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice casts "Honor of the Pure"
      And Bob casts "Shock" targeting Alice
      Then the stack is "Shock", the ability of "Presence of the Master" and "Honor of the Pure"
      When "Shock" resolves
      Then Alice has 18 life
      When the ability of "Presence of the Master" resolves
      Then the stack is empty
      And "Honor of the Pure" is in Alice's graveyard

    @id:presence-lets-an-artifact-through @source:cr @twin:presence-counters-the-spell-it-saw
    Scenario: An artifact spell is none of its business
      Given Alice controls "Presence of the Master"
      And Alice has "Memnite" in hand
      When Alice casts "Memnite"
      Then the stack is "Memnite"
      When "Memnite" resolves
      Then "Memnite" is on the battlefield

    @id:charge-for-the-attacker-outlasts-the-combat @source:cr
    Scenario: Fervent Charge: the attacking Bears grow, and stay so large to the end of the turn though combat was ended
      Given Alice controls "Fervent Charge", "Grizzly Bears" and "Hill Giant"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And the ability of "Fervent Charge" resolves
      Then "Grizzly Bears" is 4/4
      And "Hill Giant" is 3/3
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is 4/4
      When the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is 2/2

    @id:charge-is-for-its-controllers-creatures @source:cr @twin:charge-for-the-attacker-outlasts-the-combat
    Scenario: Bob's Fervent Charge does nothing for Alice's attackers
      Given Alice controls "Grizzly Bears"
      And Bob controls "Fervent Charge"
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty
      When the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:hellrider-hurts-whom-each-attacks @source:cr
    Scenario: Hellrider attacks Bob and the Bears attack Carol: one damage to each of them
      Note: 508.5
      Given Alice controls "Hellrider" and "Grizzly Bears"
      And Carol has "Shock" in hand
      And Carol has lands for "Shock"
      When Alice attacks Bob with "Hellrider"
      And Alice attacks Carol with "Grizzly Bears"
      Then the stack is the ability of "Hellrider" and the ability of "Hellrider"
      When everything resolves
      Then Bob has 19 life
      And Carol has 19 life

    @id:haunting-wind-blows-before-the-sundial @source:cr
    Scenario: Haunting Wind hurts the Sundial's controller, and only then the Sundial ends the turn
      Given Alice controls "Sundial of the Infinite"
      And Alice has lands for the ability of "Sundial of the Infinite"
      And Bob controls "Haunting Wind"
      When Alice activates "Sundial of the Infinite"
      Then the stack is the ability of "Haunting Wind" and the ability of "Sundial of the Infinite"
      When the ability of "Haunting Wind" resolves
      Then Alice has 19 life
      And Bob has 20 life
      When the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      Then no end step began in turn 1

    @id:haunting-wind-doesnt-mind-the-bears @source:cr @twin:haunting-wind-blows-before-the-sundial
    Scenario: An attacking creature that is no artifact becomes tapped, and nothing triggers
      Given Alice controls "Grizzly Bears"
      And Bob controls "Haunting Wind"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is tapped
      And the stack is empty
      And Alice has 20 life

    @id:thrasher-counts-what-alice-untaps @source:cr
    Scenario: Wake Thrasher triggers for each permanent that Alice untaps, itself too, and not for Bob's
      Note: 502.4
      Given Alice controls tapped "Wake Thrasher"
      And Alice controls tapped "Grizzly Bears"
      And Bob controls tapped "Hill Giant"
      When the game goes on to Bob's next upkeep step
      Then the stack is empty
      And "Hill Giant" is untapped
      When the game goes on to Alice's next upkeep step
      Then the stack is the ability of "Wake Thrasher" and the ability of "Wake Thrasher"
      When everything resolves
      Then "Wake Thrasher" is 3/3
      When the game goes on to Bob's next upkeep step
      Then "Wake Thrasher" is 1/1

    @id:false-cure-takes-twice-what-was-gained @source:cr
    Scenario: False Cure: Bob gains 5 life from Watcher of Partings and loses 10, and Alice loses none
      Note: the Watcher is invented
      Given Alice has "False Cure" and "Banisher Priest" in hand
      And Alice has lands for "False Cure" and "Banisher Priest"
      And Bob controls "Watcher of Partings" and "Hill Giant"
      When Alice casts "False Cure"
      And "False Cure" resolves
      And Alice casts "Banisher Priest"
      And "Banisher Priest" resolves
      And Alice chooses "Hill Giant"
      And the ability of "Banisher Priest" resolves
      And the ability of "Watcher of Partings" resolves
      Then Bob has 25 life
      And the stack is the ability of "False Cure"
      When the ability of "False Cure" resolves
      Then Bob has 15 life
      And Alice has 20 life

    @id:piracy-draws-for-each-creature-that-hurt-bob @source:cr
    Scenario: Coastal Piracy triggers for each of Alice's creatures that deals damage to Bob, not for the blocked one
      Given Alice controls "Coastal Piracy", "Grizzly Bears", "Savannah Lions" and "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Colossal Dreadmaw"
      When Alice attacks Bob with "Grizzly Bears", "Savannah Lions" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Colossal Dreadmaw"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Coastal Piracy" and the ability of "Coastal Piracy"
      When the ability of "Coastal Piracy" resolves
      And Alice accepts
      Then Alice has 2 cards in hand
      When the ability of "Coastal Piracy" resolves
      And Alice declines
      Then Alice has 2 cards in hand

    @id:phage-destroys-what-it-damaged @source:cr
    Scenario: Phage the Untouchable destroys the creature that it dealt combat damage to
      Given Alice controls "Phage the Untouchable"
      And Bob controls "Ancient Adamantoise" and "Hill Giant"
      When Alice attacks Bob with "Phage the Untouchable"
      And Bob blocks "Phage the Untouchable" with "Ancient Adamantoise"
      And the game goes on to the postcombat main phase
      Then "Ancient Adamantoise" is in Bob's graveyard
      And "Hill Giant" is on the battlefield

    @id:warden-sees-each-token @source:cr
    Scenario: Soul Warden sees the creature that is cast and each token, and not itself
      Given Alice has "Soul Warden", "Memnite" and "Raise the Alarm" in hand
      And Alice has lands for "Soul Warden", "Memnite" and "Raise the Alarm"
      When Alice casts "Soul Warden"
      And "Soul Warden" resolves
      Then the stack is empty
      When Alice casts "Memnite"
      And everything resolves
      Then Alice has 21 life
      When Alice casts "Raise the Alarm"
      And everything resolves
      Then Alice has 23 life

  @delayed.once.3
  Rule: A delayed triggered ability with a duration triggers each time within it, and never after it

    @id:false-cure-is-over-as-time-stop-exiles @source:cr @twin:false-cure-takes-twice-what-was-gained
    Scenario: Time Stop's exile makes the Watcher trigger, but Bob gains the life after False Cure has worn off
      Note: 514.2; the Watcher is invented
      Given Alice has "False Cure" in hand
      And Alice has lands for "False Cure"
      And Bob controls "Watcher of Partings"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "False Cure"
      And "False Cure" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      Then it is Alice's cleanup step
      And the stack is the ability of "Watcher of Partings"
      When the game goes on to Bob's next upkeep step
      Then Bob has 25 life

    @id:searing-blood-waits-for-its-creature @source:cr
    Scenario: Searing Blood hurts Bob as the Giant dies this turn, not as the Lions do
      Note: 603.7c
      Given Alice has "Searing Blood" and 2 "Shock" in hand
      And Alice has lands for "Searing Blood" and 2 "Shock"
      And Bob controls "Hill Giant" and "Savannah Lions"
      When Alice casts "Searing Blood" targeting "Hill Giant"
      And "Searing Blood" resolves
      And Alice casts "Shock" targeting "Savannah Lions"
      And "Shock" resolves
      Then "Savannah Lions" is in Bob's graveyard
      And the stack is empty
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then the stack is the ability of "Searing Blood"
      When the ability of "Searing Blood" resolves
      Then Bob has 17 life
      And Alice has 20 life

    @id:searing-blood-is-over-with-the-turn @source:cr @twin:searing-blood-waits-for-its-creature
    Scenario: The Giant who dies in the next turn does so for nothing
      Given Alice has "Searing Blood" and "Murder" in hand
      And Alice has lands for "Searing Blood" and "Murder"
      And Bob controls "Hill Giant"
      When Alice casts "Searing Blood" targeting "Hill Giant"
      And "Searing Blood" resolves
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" has no damage
      When Alice casts "Murder" targeting "Hill Giant"
      And "Murder" resolves
      Then "Hill Giant" is in Bob's graveyard
      And the stack is empty
      And Bob has 20 life

  @trigger.event.2
  Rule: An ability that triggers only during its controller's turn, or only once each turn, triggers only then

    @id:familiar-sees-one-exile-a-turn @source:cr
    Scenario: Mandate of Peace and Time Stop are exiled in one turn of Alice's: Stonebinder's Familiar grows once
      Given Alice controls "Grizzly Bears" and "Stonebinder's Familiar"
      And Alice has "Mandate of Peace" and "Time Stop" in hand
      And Alice has lands for "Mandate of Peace" and "Time Stop"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the ability of "Stonebinder's Familiar" resolves
      Then "Stonebinder's Familiar" is 2/2
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Stonebinder's Familiar" is 2/2
      And no end step began in turn 1
      And 1 cleanup step began in turn 1

    @id:familiar-sees-an-exile-each-turn @source:cr
    Scenario: In two turns of Alice's it grows twice
      Given Alice controls "Stonebinder's Familiar"
      And Alice has 2 "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the ability of "Stonebinder's Familiar" resolves
      And the game goes on to Alice's next upkeep step
      Then "Stonebinder's Familiar" is 2/2
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the ability of "Stonebinder's Familiar" resolves
      Then "Stonebinder's Familiar" is 3/3

    @id:familiar-sleeps-through-bobs-turn @source:cr @twin:familiar-sees-an-exile-each-turn
    Scenario: In Bob's turn Time Stop makes it grow no more than if it hadn't been exiled
      Given Alice controls "Stonebinder's Familiar"
      And Alice has "Time Stop" in hand
      And Alice has lands for "Time Stop"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then "Time Stop" is in exile
      And no end step began in turn 2
      And 1 cleanup step began in turn 2
      And "Stonebinder's Familiar" is 1/1
