Feature: NPC Tokens

  Background:
    Given every other opportunity is passed

  @npc-tokens.1
  Scenario: Picked up freely
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      npcs: {Proxy: quay 2}
      current: rose
      """
    When rose picks up the Proxy
    Then it is refused by npc-tokens.2
    When rose moves to quay 2
    And rose picks up the Proxy
    And rose moves to quay 3
    Then rose holds the Proxy token

  @npc-tokens.2
  Scenario: Only the holder has the benefit
    Given the situation
      """
      heroes: {rose: {at: quay 1}}
      npcs: {Ravencorp: quay 1}
      current: rose
      """
    When rose puts down the Ravencorp
    Then it is refused by npc-tokens.2

  @npc-tokens.3
  Scenario: Several at once
    Given the situation
      """
      heroes: {rose: {at: quay 1, npcs: [Commissioner]}}
      npcs: {Ravencorp: quay 1}
      current: rose
      """
    When rose picks up the Ravencorp
    Then rose's movement is 3
    And rose's fight dice is 3

  @npc-tokens.4
  Scenario: Put down in one's own turn
    Given the situation
      """
      heroes: {rose: {at: quay 1, npcs: [Commissioner]}, karl: {npcs: [Proxy]}}
      current: rose
      """
    When karl puts down the Proxy
    Then it is refused by npc-tokens.4
    When rose puts down the Commissioner
    Then the Commissioner token lies at quay 1

  @npc-tokens.5
  Scenario: Another hero may pick it up
    Given the situation
      """
      heroes: {rose: {at: quay 1, npcs: [Commissioner]}, karl: {at: quay 1}}
      current: rose
      """
    When rose puts down the Commissioner
    And rose passes
    And sin passes
    And karl picks up the Commissioner
    Then karl holds the Commissioner token

  @npc-tokens.6
  Scenario: It lies where its holder was killed
    Given the situation
      """
      heroes: {rose: {at: market, wounds: 4, npcs: [Proxy]}, karl: {}}
      current: karl
      """
    When rose suffers 1 wounds
    And rose is replaced by Leah
    Then the Proxy token lies at market
    And rose does not hold the Proxy token
