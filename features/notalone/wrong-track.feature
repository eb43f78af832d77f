Feature: Wrong Track
  A Hunted moves the Creature token in Phase 3.

  Background:
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: jungle, discard: [rover], survival: [Wrong Track]}
        D: {played: river}
      rescue: 6
      assimilation: 6
      tokens: {creature: jungle}
      """

  @wrong-track.2
  Scenario: The Creature token goes from the Jungle to the River, and the Hunted on the Jungle uses it
    When C plays wrong track
    And C moves the creature token to river
    And C's turn begins
    And C uses jungle
    Then the creature token is on river
    And C has 3 will
    And C's hand is lair, jungle, river, beach and rover

  @wrong-track.3
  Scenario Outline: The token does not go diagonally or further than one place
    When C plays wrong track
    And C moves the creature token to <place>
    And C moves the creature token to shelter
    Then it is refused by wrong-track.3
    And the creature token is on shelter

    Examples:
      | place |
      | wreck |
      | beach |
      | rover |
