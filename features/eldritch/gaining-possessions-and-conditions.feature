Feature: Gaining possessions and Conditions

  Background:
    Given every other opportunity is passed

  @gaining-possessions-and-conditions.1
  Scenario: An Artifact is the top card of its deck
    Given the situation
      """
      investigators: {trish: {}}
      artifact deck: [Bone Flute, Obsidian Knife]
      cards:
        Old Grave: {type: general, does: [{gain card: artifact}]}
      """
    When trish resolves Old Grave
    Then Bone Flute is in trish's possessions

  @gaining-possessions-and-conditions.1 @double-sided-cards.5
  Scenario: A Spell is the bottom card of its deck
    Given the situation
      """
      investigators: {akachi: {}}
      spell deck: [White Word, Red Word, Black Word]
      cards:
        Old Grave: {type: general, does: [{gain card: spell}]}
        White Word: {type: spell}
        Red Word: {type: spell}
        Black Word: {type: spell}
      without the sample set: true
      """
    When akachi resolves Old Grave
    Then Black Word is in akachi's possessions

  @gaining-possessions-and-conditions.2 @spells.1
  Scenario: A Spell that he has already is replaced by another
    Given the situation
      """
      investigators: {akachi: {possessions: [White Word]}}
      spell deck: [Red Word, White Word]
      cards:
        Old Grave: {type: general, does: [{gain card: spell}]}
        White Word: {type: spell, copies: 2}
        Red Word: {type: spell}
      without the sample set: true
      """
    When akachi resolves Old Grave
    Then Red Word is in akachi's possessions
    And akachi has 2 cards

  @gaining-possessions-and-conditions.3
  Scenario: Where there is none that he does not have he gains none
    Given the situation
      """
      investigators: {akachi: {possessions: [White Word]}}
      cards:
        Old Grave: {type: general, does: [{gain card: spell}]}
        White Word: {type: spell, copies: 2}
      without the sample set: true
      """
    When akachi resolves Old Grave
    Then akachi has 1 card

  @gaining-possessions-and-conditions.4 @search-full.1
  Scenario: With a trait the first from the bottom that has it
    Given the situation
      """
      investigators: {lola: {}}
      asset deck: [Old Revolver, Bent Coin, Army Pistol, Music Box]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, trait: Weapon}]}
      cards in the game box: [Coach Whip]
      """
    When lola resolves Old Grave
    Then Army Pistol is in lola's possessions

  @gaining-possessions-and-conditions.5
  Scenario: Where the deck has none the discard pile is searched
    Given the situation
      """
      investigators: {mark: {}}
      asset discard: [Music Box, Coach Whip]
      cards in the game box: [Old Revolver, Army Pistol]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, trait: Weapon}]}
      """
    When mark resolves Old Grave
    Then Coach Whip is in mark's possessions
    And Music Box is in the asset discard pile

  @gaining-possessions-and-conditions.6 @search-full.2
  Scenario: The deck is shuffled afterwards
    Given the situation
      """
      investigators: {lola: {}}
      asset deck: [Iron Bar, Bent Nail, Black Cane]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, trait: Weapon}, {gain card: asset}]}
        Iron Bar: {type: asset}
        Bent Nail: {type: asset}
        Black Cane: {type: asset, traits: [Weapon]}
      without the sample set: true
      """
    When lola resolves Old Grave
    And lola draws Bent Nail
    Then Black Cane is in lola's possessions
    And Bent Nail is in lola's possessions

  @gaining-possessions-and-conditions.7
  Scenario: A gain by trait leaves the reserve alone
    Given the situation
      """
      investigators: {charlie: {}}
      reserve: [Black Cane]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, trait: Weapon}]}
        Black Cane: {type: asset, traits: [Weapon]}
        Bent Nail: {type: asset}
      without the sample set: true
      """
    When charlie resolves Old Grave
    Then charlie has 0 cards
    And the reserve is Black Cane

  @gaining-possessions-and-conditions.8
  Scenario: Of Conditions with a trait the first that he does not have
    Given the situation
      """
      investigators: {lola: {conditions: [Debt]}}
      cards:
        Old Grave: {type: general, does: [{gain condition: any, trait: Deal}]}
      """
    When lola resolves Old Grave
    Then lola has a Dark Pact condition

  @gaining-possessions-and-conditions.9 @gaining-possessions-and-conditions.11
  Scenario: By name the card is searched for
    Given the situation
      """
      investigators: {silas: {}}
      asset deck: [Iron Bar, Bent Nail, Black Cane]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, named: Bent Nail}, {gain card: asset}]}
        Iron Bar: {type: asset}
        Bent Nail: {type: asset}
        Black Cane: {type: asset}
      without the sample set: true
      """
    When silas resolves Old Grave
    And silas draws Black Cane
    Then Bent Nail is in silas's possessions
    And Black Cane is in silas's possessions

  @gaining-possessions-and-conditions.10 @discarding.4
  Scenario: By name it may come from the discard pile
    Given the situation
      """
      investigators: {silas: {}}
      asset discard: [Iron Bar, Bent Nail]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, named: Bent Nail}]}
        Iron Bar: {type: asset}
        Bent Nail: {type: asset}
        Black Cane: {type: asset}
      without the sample set: true
      """
    When silas resolves Old Grave
    Then Bent Nail is in silas's possessions

  @gaining-possessions-and-conditions.12 @reserve-full.5
  Scenario: By name it comes from the reserve, which is filled up
    Given the situation
      """
      investigators: {silas: {}}
      reserve: [Bent Nail]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, named: Bent Nail}]}
        Iron Bar: {type: asset}
        Bent Nail: {type: asset}
      without the sample set: true
      """
    When silas resolves Old Grave
    Then Bent Nail is in silas's possessions
    And the reserve is Iron Bar

  @gaining-possessions-and-conditions.13
  Scenario: A card that another has is not gained
    Given the situation
      """
      investigators: {silas: {}, mark: {possessions: [Bent Nail]}}
      cards:
        Old Grave: {type: general, does: [{gain card: asset, named: Bent Nail}]}
        Iron Bar: {type: asset}
        Bent Nail: {type: asset}
      without the sample set: true
      """
    When silas resolves Old Grave
    Then silas has 0 cards

  @return-to-the-game-box.1 @return-to-the-game-box.2
  Scenario: A card in the game box is in no deck and in no pile
    Given the situation
      """
      investigators: {silas: {}}
      cards in the game box: [Bent Nail]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, named: Bent Nail}]}
        Iron Bar: {type: asset}
        Bent Nail: {type: asset}
      without the sample set: true
      """
    When silas resolves Old Grave
    Then silas has 0 cards
    And the asset deck holds 1 card

  @gaining-possessions-and-conditions.14 @reserve-full.2
  Scenario: From the reserve any card, without a test, and its place is taken at once
    Given the situation
      """
      investigators: {jacqueline: {}}
      reserve: [Town Clerk, Army Pistol]
      asset deck: [Bent Coin]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, from the reserve: true}]}
      """
    When jacqueline resolves Old Grave
    And jacqueline chooses Army Pistol
    Then Army Pistol is in jacqueline's possessions
    And the reserve is Town Clerk and Bent Coin

  @gaining-possessions-and-conditions.15
  Scenario: With a trait only a card that has it
    Given the situation
      """
      investigators: {jacqueline: {}}
      reserve: [Town Clerk, Army Pistol, Coach Whip]
      asset deck: [Bent Coin]
      cards:
        Old Grave: {type: general, does: [{gain card: asset, trait: Weapon, from the reserve: true}]}
      """
    When jacqueline resolves Old Grave
    And jacqueline chooses Town Clerk
    Then it is refused by gaining-possessions-and-conditions.15
    When jacqueline chooses Coach Whip
    Then Coach Whip is in jacqueline's possessions

  @gaining-possessions-full.1
  Scenario: A Condition that he has is no cost
    Given the situation
      """
      investigators: {norman: {conditions: [Debt]}}
      cards:
        Lender: {type: general, does: [{may: [{gain condition: Debt}], to: [{gain: clue, number: 2}]}]}
      """
    When norman resolves Lender
    And norman resolves the effect
    Then it is refused by gaining-possessions-full.1
    And norman has 0 clues

  @conditions.4
  Scenario: Nobody has two of the same Condition
    Given the situation
      """
      investigators: {jim: {conditions: [Cursed]}}
      cards:
        Bad Day: {type: general, does: [{gain condition: Cursed}, {gain condition: Back Injury}]}
      """
    When jim resolves Bad Day
    Then jim has 2 conditions
    And jim has a Back Injury condition

  @gaining-possessions-and-conditions.17
  Scenario: A gained Clue lies with the investigator, and on no space
    Given the situation
      """
      investigators: {norman: {at: Rome, sanity: 1}, lily: {at: Rome}}
      cards: {Letter: {type: general, does: [{gain: clue}]}}
      """
    When norman resolves Letter
    And norman trades with lily
    And norman offers a clue
    Then lily has 1 clue
    And there are 0 clues on the board
