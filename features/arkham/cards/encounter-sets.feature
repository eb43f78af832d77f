Feature: The encounter sets of the core set

  Background:
    Given every other opportunity is passed

  Rule: Rats and Ghouls

    Scenario: Rats hunt
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Roland is at Attic
      And a Swarm of Rats at Hallway
      When the enemy phase is played
      Then Swarm of Rats is engaged with Roland

    Scenario: A Ravenous Ghoul prefers whoever has the least health left
      Given Roland
      And Daisy
      And Daisy has 3 damage
      And Roland has 5 damage
      And the situation
        """
        locations: {cellar: }
        encounter deck: [Ravenous Ghoul]
        """
      When the act instructs
        """
        - {spawn: {named: Ravenous Ghoul, zone: encounter deck}, at: Cellar}
        """
      Then Ravenous Ghoul is engaged with Daisy

    Scenario: Grasping Hands
      Given Roland
      And the chaos bag holds -1
      And the top of the encounter deck is Grasping Hands
      When Roland draws Grasping Hands from the encounter deck
      And Roland reveals -1
      Then Roland has 2 damage
      And Grasping Hands is in the encounter discard pile

    Scenario Outline: Enemies that spawn in one room
      Given the situation
        """
        locations: {hallway: , attic: , cellar: }
        """
      And Roland is at Hallway
      And the top of the encounter deck is <enemy>
      When Roland draws <enemy> from the encounter deck
      Then <enemy> is at <place>

      Examples:
        | enemy       | place  |
        | Flesh-Eater | Attic  |
        | Icy Ghoul   | Cellar |

  Rule: Striking Fear

    Scenario: Rotting Remains
      Given Roland
      And the chaos bag holds -1
      And the top of the encounter deck is Rotting Remains
      When Roland draws Rotting Remains from the encounter deck
      And Roland reveals -1
      Then Roland has 1 horror

    @faq-additional-costs.1
    Scenario Outline: Frozen in Fear: the first move, fight or evade of a round costs an action more
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Roland is at Hallway
      And Roland faces Frozen in Fear
      And an exhausted Ghoul Minion engaged with Roland
      And an exhausted Swarm of Rats engaged with Roland
      And the chaos bag holds 0
      When <deed>
      And Roland reveals 0
      Then Roland has 1 action left
      When Roland fights Swarm of Rats
      And Roland reveals 0
      Then Roland has 0 actions left

      Examples:
        | deed                       |
        | Roland fights Ghoul Minion |
        | Roland evades Ghoul Minion |

    @faq-additional-costs.1
    Scenario: A move is the first just as well
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Roland is at Attic
      And Roland faces Frozen in Fear
      When Roland moves to Hallway
      Then Roland has 1 action left
      When Roland moves to Attic
      Then Roland has 0 actions left

    @faq-additional-costs.1
    Scenario: With one action left it cannot be paid
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Roland is at Hallway
      And Roland has 1 action
      And Roland faces Frozen in Fear
      When Roland moves to Attic
      Then it is refused by faq-additional-costs.1
      And Roland has 1 action left

    Scenario: Other actions cost what they always do, and others are not frozen
      Given the situation
        """
        locations: {hallway: {clues: 1}, attic: }
        """
      And Roland is at Hallway
      And Wendy is at Hallway
      And it is Roland's turn
      And Wendy faces Frozen in Fear
      When Roland moves to Attic
      Then Roland has 2 actions left
      When Roland ends the turn
      And Wendy begins the turn
      And Wendy takes a resource
      Then Wendy has 2 actions left
      When Wendy moves to Attic
      Then Wendy has 0 actions left

    Scenario: The next round begins anew
      Given the situation
        """
        locations: {hallway: , attic: }
        """
      And Roland is at Hallway
      And Roland faces Frozen in Fear
      When Roland moves to Attic
      And a new round begins
      And Roland reveals auto-fail
      And Roland begins the turn
      And Roland moves to Hallway
      Then Roland has 1 action left

    Scenario Outline: At the end of the turn one may shake it off
      Given Roland
      And Roland faces Frozen in Fear
      And the chaos bag holds <token>
      When Roland ends the turn
      And Roland reveals <token>
      Then Frozen in Fear is <state>

      Examples:
        | token | state       |
        | -1    | in play     |
        | 0     | not in play |

    Scenario Outline: Dissonant Voices: no assets and no events, until the round ends
      Given Roland
      And Roland has 5 resources
      And Roland holds <card>
      And the top of the encounter deck is Dissonant Voices
      When Roland draws Dissonant Voices from the encounter deck
      And Roland plays <card>
      Then it is refused by cannot.1
      When the round ends
      Then Dissonant Voices is in the encounter discard pile

      Examples:
        | card           |
        | Machete        |
        | Emergency Cache |

  Rule: Ancient Evils and Chilling Cold

    @doom.4
    Scenario: Ancient Evils can make the agenda advance
      Given Roland
      And the agenda is Predator or Prey? with 5 doom
      And the next agenda is Time Is Running Short
      And the top of the encounter deck is Ancient Evils
      When Roland draws Ancient Evils from the encounter deck
      Then Time Is Running Short is the current agenda

    Scenario Outline: Crypt Chill takes an asset, or hurts
      Given Roland
      And <has>
      And the chaos bag holds 0
      And the top of the encounter deck is Crypt Chill
      When Roland draws Crypt Chill from the encounter deck
      And Roland reveals 0
      Then Roland has <damage> damage
      And Roland has 0 cards in play

      Examples:
        | has                       | damage |
        | Roland controls Guard Dog | 0      |
        | Roland holds Guard Dog    | 2      |

    Scenario: Obscuring Fog lies on the location until somebody sees through it
      Given Roland is at Hallway
      And the situation
        """
        locations: {hallway: {clues: 1}}
        """
      And the chaos bag holds 0
      And the top of the encounter deck is Obscuring Fog
      When Roland draws Obscuring Fog from the encounter deck
      Then Obscuring Fog is attached to Hallway
      And Hallway's shroud is 3
      When Roland investigates
      And Roland reveals 0
      Then Obscuring Fog is in the encounter discard pile
      And Roland has 1 clue

    @limits-and-maximums.6
    Scenario: One Obscuring Fog for a location
      Given Roland is at Hallway
      And the situation
        """
        locations: {hallway: {clues: 1, attached: [Obscuring Fog]}}
        encounter deck: [{card: Obscuring Fog, as: second fog}]
        """
      When Roland draws second fog from the encounter deck
      Then second fog is in the encounter discard pile

  Rule: Dark Cult

    Scenario Outline: Cultists come where nobody is, and doom with them
      Given the situation
        """
        locations: {rivertown: , easttown: }
        encounter deck: [<enemy>]
        """
      And Roland is at Rivertown
      And it is the mythos phase
      And it is nobody's turn
      When the mythos phase is played
      Then <enemy> is at Easttown
      And <enemy> has 1 doom

      Examples:
        | enemy               |
        | Acolyte             |
        | Wizard of the Order |

    Scenario: Mysterious Chanting finds the nearest Cultist
      Given the situation
        """
        locations: {rivertown: , easttown: , downtown: {card: Downtown (Arkham Asylum)}}
        """
      And Roland is at Rivertown
      And an Acolyte called far at Downtown
      And an Acolyte called near at Easttown
      And the top of the encounter deck is Mysterious Chanting
      When Roland draws Mysterious Chanting from the encounter deck
      Then near has 2 doom
      And far has 0 doom

    @search.4
    Scenario: Or brings one
      Given the situation
        """
        locations: {rivertown: , easttown: }
        encounter deck: [Mysterious Chanting, Ancient Evils, Acolyte]
        """
      And Roland is at Rivertown
      When Roland draws Mysterious Chanting from the encounter deck
      Then Acolyte is at Easttown
      And Acolyte has 1 doom

  Rule: Nightgaunts and Locked Doors

    Scenario: A Hunting Nightgaunt doubles what is against its evasion
      Given Wendy
      And a Hunting Nightgaunt engaged with Wendy
      And the chaos bag holds -2
      When Wendy evades Hunting Nightgaunt
      And Wendy reveals -2
      Then the skill value is 0

    Scenario: On Wings of Darkness carries off
      Given the situation
        """
        locations: {rivertown: , easttown: , northside: }
        """
      And Roland is at Northside
      And a Ghoul Minion engaged with Roland
      And a Hunting Nightgaunt engaged with Roland
      And the chaos bag holds 0
      And the top of the encounter deck is On Wings of Darkness
      When Roland draws On Wings of Darkness from the encounter deck
      And Roland reveals 0
      Then Roland has 1 damage
      And Roland has 1 horror
      And Roland is at Rivertown
      And Ghoul Minion is at Northside
      And Hunting Nightgaunt is engaged with Roland

    Scenario: A Locked Door goes where the most clues are, as the lead investigator decides among equals
      Given the situation
        """
        locations: {rivertown: {clues: 2}, easttown: {clues: 2}, northside: {clues: 1}}
        """
      And Roland is at Northside
      And Daisy is at Northside
      And Daisy is the lead investigator
      And the top of the encounter deck is Locked Door
      When Roland draws Locked Door from the encounter deck
      And Daisy chooses Easttown
      Then Locked Door is attached to Easttown

    Scenario Outline: It is broken down or picked
      Given the situation
        """
        locations: {easttown: {clues: 2, attached: [Locked Door]}}
        """
      And Roland is at Easttown
      And the chaos bag holds <token>
      When Roland investigates
      Then it is refused by cannot.1
      When Roland uses Locked Door
      And Roland chooses <skill>
      And Roland reveals <token>
      Then Locked Door is in the encounter discard pile

      Examples:
        | skill   | token |
        | combat  | 0     |
        | agility | +2    |

  Rule: Agents of the Ancient Ones

    Scenario Outline: A Screeching Byakhee is stronger against little sanity
      Given Roland
      And Roland has <horror> horror
      And a Screeching Byakhee engaged with Roland
      And the chaos bag holds 0
      When Roland fights Screeching Byakhee
      And Roland reveals 0
      Then at ST.6, the difficulty is <fight>
      And Screeching Byakhee's evade is <fight>

      Examples:
        | horror | fight |
        | 0      | 3     |
        | 1      | 4     |

    Scenario: Unengaged it is as printed
      Given Roland is at Rivertown
      And Roland has 3 horror
      And an exhausted Screeching Byakhee at Rivertown
      Then Screeching Byakhee's fight is 3

    @search.4
    Scenario: The Yellow Sign finds the Madness in one's deck
      Given Roland
      And the chaos bag holds 0
      And the top of Roland's deck is Guts, Amnesia, Knife
      And Roland holds Machete, Evidence!
      And the top of the encounter deck is The Yellow Sign
      When Roland draws The Yellow Sign from the encounter deck
      And Roland reveals 0
      And Roland chooses Machete
      Then Roland has 2 horror
      And Amnesia is in Roland's discard pile
      And Machete is in Roland's discard pile
      And Evidence! is in Roland's hand

    Scenario: A Yithian Observer takes a card
      Given Roland
      And Roland holds Guts
      And a Yithian Observer engaged with Roland
      When Yithian Observer attacks Roland
      Then Guts is in Roland's discard pile
      And Roland has 1 damage

    Scenario: Or hits harder
      Given Roland
      And a Yithian Observer engaged with Roland
      When Yithian Observer attacks Roland
      Then Roland has 2 damage
      And Roland has 2 horror

    Scenario: Offer of Power: two cards for two doom
      Given Roland
      And the agenda is Predator or Prey? with 3 doom
      And the next agenda is Time Is Running Short
      And the top of the encounter deck is Offer of Power
      When Roland draws Offer of Power from the encounter deck
      And Roland chooses to draw 2 cards and place 2 doom
      Then Roland has 2 cards in hand
      And Predator or Prey? has 5 doom

    @doom.4
    Scenario: Which may be the last that was missing
      Given Roland
      And the agenda is Predator or Prey? with 4 doom
      And the next agenda is Time Is Running Short
      And the top of the encounter deck is Offer of Power
      When Roland draws Offer of Power from the encounter deck
      And Roland chooses to draw 2 cards and place 2 doom
      Then Time Is Running Short is the current agenda

    Scenario: Or two horror
      Given Roland
      And the top of the encounter deck is Offer of Power
      And the agenda is Predator or Prey?
      When Roland draws Offer of Power from the encounter deck
      And Roland chooses to take 2 horror
      Then Roland has 2 horror

    Scenario: The Relentless Dark Young heals when the round ends
      Given Roland
      And a Relentless Dark Young with 3 damage engaged with Roland
      When the round ends
      Then Relentless Dark Young has 1 damage

    Scenario: A Goat Spawn screams when it dies
      Given Roland is at Rivertown
      And Daisy is at Rivertown
      And Wendy is at Easttown
      And it is Roland's turn
      And a Goat Spawn engaged with Roland
      When Goat Spawn is dealt 3 damage
      Then Roland has 1 horror
      And Daisy has 1 horror
      And Wendy has 0 horror

    Scenario: A Young Deep One frightens whomever it engages
      Given Roland is at Rivertown
      And Daisy is at Rivertown
      And the top of the encounter deck is Young Deep One
      When Daisy draws Young Deep One from the encounter deck
      Then Young Deep One is engaged with Daisy
      And Daisy has 1 horror

    Scenario Outline: Dreams of R'lyeh weigh on the mind until they are shaken off
      Given Roland
      And the chaos bag holds <token>
      And the top of the encounter deck is Dreams of R'lyeh
      When Roland draws Dreams of R'lyeh from the encounter deck
      Then Roland's willpower is 2
      And Roland's sanity is 4
      When Roland uses Dreams of R'lyeh
      And Roland reveals <token>
      Then Dreams of R'lyeh is <state>

      Examples:
        | token | state       |
        | 0     | in play     |
        | +1    | not in play |

    Scenario Outline: Prey
      Given Wendy is at Rivertown
      And Roland is at Rivertown
      And Daisy is at Rivertown
      And Roland holds Guts, Knife
      And Wendy holds Lucky!, Perception
      And Daisy holds Hyperawareness
      And the situation
        """
        encounter deck: [<enemy>]
        """
      When the act instructs
        """
        - {spawn: {named: <enemy>, zone: encounter deck}, at: Rivertown}
        """
      Then <enemy> is engaged with <whom>

      Examples:
        | enemy                 | whom   |
        | Yithian Observer      | Daisy  |
        | Screeching Byakhee    | Roland |
        | Young Deep One        | Wendy  |
