Feature: Official answers: multi-class cards

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Both: {type: asset, class: [seeker, mystic]}
        Lens: {type: asset, class: seeker}
        Ray: {type: asset, class: mystic}
        Orb: {type: asset, class: mystic}
        Trick: {type: asset, class: [rogue, survivor]}
        Sword: {type: asset, class: guardian}
      """

  @faq-multi-class-cards.2
  Scenario: Access to one of its classes is enough
    Given the situation also says
      """
      investigators:
        ann:
          card:
            name: Ann
            type: investigator
            class: guardian
            deckbuilding:
              size: 2
              options: [{class: guardian}, {class: seeker, to level: 2}]
              random basic weaknesses: 0
          deck: [Sword, Both]
      """
    When Ann takes this deck
    Then Ann has taken a deck

  @faq-multi-class-cards.3
  Scenario: It takes a limited place although another of its classes is open without a limit
    Given the situation also says
      """
      investigators:
        ann:
          card:
            name: Ann
            type: investigator
            class: seeker
            deckbuilding:
              size: 3
              options: [{class: seeker}, {class: mystic, to level: 2, at most: 2}]
              random basic weaknesses: 0
          deck: [Ray, Orb, Both]
      """
    When Ann takes this deck
    Then it is refused by faq-multi-class-cards.3

  @deckbuilding.7
  Scenario: One of other classes takes none, and is not why the places are exceeded
    Given the situation also says
      """
      investigators:
        ann:
          card:
            name: Ann
            type: investigator
            class: seeker
            deckbuilding:
              size: 3
              options: [{class: [seeker, rogue]}, {class: mystic, to level: 2, at most: 1}]
              random basic weaknesses: 0
          deck: [Ray, Orb, Trick]
      """
    When Ann takes this deck
    Then it is refused by deckbuilding.7

  @faq-multi-class-cards.4
  Scenario: It takes none of the places of other cards
    Given the situation also says
      """
      investigators:
        ann:
          card:
            name: Ann
            type: investigator
            class: seeker
            deckbuilding:
              size: 3
              options: [{class: seeker}, {class: mystic, to level: 2, other: true, at most: 2}]
              random basic weaknesses: 0
          deck: [Ray, Orb, Both]
      """
    When Ann takes this deck
    Then Ann has taken a deck

  @faq-multi-class-cards.5
  Scenario: It takes one place, however many classes it has
    Given the situation also says
      """
      investigators:
        ann:
          card:
            name: Ann
            type: investigator
            class: guardian
            deckbuilding:
              size: 3
              options:
                - {class: guardian}
                - {class: rogue, to level: 0, other: true, at most: 1}
                - {class: survivor, to level: 0, other: true, at most: 1}
              random basic weaknesses: 0
          deck: [Sword, Trick, Trick]
      """
    When Ann takes this deck
    Then Ann has taken a deck

  @faq-multi-class-cards.1
  Scenario Outline: A search for a card of either class finds it
    Given the situation also says
      """
      phase: investigation
      locations: {attic: }
      investigators: {ann: {card: {name: Ann, type: investigator, health: 5, sanity: 5}, at: attic, whole deck: [Lens, Trick]}}
      """
    When Ann resolves these effects
      """
      - {search: {kind: card, class: <class>, zone: deck}, do: {draw card: chosen}}
      """
    Then Trick is in Ann's hand
    And Lens is in Ann's deck
    And Trick is a <class> card

    Examples:
      | class    |
      | rogue    |
      | survivor |

  Scenario Outline: It takes the places of the class of which more are left
    Given the situation also says
      """
      investigators:
        ann:
          card:
            name: Ann
            type: investigator
            class: guardian
            deckbuilding:
              size: 5
              options: [{class: guardian}, {class: seeker, at most: <seeker>}, {class: mystic, at most: <mystic>}]
              random basic weaknesses: 0
          deck: [Sword, Both, Both, Lens, Ray]
      """
    When Ann takes this deck
    Then it is <outcome>

    Examples:
      | seeker | mystic | outcome     |
      | 3      | 1      | not refused |
      | 1      | 3      | not refused |
      | 2      | 2      | not refused |

    @faq-multi-class-cards.3
    Examples:
      | seeker | mystic | outcome                            |
      | 1      | 2      | refused by faq-multi-class-cards.3 |
