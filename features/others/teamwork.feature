Feature: Teamwork

  Background:
    Given every other opportunity is passed

  @teamwork.1
  Scenario Outline: Each other hero in the space gives a die
    Given the situation
      """
      heroes: {rose: {at: quay 2, upgrades: [Ice Blade]}, thorley: {at: quay 2}, karl: {at: <karl>}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls <rolled>
    Then rose rolls <dice> dice

    Examples:
      | karl   | dice | rolled                            |
      | quay 3 | 4    | skill, skill, skill, skill        |
      | quay 2 | 5    | skill, skill, skill, skill, skill |

  @teamwork.2
  Scenario: They come in a crisis as well
    Given the situation
      """
      heroes: {leah: {at: quay 2}, thorley: {at: quay 2}, karl: {at: quay 2}}
      spaces: {quay 2: {fire: 1}}
      current: leah
      """
    When leah resolves a crisis
    And leah rolls skill, skill, skill, skill, skill
    And leah removes a fire token
    Then leah rolls 5 dice for the crisis
