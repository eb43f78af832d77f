Feature: Moving Attachments

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @faq-moving-attachments.1
  Scenario: It is detached from the one and attached to the other
    Given the card Watcher
      """
      {type: asset, abilities: [{forced: {after: leave play, what: treachery}, do: {horror: 1}}, {forced: {after: enter play, what: treachery}, do: {horror: 1}}]}
      """
    And Roland controls Watcher
    And the situation also says
      """
      locations: {study: {attached: [Obscuring Fog]}, hallway: {card: Hallway}}
      """
    When Roland resolves these effects
      """
      - {attach: Obscuring Fog, to: Hallway}
      """
    Then study's shroud is 2
    And hallway's shroud is 3
    And Roland has 0 horror
