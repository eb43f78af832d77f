Feature: Effects that name investigators

  Background:
    Given every other opportunity is passed

  @effects-that-name-investigators.1
  Scenario: Each investigator is also the one who uses it
    Given the situation
      """
      investigators: {norman: {at: Rome, health: 1}, jim: {at: Rome, health: 1}, lola: {at: Tokyo, health: 1}}
      cards:
        Warm Fire: {type: general, does: [{recover: 1, of: health, whom: each here}]}
      """
    When norman resolves Warm Fire
    Then norman has 2 health
    And jim has 2 health
    And lola has 1 health

  @effects-that-name-investigators.1
  Scenario: Each other investigator is not
    Given the situation
      """
      investigators: {norman: {at: Rome, health: 1}, jim: {at: Rome, health: 1}}
      cards:
        Warm Fire: {type: general, does: [{recover: 1, of: health, whom: each other here}]}
      """
    When norman resolves Warm Fire
    Then norman has 1 health
    And jim has 2 health

  @defeated-investigator.17
  Scenario: The defeated are not among them
    Given the situation
      """
      investigators: {norman: {at: Rome}, lily: {at: Rome, defeated: health}}
      cards:
        Dawn: {type: general, does: [{gain: clue, whom: each}]}
      """
    When norman resolves Dawn
    Then norman has 1 clue
    And lily has 0 clues

  @effects-that-name-investigators.1
  Scenario: Another investigator on the space is neither himself nor somebody elsewhere
    Given the situation
      """
      investigators: {norman: {at: Rome}, lily: {at: Rome}, silas: {at: Tokyo}, leo: {at: Rome}}
      cards: {Whisper: {type: general, does: [{gain: clue, whom: another here}]}}
      """
    When norman resolves Whisper
    Then norman may not choose norman
    And norman may not choose silas
    And norman may choose leo
    When norman chooses lily
    Then lily has 1 clue
    And norman has 0 clues
