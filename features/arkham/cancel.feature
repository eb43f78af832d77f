Feature: Cancel

  Background:
    Given every other opportunity is passed

  Rule: What is cancelled does not resolve

    @cancel.1
    Scenario: A cancelled revelation does nothing
      Given Daisy has 1 resource
      And Daisy holds Ward of Protection
      And the situation
        """
        agenda: {card: Vengeance Awaits, as: agenda}
        """
      And the top of the encounter deck is Ancient Evils
      When Daisy draws Ancient Evils from the encounter deck
      And Daisy plays Ward of Protection
      Then Agenda has 0 doom
      And Daisy has 1 horror
      And Daisy has 0 resources

    @cancel.1
    Scenario: A cancelled attack deals nothing
      Given Roland has 1 resource
      And Roland holds Dodge
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland plays Dodge
      Then ghoul minion does not attack roland
      And Roland has 0 damage
      And Roland has 0 horror

    @cancel.1
    Scenario Outline: Neither edition says if a forced ability comes before the cancel
      Given the reading cancelling-and-forced-abilities is "<reading>"
      And Roland has 1 resource
      And Roland holds Dodge
      And the card Screamer
        """
        {type: enemy, fight: 1, evade: 1, health: 1, damage: 1, abilities: [{forced: {when: attack, by: this}, do: {horror: 1, to: that investigator}}]}
        """
      And a Screamer engaged with Roland
      When Screamer attacks Roland
      And Roland plays Dodge
      Then screamer does not attack roland
      And Roland has 0 damage
      And Roland has <horror> horror

      Examples:
        | reading      | horror |
        | cancel first | 0      |
        | forced first | 1      |

    @cancel.1
    Scenario: Whoever lets it pass hears the forced ability first, and may cancel the attack still
      Given Roland has 1 resource
      And Roland holds Dodge
      And the card Screamer
        """
        {type: enemy, fight: 1, evade: 1, health: 1, damage: 1, abilities: [{forced: {when: attack, by: this}, do: {horror: 1, to: that investigator}}]}
        """
      And a Screamer engaged with Roland
      When Screamer attacks Roland
      And Roland passes
      And Roland plays Dodge
      Then Roland has 1 horror
      And Roland has 0 damage

    @cancel.1
    Scenario Outline: What has been cancelled is not cancelled again, by nobody
      Given Roland has 1 resource
      And Daisy has 1 resource
      And Roland holds Dodge
      And Daisy holds Dodge
      And the card Warder
        """
        {type: asset, abilities: [{reaction: {when: attack}, do: [{cancel: true}, {horror: 1}]}]}
        """
      And Daisy controls Warder
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland plays Dodge
      And Daisy <tries it too>
      Then it is refused by cancel.1
      And Daisy has 0 horror
      And Daisy has 1 resource
      And Roland has 0 damage

      Examples:
        | tries it too |
        | plays Dodge  |
        | uses Warder  |

    @cancel.1
    Scenario: A cancelled forced ability does nothing
      Given Agnes is at the Hallway
      And it is Agnes's turn
      And the card Hush
        """
        {type: asset, abilities: [{reaction: {when: initiate, what: location}, do: {cancel: true}}]}
        """
      And the card Loft
        """
        {type: location, name: Loft, shroud: 1, abilities: [{forced: {after: enter, at: this}, do: {horror: 1}}]}
        """
      And the situation
        """
        locations: {loft: {card: Loft}, hallway: {card: Hallway, connects: [loft]}}
        """
      And Agnes controls Hush
      When Agnes moves to Loft
      And Agnes uses Hush
      Then loft initiates once
      And Agnes has 0 horror

    Scenario: Nobody cancels a forced ability that says that it cannot be
      Given Agnes is at the Hallway
      And it is Agnes's turn
      And the card Hush
        """
        {type: asset, abilities: [{reaction: {when: initiate, what: location}, do: {cancel: true}}]}
        """
      And the card Loft
        """
        type: location
        shroud: 1
        abilities: [{forced: {after: enter, at: this}, do: {horror: 1}, cannot be cancelled: true}]
        """
      And the situation
        """
        locations: {loft: {card: Loft}, hallway: {card: Hallway, connects: [loft]}}
        """
      And Agnes controls Hush
      When Agnes moves to Loft
      And Agnes uses Hush
      Then Agnes has 1 horror

    @cancel.2 @limits-and-maximums.15
    Scenario: A forced ability that is cancelled has been initiated
      Given Agnes is at the Loft
      And it is Agnes's turn
      And Agnes has 5 resources
      And the card Hush
        """
        {type: asset, abilities: [{reaction: {when: initiate, what: location}, do: {cancel: true}}]}
        """
      And the card Loft
        """
        type: location
        shroud: 1
        abilities: [{forced: {after: draw, who: you}, limit: 1 per round, do: {lose: 1}}]
        """
      And the situation
        """
        locations: {loft: {card: Loft}}
        """
      And Agnes controls Hush
      When Agnes draws
      And Agnes uses Hush
      And Agnes draws
      Then loft initiates once
      And Agnes has 5 resources

  Rule: What has been initiated, paid, played or drawn stays so

    Background:
      Given every other opportunity is passed
      And the card Silence
        """
        type: treachery
        abilities:
          - {forced: {when: play, of: event}, do: {cancel: true}}
        """
      And the card Paralysis
        """
        type: treachery
        abilities:
          - {forced: {when: use, what: {kind: asset}}, do: {cancel: true}}
        """

    @cancel.2
    Scenario: The limit of a cancelled ability is used up
      Given the card Tip
        """
        type: asset
        abilities:
          - {reaction: {after: evade, who: you}, limit: 1 per round, do: {gain: 1}}
        """
      And Wendy has 0 resources
      And Wendy controls Tip
      And Wendy faces Paralysis
      And a Ghoul Minion engaged with Wendy
      And a Swarm of Rats engaged with Wendy
      When Wendy evades Ghoul Minion
      And Wendy reveals 0
      And Wendy uses Tip
      And Wendy evades Swarm of Rats
      And Wendy reveals 0
      Then wendy uses tip
      And Wendy has 0 resources
      When Wendy uses Tip
      Then it is refused by limits-and-maximums.2
      And Wendy has 0 resources

    @cancel.3
    Scenario: The costs of a cancelled ability stay paid
      Given the card Bribe
        """
        type: asset
        abilities:
          - {free: true, cost: [{resources: 2}, {exhaust: this}], do: {draw: 1}}
        """
      And Skids has 3 resources
      And Skids controls Bribe
      And Skids faces Paralysis
      When Skids uses Bribe
      Then Skids has 0 cards in hand
      And Skids has 1 resource
      And Bribe is exhausted

    @cancel.4
    Scenario: A cancelled event has been played
      Given the card Big Plan
        """
        type: event
        cost: 0
        limit: max 1 per round
        abilities:
          - event: {gain: 5}
        """
      And the card Applause
        """
        type: asset
        abilities:
          - {reaction: {after: play, who: you, of: event}, do: {draw: 1}}
        """
      And the situation
        """
        investigators:
          roland:
            card: Roland Banks
            resources: 0
            hand: [{card: Big Plan, as: one plan}, {card: Big Plan, as: other plan}]
            play area: [Applause]
            threat area: [Silence]
            deck: [Knife]
        """
      When Roland plays One Plan
      And Roland uses Applause
      Then Knife is in hand
      And Roland has 0 resources
      When Roland plays Other Plan
      Then it is refused by limits-and-maximums.11

    @cancel.5
    Scenario: A cancelled event goes to its owner's discard pile
      Given Roland has 0 resources
      And Roland holds Emergency Cache
      And Roland faces Silence
      When Roland plays Emergency Cache
      Then Roland has 0 resources
      And Emergency Cache is in Roland's discard pile

    @cancel.6 @cancel.7
    Scenario: A cancelled treachery has been drawn and goes to the encounter discard pile
      Given the card Omens
        """
        type: asset
        abilities:
          - {reaction: {after: draw encounter card, who: you, of: treachery}, do: {gain: 1}}
        """
      And Daisy has 1 resource
      And Daisy holds Ward of Protection
      And Daisy controls Omens
      And the top of the encounter deck is Rotting Remains, Ancient Evils
      When Daisy draws Rotting Remains from the encounter deck
      And Daisy plays Ward of Protection
      Then daisy does not begin a test
      When Daisy uses Omens
      Then Daisy has 1 resource
      And Rotting Remains is in the encounter discard pile
      And Ancient Evils is in the encounter deck

    Scenario Outline: Neither edition says if a card surges of which all effects are cancelled
      Given the reading surge-of-a-cancelled-card is "<reading>"
      And the card Great Ward
        """
        type: event
        cost: 0
        keywords: [fast]
        abilities:
          - play: {when: draw encounter card, who: you}
            do: [{cancel: true<more>}, {discard: that card}]
        """
      And the card Ripple
        """
        {type: treachery, keywords: [surge], abilities: [{revelation: {horror: 1}}]}
        """
      And Daisy has no horror
      And Daisy holds Great Ward
      And the top of the encounter deck is Ripple, Swarm of Rats
      When Daisy draws Ripple from the encounter deck
      And Daisy plays Great Ward
      Then Daisy has 0 horror
      And Ripple is in the encounter discard pile
      And Swarm of Rats is <where>

      Examples: All effects
        | reading   | more                | where                 |
        | cancelled | , all effects: true | in the encounter deck |
        | surges    | , all effects: true | engaged with Daisy    |

      Examples: Those of the card as it is drawn, and no more is said
        | reading   | more | where              |
        | cancelled |      | engaged with Daisy |

    Scenario: What is cancelled with a draw is not cancelled of the next draw
      Given the card Alienist
        """
        type: asset
        abilities:
          - reaction: {when: draw encounter card, who: you}
            cost: {exhaust: this}
            do: {first: [{cancel: true, all effects: true}, {shuffle: that card, into: encounter deck}], then: {draw encounter cards: 1}}
        """
      And the card Ripple
        """
        {type: treachery, keywords: [surge], abilities: [{revelation: {horror: 1}}]}
        """
      And Daisy has no horror
      And Daisy controls Alienist
      And the situation also says
        """
        whole encounter deck: [Ripple, Swarm of Rats]
        """
      When Daisy draws Ripple from the encounter deck
      And Daisy uses Alienist
      And Daisy draws Ripple
      Then Daisy has 1 horror
      And Swarm of Rats is engaged with Daisy

    @cancel.7
    Scenario Outline: Neither edition settles where a cancelled weakness goes
      Given the reading cancelled-weakness is "<reading>"
      And the card Blank Page
        """
        type: treachery
        abilities:
          - {forced: {when: revelation, what: {kind: treachery}}, do: {cancel: true}}
        """
      And Daisy faces Blank Page
      And the top of Daisy's deck is Psychosis
      When Daisy draws a card
      Then Psychosis is in <place>

      Examples:
        | reading   | place                 |
        | owner     | Daisy's discard       |
        | encounter | the encounter discard |
