Feature: Encounter Deck

  @encounter-deck.2
  Scenario: The discard pile is shuffled into an empty deck
    Given every other opportunity is passed
    And Roland
    And Daisy
    And the whole encounter deck is Ghoul Minion
    And the situation
      """
      encounter discard: [Swarm of Rats, Ravenous Ghoul, Icy Ghoul]
      """
    When the mythos phase is played
    And Ravenous Ghoul is chosen at random
    Then Ghoul Minion is engaged with Roland
    And Ravenous Ghoul is engaged with Daisy
    And Icy Ghoul is in the encounter deck
    And Swarm of Rats is in the encounter deck

  @encounter-deck.1
  Scenario: Enemies, treacheries and story assets are shuffled into it, and no other cards of the sets
    Given every other opportunity is passed
    And the situation
      """
      scenario:
        name: Nothing Set Aside
        reference card: {type: scenario}
        encounter sets: [The Gathering, Striking Fear]
        locations: [Study]
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    Then Lita Chantler is in the encounter deck
    And Icy Ghoul is in the encounter deck
    And Frozen in Fear is in the encounter deck
    And Hallway is not in the encounter deck
    And Trapped is not in the encounter deck
    And Rise of the Ghouls is not in the encounter deck
    And the encounter deck holds 11 cards

  @card-anatomy.12
  Scenario: The numbers of an encounter set say what it holds
    Given every other opportunity is passed
    And the situation
      """
      cards:
        Leech: {type: enemy, fight: 1, evade: 1, health: 1, encounter set: The Bog, set number: [1, 2]}
        Mire: {type: treachery, encounter set: The Bog, set number: [3]}
        Toad: {type: treachery, encounter set: The Pond, set number: [1]}
      scenario: {name: Wet Feet, reference card: {type: scenario}, encounter sets: [The Bog], locations: [Study]}
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    Then the encounter deck holds 3 cards
    And Mire is in the encounter deck

  @encounter-set.1
  Scenario: A printed set is as it is printed, whatever says that it belongs to it
    Given every other opportunity is passed
    And the situation
      """
      cards:
        Leech: {type: enemy, fight: 1, evade: 1, health: 1, encounter set: Rats, set number: [1, 2]}
        Mire: {type: treachery, encounter set: The Bog, set number: [2]}
      scenario: {name: Dry Feet, reference card: {type: scenario}, encounter sets: [Rats], locations: [Study]}
      investigators: {roland: {card: Roland Banks, deck: []}}
      """
    Then the encounter deck holds 3 cards
    And Swarm of Rats 3 is in the encounter deck

  Rule: When it has run out

    Background:
      Given every other opportunity is passed
      And Roland
      And Daisy
      And the card Omen
        """
        {type: treachery, abilities: [{revelation: {horror: 1}}]}
        """
      And the card Sign
        """
        {type: treachery, abilities: [{revelation: {damage: 1}}]}
        """
      And the whole encounter deck is Omen
      And the situation
        """
        encounter discard: [Sign]
        """

    @encounter-deck.2
    Scenario: At once: its last card lies in the discard pile
      When the mythos phase is played
      Then Roland has 1 horror
      And Daisy has 1 damage
      And Omen is in the encounter deck
      And Sign is in the encounter discard pile

    @encounter-deck.2
    Scenario: When a card is wanted: its last card is among those that are shuffled in
      Given the reading empty-encounter-deck is "when a card is wanted"
      When the mythos phase is played
      And Omen is chosen at random
      Then Roland has 1 horror
      And Daisy has 1 horror
      And Sign is in the encounter deck
      And Omen is in the encounter discard pile

    Scenario: Whoever draws a card from it draws that card
      Given Roland is at the Attic
      When Roland resolves these effects
        """
        - {draw encounter cards: 1}
        """
      Then Roland draws Omen from the encounter deck
      And Roland draws an encounter card
      And Roland has 1 horror

  Rule: What follows from the cards that are discarded from its top

    Background:
      Given Roland is at the Study
      And the card Dig
        """
        type: treachery
        abilities:
          - revelation:
              discard encounter cards: 2
              such: {kind: enemy, trait: Ghoul}
              do: {spawn: chosen, at: your location}
              then: {horror: 1}
              else: {damage: 1}
        """

    Scenario: There are such cards among them
      Given the top of the encounter deck is Dig, Icy Ghoul, Swarm of Rats, Ghoul Minion
      When Roland draws Dig from the encounter deck
      Then Icy Ghoul is at the Study
      And Swarm of Rats is in the encounter discard pile
      And Ghoul Minion is in the encounter deck
      And Roland has 1 horror
      And Roland has 0 damage

    Scenario: There is none
      Given the top of the encounter deck is Dig, Swarm of Rats, Ancient Evils, Ghoul Minion
      When Roland draws Dig from the encounter deck
      Then Roland has 1 damage
      And Roland has 0 horror

    @encounter-deck.2
    Scenario: At once: the last card that is discarded is not among those that are shuffled in
      Given the whole encounter deck is Icy Ghoul
      And the situation
        """
        encounter discard: [Crypt Chill]
        """
      When Roland resolves these effects
        """
        - {discard encounter cards: 1}
        """
      Then Icy Ghoul is in the encounter discard pile
      And Crypt Chill is in the encounter deck

    @encounter-deck.2
    Scenario: When a card is wanted: the next card to be discarded is one of those that are shuffled in
      Given the reading empty-encounter-deck is "when a card is wanted"
      And the whole encounter deck is Dig, Swarm of Rats
      And the situation
        """
        encounter discard: [Crypt Chill]
        """
      When Roland draws Dig from the encounter deck
      And Crypt Chill is chosen at random
      Then Roland has 1 damage
      And Swarm of Rats is in the encounter deck
      And Crypt Chill is in the encounter discard pile

    @encounter-deck.2
    Scenario: A card that is shuffled in and discarded again is one card still
      Given the whole encounter deck is Dig, Icy Ghoul
      And the card Echo
        """
        type: treachery
        abilities: [{forced: {after: spawn, what: enemy}, do: {horror: 1}}]
        """
      And Roland faces Echo
      When Roland draws Dig from the encounter deck
      Then Icy Ghoul is at the Study
      And Roland has 2 horror

  Rule: Abilities may answer to its last card leaving it

    @encounter-deck.2
    Scenario: As the last card is drawn
      Given Roland is at the Study
      And the card Void
        """
        type: treachery
        abilities: [{forced: {when: encounter deck runs out}, do: {horror: 1}}]
        """
      And Roland faces Void
      And the whole encounter deck is Grasping Hands, Ancient Evils
      When Roland draws Grasping Hands from the encounter deck
      And Roland reveals 0
      Then Roland has 0 horror
      When Roland draws Ancient Evils from the encounter deck
      Then the encounter deck runs out of cards
      And Roland has 1 horror

  Rule: Cards are placed on it

    Scenario Outline: On its top or its bottom
      Given Roland is at the Study
      And a Ghoul Minion at the Study
      And the whole encounter deck is Swarm of Rats
      When Roland resolves these effects
        """
        - {return: {kind: enemy, at: your location}, to: <end> of encounter deck}
        - {draw encounter cards: 1}
        """
      Then <drawn> spawns
      And <other> does not spawn

      Examples:
        | end    | drawn         | other         |
        | top    | Ghoul Minion  | Swarm of Rats |
        | bottom | Swarm of Rats | Ghoul Minion  |

  @encounter-deck.2
  Scenario: It runs out while cards are discarded until one turns up
    Given Roland is at the Study
    And the reading empty-encounter-deck is "when a card is wanted"
    And the whole encounter deck is Grasping Hands
    And the situation
      """
      encounter discard: [Icy Ghoul]
      """
    When Roland resolves these effects
      """
      - {discard from the encounter deck until: {kind: enemy}, amount: 1, do: {spawn: chosen, at: your location}}
      """
    And Icy Ghoul is chosen at random
    Then Icy Ghoul is at the Study
    And Grasping Hands is in the encounter deck

  Scenario: Nobody discards on and on for a card that is not there
    Given Roland is at the Study
    And the whole encounter deck is Grasping Hands, Ancient Evils
    When Roland resolves these effects
      """
      - {discard from the encounter deck until: {kind: enemy}, amount: 1, do: {draw card: chosen}}
      - {gain: 1}
      """
    Then Roland has 1 resource
