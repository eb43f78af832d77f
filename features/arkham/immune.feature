Feature: Immune

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn
    And Roland has 9 resources
    And the card Warded One
      """
      {type: enemy, fight: 2, evade: 2, health: 3, traits: [Humanoid], immune to: player card effects}
      """

  Rule: What the set of effects does not do

    @immune.1
    Scenario: It is not affected
      Given Roland holds Dynamite Blast
      And Study connects to Attic
      And a Ghoul Minion at the Attic
      And a Warded One at the Attic
      When Roland plays Dynamite Blast at Attic
      Then Ghoul Minion is defeated
      And Warded One has 0 damage

    @immune.1
    Scenario: Nor by a constant ability
      Given the card Charm
        """
        {type: asset, abilities: [{constant: {kind: enemy}, get: {fight: -2}}]}
        """
      And an exhausted Ghoul Minion at the Study
      And an exhausted Warded One at the Study
      And Roland controls Charm
      When Roland fights Warded One
      And Roland reveals 0
      Then the difficulty is 2
      And ghoul minion's fight is 0

    @immune.2
    Scenario: Any other effect acts on it
      Given the card Surge of Life
        """
        {type: treachery, abilities: [{revelation: {heal damage: 1, from: {kind: enemy}}}]}
        """
      And an exhausted Warded One at the Study
      And the situation also says
        """
        encounter deck: [Surge of Life]
        """
      When Roland fights Warded One
      And Roland reveals 0
      Then Warded One has 1 damage
      When Roland resolves these effects
        """
        - {draw encounter cards: 1}
        """
      Then Warded One has 0 damage

    @immune.3
    Scenario: It is not chosen
      Given Roland controls Stray Cat
      And a Warded One engaged with Roland
      When Roland uses Stray Cat on Warded One
      Then it is refused by immune.3
      And Stray Cat is in play
      And Warded One is ready

  Rule: What is not immune itself

    Background:
      Given the card Warded Hall
        """
        {type: location, shroud: 2, clues: 2, immune to: player card effects}
        """
      And the situation also says
        """
        locations: {hall: {card: Warded Hall, clues: 2, attached: [Obscuring Fog]}}
        investigators: {roland: {at: hall}}
        """

    @immune.4
    Scenario: Its attachments
      Given the card Sweep
        """
        {type: event, cost: 0, abilities: [{event: {discard: {kind: treachery, attached to: your location}}}]}
        """
      And Roland holds Sweep
      When Roland plays Sweep
      Then Obscuring Fog is in the encounter discard pile

    @immune.5
    Scenario: Its tokens
      Given Roland holds Working a Hunch
      When Roland plays Working a Hunch
      Then Roland has 1 clue

    @immune.6
    Scenario: Its abilities
      Given the card Warded Leech
        """
        {type: enemy, fight: 1, evade: 1, health: 1, immune to: player card effects, abilities: [{forced: {after: attack, by: this}, do: {horror: 2}}]}
        """
      And the card Denial
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{play: {when: initiate, what: enemy}, do: {cancel: true}}]}
        """
      And a Warded Leech engaged with Roland
      And Roland holds Denial
      When Warded Leech attacks Roland
      And Roland plays Denial
      Then Roland has 0 horror
      And Warded Leech is engaged with Roland

  Rule: Immunity that comes and goes

    Background:
      Given the card Ward
        """
        {type: agenda, doom: 9, abilities: [{constant: {kind: enemy, trait: Saintly}, immune to: player card effects}]}
        """
      And the situation also says
        """
        agenda: Ward
        """

    @immune.7
    Scenario: What lasts already is not removed
      Given an exhausted Ghoul Minion at the Study
      And the card Feint
        """
        {type: event, cost: 0, abilities: [{event: {modify: {kind: enemy, at: your location}, gets: {fight: -1}, until: end of the round}}]}
        """
      And Roland holds Feint
      When Roland plays Feint
      And Roland resolves these effects
        """
        - {gain trait: Saintly, to: enemy}
        """
      And Roland fights Ghoul Minion
      And Roland reveals 0
      Then the difficulty is 1

    @immune.8
    Scenario: What lasts does not come to apply
      Given an exhausted Ghoul Minion at the Study
      And the card Plain Man
        """
        {type: enemy, fight: 4, evade: 2, health: 3, traits: [Saintly]}
        """
      And an exhausted Plain Man at the Study
      And the card Feint
        """
        {type: event, cost: 0, abilities: [{event: {modify: {kind: enemy, at: your location}, gets: {fight: -1}, until: end of the round}}]}
        """
      And Roland holds Feint
      When Roland plays Feint
      And Roland resolves these effects
        """
        - {blank: Ward, until: end of the turn}
        """
      And Roland fights Plain Man
      And Roland reveals 0
      Then the difficulty is 4
      When Roland fights Ghoul Minion
      And Roland reveals 0
      Then the difficulty is 1

  Rule: Costs

    @immune.9
    Scenario: They may be paid with it
      Given the card Warded Idol
        """
        {type: asset, immune to: player card effects}
        """
      And the card Pawnshop
        """
        {type: asset, abilities: [{free: true, cost: {discard: {kind: asset, other than: this}}, do: {gain: 3}}]}
        """
      And Roland controls Warded Idol, Pawnshop
      When Roland uses Pawnshop
      Then Warded Idol is in Roland's discard pile
      And Roland has 12 resources

    @immune.10
    Scenario: Its own are not waived
      Given the card Warded Thug
        """
        {type: enemy, fight: 2, evade: 2, health: 3, immune to: player card effects, abilities: [{action: 1, designator: parley, cost: {resources: 4}, do: {discard: this}}]}
        """
      And a Warded Thug engaged with Roland
      And Roland has 3 resources
      When Roland uses Warded Thug
      Then it is refused by immune.10
      And Roland has 3 resources
