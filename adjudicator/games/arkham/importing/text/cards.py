"""A card's text as keys of its file: abilities, limits, where it spawns, and the lines that are not understood."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.importing.text.attempts import IGNORING
from adjudicator.games.arkham.importing.text.before import bold_word
from adjudicator.games.arkham.importing.text.occurrences import ABOVE
from adjudicator.games.arkham.importing.text.phrases import CHOSEN, THIS, Data, Line, Words, alone, parts_of, put_for
from adjudicator.games.arkham.importing.text.reading import REVERSE, Unread, read_line
from adjudicator.games.arkham.importing.text.words import BULLET, LIST_END, Names
from adjudicator.games.arkham.vocabulary.cards import CARD
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, node_of

_GAINS: Final = re.compile(r'(.+ gains:)\s*["“](.+)["”]', re.DOTALL)
"""A line that quotes the abilities that a card gains."""
_ACTIVATED: Final = ("action", "free")
_OF_THE_OTHER_SIDE: Final = ("turn over", "look at the other side of")
"""Effects that only a card has whose other side is a card of its own."""
_SIDED: Final = frozenset({"constant", "forced"})
"""The kinds of abilities that may stand on the unrevealed side of a location."""


class Understood(NamedTuple):
    """The keys of a card's file that its text says, and the lines that are not understood."""

    keys: Words
    unread: tuple[Unread, ...]


def understood(lines: tuple[str, ...], card: Words, names: Names) -> Understood:
    """The lines of a card's text beside what is known of the card; nothing is kept that its file could not say."""
    found = [(text, _with_quotation(text, names, str(card["type"]))) for text in lines]
    unread = [one for _, one in found if isinstance(one, Unread)]
    said, lost_above = _with_the_above([(text, one) for text, one in found if isinstance(one, Line)])
    unread += lost_above
    played = [(text, line) for text, line in said if line.effects or line.playing]
    fitting: list[tuple[str, Line]] = []
    for group in (*([one] for one in said if one not in played), *([played] if played else ())):
        # An event is played for all that it does: where a line of that is not understood, there is no event to play.
        lost = group is played and (card["type"] != "event" or unread)
        if lost or not _fits([line for _, line in group], card):
            unread.extend(Unread(text) for text, _ in group)
        else:
            fitting.extend(group)
    bearers = bearers_of({**card, **_keys([line for _, line in fitting], str(card["type"]))})
    unread += [Unread(text) for text, _ in fitting if _speaks_of_another_bearer(text, bearers)]
    kept = [line for text, line in fitting if not _speaks_of_another_bearer(text, bearers)]
    return Understood(_keys(kept, str(card["type"])), tuple(unread))


def bearers_of(card: Words) -> frozenset[str]:
    """The types of cards to which a card is attached by what it says; none where one of them is not known.

    >>> sorted(bearers_of({"abilities": [{"revelation": {"attach": "this", "to": "your location"}}]}))
    ['location']
    """
    parts = [one for one in parts_of(card) if isinstance(one, dict)]
    where = [one["to"] for one in parts if "attach" in one and "to" in one]
    if CHOSEN in where:
        chosen = [one[key] for one in parts for key in ("choose", "the nearest", "at random") if key in one]
        where = [one for one in where if one != CHOSEN] + chosen
    types = [_types_in(str(one.get("kind", "")) if isinstance(one, dict) else str(one)) for one in where]
    return frozenset().union(*types) if all(types) else frozenset()


def _types_in(words: str) -> frozenset[str]:
    return frozenset(kind for kind in _BEARERS if kind in words)


_BEARERS: Final = ("location", "enemy", "asset", "investigator")
"""The types of cards to which others are attached."""
_BEARER: Final = re.compile(rf"\b[Aa]ttached ({'|'.join(_BEARERS)})\b|ttach.*\bLimit \d+ per ({'|'.join(_BEARERS)})\b")


def _speaks_of_another_bearer(text: str, bearers: frozenset[str]) -> bool:
    """True of a line that calls what the card is attached to by a type that it is not."""
    return bool(bearers) and any((one or other) not in bearers for one, other in _BEARER.findall(text))


def _with_quotation(text: str, names: Names, kind: str) -> Line | Unread:
    """The meaning of a line, in which abilities that a card gains may stand in quotation marks."""
    quoting, whole = _GAINS.fullmatch(text), read_line(text, names, kind)
    if quoting is None or isinstance(whole, Line):
        return whole
    gains, title = read_line(quoting[1], names, kind), next(iter(names.own), "")
    if isinstance(gains, Line) and gains.abilities and gains.abilities[0].get("constant") != THIS:
        # What another card gains calls that card "this", and the one that says so by its title.
        names = Names((), names.titles | {*names.own[:1]})
    quoted = [read_line(line, names, kind) for line in quoting[2].splitlines()]
    unread = [one for one in (gains, *quoted) if isinstance(one, Unread)]
    if unread or not isinstance(gains, Line):
        return unread[0]
    abilities = [ability for one in quoted if isinstance(one, Line) for ability in one.abilities]
    if kind == "enemy" and not names.own and title in parts_of([*abilities]):
        # Several copies of an enemy may be in play, and its title does not tell which of them is meant.
        return Unread(text)
    if any(one.keys or one.effects or one.playing for one in quoted if isinstance(one, Line)):
        return Unread(text)
    ability, *more = gains.abilities
    return gains._replace(abilities=({**ability, "gain abilities": list(_told_apart(abilities))}, *more))


def _with_the_above(lines: list[tuple[str, Line]]) -> tuple[list[tuple[str, Line]], list[Unread]]:
    """The lines, with the kind of the ability above where one speaks of it; and those that speak of no such one."""
    kinds = Counter(_kind_of(one) for _, line in lines for one in line.abilities)
    kept: list[tuple[str, Line]] = []
    unread: list[Unread] = []
    before: Words = {}
    for text, line in lines:
        told = ((_told_of(one, before, kinds), one) for one in line.abilities)
        abilities = tuple(said if said is None or said == one else _varied(said, before) for said, one in told)
        if None in abilities:
            unread.append(Unread(text))
            continue
        kept.append((text, line._replace(abilities=tuple(one for one in abilities if one is not None))))
        before = line.abilities[-1] if line.abilities else {}
    return kept, unread


def _told_of(ability: Words, before: Words, kinds: Counter[str]) -> Words | None:
    """The ability with the kind of the one before it, if it speaks of that; None if no kind tells which that is."""
    spoken = next((one for one in parts_of(ability) if one in (ABOVE, f"{ABOVE} action")), None)
    if spoken is None:
        return ability
    kind = _kind_of(before) if before else ""
    told = kind in _ACTIVATED and kinds[kind] == 1 and "designator" not in before
    if not told or (spoken != ABOVE and kind != "action"):
        return None
    said = put_for(ability, str(spoken), kind)
    return said if isinstance(said, dict) else None


def _varied(ability: Words, before: Words) -> Words | None:
    """A reaction to the use of the ability above; where it changes that attack, the same attack for more of a cost."""
    does, attack = ability.get("do"), before.get("do")
    if not isinstance(does, dict) or does.keys() != {IGNORING}:
        return ability
    trigger = ability.get("reaction")
    used = isinstance(trigger, dict) and trigger.get("when") == "use"
    if not used or not isinstance(attack, dict) or "fight" not in attack or IGNORING in attack:
        return None
    if {"limit", "if"} & (ability.keys() | before.keys()):
        return None
    costs = [one for some in (before, ability) for one in _costs_of(some)]
    return {**before, **({"cost": alone(costs)} if costs else {}), "do": {**attack, **does}}


def _costs_of(ability: Words) -> list[Words]:
    costs = ability.get("cost")
    return [one for one in (costs if isinstance(costs, list) else [costs]) if isinstance(one, dict)]


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
    """True if the card's file could say the lines, and the card has the other side of which they speak."""
    keys = _keys(lines, str(card["type"]))
    speaks = any(word in one for one in parts_of(keys) if isinstance(one, dict) for word in _OF_THE_OTHER_SIDE)
    return _can_say({**card, **keys}) and (not speaks or "reverse card" in card)


def _can_say(card: Words) -> bool:
    """True if a card's file could say all of this."""
    return not fault_in(card)


def fault_in(card: Words) -> str:
    """The first fault of a card as its file would say it; empty if there is none."""
    faults = Faults()
    _check(card, faults)
    return next((fault.message for fault in faults), "")


def checked(card: Words) -> Card | None:
    """The card that a file says; None if it could not say it."""
    faults = Faults()
    found = _check(card, faults)
    return None if faults else found


def _check(card: Words, faults: Faults) -> Card:
    root = node_of(card)
    return CARD.check(root, Checking(Source("card", "", root), faults))


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
        yield {"event": alone(effects), **bold_word(effects), **playing}


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
