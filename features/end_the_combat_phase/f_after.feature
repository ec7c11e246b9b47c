Feature: 724.2f What triggers while the combat phase is ended waits for the next phase

  @end-combat.after.1
  Rule: What triggered in the process goes on the stack in the next phase, then the active player gets priority

    @id:familiar-triggers-in-the-second-main-phase @source:ruling
    Scenario: Stonebinder's Familiar sees Mandate exiled and grows in the second main phase
      Source: ruling Mandate of Peace 2019-08-23
      Outdated: older pages say that such abilities never resolve; 724.2f puts them on the stack in the next phase
      Given Alice controls "Grizzly Bears" and "Stonebinder's Familiar"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And the stack is "Stonebinder's Familiar"
      When "Stonebinder's Familiar" resolves
      Then "Stonebinder's Familiar" has 1 "+1/+1" counter
      And it is Alice's postcombat main phase

    @id:war-doctor-triggers-in-the-second-main-phase @source:cr
    Scenario: The War Doctor sees Shock and Mandate exiled at once: one counter in the second main phase
      Given Alice controls "Grizzly Bears" and "The War Doctor"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Shock" targeting Bob
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And the stack is "The War Doctor"
      When "The War Doctor" resolves
      Then "The War Doctor" has 1 "time" counter

    @id:traveler-dead-in-the-process-triggers-in-the-next-phase @source:cr
    Scenario: Doomed Traveler, dead in the check, leaves its Spirit in the second main phase
      Note: situation C07
      Given Alice controls "Grizzly Bears"
      And Bob controls "Doomed Traveler"
      And Alice has "Ember of the Truce" in hand
      And Alice has lands for "Ember of the Truce"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Doomed Traveler"
      And Alice casts "Ember of the Truce" targeting "Doomed Traveler"
      And "Ember of the Truce" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And the stack is the ability of "Doomed Traveler"
      When the ability of "Doomed Traveler" resolves
      Then Bob controls "Spirit Token"

    @id:process-triggers-in-an-added-combat @source:cr
    Scenario: The next phase is Aurelia's added combat: the Familiar grows in its beginning of combat step
      Note: situation H26
      Given Alice controls "Aurelia, the Warleader" and "Stonebinder's Familiar"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Aurelia, the Warleader"
      And the ability of "Aurelia, the Warleader" resolves
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's beginning of combat step
      And Alice has priority
      And the stack is "Stonebinder's Familiar"
      When "Stonebinder's Familiar" resolves
      Then "Stonebinder's Familiar" is 2/2
      And it is Alice's beginning of combat step

    @id:process-triggers-of-both-players @source:cr
    Scenario: Alice's ability goes below Bob's, and the second main phase goes on after both
      Note: 603.3b; there is no second phase of any kind for it
      Given Alice controls "Grizzly Bears" and "Stonebinder's Familiar"
      And Bob controls "Watcher of Partings"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then the stack is "Watcher of Partings" and "Stonebinder's Familiar"
      And Alice has priority
      When everything resolves
      Then it is Alice's postcombat main phase
      And Bob has 25 life

  @end-combat.after.2
  Rule: Nobody gets priority while the combat phase is being ended

    @id:nobody-acts-between-mandate-and-the-next-phase @source:cr @twin:both-act-in-a-combat-without-mandate
    Scenario: Alice and Bob hold instants, and nobody can cast one in the steps that Mandate skipped
      Given Alice controls "Grizzly Bears" and "Stonebinder's Familiar"
      And Alice has "Mandate of Peace" and "Giant Growth" in hand
      And Alice has lands for "Mandate of Peace" and "Giant Growth"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      When the game goes on to Bob's next upkeep step
      Then nobody had an opportunity to act in the declare blockers step of turn 1
      And nobody had an opportunity to act in the combat damage step of turn 1
      And nobody had an opportunity to act in the end of combat step of turn 1
      And Alice had an opportunity to act in the postcombat main phase of turn 1

    @id:both-act-in-a-combat-without-mandate @source:cr
    Scenario: Without Mandate both have an opportunity in each of these steps
      Given Alice controls "Grizzly Bears" and "Stonebinder's Familiar"
      And Alice has "Giant Growth" in hand
      And Alice has lands for "Giant Growth"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's next upkeep step
      Then Alice had an opportunity to act in the declare blockers step of turn 1
      And Bob had an opportunity to act in the declare blockers step of turn 1
      And Alice had an opportunity to act in the combat damage step of turn 1
      And Bob had an opportunity to act in the combat damage step of turn 1
      And Alice had an opportunity to act in the end of combat step of turn 1
      And Bob had an opportunity to act in the end of combat step of turn 1

  @end-combat.after.3
  Rule: They are put on the stack together with what triggers as the next phase begins

    @id:bell-and-watcher-in-turn-order @source:cr
    Scenario: Alice's Bell of the Second March and Bob's Watcher go on the stack together, Alice's first
      Note: situation H25; 500.6, 603.3b
      Given Alice controls "Grizzly Bears" and "Bell of the Second March"
      And Bob controls "Watcher of Partings"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      Then it is Alice's postcombat main phase
      And Alice has priority
      And the stack is "Watcher of Partings" and "Bell of the Second March"
      When everything resolves
      Then Bob has 25 life
      And Alice has 21 life

    @id:bell-and-watcher-of-one-player @source:cr
    Scenario: Alice orders her Bell and her Watcher as she likes, the one from the process on top too
      Note: situation H25; 603.3b
      Given Alice controls "Grizzly Bears", "Bell of the Second March" and "Watcher of Partings"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And Alice chooses "Bell of the Second March" and "Watcher of Partings"
      Then the stack is "Watcher of Partings" and "Bell of the Second March"
      When "Watcher of Partings" resolves
      Then Alice has 25 life
      And the stack is "Bell of the Second March"
