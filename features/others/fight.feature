Feature: Fight

  Background:
    Given every other opportunity is passed

  @fight.2
  Scenario: All monsters of the space fight
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 5 dice

  @fight.3
  Scenario: The Sins player holds none of them back
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 5 dice

  @fight.4
  Scenario: Other heroes suffer nothing
    Given the situation
      """
      heroes: {rose: {at: quay 2}, thorley: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      sins: Sloth
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, corruption
    And rose rolls skill, skill, skill
    Then rose's corruption level is 2
    And thorley's corruption level is 1
    And thorley has 0 wounds

  @fight.5
  Scenario: Whoever starts it, a fight is resolved in the same way
    Given the situation
      """
      heroes: {rose: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    Then Acolyte is dead
    And the sins player rolls 2 dice
    And rose rolls 2 dice

  @fight.6
  Scenario: Both sides strike at the same time
    Given the situation
      """
      heroes: {rose: {at: quay 2, wounds: 4}, karl: {at: quay 2}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls hit, hit
    And rose rolls hit, hit, skill
    And rose kills Acolyte
    And rose is replaced by Leah
    Then Acolyte is dead
    And Rose is dead

  @fight.7
  Scenario: The published example
    Given the situation
      """
      heroes: {rose: {at: quay 2, corruption: 2, upgrades: [Ice Blade]}, thorley: {at: quay 2}}
      monsters: {Acolyte: quay 2, Abomination: quay 2}
      spaces: {quay 2: {pentagram: 1}}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And rose takes voluntary corruption
    And sin passes
    And sin rolls hit, hit, hit, hit, corruption, blank
    And rose rolls hit, hit, hit, hit, FAITH
    And rose rolls skill
    And rose turns FAITH into counter-corruption
    And rose kills Abomination
    And rose covers slot 1
    Then rose has 1 wound
    And rose's corruption level is 3
    And Abomination is dead
    And Acolyte is at quay 2

  @fight.1
  Scenario: Both sides start fights around one turn
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls skill, skill
    And rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then rose fights at quay 1 twice
