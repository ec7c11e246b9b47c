Feature: 724.2g Outside a combat phase, ending the combat phase does nothing

  @end-combat.nothing.1
  Rule: Outside a combat phase nothing is exiled or checked, and the phase goes on

    @id:quiet-of-the-camp-in-the-main-phase-leaves-the-bolt @source:cr @twin:quiet-of-the-camp-in-combat-exiles-the-bolt
    Scenario: Quiet of the Camp in the main phase: Lightning Bolt below it stays on the stack and resolves
      Note: situation H29
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Quiet of the Camp" in hand
      And Bob has lands for "Quiet of the Camp"
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Quiet of the Camp"
      And "Quiet of the Camp" resolves
      Then it is Alice's precombat main phase
      And the stack is "Lightning Bolt"
      And Alice has priority
      When "Lightning Bolt" resolves
      Then Bob has 17 life
      And it is Alice's precombat main phase

    @id:quiet-of-the-camp-in-combat-exiles-the-bolt @source:cr
    Scenario: Quiet of the Camp in combat: Lightning Bolt is exiled, and the phase ends
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob has "Quiet of the Camp" in hand
      And Bob has lands for "Quiet of the Camp"
      When the game goes on to the beginning of combat step
      And Alice casts "Lightning Bolt" targeting Bob
      And Bob casts "Quiet of the Camp"
      And "Quiet of the Camp" resolves
      Then it is Alice's postcombat main phase
      And "Lightning Bolt" is in exile
      And Bob has 20 life

    @id:quiet-of-the-camp-outside-combat @source:cr
    Scenario Outline: Quiet of the Camp in Bob's <now>: Lightning Bolt resolves in it
      Given Alice has "Lightning Bolt" and "Quiet of the Camp" in hand
      And Alice has lands for "Lightning Bolt" and "Quiet of the Camp"
      When the game goes on to Bob's next <now>
      And Alice casts "Lightning Bolt" targeting Bob
      And Alice casts "Quiet of the Camp"
      And "Quiet of the Camp" resolves
      Then it is Bob's <now>
      And the stack is "Lightning Bolt"
      When "Lightning Bolt" resolves
      Then Bob has 17 life
      And it is Bob's <now>

      Examples:
        | now                   |
        | upkeep step           |
        | draw step             |
        | postcombat main phase |
        | end step              |

    @id:combat-comes-after-quiet-of-the-camp @source:cr
    Scenario: Quiet of the Camp in the precombat main phase takes nothing from the combat that follows
      Given Alice controls "Grizzly Bears"
      And Bob has "Quiet of the Camp" in hand
      And Bob has lands for "Quiet of the Camp"
      When Bob casts "Quiet of the Camp"
      And "Quiet of the Camp" resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life

    @id:waiting-abilities-outside-combat-are-not-purged @source:cr
    Scenario: Reaper's Hour in the main phase: what triggered in its resolution is not purged
      Given Alice has "Reaper's Hour" in hand
      And Alice has lands for "Reaper's Hour"
      And Bob controls "Doomed Traveler"
      When Alice casts "Reaper's Hour" targeting "Doomed Traveler"
      And "Reaper's Hour" resolves
      Then it is Alice's precombat main phase
      And the stack is the ability of "Doomed Traveler"
      When the ability of "Doomed Traveler" resolves
      Then Bob controls "Spirit Token"

  @end-combat.nothing.2
  Rule: The spell that tried it in another phase goes to the graveyard as usual

    @id:quiet-of-the-camp-goes-to-the-graveyard @source:cr @twin:quiet-of-the-camp-in-combat-goes-to-exile
    Scenario: Quiet of the Camp cast in the main phase goes to the graveyard
      Note: 608.2n
      Given Bob has "Quiet of the Camp" in hand
      And Bob has lands for "Quiet of the Camp"
      When Bob casts "Quiet of the Camp"
      And "Quiet of the Camp" resolves
      Then "Quiet of the Camp" is in Bob's graveyard
      And exile is empty
      And it is Alice's precombat main phase

    @id:quiet-of-the-camp-in-combat-goes-to-exile @source:cr
    Scenario: Quiet of the Camp cast in combat goes to exile
      Given Bob has "Quiet of the Camp" in hand
      And Bob has lands for "Quiet of the Camp"
      When the game goes on to the beginning of combat step
      And Bob casts "Quiet of the Camp"
      And "Quiet of the Camp" resolves
      Then "Quiet of the Camp" is in exile
      And Bob's graveyard is empty
