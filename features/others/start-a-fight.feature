Feature: Start a Fight

  Background:
    Given every other opportunity is passed

  @start-a-fight.1
  Scenario: The monsters of one space fight
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 1, Acolyte 3: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    Then the sins player rolls 4 dice

  @start-a-fight.2
  Scenario: In the hero's own space
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 2}
      current: rose
      """
    When rose starts a fight
    Then it is refused by start-a-fight.2

  @start-a-fight.3
  Scenario: From afar with a ranged ability
    Given the situation
      """
      heroes: {thorley: {at: quay 1}}
      monsters: {Acolyte: quay 3}
      current: thorley
      """
    When thorley starts a ranged fight at quay 3
    And thorley rolls skill, skill, skill
    Then thorley rolls 3 dice

  @start-a-fight.1
  Scenario: A monster of another space is not killed
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Acolyte 2: quay 2}
      current: rose
      """
    When rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte 2
    Then it is refused by start-a-fight.1
    When rose kills Acolyte
    Then Acolyte is dead
    And Acolyte 2 is at quay 2

  @sin-reactions.2
  Scenario: In one reaction a second fight is not started
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    And sin starts a fight with rose
    Then it is refused by sin-reactions.2
