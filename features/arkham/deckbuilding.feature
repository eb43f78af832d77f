Feature: Deckbuilding

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

  Rule: The deck size

    @deckbuilding.2
    Scenario: A deck has exactly the cards that its size says
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann takes this deck
      Then Ann has taken a deck

    @deckbuilding.2
    Scenario Outline: One card fewer or more is not legal
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann <alters>
      And Ann takes this deck
      Then it is refused by deckbuilding.2
      And Ann has not taken a deck

      Examples:
        | alters                      |
        | takes Coat out of the deck  |
        | adds Book to the deck       |

    @investigator-deck.1
    Scenario: What is not in the deck is not taken out of it
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann takes Book out of the deck
      Then it is refused by investigator-deck.1
      When Ann takes this deck
      Then Ann has taken a deck

    @campaign-play.25 @deckbuilding.13
    Scenario: Nor is anything while the game is played
      Given the situation
        """
        phase: investigation
        locations: {attic: {card: Attic}}
        investigators: {ann: {card: Ann, at: attic, hand: [Book], deck: [Blade, Sabre, Coat]}}
        """
      When Ann takes Blade out of the deck
      Then it is refused by campaign-play.25

    @deckbuilding.10
    Scenario Outline: Of several classes it may have to hold so many cards each: <deck>
      Given the situation also says
        """
        cards:
          Eve:
            type: investigator
            class: neutral
            deckbuilding:
              size: 4
              options: [{class: [guardian, seeker, mystic, neutral]}]
              several classes: {classes: 2, cards: 2}
              random basic weaknesses: 0
        investigators: {eve: {card: Eve, deck: [<deck>]}}
        """
      When Eve takes this deck
      Then it is refused by deckbuilding.10
      And Eve has not taken a deck

      Examples:
        | deck                       |
        | Blade, Sabre, Book, Charm  |
        | Blade, Sabre, Blade, Charm |
        | Blade, Sabre, Coat, Coat   |

    Scenario: With so many of each it is legal
      Given the situation also says
        """
        cards:
          Eve:
            type: investigator
            class: neutral
            deckbuilding:
              size: 4
              options: [{class: [guardian, seeker, mystic, neutral]}]
              several classes: {classes: 2, cards: 2}
              random basic weaknesses: 0
        investigators: {eve: {card: Eve, deck: [Blade, Sabre, Book, Tome]}}
        """
      When Eve takes this deck
      Then Eve has taken a deck

    @deckbuilding.7
    Scenario: Of an investigator whose back nobody knows no deck is legal
      Given the situation also says
        """
        cards: {Max: {type: investigator, class: guardian}}
        investigators: {max: {card: Max, deck: [Blade, Sabre, Coat]}}
        """
      When Max takes this deck
      Then it is refused by deckbuilding.7
      And Max has not taken a deck

    @deckbuilding.10
    Scenario: A restriction keeps out what an option would let in
      Given the card Una
        """
        type: investigator
        class: guardian
        deckbuilding:
          size: 3
          options: [{class: [guardian, neutral]}]
          restrictions: [{class: [neutral]}]
          random basic weaknesses: 0
        """
      And the situation also says
        """
        investigators: {una: {card: Una, deck: [Blade, Sabre]}}
        """
      When Una adds Coat to the deck
      Then it is refused by deckbuilding.10
      When Una adds Blade to the deck
      And Una takes this deck
      Then Una has taken a deck

    @deckbuilding.3
    Scenario: A weakness does not fill a place
      Given the card Sloth
        """
        {type: treachery, weakness: true}
        """
      And the situation also says
        """
        investigators: {ann: {card: {name: Ann, type: investigator, deckbuilding: {size: 3, options: [{class: [guardian, neutral]}], requires: {Sloth: 1}, random basic weaknesses: 0}}, deck: [Blade, Sabre, Sloth]}}
        """
      When Ann takes this deck
      Then it is refused by deckbuilding.3

    @deckbuilding.4
    Scenario: An investigator's own card does not fill a place
      Given the card Ann's Sword
        """
        {type: asset, deck of: Ann}
        """
      And the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Ann's Sword]}}
        """
      When Ann takes this deck
      Then it is refused by deckbuilding.4

    @deckbuilding.5
    Scenario: A card that a scenario has added leaves all others where they are
      Given the card Guest
        """
        {type: asset, encounter set: The House}
        """
      And the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat, {card: Guest, earned: true}]}}
        """
      When Ann takes this deck
      Then Ann has taken a deck

  Rule: The cards

    @deckbuilding.6
    Scenario: Three copies of a title are too many, whatever their levels
      Given the card Blade (1)
        """
        {type: asset, class: guardian, level: 1}
        """
      And the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Blade, Blade (1)]}}
        """
      When Ann takes this deck
      Then it is refused by deckbuilding.6

    Scenario: Two copies are not
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      When Ann takes Coat out of the deck
      And Ann adds Blade to the deck
      And Ann takes this deck
      Then Ann has taken a deck

    @deckbuilding.7
    Scenario: A card of another class does not belong into the deck
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Charm]}}
        """
      When Ann takes this deck
      Then it is refused by deckbuilding.7

    @deckbuilding.8
    Scenario: A campaign begins with cards of level 0
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      And the situation also says
        """
        mode: campaign
        """
      When Ann takes this deck
      Then it is refused by deckbuilding.8

    @deckbuilding.8
    Scenario: No card of a higher level is added for nothing
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat]}}
        """
      And the situation also says
        """
        mode: campaign
        """
      When Ann adds Book to the deck
      Then it is refused by deckbuilding.8

    @deckbuilding.9
    Scenario: Experience that a campaign grants at its start may be used at once
      Given the situation also says
        """
        mode: campaign
        investigators: {ann: {card: Ann, experience: 2, deck: [Blade, Sabre, Coat]}}
        """
      When Ann takes this deck
      Then Ann has taken a deck

  Rule: Requirements

    @deckbuilding.10
    Scenario: What the investigator card requires has to be there
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks}}
        """
      When Roland takes Cover Up out of the deck
      And Roland takes this deck
      Then it is refused by deckbuilding.10

    @deckbuilding.11
    Scenario: A random basic weakness belongs to it
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks}}
        """
      When Roland takes Paranoia out of the deck
      And Roland takes this deck
      Then it is refused by deckbuilding.11

    @deckbuilding.11
    Scenario: It is added when all other cards are settled
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks}}
        """
      When Roland takes Paranoia out of the deck
      And Roland takes Machete out of the deck
      And Roland adds Paranoia to the deck
      Then it is refused by deckbuilding.11

    @deckbuilding.12 @asset-cards.4
    Scenario: A story asset is for those whom a scenario has given it
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks}}
        collection: [Lita Chantler]
        """
      When Roland adds Lita Chantler to the deck
      Then it is refused by deckbuilding.12

  Rule: The investigator

    @deckbuilding.1
    Scenario: A list that names a second investigator is not legal
      Given the card Bob
        """
        {type: investigator, class: rogue}
        """
      And the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Blade, Sabre, Coat, Bob]}}
        """
      When Ann takes this deck
      Then it is refused by deckbuilding.1
