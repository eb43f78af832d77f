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

  @double-sided-cards.4 @double-sided-cards.3
  Scenario: The front of the uppermost Spell is there for everybody
    When norman looks at the top card of the spell deck
    And lily looks at the top card of the artifact deck
    Then it is refused by double-sided-cards.3
    And lily may not look at the spell deck by hidden-information.2

  @setup.13
  Scenario: After setup the top Condition can be seen, and a random one comes from the bottom
    Given the situation
      """
      phase: set up
      ancient one: Azathoth
      cards: {Black Cat: {type: general, does: [{gain condition: any}]}}
      asset deck: [Town Clerk, Bent Coin, Old Almanac, Camp Stove]
      gate stack: [Rome]
      clue pool: [Tokyo]
      mystery deck: [Daemon Orbits]
      expedition encounter deck: [Burnt Birches]
      """
    When the monster drawn is Ghoul
    And lily looks at the top card of the condition deck
    And norman resolves Black Cat
    And norman draws Debt
    Then norman has a Debt condition

  @double-sided-cards.7
  Scenario: Another player cuts a deck of double-sided cards that was shuffled
    Given the situation
      """
      investigators: {akachi: {possessions: [White Word]}, jim: {}}
      cards:
        Fire: {type: general, does: [{discard card: spell}]}
        White Word: {type: spell}
      """
    When akachi resolves Fire
    Then jim has cut the deck that was shuffled last

  @search-full.3
  Scenario: Only the searcher has seen what was passed over
    Given the situation
      """
      investigators: {akachi: {}, jim: {}}
      cards:
        Gift: {type: general, does: [{gain card: spell, named: White Word}]}
        White Word: {type: spell}
      """
    When akachi resolves Gift
    And akachi looks at the cards that were passed over
    And jim looks at the cards that were passed over
    Then it is refused by search-full.3
    And akachi may look at the cards that were passed over
