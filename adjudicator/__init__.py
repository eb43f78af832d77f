"""Rulings for tabletop games: describe a situation, get the answer with its reasons and citations.

In Python, begin with `Situation.load(path)` or `Situation.parse(text)`. Each name is imported when it is first used.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adjudicator.language.diagnostics import InputAtFault
    from adjudicator.playing.position import Position
    from adjudicator.playing.problem import NotLegal, NotUnderstood, Problem
    from adjudicator.playing.situation import Situation
    from adjudicator.situation.choosing import NoSuchChoice
    from adjudicator.version import __version__
    from adjudicator.working.jobs import NoHands

__all__ = [
    "InputAtFault",
    "NoHands",
    "NoSuchChoice",
    "NotLegal",
    "NotUnderstood",
    "Position",
    "Problem",
    "Situation",
    "__version__",
]

_ROOMS = {
    "InputAtFault": "adjudicator.language.diagnostics",
    "NoHands": "adjudicator.working.jobs",
    "NoSuchChoice": "adjudicator.situation.choosing",
    "NotLegal": "adjudicator.playing.problem",
    "NotUnderstood": "adjudicator.playing.problem",
    "Position": "adjudicator.playing.position",
    "Problem": "adjudicator.playing.problem",
    "Situation": "adjudicator.playing.situation",
    "__version__": "adjudicator.version",
}
"""The module of each name that is imported when it is first used."""


def __getattr__(name: str) -> object:
    """Imports one of these names."""
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(_ROOMS[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
