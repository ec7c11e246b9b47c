Feature: 400.7 A new object in a new zone

  @object.new.1
  Rule: A card exiled from the stack is a new object, so an earlier permission to cast it from exile is lost

    @id:adventurer-exiled-again-stays @source:cr @twin:adventurer-cast-from-exile
    Scenario: A creature cast from exile after its Adventure and exiled by Time Stop can't be cast from exile again
      Source: situation K05; 715.3d
      Given Alice controls "Grizzly Bears"
      And Alice has "Rimrock Knight" and "Raging Goblin" in hand
      And Alice has lands for "Boulder Rush", 2 "Rimrock Knight" and "Raging Goblin"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
      And "Boulder Rush" resolves
      And Alice casts "Rimrock Knight" from exile
      And Bob casts "Time Stop"
      And the game goes on to Alice's next precombat main phase
      Then exile is "Rimrock Knight" and "Time Stop"
      And Alice can't cast "Rimrock Knight"
      When Alice casts "Raging Goblin"
      Then the stack is "Raging Goblin"

    @id:adventurer-cast-from-exile @source:cr
    Scenario: While it is the same object in exile, the creature can be cast in a later turn too
      Source: 715.3d
      Given Alice controls "Grizzly Bears"
      And Alice has "Rimrock Knight" in hand
      And Alice has lands for "Boulder Rush" and "Rimrock Knight"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Rimrock Knight" as "Boulder Rush" targeting "Grizzly Bears"
      And "Boulder Rush" resolves
      And Bob casts "Time Stop"
      And the game goes on to Alice's next precombat main phase
      Then exile is "Rimrock Knight" and "Time Stop"
      When Alice casts "Rimrock Knight" from exile
      And "Rimrock Knight" resolves
      Then Alice controls "Rimrock Knight"
