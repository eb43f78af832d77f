Feature: The cards of The Devourer Below

  Background:
    Given every other opportunity is passed

  Rule: The woods

    Scenario: The Main Path leads to every location of the woods, and to the Ritual Site
      Given the situation
        """
        locations:
          main path:
          quiet glade: {card: Arkham Woods (Quiet Glade), unrevealed: true}
          cliffside: {card: Arkham Woods (Cliffside)}
          old house: {card: Arkham Woods (Old House)}
          ritual site:
        """
      And Roland is at Main Path
      Then Roland may move to quiet glade
      And Roland may move to cliffside
      And Roland may move to old house
      And Roland may move to ritual site

    Scenario: Revealing a location shows where else it leads
      Given the situation
        """
        locations:
          main path:
          quiet glade: {card: Arkham Woods (Quiet Glade), unrevealed: true}
          cliffside: {card: Arkham Woods (Cliffside)}
          old house: {card: Arkham Woods (Old House)}
        """
      And Roland is at cliffside
      Then Roland may not move to quiet glade
      And Roland may not move to old house
      When Roland moves to main path
      And Roland moves to quiet glade
      Then Roland may move to cliffside
      And Roland may not move to old house

    Scenario: One may resign on the Main Path
      Given Roland is at Main Path
      When Roland uses Main Path
      Then the scenario is over

    Scenario Outline: Some places are investigated with another skill
      Given Wendy is at <card>
      And the chaos bag holds 0
      And it is Wendy's turn
      When Wendy investigates
      And Wendy reveals 0
      Then the skill value is <value>
      And Wendy begins a <skill> test

      Examples:
        | card                            | skill     | value |
        | Arkham Woods (Old House)        | willpower | 4     |
        | Arkham Woods (Cliffside)        | agility   | 4     |
        | Arkham Woods (Tangled Thicket)  | combat    | 1     |

    Scenario: Whatever skill the attempt itself would use
      Given Roland is at Arkham Woods (Cliffside)
      And Roland controls Burglary
      And the chaos bag holds 0
      When Roland uses Burglary
      And Roland reveals 0
      Then Roland begins an agility test

    @cancel.1
    Scenario Outline: The Twisting Paths lead back
      Given the situation
        """
        locations: {main path: , twisting paths: {card: Arkham Woods (Twisting Paths)}}
        """
      And Roland is at twisting paths
      And the chaos bag holds <token>
      When Roland moves to main path
      And Roland reveals <token>
      Then Roland is at <place>
      And Roland has 2 actions

      Examples:
        | token | place          |
        | -1    | twisting paths |

    Scenario: Unless one keeps one's bearings
      Given the situation
        """
        locations: {main path: , twisting paths: {card: Arkham Woods (Twisting Paths)}}
        """
      And Roland is at twisting paths
      And the chaos bag holds 0
      When Roland moves to main path
      And Roland reveals 0
      Then Roland is at main path

    Scenario: The Unhallowed Ground
      Given the situation
        """
        locations: {main path: , unhallowed: {card: Arkham Woods (Unhallowed Ground), unrevealed: true}}
        """
      And Roland is at main path
      And the chaos bag holds 0
      When Roland moves to unhallowed
      And Roland reveals 0
      Then Roland has 1 damage
      And Roland has 1 horror
      And unhallowed has 1 clue

    Scenario Outline: The Quiet Glade heals once in a turn
      Given Roland is at Arkham Woods (Quiet Glade)
      And Roland has 2 damage
      And Roland has 2 horror
      When Roland uses Arkham Woods
      And Roland chooses to heal <what>
      Then Roland has 1 <what>
      When Roland uses Arkham Woods
      Then it is refused by limits-and-maximums.2

      Examples:
        | what   |
        | damage |
        | horror |

    Scenario Outline: The Ritual Site fills up again when the round ends
      Given Roland is at Ritual Site
      And Daisy is at Ritual Site
      And the situation
        """
        locations: {ritual site: {clues: <before>}}
        """
      When the round ends
      Then Ritual Site has <after> clues

      Examples:
        | before | after |
        | 1      | 4     |
        | 0      | 4     |
        | 6      | 6     |

  Rule: The acts

    @act-deck-and-agenda-deck.18
    Scenario: Investigating the Trail: those who got away are waiting on the path
      Given the situation
        """
        locations: {main path: , cliffside: {card: Arkham Woods (Cliffside)}}
        set aside: [Ritual Site]
        campaign log: {Cultists Who Got Away: [Ruth Turner, Herman Collins], Cultists We Interrogated: [Peter Warren]}
        """
      And Roland is at cliffside
      And Roland has 3 clues
      And the act is Investigating the Trail
      And the next act is Into the Darkness
      When Roland advances the act
      Then Ritual Site is in play
      And Ritual Site is not revealed
      And Ruth Turner is at main path
      And Herman Collins is at main path
      And Into the Darkness is the current act

    @act-deck-and-agenda-deck.8
    Scenario: Into the Darkness: entering the Ritual Site is enough
      Given the situation
        """
        locations: {main path: , ritual site: {unrevealed: true}}
        encounter deck: [Ancient Evils, Crypt Chill]
        encounter discard: [Hunting Nightgaunt]
        """
      And Roland is at main path
      And the act is Into the Darkness
      And the next act is Disrupting the Ritual
      When Roland moves to ritual site
      And Crypt Chill is chosen at random
      And Hunting Nightgaunt is chosen at random
      Then Hunting Nightgaunt is engaged with Roland
      And Disrupting the Ritual is the current act
      And Crypt Chill is in the encounter discard pile

    Scenario: Two enemies where three or more play
      Given the situation
        """
        locations: {main path: , ritual site: {unrevealed: true}}
        encounter deck: [Swarm of Rats, Ancient Evils, Acolyte, Ghoul Minion]
        """
      And Roland is at main path
      And Daisy is at main path
      And Wendy is at main path
      And it is Roland's turn
      And the act is Into the Darkness
      And the next act is Disrupting the Ritual
      When Roland moves to ritual site
      Then Swarm of Rats is engaged with Roland
      And Acolyte is engaged with Roland
      And Acolyte has 1 doom
      And Ghoul Minion is in the encounter deck

    @act-deck-and-agenda-deck.8 @winning-and-losing.3
    Scenario: Disrupting the Ritual: two clues for each investigator break it
      Given Roland is at Main Path
      And Roland has 2 clues
      And the chaos bag holds +1
      And the situation
        """
        act: {card: Disrupting the Ritual}
        """
      When Roland uses Disrupting the Ritual
      And Roland chooses willpower
      And Roland reveals +1
      Then Disrupting the Ritual has 1 clue
      And Roland has 1 clue
      When Roland uses Disrupting the Ritual
      And Roland chooses willpower
      And Roland reveals +1
      Then resolution 1 is reached
      And the scenario is won

  Rule: The agendas

    Scenario: The Arkham Woods: a Monster with doom comes to the Main Path
      Given the situation
        """
        locations: {main path: , cliffside: {card: Arkham Woods (Cliffside)}}
        encounter deck: [Ancient Evils, Ghoul Minion, Swarm of Rats, Swarm of Rats]
        """
      And Roland is at cliffside
      And the agenda is The Arkham Woods with 3 doom
      And the next agenda is The Ritual Begins
      When the mythos phase is played
      Then Ghoul Minion is at main path
      And Ghoul Minion has 1 doom
      And Ancient Evils is in the encounter discard pile
      And The Ritual Begins is the current agenda

    Scenario: The Ritual Begins: every enemy is stronger
      Given Roland
      And a Ghoul Minion engaged with Roland
      And the agenda is The Ritual Begins
      And the chaos bag holds 0
      When Roland fights Ghoul Minion
      And Roland reveals 0
      Then at ST.6, the difficulty is 3
      And Ghoul Minion's evade is 3

    @in-player-order.1
    Scenario: And each who fails gets a Madness
      Given Roland
      And Wendy
      And the situation
        """
        collection: [Psychosis, Hypochondria, Amnesia, Haunted, Dark Memory]
        """
      And the agenda is The Ritual Begins with 4 doom
      And the next agenda is Vengeance Awaits
      And the top of the encounter deck is Swarm of Rats, Swarm of Rats
      And the chaos bag holds +1, 0 and elder sign
      When the mythos phase is played
      And Roland reveals 0
      And Hypochondria is chosen at random
      And Wendy reveals 0
      And Amnesia is chosen at random
      Then Hypochondria is in Roland's threat area
      And Amnesia is in Wendy's discard pile
      And Vengeance Awaits is the current agenda

    Scenario Outline: Vengeance Awaits: Umôrdhoth comes to the Ritual Site
      Given the situation
        """
        locations: {main path: , ritual site: <site>}
        set aside: [Umôrdhoth]
        encounter deck: [Ancient Evils, Ancient Evils]
        """
      And Roland is at main path
      And the agenda is Vengeance Awaits with 4 doom
      And the act is <act>
      And a Ghoul Minion at ritual site
      When the mythos phase is played
      Then Umôrdhoth is at ritual site
      And Ghoul Minion is in the encounter discard pile
      And <act> is not in play
      And Vengeance Awaits is not in play

      Examples:
        | act                   | site               |
        | Into the Darkness     | {unrevealed: true} |
        | Disrupting the Ritual | {clues: 2}         |

    Scenario: At the first act the Ritual Site comes into play for it
      Given the situation
        """
        locations: {main path: }
        set aside: [Umôrdhoth, Ritual Site]
        """
      And Roland is at main path
      And the agenda is Vengeance Awaits with 4 doom
      And the act is Investigating the Trail
      When the mythos phase is played
      Then Ritual Site is in play
      And Umôrdhoth is at Ritual Site

    @winning-and-losing.3
    Scenario: From then on Umôrdhoth must be defeated
      Given the situation
        """
        locations: {main path: , ritual site: }
        set aside: [Umôrdhoth]
        """
      And Roland is at main path
      And the agenda is Vengeance Awaits with 4 doom
      And the act is Disrupting the Ritual
      When the mythos phase is played
      And Umôrdhoth is dealt 9 damage
      Then Umôrdhoth is in play
      When Umôrdhoth is dealt 1 damage
      Then resolution 2 is reached
      And the scenario is won

    Scenario: The card that is both act and agenda takes the doom of every round
      Given the situation
        """
        locations: {main path: , ritual site: }
        set aside: [Umôrdhoth]
        """
      And Roland is at main path
      And the agenda is Vengeance Awaits with 4 doom
      And the act is Disrupting the Ritual
      When the mythos phase is played
      And the mythos phase is played
      Then Reverse of Vengeance Awaits is the current agenda
      And Reverse of Vengeance Awaits is the current act
      And Reverse of Vengeance Awaits has 1 doom

  Rule: Umôrdhoth

    Scenario: It readies at the end of each turn
      Given Roland is at Ritual Site
      And Daisy is at Ritual Site
      And it is Roland's turn
      And an exhausted Umôrdhoth at Ritual Site
      When Roland ends the turn
      Then Umôrdhoth is not exhausted

    Scenario Outline: It has more health the more investigators began
      Given Roland is at Ritual Site
      And <other>
      And Umôrdhoth at Ritual Site
      Then Umôrdhoth's health is <health>

      Examples:
        | other                   | health |
        | it is Roland's turn     | 10     |
        | Daisy is at Ritual Site | 14     |

    @act-deck-and-agenda-deck.25
    Scenario: Lita Chantler is thrown to it
      Given Roland is at Ritual Site
      And Roland controls Lita Chantler
      And an exhausted Umôrdhoth at Ritual Site
      When Roland uses Umôrdhoth
      Then resolution 3 is reached

    Scenario: But only by whoever controls her
      Given Roland is at Ritual Site
      And Daisy is at Ritual Site
      And it is Roland's turn
      And Daisy controls Lita Chantler
      And an exhausted Umôrdhoth at Ritual Site
      When Roland uses Umôrdhoth
      Then it is refused by play-restrictions-permissions-and-instructions.1

    Scenario Outline: Umôrdhoth's Wrath is answered point by point
      Given Roland
      And Roland holds Guts, Knife
      And the chaos bag holds 0
      And the top of the encounter deck is Umôrdhoth's Wrath
      When Roland draws Umôrdhoth's Wrath from the encounter deck
      And Roland reveals 0
      And Roland chooses to discard a card
      And Roland chooses Knife
      And Roland chooses to take damage and horror
      Then Roland has 1 damage
      And Roland has <horror> horror
      And Knife is in Roland's discard pile
      And Guts is in Roland's hand

      Examples:
        | horror |
        | 1      |

  Rule: The reference card

    Background:
      Given the situation
        """
        scenario: The Devourer Below
        locations: {main path: , ritual site: }
        """
      And Roland is at Main Path
      And a Ghoul Minion called near with 1 damage engaged with Roland
      And a Goat Spawn called far at Ritual Site

    Scenario Outline: At easy or standard difficulty
      Given the chaos bag holds skull, cultist, tablet and elder thing
      When Roland tests willpower (0)
      And Roland reveals <token>
      Then the skill value is <value>
      And near has <near> doom
      And Roland has <damage> damage
      And Roland has 0 horror

      Examples:
        | token       | value | near | damage |
        | skull       | 1     | 0    | 0      |
        | cultist     | 1     | 1    | 0      |
        | tablet      | 0     | 0    | 1      |
        | elder thing | 0     | 0    | 0      |

    Scenario Outline: At hard or expert difficulty
      Given the situation
        """
        chaos bag: hard
        """
      When Roland tests willpower (0)
      And Roland reveals <token>
      Then the skill value is 0
      And near has <near> doom
      And Roland has <damage> damage
      And Roland has <horror> horror

      Examples:
        | token   | near | damage | horror |
        | cultist | 2    | 0      | 0      |
        | tablet  | 0    | 1      | 1      |
        | skull   | 0    | 0      | 0      |

    Scenario: The hard skull token brings a Monster after a failure
      Given the situation
        """
        chaos bag: hard
        encounter deck: [Ancient Evils, Hunting Nightgaunt]
        """
      When Roland tests willpower (3)
      And Roland reveals skull
      Then Hunting Nightgaunt is engaged with Roland
      And Roland's test ends before Hunting Nightgaunt enters play

    Scenario: The hard elder thing token
      Given the situation
        """
        difficulty: hard
        """
      And the chaos bag holds elder thing and 0
      And Umôrdhoth at Ritual Site
      When Roland tests willpower (0)
      And Roland reveals elder thing
      And Roland reveals 0
      Then 2 tokens are revealed
      And the skill value is 0

    Scenario: The elder thing token where an Ancient One is
      Given the chaos bag holds elder thing and 0
      And Umôrdhoth at Ritual Site
      When Roland tests willpower (3)
      And Roland reveals elder thing
      And Roland reveals 0
      Then 2 tokens are revealed
