Feature: Classes

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann:
          type: investigator
          class: guardian
          deckbuilding:
            size: 3
            options: [{class: [guardian, neutral]}, {class: seeker, to level: 2}]
            random basic weaknesses: 0
        Blade: {type: asset, class: guardian}
        Sabre: {type: asset, class: guardian, level: 2}
        Coat: {type: asset, class: neutral}
        Book: {type: asset, class: seeker, level: 2}
        Tome: {type: asset, class: seeker, level: 3}
        Charm: {type: asset, class: mystic}
      collection: [Blade, Blade, Coat, Book, Tome, Charm]
      """

  Rule: Access

    @classes.5 @card-anatomy.14
    Scenario: A card of a class that the options do not name
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann adds Charm to the deck
      Then it is refused by classes.5

    @classes.6
    Scenario: Some investigators have access to another class
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann takes Coat out of the deck
      And Ann adds Book to the deck
      And Ann takes this deck
      Then Ann has taken a deck

    @classes.7
    Scenario: A card of a level that the options do not name
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann adds Tome to the deck
      Then it is refused by deckbuilding.7
