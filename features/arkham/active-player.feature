Feature: Active Player

  @active-player.1
  Scenario Outline: The one whose turn is being taken
    Given every other opportunity is passed
    And it is nobody's turn
    And Roland is at the Study
    And Daisy is at the Study
    And Roland is the lead investigator
    And the card Curse
      """
      {type: asset, abilities: [{free: true, cost: {discard: this}, do: {horror: 1, to: active investigator}}]}
      """
    And Roland controls Curse
    When the investigation phase is played
    And <active> takes the next turn
    And Roland uses Curse
    Then <active> has 1 horror
    And <other> has 0 horror

    Examples:
      | active | other  |
      | Daisy  | Roland |
      | Roland | Daisy  |
