Feature: Summon Monsters

  Background:
    Given every other opportunity is passed

  @summon-monsters.1
  Scenario: As many as heroes are in use
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}, Acolyte 2: {dead: true}, Acolyte 3: {dead: true}, Acolyte 4: {dead: true}, Acolyte 5: {dead: true}}
      spaces: {quay 3: {nest: 3}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at quay 3
    And sin summons Acolyte 2 at quay 3
    And sin summons Acolyte 3 at quay 3
    And rose wants rose to be first
    Then Acolyte 4 is dead
    And Acolyte 5 is dead
    And Acolyte 3 is at quay 3

  @summon-monsters.2
  Scenario: Or all dead ones
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}}
      spaces: {quay 3: {nest: 3}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at quay 3
    And rose wants rose to be first
    Then Acolyte is at quay 3

  @summon-monsters.3
  Scenario: The Sins player chooses which
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}, Controller: {dead: true}, Abomination: {dead: true}, Abomination 2: {dead: true}}
      spaces: {quay 3: {nest: 3}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Controller at quay 3
    And sin summons Abomination at quay 3
    And sin summons Abomination 2 at quay 3
    And rose wants rose to be first
    Then Controller is at quay 3
    And Acolyte is dead

  @summon-monsters.4
  Scenario: Only what was killed
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Abomination at gate 2
    Then it is refused by summon-monsters.4
    When sin summons Acolyte at gate 2
    Then Abomination is not dead

  @summon-monsters.5
  Scenario: Not an Avatar that has not come yet
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Avatar at gate 2
    Then it is refused by summon-monsters.4
    When sin summons Acolyte at gate 2

  @summon-monsters.6 @summon-monsters.7
  Scenario: Onto Nests, printed ones as well
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}, Acolyte 2: {dead: true}}
      spaces: {quay 3: {nest: 1}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at quay 4
    Then it is refused by summon-monsters.6
    When sin summons Acolyte at quay 3
    And sin summons Acolyte 2 at gate 2
    Then Acolyte 2 is at gate 2

  @summon-monsters.8
  Scenario: Each monster blocks one Nest
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}, Acolyte 2: {dead: true}, Acolyte 3: quay 3}
      spaces: {quay 3: {nest: 2}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at quay 3
    And sin summons Acolyte 2 at quay 3
    Then it is refused by summon-monsters.8
    When sin summons Acolyte 2 at market
    Then Acolyte is at quay 3

  @summon-monsters.9
  Scenario: Heroes block none
    Given the situation
      """
      heroes: {rose: {at: gate 2, turn tokens: 0}, karl: {at: gate 2, turn tokens: 0}}
      monsters: {Acolyte: {dead: true}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at gate 2
    Then Acolyte is at gate 2

  @summon-monsters.10
  Scenario: Without a free Nest the others stay dead
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      monsters: {Acolyte: {dead: true}, Acolyte 2: {dead: true}, Abomination: market}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at gate 2
    And rose wants rose to be first
    Then Acolyte 2 is dead

  @summon-monsters.11
  Scenario Outline: The Sins player decides where
    Given the situation
      """
      heroes: {rose: {at: <where>, turn tokens: 0}}
      monsters: {Acolyte: {dead: true}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin summons Acolyte at <where>
    Then Acolyte is at <where>

    Examples:
      | where  |
      | gate 2 |
      | market |
