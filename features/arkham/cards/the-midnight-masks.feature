Feature: The cards of The Midnight Masks

  Background:
    Given every other opportunity is passed

  Scenario: The hard cultist token where there is no Cultist
    Given Roland
    And the situation
      """
      scenario: The Midnight Masks
      chaos bag: hard
      """
    When Roland tests willpower (3)
    And Roland reveals cultist
    And Roland reveals -1
    Then the skill value is 0

  Rule: The town

    Scenario Outline: The printed symbols connect the quarters
      Given the situation
        """
        locations:
          northside:
          downtown: {card: Downtown (Arkham Asylum)}
          easttown:
          miskatonic university:
          rivertown:
          graveyard:
          st. mary's hospital: {card: St. Mary's Hospital}
          southside: {card: Southside (Historical Society)}
          your house:
        """
      And the chaos bag holds +1
      And Roland is at <here>
      When Roland moves to <there>
      Then Roland is at <there>

      Examples:
        | here                  | there                 |
        | Rivertown             | Easttown              |
        | Rivertown             | Miskatonic University |
        | Rivertown             | Southside             |
        | Rivertown             | Your House            |
        | Graveyard             | Rivertown             |
        | Your House            | Rivertown             |
        | Easttown              | Downtown              |
        | Downtown              | Northside             |
        | Northside             | Miskatonic University |
        | Miskatonic University | Southside             |
        | Southside             | St. Mary's Hospital   |

    Scenario: Easttown and Northside do not touch
      Given the situation
        """
        locations: {easttown: , northside: }
        """
      And Roland is at Easttown
      When Roland moves to Northside
      Then it is refused by move-action.2

    Scenario Outline: What a location does for an action
      Given Roland is at <location>
      And Roland has 3 damage
      And Roland has 4 horror
      And Roland has 1 resource
      And Roland has no clues
      When Roland uses <title>
      Then Roland has <number> <of>
      And Roland has 2 actions

      Examples:
        | location                        | title               | number | of            |
        | Your House                      | Your House          | 1      | card in hand  |
        | Your House                      | Your House          | 2      | resources     |
        | Southside (Historical Society)  | Southside           | 3      | cards in hand |
        | St. Mary's Hospital             | St. Mary's Hospital | 0      | damage        |
        | Downtown (First Bank of Arkham) | Downtown            | 4      | resources     |
        | Downtown (Arkham Asylum)        | Downtown            | 1      | horror        |

    Scenario: Your House serves once in a turn
      Given Roland is at Your House
      When Roland uses Your House
      And Roland uses Your House
      Then it is refused by limits-and-maximums.2

    Scenario: Clues are for sale in Northside, once in a game
      Given Roland is at Northside
      And Wendy is at Northside
      And Roland has 5 resources
      And Wendy has 5 resources
      And it is Roland's turn
      When Roland uses Northside
      Then Roland has 2 clues
      And Roland has 0 resources
      And Northside has 4 clues
      When Roland ends the turn
      And Wendy begins the turn
      And Wendy uses Northside
      Then it is refused by limits-and-maximums.10

    @search.4
    Scenario: The boarding house has an ally among the cards of the deck
      Given Roland is at Southside (Ma's Boarding House)
      And Roland's whole deck is Guts, Beat Cop, Knife
      When Roland uses Southside
      Then Beat Cop is in Roland's hand
      When Roland draws a card
      And Knife is chosen at random
      Then Knife is in Roland's hand

    Scenario: The university searches six cards for a Tome or a Spell
      Given Daisy is at Miskatonic University
      And the top of Daisy's deck is Knife, Guts, Shrivelling, Hyperawareness, Magnifying Glass, Perception, Medical Texts
      When Daisy uses Miskatonic University
      Then Shrivelling is in Daisy's hand
      And Medical Texts is in Daisy's deck

    Scenario: Easttown makes allies cheaper for those who are there
      Given Roland is at Easttown
      And Roland has 2 resources
      And Roland holds Beat Cop
      When Roland plays Beat Cop
      Then Roland controls Beat Cop
      And Roland has 0 resources

    Scenario Outline: The Graveyard
      Given the situation
        """
        locations: {graveyard: {unrevealed: true}, rivertown: }
        """
      And Roland is at Rivertown
      When Roland moves to Graveyard
      And Roland reveals -4
      And Roland chooses <choice>
      Then Roland has <horror> horror
      And Roland is at <place>

      Examples:
        | choice            | horror | place     |
        | take 2 horror     | 2      | Graveyard |
        | move to Rivertown | 0      | Rivertown |

    @instead.2
    Scenario: The Ghoul Priest comes to Your House
      Given the situation
        """
        locations: {your house: , rivertown: }
        """
      And Roland is at Rivertown
      And the top of the encounter deck is Ghoul Priest
      When Roland draws Ghoul Priest from the encounter deck
      Then Ghoul Priest is at Your House
      And Ghoul Priest is not engaged

    Scenario: Also where an instruction would have it spawn elsewhere
      Given the situation
        """
        locations: {your house: , rivertown: , graveyard: }
        set aside: [Ghoul Priest]
        """
      And Roland is at Rivertown
      When the act instructs
        """
        - {spawn: {named: Ghoul Priest, zone: set aside}, at: Graveyard}
        """
      Then Ghoul Priest is at Your House

  Rule: The conspiracy

    @costs.11
    Scenario: The group pays two clues for each investigator and a cultist is found
      Given the situation
        """
        locations: {rivertown: , graveyard: , easttown: }
        decks: {Cultist: [Herman Collins, Ruth Turner]}
        """
      And Roland is at Rivertown
      And Wendy is at Easttown
      And Roland has 3 clues
      And Wendy has 1 clue
      And it is Roland's turn
      And the act is Uncovering the Conspiracy
      When Roland uses Uncovering the Conspiracy
      And Roland pays 3
      And Wendy pays 1
      Then Herman Collins is at Graveyard
      And Roland has 0 clues
      And Roland has 2 actions

    Scenario: Three clues are too few for two
      Given the situation
        """
        locations: {rivertown: , graveyard: , easttown: }
        decks: {Cultist: [Herman Collins, Ruth Turner]}
        """
      And Roland is at Rivertown
      And Wendy is at Easttown
      And Roland has 3 clues
      And it is Roland's turn
      And the act is Uncovering the Conspiracy
      When Roland uses Uncovering the Conspiracy
      Then it is refused by costs.11

    Scenario: Five unique cultists and others in the victory display are not enough
      Given the card Tally
        """
        type: treachery
        abilities:
          - revelation: {return: {zone: set aside}, to: victory display}
        """
      And Wendy is at Rivertown
      And the situation
        """
        set aside: ['"Wolf-Man" Drew', Herman Collins, Peter Warren, Victoria Devereux, The Masked Hunter, Acolyte]
        encounter deck: [Tally]
        """
      And the act is Uncovering the Conspiracy
      When Wendy draws Tally from the encounter deck
      Then Acolyte is in the victory display
      And Uncovering the Conspiracy is the current act

    @act-deck-and-agenda-deck.8 @winning-and-losing.3
    Scenario: The sixth completes the scenario
      Given the card Tally
        """
        type: treachery
        abilities:
          - revelation: {return: {zone: set aside}, to: victory display}
        """
      And Wendy is at Rivertown
      And the situation
        """
        set aside: ['"Wolf-Man" Drew', Herman Collins, Peter Warren, Victoria Devereux, The Masked Hunter]
        encounter deck: [Tally]
        """
      And Ruth Turner engaged with Wendy
      And the chaos bag holds +1
      And the act is Uncovering the Conspiracy
      When Wendy draws Tally from the encounter deck
      Then Uncovering the Conspiracy is the current act
      When Wendy evades Ruth Turner
      And Wendy reveals +1
      Then resolution 1 is reached
      And the scenario is won

    Scenario Outline: One may resign under either agenda
      Given Roland is at Rivertown
      And the agenda is <agenda>
      When Roland uses <agenda>
      Then the scenario is over

      Examples:
        | agenda                |
        | Predator or Prey?     |
        | Time Is Running Short |

    @act-deck-and-agenda-deck.19 @spawn.2
    Scenario: Predator or Prey?: the Masked Hunter finds whoever has the most clues
      Given the situation
        """
        locations: {rivertown: , graveyard: }
        """
      And Roland is at Rivertown
      And Daisy is at Graveyard
      And Roland has 1 clue
      And Daisy has 2 clues
      And the agenda is Predator or Prey? with 5 doom
      And the next agenda is Time Is Running Short
      And the top of the encounter deck is Ancient Evils, Ancient Evils
      When the mythos phase is played
      Then The Masked Hunter is engaged with Daisy
      And Time Is Running Short is the current agenda
      When The Masked Hunter is dealt 7 damage
      Then The Masked Hunter is in play
      When The Masked Hunter is dealt 1 damage
      Then The Masked Hunter is in the victory display

    @cannot.1
    Scenario: While the Masked Hunter is engaged with one, clues are neither found nor spent
      Given Roland is at Rivertown
      And Daisy is at Rivertown
      And Roland has 3 clues
      And Daisy has 1 clue
      And it is Roland's turn
      And The Masked Hunter engaged with Roland
      And the card Search Party
        """
        type: act
        clues: 3
        """
      And the act is Search Party
      And the chaos bag holds +1
      When Roland advances the act
      Then it is refused by cannot.1
      When Roland investigates
      And Roland reveals +1
      Then Roland has 3 clues
      And Rivertown has 2 clues

    Scenario: Time Is Running Short: at midnight the conspirators go
      Given Roland
      And the agenda is Time Is Running Short with 7 doom
      When the mythos phase is played
      Then resolution 2 is reached
      And the scenario is lost

  Rule: The cultists

    Scenario Outline: Each lives somewhere
      Given the situation
        """
        locations:
          rivertown:
          downtown: {card: Downtown (Arkham Asylum)}
          graveyard:
          miskatonic university:
          northside:
          st. mary's hospital: {card: St. Mary's Hospital}
        """
      And Roland is at Rivertown
      And the top of the encounter deck is <cultist>
      When Roland draws <cultist> from the encounter deck
      Then <cultist> is at <place>

      Examples:
        | cultist           | place                 |
        | "Wolf-Man" Drew   | Downtown              |
        | Herman Collins    | Graveyard             |
        | Peter Warren      | Miskatonic University |
        | Victoria Devereux | Northside             |
        | Ruth Turner       | St. Mary's Hospital   |

    Scenario: "Wolf-Man" Drew feeds when he attacks
      Given Roland
      And the situation
        """
        enemies: {drew: {card: '"Wolf-Man" Drew', engaged: roland, damage: 2}}
        """
      When drew attacks Roland
      Then drew has 1 damage
      And Roland has 2 damage

    @parley.1
    Scenario Outline: Each can be talked over at a price
      Given Roland
      And Roland has 5 resources
      And Roland has 2 clues
      And Roland holds Guts, Knife, Evidence!, Machete
      And <cultist> engaged with Roland
      When Roland uses <cultist>
      Then <cultist> is in the victory display
      And Roland has <resources> resources
      And Roland has <clues> clues
      And Roland has <cards> cards in hand
      And Roland has 0 damage

      Examples:
        | cultist           | resources | clues | cards |
        | Herman Collins    | 5         | 2     | 0     |
        | Peter Warren      | 5         | 0     | 4     |
        | Victoria Devereux | 0         | 2     | 4     |

    Scenario: Ruth Turner is won over by being evaded
      Given Wendy
      And Ruth Turner engaged with Wendy
      And the chaos bag holds +1
      When Wendy evades Ruth Turner
      And Wendy reveals +1
      Then Ruth Turner is in the victory display

  Rule: The treacheries

    Scenario Outline: Hunting Shadow
      Given Roland
      And Roland has 1 clue
      And the top of the encounter deck is Hunting Shadow
      When Roland draws Hunting Shadow from the encounter deck
      And Roland chooses <choice>
      Then Roland has <clues> clues
      And Roland has <damage> damage

      Examples:
        | choice        | clues | damage |
        | spend 1 clue  | 0     | 0      |
        | take 2 damage | 1     | 2      |

    @must.1
    Scenario: A clue that cannot be spent does not satisfy the Hunting Shadow
      Given Roland
      And Roland has 1 clue
      And The Masked Hunter engaged with Roland
      And the top of the encounter deck is Hunting Shadow
      When Roland draws Hunting Shadow from the encounter deck
      Then Roland has 1 clue
      And Roland has 2 damage

    Scenario: False Lead costs a clue for each point
      Given Roland is at Rivertown
      And Roland has 3 clues
      And the chaos bag holds 0 and -1
      And the top of the encounter deck is False Lead
      When Roland draws False Lead from the encounter deck
      And Roland reveals 0
      Then Roland has 2 clues
      And Rivertown has 2 clues

  Rule: The reference card

    Background:
      Given the situation
        """
        scenario: The Midnight Masks
        locations: {rivertown: , easttown: , downtown: {card: Downtown (Arkham Asylum)}}
        """
      And Roland is at Rivertown
      And an Acolyte called near with 1 doom at Easttown
      And a Wizard of the Order called far with 3 doom at Downtown

    Scenario Outline: At easy or standard difficulty
      Given Roland has 3 clues
      When Roland tests willpower (3)
      And Roland reveals <token>
      Then the skill value is <value>
      And near has <near> doom
      And far has 3 doom
      And Roland has <clues> clues

      Examples:
        | token   | value | near | clues |
        | skull   | 0     | 1    | 3     |
        | cultist | 1     | 2    | 3     |
        | tablet  | 0     | 1    | 2     |

    Scenario Outline: At hard or expert difficulty
      Given Roland has 3 clues
      And the situation
        """
        chaos bag: expert
        """
      And the agenda is Predator or Prey? with 1 doom
      When Roland tests willpower (3)
      And Roland reveals <token>
      Then the skill value is <value>
      And near has <near> doom
      And far has <far> doom
      And Roland has <clues> clues

      Examples:
        | token   | value | near | far | clues |
        | skull   | 0     | 1    | 3   | 3     |
        | cultist | 1     | 2    | 4   | 3     |
        | tablet  | 0     | 1    | 3   | 0     |
