Feature: Survival cards

  @survival-cards.2
  Scenario Outline: The Creature plays none
    Given the situation
      """
      phase: 1
      survival discard: [Adrenaline]
      hunted: {C: {will: 1, survival: [Sixth Sense]}}
      """
    When B plays <card>
    Then it is refused by survival-cards.2
    And C has 1 will

    Examples:
      | card        |
      | adrenaline  |
      | sixth sense |

  @survival-cards.3
  Scenario: At any moment of its phase, in somebody else's turn as well
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: wreck}
        D: {played: rover, survival: [Wrong Track]}
      tokens: {creature: wreck}
      """
    When C's turn begins
    And D plays wrong track
    And D moves the creature token to source
    And C's turn ends
    Then it is not refused
    And C is not caught

  @survival-cards.4
  Scenario: Not in another phase
    Given the situation
      """
      phase: 3
      hunted: {C: {played: wreck, discard: [lair], survival: [Vortex, Dodge]}}
      tokens: {creature: wreck}
      """
    When C plays vortex
    Then it is refused by survival-cards.4
    When C plays dodge
    And C's turn ends
    Then C has 3 will
    And C has discarded lair

  @survival-cards.5
  Scenario: After it is played it is discarded
    Given the situation
      """
      phase: 1
      hunted: {C: {discard: [lair, river], survival: [Sixth Sense, Dodge]}}
      """
    When C plays sixth sense
    Then sixth sense is in the survival discard pile
    And C has 1 survival card
    And C holds dodge

  @survival-cards.6
  Scenario: One in a round, and another in the next
    Given the situation
      """
      phase: 1
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      hunted: {C: {will: 1, survival: [Adrenaline, Dodge]}}
      """
    When C plays adrenaline
    And C plays lair
    And B puts the creature token on lair
    And phase 3 begins
    And C plays dodge
    Then it is refused by survival-cards.6
    And C holds dodge
    When round 2 begins
    And C plays jungle
    And B puts the creature token on jungle
    And phase 3 begins
    And C plays dodge
    And C's turn ends
    Then C does not hold dodge
    And C is caught once

  @survival-cards.7
  Scenario: Each Hunted has her own limit
    Given the situation
      """
      phase: 3
      rescue: 3
      hunted:
        C: {played: wreck, survival: [Dodge]}
        D: {played: river, survival: [Detector]}
        E: {played: wreck, survival: [Wrong Track]}
      tokens: {creature: wreck, artemia: river}
      """
    When C plays dodge
    And D plays detector
    And E plays wrong track
    And E moves the creature token to source
    And E's turn ends
    Then it is not refused
    And C has 0 survival cards
    And D has 0 survival cards
    And E has 0 survival cards

  @survival-cards.8
  Scenario: A Hunted may hold any number
    Given the situation
      """
      phase: 3
      survival deck: [Gate, others]
      hunted: {C: {played: source, survival: [Dodge, Detector, Adrenaline, Hologram, Vortex]}}
      """
    When C uses source to draw
    Then C has 6 survival cards
    And C holds gate
    And C holds dodge

  @survival-cards.9
  Scenario: There are fifteen of them, of fifteen names
    Given the situation
      """
      players: 2
      board: A
      survival deck: [Adrenaline, Sacrifice, Ingenuity, Strike Back, Sixth Sense, Smokescreen, Vortex, Wrong Track,
        Hologram, Dodge, Detector, Gate, Drone, Double Back, Amplifier, others]
      hunt deck: [Clone, Mirage, Scream, others]
      """
    Then C holds adrenaline
    And the survival deck has 14 cards

  @survival-cards.10
  Scenario: It helps whoever plays it
    Given the situation
      """
      phase: 1
      hunted:
        C: {discard: [lair, river], survival: [Sixth Sense]}
        D: {discard: [jungle, rover]}
      """
    When C plays sixth sense
    Then C's discard pile is empty
    And D's discard pile is jungle and rover

  @survival-cards.10
  Scenario: And not whom she names
    Given the situation
      """
      phase: 1
      hunted:
        C: {discard: [lair, river], survival: [Sixth Sense]}
        D: {discard: [jungle, rover]}
      """
    When C plays sixth sense for D
    Then it is refused by survival-cards.10
    And C holds sixth sense

  @survival-cards.11
  Scenario Outline: In Phase 1 before or after the Place card went down
    Given the situation
      """
      phase: 1
      hunted: {C: {will: 1, survival: [Adrenaline]}}
      """
    When C <first>
    And C <second>
    Then it is not refused
    And C has 2 will
    And it is phase 1

    Examples:
      | first            | second           |
      | plays adrenaline | plays lair       |
      | plays lair       | plays adrenaline |

  @survival-cards.12
  Scenario: What may not be played stays in the hand
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair]}
      hunt deck: [Clone, Toxin, Scream, Virus, Phobia, others]
      hunted: {C: {survival: [Dodge]}}
      """
    When B plays despair
    And C plays lair
    And B puts the creature token on lair
    And phase 3 begins
    And C plays dodge
    Then it is refused by survival-cards.12
    When round 2 begins
    Then C holds dodge
    And dodge is not in the survival discard pile

  @survival-cards.5
  Scenario: A card that she does not hold is not played
    Given the situation
      """
      phase: 3
      survival discard: [Dodge]
      hunted: {C: {played: wreck, survival: [Vortex]}, D: {played: rover, survival: [Drone]}}
      tokens: {creature: wreck}
      """
    When C plays dodge
    Then it is refused by survival-cards.5
    When C plays drone
    Then it is refused by survival-cards.5
    And D holds drone
