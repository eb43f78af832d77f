Feature: Corruption Tokens

  Background:
    Given every other opportunity is passed

  @corruption-tokens.1 @fire-and-corruption-tokens.1
  Scenario: It does nothing but to heroes who enter or leave
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 5}
      current: rose
      """
    When a corruption token is placed at quay 2
    And a corruption token is placed at quay 4
    And rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    And rose moves to quay 3
    And sin rolls corruption
    And rose passes
    And sin reacts
    And sin moves Abomination to quay 4
    Then the sins player rolls 2 dice
    And rose's corruption level is 2
    And Abomination is at quay 4
