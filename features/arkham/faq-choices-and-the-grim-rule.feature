Feature: Choices, and the Grim Rule (FAQ 1.5)

  Rule: Among several valid options the lead investigator decides freely

    Background:
      Given Daisy is at the Study
      And Daisy is the lead investigator
      And Roland is at the Study
      And the situation
        """
        locations:
          study: {connects: [attic, cellar]}
          attic: {connects: [study]}
          cellar: {connects: [study]}
        encounter deck: [Mysterious Chanting]
        """
      And a Wizard of the Order called wizard at the Attic

    @faq-choices-and-the-grim-rule.1
    Scenario Outline: Of two enemies that are equally near either may be named
      Given an Acolyte at the Cellar
      When Roland draws Mysterious Chanting from the encounter deck
      Then it waits for Daisy
      And Roland may not choose Acolyte
      When Daisy chooses <enemy>
      Then <enemy> has 2 doom
      And <other> has 0 doom

      Examples:
        | enemy   | other   |
        | Acolyte | wizard  |
        | wizard  | Acolyte |

    Scenario: An enemy that is farther away is no valid option
      Given an Acolyte at the Study
      When Roland draws Mysterious Chanting from the encounter deck
      Then Acolyte has 2 doom
      And wizard has 0 doom

  Rule: The grim rule decides nothing to which the rules have an answer

    @faq-choices-and-the-grim-rule.2
    Scenario Outline: Of investigators who meet a prey instruction equally well the healthier one may be named
      Given Roland is at the Attic
      And Roland has 4 damage
      And Skids is at the Attic
      And Skids controls Beat Cop
      And Roland is the lead investigator
      And an exhausted Ghoul Priest at the Attic
      When Ghoul Priest is readied
      Then it waits for Roland
      When Roland chooses <prey>
      Then Ghoul Priest is engaged with <prey>

      Examples:
        | prey   |
        | Skids  |
        | Roland |

    @faq-choices-and-the-grim-rule.2
    Scenario Outline: Of contradicting texts the kinder one may prevail
      Given Roland is at the Study
      And Daisy is at the Study
      And Daisy is the lead investigator
      And the card Dark Age
        """
        type: agenda
        abilities: [{constant: {kind: enemy, trait: Ghoul}, become: {fight: 5}}]
        """
      And the card Fatigue
        """
        type: treachery
        abilities: [{constant: attached, become: {fight: 1}}]
        """
      And the situation
        """
        agenda: Dark Age
        enemies: {ghoul minion: {card: Ghoul Minion, engaged: roland, attached: [Fatigue]}}
        turn: roland
        """
      When Daisy has <text> prevail
      And Roland fights Ghoul Minion
      And Roland reveals 0
      Then the difficulty is <fight>
      And the test <result>

      Examples:
        | text     | fight | result   |
        | Fatigue  | 1     | succeeds |
        | Dark Age | 5     | fails    |
