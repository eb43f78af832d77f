Feature: Campaign Play

  Background:
    Given every other opportunity is passed
    And the card The Long Night
      """
      {type: agenda, doom: 5}
      """
    And the card Vault
      """
      {type: location, shroud: 1, clues: 0, victory: 2}
      """
    And the card The Door Opens
      """
      {type: act, clues: 5}
      """
    And the situation
      """
      mode: campaign
      agenda: The Long Night
      act: The Door Opens
      locations: {attic: {clues: 2}}
      investigators:
        roland: {card: Roland Banks, at: attic, damage: 4, horror: 1, clues: 2}
      resolutions:
        1: [{record: the house is standing}]
        2: [{record: the house burned}, {gain: 1, of: mental trauma, on: each investigator}]
        none: [{record: nobody was heard of again}]
      next scenarios:
        - {name: The Letter, reference card: {type: scenario}, locations: [Study]}
        - {name: The Door, reference card: {type: scenario}, locations: [Vault]}
      """

  Rule: The next scenario

    @health-and-damage.2
    Scenario: No damage goes along, and nothing else of the table
      Given the situation also says
        """
        locations: {cellar: }
        enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      Then Roland has 4 damage
      When the campaign goes on with The Letter
      Then Roland has 0 damage
      And Roland has 9 remaining health
      And Roland has 0 horror
      And Roland has 0 clues
      And Roland is at Study
      And Attic is not in play
      And The Long Night is not in play
      And Ghoul is not engaged with Roland
      And Roland has 0 physical trauma

    @campaign-play.1
    Scenario: The investigator goes on with the same deck, wherever its cards were
      Given the situation also says
        """
        investigators: {roland: {deck: [Machete], hand: [Guts], discard: [Knife], play area: [Flashlight]}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland draws Knife, Flashlight, Machete and Guts
      And Roland keeps the hand
      Then Roland has 4 cards in hand
      And Roland has 5 resources
      And Flashlight is not in play

    @winning-and-losing.12 @campaign-play.40 @campaign-play.5
    Scenario Outline: It is played whatever the outcome of the one before, with what that has left in the log
      When the <deck> instructs
        """
        - {resolution: <number>}
        """
      Then the scenario is <outcome>
      When the campaign goes on with The Letter
      Then Roland is at Study
      And the campaign log says <log>
      And Roland has <trauma> mental trauma

      Examples:
        | deck   | number | outcome | log                   | trauma |
        | act    | 1      | won     | the house is standing | 0      |
        | agenda | 2      | lost    | the house burned      | 1      |

    @winning-and-losing.12 @campaign-play.28 @campaign-play.31 @campaign-play.32
    Scenario: Also when nobody was left: trauma is damage and horror at its beginning
      Given Daisy is at the Attic
      And Daisy has 8 horror
      When Daisy takes 1 horror
      And Roland takes 5 damage
      Then no resolution is reached
      When the campaign goes on with The Letter
      And Daisy is chosen to lead
      Then Roland is not eliminated
      And Daisy leads
      And Roland has 1 damage
      And Daisy has 1 horror
      And the campaign log says nobody was heard of again

    @campaign-play.34 @killed-insane-investigators.4
    Scenario: Whoever has as much trauma as sanity is driven insane and plays no more
      Given Daisy is at the Attic
      And the situation also says
        """
        investigators: {roland: {trauma: {mental: 4}}}
        """
      When Roland takes 4 horror
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      Then Daisy is at Study
      And Roland is at no location
      And Roland is driven insane
      And Roland is not killed
      And Daisy is not insane

    @campaign-play.33 @killed-insane-investigators.3
    Scenario: Whoever has as much trauma as health is killed and plays no more
      Given Daisy is at the Attic
      And the situation also says
        """
        investigators: {roland: {trauma: {physical: 8}}}
        """
      When Roland takes 5 damage
      And the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      Then Daisy is at Study
      And Daisy leads
      And Roland is at no location
      And Roland is killed
      And Roland is not insane

    @campaign-play.40
    Scenario: One after the other, in sequence
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      And Roland resolves these effects
        """
        resign: true
        """
      And the campaign goes on with The Door
      Then Roland is at Vault

    Scenario: A location that comes again is the same card, as it is at the beginning
      Given the situation also says
        """
        next scenarios: [{name: The Return, reference card: {type: scenario}, locations: [Attic]}]
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      Then Attic is not in play
      When Roland resolves these effects
        """
        resign: true
        """
      And the campaign goes on with The Door
      And Roland resolves these effects
        """
        resign: true
        """
      And the campaign goes on with The Return
      Then Roland is at Attic
      And Attic has 2 clues

    @campaign-play.9
    Scenario: Experience is added to what was earned before
      Given the situation also says
        """
        locations: {attic: {clues: 0}}
        """
      When the agenda instructs
        """
        - {resolution: 1}
        """
      Then Roland has 1 experience
      When the campaign goes on with The Letter
      And Roland resolves these effects
        """
        resign: true
        """
      Then Roland has 1 experience
      When the campaign goes on with The Door
      And Roland resolves these effects
        """
        resign: true
        """
      Then Roland has 3 experience

    @game.2
    Scenario: A new scenario is a new game: what was removed from the game is in the deck again
      Given the situation also says
        """
        investigators: {roland: {hand: [Guts]}}
        """
      When Roland takes 5 damage
      Then Guts is not in Roland's discard pile
      And Guts is not in Roland's hand
      When the campaign goes on with The Letter
      And Roland keeps the hand
      Then Guts is in Roland's hand

    @game.1
    Scenario: What is limited to a game is limited to that scenario
      Given the situation also says
        """
        cards:
          Bell: {type: asset, cost: 0, abilities: [{free: true, limit: 1 per game, do: {gain: 1}}]}
        investigators: {roland: {resources: 0, play area: [Bell]}}
        """
      When Roland uses Bell
      And Roland uses Bell
      Then it is refused by limits-and-maximums.2
      When Roland resolves these effects
        """
        resign: true
        """
      And the campaign goes on with The Letter
      And Roland keeps the hand
      And Roland plays Bell
      And Roland uses Bell
      Then Roland has 6 resources
      When Roland uses Bell
      Then it is refused by limits-and-maximums.2

    @setting-up.11
    Scenario: The chaos bag is as the scenario before has left it
      When the agenda instructs
        """
        - {add tokens: {tablet: 1}}
        - {resolution: 1}
        """
      And the campaign goes on with The Letter
      Then the bag holds 17 tokens
      And the bag holds 2 tablets

  Rule: What is recorded

    @campaign-play.3
    Scenario Outline: A later scenario asks what the log says
      Given the situation also says
        """
        next scenarios:
          - name: The Masks
            reference card: {type: scenario}
            locations: [Study]
            instructions: {if: {the campaign log says: the house burned}, then: [{gain: 1}], else: [{gain: 3}]}
        """
      When the agenda instructs
        """
        - {resolution: <number>}
        """
      And the campaign goes on with The Letter
      And Roland resolves these effects
        """
        resign: true
        """
      And the campaign goes on with The Door
      And Roland resolves these effects
        """
        resign: true
        """
      And the campaign goes on with The Masks
      Then Roland has <resources> resources

      Examples:
        | number | resources |
        | 1      | 8         |
        | 2      | 6         |

    @campaign-play.8
    Scenario Outline: The guide raises or lowers the experience of the victory display
      Given the situation also says
        """
        victory display: [Vault, Vault]
        resolutions:
          3: [{earn experience: 2, who: each investigator}]
          4: [{earn experience: -1, who: each investigator}]
        """
      When the agenda instructs
        """
        - {resolution: <number>}
        """
      Then Roland has <experience> experience

      Examples:
        | number | experience |
        | 3      | 6          |
        | 4      | 3          |

    @campaign-play.39
    Scenario: A card that defeats somebody says by itself what that leaves behind
      When Roland resolves these effects
        """
        - {defeat: you}
        """
      Then Roland is defeated
      And Roland has 0 physical trauma
      And Roland has 0 mental trauma

    @campaign-play.41
    Scenario: A resolution that names the next scenario overrides the sequence
      Given the situation also says
        """
        resolutions: {3: [{proceed to: The Door}]}
        """
      When the agenda instructs
        """
        - {resolution: 3}
        """
      And the campaign goes on with The Letter
      Then it is refused by campaign-play.40
      When the campaign goes on with The Door
      Then Roland is at Vault

  Rule: Purchases between two scenarios

    Background:
      Given the situation also says
        """
        cards:
          Ann: {type: investigator, class: mystic, health: 5, sanity: 5, deckbuilding: {size: 1, options: [{class: mystic}], random basic weaknesses: 0}}
          Ray: {type: asset, class: mystic}
          Ray (4): {type: asset, class: mystic, level: 4}
          Orb: {type: asset, class: mystic, level: 2}
        investigators: {roland: {card: Ann, experience: 1, hand: [Ray]}}
        collection: [Ray (4), Orb]
        victory display: [Vault, {card: {name: Idol, type: enemy, victory: 1}}]
        """

    @campaign-play.6 @campaign-play.10 @campaign-play.11
    Scenario: What was earned just now is spent at once, together with what was left
      When the agenda instructs
        """
        - {resolution: 1}
        """
      Then Roland has 4 experience
      When Roland buys Ray (4) for Ray
      Then Roland has 0 experience
      When the campaign goes on with The Letter
      And Roland draws Ray (4)
      And Roland keeps the hand
      Then Ray (4) is in Roland's hand
      And Ray is in the collection

    @campaign-play.25
    Scenario: Nothing is bought before the scenario is over
      When Roland buys Orb for Ray
      Then it is refused by campaign-play.25

    @campaign-play.26
    Scenario: What is left is recorded, and spent later
      When the agenda instructs
        """
        - {resolution: 1}
        """
      And Roland buys Orb for Ray
      And the campaign goes on with The Letter
      And Roland draws Orb
      And Roland keeps the hand
      Then Roland has 2 experience
      When Roland resolves these effects
        """
        resign: true
        """
      And Roland buys Ray (4) for Orb
      Then it is refused by campaign-play.10
      And Roland has 2 experience
      When Roland buys Orb for Ray (4)
      Then it is refused by campaign-play.14

  Rule: What the campaign log says

    @campaign-play.3
    Scenario Outline: What a name under a heading of the campaign log brings about
      Given Roland is at the Attic
      And Roland has 0 resources
      And the situation also says
        """
        campaign log: {Guests Lost: [<lost>]}
        """
      When Roland resolves these effects
        """
        - {if: {the campaign log lists: Warren Thorne, under: Guests Lost}, then: {gain: 2}, else: {gain: 1}}
        """
      Then Roland has <resources> resources

      Examples:
        | lost          | resources |
        | Warren Thorne | 2         |
        | Ada Thorne    | 1         |

    @campaign-play.3
    Scenario Outline: Each investigator has supplies of their own by the campaign log
      Given Roland is at the Attic
      And Daisy is at the Attic
      And Roland has 0 resources
      And the situation also says
        """
        campaign log: {supplies of <whose>: [rope]}
        """
      When Roland resolves these effects
        """
        - {if: {is: you, a: {supply: rope}}, then: {gain: 2}, else: {gain: 1}}
        - {if: {there is: {kind: investigator, at: your location, supply: rope}}, then: {gain: 4}}
        """
      Then Roland has <resources> resources

      Examples:
        | whose         | resources |
        | Roland Banks  | 6         |
        | Daisy Walker  | 5         |
        | Wendy Adams   | 1         |
