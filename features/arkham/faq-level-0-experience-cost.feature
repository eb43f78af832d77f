Feature: Official answers: the experience cost of level 0 cards

  Background:
    Given the situation
      """
      phase: between scenarios
      cards:
        Ann: {type: investigator, class: survivor, deckbuilding: {size: 2, options: [{class: survivor}], random basic weaknesses: 0}}
        Bat: {type: asset, class: survivor}
        Bat (2): {type: asset, class: survivor, level: 2}
        Rabbit: {type: asset, class: survivor}
      investigators: {ann: {card: Ann, experience: 3, deck: [Rabbit, Rabbit]}}
      collection: [Bat, Bat (2)]
      """

  @faq-level-0-experience-cost.2
  Scenario: An upgrade is not cheaper for what the lower version has cost
    When Ann buys Bat for Rabbit
    And Ann upgrades Bat to Bat (2)
    Then Ann has 0 experience

  @faq-level-0-experience-cost.1
  Scenario: A card of level 0 that was paid for is still a card of level 0
    When Ann buys Bat for Rabbit
    Then Ann has 2 experience
    And Ann's deck is worth 0 experience
