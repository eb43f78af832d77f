Feature: Standalone Mode

  Background:
    Given the situation
      """
      phase: deckbuilding
      mode: standalone
      cards:
        Sword: {type: asset, class: guardian, level: 5}
        Axe: {type: asset, class: guardian, level: 5}
        Bow: {type: asset, class: guardian, level: 5}
        Mace: {type: asset, class: guardian, level: 5}
        Pike: {type: asset, class: guardian, level: 5}
        Dirk: {type: asset, class: guardian, level: 4}
        Club: {type: asset, class: guardian}
        Lens: {type: asset, class: seeker, level: 4}
        Dread: {type: treachery, basic weakness: true}
        Scar: {type: treachery, weakness: true}
      """

  Rule: The deck

    @standalone-mode.2 @standalone-mode.4
    Scenario: It may hold cards of a higher level
      Given the situation also says
        """
        investigators:
          ann:
            card: {name: Ann, type: investigator, deckbuilding: {size: 4, options: [{class: guardian}]}}
            deck: [Sword, Dirk, Club, Club, Dread]
        """
      When Ann takes this deck
      Then Ann has taken a deck
      And Ann's deck is worth 9 experience

    @standalone-mode.4 @exceptional.2
    Scenario: An exceptional card is worth twice its level
      Given the card Crown
        """
        {type: asset, class: guardian, level: 3, keywords: [exceptional]}
        """
      And the situation also says
        """
        investigators:
          ann:
            card: {name: Ann, type: investigator, deckbuilding: {size: 3, options: [{class: guardian}]}}
            deck: [Crown, Dirk, Club, Dread]
        """
      When Ann takes this deck
      Then Ann's deck is worth 10 experience

    @standalone-mode.3
    Scenario: The options hold for them as well
      Given the situation also says
        """
        investigators:
          ann:
            card:
              name: Ann
              type: investigator
              deckbuilding: {size: 2, options: [{class: guardian}, {class: seeker, to level: 2}]}
            deck: [Sword, Lens, Dread]
        """
      When Ann takes this deck
      Then it is refused by standalone-mode.3

  Rule: Additional weaknesses

    Background:
      Given the situation also says
        """
        cards:
          Two: {type: investigator, deckbuilding: {size: 2, options: [{class: guardian}]}}
          Four: {type: investigator, deckbuilding: {size: 4, options: [{class: guardian}]}}
          Six: {type: investigator, deckbuilding: {size: 6, options: [{class: guardian}]}}
          Eight: {type: investigator, deckbuilding: {size: 8, options: [{class: guardian}]}}
          Ten: {type: investigator, deckbuilding: {size: 10, options: [{class: guardian}]}}
        """

    @standalone-mode.5
    Scenario: Up to 9 experience there is none
      Given the situation also says
        """
        investigators: {ann: {card: Two, deck: [Sword, Dirk, Dread, Dread]}}
        """
      When Ann takes this deck
      Then it is refused by standalone-mode.5
      And Ann's deck takes 1 basic weakness

    @standalone-mode.6
    Scenario Outline: From 10 experience there is one more
      Given the situation also says
        """
        investigators: {ann: {card: Two, deck: [Sword, Axe, <weaknesses>]}}
        """
      When Ann takes this deck
      Then Ann <has or has not> taken a deck
      And Ann's deck takes 2 basic weaknesses

      Examples:
        | weaknesses   | has or has not |
        | Dread, Dread | has            |
        | Dread        | has not        |
        | Dread, Scar  | has not        |

    @standalone-mode.7
    Scenario Outline: From 20 experience there are two more
      Given the situation also says
        """
        investigators: {ann: {card: Four, deck: [Sword, Sword, Axe, Axe, <weaknesses>]}}
        """
      When Ann takes this deck
      Then Ann <has or has not> taken a deck

      Examples:
        | weaknesses          | has or has not |
        | Dread, Dread, Dread | has            |
        | Dread, Dread        | has not        |

    @standalone-mode.8
    Scenario Outline: From 30 experience there are three more
      Given the situation also says
        """
        investigators: {ann: {card: Six, deck: [Sword, Sword, Axe, Axe, Bow, Bow, <weaknesses>]}}
        """
      When Ann takes this deck
      Then Ann <has or has not> taken a deck

      Examples:
        | weaknesses                 | has or has not |
        | Dread, Dread, Dread, Dread | has            |
        | Dread, Dread, Dread        | has not        |

    @standalone-mode.9
    Scenario Outline: From 40 experience there are four more
      Given the situation also says
        """
        investigators: {ann: {card: Eight, deck: [Sword, Sword, Axe, Axe, Bow, Bow, Mace, Mace, <weaknesses>]}}
        """
      When Ann takes this deck
      Then Ann <has or has not> taken a deck

      Examples:
        | weaknesses                        | has or has not |
        | Dread, Dread, Dread, Dread, Dread | has            |
        | Dread, Dread, Dread, Dread        | has not        |

    Scenario: With 49 experience a deck is legal
      Given the situation also says
        """
        investigators:
          ann:
            card: Ten
            deck: {Sword: 2, Axe: 2, Bow: 2, Mace: 2, Pike: 1, Dirk: 1, Dread: 5}
        """
      When Ann takes this deck
      Then Ann has taken a deck

    @standalone-mode.10
    Scenario: With 50 it is not, whatever weaknesses are in it
      Given the situation also says
        """
        investigators: {ann: {card: Ten, deck: {Sword: 2, Axe: 2, Bow: 2, Mace: 2, Pike: 2, Dread: 5}}}
        """
      When Ann takes this deck
      Then it is refused by standalone-mode.10

  @standalone-mode.15
  Scenario: The first scenario of a campaign is played right after its setup
    Given every other opportunity is passed
    And the situation also says
      """
      phase: set-up
      scenario: {name: The House, reference card: {type: scenario}, locations: [Study]}
      investigators: {roland: {card: Roland Banks, deck: [Machete]}}
      """
    When Roland keeps the hand
    Then Roland is at Study
