Feature: Sin Preparation

  Background:
    Given every other opportunity is passed

  @sin-preparation.1 @pentagram-tokens.1
  Scenario Outline: The monsters and the Pentagrams of the space give the dice
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2, Acolyte 2: quay 3}
      spaces: {quay 2: {pentagram: <number>}}
      current: rose
      """
    When rose starts a fight
    And sin rolls <rolled>
    And rose rolls skill, skill
    Then the sins player rolls <dice> dice

    Examples:
      | number | dice | rolled                                          |
      | 1      | 6    | blank, blank, blank, blank, blank, blank        |
      | 2      | 7    | blank, blank, blank, blank, blank, blank, blank |
