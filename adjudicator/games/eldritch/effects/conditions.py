"""Conditions of effects: `if: on a city space`, `if: with 2 clues`, `if: without Cursed`."""

import re
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.components.board import SPACES, TYPES
from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.eldritch.components.monsters import MONSTERS, TOKENS
from adjudicator.games.eldritch.facts import (
    CLUES,
    CONDITIONS,
    GATES,
    IMPROVED,
    RESULT,
    ROLLED,
    SKILL_VALUES,
    monsters_at,
    where,
)
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
    "rolled": re.compile(r"with (\d+) rolled success(?:es)?"),
    "skill": re.compile(rf"with ((?:{'|'.join(SKILLS)}) \d+)"),
    "twice improved": re.compile(r"(with|without) a token before"),
    "named": re.compile(rf"with a ({'|'.join(MONSTERS)}) here"),
    "condition": re.compile(r"with (.+)"),
    "no condition": re.compile(r"without (.+)"),
}


class HoldsKind(Kind[Holds]):
    """Something that is so or not when an effect is resolved."""

    def __init__(self) -> None:
        super().__init__(
            "`on a city space`, `with a monster here`, `with 2 clues`, `with lore 3` or `with Cursed`", "E204"
        )

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
            "rolled": f"with {of} rolled successes",
            "skill": f"with {of}",
            "twice improved": f"{of} a token before",
            "named": f"with a {of} here",
            "condition": f"with {of}",
            "no condition": f"without {of}",
        }
        return words[form]


HOLDS: Final = HoldsKind()


def holds(game: Play, source: Source, said: Holds) -> bool:
    """True where it is so for whoever resolves the effect."""
    form, of = said
    who, here = source.who, where(game, source.who)
    found: dict[str, Any] = {
        "on": lambda: SPACES[here].type == of,
        "monster": lambda: bool(monsters_at(game, here)) is (of == "with"),
        "gate": lambda: (here in GATES(game)) is (of == "with"),
        "clues": lambda: CLUES(game, who) >= int(of),
        "rolled": lambda: _rolled(game, who) >= int(of),
        "skill": lambda: _has_the_value(game, who, *of.split()),
        "twice improved": lambda: (IMPROVED[source.chosen](game, who) > 1) is (of == "with"),
        "named": lambda: any(TOKENS[monster] == of for monster in monsters_at(game, here)),
        "condition": lambda: of in CONDITIONS(game, who),
        "no condition": lambda: of not in CONDITIONS(game, who),
    }
    return bool(found[form]())


def _rolled(game: Play, who: str) -> int:
    """The successes rolled in the last test; those that a Bank Loan has added are not."""
    rolled, result = ROLLED(game, who), RESULT(game, who)
    return result if result > rolled and not game.because("bank-loan-full.2") else rolled


def _has_the_value(game: Play, who: str, skill: str, least: str) -> bool:
    """The value is that of the sheet and its Improvement token: what possessions add counts in tests alone."""
    game.because("skills-full.2")
    return SKILL_VALUES[skill](game, who) >= int(least)
