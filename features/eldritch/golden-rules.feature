Feature: Golden rules

  Background:
    Given every other opportunity is passed

  @golden-rules.2
  Scenario: A component prevails over the rules
    Given the situation
      """
      investigators: {charlie: {at: London, possessions: [Grim Porter]}}
      monsters: {Ghoul: London}
      cards:
        Grim Porter: {type: asset, does: [{allows: acquire assets beside monsters}]}
      """
    When charlie acquires assets
    And charlie rolls 1, 1, 1, 1
    Then charlie has 1 action left

  @golden-rules.3
  Scenario: Cannot is absolute
    Given the situation
      """
      investigators: {trish: {health: 4, possessions: [Leaden Heart]}}
      cards:
        Leaden Heart: {type: asset, does: [{cannot recover: health}]}
        Warm Fire: {type: general, does: [{recover: 2, of: health}]}
      """
    When trish resolves Warm Fire
    Then trish has 4 health

  @conflicts.2
  Scenario: Whoever cannot move does not move by an effect of his own
    Given the situation
      """
      investigators: {trish: {at: London, conditions: [Detained]}}
      cards:
        Wind: {type: general, does: [{move to: Arkham}]}
      """
    When trish resolves Wind
    Then trish is at London

  @conflicts.3 @conditions-full.1
  Scenario: Nor is he moved by anybody else
    Given the situation
      """
      investigators: {trish: {at: London, conditions: [Detained]}, lily: {at: Rome}}
      cards:
        Wind: {type: general, does: [{move to: Arkham, whom: each}]}
      """
    When lily resolves Wind
    Then trish is at London
    And lily is at Arkham

  @golden-rules.1
  Scenario: The Reference Guide leaves him the order, whatever another rulebook says
    Given the situation
      """
      investigators: {mark: {at: Arkham}}
      monsters: {Dunwich Horror: Arkham, Ghoul: Arkham}
      phase: 2
      without the sample set: true
      """
    When mark encounters Dunwich Horror
    And mark rolls 6, 6, 6
    And mark rolls 6, 1
    And mark rolls 6, 1, 1, 1, 1
    And mark rolls 6, 1, 1, 1
    Then mark encounters Dunwich Horror before mark encounters Ghoul
