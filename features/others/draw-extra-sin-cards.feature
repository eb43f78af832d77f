Feature: Draw Extra Sin Cards

  Background:
    Given every other opportunity is passed

  @draw-extra-sin-cards.2
  Scenario: One for each Altar without a hero
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 1}
      spaces: {quay 1: {altars: 1}, quay 3: {altars: 1}, quay 4: {altars: 1}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And sin draws Sample Claws
    And rose wants rose to be first
    Then sin has 3 sin cards

  @draw-extra-sin-cards.3
  Scenario: Each counts on its own
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 1}
      spaces: {quay 3: {altars: 2}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And sin draws Sample Claws
    And rose wants rose to be first
    Then sin has 3 sin cards

  @draw-extra-sin-cards.1
  Scenario: Played cards are not replaced
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
        Doubt: {type: sin, when: [turn ends], does: [{corruption: 1}]}
      heroes: {rose: {at: quay 1, turn tokens: 1}}
      sins: {sin: Pride, hand: [Trap, Rage, Doubt]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    And rose passes
    And sin passes
    And rose spends a turn token
    And rose passes
    And sin plays Doubt
    And sin passes
    And rose wants rose to be first
    Then sin has 1 sin card

  @draw-extra-sin-cards.4
  Scenario: A card that was drawn is played in the next round
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 0}
      sin card deck: [Trap]
      spaces: {quay 4: {altars: 1}}
      current: rose
      """
    When rose passes
    And sin passes
    Then Trap is in sin's hand
    When rose wants rose to be first
    And rose spends a turn token
    And rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    Then rose has 1 wound
