Feature: Force Field
  The Creature closes two adjacent places before the Hunted choose.

  Background:
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 2}
        D:
      creature: {hand: [Force Field, Clone, Detour], allowed: 2}
      hunt deck: [Mirage, Scream, others]
      """

  @force-field.1
  Scenario: It is played before the Hunted choose
    When C plays lair
    And B plays force field on beach and rover
    Then it is refused by force-field.1
    When D plays lair
    Then B holds force field

  @force-field.1
  Scenario: Until then it may be played
    Then B may play force field
    When B plays force field on beach and rover
    Then force field is in force

  @force-field.2
  Scenario: The Target token lies on the border of two adjacent places
    When B plays force field on beach and rover
    Then the target token is on beach and rover

  @force-field.2
  Scenario: Two places that do not touch have no border
    When B plays force field on beach and wreck
    Then it is refused by force-field.2
    And the target token is on no place

  @force-field.3
  Scenario Outline: Neither of the two places can be played
    When B plays force field on beach and rover
    And C plays <place>
    Then it is refused by force-field.3
    And C may play lair
    And C may play jungle
    And C may play river

    Examples:
      | place |
      | beach |
      | rover |

  @force-field.4
  Scenario: The next round the places are open again
    When B plays force field on beach and rover
    And C plays lair
    And D plays lair
    And round 2 begins
    And C plays beach
    And D plays jungle
    Then it is not refused
    And force field is not in force
    And the target token is on no place
    And C has played beach

  @force-field.5
  Scenario: The Target token lies there already in Phase 2, and Artemia needs a reason of its own
    When B plays force field on beach and rover
    And C plays lair
    And D plays lair
    And phase 2 begins
    Then the target token is on beach and rover
    And B may not put the target token on lair by counters-and-tokens.2
    And B may not put the artemia token on lair by phase-2-hunting.6

  @force-field.8
  Scenario: A card of a closed place may be taken back, but not played
    Given the situation
      """
      hunted:
        C: {discard: [lair, rover]}
      """
    When B plays force field on beach and rover
    And C resists with 1 will and takes back lair and rover
    And C plays rover
    Then it is refused by force-field.3
    When C plays lair
    And D plays lair
    Then C holds rover
    And C has played lair

  @force-field.9
  Scenario: Detour brings a Hunted onto a closed place, whose power she uses
    When B plays force field on beach and rover
    And C plays river
    And D plays lair
    And the place cards are revealed
    And B plays detour on C
    And B moves C to beach
    And C uses beach
    Then it is not refused
    And the marker is on the beach

  @force-field.1
  Scenario: It is about places, not about a Hunted
    When B plays force field on C
    Then it is refused by force-field.1
    And B holds force field
