"""Shared explorations: their results are exactly those of a single explorer."""

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from exploring.situations import ENORMOUS, MANY, SITUATION, SMALL_BAGS, interrupted, same
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.exploring.explorer import Limits
from adjudicator.exploring.file import WHOLE, explore_file
from adjudicator.exploring.opening import Wanted, opened
from adjudicator.exploring.parts import Plan
from adjudicator.exploring.policy import POLICIES
from adjudicator.exploring.sharing import Shared
from adjudicator.exploring.tree import Explored
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.working.jobs import Job
from adjudicator.working.processes import Processes

T = TypeVar("T")
R = TypeVar("R")


class OneByOne:
    """Hands that do one task after another, each as if it were sent far away."""

    far = True

    def __init__(self, number: int) -> None:
        self.number = number

    def stopped(self) -> bool:
        return False

    def tell(self, count: int) -> None:
        pass

    def work(self, job: Job[T, R]) -> None:
        for number, task in enumerate(job.tasks):
            if job.wanted(number):
                do, sent = pickle.loads(pickle.dumps((job.do, task)))
                job.keep(number, pickle.loads(pickle.dumps(do(sent, self))))


def shared(text: str, hands: int, policy: str, positions: int = 200_000) -> Explored:
    faults = Faults()
    (here,) = opened(read(text, "odds.yaml", faults), faults, Wanted(policy))
    plan = Plan("odds.yaml", text, None, "", (), 0, True, WHOLE)
    with here.script.branches():
        return Shared(plan, here, OneByOne(hands), Limits(positions), alone=1).explore()


def alone(tmp_path: Path, text: str, policy: str = "all", positions: int = 200_000) -> Explored:
    file = tmp_path / "odds.yaml"
    file.write_text(text, encoding="utf-8")
    return explore_file(file, Wanted(policy, positions=positions))[0].explored


situations = st.builds(
    lambda bag, shroud, daisy, roland: (
        SITUATION % ("arkham", ", ".join(daisy), ", ".join(roland), shroud, ", ".join(bag))
    ),
    bag=SMALL_BAGS,
    shroud=st.integers(3, 8),
    daisy=st.lists(st.sampled_from(["Perception", "Deduction", "Unexpected Courage"]), max_size=2, unique=True),
    roland=st.lists(st.sampled_from(["Perception", "Guts"]), max_size=1),
)


@settings(max_examples=20, deadline=None)
@given(text=situations, hands=st.integers(2, 5), policy=st.sampled_from(list(POLICIES)))
def test_odds_and_tree_are_those_of_one_alone(
    tmp_path_factory: pytest.TempPathFactory, text: str, hands: int, policy: str
) -> None:
    whole = alone(tmp_path_factory.mktemp("odds"), text, policy)
    found = shared(text, hands, policy)
    assert found.odds == whole.odds
    assert same(found.tree, whole.tree)
    assert found.stopped == ""
    assert found.looked_at.leaves >= whole.looked_at.leaves
    assert found.looked_at == shared(text, hands, policy).looked_at


@settings(max_examples=15, deadline=None)
@given(text=situations, policy=st.sampled_from(list(POLICIES)), data=st.data())
def test_however_few_positions_may_be_looked_at_the_bounds_hold(
    tmp_path_factory: pytest.TempPathFactory, text: str, policy: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("odds")
    whole = alone(folder, text, policy)
    enough = whole.looked_at.positions
    for positions in {*range(1, min(enough, 12)), data.draw(st.integers(1, enough)), enough}:
        hands = data.draw(st.integers(2, 4))
        for some in (alone(folder, text, policy, positions), shared(text, hands, policy, positions)):
            assert some.looked_at.positions <= positions + 4 * hands
            assert bool(some.stopped) == bool(some.looked_at.left_out)
            for number, answers in enumerate(whole.odds.answers):
                for answer, (low, high) in answers:
                    bounds = some.odds.bounds(number, answer)
                    assert bounds.low <= low <= high <= bounds.high
            if some.looked_at.left_out == 0:
                assert some.odds == whole.odds


def test_what_one_part_leaves_of_the_positions_is_there_for_the_others(tmp_path: Path) -> None:
    """Positions are shared out evenly at first; most parts need fewer, and some need more."""
    enough = shared(MANY, 3, "all").looked_at.positions
    assert shared(MANY, 3, "all", 2 * enough).odds == alone(tmp_path, MANY).odds


# -- processes --------------------------------------------------------------------------------------------------------


def test_processes_find_the_same_and_the_same_bytes_again(tmp_path: Path) -> None:
    whole = alone(tmp_path, MANY)
    found = [explore_file(tmp_path / "odds.yaml", Wanted(hands=Processes(2))) for _again in range(2)]
    first, again = (one[0].explored for one in found)
    assert first._replace(tree=None) == again._replace(tree=None)
    assert first.odds == whole.odds
    assert same(first.tree, whole.tree)
    assert same(again.tree, whole.tree)


DEADLY = """\
import os, signal
from multiprocessing import parent_process
from pathlib import Path
from adjudicator.games.arkham.entry import GAME as ARKHAM

class Deadly:
    name = "deadly"
    def __getattr__(self, name):
        return getattr(ARKHAM, name)
    def build(self, *arguments):
        died = Path(__file__).with_name("died")
        if parent_process() is not None and (%r == "always" or not died.exists()):
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return ARKHAM.build(*arguments)

GAME = Deadly()
"""


@pytest.fixture
def deadly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """A game that ends every process but the first."""
    from adjudicator.games import finding

    (tmp_path / "deadly-1.0.dist-info").mkdir()
    (tmp_path / "deadly-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: deadly\nVersion: 1.0\n")
    (tmp_path / "deadly-1.0.dist-info" / "entry_points.txt").write_text("[adjudicator.games]\ndeadly = deadly\n")
    (tmp_path / "deadly.py").write_text(DEADLY % request.param)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(finding, "_found", {})
    monkeypatch.delitem(sys.modules, "deadly", raising=False)
    yield
    sys.modules.pop("deadly", None)


@pytest.mark.parametrize("deadly", ["once"], indirect=True)
def test_what_a_dead_process_had_is_explored_again(deadly: None, tmp_path: Path) -> None:
    whole = alone(tmp_path, MANY)
    alone(tmp_path, MANY.replace("arkham", "deadly"), positions=1)
    found = explore_file(tmp_path / "odds.yaml", Wanted(hands=Processes(2)))[0].explored
    assert (tmp_path / "died").exists()
    assert (found.odds, found.stopped) == (whole.odds, "")
    assert same(found.tree, whole.tree)


@pytest.mark.parametrize("deadly", ["always"], indirect=True)
def test_who_dies_again_leaves_bounds(deadly: None, tmp_path: Path) -> None:
    whole = alone(tmp_path, MANY).odds.bounds(0, "yes")
    alone(tmp_path, MANY.replace("arkham", "deadly"), positions=1)
    found = explore_file(tmp_path / "odds.yaml", Wanted(hands=Processes(2)))[0].explored
    assert found.stopped == "the workers that explored them died"
    assert found.looked_at.left_out > 0
    bounds = found.odds.bounds(0, "yes")
    assert bounds.low <= whole.low <= whole.high <= bounds.high


# -- Ctrl-C -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_with_bounds(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "odds.yaml"
    file.write_text(ENORMOUS, encoding="utf-8")
    status, out, shown = interrupted(["explore", "-j", jobs, "--max-positions", "10000000", str(file)])
    assert (status, b"Traceback" in shown) == (3, False)
    assert b"explored, but not to the end" in out
    assert b"it was interrupted" in out
