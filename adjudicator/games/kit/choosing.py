"""Decisions that effects ask for: a choice among things that an effect allows, and whether an effect is resolved."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.play import Play


class Among(NamedTuple):
    """Things among which somebody chooses, and the rule by which there are no others."""

    things: tuple[Any, ...]
    rule: str


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
