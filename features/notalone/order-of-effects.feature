Feature: The order of effects

  @order-of-effects.1
  Scenario: What was played first is done first
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair, Clone, Mirage]}
      hunted: {C: {survival: [Strike Back]}}
      """
    When C plays strike back
    And C draws clone
    And C draws mirage
    And C puts clone and mirage under the deck
    And B plays despair
    Then B has 0 hunt cards
    And mirage is the last card of the hunt deck
    And despair is in force

  @order-of-effects.1
  Scenario: The other way round the second card is not played at all
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair, Clone, Mirage]}
      hunted: {C: {survival: [Strike Back]}}
      """
    When B plays despair
    And C plays strike back
    Then it is refused by order-of-effects.1
    And B has 2 hunt cards
    And C holds strike back

  @order-of-effects.2
  Scenario: When both claim to be first, the Creature decides
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair]}
      hunted: {C: {survival: [Sacrifice]}}
      """
    When despair and sacrifice are played at the same time
    And B resolves clone first
    Then it is refused by order-of-effects.2
    When B resolves despair first
    Then it is refused by despair.2
    And C holds sacrifice
    And C's hand is lair, jungle, river, beach and rover
    And despair is in force

  @order-of-effects.2
  Scenario: It is only a Hunted with whom the Creature can disagree
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair, Anticipation]}
      hunted: {C: {survival: [Sacrifice]}}
      """
    When despair and anticipation are played at the same time
    Then it is refused by order-of-effects.2
    And despair is not in force

  @order-of-effects.2
  Scenario: She may as well let the other card be first
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair]}
      hunted: {C: {survival: [Sacrifice]}}
      """
    When despair and sacrifice are played at the same time
    And B resolves sacrifice first
    And C discards lair
    Then it is refused by sacrifice.3
    And B holds despair
    And C has discarded lair
    And despair is not in force

  @order-of-effects.2
  Scenario: It is not for the Hunted to decide
    Given the situation
      """
      phase: 1
      creature: {hand: [Despair]}
      hunted: {C: {survival: [Sacrifice]}}
      """
    When despair and sacrifice are played at the same time
    And C resolves sacrifice first
    Then it is refused by order-of-effects.2
    And it waits for B

  @order-of-effects.2
  Scenario: Where both may be played, both are, in the order that she says
    Given the situation
      """
      phase: 2
      creature: {hand: [Anticipation]}
      hunted: {C: {played: lair, discard: [river], survival: [Vortex]}}
      """
    When vortex and anticipation are played at the same time
    And B resolves vortex first
    And B chooses C
    Then C plays vortex before B plays anticipation
    And C has played river
    And anticipation is in force

  Scenario: What may not be played cannot be claimed either
    Given the situation
      """
      phase: 1
      creature: {hand: [Clone]}
      hunted: {C: {survival: [Sacrifice]}}
      """
    When clone and sacrifice are played at the same time
    Then it is refused by clone.1
    And C holds sacrifice

  @order-of-effects.3
  Scenario: Effects last for the round in which the card is played
    Given the situation
      """
      round: 3
      phase: 2
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      rescue: 9
      creature: {hand: [Interference]}
      hunted: {C: {hand: [wreck, lair], played: jungle, discard: [river, beach, rover]}}
      """
    When B plays interference
    And round 4 begins
    Then interference is not in force
    When C plays wreck
    And C's turn begins
    And C uses wreck
    Then it is not refused
    And the rescue counter has 7 left

  @order-of-effects.4
  Scenario Outline: Cards take precedence over the normal rules
    Given the situation
      """
      phase: 1
      players: 3
      creature: {hand: [Force Field]}
      """
    When B plays force field on beach and rover
    And C plays <card>
    Then it is refused by order-of-effects.4
    And C holds <card>

    Examples:
      | card  |
      | beach |
      | rover |

  @order-of-effects.5
  Scenario: A card that speaks of the next round reaches into it
    Given the situation
      """
      round: 3
      phase: 4
      players: 3
      creature: {hand: [Tracking, Interference, Fierceness]}
      hunt deck: [Persecution, Clone, Forbidden Zone, others]
      """
    When B plays tracking
    And round 4 begins
    And C plays lair
    And D plays lair
    And phase 2 begins
    And B plays interference
    And B plays fierceness
    Then it is not refused
    When round 5 begins
    And C plays jungle
    And D plays jungle
    And phase 2 begins
    And B plays persecution
    And B plays clone
    Then it is refused by hunt-cards.6

  @order-of-effects.6
  Scenario: The River is not cut off with the round
    Given the situation
      """
      round: 2
      phase: 3
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      hunted: {C: {played: river}}
      """
    When C uses river
    And round 3 begins
    And C plays lair and rover
    Then it is not refused
    And C has played lair and rover

  @order-of-effects.7
  Scenario: A later card does not undo what was done
    Given the situation
      """
      phase: 3
      rescue: 9
      creature: {hand: [Cataclysm]}
      hunt deck: [Clone, Toxin, Scream, Virus, Despair, Stasis, others]
      hunted:
        C: {played: wreck}
        D: {played: lair}
      """
    And every other opportunity is passed
    When C uses wreck
    And B plays cataclysm on wreck
    Then the rescue counter has 8 left
    When phase 4 begins
    Then the rescue counter has 8 left
