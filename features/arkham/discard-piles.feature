Feature: Discard Piles

  Background:
    Given every other opportunity is passed

  @discard-piles.1
  Scenario: A discarded card goes to its owner's pile
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And the situation
      """
      investigators: {roland: {play area: [{card: Research Librarian, owner: daisy}]}}
      """
    When Research Librarian is discarded
    Then Research Librarian is in Daisy's discard pile

  @discard-piles.2
  Scenario: An encounter card goes to the encounter discard pile
    Given Roland is at the Study
    And Roland faces Frozen in Fear
    When Frozen in Fear is discarded
    Then Frozen in Fear is in the encounter discard pile

  @discard-piles.2
  Scenario: So does a location that has come from the encounter deck
    Given the card Rift
      """
      type: location
      shroud: 1
      abilities:
        - {revelation: {put into play: this}}
        - {forced: {after: end turn}, do: {discard: this}}
      """
    And the location Cellar has shroud 2
    And Roland is at the Cellar
    And it is Roland's turn
    And the top of the encounter deck is Rift
    When Roland draws Rift from the encounter deck
    And Roland ends the turn
    Then Rift is in the encounter discard pile
    And Rift is not in play

  @discard-piles.3
  Scenario: A card in a discard pile is out of play
    Given Roland is at the Study
    And Roland controls Beat Cop
    Then Roland's combat is 5
    When Beat Cop is discarded
    Then Roland's combat is 4
    And Beat Cop is not in play

  @discard-piles.4
  Scenario: Each investigator has a pile
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And Roland controls Machete
    And Daisy controls Magnifying Glass
    When Machete is discarded
    And Magnifying Glass is discarded
    Then Machete is in Roland's discard pile
    And Magnifying Glass is in Daisy's discard pile

  @discard-piles.5
  Scenario: The encounter deck has one too
    Given Roland is at the Study
    And the chaos bag holds 0
    And the top of the encounter deck is Rotting Remains
    When Roland draws Rotting Remains from the encounter deck
    And Roland reveals 0
    Then Rotting Remains is in the encounter discard pile
    And Rotting Remains is not in Roland's discard pile

  Rule: The order of a discard pile

    Background:
      Given the card Salvage
        """
        {type: event, cost: 0, abilities: [{event: {return: {kind: asset, zone: discard, topmost: true}}}]}
        """

    @discard-piles.7
    Scenario: The pile lies as it lies, whatever its owner would like to have on top
      Given Wendy is at the Study
      And Wendy's discard pile is Leather Coat, Rabbit's Foot
      And Wendy holds Salvage
      When Wendy plays Salvage
      Then Leather Coat is in Wendy's hand
      And Rabbit's Foot is in Wendy's discard pile

    @discard-piles.8
    Scenario Outline: The owner orders what is discarded at the same time
      Given Wendy is at the Study
      And Roland is at the Study
      And Roland is the lead investigator
      And it is Wendy's turn
      And Wendy controls Knife and Flashlight
      And Wendy holds Salvage
      When Wendy resolves these effects
        """
        discard: {kind: asset, controlled by: you}
        """
      And Wendy chooses <first>
      And Wendy plays Salvage
      Then <last> is in Wendy's hand
      And <first> is in Wendy's discard pile

      Examples:
        | first      | last       |
        | Knife      | Flashlight |
        | Flashlight | Knife      |

    @discard-piles.8
    Scenario: It is the owner who is asked, though another leads
      Given Wendy is at the Study
      And Roland is at the Study
      And Roland is the lead investigator
      And it is Wendy's turn
      And Wendy controls Knife and Flashlight
      And no opportunity is passed
      When Wendy resolves these effects
        """
        discard: {kind: asset, controlled by: you}
        """
      Then it waits for Wendy
      When Wendy chooses Knife
      Then Knife is in Wendy's discard pile

    @discard-piles.9
    Scenario Outline: The lead investigator orders encounter cards, in whose area they may have been
      Given the card Requiem
        """
        {type: event, cost: 0, abilities: [{event: {put into play: {zone: encounter discard, topmost: true}, area: threat area}}]}
        """
      And Daisy is at the Study
      And Roland is at the Study
      And Roland is the lead investigator
      And it is Daisy's turn
      And Daisy faces Frozen in Fear and Dissonant Voices
      And Daisy holds Requiem
      When Daisy resolves these effects
        """
        discard: {kind: treachery, zone: threat area}
        """
      And Roland chooses <first>
      And Daisy plays Requiem
      Then <last> is in Daisy's threat area
      And <first> is in the encounter discard pile

      Examples:
        | first            | last             |
        | Frozen in Fear   | Dissonant Voices |
        | Dissonant Voices | Frozen in Fear   |

    @discard-piles.8
    Scenario Outline: Cards that were committed to one test are discarded at the same time
      Given Wendy is at the Study
      And it is Wendy's turn
      And Wendy holds Knife, Baseball Bat and Salvage
      When Wendy tests combat (1)
      And Wendy commits Knife
      And Wendy commits Baseball Bat
      And Wendy reveals 0
      And Wendy chooses <first>
      And Wendy plays Salvage
      Then <last> is in Wendy's hand
      And <first> is in Wendy's discard pile

      Examples:
        | first        | last         |
        | Knife        | Baseball Bat |
        | Baseball Bat | Knife        |

    @discard-piles.9
    Scenario Outline: So are the attachments of what leaves play
      Given the card Requiem
        """
        {type: event, cost: 0, abilities: [{event: {put into play: {zone: encounter discard, topmost: true}, area: threat area}}]}
        """
      And the card Omen
        """
        {type: treachery}
        """
      And the card Sign
        """
        {type: treachery}
        """
      And Daisy is at the Study
      And Roland is at the Study
      And Roland is the lead investigator
      And it is Daisy's turn
      And Daisy holds Requiem
      And the situation
        """
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true, attached: [Omen, Sign]}}
        """
      When ghoul is discarded
      And Roland chooses <first>
      And Daisy plays Requiem
      Then <last> is in Daisy's threat area
      And <first> is in the encounter discard pile
      And ghoul is in the encounter discard pile

      Examples:
        | first | last |
        | Omen  | Sign |
        | Sign  | Omen |

    @discard-piles.9
    Scenario Outline: So is what an eliminated investigator leaves in the threat area
      Given the card Requiem
        """
        {type: event, cost: 0, abilities: [{event: {put into play: {zone: encounter discard, topmost: true}, area: threat area}}]}
        """
      And the reading lead-until-another-is-chosen is "<reading>"
      And Daisy is at the Study
      And Wendy is at the Study
      And Roland is at the Study
      And Roland is the lead investigator
      And it is Daisy's turn
      And Daisy holds Requiem
      And Roland has 8 damage
      And Roland faces Frozen in Fear and Dissonant Voices
      When Roland takes 1 damage
      And <who> chooses <first>
      And Daisy chooses Daisy
      And Daisy plays Requiem
      Then <last> is in Daisy's threat area
      And <first> is in the encounter discard pile

      Examples:
        | reading            | who    | first            | last             |
        | the next           | Daisy  | Frozen in Fear   | Dissonant Voices |
        | the next           | Daisy  | Dissonant Voices | Frozen in Fear   |
        | the eliminated one | Roland | Frozen in Fear   | Dissonant Voices |
        | the eliminated one | Roland | Dissonant Voices | Frozen in Fear   |

  @discard-piles.10
  Scenario: An empty pile leaves the deck as it lies
    Given Daisy is at the Study
    And Daisy's whole deck is Perception, Guts, Overpower
    When Daisy resolves these effects
      """
      [{shuffle: {zone: discard}}, {draw: 1}]
      """
    Then Perception is in Daisy's hand
    And Guts is in Daisy's deck

  @discard-piles.6
  Scenario: Everybody may look at every discard pile, also in the middle of a test
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And Roland's discard pile is Guts
    And Roland holds Perception
    When Roland tests intellect (2)
    And Daisy looks at Roland's discard pile
    And Daisy looks at the encounter discard pile
    And Roland commits Perception
    And Roland reveals 0
    Then Perception is in Roland's discard pile
    And it is not refused

  Rule: Cards may be discarded that cost so much together

    Background:
      Given Roland is at the Study
      And the top of the encounter deck is Rust
      And the card Rust
        """
        type: treachery
        abilities:
          - revelation:
              if able:
                discard: [{kind: asset, zone: play area}, {kind: asset, zone: hand}]
                of a total cost: 4
              else: {horror: 2}
        """

    @printed.1
    Scenario: They are chosen one by one until they cost enough
      Given Roland holds Machete and Flashlight
      And Roland controls Knife and Guard Dog
      When Roland draws Rust from the encounter deck
      And Roland chooses Knife
      And Roland chooses Machete
      Then Machete is in Roland's discard pile
      And Knife is in Roland's discard pile
      And Flashlight is in Roland's hand
      And Guard Dog is in play
      And Roland has 0 horror

    Scenario: There is none
      When Roland draws Rust from the encounter deck
      Then Roland has 2 horror

  @discard-piles.3
  Scenario: Nothing happens to a card that lies in one
    Given Roland is at the Study
    And it is Roland's turn
    And a Swarm of Rats at the Study
    When Swarm of Rats is discarded
    And Swarm of Rats attacks Roland
    Then it is refused by discard-piles.3
    When Swarm of Rats is exhausted
    Then it is refused by discard-piles.3
    And Roland has 0 damage

  Rule: Cards in hand that the situation does not name are cards in hand

    Background:
      Given the situation
        """
        investigators: {roland: {card: Roland Banks, at: study, hand: [Knife], unknown cards: 2, resources: 0}}
        locations: {study: {}}
        turn: roland
        """

    Scenario Outline: What is discarded from the hand is discarded of them too: <effect>
      When Roland resolves these effects
        """
        - <effect>
        """
      Then Roland has <cards> cards in hand
      And Roland has <damage> damage

      Examples:
        | effect                                                                                       | cards | damage |
        | {discard: {kind: card, zone: hand}}                                                          | 0     | 0      |
        | {discard: {kind: card, zone: hand}, amount: 3, random: true}                                 | 0     | 0      |
        | {if able: {discard: {kind: card, zone: hand}, amount: 3, random: true}, else: {damage: 1}}   | 0     | 0      |
        | {if: {there is: {kind: card, zone: hand, other than: this}}, then: {damage: 1}}              | 3     | 1      |

    Scenario Outline: Chance may take one of them: <card>
      When Roland resolves these effects
        """
        - {discard: {kind: card, zone: hand}, amount: 2, random: true}
        """
      And <card> is chosen at random
      And unknown card is chosen at random
      Then Knife is in Roland's <place>
      And Roland has 1 card in hand

      Examples:
        | card         | place        |
        | Knife        | discard pile |
        | unknown card | hand         |

    Scenario: A cost is paid with one of them
      Given the card Trade
        """
        {type: asset, abilities: [{free: true, cost: {discard: {kind: card, zone: hand}, amount: 1}, do: {gain: 2}}]}
        """
      And Roland controls Trade
      When Roland uses Trade
      And Roland chooses unknown card
      Then Roland has 2 resources
      And Knife is in Roland's hand
      And Roland has 2 cards in hand
