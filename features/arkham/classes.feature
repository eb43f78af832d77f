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

  Rule: The classes

    @classes.1
    Scenario: A card belongs to the class that it names, and to no other
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      Then Blade is a guardian card
      And Blade is not a seeker card
      And Blade is not a neutral card

    @classes.3 @card-anatomy.15
    Scenario: A card that names no class is neutral
      Given the card Rope
        """
        {type: asset}
        """
      And the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Rope]}}
        """
      Then Rope is a neutral card
      And Rope is not a guardian card

    @first @classes.3
    Scenario: Options that name classes alone do not cover it
      Given the card Rope
        """
        {type: asset}
        """
      And the situation also says
        """
        investigators: {ann: {card: {name: Ann, type: investigator, deckbuilding: {size: 2, options: [{class: guardian}], random basic weaknesses: 0}}, deck: [Blade, Rope]}}
        """
      When Ann takes this deck
      Then it is refused by classes.3

    @classes.4
    Scenario Outline: Investigators of any class may have it in their decks
      Given the situation also says
        """
        investigators:
          eve:
            card:
              name: Eve
              type: investigator
              class: <class>
              deckbuilding: {size: 1, options: [{class: [<class>, neutral]}], random basic weaknesses: 0}
            deck: [Coat]
        """
      When Eve takes this deck
      Then Eve has taken a deck

      Examples:
        | class    |
        | guardian |
        | seeker   |
        | survivor |
