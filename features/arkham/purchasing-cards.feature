Feature: Purchasing cards between scenarios

  Background:
    Given the situation
      """
      phase: between scenarios
      cards:
        Ann:
          type: investigator
          class: mystic
          deckbuilding:
            size: 3
            options: [{class: [mystic, neutral]}, {class: seeker, to level: 2}]
            requires: {Keepsake: 1, Grief: 1}
        Keepsake: {type: asset, deck of: Ann}
        Grief: {type: treachery, weakness: true}
        Dread: {type: treachery, basic weakness: true}
        Ray: {type: asset, class: mystic}
        Ray (3): {type: asset, class: mystic, level: 3}
        Ray (5): {type: asset, class: mystic, level: 5}
        Coat: {type: asset, class: neutral}
        Lens: {type: asset, class: seeker, level: 2}
        Tome: {type: asset, class: seeker, level: 3}
        Sword: {type: asset, class: guardian, level: 1}
        Glyphs: {type: asset, class: mystic, level: 3, keywords: [researched]}
      collection: [Ray, Coat, Lens, Lens, Tome, Sword, Ray (3), Ray (5), Glyphs]
      """

  Rule: A new card

    @campaign-play.10 @campaign-play.14 @card-anatomy.13
    Scenario: It costs its level, and takes the place of another card
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 3, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Lens for Coat
      Then Ann has 1 experience
      And Lens is in Ann's deck

    @campaign-play.10
    Scenario: Without so much experience it is not bought
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 1, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Lens for Coat
      Then it is refused by campaign-play.10

    @campaign-play.12
    Scenario: Its level has to be open to the investigator
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 5, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Tome for Coat
      Then it is refused by campaign-play.12

    @campaign-play.13
    Scenario: So has its class
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 5, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Sword for Coat
      Then it is refused by campaign-play.13

    @campaign-play.14
    Scenario: Nothing is bought for which no card goes
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 5, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Lens
      Then it is refused by campaign-play.14

    @campaign-play.16
    Scenario: No weakness goes for it
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 5, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Lens for Dread
      Then it is refused by campaign-play.16

    @campaign-play.17
    Scenario: Nor does a card that the deck must hold
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 5, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Lens for Keepsake
      Then it is refused by campaign-play.17

    @campaign-play.18
    Scenario: A card of level 0 costs 1 experience
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 2, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Ray 2 for Coat
      Then Ann has 1 experience

    @campaign-play.18
    Scenario: With none it is not to be had
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 0, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Ray 2 for Coat
      Then it is refused by campaign-play.18

    @campaign-play.23 @campaign-play.24
    Scenario: Each of two copies is paid for, and takes a place
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Lens for Coat
      And Ann buys Lens for Coat
      Then Ann has 0 experience
      And Ann has 6 cards in deck

  Rule: An upgrade

    @campaign-play.19 @campaign-play.20
    Scenario Outline: The difference is paid, and the lower version goes
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [<old>, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann upgrades <old> to <new>
      Then Ann has <left> experience
      And <old> is not in Ann's deck
      And <new> is in Ann's deck

      Examples:
        | old     | new     | left |
        | Ray     | Ray (3) | 1    |
        | Ray (3) | Ray (5) | 2    |

    @campaign-play.19
    Scenario: Another title is no higher version
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann upgrades Coat to Ray (3)
      Then it is refused by campaign-play.19

    @campaign-play.19
    Scenario: Nor is a card upgraded that the deck does not hold
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [Coat, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann upgrades Ray to Ray (3)
      Then it is refused by campaign-play.19
      And Ann has 4 experience

    @campaign-play.22
    Scenario: The whole price may be paid, and the lower version stays
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Ray (3) for Coat
      Then Ann has 1 experience
      And Ray is in Ann's deck

    @revised @researched.3
    Scenario: A researched card comes by an upgrade alone
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Glyphs for Coat
      Then it is refused by researched.3

    @first
    Scenario: In the first edition it is bought like any other
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 4, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Glyphs for Coat
      Then Glyphs is in Ann's deck

  Rule: Nothing else alters a deck

    @campaign-play.25 @deckbuilding.13
    Scenario: No card is exchanged for nothing
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 0, deck: [Ray, Coat, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann adds Ray 2 to the deck
      Then it is refused by campaign-play.25

  Rule: After an exile

    @exile.5
    Scenario: Cards of level 0 cost nothing until the deck has its size
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 0, deck: [Ray, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Coat 2
      Then Coat 2 is in Ann's deck

    @exile.5
    Scenario: And then they cost again
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 0, deck: [Ray, Coat, Keepsake, Grief, Dread]}}
        """
      When Ann buys Coat 2
      And Ann buys Ray 2 for Coat
      Then it is refused by campaign-play.18
