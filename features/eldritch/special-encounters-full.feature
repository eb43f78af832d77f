Feature: Special Encounters

  Background:
    Given every other opportunity is passed

  @special-encounters-full.1
  Scenario: Where the Mystery says so
    Given the situation
      """
      investigators: {diana: {at: "7", health: 1}, norman: {at: "8"}}
      clues: ["8"]
      special encounters: ["7"]
      cards:
        The Lock: {type: special, does: [{recover: 2, of: health}, {resolve the: fail effect}]}
        Quiet Street: {type: general, at: {city: [{recover: 1, of: health}], sea: [{recover: 1, of: health}]}}
        Old File: {type: research, at: {sea: [{gain this: clue}]}}
      without the sample set: true
      phase: 2
      """
    When diana resolves a special encounter
    Then diana has 3 health
    When norman resolves a special encounter
    Then it is refused by special-encounters-full.1
    When norman resolves a research encounter
    Then norman has 1 clue
