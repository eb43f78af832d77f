"""Questions of how things stand that no fact asks by itself."""

from typing import Any, Final

from adjudicator.games.eldritch.facts import DEFEATED, RESULT
from adjudicator.games.kit.facts import Slots, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.play import Play


def _is_defeated(game: Play, slots: Slots) -> bool:
    return not DEFEATED.is_nowhere(game, slots["whose"])


def _has_passed(game: Play, slots: Slots) -> bool:
    return RESULT(game, slots["whose"]) > 0


def _yes_and_no(says: str, no: str, fact: Any, holds: Any) -> tuple[Statement, Statement]:
    return (
        Statement(Form(says), fact, holds),
        Statement(Form(no), fact, lambda game, slots: not holds(game, slots)),
    )


QUESTIONS: Final = (
    *_yes_and_no("{whose:investigator} is defeated", "{whose:investigator} is not defeated", DEFEATED, _is_defeated),
    *_yes_and_no(
        "{whose:investigator} has passed the test", "{whose:investigator} has failed the test", RESULT, _has_passed
    ),
)
