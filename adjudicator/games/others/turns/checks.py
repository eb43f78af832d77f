"""Fire and corruption checks: Sin dice for the tokens of a space that a hero enters or leaves."""

from typing import Final

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import CORRUPTION, FIRE, city_of
from adjudicator.games.others.dice import BURST, HIT, SIN_DICE, SIN_EXTRA, Idle, sin_rolls, sin_takes_up
from adjudicator.games.others.dice import CORRUPTION as CORRUPTION_FACE
from adjudicator.games.others.facts import AT, CHECKING, FACE_DOWN, HELD, sins_player, tokens_at
from adjudicator.games.others.harm import corrupt, wound
from adjudicator.games.others.kinds import PROXY

CHECKED: Final = {
    token: EventKind(
        f"{token} check",
        f"the sins player rolls {{amount:number}} dice for the {token} check of {{who:hero}}",
        asks=(
            f"the sins player rolls {{amount:number}} dice for the {token} check of {{who:hero}}",
            f"there is a {token} check of {{who:hero}}",
        ),
    )
    for token in (CORRUPTION, FIRE)
}
RULES: Final = {CORRUPTION: "corruption-check.1", FIRE: "fire-check.1"}
_IDLE: Final[dict[str, Idle]] = {
    CORRUPTION: {HIT: ("corruption-check.4",), BURST: ("corruption-check.4", "corruption-check.5")},
    FIRE: {CORRUPTION_FACE: ("fire-check.5",)},
}
"""By which rules faces do nothing in a check."""


def check(game: Play, who: str, token: str, space: str) -> tuple[Call, ...]:
    """The calls of one check of a space; none where it has no such token."""
    dice = dice_at(game, token, space)
    if not dice:
        return ()
    printed = ("game-board.4", "tokens.3") if city_of(game).printed(space, token) else ()
    after = ("corruption-check.6", "corruption-check.8") if token == FIRE and dice_at(game, CORRUPTION, space) else ()
    rules = (RULES[token], *printed, *after, "fire-and-corruption-tokens.2", "fire-and-corruption-tokens.3")
    return (CHECKED[token].happens(who, amount=dice, rules=rules), Call(BEGINS[token], who))


def merely_stays(game: Play, who: str) -> None:
    """A hero stays in his space: what lies there is not checked."""
    for token, checked in CHECKED.items():
        dice = tokens_at(game, token, AT(game, who))
        if dice:
            game.spares(checked.of(who, amount=dice), "fire-and-corruption-tokens.1")


def _begins(token: str) -> Procedure:
    def roll(game: Play, who: str) -> Result:
        CHECKING.set(game, TABLE, token)
        return (*sin_rolls(game, dice_of(game, who, token)), Call(SIN_EXTRA, ""))

    return Procedure(f"{token} check", Step("", "roll", roll), Step("", "result", _result))


def dice_of(game: Play, who: str, token: str) -> int:
    """The dice of the check in progress: those of the space that the hero is in."""
    return dice_at(game, token, AT(game, who))


def dice_at(game: Play, token: str, space: str) -> int:
    """The tokens of a space that count in a check; of one that lies face down nobody knows what it is."""
    hidden = FACE_DOWN(game, space).count(token)
    counted = tokens_at(game, token, space)
    return counted if not hidden or game.because("exploration-tokens.2") else counted + hidden


def _result(game: Play, who: str) -> Result:
    """Hits count for fire alone, Corruption for corruption alone; the Proxy takes one result away."""
    token, sin = CHECKING(game), sins_player(game)
    faces = (HIT, BURST) if token == FIRE else (CORRUPTION_FACE,)
    results = SIN_DICE.showing(game, sin, *faces)
    sin_takes_up(game, _IDLE[token])
    CHECKING.set(game, TABLE, "")
    if token == FIRE:
        return wound(game, who, _spared(game, who, results, "proxy-token.1"), "fire-check.3", "fire-check.4")
    return corrupt(game, who, _spared(game, who, results, "proxy-token.2"), "corruption-check.3")


def _spared(game: Play, who: str, results: int, rule: str) -> int:
    if PROXY in HELD(game, who) and results and game.because(rule):
        return results - 1
    return results


BEGINS: Final = {token: _begins(token) for token in (CORRUPTION, FIRE)}
PROCEDURES: Final = tuple(BEGINS.values())
EVENTS: Final = tuple(CHECKED.values())
