Feature: Ingenuity
  The Marker comes to the Beach without a visit.

  @ingenuity.1
  Scenario: It is a card of Phase 1
    Given the situation
      """
      phase: 4
      hunted: {C: {played: lair, survival: [Ingenuity]}}
      """
    When C plays ingenuity
    Then it is refused by ingenuity.1
    And the marker is not on the beach

  @ingenuity.2
  Scenario: The Marker is placed before the Creature hunts
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Ingenuity]}}
      """
    When C plays ingenuity
    Then the marker is on the beach

  @ingenuity.3
  Scenario: A Marker that lies there already stays, and nothing else happens
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Ingenuity]}}
      marker on the beach: true
      rescue: 6
      """
    When C plays ingenuity
    Then the marker is on the beach
    And the rescue counter has 6 left
    And ingenuity is in the survival discard pile

  @ingenuity.4
  Scenario: Its player goes elsewhere
    Given the situation
      """
      phase: 1
      hunted: {C: {survival: [Ingenuity]}}
      """
    When C plays lair
    And C plays ingenuity
    Then it is not refused
    And C has played lair
    And the marker is on the beach
