Feature: Taking and losing additional actions (FAQ 1.10)

  Background:
    Given every other opportunity is passed
    And it is nobody's turn
    And the card Tome of Old
      """
      {type: asset, traits: [Item, Tome], abilities: [{action: 1, do: {gain: 3}}]}
      """
    And the card Companion
      """
      {type: asset, traits: [Ally], abilities: [{constant: you, additional action: true}]}
      """

  @faq-additional-actions.1
  Scenario: The first action that qualifies is the additional one
    Given Skids is at the Study
    And Skids controls Leo De Luca
    When the investigation phase is played
    And Skids takes a resource
    Then Skids has 3 actions
    When Leo De Luca is discarded
    And Skids takes a resource
    And Skids takes a resource
    And Skids takes a resource
    And Skids takes a resource
    Then it is refused by action.1
    And Skids has 4 resources

  @faq-additional-actions.1
  Scenario: An action that does not qualify is a standard one
    Given Daisy is at the Study
    And Daisy controls Tome of Old
    When the investigation phase is played
    And Daisy takes a resource
    Then Daisy has 2 actions
    When Daisy uses Tome of Old
    Then Daisy has 2 actions
    When Daisy uses Tome of Old
    Then Daisy has 1 action
    When Daisy takes a resource
    Then Daisy may not draw by action.1
    And Daisy may not use Tome of Old by action.1

  Scenario: In the next turn there is another
    Given Skids is at the Study
    And Skids controls Leo De Luca
    When the investigation phase is played
    And Skids takes a resource
    And Skids ends the turn
    And the upkeep phase is played
    And the investigation phase is played
    And Skids takes a resource
    Then Skids has 3 actions

  Rule: An action that qualifies as several of them

    Background:
      Given Daisy is at the Study
      And Daisy controls Tome of Old and Companion
      When the investigation phase is played
      And Daisy uses Tome of Old

    @faq-additional-actions.2
    Scenario: It may count as the one without condition
      When Daisy chooses Companion
      Then Daisy has 3 actions
      When Daisy takes a resource
      And Daisy takes a resource
      And Daisy takes a resource
      Then Daisy may not draw by action.1
      And Daisy may use Tome of Old

    @faq-additional-actions.2
    Scenario: Or as the one with a condition
      When Daisy chooses Daisy
      Then Daisy has 3 actions
      When Daisy takes a resource
      And Daisy takes a resource
      And Daisy takes a resource
      Then Daisy may draw
      When Daisy draws
      Then Daisy may not use Tome of Old by action.1

  Rule: Several kinds of additional actions

    Background:
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Daisy is at Hallway
      And the card Trickster
        """
        {type: asset, traits: [Ally], abilities: [{constant: you, additional action: true, only to: [evade, move]}]}
        """
      And the card Mentor
        """
        {type: asset, traits: [Ally], abilities: [{constant: you, additional action: true, only for: {trait: [Tome, Spell]}}]}
        """

    @faq-additional-actions.1
    Scenario: Each is for its own actions alone
      Given Daisy controls Trickster
      When the investigation phase is played
      Then Daisy has 2 additional actions
      And Daisy has 1 additional action for tomes
      And Daisy has 1 additional action to evade
      And Daisy has 0 additional actions to fight
      And Daisy has 0 additional actions for anything
      When Daisy takes a resource
      Then Daisy has 2 actions
      And Daisy has 2 additional actions
      When Daisy moves to Attic
      Then Daisy has 2 actions
      And Daisy has 0 additional actions to move
      And Daisy has 1 additional action for tomes

    @faq-additional-actions.1
    Scenario Outline: One for playing and activating cards of a kind is for both, and for no other cards
      Given the card Muse
        """
        type: asset
        abilities:
          - {constant: you, additional action: true, only to: [play, activate], only for: {trait: Song}}
        """
      And the card Ballad
        """
        {type: event, cost: 0, traits: [Song], abilities: [{event: {horror: 1}}]}
        """
      And the card Harp
        """
        {type: asset, traits: [Song], abilities: [{action: 1, do: {horror: 2}}, {action: 1, name: strike, do: {fight: enemy}}]}
        """
      And the card Letter
        """
        {type: event, cost: 0, abilities: [{event: {horror: 1}}]}
        """
      And the situation
        """
        investigators: {wendy: {card: Wendy Adams, at: hallway, actions: 0, play area: [Muse, Harp], hand: [Ballad, Letter]}}
        """
      And it is Wendy's turn
      Then Wendy may not play Letter by action.1
      And Wendy may not draw by action.1
      When <deed>
      Then Wendy has <horror> horror
      And Wendy has 0 additional actions

      Examples:
        | deed               | horror |
        | Wendy plays Ballad | 1      |
        | Wendy uses Harp    | 2      |

    @action.1
    Scenario: When all others are spent only what it is for may be done
      Given Daisy controls Trickster
      And Daisy has 0 actions left
      And it is Daisy's turn
      Then Daisy may not draw by action.1
      And Daisy may move to Attic
      When Daisy moves to Attic
      Then Daisy may not move to Hallway by action.1

    @faq-additional-actions.2
    Scenario Outline: Whoever spends one says which, where several would do
      Given Daisy controls Tome of Old and Mentor
      When the investigation phase is played
      And Daisy uses Tome of Old
      Then it waits for Daisy
      When Daisy chooses <spent>
      And Mentor is discarded
      Then Daisy has <left> additional actions
      And Daisy has 3 actions left

      Examples:
        | spent  | left |
        | Mentor | 1    |
        | Daisy  | 0    |

    @faq-additional-actions.2
    Scenario: Even where both are for anything: the card of one may leave play
      Given Daisy controls Companion and Leo De Luca
      When the investigation phase is played
      And Daisy takes a resource
      And Daisy chooses Leo De Luca
      And Leo De Luca is discarded
      Then Daisy has 1 additional action for anything
      And Daisy has 3 actions left

  Rule: Losing actions

    @faq-additional-actions.3
    Scenario: Standard actions are lost first
      Given Daisy is at the Study
      And Daisy controls Tome of Old
      When the investigation phase is played
      And Daisy loses 3 actions
      Then Daisy has 0 actions
      And Daisy may not investigate by action.1
      When Daisy uses Tome of Old
      Then Daisy has 3 resources

    @faq-additional-actions.4
    Scenario: Of additional ones the investigator chooses which to lose: the one for Tomes
      Given Daisy is at the Study
      And Daisy controls Tome of Old and Companion
      When the investigation phase is played
      And Daisy loses 4 actions
      Then it waits for Daisy
      When Daisy chooses Daisy
      Then Daisy may use Tome of Old
      When Daisy takes a resource
      Then Daisy has 1 resource
      And Daisy may not use Tome of Old by action.1

    Scenario Outline: Nobody is asked where all of them are lost, or all are alike
      Given Daisy is at the Study
      And Daisy controls <cards>
      And the situation also says
        """
        investigators: {daisy: {resources: 0}}
        """
      When the investigation phase is played
      And Daisy loses <lost> actions
      Then Daisy has <left> additional actions

      Examples:
        | cards                     | lost | left |
        | Tome of Old and Companion | 5    | 0    |
        | Tome of Old and Companion | 9    | 0    |
        | Companion                 | 5    | 0    |
        | Companion                 | 3    | 2    |

    Scenario: Of two that are alike nobody is asked which is lost
      Given Roland is at the Study
      And the situation also says
        """
        investigators: {roland: {play area: [Companion, {card: Companion, as: other}], resources: 0}}
        """
      When the investigation phase is played
      And Roland loses 4 actions
      Then Roland has 1 additional action

    @faq-additional-actions.4
    Scenario: Or the one without condition
      Given Daisy is at the Study
      And Daisy controls Tome of Old and Companion
      When the investigation phase is played
      And Daisy loses 4 actions
      And Daisy chooses Companion
      Then Daisy may not take a resource by action.1
      When Daisy uses Tome of Old
      Then Daisy has 3 resources

    @faq-additional-actions.4
    Scenario: Lost before the turn, they are chosen when it begins
      Given Daisy is at the Study
      And Roland is at the Study
      And Daisy controls Tome of Old and Companion
      When the investigation phase is played
      And Roland takes the next turn
      And Daisy loses 4 actions
      And Roland ends the turn
      And Daisy chooses Daisy
      Then Daisy has 0 actions
      When Daisy takes a resource
      Then Daisy may not use Tome of Old by action.1

    Scenario Outline: They are among the actions that somebody has left: <lose>
      Given the card Ledger
        """
        {type: asset, abilities: [{free: true, do: [<lose>{gain: actions remaining}]}]}
        """
      And Roland is at the Study
      And the situation also says
        """
        investigators: {roland: {play area: [Companion, Ledger], resources: 0}}
        """
      When the investigation phase is played
      And Roland uses Ledger
      Then Roland has <resources> resources

      Examples:
        | lose                                     | resources |
        |                                          | 4         |
        | {lose: actions remaining, of: actions},  | 0         |
