Feature: Base Value

  Background:
    Given Roland is at the Attic
    And Roland has 0 resources

  @base-value.1
  Scenario: The base value is the value before any modifier
    Given Roland controls Beat Cop
    When Roland resolves these effects
      """
      - gain: {base: combat, of: you}
      """
    Then Roland has 4 resources
    And Roland's combat is 5
    And Roland's base combat is 4

  Rule: It is what the card prints, unless something else is stated

    Background:
      Given the card Armour
        """
        type: treachery
        abilities: [{constant: attached, get: {fight: 2}}]
        """
      And the card Growth
        """
        type: treachery
        abilities: [{constant: attached, become: {fight: 5}}]
        """

    @base-value.2
    Scenario: The printed value
      Given the situation
        """
        enemies: {ghoul minion: {card: Ghoul Minion, engaged: roland, attached: [Armour]}}
        """
      When Roland resolves these effects
        """
        - gain: {base: fight, of: enemy}
        """
      Then Roland has 2 resources
      And Ghoul Minion's fight is 4

    @base-value.2
    Scenario: What else is stated
      Given the situation
        """
        enemies: {ghoul minion: {card: Ghoul Minion, engaged: roland, attached: [Armour, Growth]}}
        """
      When Roland resolves these effects
        """
        - gain: {base: fight, of: enemy}
        """
      Then Roland has 5 resources
      And Ghoul Minion's fight is 7
