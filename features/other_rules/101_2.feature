Feature: 101.2 Can't beats can

  @golden.cant.1
  Rule: An effect that says a player can't do something wins over one that allows it or tells the player to

    @id:mandate-keeps-a-suspended-card-in-exile @source:ruling @twin:suspended-card-is-cast
    Scenario: After Mandate of Peace, Bob can't cast the card whose last time counter is removed that turn
      Source: ruling Mandate of Peace 2018-12-07; situation H13 as corrected; 101.2, 702.62a
      Note: Obeka's damage adds the upkeep step in which the counter goes
      Given it is Bob's precombat main phase
      And Bob controls "Obeka, Splitter of Seconds"
      And Bob owns "Durkwood Baloth" in exile with 1 "time" counter
      And Bob has "Raging Goblin" in hand
      And Bob has lands for "Raging Goblin"
      And Alice has "Mandate of Peace" in hand
      And Alice has lands for "Mandate of Peace"
      When Bob casts "Raging Goblin"
      And "Raging Goblin" resolves
      And Bob attacks Alice with "Obeka, Splitter of Seconds"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Obeka, Splitter of Seconds"
      When the ability of "Obeka, Splitter of Seconds" resolves
      And Alice casts "Mandate of Peace"
      And the game goes on to the upkeep step
      Then the game is in turn 1
      And the stack is the ability of "Durkwood Baloth"
      When the ability of "Durkwood Baloth" resolves
      Then the stack is the ability of "Durkwood Baloth"
      When the ability of "Durkwood Baloth" resolves
      Then exile is "Durkwood Baloth" and "Mandate of Peace"
      And Bob controls no "Durkwood Baloth"

    @id:suspended-card-is-cast @source:cr
    Scenario: Without Mandate Bob casts the card as its last time counter is gone
      Given it is Bob's precombat main phase
      And Bob controls "Obeka, Splitter of Seconds"
      And Bob owns "Durkwood Baloth" in exile with 1 "time" counter
      When Bob attacks Alice with "Obeka, Splitter of Seconds"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Obeka, Splitter of Seconds"
      When the ability of "Obeka, Splitter of Seconds" resolves
      And the game goes on to the upkeep step
      And the ability of "Durkwood Baloth" resolves
      And the ability of "Durkwood Baloth" resolves
      And Bob casts "Durkwood Baloth"
      And "Durkwood Baloth" resolves
      Then Bob controls "Durkwood Baloth"
      And exile is empty

    @id:mandate-forbids-what-wrenns-resolve-allows @source:cr @twin:wrenns-resolve-without-mandate
    Scenario: After Mandate of Peace, Alice can't cast the card that Wrenn's Resolve lets her play, but plays a land
      Note: 101.2
      Given Alice's library begins with "Shock" and "Lightning Bolt"
      And Alice has "Wrenn's Resolve" and "Forest" in hand
      And Alice has lands for "Wrenn's Resolve" and "Shock"
      And Bob has "Mandate of Peace" in hand
      And Bob has lands for "Mandate of Peace"
      When Alice casts "Wrenn's Resolve"
      And "Wrenn's Resolve" resolves
      And the game goes on to the beginning of combat step
      And Bob casts "Mandate of Peace"
      And "Mandate of Peace" resolves
      And the game goes on to the postcombat main phase
      Then Alice can't cast "Shock" targeting Bob
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And "Shock" is in exile

    @id:wrenns-resolve-without-mandate @source:cr
    Scenario: Without Mandate she casts it in the postcombat main phase
      Given Alice's library begins with "Shock" and "Lightning Bolt"
      And Alice has "Wrenn's Resolve" in hand
      And Alice has lands for "Wrenn's Resolve" and "Shock"
      When Alice casts "Wrenn's Resolve"
      And "Wrenn's Resolve" resolves
      And the game goes on to the postcombat main phase
      And Alice casts "Shock" from exile targeting Bob
      And "Shock" resolves
      Then Bob has 18 life
