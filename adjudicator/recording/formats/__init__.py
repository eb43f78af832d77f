"""The outcomes of recorded rulings for other programs: one module for each format."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import cast

from adjudicator.recording.outcome import Outcome

FORMATS = ("json", "junit", "github", "sarif", "tap")


def written(form: str, outcomes: Sequence[Outcome]) -> str:
    """The outcomes in one of the formats."""
    write = cast(Callable[[Sequence[Outcome]], str], import_module(f"{__name__}.as_{form}").write)
    return write(outcomes)
