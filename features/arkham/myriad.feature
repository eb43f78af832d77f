Feature: Myriad

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann:
          type: investigator
          deckbuilding: {size: 4, options: [{class: guardian}], random basic weaknesses: 0}
        Blade: {type: asset, class: guardian}
        Coin: {type: asset, class: guardian, level: 2, keywords: [myriad]}
      collection: [Coin, Coin, Coin, Coin]
      """

  @myriad.1 @myriad.2
  Scenario: Three copies are legal
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Coin, Coin, Coin]}}
      """
    When Ann takes this deck
    Then Ann has taken a deck

  @deckbuilding.6
  Scenario: Three copies of a card without the keyword are not
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Blade, Blade, Coin]}}
      """
    When Ann takes this deck
    Then it is refused by deckbuilding.6

  @myriad.2 @myriad.1 @keywords.6
  Scenario: Four are not
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Coin, Coin, Coin]}}
      """
    When Ann takes Blade out of the deck
    And Ann adds Coin 4 to the deck
    Then it is refused by myriad.2

  @myriad.3
  Scenario: Further copies of what was bought cost nothing
    Given the situation also says
      """
      phase: between scenarios
      investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Blade, Blade, Blade]}}
      """
    When Ann buys Coin for Blade
    And Ann buys Coin for Blade
    And Ann buys Coin for Blade
    Then Ann has 1 experience
    And Ann has 4 cards in deck
    And Coin 3 is in Ann's deck

  @myriad.4
  Scenario: A copy of another level is paid for
    Given the card Coin (1)
      """
      {type: asset, class: guardian, level: 1, keywords: [myriad]}
      """
    And the situation also says
      """
      phase: between scenarios
      collection: [Coin (1)]
      investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Blade, Blade, Blade]}}
      """
    When Ann buys Coin for Blade
    And Ann buys Coin (1) for Blade
    Then Ann has 0 experience
