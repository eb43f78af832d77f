Feature: The River
  Two Place cards in the next round, of which one is taken back before the reveal.

  Rule: Two cards are played, and one is revealed

    Background:
      Given the situation
        """
        creature: {hand: [Anticipation, Fierceness, Persecution]}
        rescue: 10
        assimilation: 5
        """
      And every other opportunity is passed

    @the-river.1
    Scenario: Whoever used the River plays two cards in the next round
      Given the situation also says
        """
        phase: 3
        hunted: {C: {played: river}}
        """
      When C uses river
      And round 2 begins
      And C plays lair and rover
      And phase 2 begins
      Then C has played lair and rover
      And C's hand is jungle and beach

    @the-river.1
    Scenario: She cannot leave it at one
      Given the situation also says
        """
        hunted: {C: {this round: river}}
        """
      When C plays lair
      Then it is refused by the-river.1

    @the-river.2
    Scenario: One of them goes back to her hand before the reveal
      Given the situation also says
        """
        hunted: {C: {this round: river}}
        """
      When C plays lair and rover
      And C takes back rover
      Then C's hand is jungle, river, beach and rover
      When the round ends
      Then C's discard pile is lair

    @the-river.3
    Scenario: Only the other one is explored
      Given the situation also says
        """
        hunted: {C: {this round: river}}
        """
      When C plays lair and rover
      And phase 2 begins
      And B puts the creature token on rover
      And C takes back rover
      And C uses rover
      Then it is refused by the-river.3
      And C has 3 will
      And C explores lair
      And C does not explore rover

    @the-river.4
    Scenario: She decides when the tokens lie there
      Given the situation also says
        """
        hunted: {C: {this round: river}}
        """
      When C plays lair and rover
      And phase 2 begins
      And B puts the creature token on lair
      And C takes back lair
      And C's turn ends
      Then C has 3 will
      And C explores rover

    @the-river.5
    Scenario: The card that goes back is not shown
      Given the situation also says
        """
        hunted: {C: {this round: river}}
        """
      When C plays lair and rover
      And C takes back rover
      And C's turn begins
      Then B has seen nothing of C
      And C explores lair
      And C does not explore rover

    @the-river.6
    Scenario: In the round after that it is one card again
      Given the situation also says
        """
        phase: 3
        hunted: {C: {played: river}}
        """
      When C uses river
      And round 2 begins
      And C plays lair and rover
      And C takes back rover
      And round 3 begins
      And C plays jungle and rover
      Then it is refused by phase-1-exploration.1
      When C plays jungle
      And phase 2 begins
      Then C has played jungle

    @the-river.9
    Scenario: The card taken back is in hand, and Artemia takes it
      Given the situation also says
        """
        phase: 3
        tokens: {artemia: lair}
        hunted: {C: {this round: river, hand: [], played: [lair, rover], discard: [jungle, river, beach]}}
        """
      When C takes back rover
      And C's turn ends
      Then C has 0 place cards in hand
      And C has discarded rover

    @the-river.10
    Scenario: A River among the two may be revealed and used again
      Given the situation also says
        """
        hunted: {C: {this round: river, hand: [lair, beach], discard: [jungle, river, rover]}}
        """
      When C resists with 1 will and takes back river and rover
      And C plays lair and river
      And C takes back lair
      And C uses river
      And round 2 begins
      And C plays lair and rover
      Then it is not refused
      When phase 2 begins
      Then C has played lair and rover

    @the-river.11
    Scenario: The two face-down cards are not in hand
      Given the situation also says
        """
        phase: 1
        creature: {hand: [Ascendancy]}
        hunted: {C: {this round: river, hand: [lair, jungle, beach, rover], discard: [river]}}
        """
      When C plays lair and rover
      And phase 2 begins
      And B plays ascendancy on C
      Then C's hand is jungle and beach
      And C has played lair and rover

  Rule: She must have two cards to play

    @the-river.7
    Scenario: With one card she has to Resist or Give Up first
      Given the situation
        """
        hunted: {C: {this round: river, hand: [lair], discard: [jungle, river, beach, rover]}}
        """
      When C plays lair
      Then it is refused by the-river.7
      When C resists with 1 will and takes back jungle and river
      And C plays lair and jungle
      And phase 2 begins
      Then C has 2 will
      And C has played lair and jungle

    Scenario: Or she plays and reveals the one card
      Given the situation
        """
        hunted: {C: {this round: river, hand: [lair], discard: [jungle, river, beach, rover]}}
        """
      And the reading two-cards-wanted is "plays one"
      And every other opportunity is passed
      When C plays lair
      And C's turn begins
      Then C explores lair
      And C has 3 will

    Scenario: Whoever has two plays both, by that reading as well
      Given the situation
        """
        hunted: {C: {this round: river, hand: [lair, jungle], discard: [river, beach, rover]}}
        """
      And the reading two-cards-wanted is "plays one"
      And every other opportunity is passed
      When C plays lair
      Then it is refused by the-river.1
      When C plays lair and jungle
      Then C has played lair and jungle

    @the-river.8
    Scenario Outline: Neither of the two may be a forbidden place
      Given the situation
        """
        creature: {hand: [Force Field]}
        hunted: {C: {this round: river}}
        """
      When B plays force field on beach and rover
      And C plays lair and <place>
      Then it is refused by the-river.8
      When C plays lair and jungle
      And phase 2 begins
      Then C has played lair and jungle

      Examples:
        | place |
        | rover |
        | beach |

  Rule: Used twice in a round, it still means two cards

    @the-river.12
    Scenario: The River, and a copy of it with the Lair
      Given the situation
        """
        creature: {hand: [Anticipation, Fierceness, Persecution]}
        phase: 3
        tokens: {creature: river}
        hunted: {C: {this round: artifact, played: [lair, river], survival: [Dodge]}}
        """
      And every other opportunity is passed
      When C plays dodge
      And C resolves river first
      And C uses river
      And C uses lair to copy
      And round 2 begins
      And C plays jungle, beach and rover
      Then it is refused by phase-1-exploration.1
      When C plays jungle and beach
      And phase 2 begins
      Then C has played jungle and beach
