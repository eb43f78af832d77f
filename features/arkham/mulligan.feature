Feature: Mulligan

  Background:
    Given the situation
      """
      scenario: The Gathering
      investigators:
        roland: {card: Roland Banks, deck: [Machete, Knife, Guts, Flashlight, Beat Cop, Dodge, Evidence!, Vicious Blow]}
      """

  @mulligan.1
  Scenario Outline: Any number of cards may be given back
    Given the situation also says
      """
      investigators: {roland: {deck: [Overpower, First Aid, Perception]}}
      """
    When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
    And Roland <decision>
    And Roland draws <others>
    Then Roland has 5 cards in hand
    And <there> is in Roland's hand
    And <back> is in Roland's deck

    Examples:
      | decision                                               | others                                                | there    | back    |
      | mulligans Machete                                      | Dodge                                                 | Knife    | Machete |
      | mulligans Guts and Machete                             | Dodge, Overpower                                      | Dodge    | Guts    |
      | mulligans Machete, Knife, Guts, Flashlight, Beat Cop   | Dodge, Evidence!, Vicious Blow, Overpower and First Aid | First Aid | Beat Cop |

  @mulligan.1
  Scenario: Or none of them
    When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
    And Roland keeps the hand
    Then Roland has 5 cards in hand
    And Machete is in Roland's hand
    And Roland has 3 cards in deck

  @mulligan.2
  Scenario: There is one opportunity
    When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
    And Roland mulligans Knife
    And Roland draws Dodge
    And Roland mulligans Dodge
    Then it is refused by mulligan.2
    And Dodge is in Roland's hand

  @mulligan.3
  Scenario: Others are drawn while the cards given back are set aside
    Given the situation also says
      """
      investigators: {roland: {deck: []}}
      """
    When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
    And Roland mulligans Knife, Guts and Machete
    Then Knife is not in Roland's deck
    And Knife is not in Roland's hand
    When Roland draws Dodge and Evidence!
    Then Roland has 5 cards in hand
    And Vicious Blow is in Roland's hand

  @mulligan.4
  Scenario: Then they are shuffled back into the deck
    When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
    And Roland mulligans Knife, Guts and Machete
    And Roland draws Dodge and Evidence!
    Then at set-up 9, Knife is in Roland's deck
    And at set-up 9, Guts is in Roland's deck
    And at set-up 9, Machete is in Roland's deck
    And at set-up 9, Roland has 3 cards in deck
    When Roland ends the turn
    And Roland draws Machete
    And Roland draws Swarm of Rats
    Then Machete is in Roland's hand

  @mulligan.5
  Scenario: Each decides in player order
    Given the situation also says
      """
      lead: daisy
      investigators: {daisy: {card: Daisy Walker, deck: [Encyclopedia, Perception]}}
      """
    When Daisy draws Perception
    And Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
    And Roland keeps the hand
    Then it is refused by mulligan.5
    When Daisy keeps the hand
    And Roland keeps the hand
    And Daisy takes the next turn
    Then Roland has 5 cards in hand

  Scenario: What is in the opening hand as the game begins
    Given the card Star
      """
      {type: asset, abilities: [{reaction: {when: begin game}, in: hand, do: {put into play: this}}]}
      """
    And the situation also says
      """
      investigators: {roland: {deck: [Star]}}
      """
    When Roland draws Machete, Knife, Guts, Flashlight and Star
    And Roland keeps the hand
    And Roland uses Star
    Then Star is in Roland's play area
    And Roland has 4 cards in hand

  Scenario: A card that stays in the opening hand, although it is a weakness
    Given the card Devil
      """
      {type: asset, basic weakness: true, kept in opening hand: true}
      """
    And the situation also says
      """
      investigators: {roland: {deck: [Devil]}}
      """
    When Roland draws Machete, Knife, Guts, Flashlight and Devil
    And Roland keeps the hand
    Then Devil is in Roland's hand
    And Roland has 5 cards in hand

  Scenario Outline: A card with the keyword may begin the game in the opening hand
    Given the card Talent
      """
      {type: asset, keywords: [starting]}
      """
    And the situation also says
      """
      investigators: {roland: {deck: [Talent, Talent, Overpower]}}
      <reading>
      """
    When Roland <first>
    And Roland draws <cards>
    And Roland keeps the hand
    Then Roland has <number> cards in hand
    And Roland has <left> cards in deck

    Examples:
      | first          | cards                                              | number | left | reading                                |
      | chooses Talent | Machete, Knife, Guts and Flashlight                | 5      | 6    |                                        |
      | passes         | Machete, Knife, Guts, Flashlight and Beat Cop      | 5      | 6    |                                        |
      | chooses Talent | Machete, Knife, Guts, Flashlight and Beat Cop      | 6      | 5    | readings: {starting-card: beside them} |
