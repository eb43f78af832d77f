Feature: Official answers: myriad in standalone mode

  @faq-myriad-in-standalone-mode.1
  Scenario: Copies after the first count nothing
    Given the situation
      """
      phase: deckbuilding
      mode: standalone
      cards:
        Coin: {type: asset, class: rogue, level: 3, keywords: [myriad]}
        Lock: {type: asset, class: rogue, level: 3}
        Dread: {type: treachery, basic weakness: true}
      investigators:
        ann:
          card: {name: Ann, type: investigator, deckbuilding: {size: 5, options: [{class: rogue}]}}
          deck: {Coin: 3, Lock: 2, Dread: 1}
      """
    When Ann takes this deck
    Then Ann has taken a deck
    And Ann's deck is worth 9 experience
