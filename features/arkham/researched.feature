Feature: Researched

  Background:
    Given the situation
      """
      phase: between scenarios
      cards:
        Ann: {type: investigator, class: seeker, deckbuilding: {size: 2, options: [{class: seeker}], random basic weaknesses: 0}}
        Rex: {type: investigator, class: seeker, deckbuilding: {size: 2, options: [{class: seeker}], random basic weaknesses: 0}}
        Glyphs: {type: asset, class: seeker}
        Glyphs (Guiding Stones):
          {type: asset, class: seeker, level: 3, subname: Guiding Stones, keywords: [researched], task: the glyphs are translated}
        Lens: {type: asset, class: seeker}
        Lens (3): {type: asset, class: seeker, level: 3}
      investigators:
        ann: {card: Ann, experience: 3, deck: [Glyphs, Lens]}
        rex: {card: Rex, experience: 3, deck: [Glyphs, Lens]}
      collection: [Glyphs (Guiding Stones), Glyphs (Guiding Stones), Lens (3)]
      """

  @revised @researched.4 @researched.1
  Scenario: It is not added before its task is done
    When Ann upgrades Glyphs to Glyphs (Guiding Stones)
    Then it is refused by researched.4
    And Ann has 3 experience

  @first
  Scenario: The first edition asks for no task
    When Ann upgrades Glyphs to Glyphs (Guiding Stones)
    Then Ann has 0 experience
    And Glyphs (Guiding Stones) is in Ann's deck

  @campaign-play.19
  Scenario: A card without the keyword is
    When Ann upgrades Lens to Lens (3)
    Then Lens (3) is in Ann's deck

  @revised @researched.2
  Scenario: No deck holds it before that, whatever there is to spend
    Given the situation also says
      """
      phase: deckbuilding
      investigators: {ann: {deck: [Lens]}}
      """
    When Ann adds Glyphs (Guiding Stones) to the deck
    Then it is refused by researched.2

  @first
  Scenario: In the first edition any deck may hold it
    Given the situation also says
      """
      phase: deckbuilding
      investigators: {ann: {deck: [Lens]}}
      """
    When Ann adds Glyphs (Guiding Stones) to the deck
    Then Glyphs (Guiding Stones) is in Ann's deck

  @researched.2 @researched.4 @researched.5
  Scenario: Whoever has done it, it is open to all in the campaign
    Given the situation also says
      """
      campaign log: {says: [the glyphs are translated]}
      """
    When Ann upgrades Glyphs to Glyphs (Guiding Stones)
    And Rex upgrades Glyphs 2 to Glyphs (Guiding Stones) 2
    Then Ann has 0 experience
    And Rex has 0 experience
    And Glyphs is not in Rex's deck
