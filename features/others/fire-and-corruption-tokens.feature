Feature: Fire and Corruption Tokens

  Background:
    Given every other opportunity is passed

  @fire-and-corruption-tokens.2
  Scenario: They act on entering and again on leaving
    Given the situation
      """
      heroes: {rose: {at: quay 3}}
      spaces: {quay 4: {fire: 1}}
      current: rose
      """
    When rose moves to quay 4
    And sin rolls hit
    And rose covers slot 1
    And rose moves to quay 5
    And sin rolls hit
    And rose covers slot 7
    Then rose has 2 wounds

  @fire-and-corruption-tokens.3
  Scenario: The Sins player rolls, and no other hero helps
    Given the situation
      """
      heroes: {rose: {at: quay 3}, thorley: {at: quay 4}}
      spaces: {quay 4: {fire: 2}}
      current: rose
      """
    When rose moves to quay 4
    And sin rolls blank, blank
    Then the sins player rolls 2 dice for the fire check of rose

  @fire-and-corruption-tokens.4
  Scenario: They do nothing to monsters
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 3}
      spaces: {quay 4: {fire: 3}, quay 3: {fire: 1}}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Abomination to quay 4
    Then Abomination is at quay 4
    And Abomination is not dead
