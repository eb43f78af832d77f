Feature: Research Encounters

  Background:
    Given every other opportunity is passed

  @research-encounters-full.1
  Scenario Outline: The part for the type of the space
    Given the situation
      """
      investigators: {lily: {at: "<space>", health: 1}}
      clues: ["<space>"]
      cards:
        Old File:
          type: research
          at:
            city: [{recover: 1, of: health}]
            wilderness: [{recover: 2, of: health}]
            sea: [{recover: 3, of: health}]
      without the sample set: true
      phase: 2
      """
    When lily resolves a research encounter
    Then lily has <health> health

    Examples:
      | space      | health |
      | London     | 2      |
      | The Amazon | 3      |
      | 2          | 4      |

  @research-encounters-full.3
  Scenario: What does not give the Clue leaves it, though the test is passed
    Given the situation
      """
      investigators: {norman: {at: London}}
      clues: [London]
      cards:
        Old File: {type: research, at: {city: [{test: lore, passed: [{improve: will}]}]}}
      without the sample set: true
      phase: 2
      """
    When norman resolves a research encounter
    And norman rolls 6, 1, 1
    Then norman has 0 clues
    And a clue is at London

  @research-encounters-full.2
  Scenario: Those of another Ancient One are not drawn
    Given the situation
      """
      investigators: {lily: {at: Arkham}}
      ancient one: Yog-Sothoth
      clues: [Arkham]
      cards:
        Key and Lock: {type: research, ancient one: Yog-Sothoth, at: {city: [{gain this: clue}]}}
        Black Flute: {type: research, ancient one: Azathoth, at: {city: [{lose: 2, of: health}]}}
      phase: 2
      without the sample set: true
      """
    When lily resolves a research encounter
    Then lily has 1 clue
    And Black Flute is not in the research encounter deck
