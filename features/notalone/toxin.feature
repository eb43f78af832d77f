Feature: Toxin

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 3
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @toxin.1
  Scenario Outline: It is played in Phase 2
    Given the situation also says
      """
      phase: <phase>
      creature: {hand: [Toxin]}
      hunted: {C: {<played>}}
      """
    When B plays toxin on source
    Then it is refused by toxin.1
    And B holds toxin

    Examples:
      | phase | played       |
      | 1     | hand: [lair] |
      | 3     | played: lair |

  @toxin.2
  Scenario Outline: The only Survival card may be named, and need not be
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted:
        C: {played: source, survival: [Dodge]}
      """
    When <deed>
    Then C has 0 survival cards

    Examples:
      | deed             |
      | C discards dodge |
      | phase 4 begins   |

  @toxin.2
  Scenario: Everybody who explores the place discards a Survival card
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted:
        C: {played: source, survival: [Dodge, Gate]}
        D: {played: source, survival: [Detector]}
        E: {played: lair, survival: [Hologram]}
      """
    When C discards gate
    And E's turn ends
    Then C has 1 survival card
    And C holds dodge
    And D has 0 survival cards
    And E holds hologram
    And gate is in the survival discard pile

  @toxin.3
  Scenario: The power of the place does nothing
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted: {C: {will: 2, played: source, survival: [Dodge]}}
      """
    When C uses source
    Then it is refused by toxin.3
    And C has 0 survival cards
    And C has 2 will

  Scenario: The power of other places works
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted: {C: {played: wreck, survival: [Dodge]}}
      """
    When C uses wreck
    Then the rescue counter has 9 left
    And C holds dodge

  @toxin.4
  Scenario: It lets the Target token be placed
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Toxin]}
      hunted: {C: {played: source, survival: [Dodge]}}
      """
    When B plays toxin on source
    And C's turn ends
    Then the target token is on source
    And C has 0 survival cards

  Scenario: Without such a card the Target token is refused
    Given the situation also says
      """
      phase: 2
      """
    When B puts the target token on source
    Then it is refused by phase-2-hunting.3

  @toxin.4
  Scenario: Not on a border
    Given the situation also says
      """
      phase: 2
      creature: {hand: [Toxin]}
      """
    When B plays toxin on source and artifact
    Then it is refused by toxin.4
    And the target token is on no place

  @toxin.5
  Scenario: Nor is a card taken back
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted: {C: {played: source, discard: [lair], survival: [Dodge]}}
      """
    When C takes back lair
    Then it is refused by toxin.5
    And C's discard pile is lair

  @toxin.6
  Scenario: Whoever has no Survival card discards none, and gets no power
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted: {D: {will: 2, played: source}}
      """
    When D uses source
    Then it is refused by toxin.3
    And D has 2 will
    And D has 5 place cards in hand

  @toxin.7
  Scenario: The Hunted chooses the card
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted: {C: {played: source, survival: [Dodge, Gate]}}
      """
    When C discards gate
    Then C decides the survival card to discard
    And C holds dodge

  @toxin.7
  Scenario: Of the cards that she holds
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: source}
      hunted: {C: {played: source, survival: [Dodge, Gate]}, D: {survival: [Drone]}}
      """
    When C discards drone
    Then it is refused by toxin.7
    When C discards gate
    Then D holds drone

  @toxin.8
  Scenario: The Lair does not copy the place of Toxin
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: wreck, creature: wreck}
      hunted: {C: {played: lair, discard: [rover]}}
      """
    When C uses lair to copy
    Then it is refused by toxin.8
    And the rescue counter has 10 left

  @toxin.8
  Scenario: Nor does Gate
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: wreck}
      hunted: {C: {played: shelter, survival: [Gate]}}
      """
    When C plays gate for wreck
    Then it is refused by toxin.8
    And the rescue counter has 10 left
    And C holds gate

  Scenario Outline: By the other reading they do
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: wreck, creature: wreck}
      hunted: {C: {played: lair, discard: [rover]}, D: {played: shelter, survival: [Gate]}}
      """
    And the reading copied-ineffective-power is "works"
    When <deed>
    Then it is not refused
    And the rescue counter has 9 left

    Examples:
      | deed                   |
      | C uses lair to copy    |
      | D plays gate for wreck |

  @toxin.9
  Scenario: A Survival card may be played before Toxin works
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: wreck, creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    When E's turn begins
    And E plays dodge
    And E uses wreck
    Then it is refused by toxin.3
    And E has 3 will
    And dodge is in the survival discard pile
    And the rescue counter has 10 left

  Scenario: If she does not, she may have to discard it
    Given the situation also says
      """
      in force: [Toxin]
      tokens: {target: wreck, creature: wreck}
      hunted: {E: {played: wreck, survival: [Dodge]}}
      """
    When E's turn ends
    Then E has 2 will
    And dodge is in the survival discard pile
    And the assimilation counter has 5 left
