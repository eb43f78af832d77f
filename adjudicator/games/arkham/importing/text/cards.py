"""A card's text as keys of its file: abilities, limits, where it spawns, and the lines that are not understood."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.arkham.importing.text.phrases import Data, Line, Words, alone
from adjudicator.games.arkham.importing.text.reading import REVERSE, Unread, read_line
from adjudicator.games.arkham.importing.text.words import BULLET, LIST_END, Names
from adjudicator.games.arkham.vocabulary.cards import CARD
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read

_ACTIVATED: Final = ("action", "free")
_SIDED: Final = frozenset({"constant", "forced"})
"""The kinds of abilities that may stand on the unrevealed side of a location."""


class Understood(NamedTuple):
    """The keys of a card's file that its text says, and the lines that are not understood."""

    keys: Words
    unread: tuple[Unread, ...]


def understood(lines: tuple[str, ...], card: Words, names: Names) -> Understood:
    """The lines of a card's text beside what is known of the card; nothing is kept that its file could not say."""
    found = [(text, read_line(text, names, str(card["type"]))) for text in lines]
    unread = [one for _, one in found if isinstance(one, Unread)]
    said = [(text, one) for text, one in found if isinstance(one, Line)]
    played = [(text, line) for text, line in said if line.effects or line.playing]
    fitting: list[Line] = []
    for group in (*([one] for one in said if one not in played), played):
        # An event is played for all that it does: where a line of that is not understood, there is no event to play.
        lost = group is played and (card["type"] != "event" or unread)
        if lost or not _fits([line for _, line in group], card):
            unread.extend(Unread(text) for text, _ in group)
        else:
            fitting.extend(line for _, line in group)
    return Understood(_keys(fitting, str(card["type"])), tuple(unread))


def on_the_reverse(text: str, card: Words, names: Names) -> Understood:
    """The instructions on the reverse of an act or agenda: they are followed as a whole, or not at all."""
    found = read_line(_as_lists(text), names, str(card["type"]), REVERSE)
    if isinstance(found, Unread):
        return Understood({}, (found,))
    keys: Words = {"reverse": alone(found.effects)} if found.effects else {}
    return Understood(keys, ()) if _can_say({**card, **keys}) else Understood({}, (Unread(text),))


def _as_lists(text: str) -> str:
    """The text with a mark before each line of a list, and one where other lines follow it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    listed = [bool(_ITEM.match(line)) for line in lines]
    marked = (
        f"{BULLET} {_ITEM.sub('', line)}" if item else f"{LIST_END} {line}" if before else line
        for line, item, before in zip(lines, listed, [False, *listed], strict=False)
    )
    return " ".join((*marked, LIST_END) if listed and listed[-1] else marked)


_ITEM: Final = re.compile(r"[-–]\s+(?=\S)")
"""The beginning of a line of a list."""


def when_unrevealed(lines: tuple[str, ...], card: Words, names: Names) -> Understood:
    """The abilities on the unrevealed side of a location: constant or forced ones, which cards have there."""
    found = understood(lines, card, names)
    abilities = found.keys.get("abilities", [])
    assert isinstance(abilities, list)
    if found.keys.keys() - {"abilities"} or not all(isinstance(one, dict) and _SIDED & one.keys() for one in abilities):
        return Understood({}, tuple(map(Unread, lines)))
    unrevealed: list[Data] = [{**one, "side": "unrevealed"} for one in abilities if isinstance(one, dict)]
    return Understood({"abilities": unrevealed} if unrevealed else {}, found.unread)


def _fits(lines: list[Line], card: Words) -> bool:
    """True if the card's file could say the lines."""
    return _can_say({**card, **_keys(lines, str(card["type"]))})


def _can_say(card: Words) -> bool:
    """True if a card's file could say all of this."""
    faults = Faults()
    source = read(json.dumps(card, ensure_ascii=False), "card", faults)
    if source.root is None:
        return False
    CARD.check(source.root, Checking(source, faults))
    return not faults


def _keys(lines: list[Line], kind: str) -> Words:
    """The keys of a card's file that the lines say together."""
    keys: Words = {}
    for key, value in (pair for line in lines for pair in line.keys):
        before = keys.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            keys[key] = {**before, **value}
        else:
            keys[key] = [*before, *value] if isinstance(before, list) and isinstance(value, list) else value
    abilities = [one for line in lines for one in line.abilities]
    if kind == "event":
        abilities = [*_played(lines), *abilities]
    if abilities:
        keys["abilities"] = list(_told_apart(abilities))
    return keys


def _played(lines: list[Line]) -> Iterator[Words]:
    """The ability of an event: what it does when it is played, and when that may be."""
    effects = tuple(effect for line in lines for effect in line.effects)
    if not effects:
        return
    playing = dict(pair for line in lines for pair in line.playing)
    trigger = playing.pop("play", None)
    if trigger is not None:
        yield {"play": trigger, **playing, "do": alone(effects)}
    else:
        yield {"event": alone(effects), **playing}


def _told_apart(abilities: list[Words]) -> Iterator[Words]:
    """The abilities, with names where a sentence could not say which of several is used."""
    kinds = Counter(_kind_of(one) for one in abilities)
    numbers = Counter[str]()
    for one in abilities:
        kind = _kind_of(one)
        if kinds[kind] < 2 or kind not in _ACTIVATED:
            yield one
            continue
        numbers[kind] += 1
        head = next(iter(one))
        name = _boosted(one) or _ORDINALS[numbers[kind]]
        yield {head: one[head], "name": name, **{key: value for key, value in one.items() if key != head}}


def _kind_of(ability: Words) -> str:
    return next(iter(ability))


def _boosted(ability: Words) -> str:
    """The skill that an ability raises, which is what players call it by."""
    does = ability.get("do")
    gets: Data = does.get("gets") if isinstance(does, dict) else None
    return next(iter(gets)) if isinstance(gets, dict) and len(gets) == 1 else ""


_ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth")
