Feature: Upkeep Phase (IV.)

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  @upkeep-phase.1
  Scenario: What happens at its start happens before its player window
    Given Roland is at the Study
    And the card Dread
      """
      {type: treachery, abilities: [{forced: {at: begin phase, of: [upkeep]}, do: {horror: 1}}]}
      """
    And the card Bell
      """
      {type: asset, abilities: [{free: true, cost: {discard: this}, do: {gain: 1}}]}
      """
    And Roland faces Dread
    And Roland controls Bell
    When the upkeep phase is played
    And Roland uses Bell
    Then step 4.1 comes before roland takes horror
    And roland takes horror before roland uses bell
    And roland uses bell before step 4.2

  @upkeep-phase.2
  Scenario: Mini cards are turned back, and everybody may act in the next round
    Given Roland is at the Study
    When the investigation phase is played
    And Roland takes a resource
    And Roland takes a resource
    And Roland ends the turn
    Then Roland's mini card shows black and white
    When the upkeep phase is played
    Then at 4.2, Roland's mini card shows black and white
    And at 4.3, Roland's mini card shows colour
    When the investigation phase is played
    Then Roland has 3 actions
    When Roland takes a resource
    And Roland takes a resource
    And Roland takes a resource
    Then Roland may not draw by action.1
    When Roland ends the turn
    Then Roland has 6 resources

  @upkeep-phase.3
  Scenario: All exhausted cards ready
    Given Daisy is at the Study
    And Daisy controls an exhausted Old Book of Lore
    And the location Study has shroud 2 and 2 clues
    And an exhausted Ghoul Minion engaged with Daisy
    When the upkeep phase is played
    Then Old Book of Lore is not exhausted
    And Ghoul Minion is not exhausted

  @upkeep-phase.4
  Scenario: All of them at the same time
    Given Wendy is at the Study
    And an exhausted Ghoul Minion at the Study
    And an exhausted Acolyte at the Study
    And the card Alone
      """
      {type: asset, abilities: [{forced: {after: engage, who: you, and: {amount: {count: {kind: enemy, exhausted: false}},
        at most: 1}}, do: {gain: 5}}]}
      """
    And Wendy controls Alone
    When the upkeep phase is played
    Then ghoul minion engages wendy
    And acolyte engages wendy
    And alone does not initiate
    And Wendy has 1 resource

  @upkeep-phase.5
  Scenario Outline: Everybody draws 1 card, in player order
    Given Daisy is at the Study
    And Roland is at the Study
    And <lead> is the lead investigator
    And the top of Daisy's deck is Perception
    And the top of Roland's deck is Guts
    When the upkeep phase is played
    Then Perception is in Daisy's hand
    And Guts is in Roland's hand
    And <first> draws before <second> draws
    And step 4.4 comes before <first> draws

    Examples:
      | lead   | first  | second |
      | Daisy  | Daisy  | Roland |
      | Roland | Roland | Daisy  |

  @upkeep-phase.6
  Scenario: Resources are gained when everybody has drawn
    Given Daisy is at the Study
    And Roland is at the Study
    And Daisy has 5 resources
    And the top of Daisy's deck is Paranoia
    When the upkeep phase is played
    Then Daisy has 1 resource
    And Roland has 1 resource
    And roland draws before daisy gains resources
    And roland draws before roland gains resources

  @upkeep-phase.6
  Scenario Outline: A card changes how many resources
    Given Daisy is at the Study
    And Roland is at the Study
    And the card Allowance
      """
      {type: asset, abilities: [{constant: you, get: {upkeep resources: <more>}}]}
      """
    And Daisy controls Allowance
    And the top of Daisy's deck is Paranoia
    When the upkeep phase is played
    Then Daisy has <resources>
    And Roland has 1 resource

    Examples:
      | more | resources   |
      | 1    | 2 resources |
      | -1   | 0 resources |

  @upkeep-phase.7
  Scenario: Whoever holds more than 8 cards discards down to 8, by choice and in player order
    Given Daisy is at the Study
    And Roland is at the Study
    And Daisy holds Guts, Perception, Overpower, Knife, Flashlight, Encyclopedia and Deduction
    And Roland holds Dodge, Evidence!, Machete, Barricade, First Aid, Fearless, Guts, Perception and Knife
    And the top of Daisy's deck is Hyperawareness
    And the top of Roland's deck is Vicious Blow
    When the upkeep phase is played
    And Roland chooses Machete
    And Roland chooses Vicious Blow
    Then Machete is in Roland's discard pile
    And Vicious Blow is in Roland's discard pile
    And Dodge is in Roland's hand
    And Hyperawareness is in Daisy's hand
    And step 4.5 comes before machete is discarded

  @upkeep-phase.8
  Scenario: What happens at its end finds hands that have been checked
    Given Daisy is at the Study
    And the card Burden
      """
      {type: treachery, abilities: [{forced: {at: end phase, of: [upkeep]}, do:
        {if: {amount: {count: {kind: card, zone: hand, of: you}}, at least: 9}, then: {horror: 2}, else: {horror: 1}}}]}
      """
    And Daisy faces Burden
    And Daisy holds Guts, Perception, Overpower, Knife, Flashlight, Encyclopedia, Deduction and Hyperawareness
    And the top of Daisy's deck is Medical Texts
    When the upkeep phase is played
    And Daisy chooses Knife
    Then step 4.6 comes before daisy takes horror
    And Daisy has 1 horror

  @upkeep-phase.9
  Scenario: Its last step is the end of the round
    Given Daisy is at the Study
    And Daisy faces Dissonant Voices
    When the upkeep phase is played
    Then step 4.6 comes before dissonant voices is discarded
    And Dissonant Voices is in the encounter discard pile

  @upkeep-phase.10
  Scenario: What lasts until the end of the round ends with it
    Given Roland is at the Study
    And the card Whetstone
      """
      {type: asset, abilities: [{free: true, during: your turn, cost: {discard: this},
        do: {modify: you, gets: {combat: 1}, until: end of the round}}]}
      """
    And Roland controls Whetstone
    When the investigation phase is played
    And Roland uses Whetstone
    And Roland ends the turn
    And the enemy phase is played
    Then Roland's combat is 5
    When the upkeep phase is played
    Then at 4.6, Roland's combat is 5
    And Roland's combat is 4

  @upkeep-phase.7
  Scenario Outline: A card that nobody has named is a card in hand too
    Given Roland is at the Study
    And Roland holds Dodge, Evidence!, Machete, Barricade, First Aid, Fearless, Guts and Perception
    When the upkeep phase is played
    And Roland chooses <card>
    Then step 4.5 takes place
    And Roland has 8 cards in hand
    And <where>

    Examples:
      | card         | where                        |
      | Machete      | Machete is in Roland's discard pile |
      | unknown card | Machete is in Roland's hand  |
