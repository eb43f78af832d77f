Feature: Phobia
  One Hunted shows the Creature all her Place cards but two.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @phobia.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      phase: 1
      creature: {hand: [Phobia]}
      """
    When B plays phobia
    Then it is refused by phobia.1

  @phobia.6
  Scenario Outline: With two or fewer she shows none
    Given the situation also says
      """
      creature: {hand: [Phobia]}
      hunted: {C: {hand: <hand>}}
      """
    When B plays phobia on C
    Then C has shown nothing
    And phobia is in the hunt discard pile

    Examples:
      | hand           |
      | [lair, jungle] |
      | [lair]         |
      | []             |

  Rule: A Hunted with four cards in hand

    Background:
      Given the situation also says
        """
        creature: {hand: [Phobia]}
        hunted: {C: {played: beach}, D: {played: beach}}
        """

    @phobia.2 @phobia.3
    Scenario: She alone shows cards, and two stay hidden
      When B plays phobia on C
      And C shows lair and jungle
      Then C has shown lair and jungle
      And D has shown nothing
      And B has seen lair and jungle of C

    @phobia.4
    Scenario: They stay in her hand
      When B plays phobia on C
      And C shows lair and jungle
      Then C's hand is lair, jungle, river and rover
      And C's discard pile is empty

    @phobia.5
    Scenario: She chooses which two stay hidden
      When B plays phobia
      And B chooses C
      Then it waits for C
      When B shows river and rover
      Then it is refused by phobia.5
      When C shows lair and jungle
      Then C has shown lair and jungle

    @phobia.7
    Scenario: The Artemia token may be placed as well
      When B plays phobia on C
      And C shows lair and jungle
      And B puts the artemia token on jungle
      Then the artemia token is on jungle

    @phobia.8
    Scenario: The other Hunted do not see them
      When B plays phobia on C
      And C shows lair and jungle
      Then B has seen lair and jungle of C
      And D has seen nothing of C
