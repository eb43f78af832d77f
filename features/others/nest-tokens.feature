Feature: Nest Tokens

  Background:
    Given every other opportunity is passed

  @nest-tokens.1
  Scenario: One Nest that lies face up gives room for one
    Given the situation
      """
      heroes: {rose: {at: quay 3, turn tokens: 0}}
      monsters: {Acolyte: {dead: true}, Acolyte 2: {dead: true}, Acolyte 3: {dead: true}, Abomination: gate 2, Abomination 2: market}
      spaces: {quay 3: {face down: [nest]}, quay 4: {face down: [nest]}}
      current: rose
      """
    When rose turns the tokens up
    And rose passes
    And sin passes
    And sin summons Acolyte at gate 2
    Then it is refused by summon-monsters.8
    When sin summons Acolyte at quay 3
    And rose wants rose to be first
    Then Acolyte 2 is dead
