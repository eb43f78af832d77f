Feature: Proxy Token

  Background:
    Given every other opportunity is passed

  @proxy-token.1
  Scenario: A fire check gives one wound less
    Given the situation
      """
      heroes: {rose: {at: quay 1, npcs: [Proxy]}}
      spaces: {quay 2: {fire: 2}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls hit, hit
    And rose covers slot 1
    Then rose has 1 wound

  @proxy-token.2
  Scenario: A corruption check gives one corruption less
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2, npcs: [Proxy]}}
      spaces: {quay 2: {corruption: 3}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption, corruption, blank
    Then rose's corruption level is 3

  @proxy-token.3
  Scenario: It does not help against monsters that are left
    Given the situation
      """
      heroes: {rose: {at: quay 1, npcs: [Proxy]}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose covers slot 1
    Then rose has 1 wound
