Feature: Fight Resolution

  Background:
    Given every other opportunity is passed

  @fight-resolution.1
  Scenario: All extra dice are rolled before FAITH is changed
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit with burst, blank
    And rose rolls FAITH, hit
    Then rose may not turn FAITH into hit
    When sin rolls blank
    And rose rolls skill
    Then rose may turn FAITH into hit
    When rose turns FAITH into hit
    And rose turns FAITH into skill
    Then it is refused by hero-dice-roll.6
    When rose kills Acolyte
    And rose covers slot 1

  @fight-resolution.2
  Scenario: Fixed results are added to the dice
    Given the situation
      """
      heroes: {rose: {at: quay 2, upgrades: [Ice Blade]}, karl: {at: quay 2}}
      monsters: {Abomination: quay 2, Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, hit, hit, hit, blank
    And rose rolls skill, skill, skill, skill
    And rose covers slot 1
    And rose covers slot 7
    Then rose has 2 wounds

  @fight-resolution.4 @effects-on-the-monsters.5
  Scenario: A situation that begins after the dice goes on with what they show
    Given the situation
      """
      heroes: {rose: {at: quay 1, dice: [hit, hit, defense, FAITH]}}
      sins: {sin: Sloth, sin dice: [hit, hit with burst, hit, corruption]}
      monsters: {Acolyte: quay 1}
      dashboards: {Rose: {fight: 2, defense: 1}}
      current: rose
      fighter: rose
      """
    When rose turns FAITH into counter-corruption
    And rose kills Acolyte
    And rose covers slot 7
    Then Acolyte is dead
    And rose has 1 wound
    And rose's corruption level is 1
    When rose starts a fight
    Then it is refused by take-an-action.2

  @fight-resolution.4
  Scenario Outline: All Defense together cancels as many Hits
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2, upgrades: [Ice Blade]}, karl: {at: quay 2}}
      monsters: {Abomination: quay 2, Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And rose takes voluntary corruption
    And sin rolls hit, hit, hit, hit, blank
    And rose rolls <face>, skill, skill, skill, skill
    And rose covers slot 1
    Then rose has <wounds> wounds

    Examples:
      | face    | wounds |
      | skill   | 1      |
      | defense | 0      |

  @fight-resolution.5
  Scenario: FAITH as Counter-Corruption cancels a Corruption
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 3}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls corruption, blank
    And rose rolls FAITH, skill
    And rose rolls skill
    And rose turns FAITH into counter-corruption
    Then rose's corruption level is 3

  @fight-resolution.6
  Scenario: Skill results do nothing
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      spaces: {quay 2: {fire: 1}}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then there are 1 fire tokens at quay 2
    And Acolyte is at quay 2

  @fight-resolution.7
  Scenario Outline: Defense is against Hits alone, Counter-Corruption against Corruption alone
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2}, karl: {at: quay 2}}
      dashboards: {Rose: {defense: <base>}}
      monsters: {Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls corruption, hit, hit
    And rose rolls <dice>
    And rose covers slot 1
    Then rose has <wounds> wounds
    And rose's corruption level is <level>

    Examples:
      | base | dice                                          | wounds | level |
      | 0    | defense, defense, skill                       | 0      | 3     |
      | 1    | counter-corruption, counter-corruption, skill | 1      | 2     |

  @fight-resolution.3
  Scenario: Apocalypse cards and the Sin card add results
    Given the situation
      """
      cards:
        Dread: {type: apocalypse, does: [{sin bonus: hits}]}
        Lies: {type: sin, when: [fight begins], does: [{sin bonus: corruption}]}
      heroes: {rose: {at: quay 1}, karl: {at: quay 1}}
      sins: {sin: Pride, hand: [Lies]}
      monsters: {Acolyte: quay 1}
      revealed: [Dread]
      current: rose
      """
    When rose starts a fight
    And sin plays Lies
    And sin rolls hit, blank
    And rose rolls skill, skill, skill
    And rose covers slot 1
    Then rose has 1 wound
    And rose's corruption level is 2
