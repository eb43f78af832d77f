Feature: Exceptional

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann:
          type: investigator
          deckbuilding: {size: 2, options: [{class: guardian}], random basic weaknesses: 0}
        Blade: {type: asset, class: guardian}
        Crown: {type: asset, class: guardian, level: 4, keywords: [exceptional]}
      collection: [Crown]
      """

  Scenario: One copy is legal
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Crown]}}
      """
    When Ann takes this deck
    Then Ann has taken a deck

  @exceptional.3 @keywords.5
  Scenario: A second copy is not, in the first edition
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Crown]}}
      """
    When Ann takes Blade out of the deck
    And Ann adds Crown 2 to the deck
    Then it is refused by exceptional.3

  @exceptional.3
  Scenario: A second copy is not
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Crown]}}
      """
    When Ann takes Blade out of the deck
    And Ann adds Crown 2 to the deck
    Then it is refused by exceptional.3

  @exceptional.2
  Scenario: It costs twice its level
    Given the situation also says
      """
      phase: between scenarios
      investigators: {ann: {card: Ann, experience: 8, deck: [Blade, Blade]}}
      """
    When Ann buys Crown for Blade
    Then Ann has 0 experience

  @exceptional.2
  Scenario: And not less
    Given the situation also says
      """
      phase: between scenarios
      investigators: {ann: {card: Ann, experience: 7, deck: [Blade, Blade]}}
      """
    When Ann buys Crown for Blade
    Then it is refused by exceptional.2

  @keywords.7
  Scenario: The keyword acts between scenarios as well
    Given the situation also says
      """
      phase: between scenarios
      investigators: {ann: {card: Ann, experience: 8, deck: [Blade, Crown]}}
      """
    When Ann buys Crown 2 for Blade
    Then it is refused by exceptional.3

  @campaign-play.21
  Scenario: An upgrade costs at least 1, whatever the lower version is worth
    Given the card Crown (2)
      """
      {type: asset, class: guardian, level: 2, keywords: [exceptional]}
      """
    And the card Crown (3)
      """
      {type: asset, class: guardian, level: 3}
      """
    And the situation also says
      """
      phase: between scenarios
      investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Crown (2)]}}
      collection: [Crown (3)]
      """
    When Ann upgrades Crown (2) to Crown (3)
    Then Ann has 2 experience
    And Crown (3) is in Ann's deck
