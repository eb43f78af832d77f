Feature: Instead

  Background:
    Given every other opportunity is passed

  Rule: "Instead" replaces what would happen

    @instead.1
    Scenario: With "instead" the card is not drawn
      Given the card Blindfold
        """
        type: asset
        abilities:
          - {forced: {would: draw encounter card, who: you}, do: {instead: {horror: 1}}}
        """
      And Daisy controls Blindfold
      And the situation
        """
        agenda: {card: Vengeance Awaits, as: agenda}
        """
      And the top of the encounter deck is Ancient Evils
      When Daisy draws Ancient Evils from the encounter deck
      Then Daisy has 1 horror
      And Agenda has 0 doom
      And Ancient Evils is in the encounter deck

    Scenario Outline: A clue that is added to one that is replaced is <reading>
      Given the card Ransack
        """
        {type: event, cost: 0, abilities: [{event: {investigate: true, instead: {gain: 3}}}]}
        """
      And the location Study has shroud 1 and 3 clues
      And Daisy is at the Study
      And Daisy has 0 resources
      And Daisy holds Ransack and Deduction
      And it is Daisy's turn
      And the reading clue-added-to-one-that-is-replaced is "<reading>"
      When Daisy plays Ransack
      And Daisy commits Deduction
      And Daisy reveals 0
      Then Daisy has 3 resources
      And Daisy has <clues> clues

      Examples:
        | reading      | clues |
        | discovered   | 1     |
        | lost with it | 0     |

    Scenario: The same ability without "instead" does both
      Given the card Blindfold
        """
        type: asset
        abilities:
          - {forced: {would: draw encounter card, who: you}, do: {horror: 1}}
        """
      And Daisy controls Blindfold
      And the situation
        """
        agenda: {card: Vengeance Awaits, as: agenda}
        """
      And the top of the encounter deck is Ancient Evils
      When Daisy draws Ancient Evils from the encounter deck
      Then Daisy has 1 horror
      And Agenda has 1 doom

    @instead.2
    Scenario: Horror in the place of damage, and no damage at all
      Given the card Numb Mind
        """
        type: asset
        abilities:
          - reaction: {would: deal, what: you, by: enemy, of: [damage, attack]}
            do: {damage becomes horror: you}
        """
      And Roland controls Numb Mind
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland uses Numb Mind
      Then Roland has 2 horror
      And Roland has 0 damage

    @instead.2
    Scenario: Damage in the place of horror, and no horror at all
      Given the card Stone Heart
        """
        type: asset
        abilities:
          - reaction: {would: deal, what: you, by: enemy, of: [horror, attack]}
            do: {horror becomes damage: you}
        """
      And Roland controls Stone Heart
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland uses Stone Heart
      Then Roland has 2 damage
      And Roland has 0 horror

    @instead.2
    Scenario: Something else in the place of the horror of an attack, whose damage is dealt
      Given the card Stoic
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {instead of horror: {lose: points}}}
        """
      And Roland has 3 resources
      And Roland controls Stoic
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland uses Stoic
      Then Roland has 1 damage
      And Roland has 0 horror
      And Roland has 2 resources

    @instead.3
    Scenario Outline: Of two replacements the one initiated last decides
      Given the card Bribery
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {instead of damage: {lose: points}}}
        """
      And the card Hysteria
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {instead of damage: {horror: points}}}
        """
      And Roland has 3 resources
      And Roland controls Bribery and Hysteria
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland uses <first>
      And Roland uses <last>
      Then Roland has <horror> horror
      And Roland has 0 damage
      And Roland has <resources> resources

      Examples:
        | first    | last     | horror | resources |
        | Bribery  | Hysteria | 2      | 3         |
        | Hysteria | Bribery  | 1      | 2         |

    Scenario Outline: What happens instead may be all that comes of an ability that says more: <engaged> is engaged with it
      Given the card Rescue
        """
        type: event
        cost: 0
        keywords: [fast]
        abilities:
          - play: {would: attack, who: {kind: investigator, other than: you}}
            do: [{engage: that enemy}, {instead: {attacks: that enemy, who: you}}]
        """
      And Roland is at the Study
      And Daisy is at the Study
      And a Ghoul Minion engaged with <engaged>
      And Roland holds Rescue
      When Ghoul Minion attacks Daisy
      And Roland plays Rescue
      Then Ghoul Minion is engaged with Roland
      And Daisy has 0 damage
      And Roland has 1 damage

      Examples:
        | engaged |
        | Daisy   |
        | Roland  |

    @instead.3
    Scenario Outline: Of two things that would happen instead the one initiated last does
      Given the card Trap
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {instead: {exhaust: attacking enemy}}}
        """
      And the card Decoy
        """
        type: asset
        abilities:
          - {reaction: {when: attack, who: you}, do: {instead: {lose: 1}}}
        """
      And Roland has 3 resources
      And Roland controls Trap and Decoy
      And a Ghoul Minion engaged with Roland
      When Ghoul Minion attacks Roland
      And Roland uses <first>
      And Roland uses <last>
      Then Ghoul Minion is <state>
      And Roland has <resources> resources
      And Roland has 0 damage

      Examples:
        | first | last  | state     | resources |
        | Trap  | Decoy | ready     | 2         |
        | Decoy | Trap  | exhausted | 3         |

  Rule: "Would" comes before everything else

    @instead.4
    Scenario Outline: An investigator who is healed as they would be defeated is not: <moment>
      Given the card Relic
        """
        {type: asset, abilities: [{reaction: {would: defeat, what: you}, do: {heal damage: 1}}]}
        """
      And the card Vulture
        """
        {type: asset, abilities: [{forced: {<moment>: defeat, what: investigator}, do: {gain: 1}}]}
        """
      And Daisy is at the Study
      And Roland is at the Study
      And Roland has 8 damage
      And Daisy has 0 resources
      And Roland controls Relic
      And Daisy controls Vulture
      When Roland is dealt 1 damage
      And Roland uses Relic
      Then Roland is not defeated
      And Daisy has 0 resources

      Examples:
        | moment |
        | when   |
        | after  |

    @instead.4
    Scenario: A "would" reaction goes before a forced ability to the same condition
      Given the card Mugger
        """
        type: enemy
        fight: 2
        evade: 2
        health: 2
        damage: 1
        abilities:
          - {forced: {when: attack, by: this}, do: {lose: 1}}
        """
      And the card Diversion
        """
        type: asset
        abilities:
          - {reaction: {would: attack, who: you}, do: {instead: {exhaust: attacking enemy}}}
        """
      And Roland has 3 resources
      And Roland controls Diversion
      And a Mugger engaged with Roland
      When Mugger attacks Roland
      And Roland uses Diversion
      Then Mugger is exhausted
      And mugger does not attack roland
      And mugger does not initiate
      And Roland has 3 resources
      And Roland has 0 damage

  Rule: A changed condition is another condition

    @instead.5
    Scenario: Abilities to the new condition may be used
      Given Agnes is at the Study
      And the card Numb Mind
        """
        type: asset
        abilities:
          - {reaction: {would: deal, what: you, of: damage}, do: {damage becomes horror: you}}
        """
      And Agnes controls Numb Mind
      And a Ghoul Minion at the Study
      When Agnes takes 1 damage
      And Agnes uses Numb Mind
      And Agnes uses her own ability on Ghoul Minion
      Then Ghoul Minion has 1 damage
      And Agnes has 1 horror

    @instead.5
    Scenario: Forced abilities to the new condition initiate
      Given the card Numb Mind
        """
        type: asset
        abilities:
          - {reaction: {would: deal, what: you, of: damage}, do: {damage becomes horror: you}}
        """
      And the card Dread
        """
        type: treachery
        abilities:
          - {forced: {would: deal, what: you, of: horror}, do: {lose: 1}}
        """
      And Roland has 2 resources
      And Roland controls Numb Mind
      And Roland faces Dread
      When Roland takes 1 damage
      And Roland uses Numb Mind
      Then Roland has 1 resource
      And Roland has 1 horror
      And Roland has 0 damage

    @instead.6
    Scenario Outline: Abilities to the original condition may not
      Given the card Numb Mind
        """
        type: asset
        abilities:
          - {reaction: {would: deal, what: you, of: damage}, do: {damage becomes horror: you}}
        """
      And the card Ring Mail
        """
        type: asset
        abilities:
          - {reaction: {would: deal, what: you, of: damage}, do: {prevent damage: 1}}
        """
      And the card Bandages
        """
        type: asset
        abilities:
          - {reaction: {after: dealt, what: you, of: damage}, do: {draw: 1}}
        """
      And Roland controls Numb Mind, Ring Mail and Bandages
      When Roland takes 1 damage
      And Roland uses Numb Mind
      And Roland uses <card>
      Then it is refused
      And Roland has 1 horror
      And Roland has 0 damage
      And Roland has 0 cards in hand

      Examples:
        | card      |
        | Ring Mail |
        | Bandages  |
