"""A card's text as English, line by line: every line that is said is one that comes back as the same data."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.importing.printed import said
from adjudicator.games.arkham.importing.text.before import bold_word
from adjudicator.games.arkham.importing.text.cards import (
    bearers_of,
    checked,
    on_the_reverse,
    understood,
    when_unrevealed,
)
from adjudicator.games.arkham.importing.text.occurrences import ABOVE
from adjudicator.games.arkham.importing.text.phrases import (
    OWN_TITLE,
    THIS,
    Data,
    Line,
    Words,
    put_for,
)
from adjudicator.games.arkham.importing.text.reading import start_of
from adjudicator.games.arkham.importing.text.saying.parts_of_a_meaning import BESIDE
from adjudicator.games.arkham.importing.text.saying.phrases_said import Phrases
from adjudicator.games.arkham.importing.text.saying.spelling import spelled
from adjudicator.games.arkham.importing.text.words import Names, names_of

_OF_THE_TEXT: Final[tuple[str, ...]] = (
    *(
        "uses",
        "seals",
        "bonded",
        "patrol",
        "attach limit",
        "attach limit per",
        "immune to",
        "limit in area",
        "limit of trait",
        "limit",
    ),
    *("prey", "spawn", "else spawn"),
    *("objective", "reverse", "symbols", "hard symbols", "abilities", "cost X", "X", "concealed", "swarming"),
)
"""The keys of a card's file that its text says, beside its keywords."""
_ABILITIES: Final[tuple[str, ...]] = ("abilities", "symbols")
_UNREVEALED: Final = "Unrevealed side: "
"""Stands before a line of a location's unrevealed side."""
_REVERSE: Final = "Reverse: "
"""Stands before what is told on the reverse of an act or agenda."""
_ADVANCE: Final = "advance"
"""The name of the ability by which an act advances, which its text gives it."""
_MOST_WAYS: Final = 8
"""The most ways of saying a part in several lines that are tried."""


class Printed(NamedTuple):
    """The lines of a card's text, and what of its data has no English yet."""

    lines: tuple[str, ...]
    unsaid: tuple[Words, ...]


def printed(card: Words, titles: frozenset[str] = frozenset()) -> Printed:
    """The text of a card; its own title, and the `titles` that it may name, are told from other words."""
    whole = checked(card)
    names = names_of(whole.title if whole else str(card["name"]), bool(card.get("unique")), titles)
    figures = {key: value for key, value in card.items() if key not in (*_OF_THE_TEXT, "not modelled")}
    lines = list[str]()
    if keywords := [word for word in _list(card.get("keywords") or []) if word != "seal" or "seals" not in card]:
        lines.append(" ".join(f"{word.capitalize()}." for word in keywords))
    said_of = _Texts(figures, names, min(bearers_of(card), default="enemy"), _phrases(str(figures["type"])))
    told, unsaid = said_of.each(tuple(_parts(card)))
    lines.extend(line for text in told for line in text.split("\n"))
    if not unsaid and not _comes_back(tuple(lines), card, figures, names):
        unsaid.extend(one for one in _parts(card) if "abilities" in one)
    return Printed(tuple(lines), tuple(unsaid))


def _comes_back(lines: tuple[str, ...], card: Words, figures: Words, names: Names) -> bool:
    """True if the lines are read together as the abilities of the card, each by the name that it has there."""
    wanted = {key: card[key] for key in _ABILITIES if key in card}
    read = _read(lines, figures, names)
    found = {key: read[key] for key in _ABILITIES if read is not None and key in read}
    return read is not None and checked({**figures, **found}) == checked({**figures, **wanted})


def _read(lines: tuple[str, ...], figures: Words, names: Names) -> Words | None:
    """The keys of a card that lines say, each on its side of it; None if one of them is not understood."""
    sides = {
        side: tuple(line.removeprefix(side) for line in lines if line.startswith(side))
        for side in (_UNREVEALED, _REVERSE)
    }
    front = tuple(line for line in lines if not line.startswith((_UNREVEALED, _REVERSE)))
    found = [understood(said("\n".join(front)).more, figures, names)]
    if sides[_UNREVEALED]:
        found.append(when_unrevealed(sides[_UNREVEALED], figures, names))
    if sides[_REVERSE]:
        found.append(on_the_reverse("\n".join(sides[_REVERSE]), figures, names))
    if any(one.unread for one in found):
        return None
    abilities = [ability for one in found for ability in _list(one.keys.get("abilities", []))]
    keys = {key: value for one in found for key, value in one.keys.items()}
    return {**keys, "abilities": abilities} if abilities else keys


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


class _Texts(NamedTuple):
    """The texts of one card, by its figures, the names that it may say, the type to which it is attached, and phrases.

    The phrases may be such as are said concretely, by rules that are tried with parts of what they mean.
    """

    figures: Words
    names: Names
    attached_to: str
    phrases: Phrases

    def each(self, parts: tuple[Words, ...]) -> tuple[tuple[str, ...], list[Words]]:
        """The texts of the parts of a card, and the parts that have none; one may be said together with another."""
        found = {place: _uses(part) or next(self._of(part), "") for place, part in enumerate(parts)}
        self._limits_together(parts, found)
        self._beside_others(parts, found)
        if "" in found.values():
            self._concretely(parts, found)
        unsaid = [parts[place] for place, text in found.items() if text == ""]
        return tuple(text for text in found.values() if text and text != _ABOVE), unsaid

    def _concretely(self, parts: tuple[Words, ...], found: dict[int, str]) -> None:
        """Say the parts that have no text, also by rules that are tried with parts of what they mean."""
        for place in [place for place, text in found.items() if not text]:
            found[place] = next(self._replace(phrases=self.phrases.concretely())._of(parts[place]), "")
        self._replace(phrases=self.phrases.concretely())._beside_others(parts, found)

    def _beside_others(self, parts: tuple[Words, ...], found: dict[int, str]) -> None:
        """Say the parts that have no text together with another one, or after the one above."""
        for place in [place for place, text in found.items() if not text]:
            beside = (place + 1, place - 1, *(other for other in found if abs(other - place) > 1))
            for other in (other for other in beside if other in found and not found[place]):
                self._together(parts, found, min(place, other), max(place, other))
            if place and not found[place] and found[place - 1] not in ("", _ABOVE):
                found[place] = self._after(parts[place - 1], found[place - 1], parts[place])

    def _together(self, parts: tuple[Words, ...], found: dict[int, str], first: int, second: int) -> None:
        """Say two parts in one line."""
        if _ABOVE in (found[first], found[second]):
            return
        both = _joined(parts[first], parts[second])
        if both and (text := next(self._of(both), "")):
            # What an ability says stands where it is among the others.
            told, other = (first, second) if "abilities" in parts[first] else (second, first)
            found[told], found[other] = text, _ABOVE

    def _limits_together(self, parts: tuple[Words, ...], found: dict[int, str]) -> None:
        """Say several limits in the line of what a card is attached to."""
        limits = [place for place, text in found.items() if not text and parts[place].keys() <= _LIMITS]
        for other in (other for other, text in found.items() if len(limits) > 1 and text not in ("", _ABOVE)):
            every = parts[other] | {key: value for place in limits for key, value in parts[place].items()}
            if text := next(self._of(every), ""):
                found.update({**dict.fromkeys(limits, _ABOVE), other: text})
                return

    def _after(self, before: Words, text: str, part: Words) -> str:
        """The text of an ability that speaks of the one above, whose text is known; empty if there is none."""
        ability: Words = next(iter(_list(part.get("abilities", []))), {})
        trigger = ability.get("reaction")
        if not isinstance(trigger, dict) or trigger.get("what") != THIS or trigger.get("of") not in _ACTIVATED:
            return ""
        both = _joined(before, part)
        above: Words = {"abilities": [{**ability, "reaction": {**trigger, "of": ABOVE}}]}
        tried = (f"{text}\n{told}" for told in _tried(above, self.phrases, self.names.own[0]))
        found = next((told for told in tried if both and self._comes_back(told, both)), "")
        return found.removeprefix(f"{text}\n")

    def _comes_back(self, text: str, part: Words) -> bool:
        """True of a text that is read as a part of the card."""
        read = _read(tuple(text.split("\n")), self.figures, self.names)
        return read is not None and checked({**self.figures, **read}) == checked({**self.figures, **_nameless(part)})

    def _of(self, part: Words) -> Iterator[str]:
        """The texts that come back as a part of a card, of one line or more."""
        for text in _tried(part, self.phrases, self.names.own[0]):
            fitting = text.replace("ttached card", f"ttached {self.attached_to}")
            if self._comes_back(fitting, part):
                yield fitting


_LIMITS: Final = frozenset({"attach limit", "attach limit per", "limit of trait", "limit in area", "limit"})
_ACTIVATED: Final = ("action", "free")
_ABOVE: Final = "above"
"""Stands for the text of a part that is said with another one."""


def _joined(one: Words, other: Words) -> Words | None:
    """Two parts of a card as one; None where no line says both."""
    if "abilities" in one and "abilities" in other:
        return {"abilities": [*_list(one["abilities"]), *_list(other["abilities"])]}
    return None if one.keys() & other.keys() else {**one, **other}


def _tried(part: Words, phrases: Phrases, name: str) -> Iterator[str]:
    """The texts that may say a part of a card; where it names its own title, that is how it speaks of its copies."""
    of_copies = {key: put_for(value, name, OWN_TITLE) for key, value in part.items()}
    for told in (of_copies, part) if of_copies != part else (part,):
        yield from _told(told, phrases, name)


def _told(part: Words, phrases: Phrases, name: str) -> Iterator[str]:
    """The texts that may say a part of a card, in which the words for its own title stand for its copies."""
    (ability, *more) = _list(part.get("abilities", [])) or [{}]
    if "gain abilities" in ability and not more:
        yield from _with_a_quotation(ability, phrases, name)
    if "reverse" in part:
        told = phrases.say("body", ({}, _list(part["reverse"])))
        yield from (f"{_REVERSE}{spelled(words, name)}" for words in told)
        return
    for lines in _lines(part, phrases.kind):
        ways = ([spelled(words, name) for words in phrases.say(start_of(phrases.kind), line)] for line in lines)
        for some in islice(product(*ways), _MOST_WAYS):
            side = _UNREVEALED if _is_unrevealed(part) else ""
            yield "\n".join(f"{side}{line}" for line in some)


def _with_a_quotation(ability: Words, phrases: Phrases, name: str) -> Iterator[str]:
    """The texts of an ability by which something gains abilities, which stand in quotation marks."""
    who = {key: value for key, value in ability.items() if key != "side"} | {"gain abilities": []}
    heads = [spelled(words, name) for words in phrases.say(start_of(phrases.kind), Line((who,)))]
    gained = [
        islice(_tried({"abilities": [one]}, phrases, name), _MOST_WAYS) for one in _list(ability["gain abilities"])
    ]
    side = _UNREVEALED if "side" in ability else ""
    for head, *lines in islice(product(heads, *gained), _MOST_WAYS):
        quoted = "\n".join(lines)
        yield f'{side}{head} "{quoted}"'


def _is_unrevealed(part: Words) -> bool:
    """True of an ability on the unrevealed side of a location."""
    return any(isinstance(one, dict) and one.get("side") == "unrevealed" for one in _list(part.get("abilities", [])))


def _nameless(part: Words) -> Words:
    """A part of a card without the name by which several abilities are told apart, which reading gives them."""
    if "abilities" not in part:
        return part
    abilities: list[Data]
    abilities = [
        {key: value for key, value in one.items() if key != "name" or value == _ADVANCE}
        for one in _list(part["abilities"])
    ]
    return {**part, "abilities": abilities}


def _lines(part: Words, kind: str) -> Iterator[tuple[Line, ...]]:
    """The meanings of the lines that say a part of a card."""
    if len(part) > 1 or len(_list(part.get("abilities", []))) > 1:
        each = _list(_nameless(part).get("abilities", []))
        abilities = tuple({key: value for key, value in one.items() if key != "side"} for one in each)
        keys = tuple((key, value) for key, value in part.items() if key != "abilities")
        yield (Line(abilities, keys=keys),)
        if len(abilities) == 1 and "event" in abilities[0]:
            played = dict(abilities[0])
            effects = tuple(_list(played.pop("event")))
            yield (Line(effects=effects, keys=keys, playing=tuple(played.items())),)
        return
    for key, value in part.items():
        if key != "abilities":
            # What a card seals stands beside its keyword.
            yield (Line(keys=((("keywords", ["seal"]), (key, value)) if key == "seals" else ((key, value),))),)
            continue
        ability = dict(_list(_nameless(part)[key])[0])
        ability.pop("side", None)
        if kind == "event" and ("event" in ability or "play" in ability):
            does = ability.pop("event", None) or ability.pop("do", [])
            yield from _played(tuple(_list(does)), ability)
        else:
            yield (Line((ability,)),)
            if (objective := _as_said(ability.get("objective"))) is not None:
                yield (Line(({**ability, "objective": objective},)),)
            if "free" in ability and ability.get("during") == "test":
                # An effect for a test is one that only a test can have, so that the card need not say so.
                yield (Line(({key: one for key, one in ability.items() if key != "during"},)),)


def _played(does: tuple[Words, ...], playing: Words) -> Iterator[tuple[Line, ...]]:
    """The lines of an event: what is said of playing it stands in its text, or before that, a line for each."""
    if bold := bold_word(does):
        # The bold word is that of an attempt, which says it.
        playing = {key: value for key, value in playing.items() if key not in bold}
    yield (Line(effects=does, playing=tuple(playing.items())),)
    beside = {key: value for key, value in playing.items() if key in BESIDE}
    before = [Line(playing=((key, value),)) for key, value in playing.items() if key not in beside]
    yield (*before, Line(effects=does, playing=tuple(beside.items())))
    if len(before) > 1:
        # What is said of playing it may be said by one sentence.
        together = tuple((key, value) for key, value in playing.items() if key not in beside)
        yield (Line(playing=together), Line(effects=does, playing=tuple(beside.items())))
    if beside:
        every = [Line(playing=(one,)) for one in playing.items()]
        yield (*every, Line(effects=does))


def _as_said(objective: Any) -> Any:
    """An objective without what it goes without saying: a location bears no clues before it is revealed."""
    if not isinstance(objective, dict) or objective.keys() != {"all"}:
        return None
    said = [one for one in objective["all"] if not (isinstance(one, dict) and one.get("a") == _REVEALED)]
    return said[0] if len(said) == 1 else {"all": said}


_REVEALED: Final = {"kind": "location", "revealed": True}


@lru_cache(None)
def _phrases(kind: str) -> Phrases:
    return Phrases(kind)
