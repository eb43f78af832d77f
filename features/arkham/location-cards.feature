Feature: Location Cards

  Background:
    Given every other opportunity is passed

  @location-cards.2
  Scenario: An investigator is at the location where the mini card lies
    Given Roland is at the Hallway
    And Daisy is at the Attic
    And it is Roland's turn
    When Roland resolves these effects
      """
      damage: 1
      to: {kind: investigator, at: Hallway}
      """
    Then Roland has 1 damage
    And Daisy has 0 damage

  @location-cards.3
  Scenario Outline: An asset is where its investigator is
    Given Roland is at the Attic
    And Daisy is at the Hallway
    And it is Roland's turn
    And Roland controls Beat Cop
    And Daisy controls Research Librarian
    When Roland resolves these effects
      """
      discard: {kind: asset, trait: [Ally], at: <place>}
      """
    Then <gone> is discarded
    And <stays> is in play

    Examples:
      | place   | gone               | stays              |
      | Attic   | Beat Cop           | Research Librarian |
      | Hallway | Research Librarian | Beat Cop           |

  @location-cards.4 @threat-area.4
  Scenario Outline: A card in a threat area is where its investigator is, and goes along
    Given Roland is at the Attic
    And the location Hallway has shroud 1
    And Hallway connects to Attic
    And it is Roland's turn
    And an exhausted Ghoul Minion engaged with Roland
    When Roland moves to Hallway
    And Roland resolves these effects
      """
      damage: 1
      to: {kind: enemy, at: <place>}
      """
    Then Ghoul Minion has <damage> damage

    Examples:
      | place   | damage |
      | Hallway | 1      |

  @location-cards.6
  Scenario: An unrevealed location has no shroud value
    Given Roland is at the Hallway
    And Roland has 0 resources
    And the situation
      """
      locations: {cellar: {card: Cellar, unrevealed: true}}
      """
    When Roland resolves these effects
      """
      gain: {value: shroud, of: Cellar}
      """
    Then Roland has 0 resources

  @location-cards.8 @clues.2
  Scenario: The first investigator to enter it reveals it and places its clues
    Given the location Hallway has shroud 1
    And Hallway connects to Attic
    And Agnes is at the Hallway
    And Daisy is at the Hallway
    And it is Agnes's turn
    And the situation
      """
      locations: {attic: {card: Attic, unrevealed: true}}
      """
    When Agnes moves to Attic
    Then Attic is revealed
    And Attic has 4 clues
    And Agnes has 1 horror

  @location-cards.9
  Scenario: A location stays revealed when nobody is there
    Given Roland is at the Hallway
    And the situation
      """
      locations: {attic: {card: Attic, clues: 0}, cellar: {card: Cellar, unrevealed: true}}
      """
    When Roland resolves these effects
      """
      gain: 1
      of: clues
      on: {kind: location, revealed: true, other than: your location}
      """
    Then Attic has 1 clue
    And Cellar has 0 clues

  @location-cards.7
  Scenario: Its revealed side is not read while it is unrevealed, and does nothing
    Given the card Pit
      """
      {type: location, shroud: 2, abilities: [{forced: {at: end turn}, do: {horror: 1, to: each investigator}}]}
      """
    And Daisy is at the Hallway
    And it is Daisy's turn
    And the situation
      """
      locations: {pit: {card: Pit, unrevealed: true}}
      """
    When Daisy looks at the revealed side of Pit
    Then it is refused by location-cards.7
    When Daisy ends the turn
    Then Daisy has 0 horror

  Scenario: When it is revealed everybody may read it, and it acts
    Given the card Pit
      """
      {type: location, shroud: 2, abilities: [{forced: {at: end turn}, do: {horror: 1, to: each investigator}}]}
      """
    And Daisy is at the Hallway
    And it is Daisy's turn
    And the situation
      """
      locations: {pit: {card: Pit}}
      """
    When Daisy looks at the revealed side of Pit
    And Daisy ends the turn
    Then it is not refused
    And Daisy has 1 horror

  Scenario Outline: A location is revealed once, by whoever enters it or by a card: <how>
    Given the card Bell
      """
      {type: asset, abilities: [{forced: {after: reveal location, what: Cellar}, do: {gain: 1}}]}
      """
    And the situation
      """
      locations:
        hallway: {connects: [cellar]}
        cellar: {unrevealed: true}
      investigators: {roland: {at: hallway, resources: 0, play area: [Bell]}}
      turn: roland
      """
    When Roland resolves these effects
      """
      - {<how>: Cellar}
      """
    Then Roland has 1 resource
    When Roland resolves these effects
      """
      - {reveal: Cellar}
      """
    Then Roland has 1 resource

    Examples:
      | how    |
      | reveal |
      | move   |

  @location-cards.9 @clues.2
  Scenario: A location that has no unrevealed side enters play revealed, with its clues
    Given the card Shrine
      """
      type: location
      shroud: 2
      clues: 2
      unrevealed side: none
      abilities: [{forced: {after: enter play, what: this}, do: {horror: 1, to: each investigator}}]
      """
    And Daisy is at the Hallway
    And it is Daisy's turn
    And the situation
      """
      set aside: [Shrine]
      """
    When Daisy resolves these effects
      """
      put into play: {named: Shrine, zone: set aside}
      """
    Then Shrine is revealed
    And Shrine has 2 clues
    And Daisy has 1 horror

  Scenario: A location has the traits of its faceup side
    Given the card Mist
      """
      type: location
      shroud: 2
      traits: [Otherworld, Void]
      unrevealed side: {name: Cosmos, traits: [Otherworld]}
      """
    And Daisy is at the Hallway
    And Daisy has 0 resources
    And it is Daisy's turn
    And the situation
      """
      locations: {mist: {card: Mist, unrevealed: true, connects: [hallway]}}
      """
    When Daisy resolves these effects
      """
      - {gain: {count: {kind: location, trait: Void}}}
      - {gain: {times: 5, number: {count: {kind: location, trait: Otherworld}}}}
      """
    Then Daisy has 5 resources
    When Daisy resolves these effects
      """
      - {reveal: Mist}
      - {gain: {count: {kind: location, trait: Void}}}
      """
    Then Daisy has 6 resources

  Scenario Outline: Where a file says that nothing connects to a location, nobody goes from there, whatever is printed
    Given the situation
      """
      investigators: {roland: {at: attic}}
      locations: {attic: {<connects>}, hallway: {}}
      turn: roland
      """
    When Roland moves to Hallway
    Then Roland is at <place>

    Examples:
      | connects     | place   |
      |              | Hallway |
      | connects: [] | Attic   |

  Scenario Outline: Only a revealed location has victory points
    Given the card Vault
      """
      {type: location, shroud: 2, victory: 1}
      """
    And Daisy is at the Study
    And Daisy has 0 resources
    And the situation also says
      """
      locations: {vault: {card: Vault, unrevealed: <unrevealed>}}
      """
    When Daisy resolves these effects
      """
      - {if: {there is: {kind: location, victory: true}}, then: {gain: 1}, else: {gain: 2}}
      """
    Then Daisy has <resources> resources

    Examples:
      | unrevealed | resources |
      | false      | 1         |
      | true       | 2         |

  Rule: Locations that come later connect by what they show

    Background:
      Given every other opportunity is passed
      And the card Gate
        """
        {type: location, shroud: 1, symbol: star, connects: [moon]}
        """
      And the card Yard
        """
        {type: location, shroud: 1, symbol: moon, connects: [star], unrevealed side: {symbol: moon, connects: [star]}}
        """
      And the card Bog
        """
        {type: location, shroud: 1, symbol: moon, connects: [], unrevealed side: {symbol: moon, connects: [star]}}
        """
      And the situation
        """
        locations:
          study: {card: Study, connects: [gate]}
          gate: {card: Gate, connects: [study]}
        set aside: [Yard, Bog]
        investigators: {roland: {card: Roland Banks, at: gate}}
        turn: roland
        """

    Scenario Outline: To those whose connections are said, too
      When Roland resolves these effects
        """
        - {put into play: {kind: location, zone: set aside, named: Yard}}
        """
      And Roland moves to Yard
      And Roland moves to <place>
      Then it is <outcome>

      Examples:
        | place | outcome     |
        | Gate  | not refused |

      @move-action.2
      Examples:
        | place | outcome                  |
        | Study | refused by move-action.2 |

    @move-action.2
    Scenario: And no longer, once they show no such symbol
      When Roland resolves these effects
        """
        - {put into play: {kind: location, zone: set aside, named: Bog}}
        """
      Then Roland may move to Bog
      When Roland moves to Bog
      Then Roland may not move to Gate by move-action.2
