Feature: What lies open on the table

  @screen-description.1
  Scenario Outline: Everybody may know how many copies are left
    Given the situation
      """
      phase: 3
      players: [B, C, D, E]
      hunted: {D: {played: rover}}
      """
    When D's turn begins
    And D uses rover
    And D gains swamp
    And <who> looks at the stock of swamp
    Then it is not refused
    And 1 swamp is in stock
    And 2 wreck are in stock

    Examples:
      | who |
      | B   |
      | C   |
      | D   |

  @screen-description.2
  Scenario Outline: Cards whose effects are running lie open
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}, D: {played: river}}
      creature: {hand: [Mirage]}
      """
    When B plays mirage on rover and artifact
    And C's turn begins
    And <who> looks at the cards in force
    Then it is not refused
    And mirage is in force
    And the target token is on rover and artifact

    Examples:
      | who |
      | B   |
      | C   |
      | D   |

  @screen-description.3
  Scenario: A Survival card that has had its effect lies in its discard pile
    Given the situation
      """
      phase: 1
      hunted: {C: {will: 1, survival: [Adrenaline]}}
      """
    When C plays adrenaline
    Then C has 2 will
    And adrenaline is in the survival discard pile
    And C does not hold adrenaline
    And the survival deck has 14 cards

  @screen-description.3
  Scenario Outline: A Hunt card lies there when its effect is over
    Given the situation
      """
      phase: 2
      hunted: {C: {played: lair}}
      creature: {hand: [Fierceness]}
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      """
    And the reading hunt-card-discarded is "<reading>"
    When B plays fierceness
    And C's turn begins
    Then fierceness is in force
    And fierceness <during> in the hunt discard pile
    When round 2 begins
    Then fierceness is not in force
    And fierceness is in the hunt discard pile

    Examples:
      | reading      | during |
      | when played  | is     |
      | end of round | is not |
