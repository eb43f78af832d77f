Feature: Weaknesses with Encounter Cardtypes

  Background:
    Given every other opportunity is passed

  @faq-weaknesses-with-encounter-cardtypes.1
  Scenario: A player card in its bearer's deck
    Given Roland
    And the top of Roland's deck is Cover Up
    When Roland resolves these effects
      """
      - if: {there is: {zone: deck, encounter: true}}
        then: [{horror: 2}]
      """
    Then Roland has 0 horror

  @faq-weaknesses-with-encounter-cardtypes.4
  Scenario: A player card in its bearer's hand
    Given Roland
    And Roland holds Cover Up
    When Roland resolves these effects
      """
      - if: {there is: {zone: hand, encounter: true}}
        then: [{horror: 2}]
      """
    Then Roland has 0 horror

  @faq-weaknesses-with-encounter-cardtypes.2
  Scenario: An encounter card while it is being resolved
    Given the card Solace
      """
      type: asset
      abilities:
        - {reaction: {when: dealt, of: horror, what: you, by: {encounter: true}}, do: {prevent horror: 1}}
      """
    And the card Loneliness
      """
      type: treachery
      weakness: true
      abilities:
        - revelation: {horror: 2, direct: true}
      """
    And Wendy controls Solace
    And the top of Wendy's deck is Loneliness
    When Wendy resolves these effects
      """
      - {draw: 1}
      """
    And Wendy uses Solace
    Then Wendy has 1 horror

  @faq-weaknesses-with-encounter-cardtypes.4
  Scenario: Still a player card on its way
    Given Agnes
    And the top of Agnes's deck is Psychosis, Guts, Lucky!
    When Agnes resolves these effects
      """
      - {discard: {zone: deck}}
      - {horror: {count: {zone: discard, encounter: true}}}
      """
    Then Agnes has 0 horror
    And Psychosis is in Agnes's discard pile
