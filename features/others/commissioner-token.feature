Feature: Commissioner Token

  Background:
    Given every other opportunity is passed

  @commissioner-token.1
  Scenario: The holder has a die in every fight, and none in a crisis
    Given the situation
      """
      heroes: {rose: {at: quay 2, npcs: [Commissioner]}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    Then rose's fight dice is 3
    And rose's crisis dice is 4

  Scenario Outline: Whoever stands beside the holder has it by the other reading alone
    Given the situation
      """
      heroes: {rose: {at: quay 2}, thorley: {at: quay 2, npcs: [Commissioner]}}
      readings: {who-has-the-commissioner: <reading>}
      current: rose
      """
    Then rose's fight dice is <dice>

    Examples:
      | reading | dice |
      | holder  | 3    |
      | space   | 4    |
