Feature: Flood Tokens

  Background:
    Given every other opportunity is passed
    And Roland is at the Refinery
    And it is Roland's turn
    And the location Refinery has shroud 2 and 3 clues
    And the location Bridge has shroud 2

  @flood-tokens.6
  Scenario: A location without a token is unflooded
    Given the Bridge is fully flooded
    When Roland resolves these effects
      """
      - {lose: 1, of: clues, on: {kind: location, flood: unflooded}}
      """
    Then Refinery has 2 clues
    And Refinery is unflooded
    And Bridge is not unflooded

  @flood-tokens.7 @flood-tokens.9
  Scenario: It rises by one step, and a token shows it
    When Roland resolves these effects
      """
      - {raise the flood level of: your location}
      """
    Then Refinery is partially flooded
    And Refinery is not fully flooded
    And Refinery has 1 flood token

  @flood-tokens.2 @flood-tokens.3 @flood-tokens.8 @flood-tokens.9
  Scenario: It rises twice, and the one token is flipped
    When Roland resolves these effects
      """
      - {raise the flood level of: your location}
      - {raise the flood level of: your location}
      """
    Then Refinery is fully flooded
    And Refinery is not partially flooded
    And Refinery has 1 flood token

  @flood-tokens.8
  Scenario: Whatever they were, they become fully flooded
    Given the Bridge is partially flooded
    When Roland resolves these effects
      """
      - {flood: {kind: location}, level: fully flooded}
      """
    Then Refinery is fully flooded
    And Bridge is fully flooded
    And Bridge has 1 flood token

  @flood-tokens.7
  Scenario: An effect makes one partially flooded
    When Roland resolves these effects
      """
      - {flood: Bridge, level: partially flooded}
      """
    Then Bridge is partially flooded
    And Refinery is unflooded

  @flood-tokens.10
  Scenario: Nothing rises above the highest level
    Given the Refinery is fully flooded
    When Roland resolves these effects
      """
      - {first: {raise the flood level of: your location}, then: {horror: 1}}
      """
    Then Refinery is fully flooded
    And Refinery has 1 flood token
    And Roland has 0 horror

  @flood-tokens.10
  Scenario: An ability that would only raise it is not used
    Given the Refinery is fully flooded
    And the card Valve
      """
      {type: asset, abilities: [{free: true, do: {raise the flood level of: your location}}]}
      """
    And Roland controls Valve
    When Roland uses Valve
    Then it is refused by flood-tokens.10

  @flood-tokens.11
  Scenario: It falls by one step, and the token is flipped
    Given the Refinery is fully flooded
    When Roland resolves these effects
      """
      - {lower the flood level of: your location}
      """
    Then Refinery is partially flooded
    And Refinery has 1 flood token

  @flood-tokens.11 @flood-tokens.12
  Scenario: It falls from the lower of the two, and the token is removed
    Given the Refinery is partially flooded
    When Roland resolves these effects
      """
      - {lower the flood level of: your location}
      """
    Then Refinery is unflooded
    And Refinery has 0 flood tokens

  @flood-tokens.4
  Scenario: The level by itself does nothing
    Given the Refinery is fully flooded
    When Roland investigates
    Then the difficulty is 2
    When Roland reveals 0
    Then Roland has 1 clue
    And Roland has 0 damage

  @flood-tokens.5
  Scenario Outline: An effect grows with the level
    Given the Refinery is <level>
    When Roland resolves these effects
      """
      - {damage: {if: {is: your location, a: {kind: location, flood: fully flooded}}, then: 2, otherwise: 1}}
      """
    Then Roland has <damage> damage

    Examples:
      | level             | damage |
      | partially flooded | 1      |
      | fully flooded     | 2      |

  @flood-tokens.5 @flood-tokens.13
  Scenario: Flooded is one that is partially or fully flooded
    Given the Refinery is partially flooded
    And the Bridge is fully flooded
    And the location Hill has shroud 1
    And Daisy is at the Bridge
    And Wendy is at the Hill
    When Roland resolves these effects
      """
      - {damage: 1, to: {kind: investigator, at: {kind: location, flood: flooded}}}
      """
    Then Roland has 1 damage
    And Daisy has 1 damage
    And Wendy has 0 damage
    And Bridge is flooded
    And Hill is not flooded

  Scenario: A location that leaves play takes no level with it
    Given the Bridge is fully flooded
    When Roland resolves these effects
      """
      - {return: Bridge, to: set aside}
      - {put into play: {named: Bridge, zone: set aside}, area: location}
      """
    Then Bridge is unflooded
