Feature: Effects on the Hero

  Background:
    Given every other opportunity is passed

  @effects-on-the-hero.1
  Scenario: Each Hit that is left is a wound
    Given the situation
      """
      heroes: {thorley: {at: quay 2}, karl: {at: quay 2}}
      monsters: {Abomination: quay 2}
      current: thorley
      """
    When thorley starts a fight
    And sin rolls hit, hit, hit
    And thorley rolls defense, skill, skill, skill
    And thorley covers slot 1
    And thorley covers slot 7
    Then thorley has 2 wounds

  @effects-on-the-hero.2
  Scenario: Each Corruption that is left is one of the track
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 3}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls corruption, corruption
    And rose rolls counter-corruption, skill
    Then rose's corruption level is 4

  Scenario Outline: The order of both is a reading
    Given the situation
      """
      heroes: {thorley: {at: quay 2, corruption: 6, wounds: 4, innocents: 1}, karl: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      readings: {wounds-or-corruption-first: <reading>}
      current: thorley
      """
    When thorley starts a fight
    And sin rolls hit, corruption
    And thorley rolls skill, skill, skill, skill
    And thorley is replaced by Leah
    Then there are <left> innocent tokens at quay 2

    Examples:
      | reading    | left |
      | wounds     | 1    |
      | corruption | 0    |
