Feature: Official answers: limits per deck

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann: {type: investigator, deckbuilding: {size: 1, options: [{class: rogue}], random basic weaknesses: 0}}
        Bob: {type: investigator, deckbuilding: {size: 1, options: [{class: rogue}], random basic weaknesses: 0}}
        Crown: {type: asset, class: rogue, per deck: 1}
      investigators:
        ann: {card: Ann, deck: [Crown]}
        bob: {card: Bob, deck: [Crown]}
      collection: [Crown]
      """

  Scenario: Each deck may hold its one copy
    When Ann takes this deck
    And Bob takes this deck
    Then Ann has taken a deck
    And Bob has taken a deck

  @faq-limits-in-play-areas.3
  Scenario: One deck may not hold two
    When Ann adds Crown 3 to the deck
    Then it is refused by faq-limits-in-play-areas.3
