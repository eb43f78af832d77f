Feature: Scenarios that are skipped in standalone mode

  Background:
    Given every other opportunity is passed
    And the situation
      """
      mode: standalone
      phase: set-up
      cards:
        Lita: {type: asset, encounter set: The Gathering}
      scenario:
        name: The Masks
        reference card: {type: scenario}
        chaos bags: {standard: [0, skull]}
        locations: [Study]
        instructions: {if: {the campaign log says: the house burned}, then: [{gain: 1}], else: [{gain: 3}]}
      investigators:
        roland: {card: Roland Banks, deck: [Machete]}
      collection: [Lita]
      skipped scenarios:
        - name: The Gathering
          introduction: [{record: the introduction was read}]
          resolutions:
            1:
              - record: the house burned
              - {gain: 1, of: mental trauma, on: lead investigator}
              - {earn experience: 2, who: each investigator}
            2: [{record: the house is standing}]
            3: [{earn card: {named: Lita, zone: collection}, who: lead investigator}]
            none: [{record: nobody was heard of again}]
      """

  Rule: One scenario before the chosen one

    @standalone-mode.16 @standalone-mode.19 @standalone-mode.11
    Scenario Outline: The players choose any resolution, and its results are recorded
      When resolution <number> of The Gathering is chosen
      And Roland keeps the hand
      Then the campaign log says <log>
      And Roland is at Study
      And Roland has <resources> resources
      And the bag holds 2 tokens
      And Roland decides the resolution of The Gathering

      Examples:
        | number | log                   | resources |
        | 1      | the house burned      | 6         |
        | 2      | the house is standing | 8         |

    @standalone-mode.18
    Scenario: Who does not care takes the first one
      When no resolution of The Gathering is chosen
      And Roland keeps the hand
      Then the campaign log says the house burned

    @standalone-mode.20
    Scenario: No experience is counted for it
      When resolution 1 of The Gathering is chosen
      And Roland keeps the hand
      Then Roland has 0 experience

    @standalone-mode.25
    Scenario: Trauma that it inflicts is
      When resolution 1 of The Gathering is chosen
      And Roland keeps the hand
      Then Roland has 1 horror

    @standalone-mode.19
    Scenario: A story asset that it grants is in the deck
      When resolution 3 of The Gathering is chosen
      And Roland draws Lita and Machete
      And Roland keeps the hand
      Then Lita is in Roland's hand
      And Lita is recorded under earned by roland

    @standalone-mode.26
    Scenario: Without one that nobody has the game goes on
      Given the situation also says
        """
        skipped scenarios:
          - name: The Letter
            resolutions:
              1: [{earn card: {named: Lita, zone: collection}}, {earn card: {named: Curse of the House, zone: collection}}]
        """
      When resolution 2 of The Gathering is chosen
      And resolution 1 of The Letter is chosen
      And Roland draws Lita and Machete
      And Roland keeps the hand
      Then Roland is at Study
      And Roland has 2 cards in hand

    @first @standalone-mode.13
    Scenario: Its introduction is read first
      When resolution 2 of The Gathering is chosen
      And Roland keeps the hand
      Then the campaign log says the introduction was read

    @revised @standalone-mode.14
    Scenario: The players go straight to its resolutions
      When resolution 2 of The Gathering is chosen
      And Roland keeps the hand
      Then the campaign log does not say the introduction was read

    @standalone-mode.23
    Scenario: Where it asks for a decision, the players choose its outcome
      Given the situation also says
        """
        skipped scenarios:
          - name: The Letter
            story decisions:
              - either: {spare the prisoner: [{record: the prisoner lives}], kill the prisoner: [{record: the prisoner died}]}
            resolutions: {1: [{record: the letter was read}]}
        """
      When resolution 2 of The Gathering is chosen
      And Roland chooses spare the prisoner
      And resolution 1 of The Letter is chosen
      And Roland keeps the hand
      Then the campaign log says the prisoner lives

    @standalone-mode.22
    Scenario: The chosen scenario is set up and played as any other
      When resolution 2 of The Gathering is chosen
      And Roland draws Machete
      And Roland keeps the hand
      Then set-up 1 comes before set-up 13
      And Machete is in Roland's hand
      And Study is revealed

  Rule: Several scenarios before it

    Background:
      Given the situation also says
        """
        skipped scenarios:
          - {name: The Letter, resolutions: {1: [{record: the letter was read}]}}
        """

    @standalone-mode.12
    Scenario: They are gone through from the first one on
      When resolution 1 of The Letter is chosen
      Then it is refused by standalone-mode.12
      When resolution 2 of The Gathering is chosen
      And resolution 1 of The Letter is chosen
      And Roland keeps the hand
      Then the campaign log says the letter was read

    @standalone-mode.21
    Scenario: Each has its resolution before the chosen one is set up
      When resolution 2 of The Gathering is chosen
      Then Roland is at no location
      When resolution 1 of The Letter is chosen
      And Roland keeps the hand
      Then the campaign log says the house is standing
      And the campaign log says the letter was read
