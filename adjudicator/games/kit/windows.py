"""The steps at which an opportunity is given: once, until all have done something, or as a window until all pass."""

from operator import attrgetter
from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.choices import PASS, Option, Options
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.kit.decisions import done
from adjudicator.games.kit.incidents import Befalls
from adjudicator.games.kit.opportunities import Gives, Opportunity
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import Given, Window, asks


class Legal:
    """Everything that may be done at an opportunity as the game stands; each action of a player is looked at once."""

    __slots__ = ("_found", "_game", "opportunity")

    def __init__(self, game: Play, opportunity: Opportunity) -> None:
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
            acts = tuple(action.acts(self._game, who)) if action.is_open_to(self._game, who) else ()
            found = self._game.consider(lambda: tuple(filter(self._is_legal, acts))) if acts else ()
            self._found[action, who] = found
        return found

    def _is_legal(self, act: Act) -> bool:
        return act.action.is_here(self._game, act.who, *act.slots) and not act.why_not(self._game)


class Offered:
    """Everything that a game offers at an opportunity as it stands."""

    __slots__ = ("_options",)

    def __init__(self, options: Options) -> None:
        self._options: Final = options

    def enables(self, who: str) -> bool:
        """True where a player may do anything."""
        return any(option.who == who for option in self._options)

    def options(self, _who: tuple[str, ...]) -> Options:
        """Everything that anybody may do, in the order in which the game finds it."""
        return self._options


def legal_at(game: Machine, opportunity: Opportunity) -> Legal | Offered:
    """Everything that may be done at an opportunity, by what the game offers there or by what it declares."""
    if opportunity.offers is not None:
        return Offered(opportunity.offers.options(game))
    assert isinstance(game, Play)
    return Legal(game, opportunity)


def given(
    game: Machine,
    opportunity: Opportunity,
    who: tuple[str, ...],
    passes: Options,
    name: str = "",
    legal: Legal | Offered | None = None,
) -> Given:
    """The question of an opportunity, to which passing is an answer as said; `legal` is what is known already."""
    known = legal or legal_at(game, opportunity)
    return asks(opportunity, who, lambda: (*known.options(who), *passes), name)


def once(opportunity: Opportunity, number: str = "") -> Step:
    """The step at which one of those who are asked does one thing, or passes."""
    return Step(number, opportunity.name, Gives(opportunity, _once))


def until_all_have(opportunity: Opportunity, number: str = "") -> Step:
    """The step at which each of those who are asked does something; `who` are those who have not yet done it."""
    return Step(number, opportunity.name, Gives(opportunity, _until_all_have))


def until_all_pass(opportunity: Opportunity, number: str = "") -> Step:
    """The step at which everybody may go on doing things until all have passed."""
    return Step(number, opportunity.name, Gives(opportunity, _until_all_pass))


def _once(game: Play, opportunity: Opportunity) -> Result:
    who = opportunity.who(game)
    return Ask(given(game, opportunity, who, (PASS,) if opportunity.optional else ()), _do) if who else None


def _do(game: Play, local: object, option: Option) -> Result:
    if isinstance(option.value, Befalls):
        return _do_and_ask_again(game, local, option)
    return None if option.declines else done(game, option)


def _until_all_have(game: Play, opportunity: Opportunity) -> Result:
    left = opportunity.who(game)
    return Ask(given(game, opportunity, left, ()), _do_and_ask_again) if left else None


def _do_and_ask_again(game: Play, local: object, option: Option) -> Result:
    assert game.stack is not None
    here = game.stack.procedure.steps[game.stack.step - 1]
    return Go(local, here.name, done(game, option))


# -- windows ----------------------------------------------------------------------------------------------------------


def window(opportunity: Opportunity, name: str = "") -> Call:
    """The call that gives an opportunity, by a name of its own, until everybody has passed."""
    return Call(WINDOW, Window(opportunity, (), name))


def _until_all_pass(_game: Machine, opportunity: Opportunity) -> Result:
    return window(opportunity)


def _open(game: Machine, here: Window) -> Result:
    opportunity, legal = here.opportunity, legal_at(game, here.opportunity)
    if game.tracing and opportunity.opens and not here.passed:
        _record(game, opportunity, legal)
    left = tuple(who for who in opportunity.who(game) if who not in here.passed)
    if opportunity.one_passes or not opportunity.rest:
        able = tuple(who for who in left if legal.enables(who))
        left = able or (left if opportunity.rest else ())
    if not left:
        game.observe(here.name or opportunity.name)
        return Go(here, END)
    passes = (PASS,) if opportunity.one_passes else tuple(PASS.by(who) for who in left)
    return Ask(given(game, opportunity, left, passes, here.name, legal), _used)


def _record(game: Machine, opportunity: Opportunity, legal: Legal | Offered) -> None:
    say = opportunity.offers.say if opportunity.offers is not None else attrgetter("label")
    found = legal.options(opportunity.who(game))
    game.record(trace.Opened(game.depth, opportunity.opens, tuple(say(option) for option in found)))


def _used(game: Machine, here: Window, option: Option) -> Result:
    """Whoever does something opens the window anew; who passes leaves it to the others."""
    if isinstance(option.value, Befalls):
        return Go(here, "open", done(game, option))
    if not option.declines:
        offers = here.opportunity.offers
        calls = done(game, option) if offers is None else offers.do(game, option)
        return Go(here._replace(passed=()), "open", calls)
    passed = (option.who,) if option.who else here.opportunity.who(game)
    return Go(here._replace(passed=(*here.passed, *passed)), "open")


WINDOW: Final = Procedure("a window", Step("", "open", _open))
