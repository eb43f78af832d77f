Feature: Weakness

  Background:
    Given every other opportunity is passed
    And Wendy is at the Study

  @weakness.4
  Scenario: A weakness enemy that is drawn spawns as if it came from the encounter deck
    Given the top of Wendy's deck is Mob Enforcer
    When Wendy draws
    Then Mob Enforcer is engaged with Wendy

  @weakness.5
  Scenario: The revelation of an asset that is a weakness resolves as it is drawn, at no cost
    Given the card Albatross
      """
      type: asset
      weakness: true
      cost: 9
      abilities:
        - revelation: [{put into play: this, area: threat area}, {horror: 1}]
      """
    And the top of Wendy's deck is Albatross
    And Wendy has 0 resources
    When Wendy draws
    Then Albatross is in Wendy's threat area
    And Wendy has 1 horror

  @weakness.6
  Scenario: Without a revelation it is added to the hand
    Given the top of Wendy's deck is Dark Memory
    When Wendy draws
    Then Dark Memory is in Wendy's hand
    And Wendy has 0 horror

  @weakness.7
  Scenario: There it is used like any other card of its type
    Given Wendy holds Dark Memory
    And Wendy has 2 resources
    And the agenda is What's Going On?! with 0 doom
    When Wendy plays Dark Memory
    Then What's Going On?! has 1 doom
    And Dark Memory is in Wendy's discard pile
    And Wendy has 0 resources

  @weakness.8
  Scenario: One that comes to the hand in another way is resolved too
    Given the situation also says
      """
      investigators: {wendy: {resources: 4, discard: [Paranoia]}}
      """
    When Wendy resolves these effects
      """
      - {return: {kind: treachery, zone: discard}}
      """
    Then Wendy has 0 resources
    And Paranoia is in Wendy's discard pile

  @weakness.13
  Scenario: A weakness is not chosen to pay with
    Given Wendy holds Dark Memory
    When Wendy tests agility (4)
    And Wendy reveals -4
    And Wendy uses her own ability
    Then it is refused by weakness.13
    And Dark Memory is in Wendy's hand

  @weakness.13
  Scenario: Nor to be discarded by an effect that leaves a choice
    Given Wendy holds Dark Memory, Guts, Perception
    When Wendy resolves these effects
      """
      - {discard: {kind: card, zone: hand}, amount: 2}
      """
    And Wendy chooses Guts
    Then Dark Memory is in Wendy's hand
    And Guts is in Wendy's discard pile
    And Perception is in Wendy's discard pile

  Scenario: A discard that leaves no choice takes it along
    Given Wendy holds Dark Memory, Guts
    When Wendy resolves these effects
      """
      - {discard: {kind: card, zone: hand}}
      """
    Then Dark Memory is in Wendy's discard pile

  @weakness.16
  Scenario: A weakness of a player cardtype is controlled by its bearer
    Given the card Bookworm
      """
      type: asset
      abilities:
        - {free: true, cost: {exhaust: {kind: asset, trait: Tome, controlled by: you}}, do: {gain: 1}}
      """
    And the situation also says
      """
      investigators: {wendy: {resources: 0, threat area: [{card: The Necronomicon, as: necronomicon, horror: 3}]}}
      """
    And Wendy controls Bookworm
    When Wendy uses Bookworm
    Then necronomicon is exhausted
    And Wendy has 1 resource

  @effects.8
  Scenario Outline: A weakness drawn by an effect that does more waits until the whole effect is complete, or does not
    Given the reading weakness-drawn-within-an-effect is "<reading>"
    And the card Bargain
      """
      {type: event, cost: 0, abilities: [{event: [{draw: 1}, {gain: 3}]}]}
      """
    And it is Skids's turn
    And Skids has 1 resource
    And Skids holds Bargain
    And the top of Skids's deck is Paranoia
    When Skids plays Bargain
    Then Skids has <resources> resources
    And Paranoia is in Skids's discard pile

    Examples:
      | reading          | resources |
      | after the effect | 0         |
      | at once          | 3         |

  @effects.8
  Scenario: It waits for the effects around it as well
    Given the card Gamble
      """
      type: event
      cost: 0
      abilities:
        - event:
            - {if: {amount: {tokens: resources, on: you}, at least: 0}, then: [{draw: 1}]}
            - {gain: 3}
      """
    And it is Skids's turn
    And Skids has 1 resource
    And Skids holds Gamble
    And the top of Skids's deck is Paranoia
    When Skids plays Gamble
    Then Skids has 0 resources

  @weakness.5
  Scenario: For an effect that is over it does not wait
    Given the card Ledger
      """
      type: asset
      abilities:
        - {forced: {when: gain, who: you}, do: {draw: 1}}
      """
    And the card Bargain
      """
      {type: event, cost: 0, abilities: [{event: [{gain: 3}, {gain: 2}]}]}
      """
    And it is Daisy's turn
    And Daisy has 0 resources
    And Daisy controls Ledger
    And Daisy holds Bargain
    And the top of Daisy's deck is The Necronomicon, Guts
    When Daisy plays Bargain
    Then The Necronomicon enters play before daisy gains resources

  @weakness.1
  Scenario: A weakness is a card of its type as well
    Given Skids is at the Study
    And every other opportunity is passed
    And it is Skids's turn
    And the situation also says
      """
      investigators: {skids: {deck: [Mob Enforcer, Knife]}}
      """
    When Skids draws a card
    Then Mob Enforcer is engaged with Skids
    When Skids takes a resource
    Then Skids has 1 damage

  @weakness.14
  Scenario: A weakness in hand may be chosen where a card says so
    Given Agnes is at the Study
    And every other opportunity is passed
    And it is Agnes's turn
    And Agnes holds Dark Memory, Shrivelling
    When Agnes resolves these effects
      """
      - {discard: {zone: hand}, amount: 1, weakness too: true}
      """
    And Agnes chooses Dark Memory
    Then Dark Memory is in Agnes's discard pile
    And Shrivelling is in Agnes's hand

  Rule: Weaknesses that come in the course of a campaign

    Background:
      Given every other opportunity is passed
      And the card Grudge
        """
        {type: treachery, weakness: true}
        """
      And the situation
        """
        mode: campaign
        agenda: {card: {name: Dusk, type: agenda, doom: 5}}
        locations: {attic: {}}
        investigators: {roland: {card: Roland Banks, at: attic}}
        set aside: [Grudge]
        resolutions: {1: [{record: done}], 2: [{remove from the campaign: Grudge}]}
        next scenarios: [{name: The Letter, reference card: {type: scenario}, locations: [Study]}]
        """

    @weakness.3 @weakness.9
    Scenario: Into the deck
      When Roland resolves these effects
        """
        - {shuffle: {named: Grudge, zone: set aside}}
        """
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland is chosen to lead
      Then Grudge is in Roland's deck

    @weakness.10
    Scenario: Into the hand
      When Roland resolves these effects
        """
        - {return: {named: Grudge, zone: set aside}}
        """
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland is chosen to lead
      Then Grudge is in Roland's deck

    @weakness.11
    Scenario: Into the threat area
      When Roland resolves these effects
        """
        - {put into play: {named: Grudge, zone: set aside}, area: threat area}
        """
      And Grudge is discarded
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland is chosen to lead
      Then Grudge is in Roland's deck

    @weakness.12
    Scenario: And out of the campaign
      When Roland resolves these effects
        """
        - {put into play: {named: Grudge, zone: set aside}, area: threat area}
        - {remove from the campaign: Grudge}
        """
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland is chosen to lead
      Then Grudge is not in Roland's deck

  @weakness.15
  Scenario: A treachery in one's threat area is controlled by no player
    Given the situation also says
      """
      investigators: {wendy: {threat area: [Cover Up]}}
      """
    When Wendy resolves these effects
      """
      - {discard: {kind: card, controlled by: you}, amount: 1}
      """
    Then Cover Up is in Wendy's threat area
    And nobody controls Cover Up

  @weakness.13
  Scenario Outline: Whoever holds nothing but weaknesses has none to choose: <reading>
    Given the reading nothing-but-weaknesses-to-discard is "<reading>"
    And Roland holds Paranoia
    When Roland resolves these effects
      """
      - {discard: {kind: card, zone: hand, of: you}, amount: 1}
      """
    Then Paranoia is <there>

    Examples:
      | reading   | there                     |
      | kept      | in Roland's hand          |
      | discarded | in Roland's discard pile  |

  @weakness.13
  Scenario: Where something else may be done instead, that is done
    Given the card Chill
      """
      {type: treachery, abilities: [{revelation: {either: {to choose: {discard: {kind: card, zone: hand, of: you}, amount: 1}, to take: {damage: 1}}}}]}
      """
    And Roland holds Paranoia
    And the top of the encounter deck is Chill
    When Roland draws Chill from the encounter deck
    Then Paranoia is in Roland's hand
    And Roland has 1 damage
