Feature: The cards of the core set's investigators

  Background:
    Given every other opportunity is passed

  Scenario: Nothing attacks Skids when he is on the lam but what is elite
    Given Skids is at the Study
    And Skids has 1 resource
    And Skids holds On the Lam
    And Ghoul Minion is engaged with Skids
    And Ghoul Priest is engaged with Skids
    When Skids begins the turn
    And Skids plays On the Lam
    And Skids draws
    Then ghoul priest attacks skids once
    And ghoul minion does not attack skids

  Scenario: Until the end of the round, so in the enemy phase too
    Given Skids is at the Study
    And Skids has 1 resource
    And Skids holds On the Lam
    And Ghoul Minion is engaged with Skids
    When Skids begins the turn
    And Skids plays On the Lam
    And Skids draws
    Then ghoul minion does not attack skids
    When the round ends
    And a new round begins
    And Skids begins the turn
    And Skids draws
    Then ghoul minion attacks skids once

  Scenario: The elder sign fails Daisy while she has the Necronomicon
    Given Daisy is at the Study
    And the situation also says
      """
      investigators: {daisy: {threat area: [{card: The Necronomicon, as: necronomicon, horror: 2}]}}
      locations: {study: {clues: 2}}
      """
    When Daisy investigates
    And Daisy reveals elder sign
    Then the test fails
    And Daisy has 0 clues
    And the bag holds 1 elder sign

  @weakness.5
  Scenario: It is put into her threat area when she draws it, and stays there until its horror is hers
    Given Daisy is at the Study
    And the top of Daisy's deck is The Necronomicon
    When Daisy draws
    Then Necronomicon is in Daisy's threat area
    And Necronomicon has 3 horror
    When Daisy resolves these effects
      """
      - {discard: The Necronomicon}
      """
    Then Necronomicon is in Daisy's threat area
    When Daisy uses Necronomicon
    Then Daisy has 1 horror
    And Necronomicon has 2 horror

  Scenario: When the last horror has left it, it is discarded
    Given Daisy is at the Study
    And the situation also says
      """
      investigators: {daisy: {threat area: [{card: The Necronomicon, as: necronomicon, horror: 1}]}}
      """
    When Daisy uses Necronomicon
    Then Daisy has 1 horror
    And Necronomicon is in Daisy's discard pile

  Scenario: It is a Tome that Daisy controls, so it is there for her additional action and her elder sign
    Given Daisy is at the Study
    And Daisy has no actions
    And the situation also says
      """
      investigators: {daisy: {threat area: [{card: The Necronomicon, as: necronomicon, horror: 3}]}}
      """
    When Daisy uses Necronomicon
    Then Daisy has 1 horror

  Scenario: For each Tome Daisy draws a card
    Given Daisy is at the Study
    And the location Study has shroud 2 and 1 clue
    And Daisy controls Old Book of Lore, Medical Texts
    And the top of Daisy's deck is Guts, then Perception, then Overpower
    When Daisy investigates
    And Daisy reveals elder sign
    And Daisy resolves investigation first
    Then Guts is in Daisy's hand
    And Perception is in Daisy's hand
    And Overpower is in Daisy's deck

  Scenario: The tote bag holds two books more
    Given Daisy is at the Study
    And Daisy has 5 resources
    And Daisy controls Daisy's Tote Bag, Old Book of Lore, Medical Texts and Flashlight
    And Daisy holds Magnifying Glass
    When Daisy plays Magnifying Glass
    Then Daisy controls Old Book of Lore
    And Daisy controls Medical Texts
    And Daisy controls Flashlight

  Scenario: The debts of Skids are paid with two resources a round at most
    Given Skids is at the Study
    And Skids has 5 resources
    And Skids faces Hospital Debts
    When Skids uses Hospital Debts
    And Skids uses Hospital Debts
    And Skids uses Hospital Debts
    Then it is refused by limits-and-maximums.2
    And Hospital Debts has 2 resources
    And Skids has 3 resources

  Scenario Outline: Debts that are not paid when the game ends cost experience
    Given Skids is at the Study
    And the act is Trapped
    And the situation also says
      """
      investigators: {skids: {threat area: [{card: Hospital Debts, resources: <paid>}]}}
      """
    When the act instructs
      """
      - {resolution: 1}
      """
    Then Skids has <experience> experience

    Examples:
      | paid | experience |
      | 5    | -2         |
      | 6    | 0          |

  Scenario: Debts are put into the threat area of who draws them
    Given Skids is at the Study
    And the top of Skids's deck is Hospital Debts
    When Skids draws
    Then Hospital Debts is in Skids's threat area

  Scenario: Wendy plays the topmost event of her discard pile, and it goes under her deck
    Given Wendy is at the Study
    And Wendy has 0 resources
    And Wendy controls Wendy's Amulet
    And the top of Wendy's deck is Guts
    And the situation also says
      """
      investigators: {wendy: {discard: [Emergency Cache, Perception, Lucky!]}}
      """
    When Wendy plays Emergency Cache
    Then Wendy has 3 resources
    And Emergency Cache is in Wendy's deck
    And Emergency Cache is not in Wendy's discard pile

  Scenario: Only the topmost event is as if in her hand
    Given Wendy is at the Study
    And Wendy has 0 resources
    And Wendy controls Wendy's Amulet
    And the situation also says
      """
      investigators: {wendy: {discard: [Perception, Lucky!, Emergency Cache]}}
      """
    When Wendy plays Emergency Cache
    Then it is refused by play-action.2

  Scenario: An event that answers to something is played from there too, and the next one comes up
    Given Wendy is at the Study
    And the location Study has shroud 4 and 2 clues
    And Wendy has 3 resources
    And Wendy controls Wendy's Amulet
    And the situation also says
      """
      investigators: {wendy: {discard: [Lucky!, Emergency Cache]}}
      """
    When Wendy investigates
    And Wendy reveals -1
    And Wendy plays Lucky!
    Then Wendy has 1 clue
    And Lucky! is in Wendy's deck
    When Wendy plays Emergency Cache
    Then Wendy has 5 resources

  Scenario: Without the amulet she does not
    Given Wendy is at the Study
    And Wendy controls Wendy's Amulet
    And the situation also says
      """
      investigators: {wendy: {discard: [Emergency Cache]}}
      """
    When Wendy's Amulet is discarded
    And Wendy plays Emergency Cache
    Then it is refused by play-action.2

  Scenario: An event that leaves play goes under the deck
    Given Wendy is at the Study
    And Study connects to Hallway
    And the location Hallway has shroud 1
    And Wendy controls Wendy's Amulet
    And Wendy holds Barricade
    And the top of Wendy's deck is Guts
    When Wendy plays Barricade
    Then Barricade is attached to Study
    When Wendy moves to Hallway
    Then Barricade is in Wendy's deck

  Scenario: With the amulet in play Wendy's elder sign is a success
    Given Wendy is at the Study
    And Wendy controls Wendy's Amulet
    And the location Study has shroud 9 and 1 clue
    When Wendy investigates
    And Wendy reveals elder sign
    Then Wendy has 1 clue

  Scenario: Roland's revolver is better where there are clues
    Given Roland is at the Study
    And the location Study has shroud 2 and 1 clue
    And Roland controls Roland's .38 Special
    And Ghoul Minion is engaged with Roland
    When Roland fights Ghoul Minion with Roland's .38 Special
    And Roland reveals -1
    Then the skill value is 6
    And Ghoul Minion is defeated

  Scenario: Agnes draws for each spell with the heirloom
    Given Agnes is at the Study
    And Agnes has 5 resources
    And Agnes controls Heirloom of Hyperborea
    And Agnes holds Shrivelling
    And the top of Agnes's deck is Guts
    When Agnes plays Shrivelling
    And Agnes uses Heirloom of Hyperborea
    Then Guts is in Agnes's hand

  @weakness.6
  Scenario: A dark memory that is drawn is in the hand
    Given Agnes is at the Study
    And the top of Agnes's deck is Dark Memory
    When Agnes draws
    Then Dark Memory is in Agnes's hand

  Scenario: A dark memory is on her mind at the end of each turn
    Given Agnes is at the Study
    And Agnes holds Dark Memory
    When Agnes ends the turn
    Then Agnes has 2 horror
    And Dark Memory is in Agnes's hand

  Scenario: The doom of a dark memory can make the agenda advance
    Given Agnes is at the Study
    And Agnes has 2 resources
    And Agnes holds Dark Memory
    And the agenda is What's Going On?! with 2 doom
    When Agnes plays Dark Memory
    Then the agenda advances

  Scenario: Wendy is abandoned and alone
    Given Wendy is at the Study
    And the situation also says
      """
      investigators: {wendy: {deck: [Abandoned and Alone], discard: [Guts, Perception]}}
      """
    When Wendy draws
    Then Wendy has 2 horror
    And Guts is removed from the game
    And Perception is removed from the game
    And Abandoned and Alone is in Wendy's discard pile

  Scenario: Roland covers up what he would discover
    Given Roland is at the Study
    And the location Study has shroud 2 and 2 clues
    And Roland faces Cover Up with 1 clues
    When Roland investigates
    And Roland reveals 0
    And Roland uses Cover Up
    Then Roland has 0 clues

  Scenario: It is a task from the day he draws it
    Given Roland is at the Study
    And the act is Trapped
    And the top of Roland's deck is Cover Up
    When Roland draws
    Then Cover Up is in Roland's threat area
    And Cover Up has 3 clues
    When the act instructs
      """
      - {resolution: 1}
      """
    Then Roland has 1 mental trauma
