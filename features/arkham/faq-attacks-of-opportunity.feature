Feature: Attacks of Opportunity (FAQ)

  Background:
    Given every other opportunity is passed

  @faq-attacks-of-opportunity.1
  Scenario: An asset played by a reaction costs no action and provokes nobody
    Given the card Old Favour
      """
      type: asset
      abilities:
        - reaction: {after: defeat, who: you, what: enemy}
          do: {choose: {kind: asset, zone: hand}, do: {play: chosen}}
      """
    And Roland is at the Hallway
    And Roland has 4 resources
    And Roland controls Old Favour
    And Roland holds Beat Cop
    And a Swarm of Rats engaged with Roland
    And a Ghoul Minion engaged with Roland
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Roland uses Old Favour
    Then Beat Cop is in play
    And Roland has 0 resources
    And Roland has 2 actions
    And ghoul minion does not attack roland

  @faq-attacks-of-opportunity.1
  Scenario: What an ability plays is no play action, and is not forbidden as one
    Given the card Old Favour
      """
      type: asset
      abilities:
        - reaction: {after: defeat, who: you, what: enemy}
          do: {choose: {kind: asset, zone: hand}, do: {play: chosen}}
      """
    And the card Doubt
      """
      {type: treachery, abilities: [{constant: you, cannot: {deed: play action}}]}
      """
    And the card Slack
      """
      {type: treachery, abilities: [{forced: {when: end turn, who: you}, if: {amount: {happened: perform, of: play, who: you, this: turn}, at most: 0}, do: {gain: 3}}]}
      """
    And Roland is at the Hallway
    And Roland has 4 resources
    And Roland controls Old Favour
    And Roland holds Beat Cop
    And a Swarm of Rats engaged with Roland
    And a Ghoul Minion engaged with Roland
    And the situation also says
      """
      investigators: {roland: {threat area: [Doubt, Slack]}}
      """
    When Roland plays Beat Cop
    Then it is refused by cannot.1
    When Roland fights Swarm of Rats
    And Roland reveals 0
    And Roland uses Old Favour
    Then Beat Cop is in play
    And Roland has 0 resources
    When Roland ends the turn
    Then Roland has 3 resources

  @attack-of-opportunity.1
  Scenario: The same asset played by a play action provokes
    Given Roland is at the Hallway
    And Roland has 4 resources
    And Roland holds Beat Cop
    And a Ghoul Minion engaged with Roland
    When Roland plays Beat Cop
    Then Roland has 1 damage
    And Roland has 1 horror

  @faq-attacks-of-opportunity.2
  Scenario: A free ability with a bold designator provokes nobody
    Given the card Lantern
      """
      type: asset
      abilities:
        - {free: true, cost: {exhaust: this}, do: {investigate: true}}
      """
    And Skids is at the Hallway
    And Skids controls Lantern
    And a Ghoul Minion engaged with Skids
    When Skids uses Lantern
    And Skids reveals 0
    Then the test succeeds
    And ghoul minion does not attack skids
    And Skids has 3 actions

  @attack-of-opportunity.1
  Scenario: The same designator on an ability that costs an action provokes before the test
    Given Skids is at the Hallway
    And Skids controls Burglary
    And a Ghoul Minion engaged with Skids
    When Skids investigates with Burglary
    And Skids reveals 0
    Then ghoul minion attacks skids before skids begins a test
    And Skids has 1 damage

  Rule: What has a card be played without provoking anybody

    Background:
      Given the card Robes
        """
        type: asset
        abilities:
          - reaction: {when: pay for, who: you, what: card}
            cost: {exhaust: this}
            do: [{lower the cost: 1}, {provoke no attacks of opportunity: true}]
        """
      And no opportunity is passed
      And Roland is at the Study
      And Roland controls Robes
      And it is Roland's turn

    Scenario: It is used where an enemy would attack, though the card costs nothing
      Given the card Chant
        """
        {type: event, cost: 0, abilities: [{event: {gain: 1}}]}
        """
      And Roland holds Chant
      And a Ghoul Minion engaged with Roland
      When Roland plays Chant
      And Roland uses Robes
      Then Roland has 0 damage
      And Robes is exhausted

    Scenario Outline: It is not used for what costs nothing and provokes nobody: <card>, <engaged>
      Given the card Chant
        """
        {type: event, cost: 0, <card>}
        """
      And Roland holds Chant
      And a Ghoul Minion <engaged>
      When Roland plays Chant
      Then Robes is ready

      Examples:
        | card                                                              | engaged             |
        | abilities: [{event: {gain: 1}}]                                   | at the Attic        |
        | keywords: [fast], abilities: [{event: {gain: 1}}]                 | engaged with Roland |
        | abilities: [{event: {gain: 1}, designator: parley}]               | engaged with Roland |
