Feature: Spaces with Monsters

  Background:
    Given every other opportunity is passed

  @spaces-with-monsters.1
  Scenario: Whoever leaves a monster takes a wound
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose covers slot 1
    Then rose has 1 wound

  @spaces-with-monsters.2
  Scenario: Only one, whatever their number
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1, Controller: quay 1, Avatar: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose covers slot 1
    Then rose has 1 wound

  @spaces-with-monsters.3
  Scenario: Anew for every such space
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 2}
      current: rose
      """
    When rose moves to quay 2
    And rose covers slot 1
    And rose moves to quay 3
    And rose covers slot 7
    Then rose has 2 wounds

  @spaces-with-monsters.4
  Scenario: Entering costs nothing
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 2}
      current: rose
      """
    When rose moves to quay 2
    Then rose has 0 wounds

  Scenario Outline: When the wound comes is a reading
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 6, wounds: 4, innocents: 1}, karl: {}}
      monsters: {Acolyte: quay 1}
      spaces: {quay 1: {corruption: 1}}
      readings: {wound-for-leaving-monsters: <reading>}
      current: rose
      """
    When rose moves to quay 2
    And sin rolls corruption
    And rose is replaced by Leah
    Then there are <left> innocent tokens at quay 1

    Examples:
      | reading | left |
      | last    | 0    |
