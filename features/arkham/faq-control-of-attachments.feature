Feature: Control of Attachments

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn
    And the card Sling
      """
      {type: event, cost: 0, keywords: [fast], abilities: [
        {event: {choose: {kind: asset, trait: Firearm}, do: [{attach: this, to: chosen}]}},
        {free: true, cost: {exhaust: this}, do: {gain: 1}}]}
      """
    And Roland holds Sling
    And Roland has 0 resources
    And Daisy has 0 resources

  @faq-control-of-attachments.1
  Scenario: On a card of one's own
    Given Roland controls .45 Automatic
    When Roland plays Sling on .45 Automatic
    And Roland uses Sling
    Then Roland has 1 resource

  @faq-control-of-attachments.2
  Scenario: On a card of another's
    Given Daisy controls .41 Derringer
    When Roland plays Sling on .41 Derringer
    And Roland uses Sling
    Then it is refused by ability.35
    When Daisy uses Sling
    Then Daisy has 1 resource

  @faq-control-of-attachments.3
  Scenario: On a card that changes control
    Given Roland controls .45 Automatic
    When Roland plays Sling on .45 Automatic
    And Daisy resolves these effects
      """
      - {take control: .45 Automatic}
      """
    And Daisy uses Sling
    Then Daisy has 1 resource
    When Sling is discarded
    Then Sling is in Roland's discard pile

  @faq-control-of-attachments.4
  Scenario: On an encounter card
    Given the card Wedge
      """
      {type: event, cost: 0, keywords: [fast], abilities: [
        {event: {attach: this, to: your location}},
        {free: true, cost: {exhaust: this}, do: {gain: 1}}]}
      """
    And Roland holds Wedge
    When Roland plays Wedge
    And Daisy uses Wedge
    Then it is refused by ability.35
    When Roland uses Wedge
    Then Roland has 1 resource

  @faq-control-of-attachments.5
  Scenario: The encounter card is nobody's all the same
    Given the card Wedge
      """
      {type: event, cost: 0, keywords: [fast], abilities: [{event: {attach: this, to: your location}}]}
      """
    And the card Bonfire
      """
      {type: asset, abilities: [{free: true, cost: {discard: {kind: location}}, do: {gain: 5}}]}
      """
    And Roland holds Wedge
    And Roland controls Bonfire
    When Roland plays Wedge
    And Roland uses Bonfire
    Then it is refused by costs.8
    And Roland has 0 resources

  @revised @faq-control-of-attachments.6
  Scenario: A permanent card is not chosen to be attached to a player card
    Given the card Talent
      """
      {type: asset, traits: [Talent], keywords: [permanent]}
      """
    And the card Knot
      """
      {type: event, cost: 0, abilities: [{event: {choose: {kind: asset, controlled by: you, trait: [Talent, Clothing]},
        do: [{attach: chosen, to: Machete}]}}]}
      """
    And Roland controls Talent
    And Roland controls Machete
    And Roland holds Knot
    When Roland plays Knot
    Then it is refused by faq-control-of-attachments.6

  @first
  Scenario: In the first edition nothing forbids it
    Given the card Talent
      """
      {type: asset, traits: [Talent], keywords: [permanent]}
      """
    And the card Knot
      """
      {type: event, cost: 0, abilities: [{event: {choose: {kind: asset, controlled by: you, trait: [Talent, Clothing]},
        do: [{attach: chosen, to: Machete}]}}]}
      """
    And Roland controls Talent
    And Roland controls Machete
    And Roland holds Knot
    When Roland plays Knot
    Then Talent is attached to Machete

  Scenario: By its own name it is
    Given the card Talent
      """
      {type: asset, keywords: [permanent]}
      """
    And the card Vow
      """
      {type: event, cost: 0, abilities: [{event: {attach: Talent, to: Machete}}]}
      """
    And Roland controls Talent
    And Roland controls Machete
    And Roland holds Vow
    When Roland plays Vow
    Then Talent is attached to Machete

  Scenario Outline: What a file attaches is controlled as if it had been attached in the game
    Given the situation also says
      """
      investigators:
        roland: {play area: [{card: .45 Automatic, attached: [{card: Sling, as: on the gun}]}]}
        daisy: {}
      locations: {study: {attached: [{card: Sling, as: on the place, owner: daisy}]}}
      """
    Then <who> controls <thing>

    Examples:
      | who    | thing        |
      | Roland | on the gun   |
      | Daisy  | on the place |

  Scenario Outline: The cards you control are your investigator card and what of yours is attached, too
    Given Daisy is at the Study
    And it is Daisy's turn
    And the card Prayer
      """
      {type: event, cost: 0, abilities: [{event: {choose: {controlled by: you}, do: {lose: 2, of: doom, on: chosen}}}]}
      """
    And the card Vow
      """
      {type: event, cost: 0}
      """
    And the situation also says
      """
      investigators:
        daisy: {doom: 2, hand: [Prayer], play area: [{card: Magnifying Glass, attached: [{card: Vow, doom: 2}]}]}
      """
    When Daisy plays Prayer
    And Daisy chooses <card>
    Then <card> has 0 doom
    And <other> has 2 doom

    Examples:
      | card  | other |
      | Daisy | Vow   |
      | Vow   | Daisy |

  Scenario: An investigator card is not discarded as a card that its player controls
    Given Daisy is at the Study
    And Daisy controls Magnifying Glass
    When Daisy resolves these effects
      """
      - {discard: {kind: card, controlled by: you}, amount: 1}
      """
    Then Magnifying Glass is in Daisy's discard pile
    And Daisy is at the Study
