Feature: 724.2c State-based actions are checked before the combat phase ends

  @end-combat.check.1
  Rule: State-based actions are performed while everything is still in combat

    @id:sphinx-lives-through-the-check @source:cr @twin:sphinx-dies-in-the-attack
    Scenario: Sphinx of the Second Sun, kept alive by attacking, lives to see the next phase begin
      Note: situation C18 with a witness: only a permanent that outlasts the check can trigger as the main phase begins (500.6)
      Given Alice controls "Sphinx of the Second Sun" and "War Standard"
      And Bob has 2 "Lightning Bolt" and "Mandate of Peace" in hand
      And Bob has lands for 2 "Lightning Bolt" and "Mandate of Peace"
      When Alice attacks Bob with "Sphinx of the Second Sun"
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      Then "Sphinx of the Second Sun" is 6/8
      And "Sphinx of the Second Sun" has 6 damage
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And "Sphinx of the Second Sun" is in Alice's graveyard
      And the stack is the ability of "Sphinx of the Second Sun"

    @id:sphinx-dies-in-the-attack @source:cr
    Scenario: Without War Standard the Sphinx dies in combat and triggers nothing
      Given Alice controls "Sphinx of the Second Sun"
      And Bob has 2 "Lightning Bolt" and "Mandate of Peace" in hand
      And Bob has lands for 2 "Lightning Bolt" and "Mandate of Peace"
      When Alice attacks Bob with "Sphinx of the Second Sun"
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      And Bob casts "Lightning Bolt" targeting "Sphinx of the Second Sun"
      And "Lightning Bolt" resolves
      Then "Sphinx of the Second Sun" is in Alice's graveyard
      When Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And the stack is empty

    @id:small-attacking-liege-dies-in-the-check @source:cr @twin:large-attacking-liege-lives-through-the-check
    Scenario: An attacking 1/1 Liege that would be 4/4 outside combat dies of 2 damage
      Given Alice controls "Gaea's Liege" and 4 "Forest"
      And Bob controls "Forest"
      And Bob has "Ember of the Truce" in hand
      And Bob has lands for "Ember of the Truce"
      When Alice attacks Bob with "Gaea's Liege"
      Then "Gaea's Liege" is 1/1
      When Bob casts "Ember of the Truce" targeting "Gaea's Liege"
      And "Ember of the Truce" resolves
      Then it is Alice's postcombat main phase
      And "Gaea's Liege" is in Alice's graveyard

    @id:large-attacking-liege-lives-through-the-check @source:cr
    Scenario: An attacking 4/4 Liege that is 4/4 outside combat too lives
      Given Alice controls "Gaea's Liege" and 4 "Forest"
      And Bob controls 4 "Forest"
      And Bob has "Ember of the Truce" in hand
      And Bob has lands for "Ember of the Truce"
      When Alice attacks Bob with "Gaea's Liege"
      And Bob casts "Ember of the Truce" targeting "Gaea's Liege"
      And "Ember of the Truce" resolves
      Then it is Alice's postcombat main phase
      And "Gaea's Liege" is 4/4
      And "Gaea's Liege" has 2 damage

  @end-combat.check.2
  Rule: Nobody gets priority in connection with that check

    @id:no-rescue-in-the-check @source:cr @twin:traveler-shocked-triggers-in-combat
    Scenario: The Traveler dies in the check, and the next to act is Alice, a phase later
      Given Alice controls "Doomed Traveler"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Ember of the Truce" and "Shock" in hand
      And Bob has lands for "Ember of the Truce" and "Shock"
      When Alice attacks Bob with "Doomed Traveler"
      And Bob casts "Ember of the Truce" targeting "Doomed Traveler"
      And "Ember of the Truce" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And "Doomed Traveler" is in Alice's graveyard
      And nobody is attacking

  @end-combat.check.3
  Rule: No triggered ability is put on the stack in connection with that check

    @id:traveler-dead-in-the-check-triggers-a-phase-later @source:cr @twin:traveler-shocked-triggers-in-combat
    Scenario: Doomed Traveler's ability, triggered in the check, goes on the stack in the next phase only
      Note: situation C07
      Given Alice controls "Doomed Traveler"
      And Bob has "Ember of the Truce" in hand
      And Bob has lands for "Ember of the Truce"
      When Alice attacks Bob with "Doomed Traveler"
      And Bob casts "Ember of the Truce" targeting "Doomed Traveler"
      And "Ember of the Truce" resolves
      Then it is Alice's postcombat main phase
      And the stack is the ability of "Doomed Traveler"
      When the ability of "Doomed Traveler" resolves
      Then the token "Spirit Token" is on the battlefield

    @id:traveler-shocked-triggers-in-combat @source:cr
    Scenario: Shock instead: the ability goes on the stack in combat
      Given Alice controls "Doomed Traveler"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Doomed Traveler"
      And Bob casts "Shock" targeting "Doomed Traveler"
      And "Shock" resolves
      Then it is Alice's declare attackers step
      And the stack is the ability of "Doomed Traveler"

    @id:rancor-left-in-the-check-triggers-a-phase-later @source:cr
    Scenario: Rancor, left alone by Reaper's Hour, goes to the graveyard in the check and to hand a phase later
      Given Alice controls "Grizzly Bears" and "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      And Bob has "Reaper's Hour" in hand
      And Bob has lands for "Reaper's Hour"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Reaper's Hour" targeting "Grizzly Bears"
      And "Reaper's Hour" resolves
      Then it is Alice's postcombat main phase
      And the stack is the ability of "Rancor"
      And "Rancor" is in Alice's graveyard
      When the ability of "Rancor" resolves
      Then "Rancor" is in Alice's hand

    @id:traveler-dead-in-the-check-goes-above-the-bell @source:cr
    Scenario: Alice's Bell rings after Bob's Traveler has died in the check, and still goes below its ability
      Note: 603.3b; put on the stack in the check, the Traveler's ability would be the lower one
      Given Alice controls "Grizzly Bears" and "Bell of the Second March"
      And Alice has "Ember of the Truce" in hand
      And Alice has lands for "Ember of the Truce"
      And Bob controls "Doomed Traveler"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Ember of the Truce" targeting "Doomed Traveler"
      And "Ember of the Truce" resolves
      Then it is Alice's postcombat main phase
      And the stack is the ability of "Doomed Traveler" and the ability of "Bell of the Second March"

  @end-combat.check.4
  Rule: A commander exiled as the combat phase is ended may be put into the command zone before the next phase

    @id:commander-exiled-by-mandate-and-back @source:cr
    Scenario: Alice's commander, cast in combat and exiled, goes to the command zone while the attack still stands
      Source: situation C22; 704.6d
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice owns "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has lands for "Isamaru, Hound of Konda"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Isamaru, Hound of Konda" from the command zone
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then Alice is asked
      And it is Alice's declare attackers step
      And "Grizzly Bears" is attacking
      And "Isamaru, Hound of Konda" is in exile, owned by Alice
      When Alice accepts
      Then it is Alice's postcombat main phase
      And "Isamaru, Hound of Konda" is in the command zone
      And exile is "Mandate of Peace"

    @id:commander-exiled-by-mandate-and-left @source:cr
    Scenario: Alice declines: in the next phase her commander is still in exile
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice owns "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has lands for "Isamaru, Hound of Konda"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Isamaru, Hound of Konda" from the command zone
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And Alice declines
      Then it is Alice's postcombat main phase
      And Alice has priority
      And exile is "Isamaru, Hound of Konda" and "Mandate of Peace"
