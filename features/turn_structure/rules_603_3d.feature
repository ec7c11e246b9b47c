Feature: 603.3d The targets of triggered abilities

  @trigger.target.1
  Rule: The target of a triggered ability is chosen among what its text describes, as it is put on the stack

    @id:mystic-snake-counters-time-stop @source:cr
    Scenario: Mystic Snake's ability can only target Time Stop, not the ability below it: the turn goes on
      Given Alice controls "Grizzly Bears"
      And Alice has "Mystic Snake" in hand
      And Alice has lands for "Mystic Snake"
      And Bob controls "Icy Manipulator"
      And Bob has "Time Stop" in hand
      And Bob has lands for "Time Stop" and the ability of "Icy Manipulator"
      When Bob activates "Icy Manipulator" targeting "Grizzly Bears"
      And Bob casts "Time Stop"
      And Alice casts "Mystic Snake"
      And "Mystic Snake" resolves
      Then the stack is the ability of "Mystic Snake", "Time Stop" and the ability of "Icy Manipulator"
      When the ability of "Mystic Snake" resolves
      Then "Time Stop" is in Bob's graveyard
      When everything resolves
      Then "Grizzly Bears" is tapped
      And it is Alice's precombat main phase

    @id:mystic-snake-without-a-spell @source:cr @twin:mystic-snake-counters-time-stop
    Scenario: With only an ability on the stack Mystic Snake's has no target, and isn't put there
      Given Alice controls "Grizzly Bears"
      And Alice has "Mystic Snake" in hand
      And Alice has lands for "Mystic Snake"
      And Bob controls "Icy Manipulator"
      And Bob has lands for the ability of "Icy Manipulator"
      When Bob activates "Icy Manipulator" targeting "Grizzly Bears"
      And Alice casts "Mystic Snake"
      And "Mystic Snake" resolves
      Then "Mystic Snake" is on the battlefield
      And the stack is the ability of "Icy Manipulator"

    @id:gravedigger-finds-alices-creature-cards @source:cr
    Scenario: Gravedigger: of all cards in graveyards and exile only Alice's creature cards in her graveyard are targets
      Given Alice has "Gravedigger" in hand
      And Alice has lands for "Gravedigger"
      And Alice has "Hill Giant", "Savannah Lions" and "Shock" in graveyard
      And Alice owns "Memnite" in exile
      And Bob has "Grizzly Bears" in graveyard
      When Alice casts "Gravedigger"
      And "Gravedigger" resolves
      And Alice chooses "Savannah Lions"
      And the ability of "Gravedigger" resolves
      And Alice accepts
      Then Alice's hand is "Savannah Lions"
      And Alice's graveyard is "Hill Giant" and "Shock"

    @id:gravedigger-finds-the-only-one @source:cr
    Scenario: Gravedigger: with one such card nobody is asked which
      Given Alice has "Gravedigger" in hand
      And Alice has lands for "Gravedigger"
      And Alice has "Hill Giant" and "Shock" in graveyard
      And Alice owns "Memnite" in exile
      And Bob has "Grizzly Bears" in graveyard
      When Alice casts "Gravedigger"
      And "Gravedigger" resolves
      Then the stack is the ability of "Gravedigger"
      When the ability of "Gravedigger" resolves
      And Alice accepts
      Then Alice's hand is "Hill Giant"

    @id:perilous-myr-at-any-target @source:cr
    Scenario Outline: Perilous Myr dies and hurts a player: <player>
      Note: 115.4
      Given Alice controls "Perilous Myr" and "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Savannah Lions"
      When Alice casts "Shock" targeting "Perilous Myr"
      And "Shock" resolves
      And Alice chooses <player>
      And the ability of "Perilous Myr" resolves
      Then <player> has 18 life

      Examples:
        | player |
        | Bob    |
        | Alice  |

    @id:perilous-myr-at-a-creature @source:cr
    Scenario: Perilous Myr dies and hurts a creature
      Note: 115.4
      Given Alice controls "Perilous Myr" and "Howling Mine"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Savannah Lions"
      When Alice casts "Shock" targeting "Perilous Myr"
      And "Shock" resolves
      And Alice chooses "Savannah Lions"
      And the ability of "Perilous Myr" resolves
      Then "Savannah Lions" is in Bob's graveyard

    @id:predator-eats-what-that-player-controls @source:cr
    Scenario: Trygon Predator has hurt Bob: of all artifacts only Bob's is a target
      Given Alice controls "Trygon Predator" and "Howling Mine"
      And Bob controls "Icy Manipulator" and "Hill Giant"
      And Carol controls "Memnite"
      When Alice attacks Bob with "Trygon Predator"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Trygon Predator"
      When the ability of "Trygon Predator" resolves
      And Alice accepts
      Then "Icy Manipulator" is in Bob's graveyard
      And "Howling Mine" is on the battlefield
      And "Memnite" is on the battlefield

    @id:priest-passes-geist-by @source:cr
    Scenario: Banisher Priest can't target Geist of Saint Traft, which has hexproof, and so nobody is asked
      Note: 702.11b
      Given Alice has "Banisher Priest" in hand
      And Alice has lands for "Banisher Priest"
      And Bob controls "Geist of Saint Traft" and "Hill Giant"
      When Alice casts "Banisher Priest"
      And "Banisher Priest" resolves
      And the ability of "Banisher Priest" resolves
      Then exile is "Hill Giant"
      And "Geist of Saint Traft" is on the battlefield

  @cast.target.1
  Rule: A spell or ability can be used only if each of its targets is as its text describes and nothing protects it

    @id:murder-cant-target-geist @source:cr
    Scenario: Alice can't Murder Bob's Geist of Saint Traft, which has hexproof, but his Giant; he may enlarge the Geist
      Note: 702.11b
      Given Alice has "Murder" in hand
      And Alice has lands for "Murder"
      And Bob controls "Geist of Saint Traft" and "Hill Giant"
      And Bob has "Giant Growth" in hand
      And Bob has lands for "Giant Growth"
      Then Alice can't cast "Murder" targeting "Geist of Saint Traft"
      And Alice can't cast "Murder" targeting Bob
      When Alice casts "Murder" targeting "Hill Giant"
      And "Murder" resolves
      Then "Hill Giant" is in Bob's graveyard
      When Bob casts "Giant Growth" targeting "Geist of Saint Traft"
      And "Giant Growth" resolves
      Then "Geist of Saint Traft" is 5/5

    @id:shock-cant-target-an-artifact @source:cr
    Scenario: Any target is no artifact that isn't a creature
      Note: 115.4
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Howling Mine" and "Memnite"
      Then Alice can't cast "Shock" targeting "Howling Mine"
      When Alice casts "Shock" targeting "Memnite"
      And "Shock" resolves
      Then "Memnite" is in Bob's graveyard

    @id:shock-cant-target-a-protected-player @source:cr
    Scenario: After Teferi's Protection Bob can't be Shocked, and Alice can
      Note: 702.16j
      Given Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob has "Teferi's Protection" in hand
      And Bob has lands for "Teferi's Protection"
      When Bob casts "Teferi's Protection"
      And "Teferi's Protection" resolves
      Then Alice can't cast "Shock" targeting Bob
      When Alice casts "Shock" targeting Alice
      And "Shock" resolves
      Then Alice has 18 life

    @id:twincast-cant-copy-a-creature @source:cr
    Scenario: Twincast can't target a creature spell, but the Shock above it
      Given Alice has "Memnite", "Shock" and "Twincast" in hand
      And Alice has lands for "Memnite", "Shock" and "Twincast"
      When Alice casts "Memnite"
      Then Alice can't cast "Twincast" targeting "Memnite"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And "Twincast" resolves
      And Alice chooses nothing
      And everything resolves
      Then Bob has 16 life

    @id:counterspell-cant-target-an-ability @source:cr
    Scenario: Counterspell is for spells and Stifle for abilities
      Given Alice controls "Icy Manipulator"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock" and the ability of "Icy Manipulator"
      And Bob controls "Grizzly Bears"
      And Bob has "Counterspell" and "Stifle" in hand
      And Bob has lands for "Counterspell" and "Stifle"
      When Alice activates "Icy Manipulator" targeting "Grizzly Bears"
      And Alice casts "Shock" targeting Bob
      Then Bob can't cast "Counterspell" targeting the ability of "Icy Manipulator"
      And Bob can't cast "Stifle" targeting "Shock"
      When Bob casts "Counterspell" targeting "Shock"
      And "Counterspell" resolves
      And Bob casts "Stifle" targeting the ability of "Icy Manipulator"
      And "Stifle" resolves
      Then the stack is empty
      And "Grizzly Bears" is untapped
      And Bob has 20 life

    @id:recover-is-for-alices-dead-creatures @source:cr
    Scenario: Recover can target neither Bob's creature card nor Alice's instant
      Given Alice has "Recover" in hand
      And Alice has lands for "Recover"
      And Alice has "Hill Giant" and "Shock" in graveyard
      And Alice owns "Memnite" in exile
      And Bob has "Grizzly Bears" in graveyard
      Then Alice can't cast "Recover" targeting "Shock"
      And Alice can't cast "Recover" targeting "Grizzly Bears"
      And Alice can't cast "Recover" targeting "Memnite"
      When Alice casts "Recover" targeting "Hill Giant"
      And "Recover" resolves
      Then Alice's hand is "Hill Giant" and "Island"

  @resolve.targets.2
  Rule: An ability whose only target has left does nothing at all

    @id:artist-gains-nothing-by-carol-who-left @source:cr @twin:artist-drains-carol
    Scenario: Blood Artist's ability targets Carol, who concedes: Alice gains no life
      Note: 608.2b
      Given Alice controls "Blood Artist"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Savannah Lions"
      And Carol has "Shock" in hand
      When Alice casts "Shock" targeting "Savannah Lions"
      And "Shock" resolves
      And Alice chooses Carol
      Then the stack is the ability of "Blood Artist"
      When Carol concedes
      And the ability of "Blood Artist" resolves
      Then Alice has 20 life
      And the stack is empty

    @id:artist-drains-carol @source:cr
    Scenario: Carol stays and loses 1 life, and Alice gains 1
      Given Alice controls "Blood Artist"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Savannah Lions"
      And Carol has "Shock" in hand
      When Alice casts "Shock" targeting "Savannah Lions"
      And "Shock" resolves
      And Alice chooses Carol
      And the ability of "Blood Artist" resolves
      Then Alice has 21 life
      And Carol has 19 life

    @id:recover-after-the-gravedigger @source:cr @twin:recover-alone
    Scenario: Gravedigger, cast in response, takes the card first: Recover draws no card
      Note: 608.2b
      Given Alice controls "Vedalken Orrery"
      And Alice has "Recover" and "Gravedigger" in hand
      And Alice has lands for "Recover" and "Gravedigger"
      And Alice has "Hill Giant" in graveyard
      When Alice casts "Recover" targeting "Hill Giant"
      And Alice casts "Gravedigger"
      And "Gravedigger" resolves
      And the ability of "Gravedigger" resolves
      And Alice accepts
      Then Alice's hand is "Hill Giant"
      When "Recover" resolves
      Then Alice's hand is "Hill Giant"
      And "Recover" is in Alice's graveyard

    @id:recover-alone @source:cr
    Scenario: Recover alone returns the card and draws another
      Given Alice has "Recover" in hand
      And Alice has lands for "Recover"
      And Alice has "Hill Giant" in graveyard
      When Alice casts "Recover" targeting "Hill Giant"
      And "Recover" resolves
      Then Alice's hand is "Hill Giant" and "Island"

    @id:twincast-of-a-countered-shock @source:cr
    Scenario: The Shock that Twincast was to copy is countered first: no copy, and Bob has 20 life
      Note: 608.2b
      Given Alice has "Shock" and "Twincast" in hand
      And Alice has lands for "Shock" and "Twincast"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And Bob casts "Counterspell" targeting "Shock"
      And "Counterspell" resolves
      Then the stack is "Twincast"
      When "Twincast" resolves
      Then Alice's graveyard is "Shock" and "Twincast"
      And the stack is empty
      And Bob has 20 life
