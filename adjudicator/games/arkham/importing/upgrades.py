"""From one deck list to another: what is upgraded, what is purchased for what, as a situation between two scenarios."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.importing.decklists import Listed, deck_in
from adjudicator.games.arkham.library import LIBRARY
from adjudicator.games.interface import Purchases
from adjudicator.language.diagnostics import Faults

ENOUGH: Final = 99
"""The experience of a question that only asks what something costs."""


class Change(NamedTuple):
    """One purchase: the card, and the one that goes for it, if one does; an upgrade replaces a lower version."""

    card: str
    gone: str = ""
    upgrade: bool = False

    def said(self, who: str) -> str:
        """The sentence of the purchase."""
        if self.upgrade:
            return f"{who} upgrades {self.gone} to {self.card}"
        return f"{who} buys {self.card}{f' for {self.gone}' if self.gone else ''}"


def purchases_between(before: Path, after: Path, experience: int | None, log: tuple[str, ...]) -> Purchases:
    """The purchases by which the one deck becomes the other. Raises InputAtFault."""
    old, new = deck_in(before), deck_in(after)
    if old.investigator != new.investigator:
        faults = Faults()
        message = f"this is a deck of {new.investigator}, and the other one of {old.investigator}"
        faults.add("E403", message, str(after), None, "name two decks of one investigator")
        faults.raise_if_any()
    added, removed = _missing(new, old), _missing(old, new)
    who = old.investigator.replace('"', "").split()[0].lower()
    deeds = tuple(_deeds(who, added, removed))
    spend = ENOUGH if experience is None else experience
    deck = [_piece(name) for name, number in old.cards.items() for _ in range(min(number, 9))]
    keys: dict[str, Any] = {
        "game": "arkham",
        "title": f"{old.investigator}, from one deck to another",
        "phase": "between scenarios",
        **({"campaign log": {"says": list(log)}} if log else {}),
        "investigators": {who: {"card": old.investigator, "experience": spend, "deck": deck}},
        "collection": added,
        "do": [step for deed in deeds for step in (deed, {"ask": f"{who}'s experience"})],
    }
    # JSON is YAML, and needs no care for what a name may hold.
    return Purchases(json.dumps(keys, ensure_ascii=False, indent=2), deeds, spend)


def _deeds(who: str, added: list[str], removed: list[str]) -> Iterator[str]:
    """The sentences of all purchases; a card for which nothing comes is taken out, which no rule allows."""
    left = list(removed)
    for change in changes(added, removed):
        if change.gone:
            left.remove(change.gone)
        yield change.said(who)
    yield from (f"{who} takes {name} out of the deck" for name in left)


def _missing(deck: Listed, other: Listed) -> list[str]:
    """The cards of a deck that the other one has not, each as often."""
    return [card for card, number in deck.cards.items() for _ in range(number - other.cards.get(card, 0))]


def _card(name: str) -> Card:
    found = LIBRARY.find(name)
    assert found is not None
    return found


def changes(added: list[str], removed: list[str]) -> Iterator[Change]:
    """The purchases that bring these cards for those: upgrades first; what goes for nothing comes at the end."""
    cards, left = sorted(added, key=lambda name: -_card(name).level), list(removed)
    bought: list[str] = []
    for name in cards:
        card = _card(name)
        lower = [old for old in left if _card(old).is_copy_of(card) and _card(old).level < card.level]
        if lower:
            best = max(lower, key=lambda old: _card(old).level)
            left.remove(best)
            yield Change(name, best, upgrade=True)
        else:
            bought.append(name)
    nothing_goes = [name for name in bought if "permanent" in _card(name).keywords]
    others = [name for name in bought if name not in nothing_goes]
    # A deck that has lost cards is filled first, and what costs least then is a card of level 0.
    fills = others[len(left) :] if len(others) > len(left) else []
    yield from (Change(name) for name in (*fills, *nothing_goes))
    yield from (Change(name, gone) for name, gone in zip(others, left, strict=False))


def _piece(name: str) -> str | Mapping[str, object]:
    """A card of a deck as it is; a story asset, or a weakness that is not basic, was earned in a scenario."""
    card = _card(name)
    earned = card.is_story_asset or (not card.has_level and card.weakness and not card.basic_weakness)
    return {"card": name, "earned": True} if earned else name
