Feature: Sin Boards

  Background:
    Given every other opportunity is passed

  @sin-boards.1
  Scenario: Each kind has its dice
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      boards: {Controller: {fight: 4}}
      monsters: {Abomination: quay 1, Controller: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 7 dice

  @sin-boards.2
  Scenario Outline: Each kind takes its Hits
    Given the situation
      """
      heroes: {leah: {at: quay 1}}
      monsters: {Abomination: quay 1}
      current: leah
      """
    When leah starts a fight
    And sin rolls blank, blank, blank
    And leah rolls hit, hit, <third>
    And leah <does>
    Then Abomination is <state>

    Examples:
      | third | does              | state |
      | hit   | kills Abomination | dead  |

  @sin-boards.3
  Scenario Outline: Pride weakens whoever fights alone
    Given the situation
      """
      heroes: {rose: {at: quay 1, upgrades: [Ice Blade]}, thorley: {at: <there>}}
      monsters: {Abomination: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, hit, hit
    And rose rolls <rolled>
    And rose covers slot 1
    Then rose has <wounds> wounds

    Examples:
      | there  | rolled                | wounds |
      | quay 2 | defense, skill, skill | 1      |
