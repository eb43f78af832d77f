Feature: Sin Cards

  Background:
    Given every other opportunity is passed

  @sin-cards.7
  Scenario: A hand has no maximum
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, sin cards: 3}
      spaces: {quay 4: {altars: 5}}
      current: rose
      """
    When rose passes
    And sin passes
    And sin draws Sample Frenzy
    And sin draws Sample Claws
    And sin draws Sample Hide
    And sin draws Sample Whisper
    And sin draws Sample Arson
    And rose wants rose to be first
    Then sin has 8 sin cards

  @sin-cards.1
  Scenario: In a hero's turn, and in the reaction to another
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 5}}
      sins: {sin: Pride, hand: [Trap, Rage]}
      monsters: {Acolyte: quay 5}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    And rose passes
    And sin passes
    And thorley passes
    And sin reacts
    And sin starts a fight with thorley
    And sin plays Rage
    And sin rolls blank, blank, blank, blank
    And thorley rolls skill, skill, skill
    Then the sins player rolls 4 dice
    And sin has 0 sin cards

  @sin-cards.2
  Scenario: One in a turn and its reaction together
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}}
      sins: {sin: Pride, hand: [Trap, Rage]}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin plays Rage
    Then it is refused by sin-cards.2
    When sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then the sins player rolls 2 dice

  @sin-cards.2
  Scenario: In the next turn another one
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
        Snag: {type: sin, when: [enters a space], does: [{wounds: 1}]}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}}
      sins: {sin: Pride, hand: [Trap, Snag]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    And rose moves to quay 3
    And sin plays Snag
    Then it is refused by sin-cards.2
    When rose passes
    And sin passes
    And thorley moves to quay 3
    And sin plays Snag
    And thorley covers slot 1
    Then thorley has 1 wound

  @sin-cards.3
  Scenario: It lies there until the next hero begins
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}}
      sins: {sin: Pride, hand: [Trap]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    And rose covers slot 1
    And rose passes
    Then Trap lies in front of sin
    And Trap is not in the sin card discard pile
    When sin passes
    And thorley moves to quay 3
    Then Trap does not lie in front of sin
    And Trap is in the sin card discard pile

  @sin-cards.4
  Scenario: Only at the moment that is printed on it
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}
        Rage: {type: sin, when: [fight begins], does: [{sin bonus: dice, amount: 2}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Trap, Rage]}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin plays Trap
    Then it is refused by sin-cards.4
    When sin rolls blank, blank
    And rose rolls skill, skill
    Then rose has 0 wounds

  @sin-cards.4
  Scenario: And only if what it asks for is so
    Given the situation
      """
      cards:
        Trap: {type: sin, when: [enters a space], only if: [with a corruption token here], does: [{wounds: 1}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Trap]}
      spaces: {quay 3: {corruption: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trap
    Then it is refused by sin-cards.4
    When rose moves to quay 3
    And sin plays Trap
    And rose covers slot 1
    And sin rolls blank
    Then rose has 1 wound

  @sin-cards.5
  Scenario: It does what it says, once
    Given the situation
      """
      cards:
        Doubt: {type: sin, when: [turn ends], does: [{corruption: 1}]}
      heroes: {rose: {at: quay 1, corruption: 2}}
      sins: {sin: Pride, hand: [Doubt]}
      current: rose
      """
    When rose passes
    And sin plays Doubt
    Then rose's corruption level is 3
    When sin passes
    And rose spends a turn token
    And rose passes
    And sin plays Doubt
    Then it is refused by sin-cards.1
    And Doubt is in the sin card discard pile

  @sin-cards.5
  Scenario: What is played after the dice of a fight holds for that fight
    Given the situation
      """
      cards:
        Spite: {type: sin, when: [dice are rolled], does: [{sin bonus: hits, amount: 3}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Spite]}
      monsters: {Acolyte: quay 1}
      dashboards: {Rose: {defense: 3}}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    And sin plays Spite
    And rose covers slot 1
    Then rose has 1 wound
    And Spite is not in force
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose has 1 wound

  @sin-cards.6
  Scenario Outline: An empty deck is shuffled anew
    Given the situation
      """
      readings: {when-the-sin-deck-runs-out: <reading>}
      cards:
        Sample Torpor: {type: sin, sin: Sloth}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Sample Frenzy, Sample Claws, Sample Hide, Sample Whisper, Sample Arson, Sample Blight]}
      sin card discard: [Sample Alarm, Sample Despair, Sample Brand, Sample Fall, Sample Mirror]
      current: rose
      """
    When the sins player takes 1 sin cards
    Then sin has 7 sin cards
    And the sin card discard pile holds <left> sin cards
    When the sins player takes 1 sin cards
    And sin draws Sample Brand
    Then sin has 8 sin cards
    And the sin card deck holds 4 sin cards
    And the sin card discard pile is empty

    Examples:
      | reading   | left |
      | next-draw | 5    |
      | at-once   | 0    |

  @sin-cards.5
  Scenario: Dice that a card rolls after those of the fight do not take their place
    Given the situation
      """
      cards: {Storm: {type: sin, when: [dice are rolled], does: [{roll sin dice: 1, corruption: [{corruption: 1}]}]}}
      heroes: {rose: {at: quay 2}, karl: {at: quay 2}}
      sins: {sin: Sloth, hand: [Storm]}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, hit
    And rose rolls skill, skill, skill
    And sin plays Storm
    And sin rolls corruption
    And rose covers slot 1
    Then rose has 1 wound
    And rose's corruption level is 2
