Feature: Shifting Slots

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study
    And it is Daisy's turn
    And the location Study has shroud 2 and 3 clues
    And Daisy controls Daisy's Tote Bag
    And Daisy has 5 resources

  @revised @faq-shifting-slots.1
  Scenario: Whoever plays the asset decides which slot holds it
    Given Daisy holds Old Book of Lore
    When Daisy plays Old Book of Lore
    Then it waits for Daisy
    When Daisy chooses standard slot
    Then Old Book of Lore is in play

  @first
  Scenario: In the first edition nobody is asked
    Given Daisy holds Old Book of Lore
    When Daisy plays Old Book of Lore
    Then it waits for Daisy
    When Daisy draws a card
    Then Old Book of Lore is in play

  @revised @faq-shifting-slots.1 @faq-shifting-slots.2
  Scenario Outline: And it stays there
    Given Daisy holds Old Book of Lore
    When Daisy plays Old Book of Lore
    And Daisy chooses <slot>
    And Daisy resolves these effects
      """
      - {discard: {kind: asset, controlled by: you, slot: Hand, held in: standard slots}}
      """
    Then Old Book of Lore is in Daisy's <area>

    Examples:
      | slot             | area         |
      | standard slot    | discard pile |
      | Daisy's Tote Bag | play area    |

  Scenario: What no slot of the bag can hold is held in a standard one, and nobody is asked
    Given Daisy holds Flashlight
    When Daisy plays Flashlight
    And Daisy resolves these effects
      """
      - {discard: {kind: asset, controlled by: you, held in: additional slots}}
      """
    Then Flashlight is in play

  @revised @faq-shifting-slots.3
  Scenario: To make room for another one the book is shifted into the bag
    Given Daisy controls Old Book of Lore
    And Daisy controls Flashlight
    And Daisy holds Magnifying Glass
    When Daisy plays Magnifying Glass
    And Daisy resolves these effects
      """
      - {discard: {kind: asset, controlled by: you, slot: Hand, held in: additional slots}}
      """
    Then Old Book of Lore is in Daisy's discard pile
    And Flashlight is in play
    And Magnifying Glass is in play
