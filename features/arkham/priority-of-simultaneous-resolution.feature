Feature: Priority of Simultaneous Resolution

  Background:
    Given every other opportunity is passed

  Rule: Choices of several investigators are made in player order, then all resolves at once

    Background:
      Given every other opportunity is passed
      And Daisy is at the Study
      And Roland is at the Study
      And it is nobody's turn

    @priority-of-simultaneous-resolution.1
    Scenario Outline: Each investigator chooses in player order, the lead investigator first
      Given <lead> is the lead investigator
      And Daisy holds Perception, Hyperawareness and Flashlight
      And Roland holds Knife, Machete and Dodge
      When <lead> resolves these effects
        """
        - each: each investigator
          do:
            either:
              discard: {discard: {kind: card, zone: hand}, amount: 3}
              horror: {horror: 1}
        """
      Then it waits for <lead>
      And <lead> has 3 cards in hand
      When <lead> chooses horror
      Then it waits for <other>
      And <lead> has 0 horror
      When <other> chooses to discard
      Then <other> has 0 cards in hand
      And <lead> has 3 cards in hand
      And <lead> has 1 horror

      Examples:
        | lead   | other  |
        | Daisy  | Roland |
        | Roland | Daisy  |

    @priority-of-simultaneous-resolution.2
    Scenario: Nothing is applied before the last choice is made
      Given Daisy is the lead investigator
      And Daisy controls Research Librarian and Magnifying Glass
      And Roland controls Beat Cop and Guard Dog
      When Daisy resolves these effects
        """
        - each: each investigator
          do: {choose: {kind: asset, controlled by: you}, do: {discard: chosen}}
        """
      And Daisy chooses Research Librarian
      Then it waits for Roland
      And Research Librarian is in play
      And Daisy controls Research Librarian
      When Roland chooses Guard Dog
      Then Research Librarian is discarded
      And Guard Dog is discarded
      And Beat Cop is in play
      And Magnifying Glass is in play

    @priority-of-simultaneous-resolution.2
    Scenario: Which cards are discarded is a choice that is made first too
      Given Daisy is the lead investigator
      And Daisy holds Perception, Hyperawareness and Flashlight
      And Roland holds Knife, Machete and Dodge
      When Daisy resolves these effects
        """
        - each: each investigator
          do:
            either:
              discard: {discard: {kind: card, zone: hand}, amount: 2}
              horror: {horror: 1}
        """
      And Daisy chooses to discard
      And Daisy chooses Hyperawareness
      And Daisy chooses Flashlight
      Then it waits for Roland
      And Daisy has 3 cards in hand
      When Roland chooses to discard
      And Roland chooses Machete
      And Roland chooses Dodge
      Then Perception is in hand
      And Hyperawareness is discarded
      And Flashlight is discarded
      And Knife is in hand
      And Roland has 1 card in hand
      And Daisy has 1 card in hand

    @priority-of-simultaneous-resolution.3
    Scenario Outline: It resolves on everybody at the same moment
      Given the location Study has shroud 2 and 1 clue
      And Daisy is the lead investigator
      And Daisy has 1 clue
      And Roland has 1 clue
      When Daisy resolves these effects
        """
        - each: each investigator
          do:
            either:
              clue: {move tokens: clues, from: you, to: your location}
              damage: {damage: {tokens: clues, on: your location}}
        """
      And Daisy chooses <daisy>
      And Roland chooses <roland>
      Then Study has 2 clues
      And <wounded> has 1 damage

      Examples:
        | daisy  | roland | wounded |
        | clue   | damage | Roland  |
        | damage | clue   | Daisy   |

    @priority-of-simultaneous-resolution.3
    Scenario Outline: Every amount is determined at that moment
      Given the location Study has shroud 2 and 1 clue
      And Daisy is the lead investigator
      And Daisy has 1 clue
      And Roland has 1 clue
      And Daisy has 0 resources
      And Roland has 0 resources
      When Daisy resolves these effects
        """
        - each: each investigator
          do:
            either:
              clue: {move tokens: clues, from: you, to: your location}
              pay: {gain: {tokens: clues, on: your location}}
        """
      And Daisy chooses <daisy>
      And Roland chooses <roland>
      Then Study has 2 clues
      And <paid> has 1 resource

      Examples:
        | daisy | roland | paid   |
        | clue  | pay    | Roland |
        | pay   | clue   | Daisy  |

  Rule: The lead investigator puts forced abilities and delayed effects in order

    @priority-of-simultaneous-resolution.4
    Scenario Outline: The order is the lead investigator's, whoever is concerned
      Given Daisy is at the Study
      And Roland is at the Study
      And Daisy is the lead investigator
      And Roland faces Dissonant Voices
      And the situation
        """
        agenda:
          as: agenda
          card:
            type: agenda
            name: Whispers
            abilities:
              - forced: {at: end round}
                do: {if: {there is: {kind: treachery, zone: threat area, of: Roland Banks}}, then: {horror: 1, to: Roland Banks}}
        """
      When the round ends
      Then it waits for Daisy
      And Roland may not resolve <first> first
      When Daisy resolves <first> first
      Then Roland has <horror> horror
      And Dissonant Voices is discarded
      And Daisy decides the order of forced abilities

      Examples:
        | first            | horror |
        | Dissonant Voices | 0      |
        | Agenda           | 1      |

    @priority-of-simultaneous-resolution.5
    Scenario Outline: A delayed effect counts among the forced abilities
      Given Roland is at the Study
      And Agnes is at the Study
      And Roland is the lead investigator
      And it is Agnes's turn
      And the card Borrowed Time
        """
        type: event
        cost: 0
        abilities:
          - event:
              - {put into play: {zone: hand, named: Holy Rosary}}
              - {later: {at: end turn, who: you}, do: {return: Holy Rosary}}
        """
      And Agnes holds Borrowed Time and Holy Rosary
      And Agnes faces Frozen in Fear
      When Agnes plays Borrowed Time
      And Agnes ends the turn
      Then it waits for Roland
      And Holy Rosary is in play
      When Roland resolves <first> first
      And Agnes reveals 0
      Then the skill value is <willpower>
      And Holy Rosary is in hand
      And Frozen in Fear is discarded

      Examples:
        | first          | willpower |
        | Frozen in Fear | 6         |
        | Borrowed Time  | 5         |

  Rule: The lead investigator decides between effects that cannot be applied together

    @priority-of-simultaneous-resolution.6
    Scenario Outline: Of two effects that set the same value the one applied last counts
      Given Daisy is at the Study
      And Roland is at the Study
      And Daisy is the lead investigator
      And the card Frenzy
        """
        type: treachery
        abilities:
          - revelation: {modify: you, becomes: {combat: 6}, until: end of the round}
        """
      And the top of the encounter deck is Frenzy
      And the situation
        """
        locations:
          study:
            card:
              type: location
              name: Study
              shroud: 2
              abilities:
                - {constant: {kind: investigator, at: this}, become: {combat: 1}}
        """
      When Roland draws Frenzy from the encounter deck
      Then it waits for Daisy
      And Roland may not choose <last>
      When Daisy chooses <last>
      Then Roland's combat is <combat>
      When Roland tests combat (1)
      And Roland reveals 0
      Then the skill value is <combat>

      Examples:
        | last   | combat |
        | Frenzy | 6      |
        | Study  | 1      |
