Feature: Spend a Reaction Token

  Background:
    Given every other opportunity is passed

  @spend-a-reaction-token.1
  Scenario: After a turn the Sins player need not react
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {}}
      current: rose
      """
    When rose passes
    And sin passes
    Then sin has 3 reactions
    When karl passes
    And sin reacts
    Then sin has 2 reactions

  @spend-a-reaction-token.2
  Scenario: Without a reaction the next hero is up
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {}, leah: {}}
      current: rose
      """
    When rose passes
    And sin passes
    And karl passes
    And sin passes
    Then leah is next

  @spend-a-reaction-token.3
  Scenario: The token is flipped
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      current: rose
      """
    When rose passes
    And sin reacts
    Then sin has 2 reactions

  @spend-a-reaction-token.4
  Scenario: One token for one turn
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin reacts
    Then it is refused by spend-a-reaction-token.4

  @spend-a-reaction-token.5
  Scenario: Not before the turn is over
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      current: rose
      """
    When sin reacts
    Then it is refused by spend-a-reaction-token.5

  @spend-a-reaction-token.6
  Scenario: A hero who dies in his turn has not completed it
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, karl: {}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    And sin reacts
    Then it is refused by spend-a-reaction-token.5
    And karl is the current hero

  @spend-a-reaction-token.7
  Scenario: Without an active token there is no reaction
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {}}
      sins: {sin: Pride, reactions: 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin passes
    And karl passes
    And sin reacts
    Then it is refused by spend-a-reaction-token.3
    And sin has 0 reactions

  @spend-a-reaction-token.9
  Scenario: An extra turn may be reacted to as well
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0, extra turn tokens: 1}}
      sins: {sin: Pride, reactions: 1}
      phase: 2
      """
    When rose spends an extra turn token
    And rose passes
    And sin reacts
    Then sin has 0 reactions

  @spend-a-reaction-token.8
  Scenario: A Sin card without a Reaction token
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, reactions: 0, hand: [Trap]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    Then rose has 1 wound
    When rose passes
    And sin reacts
    Then it is refused by spend-a-reaction-token.3
