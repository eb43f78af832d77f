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

  @sin-cards.5
  Scenario: It kills a monster of its kind on a space that it names
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{kill: Acolyte, at: each adjacent}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      monsters: {Acolyte: quay 2, Acolyte 2: quay 3, Abomination: quay 3}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin may choose Acolyte 2
    And sin may not choose Acolyte
    And sin may not choose Abomination
    When sin chooses Acolyte 2
    Then Acolyte 2 is dead
    And Acolyte is at quay 2
    And Abomination is at quay 3

  @sin-cards.5
  Scenario: Of a kind of which none is there it kills none
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{kill: Controller}, {corruption: 1}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then Acolyte is at quay 2
    And rose's corruption level is 2

  @sin-cards.5
  Scenario: It brings a monster that is near enough, and that no hero holds
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{bring: any, within: 2}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 3}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      monsters: {Acolyte: quay 2, Acolyte 2: quay 3, Acolyte 3: quay 5, Abomination: quay 4}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin may choose Abomination
    And sin may not choose Acolyte
    And sin may not choose Acolyte 2
    And sin may not choose Acolyte 3
    When sin chooses Abomination
    Then Abomination is at quay 2
    And Acolyte 3 is at quay 5

  @sin-cards.5
  Scenario: Nothing is brought where none is near
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{bring: Abomination, within: 1}, {corruption: 1}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      monsters: {Abomination: quay 4}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then Abomination is at quay 4
    And rose's corruption level is 2

  @sin-cards.5
  Scenario: It removes no more tokens than lie on a space on which there are any
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{remove: fire, number: 2, at: one}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      spaces: {quay 4: {fire: 3}, quay 5: {fire: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin may choose quay 5
    And sin may not choose quay 6
    When sin chooses quay 5
    Then there are 0 fire tokens at quay 5
    And there are 3 fire tokens at quay 4

  @sin-cards.5
  Scenario: It removes so many tokens, and no others
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{remove: fire, number: 2, at: quay 4}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      spaces: {quay 4: {fire: 3}, quay 5: {fire: 1}}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then there are 1 fire tokens at quay 4
    And there are 1 fire tokens at quay 5

  @sin-cards.5
  Scenario: It summons a monster that is beside the board
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{summon: Abomination, at: quay 4}, {summon: Controller, at: quay 5}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      monsters: {Abomination: quay 6, Controller: gate 1}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then Abomination 2 is at quay 4
    And Abomination is at quay 6
    And Controller is at gate 1

  @sin-cards.5
  Scenario: What may be resolved is resolved as the Sins player decides
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{may: [{wounds: 1}]}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    And sin passes
    Then rose has 0 wounds

  @sin-cards.5
  Scenario: What may be resolved hits the hero where he does
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{may: [{corruption: 1}]}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    And sin resolves the effect
    Then rose's corruption level is 2
    And thorley's corruption level is 1

  @sin-cards.5
  Scenario: Of several effects the Sins player chooses one
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{one of: {burn: {place: fire, at: quay 5}, taint: {corruption: 1}}}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    And sin chooses to burn
    Then there are 1 fire tokens at quay 5
    And rose's corruption level is 1

  @sin-cards.5
  Scenario: One effect where the hero is alone, another where not
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{if: alone, then: [{corruption: 2}], otherwise: [{corruption: 1}]}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then rose's corruption level is 2

  @sin-cards.5
  Scenario: For somebody who is alone it is the other one
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{if: alone, then: [{corruption: 2}], otherwise: [{corruption: 1}]}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 3}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then rose's corruption level is 3

  @sin-cards.5
  Scenario: The corruption of those whom it names falls, and not below the first level
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{lower corruption: 2, whom: each here}]}}
      heroes: {rose: {at: quay 1, corruption: 2}, thorley: {at: quay 2, corruption: 4}, karl: {at: hospital, corruption: 4}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then rose's corruption level is 1
    And thorley's corruption level is 2
    And karl's corruption level is 4

  @sin-cards.5
  Scenario: Of the heroes in the space the Sins player chooses one
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{corruption: 1, whom: one here}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin may choose rose
    And sin may not choose karl
    When sin chooses thorley
    Then thorley's corruption level is 2
    And rose's corruption level is 1

  @sin-cards.5
  Scenario: Another hero is never the one who drew it upon himself
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{corruption: 1, whom: another}, {corruption: 1, whom: each other here}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin may not choose rose
    When sin chooses karl
    Then karl's corruption level is 2
    And thorley's corruption level is 2
    And rose's corruption level is 1

  @sin-cards.5
  Scenario: Tokens on the Sins player's side and the hero's
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{gain reactions: 2}, {gain extra turns: 1, whom: each here}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin has 5 reactions
    And rose has 1 extra turn token
    And thorley has 1 extra turn token
    And karl has 0 extra turn tokens

  @sin-cards.5
  Scenario: A hero discards as many Upgrades as he has, of his choice
    Given the situation
      """
      cards:
        Trick: {type: sin, when: [enters a space], does: [{discard upgrades: 2, whom: each}]}
        Salve: {type: upgrade}
        Torch: {type: upgrade}
        Lantern: {type: upgrade}
      heroes: {rose: {at: quay 1, upgrades: [Salve, Lantern, Ice Blade]}, thorley: {at: quay 2, upgrades: [Torch]}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    And rose chooses the card Salve
    And rose chooses the card Ice Blade
    And thorley chooses the card Torch
    Then Salve is in the upgrade discard pile
    And Ice Blade is not in rose's upgrades
    And Torch is not in thorley's upgrades
    And Lantern is in rose's upgrades

  @sin-cards.5
  Scenario: It marks the space of the hero
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{mark: here}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then a red token marks quay 2
    And no red token marks quay 1
    And no red token marks rose

  @sin-cards.5
  Scenario: It marks a monster that the Sins player chooses
    Given the situation
      """
      cards: {Trick: {type: sin, when: [enters a space], does: [{mark: one monster}]}}
      heroes: {rose: {at: quay 1}, thorley: {at: quay 2}, karl: {at: hospital}}
      sins: {sin: Pride, hand: [Trick]}
      monsters: {Acolyte: quay 4, Abomination: quay 5}
      current: rose
      """
    When rose moves to quay 2
    And sin plays Trick
    Then sin may choose Acolyte
    When sin chooses Acolyte
    Then a red token marks Acolyte
    And no red token marks Abomination
