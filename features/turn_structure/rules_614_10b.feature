Feature: 614.10b Skipping something and then doing something

  @skip.then.1
  Rule: What follows a skip is the first thing of the next step, phase or turn that takes place

    @id:time-vault-untaps-as-bobs-turn-begins @source:ruling @source:report @twin:time-vault-stays-tapped
    Scenario: Alice skips her turn: in Bob's, which is next, Time Vault is untapped, and nothing else of hers
      Source: situation G35; report TS-68 as corrected; ruling Time Vault 2008-10-01
      Given Alice controls tapped "Time Vault"
      And Alice controls tapped "Forest"
      And Alice controls "Howling Mine"
      When the game goes on to Bob's next end step
      Then "Time Vault" is tapped
      When Alice accepts
      And the game goes on to Bob's next upkeep step
      Then "Time Vault" is untapped
      And "Forest" is tapped
      And Alice's hand is empty
      And the game is in turn 3

    @id:time-vault-stays-tapped @source:ruling
    Scenario: She doesn't skip it: in her turn Time Vault is still tapped, the rest untaps, and she draws
      Source: report TS-68 as corrected; ruling Time Vault 2008-10-01
      Given Alice controls tapped "Time Vault"
      And Alice controls tapped "Forest"
      When the game goes on to Bob's next end step
      And Alice declines
      And the game goes on to Alice's next precombat main phase
      Then "Time Vault" is tapped
      And "Forest" is untapped
      And Alice's hand is "Island"
      And the game is in turn 3

    @id:time-vault-waits-for-a-turn-that-is-not-skipped @source:cr @twin:time-vault-untaps-as-bobs-turn-begins
    Scenario: Bob skips his next turn too: Alice's turn would be next, Time Vault is still tapped, and she may skip again
      Given Alice controls tapped "Time Vault"
      And Bob has "Meditate" in hand
      And Bob has lands for "Meditate"
      When the game goes on to Bob's next upkeep step
      And Bob casts "Meditate"
      And "Meditate" resolves
      And the game goes on to the end step
      And Alice accepts
      And Alice declines
      And the game goes on to Alice's next upkeep step
      Then "Time Vault" is untapped
      And the game is in turn 3

    @id:time-vault-gives-the-turn-back @source:ruling
    Scenario: Untapped so, Time Vault gives Alice an extra turn after Bob's, and then her own
      Source: situation G35; ruling Time Vault 2008-10-01
      Given Alice controls tapped "Time Vault"
      When the game goes on to Bob's next end step
      And Alice accepts
      And the game goes on to Bob's next upkeep step
      And Alice activates "Time Vault"
      And the ability of "Time Vault" resolves
      Then "Time Vault" is tapped
      When the game goes on to the end step
      And Alice declines
      And the game goes on to Alice's next end step
      Then the game is in turn 4
      When Alice declines
      And the game goes on to Alice's next upkeep step
      Then the game is in turn 5
