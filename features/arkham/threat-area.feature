Feature: Threat Area

  Background:
    Given every other opportunity is passed

  @threat-area.1
  Scenario: A constant ability acts from a threat area
    Given Wendy is at the Study
    And the card Dizziness
      """
      {type: treachery, abilities: [{constant: you, get: {agility: -1}}]}
      """
    And Wendy faces Dizziness
    And Ghoul Minion engaged with Wendy
    And the chaos bag holds 0
    When Wendy evades Ghoul Minion
    And Wendy reveals 0
    Then at ST.6, the skill value is 3

  @threat-area.2
  Scenario Outline: An engaged enemy lies in the threat area
    Given Roland is at the Hallway
    And Daisy is at the Hallway
    And it is Roland's turn
    And Ghoul Minion at the Hallway
    When Roland engages Ghoul Minion
    Then Ghoul Minion is in Roland's threat area
    When <who> resolves these effects
      """
      discard: {kind: enemy, engaged with: you}
      """
    Then Ghoul Minion is <state>

    Examples:
      | who    | state     |
      | Roland | discarded |
      | Daisy  | in play   |

  @threat-area.3
  Scenario: A treachery that affects an investigator lies in the threat area
    Given Agnes is at the Hallway
    And Roland is at the Hallway
    And it is Agnes's turn
    And the top of the encounter deck is Frozen in Fear
    When Agnes draws Frozen in Fear from the encounter deck
    Then Frozen in Fear is in Agnes's threat area
