Feature: Devoured investigators

  @devoured.1 @devoured.2 @devoured.3
  Scenario: Doom advances, everything is discarded, the investigator is gone
    Given the situation
      """
      investigators: {jim: {at: Tokyo, clues: 2, possessions: [Bent Coin], conditions: [Cursed], improved will: 1, eldritch tokens on the sheet: 2}, lola: {}}
      lead: lola
      doom: 9
      """
    When jim is devoured
    Then doom is 8
    And the clue discard pile has 2 clues
    And Bent Coin is in the asset discard pile
    And jim has 0 health
    And jim has 0 eldritch tokens
    And jim's will is improved by 0
    And jim does not have a Cursed condition
    And jim is not at Tokyo

  @devoured.4
  Scenario: The Lead Investigator passes the token
    Given the situation
      """
      investigators: {jim: {}, lola: {}, silas: {}}
      """
    When jim is devoured
    And jim passes the lead to lola
    Then lola is the lead investigator

  @devoured.5 @choosing-a-new-investigator.1
  Scenario: The player takes a new investigator at the end of the Mythos Phase
    Given the situation
      """
      investigators: {jim: {}, lola: {}}
      lead: lola
      mythos deck: [A Quiet Night]
      phase: 3
      """
    When jim is devoured
    And jim takes on Trish Scarborough
    And a round begins
    Then jim plays Trish Scarborough
    And jim is not devoured

  @devoured.6
  Scenario: Doom comes first
    Given the situation
      """
      investigators: {jim: {clues: 2}, lola: {}}
      lead: lola
      ancient one: Yog-Sothoth
      doom: 1
      cards: {back of Yog-Sothoth: {type: ancient one, does: [{lose: 1, of: sanity, whom: each}]}}
      """
    When jim is devoured
    Then the ancient one has awoken
    And lola has 6 sanity
    And jim is not eliminated

  @devoured-full.1 @devoured-full.2
  Scenario: He counts as defeated, and follows two of its steps
    Given the situation
      """
      investigators: {mark: {at: Tunguska, possessions: [Bent Coin]}, lola: {}}
      doom: 9
      """
    When mark is devoured
    And mark passes the lead to lola
    Then mark is defeated
    And doom is 8
    And mark is not at 16
    And mark has 0 cards

  @devoured-full.4
  Scenario: Nobody chooses him again
    Given the situation
      """
      investigators: {mark: {devoured: true}, lola: {}}
      lead: lola
      mythos deck: [A Quiet Night]
      phase: 3
      """
    When lola passes
    And lola passes
    Then mark may not take on Mark Harrigan by devoured-full.4
    And mark may take on Jim Culver
