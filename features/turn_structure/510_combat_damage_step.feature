Feature: 510 Combat damage step

  @damage.two-steps.1
  Rule: With first or double strike in combat as the step begins, there are two combat damage steps

    @id:how-many-damage-steps @source:cr
    Scenario Outline: An unblocked <attacker>: <steps>
      Note: situation I05, report TS-58
      Given Alice controls "<attacker>"
      When Alice attacks Bob with "<attacker>"
      And the game goes on to the postcombat main phase
      Then <steps> began in turn 1
      And Bob has 18 life

      Examples:
        | attacker        | steps                 |
        | Fencing Ace     | 2 combat damage steps |
        | Youthful Knight | 2 combat damage steps |
        | Grizzly Bears   | 1 combat damage step  |

    @id:knight-strikes-first @source:cr
    Scenario: Youthful Knight kills the Bears that block before they strike
      Given Alice controls "Youthful Knight"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Youthful Knight"
      And Bob blocks "Youthful Knight" with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Bob's graveyard
      And "Youthful Knight" is on the battlefield
      And "Youthful Knight" has no damage

    @id:lions-strike-at-the-same-time @source:cr
    Scenario: Without first strike both deal their damage in the one step
      Given Alice controls "Savannah Lions"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Savannah Lions"
      And Bob blocks "Savannah Lions" with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then "Grizzly Bears" is in Bob's graveyard
      And "Savannah Lions" is in Alice's graveyard

    @id:between-the-two-damage-steps @source:cr
    Scenario: The Knight's step comes first, with priority in it, then the Giant's
      Given Alice controls "Youthful Knight", "Fencing Ace" and "Hill Giant"
      And Bob controls "Doomed Traveler"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Youthful Knight", "Fencing Ace" and "Hill Giant"
      And Bob blocks "Youthful Knight" with "Doomed Traveler"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Doomed Traveler"
      And Bob has 19 life
      When Bob casts "Shock" targeting "Fencing Ace"
      And "Shock" resolves
      Then "Fencing Ace" is in Alice's graveyard
      When the game goes on to the postcombat main phase
      Then Bob has 16 life
      And Bob controls "Spirit Token"

    @id:first-striker-dead-before-damage @source:cr @twin:first-striking-blocker
    Scenario: The only first striker, a blocker, dies in the declare blockers step: one combat damage step
      Note: situation L49
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      And Bob controls "Youthful Knight"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Youthful Knight"
      And Alice casts "Shock" targeting "Youthful Knight"
      And "Shock" resolves
      Then "Youthful Knight" is in Bob's graveyard
      When the game goes on to the postcombat main phase
      Then 1 combat damage step began in turn 1
      And Bob has 18 life

    @id:first-striking-blocker @source:cr
    Scenario: With the first striker still blocking there are two
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Youthful Knight"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Youthful Knight"
      And the game goes on to the postcombat main phase
      Then 2 combat damage steps began in turn 1
      And Bob has 18 life

    @id:first-striker-at-home @source:cr @twin:how-many-damage-steps
    Scenario: A first striker that neither attacks nor blocks makes no second step
      Given Alice controls "Grizzly Bears" and "Fencing Ace"
      And Bob controls "Youthful Knight"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to the postcombat main phase
      Then 1 combat damage step began in turn 1
      And Bob has 18 life

    @id:first-striker-killed-by-a-first-striker @source:cr
    Scenario: A creature that dies in the first step deals no damage in the second
      Given Alice controls "Youthful Knight" and "Fencing Ace"
      And Bob controls "Savannah Lions"
      When Alice attacks Bob with "Youthful Knight" and "Fencing Ace"
      And Bob blocks "Youthful Knight" with "Savannah Lions"
      And the game goes on to the postcombat main phase
      Then "Savannah Lions" is in Bob's graveyard
      And "Youthful Knight" is on the battlefield
      And Bob has 18 life

    @id:mana-of-the-first-damage-step @source:cr
    Scenario: Mana of the first combat damage step is gone in the second, in which nothing is left to deal damage
      Source: situation L48; 500.5
      Given Alice controls "Youthful Knight" and "Llanowar Elves"
      And Alice has "Shock" in hand
      And Alice has lands for "Shock"
      When Alice attacks Bob with "Youthful Knight"
      And the game goes on to the combat damage step
      Then it is Alice's combat damage step
      And Bob has 18 life
      When Alice activates "Llanowar Elves"
      Then Alice's mana pool is "{G}"
      When the game goes on to the combat damage step
      Then it is Alice's combat damage step
      And Alice's mana pool is empty
      When Alice casts "Shock" targeting Bob
      And "Shock" resolves
      Then Bob has 16 life

  @damage.two-steps.2
  Rule: If the turn or the combat phase is ended in the first of them, the second doesn't happen

    @id:ended-after-first-strike @source:cr @twin:not-ended-after-first-strike
    Scenario Outline: <ender> in the first combat damage step: no second damage
      Note: situation H06
      Given Alice controls "Youthful Knight", "Fencing Ace" and "Hill Giant"
      And Bob controls "Doomed Traveler"
      And Bob has "<ender>" in hand
      And Bob has lands for "<ender>"
      When Alice attacks Bob with "Youthful Knight", "Fencing Ace" and "Hill Giant"
      And Bob blocks "Youthful Knight" with "Doomed Traveler"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Doomed Traveler"
      And Bob has 19 life
      When Bob casts "<ender>"
      And "<ender>" resolves
      And the game goes on to Bob's next upkeep step
      Then Bob has 19 life
      And Bob controls no "Spirit Token"
      And 1 combat damage step began in turn 1

      Examples:
        | ender            |
        | Time Stop        |
        | Mandate of Peace |

    @id:not-ended-after-first-strike @source:cr
    Scenario: With nothing ended the Ace and the Giant deal their damage in the second
      Given Alice controls "Youthful Knight", "Fencing Ace" and "Hill Giant"
      And Bob controls "Doomed Traveler"
      When Alice attacks Bob with "Youthful Knight", "Fencing Ace" and "Hill Giant"
      And Bob blocks "Youthful Knight" with "Doomed Traveler"
      And the game goes on to the combat damage step
      Then the stack is the ability of "Doomed Traveler"
      And Bob has 19 life
      When the game goes on to Bob's next upkeep step
      Then Bob has 15 life
      And Bob controls "Spirit Token"
      And 2 combat damage steps began in turn 1

  @damage.two-steps.3
  Rule: Players get priority in the first of them even where nothing has triggered

    @id:ace-shocked-between-its-two-strikes @source:cr @twin:ace-strikes-twice
    Scenario: Nothing triggers on Fencing Ace's first strike, and Bob can cast Shock before the second
      Given Alice controls "Fencing Ace"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When Alice attacks Bob with "Fencing Ace"
      And the game goes on to the combat damage step
      Then it is Alice's combat damage step
      And Bob has 19 life
      When Bob casts "Shock" targeting "Fencing Ace"
      And "Shock" resolves
      Then "Fencing Ace" is in Alice's graveyard
      When the game goes on to the postcombat main phase
      Then Bob has 19 life

    @id:ace-strikes-twice @source:cr
    Scenario: Where he doesn't, it strikes twice
      Given Alice controls "Fencing Ace"
      When Alice attacks Bob with "Fencing Ace"
      And the game goes on to the postcombat main phase
      Then Bob has 18 life
