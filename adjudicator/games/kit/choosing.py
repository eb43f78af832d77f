"""Decisions that effects ask for: a choice among things that an effect allows, and whether an effect is resolved."""

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import given_now


class Among(NamedTuple):
    """Things among which somebody chooses, and the rule by which there are no others; `barred` are of the same kind."""

    things: tuple[Any, ...]
    rule: str
    barred: tuple[Any, ...] = ()


class Chooses(Action):
    """A choice among the things that the effect allows; the decision is about them."""

    called = "chooses"
    waits = True

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those things; where nobody is asked, none."""
        return [(one,) for one in _allowed(game).things]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of them."""
        allowed = _allowed(game)
        return not_unless(slots[0] in allowed.things, allowed.rule or self.rule, f"{slots[0]} is not one of them")


class ChoosesAnEffect(Chooses):
    """A choice of one of several effects, by the words in which it offers them: any others are not for it.

    It is forbidden to choose one that the choice is about and does not allow, or another number of it.
    """

    asks = "an effect"

    def is_here(self, game: Play, who: str, *slots: Any) -> bool:
        """True of words in which effects are offered here, or would be."""
        allowed = _allowed(game)
        return _of_any_number(slots[0]) in map(_of_any_number, (*allowed.things, *allowed.barred))

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """True unless such a choice is to be made now, and the words are not for it."""
        return not self._is_asked(game) or self.is_here(game, who, *slots)

    def misplaced(self, game: Play, who: str, *slots: Any) -> bool:
        """True of words that offer nothing where such a choice is to be made."""
        return self._is_asked(game)

    def _is_asked(self, game: Play) -> bool:
        given = given_now(game)
        return given is not None and given.due is not None and self in given.due.decisions


def _of_any_number(words: object) -> str:
    """Words without the number in them.

    >>> _of_any_number("spend 2 health")
    'spend # health'
    """
    return re.sub(r"\d+", "#", str(words).lower())


def _allowed(game: Play) -> Among:
    about = game.about
    if isinstance(about, Among):
        return about
    return Among(about, "") if isinstance(about, tuple) else Among((), "")


class ResolvesIt(Action):
    """Whoever decides has an effect resolved that may be."""

    called = "resolves the effect"
    asks = "an effect that may be resolved"


def picked(game: Play, option: Option) -> Any:
    """The thing chosen, by the rule that leaves the choice to whoever made it."""
    act = act_of(option)
    game.cite(*act.action.rules)
    return act.slots[0]
