"""Opportunities: the points of a game at which players may or must do something, and who is asked."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Act, Action, calls_of
from adjudicator.games.kit.incidents import Befalls

if TYPE_CHECKING:
    from adjudicator.games.kit.play import Play

Who = Callable[[Any], tuple[str, ...]]
"""The players who are asked at an opportunity, as the game stands."""


class Opportunity:
    """A point at which players do something: its name, the rule that gives it, and who is asked.

    They may pass where it is `optional`; where they may not, `why_no_pass` says why. At a point of `rest` nothing is in
    the middle of being resolved, and everybody is asked there, whatever they can do. `others` may do something there
    without being asked. Where `one_passes` for all, only those who can do something are asked, if anybody can.
    """

    __slots__ = ("name", "one_passes", "optional", "others", "rest", "rule", "who", "why_no_pass")

    def __init__(
        self,
        name: str,
        rule: str,
        who: Who,
        *,
        others: Who = lambda _game: (),
        optional: bool = False,
        rest: bool = False,
        one_passes: bool = False,
        why_no_pass: Callable[[Any, str], Reasons] | None = None,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.who: Final = who
        self.others: Final = others
        self.optional: Final = optional
        self.rest: Final = rest
        self.one_passes: Final = one_passes
        self.why_no_pass: Final = why_no_pass

    def __repr__(self) -> str:
        return f"<opportunity {self.name}>"

    def once(self, number: str = "") -> Step:
        """The step at which one of those who are asked does one thing, or passes."""
        return Step(number, self.name, Gives(self, _once))

    def until_all_have(self, number: str = "") -> Step:
        """The step at which each of those who are asked does something; `who` are those who have not yet done it."""
        return Step(number, self.name, Gives(self, _until_all_have))

    def until_all_pass(self, number: str = "") -> Step:
        """The step at which everybody may go on doing things until all have passed."""
        return Step(number, self.name, Gives(self, _until_all_pass))


class Gives:
    """The act of a step that gives an opportunity; moments are found by it."""

    __slots__ = ("_act", "opportunity")

    def __init__(self, opportunity: Opportunity, act: Callable[[Any, Opportunity], Result]) -> None:
        self.opportunity: Final = opportunity
        self._act = act

    def __call__(self, game: "Play", local: object) -> Result:
        return self._act(game, self.opportunity)


class Through:
    """The act of a step that goes through other procedures; moments are found by them."""

    __slots__ = ("_calls", "procedures")

    def __init__(self, procedures: tuple[Procedure, ...], calls: Callable[[Any, Any], Result]) -> None:
        self.procedures: Final = procedures
        self._calls = calls

    def __call__(self, game: "Play", local: object) -> Result:
        return self._calls(game, local)


def through(number: str, name: str, procedure: Procedure) -> Step:
    """The step that goes through a procedure."""
    return Step(number, name, Through((procedure,), lambda _game, local: Call(procedure, local)))


def for_each(number: str, name: str, procedure: Procedure, whom: Callable[[Any], tuple[Any, ...]]) -> Step:
    """The step that goes through a procedure once for each of those that are there when it begins."""
    return Step(
        number, name, Through((procedure,), lambda game, _local: tuple(Call(procedure, one) for one in whom(game)))
    )


class Given(Choice):
    """The question of an opportunity, or of a decision that is due."""

    __slots__ = ("due", "opportunity")

    opportunity: Opportunity | None
    due: "Due | None"


class Legal:
    """Everything that may be done at an opportunity as the game stands; each action of a player is looked at once."""

    __slots__ = ("_found", "_game", "opportunity")

    def __init__(self, game: "Play", opportunity: Opportunity) -> None:
        self.opportunity: Final = opportunity
        self._game = game
        self._found: dict[tuple[Action, str], tuple[Act, ...]] = {}

    def enables(self, who: str) -> bool:
        """True where a player may do anything."""
        actions = self._game.declared.at(self.opportunity)
        return any(self._of(action, who) for action in actions if not action.by_nobody)

    def options(self, who: tuple[str, ...]) -> Options:
        """Everything that these players, or others there, may do, in the order in which the game declares it."""
        game, opportunity = self._game, self.opportunity
        everybody = tuple(dict.fromkeys((*who, *opportunity.others(game))))
        return tuple(
            act.option(game)
            for action in game.declared.at(opportunity)
            for one in (("",) if action.by_nobody else everybody)
            for act in self._of(action, one)
        )

    def _of(self, action: Action, who: str) -> tuple[Act, ...]:
        """The legal acts of one action by one player; looking at what is legal leaves no trace."""
        found = self._found.get((action, who))
        if found is None:
            acts = tuple(action.acts(self._game, who))
            found = self._game.quietly(lambda: tuple(filter(self._is_legal, acts))) if acts else ()
            self._found[action, who] = found
        return found

    def _is_legal(self, act: Act) -> bool:
        return act.action.is_here(self._game, act.who, *act.slots) and not act.why_not(self._game)


def given(
    game: "Play",
    opportunity: Opportunity,
    who: tuple[str, ...],
    passes: Options,
    name: str = "",
    legal: Legal | None = None,
) -> Given:
    """The question of an opportunity, to which passing is an answer as said; `legal` is what is known already."""
    known = legal or Legal(game, opportunity)
    choice = Given(
        who,
        name or opportunity.name,
        lambda: (*known.options(who), *passes),
        opportunity.rule,
        optional=opportunity.optional,
    )
    choice.opportunity, choice.due = opportunity, None
    return choice


def _once(game: "Play", opportunity: Opportunity) -> Result:
    who = opportunity.who(game)
    return Ask(given(game, opportunity, who, (PASS,) if opportunity.optional else ()), _do) if who else None


def _do(game: "Play", local: object, option: Option) -> Result:
    if isinstance(option.value, Befalls):
        return _do_and_ask_again(game, local, option)
    return None if option.declines else done(game, option)


def _until_all_have(game: "Play", opportunity: Opportunity) -> Result:
    left = opportunity.who(game)
    return Ask(given(game, opportunity, left, ()), _do_and_ask_again) if left else None


def _do_and_ask_again(game: "Play", local: object, option: Option) -> Result:
    assert game.stack is not None
    here = game.stack.procedure.steps[game.stack.step - 1]
    return Go(local, here.name, done(game, option))


# -- windows ----------------------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """An opportunity that lasts until all have passed, who has passed since something was done, and its name here."""

    opportunity: Opportunity
    passed: tuple[str, ...] = ()
    name: str = ""


def window(opportunity: Opportunity, name: str = "") -> Call:
    """The call that gives an opportunity, by a name of its own, until everybody has passed."""
    return Call(WINDOW, Window(opportunity, (), name))


def _until_all_pass(_game: "Play", opportunity: Opportunity) -> Result:
    return window(opportunity)


def _open(game: "Play", here: Window) -> Result:
    opportunity, legal = here.opportunity, Legal(game, here.opportunity)
    left = tuple(who for who in opportunity.who(game) if who not in here.passed)
    if opportunity.one_passes or not opportunity.rest:
        able = tuple(who for who in left if legal.enables(who))
        left = able or (left if opportunity.rest else ())
    if not left:
        return Go(here, END)
    passes = (PASS,) if opportunity.one_passes else tuple(PASS.by(who) for who in left)
    return Ask(given(game, opportunity, left, passes, here.name, legal), _used)


def _used(game: "Play", here: Window, option: Option) -> Result:
    """Whoever does something opens the window anew; who passes leaves it to the others."""
    if isinstance(option.value, Befalls):
        return Go(here, "open", done(game, option))
    if not option.declines:
        return Go(here._replace(passed=()), "open", done(game, option))
    passed = (option.who,) if option.who else here.opportunity.who(game)
    return Go(here._replace(passed=(*here.passed, *passed)), "open")


WINDOW: Final = Procedure("a window", Step("", "open", _open))


# -- decisions in the middle of something -----------------------------------------------------------------------------


class Due(NamedTuple):
    """A decision that somebody has to make now, or one of several; and what it is about."""

    decisions: tuple[Action, ...]
    who: str
    about: Any = None


def ask(
    game: "Play",
    decision: Action | tuple[Action, ...],
    who: str,
    then: Callable[[Any, Any, Option], Result],
    about: Any = None,
    *,
    asks: str = "",
    rule: str = "",
    optional: bool = False,
) -> Ask:
    """Asks somebody for a decision, or for one of several, about something; `then` goes on with it."""
    decisions = decision if isinstance(decision, tuple) else (decision,)
    first = decisions[0]
    due = Due(decisions, who, about)

    def legal() -> Options:
        found = tuple(act.option(game) for one in decisions for act in one.acts(game, who) if game.allows(act))
        return (*found, PASS.by(who)) if optional else found

    choice = Given((who,), asks or first.asks or first.name, legal, rule or first.rule, optional=optional)
    choice.opportunity, choice.due = None, due
    return Ask(choice, then)


def decide(decision: Action, who: str, about: Any = None) -> Call:
    """The call by which somebody decides something in the middle of being resolved."""
    return Call(DECIDING, Due((decision,), who, about))


def _decides(game: "Play", due: Due) -> Result:
    return ask(game, due.decisions, due.who, _decided, due.about)


def _decided(game: "Play", due: Due, option: Option) -> Result:
    return Go(due, END, done(game, option))


DECIDING: Final = Procedure("a decision", Step("", "decide", _decides))


def done(game: "Play", option: Option) -> tuple[Call, ...]:
    """Does what an option says, by the rule that allows it; the sequences that follow."""
    act = option.value
    if isinstance(act, Befalls):
        return act.calls
    assert isinstance(act, Act)
    game.cite(*act.action.rules)
    return calls_of(act.action.do(game, act.who, *act.slots))
