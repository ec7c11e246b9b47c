Feature: 610.3 Until something happens

  @until.returns.1
  Rule: What was exiled until something happens returns at once when it happens, without using the stack

    @id:giant-returns-as-the-priest-dies @source:cr
    Scenario: Banisher Priest dies: the Giant is back before anybody may act, and nothing is on the stack
      Given Alice has "Banisher Priest" in hand
      And Alice has lands for "Banisher Priest"
      And Bob controls "Hill Giant"
      And Bob has 2 "Shock" in hand
      And Bob has lands for 2 "Shock"
      When Alice casts "Banisher Priest"
      And "Banisher Priest" resolves
      And the ability of "Banisher Priest" resolves
      Then "Hill Giant" is in exile
      When Bob casts "Shock" targeting "Banisher Priest"
      And "Shock" resolves
      Then "Banisher Priest" is in Alice's graveyard
      And "Hill Giant" is on the battlefield
      And the stack is empty

    @id:giant-waits-as-the-hunter-dies @source:cr
    Scenario: Fiend Hunter says it with two abilities: as it dies the Giant is in exile until the second has resolved
      Given Alice has "Fiend Hunter" in hand
      And Alice has lands for "Fiend Hunter"
      And Bob controls "Hill Giant"
      And Bob has "Lightning Bolt" and "Shock" in hand
      And Bob has lands for "Lightning Bolt" and "Shock"
      When Alice casts "Fiend Hunter"
      And "Fiend Hunter" resolves
      And the ability of "Fiend Hunter" resolves
      And Alice accepts
      Then "Hill Giant" is in exile
      When Bob casts "Lightning Bolt" targeting "Fiend Hunter"
      And "Lightning Bolt" resolves
      Then "Hill Giant" is in exile
      And the stack is the ability of "Fiend Hunter"
      When the ability of "Fiend Hunter" resolves
      Then "Hill Giant" is on the battlefield
