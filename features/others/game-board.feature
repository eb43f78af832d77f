Feature: Game Board

  Background:
    Given every other opportunity is passed
    And the situation
      """
      phase: set up
      heroes: {rose: {hero: Rose}, thorley: {hero: Thorley}, karl: {hero: Karl}}
      sins: {sin: Sloth, acolytes: Nuns}
      story: A Short Night
      upgrade deck: [Ice Blade, Sample Rifle, Sample Vest, Sample Blade, Sample Charm]
      sin card deck: [Sample Alarm, Sample Despair, Sample Brand, Sample Hide]
      stories:
        A Short Night:
          type: Terror
          maps: [The Docks, Three Tiles]
          begins: [{rise: 1}]
          ends: [{rise: 1}]
          missions:
            1: {task: {kill: Avatar}}
      map: Three Tiles
      maps:
        Three Tiles:
          tiles: [[west, middle, east]]
          spaces:
            north street: {beside: [long street, block], tiles: [west]}
            long street: {beside: [block, tower], printed: [fire], tiles: [west, middle, east]}
            block: {district: [heal], tiles: [west]}
            tower: {district: [inventory], tiles: [east]}
          monsters: {long street: [Acolyte]}
      """

  @game-board.1 @game-board.3
  Scenario: A street over three tiles is one space, and joins them
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to long street
    And sin rolls blank
    And rose starts a fight
    And sin rolls blank, blank
    And rose rolls hit, hit
    And rose kills Acolyte
    Then Acolyte is dead

  @game-board.1
  Scenario: From one end of the board to the other it is two moves
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to long street
    And sin rolls blank
    Then rose may move to tower
    When rose moves to tower
    And rose covers slot 1
    And sin rolls blank
    Then rose is at tower

  @game-board.2
  Scenario: A step from the street into the block is one space
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to block
    Then rose is at block
    And rose has 1 spaces moved

  @game-board.4
  Scenario: A printed fire burns like a token
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to long street
    And sin rolls hit
    And rose covers slot 1
    Then there are 0 fire tokens at long street
    And rose has 1 wound

  @game-board.5
  Scenario: Each district has its own city actions
    When rose wants rose to be first
    And thorley wants rose to be first
    And karl wants rose to be first
    And rose moves to block
    And rose uses the city actions
    And sin passes
    Then rose may not take Ice Blade by city-actions.1
    When rose passes
    Then rose is at block
