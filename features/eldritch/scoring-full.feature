Feature: Scoring

  Scenario Outline: What counts
    Given the situation
      """
      ancient one: Azathoth
      doom: 0
      investigators: {jim: {}, norman: {}}
      """
    And the situation
      """
      <there>
      """
    Then the score is <score>

    @scoring-full.1
    Examples:
      | there                | score |
      | gates: [Rome, Tokyo] | 2     |

    @scoring-full.2
    Examples:
      | there                                                          | score |
      | monsters: {Ghoul: Rome, Zombie: Rome, Riot: Rome, Witch: Tokyo} | 2     |

    @scoring-full.3
    Examples:
      | there                                                                             | score |
      | investigators: {jim: {conditions: [Cursed, Dark Pact]}, norman: {conditions: [Cursed]}} | 3     |

    @scoring-full.4
    Examples:
      | there                                                                | score |
      | ongoing mythos cards: [The Long Night, Hollow Moon, Rust and Ruin] | 6     |

    @scoring-full.5
    Examples:
      | there                                                  | score |
      | investigators: {jim: {clues: 3}, norman: {clues: 1}} | -2    |

    @scoring-full.6
    Examples:
      | there                                          | score |
      | investigators: {jim: {conditions: [Blessed]}} | -1    |

    @scoring-full.7
    Examples:
      | there   | score |
      | doom: 6 | -6    |
