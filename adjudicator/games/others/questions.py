"""Questions of how things stand that no fact asks by itself."""

from typing import Final

from adjudicator.games.kit.facts import Slots, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import GONE


def _has_died(game: Play, slots: Slots) -> bool:
    return slots["one"] in GONE(game)


QUESTIONS: Final = (
    Statement(Form("{one:hero name} is dead"), GONE, _has_died),
    Statement(Form("{one:hero name} is not dead"), GONE, lambda game, slots: not _has_died(game, slots)),
)
