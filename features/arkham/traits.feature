Feature: Traits

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @traits.3
  Scenario: Exactly the cards with the trait
    Given the card Extra Clip
      """
      {type: event, cost: 0, abilities: [{event: {choose: {kind: asset, trait: Firearm, controlled by: you}, do: [{gain: 3, of: ammo, on: chosen}]}}]}
      """
    And Roland controls .45 Automatic, Machete
    And Roland holds Extra Clip
    When Roland plays Extra Clip on Machete
    Then it is refused by target.3
    When Roland plays Extra Clip on .45 Automatic
    Then .45 Automatic has 7 ammo

  @traits.2
  Scenario: A trait is nothing that can be used
    Given Roland controls Machete
    When Roland uses Machete (Weapon)
    Then it is refused by traits.2
    And Roland has 3 actions
