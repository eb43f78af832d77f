Feature: Fast

  Background:
    Given every other opportunity is passed
    And Daisy is at the Attic
    And Roland is at the Attic
    And the location Attic has shroud 2 and 2 clues
    And it is Daisy's turn
    And Daisy has 5 resources

  Rule: Fast cards cost no action

    @fast.1
    Scenario: A card that gains the keyword is fast
      Given Daisy holds Beat Cop
      When Daisy resolves these effects
        """
        - {gain keyword: fast, to: {named: Beat Cop, zone: hand}}
        """
      And Daisy plays Beat Cop
      Then Daisy has 1 resource
      And Daisy has 3 actions

    @fast.2
    Scenario Outline: With actions left or without
      Given Daisy holds Magnifying Glass
      And Daisy has <number> actions
      When Daisy plays Magnifying Glass
      Then Daisy has <number> actions
      And Daisy has 4 resources

      Examples:
        | number |
        | 3      |
        | 0      |

    @fast.3
    Scenario: It is no play action
      Given the card Doubt
        """
        {type: treachery, abilities: [{constant: you, cannot: {deed: play action}}]}
        """
      And Daisy holds Magnifying Glass, Flashlight
      And the situation also says
        """
        investigators: {daisy: {threat area: [Doubt]}}
        """
      When Daisy plays Flashlight
      Then it is refused by fast.3
      When Daisy plays Magnifying Glass
      Then Magnifying Glass is in play
      And Flashlight is in Daisy's hand

    @fast.3
    Scenario: It does not count as the play action that a card asks for
      Given the card Slack
        """
        {type: treachery, abilities: [{forced: {when: end turn, who: you}, if: {amount: {happened: perform, of: play, who: you, this: turn}, at most: 0}, do: {horror: 1}}]}
        """
      And Daisy holds Magnifying Glass
      And Roland holds Flashlight
      And Roland has 5 resources
      And it is nobody's turn
      And the situation also says
        """
        investigators: {daisy: {threat area: [Slack]}, roland: {threat area: [Slack]}}
        """
      When the investigation phase is played
      And Daisy takes the next turn
      And Daisy plays Magnifying Glass
      And Daisy ends the turn
      And Roland takes the next turn
      And Roland plays Flashlight
      And Roland ends the turn
      Then Daisy has 1 horror
      And Roland has 0 horror

    @fast.16
    Scenario: It provokes no attack of opportunity
      Given Daisy holds Magnifying Glass, Flashlight
      And a Swarm of Rats engaged with Daisy
      When Daisy plays Magnifying Glass
      Then Daisy has 0 damage
      When Daisy plays Flashlight
      Then Daisy has 1 damage

  Rule: A fast event is played when it says so

    @fast.4 @fast.7
    Scenario: In the middle of an attack
      Given Roland holds Dodge
      And Roland has 1 resource
      And a Ghoul Minion engaged with Roland
      And it is nobody's turn
      When Ghoul Minion attacks Roland
      And Roland plays Dodge
      Then Roland has 0 damage
      And Roland has 0 horror

    @fast.5
    Scenario: Not in the turn of another
      Given Daisy holds Working a Hunch
      And it is Roland's turn
      When Daisy plays Working a Hunch
      Then it is refused by fast.5
      And Daisy has 0 clues

    @fast.5
    Scenario: Nor by another card at a time that it does not name
      Given the card Foresight
        """
        type: asset
        abilities: [{free: true, do: {choose: {kind: event, zone: hand}, do: {play: chosen}}}]
        """
      And Daisy controls Foresight
      And Daisy has 5 resources
      And Daisy holds Ward of Protection
      When Daisy uses Foresight on Ward of Protection
      Then it is refused by fast.5
      And Daisy has 5 resources

    @fast.6
    Scenario: Directly after its timing point
      Given Roland holds Evidence!
      And Roland has 1 resource
      And it is Roland's turn
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals 0
      And Roland plays Evidence!
      Then Roland has 1 clue
      And Swarm of Rats is in the encounter discard pile

    @fast.8
    Scenario: Not later
      Given Roland holds Evidence!
      And Roland has 1 resource
      And it is Roland's turn
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals 0
      And Roland passes
      And Roland takes a resource
      And Roland plays Evidence!
      Then it is refused by fast.5
      And Roland has 0 clues

    @fast.9
    Scenario: In a window of the period that it names
      Given Daisy holds Working a Hunch
      When Daisy investigates
      And Daisy plays Working a Hunch
      Then Daisy has 1 clue
      When Daisy reveals 0
      Then Daisy has 2 clues

    @fast.10
    Scenario: Not between the windows of that period
      Given Daisy holds Working a Hunch
      And the card Watch
        """
        {type: asset, abilities: [{reaction: {after: reveal token}, do: {gain: 1}}]}
        """
      And Daisy controls Watch
      When Daisy investigates
      And Daisy reveals 0
      And Daisy plays Working a Hunch
      Then it is refused by play.4
      And Working a Hunch is in Daisy's hand

    @fast.11
    Scenario: At any instance of its timing point within the period
      Given the card Windfall
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{play: {after: draw, who: you}, during: your turn, do: {gain: 1}}]}
        """
      And Daisy holds Windfall
      And the situation also says
        """
        investigators: {daisy: {deck: [Knife, Guts]}}
        """
      When Daisy draws a card
      And Daisy passes
      And Daisy draws a card
      And Daisy plays Windfall
      Then Daisy has 6 resources
      And Daisy decides the reaction after daisy draws 1 card

    @fast.12
    Scenario: At none outside the period, nor without the timing point
      Given the card Windfall
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{play: {after: draw, who: you}, during: your turn, do: {gain: 1}}]}
        """
      And Daisy holds Windfall
      And it is Roland's turn
      And the situation also says
        """
        investigators: {daisy: {deck: [Knife, Guts]}}
        """
      When Daisy resolves these effects
        """
        - {draw: 1}
        """
      Then Daisy has 5 resources
      When Daisy plays Windfall
      Then it is refused by fast.5

  Rule: A fast asset is played in one's own turn

    @fast.13
    Scenario: In a window of a skill test
      Given Daisy holds Magnifying Glass
      When Daisy investigates
      And Daisy plays Magnifying Glass
      And Daisy reveals 0
      Then the skill value is 6

    @fast.14
    Scenario: Not in the turn of another
      Given Daisy holds Magnifying Glass
      And it is Roland's turn
      When Daisy plays Magnifying Glass
      Then it is refused by fast.14
      And Daisy has 5 resources

    @fast.15
    Scenario: Not where no window is open
      Given Daisy holds Magnifying Glass
      And the card Watch
        """
        {type: asset, abilities: [{reaction: {after: reveal token}, do: {gain: 1}}]}
        """
      And Daisy controls Watch
      When Daisy investigates
      And Daisy reveals 0
      And Daisy plays Magnifying Glass
      Then it is refused by play.4
      And Magnifying Glass is in Daisy's hand
