Feature: Elimination

  Background:
    Given every other opportunity is passed

  @elimination.2
  Scenario: Whoever resigns is eliminated, and has not been defeated
    Given the card Front Door
      """
      {type: location, shroud: 2, abilities: [{action: 1, designator: resign, do: {resign: true}}]}
      """
    And the situation
      """
      locations: {front door: {card: Front Door}}
      """
    And the card Mourning
      """
      {type: asset, abilities: [{forced: {after: defeat, what: investigator}, do: {horror: 1}}]}
      """
    And Roland is at the Front Door
    And Roland has 8 damage
    And Daisy is at the Front Door
    And Daisy controls Mourning
    And it is Roland's turn
    When Roland uses Front Door
    Then Roland is eliminated
    And Roland is not defeated
    And Daisy has 0 horror

  @elimination.4 @elimination.6
  Scenario: The weakness is heard before anything is removed, and is then removed from the game
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And the situation
      """
      investigators: {roland: {threat area: [{card: Cover Up, clues: 2}], play area: [Beat Cop]}}
      """
    And Roland has 8 damage
    When Roland takes 1 damage
    And Roland takes it all
    Then Roland has 1 mental trauma
    And Cover Up is removed from the game

  @elimination.6
  Scenario: A weakness enemy is removed too, whoever it is engaged with
    Given Skids is at the Study
    And Roland is at the Study
    And it is Roland's turn
    And the situation
      """
      enemies: {mob enforcer: {card: Mob Enforcer, owner: skids, engaged: roland}}
      """
    And Skids has 7 damage
    When Skids takes 1 damage
    Then Mob Enforcer is removed from the game

  @elimination.5
  Scenario: The game ends for the weaknesses of the eliminated investigator only
    Given the card Debts
      """
      {type: treachery, weakness: true, abilities: [{forced: {when: end game}, do: {gain: 1, of: mental trauma}}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And the situation
      """
      investigators: {roland: {threat area: [{card: Cover Up, clues: 2}]}, daisy: {threat area: [Debts]}}
      """
    And Roland has 8 damage
    When Roland takes 1 damage
    Then Roland has 1 mental trauma
    And Daisy has 0 mental trauma

  @elimination.5
  Scenario: The game does not end for a weakness in hand
    Given the card Regret
      """
      {type: treachery, weakness: true, abilities: [{forced: {when: end game}, in: hand, do: {earn experience: -2}}]}
      """
    And Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And the situation
      """
      investigators: {roland: {threat area: [{card: Cover Up, clues: 2}]}}
      """
    And Roland holds Regret
    And Roland has 8 damage
    When Roland takes 1 damage
    Then Regret does not initiate
    And Roland has 1 mental trauma

  @elimination.4
  Scenario: It ends for a card in hand that speaks of the elimination itself, before the hand is removed
    Given the card Regret
      """
      type: treachery
      weakness: true
      abilities: [{forced: {when: end game, or eliminated: true}, in: hand, do: {earn experience: -2}}]
      """
    And the card Remorse
      """
      type: treachery
      weakness: true
      abilities: [{forced: {when: end game, or eliminated: true}, in: hand, do: {earn experience: -2}}]
      """
    And Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And Roland holds Regret
    And Daisy holds Remorse
    And Roland has 8 damage
    When Roland takes 1 damage
    Then Regret initiates
    And Regret is removed from the game
    And Remorse does not initiate

  @elimination.7 @elimination.8
  Scenario: Their cards are removed from the game
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And Roland controls Machete
    And Roland holds Guts
    And the top of Roland's deck is Perception
    And the situation
      """
      investigators: {roland: {discard: [Evidence!]}}
      """
    And Roland has 8 damage
    When Roland takes 1 damage
    Then Machete is removed from the game
    And Machete leaves play
    And Roland leaves play
    And Guts does not leave play
    And Guts is removed from the game
    And Perception is removed from the game
    And Evidence! is removed from the game

  @elimination.9 @elimination.10
  Scenario: What another player controls stays, and is removed when it leaves play
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Roland's turn
    And the situation
      """
      investigators: {roland: {play area: [{card: Research Librarian, owner: daisy}]}}
      """
    And Daisy has 4 damage
    When Daisy takes 1 damage
    Then Roland controls Research Librarian
    And Research Librarian is in play
    When Roland takes 1 damage
    And Roland assigns 1 damage to Research Librarian
    Then Research Librarian is removed from the game

  @elimination.11
  Scenario: Their clues go to the location
    Given the location Cellar has shroud 2 and 1 clue
    And Daisy is at the Cellar
    And Roland is at the Study
    And it is Roland's turn
    And Daisy has 3 clues
    And Daisy has 4 damage
    When Daisy takes 1 damage
    Then Cellar has 4 clues

  @cannot.1
  Scenario: Where they cannot be placed, they go to the token pool
    Given the card Barren
      """
      {type: agenda, doom: 9, abilities: [{constant: {kind: location, named: Cellar}, cannot: {deed: place clues}}]}
      """
    And the agenda is Barren
    And the location Cellar has shroud 2 and 1 clue
    And Daisy is at the Cellar
    And Roland is at the Study
    And it is Roland's turn
    And Daisy has 3 clues
    And Daisy has 4 damage
    When Daisy takes 1 damage
    Then Cellar has 1 clue
    And Daisy has 0 clues

  @elimination.7
  Scenario Outline: A scenario's own asset under the player's control leaves the game with the player
    Given Roland is at the Study
    And Daisy is at the Study
    And the card Stranger
      """
      type: asset
      """
    And the situation also says
      """
      set aside: [{card: Stranger, as: stranger}]
      """
    When Roland resolves these effects
      """
      - {take control: {named: Stranger, zone: set aside}}
      <then>
      - {resign: true}
      """
    Then stranger is removed from the game

    Examples:
      | then                                                    |
      | - {gain: 1}                                             |
      | - {put into play: {named: Stranger}, area: threat area} |

  @elimination.7 @leaves-play.1
  Scenario Outline: Abilities answer to the cards that leave play with the player, who resigns or is defeated
    Given Roland is at the Study
    And Daisy is at the Study
    And it is Daisy's turn
    And the card Curator
      """
      {type: asset, traits: [Ally], abilities: [{forced: {when: leave play, what: this}, do: {add tokens: {tablet: 1}}}]}
      """
    And the card Diary
      """
      {type: asset, abilities: [{forced: {after: leave play, what: {trait: Ally}}, do: {gain: 3}}]}
      """
    And Roland controls Curator
    And Daisy controls Diary
    And Daisy has 0 resources
    When Roland resolves these effects
      """
      - {<gone>}
      """
    Then the bag holds 2 tablets
    And Daisy has 3 resources
    And Curator is removed from the game

    Examples:
      | gone         |
      | resign: true |
      | defeat: you  |

  @elimination.12
  Scenario: Their resources go to the token pool
    Given Skids is at the Study
    And Roland is at the Study
    And it is Roland's turn
    And Skids has 7 resources
    And Roland has 2 resources
    And Skids has 7 damage
    When Skids takes 1 damage
    Then Skids has 0 resources
    And Roland has 2 resources

  @elimination.13 @elimination.14
  Scenario: Their enemies stay behind as they are
    Given Wendy is at the Attic
    And Roland is at the Attic
    And it is Roland's turn
    And an exhausted Ghoul Priest with 3 damage engaged with Wendy
    And Wendy has 6 damage
    When Wendy takes 1 damage
    Then Ghoul Priest is at Attic
    And Ghoul Priest is not engaged
    And Ghoul Priest is exhausted
    And Ghoul Priest has 3 damage

  @elimination.15
  Scenario: Treacheries are discarded
    Given Wendy is at the Attic
    And Roland is at the Attic
    And it is Roland's turn
    And Wendy faces Frozen in Fear
    And Wendy has 6 damage
    When Wendy takes 1 damage
    Then Frozen in Fear is in the encounter discard pile

  @elimination.16
  Scenario: The others choose a new lead investigator
    Given Roland is at the Attic
    And Daisy is at the Attic
    And Wendy is at the Attic
    And it is Wendy's turn
    And Roland has 8 damage
    When Roland takes 1 damage
    Then it waits for Daisy
    When Daisy chooses Wendy
    Then Wendy leads

  @elimination.4 @elimination.16
  Scenario: It is complete before the enemies that are left engage anybody
    Given Roland is at the Attic
    And Daisy is at the Attic
    And Wendy is at the Attic
    And Roland is the lead investigator
    And it is Wendy's turn
    And a Ghoul Minion engaged with Roland
    And the situation
      """
      investigators: {roland: {threat area: [{card: Cover Up, clues: 0}]}}
      """
    And Roland has 8 damage
    When Roland takes 1 damage
    And Daisy chooses Wendy
    And Wendy chooses Daisy
    Then Wendy leads
    And Ghoul Minion is engaged with Daisy
    And Wendy decides whom ghoul minion engages

  @elimination.17
  Scenario: When nobody remains the scenario is over
    Given Roland is at the Attic
    And Roland has 8 damage
    And the card Relief
      """
      {type: agenda, abilities: [{forced: {after: defeat, what: investigator}, do: {doom: 1}}]}
      """
    And the situation
      """
      agenda: Relief
      """
    When Roland takes 1 damage
    Then the scenario is over
    And Relief has 0 doom

  Rule: The scenario in which nobody remains

    Background:
      Given every other opportunity is passed
      And it is Roland's turn
      And Roland is at the Attic
      And Roland has 8 damage

    @elimination.17 @elimination.18 @winning-and-losing.13
    Scenario: It ends without a resolution, and in standalone play it is lost
      When Roland takes 1 damage
      Then no resolution is reached
      And the scenario is over
      And the scenario is lost

    @victory-display-victory-points.9
    Scenario: Its victory display is completed
      Given the card Vault
        """
        {type: location, shroud: 3, victory: 1}
        """
      And the situation
        """
        locations: {vault: {card: Vault, clues: 0}}
        """
      When Roland takes 1 damage
      Then Vault is in the victory display

    @elimination.17
    Scenario: Abilities to the end of the game are due
      Given the card Epilogue
        """
        {type: agenda, abilities: [{forced: {when: end game}, do: {doom: 1}}]}
        """
      And the agenda is Epilogue
      When Roland takes 1 damage
      Then Epilogue has 1 doom

  Rule: The turn of whoever is eliminated

    Background:
      Given every other opportunity is passed
      And Roland is at the Attic
      And Daisy is at the Study
      And Roland has 8 damage
      And Daisy has 0 resources
      And the card Vespers
        """
        {type: asset, abilities: [{forced: {after: end turn}, do: {gain: 1}}]}
        """
      And Daisy controls Vespers
      And the card Cinders
        """
        {type: treachery, abilities: [{action: 1, do: {damage: 1}}]}
        """
      And Roland faces Cinders

    @elimination.3
    Scenario Outline: It ends, or it breaks off
      Given the reading turn-of-the-eliminated is "<reading>"
      When the investigation phase is played
      And Roland takes the next turn
      And Roland uses Cinders
      And Daisy ends the turn
      Then Daisy has <resources> resources
      And Roland's mini card shows black and white

      Examples:
        | reading    | resources |
        | ends       | 2         |
        | breaks off | 1         |

  Rule: A skill test of whoever is eliminated in it

    Background:
      Given Roland is at the Study
      And Daisy is at the Study
      And Roland has 8 damage
      And Daisy has 0 resources
      And the situation
        """
        scenario: The Gathering
        investigators: {daisy: {hand: [Unexpected Courage]}}
        """
      And an exhausted Ghoul Minion at the Study
      And the card Ordeal
        """
        {type: treachery, abilities: [{action: 1, do: {test: intellect, difficulty: 0, success: {gain: 1, on: each investigator}}}]}
        """
      And Roland faces Ordeal

    @elimination.3
    Scenario Outline: It ends, or it goes on
      Given the reading test-of-the-eliminated is "<reading>"
      When Roland uses Ordeal
      And Daisy commits Unexpected Courage
      And Roland reveals the tablet
      Then Roland is eliminated
      And Daisy has <resources> resources
      And Unexpected Courage is in Daisy's discard pile

      Examples:
        | reading | resources |
        | ends    | 0         |
        | goes on | 1         |

  Rule: Several things at one moment

    @lead-investigator.4
    Scenario Outline: Of several who are defeated at one moment the lead investigator says who is eliminated first
      Given the card Requiem
        """
        {type: event, cost: 0, abilities: [{event: {put into play: {zone: encounter discard, topmost: true}, area: threat area}}]}
        """
      And the situation
        """
        lead: wendy
        locations: {study: }
        investigators:
          roland: {card: Roland Banks, at: study, damage: 8, threat area: [Frozen in Fear]}
          daisy: {card: Daisy Walker, at: study, damage: 4, threat area: [Dissonant Voices]}
          wendy: {card: Wendy Adams, at: study, hand: [Requiem]}
        """
      When Wendy resolves these effects
        """
        {damage: 1, to: {kind: investigator}}
        """
      And Wendy chooses <first>
      And Wendy plays Requiem
      Then <last> is in Wendy's threat area
      And Roland is eliminated
      And Daisy is eliminated

      Examples:
        | first  | last             |
        | Roland | Dissonant Voices |
        | Daisy  | Frozen in Fear   |

    @elimination.16
    Scenario: Enemies that are left engage when everything is settled, as the new lead investigator says
      Given the situation
        """
        investigators:
          roland: {card: Roland Banks, at: study, damage: 8, threat area: [Frozen in Fear, Dissonant Voices]}
          daisy: {card: Daisy Walker, at: study}
          wendy: {card: Wendy Adams, at: study}
        enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
        """
      When Roland takes 1 damage
      And Daisy chooses Frozen in Fear
      And Daisy chooses Wendy
      And Wendy chooses Daisy
      Then Wendy leads
      And Ghoul is engaged with Daisy
      And Wendy decides whom ghoul engages

    @elimination.16
    Scenario: What an agenda tells the lead investigator to do, the new one goes on with
      Given the situation
        """
        investigators:
          roland: {card: Roland Banks, at: study}
          daisy: {card: Daisy Walker, at: hallway}
        locations: {study: {column: 1}, hallway: {column: 4}, attic: {column: 2}, cellar: {column: 2}}
        cards:
          Collapse:
            type: agenda
            doom: 3
            stage: 1
            reverse:
              - choose: {kind: location, farthest to: the left}
                do: [{defeat: {kind: investigator, at: chosen}}, {return: chosen, to: removed from game}]
              - choose: {kind: location, farthest to: the left}
                do: [{defeat: {kind: investigator, at: chosen}}, {return: chosen, to: removed from game}]
        agenda: {card: Collapse, doom: 2}
        phase: mythos
        """
      When the mythos phase is played
      Then it waits for Daisy
      When Daisy chooses Attic
      Then Attic is removed from the game
      And Cellar is not removed from the game

  Rule: The last investigators fall by the very thing by which the act advances

    Background:
      Given the card Siege
        """
        type: act
        abilities: [{forced: {if: defeat, what: Ghoul Minion}, do: {advance: this}}]
        reverse: {either: {to burn it down: {resolution: 1}, to leave it standing: {resolution: 2}}}
        """
      And the card Silence
        """
        {type: act, abilities: [{objective: {not: {there is: enemy}}}], reverse: {resolution: 2}}
        """
      And the card Flight
        """
        {type: act, abilities: [{forced: {after: resign}, do: {advance: this}}], reverse: {resolution: 2}}
        """
      And Roland is at the Study
      And it is Roland's turn

    @priority-of-simultaneous-resolution.4
    Scenario Outline: The lead investigator says what comes first
      Given the act is <act>
      And Roland has 8 damage
      And a Ghoul Minion engaged with Roland
      When Roland resolves these effects
        """
        {damage: 2, to: [you, Ghoul Minion]}
        """
      Then it waits for Roland
      And Roland is not eliminated
      When Roland resolves <first> first
      Then <resolution>
      And the scenario is <outcome>
      And <eliminated>

      Examples:
        | act     | first           | resolution               | outcome   | eliminated               |
        | Silence | the act         | resolution 2 is reached  | completed | Roland is not eliminated |
        | Silence | the elimination | no resolution is reached | lost      | Roland is eliminated     |
        | Siege   | the elimination | no resolution is reached | lost      | Roland is eliminated     |

    @priority-of-simultaneous-resolution.4 @resign.3
    Scenario Outline: So it is with the last one who resigns
      Given the act is Flight
      When Roland resolves these effects
        """
        resign: true
        """
      And Roland resolves <first> first
      Then <resolution>
      And the scenario is <outcome>

      Examples:
        | first           | resolution               | outcome   |
        | the act         | resolution 2 is reached  | completed |
        | the elimination | no resolution is reached | lost      |

    @priority-of-simultaneous-resolution.4 @lead-investigator.4
    Scenario: Of several who fall with it the lead investigator puts each in order
      Given the act is Siege
      And Daisy is at the Study
      And Daisy is the lead investigator
      And Roland has 8 damage
      And Daisy has 4 damage
      And a Ghoul Minion engaged with Roland
      When Roland resolves these effects
        """
        {damage: 2, to: [{kind: investigator}, Ghoul Minion]}
        """
      And Daisy chooses Roland
      Then Roland may not resolve the act first
      When Daisy resolves the elimination first
      Then Roland is eliminated
      When Daisy resolves the act first
      And Daisy chooses to burn it down
      Then resolution 1 is reached
      And the scenario is completed

    @priority-of-simultaneous-resolution.4
    Scenario Outline: An act may advance because nobody remains
      Given the card Farewell
        """
        type: act
        abilities: [{<ability>}]
        reverse: {either: {to look back: {resolution: 1}, to walk on: {resolution: 2}}}
        """
      And the act is Farewell
      When Roland resolves these effects
        """
        resign: true
        """
      And Roland resolves the act first
      And Roland chooses to walk on
      Then resolution 2 is reached
      And Roland is eliminated

      Examples:
        | ability                                                                              |
        | objective: {not: {there is: investigator}}                                           |
        | forced: {after: resign}, if: {not: {there is: investigator}}, do: {advance: this}    |

    @elimination.1
    Scenario: As long as somebody remains nothing is asked
      Given the act is Siege
      And Daisy is at the Study
      And Roland has 8 damage
      And a Ghoul Minion engaged with Roland
      When Roland resolves these effects
        """
        {damage: 2, to: [you, Ghoul Minion]}
        """
      Then Roland is eliminated
      And it waits for Daisy
      And Daisy may choose to burn it down

    @lead-investigator.4
    Scenario: Of the last ones too the lead investigator says who goes first, and of one alone nothing is asked
      Given Daisy is at the Study
      And Wendy is at the Study
      And Wendy is the lead investigator
      And Roland has 8 damage
      And Daisy has 4 damage
      And Wendy has 6 damage
      When Roland resolves these effects
        """
        {damage: 1, to: {kind: investigator}}
        """
      Then it waits for Wendy
      And Roland may not choose Roland
      When Wendy chooses Daisy
      Then it waits for Wendy
      And Daisy is not eliminated
      When Wendy chooses Wendy
      Then no resolution is reached
      And Roland is eliminated

  Scenario: A situation may begin after somebody has been eliminated
    Given the situation also says
      """
      investigators:
        roland: {card: Roland Banks}
        daisy: {card: Daisy Walker, eliminated: defeated}
        skids: {card: "\"Skids\" O'Toole", eliminated: resigned}
      """
    Then Daisy is eliminated
    And Daisy is defeated
    And Skids is eliminated
    And Skids is not defeated
    And Roland is not eliminated

  @elimination.3
  Scenario: Whoever has been eliminated takes no turn
    Given Roland is at the Attic
    And Daisy is at the Attic
    And the situation also says
      """
      turn: nobody
      phase: investigation
      investigators: {skids: {card: "\"Skids\" O'Toole", eliminated: resigned}}
      """
    When Skids takes the next turn
    Then it is refused by elimination.3
    When Daisy takes the next turn
    Then Daisy has 3 actions

  @elimination.3
  Scenario Outline: Nothing happens to the eliminated, whatever a file tells
    Given Roland is at the Attic
    And Daisy is at the Attic
    And Roland has 8 damage
    And a Ghoul Minion engaged with Daisy
    When Roland takes 1 damage
    And <deed>
    Then it is refused by elimination.3
    And Roland is eliminated

    Examples:
      | deed                        |
      | Roland tests willpower (3)  |
      | Roland gains 2 resources    |
      | Roland takes 1 horror       |
      | Ghoul Minion attacks Roland |
      | Roland begins the turn      |
