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

  @tokens.4
  Scenario: A token that is taken off a space lies in the supply again
    Given the situation
      """
      cards: {Rain: {type: sin, when: [enters a space], does: [{remove: fire, at: quay 4}, {place: fire, at: quay 5}]}}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Rain]}
      spaces: {quay 4: {fire: 1}}
      supply: {fire: 0}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Rain
    And a fire token is placed at quay 6
    Then there are 1 fire tokens at quay 5
    And there are 0 fire tokens at quay 4
    And there are 0 fire tokens at quay 6
