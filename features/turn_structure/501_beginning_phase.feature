Feature: 501 Beginning phase

  @beginning.steps.1
  Rule: The beginning phase has an untap, an upkeep and a draw step, in this order

    @id:untapped-in-upkeep-drawn-in-draw @source:cr
    Scenario: In the upkeep step Bob's Giant is untapped and his card isn't drawn yet
      Given Bob controls tapped "Hill Giant"
      And Bob has "Shock" in hand
      And Bob has lands for "Shock"
      When the game goes on to Bob's next upkeep step
      Then "Hill Giant" is untapped
      And Bob has 1 card in hand
      And Bob has priority
      When the game goes on to the draw step
      Then Bob has 2 cards in hand
      And Bob has priority

    @id:one-of-each-beginning-step @source:cr
    Scenario Outline: A turn's beginning phase has one <step>
      When the game goes on to Bob's next precombat main phase
      Then 1 <step> began in turn 2

      Examples:
        | step        |
        | untap step  |
        | upkeep step |
        | draw step   |

    @id:upkeep-before-the-draw @source:cr
    Scenario: Verdant Force makes its Saproling before the turn's card is drawn
      Given Alice controls "Verdant Force"
      When the game goes on to Bob's next upkeep step
      Then the stack is the ability of "Verdant Force"
      And Bob has 0 cards in hand
      When "Verdant Force" resolves
      Then Alice controls "Saproling Token"
      When the game goes on to the precombat main phase
      Then Bob has 1 card in hand
      And Alice controls "Saproling Token"

    @id:without-upkeep-untap-then-draw @source:cr @twin:untapped-in-upkeep-drawn-in-draw
    Scenario: Where the upkeep step is skipped, the draw step follows the untap step
      Given Alice controls "Eon Hub" and "Verdant Force"
      And Bob controls tapped "Hill Giant"
      When the game goes on to Bob's next draw step
      Then "Hill Giant" is untapped
      And Bob has 1 card in hand
      And the stack is empty
      When the game goes on to the precombat main phase
      Then Alice controls no "Saproling Token"
