Feature: Vortex
  In Phase 2 a Hunted exchanges the card that she has played.

  Background:
    Given the situation
      """
      phase: 2
      """
    And every other opportunity is passed

  @vortex.1
  Scenario Outline: In Phase 2 only
    Given the situation also says
      """
      phase: <phase>
      hunted: {C: {played: lair, discard: [rover], survival: [Vortex]}}
      """
    When C plays vortex
    Then it is refused by vortex.1
    And C has played lair

    Examples:
      | phase |
      | 3     |
      | 4     |

  @vortex.2
  Scenario: The card played goes to the discard pile, and one of the pile is played
    Given the situation also says
      """
      hunted: {C: {played: lair, discard: [rover, river], survival: [Vortex]}}
      """
    When C plays vortex
    And C swaps lair for rover
    Then C has played rover
    And C's discard pile is lair and river
    And C's hand is jungle and beach

  @vortex.6
  Scenario: It is a card that was played that goes
    Given the situation also says
      """
      hunted: {C: {played: lair, hand: [jungle, beach], discard: [rover, river], survival: [Vortex]}}
      """
    When C plays vortex
    And C swaps jungle for rover
    Then it is refused by vortex.6
    When C swaps lair for rover
    Then C holds jungle

  @vortex.3
  Scenario: Also when the tokens lie there
    Given the situation also says
      """
      hunted: {C: {played: lair, discard: [rover, river], survival: [Vortex]}}
      """
    When B puts the creature token on lair
    And C plays vortex
    And C swaps lair for rover
    And C's turn ends
    Then C has 3 will
    And C explores rover

  @vortex.4
  Scenario: The card that comes into play stays face down until the reveal
    Given the situation also says
      """
      hunted: {C: {played: lair, discard: [rover, river], survival: [Vortex]}}
      """
    When C plays vortex
    And C swaps lair for rover
    And B looks at C's face-down card
    Then it is refused by vortex.4
    And C does not explore rover
    When C's turn begins
    Then C explores rover

  @vortex.5
  Scenario: With an empty discard pile the card played stays
    Given the situation also says
      """
      hunted: {C: {played: lair, survival: [Vortex]}}
      """
    When C plays vortex
    Then C has played lair
    And C has 0 survival cards

  @vortex.6
  Scenario: Of two cards one is exchanged
    Given the situation also says
      """
      hunted: {C: {this round: river, played: [lair, jungle], discard: [river, rover], survival: [Vortex]}}
      """
    When C plays vortex
    And C swaps lair for river
    Then C has played jungle and river
    When C swaps jungle for rover
    Then it is refused by vortex.6
    And C's discard pile is lair and rover

  @vortex.7
  Scenario: Not a place that Force Field forbids
    Given the situation also says
      """
      in force: [Force Field]
      tokens: {target: [beach, rover]}
      hunted: {C: {played: lair, discard: [rover, river], survival: [Vortex]}}
      """
    When C plays vortex
    And C swaps lair for rover
    Then it is refused by vortex.7
    When C swaps lair for river
    Then C has played river

  Scenario: Or that as well, if exchanging is not playing
    Given the situation also says
      """
      in force: [Force Field]
      tokens: {target: [beach, rover]}
      hunted: {C: {played: lair, discard: [rover, river], survival: [Vortex]}}
      """
    And the reading vortex-into-force-field is "allowed"
    When C plays vortex
    And C swaps lair for rover
    Then C has played rover

  @vortex.8
  Scenario Outline: Not with her hand
    Given the situation also says
      """
      hunted: {C: {played: lair, discard: [rover, river], survival: [Vortex]}, D: {played: beach, discard: [jungle]}}
      """
    When C plays vortex
    And C swaps lair for <card>
    Then it is refused by vortex.8
    When C swaps lair for rover
    Then C has played rover
    And C holds jungle
    And D has discarded jungle

    Examples:
      | card   |
      | jungle |
      | beach  |
