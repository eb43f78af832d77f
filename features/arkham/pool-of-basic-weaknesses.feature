Feature: The pool of basic weaknesses

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann: {type: investigator, deckbuilding: {size: 1, options: [{class: rogue}]}}
        Bob: {type: investigator, deckbuilding: {size: 1, options: [{class: rogue}]}}
        Trick: {type: event, class: rogue}
        Doom: {type: treachery, basic weakness: true, only in: campaign}
        Spite: {type: treachery, basic weakness: true, only in: multiplayer}
        Fate: {type: treachery, weakness: true}
      investigators: {ann: {card: Ann, deck: [Trick]}}
      collection: [Doom, Spite, Fate]
      """

  @revised @weakness.19
  Scenario: One for campaigns is not for a standalone game
    Given the situation also says
      """
      mode: standalone
      """
    When Ann adds Doom to the deck
    And Ann takes this deck
    Then it is refused

  @first
  Scenario: In the first edition it is
    Given the situation also says
      """
      mode: standalone
      """
    When Ann adds Doom to the deck
    And Ann takes this deck
    Then Ann has taken a deck

  @weakness.18
  Scenario: In a campaign it belongs to the pool
    Given the situation also says
      """
      mode: campaign
      """
    When Ann adds Doom to the deck
    And Ann takes this deck
    Then Ann has taken a deck

  @revised @weakness.23
  Scenario: One for several investigators is not for one alone
    When Ann adds Spite to the deck
    And Ann takes this deck
    Then it is refused

  @first
  Scenario: In the first edition it is for anybody
    When Ann adds Spite to the deck
    And Ann takes this deck
    Then Ann has taken a deck

  @weakness.22
  Scenario: For two of them it is in the pool
    Given the situation also says
      """
      investigators: {bob: {card: Bob, deck: [Trick]}}
      """
    When Ann adds Spite to the deck
    And Ann takes this deck
    Then Ann has taken a deck

  @weakness.17
  Scenario: A weakness without the words is none of the basic ones that a deck takes
    Given the situation also says
      """
      investigators: {ann: {card: {name: Ann, type: investigator, deckbuilding: {size: 1, options: [{class: rogue}], requires: {Fate: 1}}}, deck: [Trick, Fate]}}
      """
    When Ann takes this deck
    Then it is refused by weakness.17
    And Ann has not taken a deck

  @weakness.20
  Scenario: Nor is it drawn for one of them
    When Ann adds Fate to the deck
    Then it is refused by weakness.20

  @weakness.21
  Scenario: One that is not basic comes only where a card says so
    When Ann adds Fate to the deck
    Then it is refused by weakness.21
