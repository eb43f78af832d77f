"""The timing of a game: the stages of an event's life in their order."""

from typing import Final, NamedTuple

IMPACT: Final = "impact"
"""The stage at which an event changes the game."""

CANCELLED: Final = "cancelled"
"""The stage that takes the place of the impact of a cancelled event; as its fate, the mark that it is cancelled."""

REPLACED: Final = "replaced"
"""The stage that takes the place of the impact of an event in whose place something else resolves."""

LOST: Final = "lost"
"""The stage that takes the place of the impact of an event when what it would have changed has been taken away."""


class Stage(NamedTuple):
    """One stage of an event's life: its timing word, and the kinds of abilities that react there.

    The trace tells that an event reaches it, unless it is `untold`.
    """

    word: str
    forced: bool = True
    optional: bool = True
    untold: bool = False


class Timing:
    """The stages of an event's life, one of which is the impact.

    An event that is cancelled or replaced up to the stage `announced` goes to its impact at once, where its fate is
    resolved; later it goes through the stages that are left.

    >>> Timing(Stage("before"), Stage(IMPACT), Stage("after")).words
    ('before', 'after')
    """

    __slots__ = ("begun", "impact", "stages", "words")

    def __init__(self, *stages: Stage, announced: str = "") -> None:
        words = [stage.word for stage in stages]
        if words.count(IMPACT) != 1:
            raise ValueError("one stage is the impact")
        self.stages: Final = stages
        self.impact: Final = words.index(IMPACT)
        self.begun: Final = words.index(announced) + 1 if announced else 0
        self.words: Final = tuple(word for word in words if word != IMPACT)


AT_ONCE: Final = Timing(Stage(IMPACT))
"""The timing of a game in which nothing reacts: an event changes the game, and that is all."""
