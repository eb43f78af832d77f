Feature: Killed and insane investigators

  Background:
    Given every other opportunity is passed
    And the situation
      """
      mode: campaign
      agenda: {card: {name: The Long Night, type: agenda, doom: 5}}
      locations: {attic: }
      investigators:
        roland: {card: Roland Banks, at: attic, deck: [Machete]}
        daisy: {card: Daisy Walker, at: attic, deck: [Encyclopedia]}
      resolutions:
        2: [{drive insane: each investigator}]
      """

  @killed-insane-investigators.1
  Scenario: It is recorded in the campaign log
    Given Daisy has 4 physical trauma
    When Daisy takes 5 damage
    And the agenda instructs
      """
      - {resolution: 1}
      """
    Then Daisy is recorded under killed
    And Daisy is not recorded under insane
    And Roland is not recorded under killed

  @killed-insane-investigators.2
  Scenario: Whoever is on record plays no more
    Given the situation also says
      """
      campaign log: {insane: [Daisy Walker]}
      next scenarios:
        - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
      newcomers: {other daisy: {card: Daisy Walker, deck: [Knife]}, wendy: {card: Wendy Adams, deck: [Knife]}}
      """
    When the agenda instructs
      """
      - {resolution: 1}
      """
    And Other Daisy joins the campaign
    Then it is refused by killed-insane-investigators.2
    And Daisy is insane

  @killed-insane-investigators.5
  Scenario: The printed value counts, whatever adds to it
    Given the card Armour
      """
      {type: asset, abilities: [{constant: you, get: {health: 2}}]}
      """
    And the situation also says
      """
      investigators: {daisy: {trauma: {physical: 4}, play area: [Armour]}}
      """
    When Daisy takes 7 damage
    Then Daisy has 5 physical trauma
    And Daisy is killed

  @killed-insane-investigators.6
  Scenario: A card may kill whoever is left, without any trauma
    When the agenda instructs
      """
      - {kill: each investigator}
      """
    Then Roland is killed
    And Roland is recorded under killed
    And Roland is defeated
    And Roland has 0 physical trauma

  @killed-insane-investigators.7
  Scenario: So may a resolution
    When the agenda instructs
      """
      - {resolution: 2}
      """
    Then Daisy is recorded under insane
    And Daisy is insane
    And Daisy is not defeated
    And Daisy has 0 mental trauma

  @killed-insane-investigators.8
  Scenario: In a standalone game it is a defeat like any other
    Given the situation also says
      """
      mode: standalone
      """
    When Roland resolves these effects
      """
      - {kill: you}
      """
    Then Roland is eliminated
    And Roland is not recorded under killed
    And Roland is not killed
