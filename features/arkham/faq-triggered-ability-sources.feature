Feature: FAQ — Triggered Abilities

  Background:
    Given every other opportunity is passed
    And the chaos bag holds 0

  @faq-triggered-ability-sources.1
  Scenario: Free abilities of cards under one's own control, in anybody's test
    Given Wendy is at the Study
    And Agnes is at the Study
    And Agnes controls Forbidden Knowledge
    And it is Wendy's turn
    And no opportunity is passed
    When Wendy tests willpower (2)
    Then Agnes may use Forbidden Knowledge
    And Wendy may not use Forbidden Knowledge by faq-triggered-ability-sources.1
    When Agnes uses Forbidden Knowledge
    Then Agnes has 1 horror
    And Agnes has 1 resource
    And it waits for Wendy

  @faq-triggered-ability-sources.1
  Scenario Outline: Reactions of cards under one's own control
    Given Daisy is at the Study
    And Roland is at the Study
    And it is Daisy's turn
    And the situation
      """
      locations: {study: {clues: 1}}
      """
    And the card Notebook
      """
      {type: asset, abilities: [{reaction: {after: succeed, of: investigate}, do: {gain: 1}}]}
      """
    And <owner> controls Notebook
    When Daisy investigates
    And Daisy reveals 0
    Then <other> may not use Notebook by faq-triggered-ability-sources.1
    When <owner> uses Notebook
    Then <owner> has 1 resource
    And <other> has 0 resources

    Examples:
      | owner  | other  |
      | Daisy  | Roland |
      | Roland | Daisy  |

  @faq-triggered-ability-sources.2
  Scenario: The investigator card counts among them
    Given Skids is at the Study
    And Wendy is at the Study
    And Skids has 2 resources
    And Wendy has 2 resources
    And it is Skids's turn
    Then Wendy may not use Skids by faq-triggered-ability-sources.2
    When Skids uses his own ability
    Then Skids has 4 actions
    And Skids has 0 resources

  @faq-triggered-ability-sources.3
  Scenario: Free abilities of the location at which one is
    Given the situation
      """
      locations:
        well: {card: {type: location, name: Well, shroud: 2,
          abilities: [{free: true, cost: {resources: 1}, limit: 1 per round, do: {draw: 1}}]}}
      investigators:
        agnes: {deck: [Knife]}
      """
    And Agnes is at the Well
    And Agnes has 2 resources
    And Wendy is at the Hallway
    And Wendy has 2 resources
    And it is Wendy's turn
    Then Wendy may not use Well by faq-triggered-ability-sources.3
    When Agnes uses Well
    Then Knife is in Agnes's hand
    And Agnes has 1 resource
    And Agnes may not use Well

  @faq-triggered-ability-sources.3
  Scenario: Reactions of the location at which one is
    Given the situation
      """
      locations:
        well: {card: {type: location, name: Well, shroud: 2,
          abilities: [{reaction: {after: ready}, do: {gain: 1}}]}}
      """
    And Agnes is at the Well
    And Wendy is at the Hallway
    And an exhausted Ghoul Minion called ghoul at the Attic
    And it is Wendy's turn
    When ghoul is readied
    Then Wendy may not use Well by faq-triggered-ability-sources.3
    When Agnes uses Well
    Then Agnes has 1 resource

  @faq-triggered-ability-sources.4
  Scenario: Reactions of an encounter card at one's location
    Given the card Lurker
      """
      {type: enemy, health: 2, fight: 2, evade: 2, keywords: [aloof],
       abilities: [{reaction: {after: succeed, who: you, of: investigate}, do: {discard: this}}]}
      """
    And Daisy is at the Hallway
    And Lurker at the Hallway
    And it is Daisy's turn
    When Daisy investigates
    And Daisy reveals 0
    And Daisy uses Lurker
    Then Lurker is in the encounter discard pile

  @faq-triggered-ability-sources.4
  Scenario: An encounter card at another location gives no such right
    Given the card Lurker
      """
      {type: enemy, health: 2, fight: 2, evade: 2, keywords: [aloof],
       abilities: [{reaction: {after: succeed, of: investigate}, do: {discard: this}},
                   {free: true, limit: 1 per round, do: {gain: 1}}]}
      """
    And Daisy is at the Hallway
    And Wendy is at the Study
    And Lurker at the Hallway
    And it is Wendy's turn
    When Wendy investigates
    And Wendy reveals 0
    Then Wendy may not use Lurker by faq-triggered-ability-sources.4
    When Daisy uses Lurker
    Then Lurker is in the encounter discard pile

  @faq-triggered-ability-sources.5
  Scenario: Any card in the threat area of anybody at one's location
    Given Skids is at the Hallway
    And Daisy is at the Hallway
    And Skids faces Hospital Debts
    And Daisy has 2 resources
    And it is Daisy's turn
    When Daisy uses Hospital Debts
    Then Daisy has 1 resource
    And Hospital Debts has 1 resource

  @faq-triggered-ability-sources.5
  Scenario: No card in the threat area of somebody at another location
    Given Skids is at the Hallway
    And Daisy is at the Hallway
    And Hallway connects to Attic
    And Skids faces Hospital Debts
    And Daisy has 2 resources
    And it is Daisy's turn
    Then Daisy may use Hospital Debts
    When Daisy moves to Attic
    And Daisy uses Hospital Debts
    Then it is refused by faq-triggered-ability-sources.5
    And Daisy has 2 resources

  @faq-triggered-ability-sources.6
  Scenario Outline: The current agenda and act, from anywhere, and not those that follow
    Given Agnes is at the Hallway
    And Agnes has 1 horror
    And it is Agnes's turn
    And the card First
      """
      {type: <kind>, abilities: [{free: true, cost: {horror: 1}, do: {gain: 2}}]}
      """
    And the card Second
      """
      {type: <kind>, abilities: [{free: true, do: {heal horror: 1}}]}
      """
    And the <kind> is First
    And the next <kind> is Second
    Then Agnes may not use Second
    When Agnes uses First
    Then Agnes has 2 horror
    And Agnes has 2 resources

    Examples:
      | kind   |
      | agenda |
      | act    |

  @faq-triggered-ability-sources.7
  Scenario Outline: An ability that explicitly lets others use it
    Given the card Kit
      """
      {type: asset, abilities: [{<kind>, used also by: {kind: investigator, at: here}, do: {heal damage: 1, from: Roland Banks}}]}
      """
    And Roland is at the Study
    And Roland has 2 damage
    And Daisy is at the Study
    And Wendy is at the Hallway
    And Roland controls Kit
    And it is Daisy's turn
    Then Wendy may not use Kit by <rule>
    When Daisy uses Kit
    Then Roland has 1 damage

    Examples:
      | kind       | rule                            |
      | action: 1  | activate-action.11              |
      | free: true | faq-triggered-ability-sources.1 |

  @faq-triggered-ability-sources.7
  Scenario: Without such words nobody else uses it
    Given the card Kit
      """
      {type: asset, abilities: [{action: 1, used also by: {kind: investigator, at: here}, do: {heal damage: 1, from: Roland Banks}}]}
      """
    And the card Box
      """
      {type: asset, abilities: [{action: 1, do: {heal damage: 1, from: Roland Banks}}]}
      """
    And Roland is at the Study
    And Roland has 2 damage
    And Daisy is at the Study
    And Roland controls Kit and Box
    And it is Daisy's turn
    Then Daisy may not use Box by activate-action.11
    When Daisy uses Kit
    Then Roland has 1 damage
