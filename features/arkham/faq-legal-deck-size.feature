Feature: Official answers: a legal deck size

  Background:
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      cards:
        Ann: {type: investigator, class: survivor, health: 5, sanity: 5, deckbuilding: {size: 2, options: [{class: survivor}], random basic weaknesses: 0}}
        Twine: {type: asset, class: survivor}
        Rope: {type: asset, class: survivor}
        Hook: {type: asset, class: survivor}
        Plan: {type: asset, class: survivor, level: 1, keywords: [permanent], deck size: 1}
      locations: {attic: }
      agenda: {card: {name: The Long Night, type: agenda, doom: 5}}
      investigators:
        ann: {card: Ann, at: attic, deck: [Twine, Rope]}
      collection: [Hook, Hook, {card: Rope, as: other rope}, Plan]
      resolutions:
        1: [{remove from the deck: [Rope]}]
        2: [{record: nothing was lost}]
      next scenarios:
        - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
      """

  @faq-legal-deck-size.1
  Scenario: Cards that a resolution removes have to be made up for
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And the campaign goes on with The Letter
    Then it is refused by faq-legal-deck-size.1
    And Rope is in the collection

  Scenario: Where nothing was removed the campaign goes on
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And the campaign goes on with The Letter
    And Ann draws Rope and Twine
    And Ann keeps the hand
    Then Ann is at Study

  @faq-legal-deck-size.2
  Scenario: Cards of level 0 cost nothing until then
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Ann buys Hook
    Then Ann has 0 experience
    And Ann owns Hook

  @faq-legal-deck-size.2 @campaign-play.18
  Scenario: And 1 experience afterwards
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Ann buys Hook
    And Ann buys Hook 2 for Twine
    Then it is refused by campaign-play.18

  @campaign-play.18
  Scenario: A card that another one goes for makes up for nothing, and costs 1 experience
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Ann buys Hook for Twine
    Then it is refused by campaign-play.18

  @faq-legal-deck-size.3
  Scenario: A larger deck size is filled in the same way
    Given the situation also says
      """
      investigators: {ann: {experience: 1}}
      """
    When the agenda instructs
      """
      - {resolution: 2}
      """
    And Ann buys Plan
    And the campaign goes on with The Letter
    Then it is refused by faq-legal-deck-size.3
    When Ann buys Hook
    And the campaign goes on with The Letter
    And Ann draws Hook, Rope and Twine
    And Ann keeps the hand
    Then Ann is at Study
    And Ann has 0 experience
    And Plan is in Ann's play area
