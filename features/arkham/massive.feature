Feature: Massive

  Background:
    Given every other opportunity is passed
    And Ritual Site connects to Main Path
    And the card Colossus
      """
      {type: enemy, fight: 2, evade: 2, health: 6, damage: 2, horror: 1, keywords: [massive]}
      """
    And Roland is at the Ritual Site
    And Daisy is at the Ritual Site
    And it is Roland's turn

  Rule: It is engaged with everybody at its location while it is ready

    @massive.1
    Scenario: Only while the keyword is in force
      Given the card Silence
        """
        {type: asset, abilities: [{free: true, do: {blank: Colossus, until: end of the round}}]}
        """
      And Roland controls Silence
      And a Colossus at the Ritual Site
      Then Colossus is engaged with Roland
      And Colossus is engaged with Daisy
      When Roland uses Silence
      Then it waits for Roland
      When Roland chooses Daisy
      Then Colossus is engaged with Daisy
      And Colossus is in Daisy's threat area
      And Colossus is not engaged with Roland

    @massive.2
    Scenario: With each of them at the same time, and with whoever comes
      Given Wendy is at the Main Path
      And a Colossus at the Ritual Site
      Then Colossus is engaged with Roland
      And Colossus is engaged with Daisy
      And Colossus is not engaged with Wendy
      When Roland ends the turn
      And Wendy begins the turn
      And Wendy moves to Ritual Site
      Then Colossus is engaged with Wendy
      And Colossus is engaged with Roland
      And Colossus is engaged with Daisy
      And Colossus is at Ritual Site

    @massive.2
    Scenario Outline: It counts where the enemies engaged with somebody are counted
      Given the card Tally
        """
        type: event
        cost: 0
        keywords: [fast]
        abilities: [{event: {gain: {count: {kind: enemy, engaged with: <whom>}}}}]
        """
      And Daisy has 0 resources
      And Daisy holds Tally
      And it is Daisy's turn
      And a Colossus at the Ritual Site
      And a Ghoul Minion engaged with Roland
      When Daisy plays Tally
      Then Daisy has <resources> resources

      Examples:
        | whom              | resources |
        | you               | 1         |
        | each investigator | 2         |

    @massive.2
    Scenario: What befalls each enemy engaged with somebody befalls it
      Given the card Blast
        """
        type: event
        cost: 0
        keywords: [fast]
        abilities: [{event: {damage: 1, to: {kind: enemy, engaged with: you}}}]
        """
      And Daisy holds Blast
      And it is Daisy's turn
      And a Colossus at the Ritual Site
      And a Ghoul Minion called minion engaged with Daisy
      When Daisy plays Blast
      Then Colossus has 1 damage
      And minion has 1 damage

    @massive.3
    Scenario: Exhausted it does not count
      Given the card Tally
        """
        type: event
        cost: 0
        keywords: [fast]
        abilities: [{event: {gain: {count: {kind: enemy, engaged with: you}}}}]
        """
      And Daisy has 0 resources
      And Daisy holds Tally
      And it is Daisy's turn
      And an exhausted Colossus at the Ritual Site
      And a Ghoul Minion engaged with Daisy
      When Daisy plays Tally
      Then Daisy has 1 resource

    @massive.3
    Scenario: Exhausted it is engaged with nobody
      Given a Colossus at the Ritual Site
      When Roland evades Colossus
      And Roland reveals 0
      Then Colossus is exhausted
      And Colossus is unengaged
      When Roland ends the turn
      And Daisy begins the turn
      Then Daisy may not evade Colossus by evade-action.9
      When Daisy takes a resource
      Then colossus does not attack daisy

    @massive.4
    Scenario: It cannot be put into a threat area
      Given the card Magnet
        """
        type: treachery
        abilities:
          - revelation: {the nearest: enemy, do: {put into play: chosen, area: threat area}}
        """
      And a Colossus at the Ritual Site
      And the situation
        """
        encounter deck: [Magnet]
        """
      When Roland draws Magnet from the encounter deck
      Then Colossus is at Ritual Site
      And Colossus is not in Roland's threat area
      And Colossus is engaged with Daisy

    @massive.4
    Scenario: Nor engaged by the engage action
      Given an exhausted Colossus at the Ritual Site
      When Roland engages Colossus
      Then it is refused by massive.4
      And Roland has 3 actions

    @massive.10
    Scenario: It stays when somebody engaged with it moves away
      Given a Colossus at the Ritual Site
      When Roland moves to Main Path
      Then colossus attacks roland once
      And Colossus is at Ritual Site
      And Colossus is not engaged with Roland
      And Colossus is engaged with Daisy

  Rule: Its attacks

    @massive.5
    Scenario: In the enemy phase it attacks each of them with full force
      Given a Colossus at the Ritual Site
      When the enemy phase is played
      And Roland chooses Roland
      Then Roland has 2 damage
      And Roland has 1 horror
      And Daisy has 2 damage
      And Daisy has 1 horror

    @massive.6
    Scenario: One attack completely before the next
      Given Roland controls Guard Dog
      And Colossus called beast with 5 damage is at the Ritual Site
      When the enemy phase is played
      And Roland chooses Roland
      And Roland assigns 2 damage to Guard Dog
      And Roland uses Guard Dog
      Then beast is defeated
      And beast does not attack daisy
      And Daisy has 0 damage

    @massive.7
    Scenario: In the order that the lead investigator chooses
      Given Wendy is at the Ritual Site
      And Roland is the lead investigator
      And a Colossus at the Ritual Site
      When the enemy phase is played
      Then it waits for Roland
      When Roland chooses Wendy
      And Roland chooses Roland
      Then colossus attacks wendy before colossus attacks roland
      And colossus attacks roland before colossus attacks daisy

    @massive.8
    Scenario: It exhausts after the last of its attacks
      Given a Colossus at the Ritual Site
      When the enemy phase is played
      And Roland chooses Roland
      Then colossus attacks daisy before colossus exhausts
      And Colossus is exhausted
      And colossus attacks roland once
      And colossus attacks daisy once

    Scenario Outline: Beside other enemies, when its attacks come <when>
      Given the reading massive-attacks is "<when>"
      And a Colossus at the Ritual Site
      And a Ghoul Minion engaged with Daisy
      When the enemy phase is played
      And Roland chooses Daisy
      Then <first> attacks daisy before <second> attacks daisy

      Examples:
        | when             | first        | second       |
        | with the first   | colossus     | ghoul minion |
        | after all others | ghoul minion | colossus     |

    @massive.9
    Scenario: An attack of opportunity is made on nobody but who provoked it
      Given a Colossus at the Ritual Site
      When Roland draws a card
      Then Roland has 2 damage
      And Roland has 1 horror
      And Daisy has 0 damage
      And colossus does not attack daisy

    @massive.11
    Scenario: Failing to fight it does no damage to the others
      Given a Colossus at the Ritual Site
      When Roland fights Colossus
      And Roland reveals auto-fail
      Then the test fails
      And Daisy has 0 damage
      And Roland has 0 damage

    Scenario: Failing to fight an ordinary enemy does
      Given a Ghoul Minion engaged with Daisy
      When Roland fights Ghoul Minion
      And Roland reveals auto-fail
      Then Daisy has 1 damage

    @massive.4
    Scenario: As soon as it is massive again it leaves a threat area
      Given a Colossus at the Ritual Site
      When Roland resolves these effects
        """
        - {blank: Colossus, until: end of the turn}
        """
      And Roland chooses Roland
      Then Colossus is engaged with Roland
      And Colossus is not engaged with Daisy
      When Roland ends the turn
      Then Colossus is engaged with Roland
      And Colossus is engaged with Daisy
      When Daisy resolves these effects
        """
        - {move: connecting location, who: Roland Banks}
        """
      Then Colossus is at the Ritual Site
      And Colossus is not engaged with Roland
