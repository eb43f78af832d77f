Feature: As If

  Background:
    Given every other opportunity is passed
    And Roland is at the Hallway
    And it is Roland's turn
    And the situation also says
      """
      locations:
        hallway: {card: {type: location, name: Hallway, shroud: 1}, connects: [attic, cellar]}
        attic: {card: {type: location, name: Attic, shroud: 1}, clues: 2}
        cellar: {card: {type: location, name: Cellar, shroud: 4}, clues: 2}
      """
    And the card Lens
      """
      {type: asset, abilities: [
        {action: 1, cost: {exhaust: this}, do: {as if at: connecting location, do: {investigate: true}}}]}
      """
    And the card Bow
      """
      {type: asset, abilities: [{action: 1, do: {as if at: connecting location, do: {fight: enemy}}}]}
      """

  @faq-as-if.1
  Scenario: A location is investigated from elsewhere
    Given Roland controls Lens
    When Roland uses Lens on Attic
    And Roland reveals 0
    Then Roland has 1 clue
    And Attic has 1 clue
    And Roland is at Hallway

  @faq-as-if.1
  Scenario: Which of the locations it is, is said as the ability is used
    Given Roland controls Lens
    When Roland uses Lens on Cellar
    Then the difficulty is 4
    When Roland reveals 0
    Then Cellar has 2 clues

  @target.3
  Scenario: Only one that the ability names
    Given Roland controls Lens
    When Roland uses Lens on Hallway
    Then it is refused by target.3
    And Roland has 3 actions

  @faq-as-if.2
  Scenario: A massive enemy at the actual location makes no attack of opportunity, one that is engaged does
    Given Roland controls Lens
    And the situation also says
      """
      enemies:
        hulk: {card: {type: enemy, name: Hulk, fight: 3, evade: 3, health: 3, damage: 2, keywords: [massive]}, at: hallway}
        rats: {card: Swarm of Rats, engaged: roland}
      """
    When Roland uses Lens on Attic
    And Roland reveals 0
    Then rats attacks roland
    And hulk does not attack roland
    And Roland has 1 damage

  @faq-as-if.2
  Scenario: A card is paid for as if elsewhere
    Given the situation also says
      """
      cards:
        Market:
          {type: location, shroud: 1, abilities: [
            {constant: {kind: asset, trait: Ally, zone: hand, of: each investigator}, get: {cost: -2}, while: {is: you, a: {kind: investigator, at: here}}}]}
        Errand: {type: event, cost: 0, abilities: [{event: {as if at: Market, do: {play: {kind: asset, zone: hand}}}}]}
      locations: {market: {card: Market}}
      investigators: {roland: {hand: [Errand, Beat Cop], resources: 4}}
      """
    When Roland plays Errand
    Then Beat Cop is in play
    And Roland has 2 resources

  @faq-as-if.3
  Scenario: What others have reckons with it
    Given Roland controls Bow
    And the situation also says
      """
      investigators: {agnes: {at: attic, play area: [Lita Chantler]}}
      enemies: {minion: {card: Ghoul Minion, at: attic, exhausted: true}}
      """
    When Roland uses Bow on Attic
    And Roland reveals 0
    Then the skill value is 5

  @faq-as-if.3
  Scenario: One who is away as if elsewhere is not here
    Given Roland controls Bow
    And the situation also says
      """
      investigators: {agnes: {at: hallway, play area: [Lita Chantler]}}
      enemies: {minion: {card: Ghoul Minion, at: attic, exhausted: true}}
      """
    When Roland uses Bow on Attic
    And Roland reveals 0
    Then the skill value is 4

  @faq-as-if.4
  Scenario: When it is over he is where he is
    Given Roland controls Lens
    When Roland uses Lens on Attic
    And Roland reveals 0
    And Roland investigates
    Then the difficulty is 1
    When Roland reveals 0
    Then Attic has 1 clue

  @faq-as-if.5
  Scenario: Nobody is moved, and no enemy there engages
    Given Roland controls Lens
    And the situation also says
      """
      enemies: {minion: {card: Ghoul Minion, at: attic}}
      """
    When Roland uses Lens on Attic
    And Roland reveals 0
    Then Roland has 1 clue
    And minion is not engaged with Roland
    And minion is at Attic
    And Roland does not move

  @faq-as-if.2 @faq-as-if.3
  Scenario Outline: A card that is played as if it were in hand costs what the cards in hand cost
    Given the card Scrapbook
      """
      {type: asset, abilities: [{constant: you, as if in hand: {kind: event, zone: discard, of: Roland Banks}}]}
      """
    And the card Gloom
      """
      {type: treachery, abilities: [{constant: {kind: card, zone: hand}, get: {cost: 1}}]}
      """
    And Daisy is at the Hallway
    And <who> controls Scrapbook
    And <who> faces Gloom
    And <who> has 2 resources
    And it is <who>'s turn
    And the situation also says
      """
      investigators: {roland: {discard: [Emergency Cache]}}
      """
    When <who> plays Emergency Cache
    Then <who> has 4 resources

    Examples:
      | who    |
      | Roland |
      | Daisy  |

  Rule: As if it were one's own turn

    Background:
      Given the card Errand
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {take an action: any, as if in turn: true}}]}
        """
      And the card Lookout
        """
        {type: event, cost: 0, keywords: [fast], abilities: [{event: {gain: 7}, during: your turn}]}
        """
      And the card Diary
        """
        {type: asset, abilities: [{reaction: {after: succeed, who: you, and: {turn of: you}}, do: {gain: 20}}]}
        """
      And Daisy is at the Hallway
      And Daisy holds Errand and Lookout
      And Daisy has 0 resources

    Scenario: What is for one's own turn can be played while the action is resolved
      When Daisy plays Errand
      And Daisy investigates
      And Daisy plays Lookout
      And Daisy reveals 0
      Then Daisy has 7 resources

    @faq-as-if.3
    Scenario: What answers only in one's own turn answers to it
      Given Daisy controls Diary
      When Daisy plays Errand
      And Daisy investigates
      And Daisy reveals 0
      And Daisy uses Diary
      Then Daisy has 20 resources

    @faq-as-if.4
    Scenario: It is over with the action
      When Daisy plays Errand
      And Daisy takes a resource
      Then Daisy may not play Lookout by play-restrictions-permissions-and-instructions.1
      And Roland has 3 actions
