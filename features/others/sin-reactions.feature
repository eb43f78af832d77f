Feature: Sin Reactions

  Background:
    Given every other opportunity is passed

  @sin-reactions.1
  Scenario: The Sins player has no turns
    Given the situation
      """
      heroes: {rose: {at: quay 1}, karl: {}}
      monsters: {Abomination: quay 6}
      current: rose
      """
    When sin moves Abomination to quay 5
    Then it is refused by sin-reactions.1

  @sin-reactions.2
  Scenario: One token moves a monster and starts a fight
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      monsters: {Acolyte: quay 1, Abomination: quay 6}
      current: rose
      """
    When rose passes
    And sin reacts
    And sin moves Abomination to quay 5
    And sin moves Abomination to quay 4
    And sin starts a fight with rose
    And sin rolls blank, blank
    And rose rolls skill, skill
    Then Abomination is at quay 4
    And sin has 2 reactions
