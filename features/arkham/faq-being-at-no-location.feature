Feature: FAQ — Being at No Location

  Background:
    Given every other opportunity is passed
    And Hallway connects to Study
    And Roland is at the Hallway

  @faq-being-at-no-location.1 @faq-being-at-no-location.2
  Scenario: A location stays in play while an investigator is there who would be nowhere
    When the act instructs
      """
      [{return: Hallway, to: removed from game}, {return: Study, to: removed from game}]
      """
    Then Roland is at the Hallway
    And Study is not in play

  @faq-being-at-no-location.1
  Scenario: Game text that explicitly says that they are at no location
    When the act instructs
      """
      [{place at no location: each investigator}, {return: Hallway, to: removed from game}]
      """
    Then Roland is at no location
    And Hallway is not in play

  @faq-being-at-no-location.2
  Scenario: What would keep an enemy in a location that goes is ignored
    Given Ghoul Minion at the Study
    And the situation
      """
      locations: {hallway: {attached: [Barricade]}}
      """
    When the act instructs
      """
      [{move: Hallway, who: {kind: enemy, at: Study}}, {return: Study, to: removed from game}]
      """
    Then Ghoul Minion is at the Hallway
    And Study is not in play

  Scenario: Where another location goes the enemy is kept out
    Given Hallway connects to Attic
    And Ghoul Minion at the Study
    And the situation
      """
      locations: {hallway: {attached: [Barricade]}}
      """
    When the act instructs
      """
      [{move: Hallway, who: {kind: enemy, at: Study}}, {return: Attic, to: removed from game}]
      """
    Then Ghoul Minion is at the Study
    And Attic is not in play

  Scenario: Two who are at no location are at none together
    Given Daisy is at the Hallway
    And Daisy holds Guts
    When the act instructs
      """
      [{place at no location: each investigator}]
      """
    And Roland tests willpower (3)
    Then Daisy may not commit Guts by skill-test-timing.9
    When Roland reveals 0
    Then the skill value is 3

  Scenario: Nobody investigates at no location
    When the act instructs
      """
      [{place at no location: each investigator}]
      """
    And Roland resolves these effects
      """
      [{gain: 1}, {investigate: true}, {gain: 1}]
      """
    Then Roland has 2 resources
    And step ST.1 never takes place

  Rule: A card at no location has nobody beside it

    Scenario Outline: Nor those who are at no location themselves
      Given the card Ghost
        """
        {type: enemy, health: 2, fight: 1, evade: 1, abilities: [{forced: {after: gain, who: investigator}, do: {horror: 1, to: each investigator here, direct: true}}]}
        """
      And the situation
        """
        enemies: {ghost: {card: Ghost, at: hallway, exhausted: true}}
        """
      When the act instructs
        """
        - {place at no location: {kind: <who>}}
        - {place at no location: {kind: <what>}}
        """
      And Roland resolves these effects
        """
        - {gain: 1}
        """
      Then Roland has <horror> horror

      Examples:
        | who          | what         | horror |
        | treachery    | treachery    | 1      |
        | investigator | treachery    | 0      |
        | treachery    | enemy        | 0      |
        | investigator | enemy        | 0      |

  @faq-being-at-no-location.2
  Scenario Outline: Nor does it leave for a deck while somebody is there: <effect>
    Given Roland is at the Attic
    And Study connects to Attic
    When Roland resolves these effects
      """
      - <effect>
      """
    Then Attic is in play
    And Roland is at Attic

    Examples:
      | effect                                                                      |
      | {shuffle: {kind: location, named: Attic}, into: encounter deck}             |
      | {return: {kind: location, named: Attic}, to: bottom of encounter deck}      |

  Scenario: It is not chosen to leave, where something else can be done
    Given the card Doorway
      """
      type: location
      shroud: 1
      abilities:
        - free: true
          do: {either: {to spend a resource: {spend: 1}, to shuffle it into the encounter deck: {shuffle: this, into: encounter deck}}}
      """
    And the situation also says
      """
      locations: {doorway: {card: Doorway}}
      """
    And Daisy is at the doorway
    And Daisy has 2 resources
    When Daisy uses doorway
    Then Daisy has 1 resource
    And Daisy is at doorway

  Scenario Outline: It goes if an ability says, as it does, where everybody goes who is there: <says>
    Given the card Void
      """
      type: location
      shroud: 6
      abilities: [{forced: {when: leave play, what: <says>}, do: {move: this, who: {kind: investigator, at: that location}}}]
      """
    And the card Doorway
      """
      type: location
      shroud: 2
      abilities:
        - forced: {at: end turn, who: investigator}
          do: {either: {to spend 2 resources: {spend: 2}, to shuffle it into the deck: {shuffle: this, into: encounter deck}}}
      """
    And the situation
      """
      locations: {void: {card: Void}, doorway: {card: Doorway}}
      investigators: {roland: {card: Roland Banks, at: doorway, resources: 2}}
      turn: roland
      """
    When Roland ends the turn
    Then <then>

    Examples:
      | says     | then                   |
      | location | it waits for Roland    |
      | this     | Roland has 0 resources |

  Scenario: Whoever is there is moved before the location leaves play
    Given the card Void
      """
      type: location
      shroud: 6
      abilities: [{forced: {when: leave play, what: location}, do: {move: this, who: {kind: investigator, at: that location}}}]
      """
    And the situation
      """
      locations: {void: {card: Void}}
      """
    When the act instructs
      """
      [{shuffle: Hallway, into: encounter deck}]
      """
    Then Roland is at Void
    And Hallway is not in play
