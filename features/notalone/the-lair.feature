Feature: The Lair
  All cards of the discard pile back, or the power of the place where the Creature token lies.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Phobia, Persecution]}
      phase: 3
      rescue: 10
      assimilation: 5
      """
    And every other opportunity is passed

  Rule: It takes the discard pile back, or copies

    @the-lair.1
    Scenario: The whole discard pile comes back
      Given the situation also says
        """
        hunted: {C: {hand: [beach], played: lair, discard: [jungle, river, rover]}}
        """
      When C uses lair to take back
      Then C's hand is jungle, river, beach and rover
      And C's discard pile is empty

    @the-lair.2
    Scenario: The Wreck under the Creature token is copied
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C uses lair to copy
      Then the rescue counter has 9 left
      And C's discard pile is rover

    @the-lair.3
    Scenario Outline: One of the two things only
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C uses lair to <one>
      And C uses lair to <other>
      Then it is refused by the-lair.3
      And the rescue counter has <rescue> left
      And C's discard pile is <pile>

      Examples:
        | one       | other     | rescue | pile  |
        | copy      | take back | 9      | rover |
        | take back | copy      | 10     | empty |

    @the-lair.5
    Scenario: The Lair that lies open is not in the discard pile yet
      Given the situation also says
        """
        hunted: {C: {played: lair, discard: [jungle, river]}}
        """
      When C uses lair to take back
      Then C's hand is jungle, river, beach and rover
      And C has played lair
      When the round ends
      Then C's discard pile is lair

    @the-lair.23
    Scenario: An empty discard pile may be taken back as well
      Given the situation also says
        """
        tokens: {creature: artifact}
        hunted: {C: {played: lair}}
        """
      When C uses lair to take back
      Then it is not refused
      And C uses lair once
      And C has 4 place cards in hand
      When the round ends
      Then C's discard pile is lair

    @the-lair.24
    Scenario Outline: An ineffective Lair does neither, nor does it leave a card
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [lair, swamp], creature: wreck}
        hunted: {C: {played: lair, discard: [jungle, rover]}}
        """
      When C <attempt>
      Then it is refused by the-lair.24
      And C's discard pile is jungle and rover
      And the rescue counter has 10 left

      Examples:
        | attempt                |
        | uses lair to take back |
        | uses lair to copy      |

  Rule: What is copied

    @the-lair.6
    Scenario: Whoever copies the place of the Creature token is not caught there
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: lair}}
        """
      When C uses lair to copy
      And C's turn ends
      Then the rescue counter has 9 left
      And C has 3 will
      And the assimilation counter has 5 left
      And C is not caught

    @the-lair.7
    Scenario: A copy of the Wreck counts as its one use of the round
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: lair}, D: {played: river, survival: [Gate]}}
        """
      When C uses lair to copy
      And D plays gate for wreck
      Then it is refused by the-wreck.2
      And the rescue counter has 9 left

    Scenario: Or each copy counts apart
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: lair}, D: {played: river, survival: [Gate]}}
        """
      And the reading copies-and-limits is "apart"
      When C uses lair to copy
      And D plays gate for wreck
      Then it is not refused
      And the rescue counter has 8 left

    @the-lair.8
    Scenario: A copy of the Beach counts as its one use of the round
      Given the situation also says
        """
        marker on the beach: true
        tokens: {creature: beach}
        hunted: {C: {played: lair}, F: {played: source, survival: [Gate]}}
        """
      When C uses lair to copy
      And F plays gate for beach
      Then it is refused by the-beach.3
      And the marker is not on the beach
      And the rescue counter has 9 left

    @the-lair.9
    Scenario: The Artifact is not copied
      Given the situation also says
        """
        tokens: {creature: artifact}
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C uses lair to copy
      Then it is refused by the-lair.9
      When C uses lair to take back
      Then C's discard pile is empty

    @the-lair.10
    Scenario Outline: Nothing is copied from a place whose power is ineffective
      Given the situation also says
        """
        in force: [<card>]
        tokens: {creature: wreck<target>}
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C uses lair to copy
      Then it is refused by the-lair.10
      And the rescue counter has 10 left
      When C uses lair to take back
      Then C's discard pile is empty

      Examples:
        | card                         | target                   |
        | Interference                 |                          |
        | Mirage                       | , target: [wreck, river] |
        | Toxin                        | , target: wreck          |
        | {card: Cataclysm, on: wreck} |                          |

    Scenario: Or the copy works, if only the place explored counts
      Given the situation also says
        """
        in force: [Interference]
        tokens: {creature: wreck}
        hunted: {C: {played: lair}}
        """
      And the reading copied-ineffective-power is "works"
      When C uses lair to copy
      Then the rescue counter has 9 left

    @the-lair.11
    Scenario: Without a Creature token on the planet there is nothing to copy
      Given the situation also says
        """
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C uses lair to copy
      Then it is refused by the-lair.11
      When C uses lair to take back
      Then C's discard pile is empty

    @the-lair.12
    Scenario Outline: "This card" of a copied Jungle is the Lair
      Given the situation also says
        """
        tokens: {creature: <place>}
        hunted: {C: {played: lair, discard: [river, beach, rover]}}
        """
      When C uses lair to copy
      And C takes back <cards>
      Then C's hand is lair, jungle, <cards>
      When the round ends
      Then C has not discarded lair

      Examples:
        | place  | cards           |
        | jungle | rover           |
        | swamp  | river and rover |

    Scenario: Or it is the Jungle itself, and only the other card comes back
      Given the situation also says
        """
        tokens: {creature: jungle}
        hunted: {C: {played: lair, discard: [beach, rover]}}
        """
      And the reading this-card-of-a-copy is "the copied place"
      When C uses lair to copy
      And C takes back rover
      Then C's hand is jungle, river and rover
      And C has played lair

    @the-lair.13
    Scenario: A copied River gives its user two cards in the next round
      Given the situation also says
        """
        tokens: {creature: river}
        hunted: {C: {played: lair}}
        """
      When C uses lair to copy
      And round 2 begins
      And C plays jungle and rover
      And C takes back rover
      And C's turn begins
      Then C explores jungle
      And C does not explore rover

    @the-lair.14
    Scenario: A place may be copied whose card one does not own
      Given the situation also says
        """
        tokens: {creature: source}
        hunted: {C: {played: lair}}
        """
      When C uses lair to copy
      And C chooses draw
      And C draws dodge
      Then C has 1 survival card
      And C does not hold source

    @the-lair.15
    Scenario Outline: With Clone either of the two places is copied
      Given the situation also says
        """
        in force: [Clone]
        tokens: {creature: beach, target: wreck}
        hunted: {C: {played: lair}}
        """
      When C uses lair to copy
      And C copies source
      Then it is refused by the-lair.2
      When C copies <place>
      Then the rescue counter has <rescue> left
      And the marker <is> on the beach

      Examples:
        | place | rescue | is     |
        | wreck | 9      | is not |
        | beach | 10     | is     |

    @the-lair.16
    Scenario: It is the place on which the token lies when the power is used
      Given the situation also says
        """
        tokens: {creature: rover}
        hunted: {C: {played: lair}, D: {played: jungle, survival: [Wrong Track]}}
        """
      When D plays wrong track
      And D moves the creature token to beach
      And C uses lair to copy
      Then the marker is on the beach
      And C has 4 place cards in hand

    @the-lair.22
    Scenario: A Lair under the Creature token has nothing but itself to copy
      Given the situation also says
        """
        tokens: {creature: lair}
        hunted: {C: {played: lair, discard: [rover], survival: [Dodge]}}
        """
      When C plays dodge
      And C uses lair to copy
      Then it is refused by the-lair.22
      When C uses lair to take back
      Then C has 3 will
      And C's discard pile is empty

    @the-lair.25
    Scenario: If the copy is refused, the discard pile may still be taken back
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: river, survival: [Gate]}, D: {played: lair, discard: [jungle, rover]}}
        """
      When C plays gate for wreck
      And D uses lair to copy
      Then it is refused by the-wreck.2
      When D uses lair to take back
      Then D's discard pile is empty
      And the rescue counter has 9 left

  Rule: Whoever is caught on the Lair loses one Will more

    @the-lair.4 @the-lair.18
    Scenario: Two Will counters, and one space of the Assimilation counter
      Given the situation also says
        """
        tokens: {creature: lair}
        hunted: {C: {played: lair}}
        """
      When C's turn ends
      Then C has 1 will
      And the assimilation counter has 4 left

    @the-lair.17
    Scenario: Three with Fierceness
      Given the situation also says
        """
        in force: [Fierceness]
        tokens: {creature: lair}
        hunted: {C: {played: lair, discard: [rover]}}
        """
      When C's turn ends
      Then C recovers once
      And the assimilation counter has 3 left

    @the-lair.19
    Scenario: Also while the power of the Lair is ineffective
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [lair, jungle], creature: lair}
        hunted: {C: {played: lair}}
        """
      When C's turn ends
      Then C has 1 will

    Scenario: Or not, if the whole text of the card is ineffective then
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [lair, jungle], creature: lair}
        hunted: {C: {played: lair}}
        """
      And the reading lair-ineffective is "not lost"
      When C's turn ends
      Then C has 2 will

    @the-lair.20
    Scenario: Not if it is Artemia that takes the Will
      Given the situation also says
        """
        in force: [Mutation]
        tokens: {artemia: lair}
        hunted: {C: {played: lair}, D: {played: jungle}}
        """
      When C discards rover
      And C's turn ends
      Then C has 2 will
      And C has discarded rover
      When round 2 begins
      And C plays jungle
      And D plays lair
      And B puts the creature token on lair
      And D's turn ends
      Then D has 1 will

    @the-lair.21
    Scenario: Also if it is the token of Clone that catches her
      Given the situation also says
        """
        in force: [Clone]
        tokens: {target: lair, creature: rover}
        hunted: {C: {played: lair}}
        """
      When C's turn ends
      Then C has 1 will
