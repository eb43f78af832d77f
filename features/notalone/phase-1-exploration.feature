Feature: Phase 1: Exploration
  Every Hunted plays a Place card face down.

  Background:
    Given the situation
      """
      phase: 1
      hunted: {C: , D: }
      creature: {hand: [Force Field]}
      """

  @phase-1-exploration.1
  Scenario: One card goes face down, and no second one
    When C plays beach
    And C plays jungle
    Then it is refused by phase-1-exploration.1
    When D plays lair
    Then C has played beach
    And C's hand is lair, jungle, river and rover
    And B may not look at C's face-down card by phase-1-exploration.1

  @phase-1-exploration.1
  Scenario: Two cards at once are one too many
    When C plays beach and jungle
    Then it is refused by phase-1-exploration.1
    When C plays beach
    And D plays lair
    Then C has played beach

  @phase-1-exploration.2
  Scenario: All cards go down together, when everybody has chosen
    When C plays beach
    Then C has played nothing
    And it is phase 1
    And it waits for D
    When D plays lair
    Then the place cards go down once
    And C has played beach
    And D has played lair

  @phase-1-exploration.3 @not-alone.3
  Scenario: The Hunted talk with one another while they choose, for all to hear
    When C talks with D
    And C plays beach
    And D plays lair
    Then it is not refused

  @phase-1-exploration.4 @not-alone.3
  Scenario: A note that the Creature cannot read is against the rules
    When C tells D in secret
    Then it is refused by not-alone.3
    Then it is refused by phase-1-exploration.4
    When C plays beach
    And D plays lair

  Scenario: What is told to the Creature it hears
    When C tells B in secret
    Then it is not refused
    When B tells D in secret
    Then it is not refused

  @phase-1-exploration.5
  Scenario Outline: What a Hunted announces may be a lie
    When <first>
    And <second>
    And D plays lair
    And C's turn begins
    Then it is not refused
    And C explores jungle

    Examples:
      | first                           | second                          |
      | C tells all that she plays lair | C plays jungle                  |
      | C plays jungle                  | C tells all that she plays lair |

  @phase-1-exploration.6
  Scenario: The card is not shown before the reveal, not even to a friend
    When C plays beach
    And D plays lair
    And C shows D the card she plays
    Then it is refused by phase-1-exploration.6
    And D may not look at C's face-down card by phase-1-exploration.6
    And C may look at C's face-down card
    When C's turn begins
    Then C may show D the card she plays
    And B may look at C's face-down card

  @phase-1-exploration.7
  Scenario: Nobody sits a round out
    When C passes
    Then it is refused by phase-1-exploration.7
    When D plays lair
    Then it waits for C

  @phase-1-exploration.9
  Scenario Outline: Once the card lies face down it is too late for Resisting and Giving Up
    Given the situation
      """
      hunted:
        C: {hand: [lair, jungle]}
        D: {survival: [Adrenaline]}
      """
    When C plays lair
    And C <does>
    And D plays lair
    And C <does>
    Then it is refused by phase-1-exploration.9
    And C has 3 will
    And the assimilation counter has 8 left

    Examples:
      | does                |
      | resists with 1 will |
      | gives up            |

  @phase-1-exploration.10
  Scenario: A card of the discard pile has to be taken back first
    Given the situation
      """
      hunted: {C: {discard: [rover], survival: [Sixth Sense]}, D: }
      """
    When C plays rover
    Then it is refused by phase-1-exploration.10
    When C plays sixth sense
    And C plays rover
    And D plays lair
    Then C has played rover

  @phase-1-exploration.13
  Scenario: Two Hunted go to the same place
    When C plays river
    And D plays river
    Then it is not refused
    And C has played river
    And D has played river
