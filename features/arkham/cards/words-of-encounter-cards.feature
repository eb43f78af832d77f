Feature: Words of encounter cards and weaknesses

  Background:
    Given every other opportunity is passed
    And Roland is at Study

  Scenario: A card that needs doom is there before its revelation has placed any
    Given the card Spire
      """
      type: treachery
      abilities:
        - revelation: {first: {attach: this, to: your location}, then: {doom: 1, on: your location}}
        - {as soon as: {amount: {tokens: doom, on: attached}, at most: 0}, do: {discard: this}}
        - {action: 1, do: {lose: 1, of: doom, on: attached}}
      """
    And it is Roland's turn
    And the top of the encounter deck is Spire
    When Roland draws Spire from the encounter deck
    Then Spire is attached to Study
    When Roland uses Spire
    Then Spire is in the encounter discard pile

  Scenario: Of several locations with the most investigators the lead investigator chooses one
    Given the card Locked Hatch
      """
      type: treachery
      abilities:
        - revelation:
            choose: {kind: location, without: Locked Hatch, the most: investigators}
            by: lead investigator
            do: {attach: this, to: chosen}
      """
    And Daisy is at Hallway
    And Daisy is the lead investigator
    And the situation
      """
      locations: {attic: , hallway: , study: }
      encounter deck: [Locked Hatch]
      """
    When Roland draws Locked Hatch from the encounter deck
    Then it waits for Daisy
    When Daisy chooses Hallway
    Then Locked Hatch is attached to Hallway

  Scenario: Where more of them are there is nothing to choose
    Given the card Locked Hatch
      """
      type: treachery
      abilities:
        - revelation:
            choose: {kind: location, the most: investigators}
            by: lead investigator
            do: {attach: this, to: chosen}
      """
    And Daisy is at Study
    And Agnes is at Hallway
    And the top of the encounter deck is Locked Hatch
    When Agnes draws Locked Hatch from the encounter deck
    Then Locked Hatch is attached to Study
