Feature: 508 Declare attackers step

  @attack.declare.1
  Rule: A creature that came under its controller's control this turn can't attack in any combat of it without haste

    @id:bad-cant-anyway-attack @source:cr
    Scenario: Nothing shows that the Bears could ever attack
      Given Alice controls "Savannah Lions"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for "Grizzly Bears"
      When Alice casts "Grizzly Bears"
      And everything resolves
      Then Alice can't attack Bob with "Grizzly Bears"
      When Alice attacks Bob with "Savannah Lions"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
