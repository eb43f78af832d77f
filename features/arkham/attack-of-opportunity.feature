Feature: Attack of Opportunity

  Background:
    Given every other opportunity is passed

  @attack-of-opportunity.2
  Scenario: A fight with a weapon provokes nobody
    Given Roland is at the Attic
    And Roland controls .45 Automatic
    And a Ghoul Minion engaged with Roland
    And a Swarm of Rats engaged with Roland
    When Roland fights Ghoul Minion with .45 Automatic
    And Roland reveals 0
    Then ghoul minion attacks roland never happens
    And swarm of rats attacks roland never happens
    And Ghoul Minion is defeated

  @attack-of-opportunity.9 @initiation-sequence.11
  Scenario: The attack comes when the card is paid for and not yet in play
    Given Roland is at the Attic
    And Roland has 4 resources
    And Roland holds Beat Cop
    And a Swarm of Rats engaged with Roland
    When Roland plays Beat Cop
    Then roland pays resources before swarm of rats attacks roland
    And swarm of rats attacks roland before beat cop enters play
    And Roland has 1 damage
    And Roland has 0 resources
