Feature: Marked Tokens

  Background:
    Given every other opportunity is passed

  @marked-tokens.1
  Scenario: What is marked is hit, and nobody else
    Given the situation
      """
      cards:
        Hunt: {type: apocalypse, does: [{mark: one hero}, {bonus: dice, amount: -1, whom: marked}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [Hunt]
      heroes: {rose: {at: quay 1}, thorley: {at: quay 3}}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And sin chooses rose
    Then a red token marks rose
    And rose's fight dice is 1
    And thorley's fight dice is 3

  @marked-tokens.2
  Scenario: Each effect has a colour of its own
    Given the situation
      """
      cards:
        Hunt: {type: apocalypse, does: [{bonus: dice, amount: -1, whom: marked}]}
        Curse: {type: apocalypse, does: [{mark: one hero}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [Curse]
      heroes: {rose: {at: quay 1}, thorley: {at: quay 3}}
      revealed: [Hunt]
      marks: {red: {on: [rose], of: Hunt}}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And sin chooses thorley
    Then a yellow token marks thorley
    And no red token marks thorley
    And thorley's fight dice is 3
    And rose's fight dice is 1

  @marked-tokens.3
  Scenario: A token of the same colour lies on the card, and the mark goes with it
    Given the situation
      """
      cards:
        The Host: {type: apocalypse, monster: Maestro, fight: 1, defense: 2, does: [{mark: one district}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [The Host]
      heroes: {rose: {at: market}}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And sin places Maestro at market
    And sin chooses hospital
    Then a red token marks hospital
    And a red token lies on The Host
    When rose starts a fight
    And sin rolls blank
    And rose rolls hit, hit
    And rose kills Maestro
    Then no red token marks hospital

  @tokens.4
  Scenario: A fifth effect has no colour left
    Given the situation
      """
      cards:
        A: {type: apocalypse}
        B: {type: apocalypse}
        C: {type: apocalypse}
        D: {type: apocalypse}
        Curse: {type: apocalypse, does: [{mark: one hero}]}
        Level 4: {type: level, number: 4, does: [{reveal apocalypse cards: 1}]}
      apocalypse card deck: [Curse]
      heroes: {rose: {at: quay 1}, thorley: {at: quay 3}}
      revealed: [A, B, C, D]
      marks:
        red: {on: [quay 1], of: A}
        yellow: {on: [quay 2], of: B}
        green: {on: [quay 3], of: C}
        blue: {on: [quay 4], of: D}
      apocalypse: 3
      current: rose
      """
    When the apocalypse track rises by 1
    And sin chooses rose
    Then no blue token marks rose
