Feature: Enemy Phase (III.)

  Background:
    Given every other opportunity is passed
    And it is nobody's turn

  @enemy-phase.1
  Scenario: What happens at its start happens before the hunters move
    Given Roland is at the Study
    And Hallway connects to Study
    And the card Sleeper
      """
      {type: enemy, health: 3, fight: 3, evade: 3, damage: 1, keywords: [hunter],
       abilities: [{forced: {at: begin phase, of: [enemy]}, do: {exhaust: this}}]}
      """
    And Sleeper at the Hallway
    When the enemy phase is played
    Then step 3.1 comes before sleeper exhausts
    And sleeper exhausts before step 3.2
    And Sleeper is at the Hallway
    And sleeper does not attack roland

  @enemy-phase.2
  Scenario: Ready unengaged hunters move, others stay
    Given Roland is at the Study
    And Daisy is at the Attic
    And Hallway connects to Study
    And Cellar connects to Hallway
    And Attic connects to Hallway
    And Swarm of Rats called ready rats at the Cellar
    And an exhausted Swarm of Rats called tired rats at the Cellar
    And Acolyte at the Cellar
    And Ravenous Ghoul engaged with Daisy
    When the enemy phase is played
    Then ready rats is at the Hallway
    And tired rats is at the Cellar
    And Acolyte is at the Cellar
    And Ravenous Ghoul is engaged with Daisy

  @enemy-phase.3
  Scenario Outline: One investigator after the other is attacked, in player order
    Given Daisy is at the Study
    And Roland is at the Hallway
    And <lead> is the lead investigator
    And Ghoul Minion engaged with Daisy
    And Swarm of Rats engaged with Roland
    When the enemy phase is played
    Then <first> before <second>

    Examples:
      | lead   | first                        | second                       |
      | Daisy  | ghoul minion attacks daisy   | swarm of rats attacks roland |
      | Roland | swarm of rats attacks roland | ghoul minion attacks daisy   |

  @enemy-phase.4
  Scenario: All enemies of one investigator attack before those of the next
    Given Daisy is at the Study
    And Roland is at the Study
    And Ghoul Minion engaged with Daisy
    And Acolyte engaged with Daisy
    And Swarm of Rats engaged with Roland
    When the enemy phase is played
    And Daisy has Acolyte attack first
    Then acolyte attacks daisy before ghoul minion attacks daisy
    And ghoul minion attacks daisy before swarm of rats attacks roland

  @enemy-phase.5
  Scenario: Only ready engaged enemies attack
    Given Roland is at the Study
    And the card Loner
      """
      {type: enemy, health: 3, fight: 3, evade: 3, damage: 1, keywords: [aloof]}
      """
    And Ghoul Minion engaged with Roland
    And an exhausted Icy Ghoul engaged with Roland
    And Loner at the Study
    When the enemy phase is played
    Then ghoul minion attacks roland once
    And icy ghoul does not attack roland
    And loner does not attack roland

  @enemy-phase.6
  Scenario Outline: Damage and horror of an attack are dealt at the same time
    Given Daisy is at the Study
    And the card Nerves
      """
      {type: asset, abilities: [{forced: {after: dealt, what: you, of: <kind>},
        if: {amount: {tokens: <other>, on: you}, at least: 1}, do: {gain: 1}}]}
      """
    And Daisy controls Nerves
    And Icy Ghoul engaged with Daisy
    When the enemy phase is played
    Then Daisy has 2 damage
    And Daisy has 1 horror
    And nerves initiates once
    And Daisy has 1 resource

    Examples:
      | kind   | other  |
      | damage | horror |
      | horror | damage |

  @enemy-phase.7
  Scenario: An enemy exhausts after its attack and what the attack triggered
    Given Roland is at the Study
    And Roland controls Guard Dog
    And Ghoul Priest engaged with Roland
    When the enemy phase is played
    And Roland assigns 2 damage to Guard Dog and 2 horror to Roland
    Then Ghoul Priest is not exhausted
    When Roland uses Guard Dog
    Then Ghoul Priest has 1 damage
    And roland uses guard dog before ghoul priest exhausts
    And Ghoul Priest is exhausted

  @enemy-phase.7
  Scenario: An enemy that was defeated by what its attack triggered exhausts no more
    Given Roland is at the Study
    And Roland controls Guard Dog
    And Swarm of Rats engaged with Roland
    When the enemy phase is played
    And Roland assigns 1 damage to Guard Dog
    And Roland uses Guard Dog
    Then Swarm of Rats is in the encounter discard pile
    And swarm of rats does not exhaust

  @enemy-phase.9
  Scenario: A player window before each investigator's attacks, and one after the last
    Given Roland is at the Study
    And Daisy is at the Study
    And Skids is at the Study
    And Ghoul Minion engaged with Roland
    And Acolyte engaged with Daisy
    And Swarm of Rats engaged with Skids
    And the card Bell
      """
      {type: asset, abilities: [{free: true, cost: {discard: this}, do: {damage: 1}}]}
      """
    And Roland controls Bell
    And no opportunity is passed
    When the enemy phase is played
    Then Roland has 0 damage
    When Roland passes
    Then Roland has 1 damage
    And Daisy has 0 damage
    When Roland passes
    Then Daisy has 1 damage
    And Skids has 0 damage
    When Roland passes
    Then Skids has 1 damage
    When Roland passes
    Then Skids has 1 damage

  @enemy-phase.10
  Scenario: What lasts until the end of the phase protects from its attacks and no longer
    Given Roland is at the Study
    And Ghoul Minion engaged with Roland
    And the card Charm
      """
      {type: asset, abilities: [{forced: {at: begin phase, of: [enemy]},
        do: {modify: you, gets: {combat: 2}, until: end of the phase}}]}
      """
    And Roland controls Charm
    When the enemy phase is played
    Then at 3.4, Roland's combat is 6
    And Roland's combat is 4

  @cannot.1 @enemy-phase.5
  Scenario: An enemy that cannot attack stays ready while the others attack
    Given Roland is at the Study
    And Ghoul Minion engaged with Roland
    And an Acolyte engaged with Roland
    And the card Charm
      """
      type: asset
      abilities: [{constant: you, cannot: [{deed: attack, what: you, who: {kind: enemy, named: Ghoul Minion}}]}]
      """
    And Roland controls Charm
    When the enemy phase is played
    Then at 3.4, Acolyte is exhausted
    And at 3.4, Ghoul Minion is not exhausted

  Rule: Who is engaged with several enemies chooses the order of their attacks

    Background:
      Given Roland is at the Study
      And Roland controls Guard Dog with 2 damage
      And Icy Ghoul engaged with Roland
      And Ghoul Minion with 1 damage engaged with Roland

    @enemy-phase.8
    Scenario: The minion first, which the dog defeats
      When the enemy phase is played
      And Roland has Ghoul Minion attack first
      And Roland assigns 1 damage to Guard Dog and 1 horror to Roland
      And Roland uses Guard Dog
      Then ghoul minion is defeated before icy ghoul attacks roland

    @enemy-phase.8
    Scenario: The other ghoul first, on which the dog spends itself
      When the enemy phase is played
      And Roland has Icy Ghoul attack first
      And Roland assigns 1 damage to Guard Dog and 1 damage to Roland and 1 horror to Roland
      And Roland uses Guard Dog
      Then icy ghoul attacks roland before ghoul minion attacks roland
      And Ghoul Minion is not defeated

  Scenario: What an enemy deals beyond its value while it attacks is no part of the value
    Given the card Brook
      """
      {type: location, shroud: 2, abilities: [{constant: {kind: enemy, at: this}, get: {horror while attacking: 1}}]}
      """
    And the card Measure
      """
      {type: asset, abilities: [{free: true, do: {gain: {value: attack horror, of: Icy Ghoul}}}]}
      """
    And the situation
      """
      investigators: {roland: {card: Roland Banks, at: brook, play area: [Measure], resources: 0}}
      locations: {brook: {card: Brook}}
      enemies: {icy: {card: Icy Ghoul, engaged: roland}}
      turn: roland
      """
    When Roland uses Measure
    Then Roland has 1 resource
    When icy attacks Roland
    And Roland assigns 2 damage and 2 horror to Roland
    Then Roland has 2 horror
