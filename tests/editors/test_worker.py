"""What somebody waits for comes before what nobody waits for, and what nobody wants any more is given up."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import repeat
from threading import Event
from typing import NoReturn, TypeVar

import pytest

from adjudicator.editors.worker import Worker
from adjudicator.engine.allowance import pause
from adjudicator.oracle.limits import Limits
from adjudicator.playing.problem import Problem

T = TypeVar("T")


class Endless:
    """Work that never ends by itself."""

    def __init__(self) -> None:
        self.begun, self.times = Event(), 0

    def __call__(self) -> NoReturn:
        self.times += 1
        self.begun.set()
        for _ in repeat(None):
            pause()
        raise AssertionError

    async def runs(self) -> None:
        """Waits until it has begun."""
        assert await asyncio.to_thread(self.begun.wait, 60)
        self.begun.clear()


def working(use: Callable[[Worker], Awaitable[T]], limits: Limits = Limits(1_000, 0)) -> T:  # noqa: B008
    async def use_it() -> T:
        return await asyncio.wait_for(use(Worker(limits)), 60)

    return asyncio.run(use_it())


def test_what_somebody_waits_for_comes_first_and_the_other_begins_anew() -> None:
    async def use(worker: Worker) -> None:
        endless, wanted = Endless(), [True]
        behind = asyncio.ensure_future(worker.in_turn(endless, lambda: bool(wanted)))
        await endless.runs()
        assert await worker.at_once(lambda: 1) == 1
        await endless.runs()
        assert endless.times >= 2
        wanted.clear()
        assert await behind is None

    working(use)


def test_what_nobody_wants_is_not_begun() -> None:
    async def use(worker: Worker) -> None:
        endless = Endless()
        assert await worker.in_turn(endless, lambda: False) is None
        assert not endless.times

    working(use)


def test_what_is_cancelled_is_given_up() -> None:
    async def use(worker: Worker) -> None:
        endless = Endless()
        asked = asyncio.ensure_future(worker.at_once(endless))
        await endless.runs()
        asked.cancel()
        assert await worker.at_once(lambda: 2) == 2
        assert asked.cancelled()

    working(use)


def test_a_limit_of_time_ends_either() -> None:
    async def use(worker: Worker) -> None:
        with pytest.raises(Problem, match=r"more than 0\.01 seconds"):
            await worker.at_once(Endless())
        with pytest.raises(Problem, match=r"more than 0\.01 seconds"):
            await worker.in_turn(Endless(), lambda: True)

    working(use, Limits(1_000, 0.01))
