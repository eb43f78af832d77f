Feature: Words that no printed card of the core set needs

  Background:
    Given every other opportunity is passed
    And Roland is at the Study
    And the location Study has shroud 2 and 5 clues
    And it is Roland's turn
    And Roland has 0 resources

  Rule: Uses

    Scenario Outline: They are placed again, up to the number with which the card enters play
      Given the situation also says
        """
        investigators:
          roland: {play area: [{card: Flashlight, supplies: <left>}, {card: First Aid, supplies: 3}, {card: Knife}]}
        """
      When Roland resolves these effects
        """
        - {replenish: supplies, <amount>on: {kind: asset, controlled by: you}}
        """
      Then Flashlight has <then> supplies
      And First Aid has 3 supplies

      Examples:
        | left | amount      | then |
        | 0    |             | 3    |
        | 1    |             | 3    |
        | 0    | amount: 1,  | 1    |
        | 2    | amount: 2,  | 3    |

    Scenario Outline: Where one card lacks some there is something to place
      Given the card Rod
        """
        {type: asset, abilities: [{free: true, do: {replenish: supplies, on: {kind: asset, controlled by: you, uses: supplies}}}]}
        """
      And the situation also says
        """
        investigators:
          roland: {play area: [{card: Flashlight, supplies: <left>}, {card: First Aid, supplies: 3}, Rod]}
        """
      When Roland uses Rod
      Then it is <outcome>

      Examples:
        | left | outcome     |
        | 1    | not refused |

      @costs.13
      Examples:
        | left | outcome             |
        | 3    | refused by costs.13 |

  Rule: Damage and horror that would be dealt

    Scenario Outline: More horror, less of it, or another bears it: <do>
      Given the card Stone Heart
        """
        {type: asset, sanity: 3, abilities: [{reaction: {<when>: <event>, what: you, of: horror}, do: {<do>}}]}
        """
      And Roland controls Stone Heart
      And Daisy is at the Study
      When Roland resolves these effects
        """
        - {horror: 2, to: you}
        """
      And Roland assigns 2 horror to Roland
      And Roland uses Stone Heart
      Then Roland has <roland> horror
      And Stone Heart has <heart> horror
      And Daisy has <daisy> horror

      Examples:
        | when  | event | do                                                    | roland | heart | daisy |
        | when  | dealt | prevent horror: 1, to: you                            | 1      | 0     | 0     |
        | when  | dealt | prevent horror: 5, to: you                            | 0      | 0     | 0     |
        | when  | dealt | reassign horror: 1, from: you, to: this               | 1      | 1     | 0     |
        | when  | dealt | reassign horror: 2, from: you, to: Daisy Walker       | 0      | 0     | 2     |
        | when  | dealt | horror becomes damage: you                            | 0      | 0     | 0     |

    Scenario Outline: That much more is dealt
      Given the card Frail
        """
        {type: treachery, weakness: true, abilities: [{forced: {would: deal, what: you, of: <kind>}, do: {increase <kind>: 1, to: you}}]}
        """
      And Roland faces Frail
      When Roland resolves these effects
        """
        - {<kind>: 2, to: you}
        """
      Then Roland has <damage> damage
      And Roland has <horror> horror

      Examples:
        | kind   | damage | horror |
        | damage | 3      | 0      |
        | horror | 0      | 3      |

    Scenario Outline: Assets bear it first
      Given Roland controls Beat Cop
      And every other choice takes the first option
      When Roland resolves these effects
        """
        - {<kind>: 3, to: you, to assets first: true}
        """
      Then Beat Cop is in Roland's discard pile
      And Roland has <damage> damage
      And Roland has <horror> horror

      Examples:
        | kind   | damage | horror |
        | damage | 1      | 0      |
        | horror | 0      | 1      |

  Rule: Tests that abilities make

    Background:
      Given the chaos bag holds 0

    Scenario Outline: An attack in other words: <words>
      Given the card Rod
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, <words>}}]}
        """
      And a Ghoul Minion engaged with Roland
      And Roland controls Rod
      When Roland uses Rod on Ghoul Minion
      And Roland reveals 0
      Then the skill value is <value>
      And the difficulty is <difficulty>
      And Ghoul Minion has <damage> damage
      And Roland has <resources> resources

      Examples:
        | words                                                | value | difficulty | damage | resources |
        | damage: 0                                            | 4     | 2          | 1      | 0         |
        | using: intellect                                     | 3     | 2          | 1      | 0         |
        | base: {combat: 1}                                    | 1     | 2          | 0      | 0         |
        | target gets: {fight: 3}                              | 4     | 5          | 0      | 0         |
        | target gets: {fight: 3}, failure: {gain: 2}          | 4     | 5          | 0      | 2         |
        | failure: {gain: 2}                                   | 4     | 2          | 1      | 0         |
        | success: {gain: 3}                                   | 4     | 2          | 1      | 3         |
        | success: {gain: 3}, standard damage: 0               | 4     | 2          | 0      | 3         |
        | target gets: {fight: 3}, success: {gain: 3}          | 4     | 5          | 0      | 0         |
        | revealed: [0], then: {gain: 4}                                   | 4     | 2          | 1      | 4         |
        | revealed: [0], then after: {gain: 4}                             | 4     | 2          | 1      | 4         |
        | you get: {combat: 2}                                 | 6     | 2          | 1      | 0         |

    Scenario Outline: An attack that fails, on an enemy that is engaged with another investigator<words>
      Given the card Rod
        """
        {type: asset, abilities: [{action: 1, do: {fight: enemy, target gets: {fight: 3}<words>}}]}
        """
      And Daisy is at the Study
      And a <enemy> engaged with Daisy
      And Roland controls Rod
      When Roland uses Rod on <enemy>
      And Roland reveals 0
      Then Daisy has <daisy> damage
      And Roland has <roland> damage

      Examples:
        | words                                          | enemy        | daisy | roland |
        |                                                | Ghoul Minion | 1     | 0      |
        | , damage if failed: 2                          | Ghoul Minion | 2     | 0      |
        | , target gains: [retaliate]                    | Ghoul Minion | 1     | 1      |
        | , ignoring: [retaliate], target gains: [retaliate] | Ghoul Minion | 1  | 0      |

    Scenario Outline: An attempt to evade in other words: <words>
      Given the card Rod
        """
        {type: asset, abilities: [{action: 1, do: {evade: enemy, <words>}}]}
        """
      And a Ghoul Minion engaged with Roland
      And Roland controls Rod
      When Roland uses Rod on Ghoul Minion
      And Roland reveals 0
      Then the skill value is <value>
      And the difficulty is <difficulty>
      And Ghoul Minion is <evaded>
      And Ghoul Minion is <exhausted>
      And Roland has <resources> resources

      Examples:
        | words                                        | value | difficulty | evaded                  | exhausted     | resources |
        | using: intellect                             | 3     | 2          | not engaged with Roland | exhausted     | 0         |
        | base: {agility: 1}                           | 1     | 2          | engaged with Roland     | not exhausted | 0         |
        | target gets: {evade: 3}                      | 2     | 5          | engaged with Roland     | not exhausted | 0         |
        | target gets: {evade: 3}, failure: {gain: 2}  | 2     | 5          | engaged with Roland     | not exhausted | 2         |
        | success: {gain: 3}                           | 2     | 2          | not engaged with Roland | exhausted     | 3         |
        | revealed: [0], then: {gain: 4}                           | 2     | 2          | not engaged with Roland | exhausted     | 4         |
        | revealed: [0], then after: {gain: 4}                     | 2     | 2          | not engaged with Roland | exhausted     | 4         |
        | you get: {agility: 2}                        | 4     | 2          | not engaged with Roland | exhausted     | 0         |
        | without exhausting: true                     | 2     | 2          | engaged with Roland     | not exhausted | 0         |

    Scenario Outline: An investigation in other words: <words>
      Given the card Rod
        """
        {type: asset, abilities: [{action: 1, do: {investigate: true, <words>}}]}
        """
      And Roland controls Rod
      When Roland uses Rod
      And Roland reveals 0
      Then the skill value is <value>
      And the difficulty is <difficulty>
      And Roland has <clues> clues
      And Roland has <resources> resources

      Examples:
        | words                                         | value | difficulty | clues | resources |
        | using: combat                                 | 4     | 2          | 1     | 0         |
        | base: {intellect: 1}                          | 1     | 2          | 0     | 0         |
        | target gets: {shroud: 3}                      | 3     | 5          | 0     | 0         |
        | target gets: {shroud: 3}, failure: {gain: 2}  | 3     | 5          | 0     | 2         |
        | target gets: {shroud: -1}                     | 3     | 1          | 1     | 0         |
        | success: {gain: 3}                            | 3     | 2          | 1     | 3         |
        | instead: {gain: 3}                            | 3     | 2          | 0     | 3         |
        | revealed: [0], then: {gain: 4}                            | 3     | 2          | 1     | 4         |
        | you get: {intellect: 2}                       | 5     | 2          | 1     | 0         |

    Scenario Outline: A test of a card, in its words: <words>
      When Roland resolves these effects
        """
        - {test: combat, <words>}
        """
      And Roland reveals 0
      Then Roland has <resources> resources

      Examples:
        | words                                                              | resources |
        | difficulty: 4, success: {gain: 1}                                  | 1         |
        | difficulty: 5, success: {gain: 1}                                  | 0         |
        | difficulty: 6, failure: {gain: 1}                                  | 1         |
        | difficulty: 6, each point failed: {gain: 1}                        | 2         |
        | difficulty: 4, success: {gain: margin}                             | 0         |
        | difficulty: 2, success: {gain: margin}                             | 2         |
        | difficulty: 6, failure: {gain: 1}, revealed: [0], then after: {gain: 2} | 3         |
        | difficulty: 4, success: {gain: 1}, revealed: [0], then: {gain: 2}  | 3         |
        | difficulty: 4, success: {gain: 1}, revealed: [skull], then: {gain: 4} | 1 |

  Rule: On the way

    Background:
      Given the situation
        """
        locations:
          study: {card: Study, connects: [hall]}
          hall: {card: {type: location, name: Hall, shroud: 1}, connects: [study, attic]}
          attic: {card: {type: location, name: Attic Room, shroud: 1}, connects: [hall, cellar]}
          cellar: {card: {type: location, name: Cellar Room, shroud: 1}, connects: [attic]}
        """

    Scenario Outline: Once, or all the way
      When Roland resolves these effects
        """
        - {move along a shortest path to: Cellar Room<more>}
        """
      Then Roland is at <place>

      Examples:
        | more                | place       |
        |                     | Hall        |
        | , all the way: true | Cellar Room |

    Scenario Outline: So do enemies
      Given the situation also says
        """
        enemies: {rats: {card: Swarm of Rats, at: study, exhausted: true}, acolyte: {card: Acolyte, at: hall}}
        """
      When Roland resolves these effects
        """
        - {move towards: Cellar Room, what: <what><more>}
        """
      Then rats is at <rats>
      And acolyte is at <acolyte>

      Examples:
        | what          | more                | rats        | acolyte     |
        | Swarm of Rats |                     | Hall        | Hall        |
        | Swarm of Rats | , all the way: true | Cellar Room | Hall        |
        | enemy         |                     | Hall        | Attic Room  |
        | enemy         | , all the way: true | Cellar Room | Cellar Room |

  Rule: One after another

    Scenario Outline: For each of some cards, or at once
      Given Daisy is at the Study
      And Wendy is at the Study
      When Roland resolves these effects
        """
        - {for each of: <which>, do: [{horror: 1, to: chosen}, {gain: 1}]}
        """
      Then Roland has <resources> resources
      And Daisy has <daisy> horror
      And Wendy has 1 horror

      Examples:
        | which                                          | resources | daisy |
        | each investigator                              | 3         | 1     |
        | {kind: investigator, other than: you}          | 2         | 1     |
        | {kind: investigator, named: Wendy Adams}       | 1         | 0     |

    Scenario Outline: The most on any one
      Given the situation also says
        """
        investigators: {roland: {clues: 1}, daisy: {card: Daisy Walker, clues: 3}, wendy: {card: Wendy Adams, clues: 2}}
        """
      When Roland resolves these effects
        """
        - gain: {highest: clues, on: <on>}
        """
      Then Roland has <resources> resources

      Examples:
        | on                                       | resources |
        | investigator                             | 3         |
        | {kind: investigator, other than: Daisy Walker} | 2   |
        | you                                      | 1         |
        | location                                 | 5         |

  Rule: Traits that are gained for as long as something holds

    Scenario Outline: A constant ability gives them
      Given the card Banner
        """
        {type: asset, abilities: [{constant: {kind: enemy, at: your location}, gain traits: [Cultist]}]}
        """
      And Roland controls Banner
      And a Ghoul Minion engaged with Roland
      And the situation also says
        """
        locations: {cellar: {}}
        enemies: {rats: {card: Swarm of Rats, at: cellar}}
        """
      When Roland resolves these effects
        """
        - {damage: 1, to: {kind: enemy, trait: <trait>}}
        """
      Then Ghoul Minion has <ghoul> damage
      And rats is <rats>

      Examples:
        | trait    | ghoul | rats         |
        | Cultist  | 1     | not defeated |
        | Humanoid | 1     | not defeated |
        | Creature | 0     | defeated     |
