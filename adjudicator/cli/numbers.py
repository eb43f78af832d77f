"""Numbers on the command line, each within its bounds."""

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

_LONGEST: Final = 1e9
"""More seconds than anybody waits, and fewer than a clock overflows at."""


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number.

    >>> whole(1)("12")
    12
    >>> whole(1, 100)("101")
    Traceback (most recent call last):
    argparse.ArgumentTypeError: '101' is no whole number from 1 to 100
    """

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            bounds = f"of {least} or more" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"{text!r} is no whole number {bounds}")
        return number

    return read


def seconds(least: float) -> Callable[[str], float]:
    """Reads a time in seconds.

    >>> seconds(0.5)("1.5")
    1.5
    >>> seconds(0.5)("nan")
    Traceback (most recent call last):
    argparse.ArgumentTypeError: 'nan' is no number of 0.5 seconds or more
    >>> seconds(0.5)("inf")
    Traceback (most recent call last):
    argparse.ArgumentTypeError: 'inf' is no number of 0.5 seconds or more
    """

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = least - 1
        if not least <= number <= _LONGEST:
            raise ArgumentTypeError(f"{text!r} is no number of {least:g} seconds or more")
        return number

    return read
