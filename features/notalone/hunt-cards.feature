Feature: Hunt cards
  The Creature plays one of them a round, in the phase that it shows.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @hunt-cards.2
  Scenario Outline: A symbol lets the Creature place a token, and only that one
    Given the situation also says
      """
      creature: {hand: [<card>]}
      """
    When B plays <card> on <where>
    Then the target token is on <target>
    And B may not put the artemia token on lair

    Examples:
      | card   | where             | target            |
      | Scream | rover             | rover             |
      | Toxin  | rover             | rover             |
      | Clone  | rover             | rover             |
      | Mirage | rover and artifact | rover and artifact |

  @hunt-cards.2
  Scenario Outline: A card without a symbol lets her place neither of the two
    Given the situation also says
      """
      creature: {hand: [<card>]}
      """
    When B plays <card>
    Then B may not put the artemia token on lair by hunt-cards.2
    And B may not put the target token on lair by hunt-cards.2
    And B may put the creature token on lair

    Examples:
      | card           |
      | Fierceness     |
      | Interference   |
      | Persecution    |

  @hunt-cards.3
  Scenario Outline: At any moment of its phase
    Given the situation also says
      """
      creature: {hand: [Fierceness]}
      hunted: {E: {played: wreck}}
      """
    When <first>
    And <second>
    And E's turn ends
    Then E has 1 will

    Examples:
      | first                              | second                             |
      | B puts the creature token on wreck | B plays fierceness                 |
      | B plays fierceness                 | B puts the creature token on wreck |

  @hunt-cards.4
  Scenario: In no other phase
    Given the situation also says
      """
      creature: {hand: [Fierceness, Cataclysm]}
      """
    When the place cards are revealed
    And B plays fierceness
    Then it is refused by hunt-cards.4
    When B plays cataclysm on wreck
    Then cataclysm is in force
    And fierceness is not in force

  @hunt-cards.5
  Scenario: It is discarded when it has been played
    Given the situation also says
      """
      creature: {hand: [Interference, Clone, Mirage]}
      """
    When B plays interference
    Then B has 2 hunt cards
    And interference is in the hunt discard pile
    And interference is in force

  Scenario: By another reading it is discarded at the end of the round
    Given the reading hunt-card-discarded is "end of round"
    And the situation also says
      """
      creature: {hand: [Interference, Clone, Mirage, Toxin]}
      """
    When B plays interference
    Then B has 3 hunt cards
    And interference is not in the hunt discard pile
    When the round ends
    Then interference is in the hunt discard pile

  @hunt-cards.6
  Scenario: One in a round
    Given the situation also says
      """
      creature: {hand: [Interference, Fierceness]}
      """
    When B plays interference
    And B plays fierceness
    Then it is refused by hunt-cards.6
    And fierceness is not in force
    And B holds fierceness

  @hunt-cards.6 @hunt-cards.7
  Scenario Outline: The limit counts over all phases of the round, unless Tracking has raised it
    Given the situation also says
      """
      phase: <phase>
      in force: [<before>]
      creature: {hand: [<card>], allowed: <allowed>}
      """
    Then B may not play <card> by hunt-cards.7
    And B may not play <card> by hunt-cards.6

    Examples:
      | phase | before     | card         | allowed |
      | 2     | Despair    | Interference | 1       |
      | 4     | Despair    | Stasis       | 1       |
      | 4     | Fierceness | Stasis       | 1       |

  Scenario: After Tracking a second one may follow in another phase
    Given the situation also says
      """
      phase: 4
      in force: [Despair]
      creature: {hand: [Stasis], allowed: 2}
      """
    Then B may play stasis

  @hunt-cards.9
  Scenario: She need not play any
    Given the situation also says
      """
      creature: {hand: [Interference, Clone, Mirage]}
      """
    Then B may play interference
    And B may pass
    When the round ends
    Then B has 3 hunt cards
    And the hunt deck has 17 cards
    When C plays lair
    And D plays lair
    And E plays lair
    And F plays lair
    And A plays lair
    And phase 2 begins
    Then it is round 2

  @hunt-cards.10
  Scenario: The discard pile becomes the deck when a card has to be drawn and there is none
    Given the situation also says
      """
      creature: {hand: [Clone, Mirage]}
      hunt deck: []
      hunt discard: [Despair, Toxin, Scream]
      """
    When B draws toxin
    And the round ends
    Then B has 3 hunt cards
    And B holds toxin
    And the hunt deck has 2 cards

  Scenario: By another reading she draws nothing
    Given the reading empty-hunt-deck is "nothing"
    And the situation also says
      """
      creature: {hand: [Clone, Mirage]}
      hunt deck: []
      hunt discard: [Despair, Toxin, Scream]
      """
    When the round ends
    Then B has 2 hunt cards
    And the hunt deck has 0 cards

  @hunt-cards.3
  Scenario: None of the Hunted plays a Hunt card
    Given the situation also says
      """
      creature: {hand: [Scream]}
      """
    When C plays Scream on lair
    Then it is refused by hunt-cards.3
    And B has 1 hunt card

  @hunt-cards.5
  Scenario: A Hunt card that she does not hold is not played
    Given the situation also says
      """
      creature: {hand: [Scream]}
      hunt discard: [Clone]
      """
    When B plays Clone on lair
    Then it is refused by hunt-cards.5
    When B plays Scream on lair
    Then the target token is on lair

  Scenario: Cards that are in force lie on the discard piles
    Given the situation also says
      """
      in force: [Interference]
      hunt discard: [Clone]
      """
    Then interference is in the hunt discard pile
    And clone is in the hunt discard pile
    And interference is in force
    And clone is not in force

  @hunt-cards.6
  Scenario: Of the cards that were played in this round not all need be in force any more
    Given the situation also says
      """
      creature: {hand: [Scream], played: 2, allowed: 2}
      in force: [Interference]
      hunt discard: [Clone]
      """
    Then B may not play Scream on lair by hunt-cards.6
