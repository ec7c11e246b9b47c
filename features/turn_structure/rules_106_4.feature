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

  @mana.kept.2
  Rule: Mana that an effect keeps isn't lost, so that nothing else can change it

    @id:upwelling-with-horizon-stone @source:cr @source:report @twin:horizon-stone-without-upwelling
    Scenario: Upwelling keeps Alice's mana green, though her Horizon Stone would make it colorless
      Source: report TS-37; 614.17
      Given Alice controls "Upwelling", "Horizon Stone" and "Llanowar Elves"
      When Alice activates "Llanowar Elves"
      And the game goes on to the beginning of combat step
      Then Alice's mana pool is "{G}"

    @id:horizon-stone-without-upwelling @source:cr
    Scenario: Without Upwelling the Stone makes it colorless
      Given Alice controls "Horizon Stone" and "Llanowar Elves"
      When Alice activates "Llanowar Elves"
      And the game goes on to the beginning of combat step
      Then Alice's mana pool is "{C}"

  @mana.lost.1
  Rule: What losing unspent mana brings comes as each step and phase ends, for the mana that is really lost

    @id:yurlok-burns-for-lost-mana @source:cr @source:report
    Scenario: Yurlok: as the main phase ends Alice loses two life for two mana and Bob one life for one
      Source: report TS-36; ruling Yurlok of Scorch Thrash 2020-11-10
      Given Alice controls "Llanowar Elves" and "Forest"
      And Bob controls "Yurlok of Scorch Thrash" and "Llanowar Elves"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice activates "Llanowar Elves"
      And Alice activates "Forest"
      And Bob activates "Llanowar Elves"
      Then Alice has 20 life
      When the game goes on to the beginning of combat step
      Then Alice has 18 life
      And Bob has 19 life
      When the game goes on to the end step
      Then Alice has 18 life
      And Bob has 19 life

    @id:yurlok-doesnt-burn-for-kept-mana @source:cr @source:report @twin:ventmaws-mana-is-lost-in-the-cleanup-step
    Scenario: Savage Ventmaw's mana, kept until end of turn, costs nothing as the combat phase ends
      Source: report TS-36
      Given Alice controls "Savage Ventmaw" and "Yurlok of Scorch Thrash"
      When Alice attacks Bob with "Savage Ventmaw"
      And everything resolves
      And the game goes on to the end step
      Then Alice has 20 life

    @id:ventmaws-mana-is-lost-in-the-cleanup-step @source:cr
    Scenario: ... until the effect that keeps it has ended in the cleanup step
      Note: 514.2
      Given Alice controls "Savage Ventmaw" and "Yurlok of Scorch Thrash"
      When Alice attacks Bob with "Savage Ventmaw"
      And everything resolves
      And the game goes on to Bob's next upkeep step
      Then Alice has 14 life

    @id:yurlok-doesnt-burn-for-changed-mana @source:cr @twin:yurlok-burns-for-lost-mana
    Scenario: With Horizon Stone Alice's mana becomes colorless instead, so that none is lost
      Source: situation L66, with Horizon Stone for Kruphix; 614.6
      Given Alice controls "Horizon Stone" and "Llanowar Elves"
      And Bob controls "Yurlok of Scorch Thrash"
      When Alice activates "Llanowar Elves"
      And the game goes on to the beginning of combat step
      Then Alice's mana pool is "{C}"
      And Alice has 20 life

    @id:mana-of-the-end-step-costs-the-game @source:cr
    Scenario: Alice, at one life, loses a mana as her end step ends: she discards first, then she has lost
      Source: situation L65; 500.5, 514.1, 514.3a, 704.5a
      Given Alice has 1 life
      And Alice controls "Llanowar Elves"
      And Alice has 9 "Grizzly Bears" in hand
      And Bob controls "Yurlok of Scorch Thrash"
      When the game goes on to the end step
      And Alice activates "Llanowar Elves"
      Then Alice has 1 life
      When Alice chooses "Grizzly Bears" and "Grizzly Bears"
      Then Bob has won the game
