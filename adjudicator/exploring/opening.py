"""A course of a file that is about to be explored, and the wishes for its exploration."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from adjudicator.engine.allowance import Allowance, within
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.exploring.explorer import Over
from adjudicator.exploring.policy import POLICIES, Policy
from adjudicator.exploring.tree import Count
from adjudicator.games.interface import Asked
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import Source
from adjudicator.situation.asking import asking, stop_if_at_fault
from adjudicator.situation.awaited import FileScript
from adjudicator.situation.choosing import Chosen, NoSuchChoice, absent, choose
from adjudicator.situation.document import read_document
from adjudicator.situation.known_rules import check_rules
from adjudicator.situation.wording import titled, under
from adjudicator.working.jobs import Hands

WHOLE = 1_000
_AS_MANY_AS_IT_TAKES = 10**15


class Wanted(NamedTuple):
    """The settings of an exploration, in the words of the command line.

    `stop` returns the reason to end, if there is one; `told` is called now and then with the count so far. `hands`
    share the work; the resulting tree is `depth` forks deep.
    """

    policy: str = "all"
    goal: str = ""
    side: tuple[str, ...] = ()
    over: str = "all"
    choices_of: tuple[str, ...] = ()
    positions: int = 200_000
    stop: Callable[[], str] = lambda: ""
    memo: bool = True
    told: Callable[[Count], None] = lambda count: None
    hands: Hands | None = None
    depth: int = WHOLE


class Opened(NamedTuple):
    """One course of a file that is ready to be played, and the settings of its exploration.

    `assumed` is what is taken for granted up to the first question that it leaves open.
    """

    game: str
    edition: str
    title: str
    variant: str
    script: FileScript
    questions: tuple[tuple[str, Asked], ...]
    policy: Policy
    over: Over
    assumed: tuple[str, ...]

    @property
    def heading(self) -> str:
        """The title, and the variant if the file has several."""
        return titled(self.title, self.variant)

    @property
    def under(self) -> str:
        """The game, and the edition of its reference if it has several."""
        return under(self.game, self.edition)

    @property
    def not_modelled(self) -> tuple[str, ...]:
        """The parts of cards that are not modelled."""
        return self.script.table.about.not_modelled


def opened(
    source: Source, faults: Faults, wanted: Wanted, edition: str = "", readings: Chosen | None = None
) -> Iterator[Opened]:
    """The courses of a source, one for each of its variants, ready to be explored one after another."""
    if wanted.positions < 1:
        raise NoSuchChoice(f"{wanted.positions} positions are too few: explore at least one")
    read = read_document(source, faults)
    if read is None:
        raise InputAtFault(faults)
    game, document, at = read
    stop_if_at_fault(faults, game, document, at)
    document = choose(game, document, edition, readings or {})
    for course in document.courses():
        table = document.set_up(game, course, at)
        asked = asking(table, course, at)
        script = FileScript(table, at, course.start.otherwise)
        stop_if_at_fault(faults, game, document, at)
        script.begin(course.do)
        check_rules(asked.rules, game, at)
        stop_if_at_fault(faults, game, document, at)
        # A question about odds is explored by its statement.
        questions = tuple({one.statement: one.asked for one in asked.answered}.items())
        policy = _policy(wanted, [name for name, _asked in questions], table.about.players)
        choices = _players("--choices-of", wanted.choices_of, table.about.players)
        over = Over(wanted.over in ("all", "chance"), wanted.over in ("all", "choices"), choices)
        title = document.title or source.path
        yield Opened(
            document.game, document.edition, title, course.name, script, questions, policy, over, _assumed(script)
        )


def _assumed(script: FileScript) -> tuple[str, ...]:
    """The assumptions of a course up to the first question that it leaves open; afterwards all is as before."""
    game, mark, place = script.table.game, script.table.game.mark(), script.mark()
    with script.branches(), suppress(DoesNotEnd):
        script.advance()
    found = script.assumed
    game.rollback(mark)
    script.rollback(place)
    return found


def in_time(courses: Iterator[Opened], stop: Callable[[], str]) -> Iterator[Opened]:
    """The courses one after another; raises UsedUp if there is a reason to stop while one takes long to set up."""
    allowed = Allowance(_AS_MANY_AS_IT_TAKES, stop, patient=True)
    while True:
        with within(allowed):
            one = next(courses, None)
        if one is None:
            return
        yield one


def _policy(wanted: Wanted, questions: list[str], players: Sequence[str]) -> Policy:
    if wanted.policy not in POLICIES:
        raise NoSuchChoice(absent(f"there is no policy {wanted.policy!r}", wanted.policy, list(POLICIES)))
    if not questions:
        raise NoSuchChoice("the file has no question: odds need a question under `ask:` or `expect:`")
    if wanted.goal and wanted.goal not in questions:
        raise NoSuchChoice(absent(f"{wanted.goal!r} is no question of the file", wanted.goal, questions))
    goal = questions.index(wanted.goal) if wanted.goal else 0
    return Policy(wanted.policy, goal, _players("--for", wanted.side, players))


def _players(what: str, given: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The named players, as the file writes them."""
    known = {player.casefold(): player for player in players}
    for name in given:
        if name.casefold() not in known:
            raise NoSuchChoice(absent(f"{what}: no player is called {name!r}", name, players))
    return tuple(known[name.casefold()] for name in given)
