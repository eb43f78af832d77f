Feature: Sin Preparation

  Background:
    Given every other opportunity is passed

  @sin-preparation.1 @pentagram-tokens.1
  Scenario Outline: The monsters and the Pentagrams of the space give the dice
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2, Acolyte 2: quay 3}
      spaces: {quay 2: {pentagram: <number>}}
      current: rose
      """
    When rose starts a fight
    And sin rolls <rolled>
    And rose rolls skill, skill
    Then the sins player rolls <dice> dice

    Examples:
      | number | dice | rolled                                          |
      | 1      | 6    | blank, blank, blank, blank, blank, blank        |
      | 2      | 7    | blank, blank, blank, blank, blank, blank, blank |

  @sin-preparation.2
  Scenario: A Sin card before the dice, and not after them
    Given the situation
      """
      cards:
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Rage]}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin plays Rage
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 4 dice
    And Rage is not in force

  @sin-cards.4
  Scenario: After the roll it is too late
    Given the situation
      """
      cards:
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Rage]}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And sin plays Rage
    Then it is refused by sin-cards.4

  @sin-preparation.3
  Scenario: Apocalypse cards, the Sin card and the track add dice
    Given the situation
      """
      cards:
        Dread: {type: apocalypse, does: [{sin bonus: dice}]}
        Third: {type: level, number: 3, does: [{sin bonus: dice}]}
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Rage]}
      monsters: {Acolyte: quay 1}
      revealed: [Dread]
      apocalypse: 3
      current: rose
      """
    When rose starts a fight
    And sin plays Rage
    And sin rolls blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 6 dice
