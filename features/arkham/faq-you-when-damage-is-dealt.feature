Feature: Interpreting "You" When Taking or Being Dealt Damage

  Background:
    Given every other opportunity is passed

  @faq-you-when-damage-is-dealt.1
  Scenario: Damage to one's asset is dealt to oneself
    Given the card Grit
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: damage}, do: {gain: 1}}]}
      """
    And Roland controls Grit and Beat Cop
    And Roland has 0 resources
    When Roland takes 1 damage
    And Roland assigns 1 damage to Beat Cop
    And Roland uses Grit
    Then Roland has 1 resource

  @faq-you-when-damage-is-dealt.1
  Scenario: Damage that defeats one's asset was dealt to it all the same
    Given the card Grit
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: damage}, do: {gain: 1}}]}
      """
    And Roland is at the Study
    And Roland controls Grit and Beat Cop with 1 damage
    And Roland has 0 resources
    When Roland takes 1 damage
    And Roland assigns 1 damage to Beat Cop
    And Roland uses Grit
    Then Beat Cop is in Roland's discard pile
    And Roland has 1 resource

  Scenario Outline: So it is where the ability speaks of cards that one controls
    Given the card Grit
      """
      {type: asset, abilities: [{reaction: {after: <event>, what: {kind: asset, controlled by: you}}, do: {gain: 1}}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And Roland controls Grit and Beat Cop with 1 damage
    And Daisy controls Grit
    And Roland has 0 resources
    And Daisy has 0 resources
    When Roland takes 1 damage
    And Roland assigns 1 damage to Beat Cop
    And Roland uses Grit
    Then Beat Cop is in Roland's discard pile
    And Roland has 1 resource
    And Daisy has 0 resources

    Examples:
      | event  |
      | dealt  |
      | defeat |

  Scenario: A card that has left play was controlled until then
    Given the card Grit
      """
      {type: asset, abilities: [{reaction: {after: leave play, what: {kind: asset, controlled by: you}}, do: {gain: 1}}]}
      """
    And Roland is at the Study
    And Roland controls Grit and Beat Cop
    And Roland has 0 resources
    When Beat Cop is discarded
    And Roland uses Grit
    Then Roland has 1 resource

  @faq-you-when-damage-is-dealt.2
  Scenario: Damage that went to somebody else's assets has not been dealt to oneself
    Given the card Grit
      """
      {type: asset, abilities: [{reaction: {after: dealt, who: you, of: damage}, do: {gain: 1}}]}
      """
    And the card Cover
      """
      type: asset
      abilities:
        - {reaction: {when: dealt, of: [attack]}, do: {reassign damage: 1, from: that investigator, to: Guard Dog}}
      """
    And Skids is at the Study
    And Roland is at the Study
    And it is Skids's turn
    And Skids controls Grit
    And Skids has 0 resources
    And Roland controls Cover and Guard Dog
    And an exhausted Ghoul Minion engaged with Skids
    When Ghoul Minion attacks Skids
    And Roland uses Cover
    And Skids uses Grit
    Then Guard Dog has 1 damage
    And Skids has 0 resources
