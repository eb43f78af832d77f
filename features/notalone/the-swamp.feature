Feature: The Swamp
  The Swamp itself and two cards of the discard pile come back.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      """
    And every other opportunity is passed

  @the-swamp.1
  Scenario: The Swamp and two cards of the discard pile come back
    Given the situation also says
      """
      hunted: {C: {played: swamp, discard: [lair, river, rover]}}
      """
    When C uses swamp
    And C takes back lair and rover
    Then C's hand is lair, jungle, beach, rover and swamp
    And C's discard pile is river

  @the-swamp.2
  Scenario Outline: With fewer than two the Swamp comes back with what there is
    Given the situation also says
      """
      hunted: {C: {played: swamp, discard: [<pile>]}}
      """
    When C uses swamp
    Then C's hand is lair, jungle, river, beach, rover and swamp

    Examples:
      | pile |
      | lair |
      |      |

  @the-swamp.3
  Scenario: A Swamp that came back may be played again
    Given the situation also says
      """
      hunted: {C: {played: swamp, discard: [lair, rover]}}
      """
    When C uses swamp
    And round 2 begins
    And C plays swamp
    And C's turn begins
    Then C has not discarded swamp
    And C explores swamp
