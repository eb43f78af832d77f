Feature: Innocent Tokens

  Background:
    Given every other opportunity is passed

  @innocent-tokens.1
  Scenario: Picked up freely
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      spaces: {quay 2: {innocent: 1}}
      current: rose
      """
    When rose moves to quay 2
    And rose picks up an innocent
    And rose picks up an innocent
    Then it is refused by innocent-tokens.1
    When rose moves to quay 3
    Then rose has 1 innocent

  @innocent-tokens.2
  Scenario: Never put down
    Given the situation
      """
      heroes: {rose: {at: quay 1, innocents: 1}}
      current: rose
      """
    When rose puts down an innocent
    Then it is refused by innocent-tokens.2

  @innocent-tokens.3
  Scenario: Never given away
    Given the situation
      """
      heroes: {rose: {at: quay 1, innocents: 1}, karl: {}}
      current: rose
      """
    When rose gives an innocent to karl
    Then it is refused by innocent-tokens.3

  @innocent-tokens.4
  Scenario: They lie where their hero was killed
    Given the situation
      """
      heroes: {rose: {at: quay 3, wounds: 4, innocents: 2}, karl: {}}
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then there are 2 innocent tokens at quay 3
    And rose has 0 innocents

  @innocent-tokens.5
  Scenario: A hero at the last level kills them
    Given the situation
      """
      heroes: {rose: {at: quay 3, corruption: 6, innocents: 2}}
      current: rose
      """
    When rose is forced to take 1 corruption
    Then rose has 0 innocents
    And there are 0 innocent tokens at quay 3
