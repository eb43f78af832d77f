Feature: Phase 2: Hunting
  The Creature lays her tokens and plays Hunt cards, in any order.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  Rule: What may be laid, and where

    @phase-2-hunting.1 @phase-2-hunting.2
    Scenario: The Creature token may be laid every round, on the planet
      When B puts the creature token on wreck
      Then the creature token is on wreck
      And B may not put the target token on lair
      And B may not put the artemia token on lair

    @phase-2-hunting.1
    Scenario: It is the Creature who lays it
      When C puts the creature token on wreck
      Then it is refused by phase-2-hunting.1
      And the creature token is on no place

    @phase-2-hunting.1
    Scenario: Nobody passes for her
      When C passes
      Then it is refused by phase-2-hunting.1
      And it is phase 2
      And B may put the creature token on wreck

    @phase-2-hunting.3
    Scenario: The Target token needs a Hunt card with its symbol
      Given the situation also says
        """
        creature: {hand: [Fierceness, Scream], allowed: 2}
        """
      When B plays fierceness
      Then B may not put the target token on lair by phase-2-hunting.3
      When B plays scream
      And B puts the target token on lair
      Then the target token is on lair

    @phase-2-hunting.4
    Scenario: A Hunt card with the Artemia symbol gives the Artemia token
      Given the situation also says
        """
        creature: {hand: [Mutation]}
        """
      When B plays mutation
      And B puts the artemia token on rover
      Then the artemia token is on rover

    @phase-2-hunting.5
    Scenario Outline: So does the Artemia symbol under the Rescue counter
      Given the situation also says
        """
        board: <board>
        rescue: <rescue>
        """
      When B puts the artemia token on jungle
      Then the artemia token is on jungle

      Examples:
        | board | rescue |
        | A     | 6      |
        | A     | 1      |
        | B     | 11     |
        | B     | 5      |

    @phase-2-hunting.6
    Scenario Outline: Neither of the two, no Artemia token
      Given the situation also says
        """
        creature: {hand: [Clone]}
        board: <board>
        rescue: <rescue>
        """
      When B plays clone on beach
      And B puts the artemia token on jungle
      Then it is refused by phase-2-hunting.6
      And the artemia token is on no place

      Examples:
        | board | rescue |
        | A     | 7      |
        | B     | 6      |

    @phase-2-hunting.12
    Scenario: A place of which nobody owns a card
      Given the situation also says
        """
        hunted: {C: {played: lair}, D: {played: river}, E: {played: lair}, F: {played: beach}, A: {played: rover}}
        """
      When B puts the creature token on source
      And A's turn ends
      Then the creature token is on source
      And the assimilation counter has 6 left
      And C is not caught

  Rule: Several tokens

    @phase-2-hunting.7 @phase-2-hunting.8
    Scenario: Both on the Wreck: a card, a Will counter and a space
      Given the situation also says
        """
        rescue: 4
        hunted: {E: {hand: [jungle, river, beach], discard: [lair, rover], played: wreck}}
        """
      When B puts the creature token on wreck
      And B puts the artemia token on wreck
      And E's turn begins
      And E discards beach
      Then E has 2 will
      And E's hand is jungle and river
      And the assimilation counter has 5 left

    @phase-2-hunting.9
    Scenario Outline: Tokens and cards in any order
      Given the situation also says
        """
        rescue: 4
        creature: {hand: [Mirage]}
        """
      When <first>
      And <second>
      And <third>
      Then the creature token is on wreck
      And the artemia token is on jungle
      And the target token is on rover and artifact

      Examples:
        | first                               | second                              | third                             |
        | B puts the creature token on wreck  | B puts the artemia token on jungle  | B plays mirage on rover and artifact |
        | B plays mirage on rover and artifact | B puts the artemia token on jungle | B puts the creature token on wreck |
        | B puts the artemia token on jungle  | B plays mirage on rover and artifact | B puts the creature token on wreck |

    @phase-2-hunting.10
    Scenario: She need not lay them
      Given the situation also says
        """
        rescue: 4
        """
      When B puts the creature token on wreck
      Then B may put the artemia token on lair
      And B may pass
      When phase 3 begins
      Then it is phase 3
      And the creature token is on wreck
      And the artemia token is on no place

  Rule: How long

    @phase-2-hunting.11
    Scenario: A symbol that the counter reaches in Phase 3 counts in the next Phase 2, not before
      Given the situation also says
        """
        rescue: 7
        creature: {hand: [Clone, Toxin, Mirage]}
        hunted: {C: {played: wreck}, D: {played: lair}}
        """
      Then B may not put the artemia token on lair by phase-2-hunting.6
      When C uses wreck
      Then the rescue counter has 6 left
      And B may not put the artemia token on lair by phase-2-hunting.11
      When the round ends
      And C plays lair
      And D plays jungle
      And E plays lair
      And F plays lair
      And A plays lair
      And phase 2 begins
      And B puts the artemia token on lair
      Then the artemia token is on lair
      And the rescue counter has 5 left

    @phase-2-hunting.13
    Scenario: The token that has caught one Hunted catches the next one as well, and goes in Phase 4
      Given the situation also says
        """
        creature: {hand: [Clone, Toxin, Mirage]}
        hunted: {C: {played: jungle}, D: {played: jungle}, E: {played: river}}
        """
      When B puts the creature token on jungle
      And C's turn ends
      Then the creature token is on jungle
      When D's turn ends
      Then C is caught before D is caught
      And D has 2 will
      And E is not caught
      When the round ends
      Then the creature token is on no place
