Feature: Start a Fight

  Background:
    Given every other opportunity is passed

  @start-a-fight.1
  Scenario: The monsters of one space fight
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1, Acolyte 3: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 4 dice

  @start-a-fight.2
  Scenario: In the hero's own space
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    Then it is refused by start-a-fight.2

  @start-a-fight.3
  Scenario: From afar with a ranged ability
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 3}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley rolls skill, skill, skill
    Then thorley rolls 3 dice
