Feature: Despair
  No Survival card is played or drawn for the rest of the round.

  @despair.1
  Scenario: It is a card of Phase 1
    Given the situation
      """
      phase: 3
      hunted: {C: {played: lair}}
      creature: {hand: [Despair]}
      tokens: {creature: lair}
      """
    When B plays despair
    Then it is refused by despair.1
    And B holds despair

  @despair.2
  Scenario: Nobody can play a Survival card until the round is over
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Dodge, Adrenaline], will: 2}}
      creature: {hand: [Despair, Clone, Mirage]}
      hunt deck: [Scream, others]
      """
    When B plays despair
    Then C may not play adrenaline by despair.2
    When C plays lair
    And phase 2 begins
    And B puts the creature token on jungle
    And phase 3 begins
    And C plays dodge
    Then it is refused by despair.2
    And C holds dodge
    When round 2 begins
    And C plays adrenaline
    Then C regains will once

  @despair.3
  Scenario: Nobody can draw one either
    Given the situation
      """
      phase: 3
      hunted: {C: {played: source, will: 1}}
      in force: [Despair]
      """
    When C's turn begins
    And C uses source to draw
    Then it is refused by despair.3
    When C uses source for C
    Then C has 0 survival cards
    And the survival deck has 15 cards
    And C has 2 will

  @despair.4
  Scenario: Its symbol lets the Creature place the Artemia token
    Given the situation
      """
      phase: 1
      hunted: {C: }
      creature: {hand: [Despair]}
      rescue: 8
      """
    When B plays despair
    And C plays lair
    And phase 2 begins
    And B puts the artemia token on jungle
    Then it is not refused
    And the artemia token is on jungle

  @despair.5
  Scenario: What was played before keeps its effect
    Given the situation
      """
      phase: 1
      hunted:
        C: {hand: [rover], survival: [Sixth Sense]}
        D: {survival: [Smokescreen]}
      creature: {hand: [Despair]}
      """
    When D plays smokescreen
    And C plays sixth sense
    And C takes back lair and jungle
    And B plays despair
    Then C's hand is lair, jungle and rover
    And smokescreen is in force
    And B may not look at D's discard pile

  @despair.6
  Scenario: The Source still gives a Will counter
    Given the situation
      """
      phase: 3
      hunted:
        C: {played: source}
        D: {played: lair, will: 1}
      in force: [Despair]
      """
    When C's turn begins
    And C uses source for D
    Then it is not refused
    And D has 2 will

  @despair.7
  Scenario: The Shelter brings no card, but it is not ineffective: a Place card may come back
    Given the situation
      """
      phase: 3
      hunted: {C: {played: shelter, discard: [lair]}}
      in force: [Despair]
      """
    When C's turn begins
    And C uses shelter
    Then it is refused by despair.3
    When C takes back lair
    Then C's hand is lair, jungle, river, beach and rover

  @despair.8
  Scenario: Survival cards can still be lost
    Given the situation
      """
      phase: 3
      hunted: {C: {played: lair, survival: [Dodge, Gate]}}
      in force: [Despair, Toxin]
      tokens: {target: lair}
      """
    When C's turn begins
    Then C may not play dodge by despair.2
    When C discards gate
    Then C has 1 survival card
    And C holds dodge
