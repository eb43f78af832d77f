Feature: Persecution
  Powers bring no more than one Place card back.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @persecution.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      creature: {hand: [Persecution]}
      hunted: {C: {played: lair, discard: [jungle, river]}}
      """
    When C uses lair
    And B plays persecution
    Then it is refused by persecution.1
    And C holds jungle
    And C holds river

  @persecution.2
  Scenario: The Lair brings one of three
    Given the situation also says
      """
      creature: {hand: [Persecution]}
      hunted: {C: {played: lair, discard: [jungle, river, rover]}}
      """
    When B plays persecution
    And C uses lair
    And C takes back river
    Then C's hand is river and beach
    And C's discard pile is jungle and rover

  @persecution.3
  Scenario: It works on all Hunted
    Given the situation also says
      """
      creature: {hand: [Persecution]}
      hunted:
        C: {played: lair, discard: [jungle, river, rover]}
        D: {played: swamp, discard: [lair, jungle]}
      """
    When B plays persecution
    And C uses lair
    And C takes back river
    And D uses swamp
    And D takes back swamp
    Then C's discard pile is jungle and rover
    And D's discard pile is lair and jungle
    And D holds swamp

  Rule: "This card" of the Jungle and the Swamp

    @persecution.4
    Scenario Outline: The Jungle brings itself or another card
      Given the situation also says
        """
        creature: {hand: [Persecution]}
        hunted: {C: {played: jungle, discard: [lair]}}
        """
      When B plays persecution
      And C uses jungle
      And C takes back <card>
      Then C's hand is <hand>
      And C's discard pile is <pile>

      Examples:
        | card   | hand                           | pile  |
        | jungle | jungle, river, beach and rover | lair  |
        | lair   | lair, river, beach and rover   | empty |

    @persecution.5
    Scenario Outline: The Swamp brings itself or another card
      Given the situation also says
        """
        creature: {hand: [Persecution]}
        hunted: {C: {played: swamp, discard: [lair, rover]}}
        """
      When B plays persecution
      And C uses swamp
      And C takes back <card>
      Then C's hand is <hand>

      Examples:
        | card  | hand                            |
        | swamp | jungle, river, beach and swamp  |
        | lair  | lair, jungle, river and beach   |
        | rover | jungle, river, beach and rover  |

    Scenario: By another reading the Jungle comes back besides
      Given the reading persecution-and-this-card is "besides"
      And the situation also says
        """
        creature: {hand: [Persecution]}
        hunted:
          C: {played: jungle, discard: [lair, rover]}
          D: {played: swamp, discard: [lair, rover]}
        """
      When B plays persecution
      And C uses jungle
      And C takes back lair
      And D uses swamp
      And D takes back rover
      Then C's hand is lair, jungle, river and beach
      And C's discard pile is rover
      And D's hand is jungle, river, beach, rover and swamp
      And D's discard pile is lair

  Rule: What it does not touch

    @persecution.6
    Scenario: One card instead of the power
      Given the situation also says
        """
        creature: {hand: [Persecution]}
        hunted: {C: {played: beach, discard: [lair, jungle]}}
        """
      When B plays persecution
      And C takes back lair
      Then C's hand is lair, river and rover

    @persecution.7
    Scenario: All cards come back for a third Will counter
      Given the situation also says
        """
        creature: {hand: [Persecution]}
        tokens: {creature: wreck}
        hunted: {F: {played: wreck, will: 1, discard: [lair, jungle, river, rover]}}
        """
      When B plays persecution
      And F's turn ends
      Then F has 3 will
      And F has 5 place cards in hand

    Scenario: By another reading one of them
      Given the reading persecution-and-third-will is "one"
      And the situation also says
        """
        creature: {hand: [Persecution]}
        tokens: {creature: wreck}
        hunted: {F: {played: wreck, will: 1, discard: [lair, jungle, river, rover]}}
        """
      When B plays persecution
      And F's turn begins
      And F takes back rover
      Then F has 3 will
      And F's hand is beach and rover

    @persecution.8
    Scenario: Cards taken back in Phase 1, of this round and of the next
      Given the situation also says
        """
        phase: 1
        creature: {hand: [Persecution, Clone, Toxin, Mirage]}
        hunted: {C: {discard: [lair, jungle, river, rover]}}
        """
      When C resists with 1 will and takes back lair and jungle
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      And B plays persecution
      Then C's hand is jungle and beach
      And C's discard pile is river and rover
      When the round ends
      And C resists with 1 will and takes back lair and river
      Then C's hand is lair, jungle, river and beach

    @persecution.8
    Scenario: The limit ends with its round
      Given the situation also says
        """
        creature: {hand: [Persecution, Clone, Toxin, Mirage]}
        hunted: {C: {played: river, discard: [jungle, beach, rover]}}
        """
      When B plays persecution
      And the round ends
      And C plays lair
      And D plays lair
      And E plays lair
      And F plays lair
      And A plays lair
      And C uses lair
      Then C's hand is jungle, river, beach and rover
