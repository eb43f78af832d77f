Feature: Resolve a Crisis

  Background:
    Given every other opportunity is passed

  @resolve-a-crisis.1
  Scenario: The tokens of the hero's space
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {fire: 1}, quay 2: {fire: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, hit, hit
    And rose removes a fire token
    Then there are 0 fire tokens at quay 1
    And there are 1 fire tokens at quay 2

  @hero-turns.2
  Scenario: Another hero's turn is none of the hero's
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {at: quay 1}}
      spaces: {quay 1: {fire: 1}}
      current: rose
      """
    When karl resolves a crisis
    Then it is refused by hero-turns.2

  @resolve-a-crisis.2
  Scenario: Harmful tokens; an Altar is none
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {pentagram: 1, nest: 1, innocent: 1, altars: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, skill, hit
    And rose removes a innocent token
    Then it is refused by resolve-a-crisis.2
    When rose removes a pentagram token
    And rose removes a nest token
    Then there are 1 altars at quay 1
    And there are 1 innocent tokens at quay 1

  @resolve-a-crisis.3
  Scenario: What is printed stays
    Given the situation
      """
      heroes: {rose: {at: ravencorp hq}}
      spaces: {ravencorp hq: {corruption: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, hit, hit
    And rose removes a fire token
    Then it is refused by resolve-a-crisis.3
    When rose removes a corruption token
    Then there are 0 corruption tokens at ravencorp hq

  @resolve-a-crisis.4
  Scenario: As many dice as the Skill stat
    Given the situation
      """
      heroes: {leah: {at: quay 1}}
      dashboards: {Leah: {fight: 2}}
      current: leah
      """
    When leah resolves a crisis
    And leah rolls skill, skill, skill
    Then leah rolls 3 dice for the crisis

  @resolve-a-crisis.5
  Scenario: Each Skill result removes one
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {fire: 2, corruption: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, hit, hit
    And rose removes a fire token
    And rose removes a corruption token
    Then there are 1 fire tokens at quay 1
    And there are 0 corruption tokens at quay 1

  @resolve-a-crisis.6
  Scenario Outline: The hero chooses which
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {fire: 1, nest: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, hit, hit, hit
    And rose removes a <one> token
    Then there are 0 <one> tokens at quay 1
    And there are 1 <other> tokens at quay 1

    Examples:
      | one  | other |
      | nest | fire  |
      | fire | nest  |

  @resolve-a-crisis.7
  Scenario: A face-down token stays
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {face down: [fire], nest: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, skill, hit, hit
    And rose removes a nest token
    Then a fire token lies face down at quay 1

  @resolve-a-crisis.8
  Scenario: FAITH rolls on in a crisis
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {fire: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls FAITH, defense, hit, hit
    And rose rolls FAITH
    And rose rolls skill
    And rose removes a fire token
    Then there are 0 fire tokens at quay 1

  @resolve-a-crisis.9
  Scenario: FAITH becomes Skill
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {fire: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls FAITH, defense, hit, hit
    And rose rolls defense
    And rose turns FAITH into skill
    And rose removes a fire token
    Then there are 0 fire tokens at quay 1

  @resolve-a-crisis.10 @rolling-dice.3
  Scenario: Nothing but Skill counts
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      spaces: {quay 1: {fire: 1}}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls hit, hit, defense, counter-corruption
    Then there are 1 fire tokens at quay 1
    And Acolyte is at quay 1

  Scenario: By the other reading a helpful token is removed, too
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 1: {innocent: 1}}
      readings: {tokens-of-a-crisis: any}
      current: rose
      """
    When rose resolves a crisis
    And rose rolls skill, hit, hit, hit
    And rose removes a innocent token
    Then there are 0 innocent tokens at quay 1
