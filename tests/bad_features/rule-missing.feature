# 5:5: the scenario 'A scenario' stands in no Rule; put a Rule with its key above it [rule-missing]
Feature: Bad

    @id:a-scenario @source:cr
    Scenario: A scenario
      When Alice passes
      Then Alice has 20 life
