Feature: Blank

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn

  Rule: What stands in the text box is lost

    @blank.1
    Scenario: Constant abilities, and abilities that are used
      Given Roland controls Beat Cop
      When Roland resolves these effects
        """
        - {blank: Beat Cop, until: end of the round}
        """
      Then roland's combat is 4
      And Roland may not use Beat Cop by blank.1

    @blank.1 @defeat.2
    Scenario: With the text box goes what keeps somebody alive
      Given the card Corset
        """
        {type: asset, abilities: [{constant: you, get: {health: 2}}]}
        """
      And Roland controls Corset
      And Roland has 9 damage
      When Daisy resolves these effects
        """
        - {blank: Corset, until: end of the round}
        """
      Then Roland is defeated

    @blank.3
    Scenario Outline: Traits
      Given the card Census
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {gain: {count: {kind: enemy, <description>}}}}]}
        """
      And Roland has 0 resources
      And Roland holds Census
      And a Ghoul Minion engaged with Daisy
      And an Icy Ghoul engaged with Daisy
      When Roland resolves these effects
        """
        - {blank: Ghoul Minion, until: end of the round}
        """
      And Roland plays Census
      Then Roland has 1 resource

      Examples:
        | description  |
        | trait: Ghoul |
        | non: [Ghoul] |

    @blank.3
    Scenario: Keywords
      Given a Hunting Nightgaunt at the Hallway
      And Hallway connects to Study
      When Roland resolves these effects
        """
        - {blank: Hunting Nightgaunt, until: end of the round}
        """
      And the enemy phase is played
      Then Hunting Nightgaunt is at Hallway

    @blank.1
    Scenario: The victory points of an enemy
      Given the card Bigwig
        """
        {type: enemy, fight: 2, evade: 2, health: 2, victory: 2}
        """
      And a Bigwig engaged with Roland
      When Roland resolves these effects
        """
        - {blank: Bigwig, until: end of the round}
        - {damage: 2, to: Bigwig}
        """
      Then Bigwig is in the encounter discard pile
      And the victory display is worth 0

    @blank.1
    Scenario: The uses of an asset that enters play
      Given the card Hush
        """
        type: asset
        abilities: [{constant: {kind: asset, trait: Weapon}, blank: true}]
        """
      And Daisy controls Hush
      And Roland has 9 resources
      And Roland holds .45 Automatic, Flashlight
      When Roland plays .45 Automatic
      And Roland plays Flashlight
      Then .45 Automatic has 0 ammo
      And Flashlight has 3 supplies

    @blank.1
    Scenario: What a card with uses may bear
      Given Roland controls .45 Automatic
      When Roland resolves these effects
        """
        - {blank: .45 Automatic, until: end of the round}
        - {gain: 2, of: ammo, on: .45 Automatic}
        """
      Then .45 Automatic has 4 ammo

    Scenario Outline: The limit of what may be attached
      Given the card Hush
        """
        type: asset
        abilities: [{constant: {kind: treachery, named: Web}, blank: true}]
        """
      And the card Web
        """
        type: treachery
        attach limit: 1
        """
      And the situation also says
        """
        locations: {study: {shroud: 2, attached: [{card: Web, as: old web}]}}
        encounter discard: [{card: Web, as: new web}]
        """
      And Daisy <does it>
      When Roland resolves these effects
        """
        - {attach: {named: Web, zone: encounter discard}, to: your location}
        """
      Then new web <lies>

      @blank.1
      Examples: Blank
        | does it       | lies                 |
        | controls Hush | is attached to study |

      Examples: Not blank
        | does it        | lies                             |
        | controls Knife | is in the encounter discard pile |

  Rule: What stands elsewhere is not

    Scenario: The figures, the slot and the title
      Given a Ghoul Minion engaged with Roland
      When Roland resolves these effects
        """
        - {blank: Ghoul Minion, until: end of the round}
        """
      And ghoul minion attacks roland
      Then Roland has 1 damage
      And Roland has 1 horror
      And ghoul minion's fight is 2

  Rule: Cards may except the traits

    Background:
      Given the card Census
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {gain: {count: {kind: enemy, trait: Ghoul}}}}]}
        """
      And the card Stray
        """
        {type: enemy, traits: [Ghoul], fight: 2, health: 2, evade: 2, damage: 1, keywords: [hunter]}
        """
      And Roland has 0 resources
      And Roland holds Census
      And a Stray engaged with Daisy

    @blank.1
    Scenario: What lasts for a time takes the rest of the text box
      When Roland resolves these effects
        """
        - {blank: Stray, until: end of the turn, except: traits}
        """
      And Roland plays Census
      Then Roland has 1 resource
      And Stray does not have the keyword hunter

    @blank.1
    Scenario: A constant ability does, too
      Given the card Fog
        """
        {type: enemy, fight: 1, health: 1, evade: 1, keywords: [aloof],
          abilities: [{constant: {kind: enemy, at: here}, blank: true, except: traits}]}
        """
      And a Fog at the Study
      When Roland plays Census
      Then Roland has 1 resource
      And Stray does not have the keyword hunter

    @blank.1
    Scenario Outline: What takes all takes them, whatever else excepts them
      When Roland resolves these effects
        """
        - {blank: Stray, until: end of the turn<first>}
        - {blank: Stray, until: end of the turn<second>}
        """
      And Roland plays Census
      Then it is refused
      And Roland has 0 resources

      Examples:
        | first            | second           |
        | , except: traits |                  |
        |                  | , except: traits |

    @blank.1
    Scenario: When that is over it has its keywords again
      When Roland resolves these effects
        """
        - {blank: Stray, until: end of the turn, except: traits}
        """
      And Roland ends the turn
      Then Stray has the keyword hunter

  Rule: What does not stand in the text box is not lost

    @blank.2
    Scenario: What the card has gained from elsewhere
      Given a Ghoul Minion at the Hallway
      And Daisy is at the Attic
      And Hallway connects to Study
      When Roland resolves these effects
        """
        - {gain keyword: hunter, to: Ghoul Minion}
        - {blank: Ghoul Minion, until: end of the round}
        """
      And the enemy phase is played
      Then Ghoul Minion is at Study

    @blank.4
    Scenario: Its figures
      Given a Ghoul Minion engaged with Roland
      When Roland resolves these effects
        """
        - {blank: Ghoul Minion, until: end of the round}
        """
      And Ghoul Minion attacks Roland
      Then Roland has 1 damage
      And Roland has 1 horror
      And ghoul minion's fight is 2
