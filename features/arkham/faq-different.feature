Feature: Different

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And it is Roland's turn
    And the location Study has shroud 2 and 3 clues
    And the card Call
      """
      {type: event, cost: 0, abilities: [{event: {
        choose several: {kind: asset, trait: Ally, zone: discard}, number: 2, different: true,
        do: [{return: chosen}]}}]}
      """
    And the card Flurry
      """
      {type: event, cost: 0, abilities: [{event: {perform different actions: 2, of: fight}}]}
      """
    And the card Club
      """
      {type: asset, slot: Hand, abilities: [{action: 1, do: {fight: enemy, you get: {combat: 1}}}]}
      """
    And the card Cudgel
      """
      {type: asset, slot: Hand, abilities: [{action: 1, do: {fight: enemy, you get: {combat: 1}}}]}
      """

  @faq-different.1
  Scenario: Two levels of a title are not different
    Given Roland holds Call
    And the situation also says
      """
      investigators: {roland: {discard: [Beat Cop, Beat Cop (2)]}}
      """
    When Roland plays Call
    Then it is refused by faq-different.1

  @faq-different.1
  Scenario: Two titles are
    Given Roland holds Call
    And the situation also says
      """
      investigators: {roland: {discard: [Beat Cop, Beat Cop (2), Guard Dog]}}
      """
    When Roland plays Call
    And Roland chooses Beat Cop (2)
    Then Beat Cop (2) is in Roland's hand
    And Guard Dog is in Roland's hand
    And Beat Cop is in Roland's discard pile

  @faq-different.2
  Scenario: Two abilities of one card are different
    Given Roland holds Flurry
    And Roland controls Knife
    And a Ghoul Priest called priest engaged with roland
    When Roland plays Flurry
    And Roland uses Knife (keep)
    And Roland reveals +1
    And Roland uses Knife (discard)
    And Roland reveals +1
    Then priest has 3 damage
    And Knife is discarded

  @faq-different.3
  Scenario: Abilities of two cards are different although they say the same
    Given Roland holds Flurry
    And Roland controls Club
    And Roland controls Cudgel
    And a Ghoul Priest called priest engaged with roland
    When Roland plays Flurry
    And Roland uses Club
    And Roland reveals +1
    And Roland uses Cudgel
    And Roland reveals +1
    Then priest has 2 damage
    And Roland has 2 actions

  @faq-different.4
  Scenario: Those of two copies of a card are not
    Given Roland holds Flurry
    And Roland controls Club called one and Club called two
    And a Ghoul Priest called priest engaged with roland
    When Roland plays Flurry
    And Roland uses one
    And Roland reveals +1
    And Roland reveals +1
    Then priest has 2 damage
    And Roland does not use two

  @faq-different.5
  Scenario: Two basic actions of a kind are not different
    Given the card Haste
      """
      {type: event, cost: 0, abilities: [{event: {perform different actions: 2}}]}
      """
    And Roland holds Haste
    And Roland has 0 resources
    When Roland plays Haste
    And Roland takes a resource
    Then Roland may not take a resource
    And Roland may draw a card
    When Roland draws a card
    Then Roland has 1 resource
    And Roland has 2 actions

  @faq-different.6
  Scenario: Two locations of one title are different
    Given the card Chart
      """
      {type: event, cost: 0, abilities: [{event: {
        choose several: {kind: location, named: [Arkham Woods]}, number: 2, different: true,
        do: [{gain: 1, of: clues, on: chosen}]}}]}
      """
    And Roland holds Chart
    And the situation also says
      """
      locations:
        one: {card: {type: location, name: Arkham Woods, shroud: 1}}
        two: {card: {type: location, name: Arkham Woods, shroud: 1}}
      """
    When Roland plays Chart
    And Roland chooses one
    And Roland chooses two
    Then one has 1 clue
    And two has 1 clue
