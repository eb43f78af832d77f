Feature: Parley

  Background:
    Given every other opportunity is passed

  @parley.1
  Scenario: An ability with the designator provokes no attack
    Given Skids is at the Study
    And Skids has 4 resources
    And the situation
      """
      enemies: {mob enforcer: {card: Mob Enforcer, owner: skids, engaged: skids}}
      """
    When Skids uses Mob Enforcer
    Then Skids has 0 damage
    And Mob Enforcer is discarded

  Scenario: An ability without the designator provokes one
    Given the card Thug
      """
      {type: enemy, fight: 3, evade: 3, health: 3, damage: 1, abilities: [{action: 1, do: {discard: this}}]}
      """
    And Skids is at the Study
    And Thug engaged with Skids
    When Skids uses Thug
    Then Skids has 1 damage

  @parley.2
  Scenario: It takes an activate action of the own turn
    Given Skids is at the Study
    And Skids has 4 resources
    And it is the enemy phase
    And the situation
      """
      enemies: {mob enforcer: {card: Mob Enforcer, owner: skids, engaged: skids}}
      """
    Then Skids may not use Mob Enforcer by parley.2

  Scenario Outline: An action is performed by using an ability that bears the designator, and by playing such a card
    Given the card Envoy
      """
      {type: asset, abilities: [{forced: {after: perform, who: you, of: parley}, do: {gain: 3}}]}
      """
    And the card Neighbor
      """
      {type: asset, abilities: [{action: 1, designator: parley, do: {gain: 1}}]}
      """
    And the card Purse
      """
      {type: asset, abilities: [{action: 1, do: {gain: 1}}]}
      """
    And the card Small Talk
      """
      {type: event, cost: 0, abilities: [{event: {gain: 1}, designator: parley}]}
      """
    And the card Windfall
      """
      {type: event, cost: 0, abilities: [{event: {gain: 1}}]}
      """
    And Skids is at the Study
    And Skids has 0 resources
    And Skids controls Envoy, Neighbor, Purse
    And Skids holds Small Talk, Windfall
    When Skids <does>
    Then Skids has <resources> resources

    Examples:
      | does             | resources |
      | uses Neighbor    | 4         |
      | uses Purse       | 1         |
      | plays Small Talk | 4         |
      | plays Windfall   | 1         |

  Rule: It may cost more actions

    Scenario: One more for everybody
      Given Roland is at the Study
      And the card Crowd
        """
        type: treachery
        abilities: [{constant: investigator, additional cost: {to: parley, actions: 1, who: investigator}}]
        """
      And the card Guest
        """
        type: enemy
        fight: 1
        health: 1
        evade: 1
        keywords: [aloof]
        abilities: [{action: 1, designator: parley, do: {gain: 1}}]
        """
      And a Guest at the Study
      And Roland faces Crowd
      When Roland uses Guest
      Then Roland has 1 action
