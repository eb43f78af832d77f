Feature: Ability

  Rule: A constant ability with "while" is active whenever that is so, and at no other time

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the location Study has shroud 2 and 1 clue
      And it is Roland's turn
      And Roland has 4 resources

    Scenario Outline: What chaos tokens count as
      Given the card Omen
        """
        type: asset
        abilities:
          - {constant: you, treat tokens: {-1: auto-fail}, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And Roland controls Omen
      And Roland has <number> resources
      When Roland investigates
      And Roland reveals -1
      Then Roland has <clues> clues

      Examples:
        | number | clues |
        | 3      | 0     |
        | 4      | 1     |

    Scenario: An additional action
      Given the card Errand Boy
        """
        type: asset
        abilities:
          - {constant: you, additional action: true, while: {amount: {tokens: resources, on: you}, at least: 7}}
        """
      And Roland controls Errand Boy
      When Roland takes a resource
      And Roland takes a resource
      Then Roland has 1 action
      When Roland takes a resource
      And Roland takes a resource
      Then Roland has 8 resources
      And Roland may not take a resource by action.1

    Scenario: Additional slots
      Given the card Long Coat
        """
        type: asset
        slot: Body
        abilities:
          - {constant: you, additional slots: {Hand: 1}, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And the card Candle
        """
        {type: asset, cost: 0, slot: Hand}
        """
      And Roland controls Long Coat, Machete
      And Roland has 3 resources
      And Roland holds Knife, Candle
      When Roland plays Candle
      Then Candle is in Roland's play area
      When Roland plays Knife
      Then Roland has 2 resources
      And Knife is in Roland's play area
      And Machete is in Roland's play area
      And Candle is in Roland's play area

    Scenario: The same slots at another time
      Given the card Long Coat
        """
        type: asset
        slot: Body
        abilities:
          - {constant: you, additional slots: {Hand: 1}, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And Roland controls Long Coat, Machete, Flashlight
      And Roland holds Knife
      And Roland has 5 resources
      When Roland plays Knife
      And Roland chooses Machete
      Then Machete is in Roland's discard pile

    Scenario Outline: Cards that are as if in hand
      Given the card Scrapbook
        """
        type: asset
        abilities:
          - constant: you
            as if in hand: {kind: event, zone: discard}
            while: {amount: {tokens: resources, on: you}, at most: 3}
        """
      And Roland controls Scrapbook
      And the situation also says
        """
        investigators: {roland: {discard: [Emergency Cache]}}
        """
      And Roland has 4 resources
      When Roland resolves these effects
        """
        - {lose: <number>}
        """
      Then Roland <plays> play Emergency Cache

      Examples:
        | number | plays   |
        | 1      | may     |
        | 0      | may not |

    Scenario Outline: The skill with which a location is investigated
      Given the card Dark Attic
        """
        type: location
        shroud: 2
        clues: 1
        abilities:
          - {constant: this, investigated using: agility, while: {amount: {tokens: resources, on: you}, at most: 3}}
        """
      And the situation also says
        """
        locations: {attic: {card: Dark Attic, clues: 1}}
        """
      And Roland is at the Attic
      And Roland has <number> resources
      When Roland investigates
      And Roland reveals 0
      Then Roland begins an <skill> test

      Examples:
        | number | skill     |
        | 3      | agility   |
        | 4      | intellect |

    Scenario Outline: Text boxes that are blank
      Given the card Hush
        """
        type: asset
        abilities:
          - constant: {kind: asset, trait: Ally}
            blank: true
            while: {amount: {tokens: resources, on: you}, at most: 3}
        """
      And Roland controls Hush and Beat Cop
      And Roland has <number> resources
      Then Roland's combat is <combat>

      Examples:
        | number | combat |
        | 3      | 4      |
        | 4      | 5      |

    Scenario: Locations that connect
      Given the card Trap Door
        """
        type: asset
        abilities:
          - constant: your location
            connected to: Cellar
            while: {amount: {tokens: resources, on: you}, at most: 3}
        """
      And the card Study
        """
        {type: location, name: Study, shroud: 1}
        """
      And the location Cellar has shroud 1
      And Roland controls Trap Door
      Then Roland may not move to Cellar by move.10
      When Roland resolves these effects
        """
        - {lose: 1}
        """
      Then Roland may move to Cellar
      When Roland takes a resource
      Then Roland may not move to Cellar by move.10

  Rule: The first word of a constant ability says for whom it is

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And Daisy is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Roland's turn

    Scenario Outline: What it forbids, it forbids to them
      Given the card Gag
        """
        type: asset
        abilities: [{constant: <whom>, cannot: {deed: discover}}]
        """
      And Daisy controls Gag
      When <who> resolves these effects
        """
        - {discover: 1}
        """
      Then <who> has <clues> clues

      Examples:
        | whom          | who    | clues |
        | you           | Daisy  | 0     |
        | you           | Roland | 1     |
        | your location | Roland | 0     |
        | investigator  | Roland | 0     |

    Scenario Outline: An additional cost is theirs
      Given the card Toll
        """
        type: asset
        abilities: [{constant: <whom>, additional cost: {to: investigate, pay: {resources: 2}}}]
        """
      And <who> controls Toll
      And Roland has 3 resources
      And Daisy has 3 resources
      When Roland investigates
      And Roland reveals 0
      Then Roland has <left> resources

      Examples:
        | whom          | who    | left |
        | you           | Roland | 1    |
        | you           | Daisy  | 3    |
        | your location | Daisy  | 1    |

    Scenario: Cards that are as if in somebody else's hand
      Given the card Library Pass
        """
        type: asset
        abilities: [{constant: another investigator, as if in hand: {kind: event, zone: discard, of: you}}]
        """
      And Daisy controls Library Pass
      And the situation also says
        """
        investigators: {roland: {discard: [Emergency Cache]}}
        """
      Then Roland may play Emergency Cache

  Rule: A constant ability that says several things says each of them once

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the location Study has shroud 2 and 3 clues
      And it is Roland's turn

    Scenario: Two additional costs of one deed
      Given the card Toll
        """
        type: asset
        abilities:
          - constant: you
            additional cost:
              - {to: investigate, pay: {resources: 1}}
              - {to: [investigate, move], pay: {resources: 2}}
        """
      And Roland controls Toll
      And Roland has 9 resources
      When Roland investigates
      And Roland reveals 0
      Then Roland has 6 resources

    Scenario: A value that is changed in two ways
      Given the card Trophy
        """
        type: asset
        abilities: [{constant: you, get: {combat: 1}, doubled: combat}]
        """
      And Roland controls Trophy
      Then Roland's combat is 10

  Rule: Only an ability with an icon of its own is triggered

    @ability.23
    Scenario Outline: What stands there without an icon is not used
      Given Agnes is at the Study
      And the card Charm
        """
        type: asset
        abilities:
          - <ability>
        """
      And Agnes controls Charm
      When Agnes uses Charm
      Then it is refused by ability.23

      Examples:
        | ability                                              |
        | {constant: you, get: {combat: 1}}                    |
        | {forced: {after: attack, who: you}, do: {damage: 1}} |
