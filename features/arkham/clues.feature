Feature: Clues

  Background:
    Given every other opportunity is passed

  @clues.3
  Scenario Outline: A clue value per investigator grows with their number, a plain one does not
    Given the card Vault
      """
      {type: location, shroud: 2, clues: 2<per>}
      """
    And the location Hallway has shroud 1
    And Hallway connects to Vault
    And Roland is at the Hallway
    And Daisy is at the Hallway
    And Wendy is at the Hallway
    And it is Roland's turn
    And the situation
      """
      locations: {vault: {card: Vault, unrevealed: true}}
      """
    When Roland moves to Vault
    Then Vault has <clues> clues

    Examples:
      | per                         | clues |
      |                             | 2     |
      | , per investigator: [clues] | 6     |

  @clues.5
  Scenario: Where the investigators begin the location is revealed and gets its clues, others are not
    Given the situation
      """
      scenario: {name: The Letter, reference card: {type: scenario}, locations: [Study, Hallway, Cellar], start: Study}
      investigators: {roland: {card: Roland Banks, deck: []}, daisy: {card: Daisy Walker, deck: []}}
      """
    And every other opportunity is passed
    Then at set-up 9, Study has 0 clues
    And at set-up 11, Study is revealed
    And at set-up 11, Study has 4 clues
    And at set-up 11, Cellar has 0 clues

  @clues.4
  Scenario: A later entry places no clues
    Given the location Hallway has shroud 1
    And Hallway connects to Cellar
    And Daisy is at the Hallway
    And the situation
      """
      locations: {cellar: {card: Cellar, clues: 1}}
      """
    When Daisy moves to Cellar
    Then Cellar has 1 clue

  @clues.6
  Scenario: An ability discovers a clue without any test
    Given the location Study has shroud 2 and 2 clues
    And Roland is at the Study
    And Roland has 2 resources
    And Roland holds "Working a Hunch"
    When Roland plays "Working a Hunch"
    Then Roland has 1 clue
    And Study has 1 clue
    And roland does not begin a test

  @clues.7
  Scenario: A discovered clue moves from the location to the investigator card
    Given the location Study has shroud 2 and 2 clues
    And Daisy is at the Study
    And the chaos bag holds 0
    When Daisy investigates
    And Daisy reveals 0
    Then Daisy has 1 clue
    And Study has 1 clue

  @clues.10
  Scenario: Clues of an investigator are not at the location
    Given the location Study has shroud 2 and no clues
    And Daisy is at the Study
    And Daisy has 2 clues
    And Daisy has 0 resources
    When Daisy resolves these effects
      """
      if: {amount: {tokens: clues, on: your location}, at most: 0}
      then: {gain: 1}
      """
    Then Daisy has 1 resource

  @clues.10
  Scenario: Where no clue lies at present a successful investigation discovers none
    Given the location Study has shroud 2 and no clues
    And Daisy is at the Study
    When Daisy investigates
    And Daisy reveals 0
    Then the test succeeds
    And Daisy has 0 clues
    And daisy does not discover clues

  Rule: Clues for the act

    Background:
      Given the card First Act
        """
        {type: act, clues: 4}
        """
      And the card Second Act
        """
        {type: act, clues: 2}
        """
      And the act is First Act
      And the next act is Second Act
      And Roland is at the Study
      And Daisy is at the Study

    @clues.8
    Scenario: In anybody's turn, also with the clues of one whose turn is over
      Given Roland has 4 clues
      And it is Roland's turn
      When Roland ends the turn
      And Daisy begins the turn
      And Roland advances the act
      And Roland pays 4
      Then Second Act is the current act
      And Roland has 0 clues

    @clues.8
    Scenario: Not in the enemy phase
      Given Roland has 4 clues
      And it is nobody's turn
      And it is the enemy phase
      When the enemy phase is played
      And Roland advances the act
      Then it is refused by clues.8
      And First Act is the current act

    @clues.9
    Scenario: Clues on a location are not spent
      Given the location Study has shroud 2 and 3 clues
      And Roland has 1 clue
      And it is Roland's turn
      When Roland advances the act
      Then it is refused by clues.9
      And Study has 3 clues
      And First Act is the current act

  Rule: At one location

    Background:
      Given every other opportunity is passed
      And the situation
        """
        locations:
          attic: {connects: [hallway], clues: 3, card: {type: location, name: Attic, shroud: 1}}
          hallway: {connects: [attic], clues: 3, card: {type: location, name: Hallway, shroud: 1}}
        """
      And Roland is at the Attic
      And it is Roland's turn

    Scenario Outline: Clues that are discovered here or there are discovered at the one that is chosen
      When Roland resolves these effects
        """
        - {discover: 2, at: [your location, connecting location]}
        """
      And Roland chooses <place>
      Then Roland has 2 clues
      And <place> has 1 clue

      Examples:
        | place   |
        | Attic   |
        | Hallway |

    Scenario: Where only one of them has clues, there is nothing to choose
      Given the situation also says
        """
        locations: {attic: {clues: 0}}
        """
      When Roland resolves these effects
        """
        - {discover: 2, at: [your location, connecting location]}
        """
      Then Roland has 2 clues
      And Hallway has 1 clue

  Scenario Outline: More clues may be discovered at the same moment, as far as there are
    Given every other opportunity is passed
    And the location Attic has shroud 1 and <clues> clues
    And Roland is at the Attic
    And the card Notes
      """
      type: asset
      abilities: [{reaction: {when: discover, who: you}, if: {amount: {tokens: clues, on: you}, at most: 0}, do: {discover more: 1}}]
      """
    And Roland controls Notes
    And it is Roland's turn
    When Roland investigates
    And Roland reveals 0
    And Roland uses Notes
    Then Roland has <found> clues
    And roland discovers <found> clues

    Examples:
      | clues | found |
      | 3     | 2     |
      | 2     | 2     |
