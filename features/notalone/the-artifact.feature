Feature: The Artifact
  Two Place cards in the next round, both of which are explored.

  Rule: Two cards are played and used

    Background:
      Given the situation
        """
        creature: {hand: [Anticipation, Fierceness, Persecution]}
        phase: 3
        rescue: 8
        assimilation: 5
        """
      And every other opportunity is passed

    @the-artifact.1
    Scenario: Whoever used it plays two cards in the next round
      Given the situation also says
        """
        hunted: {C: {played: artifact}}
        """
      When C uses artifact
      And round 2 begins
      And C plays lair
      Then it is refused by the-artifact.1
      When C plays rover and beach
      And phase 2 begins
      Then C has played rover and beach
      And C's hand is lair, jungle and river

    @the-artifact.2
    Scenario: The powers of both are used
      Given the situation also says
        """
        hunted: {C: {this round: artifact, played: [rover, wreck]}}
        """
      When C resolves rover first
      And C uses rover
      And C gains swamp
      And C uses wreck
      Then C holds swamp
      And the rescue counter has 7 left

    @the-artifact.3
    Scenario: No Place card copies it
      Given the situation also says
        """
        tokens: {creature: artifact}
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C uses lair to copy
      Then it is refused by the-artifact.3
      When C takes back rover
      And round 2 begins
      And C plays jungle and river
      Then it is refused by phase-1-exploration.1

    @the-artifact.4
    Scenario: No Survival card copies it
      Given the situation also says
        """
        hunted: {C: {played: rover, survival: [Gate]}}
        """
      When C plays gate for artifact
      Then it is refused by the-artifact.4
      When C plays gate for beach
      Then the marker is on the beach

    @the-artifact.5
    Scenario: The Source first: a card, then one of the next two
      Given the situation also says
        """
        survival deck: [Dodge, Gate, Drone]
        hunted: {C: {this round: artifact, played: [shelter, source]}}
        """
      When C resolves source first
      And C uses source to draw
      And C uses shelter
      And C keeps drone
      Then C holds dodge
      And gate is in the survival discard pile

    @the-artifact.5
    Scenario: The Shelter first: one of the first two, then a card
      Given the situation also says
        """
        survival deck: [Dodge, Gate, Drone]
        hunted: {C: {this round: artifact, played: [shelter, source]}}
        """
      When C resolves shelter first
      And C uses shelter
      And C keeps gate
      And C uses source to draw
      Then C holds drone
      And dodge is in the survival discard pile

    @the-artifact.8
    Scenario: Each of the two places has what lies on it
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {this round: artifact, played: [wreck, rover]}}
        """
      When C resolves wreck first
      And C uses rover
      And C gains swamp
      Then C has 2 will
      And the assimilation counter has 4 left
      And the rescue counter has 8 left
      And C holds swamp

    @the-artifact.9
    Scenario Outline: Whoever is caught on both loses a Will counter for each
      Given the situation also says
        """
        in force: [Clone]
        tokens: {creature: wreck, target: rover}
        hunted: {C: {this round: artifact, played: [wreck, rover]}}
        """
      And the reading clone-elsewhere is "<reading>"
      When C resolves rover first
      And C's turn ends
      Then C has 1 will
      And the assimilation counter has <left> left

      Examples:
        | reading    | left |
        | in all     | 4    |
        | each place | 3    |

    @the-artifact.10
    Scenario: Beach and Wreck both move the Rescue counter
      Given the situation also says
        """
        marker on the beach: true
        hunted: {C: {this round: artifact, played: [beach, wreck]}}
        """
      When C resolves beach first
      And C uses beach
      And C uses wreck
      Then the rescue counter has 6 left

    @the-artifact.11
    Scenario: The Beach is used once, whoever has two places
      Given the situation also says
        """
        marker on the beach: true
        tokens: {creature: beach}
        hunted: {C: {this round: artifact, played: [beach, lair], survival: [Dodge]}}
        """
      When C plays dodge
      And C resolves beach first
      And C uses beach
      And C uses lair to copy
      Then it is refused by the-artifact.11
      And the marker is not on the beach
      And the rescue counter has 7 left

    @the-artifact.12
    Scenario: And so is the Wreck
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {this round: artifact, played: [lair, source], survival: [Gate]}}
        """
      When C resolves lair first
      And C uses lair to copy
      And C plays gate for wreck
      Then it is refused by the-artifact.12
      And the rescue counter has 7 left

    @the-artifact.13
    Scenario: A card at one place, the power of the other
      Given the situation also says
        """
        hunted:
          C: {played: beach}
          D: {this round: artifact, played: [beach, rover], discard: [lair]}
        """
      When C uses beach
      And D resolves beach first
      And D takes back lair
      And D uses rover
      And D gains wreck
      Then D's hand is lair, jungle, river and wreck

    @the-artifact.14
    Scenario: Tokens and all, in the order that she chooses
      Given the situation also says
        """
        survival deck: [Dodge]
        tokens: {creature: wreck}
        hunted: {C: {will: 1, this round: artifact, played: [source, wreck], discard: [lair, jungle, rover]}}
        """
      When C resolves wreck first
      And C uses source to draw
      Then C has 3 will
      And C's discard pile is empty
      And the assimilation counter has 3 left
      And C holds dodge
      And C is caught before C uses source

    Scenario: Or the place without a token comes first, step by step
      Given the situation also says
        """
        survival deck: [Dodge]
        tokens: {creature: wreck}
        hunted: {C: {will: 1, this round: artifact, played: [source, wreck], discard: [lair, jungle, rover]}}
        """
      And the reading order-of-reckoning is "step by step"
      When C uses source to draw
      And phase 4 begins
      Then C uses source before C is caught
      And C holds dodge

    @the-artifact.5
    Scenario: Step by step the order of two places of one step is chosen too, the Shelter first
      Given the situation also says
        """
        survival deck: [Dodge, Gate, Drone]
        hunted: {C: {this round: artifact, played: [shelter, source]}}
        """
      And the reading order-of-reckoning is "step by step"
      When C resolves shelter first
      And C uses shelter
      And C keeps gate
      And C uses source to draw
      Then C holds drone
      And dodge is in the survival discard pile

    @the-artifact.5
    Scenario: Or, step by step, the Source first
      Given the situation also says
        """
        survival deck: [Dodge, Gate, Drone]
        hunted: {C: {this round: artifact, played: [shelter, source]}}
        """
      And the reading order-of-reckoning is "step by step"
      When C resolves source first
      And C uses source to draw
      And C uses shelter
      And C keeps drone
      Then C holds dodge
      And gate is in the survival discard pile

    @the-artifact.15
    Scenario: The other card lies before her, not in her discard pile
      Given the situation also says
        """
        hunted: {C: {this round: artifact, played: [jungle, rover], discard: [lair, river]}}
        """
      When C resolves jungle first
      And C uses jungle
      And C takes back rover
      Then it is refused by the-artifact.15
      When C takes back lair
      Then C's hand is lair, jungle and beach

    @the-artifact.16
    Scenario: Both are discarded in Phase 4
      Given the situation also says
        """
        hunted: {C: {this round: artifact, played: [rover, wreck]}}
        """
      When C resolves rover first
      And the round ends
      Then C's discard pile is rover and wreck

    @the-artifact.17
    Scenario: Used under the Artifact, it gives two cards again
      Given the situation also says
        """
        hunted: {C: {this round: artifact, played: [artifact, wreck]}}
        """
      When C resolves artifact first
      And C uses artifact
      And C uses wreck
      And round 2 begins
      And C plays lair and rover
      And phase 2 begins
      Then C has played lair and rover

    @the-artifact.19
    Scenario: On both places of Virus a card is discarded for each
      Given the situation also says
        """
        tokens: {artemia: [wreck, source]}
        hunted: {C: {this round: artifact, played: [wreck, source], hand: [lair, jungle, river], discard: [beach, rover]}}
        """
      When C resolves wreck first
      And C discards lair
      And C discards river
      And C's turn ends
      Then C's hand is jungle
      And the rescue counter has 8 left

    Scenario: Or one for the one token
      Given the situation also says
        """
        tokens: {artemia: [wreck, source]}
        hunted: {C: {this round: artifact, played: [wreck, source], hand: [lair, jungle, river], discard: [beach, rover]}}
        """
      And the reading virus-on-two-places is "once"
      When C resolves wreck first
      And C discards lair
      And C's turn ends
      Then C's hand is jungle and river

    Scenario Outline: On one place alone the one token counts, be it the first or the second
      Given the situation also says
        """
        tokens: {artemia: [wreck, source]}
        hunted: {C: {this round: artifact, played: [jungle, wreck], hand: [lair, river], discard: [beach, rover]}}
        """
      And the reading virus-on-two-places is "once"
      When C resolves <first> first
      And C discards lair
      And C's turn ends
      Then C does not hold lair
      And C holds river

      Examples:
        | first  |
        | jungle |
        | wreck  |

    @the-artifact.20
    Scenario Outline: A card in place of one power leaves the other
      Given the situation also says
        """
        hunted: {C: {this round: artifact, played: [beach, jungle], survival: [Drone]}}
        """
      When C resolves <first> first
      And C plays drone
      And C gains swamp
      And C uses <second>
      Then C holds swamp
      And the marker <is> on the beach
      And C <holds> jungle

      Examples:
        | first  | second | is     | holds         |
        | beach  | jungle | is not | holds         |
        | jungle | beach  | is     | does not hold |

    @the-artifact.21
    Scenario: An ineffective power does not touch the other place
      Given the situation also says
        """
        in force: [Interference]
        hunted: {C: {this round: artifact, played: [wreck, rover], discard: [lair]}}
        """
      When C resolves wreck first
      And C uses rover
      And C gains swamp
      Then C holds swamp
      And C's discard pile is lair
      And the rescue counter has 8 left

    @the-artifact.22
    Scenario: Unused it gives nothing
      Given the situation also says
        """
        tokens: {creature: artifact}
        hunted: {C: {played: artifact}}
        """
      When round 2 begins
      And C plays lair and jungle
      Then it is refused by phase-1-exploration.1
      When C plays lair
      And phase 2 begins
      Then C has played lair

  Rule: River and Artifact for the same round

    Background:
      Given the situation
        """
        creature: {hand: [Anticipation, Fierceness, Persecution]}
        phase: 3
        hunted: {C: {this round: artifact}}
        """
      And every other opportunity is passed

    @the-artifact.6
    Scenario: The Artifact was first, and both cards are explored
      Given the situation also says
        """
        hunted: {C: {played: [river, artifact]}}
        """
      When C resolves artifact first
      And C uses artifact
      And C uses river
      And round 2 begins
      And C plays lair and rover
      And C resolves rover first
      Then C explores lair
      And C explores rover

    @the-artifact.6
    Scenario: The River was first, and one card is taken back
      Given the situation also says
        """
        hunted: {C: {played: [river, artifact]}}
        """
      When C resolves river first
      And C uses river
      And C uses artifact
      And round 2 begins
      And C plays lair and rover
      And C takes back rover
      And C's turn begins
      Then C explores lair
      And C does not explore rover

    Scenario: Or the second of them is refused
      Given the situation also says
        """
        hunted: {C: {played: [river, artifact]}}
        """
      And the reading river-and-artifact is "not together"
      When C resolves artifact first
      And C uses artifact
      And C uses river
      Then it is refused by the-artifact.6

    @the-artifact.7
    Scenario: A copied River adds nothing either
      Given the situation also says
        """
        tokens: {creature: river}
        hunted: {C: {played: [lair, artifact]}}
        """
      When C resolves artifact first
      And C uses artifact
      And C uses lair to copy
      And round 2 begins
      And C plays jungle and rover
      And C resolves rover first
      Then C explores jungle
      And C explores rover

  Rule: She must have two cards to play

    Background:
      Given the situation
        """
        creature: {hand: [Anticipation, Fierceness, Persecution]}
        assimilation: 5
        hunted: {C: {will: 1, this round: artifact, hand: [lair], discard: [jungle, river, beach, rover]}}
        """
      And every other opportunity is passed

    @the-artifact.18
    Scenario: With one card and one Will she has to Give Up
      When C plays lair
      Then it is refused by the-artifact.18
      When C resists with 1 will
      Then it is refused by resist.3
      When C gives up
      And C plays lair and rover
      And phase 2 begins
      Then C has played lair and rover
      And the assimilation counter has 4 left

    Scenario: Or she plays the one card
      Given the reading two-cards-wanted is "plays one"
      When C plays lair
      And C's turn begins
      Then C explores lair
      And the assimilation counter has 5 left
