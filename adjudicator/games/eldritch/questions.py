"""Questions of how things stand that no fact asks by itself."""

from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.board.cup import in_the_cup, is_off_the_board, set_aside
from adjudicator.games.eldritch.board.monsters import is_epic
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import DEFEATED, RESULT, STANDS, TOKENS_ON
from adjudicator.games.kit.facts import Slots, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.play import Play


def _is_defeated(game: Play, slots: Slots) -> bool:
    return is_defeated(game, slots["whose"])


def _has_passed(game: Play, slots: Slots) -> bool:
    return RESULT(game, slots["whose"]) > 0


def _shown_by_the_token(slots: Slots) -> tuple[str, str]:
    return slots["one"], STANDS.name


def _by_no_rule(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ()


def _yes_and_no(says: str, no: str, fact: Any, holds: Any, by: Any = _by_no_rule) -> tuple[Statement, Statement]:
    cell = _shown_by_the_token if fact is STANDS else None
    return (
        Statement(Form(says), fact, holds, cell=cell, by=by),
        Statement(Form(no), fact, lambda game, slots: not holds(game, slots), cell=cell, by=by),
    )


def _in_the_cup(game: Play, slots: Slots) -> bool:
    return bool(slots["one"] in in_the_cup(game))


def _why_in_the_cup(_game: Machine, slots: Slots) -> tuple[str, ...]:
    return ("epic-monster.6" if is_epic(slots["one"]) else "monsters.1",)


def _cup_holds(game: Play, slots: Slots) -> bool:
    return bool(len(in_the_cup(game)) == slots["n"])


def _is_set_aside(game: Play, slots: Slots) -> bool:
    return slots["one"] in set_aside(game) and is_off_the_board(game, slots["one"])


def _tokens_lie(game: Play, slots: Slots) -> bool:
    return bool(TOKENS_ON(game).count(slots["one"]) == slots["n"])


QUESTIONS: Final = (
    Statement(Form("{n:number} eldritch tokens lie on {one:card}"), TOKENS_ON, _tokens_lie),
    *_yes_and_no(
        "{one:monster} is in the monster cup",
        "{one:monster} is not in the monster cup",
        STANDS,
        _in_the_cup,
        _why_in_the_cup,
    ),
    *_yes_and_no("{one:monster} is set aside", "{one:monster} is not set aside", STANDS, _is_set_aside),
    Statement(Form("the monster cup holds {n:number} monsters"), STANDS, _cup_holds),
    *_yes_and_no("{whose:investigator} is defeated", "{whose:investigator} is not defeated", DEFEATED, _is_defeated),
    *_yes_and_no(
        "{whose:investigator} has passed the test", "{whose:investigator} has failed the test", RESULT, _has_passed
    ),
)
