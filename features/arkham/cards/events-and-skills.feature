Feature: What events and skill cards of later products do

  Background:
    Given every other opportunity is passed
    And the chaos bag holds 0
    And Roland is at the Attic

  Rule: A card is played for another cost, and from where it was found

    Background:
      Given the card Odd Lantern
        """
        {type: asset, cost: 3, traits: [Charm]}
        """

    Scenario: It costs less this time, and no action
      Given the card Bargain
        """
        type: event
        cost: 1
        abilities: [{event: {choose: {kind: asset, trait: Charm, zone: hand}, do: {play: chosen, cost: -2}}}]
        """
      And Roland has 2 resources
      And Roland holds Bargain and Odd Lantern
      When Roland plays Bargain
      Then Odd Lantern is in play
      And Roland has 0 resources
      And Roland has 2 actions

    Scenario: Without enough resources even so there is nothing to play
      Given the card Bargain
        """
        type: event
        cost: 0
        abilities: [{event: {choose: {kind: asset, trait: Charm, zone: hand}, do: {play: chosen, cost: -2}}}]
        """
      And Roland has 0 resources
      And Roland holds Bargain and Odd Lantern
      When Roland plays Bargain
      Then it is refused by initiation-sequence.3
      And Odd Lantern is in Roland's hand

    Scenario: Another copy costs what it did
      Given the card Bargain
        """
        type: event
        cost: 0
        abilities: [{event: {choose: {kind: asset, trait: Charm, zone: hand}, do: {play: chosen, cost: -2}}}]
        """
      And Roland has 4 resources
      And the situation also says
        """
        investigators: {roland: {hand: [Bargain, {card: Odd Lantern, as: first lantern}, {card: Odd Lantern, as: second lantern}]}}
        """
      When Roland plays Bargain
      And Roland chooses first lantern
      And Roland plays second lantern
      Then Roland has 0 resources
      And second lantern is in play

    Scenario: It is played out of the deck that was searched
      Given the card Errand
        """
        type: event
        cost: 0
        abilities: [{event: {search: {kind: asset, trait: Charm, zone: deck}, do: {play: chosen, cost: -1}}}]
        """
      And Roland has 2 resources
      And Roland holds Errand
      And the situation also says
        """
        investigators: {roland: {deck: [Knife, Odd Lantern, Guts]}}
        """
      When Roland plays Errand
      Then Odd Lantern is in play
      And Roland has 0 resources

  Rule: Several things are chosen

    Background:
      Given a Ghoul Minion at the Attic
      And a Swarm of Rats at the Attic
      And Roland has 0 resources

    Scenario: Up to a number of them
      When Roland resolves these effects
        """
        - {choose several: {kind: enemy, at: your location}, up to: 1, do: {exhaust: chosen}, then: {gain: that much}}
        """
      And Roland chooses Ghoul Minion
      Then Ghoul Minion is exhausted
      And Swarm of Rats is ready
      And Roland has 1 resource

    Scenario: Or fewer
      When Roland resolves these effects
        """
        - {choose several: {kind: enemy, at: your location}, up to: 2, do: {exhaust: chosen}, then: {gain: that much}}
        """
      And Roland chooses Swarm of Rats
      And Roland passes
      Then Ghoul Minion is ready
      And Swarm of Rats is exhausted
      And Roland has 1 resource

    Scenario: What follows for each of them waits until the first is done for all
      Given the card Brood
        """
        {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {ready: Ghoul Minion}}]}
        """
      And a Brood at the Attic
      When Roland resolves these effects
        """
        - choose several: {kind: enemy, at: your location}
          do: {exhaust: chosen}
          then for each: {damage: 1, to: chosen}
          then: {gain: that much}
        """
      And Roland chooses Brood
      And Roland chooses Ghoul Minion
      And Roland passes
      Then Brood is defeated
      And Ghoul Minion is ready
      And Ghoul Minion has 1 damage
      And Roland has 2 resources

    Scenario Outline: What is dealt to each is dealt at one moment, and what each brings comes at once: <effects>
      Given the card Healer
        """
        {type: enemy, fight: 1, evade: 1, health: 1, abilities: [{forced: {when: defeat, what: this}, do: {heal damage: 1, from: Foe}}]}
        """
      And the card Foe
        """
        {type: enemy, fight: 1, evade: 1, health: 2}
        """
      And the card Notebook
        """
        {type: asset, abilities: [{forced: {after: draw, who: you}, do: {gain: 1}}]}
        """
      And the situation also says
        """
        investigators: {roland: {whole deck: [Guts, Guts, Knife, Machete]}}
        enemies: {healer: {at: attic}, foe: {at: attic, damage: 1}}
        """
      And Roland controls Notebook
      When Roland resolves these effects
        """
        - {choose several: {kind: enemy, at: your location}, <effects>}
        """
      And Roland chooses healer
      And Roland chooses foe
      And Roland passes
      Then Healer is defeated
      And Foe is defeated
      And Roland has 2 cards in hand
      And Roland has 1 resource

      Examples:
        | effects |
        | do: [{damage: 1, to: chosen}, {draw: 1}] |
        | do: {exhaust: chosen}, then for each: [{damage: 1, to: chosen}, {draw: 1}] |

    Scenario: What is divided may go to one of them more than once, as far as it can be done there
      Given the situation also says
        """
        investigators: {roland: {damage: 1, play area: [{card: Guard Dog, damage: 2}]}}
        """
      When Roland resolves these effects
        """
        - {choose several: [you, {controlled by: you}], number: 3, divided: true, do: {heal damage: 1, from: chosen}}
        """
      And Roland chooses Roland
      Then Roland may not choose Roland
      When Roland chooses Guard Dog
      And Roland chooses Guard Dog
      Then Roland has 0 damage
      And Guard Dog has 0 damage

    Scenario: Clues of one location are discovered at once
      Given the card Notebook
        """
        {type: asset, abilities: [{reaction: {after: discover, who: you, least: 2}, do: {gain: 1}}]}
        """
      And the location Attic has shroud 1 and 3 clues
      And Roland controls Notebook
      And no opportunity is passed
      When Roland resolves these effects
        """
        - {choose several: [your location, connecting location], number: 2, divided: true, do: {discover: 1, at: chosen}}
        """
      And Roland chooses Attic
      And Roland chooses Attic
      And Roland uses Notebook
      Then Roland has 2 clues
      And Roland has 1 resource

    Scenario Outline: So it is where each part may be one of two things
      Given the card Diary
        """
        {type: asset, abilities: [{forced: {after: heal, of: horror}, do: {gain: 1}}]}
        """
      And Roland controls Diary
      And Roland has <damage> damage
      And Roland has <horror> horror
      When Roland resolves these effects
        """
        - choose several: {kind: investigator}
          number: 2
          divided: true
          do: {either: {to heal damage: {heal damage: 1, from: chosen}, to heal horror: {heal horror: 1, from: chosen}}}
        """
      And Roland chooses Roland
      And Roland chooses Roland
      And Roland chooses to heal horror
      And Roland chooses to heal <second>
      Then Roland has <damage left> damage
      And Roland has <horror left> horror
      And Roland has 1 resource

      Examples:
        | damage | horror | second | damage left | horror left |
        | 2      | 3      | horror | 2           | 1           |
        | 2      | 3      | damage | 1           | 2           |

    Scenario: Nothing is chosen more often than anything can be done to it, nor is the same done to it too often
      Given Roland has 1 damage
      And Roland has 1 horror
      And Daisy is at the Study
      And Daisy has 2 horror
      When Roland resolves these effects
        """
        - choose several: {kind: investigator}
          number: 3
          divided: true
          do: {either: {to heal damage: {heal damage: 1, from: chosen}, to heal horror: {heal horror: 1, from: chosen}}}
        """
      And Roland chooses Roland
      And Roland chooses Roland
      Then Roland may not choose Roland
      When Roland chooses to heal damage
      Then Roland has 0 damage
      And Roland has 0 horror
      And Daisy has 1 horror

  Rule: The damage of an attack goes to several

    Background:
      Given the card Gale
        """
        type: event
        cost: 0
        abilities:
          - event:
              fight: enemy
              standard damage: 2
              damage to: {kind: enemy, at: {kind: location, location of: attacked enemy}}
        """
      And the card Old Beast
        """
        {type: enemy, fight: 1, evade: 1, health: 5}
        """
      And the card Young Beast
        """
        {type: enemy, fight: 1, evade: 1, health: 5}
        """
      And an Old Beast at the Attic
      And a Young Beast at the Attic
      And a Ghoul Minion at the Study
      And Roland holds Gale and Vicious Blow

    Scenario: To all of them at the same moment, and to nobody elsewhere
      When Roland plays Gale
      And Roland chooses Old Beast
      And Roland reveals 0
      Then Old Beast has 2 damage
      And Young Beast has 2 damage
      And Ghoul Minion has 0 damage

    Scenario: What is additional goes to the enemy that is attacked
      When Roland plays Gale
      And Roland chooses Old Beast
      And Roland commits Vicious Blow
      And Roland reveals 0
      Then Old Beast has 3 damage
      And Young Beast has 2 damage

  Rule: A card says what is done once it is committed, and what committing it costs

    Scenario: It resolves at once, and a failure takes it back
      Given the card Wager
        """
        type: skill
        icons: {wild: 1}
        abilities:
          - {committed: {gain: 2, on: testing investigator}}
          - {failure: {lose: 1, on: testing investigator}}
        """
      And Roland has 0 resources
      And Roland holds Wager
      When Roland tests willpower (9)
      And Roland commits Wager
      Then Roland has 2 resources
      When Roland reveals 0
      Then Roland has 1 resource

    Scenario: For you, who commit it, whoever makes the test
      Given the card Cheer
        """
        {type: skill, icons: {wild: 1}, abilities: [{committed: {gain: 2}}]}
        """
      And Daisy is at the Attic
      And Roland has 0 resources
      And Daisy has 0 resources
      And Daisy holds Cheer
      When Roland tests willpower (4)
      And Daisy commits Cheer
      And Roland reveals 0
      Then Daisy has 2 resources
      And Roland has 0 resources

    Scenario Outline: Where the card asks for something, only if it is so
      Given the card Cheer
        """
        {type: skill, icons: {wild: 1}, abilities: [{committed: {gain: 2}, if: {amount: {tokens: clues, on: you}, at least: 1}}]}
        """
      And Roland has 0 resources
      And Roland has <clues> clues
      And Roland holds Cheer
      When Roland tests willpower (4)
      And Roland commits Cheer
      And Roland reveals 0
      Then Roland has <resources> resources

      Examples:
        | clues | resources |
        | 1     | 2         |
        | 0     | 0         |

    Scenario: The cost is paid as it is committed
      Given the card Sacrifice
        """
        {type: skill, icons: {wild: 1}, abilities: [{costs to commit: {resources: 1}}]}
        """
      And Roland has 1 resource
      And Roland holds Sacrifice
      When Roland tests willpower (4)
      And Roland commits Sacrifice
      And Roland reveals 0
      Then Roland has 0 resources
      And the test succeeds

    Scenario: Who cannot pay does not commit it
      Given the card Sacrifice
        """
        {type: skill, icons: {wild: 1}, abilities: [{costs to commit: {resources: 1}}]}
        """
      And Roland has 0 resources
      And Roland holds Sacrifice
      When Roland tests willpower (4)
      Then Roland may not commit Sacrifice by faq-additional-costs.1
      When Roland reveals 0
      Then the test fails

    Scenario: It may be committed after the token
      Given the card Late Hour
        """
        type: skill
        icons: {wild: 1}
        abilities: [{reaction: {after: reveal token, who: you}, in: hand, do: {commit: this}}]
        """
      And Roland holds Late Hour
      When Roland tests willpower (4)
      And Roland passes
      And Roland reveals 0
      And Roland uses Late Hour
      Then the test succeeds
      And Late Hour is in Roland's discard pile

    Scenario: What it says may be about itself
      Given the card Flare
        """
        {type: skill, icons: {wild: 1}, abilities: [{committed: [{discard: this}, {gain: 1}]}]}
        """
      And Roland has 0 resources
      And Roland holds Flare
      When Roland tests willpower (4)
      And Roland commits Flare
      Then Flare is in Roland's discard pile
      And Roland has 1 resource
      When Roland reveals 0
      Then the skill value is 3

    Scenario: What it says comes before what answers to it
      Given the card Cheer
        """
        {type: skill, icons: {wild: 1}, abilities: [{committed: {gain: 2}}]}
        """
      And the card Applause
        """
        {type: asset, abilities: [{forced: {after: commit a card, who: you}, do: {gain: 1}}]}
        """
      And Roland has 0 resources
      And Roland holds Cheer
      And Roland controls Applause
      When Roland tests willpower (4)
      And Roland commits Cheer
      Then Roland has 3 resources
      When Roland reveals 0
      Then the test succeeds

    Scenario: The cost is another card than itself
      Given the card Sacrifice
        """
        type: skill
        icons: {wild: 1}
        abilities: [{costs to commit: {discard: {kind: card, zone: hand, other than: this}}}]
        """
      And Roland holds Sacrifice and Knife
      When Roland tests willpower (4)
      And Roland commits Sacrifice
      Then Knife is in Roland's discard pile
      When Roland reveals 0
      Then the test succeeds

    Scenario: What it says resolves once the cost is paid
      Given the card Stake
        """
        {type: skill, icons: {wild: 1}, abilities: [{costs to commit: {resources: 3}}, {committed: {gain: 2}}]}
        """
      And Roland has 3 resources
      And Roland holds Stake
      When Roland tests willpower (4)
      And Roland commits Stake
      And Roland reveals 0
      Then Roland has 2 resources
      And the test succeeds

  Rule: An ability commits a card

    Background:
      Given the card Echo
        """
        type: asset
        abilities:
          - {reaction: {after: reveal token}, do: {commit: {kind: skill, zone: discard}}}
          - {free: true, name: call, do: {commit: {kind: skill, zone: discard}}}
        """
      And Roland controls Echo
      And Roland has 1 resource

    Scenario: One card, though there are more
      Given the situation also says
        """
        investigators: {roland: {discard: [Guts, Unexpected Courage]}}
        """
      When Roland tests willpower (9)
      And Roland reveals 0
      And Roland uses Echo
      Then the skill value is 5

    Scenario: None that has no icon for the test
      Given the situation also says
        """
        investigators: {roland: {discard: [Overpower]}}
        """
      When Roland tests willpower (9)
      And Roland reveals 0
      And Roland uses Echo
      Then it is refused by ability.36
      And the skill value is 3

    Scenario: None where no test is made
      Given the situation also says
        """
        investigators: {roland: {discard: [Unexpected Courage]}}
        """
      When Roland uses Echo (call)
      Then it is refused by ability.36

    Scenario: Whatever it costs to commit it is paid
      Given the card Sacrifice
        """
        {type: skill, icons: {wild: 1}, abilities: [{costs to commit: {resources: 1}}]}
        """
      And the situation also says
        """
        investigators: {roland: {discard: [Sacrifice]}}
        """
      When Roland tests willpower (4)
      And Roland reveals 0
      And Roland uses Echo
      Then Roland has 0 resources
      And the test succeeds

    @skill-test-timing.9
    Scenario: To the test of another investigator at the location
      Given Daisy is at the Attic
      And the situation also says
        """
        investigators: {roland: {discard: [Guts]}}
        """
      When Daisy tests willpower (5)
      And Daisy reveals 0
      And Roland uses Echo
      Then the test succeeds

  Rule: How hard a test is, beside the skill that is tested

    Background:
      Given the card Steep Path
        """
        type: skill
        icons: {wild: 1}
        abilities:
          - commit only if: {amount: {sum: [difficulty of the test, {minus: base skill value}]}, at least: 2}
        """
      And Roland holds Steep Path

    Scenario: Hard enough
      When Roland tests willpower (5)
      Then Roland may commit Steep Path
      When Roland reveals 0
      Then the test fails

    Scenario: Not hard enough
      When Roland tests willpower (4)
      Then Roland may not commit Steep Path by play-restrictions-permissions-and-instructions.1
      When Roland reveals 0
      Then the test fails

  Rule: How many tokens of a kind were revealed

    Scenario: Each of them counts
      Given the chaos bag holds skull, 0 and cultist
      And Roland has 0 resources
      When Roland resolves these effects
        """
        - {reveal tokens: 2, then: [{gain: {times: 2, number: {revealed: [skull, cultist]}}}]}
        """
      And Roland reveals skull
      And Roland reveals cultist
      Then Roland has 4 resources

  Rule: Some of the damage and horror that is dealt is cancelled

    Background:
      Given the card Close Shave
        """
        type: event
        cost: 0
        abilities:
          - play: {when: dealt, what: {controlled by: you}}
            do: {prevent damage or horror: 2, to: {controlled by: you}, then: {gain: that much}}
        """
      And Roland has 0 resources
      And Roland holds Close Shave

    Scenario: Of either, as its player chooses
      When Roland resolves these effects
        """
        - {damage: 2, horror: 2}
        """
      And Roland plays Close Shave
      And Roland chooses damage
      And Roland chooses horror
      Then Roland has 1 damage
      And Roland has 1 horror
      And Roland has 2 resources

    Scenario: Or less of it
      When Roland resolves these effects
        """
        - {damage: 2, horror: 1}
        """
      And Roland plays Close Shave
      And Roland chooses horror
      And Roland passes
      Then Roland has 2 damage
      And Roland has 0 horror
      And Roland has 1 resource

    Scenario: No more than there is
      When Roland resolves these effects
        """
        - {damage: 1}
        """
      And Roland plays Close Shave
      And Roland chooses damage
      Then Roland has 0 damage
      And Roland has 1 resource
