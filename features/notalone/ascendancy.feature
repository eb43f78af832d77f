Feature: Ascendancy
  One Hunted discards all her Place cards but two.

  Background:
    Given the situation
      """
      players: [B, C, D, E, F, A]
      phase: 2
      rescue: 10
      assimilation: 6
      """
    And every other opportunity is passed

  @ascendancy.1
  Scenario: It is played in Phase 2
    Given the situation also says
      """
      phase: 1
      creature: {hand: [Ascendancy]}
      """
    When B plays ascendancy
    Then it is refused by ascendancy.1

  @ascendancy.2 @ascendancy.3
  Scenario: One Hunted, and only cards of her hand
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted:
        C: {played: lair}
        D: {hand: [lair, jungle, river, beach, rover, wreck]}
      """
    When B plays ascendancy on C
    And C discards jungle and beach
    Then C's hand is river and rover
    And C has played lair
    And D has 6 place cards in hand

  @ascendancy.4
  Scenario: She chooses herself which two she keeps
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted: {C: {played: lair}}
      """
    When B plays ascendancy
    And B chooses C
    Then it waits for C
    When B discards river and rover
    Then it is refused by ascendancy.4
    When C discards jungle and beach
    Then C's hand is river and rover

  @ascendancy.2
  Scenario: Asked for one Hunted, nobody names two
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted: {C: {played: lair}}
      """
    When B plays ascendancy
    And B chooses C and D
    Then it is refused by ascendancy.2
    When B chooses C
    And C discards jungle and beach
    Then C's hand is river and rover

  @ascendancy.5
  Scenario Outline: With two or fewer she loses nothing
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted: {C: {hand: <hand>}}
      """
    When B plays ascendancy on C
    Then C has <n> place cards in hand
    And ascendancy is in the hunt discard pile

    Examples:
      | hand           | n |
      | [lair, jungle] | 2 |
      | [lair]         | 1 |
      | []             | 0 |

  @ascendancy.5
  Scenario: By the other reading somebody with three or more is chosen
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted: {C: {hand: [lair, jungle]}, D: {hand: [lair, jungle, beach]}}
      """
    And the reading ascendancy-on-few-cards is "refused"
    When B plays ascendancy on C
    Then it is refused by ascendancy.5
    When B plays ascendancy on D
    And D discards jungle
    Then D's hand is lair and beach

  @ascendancy.5
  Scenario: By that reading she is not named afterwards either
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted: {C: {hand: [lair, jungle]}, D: {hand: [lair, jungle, beach]}}
      """
    And the reading ascendancy-on-few-cards is "refused"
    When B plays ascendancy
    And B chooses C
    Then it is refused by ascendancy.5
    When B chooses D
    And D discards jungle
    Then D's hand is lair and beach

  @ascendancy.5
  Scenario: By that reading it is not played where nobody holds three
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted:
        C: {hand: [lair, jungle]}
        D: {hand: [lair]}
        E: {hand: [lair]}
        F: {hand: [lair, rover]}
        A: {hand: []}
      """
    And the reading ascendancy-on-few-cards is "refused"
    When B plays ascendancy
    Then it is refused by ascendancy.5
    And B holds ascendancy

  @ascendancy.6
  Scenario: They lie in her own discard pile, from which she takes them back
    Given the situation also says
      """
      creature: {hand: [Ascendancy]}
      hunted: {C: {played: lair}, D: {played: river}}
      """
    When B plays ascendancy on C
    And C discards jungle and beach
    Then C's discard pile is jungle and beach
    And D's discard pile is empty
    When C uses lair
    Then C's hand is jungle, river, beach and rover
