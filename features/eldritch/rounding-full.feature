Feature: Rounding

  Background:
    Given every other opportunity is passed

  @rounding-full.1
  Scenario: Half of a number is rounded up
    Given the situation
      """
      investigators: {norman: {clues: 3}}
      cards:
        Toll: {type: general, does: [{spend: clue, number: half your clues}]}
      """
    When norman resolves Toll
    Then norman has 1 clue
