Feature: Activate Action

  Background:
    Given every other opportunity is passed
    And it is nobody's turn
    And the card Lore
      """
      {type: asset, abilities: [{action: 1, do: {gain: 2}}]}
      """

  @activate-action.1
  Scenario: In one's own turn of the investigation phase
    Given Daisy is at the Study
    And Roland is at the Study
    And Daisy controls Lore
    And Ghoul Minion engaged with Daisy
    When the investigation phase is played
    And Roland takes the next turn
    Then Daisy may not use Lore by activate-action.1
    When Roland ends the turn
    Then Daisy may use Lore
    When Daisy ends the turn
    And the enemy phase is played
    Then at 3.3, Daisy may not use Lore by activate-action.1
    And Daisy may not use Lore by activate-action.1

  @activate-action.2
  Scenario: One ability whose cost has an action icon; a free one is no activate action
    Given Roland is at the Study
    And Roland has 2 damage
    And Roland controls First Aid and Beat Cop
    And an exhausted Ghoul Minion at the Study
    When the investigation phase is played
    And Roland uses First Aid on Roland
    Then Roland has 2 actions
    And Roland has 1 damage
    And First Aid has 2 supplies
    When Roland uses Beat Cop on Ghoul Minion
    Then Roland has 2 actions
    And step 2.2.1 takes place once

  @activate-action.3
  Scenario: As many actions as its cost has icons
    Given Roland is at the Study
    And Roland faces Hypochondria
    When the investigation phase is played
    And Roland uses Hypochondria
    Then Roland has 1 action
    And Hypochondria is in Roland's discard pile

  @activate-action.3
  Scenario: With fewer actions left it cannot be activated
    Given Roland is at the Study
    And Roland faces Hypochondria
    When the investigation phase is played
    And Roland takes a resource
    And Roland takes a resource
    And Roland uses Hypochondria
    Then it is refused by activate-action.3
    And Roland has 1 action

  @activate-action.4
  Scenario: Its action and its other costs are paid at the same time
    Given Daisy is at the Study
    And the card Book
      """
      {type: asset, abilities: [{action: 1, cost: {exhaust: this}, do: {gain: 2}}]}
      """
    And the card Clock
      """
      {type: asset, abilities: [{reaction: {when: use, who: you}, do: {ready: Book}}]}
      """
    And Daisy controls an exhausted Book and Clock
    When the investigation phase is played
    And Daisy uses Book
    Then it is refused by activate-action.4
    And Daisy has 3 actions

  @activate-action.5 @activate-action.11
  Scenario: Cards in play under one's own control, not those that another controls
    Given Daisy is at the Study
    And Roland is at the Study
    And Daisy controls Lore
    When the investigation phase is played
    And Roland takes the next turn
    And Roland uses Lore
    Then it is refused by activate-action.11
    And Roland has 0 resources
    When Roland ends the turn
    And Daisy uses Lore
    Then Daisy has 2 resources

  @activate-action.6
  Scenario: The investigator card itself
    Given the situation
      """
      investigators:
        ann:
          at: study
          card: {type: investigator, name: Ann, health: 7, sanity: 7, skills: {willpower: 3},
            abilities: [{action: 1, limit: 1 per round, do: {draw: 1}}]}
          deck: [Knife]
      """
    When the investigation phase is played
    And Ann uses her own ability
    Then Knife is in Ann's hand
    And Ann has 2 actions

  @activate-action.7
  Scenario: The location at which one is
    Given Roland is at the Parlor
    And Daisy is at the Hallway
    When the investigation phase is played
    And Daisy takes the next turn
    Then Daisy may not use Parlor (resign) by activate-action.11
    When Daisy ends the turn
    And Roland uses Parlor (resign)
    Then roland uses parlor

  @activate-action.8
  Scenario: An encounter card at one's location, engaged or not, and from no other location
    Given Skids is at the Study
    And Roland is at the Hallway
    And the card Thug
      """
      {type: enemy, health: 2, fight: 2, evade: 2,
       abilities: [{action: 1, designator: parley, cost: {resources: 2}, do: {discard: this}}]}
      """
    And an exhausted Thug at the Study
    And Skids has 2 resources
    And Roland has 2 resources
    When the investigation phase is played
    And Roland takes the next turn
    Then Roland may not use Thug by activate-action.11
    When Roland ends the turn
    And Skids uses Thug
    Then Thug is in the encounter discard pile

  @activate-action.9
  Scenario: An encounter card in the threat area of anybody at one's location
    Given Roland is at the Study
    And Daisy is at the Study
    And Wendy is at the Hallway
    And Roland faces Hypochondria
    When the investigation phase is played
    And Wendy takes the next turn
    Then Wendy may not use Hypochondria by activate-action.11
    When Wendy ends the turn
    And Daisy takes the next turn
    And Daisy uses Hypochondria
    Then Daisy has 1 action
    And Hypochondria is in Roland's discard pile

  @activate-action.10
  Scenario Outline: The current agenda and act, from anywhere
    Given Daisy is at the Hallway
    And the situation
      """
      <kind>: {card: {type: <kind>, name: Door, abilities: [{action: 1, cost: {horror: 2}, do: {gain: 1}}]}}
      """
    When the investigation phase is played
    And Daisy uses Door
    Then Daisy has 2 horror
    And Daisy has 1 resource

    Examples:
      | kind   |
      | agenda |
      | act    |

  Rule: Abilities that are used out of play

    Background:
      Given the card Echo
        """
        {type: asset, abilities: [{free: true, in: hand, do: {gain: 1}}]}
        """
      And the card Relic
        """
        {type: asset, abilities: [{free: true, in: discard, do: {gain: 1}}]}
        """
      And the situation
        """
        investigators: {daisy: {hand: [Echo], discard: [Relic]}}
        """
      And Daisy is at the Study
      And Roland is at the Study
      And it is Roland's turn
      And Daisy has no resources

    @ownership-and-control.3
    Scenario Outline: Nobody but the one in whose area the card lies uses them
      When Roland uses <card>
      Then it is refused by ownership-and-control.3
      When Daisy uses <card>
      Then Daisy has 1 resource

      Examples:
        | card  |
        | Echo  |
        | Relic |

    @ability.2
    Scenario Outline: They are used from that area alone
      Given the card Sigh
        """
        {type: asset, abilities: [{free: true, in: <area>, do: {gain: 1}}]}
        """
      And Daisy <has> Sigh
      When Daisy uses Sigh
      Then it is refused by ability.2
      And Daisy has no resources

      Examples:
        | area    | has      |
        | hand    | controls |
        | discard | holds    |

  Rule: Whoever fights, evades or investigates with a card uses the ability of it that does so

    Background:
      Given Wendy is at the Study
      And the location Study has shroud 2 and 1 clue
      And it is Wendy's turn
      And a Ghoul Minion engaged with Wendy

    @ability.41
    Scenario: With a card that only fights no enemy is evaded
      Given Wendy controls Machete
      When Wendy evades Ghoul Minion with Machete
      Then it is refused by ability.41
      When Wendy investigates with Machete
      Then it is refused by ability.41
      And Wendy has 3 actions
      When Wendy fights Ghoul Minion with Machete
      And Wendy reveals 0
      Then Ghoul Minion is defeated

    @ability.41
    Scenario: Of several abilities of a card it is the one with the designator
      Given the card Crowbar
        """
        type: asset
        abilities:
          - {free: true, do: {choose: {kind: enemy, at: your location}, do: {damage: 1, to: chosen}}}
          - {action: 1, do: {evade: enemy}}
          - {action: 1, do: {fight: enemy}}
        """
      And Wendy controls Crowbar
      When Wendy evades Ghoul Minion with Crowbar
      And Wendy reveals 0
      Then ghoul minion is evaded
      And Ghoul Minion has 0 damage

    Scenario: An ability of a card with a level is called by both
      Given the card Dig Deep (2)
        """
        type: asset
        level: 2
        abilities:
          - {free: true, during: test, name: willpower, cost: {resources: 1}, do: {modify: you, gets: {willpower: 1}, until: end of the test}}
          - {free: true, during: test, name: agility, cost: {resources: 1}, do: {modify: you, gets: {agility: 1}, until: end of the test}}
        """
      And Wendy controls Dig Deep (2)
      And Wendy has 1 resource
      When Wendy evades Ghoul Minion
      And Wendy uses Dig Deep (2) (agility)
      And Wendy reveals 0
      Then the skill value is 5

  Scenario: After a test the sentence for an action is one for the action, though the card has a reaction, too
    Given the card Saw
      """
      type: asset
      abilities:
        - {action: 1, do: {test: combat, difficulty: 1, success: {gain: 1}}}
        - {reaction: {when: attack, who: you}, do: {draw: 1}}
      """
    And Roland is at the Study
    And Roland controls Saw
    And Roland has 0 resources
    And it is Roland's turn
    When Roland uses Saw
    And Roland reveals 0
    And Roland uses Saw
    And Roland reveals 0
    Then Roland has 2 resources
    And Roland has 1 action
