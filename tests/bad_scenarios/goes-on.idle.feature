Feature: 510 Combat damage step

  @damage.two-steps.1
  Rule: With first or double strike in combat as the step begins, there are two combat damage steps

    @id:bad-goes-on-idle @source:cr
    Scenario: Nobody has anything to do in the first combat damage step
      Given Alice controls "Fencing Ace"
      When Alice attacks Bob with "Fencing Ace"
      And the game goes on to the combat damage step
      Then it is Alice's combat damage step
      And Bob has 19 life
