"""The progress of a command, on a terminal, while it runs."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.exploring.tree import Count

_PATIENCE, _SELDOM = 0.5, 0.2
"""The seconds before the first display, and between displays."""


@contextmanager
def watched() -> "Iterator[Callable[[Count], None]]":
    """A function that shows the progress if standard error is a terminal; the display is erased at the end."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    watch = _Watch()
    try:
        yield watch.told
    finally:
        watch.close()


@contextmanager
def bar(label: str, length: int) -> "Iterator[Callable[[int], None]]":
    """A bar of progress on standard error; it hears of each so many that are done, and is wiped away at the end."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(label, total=length)
        yield lambda number: shown.advance(task, number)


class _Watch:
    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.next = self.begun + _PATIENCE
        self.live: _Live | None = None

    def told(self, count: "Count") -> None:
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + _SELDOM
        self.live = self.live or _Live()
        self.live.show(line(count, now - self.begun))

    def close(self) -> None:
        if self.live is not None:
            self.live.close()


class _Live:
    """One line of the terminal; rich is imported when there is something to show."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.live import Live

        self._live = Live(console=Console(stderr=True), auto_refresh=False, transient=True)
        self._live.start()

    def show(self, text: str) -> None:
        self._live.update(text, refresh=True)

    def close(self) -> None:
        self._live.stop()


def line(count: "Count", seconds: float) -> str:
    """The progress, in a line.

    >>> from adjudicator.exploring.tree import Count
    >>> line(Count(34_944, 1_200, 300, 0), 75)
    'Exploring: 34,944 positions, 1,200 ends, 300 met again, 1:15'
    """
    minutes, rest = divmod(int(seconds), 60)
    parts = [f"{count.positions:,} positions"]
    if count.leaves:
        parts.append(f"{count.leaves:,} ends")
    if count.merges:
        parts.append(f"{count.merges:,} met again")
    return f"Exploring: {', '.join(parts)}, {minutes}:{rest:02}"
