@revised
Feature: Bonded

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann:
          type: investigator
          deckbuilding: {size: 2, options: [{class: mystic}], random basic weaknesses: 0}
        Mirror: {type: asset, class: mystic}
        Melody: {type: event, class: mystic, keywords: [bonded]}
      collection: [Melody]
      """

  @bonded.4
  Scenario: A bonded card is not put into a deck
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Mirror]}}
      """
    When Ann adds Melody to the deck
    Then it is refused by bonded.4

  @bonded.9
  Scenario: Nor does it fill a place
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Mirror, Melody]}}
      """
    When Ann takes this deck
    Then it is refused by bonded.9
