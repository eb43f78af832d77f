"""A card's text, line by line: what it says in the vocabulary of cards, and which lines are not understood."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from lark import Token
from lark.exceptions import VisitError

from adjudicator.games.arkham.importing.text.building import Building
from adjudicator.games.arkham.importing.text.chart import Chart, Grammar
from adjudicator.games.arkham.importing.text.phrases import Line, NotSaid
from adjudicator.games.arkham.importing.text.words import Names, with_antecedents, without_reminders, words_of
from adjudicator.games.interface import STOPPED

_GRAMMAR: Final = Path(__file__).with_name("card_text.lark")
_STARTS: Final = ("event", "skill")
REVERSE: Final = "reverse"
"""The start of the grammar for the reverse of an act or agenda."""
_TAGS: Final = re.compile(r"</?[a-z]+>")


class Unread(NamedTuple):
    """A line that is not understood, and where reading stopped: at its beginning if it is no phrase that stopped it."""

    line: str
    until: str = ""

    def __str__(self) -> str:
        """The line as players read it, with a mark where reading stopped.

        >>> str(Unread("<b>Forced</b> - Sing a song.", "<b>Forced</b> -"))
        'Forced - ¦ Sing a song.'
        """
        rest = self.line.removeprefix(self.until).strip()
        return _TAGS.sub("", f"{self.until} {STOPPED} {rest}" if self.until else rest)


@lru_cache(1)
def grammar() -> Grammar:
    """The grammar of card text."""
    return Grammar(_GRAMMAR.read_text("utf-8"), (*_STARTS, REVERSE, "other"))


def start_of(kind: str) -> str:
    """The start of the grammar for the lines of a card of this type."""
    return kind if kind in _STARTS else "other"


def read_line(line: str, names: Names, kind: str, start: str = "") -> Line | Unread:
    """The meaning of a line on a card of this type; another `start` of the grammar than that of its lines."""
    plain = without_reminders(line)
    words = tuple(with_antecedents(tuple(words_of(plain, names))))
    found = _read(tuple((word.type, "" if word.type == "OWN_NAME" else word.says) for word in words), kind, start)
    if isinstance(found, Line):
        return found
    return Unread(plain, plain[: words[found].at].rstrip() if 0 <= found < len(words) else "")


@lru_cache(4096)
def _read(words: tuple[tuple[str, str], ...], kind: str, start: str) -> Line | int:
    """The meaning of the words, or the number of the word at which reading stopped; -1 if there is none such."""
    known = grammar()
    names = [known.literals.get(says, "") if type_ in ("WORD", "MARK") else type_ for type_, says in words]
    # No line with a word that stands nowhere in the grammar is understood.
    unknown = next((place for place, name in enumerate(names) if name not in known.terminals), None)
    if unknown is not None:
        return unknown
    spoken = [Token(names[at], says, start_pos=at, end_pos=at + 1) for at, (_, says) in enumerate(words)]
    chart = Chart(known, spoken, start or start_of(kind))
    tree = chart.tree()
    if tree is None:
        return min(chart.stopped, len(words) - 1)
    try:
        read: Line = Building(kind, tuple(says or "it" for _, says in words)).transform(tree)
    except NotSaid:
        return -1
    except VisitError as fault:
        if isinstance(fault.orig_exc, NotSaid):
            return -1
        raise
    return read
