"""Rulings for tabletop games: describe a situation, get the answer with its reasons and citations.

In Python, begin with `Situation.load(path)` or `Situation.parse(text)`. Each name is imported when it is first used.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adjudicator.engine.legality import Reason
    from adjudicator.exploring.odds import Bounds
    from adjudicator.exploring.sampled import SampledFile
    from adjudicator.games.interface import Price
    from adjudicator.language.diagnostics import InputAtFault
    from adjudicator.playing.legal import Legal
    from adjudicator.playing.offered import Forbidden, Possible, Waits
    from adjudicator.playing.position import Position
    from adjudicator.playing.problem import NotLegal, NotUnderstood, Problem
    from adjudicator.playing.ruled import Exploration, Ruled
    from adjudicator.playing.situation import Situation
    from adjudicator.ruling.ruling import AnswerGiven, Claim
    from adjudicator.situation.choosing import NoSuchChoice
    from adjudicator.version import __version__
    from adjudicator.working.jobs import NoHands

__all__ = [
    "AnswerGiven",
    "Bounds",
    "Claim",
    "Exploration",
    "Forbidden",
    "InputAtFault",
    "Legal",
    "NoHands",
    "NoSuchChoice",
    "NotLegal",
    "NotUnderstood",
    "Position",
    "Possible",
    "Price",
    "Problem",
    "Reason",
    "Ruled",
    "SampledFile",
    "Situation",
    "Waits",
    "__version__",
]

_ROOMS = {
    "AnswerGiven": "adjudicator.ruling.ruling",
    "Bounds": "adjudicator.exploring.odds",
    "Claim": "adjudicator.ruling.ruling",
    "Exploration": "adjudicator.playing.ruled",
    "Forbidden": "adjudicator.playing.offered",
    "InputAtFault": "adjudicator.language.diagnostics",
    "Legal": "adjudicator.playing.legal",
    "NoHands": "adjudicator.working.jobs",
    "NoSuchChoice": "adjudicator.situation.choosing",
    "NotLegal": "adjudicator.playing.problem",
    "NotUnderstood": "adjudicator.playing.problem",
    "Position": "adjudicator.playing.position",
    "Possible": "adjudicator.playing.offered",
    "Price": "adjudicator.games.interface",
    "Problem": "adjudicator.playing.problem",
    "Reason": "adjudicator.engine.legality",
    "Ruled": "adjudicator.playing.ruled",
    "SampledFile": "adjudicator.exploring.sampled",
    "Situation": "adjudicator.playing.situation",
    "Waits": "adjudicator.playing.offered",
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
