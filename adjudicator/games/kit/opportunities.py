"""Opportunities: the points of a game at which players may or must do something, and who is asked."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.legality import Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call, Procedure, Result, Step

Who = Callable[[Any], tuple[str, ...]]
"""The players who are asked at an opportunity, as the game stands."""


class Offers(NamedTuple):
    """The legal options of an opportunity as a game finds them by an index of its own.

    `do` begins what one of them is, and `say` is its sentence on record.
    """

    options: Callable[[Any], Options]
    do: Callable[[Any, Option], tuple[Call, ...]]
    say: Callable[[Option], str] = attrgetter("label")


class Opportunity:
    """A point at which players do something: its name, the rule that gives it, and who is asked.

    They may pass where it is `optional`; where they may not, `why_no_pass` says why. At a point of `rest` nothing is in
    the middle of being resolved, and everybody is asked there, whatever they can do. `others` may do something there
    without being asked; those who are `told` what stands against whatever they try can do nothing. Where `one_passes`
    for all, only those who can do something are asked, if anybody can. What may be done there is what the actions say
    that are declared for it, or what it `offers`. A window that `opens` by a name of its own is on record by that.
    """

    __slots__ = (
        "name",
        "offers",
        "one_passes",
        "opens",
        "optional",
        "others",
        "rest",
        "rule",
        "told",
        "who",
        "why_no_pass",
    )

    def __init__(
        self,
        name: str,
        rule: str,
        who: Who,
        *,
        others: Who = lambda _game: (),
        told: Who = lambda _game: (),
        optional: bool = False,
        rest: bool = False,
        one_passes: bool = False,
        why_no_pass: Callable[[Any, str], Reasons] | None = None,
        offers: Offers | None = None,
        opens: str = "",
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.who: Final = who
        self.others: Final = others
        self.told: Final = told
        self.optional: Final = optional
        self.rest: Final = rest
        self.one_passes: Final = one_passes
        self.why_no_pass: Final = why_no_pass
        self.offers: Final = offers
        self.opens: Final = opens

    def __repr__(self) -> str:
        return f"<opportunity {self.name}>"


class Gives:
    """The act of a step that gives an opportunity; moments are found by it."""

    __slots__ = ("_act", "opportunity")

    def __init__(self, opportunity: Opportunity, act: Callable[[Any, Opportunity], Result]) -> None:
        self.opportunity: Final = opportunity
        self._act = act

    def __call__(self, game: Machine, local: object) -> Result:
        return self._act(game, self.opportunity)


class Through:
    """The act of a step that goes through other procedures; moments are found by them."""

    __slots__ = ("_calls", "procedures")

    def __init__(self, procedures: tuple[Procedure, ...], calls: Callable[[Any, Any], Result]) -> None:
        self.procedures: Final = procedures
        self._calls = calls

    def __call__(self, game: Machine, local: object) -> Result:
        return self._calls(game, local)


def through(number: str, name: str, procedure: Procedure) -> Step:
    """The step that goes through a procedure."""
    return Step(number, name, Through((procedure,), lambda _game, local: Call(procedure, local)))


def for_each(number: str, name: str, procedure: Procedure, whom: Callable[[Any], tuple[Any, ...]]) -> Step:
    """The step that goes through a procedure once for each of those that are there when it begins."""
    return Step(
        number, name, Through((procedure,), lambda game, _local: tuple(Call(procedure, one) for one in whom(game)))
    )
