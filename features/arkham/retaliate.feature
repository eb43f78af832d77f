Feature: Retaliate

  Background:
    Given every other opportunity is passed

  Rule: Who fails a test while attacking a ready enemy with retaliate is attacked by it

    @retaliate.2
    Scenario: At each failure, again and again
      Given Roland is at the Hallway
      And the chaos bag holds -1, -2, 0
      And Roland has 0 horror
      And the situation
        """
        investigators: {roland: {sanity: 9}}
        """
      And a Ghoul Priest engaged with Roland
      When Roland fights Ghoul Priest
      And Roland reveals -1
      Then Roland has 2 damage
      And Roland has 2 horror
      When Roland fights Ghoul Priest
      And Roland reveals -2
      Then Roland has 4 damage
      And Roland has 4 horror
      When Roland fights Ghoul Priest
      And Roland reveals 0
      Then ghoul priest attacks roland twice
      And Ghoul Priest has 1 damage

    @retaliate.4
    Scenario: Whichever skill the attack tests
      Given Agnes is at the Hallway
      And Agnes controls Shrivelling
      And a Wizard of the Order engaged with Agnes
      When Agnes fights Wizard of the Order with Shrivelling
      And Agnes reveals -3
      Then the test fails by 2
      And wizard of the order attacks agnes
      And Agnes has 1 damage

    @retaliate.5
    Scenario: A failed evasion does not set it off
      Given Wendy is at the Hallway
      And a Ghoul Priest engaged with Wendy
      When Wendy evades Ghoul Priest
      And Wendy reveals auto-fail
      Then the test fails
      And ghoul priest does not attack wendy

    Scenario: A failed investigation at its location does not set it off
      Given Wendy is at the Cellar
      And Daisy is at the Cellar
      And it is Daisy's turn
      And a Ghoul Priest engaged with Wendy
      When Daisy investigates
      And Daisy reveals auto-fail
      Then the test fails
      And ghoul priest does not attack daisy
      And ghoul priest does not attack wendy

    @retaliate.6
    Scenario: An exhausted enemy does not attack
      Given Roland is at the Hallway
      And an exhausted Wizard of the Order at the Hallway
      When Roland fights Wizard of the Order
      And Roland reveals auto-fail
      Then wizard of the order does not attack roland
      And Roland has 0 damage

    @retaliate.6
    Scenario Outline: An enemy that is exhausted by the failure itself, when what counts is that it was ready <reading>
      Given the reading retaliate-readiness is "<reading>"
      And the card Feint
        """
        type: skill
        icons: {combat: 1}
        abilities: [{failure: {exhaust: attacked enemy}}]
        """
      And Roland is at the Hallway
      And Roland holds Feint
      And a Wizard of the Order engaged with Roland
      When Roland fights Wizard of the Order
      And Roland commits Feint
      And Roland reveals auto-fail
      Then Wizard of the Order is exhausted
      And Roland has <damage> damage

      Examples:
        | reading              | damage |
        | when attacked        | 1      |
        | when it would attack | 0      |

    @retaliate.1
    Scenario: It is a keyword: an enemy whose text box is blank has none
      Given Roland is at the Hallway
      And a Wizard of the Order engaged with Roland
      When Roland resolves these effects
        """
        - {blank: Wizard of the Order, until: end of the turn}
        """
      And Roland fights Wizard of the Order
      And Roland reveals auto-fail
      Then wizard of the order does not attack roland
      And Roland has 0 damage
      When Roland ends the turn
      And Roland begins the turn
      And Roland fights Wizard of the Order
      And Roland reveals auto-fail
      Then wizard of the order attacks roland
      And Roland has 1 damage

  Rule: The attack

    @retaliate.3 @retaliate.9
    Scenario: It is made against the attacker, engaged with the enemy or not
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And it is Roland's turn
      And a Wizard of the Order engaged with Daisy
      When Roland fights Wizard of the Order
      And Roland reveals auto-fail
      Then wizard of the order attacks roland
      And wizard of the order does not attack daisy
      And Roland has 1 damage
      And Daisy has 1 damage
      And Wizard of the Order is engaged with Daisy

    @retaliate.9
    Scenario: It is made by an enemy that is engaged with nobody, even from another location
      Given the card Long Rifle
        """
        type: asset
        abilities: [{action: 1, do: {fight: {kind: enemy, at: connecting location}}}]
        """
      And Roland is at the Attic
      And Attic connects to Hallway
      And Roland controls Long Rifle
      And a Wizard of the Order at the Hallway
      When Roland fights Wizard of the Order with Long Rifle
      And Roland reveals auto-fail
      Then wizard of the order attacks roland
      And Roland has 1 damage
      And Wizard of the Order is at Hallway

    @retaliate.7
    Scenario: It comes after all results of the test
      Given Roland is at the Hallway
      And Daisy is at the Hallway
      And Daisy has 4 damage
      And Daisy has 2 clues
      And it is Roland's turn
      And a Ghoul Priest engaged with Daisy
      When Roland fights Ghoul Priest
      And Roland reveals auto-fail
      Then daisy is defeated before ghoul priest attacks roland
      And Hallway has 2 clues
      And Ghoul Priest is engaged with Roland
      And Roland has 2 damage

    @retaliate.7
    Scenario Outline: It comes <reading>
      Given the reading retaliate-moment is "<reading>"
      And Roland is at the Hallway
      And Roland holds Overpower
      And a Wizard of the Order engaged with Roland
      When Roland fights Wizard of the Order
      And Roland commits Overpower
      And Roland reveals auto-fail
      Then <first> before <second>
      And Roland has 1 damage

      Examples:
        | reading               | first                              | second                             |
        | before the test ends  | wizard of the order attacks roland | overpower is discarded             |
        | after the test        | overpower is discarded             | wizard of the order attacks roland |

    @retaliate.8
    Scenario: It does not exhaust the enemy
      Given Roland is at the Hallway
      And a Wizard of the Order engaged with Roland
      When Roland fights Wizard of the Order
      And Roland reveals auto-fail
      Then Wizard of the Order is ready
      And Roland has 1 damage
      When Roland takes a resource
      Then wizard of the order attacks roland twice
      And Roland has 2 damage
