Feature: Reset Tokens

  Background:
    Given every other opportunity is passed

  @reset-tokens.1
  Scenario: Turn tokens become active
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    And rose passes
    Then rose has 1 turn token

  @reset-tokens.3
  Scenario: City Action tokens come back
    Given the situation
      """
      heroes: {rose: {at: hospital, turn tokens: 0, city action token: hospital}}
      current: rose
      """
    When rose uses the city actions
    Then it is refused by city-actions.7
    When rose passes
    And sin passes
    And rose wants rose to be first
    And rose uses the city actions
    And rose passes
    Then rose's city action token is at hospital

  @reset-tokens.4
  Scenario: Reaction tokens become active
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 0}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then sin has 3 reactions

  @reset-tokens.5
  Scenario: Extra ones are discarded
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 4}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then sin has 3 reactions

  @reset-tokens.6
  Scenario: Unless a continuing effect grants them
    Given the situation
      """
      heroes: {rose: {turn tokens: 0}}
      sins: {sin: Pride, reactions: 0, lasting reactions: 1}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    Then sin has 4 reactions

  @reset-tokens.7 @acolyte-boards.3
  Scenario: The acolyte ability can be used again
    Given the situation
      """
      heroes: {rose: {at: quay 1, turn tokens: 0}}
      sins: {sin: Pride, reactions: 0}
      monsters: {Acolyte: quay 1}
      current: rose
      """
    When rose starts a fight
    And sin adds Acolyte 2
    And sin rolls blank, blank, blank, blank
    And rose rolls skill, skill
    And rose passes
    And sin passes
    And rose wants rose to be first
    And rose starts a fight
    And rose passes
    And sin adds Acolyte 3
    And sin rolls blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    And rose passes
    And sin passes
    And rose starts a fight
    And rose passes
    And sin adds Acolyte 4
    Then it is refused by acolyte-boards.7
    When sin rolls blank, blank, blank, blank, blank, blank
    And rose rolls skill, skill
    Then Acolyte 3 is at quay 1

  @reset-tokens.8
  Scenario: What lasts for a round is over
    Given the situation
      """
      heroes: {rose: {at: hospital, turn tokens: 0, wounds: 2, covered: [1, 2], cannot heal: true}}
      current: rose
      """
    When rose passes
    And sin passes
    And rose wants rose to be first
    And rose uses the city actions
    And rose heals slot 1
    And rose passes
    Then rose has 1 wound
