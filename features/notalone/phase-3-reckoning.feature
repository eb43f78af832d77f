Feature: Phase 3: Reckoning

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 3
      rescue: 10
      assimilation: 5
      """
    And every other opportunity is passed

  Rule: The Place cards are revealed together, and the Hunted take turns

    @phase-3-reckoning.1
    Scenario: All cards lie open before the first turn
      Given the situation also says
        """
        hunted: {C: {played: lair}, D: {played: jungle}, A: {played: river}}
        """
      When phase 3 begins
      Then C does not explore lair
      When C's turn begins
      Then C explores lair
      And D explores jungle
      And A explores river
      And the place cards are revealed once

    @phase-3-reckoning.2
    Scenario: Turns go clockwise from the left of the Creature
      Given the situation also says
        """
        tokens: {creature: lair}
        hunted: {A: {played: lair}, D: {played: lair}, C: {played: lair}, F: {played: lair}, E: {played: lair}}
        """
      When A's turn ends
      Then C is caught before D is caught
      And D is caught before E is caught
      And E is caught before F is caught
      And F is caught before A is caught

    @phase-3-reckoning.2
    Scenario: Of two on the Wreck the first in order is asked first
      Given the situation also says
        """
        hunted: {C: {played: wreck, discard: [lair]}, F: {played: wreck, discard: [lair]}}
        """
      When C uses wreck
      And F uses wreck
      Then it is refused by the-wreck.2
      And C uses wreck once
      And the rescue counter has 9 left

    @phase-3-reckoning.5 @phase-3-reckoning.1
    Scenario: The first Hunted's turn is over, token and all, before the second begins
      Given the situation also says
        """
        assimilation: 1
        rescue: 1
        tokens: {creature: lair}
        hunted: {C: {played: lair}, D: {played: wreck}}
        """
      When the game ends
      Then the creature wins
      And the rescue counter has 1 left

    @phase-3-reckoning.5
    Scenario: What one Hunted gains in her turn the next one finds
      Given the situation also says
        """
        hunted: {C: {played: beach}, D: {played: beach, discard: [lair]}, E: {played: lair}}
        tokens: {creature: lair}
        """
      When C uses beach
      Then the marker is on the beach
      And E has 3 will
      When D's turn begins
      Then D may not use beach by the-beach.3
      And E has 3 will

    Scenario: Step by step, whoever is on a place without a token comes before whoever is caught
      Given the situation also says
        """
        assimilation: 1
        rescue: 1
        tokens: {creature: lair}
        hunted: {C: {played: lair}, D: {played: wreck}}
        """
      And the reading order-of-reckoning is "step by step"
      When D uses wreck
      Then the hunted win
      And C is not caught

    Scenario: Step by step, cards may be played between the steps, and all turns begin with the first of them
      Given the situation also says
        """
        creature: {hand: [Cataclysm]}
        hunted: {C: {played: jungle}, D: {played: wreck}}
        """
      And the reading order-of-reckoning is "step by step"
      When D's turn begins
      And B plays cataclysm on wreck
      And D uses wreck
      Then it is refused by cataclysm.2

    @phase-3-reckoning.36
    Scenario: A victory in one turn is not undone by a later one
      Given the situation also says
        """
        assimilation: 1
        rescue: 1
        tokens: {creature: lair}
        hunted: {C: {played: wreck}, D: {played: lair}}
        """
      When C uses wreck
      Then the hunted win
      And the assimilation counter has 1 left
      And D is not caught

  Rule: Without a token, the power of the place or one card of the discard pile

    @phase-3-reckoning.6
    Scenario: The power of the place
      Given the situation also says
        """
        hunted: {C: {played: jungle, discard: [lair, rover]}}
        """
      When C uses jungle
      And C takes back rover
      Then C's hand is jungle, river, beach and rover
      And C's discard pile is lair

    @phase-3-reckoning.7
    Scenario: A card of the discard pile instead
      Given the situation also says
        """
        hunted: {C: {played: beach, discard: [lair, rover]}}
        """
      When C takes back lair
      Then C's hand is lair, jungle and river
      And C's discard pile is rover
      And the marker is not on the beach

    @phase-3-reckoning.8
    Scenario: Whoever used the power gets no card besides
      Given the situation also says
        """
        hunted: {C: {played: wreck, discard: [lair, rover]}}
        """
      When C uses wreck
      And C takes back lair
      Then it is refused by phase-3-reckoning.8
      And the rescue counter has 9 left
      And C's discard pile is lair and rover

    @phase-3-reckoning.8
    Scenario: Whoever took a card does not use the power besides
      Given the situation also says
        """
        hunted: {C: {played: wreck, discard: [lair, rover]}}
        """
      When C takes back lair
      And C uses wreck
      Then it is refused by phase-3-reckoning.8
      And the rescue counter has 10 left

    @phase-3-reckoning.9
    Scenario: Neither is a must
      Given the situation also says
        """
        marker on the beach: true
        hunted: {C: {played: beach, discard: [lair]}, D: {played: lair}}
        """
      When D's turn begins
      Then the marker is on the beach
      And C's discard pile is lair
      And C does not use beach

    @phase-3-reckoning.10
    Scenario Outline: Where a Hunt card makes the power ineffective there is no card either
      Given the situation also says
        """
        in force: [Interference]
        hunted: {C: {played: beach, discard: [lair]}, D: {played: jungle}}
        """
      When C <attempt>
      Then it is refused by <rule>
      And C's discard pile is lair
      And the marker is not on the beach

      Examples:
        | attempt         | rule                 |
        | takes back lair | phase-3-reckoning.10 |
        | uses beach      | interference.2       |

    @phase-3-reckoning.37
    Scenario: A power that somebody else has used leaves the card of the discard pile
      Given the situation also says
        """
        hunted: {C: {played: wreck}, D: {played: wreck, discard: [lair]}}
        """
      When C uses wreck
      And D takes back lair
      Then it is not refused
      And D's discard pile is empty

  Rule: The Target token

    @phase-3-reckoning.11
    Scenario Outline: The Hunt card works first
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: jungle}
        hunted: {A: {hand: [lair, beach, rover], played: jungle, discard: [river]}}
        """
      When A <attempt>
      Then it is refused by phase-3-reckoning.11
      When A discards beach and rover
      Then A's hand is lair
      And A has played jungle

      Examples:
        | attempt          |
        | uses jungle      |
        | takes back river |

    @phase-3-reckoning.12 @scream.7
    Scenario: Then the power may be used
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: jungle}
        hunted: {A: {hand: [lair, beach, rover], played: jungle, discard: [river]}}
        """
      When A discards beach and rover
      And A uses jungle
      And A takes back rover
      Then A's hand is lair, jungle and rover

    @scream.5
    Scenario: No more Will is lost than the card says
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: jungle}
        hunted: {A: {hand: [lair, beach, rover], played: jungle, discard: [river]}}
        """
      When A loses 2 will
      Then it is refused by scream.5
      And A has 3 will
      When A loses 1 will
      Then A has 2 will

    @phase-3-reckoning.13
    Scenario: Or a card is taken back
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: rover}
        hunted: {D: {played: rover, discard: [lair]}}
        """
      When D loses 1 will
      And D takes back lair
      Then D has 2 will
      And D's hand is lair, jungle, river and beach

    @phase-3-reckoning.14 @mirage.5
    Scenario Outline: Neither of them, where the Hunt card makes the power ineffective
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [rover, artifact]}
        hunted: {D: {played: rover, discard: [lair]}, E: {played: river}}
        """
      When D <attempt>
      Then it is refused by <rule>
      And D's hand is jungle, river and beach

      Examples:
        | attempt         | rule                 |
        | uses rover      | mirage.3             |
        | takes back lair | phase-3-reckoning.14 |

  Rule: The Artemia token

    @phase-3-reckoning.15
    Scenario: One Place card of one's choice is discarded
      Given the situation also says
        """
        tokens: {artemia: jungle}
        hunted: {A: {hand: [lair, river, rover], played: jungle, discard: [beach]}}
        """
      When A discards river
      Then A's hand is lair and rover
      And A's discard pile is river and beach

    @phase-3-reckoning.16
    Scenario: The power is not used
      Given the situation also says
        """
        tokens: {artemia: jungle}
        hunted: {A: {hand: [lair, river, rover], played: jungle, discard: [beach]}}
        """
      When A discards river
      And A uses jungle
      Then it is refused by phase-3-reckoning.16
      And A's hand is lair and rover
      And A has played jungle

    @phase-3-reckoning.17
    Scenario: No card is taken back
      Given the situation also says
        """
        tokens: {artemia: jungle}
        hunted: {A: {hand: [lair, river, rover], played: jungle, discard: [beach]}}
        """
      When A discards river
      And A takes back beach
      Then it is refused by phase-3-reckoning.17
      And A's discard pile is river and beach

    @phase-3-reckoning.30 @phase-3-reckoning.16
    Scenario: Whoever has no card in hand discards none, and suffers nothing else
      Given the situation also says
        """
        tokens: {artemia: jungle}
        hunted: {A: {hand: [], played: jungle}}
        """
      When A uses jungle
      Then it is refused by phase-3-reckoning.16
      And A has 3 will
      And A's discard pile is lair, river, beach and rover

  Rule: The Creature token

    @phase-3-reckoning.18 @phase-3-reckoning.19
    Scenario: Whoever is caught loses a Will counter, and the Assimilation counter moves at once
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {E: {played: wreck}, F: {played: jungle}}
        """
      When F's turn begins
      Then E has 2 will
      And the assimilation counter has 4 left

    @phase-3-reckoning.20
    Scenario: However many are caught there, the counter moves one space
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {E: {played: wreck}, F: {played: wreck}}
        """
      When F's turn ends
      Then E has 2 will
      And F has 2 will
      And the assimilation counter has 4 left

    @phase-3-reckoning.21
    Scenario: Where nobody is caught the counter stays
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {E: {played: lair}, F: {played: jungle}}
        """
      When phase 4 begins
      Then the assimilation counter has 5 left

    @phase-3-reckoning.22
    Scenario: Whoever is caught does not use the power
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {E: {played: wreck, discard: [lair, rover]}}
        """
      When E uses wreck
      Then it is refused by phase-3-reckoning.22
      And the rescue counter has 10 left

    @phase-3-reckoning.23
    Scenario: Whoever is caught takes no card back
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {E: {played: wreck, discard: [lair, rover]}}
        """
      When E takes back lair
      Then it is refused by phase-3-reckoning.23
      And E's discard pile is lair and rover

  Rule: The third Will counter

    @phase-3-reckoning.24 @phase-3-reckoning.26 @phase-3-reckoning.27
    Scenario: The counter moves once more, then cards and Will come back
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {F: {will: 1, played: wreck, discard: [lair, jungle, rover]}}
        """
      When F's turn ends
      Then the assimilation counter has 3 left
      And F has 3 will
      And F's hand is lair, jungle, river, beach and rover
      And the assimilation counter moves twice
      And the assimilation counter moves before F recovers

    @end-of-the-game.1 @phase-3-reckoning.24
    Scenario: If that move ends the game, nothing comes back
      Given the situation also says
        """
        assimilation: 2
        tokens: {creature: wreck}
        hunted: {F: {will: 1, played: wreck, discard: [lair]}}
        """
      And the reading third-will is "at once"
      When the game ends
      Then the creature wins
      And F has 0 will
      And F's discard pile is lair

    @phase-3-reckoning.25 @phase-3-reckoning.28
    Scenario: It moves once for all who lose their third, and all of them recover
      Given the situation also says
        """
        assimilation: 6
        tokens: {creature: wreck}
        hunted:
          E: {will: 1, played: wreck, discard: [lair]}
          F: {will: 1, played: wreck, discard: [jungle, rover]}
        """
      When F's turn begins
      Then E has 3 will
      And the assimilation counter has 4 left
      When F's turn ends
      Then the assimilation counter has 4 left
      And E's discard pile is empty
      And F has 3 will
      And F's discard pile is empty

    @phase-3-reckoning.25 @phase-3-reckoning.28
    Scenario: Or at the end of the phase, for all of them together
      Given the situation also says
        """
        assimilation: 6
        tokens: {creature: wreck}
        hunted:
          E: {will: 1, played: wreck, discard: [lair]}
          F: {will: 1, played: wreck, discard: [jungle, rover]}
        """
      And the reading third-will is "end of phase"
      When F's turn ends
      Then E has 0 will
      And E's discard pile is lair
      And the assimilation counter has 5 left
      When phase 4 begins
      Then the assimilation counter has 4 left
      And E has 3 will
      And E's discard pile is empty
      And F has 3 will
      And F's discard pile is empty

    @phase-3-reckoning.29
    Scenario: The card that was revealed is not in the discard pile yet
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {F: {will: 1, played: wreck, discard: [lair, rover]}}
        """
      When F's turn ends
      Then F does not hold wreck
      And F has played wreck
      And F's hand is lair, jungle, river, beach and rover

    @phase-3-reckoning.31
    Scenario: Whatever takes the third counter
      Given the situation also says
        """
        in force: [Mutation]
        tokens: {artemia: wreck}
        hunted: {C: {will: 1, played: wreck, discard: [lair, rover]}}
        """
      When C discards beach
      And C's turn ends
      Then the assimilation counter has 4 left
      And C has 3 will
      And C's discard pile is empty

    @phase-3-reckoning.32
    Scenario: What is lost beyond the last counter has no effect
      Given the situation also says
        """
        tokens: {creature: lair}
        hunted: {C: {will: 1, played: lair}}
        """
      When C's turn ends
      Then the assimilation counter has 3 left
      And C has 3 will

    Scenario: Or it is taken from the counters regained
      Given the situation also says
        """
        tokens: {creature: lair}
        hunted: {C: {will: 1, played: lair}}
        """
      And the reading excess-will is "carried over"
      When C's turn ends
      Then the assimilation counter has 3 left
      And C has 2 will

  Rule: Several tokens on one place

    @phase-3-reckoning.4 @phase-3-reckoning.35
    Scenario: Artemia before the Creature: what went to Artemia comes back with the third Will counter
      Given the situation also says
        """
        tokens: {artemia: swamp, creature: swamp}
        hunted: {C: {will: 1, hand: [rover], played: swamp}}
        """
      When C's turn ends
      Then C's hand is lair, jungle, river, beach and rover
      And C's discard pile is empty
      And C discards rover before C is caught

    @phase-3-reckoning.4
    Scenario: Target before Artemia: Scream leaves no card for Artemia
      Given the situation also says
        """
        in force: [Scream]
        tokens: {artemia: swamp, target: swamp}
        hunted: {C: {hand: [beach, rover], played: swamp}}
        """
      When C discards beach and rover
      And C's turn ends
      Then C has 0 place cards in hand
      And C has 3 will

    @phase-3-reckoning.33
    Scenario Outline: The Creature's ban holds, whatever a Target token would leave
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: jungle, creature: jungle}
        hunted: {A: {played: jungle, discard: [rover]}}
        """
      When A discards lair and river
      And A <attempt>
      Then it is refused by phase-3-reckoning.33
      And A has 2 will
      And A's hand is beach

      Examples:
        | attempt          |
        | uses jungle      |
        | takes back rover |

    @phase-3-reckoning.33
    Scenario: And so does that of Artemia
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: jungle, artemia: jungle}
        hunted: {A: {played: jungle, discard: [rover]}}
        """
      When A loses 1 will
      And A discards lair
      And A uses jungle
      Then it is refused by phase-3-reckoning.33
      And A's hand is river and beach

    @phase-3-reckoning.34
    Scenario: A power that is ineffective does not ward off a token
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [rover, artifact], creature: rover}
        hunted: {D: {played: rover}}
        """
      When D's turn ends
      Then D has 2 will
      And the assimilation counter has 4 left
