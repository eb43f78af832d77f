Feature: Keys of The Scarlet Keys

  Rule: In play

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And Daisy is at the Study
      And it is Roland's turn
      And the location Study has shroud 2 and 3 clues
      And the card Eye
        """
        {type: key, abilities: [{shift: {gain: 2}, side: stable}, {shift: {horror: 1}, side: unstable}]}
        """
      And the card Flint
        """
        {type: asset, cost: 0, health: 2, sanity: 2}
        """
      And Roland has 0 resources
      And Daisy has 0 resources

    @keys-scarlet-keys.2 @keys-scarlet-keys.13 @keys-scarlet-keys.14
    Scenario: Its bearer shifts it in a player window, and it is turned over
      Given the situation also says
        """
        investigators: {roland: {attached: [Eye]}}
        """
      When Daisy shifts Eye
      Then it is refused by keys-scarlet-keys.13
      When Roland shifts Eye
      Then Roland has 2 resources
      And Roland has 0 horror
      And Eye is unstable
      And Roland has 3 actions

    @keys-scarlet-keys.2
    Scenario: On its unstable side it does something else
      Given the situation also says
        """
        investigators: {roland: {attached: [{card: Eye, unstable: true}]}}
        """
      When Roland shifts Eye
      Then Roland has 0 resources
      And Roland has 1 horror
      And Eye is stable

    @keys-scarlet-keys.13
    Scenario: It is shifted although it is nobody's turn
      Given the situation also says
        """
        investigators: {roland: {attached: [Eye]}}
        turn: nobody
        """
      When the enemy phase is played
      And Roland shifts Eye
      Then Roland has 2 resources

    @keys-scarlet-keys.15 @keys-scarlet-keys.17
    Scenario: Once in a round; in the next it may be shifted back
      Given the situation also says
        """
        investigators: {roland: {attached: [Eye]}}
        """
      When Roland shifts Eye
      And Roland shifts Eye
      Then it is refused by keys-scarlet-keys.17
      And Roland has 0 horror
      When the round ends
      And a new round begins
      And Roland shifts Eye
      Then Roland has 1 horror
      And Eye is stable

    @keys-scarlet-keys.16
    Scenario: On a story asset whoever controls the asset shifts it
      Given the situation also says
        """
        investigators: {roland: {play area: [{card: Flint, attached: [Eye]}]}}
        """
      When Daisy shifts Eye
      Then it is refused by keys-scarlet-keys.16
      When Daisy resolves these effects
        """
        - {take control: Flint}
        """
      And Daisy shifts Eye
      Then Daisy has 2 resources
      And Eye is unstable

    @keys-scarlet-keys.18 @keys-scarlet-keys.19 @keys-scarlet-keys.20 @keys-scarlet-keys.21
    Scenario: A key of an enemy is shifted by effects alone, as often as they say, and stays unstable
      Given the situation also says
        """
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true, attached: [{card: Eye, unstable: true}]}}
        """
      When Roland shifts Eye
      Then it is refused by keys-scarlet-keys.18
      When Roland resolves these effects
        """
        - {shift: {kind: key, attached to: enemy}}
        - {shift: {kind: key, attached to: enemy}}
        """
      Then Roland has 2 horror
      And Eye is unstable

    @keys-scarlet-keys.18 @keys-scarlet-keys.19
    Scenario: Of what such a key says besides, an effect that shifts it resolves nothing
      Given the card Lantern
        """
        type: key
        abilities:
          - {free: true, do: {damage: 1}}
          - {shift: {gain: 2}, side: stable}
          - {shift: {horror: 1}, side: unstable}
        """
      And the situation also says
        """
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true, attached: [{card: Lantern, unstable: true}]}}
        """
      When Roland resolves these effects
        """
        - {shift: {kind: key, attached to: enemy}}
        """
      Then Roland has 1 horror
      And Roland has 0 damage

    @keys-scarlet-keys.20 @keys-scarlet-keys.22
    Scenario: An effect turns keys over, but none of an enemy to its stable side
      Given the card Scythe
        """
        {type: key, abilities: [{shift: {gain: 2}, side: stable}, {shift: {horror: 1}, side: unstable}]}
        """
      And the situation also says
        """
        investigators: {roland: {attached: [{card: Scythe, unstable: true}]}}
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true, attached: [{card: Eye, unstable: true}]}}
        """
      When Roland resolves these effects
        """
        - {flip: {kind: key}, to: stable}
        """
      Then Eye is unstable
      And Scythe is stable
      And Roland has 0 horror

    @keys-scarlet-keys.22
    Scenario: A key that was turned over has not been shifted
      Given the situation also says
        """
        investigators: {roland: {attached: [Eye]}}
        """
      When Roland resolves these effects
        """
        - {flip: Eye, to: unstable}
        """
      Then Roland has 0 resources
      And Eye is unstable
      When Roland shifts Eye
      Then Roland has 1 horror
      And Eye is stable

    @keys-scarlet-keys.10
    Scenario: A key leaves play with its bearer alone
      Given the situation also says
        """
        investigators: {roland: {attached: [Eye]}}
        """
      When Roland resolves these effects
        """
        - {discard: {kind: card, attached to: you}}
        """
      Then Eye is attached to Roland

    @keys-scarlet-keys.11
    Scenario: With its bearer it is set aside
      Given the situation also says
        """
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true, health: 1, attached: [Eye]}}
        """
      When ghoul is dealt 1 damage by Roland
      Then Eye is set aside
      And Roland has 0 resources

    @keys-scarlet-keys.11
    Scenario: Also those of an eliminated investigator
      Given the situation also says
        """
        investigators: {roland: {attached: [Eye]}}
        """
      When Roland resolves these effects
        """
        - {resign: true}
        """
      Then Eye is set aside

    @keys-scarlet-keys.5 @keys-scarlet-keys.7 @keys-scarlet-keys.9
    Scenario: An enemy comes with its key
      Given the situation also says
        """
        bearers: {Eye: Ghoul Minion}
        encounter deck: [Ghoul Minion]
        """
      When Roland draws Ghoul Minion from the encounter deck
      Then Eye is attached to Ghoul Minion
      And Eye is unstable
      And Eye enters play

    @keys-scarlet-keys.7 @keys-scarlet-keys.8
    Scenario: A story asset comes with its key
      Given the situation also says
        """
        bearers: {Eye: Flint}
        investigators: {roland: {hand: [Flint]}}
        """
      When Roland plays Flint
      Then Eye is attached to Flint
      And Eye is stable

  Rule: In a campaign

    Background:
      Given every other opportunity is passed
      And Roland is at the Study
      And the card Eye
        """
        {type: key, abilities: [{shift: {gain: 2}, side: stable}, {shift: {horror: 1}, side: unstable}]}
        """
      And the situation also says
        """
        mode: campaign
        agenda: {card: {name: Dusk, type: agenda, doom: 5}}
        next scenarios: [{name: The Letter, reference card: {type: scenario}, locations: [Study]}]
        """

    @keys-scarlet-keys.3 @keys-scarlet-keys.4
    Scenario Outline: A resolution binds a key to one bearer, and no other key
      Given the card Ash
        """
        {type: key}
        """
      And the situation also says
        """
        set aside: [Ash, Eye]
        bearers: {Eye: Icy Ghoul}
        investigators: {roland: {play area: [Beat Cop]}}
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true}}
        resolutions: {1: [{bind: Eye, to: <bearer>}]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      Then Eye is bound to <named>
      And Eye is not bound to <other>
      And Ash is not bound to <named>

      Examples:
        | bearer             | named    | other    |
        | lead investigator  | Roland   | ghoul    |
        | Beat Cop           | Beat Cop | Roland   |
        | Ghoul Minion       | ghoul    | Beat Cop |

    @keys-scarlet-keys.4
    Scenario: But to nothing else
      Given the situation also says
        """
        set aside: [Eye]
        bearers: {Eye: Icy Ghoul}
        resolutions: {1: [{bind: Eye, to: Study}]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      Then Eye is not bound to Study

    @keys-scarlet-keys.6 @keys-scarlet-keys.8
    Scenario: The next scenario begins with the key attached, its stable side up
      Given the situation also says
        """
        bearers: {Eye: roland}
        investigators: {roland: {attached: [{card: Eye, unstable: true}]}}
        resolutions: {1: [{record: done}]}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland keeps the hand
      Then Eye is attached to Roland
      And Eye is stable

    @keys-scarlet-keys.12
    Scenario: A key that was set aside stays bound
      Given the situation also says
        """
        bearers: {Eye: Ghoul Minion}
        enemies: {ghoul: {card: Ghoul Minion, at: study, exhausted: true, health: 1}}
        resolutions: {1: [{record: done}]}
        """
      When ghoul is dealt 1 damage by Roland
      Then Eye is set aside
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland keeps the hand
      Then Eye is bound to ghoul
      And Eye is not in play
      When Roland draws ghoul from the encounter deck
      Then Eye is attached to ghoul
      And Eye is unstable
