Feature: Keywords

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And Daisy is at the Study
    And the location Study has shroud 2 and 3 clues
    And it is Roland's turn

  @keywords.1
  Scenario: A word with rules of its own
    Given Daisy is at the Attic
    And a Swarm of Rats at the Hallway
    And Hallway connects to Study
    When the enemy phase is played
    Then Swarm of Rats is at Study
    And Roland has 1 damage

  @keywords.3
  Scenario: The keywords of the first edition
    Given Daisy is at the Attic
    And a Ghoul Priest at the Hallway
    And Hallway connects to Study
    When Roland resolves these effects
      """
      - {lose keywords: Ghoul Priest, until: end of the round}
      """
    And the enemy phase is played
    Then Ghoul Priest is at Hallway
    When the round ends
    And the enemy phase is played
    Then Ghoul Priest is at Study

  @keywords.4
  Scenario: The keywords of the revised edition
    Given the card Serpent
      """
      {type: enemy, fight: 5, evade: 1, health: 3, damage: 1, keywords: [hunter, retaliate]}
      """
    And Daisy is at the Attic
    And a Serpent engaged with Roland
    When Roland resolves these effects
      """
      - {lose keywords: Serpent, until: end of the round}
      """
    And Roland fights Serpent
    And Roland reveals -1
    Then Serpent never attacks Roland

  @keywords.10
  Scenario: Once, however often
    Given the card Fright
      """
      {type: treachery, keywords: [surge], abilities: [{revelation: {gain keyword: surge}}]}
      """
    And the card Chill
      """
      {type: treachery, abilities: [{revelation: {horror: 1}}]}
      """
    And the situation also says
      """
      encounter deck: [Fright, Chill, {card: Chill, as: second chill}]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    Then Roland has 1 horror
    And second chill is in the encounter deck

  @keywords.11
  Scenario: Each of several
    Given the card Lone Fright
      """
      {type: treachery, keywords: [peril, surge], abilities: [{revelation: {test: willpower, difficulty: 3, failure: {horror: 1}}}]}
      """
    And the card Chill
      """
      {type: treachery, abilities: [{revelation: {horror: 1}}]}
      """
    And Daisy holds Unexpected Courage
    And the situation also says
      """
      encounter deck: [Lone Fright, Chill]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    Then Daisy may not commit Unexpected Courage by peril.5
    When Roland reveals -1
    Then Roland has 2 horror

  @keywords.12
  Scenario: What may be done by a keyword need not
    Given Roland holds Dodge
    And Roland has 1 resource
    And an Icy Ghoul engaged with Roland
    When Icy Ghoul attacks Roland
    And Roland passes
    Then Roland has 2 damage
    And Dodge is in Roland's hand

  @keywords.13
  Scenario: Any other has to be
    Given the card Fright
      """
      {type: treachery, keywords: [surge], abilities: [{revelation: {horror: 1}}]}
      """
    And the situation also says
      """
      encounter deck: [Fright, {card: Fright, as: second fright}, Knife]
      """
    When Roland resolves these effects
      """
      - {draw encounter cards: 1}
      """
    Then Roland has 2 horror

  @keywords.8
  Scenario: Of a card of which a deck holds but one, a second may be in play
    Given the card Relic
      """
      {type: asset, cost: 0, keywords: [exceptional], abilities: [{constant: you, get: {willpower: 1}}]}
      """
    And Roland controls Relic
    And Roland holds Relic
    When Roland plays Relic
    And Roland tests willpower (3)
    And Roland reveals 0
    Then the skill value is 5
    And Roland has 0 cards in hand

  @keywords.1
  Scenario: A keyword that a card loses for as long as something is so
    Given the card Serpent
      """
      type: enemy
      fight: 5
      evade: 1
      health: 3
      damage: 1
      keywords: [aloof, retaliate]
      abilities: [{constant: this, while: {is: this, a: {with a: doom}}, lose keywords: [aloof]}]
      """
    And Daisy is at the Attic
    And a Serpent at the Study
    When Roland resolves these effects
      """
      - {doom: 1, on: Serpent}
      """
    Then Serpent is engaged with Roland
    And Serpent does not have the keyword aloof
    And Serpent has the keyword retaliate
    When Roland resolves these effects
      """
      - {lose: 1, of: doom, on: Serpent}
      """
    Then Serpent has the keyword aloof
