Feature: a bad scenario

  @end-turn.check.1
  Rule: State-based actions are performed now, before anything of the cleanup step

    @id:bad-blind-to-ending @source:cr
    Scenario: What Ultima does besides ending the turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then "Grizzly Bears" is in Alice's graveyard

    @id:blind-and-says-so @source:cr
    Scenario: The same, with a note
      Note: blind to ending: it is here to be told apart from the one above
      Given Alice controls "Grizzly Bears"
      And Alice has "Ultima" in hand
      And Alice has lands for "Ultima"
      When Alice casts "Ultima"
      And "Ultima" resolves
      Then "Grizzly Bears" is in Alice's graveyard
