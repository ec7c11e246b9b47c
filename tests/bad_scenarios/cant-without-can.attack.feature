Feature: 508 Declare attackers step

  @attack.declare.1
  Rule: A creature that came under its controller's control this turn can't attack in any combat of it without haste

    @id:bad-cant-without-can-attack @source:cr @twin:bad-cant-without-can-attack-twin
    Scenario: Nothing else attacks
      Given Alice controls "Savannah Lions"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      When Alice casts "Grizzly Bears"
      And everything resolves
      Then Alice can't attack Bob with "Grizzly Bears"

    @id:bad-cant-without-can-attack-twin @source:cr
    Scenario: The Bears attack in the next turn
      Given Alice controls "Savannah Lions"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      When Alice casts "Grizzly Bears"
      And the game goes on to Alice's next upkeep step
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
