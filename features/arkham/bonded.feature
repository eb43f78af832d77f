Feature: Bonded

  Background:
    Given every other opportunity is passed

  Rule: Bonded cards and decks

    Background:
      Given the situation
        """
        phase: deckbuilding
        cards:
          Ann:
            type: investigator
            deckbuilding: {size: 2, options: [{class: mystic}], random basic weaknesses: 0}
          Mirror: {type: asset, class: mystic}
          Melody: {type: event, class: mystic, bonded: Mirror}
        collection: [Melody]
        """

    @revised @bonded.4 @bonded.3
    Scenario: A bonded card is not put into a deck
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Mirror]}}
        """
      Then Ann may not add Melody to the deck by bonded.3
      When Ann adds Melody to the deck
      Then it is refused by bonded.4

    @first
    Scenario: The first edition does not forbid it
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Mirror]}}
        """
      When Ann adds Melody to the deck
      Then it is not refused
      And Melody is in Ann's deck

    @bonded.9
    Scenario: Nor does it fill a place
      Given the situation also says
        """
        investigators: {ann: {card: Ann, deck: [Mirror, Melody]}}
        """
      When Ann takes this deck
      Then it is refused by bonded.9

  Rule: At the beginning of each game they are set aside

    Background:
      Given the situation
        """
        scenario: {name: The Door, reference card: {type: scenario}, locations: [Study]}
        mode: campaign
        phase: set-up
        next scenarios:
          - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        cards:
          Mirror:
            type: asset
            cost: 0
            abilities:
              - forced: {after: enter play, what: this}
                do: [{return: {kind: event, named: Melody, topmost: true, zone: set aside}, to: hand}]
          Second Mirror:
            type: asset
            abilities:
              - {free: true, do: {return: {kind: event, named: Melody, zone: set aside}, to: hand}}
          Miss Doyle:
            type: asset
            abilities:
              - {free: true, do: {put into play: {kind: asset, named: [Hope, Zeal, Augur], zone: set aside}}}
          Melody: {type: event, bonded: Mirror, copies: 3, abilities: [{event: {heal horror: 1, from: you}}]}
          Hope: {type: asset, bonded: Miss Doyle}
          Zeal: {type: asset, bonded: Miss Doyle}
          Augur: {type: asset, bonded: Miss Doyle}
          Whisper: {type: treachery, weakness: true, bonded: Idol}
          Idol:
            type: asset
            cost: 0
            abilities:
              - {free: true, do: {shuffle: {kind: treachery, named: Whisper, zone: set aside}, into: deck}}
        """

    @bonded.6 @bonded.7 @faq-bonded-card-limit.1
    Scenario: As many copies as the product holds, and none of them in the deck
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks, deck: [Mirror, Knife, Guts, Overpower, Perception, Machete]}}
        """
      When Roland draws Knife, Guts, Overpower, Perception and Machete
      And Roland keeps the hand
      And Roland resolves these effects
        """
        - {gain: {count: {kind: event, named: Melody, zone: set aside}}}
        """
      Then Roland has 8 resources
      And Melody is not in Roland's deck
      And Mirror is in Roland's deck

    @faq-bonded-card-limit.2
    Scenario: However many cards summon it
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks, deck: {Mirror: 2, Knife: 1, Guts: 1, Machete: 1, Overpower: 1}}}
        """
      When Roland draws Mirror, Knife, Guts, Machete and Overpower
      And Roland keeps the hand
      And Roland resolves these effects
        """
        - {gain: {count: {kind: event, named: Melody, zone: set aside}}}
        """
      Then Roland has 8 resources

    @bonded.2
    Scenario: A card that is bonded to another card is not there
      Given the situation also says
        """
        investigators:
          roland: {card: Roland Banks, deck: [Second Mirror, Idol, Knife, Guts, Overpower]}
        """
      When Roland draws Second Mirror, Knife, Guts, Overpower and Idol
      And Roland keeps the hand
      And Roland resolves these effects
        """
        - {gain: {count: {kind: event, named: Melody, zone: set aside}}}
        - {gain: {count: {kind: treachery, named: Whisper, zone: set aside}}}
        """
      Then Roland has 6 resources

    @bonded.5
    Scenario: It comes into the game by the card to which it is bonded, once that is played
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks, deck: [Mirror, Guts, Overpower, Perception, Machete, Knife]}}
        """
      When Roland draws Mirror, Guts, Overpower, Perception and Machete
      And Roland keeps the hand
      Then Melody is set aside
      When Roland plays Mirror
      Then Melody is in Roland's hand

    @bonded.8
    Scenario: Every one of several that one card summons
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks, deck: [Miss Doyle, Guts, Overpower, Perception, Machete]}}
        """
      When Roland draws Miss Doyle, Guts, Overpower, Perception and Machete
      And Roland keeps the hand
      Then Hope is set aside
      And Zeal is set aside
      And Augur is set aside

    @bonded.11
    Scenario: A weakness too
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks, deck: [Idol, Guts, Overpower, Perception, Machete]}}
        """
      When Roland draws Idol, Guts, Overpower, Perception and Machete
      And Roland keeps the hand
      Then Whisper is set aside
      And Whisper is not in Roland's deck

    @bonded.10
    Scenario: A weakness that came into the deck is no part of it in the next game
      Given the situation also says
        """
        investigators: {roland: {card: Roland Banks, deck: [Idol, Guts, Overpower, Perception, Machete, Knife]}}
        """
      When Roland draws Idol, Guts, Overpower, Perception and Machete
      And Roland keeps the hand
      And Roland plays Idol
      And Roland uses Idol
      Then Whisper is in Roland's deck
      When the act instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland draws Idol, Guts, Overpower, Perception and Machete
      And Roland keeps the hand
      Then Whisper is set aside
      And Knife is in Roland's deck
      And Whisper is not in Roland's deck

  Rule: An ability that finds "your" bonded cards finds those of your own deck

    Background:
      Given the situation
        """
        cards:
          Mirror:
            type: asset
            cost: 0
            abilities:
              - forced: {after: enter play, what: this}
                do:
                  - {find: {named: Melody, zone: set aside, owned by: you}, do: {return: chosen}}
                  - {shuffle: {named: Melody, zone: set aside, owned by: you}, into: deck}
                  - later: {when: leave play, what: this}
                    do:
                      return:
                        - {named: Melody, zone: hand, owned by: you}
                        - {named: Melody, zone: deck, owned by: you}
                      to: set aside
          Melody: {type: event, bonded: Mirror}
        """

    @revised @bonded.5
    Scenario: Those of another investigator stay set aside
      Given the situation also says
        """
        investigators:
          roland: {card: Roland Banks, at: Study, hand: [Mirror], deck: [Knife]}
          daisy: {card: Daisy Walker, at: Study, hand: [Mirror], deck: [Knife]}
        set aside:
          - {card: Melody, owner: roland}
          - {card: Melody, owner: roland}
          - {card: Melody, owner: daisy}
        """
      When Roland plays Mirror
      And Roland chooses Melody
      And Roland resolves these effects
        """
        - {gain: {count: {named: Melody, zone: set aside}}}
        """
      Then Melody is in Roland's hand
      And Melody 2 is in Roland's deck
      And Melody 3 is set aside
      And Roland has 1 resource

    @revised @bonded.5
    Scenario: Whoever alone has the card to which they are bonded owns them
      Given the situation also says
        """
        investigators:
          roland: {card: Roland Banks, at: Study, hand: [Mirror], deck: [Knife]}
          daisy: {card: Daisy Walker, at: Study, deck: []}
        set aside: [Melody, Melody]
        """
      When Roland plays Mirror
      And Roland chooses Melody
      Then Melody is in Roland's hand
      And Melody 2 is in Roland's deck

  Rule: It is a keyword

    @bonded.1
    Scenario: A card whose text box is blank does not have it
      Given the card Mirror
        """
        {type: asset}
        """
      And the card Echo
        """
        {type: asset, bonded: Mirror}
        """
      And Roland is at the Hallway
      And Roland controls Echo
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {gain: {count: {kind: asset, keyword: bonded}}}
        - {blank: Echo, until: end of the turn}
        - {gain: {count: {kind: asset, keyword: bonded}}}
        """
      Then Roland has 1 resource

  Rule: A bonded card has no level

    Background:
      Given the situation
        """
        investigators: {roland: {card: Roland Banks, at: Study, play area: [Mirror], discard: [Melody, Evidence!]}}
        cards:
          Mirror:
            type: asset
            abilities:
              - {free: true, do: {choose: {kind: event, to level: 2, zone: discard}, do: {return: chosen}}}
          Melody: {type: event, bonded: Mirror}
        """

    @revised @bonded.3
    Scenario: It is no card of a low level, as an event of level 0 is
      When Roland uses Mirror
      Then Evidence! is in Roland's hand
      And Melody is in Roland's discard pile
