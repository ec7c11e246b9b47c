Feature: 502.1 Phasing comes first in the untap step

  @untap.phasing.1
  Rule: The active player's permanents phase out and in as the first thing of each untap step

    @id:protected-permanents-phase-in-after-ended-turns @source:ruling
    Scenario: Teferi's Protection: both turns are ended, and Alice's permanents phase in in her next untap step, untapped
      Source: situation E15 as corrected; ruling Teferi's Protection 2017-08-25; 502.1, 702.26a
      Given Alice controls tapped "Grizzly Bears"
      And Alice controls "Sundial of the Infinite"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      And Bob has 2 "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      Then "Grizzly Bears" is phased out
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Grizzly Bears" is phased out
      And "Sundial of the Infinite" is phased out
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is not phased out
      And "Grizzly Bears" is untapped
      And "Sundial of the Infinite" is on the battlefield

    @id:rippled-creature-phases-in-though-its-turn-was-ended @source:cr
    Scenario: Reality Ripple on Bob's creature: it phases in in Bob's untap step, after Alice's ended turn
      Given Alice has "Reality Ripple" and "Time Stop" in hand
      And Alice has lands for "Reality Ripple" and "Time Stop"
      And Bob controls "Hill Giant"
      When Alice casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      Then "Hill Giant" is phased out
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is not phased out
      When the game goes on to the precombat main phase
      And Bob attacks Alice with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Alice has 17 life

    @id:second-suns-untap-step-phases-in @source:ruling
    Scenario: Sphinx of the Second Sun: what phased out in the second main phase phases in in the added untap step
      Source: situation K51; report row L12; ruling Sphinx of the Second Sun 2020-11-10
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      When the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      Then "Sphinx of the Second Sun" is phased out
      When the game goes on to the upkeep step
      Then it is Alice's upkeep step
      And the game is in turn 1
      And "Sphinx of the Second Sun" is not phased out

    @id:breezekeeper-phases-in-each-untap-step @source:cr
    Scenario: Sphinx of the Second Sun: Breezekeeper phases out in the added untap step, in in Alice's next, out in the added one of that turn
      Source: situation L11; 702.26a
      Given Alice controls "Breezekeeper" and "Sphinx of the Second Sun"
      When the game goes on to the postcombat main phase
      And everything resolves
      And the game goes on to the upkeep step
      Then "Breezekeeper" is phased out
      When the game goes on to Alice's next upkeep step
      Then "Breezekeeper" is not phased out
      When the game goes on to the postcombat main phase
      And everything resolves
      And the game goes on to the upkeep step
      Then "Breezekeeper" is phased out

  @phasing.skipped.1
  Rule: Where the untap step is skipped, nothing phases in or out that turn

    @id:stasis-keeps-alices-permanents-phased-out @source:ruling @twin:without-stasis-alices-permanents-phase-in
    Scenario: Bob's Stasis: in Alice's next turn her permanents stay phased out, and in the one without it they phase in
      Source: situations K50 and L32; ruling Teferi's Protection 2017-08-25; 702.26m
      Given Alice controls "Grizzly Bears"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      And Bob controls "Stasis" and "Island"
      When Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      And the game goes on to Bob's next upkeep step
      And the ability of "Stasis" resolves
      And Bob accepts
      And the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is phased out
      When the game goes on to Bob's next upkeep step
      And the ability of "Stasis" resolves
      And the game goes on to the draw step
      Then "Stasis" is in Bob's graveyard
      When the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is not phased out

    @id:without-stasis-alices-permanents-phase-in @source:cr
    Scenario: Without Stasis they phase in in her next turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Teferi's Protection" in hand
      And Alice has lands for "Teferi's Protection"
      When Alice casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      And the game goes on to Alice's next upkeep step
      Then "Grizzly Bears" is not phased out

  @cleanup.wear-off.4
  Rule: Damage is removed from phased-out permanents too

    @id:phased-out-giant-loses-its-damage @source:cr @twin:phased-out-giant-is-shown-damaged
    Scenario: A damaged creature is phased out while the turn is ended: as it phases in there is no damage on it
      Note: situation D15; 514.2
      Given Alice controls "Hill Giant"
      And Alice has "Reality Ripple" and "Shock" in hand
      And Alice has lands for "Reality Ripple" and "Shock"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" has 2 damage
      When Alice casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then no end step began in turn 1
      And "Hill Giant" is not phased out
      And "Hill Giant" has no damage

    @id:phased-out-giant-is-shown-damaged @source:cr
    Scenario: Damage that is there as the creature phases in in the same turn stays
      Note: 702.26d
      Given Alice controls "Sphinx of the Second Sun"
      And Alice has "Reality Ripple" and "Shock" in hand
      And Alice has lands for "Reality Ripple" and "Shock"
      When the game goes on to the postcombat main phase
      And the ability of "Sphinx of the Second Sun" resolves
      And Alice casts "Shock" targeting "Sphinx of the Second Sun"
      And "Shock" resolves
      And Alice casts "Reality Ripple" targeting "Sphinx of the Second Sun"
      And "Reality Ripple" resolves
      And the game goes on to the upkeep step
      Then "Sphinx of the Second Sun" has 2 damage

    @id:phased-out-adamantoise-loses-its-damage @source:ruling @twin:adamantoise-keeps-its-damage
    Scenario: Even Ancient Adamantoise loses its damage while it is phased out
      Source: situation K30; ruling Ancient Adamantoise 2025-06-06
      Given Alice controls "Ancient Adamantoise"
      And Alice has "Lightning Bolt" and "Reality Ripple" in hand
      And Alice has lands for "Lightning Bolt" and "Reality Ripple"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop"
      When Alice casts "Lightning Bolt" targeting "Ancient Adamantoise"
      And "Lightning Bolt" resolves
      And Alice casts "Reality Ripple" targeting "Ancient Adamantoise"
      And "Reality Ripple" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next upkeep step
      Then no end step began in turn 1
      And "Ancient Adamantoise" is not phased out
      And "Ancient Adamantoise" has no damage

  @golden.card.1
  Rule: Where a card contradicts a rule, the card is followed for what it is about

    @id:adamantoise-keeps-its-damage @source:ruling
    Scenario: Ancient Adamantoise keeps its damage through the cleanup step of an ended turn, and no other creature does
      Source: situation K30; ruling Ancient Adamantoise 2025-06-06
      Given Alice controls "Ancient Adamantoise"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for "Lightning Bolt"
      And Bob controls "Hill Giant"
      And Bob has "Shock" and "Time Stop" in hand
      And Bob has lands for "Shock" and "Time Stop"
      When Alice casts "Lightning Bolt" targeting "Ancient Adamantoise"
      And "Lightning Bolt" resolves
      And Bob casts "Shock" targeting "Hill Giant"
      And "Shock" resolves
      Then "Hill Giant" has 2 damage
      When Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then no end step began in turn 1
      And "Ancient Adamantoise" has 3 damage
      And "Hill Giant" has no damage

  @phasing.out.1
  Rule: A phased-out permanent is treated as though it didn't exist, and is removed from combat

    @id:phasing-out-takes-an-attacker-out-of-combat @source:cr @twin:attacker-that-stays-deals-damage
    Scenario: An attacker that phases out deals no damage
      Note: 506.4
      Given Alice controls "Hill Giant"
      And Bob has "Reality Ripple" in hand
      And Bob has lands for "Reality Ripple"
      When Alice attacks Bob with "Hill Giant"
      And Bob casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      And the game goes on to Alice's next upkeep step
      Then "Hill Giant" is not phased out
      And Bob has 20 life

    @id:attacker-that-stays-deals-damage @source:cr
    Scenario: An attacker that doesn't phase out deals its damage
      Given Alice controls "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And the game goes on to the postcombat main phase
      Then Bob has 17 life

  @phasing.zones.1
  Rule: A permanent that phases out or in changes neither zone nor controller, so nothing triggers on that

    @id:phasing-in-is-not-entering @source:cr @twin:cast-creature-is-seen
    Scenario: Soul Warden doesn't see a creature phase in
      Given Alice controls "Hill Giant" and "Soul Warden"
      And Alice has "Reality Ripple" in hand
      And Alice has lands for "Reality Ripple"
      When Alice casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      And the game goes on to Alice's next upkeep step
      Then "Hill Giant" is not phased out
      And the stack is empty
      And Alice has 20 life

    @id:cast-creature-is-seen @source:cr
    Scenario: Soul Warden sees a creature enter
      Given Alice controls "Soul Warden"
      And Alice has "Hill Giant" in hand
      And Alice has lands for "Hill Giant"
      When Alice casts "Hill Giant"
      And everything resolves
      Then Alice has 21 life

  @phasing.attached.1
  Rule: An Aura or Equipment phases out with what it is attached to, and phases in with it, still attached

    @id:rancor-phases-in-with-its-creature @source:cr
    Scenario: Rancor phases out with its creature and in with it, still attached, in the creature's controller's untap step
      Given Alice has "Reality Ripple" and "Time Stop" in hand
      And Alice has lands for "Reality Ripple" and "Time Stop"
      And Bob controls "Grizzly Bears"
      And Alice controls "Rancor"
      And "Rancor" is attached to "Grizzly Bears"
      When Alice casts "Reality Ripple" targeting "Grizzly Bears"
      And "Reality Ripple" resolves
      Then "Rancor" is phased out
      When Alice casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Bob's next upkeep step
      Then "Rancor" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2

  @phasing.leave.1
  Rule: What phased out under a player who has left phases in after that player's turn would have begun

    @id:stolen-giant-stays-out-until-after-alices-turn @source:cr @source:ruling @twin:stolen-giant-of-a-player-who-stays
    Scenario: Alice phases out Carol's Giant, which she has taken, and leaves: it is out in Bob's and Carol's turns, and back in Bob's next
      Source: situation L72; ruling Guardian of Faith 2021-07-23
      Given Alice has "Act of Treason" and "Reality Ripple" in hand
      And Alice has lands for "Act of Treason" and "Reality Ripple"
      And Carol controls "Hill Giant"
      When Alice casts "Act of Treason" targeting "Hill Giant"
      And "Act of Treason" resolves
      And Alice casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      And Alice concedes
      And the game goes on to Bob's next upkeep step
      Then "Hill Giant" is phased out
      When the game goes on to Carol's next upkeep step
      Then "Hill Giant" is phased out
      When the game goes on to Bob's next upkeep step
      Then Carol controls "Hill Giant"

    @id:stolen-giant-of-a-player-who-stays @source:cr
    Scenario: Where she stays it phases in in her untap step
      Given Alice has "Act of Treason" and "Reality Ripple" in hand
      And Alice has lands for "Act of Treason" and "Reality Ripple"
      And Carol controls "Hill Giant"
      When Alice casts "Act of Treason" targeting "Hill Giant"
      And "Act of Treason" resolves
      And Alice casts "Reality Ripple" targeting "Hill Giant"
      And "Reality Ripple" resolves
      And the game goes on to Carol's next upkeep step
      Then "Hill Giant" is phased out
      When the game goes on to Alice's next upkeep step
      Then Carol controls "Hill Giant"
