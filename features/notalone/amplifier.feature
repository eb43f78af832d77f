Feature: Amplifier
  In Phase 4 the Marker is removed, and the Rescue counter moves.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 4
      rescue: 3
      assimilation: 5
      marker on the beach: true
      hunted: {C: {survival: [Amplifier]}}
      """
    And every other opportunity is passed

  @amplifier.1
  Scenario Outline: In Phase 4 only
    Given the situation also says
      """
      phase: <phase>
      """
    When C plays amplifier
    Then it is refused by amplifier.1
    And the marker is on the beach

    Examples:
      | phase |
      | 2     |
      | 3     |

  @amplifier.2
  Scenario: The Marker goes
    When C plays amplifier
    Then the marker is not on the beach

  @amplifier.3
  Scenario: The Rescue counter moves at once, and again at the end of the phase
    When C plays amplifier
    Then the rescue counter has 2 left
    When the round ends
    Then the rescue counter has 1 left

  @amplifier.4
  Scenario: Without a Marker nothing moves
    Given the situation also says
      """
      marker on the beach: false
      """
    When C plays amplifier
    Then the rescue counter has 3 left
    When the round ends
    Then the rescue counter has 2 left
    And the rescue counter moves once

  Scenario: Or it cannot be played without a Marker, if a card must do something
    Given the situation also says
      """
      marker on the beach: false
      """
    And the reading survival-card-without-effect is "refused"
    When C plays amplifier
    Then it is refused by adrenaline.4
    And C holds amplifier

  @amplifier.5
  Scenario: It is no use of the Beach
    Given the situation also says
      """
      phase: 3
      marker on the beach: false
      hunted: {D: {played: beach}}
      """
    When D uses beach
    And phase 4 begins
    And C plays amplifier
    Then it is not refused
    And the marker is not on the beach
    And the rescue counter has 2 left

  @amplifier.6
  Scenario: An ineffective Beach does not stop it
    Given the situation also says
      """
      in force: [Interference]
      """
    When C plays amplifier
    Then it is not refused
    And the rescue counter has 2 left

  @amplifier.7
  Scenario: It may win the game at once
    Given the situation also says
      """
      rescue: 1
      creature: {hand: [Stasis]}
      """
    When C plays amplifier
    Then the hunted win
    And B may not play stasis
    And B has 4 hunt cards

  @amplifier.8
  Scenario: A Marker is removed once
    Given the situation also says
      """
      phase: 1
      rescue: 6
      marker on the beach: false
      hunted: {D: {}, E: {survival: [Ingenuity]}}
      """
    When E plays ingenuity
    And C plays lair
    And D plays beach
    And E plays lair
    And D uses beach
    And phase 4 begins
    And C plays amplifier
    Then the rescue counter has 5 left
    And the rescue counter moves once
