Feature: Errata

  Background:
    Given every other opportunity is passed

  @errata.1
  Scenario: An Asset that is discarded makes each Monster of the space lose 3 Health
    Given the situation
      """
      investigators: {leo: {at: Rome, possessions: [Dynamite]}}
      monsters: {Ghoul: Rome, Mummy: Rome, Gug: Rome}
      cards:
        Dynamite:
          type: asset
          rules: [errata.1]
          action: [{discard this: card}, {monsters lose: 3, monsters: each here}]
      """
    When leo performs the action of Dynamite
    Then Ghoul is defeated
    And Mummy is defeated
    And Gug has lost 3 health
    And leo has 0 cards

  @errata.2
  Scenario: The Asset is discarded and another investigator of the space is Blessed
    Given the situation
      """
      investigators: {leo: {at: Rome, possessions: [Holy Water]}, norman: {at: Rome}}
      cards:
        Holy Water:
          type: asset
          rules: [errata.2]
          action: [{discard this: card}, {gain condition: Blessed, whom: one here}]
      """
    When leo performs the action of Holy Water
    And leo chooses norman
    Then norman has a Blessed condition
    And leo does not have a Blessed condition
    And leo has 0 cards

  @errata.3
  Scenario: At a Rest, with Observation, the box becomes an Artifact
    Given the situation
      """
      investigators: {norman: {health: 1, possessions: [Puzzle Box]}}
      artifact deck: [Bone Flute]
      cards:
        Puzzle Box:
          type: asset
          rules: [errata.3]
          when rested:
            - {test: observation, modifier: -2, passed: [{may: [{discard this: card}], to: [{gain card: artifact}]}]}
      """
    When norman rests
    And norman rolls 6
    And norman resolves the effect
    Then Bone Flute is in norman's possessions
    And Puzzle Box is in the asset discard pile

  @errata.4 @solo-game.1
  Scenario: The Mi-go Braincase is left out of a game of one
    Given the situation
      """
      phase: set up
      investigators: {lily: }
      ancient one: Azathoth
      asset deck: [Town Clerk, Bent Coin, Old Almanac, Camp Stove]
      gate stack: [Rome]
      clue pool: [Tokyo]
      mystery deck: [Daemon Orbits]
      expedition encounter deck: [Burnt Birches]
      cards: {Mi-go Braincase: {type: artifact, traits: [Teamwork], rules: [errata.4]}}
      """
    When the monster drawn is Ghoul
    Then Mi-go Braincase is not in the artifact deck
