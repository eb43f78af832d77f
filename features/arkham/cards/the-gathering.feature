Feature: The cards of The Gathering

  Background:
    Given every other opportunity is passed

  Rule: The map

    Scenario Outline: The printed symbols connect the house
      Given the situation
        """
        locations: {hallway: , attic: , cellar: , parlor: }
        """
      And Roland is at <here>
      When Roland moves to <there>
      Then Roland is at <end>

      Examples:
        | here    | there   | end     |
        | Hallway | Attic   | Attic   |
        | Hallway | Cellar  | Cellar  |
        | Hallway | Parlor  | Parlor  |
        | Cellar  | Hallway | Hallway |
        | Attic   | Cellar  | Attic   |

    Scenario: What the file says of the map stands in the place of what is printed
      Given the situation
        """
        locations: {hallway: {connects: [attic]}, attic: , cellar: }
        """
      And Roland is at Hallway
      When Roland moves to Cellar
      Then it is refused by move-action.2

    @cannot.1
    Scenario: The barrier keeps investigators out of the unrevealed Parlor
      Given the situation
        """
        locations: {hallway: , parlor: {unrevealed: true}}
        """
      And Roland is at Hallway
      When Roland moves to Parlor
      Then it is refused by cannot.1

    @cannot.1
    Scenario: No effect leads into it either
      Given the situation
        """
        locations: {hallway: , parlor: {unrevealed: true}}
        """
      And Roland is at Hallway
      When Roland resolves these effects
        """
        move: Parlor
        """
      Then Roland is at Hallway

    @location-cards.7
    Scenario: What stands on the other side of the Parlor is not there yet
      Given the situation
        """
        locations: {hallway: , parlor: {unrevealed: true}}
        """
      And Roland is at Parlor
      Then Roland may not use Parlor (resign) by location-cards.7

    Scenario: The Attic frightens and the Cellar hurts
      Given the situation
        """
        locations: {hallway: , attic: {unrevealed: true}, cellar: {unrevealed: true}}
        """
      And Roland is at Hallway
      When Roland moves to Attic
      And Roland moves to Hallway
      And Roland moves to Cellar
      Then Roland has 1 horror
      And Roland has 1 damage
      And Attic has 2 clues

    Scenario: One may resign in the Parlor
      Given Roland is at Parlor
      When Roland uses Parlor (resign)
      Then the scenario is over

  Rule: The acts

    @act-deck-and-agenda-deck.18 @set-aside.3 @location-cards.5
    Scenario: Trapped: the Study gives way to the house
      Given the situation
        """
        locations: {study: {clues: 0}}
        set aside: [Hallway, Cellar, Attic, Parlor, Lita Chantler, Ghoul Priest]
        """
      And Roland is at Study
      And Daisy is at Study
      And Roland has 3 clues
      And Daisy has 1 clue
      And it is Roland's turn
      And a Ghoul Minion engaged with Daisy
      And an exhausted Swarm of Rats at Study
      And the act is Trapped
      And the next act is The Barrier
      When Roland advances the act
      And Roland pays 3
      And Daisy pays 1
      Then Roland is at Hallway
      And Daisy is at Hallway
      And Hallway is revealed
      And Attic is not revealed
      And Attic has 0 clues
      And Study is not in play
      And Ghoul Minion is in the encounter discard pile
      And Swarm of Rats is in the encounter discard pile
      And Lita Chantler is set aside
      And The Barrier is the current act
      And Roland may move to Cellar
      And Roland may not move to Parlor

    @act-deck-and-agenda-deck.9 @costs.12
    Scenario: The Barrier: those in the Hallway spend the clues when the round ends
      Given the situation
        """
        locations: {hallway: , attic: , parlor: {unrevealed: true}}
        set aside: [Lita Chantler, Ghoul Priest]
        """
      And Roland is at Hallway
      And Daisy is at Hallway
      And Wendy is at Attic
      And Roland has 5 clues
      And Daisy has 4 clues
      And it is Roland's turn
      And the act is The Barrier
      And the next act is What Have You Done?
      Then Roland may not use The Barrier
      When the round ends
      And Roland uses The Barrier
      And Roland pays 5
      And Daisy pays 4
      Then Parlor is revealed
      And Lita Chantler is at Parlor
      And Ghoul Priest is in play
      And What Have You Done? is the current act

    Scenario Outline: Clues elsewhere do not break the barrier
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Roland is at Hallway
      And Wendy is at Attic
      And Roland has <roland> clues
      And Wendy has 3 clues
      And it is Roland's turn
      And the act is The Barrier
      When the round ends
      And Roland uses The Barrier
      Then it is refused
      And The Barrier is the current act

      Examples:
        | roland |
        | 5      |

    Scenario: The Priest goes for the strongest of those in the Hallway
      Given the situation
        """
        locations: {hallway: , parlor: {unrevealed: true}}
        set aside: [Lita Chantler, Ghoul Priest]
        """
      And Daisy is at Hallway
      And Roland is at Hallway
      And the next acts are The Barrier, What Have You Done?
      When the act instructs
        """
        - {spawn: {named: Ghoul Priest, zone: set aside}, at: Hallway}
        """
      Then Ghoul Priest is engaged with Roland

    Scenario: Lita is won over in the Parlor
      Given Daisy is at Parlor
      And the situation
        """
        locations: {parlor: }
        set aside: [Lita Chantler]
        """
      And the chaos bag holds 0
      When the act instructs
        """
        - {put into play: {named: Lita Chantler, zone: set aside}, area: location, of: Parlor}
        """
      And Daisy uses Parlor (parley)
      And Daisy reveals 0
      Then Daisy controls Lita Chantler
      And Daisy's combat is 3

    @act-deck-and-agenda-deck.8 @winning-and-losing.3
    Scenario Outline: What Have You Done?: the lead investigator decides what becomes of the house
      Given Daisy is at Hallway
      And Roland is at Hallway
      And a Ghoul Priest with 9 damage engaged with Roland
      And it is Roland's turn
      And the act is What Have You Done?
      When Ghoul Priest is dealt 1 damage
      And Daisy chooses <choice>
      Then resolution <number> is reached
      And the scenario is won
      And Ghoul Priest is in the victory display

      Examples:
        | choice            | number |
        | burn it down      | 1      |
        | leave it standing | 2      |

  Rule: The agendas

    Scenario: What's Going On?!: each discards a card at random
      Given Roland
      And Daisy
      And Roland holds Guts, Evidence!
      And Daisy holds Perception, Hyperawareness
      And the agenda is What's Going On?! with 2 doom
      And the next agenda is Rise of the Ghouls
      And the top of the encounter deck is Swarm of Rats, Swarm of Rats
      When the mythos phase is played
      And Roland chooses that each investigator discards a card
      And Guts is chosen at random
      And Hyperawareness is chosen at random
      Then Guts is in Roland's discard pile
      And Hyperawareness is in Daisy's discard pile
      And Perception is in Daisy's hand
      And Rise of the Ghouls is the current agenda

    Scenario: Or the lead investigator takes the horror
      Given Roland
      And Daisy
      And Daisy is the lead investigator
      And Roland holds Guts
      And the agenda is What's Going On?! with 2 doom
      And the next agenda is Rise of the Ghouls
      And the top of the encounter deck is Swarm of Rats, Swarm of Rats
      When the mythos phase is played
      And Daisy chooses to take 2 horror
      Then Daisy has 2 horror
      And Roland has 0 horror

    Scenario: Rise of the Ghouls: cards are discarded until a Ghoul turns up
      Given Roland
      And Daisy
      And Daisy is the lead investigator
      And the situation
        """
        encounter deck: [Ancient Evils, Swarm of Rats]
        encounter discard: [Ghoul Minion, Crypt Chill]
        """
      And the agenda is Rise of the Ghouls with 6 doom
      And the next agenda is They're Getting Out!
      When the mythos phase is played
      And Crypt Chill is chosen at random
      And Ghoul Minion is chosen at random
      And Swarm of Rats is chosen at random
      Then Crypt Chill is in the encounter discard pile
      And Ghoul Minion is engaged with Daisy
      And They're Getting Out! is the current agenda

    Scenario Outline: They're Getting Out!: unengaged Ghouls move towards the Parlor
      Given the situation
        """
        locations: {hallway: , attic: , cellar: , parlor: {unrevealed: true}, }
        """
      And Roland is at Attic
      And the agenda is They're Getting Out!
      And a Ghoul Minion at <from>
      And an exhausted Swarm of Rats at Cellar
      When the enemy phase is played
      Then Ghoul Minion is at <to>
      And Swarm of Rats is at Cellar

      Examples:
        | from    | to      |
        | Cellar  | Hallway |
        | Hallway | Parlor  |
        | Parlor  | Parlor  |

    Scenario: Engaged Ghouls stay with their prey
      Given the situation
        """
        locations: {hallway: , attic: , parlor: }
        """
      And Roland is at Attic
      And the agenda is They're Getting Out!
      And a Ghoul Minion engaged with Roland
      When the enemy phase is played
      Then Ghoul Minion is engaged with Roland

    Scenario: Each Ghoul in the Hallway or the Parlor brings doom
      Given the situation
        """
        locations: {hallway: , attic: , parlor: }
        """
      And Roland is at Hallway
      And the agenda is They're Getting Out!
      And a Ghoul Minion called first engaged with Roland
      And a Ravenous Ghoul called second at Parlor
      And an Icy Ghoul at Attic
      When the round ends
      Then They're Getting Out! has 2 doom

    @winning-and-losing.4
    Scenario Outline: Whoever is still in the house is torn apart
      Given Roland
      And the agenda is They're Getting Out! with 9 doom
      And the act is <act>
      When the mythos phase is played
      Then resolution 3 is reached
      And the scenario is lost

      Examples:
        | act         |
        | Trapped     |
        | The Barrier |

    @elimination.17
    Scenario: At the third act they barely escape
      Given Roland
      And Daisy
      And Wendy
      And the agenda is They're Getting Out! with 9 doom
      And the act is What Have You Done?
      When the mythos phase is played
      Then Roland is defeated
      And Daisy is defeated
      And Roland has 1 physical trauma
      And Daisy has 1 physical trauma
      And no resolution is reached

  Rule: The reference card

    Background:
      Given the scenario is The Gathering

    Scenario Outline: The symbols at easy or standard difficulty
      Given Roland
      And a Ghoul Minion engaged with Roland
      And a Ghoul Minion called other engaged with Roland
      And the chaos bag holds skull, cultist and tablet
      When Roland tests willpower (<difficulty>)
      And Roland reveals <token>
      Then the skill value is <value>
      And Roland has <damage> damage
      And Roland has <horror> horror

      Examples:
        | token   | difficulty | value | damage | horror |
        | skull   | 1          | 1     | 0      | 0      |
        | cultist | 3          | 2     | 0      | 1      |
        | cultist | 2          | 2     | 0      | 0      |
        | tablet  | 1          | 1     | 1      | 0      |

    Scenario Outline: And at hard or expert difficulty
      Given Roland
      And a Ghoul Minion engaged with Roland
      And the situation
        """
        chaos bag: hard
        """
      When Roland tests willpower (<difficulty>)
      And Roland reveals <tokens>
      Then the skill value is <value>
      And Roland has <damage> damage
      And Roland has <horror> horror

      Examples:
        | tokens | difficulty | value | damage | horror |
        | tablet | 0          | 0     | 1      | 1      |
        | skull  | 1          | 1     | 0      | 0      |

    Scenario: The hard cultist token: another one, and horror for a failure
      Given Roland
      And the situation
        """
        chaos bag: hard
        """
      When Roland tests willpower (3)
      And Roland reveals cultist
      And Roland reveals -1
      Then Roland has 2 horror

    @search.4 @search.5
    Scenario: The hard skull token: a failure has a Ghoul searched for when the test is over
      Given Roland is at Cellar
      And the situation
        """
        chaos bag: hard
        encounter deck: [Ancient Evils, Icy Ghoul, Swarm of Rats]
        encounter discard: [Ghoul Minion]
        locations: {cellar: , attic: }
        """
      When Roland tests willpower (3)
      And Roland reveals skull
      And Roland chooses Icy Ghoul
      Then Icy Ghoul is engaged with Roland
      And Ghoul Minion is in the encounter discard pile
      And Roland's test ends before Icy Ghoul enters play
      When Roland draws Swarm of Rats from the encounter deck
      Then Swarm of Rats is engaged with Roland
