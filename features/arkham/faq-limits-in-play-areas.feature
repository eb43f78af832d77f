Feature: Limits in Play Areas

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Skids is at the Study
    And it is Roland's turn
    And Roland has 9 resources

  @faq-limits-in-play-areas.1 @faq-limits-in-play-areas.2
  Scenario: In play
    Given the card Relic
      """
      {type: asset, cost: 0, limit in area: {in play: 1}}
      """
    And the card Relic (2)
      """
      {type: asset, cost: 0, level: 2, limit in area: {in play: 1}}
      """
    And Roland controls Relic
    And Roland holds Relic (2)
    When Roland plays Relic (2)
    Then it is refused by faq-limits-in-play-areas.1
    And Relic (2) is in Roland's hand

  @faq-limits-in-play-areas.3
  Scenario: In play, of another player
    Given the card Relic
      """
      {type: asset, cost: 0, limit in area: {in play: 1}}
      """
    And the card Relic (2)
      """
      {type: asset, cost: 0, level: 2, limit in area: {in play: 1}}
      """
    And Skids controls Relic
    And Roland holds Relic (2)
    When Roland plays Relic (2)
    Then Relic (2) is in Roland's play area

  @faq-limits-in-play-areas.1
  Scenario: In play, of another player, where all count
    Given the reading limit-in-play is "of everybody"
    And the card Relic
      """
      {type: asset, cost: 0, limit in area: {in play: 1}}
      """
    And the card Relic (2)
      """
      {type: asset, cost: 0, level: 2, limit in area: {in play: 1}}
      """
    And Skids controls Relic
    And Roland holds Relic (2)
    When Roland plays Relic (2)
    Then it is refused by faq-limits-in-play-areas.1

  @faq-limits-in-play-areas.2
  Scenario: In the victory display
    Given the card Fiend
      """
      {type: enemy, fight: 1, evade: 1, health: 1, victory: 1, limit in area: {victory display: 1}}
      """
    And the situation also says
      """
      enemies: {fiend: {card: Fiend, engaged: roland}, second fiend: {card: Fiend, engaged: roland}}
      """
    When fiend is dealt 1 damage by Roland
    And second fiend is dealt 1 damage by Roland
    Then fiend is in the victory display
    And second fiend is in the encounter discard pile

  @faq-limits-in-play-areas.4
  Scenario: In the play area of each investigator
    Given the card Badge
      """
      {type: asset, cost: 0, limit in area: {play area: 1}}
      """
    And the situation also says
      """
      investigators:
        roland: {play area: [Badge], hand: [{card: Badge, as: second badge}]}
        skids: {resources: 3, hand: [{card: Badge, as: third badge}]}
      """
    When Roland plays second badge
    Then it is refused by faq-limits-in-play-areas.4
    When Roland ends the turn
    And Skids begins the turn
    And Skids plays third badge
    Then third badge is in Skids's play area

  @faq-limits-in-play-areas.4
  Scenario: Nor is a second treachery put into the threat area of an investigator
    Given the card Dread
      """
      {type: treachery, limit in area: {play area: 1}, abilities: [{revelation: {put into play: this, area: threat area}}]}
      """
    And the situation also says
      """
      encounter deck: [{card: Dread, as: second dread}]
      """
    And Roland faces Dread
    When Roland draws second dread from the encounter deck
    Then second dread is in the encounter discard pile

  Scenario: A card does not count against its own limit
    Given the card Relic
      """
      {type: asset, cost: 0, limit in area: {in play: 1}}
      """
    And Skids controls Relic
    When Roland resolves these effects
      """
      - {take control: Relic}
      """
    Then Relic is in Roland's play area

  Scenario: One in play is none in the victory display
    Given the card Gaunt
      """
      {type: enemy, health: 1, fight: 1, evade: 1, victory: 1, limit in area: {in play: 1}}
      """
    And the situation also says
      """
      enemies: {gaunt: {card: Gaunt, engaged: roland}}
      victory display: [Gaunt]
      """
    When Roland resolves these effects
      """
      - {defeat: Gaunt}
      """
    Then the victory display is worth 2
