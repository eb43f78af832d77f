Feature: Tokens

  Background:
    Given every other opportunity is passed

  @tokens.3
  Scenario: Printed tokens are like loose ones
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {ravencorp hq: {corruption: 1}}
      current: rose
      """
    When rose moves to ravencorp hq
    And sin rolls blank, blank
    Then the sins player rolls 2 dice for the corruption check of rose

  @tokens.4
  Scenario: Where no token is left nothing is placed
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 3: {fire: 1}}
      supply: {fire: 1}
      current: rose
      """
    When a fire token is placed at quay 4
    And a fire token is placed at quay 5
    Then there are 1 fire tokens at quay 4
    And there are 0 fire tokens at quay 5
    And there are 1 fire tokens at quay 3
