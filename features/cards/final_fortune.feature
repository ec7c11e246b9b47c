Feature: Final Fortune, Last Chance, Warrior's Oath and Chance for Glory

  @card.final-fortune.1
  Rule: Final Fortune's loss belongs to the end step of the extra turn; without that step it never comes

    @id:fortune-lost-in-the-extra-turn @source:cr
    Scenario Outline: <spell> costs Alice nothing in this turn and the game in the extra turn's end step
      Given Alice has "<spell>" in hand
      And Alice has lands for "<spell>"
      When Alice casts "<spell>"
      And "<spell>" resolves
      And the game goes on to the end step
      Then the stack is empty
      When the game goes on to Alice's next end step
      Then the game is in turn 2
      And the stack is the ability of "<spell>"
      When the ability of "<spell>" resolves
      Then Bob has won the game

      Examples:
        | spell            |
        | Final Fortune    |
        | Last Chance      |
        | Warrior's Oath   |
        | Chance for Glory |

    @id:fortune-extra-turn-ended @source:wiki @source:ruling @twin:fortune-lost-in-the-extra-turn
    Scenario Outline: Where Alice ends the extra turn of <spell> before its end step she never loses by it
      Source: Japanese wiki, step 4; ruling Chance for Glory 2018-10-05; situation F13
      Given Alice controls "Sundial of the Infinite"
      And Alice has "<spell>" in hand
      And Alice has lands for "<spell>" and the ability of "Sundial of the Infinite"
      When Alice casts "<spell>"
      And "<spell>" resolves
      And the game goes on to Alice's next precombat main phase
      And Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next end step
      Then the stack is empty
      And the game is in turn 3
      When the game goes on to Alice's next end step
      Then the stack is empty
      And the game is in turn 4

      Examples:
        | spell            |
        | Final Fortune    |
        | Last Chance      |
        | Warrior's Oath   |
        | Chance for Glory |

    @id:fortune-on-bobs-turn @source:cr
    Scenario: Cast on Bob's turn it costs Alice the game in the turn that follows
      Given Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to the end step
      Then the stack is empty
      When the game goes on to Alice's next end step
      Then the game is in turn 3
      And the stack is the ability of "Final Fortune"
      When the ability of "Final Fortune" resolves
      Then Bob has won the game

    @id:fortune-beside-glorious-end @source:cr @twin:fortune-lost-in-the-extra-turn
    Scenario: The ended extra turn takes Final Fortune's loss with it, while Glorious End's waits for Alice's next end step
      Source: situation F22
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Final Fortune" and "Glorious End" in hand
      And Alice has lands for "Final Fortune", "Glorious End" and the ability of "Sundial of the Infinite"
      When Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And Alice casts "Glorious End"
      And "Glorious End" resolves
      And the game goes on to Alice's next precombat main phase
      Then the game is in turn 2
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Alice's next end step
      Then the game is in turn 4
      And the stack is the ability of "Glorious End"
      When the ability of "Glorious End" resolves
      Then Bob has won the game

    @id:chance-for-glory-before-time-walk @source:ruling @source:cr @twin:fortune-lost-in-the-extra-turn
    Scenario: Chance for Glory before Time Walk: only the turn that Chance for Glory gave costs the game
      Source: ruling Final Fortune 2022-12-08, situation G03
      Given Alice has "Time Walk" and "Chance for Glory" in hand
      And Alice has lands for "Time Walk" and "Chance for Glory"
      When Alice casts "Chance for Glory"
      And "Chance for Glory" resolves
      And Alice casts "Time Walk"
      And "Time Walk" resolves
      And the game goes on to Alice's next end step
      Then the game is in turn 2
      And the stack is empty
      When the game goes on to Alice's next end step
      Then the game is in turn 3
      And the stack is the ability of "Chance for Glory"
      When the ability of "Chance for Glory" resolves
      Then Bob has won the game

  @card.final-fortune.2
  Rule: If the extra turn of Final Fortune is skipped, its controller never loses by it

    @id:fortune-extra-turn-skipped @source:ruling @source:cr @twin:fortune-lost-in-the-extra-turn
    Scenario: Meditate skips the extra turn, and Alice's turn after Bob's has no loss in it
      Source: ruling Final Fortune 2004-10-04, situation F15
      Given Alice has "Final Fortune" and "Meditate" in hand
      And Alice has lands for "Final Fortune" and "Meditate"
      When Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And Alice casts "Meditate"
      And "Meditate" resolves
      And the game goes on to Bob's next upkeep step
      Then the game is in turn 2
      When the game goes on to Alice's next end step
      Then the game is in turn 3
      And the stack is empty

  @extra-turn.order.4
  Rule: Of several extra turns the newest is taken first

    @id:fortune-after-time-walk @source:ruling @source:cr
    Scenario: Final Fortune after Time Walk: its turn comes first, and Alice loses in it
      Source: ruling Final Fortune 2022-12-08, situation G03
      Given Alice has "Time Walk" and "Final Fortune" in hand
      And Alice has lands for "Time Walk" and "Final Fortune"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to Alice's next end step
      Then the game is in turn 2
      And the stack is the ability of "Final Fortune"
      When the ability of "Final Fortune" resolves
      Then Bob has won the game

    @id:fortune-of-bob-after-alices-time-walk @source:cr
    Scenario: Bob's Final Fortune after Alice's Time Walk: Bob's extra turn comes first, and he loses in it
      Given Alice has "Time Walk" in hand
      And Alice has lands for "Time Walk"
      And Bob has "Final Fortune" in hand
      And Bob has lands for "Final Fortune"
      When Alice casts "Time Walk"
      And "Time Walk" resolves
      And Bob casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to Bob's next end step
      Then the game is in turn 2
      And the stack is the ability of "Final Fortune"
      When the ability of "Final Fortune" resolves
      Then Alice has won the game

  @extra-turn.order.5
  Rule: After the extra turns the usual turn order goes on where it was left

    @id:fortune-survivor-takes-regular-turn @source:cr @twin:fortune-on-bobs-turn
    Scenario: Cast on Bob's turn and survived, Alice's extra turn is followed by her regular one, without a loss
      Given Alice controls "Sundial of the Infinite"
      And Alice has "Final Fortune" in hand
      And Alice has lands for "Final Fortune" and the ability of "Sundial of the Infinite"
      When the game goes on to Bob's next upkeep step
      And Alice casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to Alice's next precombat main phase
      Then the game is in turn 3
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Alice's next end step
      Then the game is in turn 4
      And the stack is empty
      When the game goes on to Bob's next upkeep step
      Then the game is in turn 5

    @id:fortune-of-carol-on-alices-turn @source:cr
    Scenario: With three players Carol takes and loses her extra turn after Alice's, and Bob's turn is next
      Given Carol has "Final Fortune" in hand
      And Carol has lands for "Final Fortune"
      When Carol casts "Final Fortune"
      And "Final Fortune" resolves
      And the game goes on to Carol's next end step
      Then the game is in turn 2
      And the stack is the ability of "Final Fortune"
      When the ability of "Final Fortune" resolves
      And the game goes on to Bob's next upkeep step
      Then Carol has lost the game
      And the game is in turn 3
      When the game goes on to Alice's next upkeep step
      Then the game is in turn 4

  @duration.stated.1
  Rule: An effect without a stated duration outlasts the turn, however that ends

    @id:chance-for-glory-lasts @source:ruling @source:cr @twin:chance-for-glory-over-before-the-lions
    Scenario: Two ended turns later the Bears are still indestructible
      Source: ruling Chance for Glory 2018-10-05, situation E12
      Given Alice controls "Grizzly Bears" and "Sundial of the Infinite"
      And Alice has "Chance for Glory" in hand
      And Alice has lands for "Chance for Glory" and the ability of "Sundial of the Infinite"
      And Bob has "Time Stop" and "Murder" in hand
      And Bob has lands for "Time Stop" and "Murder"
      When Alice casts "Chance for Glory"
      And "Chance for Glory" resolves
      And Bob casts "Time Stop"
      And "Time Stop" resolves
      And the game goes on to Alice's next precombat main phase
      Then the game is in turn 2
      When Alice activates "Sundial of the Infinite"
      And the ability of "Sundial of the Infinite" resolves
      And the game goes on to Bob's next upkeep step
      And Bob casts "Murder" targeting "Grizzly Bears"
      And "Murder" resolves
      Then "Murder" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield

  @duration.affected.1
  Rule: An effect that changes characteristics or control applies only to what was there as it began

    @id:chance-for-glory-over-before-the-lions @source:ruling @source:cr
    Scenario: Lions that came after Chance for Glory can be destroyed
      Source: ruling Chance for Glory 2018-10-05
      Given Alice controls "Grizzly Bears"
      And Alice has "Chance for Glory" and "Savannah Lions" in hand
      And Alice has lands for "Chance for Glory" and "Savannah Lions"
      And Bob has 2 "Murder" in hand
      And Bob has lands for 2 "Murder"
      When Alice casts "Chance for Glory"
      And "Chance for Glory" resolves
      And Alice casts "Savannah Lions"
      And "Savannah Lions" resolves
      And Bob casts "Murder" targeting "Savannah Lions"
      And "Murder" resolves
      And Bob casts "Murder" targeting "Grizzly Bears"
      And "Murder" resolves
      Then "Savannah Lions" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield
