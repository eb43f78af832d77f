Feature: Haunted

  Background:
    Given every other opportunity is passed
    And the card Crypt
      """
      {type: location, shroud: 3, clues: 2, abilities: [{haunted: {horror: 1, to: you}}]}
      """
    And the situation
      """
      locations:
        crypt: {clues: 2, connects: [study]}
        study: {clues: 1}
      """

  Rule: Whoever fails to investigate a location resolves its haunted abilities

    @haunted.2
    Scenario: All of them, printed and gained
      Given the card Chill
        """
        {type: treachery, abilities: [{haunted: {lose: 1}, on: attached}]}
        """
      And the situation
        """
        locations: {crypt: {attached: [Chill]}}
        """
      And Daisy is at Crypt
      And Daisy has 2 resources
      When Daisy investigates
      And Daisy reveals auto-fail
      And Daisy resolves crypt first
      Then Daisy has 1 horror
      And Daisy has 1 resource
      And crypt initiates before chill initiates
      When Daisy investigates
      And Daisy reveals auto-fail
      And Daisy resolves chill first
      Then Daisy has 2 horror
      And Daisy has 0 resources

    @haunted.2
    Scenario: Whoever makes the test resolves them, and nobody else
      Given Daisy is at Crypt
      And Roland is at Crypt
      And it is Daisy's turn
      When Daisy investigates
      And Daisy reveals auto-fail
      Then Daisy has 1 horror
      And Roland has 0 horror

    Scenario: No success and no other failure sets them off
      Given Daisy is at Crypt
      And a Ghoul Minion engaged with Daisy
      When Daisy evades Ghoul Minion
      And Daisy reveals auto-fail
      Then Daisy has 0 horror
      When Daisy tests willpower (3)
      And Daisy reveals auto-fail
      Then Daisy has 0 horror

    Scenario: No success sets them off, nor a failure elsewhere
      Given Daisy is at Crypt
      When Daisy investigates
      And Daisy reveals 0
      Then Daisy has 0 horror
      When Daisy moves to Study
      And Daisy investigates
      And Daisy reveals auto-fail
      Then Daisy has 0 horror

    @haunted.3
    Scenario: After all results of the test
      Given the card Splinters
        """
        {type: skill, icons: {intellect: 1}, abilities: [{failure: {damage: 1, to: you}}]}
        """
      And Daisy is at Crypt
      And Daisy holds Splinters
      When Daisy investigates
      And Daisy commits Splinters
      And Daisy reveals auto-fail
      Then daisy takes damage before daisy takes horror
      And daisy takes horror before daisy's test ends

  Rule: Whether a location is haunted

    @haunted.4
    Scenario: While it has such an ability, printed or gained
      Given the card Chill
        """
        {type: treachery, abilities: [{haunted: {lose: 1}, on: attached}]}
        """
      And the situation
        """
        locations: {study: {attached: [Chill]}}
        """
      And Daisy is at Study
      When Daisy resolves these effects
        """
        - {doom: 1, on: {kind: location, haunted: true}}
        """
      Then Crypt has 1 doom
      And Study has 1 doom
      When chill is discarded
      And Daisy resolves these effects
        """
        - {doom: 1, on: {kind: location, haunted: true}}
        """
      Then Crypt has 2 doom
      And Study has 1 doom

    @haunted.4
    Scenario: Not while the text box of the location is blank
      Given Daisy is at Crypt
      And Daisy has 2 resources
      When Daisy resolves these effects
        """
        - {blank: Crypt, until: end of the turn}
        - {doom: 1, on: {kind: location, haunted: false}}
        """
      And Daisy investigates
      And Daisy reveals auto-fail
      Then Daisy has 0 horror
      And Crypt has 1 doom
      And Study has 1 doom
      When Daisy ends the turn
      And Daisy begins the turn
      And Daisy investigates
      And Daisy reveals auto-fail
      Then Daisy has 1 horror

    Scenario Outline: Who must choose may not choose them where they would change nothing: [<hand>] in hand
      Given the card Isle
        """
        {type: location, shroud: 3, abilities: [{haunted: {discard: {zone: hand}, amount: 1}}]}
        """
      And the situation
        """
        locations: {isle: {card: Isle}, study: {}, crypt: {}}
        investigators: {daisy: {card: Daisy Walker, at: isle, hand: [<hand>]}}
        """
      And Daisy has 0 resources
      When Daisy resolves these effects
        """
        - {either: {to be haunted: {resolve haunted: your location}, to gain: {gain: 1}, to be hurt: {damage: 1}}}
        """
      Then Daisy <may> choose to be haunted
      When Daisy chooses to gain
      Then Daisy has 1 resource

      Examples:
        | hand  | may     |
        | Knife | may     |
        |       | may not |

    @haunted.4
    Scenario: A card has each of them resolved twice, wherever whoever resolves them is after the first time
      Given the card Gaol
        """
        {type: location, shroud: 3, abilities: [{haunted: [{lose: 1}, {move: Study}]}]}
        """
      And the situation
        """
        locations: {gaol: {card: Gaol, connects: [study]}, study: {}, crypt: {}}
        """
      And every other opportunity is passed
      And Daisy is at Gaol
      And Daisy has 3 resources
      When Daisy resolves these effects
        """
        - {resolve haunted: your location, times: 2}
        """
      Then Daisy is at the Study
      And Daisy has 1 resource

    @haunted.4
    Scenario: A card has them resolved without a failure, where there are any
      Given every other opportunity is passed
      And Daisy is at Study
      When Daisy resolves these effects
        """
        - {resolve haunted: {kind: location}}
        """
      Then Daisy has 1 horror
      When Daisy resolves these effects
        """
        - {if able: {resolve haunted: your location}, else: {damage: 1}}
        """
      Then Daisy has 1 horror
      And Daisy has 1 damage
