"""Conditions of effects: `if: on a city space`, `if: with 2 clues`, `if: without Cursed`."""

import re
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.components.board import SPACES, TYPES
from adjudicator.games.eldritch.facts import AT, CLUES, CONDITIONS, GATES, monsters_at
from adjudicator.games.eldritch.kinds import CONDITION
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.play import Play

Holds = tuple[str, str]
"""Something that is so or not: its form, and what it speaks of."""

_FORMS: Final = {
    "on": re.compile(rf"on a ({'|'.join(TYPES)}) space"),
    "monster": re.compile(r"(with|without) a monster here"),
    "gate": re.compile(r"(with|without) a gate here"),
    "clues": re.compile(r"with (\d+) clues?"),
    "condition": re.compile(r"with (.+)"),
    "no condition": re.compile(r"without (.+)"),
}


class HoldsKind(Kind[Holds]):
    """Something that is so or not when an effect is resolved."""

    def __init__(self) -> None:
        super().__init__("`on a city space`, `with a monster here`, `with 2 clues` or `with Cursed`", "E204")

    def read(self, game: Machine, text: str) -> Holds | None:
        """The first form that the text has."""
        for form, pattern in _FORMS.items():
            match = pattern.fullmatch(text)
            if match is None:
                continue
            if "condition" not in form:
                return form, match[1]
            condition = CONDITION.read(game, match[1])
            return None if condition is None else (form, condition)
        return None

    def data(self, value: Holds) -> object:
        """As a file writes it."""
        form, of = value
        words = {
            "on": f"on a {of} space",
            "monster": f"{of} a monster here",
            "gate": f"{of} a gate here",
            "clues": f"with {of} clues",
            "condition": f"with {of}",
            "no condition": f"without {of}",
        }
        return words[form]


HOLDS: Final = HoldsKind()


def holds(game: Play, source: Source, said: Holds) -> bool:
    """True where it is so for whoever resolves the effect."""
    form, of = said
    who, here = source.who, AT(game, source.who)
    found: dict[str, Any] = {
        "on": lambda: SPACES[here].type == of,
        "monster": lambda: bool(monsters_at(game, here)) is (of == "with"),
        "gate": lambda: (here in GATES(game)) is (of == "with"),
        "clues": lambda: CLUES(game, who) >= int(of),
        "condition": lambda: of in CONDITIONS(game, who),
        "no condition": lambda: of not in CONDITIONS(game, who),
    }
    return bool(found[form]())
