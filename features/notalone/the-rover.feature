Feature: The Rover
  A Place card of a number that one does not own is taken from its stock.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      """
    And every other opportunity is passed

  @the-rover.1
  Scenario: A card comes from its stock into the hand
    Given the situation also says
      """
      stocks: {wreck: 2}
      hunted: {C: {played: rover}, D: {played: lair}}
      """
    When C uses rover
    And C gains wreck
    Then C holds wreck
    And 1 wreck is in stock

  @the-rover.2
  Scenario: Not a number that she owns
    Given the situation also says
      """
      hunted: {C: {played: rover, hand: [lair, jungle, river, beach, wreck]}, D: {played: lair}}
      """
    When C uses rover
    And C gains wreck
    Then it is refused by the-rover.2
    When C gains swamp
    Then C's hand is lair, jungle, river, beach, swamp and wreck

  @the-rover.3
  Scenario: What lies in her discard pile is hers
    Given the situation also says
      """
      hunted: {C: {played: rover, discard: [wreck]}, D: {played: lair}}
      """
    When C uses rover
    And C gains wreck
    Then it is refused by the-rover.3
    When C gains swamp
    Then C does not hold wreck

  @the-rover.4
  Scenario: A number is gained once in a game
    Given the situation also says
      """
      hunted: {C: {played: rover}, D: {played: lair}}
      """
    When C uses rover
    And C gains swamp
    And round 2 begins
    And C plays swamp
    And D plays jungle
    And C uses swamp
    And round 3 begins
    And C plays swamp
    And D plays rover
    And round 4 begins
    And C plays rover
    And D plays river
    And C uses rover
    And C gains swamp
    Then it is refused by the-rover.4
    When C gains source
    Then C holds source

  @the-rover.5
  Scenario Outline: From whichever stock she likes
    Given the situation also says
      """
      hunted: {C: {played: rover}}
      """
    When C uses rover
    And C gains <place>
    Then C holds <place>

    Examples:
      | place    |
      | swamp    |
      | shelter  |
      | wreck    |
      | source   |
      | artifact |

  @the-rover.6
  Scenario: Not from an empty stock
    Given the situation also says
      """
      hunted:
        C: {played: lair, hand: [jungle, river, beach, rover, wreck]}
        D: {played: rover}
        E: {played: lair, hand: [jungle, river, beach, rover, wreck]}
      """
    When D uses rover
    And D gains wreck
    Then it is refused by the-rover.6
    When D gains swamp
    Then D does not hold wreck

  @the-rover.7
  Scenario: The card that she has played is hers as well
    Given the situation also says
      """
      hunted: {C: {this round: artifact, played: [rover, wreck]}, D: {played: lair}}
      """
    When C resolves rover first
    And C uses rover
    And C gains wreck
    Then it is refused by the-rover.7
    When C gains swamp
    Then C does not hold wreck

  @the-rover.8
  Scenario: It is in hand at once, and may be discarded in the same phase
    Given the situation also says
      """
      tokens: {artemia: jungle}
      hunted: {C: {this round: artifact, played: [jungle, rover]}}
      """
    When C resolves rover first
    And C uses rover
    And C gains swamp
    And C discards swamp
    Then C has discarded swamp

  @the-rover.8
  Scenario: And may be played in the next round
    Given the situation also says
      """
      hunted: {C: {played: rover}}
      """
    When C uses rover
    And C gains swamp
    And round 2 begins
    And C plays swamp
    And phase 2 begins
    Then C has played swamp

  @the-rover.9
  Scenario Outline: Whoever owns all that the stocks have gains nothing, and may take a card back
    Given the situation also says
      """
      stocks: {swamp: 1, shelter: 1, wreck: <wreck>, source: 1, artifact: 1}
      hunted: {C: {played: rover, hand: [jungle, river, beach, swamp, shelter, source, artifact<more>], discard: [lair]}, D: {played: lair}}
      """
    When C uses rover
    Then it is refused by the-rover.9
    When C takes back lair
    Then C's discard pile is empty

    Examples:
      | wreck | more    |
      | 1     | , wreck |
      | 0     |         |
