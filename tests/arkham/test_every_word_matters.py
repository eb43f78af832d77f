"""Every key of an ability, with every word that it allows, changes something in play, or is refused as a fault.

Everything is drawn from the declarations of the vocabulary: a new key or word is tested without a change here.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from arkham.drawn import Plain, drawn, is_closed, needed, plainest
from arkham.matters import at_fault, changes_nothing

from adjudicator.games.arkham.vocabulary.abilities import ABILITY
from adjudicator.language.records import REQUIRED, Field

Card = dict[str, Any]
TYPES = {
    **dict.fromkeys(("event", "play"), "event"),
    **dict.fromkeys(("success", "failure"), "skill"),
    "revelation": "treachery",
    "objective": "act",
}
"""The type of card on which an ability of a kind stands; others stand on assets."""
NEVER: Plain = {"amount": {"tokens": "resources", "on": "you"}, "at least": 999}
NARROWING = ("while", "in", "side", "only for", "only to", "except")
"""The keys of a constant ability that say when, where or for what it holds, and give nothing of themselves."""
SAID_OF = (("asset", "you"), ("location", "this"), ("asset", "enemy"), ("asset", "card"))
"""Cards, with the first word of a constant ability of theirs."""
NO_DIFFERENCE = {
    "name": "a name only tells of which ability of a card a sentence speaks",
    "play area": "the card lies there anyway",
    "your turn": "an action is taken in one's own turn, unless an effect gives one in another's",
}
"""Keys and words that need make no difference, with the reason."""
TOO_RARE = {
    ("committed", "if"): "in none of the courses is such a card committed; events-and-skills.feature shows it",
    (
        "constant",
        "assigned before you",
    ): "in none of the courses does an asset with sanity stand by; words-of-player-cards.feature shows it",
    ("action", "fewer actions"): "an action costs but one in the courses; words-of-assets.feature shows it",
    (
        "event",
        "during",
    ): "in a turn it is played anyway; play-restrictions-permissions-and-instructions.feature shows it",
    ("failure", "if"): "in none of the courses does a test fail to which the card is committed",
    ("constant", "treat tokens"): "a kind of token is drawn too seldom; ability.feature shows it",
    (
        "event",
        "also in",
    ): "in a turn it is played anyway; play-restrictions-permissions-and-instructions.feature shows it",
    (
        "constant",
        "may be assigned",
    ): "in none of the courses does an asset with health stand by another; dealing-damage-horror.feature shows it",
    (
        "constant",
        "ignored abilities",
    ): "in none of the courses would an ability be forced that is ignored; acts-and-agendas.feature shows it",
    ("forced", "cannot be cancelled"): "nothing cancels it in the courses; cancel.feature shows it",
    ("revelation", "cannot be cancelled"): "nothing cancels it in the courses; test_what_cards_say.py shows it",
    ("constant", "investigated using"): "in none of the courses is another skill enough; ability.feature shows it",
}
"""Keys that the courses do not come to, with the reason."""
FEW = 4
"""The number of references, amounts and the like that are tried: one of them must make a difference."""


def card(kind: str, *abilities: dict[str, Plain]) -> Card:
    """A card of a type with these abilities."""
    icons = {"wild": 1} if kind == "skill" else {}
    return {"type": kind, "cost": 0, "icons": icons, "shroud": 2, "abilities": list(abilities)}


def _others(field: Field) -> Iterator[Plain]:
    """The values of a key that are not what it is without them."""
    return (value for value in drawn(field.shape) if value != field.default and str(value) not in NO_DIFFERENCE)


def _matters(field: Field, make: Callable[[Plain], Card], without: Card) -> bool:
    """True if every word of a closed set, or one of several other values, is refused or makes a difference."""
    values = list(_others(field) if is_closed(field.shape) else islice(_others(field), FEW))
    found = (at_fault(make(value)) or not changes_nothing(make(value), without) for value in values)
    return all(found) if is_closed(field.shape) else any(found)


KINDS = {kind: head for kind, head in ABILITY.heads.items() if kind != "constant" and TYPES.get(kind) != "act"}
BESIDE = [
    (kind, key)
    for kind, head in KINDS.items()
    for key, field in head.fields.items()
    if field.default is not REQUIRED and key not in NO_DIFFERENCE and (kind, key) not in TOO_RARE
]


@pytest.mark.parametrize(("kind", "key"), BESIDE, ids=[f"{kind}, {key}" for kind, key in BESIDE])
def test_a_key_beside_a_kind_of_ability(kind: str, key: str) -> None:
    head, of = ABILITY.heads[kind], TYPES.get(kind, "asset")
    plain = {kind: plainest(head.shape), **needed(head)}
    assert _matters(head.fields[key], lambda value: card(of, {**plain, key: value}), card(of, plain))


GIVING = [key for key in ABILITY.heads["constant"].fields if key not in NARROWING and ("constant", key) not in TOO_RARE]


@pytest.mark.parametrize("key", GIVING)
def test_what_a_constant_ability_gives_while_it_holds(key: str) -> None:
    for value in _others(ABILITY.heads["constant"].fields[key]):
        for kind, head in SAID_OF:
            said = {"constant": head, key: value}
            if not at_fault(card(kind, said)) and not changes_nothing(card(kind, said), card(kind)):
                never = card(kind, {**said, "while": NEVER})
                assert changes_nothing(never, card(kind)), "it holds though it should not"
                return
    pytest.fail("it never makes a difference")
