Feature: Empty Location

  Background:
    Given every other opportunity is passed

  @empty-location.1
  Scenario: Neither enemies nor investigators are there
    Given the location Cellar has shroud 2 and 2 clues
    And Roland is at the Hallway
    And an exhausted Ghoul Minion at the Attic
    And the top of the encounter deck is Acolyte
    When Roland draws Acolyte from the encounter deck
    Then Acolyte is at Cellar
