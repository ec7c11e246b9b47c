Feature: 702.189a Firebending

  @firebending.mana.1
  Rule: Firebending's mana stays through the steps of the combat phase and is lost as that phase ends

    @id:fire-sages-mana-in-each-step-of-combat @source:report
    Scenario: Fire Sages' mana is there in the declare blockers step, pays for Shock at end of combat, and a second one is lost
      Source: report TS-35
      Note: 500.5a; two attackers with firebending 1
      Given Alice controls 2 "Fire Sages"
      And Alice controls "Bell of Battle's End"
      And Alice has 2 "Shock" in hand
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with 2 "Fire Sages"
      And everything resolves
      Then Alice's mana pool is "{R}{R}"
      When Bob blocks "Fire Sages" with "Grizzly Bears"
      Then it is Alice's declare blockers step
      And Alice's mana pool is "{R}{R}"
      When the game goes on to the end of combat step
      Then the stack is "Bell of Battle's End"
      And Alice's mana pool is "{R}{R}"
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Alice's mana pool is "{R}"
      When the game goes on to the postcombat main phase
      Then Alice's mana pool is empty
      And Bob has 16 life

    @id:elves-mana-beside-fire-sages @source:report @twin:fire-sages-mana-in-each-step-of-combat
    Scenario: Other mana of the same step isn't kept
      Source: report TS-35
      Given Alice controls "Fire Sages" and "Llanowar Elves"
      And Alice has "Shock" in hand
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Fire Sages"
      And the ability of "Fire Sages" resolves
      And Alice activates the first ability of "Llanowar Elves"
      Then Alice's mana pool is "{R}{G}"
      When Bob blocks "Fire Sages" with "Grizzly Bears"
      Then it is Alice's declare blockers step
      And Alice's mana pool is "{R}"
