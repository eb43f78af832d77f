Feature: Taking Wounds

  Background:
    Given every other opportunity is passed

  @taking-wounds.1
  Scenario: A marker for each wound
    Given the situation
      """
      heroes: {rose: {wounds: 1}}
      current: rose
      """
    When rose suffers 2 wounds
    And rose covers slot 2
    And rose covers slot 3
    Then rose has 3 wounds
    And rose's covered slots are 1, 2 and 3

  @taking-wounds.2
  Scenario: A covered slot gives no bonus
    Given the situation
      """
      heroes: {leah: {at: quay 1, corruption: 4, wounds: 4, covered: [1, 7, 2, 4]}, karl: {at: quay 1}}
      dashboards: {Leah: {track: [die, die, hit, defense, die, hit]}}
      monsters: {Acolyte: quay 1}
      current: leah
      """
    When leah starts a fight
    And leah takes voluntary corruption
    And sin rolls hit, hit
    And leah rolls hit, skill, skill, skill, skill
    Then leah has 4 wounds
    And Acolyte is at quay 1

  @taking-wounds.3
  Scenario: The player chooses the slot
    Given the situation
      """
      heroes: {rose: {corruption: 2}}
      current: rose
      """
    When rose suffers 1 wounds
    And rose covers slot 7
    Then rose's slot 7 is covered

  @taking-wounds.4
  Scenario: The first slot has no bonus to lose
    Given the situation
      """
      heroes: {leah: {at: quay 1, wounds: 1, covered: [1]}}
      monsters: {Acolyte: quay 1}
      current: leah
      """
    When leah starts a fight
    And leah takes voluntary corruption
    And sin rolls blank, blank
    And leah rolls skill, skill, skill, skill
    Then leah's corruption level is 2

  @taking-wounds.2
  Scenario: The second slot has one
    Given the situation
      """
      heroes: {leah: {at: quay 1, wounds: 1, covered: [2]}}
      monsters: {Acolyte: quay 1}
      current: leah
      """
    When leah starts a fight
    And leah takes voluntary corruption
    And sin rolls blank, blank
    And leah rolls skill, skill, skill
    Then leah's corruption level is 2

  @taking-wounds.6
  Scenario: A marker that lies there stays
    Given the situation
      """
      heroes: {rose: {wounds: 1, covered: [2]}}
      current: rose
      """
    When rose suffers 1 wounds
    And rose covers slot 2
    Then it is refused by taking-wounds.6
    When rose covers slot 1
    Then rose's slot 2 is covered

  @taking-wounds.7
  Scenario: Any marker may be healed
    Given the situation
      """
      heroes: {rose: {at: market, wounds: 3, covered: [1, 2, 5]}, karl: {at: hospital, wounds: 2, covered: [1, 4]}}
      current: karl
      """
    When karl uses the city actions
    And karl heals slot 4
    Then karl's covered slots are 1

  @taking-wounds.7
  Scenario: A card heals as many wounds as there are, on slots of the hero's choice
    Given the situation
      """
      cards:
        Salve: {type: upgrade, does: [{whenever: enters a space, then: [{heal: 2}]}]}
      heroes: {rose: {at: quay 1, covered: [1, 7, 4], upgrades: [Salve]}, thorley: {at: quay 5}}
      current: rose
      """
    When rose moves to quay 2
    And rose removes the wound on slot 7
    And rose removes the wound on slot 2
    Then it is refused by taking-wounds.7
    When rose removes the wound on slot 1
    Then rose has 1 wound
