"""Player windows: everybody may use free abilities and fast events until all have passed."""

from typing import Final, NamedTuple

from adjudicator.engine import trace
from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, free_requests
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.saying import of_a_card


class Window(NamedTuple):
    """A player window: its name, the rule that puts it there, and who has passed since something was used."""

    name: str
    rule: str
    passed: tuple[str, ...] = ()


def still_to_pass(options: Options, passed: tuple[str, ...]) -> tuple[str, ...]:
    """Those who may do something and have not passed since something was done, in the order of the options."""
    return tuple(dict.fromkeys([option.who for option in options if option.who not in passed]))


def passed_by(option: Option, passed: tuple[str, ...]) -> tuple[str, ...] | None:
    """Those who have passed with this answer besides; None if everybody has at once."""
    return (*passed, option.who) if option.who else None


def player_window(game: Arkham, name: str, rule: str) -> Call:
    """The call that opens a player window."""
    return Call(PLAYER_WINDOW, Window(name, rule))


def _open(game: Arkham, window: Window) -> Result:
    """Let everybody who can use something do so."""
    found = tuple(request.option(game) for request in free_requests(game))
    if game.tracing and not window.passed:
        game.record(trace.Opened(game.depth, window.name, tuple(of_a_card(option) for option in found)))
    left = still_to_pass(found, window.passed)
    if not left:
        game.observe(window.name)
        return Go(window, END)
    options = (*found, *map(PASS.by, left))
    return Ask(Choice(left, f"player window {window.name}", options, window.rule, optional=True), _used)


def _used(game: Arkham, window: Window, option: Option) -> Result:
    if option.declines:
        passed = passed_by(option, window.passed)
        return Go(window, END) if passed is None else Go(window._replace(passed=passed), "open")
    request = option.value
    assert isinstance(request, Request)
    game.cite(window.rule)
    return Go(window._replace(passed=()), "open", (initiate(request),))


PLAYER_WINDOW: Final = Procedure("player window", Step("", "open", _open))
