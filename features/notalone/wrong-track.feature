Feature: Wrong Track
  A Hunted moves the Creature token in Phase 3.

  Background:
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: jungle, discard: [rover]}
        D: {played: river}
      rescue: 6
      assimilation: 6
      tokens: {creature: jungle}
      """

  @wrong-track.2
  Scenario: The Creature token goes from the Jungle to the River, and the Hunted on the Jungle uses it
    Given the situation also says
      """
      hunted: {C: {survival: [Wrong Track]}}
      """
    When C plays wrong track
    And C moves the creature token to river
    And C's turn begins
    And C uses jungle
    Then the creature token is on river
    And C has 3 will
    And C's hand is lair, jungle, river, beach and rover

  @wrong-track.3
  Scenario Outline: The token does not go diagonally or further than one place
    Given the situation also says
      """
      hunted: {C: {survival: [Wrong Track]}}
      """
    When C plays wrong track
    And C moves the creature token to <place>
    Then it is refused by wrong-track.3
    When C moves the creature token to shelter
    Then the creature token is on shelter

    Examples:
      | place |
      | wreck |
      | beach |
      | rover |

  @wrong-track.1
  Scenario: In Phase 3 only
    Given the situation also says
      """
      hunted: {C: {survival: [Wrong Track]}}
      phase: 2
      """
    When C plays wrong track
    Then it is refused by wrong-track.1
    And the creature token is on jungle

  @wrong-track.4
  Scenario: Whoever plays it chooses the place
    Given the situation also says
      """
      hunted: {C: {survival: [Wrong Track]}}
      """
    When C plays wrong track
    And B moves the creature token to lair
    Then it is refused by wrong-track.4
    When C moves the creature token to shelter
    Then the creature token is on shelter

  @wrong-track.5
  Scenario: Whoever is on the new place is caught, if her turn is to come
    Given the situation also says
      """
      hunted: {C: {survival: [Wrong Track]}}
      """
    When C plays wrong track
    And C moves the creature token to river
    And D's turn ends
    Then D has 2 will
    And C has 3 will
    And the assimilation counter has 5 left

  @wrong-track.6
  Scenario: A catch that has been resolved stays
    Given the situation also says
      """
      hunted: {D: {survival: [Wrong Track]}}
      """
    When D's turn begins
    And D plays wrong track
    And D moves the creature token to shelter
    Then C has 2 will
    And the assimilation counter has 5 left
    When phase 4 begins
    Then C has 2 will
    And the assimilation counter has 5 left

  @wrong-track.7
  Scenario: Whoever the token does not threaten may play it
    Given the situation also says
      """
      hunted: {D: {played: lair}, F: {played: rover, survival: [Wrong Track]}}
      """
    When F plays wrong track
    And F moves the creature token to shelter
    And C's turn ends
    Then C has 3 will

  @wrong-track.8
  Scenario: A second catch moves the Assimilation counter again
    Given the situation also says
      """
      hunted: {D: {played: lair, survival: [Wrong Track]}, E: {played: river}}
      """
    When D's turn begins
    And D plays wrong track
    And D moves the creature token to river
    And E's turn ends
    Then C has 2 will
    And E has 2 will
    And the assimilation counter has 4 left

  Scenario: Or it does not, if the Creature token moves it once a round
    Given the situation also says
      """
      hunted: {D: {played: lair, survival: [Wrong Track]}, E: {played: river}}
      """
    And the reading second-catch is "once a round"
    When D's turn begins
    And D plays wrong track
    And D moves the creature token to river
    And E's turn ends
    Then E has 2 will
    And the assimilation counter has 5 left

  @wrong-track.9
  Scenario: With Clone the Target token may be moved
    Given the situation also says
      """
      in force: [Clone]
      tokens: {target: wreck}
      hunted: {E: {played: wreck, survival: [Wrong Track]}}
      """
    When E plays wrong track
    And E moves the target token to shelter
    And E's turn ends
    Then E has 3 will
    And the creature token is on jungle

  Scenario: Or the Creature token only
    Given the situation also says
      """
      in force: [Clone]
      tokens: {target: wreck}
      hunted: {E: {played: wreck, survival: [Wrong Track]}}
      """
    And the reading wrong-track-and-clone is "creature only"
    When E plays wrong track
    And E moves the target token to shelter
    Then it is refused by wrong-track.9
    When E moves the creature token to shelter
    And E's turn ends
    Then E has 2 will

  @wrong-track.10
  Scenario: Without a Creature token there is nothing to move
    Given the situation also says
      """
      hunted: {C: {survival: [Wrong Track]}}
      tokens: {creature: []}
      """
    When C plays wrong track
    And phase 4 begins
    Then the creature token is on no place
    And C has 0 survival cards
