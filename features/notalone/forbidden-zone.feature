Feature: Forbidden Zone
  Every Hunted discards a Place card, all together.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @forbidden-zone.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Forbidden Zone]}
      """
    When the place cards are revealed
    And B plays forbidden zone
    Then it is refused by forbidden-zone.1

  @forbidden-zone.6
  Scenario: Two cards played because of the River are not in hand
    Given the situation also says
      """
      creature: {hand: [Forbidden Zone]}
      hunted:
        C: {played: [lair, rover], this round: river, hand: [], discard: [jungle, river, beach]}
        D: {played: beach, hand: [], discard: [lair, jungle, river, rover]}
        E: {played: beach, hand: [], discard: [lair, jungle, river, rover]}
        F: {played: beach, hand: [], discard: [lair, jungle, river, rover]}
        A: {played: beach, hand: [], discard: [lair, jungle, river, rover]}
      """
    When B plays forbidden zone
    Then C has played lair and rover
    And C's discard pile is jungle, river and beach
    When C takes back rover
    And the place cards are revealed
    Then C's hand is rover
    And C explores lair

  Rule: Three Hunted

    Background:
      Given the situation also says
        """
        creature: {hand: [Forbidden Zone]}
        hunted:
          C: {played: beach, hand: [lair, jungle, river, rover]}
          D: {played: beach, hand: [lair, jungle], discard: [river, rover]}
          E: {played: beach, hand: [lair], discard: [jungle, river, rover]}
          F: {played: beach, hand: [], discard: [lair, jungle, river, rover]}
          A: {played: beach, hand: [], discard: [lair, jungle, river, rover]}
        """

    @forbidden-zone.2 @forbidden-zone.3
    Scenario: Everybody discards one, and no card is discarded before all have chosen
      When B plays forbidden zone
      And C discards rover
      Then C has 4 place cards in hand
      And it waits for D
      When D discards lair
      Then C's hand is lair, jungle and river
      And D's hand is jungle
      And E has 0 place cards in hand
      And E's discard pile is lair, jungle, river and rover

    @forbidden-zone.4
    Scenario: Each chooses a card of her own hand
      When B plays forbidden zone
      And B discards lair
      Then it is refused by forbidden-zone.4
      When C discards rover
      And D discards jungle
      Then C's discard pile is rover
      And C has played beach
      And D's hand is lair

    @forbidden-zone.5
    Scenario: Whoever has no card in hand discards none
      When B plays forbidden zone
      And C discards rover
      And D discards jungle
      Then F's discard pile is lair, jungle, river and rover
      And F has played beach
