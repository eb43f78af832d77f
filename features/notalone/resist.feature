Feature: Resist
  For Will counters a Hunted takes Place cards of her discard pile back before she plays.

  @resist.1
  Scenario: One Will counter for two cards of her choice
    Given the situation
      """
      phase: 1
      hunted:
        A: {hand: [jungle, beach], discard: [lair, river, rover]}
      """
    When A resists with 1 will and takes back lair and rover
    Then A has 2 will
    And A's hand is lair, jungle, beach and rover
    And A's discard pile is river

  @place-cards.6
  Scenario: They come out of her own discard pile
    Given the situation
      """
      phase: 1
      hunted:
        A: {hand: [jungle, beach], discard: [lair, river, rover]}
        C: {discard: [swamp]}
      """
    When A resists with 1 will and takes back lair and swamp
    Then it is refused by place-cards.6
    And A has 3 will

  @resist.2
  Scenario: Two Will counters for four cards
    Given the situation
      """
      phase: 1
      hunted:
        A: {hand: [swamp], discard: [lair, jungle, river, beach, rover]}
      """
    When A resists with 2 will and takes back lair, jungle, beach and rover
    Then A has 1 will
    And A has 5 place cards in hand
    And A's discard pile is river

  @resist.2
  Scenario: Three Will counters are too many
    Given the situation
      """
      phase: 1
      hunted:
        A: {hand: []}
      """
    When A resists with 3 will
    Then it is refused by resist.2
    When A resists with one will and takes back lair and river
    Then A has 2 will

  @resist.3
  Scenario Outline: The last Will counter cannot be paid
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 2, hand: [lair]}
        D: {will: 1, hand: [lair]}
      """
    When <attempt>
    Then it is refused by resist.3
    And C has 2 will
    And D has 1 will
    And C may resist with 1 will

    Examples:
      | attempt               |
      | C resists with 2 will |
      | D resists with 1 will |

  @resist.3
  Scenario: By the other reading it can, and then she must Give Up before anything else
    Given the reading last-will-to-resist is "allowed"
    And the situation
      """
      phase: 1
      hunted:
        D: {will: 1, hand: [lair]}
      """
    When D resists with 1 will and takes back jungle and river
    Then D has 0 will
    And D's hand is lair, jungle and river
    When D plays jungle
    Then it is refused by resist.3
    When D gives up
    And D plays jungle
    Then D has 3 will
    And the assimilation counter has 6 left
    And D has played jungle

  @phase-1-exploration.11
  Scenario: Without a Place card in hand there is no way around it
    Given the situation
      """
      phase: 1
      hunted:
        A: {will: 2, hand: []}
      """
    When A passes
    Then it is refused by phase-1-exploration.11
    When A resists with 1 will and takes back lair and jungle
    And A plays lair
    Then A has 1 will
    And A has played lair

  @resist.4
  Scenario: With one Will counter and no card left, only Giving Up remains
    Given the situation
      """
      phase: 1
      hunted:
        A: {will: 1, hand: []}
      """
    When A resists with 1 will
    Then it is refused by resist.4
    When A passes
    Then it is refused by phase-1-exploration.11
    When A gives up
    Then the assimilation counter has 6 left
    And A has 3 will

  Scenario: Whoever has one Will counter and cards enough need not Give Up
    Given the situation
      """
      phase: 1
      hunted:
        A: {will: 1}
      """
    When A plays lair
    Then it is not refused
    And the assimilation counter has 7 left

  @resist.4
  Scenario: By the other reading every Hunted with one Will counter has to Give Up
    Given the reading give-up-with-one-will is "everyone"
    And the situation
      """
      phase: 1
      hunted:
        A: {will: 1}
      """
    When A plays lair
    Then it is refused by resist.4
    When A gives up
    And A plays lair
    Then the assimilation counter has 6 left
    And A has played lair

  @resist.5
  Scenario: Resisting does not move the Assimilation counter
    Given the situation
      """
      phase: 1
      hunted:
        C: {hand: [lair]}
      assimilation: 4
      """
    When C resists with 2 will
    Then C has 1 will
    And the assimilation counter has 4 left

  @resist.6
  Scenario: With fewer cards in her discard pile she gets what there is
    Given the situation
      """
      phase: 1
      hunted:
        C: {discard: [jungle]}
      """
    When C resists with 1 will and takes back jungle
    Then C has 2 will
    And C's hand is lair, jungle, river, beach and rover

  @resist.6
  Scenario: By the other reading she may not Resist for fewer
    Given the reading too-few-cards-to-resist is "refused"
    And the situation
      """
      phase: 1
      hunted:
        C: {discard: [jungle, river, beach]}
      """
    When C resists with 2 will
    Then it is refused by resist.6
    And C has 3 will
    And C may resist with 1 will

  @resist.7
  Scenario: She Resists once a round
    Given the situation
      """
      phase: 1
      hunted:
        C: {hand: [lair]}
      creature: {hand: [Clone, Mirage, Scream]}
      """
    When C resists with 1 will and takes back jungle and river
    And C resists with 1 will
    Then it is refused by resist.7
    And C has 2 will
    When C plays lair
    And round 2 begins
    Then C may resist with 1 will

  Scenario: By the other reading she may Resist again
    Given the reading resisting-again is "again"
    And the situation
      """
      phase: 1
      hunted:
        C: {hand: [lair]}
      """
    When C resists with 1 will and takes back jungle and river
    And C resists with 1 will
    Then it is not refused
    And C has 1 will
    And C has 5 place cards in hand

  @resist.8
  Scenario: Will regained just before counts
    Given the situation
      """
      phase: 1
      hunted:
        C: {will: 1, hand: [lair], survival: [Adrenaline]}
      """
    When C resists with 1 will
    Then it is refused by resist.3
    When C plays adrenaline
    And C resists with 1 will and takes back jungle and river
    Then C has 1 will
    And C's hand is lair, jungle and river

  @resist.9
  Scenario: A Survival card brings cards, and Resisting brings more
    Given the situation
      """
      phase: 1
      hunted:
        C: {hand: [], survival: [Sixth Sense]}
      """
    When C plays sixth sense
    And C takes back lair and jungle
    And C resists with 1 will and takes back river and beach
    Then C has 2 will
    And C has 4 place cards in hand
    And C's discard pile is rover

  @resist.1
  Scenario: Not three cards for one Will counter
    Given the situation
      """
      phase: 1
      hunted:
        A: {hand: [jungle, beach], discard: [lair, river, rover]}
      """
    When A resists with 1 will and takes back lair, river and rover
    Then it is refused by resist.1
    And A has 3 will
    And A's hand is jungle and beach
