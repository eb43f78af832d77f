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

  @special-encounters-full.2
  Scenario: A Special Encounter is for the Mystery of its title
    Given the situation
      """
      investigators: {lily: {at: Rome}}
      mystery: Daemon Orbits
      special encounters: [Rome]
      cards:
        First Orbit: {type: special, mystery: Daemon Orbits, does: [{gain: clue}]}
        Far Piping: {type: special, mystery: The Blind Piper, does: [{lose: 2, of: health}]}
        Daemon Orbits: {type: mystery, ancient one: Azathoth, needs: 2}
        The Blind Piper: {type: mystery, ancient one: Azathoth, needs: 2}
      phase: 2
      without the sample set: true
      """
    When lily resolves a special encounter
    Then lily has 1 clue
    And lily has 6 health
