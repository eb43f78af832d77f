Feature: Cardtypes

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn
    And the card Turncoat
      """
      {type: enemy, fight: 2, evade: 2, health: 3, damage: 1}
      """
    And the situation also says
      """
      enemies: {turncoat: {card: Turncoat, engaged: roland}}
      """

  @cardtypes.2
  Scenario: What has become an asset is no enemy any more
    When Roland resolves these effects
      """
      - {change cardtype: Turncoat, to: asset}
      - {take control: Turncoat}
      - {damage: 1, to: {kind: enemy}}
      """
    And the enemy phase is played
    Then turncoat does not attack roland
    And turncoat has 0 damage
    And Roland controls Turncoat

  @cardtypes.2
  Scenario: In a threat area as well
    When Roland resolves these effects
      """
      - {change cardtype: Turncoat, to: treachery}
      """
    And Roland takes a resource
    Then turncoat does not attack roland
    And Roland has 0 damage

  @cardtypes.3
  Scenario: It works as an asset does
    When Roland resolves these effects
      """
      - {change cardtype: Turncoat, to: asset}
      - {take control: Turncoat}
      - {damage: 3}
      """
    And Roland assigns 3 damage to Turncoat
    Then Roland has 0 damage
    And Turncoat is defeated

  @cardtypes.2 @enemy-engagement.1
  Scenario Outline: What is no enemy any more is engaged with nobody
    When Roland resolves these effects
      """
      - {change cardtype: Turncoat, to: <type>}
      """
    Then turncoat <is engaged>

    Examples:
      | type      | is engaged                 |
      | asset     | is not engaged with Roland |
      | treachery | is not engaged with Roland |

  @cardtypes.2
  Scenario: What becomes an enemy although it is one stays engaged
    When Roland resolves these effects
      """
      - {change cardtype: Turncoat, to: enemy}
      """
    Then turncoat is engaged with Roland

  Scenario: Only where it comes to that
    Given the situation also says
      """
      chaos bag: [0, -8]
      """
    When Roland resolves these effects
      """
      - {test: combat, difficulty: 3, success: [{change cardtype: Turncoat, to: asset}, {take control: Turncoat}]}
      """
    And the enemy phase is played
    Then the odds that Roland has 1 damage are 1/2
    And the odds that Roland controls Turncoat are 1/2
