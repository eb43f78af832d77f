Feature: Upgrade Cards

  Background:
    Given every other opportunity is passed

  @upgrade-cards.1
  Scenario: It is always in effect
    Given the situation
      """
      heroes: {rose: {at: ravencorp hq}}
      inventory: [Ice Blade]
      upgrade deck: [Sample Vest]
      monsters: {Abomination: ravencorp hq}
      current: rose
      """
    When rose uses the city actions
    And rose takes Ice Blade
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls hit, blank, blank
    And rose rolls skill, skill, skill
    Then rose rolls 3 dice
    And rose has 0 wounds

  @upgrade-cards.4
  Scenario: They are not traded
    Given the situation
      """
      heroes: {rose: {at: quay 1, upgrades: [Ice Blade]}, karl: {at: quay 1}}
      current: rose
      """
    When rose gives Ice Blade to karl
    Then it is refused by upgrade-cards.4

  @upgrade-cards.3
  Scenario: Any number, and all count
    Given the situation
      """
      heroes: {rose: {at: market, upgrades: [Ice Blade, Sample Baton, Sample Vest, Sample Blade, Sample Charm]}}
      inventory: [Sample Pistol]
      upgrade deck: [Sample Shield]
      current: rose
      """
    When rose uses the city actions
    And rose takes Sample Pistol
    Then rose has 6 upgrades in the upgrades
    And rose's fight dice is 5
    And rose's fixed hits is 2
