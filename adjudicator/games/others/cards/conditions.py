"""Conditions of cards: `alone`, `in a district`, `with a monster here`, `with 3 wounds`, `at corruption level 4`."""

import re
from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.kinds import Kind

Holds = tuple[str, str]
"""Something that is so or not: its form, and what it speaks of."""

TOKEN_HERE, MONSTER_HERE, COMPANY, PLACE = "token here", "monster here", "company", "place"
WOUNDS, FEWER_WOUNDS, LEVEL, BELOW_LEVEL, MARKED = "wounds", "fewer wounds", "level", "below level", "marked"
_FORMS: Final = {
    MONSTER_HERE: ("{} a monster here", "(with|without)"),
    TOKEN_HERE: ("with a {} token here", "(fire|corruption|pentagram|nest|extra turn|innocent)"),
    COMPANY: ("{}", "(alone|not alone)"),
    PLACE: ("{}", "(in a district|on a street)"),
    FEWER_WOUNDS: ("with fewer than {} wounds", r"(\d)"),
    WOUNDS: ("with {} wounds", r"(\d)"),
    LEVEL: ("at corruption level {}", r"(\d)"),
    BELOW_LEVEL: ("below corruption level {}", r"(\d)"),
    MARKED: ("{}", "(marked)"),
}
_PATTERNS: Final = {form: re.compile(words.format(of)) for form, (words, of) in _FORMS.items()}


class HoldsKind(Kind[Holds]):
    """Something that is so or not of the hero whom a card concerns."""

    def __init__(self) -> None:
        super().__init__("`alone`, `in a district`, `with a monster here`, `with 3 wounds`, or the like", "E204")

    def read(self, game: Machine, text: str) -> Holds | None:
        """The first form that the text has."""
        return next(((form, match[1]) for form, one in _PATTERNS.items() if (match := one.fullmatch(text))), None)

    def say(self, value: Holds) -> str:
        """As a file writes it."""
        form, of = value
        return _FORMS[form][0].format(of)


HOLDS: Final = HoldsKind()
