"""The questions that a game of the kit waits at: an opportunity, a window, or a decision that is due."""

from collections.abc import Callable
from typing import Any, NamedTuple

from adjudicator.engine.choices import Choice, Options
from adjudicator.engine.machine import Machine
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.opportunities import Opportunity


class Due(NamedTuple):
    """A decision that somebody has to make now, or one of several; and what it is about."""

    decisions: tuple[Action, ...]
    who: str
    about: Any = None


class Window(NamedTuple):
    """An opportunity that lasts until all have passed, who has passed since something was done, and its name here."""

    opportunity: Opportunity
    passed: tuple[str, ...] = ()
    name: str = ""


class Given(Choice):
    """The question of an opportunity, or of a decision that is due."""

    __slots__ = ("due", "opportunity")

    opportunity: Opportunity | None
    due: Due | None


def asks(
    opportunity: Opportunity, who: tuple[str, ...], options: Options | Callable[[], Options], name: str = ""
) -> Given:
    """The question of an opportunity to these players, perhaps by a name of its own."""
    choice = Given(who, name or opportunity.name, options, opportunity.rule, optional=opportunity.optional)
    choice.opportunity, choice.due = opportunity, None
    return choice


def given_now(game: Machine) -> Given | None:
    """The opportunity or decision that is waited for."""
    question = game.waiting.question if game.waiting is not None else None
    return question if isinstance(question, Given) else None


def opportunity_here(game: Machine) -> Opportunity | None:
    """The opportunity that is given now."""
    local = game.stack.local if game.stack is not None else None
    given = given_now(game)
    if given is not None and given.opportunity is not None:
        return given.opportunity
    return local.opportunity if isinstance(local, Window) else None
