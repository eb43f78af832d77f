Feature: Alert

  Background:
    Given every other opportunity is passed
    And the card Watchdog
      """
      {type: enemy, fight: 2, evade: 3, health: 4, damage: 1, horror: 1, keywords: [alert]}
      """

  Rule: Who fails a test while trying to evade an enemy with alert is attacked by it

    @alert.2 @alert.5
    Scenario: At each failure, and it is as ready as before
      Given Wendy is at the Hallway
      And a Watchdog engaged with Wendy
      When Wendy evades Watchdog
      And Wendy reveals -2
      Then watchdog attacks wendy
      And Wendy has 1 damage
      And Wendy has 1 horror
      And Watchdog is ready
      When Wendy evades Watchdog
      And Wendy reveals -2
      Then watchdog attacks wendy twice
      When the enemy phase is played
      Then watchdog attacks wendy 3 times
      And Wendy has 3 damage
      And Watchdog is exhausted

    Scenario: A successful evasion, and a failed attack, do not set it off
      Given Wendy is at the Hallway
      And a Watchdog engaged with Wendy
      When Wendy fights Watchdog
      And Wendy reveals auto-fail
      Then watchdog does not attack wendy
      When Wendy evades Watchdog
      And Wendy reveals 0
      Then watchdog does not attack wendy
      And Watchdog is exhausted

    @alert.1
    Scenario: It is a keyword: an enemy whose text box is blank has none
      Given Wendy is at the Hallway
      And a Watchdog engaged with Wendy
      When Wendy resolves these effects
        """
        - {blank: Watchdog, until: end of the turn}
        """
      And Wendy evades Watchdog
      And Wendy reveals auto-fail
      Then watchdog does not attack wendy
      When Wendy ends the turn
      And Wendy begins the turn
      And Wendy evades Watchdog
      And Wendy reveals auto-fail
      Then watchdog attacks wendy once

    @alert.3
    Scenario: It comes after all results of the test
      Given the card Stumble
        """
        type: skill
        icons: {agility: 1}
        abilities: [{failure: {discard: Leather Coat}}]
        """
      And Wendy is at the Hallway
      And Wendy holds Stumble
      And Wendy controls Leather Coat
      And a Watchdog engaged with Wendy
      When Wendy evades Watchdog
      And Wendy commits Stumble
      And Wendy reveals auto-fail
      Then leather coat is discarded before watchdog attacks wendy
      And Wendy has 1 damage

    @alert.3
    Scenario Outline: It comes <reading>
      Given the reading retaliate-moment is "<reading>"
      And Wendy is at the Hallway
      And Wendy holds Manual Dexterity
      And a Watchdog engaged with Wendy
      When Wendy evades Watchdog
      And Wendy commits Manual Dexterity
      And Wendy reveals auto-fail
      Then <first> before <second>

      Examples:
        | reading              | first                         | second                        |
        | before the test ends | watchdog attacks wendy        | manual dexterity is discarded |
        | after the test       | manual dexterity is discarded | watchdog attacks wendy        |

    @alert.2 @alert.4
    Scenario: It attacks whoever tried to evade it, with whomever it is engaged, and though it is exhausted
      Given the card Diversion
        """
        {type: asset, abilities: [{action: 1, do: {evade: {kind: enemy, at: your location}}}]}
        """
      And Wendy is at the Hallway
      And Wendy controls Diversion
      And Roland is at the Hallway
      And it is Wendy's turn
      And a Watchdog engaged with Roland
      When watchdog is exhausted
      And Wendy uses Diversion
      And Wendy reveals auto-fail
      Then watchdog attacks wendy
      And watchdog does not attack roland
      And Wendy has 1 damage
      And Watchdog is engaged with Roland

    @alert.6
    Scenario: It attacks though it is engaged with nobody
      Given the card Diversion
        """
        {type: asset, abilities: [{action: 1, do: {evade: {kind: enemy, at: your location}}}]}
        """
      And Wendy is at the Hallway
      And Wendy controls Diversion
      And an exhausted Watchdog at the Hallway
      When Wendy uses Diversion
      And Wendy reveals auto-fail
      Then watchdog attacks wendy
      And Wendy has 1 damage
