Feature: Apocalypse Track and Cards

  Background:
    Given every other opportunity is passed

  @apocalypse-track.2
  Scenario: It rises when something says so
    Given the situation
      """
      heroes: {rose: {}}
      apocalypse: 2
      current: rose
      """
    When the apocalypse track rises by 1
    Then the apocalypse level is 3

  @apocalypse-track.3
  Scenario: Level by level
    Given the situation
      """
      heroes: {rose: {}}
      apocalypse: 2
      current: rose
      """
    When the apocalypse track rises by 2
    And the apocalypse card drawn is Sample Panic
    Then the apocalypse level is 4
    And the apocalypse track rises twice

  @apocalypse-track.4 @apocalypse-track.5
  Scenario: To 7 and no further, and the game goes on
    Given the situation
      """
      heroes: {rose: {}}
      apocalypse: 6
      current: rose
      """
    When the apocalypse track rises by 2
    Then the apocalypse level is 7
    And nobody has won
