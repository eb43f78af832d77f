Feature: Permanent

  Background:
    Given the situation
      """
      phase: deckbuilding
      cards:
        Ann:
          type: investigator
          deckbuilding: {size: 2, options: [{class: guardian}, {class: seeker, to level: 2}], random basic weaknesses: 0}
        Blade: {type: asset, class: guardian}
        Vow: {type: asset, class: guardian, level: 1, keywords: [permanent]}
        Degree: {type: asset, class: seeker, level: 3, keywords: [permanent]}
      collection: [Vow, Degree, Blade]
      """

  @permanent.2
  Scenario: A permanent card stands beside the size of the deck
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Blade, Vow]}}
      """
    When Ann takes this deck
    Then Ann has taken a deck

  @permanent.2
  Scenario: It fills no place
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: [Blade, Vow]}}
      """
    When Ann takes this deck
    Then it is refused by permanent.2

  @permanent.3
  Scenario Outline: All other restrictions hold for it
    Given the situation also says
      """
      investigators: {ann: {card: Ann, deck: <deck>}}
      """
    When Ann takes this deck
    Then it is refused by permanent.3

    Examples:
      | deck                            |
      | [Blade, Blade, Degree]          |
      | [Blade, Blade, Vow, Vow, Vow]   |

  Rule: Between scenarios

    Background:
      Given the situation also says
        """
        phase: between scenarios
        """

    @campaign-play.15
    Scenario: For a permanent card nothing goes
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Blade]}}
        """
      When Ann buys Vow
      Then Ann has 2 experience
      And Vow is in Ann's deck

    @permanent.8
    Scenario: It is not exchanged for another card
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Blade, Vow]}}
        """
      When Ann buys Blade 3 for Vow
      Then it is refused by permanent.8

    @permanent.2
    Scenario: It does not go for a card that counts
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Blade, Vow]}}
        """
      When Ann buys Blade 3 for Vow
      Then it is refused by permanent.2

  Rule: In a game

    Background:
      Given every other opportunity is passed
      And the card Oath
        """
        {type: asset, class: guardian, cost: 3, keywords: [permanent]}
        """

    @permanent.4 @permanent.5 @ownership-and-control.2
    Scenario: It is in play from the start, for nothing, and not in the deck
      Given the situation also says
        """
        phase: set-up
        scenario: {name: The Room, reference card: {type: scenario}, locations: [Study]}
        investigators: {ann: {card: {name: Ann, type: investigator, health: 5, sanity: 5}, deck: [Blade, Oath]}}
        """
      When Ann draws Blade
      And Ann keeps the hand
      Then Oath is in Ann's play area
      And Ann controls Oath
      And Ann owns Oath
      And Ann has 5 resources
      And at set-up 8, Oath is in Ann's play area
      And at set-up 8, Ann has 1 card in deck

    @permanent.6
    Scenario: It is not among the cards that can be discarded
      Given the situation also says
        """
        phase: investigation
        locations: {attic: }
        investigators: {ann: {card: {name: Ann, type: investigator, health: 5, sanity: 5}, at: attic, play area: [Oath]}}
        """
      When Ann resolves these effects
        """
        - {if able: [{discard: {kind: asset, controlled by: you}, amount: 1}], else: [{damage: 2}]}
        """
      Then Oath is in Ann's play area
      And Ann has 2 damage

    @permanent.6
    Scenario Outline: No effect takes it out of play
      Given the situation also says
        """
        phase: investigation
        locations: {attic: }
        investigators: {ann: {card: {name: Ann, type: investigator, health: 5, sanity: 5}, at: attic, play area: [Oath]}}
        """
      When Oath <goes>
      Then Oath is in Ann's play area

      Examples:
        | goes                     |
        | is discarded             |
        | returns to hand          |
        | is removed from the game |

    @permanent.7
    Scenario: It leaves play when its player is eliminated
      Given the situation also says
        """
        phase: investigation
        locations: {attic: }
        investigators: {ann: {card: {name: Ann, type: investigator, health: 5, sanity: 5}, at: attic, play area: [Oath]}}
        """
      When Oath is discarded
      Then Oath is in play
      When Ann takes 5 damage
      Then Oath is not in play
      And Oath is removed from the game
