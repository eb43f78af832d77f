"""The text of cards that speak of the chaos bag and what is in it, of flood levels, and of uses that come back."""

import pytest
from ruamel.yaml import YAML

from adjudicator.games.arkham.importing.text.cards import Understood, understood
from adjudicator.games.arkham.importing.text.words import names_of

NAME = "Brass Lamp"
NAMES = names_of(NAME, False, frozenset({"Cellar"}))

READ = [
    ("event", ["As an additional cost to play Brass Lamp, add 2 [curse] tokens to the chaos bag.", "Draw 2 cards."],
     "{event: {draw: 2}, cost: {add tokens: {curse: 2}}}"),
    ("event", ["As an additional cost to play Brass Lamp, remove a total of 3 [bless] tokens from the chaos bag.",
               "Draw 2 cards."],
     "{event: {draw: 2}, cost: {take tokens from the bag: {bless: 3}}}"),
    ("skill", ["As an additional cost to commit Brass Lamp to a skill test, add 1 [curse] token to the chaos bag."],
     "{costs to commit: {add tokens: {curse: 1}}}"),
    ("asset", ["[action] Exhaust Brass Lamp and remove 1 [bless] token from the chaos bag: Gain 2 resources."],
     "{action: 1, cost: [{exhaust: this}, {take tokens from the bag: {bless: 1}}], do: {gain: 2}}"),
    ("event", ["Add 1 [bless] token and 2 [curse] tokens to the chaos bag."],
     "{event: {add tokens: {bless: 1, curse: 2}}}"),
    ("asset", ["[reaction] When a [curse] token is revealed: Draw 1 card."],
     "{reaction: {when: reveal token, of: [curse]}, do: {draw: 1}}"),
    ("treachery", ["<b>Revelation</b> - Test [willpower] (X). X is the number of [curse] tokens in the chaos bag. "
                   "If you fail, take 1 horror."],
     "{revelation: {test: willpower, difficulty: {in the bag: [curse]}, failure: {horror: 1}}}"),
    ("treachery", ["<b>Revelation</b> - If there are 3 or more [bless] tokens in the chaos bag, take 1 horror."],
     "{revelation: {if: {amount: {in the bag: [bless]}, at least: 3}, then: {horror: 1}}}"),
    ("treachery", ["<b>Revelation</b> - If there are no [curse] tokens in the chaos bag, take 1 horror."],
     "{revelation: {if: {amount: {in the bag: [curse]}, at most: 0}, then: {horror: 1}}}"),
    ("treachery", ["<b>Revelation</b> - Take 1 horror. If your location is flooded, take 1 damage."],
     "{revelation: [{horror: 1}, {if: {is: your location, a: {flood: flooded}}, then: {damage: 1}}]}"),
    ("treachery", ["<b>Revelation</b> - If your location is fully flooded, take 1 damage."],
     "{revelation: {if: {is: your location, a: {flood: fully flooded}}, then: {damage: 1}}}"),
    ("treachery", ["<b>Revelation</b> - Increase the flood level of your location."],
     "{revelation: {raise the flood level of: your location}}"),
    ("treachery", ["<b>Revelation</b> - Decrease the flood level of Cellar."],
     "{revelation: {lower the flood level of: Cellar}}"),
    ("asset", ["Uses (4 charges). Replenish 2 of these charges at the start of each round."],
     "{forced: {at: begin round}, do: {replenish: charges, amount: 2}}"),
]  # fmt: skip
"""A type of card, the lines of its text, and the last of its abilities."""

REFUSED = [
    ("event", ["As an additional cost to play Brass Lamp, add up to 2 [curse] tokens to the chaos bag."]),
    ("treachery", ["<b>Revelation</b> - If there are more [curse] than [bless] tokens in the chaos bag, draw 1 card."]),
    ("treachery", ["<b>Revelation</b> - Increase the flood level of your deck."]),
]
"""A type of card, and a text that is not understood on it."""


def said(kind: str, lines: list[str]) -> Understood:
    return understood(tuple(lines), {"name": NAME, "type": kind}, NAMES)


@pytest.mark.parametrize(("kind", "lines", "ability"), READ)
def test_what_a_card_says_of_them_is_read(kind: str, lines: list[str], ability: str) -> None:
    found = said(kind, lines)
    assert found.unread == ()
    assert found.keys["abilities"][-1] == YAML(typ="safe").load(ability)  # type: ignore[index]


@pytest.mark.parametrize(("kind", "lines"), REFUSED)
def test_another_text_is_not(kind: str, lines: list[str]) -> None:
    assert said(kind, lines).unread
