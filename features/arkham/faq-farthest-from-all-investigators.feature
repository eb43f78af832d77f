Feature: The location farthest from all investigators

  Background:
    Given every other opportunity is passed
    And the situation
      """
      locations:
        l1: {card: {type: location, name: L1, shroud: 1}, clues: 0, connects: [l2]}
        l2: {card: {type: location, name: L2, shroud: 1}, clues: 0, connects: [l1, l3]}
        l3: {card: {type: location, name: L3, shroud: 1}, clues: 0, connects: [l2, l4]}
        l4: {card: {type: location, name: L4, shroud: 1}, clues: 0, connects: [l3, l5]}
        l5: {card: {type: location, name: L5, shroud: 1}, clues: 0, connects: [l4, l6]}
        l6: {card: {type: location, name: L6, shroud: 1}, clues: 0, connects: [l5]}
      """
    And it is nobody's turn
    And Daisy is the lead investigator

  @faq-farthest-from-all-investigators.1
  Scenario: The sum of the distances counts
    Given Roland is at L1
    And Daisy is at L1
    And Wendy is at L5
    When Wendy resolves these effects
      """
      - {the location farthest from all investigators: {gain: 1, of: clues, on: chosen}}
      """
    Then L6 has 1 clue
    And L3 has 0 clues

  @faq-farthest-from-all-investigators.2 @faq-farthest-from-all-investigators.3
  Scenario Outline: Locations with an investigator are left out, and among equals the lead investigator chooses
    Given Roland is at L1
    And Daisy is at L5
    And Wendy is at L5
    When Wendy resolves these effects
      """
      - {the location farthest from all investigators: {gain: 1, of: clues, on: chosen}}
      """
    Then it waits for Daisy
    And Daisy may not choose L1
    When Daisy chooses <location>
    Then <location> has 1 clue
    And L1 has 0 clues

    Examples:
      | location |
      | L2       |
      | L6       |

  @faq-farthest-from-all-investigators.3
  Scenario: So does the lead investigator where an enemy spawns there, whoever has drawn it
    Given the card Mask
      """
      {type: enemy, fight: 2, health: 2, evade: 2, spawn: location farthest from all investigators}
      """
    And Roland is at L1
    And Daisy is at L5
    And Wendy is at L5
    And the situation also says
      """
      encounter deck: [Mask]
      """
    When Wendy draws Mask from the encounter deck
    Then it waits for Daisy
    When Daisy chooses L2
    Then Mask is at L2
