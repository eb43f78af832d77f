Feature: Hero Dashboards

  Background:
    Given every other opportunity is passed

  @hero-dashboards.5
  Scenario: Fight for fights, Skill for crises
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, skill, skill
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose rolls 2 dice
    And rose rolls 4 dice for the crisis

  @hero-dashboards.6
  Scenario: Base Defense cancels without dice
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, hit
    And rose rolls skill, skill, skill
    And rose covers slot 1
    Then rose has 1 wound

  @hero-dashboards.8
  Scenario: A natural ranged ability
    Given the situation
      """
      heroes: {thorley: {at: quay 1}, rocco: {at: quay 1}}
      monsters: {Acolyte: quay 3}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley rolls skill, skill, skill, skill
    And thorley passes
    And sin passes
    And rocco starts a ranged fight at quay 3
    Then it is refused by ranged-fight.1

  @hero-dashboards.3
  Scenario: One class of four
    Given the situation
      """
      heroes: {rose: {}, karl: {}}
      """
    Then Karl is a fixer
    And Karl is not a leader
    And Leah is a leader

  @hero-dashboards.7
  Scenario: A natural ability is always in effect
    Given the situation
      """
      cards: {Fury: {type: ability, hero: Rose, does: [{bonus: dice}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 3}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then rose rolls 3 dice
    And thorley's fight dice is 3

  @hero-dashboards.9
  Scenario: The track shows level, bonuses and wounds
    Given the situation
      """
      dashboards: {Rose: {track: [die, hit, die, defense, die, hit]}}
      heroes: {rose: {at: quay 1, corruption: 3, wounds: 2, covered: [2, 3]}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then rose's corruption level is 4
    And rose rolls 3 dice
    And rose has 2 wounds
