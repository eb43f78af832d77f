Feature: Setting Up

  Background:
    Given the situation
      """
      scenario: The Gathering
      investigators:
        roland: {card: Roland Banks, deck: [Machete, Knife, Guts, Flashlight, Beat Cop, Dodge, Paranoia, Vicious Blow]}
      """

  Rule: The thirteen steps

    @setting-up.1
    Scenario: They follow each other in order
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then set-up 1 comes before set-up 2
      And set-up 2 comes before set-up 3
      And set-up 3 comes before set-up 4
      And set-up 4 comes before set-up 5
      And set-up 5 comes before set-up 6
      And set-up 6 comes before set-up 7
      And set-up 7 comes before set-up 8
      And set-up 8 comes before set-up 9
      And set-up 9 comes before set-up 10
      And set-up 10 comes before set-up 11
      And set-up 11 comes before set-up 12
      And set-up 12 comes before set-up 13
      And at set-up 8, Roland has 5 resources
      And at set-up 9, Roland has 5 cards in hand
      And at set-up 9, Study is not in play
      And at set-up 11, Study is in play

  Rule: Investigators

    @setting-up.2
    Scenario: No two players choose the same investigator
      Given the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, deck: []}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 2, Daisy may not choose Roland Banks by setting-up.2
      And at set-up 2, Roland may not choose Daisy Walker by setting-up.2

    @setting-up.3
    Scenario: The investigator card lies in one's own play area, with nothing on it
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 2, Roland is in Roland's own play area
      And at set-up 2, Roland is in play
      And at set-up 2, Roland has 0 damage

    @setting-up.4
    Scenario: Physical trauma is damage at the beginning
      Given the situation also says
        """
        investigators: {roland: {trauma: {physical: 2}}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 2, Roland has 0 damage
      And at set-up 3, Roland has 2 damage
      And Roland has 7 remaining health
      And Roland has 0 horror

    @setting-up.5
    Scenario: Mental trauma is horror at the beginning
      Given the situation also says
        """
        investigators: {roland: {trauma: {mental: 1}}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 2, Roland has 0 horror
      And at set-up 3, Roland has 1 horror
      And Roland has 0 damage

    @setting-up.6
    Scenario: One of the investigators leads, and player order begins there
      Given the situation also says
        """
        lead: daisy
        investigators: {daisy: {card: Daisy Walker, deck: [Encyclopedia]}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Daisy keeps the hand
      And Roland keeps the hand
      Then at set-up 4, Daisy leads
      And Daisy draws an opening hand before Roland draws an opening hand

  Rule: Decks, tokens and the chaos bag

    @setting-up.7
    Scenario: The deck is assembled and shuffled: any card may be the topmost
      When Roland draws Vicious Blow, Dodge, Beat Cop, Flashlight and Guts
      And Roland keeps the hand
      Then at set-up 4, Roland has 0 cards in deck
      And at set-up 5, Roland has 8 cards in deck
      And Vicious Blow is in Roland's hand
      And Machete is in Roland's deck

    @setting-up.8
    Scenario: The token pool is made of the tokens of five kinds
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 6, the token pool is made of damage, horror, clues, doom and resources

    @bless-and-curse-tokens.2
    Scenario Outline: The bags of the campaign hold no bless and no curse tokens
      Given the situation also says
        """
        difficulty: <difficulty>
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      And Roland resolves these effects
        """
        - add tokens: {bless: 1, curse: 2}
        """
      Then the bag holds 1 bless token
      And the bag holds 2 curse tokens

      Examples:
        | difficulty |
        | easy       |
        | standard   |
        | hard       |
        | expert     |

    @setting-up.9 @setting-up.10
    Scenario Outline: The chaos bag holds what the campaign names for the difficulty, and nothing else
      Given the situation also says
        """
        difficulty: <difficulty>
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then the bag holds <all> tokens
      And the bag holds <plus> +1
      And the bag holds <minus> -4
      And the bag holds <worst> -8
      And the bag holds 2 skulls
      And the bag holds 0 elder thing tokens

      Examples:
        | difficulty | all | plus | minus | worst |
        | easy       | 16  | 2    | 0     | 0     |
        | standard   | 16  | 1    | 1     | 0     |
        | hard       | 17  | 0    | 1     | 0     |
        | expert     | 18  | 0    | 2     | 1     |

    @setting-up.11
    Scenario: In a campaign the bag is as the previous scenario left it
      Given the situation also says
        """
        phase: set-up
        chaos bag: ["+1", 0, 0, -1, -1, -1, -2, -2, -3, -4, skull, skull, cultist, tablet, elder thing, auto-fail, elder sign]
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then the bag holds 17 tokens
      And the bag holds 1 elder thing

    @setting-up.12
    Scenario: Each investigator takes 5 resources before the opening hands are drawn
      Given the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, deck: []}, wendy: {card: Wendy Adams, deck: []}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 7, Roland has 0 resources
      And at set-up 8, Roland has 5 resources
      And at set-up 8, Daisy has 5 resources
      And at set-up 8, Wendy has 5 resources

    @setting-up.12 @modifiers.2
    Scenario: A card in play from the beginning changes how many
      Given the situation also says
        """
        cards:
          Debt: {type: treachery, weakness: true, keywords: [permanent], abilities: [{constant: you, get: {starting resources: -2}}]}
        investigators: {wendy: {card: Wendy Adams, deck: [Debt]}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 8, Roland has 5 resources
      And at set-up 8, Wendy has 3 resources

  Rule: Opening hands

    @setting-up.13
    Scenario: An opening hand has 5 cards
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      Then Roland has 5 cards in hand
      And Roland has 3 cards in deck
      And it waits for Roland

    @setting-up.13
    Scenario: The last card of a deck is drawn without a question, and may be named all the same
      Given the situation
        """
        investigators: {daisy: {card: Daisy Walker, deck: [Encyclopedia, Barricade, Perception, Shrivelling, Guts]}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Daisy draws Encyclopedia, Barricade, Perception, Shrivelling and Guts
      And Roland keeps the hand
      And Daisy keeps the hand
      Then Daisy has 5 cards in hand

    @setting-up.14
    Scenario: All have drawn before the first may mulligan
      Given the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, deck: [Encyclopedia, Barricade, Perception, Shrivelling, Scrying, Amnesia]}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland mulligans Knife
      Then it is refused by setting-up.14
      When Daisy draws Encyclopedia, Barricade, Perception, Shrivelling and Scrying
      Then Roland has 5 cards in hand
      And Daisy has 5 cards in hand
      When Roland keeps the hand
      And Daisy keeps the hand
      Then Daisy draws an opening hand before set-up 9

    @setting-up.15
    Scenario: A weakness among the first cards is ignored and set aside
      When Roland draws Machete and Paranoia
      Then Paranoia is set aside
      And Paranoia is set aside by roland
      And Roland has 5 resources
      When Roland draws Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then Paranoia does not initiate
      And Roland has 5 resources

    @setting-up.16
    Scenario: Another card is drawn for it
      When Roland draws Machete, Knife, Paranoia, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then Roland has 5 cards in hand

    @setting-up.17
    Scenario: It is shuffled back into the deck after the step
      When Roland draws Machete, Knife, Paranoia, Guts, Flashlight and Beat Cop
      Then Paranoia is not in Roland's deck
      When Roland keeps the hand
      Then at set-up 9, Paranoia is in Roland's deck
      And Roland has 3 cards in deck

  Rule: The scenario

    @setting-up.18
    Scenario: The introduction comes before the locations are placed
      Given the situation also says
        """
        scenario:
          name: The Letter
          reference card: {type: scenario}
          introduction: {either: {burn it: {add tokens: {tablet: 1}}, read it: {horror: 1}}}
          locations: [Study]
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      And Roland chooses to burn it
      Then at set-up 9, the bag holds 16 tokens
      And at set-up 10, the bag holds 17 tokens
      And at set-up 10, Study is not in play
      And Roland has 0 horror

    @setting-up.19
    Scenario: The encounter cards are those of the sets that the scenario lists
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then the encounter deck holds 26 cards
      And Swarm of Rats 3 is in the encounter deck
      And Ghoul Minion 3 is in the encounter deck
      And Rotting Remains 3 is in the encounter deck
      And Ancient Evils 3 is in the encounter deck
      And Obscuring Fog 2 is in the encounter deck
      And Icy Ghoul is in the encounter deck

    @setting-up.20 @setting-up.22
    Scenario: Locations are placed, other cards are set aside
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then at set-up 10, Study is not in play
      And Study is in play
      And Hallway is not in play
      And Hallway is set aside
      And Parlor is set aside
      And Ghoul Priest is set aside
      And Lita Chantler is set aside
      And Ghoul Priest is not in the encounter deck
      And the encounter deck holds 26 cards

    @setting-up.21
    Scenario: All begin at the starting location, which is revealed
      Given the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, deck: []}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then Roland is at Study
      And Daisy is at Study
      And Study is revealed
      And Study has 4 clues

    @setting-up.23
    Scenario: The encounter deck is shuffled: any of its cards may be the topmost
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      And Roland ends the turn
      And Roland draws Dodge
      And Roland draws Rotting Remains
      And Roland reveals 0
      Then Roland draws Rotting Remains from the encounter deck

  Rule: Agendas and acts

    @setting-up.24 @setting-up.26
    Scenario: They are stacked in order, the first ones on top
      Given the card Dusk
        """
        {type: agenda, doom: 3, abilities: [{forced: {after: end turn}, do: {advance: this}}]}
        """
      And the card Midnight
        """
        {type: agenda, doom: 3}
        """
      And the card Dawn
        """
        {type: agenda, doom: 3}
        """
      And the card Door
        """
        {type: act, clues: 1, abilities: [{forced: {after: end turn}, do: {advance: this}}]}
        """
      And the card Stairs
        """
        {type: act, clues: 1}
        """
      And the card Roof
        """
        {type: act, clues: 1}
        """
      And the situation also says
        """
        scenario:
          name: Two Stacks
          reference card: {type: scenario}
          locations: [Study]
          agendas: [Dusk, Midnight, Dawn]
          acts: [Door, Stairs, Roof]
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then Dusk is the current agenda
      And Midnight is in the agenda deck
      And Midnight does not leave play
      And Door is the current act
      And Roof is in the act deck
      And Roof does not leave play
      When Roland ends the turn
      And Roland resolves Dusk first
      And Roland draws Dodge
      Then at 3.1, Midnight is the current agenda
      And at 3.1, Stairs is the current act

    @setting-up.25 @setting-up.27
    Scenario: The stories on the first of them are read, the agenda's before the act's
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then What's Going On?! is read before Trapped is read
      And set-up 11 comes before What's Going On?! is read
      And set-up 12 comes before Trapped is read
      And Rise of the Ghouls is never read
      And The Barrier is never read

    @setting-up.28
    Scenario: The scenario reference card is there for the first test
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      And Roland tests willpower (3)
      And Roland reveals tablet
      Then the skill value is 1

  Rule: Nobody plays yet

    @setting-up.29
    Scenario: There are no player windows
      Given the situation also says
        """
        investigators: {daisy: {card: Daisy Walker, deck: [Magnifying Glass]}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Daisy plays Magnifying Glass
      Then it is refused by setting-up.29
      When Roland keeps the hand
      And Daisy keeps the hand
      Then Magnifying Glass is in Daisy's hand

    @setting-up.30
    Scenario: An ability may be triggered when its triggering condition is met
      Given the card The Collector
        """
        type: investigator
        health: 6
        sanity: 6
        abilities:
          - {reaction: {after: draw opening hand, who: you}, do: {gain: 2}}
          - {free: true, do: {gain: 1}, limit: 1 per round}
        """
      And the situation also says
        """
        investigators: {roland: {card: The Collector}}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland uses his own ability
      Then Roland has 7 resources
      When Roland keeps the hand
      Then at set-up 13, Roland has 7 resources

    @setting-up.21 @clues.5
    Scenario: What answers to a location being revealed answers to the starting location
      Given the card Cellar
        """
        type: location
        shroud: 2
        clues: 3
        abilities: [{forced: {after: reveal location, what: this}, do: {gain: 2}}]
        """
      And the card Loft
        """
        type: location
        shroud: 2
        abilities: [{forced: {after: reveal location, what: this}, do: {lose: 9}}]
        """
      And the situation also says
        """
        scenario: {name: Below, reference card: {type: scenario}, locations: [Cellar, Loft], start: Cellar}
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      Then Roland has 7 resources
      And Cellar has 3 clues
      And Loft is not revealed

    @setting-up.20 @location-cards.9
    Scenario: A location that has no unrevealed side begins the game revealed, with its clues
      Given the card Shrine
        """
        {type: location, shroud: 2, clues: 2, unrevealed side: none}
        """
      And the card Well
        """
        {type: location, shroud: 2, clues: 1, unrevealed side: none}
        """
      And the situation also says
        """
        scenario:
          name: Below
          reference card: {type: scenario}
          locations: [Cellar, Shrine]
          start: Cellar
          set aside: [Well]
        """
      When Roland draws Machete, Knife, Guts, Flashlight and Beat Cop
      And Roland keeps the hand
      And Roland resolves these effects
        """
        put into play: {named: Well, zone: set aside}
        """
      Then Shrine is revealed
      And Shrine has 2 clues
      And Well has 1 clue
