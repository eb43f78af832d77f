Feature: Exploration Tokens

  Background:
    Given every other opportunity is passed

  @exploration-tokens.4
  Scenario: Turned up in the middle of the move
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 2: {face down: [innocent]}}
      current: rose
      """
    When rose moves to quay 2
    And rose turns the tokens up
    And rose picks up an innocent
    And rose moves to quay 3
    Then rose has 1 innocent

  @exploration-tokens.5
  Scenario: Not with a monster in the space
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      spaces: {quay 1: {face down: [innocent]}}
      current: rose
      """
    When rose turns the tokens up
    Then it is refused by exploration-tokens.5
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    And rose turns the tokens up
    Then there are 1 innocent tokens at quay 1

  @exploration-tokens.6
  Scenario: No effect before it is face up
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {face down: [pentagram, fire]}}
      current: rose
      """
    When rose turns the tokens up
    And rose moves to quay 2
    And sin rolls blank
    Then there are 1 pentagram tokens at quay 1

  @exploration-tokens.7
  Scenario: It may be left
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {at: quay 1}}
      spaces: {quay 1: {face down: [fire]}}
      current: rose
      """
    When rose passes
    And sin passes
    Then a fire token lies face down at quay 1
    When karl turns the tokens up
    Then there are 1 fire tokens at quay 1

  @exploration-tokens.1
  Scenario: One cannot be told from another by its back
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 2: {face down: [innocent]}}
      current: rose
      """
    When rose looks at the face-down tokens of quay 2
    Then it is refused by exploration-tokens.1

  @exploration-tokens.2
  Scenario: A fire that lies face down burns nobody
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 2: {face down: [fire]}}
      current: rose
      """
    When rose moves to quay 2
    And rose moves to quay 3
    Then the sins player never rolls 1 dice for the fire check of rose

  @exploration-tokens.3
  Scenario: Face up it counts from the beginning
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      spaces: {quay 1: {pentagram: 1}}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 3 dice
