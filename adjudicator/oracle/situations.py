"""The open situations, and the handles of their positions."""

from adjudicator.playing.playing import Playing, Point
from adjudicator.playing.problem import Problem

SITUATIONS = 64
"""The most open situations; opening one more closes the least recently used."""

POSITIONS = 10_000
"""The most positions of a situation with handles; with one more the oldest expires, except the first position."""


class Opened:
    """An open situation: its positions by number, the oldest first."""

    __slots__ = ("number", "numbers", "playing", "positions")

    def __init__(self, number: int, playing: Playing) -> None:
        self.number = number
        self.playing = playing
        self.numbers = 1
        self.positions: dict[int, Point] = {0: playing.first}

    def handle(self, position: Point) -> str:
        """The handle of a position: the one it has, or a new one."""
        if position.number in self.positions:
            return f"{self.number}.{position.number}"
        number = position.number = self.numbers
        self.numbers += 1
        self.positions[number] = position
        if len(self.positions) > POSITIONS:
            # The first of all is the position of the situation itself.
            oldest = list(zip(self.positions, range(2), strict=False))[1][0]
            del self.positions[oldest]
        return f"{self.number}.{number}"


class Situations:
    """All open situations, the least recently used first."""

    def __init__(self) -> None:
        self._open: dict[int, Opened] = {}
        self._numbers = 0

    def add(self, playing: Playing) -> Opened:
        """Opens a situation."""
        self._numbers += 1
        found = self._open[self._numbers] = Opened(self._numbers, playing)
        if len(self._open) > SITUATIONS:
            del self._open[next(iter(self._open))]
        return found

    def find(self, handle: str) -> tuple[Opened, Point]:
        """The position of a handle; a Problem if there was never such a handle, or it has expired."""
        situation, point, position = handle.partition(".")
        if not point or not _is_number(situation) or not _is_number(position):
            raise Problem("unknown-handle", f'"{handle}" is no handle')
        number, place = int(situation), int(position)
        opened = self._open.get(number)
        if opened is None:
            if not 0 < number <= self._numbers:
                raise Problem("unknown-handle", f'"{handle}" was never given out')
            rule = f"{SITUATIONS} situations are open at a time, and the least recently used expires"
            raise Problem("expired-handle", f"{handle}: its situation was closed, or has expired: {rule}")
        found = opened.positions.get(place)
        if found is None:
            if place >= opened.numbers:
                raise Problem("unknown-handle", f'"{handle}" was never given out')
            rule = f"{POSITIONS:,} positions of a situation are kept, and the oldest expires"
            raise Problem("expired-handle", f"{handle}: this position has expired: {rule}")
        self._open[number] = self._open.pop(number)
        return opened, found

    def close(self, opened: Opened) -> None:
        """Closes a situation: all its handles expire."""
        del self._open[opened.number]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 12
