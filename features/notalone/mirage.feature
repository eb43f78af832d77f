Feature: Mirage

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @mirage.1
  Scenario Outline: It is played in Phase 2
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [Mirage]}
      hunted: {C: {<played>}}
      """
    When B plays mirage on rover and artifact
    Then it is refused by mirage.1
    And B holds mirage

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 3     | played: lair |

  @mirage.2 @mirage.3
  Scenario: The Target token goes onto a border, and neither place has a power
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Mirage]}
      hunted: {D: {played: rover}}
      """
    When B plays mirage on rover and artifact
    And D uses rover
    Then it is refused by mirage.3
    And the target token is on rover and artifact
    And D has 4 place cards in hand

  @mirage.2
  Scenario: Not between places that are not adjacent
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Mirage]}
      """
    When B plays mirage on rover and wreck
    Then it is refused by mirage.2
    And the target token is on no place

  @mirage.2
  Scenario: Where it goes is decided when the card is played
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Mirage]}
      """
    When B plays mirage
    Then B may not put the target token on rover and wreck by mirage.2
    And B may not put the target token on rover by mirage.2
    And B may not put the artemia token on rover and artifact by mirage.2
    When B puts the target token on rover and artifact
    Then the target token is on rover and artifact

  @mirage.3
  Scenario: The other place of the border
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact]}
      hunted: {E: {played: artifact}}
      """
    When E uses artifact
    Then it is refused by mirage.3

  @mirage.3
  Scenario: Places next to them keep theirs
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact]}
      hunted: {C: {played: beach}, D: {played: rover}}
      """
    When C uses beach
    And D uses rover
    Then it is refused by mirage.3
    And the marker is on the beach

  @mirage.4
  Scenario: Not onto a single place
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Mirage]}
      """
    When B plays mirage on rover
    Then it is refused by mirage.4
    And the target token is on no place
    And B holds mirage

  @mirage.4
  Scenario: It lets the Target token be laid, on a border
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Mirage]}
      """
    When B plays mirage
    And B puts the target token on jungle and river
    Then the target token is on jungle and river

  @mirage.5
  Scenario: No card is taken back there
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact]}
      hunted: {D: {played: rover, discard: [lair]}}
      """
    When D takes back lair
    Then it is refused by mirage.5
    And D's discard pile is lair

  @mirage.6
  Scenario: It harms nobody
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact]}
      hunted: {D: {played: rover, survival: [Dodge]}}
      """
    When D's turn ends
    Then D has 3 will
    And D has 4 place cards in hand
    And D holds dodge
    And the assimilation counter has 6 left

  @mirage.7
  Scenario Outline: A copy of the power gets nothing either
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact], creature: rover}
      hunted: {C: {played: <played>, discard: [river], survival: [<card>]}}
      """
    When C <attempt>
    Then it is refused by mirage.7
    And C has 3 place cards in hand

    Examples:
      | played | card  | attempt              |
      | beach  | Gate  | plays gate for rover |
      | beach  | Drone | plays drone          |
      | lair   |       | uses lair to copy    |

  Scenario Outline: Or it works, by the reading of the published game
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact], creature: rover}
      hunted: {C: {played: <played>, discard: [river], survival: [<card>]}}
      """
    And the reading copied-ineffective-power is "works"
    When C <attempt>
    And C gains swamp
    Then C holds swamp

    Examples:
      | played | card  | attempt              |
      | beach  | Gate  | plays gate for rover |
      | beach  | Drone | plays drone          |
      | lair   |       | uses lair to copy    |

  @mirage.8
  Scenario Outline: Gate and Drone have nothing to replace there
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact]}
      hunted: {D: {played: <played>, survival: [<card>]}}
      """
    When D <attempt>
    Then it is refused by mirage.8
    And D holds <card>

    Examples:
      | played   | card  | attempt              |
      | rover    | Gate  | plays gate for beach |
      | artifact | Drone | plays drone          |

  Scenario: By the other reading Gate brings another power all the same
    Given the situation also says
      """
      phase: 3
      in force: [Mirage]
      tokens: {target: [rover, artifact]}
      hunted: {D: {played: rover, survival: [Gate]}}
      """
    And the reading gate-on-ineffective-place is "allowed"
    When D plays gate for beach
    Then it is not refused
    And the marker is on the beach
    And D does not hold gate
