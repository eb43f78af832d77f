Feature: Final Preparations

  Background:
    Given every other opportunity is passed

  @final-preparations.6
  Scenario: Deaths do not change the number of Reaction tokens
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0, wounds: 4}}
      monsters: {Acolyte: quay 1}
      sins: {sin: Pride, reactions: 0}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    And rose wants rose to be first
    Then sin has 3 reactions
