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
