Feature: Paths

  Background:
    Given every other opportunity is passed

  @path.1
  Scenario: A path joins two spaces
    Given the situation
      """
      investigators: {lily: {at: London}, jim: {at: Rome}}
      cards:
        Wind: {type: general, does: [{move to: adjacent}]}
      """
    When lily resolves Wind
    And lily chooses Istanbul
    Then it is refused by path.1
    When lily chooses Rome
    Then lily is at Rome

  @prepare-for-travel-action-full.2
  Scenario: A ticket from an effect needs neither a City nor a path
    Given the situation
      """
      investigators: {trish: {at: The Amazon}}
      cards:
        Purse: {type: general, does: [{gain: ticket}]}
      """
    When trish resolves Purse
    And trish chooses to gain a ship ticket
    Then trish has 1 ship ticket

  @traits-full.2
  Scenario: A trait does nothing but where an effect names it
    Given the situation
      """
      investigators: {mark: {at: Rome, possessions: [Blunt Stick]}}
      monsters: {Ghoul: Rome}
      cards:
        Blunt Stick: {type: asset, traits: [Weapon]}
        Fire: {type: general, does: [{discard card: any, trait: Weapon}]}
      without the sample set: true
      """
    When mark tests strength
    And mark rolls 1, 1, 1, 1
    Then mark tests strength with 4 dice
    When mark resolves Fire
    Then mark has 0 cards

  @path.2
  Scenario: A path is of one type
    Then a train path joins Rome and Istanbul
    And no ship path joins Rome and Istanbul
    And no uncharted path joins Rome and Istanbul

  @space-full.3
  Scenario Outline: No space is cut off
    Then <space> can be reached from London

    Examples:
      | space      |
      | Antarctica |
      | Tunguska   |
      | 9          |
      | 13         |
      | 21         |

  @traits-full.1
  Scenario: Traits stand with spaces or commas between them
    Given the situation
      """
      investigators: {mark: {at: Rome, possessions: [Blunt Stick]}}
      cards:
        Blunt Stick: {type: asset, traits: "Weapon, Item"}
        Fire: {type: general, does: [{discard card: any, trait: Item}]}
      """
    When mark resolves Fire
    Then mark has 0 cards

  @path.1
  Scenario: A space with a Clue or a Gate is another one than his
    Given the situation
      """
      investigators: {norman: {at: Rome}}
      clues: [Rome, Tokyo]
      gates: [London]
      cards: {Whisper: {type: general, does: [{move to: a clue or a gate}]}}
      """
    When norman resolves Whisper
    Then norman may choose London
    And norman may not choose Rome
    And norman may not choose Sydney
    When norman chooses Tokyo
    Then norman is at Tokyo
