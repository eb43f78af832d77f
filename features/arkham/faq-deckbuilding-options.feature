Feature: Official answers: deckbuilding options

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Mystic Tome: {type: asset, class: mystic, traits: [Tome], level: 3}
        Old Tome: {type: asset, class: mystic, traits: [Tome]}
        Seeker Tome: {type: asset, class: seeker, traits: [Tome]}
        Ray: {type: asset, class: mystic}
        Bandage: {type: asset, class: survivor, text: [heal damage]}
      """

  Rule: Other cards

    Background:
      Given the situation also says
        """
        cards:
          Ann:
            type: investigator
            class: seeker
            deckbuilding:
              size: 4
              options: [{class: seeker}, {trait: Tome, to level: 3, other: true, at most: 2}]
              random basic weaknesses: 0
        """

    @faq-deckbuilding-options.1
    Scenario: Cards that another option takes in fill none of the places of other cards
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Mystic Tome, Old Tome, Seeker Tome, Seeker Tome]}}
        """
      When Ann takes this deck
      Then Ann has taken a deck

    @faq-deckbuilding-options.1
    Scenario: A third card of the limited kind is too many
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Mystic Tome, Mystic Tome, Old Tome, Seeker Tome]}}
        """
      When Ann takes this deck
      Then it is refused by faq-deckbuilding-options.1

  Rule: Quoted text

    @faq-deckbuilding-options.2
    Scenario: The words are enough, whatever class the card is of
      Given the situation also says
        """
        cards:
          Ann:
            type: investigator
            class: seeker
            deckbuilding:
              size: 2
              options: [{class: seeker}, {text: heal damage, to level: 2}]
              random basic weaknesses: 0
        investigators: {ann: {card: Ann, deck: [Seeker Tome, Bandage]}}
        """
      When Ann takes this deck
      Then Ann has taken a deck
