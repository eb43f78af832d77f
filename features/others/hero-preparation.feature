Feature: Hero Preparation

  Background:
    Given every other opportunity is passed

  @hero-preparation.1
  Scenario: A hero alone begins with as many dice as the Fight stat
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose rolls 2 dice

  @hero-preparation.2
  Scenario: An Upgrade card gives a die
    Given the situation
      """
      heroes: {rose: {at: quay 2, upgrades: [Ice Blade]}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then rose rolls 3 dice

  @hero-preparation.3
  Scenario: Voluntary corruption gives the dice of the track
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then rose rolls 3 dice

  @hero-preparation.4
  Scenario: Every source adds up
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2, upgrades: [Ice Blade], npcs: [Commissioner]}, thorley: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill, skill, skill, skill
    Then rose rolls 6 dice
