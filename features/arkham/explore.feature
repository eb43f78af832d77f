Feature: Explore

  Rule: In play

    Background:
      Given every other opportunity is passed
      And Daisy is at the Camp
      And it is Daisy's turn
      And the card Compass
        """
        {type: asset, abilities: [{action: 1, designator: explore, do: {explore: connecting location}}]}
        """
      And the card Path of Thorns
        """
        {type: location, shroud: 3, clues: 1, per investigator: [clues], symbol: star, connects: [moon]}
        """
      And the card Circuitous Trail
        """
        {type: location, shroud: 2, clues: 2, symbol: square, connects: [star]}
        """
      And the card Low on Supplies
        """
        {type: treachery, abilities: [{revelation: {horror: 1}}]}
        """
      And the situation also says
        """
        locations: {camp: {card: {type: location, name: Camp, shroud: 1, symbol: moon, connects: [star]}}}
        """

    @explore.1
    Scenario: An exploration is an action, and none of those that spare one the attacks of opportunity
      Given Daisy controls Compass
      And the exploration deck is Path of Thorns
      And a Swarm of Rats called rats engaged with daisy
      When Daisy uses Compass
      Then rats attacks daisy before daisy explores successfully
      And Daisy has 2 actions

    @explore.2 @explore.4 @explore.5
    Scenario: The location on top connects, enters play, and the investigator is there
      Given Daisy controls Compass
      And the exploration deck is Path of Thorns, then Low on Supplies
      And the card Machete Trail
        """
        {type: asset, abilities: [{forced: {after: explore, who: you, of: success}, do: {gain: 2}}]}
        """
      And Daisy controls Machete Trail
      And Daisy has 0 resources
      When Daisy uses Compass
      Then Daisy is at Path of Thorns
      And Path of Thorns is revealed
      And Daisy has 2 resources
      And the exploration deck holds 1 card
      And Daisy explores successfully

    @explore.5
    Scenario: It is made where the investigator was before
      Given Daisy controls Compass
      And the exploration deck is Path of Thorns
      And the card Overgrowth
        """
        type: treachery
        abilities: [{forced: {after: explore, who: you, of: success, at: attached}, do: {return: this, to: victory display}}]
        """
      And the situation
        """
        locations: {camp: {attached: [Overgrowth]}}
        """
      When Daisy uses Compass
      Then Daisy is at Path of Thorns
      And Overgrowth is in the victory display

    @explore.11
    Scenario: Its clues lie there as it enters play
      Given Daisy controls Compass
      And Roland is at the Camp
      And the exploration deck is Path of Thorns
      When Daisy uses Compass
      Then Path of Thorns has 2 clues

    @explore.6 @explore.8 @explore.10
    Scenario: What does not connect is laid aside until a treachery comes
      Given Daisy controls Compass
      And the exploration deck is Circuitous Trail, then Low on Supplies, then Path of Thorns
      And the card Bad Omen
        """
        {type: asset, abilities: [
          {forced: {after: explore, who: you, of: failure}, do: {lose: 1}},
          {forced: {after: explore, who: you, of: success}, do: {gain: 2}}]}
        """
      And Daisy controls Bad Omen
      And Daisy has 1 resource
      When Daisy uses Compass
      Then Daisy is at Camp
      And Daisy has 1 horror
      And Daisy has 0 resources
      And Daisy explores in vain
      And Path of Thorns is in the exploration deck

    @explore.7
    Scenario: What was laid aside is shuffled in again
      Given Daisy controls Compass
      And the exploration deck is Circuitous Trail, then Path of Thorns, then Low on Supplies
      When Daisy uses Compass
      Then Circuitous Trail is in the exploration deck
      And the exploration deck holds 2 cards
      When Daisy resolves these effects
        """
        - {place: you, at: Camp}
        """
      And Daisy uses Compass
      And Daisy draws Low on Supplies
      Then Low on Supplies is in the encounter discard pile

    @explore.9
    Scenario: A treachery is discarded to the encounter discard pile
      Given Daisy controls Compass
      And the exploration deck is Low on Supplies
      When Daisy uses Compass
      Then Low on Supplies is in the encounter discard pile
      And the exploration deck is empty

    Scenario Outline: Neither kind of card comes before the deck has run out
      Given Daisy controls Compass
      And the exploration deck is Circuitous Trail
      And the card Bad Omen
        """
        {type: asset, abilities: [{forced: {after: explore, who: you, of: failure}, do: {lose: 1}}]}
        """
      And Daisy controls Bad Omen
      And Daisy has 1 resource
      And the reading exploring-to-the-end-of-the-deck is "<reading>"
      When Daisy uses Compass
      Then Daisy has <left> resources
      And Circuitous Trail is in the exploration deck

      Examples:
        | reading | left |
        | neither | 1    |
        | failed  | 0    |

    @explore.2
    Scenario: Of an empty deck nothing is drawn
      Given Daisy controls Compass
      When Daisy uses Compass
      Then it is refused by explore.2

  Rule: Before the first round

    @explore.3
    Scenario: Setting up builds the deck beside the encounter deck
      Given the situation
        """
        phase: set-up
        scenario:
          name: The Jungle
          reference card: {type: scenario}
          locations: [Study]
          decks: {exploration deck: [Hallway, Rotting Remains]}
        investigators: {roland: {deck: []}}
        """
      When Roland keeps the hand
      Then Hallway is in the exploration deck
      And Rotting Remains is in the exploration deck
      And Hallway is not in play
      And the exploration deck holds 2 cards
