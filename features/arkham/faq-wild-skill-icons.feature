Feature: Wild Skill Icons

  Background:
    Given every other choice takes the first option

  @faq-wild-skill-icons.1
  Scenario: A wild icon may stand for the icon that an ability asks for
    Given the card Drill Manual
      """
      type: asset
      abilities:
        - free: true
          cost: {discard: {kind: card, zone: hand, icon: combat}}
          do: {draw: 1}
      """
    And Agnes is at the Attic
    And Agnes controls Drill Manual
    And Agnes holds Guts, Unexpected Courage
    And the top of Agnes's deck is Fearless
    When Agnes uses Drill Manual
    Then unexpected courage is in agnes's discard pile
    And fearless is in agnes's hand
    When Agnes uses Drill Manual
    Then it is refused
    And guts is in agnes's hand

  @faq-wild-skill-icons.2
  Scenario: Wild icons are counted among the matching icons of a test
    Given the card Ledger
      """
      type: asset
      abilities:
        - {free: true, during: test, cost: {exhaust: this}, do: {gain: matching icons}}
      """
    And Daisy is at the Study
    And Daisy has 0 resources
    And Daisy controls Ledger
    And Daisy holds Perception, Unexpected Courage
    When Daisy investigates
    And Daisy commits Perception
    And Daisy commits Unexpected Courage
    And Daisy uses Ledger
    And Daisy reveals 0
    Then daisy has 4 resources

  Rule: A player says what a wild icon stands for when the card is used

    Background:
      Given the card Odd Jobs
        """
        type: asset
        abilities:
          - free: true
            cost: {discard: {kind: card, zone: hand}}
            do:
              - {if: {is: discarded card, a: {icon: intellect}}, then: {gain: 2}}
              - {if: {is: discarded card, a: {icon: agility}}, then: {heal damage: 1}}
        """
      And Skids is at the Attic
      And Skids has 2 damage
      And Skids has 0 resources
      And Skids controls Odd Jobs

    @faq-wild-skill-icons.3
    Scenario Outline: It stands for the icon that was stated, and for no other
      Given Skids holds Opportunist
      When Skids uses Odd Jobs
      And Skids chooses <icon>
      Then skids decides what the wild icon stands for
      And opportunist is in skids's discard pile
      And skids has <damage> damage
      And skids has <resources> resources

      Examples:
        | icon      | damage | resources |
        | agility   | 1      | 0         |
        | intellect | 2      | 2         |

    Scenario: An icon that is printed needs no statement
      Given Skids holds Hyperawareness
      When Skids uses Odd Jobs
      Then skids has 1 damage
      And skids has 2 resources

    @faq-wild-skill-icons.3
    Scenario: The statement is made anew for each use
      Given Skids has 1 damage
      And Skids holds Opportunist, Unexpected Courage
      When Skids uses Odd Jobs
      And Skids chooses Opportunist
      Then it waits for Skids
      When Skids chooses agility
      And Skids uses Odd Jobs
      And Skids chooses intellect
      Then it is not refused
      And skids has 0 damage
      And skids has 2 resources

  Rule: Icons on a card that was discarded to pay are counted

    Scenario Outline: Those of the skill, and wild ones
      Given the card Street Show
        """
        type: asset
        abilities:
          - free: true
            cost: {discard: {kind: card, zone: hand}}
            do: {gain: {value: willpower icons, of: discarded card}}
        """
      And Skids is at the Attic
      And Skids has 0 resources
      And Skids controls Street Show
      And Skids holds Guts
      And Skids holds Unexpected Courage
      When Skids uses Street Show
      And Skids chooses <card>
      Then Skids has 2 resources

      Examples:
        | card               |
        | Guts               |
        | Unexpected Courage |
