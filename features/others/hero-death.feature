Feature: Hero Death

  Background:
    Given every other opportunity is passed

  @hero-death.1
  Scenario Outline: The fifth wound kills at once
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: <wounds>}, karl: {}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    Then Rose is dead

    Examples:
      | wounds |
      | 4      |

  @hero-death.2
  Scenario: The turn is broken off
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, thorley: {}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    And rose starts a fight
    Then it is refused by hero-turns.2
    And thorley is the current hero

  @hero-death.3
  Scenario: The dead do not come back
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, thorley: {wounds: 4}}
      current: rose
      """
    When thorley suffers 1 wounds
    And thorley is replaced by Leah
    And rose suffers 1 wounds
    And rose is replaced by Thorley
    Then it is refused by hero-death.9
    When rose is replaced by Karl
    Then Thorley has left the game

  @hero-death.4
  Scenario: Extra turn tokens are discarded
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, extra turn tokens: 2}}
      current: rose
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then rose has 0 extra turn tokens

  @hero-death.6 @hero-death.13 @hero-death.14
  Scenario: Upgrades go to the inventory, and as many are chosen from it
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, upgrades: [Ice Blade, Sample Vest]}}
      inventory: [Sample Rifle, Sample Blade, Sample Charm, Sample Baton, Sample Shield]
      current: rose
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    And rose inherits Sample Pistol
    Then it is refused by hero-death.13
    When rose inherits Sample Rifle
    And rose inherits Ice Blade
    Then rose has 2 upgrades in upgrades
    And the inventory holds 5 cards
    And Sample Vest is in the inventory

  @hero-death.7
  Scenario: Turn tokens pass on as they are
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, turn tokens: 1}, karl: {}}
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then rose has 1 turn token

  @hero-death.8
  Scenario: The City Action token stays
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, city action token: hospital}, karl: {}}
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then rose's city action token is at hospital

  @hero-death.9 @victory-and-defeat.5
  Scenario Outline: The player chooses from the reserve
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, thorley: {}, karl: {}}
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by <name>
    Then rose plays <name>
    And the reserve holds 3 heroes

    Examples:
      | name    |
      | Leah    |
      | Morgana |

  @hero-death.10
  Scenario: The replacement starts on the starting space
    Given the situation
      """
      heroes: {rose: {at: market, wounds: 4}, karl: {}}
      starting space: quay 6
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then rose is at quay 6

  @hero-death.11 @hero-death.12
  Scenario: Without corruption and wounds
    Given the situation
      """
      heroes: {rose: {at: market, wounds: 4, corruption: 7}, karl: {}}
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then rose's corruption level is 1
    And rose has 0 wounds

  @hero-death.15
  Scenario: In the place of the dead in the order of turns
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, turn tokens: 1}, thorley: {turn tokens: 1}, karl: {turn tokens: 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    And thorley passes
    And sin passes
    And karl passes
    And sin passes
    Then rose plays Leah
    And rose is the current hero

  @hero-death.16
  Scenario: The replacement may use what is active
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, turn tokens: 1, city action token: hospital}, karl: {turn tokens: 0}}
      monsters: {Acolyte: quay 1}
      starting space: cathedral
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls hit, hit
    And rose rolls skill, skill
    And rose is replaced by Leah
    And sin passes
    Then rose is the current hero
    And rose has 0 turn tokens
    And rose may not use the city actions by city-actions.7

  @hero-death.17
  Scenario: A death in another's turn does not break it off
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4}, thorley: {at: quay 2}}
      current: thorley
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    And thorley moves to quay 3
    And thorley passes
    And sin reacts
    Then thorley is at quay 3
    And sin has 2 reactions

  Scenario Outline: Where somebody dies between two spaces is a reading
    Given the situation
      """
      heroes: {rose: {at: quay 1, wounds: 4, innocents: 1}, karl: {}}
      monsters: {Acolyte: quay 1}
      readings: {dying-between-two-spaces: <reading>}
      current: rose
      """
    When rose moves to quay 2
    And rose is replaced by Leah
    Then there are 1 innocent tokens at <space>

    Examples:
      | reading | space  |
      | left    | quay 1 |
      | entered | quay 2 |

  @hero-death.5
  Scenario: The marks of the dead are discarded
    Given the situation
      """
      cards:
        Hunt: {type: apocalypse, does: [{bonus: dice, amount: -1, whom: marked}]}
      heroes: {rose: {at: quay 1, wounds: 4}}
      revealed: [Hunt]
      marks: {red: {on: [rose, quay 3], of: Hunt}}
      current: rose
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then no red token marks rose
    And a red token marks quay 3
    And rose's fight dice is 3
