Feature: Exile

  Background:
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      cards:
        Ann: {type: investigator, class: survivor, health: 5, sanity: 5, deckbuilding: {size: 3, options: [{class: survivor}], random basic weaknesses: 0}}
        Flare: {type: event, class: survivor, level: 3, cost: 0, abilities: [{event: [{gain: 1}, {exile: this}]}]}
        Twine: {type: asset, class: survivor}
        Rope: {type: asset, class: survivor}
      locations: {attic: }
      agenda: {card: {name: The Long Night, type: agenda, doom: 5}}
      investigators:
        ann: {card: Ann, at: attic, experience: 2, hand: [Flare], deck: [Twine, Rope]}
      collection: [{card: Twine, as: other twine}, {card: Flare, as: other flare}]
      """

  @exile.1
  Scenario: A card that says so is exiled when it is used
    When Ann plays Flare
    Then Flare is not in Ann's discard pile
    And Flare is in the collection

  @exile.2
  Scenario: A card that is exiled as it is defeated is not discarded too
    Given the situation also says
      """
      cards:
        Coat: {type: asset, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {exile: this}}]}
      investigators: {ann: {play area: [Coat]}}
      """
    When Ann resolves these effects
      """
      - {damage: 1, to: Coat}
      """
    Then Coat is in the collection
    And Coat is not in Ann's discard pile

  @exile.2 @collection.1
  Scenario: It is back in the collection, where a search may find it, and no more in the game
    When Ann plays Flare
    And Ann resolves these effects
      """
      - {search: {kind: event, zone: collection, named: Flare}, do: {draw card: chosen}}
      """
    And Ann chooses Flare
    Then Flare is in Ann's hand

  @exile.2
  Scenario: What returns cards from a discard pile does not find it
    When Ann plays Flare
    And Ann resolves these effects
      """
      - {return: {kind: card, zone: discard}}
      """
    Then Flare is not in Ann's hand

  Scenario: In a standalone game it belongs to its owner still
    Given the situation also says
      """
      mode: standalone
      """
    When Ann plays Flare
    Then Ann owns Flare

  Rule: Between scenarios

    Background:
      Given the situation also says
        """
        next scenarios:
          - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        """

    @exile.3
    Scenario: It is not in the deck any more, and costs its experience again
      When Ann plays Flare
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And Ann buys Flare
      Then it is refused by campaign-play.10
      And nobody owns Flare

    @exile.3
    Scenario: With so much experience it is bought again
      Given the situation also says
        """
        investigators: {ann: {experience: 3}}
        """
      When Ann plays Flare
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And Ann buys Flare
      Then Ann has 0 experience
      And Ann owns Flare

    @exile.4 @faq-legal-deck-size.1
    Scenario: The next scenario is not begun before the deck has its size
      When Ann plays Flare
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      Then it is refused by exile.4

    @exile.5
    Scenario: It gets its size by a card of level 0, for nothing, and no card goes for it
      When Ann plays Flare
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And Ann buys Other Twine
      And the campaign goes on with The Letter
      And Ann draws Other Twine, Rope and Twine
      And Ann keeps the hand
      Then Ann has 2 experience
      And Other Twine is in Ann's hand
      And Flare is in the collection
