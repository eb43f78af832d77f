Feature: Target symbol
  A card that brings the Target token into play.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @target-symbol.1
  Scenario: The token goes to one place, and the effect works there
    Given the situation also says
      """
      creature: {hand: [Toxin]}
      hunted:
        C: {played: shelter, survival: [Dodge], discard: [lair]}
        D: {played: rover, survival: [Detector]}
      """
    When B plays toxin
    And B puts the target token on shelter
    And C's turn ends
    Then C has 0 survival cards
    And C's discard pile is lair
    When D uses rover
    And D gains swamp
    Then D holds swamp
    And D holds detector

  @target-symbol.2 @target-symbol.6
  Scenario: Two cards in a round work at the one place
    Given the situation also says
      """
      creature: {hand: [Scream, Clone], allowed: 2}
      hunted: {E: {played: wreck, hand: [lair, jungle, river, beach], discard: [rover]}}
      """
    When B plays scream on wreck
    And B plays clone
    And E's turn begins
    And E discards lair and river
    Then the target token is on wreck
    And E's hand is jungle and beach
    And E is caught at wreck
    And E has 2 will
    And the assimilation counter has 5 left

  @target-symbol.6
  Scenario: There is no second Target token for the second card
    Given the situation also says
      """
      creature: {hand: [Toxin, Clone], allowed: 2}
      hunted: {C: {played: shelter}, D: {played: beach}}
      """
    When B plays toxin
    And B puts the target token on shelter
    Then B may not put the target token on beach by counters-and-tokens.2
    When B plays clone on beach
    Then it is refused by target-symbol.6
    When B plays clone
    And D's turn ends
    Then the target token is on shelter
    And C is caught at shelter
    And D is not caught

  @target-symbol.3 @target-symbol.4
  Scenario: On the border of two places a card works on both
    Given the situation also says
      """
      creature: {hand: [Mirage]}
      hunted:
        C: {played: beach, discard: [lair]}
        D: {played: rover, discard: [lair]}
        E: {played: artifact, discard: [lair]}
      """
    When B plays mirage
    And B puts the target token on rover and artifact
    Then the target token is on rover and artifact
    When C uses beach
    And D uses rover
    Then D may not use rover by mirage.3
    And the marker is on the beach
    When E uses artifact
    Then it is refused by mirage.3
    When E takes back lair
    Then E's discard pile is lair

  @target-symbol.5
  Scenario Outline: Not on two places that are not adjacent, nor on one alone
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [<card>]}
      """
    When B plays <card> on <where>
    Then it is refused by target-symbol.5
    And the target token is on no place
    And B holds <card>

    Examples:
      | phase | card        | where          |
      | 1     | Force Field | lair and rover |
      | 1     | Force Field | lair           |
      | 2     | Mirage      | jungle and wreck |
      | 2     | Mirage      | rover and swamp |
      | 2     | Mirage      | wreck          |

  Rule: A card for a border and a card for a place

    @target-symbol.7
    Scenario Outline: The token lies on the border, and both work at both places
      Given the situation also says
        """
        creature: {hand: [Mirage, Clone], allowed: 2}
        hunted:
          C: {played: wreck, discard: [lair]}
          D: {played: source, discard: [lair]}
          E: {played: beach, discard: [lair]}
        """
      When <first>
      And <second>
      And D's turn ends
      Then the target token is on wreck and source
      And C is caught at wreck
      And D is caught at source
      And C's discard pile is lair
      When E uses beach
      Then E has 3 will

      Examples:
        | first                            | second                           |
        | B plays mirage on wreck and source | B plays clone                  |
        | B plays clone on wreck           | B plays mirage on wreck and source |

    Scenario Outline: By another reading the Creature picks one of the two for the card of a single place
      Given the reading two-target-cards is "one place"
      And the situation also says
        """
        creature: {hand: [<border>, <single>], allowed: 2}
        hunted:
          C: {played: wreck, discard: [lair], survival: [Dodge]}
          D: {played: source, discard: [lair], survival: [Gate], hand: [jungle, river, beach, rover]}
        """
      When B plays <border> on wreck and source
      And B plays <single>
      And B chooses wreck
      And D's turn ends
      Then the target token is on wreck and source
      And <effect on C>
      And <none on D>
      And D's discard pile is lair

      Examples:
        | border | single | effect on C             | none on D                |
        | Mirage | Clone  | C is caught at wreck    | D is not caught |
        | Mirage | Toxin  | C has 0 survival cards  | D has 1 survival card    |

    Scenario: By that reading the other place is as free as it was, also when the border comes second
      Given the reading two-target-cards is "one place"
      And the situation also says
        """
        creature: {hand: [Mirage, Clone], allowed: 2}
        hunted: {C: {played: wreck}, D: {played: source}}
        """
      When B plays clone on wreck
      And B plays mirage on wreck and source
      And B chooses river
      Then it is refused by target-symbol.2
      When B chooses source
      And D's turn ends
      Then C is not caught
      And D is caught at source

    @target-symbol.8
    Scenario: The token of Force Field stays on its border
      Given the situation also says
        """
        in force: [Force Field]
        tokens: {target: [lair, jungle]}
        creature: {hand: [Clone], allowed: 2}
        hunted: {C: {played: rover}, E: {played: wreck}}
        """
      When B plays clone
      Then the target token is on lair and jungle
      And B may not put the target token on wreck
      When E's turn ends
      Then E is not caught

    @target-symbol.8
    Scenario: The same from Phase 1 on
      Given the situation also says
        """
        phase: 1
        creature: {hand: [Force Field, Clone], allowed: 2}
        """
      When B plays force field on lair and jungle
      And C plays river
      And D plays river
      And E plays river
      And F plays river
      And A plays river
      And phase 2 begins
      And B plays clone
      Then the target token is on lair and jungle

    Scenario: By another reading the Creature lays it anew
      Given the reading target-token-of-phase-1 is "laid anew"
      And the situation also says
        """
        in force: [Force Field]
        tokens: {target: [lair, jungle]}
        creature: {hand: [Clone], allowed: 2}
        hunted: {C: {played: rover}, E: {played: wreck}}
        """
      When B plays clone on wreck
      And E's turn ends
      Then the target token is on wreck
      And E is caught at wreck

    Scenario: Mirage chooses its two places in any case
      Given the situation also says
        """
        in force: [Force Field]
        tokens: {target: [lair, jungle]}
        creature: {hand: [Mirage], allowed: 2}
        """
      When B plays mirage on wreck and source
      Then the target token is on wreck and source
