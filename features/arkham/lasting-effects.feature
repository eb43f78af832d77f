Feature: Lasting Effects

  Background:
    Given every other opportunity is passed
    And Wendy is at the Attic
    And Roland is at the Attic
    And it is Wendy's turn

  Rule: What lasts until the end of a period ends with it

    @lasting-effects.6
    Scenario: Tokens are revealed again in the next turn
      When Wendy resolves these effects
        """
        - {reveal no tokens: end of the turn}
        """
      And Wendy tests agility (4)
      Then the test succeeds
      When Wendy ends the turn
      And Wendy tests agility (4)
      And Wendy reveals -1
      Then the test fails

    Scenario Outline: What is for the next test of the turn
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, for the next: agility test<until>}
        """
      And Wendy gains 1 resources
      And Wendy ends the turn
      And Wendy tests agility (4)
      And Wendy reveals 0
      Then the skill value is <value>

      @lasting-effects.6
      Examples: The turn is over
        | until                    | value |
        | , until: end of the turn | 4     |

      @skill-tests.5
      Examples: The time is not over
        | until                     | value |
        | , until: end of the round | 6     |

    Scenario Outline: What is for the next card of the turn
      Given Wendy holds Knife, Flashlight
      And Wendy has 9 resources
      When Wendy resolves these effects
        """
        - {modify: {kind: asset, zone: hand}, gets: {cost: -1}, for the next: card played<until>}
        """
      Then flashlight's cost is 1
      When <meanwhile>
      Then flashlight's cost is <cost>

      Examples:
        | until                    | meanwhile           | cost |
        |                          | Wendy ends the turn | 1    |
        | , until: end of the turn | Wendy ends the turn | 2    |
        | , until: end of the turn | Wendy plays Knife   | 2    |

    @lasting-effects.6
    Scenario: No turn outlasts its phase
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, until: end of the turn}
        """
      And the investigation phase ends
      Then wendy's agility is 4

    Scenario: Before abilities to the end of the turn
      Given the card Reckoning
        """
        type: asset
        abilities:
          - forced: {at: end turn, who: you}
            do: {gain: {value: agility, of: you}}
        """
      And Wendy controls Reckoning
      And Wendy has 0 resources
      When Wendy resolves these effects
        """
        - {modify: you, gets: {agility: 2}, until: end of the turn}
        """
      And Wendy ends the turn
      Then Wendy has 4 resources
