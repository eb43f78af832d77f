"""The moments at which cards act: words that say "whenever", and the Sin cards that may be played just then."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.opportunities import Gives, Opportunity, Through
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import Window
from adjudicator.games.kit.windows import window
from adjudicator.games.others.cards.card import card
from adjudicator.games.others.cards.in_force import InForce, in_force
from adjudicator.games.others.cards.words import MOMENTS, Whenever
from adjudicator.games.others.facts import HAND, is_alive, sins_player
from adjudicator.games.others.source import Source


def _may_play(game: Play) -> tuple[str, ...]:
    return (sins_player(game),)


FOR_SIN_CARDS: Final = Opportunity("a moment for Sin cards", "sin-cards.4", _may_play, optional=True)


def moment_here(game: Play) -> tuple[str, str]:
    """The moment for Sin cards that has come, and the hero whom it concerns; empty where there is none."""
    frame = game.stack
    if frame is None or frame.parent is None or not isinstance(frame.local, Window):
        return "", ""
    if frame.local.opportunity is not FOR_SIN_CARDS:
        return "", ""
    return frame.local.name, str(frame.parent.local)


def moments_ahead(game: Play) -> Iterator[str]:
    """The moments that are still to come in the sequences that are being played, the next ones first."""
    frame = game.stack
    while frame is not None:
        yield from (step.name for step in frame.procedure.steps[frame.step :] if step.name in AT)
        frame = frame.parent


def at_moment(game: Play, moment: str, who: str) -> tuple[Call, ...]:
    """The calls of a moment of a hero; none where no card waits for it."""
    if not is_alive(game, who):
        return ()
    waits = any(moment in card(game, name).when for name in HAND(game, sins_player(game)))
    return (Call(AT[moment], who),) if waits or tuple(_words(game, moment, who)) else ()


def step_of(moment: str) -> Step:
    """The step of a sequence about a hero at which a moment comes."""
    return Step("", moment, Through((AT[moment],), lambda game, who: at_moment(game, moment, who)))


def _words(game: Play, moment: str, who: str) -> tuple[tuple[Whenever, InForce], ...]:
    return tuple((word, one) for word, one in in_force(game, who, Whenever) if word.moment == moment)


def _at(moment: str) -> Procedure:
    def whenever(game: Play, who: str) -> Result:
        """Everything that says so, one after the other."""
        calls: tuple[Call, ...] = ()
        for word, one in _words(game, moment, who):
            calls += resolve(word.then, Source(who, one.card, one.holder or sins_player(game)))
        return calls

    def opens(_game: Any, opportunity: Opportunity) -> Result:
        return window(opportunity, moment)

    return Procedure(
        f"the moment: {moment}", Step("", "whenever", whenever), Step("", "Sin cards", Gives(FOR_SIN_CARDS, opens))
    )


AT: Final = {moment: _at(moment) for moment in MOMENTS}
PROCEDURES: Final = tuple(AT.values())
