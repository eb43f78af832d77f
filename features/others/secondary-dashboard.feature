Feature: Secondary Dashboard

  Background:
    Given every other opportunity is passed

  @secondary-dashboard.1
  Scenario: Its stats and abilities replace those of the normal one
    Given the situation
      """
      cards:
        Man: {type: ability, hero: Karl, does: [{may change to: secondary}, {bonus: dice}]}
        Wolf: {type: ability, hero: Karl, dashboard: secondary, does: [{bonus: hits, amount: 2}]}
      dashboards: {Karl: {fight: 2, secondary fight: 4, secondary defense: 2}}
      heroes: {karl: {at: quay 1}, rose: {at: quay 3}}
      monsters: {Acolyte: quay 1}
      current: karl
      """
    When karl changes to the secondary dashboard
    And karl starts a fight
    And sin rolls hit, hit
    And karl rolls skill, skill, skill, skill
    And karl kills Acolyte
    And karl covers slot 1
    Then karl rolls 4 dice
    And karl has 1 wound
    And Acolyte is dead

  @secondary-dashboard.2
  Scenario: Only as his natural ability says
    Given the situation
      """
      cards:
        Man: {type: ability, hero: Karl, does: [{may change to: secondary, only if: [with 2 wounds]}]}
      heroes: {karl: {at: quay 1, wounds: 1}, rose: {at: quay 3}}
      current: karl
      """
    When karl changes to the secondary dashboard
    Then it is refused by secondary-dashboard.2
    When karl suffers 1 wounds
    And karl covers slot 6
    And karl changes to the secondary dashboard
    Then karl has changed

  @secondary-dashboard.3
  Scenario: Below it the normal one is in force again
    Given the situation
      """
      cards:
        Wolf: {type: ability, hero: Karl, dashboard: secondary, does: [{may change to: normal}]}
      dashboards: {Karl: {fight: 2, secondary fight: 4}}
      heroes: {karl: {at: quay 1, changed: true}, rose: {at: quay 3}}
      current: karl
      """
    Then karl's fight dice is 4
    When karl changes to the normal dashboard
    Then karl's fight dice is 2

  @secondary-dashboard.4
  Scenario: Corruption, wounds, cards and tokens stay
    Given the situation
      """
      cards:
        Man: {type: ability, hero: Karl, does: [{may change to: secondary}]}
      heroes: {karl: {at: quay 1, corruption: 4, wounds: 3, upgrades: [Ice Blade], extra turn tokens: 1}, rose: {at: quay 3}}
      dashboards: {Karl: {fight: 2, secondary fight: 4}}
      current: karl
      """
    When karl changes to the secondary dashboard
    Then karl's corruption level is 4
    And karl has 3 wounds
    And Ice Blade is in karl's upgrades
    And karl has 1 extra turn token
    And karl's fight dice is 5

  @secondary-dashboard.5
  Scenario: The other figure stands in the same space, and nobody enters it
    Given the situation
      """
      cards:
        Man: {type: ability, hero: Karl, does: [{may change to: secondary}]}
      heroes: {karl: {at: quay 1}, rose: {at: quay 3}}
      spaces: {quay 1: {fire: 1}}
      current: karl
      """
    When karl changes to the secondary dashboard
    Then karl is at quay 1
    And the sins player never rolls 1 dice for the fire check of karl

  @secondary-dashboard.2
  Scenario: A card changes the dashboard of whoever has another one, if that is not in play
    Given the situation
      """
      cards:
        Moon: {type: sin, when: [enters a space], does: [{change to: secondary, whom: each}]}
      dashboards: {Karl: {fight: 2, secondary fight: 4}}
      heroes: {karl: {at: quay 1}, rose: {at: quay 3}}
      sins: {sin: Pride, hand: [Moon]}
      current: karl
      """
    When karl moves to quay 2
    And sin plays Moon
    Then karl has changed
    And rose has not changed
    And karl's fight dice is 4

  @sin-cards.5
  Scenario: The dashboard that is in play is not changed for itself
    Given the situation
      """
      cards:
        Moon: {type: sin, when: [enters a space], does: [{change to: secondary}]}
      dashboards: {Karl: {fight: 2, secondary fight: 4}}
      heroes: {karl: {at: quay 1, changed: true}, rose: {at: quay 3}}
      sins: {sin: Pride, hand: [Moon]}
      current: karl
      """
    When karl moves to quay 2
    And sin plays Moon
    Then karl does not change
    And karl has changed
