Feature: Discontinuity

  @card.discontinuity.1
  Rule: Discontinuity costs {2}{U}{U} less during its controller's own turn, and the full amount in others

    @id:discontinuity-with-enough-islands @source:cr @source:ruling @twin:discontinuity-countered
    Scenario Outline: <lands> pay for it on <active>'s turn, which it ends
      Source: ruling Discontinuity 2020-06-23
      Given it is <active>'s precombat main phase
      And Alice controls <lands>
      And <active> controls "Luminarch Aspirant"
      And Alice has "Discontinuity" in hand
      When Alice casts "Discontinuity"
      And "Discontinuity" resolves
      And the game goes on to <next>'s next upkeep step
      Then "Luminarch Aspirant" has no "+1/+1" counters
      And Alice's hand is empty
      And the game is in turn 2

      Examples:
        | active | next  | lands                   |
        | Alice  | Bob   | 2 "Island"              |
        | Alice  | Bob   | "Island" and "Mountain" |
        | Bob    | Alice | 6 "Island"              |

    @id:discontinuity-with-too-few-islands @source:cr
    Scenario Outline: <lands> don't pay for it on <active>'s turn
      Note: the reduction takes two blue mana and two generic, and one of each stays
      Given it is <active>'s precombat main phase
      And Alice controls <lands>
      And Alice has "Discontinuity" and "<spell>" in hand
      And Bob controls "Grizzly Bears"
      Then Alice can't cast "Discontinuity"
      When Alice casts "<spell>" targeting <target>
      And "<spell>" resolves
      Then "<spell>" is in Alice's graveyard
      And "Discontinuity" is in Alice's hand

      Examples:
        | active | lands        | spell    | target          |
        | Alice  | "Island"     | Unsummon | "Grizzly Bears" |
        | Alice  | 2 "Mountain" | Shock    | Bob             |
        | Bob    | 5 "Island"   | Unsummon | "Grizzly Bears" |

  @counter.ender.1
  Rule: A countered spell that would end the turn goes to its owner's graveyard, and the turn goes on

    @id:discontinuity-countered @source:cr @twin:discontinuity-with-enough-islands
    Scenario: Bob counters Discontinuity, and Alice has her combat
      Given Alice controls "Luminarch Aspirant"
      And Alice has "Discontinuity" in hand
      And Alice has lands for "Discontinuity"
      And Bob has "Counterspell" in hand
      And Bob has lands for "Counterspell"
      When Alice casts "Discontinuity"
      And Bob casts "Counterspell" targeting "Discontinuity"
      And "Counterspell" resolves
      Then Alice's graveyard is "Discontinuity"
      And exile is empty
      When the game goes on to the end step
      Then "Luminarch Aspirant" has 1 "+1/+1" counter
      And the game is in turn 1
