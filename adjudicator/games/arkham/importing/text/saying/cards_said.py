"""A card's text as English, line by line: every line that is said is one that comes back as the same data."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.importing.printed import said
from adjudicator.games.arkham.importing.text.cards import checked, understood
from adjudicator.games.arkham.importing.text.phrases import Data, Line, Words
from adjudicator.games.arkham.importing.text.reading import start_of
from adjudicator.games.arkham.importing.text.saying.phrases_said import Phrases
from adjudicator.games.arkham.importing.text.saying.spelling import spelled
from adjudicator.games.arkham.importing.text.words import Names, names_of

_OF_THE_TEXT: Final[tuple[str, ...]] = (
    *("uses", "seals", "bonded", "patrol", "attach limit", "immune to", "limit in area", "limit", "prey", "spawn"),
    *("objective", "reverse", "symbols", "hard symbols", "abilities", "cost X", "X", "concealed", "swarming"),
)
"""The keys of a card's file that its text says, beside its keywords."""
_ABILITIES: Final[tuple[str, ...]] = ("abilities", "symbols")


class Printed(NamedTuple):
    """The lines of a card's text, and what of its data has no English yet."""

    lines: tuple[str, ...]
    unsaid: tuple[Words, ...]


def printed(card: Words, titles: frozenset[str] = frozenset()) -> Printed:
    """The text of a card; its own title, and the `titles` that it may name, are told from other words."""
    whole = checked(card)
    names = names_of(whole.title if whole else str(card["name"]), bool(card.get("unique")), titles)
    figures = {key: value for key, value in card.items() if key not in (*_OF_THE_TEXT, "not modelled")}
    lines, unsaid = list[str](), list[Words]()
    if keywords := card.get("keywords"):
        lines.append(" ".join(f"{word.capitalize()}." for word in _list(keywords)))
    for part in _parts(card):
        text = _uses(part) or next(_texts(part, figures, names), "")
        if text:
            lines.append(text)
        else:
            unsaid.append(part)
    if not unsaid and not _comes_back(tuple(lines), card, figures, names):
        unsaid.extend(one for one in _parts(card) if "abilities" in one)
    return Printed(tuple(lines), tuple(unsaid))


def _comes_back(lines: tuple[str, ...], card: Words, figures: Words, names: Names) -> bool:
    """True if the lines are read together as the abilities of the card, each by the name that it has there."""
    text = said("\n".join(lines)).more
    read = understood(text, figures, names)
    wanted = {key: card[key] for key in _ABILITIES if key in card}
    found = {key: read.keys[key] for key in _ABILITIES if key in read.keys}
    return not read.unread and checked({**figures, **found}) == checked({**figures, **wanted})


def _list(data: Any) -> list[Any]:
    return [*data] if isinstance(data, list) else [data]


def _uses(part: Words) -> str:
    """The tokens with which an asset enters play, which stand before its other text."""
    uses = part.get("uses")
    return next((f"Uses ({number} {kind})." for kind, number in uses.items()), "") if isinstance(uses, dict) else ""


def _parts(card: Words) -> Iterator[Words]:
    """The parts of a card that a line of its text says each."""
    for key in _OF_THE_TEXT:
        value = card.get(key)
        parts: list[Data] = [value] if key in card else []
        if key == "abilities":
            parts = [[one] for one in _list(value or [])]
        elif key in ("symbols", "hard symbols") and isinstance(value, dict):
            parts = [{icon: one} for icon, one in value.items()]
        yield from ({key: part} for part in parts)


def _texts(part: Words, figures: Words, names: Names) -> Iterator[str]:
    """The lines that come back as a part of a card."""
    kind = str(figures["type"])
    wanted = checked({**figures, **_nameless(part)})
    for line in _lines(part, kind):
        for words in _phrases(kind).say(start_of(kind), line):
            text = spelled(words, names.own[0])
            read = understood((text,), figures, names)
            if not read.unread and checked({**figures, **read.keys}) == wanted:
                yield text


def _nameless(part: Words) -> Words:
    """A part of a card without the name by which several abilities are told apart, which reading gives them."""
    if "abilities" not in part:
        return part
    ability = _list(part["abilities"])[0]
    return {"abilities": [{key: value for key, value in ability.items() if key != "name"}]}


def _lines(part: Words, kind: str) -> Iterator[Line]:
    """The meanings of a line that says a part of a card."""
    for key, value in part.items():
        if key != "abilities":
            yield Line(keys=((key, value),))
            continue
        ability = dict(_list(_nameless(part)[key])[0])
        if kind == "event" and ("event" in ability or "play" in ability):
            does = ability.pop("event", None) or ability.pop("do", [])
            yield Line(effects=tuple(_list(does)), playing=tuple(ability.items()))
        else:
            yield Line((ability,))
            if "free" in ability and ability.get("during") == "test":
                # An effect for a test is one that only a test can have, so that the card need not say so.
                yield Line(({key: one for key, one in ability.items() if key != "during"},))


@lru_cache(None)
def _phrases(kind: str) -> Phrases:
    return Phrases(kind)
