Feature: 106.4 Unspent mana

  @mana.kept.1
  Rule: An effect that keeps or changes unspent mana does so at the end of the steps it covers, and no longer

    @id:ventmaws-mana-kept-and-elves-mana-lost @source:report
    Scenario: Savage Ventmaw's mana is there in the main phase and the end step; the Elves' mana is gone
      Source: report TS-34, with Savage Ventmaw
      Given Alice controls "Savage Ventmaw" and "Llanowar Elves"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice attacks Bob with "Savage Ventmaw"
      And the ability of "Savage Ventmaw" resolves
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{R}{R}{R}{G}{G}{G}{G}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is "{R}{R}{R}{G}{G}{G}"
      When the game goes on to the end step
      Then Alice's mana pool is "{R}{R}{R}{G}{G}{G}"
      When the game goes on to Bob's next upkeep step
      Then Alice's mana pool is empty

    @id:horizon-stone-changes-the-mana @source:cr
    Scenario: Horizon Stone: unspent mana becomes colorless, as one step ends and as the next does
      Given Alice controls "Horizon Stone" and "Llanowar Elves"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the beginning of combat step
      Then Alice's mana pool is "{C}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is "{C}"

    @id:destroyed-horizon-stone-keeps-nothing @source:cr @twin:horizon-stone-changes-the-mana
    Scenario: Once Horizon Stone is destroyed the mana it kept is lost as the next step ends
      Given Alice controls "Horizon Stone" and "Llanowar Elves"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Disenchant" in hand
      And Bob has lands for "Disenchant"
      When Alice activates the first ability of "Llanowar Elves"
      And the game goes on to the beginning of combat step
      Then Alice's mana pool is "{C}"
      When Bob casts "Disenchant" targeting "Horizon Stone"
      And "Disenchant" resolves
      Then Alice's mana pool is "{C}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is empty

    @id:horizon-stone-of-the-other-player @source:cr @twin:horizon-stone-changes-the-mana
    Scenario: It is for its controller only: with Bob's Stone Alice's mana is lost
      Given Alice controls "Llanowar Elves"
      And Bob controls "Horizon Stone"
      When Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the beginning of combat step
      Then Alice's mana pool is empty
