"""The steps at which an opportunity is given: once, until all have done something, or as a window until all pass."""

from typing import Final

from adjudicator.engine.choices import PASS, Option, Options
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


def given(
    game: Play,
    opportunity: Opportunity,
    who: tuple[str, ...],
    passes: Options,
    name: str = "",
    legal: Legal | None = None,
) -> Given:
    """The question of an opportunity, to which passing is an answer as said; `legal` is what is known already."""
    known = legal or Legal(game, opportunity)
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


def _until_all_pass(_game: Play, opportunity: Opportunity) -> Result:
    return window(opportunity)


def _open(game: Play, here: Window) -> Result:
    opportunity, legal = here.opportunity, Legal(game, here.opportunity)
    left = tuple(who for who in opportunity.who(game) if who not in here.passed)
    if opportunity.one_passes or not opportunity.rest:
        able = tuple(who for who in left if legal.enables(who))
        left = able or (left if opportunity.rest else ())
    if not left:
        return Go(here, END)
    passes = (PASS,) if opportunity.one_passes else tuple(PASS.by(who) for who in left)
    return Ask(given(game, opportunity, left, passes, here.name, legal), _used)


def _used(game: Play, here: Window, option: Option) -> Result:
    """Whoever does something opens the window anew; who passes leaves it to the others."""
    if isinstance(option.value, Befalls):
        return Go(here, "open", done(game, option))
    if not option.declines:
        return Go(here._replace(passed=()), "open", done(game, option))
    passed = (option.who,) if option.who else here.opportunity.who(game)
    return Go(here._replace(passed=(*here.passed, *passed)), "open")


WINDOW: Final = Procedure("a window", Step("", "open", _open))
