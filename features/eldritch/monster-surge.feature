Feature: Monster surges

  @monster-surge.2 @monster-surge.1
  Scenario: Of one or two players one Monster
    When there is a monster surge at Tokyo
    And the monster drawn is Ghoul
    Then Ghoul is at Tokyo
    And the monster cup holds 33 monsters

  @monster-surge.3
  Scenario Outline: Of three to six players two Monsters
    Given the situation
      """
      investigators: {<players>}
      """
    When there is a monster surge at Tokyo
    And the monsters drawn are Ghoul, Ghoul
    Then Ghoul 2 is at Tokyo
    And the monster cup holds 32 monsters

    Examples:
      | players                                                         |
      | lily: {}, norman: {}, silas: {}                                 |
      | lily: {}, norman: {}, silas: {}, leo: {}, mark: {}, lola: {}    |

  @monster-surge.4
  Scenario: Of seven or eight players three Monsters
    Given the situation
      """
      investigators: {lily: {}, norman: {}, silas: {}, leo: {}, mark: {}, lola: {}, jim: {}}
      """
    When there is a monster surge at Tokyo
    And the monsters drawn are Ghoul, Ghoul, Zombie
    Then Zombie is at Tokyo
    And the monster cup holds 31 monsters
