Feature: Hologram
  A Hunted moves the Artemia token in Phase 3.

  Background:
    Given the situation
      """
      phase: 3
      assimilation: 5
      tokens: {artemia: jungle}
      hunted:
        C: {played: jungle, discard: [rover], survival: [Hologram]}
        D: {played: shelter}
      """
    And every other opportunity is passed

  @hologram.1
  Scenario: In Phase 3 only
    Given the situation also says
      """
      phase: 2
      """
    When C plays hologram
    Then it is refused by hologram.1
    And the artemia token is on jungle

  @hologram.2
  Scenario: The Artemia token goes to an adjacent place, and the Hunted on the Jungle uses it
    When C plays hologram
    And C moves the artemia token to lair
    And C uses jungle
    Then C's hand is lair, jungle, river, beach and rover
    And the artemia token is on lair

  @hologram.3
  Scenario: Without an Artemia token there is nothing to move
    Given the situation also says
      """
      tokens: {creature: lair, artemia: []}
      """
    When C plays hologram
    And C's turn ends
    Then the creature token is on lair
    And C has 0 survival cards

  @hologram.4
  Scenario: Whoever is on the new place suffers it, if her turn is to come
    When C plays hologram
    And C moves the artemia token to shelter
    And D discards beach
    And D uses shelter
    Then it is refused by phase-3-reckoning.16
    And D has discarded beach
    And D has 0 survival cards

  @hologram.6
  Scenario: Mutation goes with the token
    Given the situation also says
      """
      in force: [Mutation]
      """
    When C plays hologram
    And C moves the artemia token to shelter
    And D discards beach
    And D's turn ends
    Then D has 2 will
    And C has 3 will

  @hologram.7
  Scenario Outline: Not diagonally, and not by more than one place
    When C plays hologram
    And C moves the artemia token to <place>
    Then it is refused by hologram.7
    When C moves the artemia token to river
    Then the artemia token is on river

    Examples:
      | place |
      | wreck |
      | beach |

  @hologram.8
  Scenario: The other tokens stay
    Given the situation also says
      """
      tokens: {creature: jungle}
      """
    When C plays hologram
    And C moves the artemia token to lair
    And C's turn ends
    Then the creature token is on jungle
    And C has 2 will
    And C has 3 place cards in hand

  @hologram.5
  Scenario Outline: From the border of Virus it goes to a neighbour of either place, and to one place
    Given the situation also says
      """
      tokens: {artemia: [jungle, river]}
      hunted: {D: {played: beach}}
      """
    When C plays hologram
    And C moves the artemia token to <forbidden>
    Then it is refused by hologram.5
    When C moves the artemia token to beach
    And C uses jungle
    And D discards lair
    Then the artemia token is on beach
    And C has 5 place cards in hand
    And D has discarded lair

    Examples:
      | forbidden |
      | source    |
      | river     |

  Scenario: Or to another border of one of the two places
    Given the situation also says
      """
      tokens: {artemia: [jungle, river]}
      """
    And the reading hologram-on-a-border is "border"
    When C plays hologram
    And C moves the artemia token to river and beach
    Then the artemia token is on river and beach

  Scenario: Or onto one of the two
    Given the situation also says
      """
      tokens: {artemia: [jungle, river]}
      """
    And the reading hologram-on-a-border is "one of the two"
    When C plays hologram
    And C moves the artemia token to river
    Then the artemia token is on river
