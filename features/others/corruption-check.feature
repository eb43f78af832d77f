Feature: Corruption Checks

  Background:
    Given every other opportunity is passed

  @corruption-check.1 @corruption-check.2
  Scenario: Printed and loose Corruption give the dice, Fire does not
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {ravencorp hq: {corruption: 1, fire: 1}}
      current: rose
      """
    When rose moves to ravencorp hq
    And sin rolls blank, blank
    And sin rolls blank
    Then the sins player rolls 2 dice for the corruption check of rose
    And the sins player rolls 1 dice for the fire check of rose

  @corruption-check.3
  Scenario: Each Corruption is one of the track
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      spaces: {quay 2: {corruption: 2}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption, corruption
    Then rose's corruption level is 4

  @corruption-check.4
  Scenario: Hits do nothing in a corruption check
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      spaces: {quay 2: {corruption: 2}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls hit, hit
    Then rose has 0 wounds

  @corruption-check.5
  Scenario: A Burst rolls on in a corruption check
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      spaces: {quay 2: {corruption: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls hit with burst
    And sin rolls corruption
    Then rose's corruption level is 3
    And rose has 0 wounds

  @corruption-check.6
  Scenario: Each check has its own dice
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      spaces: {quay 2: {corruption: 2, fire: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption, hit
    And sin rolls corruption
    Then rose's corruption level is 3
    And rose has 0 wounds

  @corruption-check.7
  Scenario: Both checks are made on entering and on leaving
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      spaces: {quay 2: {corruption: 1, fire: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption
    And sin rolls blank
    And rose moves to quay 3
    And sin rolls corruption
    And sin rolls blank
    Then rose's corruption level is 4

  @corruption-check.8
  Scenario: Corruption is checked before fire
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 6, wounds: 4, innocents: 1}, karl: {}}
      spaces: {quay 2: {corruption: 2, fire: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption, blank
    And sin rolls hit
    And rose is replaced by Leah
    Then there are 0 innocent tokens at quay 2
    And Rose is dead
