Feature: Card Anatomy

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @card-anatomy.1
  Scenario: Scenario cards
    Given a Ghoul Minion at the Study
    And Roland controls Machete
    When Roland resolves these effects
      """
      - {horror: {count: {kind: enemy, at: your location, encounter: true}}}
      """
    Then Roland has 1 horror

  @card-anatomy.2
  Scenario: Player cards
    Given a Ghoul Minion at the Study
    And Roland controls Machete
    When Roland resolves these effects
      """
      - {horror: {count: {kind: asset, controlled by: you, encounter: false}}}
      """
    Then Roland has 1 horror

  @card-anatomy.4
  Scenario: The type decides what becomes of a card that is drawn
    Given the card Fright
      """
      {type: treachery, abilities: [{revelation: {horror: 1}}]}
      """
    And the situation also says
      """
      encounter deck: [Fright, Ghoul Minion]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 2}
      """
    Then Fright is in the encounter discard pile
    And Ghoul Minion is engaged with Roland

  @card-anatomy.5
  Scenario: The title is the name
    Given the situation also says
      """
      investigators: {roland: {deck: [Knife, Beat Cop (2), Guts]}}
      """
    When Roland resolves these effects
      """
      - {search: {named: Beat Cop, zone: deck}, top: 3, do: [{draw card: chosen}]}
      """
    Then Beat Cop (2) is in Roland's hand

  @card-anatomy.7 @card-anatomy.8
  Scenario: What an attack deals
    Given an Icy Ghoul engaged with Roland
    When Icy Ghoul attacks Roland
    Then Roland has 2 damage
    And Roland has 1 horror

  @card-anatomy.9
  Scenario: Where moves lead
    Given Roland is at the Attic
    And the situation also says
      """
      locations: {attic: {card: Attic}, hallway: {card: Hallway}, cellar: {card: Cellar}}
      """
    When Roland moves to Cellar
    Then it is refused by card-anatomy.9
    When Roland moves to Hallway
    Then Roland is at Hallway

  @card-anatomy.17
  Scenario Outline: The four skills
    When Roland tests <skill> (9)
    And Roland reveals 0
    Then the skill value is <value>

    Examples:
      | skill     | value |
      | willpower | 3     |
      | intellect | 3     |
      | combat    | 4     |
      | agility   | 2     |

  @card-anatomy.6
  Scenario: What a card is used for stands in its abilities
    Given the top of Roland's deck is Guts
    And the card Lamp
      """
      {type: asset, icons: {wild: 1}, abilities: [{free: true, cost: {exhaust: this}, do: {draw: 1}}]}
      """
    And the card Torch
      """
      {type: asset, icons: {wild: 1}}
      """
    And Roland controls Lamp, Torch
    When Roland uses Torch
    Then it is refused by card-anatomy.6
    When Roland uses Lamp
    Then Guts is in Roland's hand
    And Torch is not exhausted

  Rule: A card is told from others of its title

    Scenario Outline: By its level, its subtitle, or a set: <words>
      Given every other opportunity is passed
      And the situation
        """
        investigators: {roland: {card: Roland Banks, play area: [{card: <words>, as: it}], resources: 0}}
        """
      When Roland resolves these effects
        """
        - {gain: {count: {kind: asset, named: <name>}}}
        """
      Then Roland has 1 resource

      Examples:
        | words                   | name         |
        | Beat Cop                | Beat Cop     |
        | Beat Cop (2)            | Beat Cop (2) |
        | Beat Cop (level 2)      | Beat Cop (2) |
        | Beat Cop (level 0)      | Beat Cop     |
        | Machete (core set)      | Machete      |
        | Machete (revised core)  | Machete      |
        | Lita Chantler (The Zealot) | Lita Chantler |
