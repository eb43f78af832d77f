Feature: Put into Play

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @put-into-play.1
  Scenario: Straight from where it was
    Given the card Ledger
      """
      {type: asset, abilities: [{reaction: {after: draw, who: you}, do: {gain: 1}}]}
      """
    And Roland controls Ledger
    And Roland has 0 resources
    And the situation also says
      """
      investigators: {roland: {discard: [Beat Cop]}}
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Beat Cop, zone: discard}}
      """
    Then Beat Cop is in Roland's play area
    And Roland has 0 resources

  @put-into-play.2 @put-into-play.6
  Scenario: It is not played, and costs nothing
    Given the card Doubt
      """
      {type: treachery, abilities: [{constant: you, cannot: {deed: play}}]}
      """
    And Roland holds Beat Cop
    And Roland has 1 resource
    And the situation also says
      """
      investigators: {roland: {threat area: [Doubt]}}
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Beat Cop, zone: hand}}
      """
    Then Beat Cop is in Roland's play area
    And Roland has 1 resource

  @put-into-play.3
  Scenario: A player card comes where it would be played
    Given Roland holds Knife
    When Roland resolves these effects
      """
      - {put into play: {named: Knife, zone: hand}}
      """
    Then Knife is in Roland's play area

  @put-into-play.4
  Scenario: An encounter card comes where it would be drawn
    Given the situation also says
      """
      locations: {attic: {card: Attic}, cellar: {card: Cellar}}
      set aside: [Flesh-Eater]
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Flesh-Eater, zone: set aside}}
      """
    Then Flesh-Eater is at Attic

  @put-into-play.4
  Scenario: An enemy without spawn instruction comes as if whoever puts it into play had drawn it
    Given the reading enemy-put-into-play is "engaged"
    And Roland is at the Attic
    And Daisy is at the Attic
    And the situation also says
      """
      set aside: [Ghoul Minion]
      lead: daisy
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Ghoul Minion, zone: set aside}}
      """
    Then Ghoul Minion is engaged with Roland

  Scenario Outline: It bears the tokens with which it is put into play: <where>
    Given Roland is at the Attic
    And the situation also says
      """
      set aside: [Ghoul Minion]
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Ghoul Minion, zone: set aside}, with: {doom: 2}<at>}
      """
    Then Ghoul Minion is engaged with Roland
    And Ghoul Minion has 2 doom

    Examples:
      | where                      | at          |
      | without spawn instruction  |             |
      | where the ability says     | , at: Attic |

  @put-into-play.4 @enemy-engagement.8
  Scenario: Or to the location, where it engages at once
    Given the reading enemy-put-into-play is "at the location"
    And Roland is at the Attic
    And Daisy is at the Attic
    And the situation also says
      """
      set aside: [Ghoul Minion]
      lead: daisy
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Ghoul Minion, zone: set aside}}
      """
    And Daisy chooses Daisy
    Then Ghoul Minion is engaged with Daisy

  @put-into-play.5 @set-aside.4
  Scenario: Or where the ability says
    Given the situation also says
      """
      locations: {attic: {card: Attic}, cellar: {card: Cellar}}
      set aside: [Flesh-Eater]
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Flesh-Eater, zone: set aside}, at: Cellar}
      """
    Then Flesh-Eater is at Cellar

  @put-into-play.7
  Scenario: It is not drawn
    Given the card Shade
      """
      {type: enemy, fight: 1, evade: 1, health: 1, keywords: [surge], spawn: Attic, abilities: [{revelation: {horror: 1}}]}
      """
    And the situation also says
      """
      locations: {attic: {card: Attic}}
      encounter discard: [Shade]
      encounter deck: [Ghoul Minion]
      """
    When Roland resolves these effects
      """
      - {put into play: {named: Shade, zone: encounter discard}}
      """
    Then Shade is at Attic
    And Roland has 0 horror
    And Ghoul Minion is in the encounter deck

  Rule: A card may come into play beside the decks of the scenario

    @golden-rules.2
    Scenario: It is in play for everybody, and stays when who drew it is gone
      Given Roland is at the Study
      And Daisy is at the Attic
      And the card Creeping Rot
        """
        type: treachery
        abilities:
          - revelation: {put into play: this, area: beside the map}
          - {constant: location, get: {shroud: 2}}
          - as soon as: {amount: {count: {named: Creeping Rot, zone: beside the map}}, at least: 2}
            do:
              if: {amount: {count: {named: Creeping Rot, zone: beside the map}}, at least: 2}
              then: [{discard: {named: Creeping Rot, zone: beside the map}}, {horror: 1, to: each investigator}]
        """
      And the top of the encounter deck is Creeping Rot, Creeping Rot
      When Roland draws Creeping Rot from the encounter deck
      Then Creeping Rot is in play
      And attic's shroud is 3
      When Daisy draws Creeping Rot 2 from the encounter deck
      Then Creeping Rot is in the encounter discard pile
      And Creeping Rot 2 is in the encounter discard pile
      And Daisy has 1 horror
      And Roland has 1 horror

  Rule: An asset may come into play at a location

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the card Lost Child
        """
        {type: asset, class: mythos}
        """
      And the situation also says
        """
        locations: {attic: {}}
        set aside: [Lost Child]
        """

    Scenario: At the location of whoever puts it there
      When Roland resolves these effects
        """
        - {put into play: {named: Lost Child, zone: set aside}, area: location}
        """
      Then Lost Child is at Study
      And Lost Child is in play

    Scenario Outline: Or at another one that is named, if that is there
      When Roland resolves these effects
        """
        - if able: {put into play: {named: Lost Child, zone: set aside}, area: location, at: {kind: location, named: <named>}}
          else: {put into play: {named: Lost Child, zone: set aside}, area: location}
        """
      Then Lost Child is at <place>

      Examples:
        | named  | place |
        | Attic  | Attic |
        | Cellar | Study |
  Scenario Outline: At a location that is named, whatever it is
    Given the situation also says
      """
      locations: {attic: {}}
      set aside: [<card>]
      """
    When Roland resolves these effects
      """
      - {put into play: {named: <card>, zone: set aside}, at: Attic}
      """
    Then <card> is at the Attic

    Examples:
      | card          |
      | Beat Cop      |
      | Ghoul Minion  |

  Scenario Outline: Whoever uses the ability puts the location into play, and nobody where none is used: <ability>
    Given the card Shed
      """
      {type: location, shroud: 1, abilities: [{<ability>, do: {put into play: {zone: set aside, named: Cellar}}}]}
      """
    And the card Scout
      """
      {type: asset, abilities: [{forced: {after: enter play, what: location, who: you}, do: {gain: 1}}]}
      """
    And the situation
      """
      locations: {shed: {card: Shed}}
      investigators:
        roland: {card: Roland Banks, at: shed, resources: 0, play area: [Scout]}
        daisy: {card: Daisy Walker, at: shed, resources: 0, play area: [{card: Scout, as: hers}]}
      set aside: [Cellar]
      turn: roland
      """
    When Roland <does>
    Then Roland has <roland> resources
    And Daisy has 0 resources

    Examples:
      | ability                                  | does          | roland |
      | free: true                               | uses shed     | 1      |
      | forced: {when: end turn, who: investigator} | ends the turn | 0   |
