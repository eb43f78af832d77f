Feature: Adrenaline
  A Hunted regains a Will counter.

  @adrenaline.1
  Scenario: It is a card of Phase 1
    Given the situation
      """
      phase: 3
      hunted: {C: {played: lair, will: 2, survival: [Adrenaline]}}
      tokens: {creature: lair}
      """
    When C plays adrenaline
    Then it is refused by adrenaline.1
    And C has 2 will

  @adrenaline.2
  Scenario: Its player regains one Will counter
    Given the situation
      """
      phase: 1
      hunted: {C: {will: 1, survival: [Adrenaline]}}
      """
    When C plays adrenaline
    Then C has 2 will

  @adrenaline.3
  Scenario: It heals nobody else
    Given the situation
      """
      phase: 1
      hunted:
        C: {survival: [Adrenaline]}
        D: {will: 1}
      """
    When C plays adrenaline on D
    Then it is refused by adrenaline.3
    And D has 1 will
    And C holds adrenaline

  @adrenaline.4
  Scenario: With three Will counters it is spent for nothing
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Adrenaline]}}
      """
    When C plays adrenaline
    Then C has 3 will
    And C has 0 survival cards
    And adrenaline is in the survival discard pile

  @adrenaline.4
  Scenario Outline: A card that does nothing is spent, or by the other reading not played
    Given the reading survival-card-without-effect is "<reading>"
    And the situation
      """
      phase: <phase>
      hunted: {C: {survival: [<card>]}}
      marker on the beach: true
      """
    When C plays <card>
    Then it is <ruled>
    And <where>

    Examples:
      | card        | phase | reading | ruled                   | where                                       |
      | Ingenuity   | 1     | spent   | not refused             | ingenuity is in the survival discard pile   |
      | Double Back | 4     | spent   | not refused             | double back is in the survival discard pile |
      | Double Back | 4     | refused | refused by adrenaline.4 | C holds double back                         |
      | Hologram    | 3     | spent   | not refused             | hologram is in the survival discard pile    |
      | Hologram    | 3     | refused | refused by adrenaline.4 | C holds hologram                            |
      | Wrong Track | 3     | spent   | not refused             | wrong track is in the survival discard pile |
      | Wrong Track | 3     | refused | refused by adrenaline.4 | C holds wrong track                         |

  @adrenaline.4
  Scenario Outline: By the other reading a card that would do nothing cannot be played
    Given the reading survival-card-without-effect is "refused"
    And the situation
      """
      phase: 1
      hunted: {C: {survival: [<card>]}}
      marker on the beach: true
      """
    When C plays <card>
    Then it is refused by adrenaline.4
    And C holds <card>

    Examples:
      | card        |
      | Adrenaline  |
      | Ingenuity   |
      | Sixth Sense |
