Feature: Effects on the Monsters

  Background:
    Given every other opportunity is passed

  @effects-on-the-monsters.2
  Scenario: As many Hits as its Defense kill a monster
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

  @effects-on-the-monsters.3
  Scenario: Fewer do nothing
    Given the situation
      """
      heroes: {rose: {at: quay 2}, karl: {at: quay 2}, leah: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls hit, hit, hit, hit
    And rose kills Abomination
    Then Abomination is dead
    And Acolyte is at quay 2
    And rose has 0 hits

  @effects-on-the-monsters.4
  Scenario: Hits do not carry over to the next fight
    Given the situation
      """
      heroes: {rose: {at: quay 2, upgrades: [Ice Blade]}}
      monsters: {Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank
    And rose rolls hit, hit, skill
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank, blank
    And rose rolls hit, hit, skill
    Then Abomination is at quay 2

  @effects-on-the-monsters.5
  Scenario Outline: The hero shares the Hits out as she likes
    Given the situation
      """
      heroes: {rose: {at: quay 2}, karl: {at: quay 2}, leah: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls hit, hit, hit, skill
    And rose kills <victim>
    Then <victim> is dead
    And <other> is at quay 2

    Examples:
      | victim      | other       |
      | Acolyte     | Abomination |
      | Abomination | Acolyte     |

  @effects-on-the-monsters.6
  Scenario: The dead are gone at once
    Given the situation
      """
      heroes: {rose: {at: quay 2, upgrades: [Ice Blade]}}
      monsters: {Acolyte: quay 2, Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls hit, hit, hit
    And rose kills Abomination
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill, skill
    Then the sins player rolls 2 dice

  @effects-on-the-monsters.1
  Scenario: The Defense of the board, changed by a card
    Given the situation
      """
      cards:
        Callous: {type: apocalypse, does: [{toughness: 1, of: Abomination}]}
      heroes: {rose: {at: quay 1}}
      monsters: {Abomination: quay 1, Acolyte: quay 1}
      revealed: [Callous]
      current: rose
      """
    Then the hits that kill Abomination is 4
    And the hits that kill Acolyte is 2

  @effects-on-the-monsters.1
  Scenario: A card changes it where what it asks for is so of the hero who fights
    Given the situation
      """
      cards:
        Hide: {type: sin, when: [fight begins], does: [{toughness: 1, only if: [alone]}, {toughness: 1, only if: [in a district]}]}
      heroes: {rose: {at: quay 1}}
      sins: {sin: Pride, hand: [Hide]}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin plays Hide
    Then the hits that kill Acolyte is 3
    When sin rolls blank, blank
    And rose rolls skill, skill

  @effects-on-the-monsters.1
  Scenario: A card of the hero who fights changes it in his fights
    Given the situation
      """
      cards:
        Spear: {type: upgrade, does: [{toughness: -1, of: Abomination}]}
      heroes: {rose: {at: quay 1, upgrades: [Spear]}}
      monsters: {Abomination: quay 1}
      current: rose
      """
    Then the hits that kill Abomination is 3
    When rose starts a fight
    And sin rolls blank, blank, blank
    And rose rolls hit, hit
    And rose kills Abomination
    Then Abomination is dead
