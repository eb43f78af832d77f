Feature: Gains

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @gains.1
  Scenario: Resources come from the token pool
    Given Roland has 2 resources
    And Daisy has 5 resources
    And Roland holds Emergency Cache
    When Roland plays Emergency Cache
    Then Roland has 5 resources
    And Daisy has 5 resources

  @gains.2 @gains.3
  Scenario: An action more, for as long as it is said
    Given Roland has 0 resources
    When Roland resolves these effects
      """
      - {gain: 1, of: actions}
      """
    Then Roland has 4 actions
    When Roland takes a resource
    And Roland ends the turn
    And a new round begins
    And Roland begins the turn
    Then Roland has 3 actions

  @gains.4
  Scenario: A trait
    Given a Swarm of Rats at the Study
    When Roland resolves these effects
      """
      - {gain trait: Ghoul, to: Swarm of Rats}
      - {damage: 1, to: {kind: enemy, trait: Ghoul}}
      """
    Then Swarm of Rats is defeated

  @gains.5
  Scenario: A keyword
    Given a Ghoul Minion at the Hallway
    And Daisy is at the Attic
    And Hallway connects to Study
    When Roland resolves these effects
      """
      - {gain keyword: hunter, to: Ghoul Minion}
      """
    And the enemy phase is played
    Then Ghoul Minion is at Study

  @gains.6
  Scenario: A skill icon
    Given the card Medal
      """
      {type: asset, abilities: [{constant: {kind: skill}, get: {combat icons: 1}}]}
      """
    And the card Hunch
      """
      {type: skill, icons: {intellect: 1}}
      """
    And Roland controls Medal
    And Roland holds Hunch
    When Roland tests combat (4)
    And Roland commits Hunch
    And Roland reveals 0
    Then the skill value is 5

  @gains.6
  Scenario Outline: Whoever asks for a card with the icon finds it
    Given the card Medal
      """
      {type: asset, abilities: [{constant: {kind: skill}, get: {combat icons: <more>}}]}
      """
    And the card Hunch
      """
      {type: skill, icons: {<icons>: 1}}
      """
    And Roland controls Medal
    And Roland holds Hunch
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {gain: {count: {kind: skill, zone: hand, icon: combat}}}
      """
    Then Roland has <number> resources

    Examples:
      | icons     | more | number |
      | intellect | 1    | 1      |
      | combat    | 1    | 1      |
      | combat    | -1   | 0      |

  @gains.8
  Scenario: What is gained is not printed
    Given Roland controls Beat Cop
    And Roland has 0 resources
    When Roland resolves these effects
      """
      - {modify: Beat Cop, gets: {health: 2}, until: end of the round}
      - {gain: {printed: health, of: Beat Cop}}
      """
    Then Roland has 2 resources
    And beat cop's health is 4

  @gains.7
  Scenario: An ability, for as long as the card that gives it says so
    Given the card Pack Leader
      """
      {type: asset, abilities: [{constant: {kind: enemy, trait: Ghoul}, gain abilities: [{forced: {after: engage, what: this}, do: {horror: 1}}]}]}
      """
    And Roland controls Pack Leader
    And the situation also says
      """
      enemies:
        minion: {card: Ghoul Minion, at: study, exhausted: true}
        rats: {card: Swarm of Rats, at: study, exhausted: true}
      """
    When Roland resolves these effects
      """
      - {engage: Swarm of Rats}
      """
    Then Roland has 0 horror
    When Roland resolves these effects
      """
      - {engage: Ghoul Minion}
      """
    Then Roland has 1 horror
    When Roland resolves these effects
      """
      - {discard: Pack Leader}
      - {disengage: Ghoul Minion}
      - {engage: Ghoul Minion}
      """
    Then minion is engaged with Roland
    And Roland has 1 horror

  @gains.7
  Scenario: An ability that is used, on each card that gains it
    Given the card Map
      """
      {type: asset, abilities: [{constant: {kind: location}, gain abilities: [{action: 1, cost: {resources: 1}, do: {draw: 1}, limit: 1 per round}]}]}
      """
    And Daisy controls Map
    And the location Hallway has shroud 1
    And Roland has 3 resources
    And the top of Roland's deck is Knife, Guts, Machete
    When Roland uses Study
    Then Roland has 2 resources
    And Knife is in Roland's hand
    And Roland may not use Study
    And Roland may not use Hallway
    When Roland resolves these effects
      """
      - {discard: Map}
      """
    Then Roland may not use Study

  @gains.5
  Scenario: A keyword, while something is so
    Given the card Bell
      """
      {type: asset, abilities: [{constant: {kind: enemy}, while: {there is: {kind: asset, named: Bell, exhausted: true}}, gain keywords: [retaliate]}]}
      """
    And Roland controls Bell
    And a Ghoul Minion called minion engaged with Roland
    When Roland fights minion
    And Roland reveals -4
    Then Roland has 0 horror
    When Roland resolves these effects
      """
      - {exhaust: Bell}
      """
    And Roland fights minion
    And Roland reveals -4
    Then Roland has 1 horror

  @blank.2
  Scenario: What is gained is not blanked
    Given the card Pack Leader
      """
      {type: asset, abilities: [{constant: {kind: enemy}, gain abilities: [{forced: {after: engage, what: this}, do: {horror: 1}}]}]}
      """
    And Roland controls Pack Leader
    And the situation also says
      """
      enemies: {minion: {card: Ghoul Minion, at: study, exhausted: true}}
      """
    When Roland resolves these effects
      """
      - {blank: Ghoul Minion, until: end of the round}
      - {engage: Ghoul Minion}
      """
    Then Roland has 1 horror

  @gains.5
  Scenario: Keywords and traits are asked for
    Given a Swarm of Rats called rats at the Study
    When Roland resolves these effects
      """
      - {gain keyword: aloof, to: Swarm of Rats}
      """
    Then rats has the keyword aloof
    And rats has the keyword hunter
    And rats does not have the keyword retaliate
    And rats has the trait Creature

  @gains.7
  Scenario: An ability that is given gives another
    Given the card Standard
      """
      type: asset
      abilities:
        - constant: {kind: asset, named: Drum}
          gain abilities:
            - {constant: {kind: location}, gain abilities: [{free: true, do: {gain: 1}}]}
      """
    And the card Drum
      """
      {type: asset}
      """
    And Roland controls Standard
    And Roland controls Drum
    And Roland has 0 resources
    When Roland uses Study
    Then Roland has 1 resource
    When Roland resolves these effects
      """
      - {discard: Drum}
      """
    Then Roland may not use Study

  @limits-and-maximums.5
  Scenario: Its limit is forgotten when the card that gained it leaves play
    Given the card Mentor
      """
      {type: asset, abilities: [{constant: {kind: asset, named: Knife}, gain abilities: [{free: true, do: {gain: 1}, limit: 1 per round}]}]}
      """
    And Roland controls Mentor
    And Roland controls Knife
    And Roland has 1 resource
    When Roland uses Knife
    Then Roland may not use Knife by limits-and-maximums.2
    When Roland resolves these effects
      """
      - {return: Knife, to: hand}
      """
    And Roland plays Knife
    Then Roland may use Knife
