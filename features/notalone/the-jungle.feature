Feature: The Jungle
  The Jungle itself and one card of the discard pile come back.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      """
    And every other opportunity is passed

  @the-jungle.1
  Scenario: The Jungle and one card of the discard pile come back
    Given the situation also says
      """
      hunted: {C: {played: jungle, discard: [lair, rover]}}
      """
    When C uses jungle
    And C takes back lair
    Then C's hand is lair, jungle, river and beach
    And C's discard pile is rover

  @the-jungle.2
  Scenario: A Jungle that came back may be played again
    Given the situation also says
      """
      hunted: {C: {played: jungle, discard: [rover]}}
      """
    When C uses jungle
    And round 2 begins
    And C plays jungle
    And C's turn begins
    Then C has not discarded jungle
    And C explores jungle

  @the-jungle.3
  Scenario: With an empty discard pile the Jungle comes back alone
    Given the situation also says
      """
      hunted: {C: {played: jungle}}
      """
    When C uses jungle
    Then C's hand is lair, jungle, river, beach and rover

  @the-jungle.4
  Scenario Outline: Any card of the discard pile, not only the topmost
    Given the situation also says
      """
      hunted: {C: {played: jungle, discard: [lair, river, rover]}}
      """
    When C uses jungle
    And C takes back <card>
    Then C's hand is <card>, jungle and beach

    Examples:
      | card  |
      | lair  |
      | river |
      | rover |
