Feature: Pentagram Tokens

  Background:
    Given every other opportunity is passed

  @pentagram-tokens.2
  Scenario: A Pentagram counts in its own space only
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      spaces: {quay 3: {pentagram: 1}}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 2 dice
