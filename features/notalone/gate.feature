Feature: Gate
  In place of the power of her own place a Hunted uses that of an adjacent one.

  Background:
    Given the situation
      """
      creature: {hand: [Anticipation, Fierceness, Persecution]}
      phase: 3
      rescue: 10
      assimilation: 5
      """
    And every other opportunity is passed

  Rule: In place of one's own power

    @gate.1
    Scenario Outline: In Phase 3 only
      Given the situation also says
        """
        phase: <phase>
        hunted: {C: {played: river, survival: [Gate]}}
        """
      When C plays gate
      Then it is refused by gate.1
      And C has 1 survival card

      Examples:
        | phase |
        | 2     |
        | 4     |

    @gate.2
    Scenario: The Wreck from the River, which gives nothing then
      Given the situation also says
        """
        hunted: {C: {played: river, survival: [Gate]}}
        """
      When C plays gate on wreck
      Then the rescue counter has 9 left
      When round 2 begins
      And C plays lair and jungle
      Then it is refused by phase-1-exploration.1

    @gate.3
    Scenario Outline: An adjacent place, and no other
      Given the situation also says
        """
        survival deck: [Dodge, Drone]
        hunted: {C: {played: jungle, survival: [Gate]}}
        """
      When C plays gate for <far>
      Then it is refused by gate.3
      When C plays gate for <near>
      Then C has <cards> survival cards

      Examples:
        | far   | near    | cards |
        | wreck | river   | 0     |
        | beach | lair    | 0     |

    @gate.4
    Scenario: Not the Artifact
      Given the situation also says
        """
        hunted: {C: {played: source, survival: [Gate]}}
        """
      When C plays gate for artifact
      Then it is refused by gate.4
      When C plays gate for wreck
      Then the rescue counter has 9 left

    @gate.5
    Scenario Outline: Not under the Creature or the Artemia token, which leave no power to replace
      Given the situation also says
        """
        tokens: {<token>: jungle}
        hunted: {A: {played: jungle, survival: [Gate]}}
        """
      And every other choice takes the first option
      When A plays gate for river
      Then it is refused by gate.5
      Then A holds gate

      Examples:
        | token    |
        | creature |
        | artemia  |

    @gate.6
    Scenario: Not where one's own power is ineffective
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [rover, artifact]}
        hunted: {D: {played: rover, survival: [Gate]}}
        """
      When D plays gate for beach
      Then it is refused by gate.6
      And the marker is not on the beach

    Scenario: Or there as well, as it gives another power
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [rover, artifact]}
        hunted: {D: {played: rover, survival: [Gate]}}
        """
      And the reading gate-on-ineffective-place is "allowed"
      When D plays gate for beach
      Then the marker is on the beach

    @gate.13
    Scenario: No card of the discard pile besides
      Given the situation also says
        """
        hunted: {C: {played: river, discard: [lair], survival: [Gate]}}
        """
      When C plays gate for wreck
      And C takes back lair
      Then it is refused by gate.13
      And C's discard pile is lair
      And the rescue counter has 9 left

    @gate.14
    Scenario: Not after one's own power
      Given the situation also says
        """
        hunted: {C: {played: river, survival: [Gate]}, D: {played: lair}}
        """
      When C uses river
      And C plays gate for wreck
      Then it is refused by gate.14
      And the rescue counter has 10 left

    @gate.15
    Scenario: After a Target card that leaves the power
      Given the situation also says
        """
        in force: [Scream]
        tokens: {target: river}
        hunted: {C: {played: river, survival: [Gate]}}
        """
      When C loses 1 will
      And C plays gate for wreck
      Then C has 2 will
      And the rescue counter has 9 left

    @gate.16
    Scenario Outline: After Detour it reaches the neighbours of where she is
      Given the situation also says
        """
        creature: {hand: [Detour]}
        hunted: {C: {played: jungle, survival: [Gate]}}
        """
      When the place cards are revealed
      And B plays detour on C
      And B moves C to shelter
      And C plays gate for <far>
      Then it is refused by gate.3
      When C plays gate for wreck
      Then the rescue counter has 9 left

      Examples:
        | far   |
        | lair  |
        | river |

    Scenario: Or those of the card that she played
      Given the situation also says
        """
        creature: {hand: [Detour]}
        hunted: {C: {played: jungle, survival: [Gate], discard: [rover]}}
        """
      And the reading gate-after-detour is "her card"
      When the place cards are revealed
      And B plays detour on C
      And B moves C to shelter
      And C plays gate for wreck
      Then it is refused by gate.3
      When C plays gate for lair
      And C chooses take back
      Then C's discard pile is empty

    @gate.17
    Scenario: Also on a Wreck whose one use is spent
      Given the situation also says
        """
        survival deck: [Dodge, Drone]
        hunted: {C: {played: wreck}, D: {played: wreck, survival: [Gate]}}
        """
      When C uses wreck
      And D plays gate for shelter
      And D keeps dodge
      Then D holds dodge

    Scenario: Or not, as there is no power left to replace
      Given the situation also says
        """
        survival deck: [Dodge, Drone]
        hunted: {C: {played: wreck}, D: {played: wreck, survival: [Gate]}}
        """
      And the reading gate-when-used-up is "refused"
      When C uses wreck
      And D plays gate for shelter
      Then it is refused by gate.17
      And D holds gate

  Rule: What is copied

    @gate.7
    Scenario Outline: Nothing from a place whose power is ineffective
      Given the situation also says
        """
        in force: [<card>]
        tokens: {target: [<target>]}
        hunted: {C: {played: beach, survival: [Gate]}}
        """
      When C plays gate for rover
      Then it is refused by gate.7
      When C plays gate for river
      Then C has 4 place cards in hand
      And C has 0 survival cards

      Examples:
        | card                         | target          |
        | Mirage                       | rover, artifact |
        | Toxin                        | rover           |
        | {card: Cataclysm, on: rover} |                 |

    Scenario: Or the copy works, if only the place explored counts
      Given the situation also says
        """
        in force: [Mirage]
        tokens: {target: [rover, artifact]}
        hunted: {C: {played: beach, survival: [Gate]}}
        """
      And the reading copied-ineffective-power is "works"
      When C plays gate for rover
      And C gains swamp
      Then C holds swamp

    @gate.8
    Scenario: The tokens there do not touch her
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: river, survival: [Gate]}}
        """
      When C plays gate for wreck
      And C's turn ends
      Then the rescue counter has 9 left
      And C has 3 will
      And C is not caught

    @gate.9
    Scenario: It is the one use of the Wreck in this round
      Given the situation also says
        """
        hunted: {C: {played: river, survival: [Gate]}, E: {played: wreck, discard: [lair]}}
        """
      When C plays gate for wreck
      And E uses wreck
      Then it is refused by the-wreck.3
      When E takes back lair
      Then the rescue counter has 9 left

    @gate.10
    Scenario: A place may be copied whose card she does not own
      Given the situation also says
        """
        hunted: {C: {played: lair, survival: [Gate]}}
        """
      When C plays gate for swamp
      Then C holds lair
      And C does not hold swamp

    @gate.11
    Scenario Outline: "This card" of a copied Jungle is the card that she played
      Given the situation also says
        """
        hunted: {C: {played: <here>, discard: [beach, rover], survival: [Gate]}}
        """
      When C plays gate for <there>
      And C takes back <back>
      Then C's hand is <hand>
      When the round ends
      Then C has not discarded <here>

      Examples:
        | here  | there  | back            | hand                                      |
        | river | jungle | rover           | lair, jungle, river and rover             |
        | lair  | swamp  | beach and rover | lair, jungle, river, beach and rover      |

    Scenario: Or it is the Jungle itself, and only the other card comes back
      Given the situation also says
        """
        hunted: {C: {played: river, discard: [beach, rover], survival: [Gate]}}
        """
      And the reading this-card-of-a-copy is "the copied place"
      When C plays gate for jungle
      And C takes back rover
      Then C's hand is lair, jungle and rover

    @gate.12
    Scenario Outline: Of a copied Lair either of the two things
      Given the situation also says
        """
        tokens: {creature: wreck}
        hunted: {C: {played: jungle, discard: [rover], survival: [Gate]}}
        """
      When C plays gate for lair
      And C chooses <thing>
      Then C's discard pile is <pile>
      And the rescue counter has <rescue> left

      Examples:
        | thing     | pile  | rescue |
        | take back | empty | 10     |
        | copy      | rover | 9      |
