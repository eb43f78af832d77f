Feature: Fire Checks

  Background:
    Given every other opportunity is passed

  @fire-check.1 @fire-check.2
  Scenario: Printed and loose Fire give the dice
    Given the situation
      """
      heroes: {rose: {at: mill 1}}
      spaces: {mill 2: {fire: 1}}
      current: rose
      """
    When rose moves to mill 2
    And sin rolls blank, blank
    Then the sins player rolls 2 dice for the fire check of rose

  @fire-check.3
  Scenario: A Burst is a wound, and rolls on
    Given the situation
      """
      heroes: {rose: {at: quay 3}}
      spaces: {quay 4: {fire: 1}}
      current: rose
      """
    When rose moves to quay 4
    And sin rolls hit with burst
    And sin rolls hit
    And rose covers slot 1
    And rose covers slot 7
    Then rose has 2 wounds

  @fire-check.4
  Scenario: Defense does not help
    Given the situation
      """
      heroes: {rose: {at: quay 3, upgrades: [Ice Blade]}}
      spaces: {quay 4: {fire: 1}}
      current: rose
      """
    When rose moves to quay 4
    And sin rolls hit
    And rose covers slot 1
    Then rose has 1 wound

  @fire-check.5
  Scenario: Corruption does nothing in a fire check
    Given the situation
      """
      heroes: {rose: {at: quay 3, corruption: 2}}
      spaces: {quay 4: {fire: 1}}
      current: rose
      """
    When rose moves to quay 4
    And sin rolls corruption
    Then rose's corruption level is 2
    And rose has 0 wounds
