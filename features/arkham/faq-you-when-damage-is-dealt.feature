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
