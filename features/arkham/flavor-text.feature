Feature: Flavor Text

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @flavor-text.2
  Scenario: It gives nothing to use, whatever it speaks of
    Given the card Old Coat
      """
      {type: asset, flavor: "It turns any blade."}
      """
    And Roland controls Old Coat
    When Roland uses Old Coat
    Then it is refused by flavor-text.2
    And Roland has 3 actions

  Scenario: It wards off nothing
    Given the card Old Coat
      """
      {type: asset, flavor: "It turns any blade."}
      """
    And Roland controls Old Coat
    When Roland takes 2 damage
    Then Roland has 2 damage
