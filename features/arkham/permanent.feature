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

    @permanent.8 @revised
    Scenario: It is not exchanged for another card
      Given the situation also says
        """
        investigators: {ann: {card: Ann, experience: 3, deck: [Blade, Blade, Vow]}}
        """
      When Ann buys Blade 3 for Vow
      Then it is refused by permanent.8
