"""The progress of a command, on a terminal, while it runs."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

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
    """A bar of progress if standard error is a terminal; it hears of each so many that are done.

    It is wiped away at the end.
    """
    if not sys.stderr.isatty():
        yield lambda number: None
        return
    with _progress() as shown:
        task = shown.add_task(label, total=length)
        yield lambda number: shown.advance(task, number)


@contextmanager
def meanwhile(label: str, length: int | None = None) -> "Iterator[Callable[[int], None]]":
    """The same for work of one process that may be over at once: it appears when that has taken more than a moment.

    Without a length it says only that the work goes on; without a label nothing, for work that tells of itself.
    """
    if not label or not sys.stderr.isatty():
        yield lambda number: None
        return
    later = _Later(label, length)
    try:
        yield later.told
    finally:
        later.close()


def _progress() -> "Progress":
    """A display that leaves what is printed meanwhile to its own stream."""
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True, redirect_stdout=False, redirect_stderr=False)


class _Later:
    """A display that another thread begins, because the one that works tells of nothing until it is done."""

    def __init__(self, label: str, length: int | None) -> None:
        self._label, self._length = label, length
        self._done = 0
        self._over = False
        self._shown: Progress | None = None
        self._lock = Lock()
        self._timer = Timer(_PATIENCE, self._show)
        self._timer.daemon = True
        self._timer.start()

    def told(self, number: int) -> None:
        """So many more are done."""
        with self._lock:
            self._done += number
            if self._shown is not None:
                self._shown.update(self._shown.task_ids[0], completed=self._done)

    def close(self) -> None:
        """Wipes the display away, if it has begun."""
        self._timer.cancel()
        with self._lock:
            self._over = True
            if self._shown is not None:
                self._shown.stop()

    def _show(self) -> None:
        shown = _progress()
        with self._lock:
            if not self._over:
                shown.add_task(self._label, total=self._length, completed=self._done)
                shown.start()
                self._shown = shown


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
