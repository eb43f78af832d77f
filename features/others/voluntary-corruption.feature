Feature: Voluntary Corruption

  Background:
    Given every other opportunity is passed

  @voluntary-corruption.1
  Scenario: For a fight
    Given the situation
      """
      heroes: {leah: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: leah
      """
    When leah starts a fight
    And leah takes voluntary corruption
    And sin rolls blank, blank
    And leah rolls skill, skill, skill, skill
    Then leah's corruption level is 2

  @voluntary-corruption.2
  Scenario: Not after the roll
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls FAITH, skill
    Then rose may not take voluntary corruption
    When rose rolls skill
    Then rose's corruption level is 2

  @voluntary-corruption.3
  Scenario: The level stays whether the fight goes well or not
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then rose's corruption level is 3

  @voluntary-corruption.4
  Scenario: Once for each roll
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin adds Acolyte 2
    And rose takes voluntary corruption
    Then it is refused by voluntary-corruption.4
    When sin rolls blank, blank, blank, blank
    And rose rolls skill, skill, skill

  @voluntary-corruption.5
  Scenario: All slots up to the new level give their bonuses
    Given the situation
      """
      heroes: {leah: {at: quay 1, corruption: 4}, karl: {at: quay 1}}
      dashboards: {Leah: {track: [die, die, hit, defense, die, hit]}}
      monsters: {Abomination: quay 1, Acolyte: quay 1}
      current: leah
      """
    When leah starts a fight
    And leah takes voluntary corruption
    And sin rolls hit, hit, hit, blank, blank
    And leah rolls hit, skill, skill, skill, skill, skill
    And leah kills Acolyte
    And leah covers slot 1
    Then leah has 1 wound
    And Acolyte is dead

  @voluntary-corruption.6
  Scenario: For that roll alone
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose rolls 2 dice

  @voluntary-corruption.7
  Scenario: Forced corruption of the same fight adds nothing
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls corruption, blank
    And rose rolls hit, skill, skill
    Then rose's corruption level is 4
    And Acolyte is at quay 1

  @voluntary-corruption.8
  Scenario: Not at the last level
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 7}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    Then it is refused by voluntary-corruption.8
    When sin rolls blank, blank
    And rose rolls skill, skill
    Then rose's corruption level is 7

  @voluntary-corruption.9
  Scenario: Below it again
    Given the situation
      """
      heroes: {rose: {at: cathedral, corruption: 7}}
      monsters: {Acolyte: cathedral}
      current: rose
      """
    When rose uses the city actions
    And rose confesses
    And rose passes
    And rose starts a fight
    And rose takes voluntary corruption
    And sin rolls blank, blank
    And rose rolls skill, skill, skill, skill
    Then rose's corruption level is 7

  @voluntary-corruption.10
  Scenario: What was not taken is not withdrawn
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose passes
    And sin adds Acolyte 2
    And rose withdraws the voluntary corruption
    Then it is refused by voluntary-corruption.10
    When sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then rose's corruption level is 2

  @voluntary-corruption.10
  Scenario Outline: It may be taken, or withdrawn, in answer to the acolytes
    Given the situation
      """
      heroes: {rose: {at: quay 1, corruption: 2}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And rose <first>
    And sin adds Acolyte 2
    And rose <then>
    And sin rolls blank, blank, blank, blank
    And rose rolls <rolled>
    Then rose's corruption level is <level>

    Examples:
      | first                      | then                               | rolled              | level |
      | passes                     | takes voluntary corruption         | skill, skill, skill | 3     |
      | takes voluntary corruption | withdraws the voluntary corruption | skill, skill        | 2     |
