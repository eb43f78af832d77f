Feature: Start a Fight with the Current Hero

  Background:
    Given every other opportunity is passed

  @start-a-fight-with-the-current-hero.1
  Scenario: The Sins player may fight the hero
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 3 dice

  @start-a-fight-with-the-current-hero.2
  Scenario: With the monsters of the space
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Abomination: quay 2}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 2 dice

  @start-a-fight-with-the-current-hero.3
  Scenario: With no other hero
    Given the situation
      """
      heroes: {rose: {at: quay 1}, thorley: {at: quay 4}}
      monsters: {Abomination: quay 4}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with thorley
    Then it is refused by start-a-fight-with-the-current-hero.3

  @start-a-fight-with-the-current-hero.4
  Scenario: Without a monster there is no fight
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 4}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Abomination to quay 3
    And sin moves Abomination to quay 2
    And sin starts a fight with rose
    Then it is refused by start-a-fight-with-the-current-hero.2

  @start-a-fight-with-the-current-hero.5
  Scenario: The monster that comes takes part
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 3, Abomination: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to quay 2
    And sin moves Acolyte to quay 1
    And sin starts a fight with rose
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 5 dice

  @start-a-fight-with-the-current-hero.6
  Scenario: The monster that moves may go elsewhere
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 4, Abomination: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Acolyte to quay 5
    And sin starts a fight with rose
    And sin rolls blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 3 dice

  @start-a-fight-with-the-current-hero.7
  Scenario: The move comes before the fight
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 2, Abomination: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank, blank
    And rose rolls skill, skill
    And sin moves Acolyte to quay 1
    Then it is refused by start-a-fight-with-the-current-hero.7

  @start-a-fight-with-the-current-hero.8
  Scenario: The hero strikes as in a fight of his own
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
    And rose rolls hit, hit
    And rose kills Acolyte
    Then Acolyte is dead
