Feature: The list of Hunt cards
  Letters and numbers beside the names.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @hunt-card-list.1
  Scenario Outline: A: the card brings the Artemia token
    Given the situation also says
      """
      creature: {hand: [<card>]}
      hunted: {C: {hand: [lair, jungle]}}
      """
    When B plays <card> <of>
    And B puts the artemia token on beach
    Then the artemia token is on beach
    And B may not put the target token on lair

    Examples:
      | card     | of   |
      | Phobia   | on C |
      | Mutation |      |

  @hunt-card-list.1
  Scenario: A: Virus brings it to a border
    Given the situation also says
      """
      creature: {hand: [Virus]}
      """
    When B plays virus on jungle and river
    Then the artemia token is on jungle and river
    And B may not put the target token on lair by phase-2-hunting.3

  @hunt-card-list.1
  Scenario: A: Despair brings it in Phase 2
    Given the situation also says
      """
      phase: 1
      creature: {hand: [Despair]}
      """
    When B plays despair
    And C plays lair
    And D plays lair
    And E plays lair
    And F plays lair
    And A plays lair
    And phase 2 begins
    And B puts the artemia token on beach
    Then the artemia token is on beach

  @hunt-card-list.2
  Scenario Outline: T: the card brings the Target token into play
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [<card>]}
      """
    When B plays <card> on <where>
    Then the target token is on <where>

    Examples:
      | phase | card        | where              |
      | 1     | Force Field | rover and artifact |
      | 2     | Mirage      | rover and artifact |
      | 2     | Clone       | swamp              |
      | 2     | Scream      | beach              |
      | 2     | Toxin       | 10                 |

  @hunt-card-list.3
  Scenario Outline: The number is the phase in which the card is played
    Given the situation also says
      """
      phase: <other>
      creature: {hand: [<card>]}
      """
    When B plays <card>
    Then it is refused by hunt-card-list.3

    Examples:
      | card           | other |
      | Force Field    | 2     |
      | Despair        | 2     |
      | Interference   | 1     |
      | Fierceness     | 3     |
      | Ascendancy     | 3     |
      | Anticipation   | 1     |
      | Forbidden Zone | 4     |
      | Persecution    | 3     |
      | Virus          | 3     |
      | Phobia         | 4     |
      | Mutation       | 1     |
      | Scream         | 3     |
      | Toxin          | 4     |
      | Clone          | 3     |
      | Mirage         | 1     |
      | Cataclysm      | 2     |
      | Detour         | 2     |
      | Tracking       | 3     |
      | Stasis         | 2     |

  Scenario Outline: In its own phase it may be played
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [<card>]}
      """
    When <moment>
    Then B may play <card>

    Examples:
      | card           | phase | moment                       |
      | Force Field    | 1     | phase 1 begins               |
      | Despair        | 1     | phase 1 begins               |
      | Interference   | 2     | phase 2 begins               |
      | Fierceness     | 2     | phase 2 begins               |
      | Ascendancy     | 2     | phase 2 begins               |
      | Anticipation   | 2     | phase 2 begins               |
      | Forbidden Zone | 2     | phase 2 begins               |
      | Persecution    | 2     | phase 2 begins               |
      | Virus          | 2     | phase 2 begins               |
      | Phobia         | 2     | phase 2 begins               |
      | Mutation       | 2     | phase 2 begins               |
      | Scream         | 2     | phase 2 begins               |
      | Toxin          | 2     | phase 2 begins               |
      | Clone          | 2     | phase 2 begins               |
      | Mirage         | 2     | phase 2 begins               |
      | Cataclysm      | 3     | the place cards are revealed |
      | Detour         | 3     | the place cards are revealed |
      | Tracking       | 4     | phase 4 begins               |
      | Stasis         | 4     | phase 4 begins               |
