Feature: The Wreck
  Once a round the Rescue counter moves forward.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      rescue: 6
      assimilation: 5
      """
    And every other opportunity is passed

  @the-wreck.1
  Scenario: The Rescue counter moves one space
    Given the situation also says
      """
      hunted: {C: {played: wreck}}
      """
    When C uses wreck
    Then the rescue counter has 5 left

  @the-wreck.2
  Scenario: Once a round
    Given the situation also says
      """
      hunted: {C: {played: wreck}, D: {played: wreck}}
      """
    When C uses wreck
    And D uses wreck
    Then it is refused by the-wreck.2
    And the rescue counter has 5 left

  @the-wreck.3
  Scenario Outline: Of three on the Wreck one uses it
    Given the situation also says
      """
      hunted: {C: {played: wreck}, D: {played: wreck}, E: {played: wreck}, F: {played: lair}}
      """
    When <first> uses wreck
    And <later> uses wreck
    Then it is refused by the-wreck.3
    And the rescue counter has 5 left

    Examples:
      | first | later |
      | C     | D     |
      | C     | E     |
      | D     | E     |

  @the-wreck.4
  Scenario: Whoever comes second may take a card back
    Given the situation also says
      """
      hunted: {C: {played: wreck}, D: {played: wreck, discard: [lair]}}
      """
    When C uses wreck
    And D takes back lair
    Then it is not refused
    And D's discard pile is empty

  @the-wreck.5
  Scenario: Wreck and Beach may both be used in a round
    Given the situation also says
      """
      marker on the beach: true
      hunted: {D: {played: wreck}, E: {played: beach}}
      """
    When D uses wreck
    And E uses beach
    Then the rescue counter has 4 left

  @the-wreck.6
  Scenario: What else moves the Rescue counter is not counted
    Given the situation also says
      """
      marker on the beach: true
      rescue: 8
      hunted: {C: {played: wreck}, D: {played: beach}}
      """
    When C uses wreck
    And D uses beach
    And the round ends
    Then the rescue counter has 5 left

  @the-wreck.7
  Scenario: A copy of the Wreck is its one use of the round
    Given the situation also says
      """
      hunted: {D: {played: river, survival: [Gate]}, E: {played: wreck, discard: [lair]}}
      """
    When D plays gate for wreck
    And E uses wreck
    Then it is refused by the-wreck.2
    When E takes back lair
    Then the rescue counter has 5 left
    And E's discard pile is empty

  @the-wreck.8
  Scenario: The first may leave the Wreck to the second
    Given the situation also says
      """
      hunted: {C: {played: wreck, discard: [lair]}, D: {played: wreck}}
      """
    When C takes back lair
    And D uses wreck
    Then it is not refused
    And the rescue counter has 5 left
