Feature: Detour
  A Hunted is moved to an adjacent place.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @detour.1
  Scenario: It is played after the reveal
    Given the situation also says
      """
      creature: {hand: [Detour]}
      hunted: {C: {played: river}}
      """
    When phase 3 begins
    Then B may not play detour by detour.1
    When the place cards are revealed
    And B plays detour on C
    And B moves C from river to wreck
    Then C explores wreck

  @detour.3
  Scenario: Where the places are revealed, whoever has played one explores it
    Given the situation
      """
      phase: 3
      revealed: true
      creature: {hand: [Detour]}
      hunted: {C: {played: river}, D: {played: lair}}
      """
    When B plays detour on C
    And B moves C from river to wreck
    Then C explores wreck

  @hunt-cards.5
  Scenario: Whoever explores nothing is moved nowhere
    Given the situation
      """
      phase: 3
      revealed: true
      creature: {hand: [Detour]}
      hunted: {C: {played: []}, D: {played: lair}}
      """
    When B plays detour on C
    Then detour is in the Hunt discard pile

  @detour.2 @detour.3
  Scenario: One Hunted goes to the Wreck, and is caught there
    Given the situation also says
      """
      creature: {hand: [Detour]}
      tokens: {creature: wreck}
      hunted: {C: {played: river}, D: {played: river}}
      """
    When the place cards are revealed
    And B plays detour on D
    And B moves D to wreck
    And D's turn ends
    Then D is caught at wreck
    And C explores river
    And C is not caught

  @detour.4
  Scenario Outline: Not to a place that is not adjacent
    Given the situation also says
      """
      creature: {hand: [Detour]}
      hunted: {C: {played: jungle}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to <place>
    Then it is refused by detour.4
    When B moves C to river
    Then C explores river

    Examples:
      | place |
      | wreck |
      | rover |

  @detour.5 @detour.6
  Scenario: She explores the new place, and the card that she played stays
    Given the situation also says
      """
      creature: {hand: [Detour, Clone, Toxin, Mirage]}
      tokens: {creature: rover}
      hunted: {C: {played: rover}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to beach
    And C uses rover
    Then C does not explore rover
    When C uses beach
    Then the marker is on the beach
    And C does not hold swamp
    And C is not caught
    When the round ends
    Then C's discard pile is rover
    And C's hand is lair, jungle, river and beach

  @detour.7
  Scenario: It comes too late for a turn that is over
    Given the situation also says
      """
      creature: {hand: [Detour]}
      tokens: {creature: wreck}
      hunted: {C: {played: river}, D: {played: lair}}
      """
    When C uses river
    And B plays detour on C
    And B moves C to wreck
    And D's turn ends
    Then C is not caught
    And C has 3 will
    And C uses river once

  @detour.8
  Scenario: Also to a place of which she owns no card
    Given the situation also says
      """
      creature: {hand: [Detour]}
      hunted: {C: {played: lair, discard: [jungle, river, beach]}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to swamp
    And C uses swamp
    And C takes back jungle and beach
    Then C's hand is lair, jungle, beach and rover
    And C does not hold swamp

  @detour.9
  Scenario: "This card" of the Jungle is the card that she played
    Given the situation also says
      """
      creature: {hand: [Detour]}
      hunted: {C: {played: river, discard: [lair]}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to jungle
    And C uses jungle
    Then C's hand is lair, jungle, river, beach and rover

  Scenario: By another reading it is the Jungle itself, and only the other card comes back
    Given the reading this-card-of-a-copy is "the copied place"
    And the situation also says
      """
      creature: {hand: [Detour]}
      hunted: {C: {played: river, discard: [lair]}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to jungle
    And C uses jungle
    Then C's hand is lair, jungle, beach and rover
    And C has played river

  @detour.10
  Scenario: One of the two places of an Artifact round
    Given the situation also says
      """
      creature: {hand: [Detour]}
      tokens: {creature: wreck}
      hunted: {C: {played: [river, rover], this round: artifact}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C from river to wreck
    And C resolves lair first
    Then it is refused by the-artifact.5
    When C resolves wreck first
    And C uses rover
    And C gains swamp
    Then C is caught at wreck
    And C holds swamp

  @detour.10
  Scenario: Or the other of the two, and the first one stays
    Given the situation also says
      """
      creature: {hand: [Detour]}
      tokens: {creature: wreck}
      hunted: {C: {played: [river, rover], this round: artifact}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C from rover to beach
    Then C explores river
    And C explores beach
    And C does not explore rover

  @detour.11
  Scenario: In the Lair with the Creature token
    Given the situation also says
      """
      creature: {hand: [Detour]}
      tokens: {creature: lair}
      hunted: {C: {played: jungle}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to lair
    And C's turn ends
    Then C is caught at lair
    And C has 1 will

  @detour.12
  Scenario: She may dodge after it
    Given the situation also says
      """
      creature: {hand: [Detour]}
      tokens: {creature: wreck}
      hunted: {C: {played: river, survival: [Dodge]}}
      """
    When the place cards are revealed
    And B plays detour on C
    And B moves C to wreck
    And C plays dodge
    And C's turn ends
    Then C is not caught
    And C has 3 will
    And the assimilation counter has 6 left

  @detour.13
  Scenario: Under Scream
    Given the situation also says
      """
      creature: {hand: [Scream, Detour], allowed: 2}
      hunted: {C: {played: river}}
      """
    When B plays scream on jungle
    And the place cards are revealed
    And B plays detour on C
    And B moves C to jungle
    And C discards lair and rover
    Then C's hand is jungle and beach
    And C has 3 will

  @detour.3
  Scenario: Without it nobody is moved, and nobody passes anything for that
    Given the situation also says
      """
      phase: 3
      revealed: true
      creature: {hand: [Cataclysm]}
      hunted: {C: {played: river, survival: [Dodge]}, D: {played: lair}}
      """
    When B moves C from river to wreck
    Then it is refused by detour.3
    When C plays dodge
    Then dodge is in the Survival discard pile

  @detour.2
  Scenario: One Hunted is moved, not two
    Given the situation
      """
      phase: 3
      revealed: true
      creature: {hand: [Detour]}
      hunted: {C: {played: river}, D: {played: lair}}
      """
    When B plays detour on C and D
    Then it is refused by detour.2
    And B holds detour
