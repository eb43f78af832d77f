Feature: Place cards

  @place-cards.1
  Scenario: Artemia consists of ten places, each of them once
    Given the situation
      """
      phase: 1
      players: 5
      """
    Then artemia consists of lair, jungle, river, beach, rover, swamp, shelter, wreck, source and artifact

  @place-cards.2
  Scenario Outline: Each has a name and a number
    Given the situation
      """
      phase: 1
      players: 5
      """
    Then place <number> is <name>

    Examples:
      | number | name     |
      | 1      | lair     |
      | 2      | jungle   |
      | 3      | river    |
      | 4      | beach    |
      | 5      | rover    |
      | 6      | swamp    |
      | 7      | shelter  |
      | 8      | wreck    |
      | 9      | source   |
      | 10     | artifact |

  @place-cards.2
  Scenario: The power of place 8 is that of the Wreck
    Given the situation
      """
      phase: 3
      rescue: 5
      hunted: {C: {played: 8}}
      """
    When C uses 8
    Then the rescue counter has 4 left
    And place 8 is wreck
    And place 8 is not source

  @place-cards.3
  Scenario Outline: Powers are for the Hunted
    Given the situation
      """
      phase: 3
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      rescue: 5
      hunted: {C: {played: river}}
      tokens: {creature: wreck}
      """
    When C's turn begins
    And B uses <place>
    Then it is refused by place-cards.3
    And the rescue counter has 5 left

    Examples:
      | place |
      | wreck |
      | lair  |

  @place-cards.3
  Scenario: The Creature plays no Place card either
    Given the situation
      """
      phase: 1
      hunted: {C: {hand: [lair, jungle]}}
      """
    When B plays lair
    Then it is refused by place-cards.3

  @place-cards.3
  Scenario: Nor does the Creature take Place cards back
    Given the situation
      """
      phase: 3
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      hunted: {C: {played: river, discard: [lair]}}
      """
    When C's turn begins
    And B takes back lair
    Then it is refused by place-cards.3
    And C has discarded lair

  @place-cards.4
  Scenario Outline: Every Hunted begins with the five starting places
    Given the situation
      """
      players: 4
      board: A
      survival deck: [Dodge, Gate, Drone, others]
      hunt deck: [Clone, Mirage, Scream, others]
      """
    Then <who>'s hand is lair, jungle, river, beach and rover
    And <who> does not hold swamp
    And <who> may not play swamp

    Examples:
      | who |
      | C   |
      | D   |
      | E   |

  @place-cards.5
  Scenario Outline: The other five are played by whoever has gained them
    Given the situation
      """
      phase: 1
      hunted:
        C:
        D: {hand: [lair, jungle, river, beach, rover, <place>]}
      """
    When C plays <place>
    Then it is refused by place-cards.5
    And C may play rover
    When D plays <place>
    And C plays rover
    Then D has played <place>

    Examples:
      | place    |
      | swamp    |
      | shelter  |
      | wreck    |
      | source   |
      | artifact |

  @place-cards.6
  Scenario: Each takes cards back from her own discard pile only
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: lair, discard: [jungle]}
        D: {played: rover, discard: [river]}
      """
    When C's turn begins
    And C takes back river
    Then it is refused by place-cards.6
    When C takes back jungle
    Then C's discard pile is empty
    And D's discard pile is river

  @place-cards.6
  Scenario: Nor do powers reach into another pile
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: lair, discard: [jungle]}
        D: {played: rover, discard: [river]}
      """
    When C's turn begins
    And C uses lair
    Then C's discard pile is empty
    And D's discard pile is river
