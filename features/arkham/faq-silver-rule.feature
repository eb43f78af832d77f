Feature: The Silver Rule (FAQ 2.20)

  Background:
    Given Roland is at the Study
    And Roland is the lead investigator

  Rule: Between an encounter card and a player card nobody chooses

    Background:
      Given Daisy is at the Stacks
      And Daisy has 0 resources
      And the card Deep Pockets
        """
        abilities: [{constant: you, become: {hand size: 10}}]
        """
      And Daisy controls Deep Pockets
      And the situation
        """
        locations:
          stacks:
            card:
              type: location
              abilities: [{constant: {kind: investigator, at: this}, become: {hand size: 5}}]
          study: {connects: [stacks]}
        """

    @revised @faq-silver-rule.1
    Scenario: The encounter card prevails
      When Daisy resolves these effects
        """
        - gain: {value: hand size, of: you}
        """
      Then Daisy has 5 resources
      And Daisy's hand size is 5
      And Roland's hand size is 8

    @revised @faq-silver-rule.1
    Scenario: So it does in the upkeep phase
      Given Daisy holds Guts, Perception, Overpower, Knife, Flashlight and Emergency Cache
      And the top of Daisy's deck is Unexpected Courage
      And every other choice takes the first option
      When the upkeep phase is played
      Then Daisy has 5 cards in hand

    @revised @faq-silver-rule.1 @faq-weaknesses-with-encounter-cardtypes.3
    Scenario: A weakness of an encounter cardtype is an encounter card in play
      Given the card Hole in the Pocket
        """
        type: treachery
        weakness: true
        abilities: [{constant: you, become: {intellect: 2}}]
        """
      And the card Bright Idea
        """
        abilities: [{constant: you, become: {intellect: 6}}]
        """
      And Daisy faces Hole in the Pocket
      And Daisy controls Bright Idea
      When Daisy resolves these effects
        """
        - gain: {value: intellect, of: you}
        """
      Then Daisy has 2 resources

    @first @priority-of-simultaneous-resolution.6
    Scenario: Before that rule was made the lead investigator decided
      When Roland has Deep Pockets prevail
      And Daisy resolves these effects
        """
        - gain: {value: hand size, of: you}
        """
      Then Daisy has 10 resources

  Rule: Between two encounter cards the lead investigator decides

    Background:
      Given Daisy is at the Study
      And the card Hard Times
        """
        type: agenda
        abilities: [{constant: investigator, become: {hand size: 6}}]
        """
      And the situation
        """
        agenda: Hard Times
        locations:
          study: {connects: [closet]}
          closet:
            card:
              type: location
              shroud: 2
              abilities: [{constant: {kind: investigator, at: this}, become: {hand size: 4}}]
        """

    @faq-silver-rule.2
    Scenario Outline: As soon as they contradict each other
      Given it is Daisy's turn
      And Daisy has 0 resources
      When Daisy moves to Closet
      Then it waits for Roland
      When Roland has <card> prevail
      And Daisy resolves these effects
        """
        - gain: {value: hand size, of: you}
        """
      Then Roland decides which text prevails
      And Daisy has <size> resources
      And Roland's hand size is 6

      Examples:
        | card       | size |
        | Hard Times | 6    |
        | Closet     | 4    |

    @faq-silver-rule.2 @priority-of-simultaneous-resolution.6
    Scenario: The decision holds as long as they contradict each other, for everybody
      Given it is Daisy's turn
      When Daisy moves to Closet
      And Roland has Closet prevail
      And Daisy ends the turn
      And Roland begins the turn
      And Roland moves to Closet
      Then Daisy's hand size is 4
      And Roland's hand size is 4
      And Roland decides which text prevails

  Rule: Between two player cards the lead investigator decides

    Background:
      Given Wendy is at the Study
      And Wendy has 0 resources
      And the card Deep Pockets
        """
        abilities: [{constant: you, become: {hand size: 10}}]
        """
      And the card Torn Pockets
        """
        abilities: [{constant: you, become: {hand size: 6}}]
        """
      And Wendy controls Deep Pockets and Torn Pockets

    @faq-silver-rule.3
    Scenario Outline: And not the one who controls them
      When Roland has <card> prevail
      And Wendy resolves these effects
        """
        - gain: {value: hand size, of: you}
        """
      Then Wendy has <size> resources

      Examples:
        | card         | size |
        | Deep Pockets | 10   |
        | Torn Pockets | 6    |

    @faq-silver-rule.3
    Scenario: It is decided anew whenever they come to contradict each other
      Given the card Third Pocket
        """
        abilities: [{constant: you, become: {hand size: 7}}]
        """
      And Wendy holds Third Pocket
      When Roland has Torn Pockets prevail
      And Torn Pockets is discarded
      Then Wendy's hand size is 10
      When Third Pocket enters play
      And Roland has Third Pocket prevail
      Then Wendy's hand size is 7
      When Third Pocket returns to hand
      And Third Pocket enters play
      And Roland has Deep Pockets prevail
      Then Roland decides which text prevails
      And Wendy's hand size is 10

  Rule: Between texts that say the same there is nothing to decide

    Scenario: Two cards set one number
      Given Wendy is at the Study
      And Wendy has 0 resources
      And the card Small Pockets
        """
        abilities: [{constant: you, become: {hand size: 6}}]
        """
      And the card Torn Pockets
        """
        abilities: [{constant: you, become: {hand size: 6}}]
        """
      And Wendy controls Small Pockets and Torn Pockets
      When Wendy resolves these effects
        """
        - gain: {value: hand size, of: you}
        """
      Then Wendy has 6 resources

  Rule: A lasting effect may contradict a constant ability

    @priority-of-simultaneous-resolution.6
    Scenario Outline: The lead investigator decides which is applied
      Given Daisy is at the Study
      And Daisy is the lead investigator
      And it is Roland's turn
      And Roland has 0 resources
      And the card Rage
        """
        type: treachery
        abilities: [{revelation: {modify: you, becomes: {combat: 6}, until: end of the round}}]
        """
      And the situation
        """
        encounter deck: [Rage]
        locations:
          study: {connects: [mire]}
          mire:
            card:
              type: location
              abilities: [{constant: {kind: investigator, at: this}, become: {combat: 1}}]
        """
      When Roland draws Rage from the encounter deck
      And Roland moves to Mire
      And Daisy has <card> prevail
      And Roland resolves these effects
        """
        - gain: {value: combat, of: you}
        """
      Then Roland has <combat> resources
      And Daisy's combat is 2

      Examples:
        | card | combat |
        | Rage | 6      |
        | Mire | 1      |
