"""The text of cards that ask what has happened in a round or turn, or are done for the first time in it."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Lamp"
NAMES = names_of(NAME, False, frozenset({"Cellar", "Old Well"}))

READ = [
    (
        "treachery",
        "<b>Forced</b> - The first time you move each turn: Take 2 horror.",
        "{forced: {after: enter, who: you, and: {all: [{turn of: investigator}, "
        "{amount: {happened: enter, this: turn, who: you}, at most: 1}]}}, do: {horror: 2}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - The first time each round you defeat an enemy: Draw 1 card.",
        "{forced: {after: defeat, what: enemy, who: you, and: {amount: "
        "{happened: defeat, this: round, what: enemy, who: you}, at most: 1}}, do: {draw: 1}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - The first time you fail a skill test during your turn: Draw the top card of the encounter "
        "deck. If that card is a treachery, discard Brass Lamp.",
        "{forced: {after: fail, who: you, and: {all: [{turn of: you}, {amount: "
        "{happened: fail, this: turn, who: you}, at most: 1}]}}, "
        "do: {draw encounter cards: 1, such: {kind: treachery}, then: {discard: this}}}",
    ),
    (
        "enemy",
        "<b>Forced</b> - After Brass Lamp moves for the first time each round: Place 1 doom on it.",
        "{forced: {after: enemy moves, what: this, and: {amount: "
        "{happened: enemy moves, this: round, what: this}, at most: 1}}, do: {doom: 1}}",
    ),
    (
        "asset",
        "[action]: <b>Fight.</b> If this enemy attacked you this round, this attack deals +1 damage.",
        "{action: 1, do: {fight: enemy, damage: {if: {amount: {happened: attack, this: round, by: attacked enemy, "
        "who: you}, at least: 1}, then: 1}}}",
    ),
    (
        "asset",
        '<b>Forced</b> - At the end of the round, if you triggered Brass Lamp\'s "[action]" ability: Exhaust it.',
        "{forced: {at: end round}, if: {amount: {happened: use, this: round, what: this, who: you, of: action}, "
        "at least: 1}, do: {exhaust: this}}",
    ),
    (
        "treachery",
        "<b>Forced</b> - At the end of your turn, if you did not move at least once during your turn: Take 1 damage.",
        "{forced: {at: end turn, who: you}, if: {not: {amount: {happened: enter, this: turn, who: you}, at least: 1}}, "
        "do: {damage: 1}}",
    ),
    (
        "treachery",
        "You cannot move more than once each turn.",
        "{constant: you, while: {all: [{turn of: investigator}, {amount: {happened: enter, this: turn, who: you}, "
        "at least: 1}]}, cannot: {deed: move, who: you}}",
    ),
    (
        "treachery",
        "You get -1 to each of your skills during the first skill test you perform each round.",
        "{constant: you, while: {all: [{during: test, by: you}, {amount: {happened: begin test, this: round, "
        "who: you}, at most: 1}]}, get: {willpower: -1, intellect: -1, combat: -1, agility: -1}}",
    ),
    (
        "asset",
        "Reduce the cost of the first [[Charm]] or [[Tome]] asset you play each round by 2.",
        "{constant: {kind: asset, trait: [Charm, Tome], owned by: you, in play: false}, "
        "while: {amount: {happened: play, this: round, who: you, "
        "what: {kind: asset, trait: [Charm, Tome]}}, at most: 0}, get: {cost: -2}}",
    ),
    (
        "treachery",
        "<b>Revelation</b> - Draw the top card of the encounter deck. That card gains surge.",
        "{revelation: {draw encounter cards: 1, with: [surge]}}",
    ),
]
UNREAD = {
    "an investigator who is where you are now, and was elsewhere then": (
        "treachery",
        "<b>Forced</b> - The first time each round an enemy at your location attacks: Take 1 horror.",
    ),
    "a card that moves, and is no enemy": (
        "treachery",
        "<b>Forced</b> - After Brass Lamp moves for the first time each round: Place 1 doom on it.",
    ),
}


@pytest.mark.parametrize(("kind", "text", "data"), READ, ids=[one[1][:60] for one in READ])
def test_text_is_read_as_this_data(kind: str, text: str, data: str) -> None:
    keys, unread = understood((text,), {"type": kind, "name": NAME}, NAMES)
    assert not unread
    assert keys["abilities"] == [YAML(typ="safe").load(data)]


@pytest.mark.parametrize(("kind", "text"), UNREAD.values(), ids=UNREAD)
def test_text_is_not_read(kind: str, text: str) -> None:
    assert understood((text,), {"type": kind, "name": NAME}, NAMES).unread
