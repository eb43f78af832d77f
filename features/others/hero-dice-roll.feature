Feature: Hero Dice Roll

  Background:
    Given every other opportunity is passed

  @hero-dice-roll.1
  Scenario: Hits kill
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    Then Acolyte is dead

  @hero-dice-roll.2
  Scenario: Counter-Corruption cancels a Corruption
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls corruption, corruption
    And rose rolls counter-corruption, skill
    Then rose's corruption level is 3

  @hero-dice-roll.3
  Scenario: Defense cancels a Hit
    Given the situation
      """
      heroes: {rose: {at: quay 2}, karl: {at: quay 2}}
      monsters: {Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, hit, hit
    And rose rolls defense, skill, skill
    And rose covers slot 1
    Then rose has 1 wound

  @hero-dice-roll.4
  Scenario: Each FAITH rolls one die more
    Given the situation
      """
      heroes: {leah: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: leah
      """
    When leah starts a fight
    And sin rolls blank, blank
    And leah rolls FAITH, FAITH, hit
    And leah rolls hit, skill
    And leah kills Acolyte
    Then Acolyte is dead

  @hero-dice-roll.5
  Scenario: An extra die that shows FAITH gives another one
    Given the situation
      """
      heroes: {leah: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: leah
      """
    When leah starts a fight
    And sin rolls blank, blank
    And leah rolls FAITH, hit, skill
    And leah rolls FAITH
    And leah rolls hit
    And leah kills Acolyte
    Then Acolyte is dead

  @hero-dice-roll.6
  Scenario: Each FAITH becomes what the hero likes
    Given the situation
      """
      heroes: {leah: {at: quay 2, corruption: 2}, karl: {at: quay 2}}
      monsters: {Abomination: quay 2, Acolyte: quay 2}
      current: leah
      """
    When leah starts a fight
    And sin rolls corruption, hit, hit, hit, hit
    And leah rolls FAITH, FAITH, defense, defense
    And leah rolls FAITH, hit
    And leah rolls skill
    Then leah may not turn FAITH into FAITH by hero-dice-roll.6
    When leah turns FAITH into hit
    And leah turns FAITH into hit
    And leah turns FAITH into counter-corruption
    And leah kills Abomination
    And leah covers slot 1
    Then Abomination is dead
    And leah's corruption level is 2
    And leah has 1 wound

  @hero-dice-roll.7
  Scenario: A changed FAITH does not take its extra die back
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls FAITH, hit
    Then rose may not turn FAITH into hit
    When rose rolls skill
    And rose turns FAITH into hit
    And rose kills Acolyte
    Then Acolyte is dead
