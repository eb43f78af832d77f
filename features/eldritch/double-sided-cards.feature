Feature: Double-sided cards

  Background:
    Given every other opportunity is passed

  @double-sided-cards.1 @conditions.1
  Scenario Outline: Copies that look alike in front have different backs
    Given the situation
      """
      investigators: {diana: {health: 5, sanity: 5, conditions: [Cursed]}}
      cards:
        Cursed:
          type: condition
          backs: [[{lose: 2, of: sanity}, {discard this: card}], [{lose: 2, of: health}, {discard this: card}]]
        Black Cat: {type: general, does: [{flip condition: Cursed}]}
      """
    When diana resolves Black Cat
    And diana turns up Cursed <copy>
    Then diana has <health> health
    And diana has <sanity> sanity

    Examples:
      | copy | health | sanity |
      | 1    | 5      | 3      |
      | 2    | 3      | 5      |

  @possessions.1
  Scenario: A Spell is a possession, a Condition is none
    Given the situation
      """
      investigators: {lola: {at: Rome, conditions: [Debt], possessions: [Lamp of Salt]}, jim: {at: Rome}}
      """
    When lola trades with jim
    And lola offers Debt
    Then it is refused by trade-action-full.4
    When lola offers Lamp of Salt
    Then Lamp of Salt is in jim's possessions

  @double-sided-cards.2 @double-sided-cards.6
  Scenario: A discarded Spell is shuffled into its deck at once
    Given the situation
      """
      investigators: {akachi: {possessions: [White Word]}}
      cards:
        Fire: {type: general, does: [{discard card: spell}]}
        White Word: {type: spell}
        Red Word: {type: spell}
      without the sample set: true
      """
    When akachi resolves Fire
    Then the spell deck holds 2 cards
    And the spell discard pile is empty
