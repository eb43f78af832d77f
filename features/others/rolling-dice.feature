Feature: Rolling Dice

  Background:
    Given every other opportunity is passed

  @rolling-dice.1
  Scenario: Nothing is rolled for leaving monsters, and dice are for fire
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      spaces: {quay 3: {fire: 1}}
      current: rose
      """
    When rose moves to quay 3
    And rose covers slot 1
    And sin rolls blank
    Then the sins player rolls 1 dice for the fire check of rose
    And rose has 1 wound

  @rolling-dice.2
  Scenario: Each side rolls its own dice
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 2 dice
    And rose rolls 2 dice

  @rolling-dice.4
  Scenario: Nothing but Burst and FAITH adds dice during the roll
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls corruption, corruption
    And rose rolls FAITH, hit
    And rose rolls hit
    And rose kills Acolyte
    Then rose's corruption level is 3
    And Acolyte is dead
