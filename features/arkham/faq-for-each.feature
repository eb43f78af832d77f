Feature: For Each

  Background:
    Given every other opportunity is passed
    And Daisy is at the Study
    And it is Daisy's turn
    And the situation also says
      """
      investigators: {daisy: {threat area: [Hypochondria]}}
      """
    And the card Claws
      """
      {type: treachery, abilities: [{revelation: {test: agility, difficulty: 4, each point failed: {damage: 1}}}]}
      """
    And the card Wrath
      """
      {type: treachery, abilities: [{revelation: {test: agility, difficulty: 4, each point failed: {either: {to lose cards: [{discard: {zone: hand}, amount: 1}], to take damage: [{damage: 1}]}}}}]}
      """
    And the card Balm
      """
      {type: asset, abilities: [{reaction: {when: dealt, who: you, of: damage}, cost: {exhaust: this}, do: {prevent damage: 9}}]}
      """

  @faq-for-each.1
  Scenario: As one where it can be reckoned
    Given the situation also says
      """
      encounter deck: [Claws]
      """
    When Daisy resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Daisy reveals -1
    Then Daisy has 3 damage
    And Daisy has 1 horror

  @faq-for-each.1
  Scenario Outline: As far as it can be done at once, and as one what is done for each that cannot: <cards>
    Given the card Chill
      """
      type: treachery
      abilities:
        - revelation:
            test: agility
            difficulty: 4
            each point failed: {if able: {discard: {zone: hand}, amount: 1, random: true}, else: {damage: 1}}
      """
    And the situation also says
      """
      encounter deck: [Chill]
      """
    And Daisy holds <cards>
    When Daisy resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Daisy reveals -1
    Then Daisy has 0 cards in hand
    And Daisy has <damage> damage
    And Daisy has <horror> horror

    Examples:
      | cards                           | damage | horror |
      | Knife                           | 2      | 1      |
      | Knife, Flashlight and First Aid | 0      | 0      |

  @faq-for-each.2
  Scenario: It is prevented as one
    Given Daisy controls Balm
    And the situation also says
      """
      encounter deck: [Claws]
      """
    When Daisy resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Daisy reveals -1
    And Daisy uses Balm
    Then Daisy has 0 damage
    And Daisy has 0 horror

  @faq-for-each.3
  Scenario: One after the other where there is something to choose
    Given the situation also says
      """
      encounter deck: [Wrath]
      """
    When Daisy resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Daisy reveals -1
    Then Daisy has 3 damage
    And Daisy has 3 horror

  @faq-for-each.4
  Scenario: Each of them is prevented on its own
    Given Daisy controls Balm
    And the situation also says
      """
      encounter deck: [Wrath]
      """
    When Daisy resolves these effects
      """
      - {draw encounter cards: 1}
      """
    And Daisy reveals -1
    And Daisy uses Balm
    Then Daisy has 2 damage
    And Daisy has 2 horror

  @faq-for-each.3
  Scenario Outline: What one of them brings about comes before the next, whatever is still to come: <then>
    Given the situation also says
      """
      locations:
        hallway: {card: Hallway, connects: [attic, cellar]}
        attic: {card: Attic, connects: [hallway]}
        cellar: {card: Cellar, connects: [hallway]}
      enemies: {ghoul: {card: Ghoul Minion, at: attic}}
      """
    And Daisy is at the Hallway
    When Daisy resolves these effects
      """
      [{for each: 3, do: {may: {move: connecting location}, what: move}}<then>]
      """
    And Daisy chooses to move
    And Daisy chooses Attic
    Then ghoul is engaged with Daisy
    When Daisy chooses to move
    And Daisy passes
    Then Daisy is at the Hallway
    And ghoul is at the Hallway

    Examples:
      | then        |
      |             |
      | , {gain: 1} |

  Scenario Outline: "For every 2" counts whole pairs
    Given Daisy has <damage> damage
    When Daisy resolves these effects
      """
      - {horror: {for every: 2, of: {tokens: damage, on: you}}}
      """
    Then Daisy has <horror> horror

    Examples:
      | damage | horror |
      | 1      | 0      |
      | 3      | 1      |
      | 4      | 2      |

  Rule: One after the other

    Background:
      Given Wendy is at the Attic
      And the situation also says
        """
        enemies:
          imp: {card: Acolyte, at: study}
          rat: {card: Swarm of Rats, at: study}
        """

    @lead-investigator.4
    Scenario Outline: Who leads says which of them goes without, if there is not enough for all
      Given the location Study has shroud 2 and 1 clue
      When Daisy resolves these effects
        """
        - for each of: enemy
          do: {move tokens: clues, from: {kind: location, location of: chosen}, to: chosen}
        """
      And Daisy chooses <one>
      Then <one> has 1 clue
      And <other> has 0 clues

      Examples:
        | one | other |
        | imp | rat   |
        | rat | imp   |

    Scenario: Nobody is asked if there is enough
      Given the location Study has shroud 2 and 2 clues
      When Daisy resolves these effects
        """
        - for each of: enemy
          do: {move tokens: clues, from: {kind: location, location of: chosen}, to: chosen}
        """
      Then imp has 1 clue
      And rat has 1 clue
