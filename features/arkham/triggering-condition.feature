Feature: Triggering Condition

  Background:
    Given every other opportunity is passed

  Rule: A triggered ability may be triggered at its timing point and at no other time

    @triggering-condition.1
    Scenario: After an evasion nothing has been defeated
      Given the location Study has shroud 2 and 1 clue
      And Roland is at the Study
      And a Ghoul Minion engaged with Roland
      When Roland evades Ghoul Minion
      And Roland reveals +1
      Then Roland may not use his own ability by triggering-condition.1
      When Roland uses his own ability
      Then it is refused by triggering-condition.1
      And Roland has 0 clues

    @triggering-condition.1
    Scenario: One action later it is too late
      Given the location Study has shroud 2 and 1 clue
      And Roland is at the Study
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals 0
      And Roland takes a resource
      And Roland uses his own ability
      Then it is refused by triggering-condition.1
      And Swarm of Rats is defeated
      And Roland has 0 clues

    Scenario Outline: An enemy that is defeated was at a location until then
      Given the card Trophy
        """
        type: asset
        abilities:
          - {reaction: {after: defeat, what: {kind: enemy, at: your location}}, do: {gain: 1}}
        """
      And Daisy is at the <place>
      And Roland is at the Study
      And Daisy controls Trophy
      And Daisy has 0 resources
      And it is Roland's turn
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals 0
      And Daisy uses Trophy
      Then Daisy has <left> resources

      Examples:
        | place   | left |
        | Study   | 1    |
        | Hallway | 0    |

    Scenario Outline: An encounter card is drawn from its deck, or from elsewhere, or not at all: <effect>
      Given the card Watcher
        """
        type: asset
        abilities:
          - {forced: {when: draw encounter card, who: you, what: {drawn from: encounter deck}}, do: {gain: 1}}
          - {forced: {when: revelation, who: you, what: {drawn from: anywhere}}, do: {gain: 3}}
        """
      And the card Shiver
        """
        {type: treachery, abilities: [{revelation: {horror: 1}}]}
        """
      And the situation also says
        """
        encounter deck: [Shiver]
        encounter discard: [Shiver]
        """
      And Roland is at the Study
      And Roland controls Watcher
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - <effect>
        """
      Then Roland has <horror> horror
      And Roland has <resources> resources

      Examples:
        | effect                                                 | horror | resources |
        | {draw encounter cards: 1}                              | 1      | 4         |
        | {draw card: {zone: encounter discard}}                 | 1      | 3         |
        | {resolve the revelation of: {zone: encounter discard}} | 1      | 0         |

  Rule: "When" and "after" fix how the ability stands to its timing point

    @triggering-condition.2
    Scenario: To one attack, first the "when" reaction, then the "after" reaction
      Given the card Feint
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {gain: 1}}
        """
      And the card Lesson
        """
        type: asset
        abilities:
          - {reaction: {after: attack, who: you}, do: {draw: 1}}
        """
      And Skids has 0 resources
      And Skids controls Feint and Lesson
      And the top of Skids's deck is Sneak Attack
      And a Swarm of Rats engaged with Skids
      When Swarm of Rats attacks Skids
      Then Skids may not use Lesson
      When Skids uses Feint
      When Skids uses Lesson
      Then skids gains resources before skids takes damage
      And skids takes damage before skids draws
      And Skids has 1 resource
      And Sneak Attack is in hand

    @triggering-condition.2
    Scenario: Not the other way round
      Given the card Feint
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {gain: 1}}
        """
      And the card Lesson
        """
        type: asset
        abilities:
          - {reaction: {after: attack, who: you}, do: {draw: 1}}
        """
      And Skids has 0 resources
      And Skids controls Feint and Lesson
      And a Swarm of Rats engaged with Skids
      When Swarm of Rats attacks Skids
      And Skids uses Feint
      And Skids uses Lesson
      And Skids uses Feint
      Then it is refused
      And Skids has 1 resource

  Rule: Each eligible ability may be used once for each occurrence

    @triggering-condition.3
    Scenario: Two different abilities to one defeat
      Given the location Study has shroud 2 and 3 clues
      And Roland is at the Study
      And Roland has 1 resource
      And Roland holds Evidence!
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals 0
      And Roland uses his own ability
      And Roland plays Evidence!
      Then Roland has 2 clues
      And Study has 1 clue

    @triggering-condition.4
    Scenario: One ability once for one evasion, and again for the next
      Given the card Nimble
        """
        type: asset
        abilities:
          - {reaction: {after: evade, who: you}, do: {gain: 1}}
        """
      And Wendy has 0 resources
      And Wendy controls Nimble
      And a Ghoul Minion engaged with Wendy
      And a Swarm of Rats engaged with Wendy
      When Wendy evades Ghoul Minion
      And Wendy reveals 0
      And Wendy uses Nimble
      And Wendy uses Nimble
      Then it is refused
      And Wendy has 1 resource
      When Wendy evades Swarm of Rats
      And Wendy reveals 0
      And Wendy uses Nimble
      Then Wendy has 2 resources

    @triggering-condition.4
    Scenario: Once for each of several enemies that one effect damages
      Given the card Tally
        """
        {type: asset, abilities: [{reaction: {after: dealt, what: enemy, of: damage}, do: {gain: 1}}]}
        """
      And Wendy has 0 resources
      And Wendy controls Tally
      And a Ghoul Minion engaged with Wendy
      And a Swarm of Rats engaged with Wendy
      When Wendy resolves these effects
        """
        - {damage: 1, to: {kind: enemy}}
        """
      And Wendy uses Tally on Swarm of Rats
      And Wendy uses Tally
      And Wendy uses Tally
      Then it is refused
      And Wendy has 2 resources

    @ability.17
    Scenario: Once for each of several investigators, and once for one and the assets they have take some
      Given the card Tally
        """
        type: asset
        abilities: [{forced: {after: dealt, what: {controlled by: {kind: investigator}}, of: damage}, do: {gain: 1}}]
        """
      And Roland is at the Study
      And Wendy is at the Study
      And Wendy is the lead investigator
      And Wendy has 0 resources
      And Wendy controls Tally and Leather Coat
      When Wendy resolves these effects
        """
        - {damage: 2, to: each investigator}
        """
      And Wendy assigns 1 damage to Leather Coat and 1 damage to Wendy
      Then it waits for Wendy
      When Wendy resolves Tally for Roland first
      Then Wendy has 2 resources

    @triggering-condition.1
    Scenario: Who may not react takes nothing away from those who may
      Given the location Study has shroud 2 and 3 clues
      And Roland is at the Study
      And Daisy is at the Study
      And it is Roland's turn
      And Daisy has 2 resources
      And Daisy holds Evidence!
      And a Swarm of Rats engaged with Roland
      When Roland fights Swarm of Rats
      And Roland reveals 0
      And Daisy plays Evidence!
      Then it is refused by triggering-condition.1
      When Roland uses his own ability
      Then Daisy has 2 resources
      And Roland has 1 clue

    @triggering-condition.5
    Scenario Outline: Each of two copies may be used once
      Given the card Reading Glass
        """
        type: asset
        abilities:
          - {reaction: {after: succeed, who: you, of: investigate}, do: {gain: 1}}
        """
      And the situation
        """
        investigators:
          daisy:
            card: Daisy Walker
            resources: 0
            play area: [{card: Reading Glass, as: one}, {card: Reading Glass, as: other}]
        """
      When Daisy investigates
      And Daisy reveals 0
      And Daisy uses <first>
      And Daisy uses <second>
      And Daisy uses <first>
      Then it is refused
      And Daisy has 2 resources

      Examples:
        | first | second |
        | one   | other  |
        | other | one    |

  Scenario Outline: A token of the kind that the condition names: <token>
    Given the card Charm
      """
      {type: asset, abilities: [{forced: {after: reveal token, of: [skull, cultist]}, do: {gain: 1}}]}
      """
    And every other opportunity is passed
    And Roland is at the Study
    And Roland controls Charm
    And Roland has 0 resources
    And it is Roland's turn
    When Roland tests willpower (1)
    And Roland reveals <token>
    Then Roland has <resources> resources

    Examples:
      | token   | resources |
      | skull   | 1         |
      | cultist | 1         |
      | tablet  | 0         |
      | -1      | 0         |
