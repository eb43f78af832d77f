"""Questions of how things stand that no fact asks by itself."""

from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch import scoring
from adjudicator.games.eldritch.board.cup import in_the_cup, is_off_the_board, set_aside
from adjudicator.games.eldritch.board.monsters import is_epic
from adjudicator.games.eldritch.components.board import BOARD, SPACES, path_types
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import DEFEATED, HEALTH, RESULT, SANITY, STANDS, TOKENS_ON, Stamina
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


def _score_is(game: Play, slots: Slots) -> bool:
    return bool(scoring.score(game) == slots["n"])


def _why_the_score(game: Machine, _slots: Slots) -> tuple[str, ...]:
    return scoring.rules(game)


def _is_of_type(_game: Play, slots: Slots) -> bool:
    return bool(SPACES[slots["one"]].type == slots["type"])


def _is_adjacent(_game: Play, slots: Slots) -> bool:
    return bool(path_types(slots["one"], slots["other"]))


def _why_adjacent(_game: Machine, slots: Slots) -> tuple[str, ...]:
    one, other = slots["one"], slots["other"]
    return ("adjacent.1", *(("space-full.4",) if other in SPACES[one].over_the_edge else ()))


def _can_be_reached(_game: Play, slots: Slots) -> bool:
    return BOARD.distance(slots["other"], slots["one"]) is not None


def _why_reachable(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ("space-full.3",)


def _is_joined(_game: Play, slots: Slots) -> bool:
    return slots["type"] in path_types(slots["one"], slots["other"])


def _why_joined(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ("path.2",)


def _has_the_maximum(what: Stamina) -> Any:
    return lambda game, slots: what.maximum(game, slots["whose"]) == slots["n"]


def _why_the_maximum(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ("investigator.6",)


QUESTIONS: Final = (
    Statement(Form("{one:space} can be reached from {other:space}"), None, _can_be_reached, by=_why_reachable),
    *_yes_and_no(
        "a {type:type of path} path joins {one:space} and {other:space}",
        "no {type:type of path} path joins {one:space} and {other:space}",
        None,
        _is_joined,
        _why_joined,
    ),
    *(
        Statement(
            Form(f"{{whose:investigator}} has at most {{n:number}} {what.name}"),
            what,
            _has_the_maximum(what),
            by=_why_the_maximum,
        )
        for what in (HEALTH, SANITY)
    ),
    Statement(Form("the score is {n:score}"), None, _score_is, by=_why_the_score),
    Statement(Form("the score"), None, tells=lambda game, _slots: str(scoring.score(game)), by=_why_the_score),
    *_yes_and_no(
        "{one:space} is a {type:type of space} space",
        "{one:space} is not a {type:type of space} space",
        None,
        _is_of_type,
        lambda _game, _slots: ("space.1", "space-full.1", "space-full.2"),
    ),
    *_yes_and_no(
        "{one:space} is adjacent to {other:space}",
        "{one:space} is not adjacent to {other:space}",
        None,
        _is_adjacent,
        _why_adjacent,
    ),
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
