Feature: Sin Dice Roll

  Background:
    Given every other opportunity is passed

  @sin-dice-roll.1
  Scenario: Corruption is for the level
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2}, karl: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls corruption, blank
    And rose rolls skill, skill, skill
    Then rose's corruption level is 3
    And rose has 0 wounds

  @sin-dice-roll.2
  Scenario: A Hit is a wound
    Given the situation
      """
      heroes: {thorley: {at: quay 2}, karl: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: thorley
      """
    When thorley starts a fight
    And sin rolls hit, blank
    And thorley rolls skill, skill, skill, skill
    And thorley covers slot 1
    Then thorley has 1 wound

  @sin-dice-roll.3
  Scenario: A Hit with Burst counts as a Hit and rolls one die more
    Given the situation
      """
      heroes: {thorley: {at: quay 2}, karl: {at: quay 2}}
      monsters: {Abomination: quay 2}
      current: thorley
      """
    When thorley starts a fight
    And sin rolls hit with burst, corruption, blank
    And thorley rolls skill, skill, skill, skill
    And sin rolls hit
    And thorley covers slot 1
    And thorley covers slot 7
    Then thorley has 2 wounds
    And thorley's corruption level is 2

  @sin-dice-roll.4
  Scenario: The extra die of a Burst may burst again
    Given the situation
      """
      heroes: {leah: {at: quay 2}, karl: {at: quay 2}}
      boards: {Acolyte: {fight: 1}}
      monsters: {Acolyte: quay 2}
      current: leah
      """
    When leah starts a fight
    And sin rolls hit with burst
    And leah rolls skill, skill, skill, skill
    And sin rolls hit with burst
    And sin rolls hit
    And leah covers slot 1
    And leah covers slot 7
    Then leah has 2 wounds

  @sin-dice-roll.5
  Scenario: A Blank does nothing
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      spaces: {quay 2: {fire: 2}}
      current: thorley
      """
    When thorley moves to quay 2
    And sin rolls blank, blank
    Then thorley has 0 wounds
