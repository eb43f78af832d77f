"""The offers of a position as values: the open question, its legal answers, and the attempts that the rules refuse."""

from typing import NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.readings import Consulted
from adjudicator.games.interface import Price
from adjudicator.situation.wording import waited_for


class Waits(NamedTuple):
    """The open question of a position: the players, the subject, its rule, and True if it may be declined.

    For a draw (`chance`), `who` are the players for whom it is made.
    """

    who: tuple[str, ...]
    what: str
    rule: str
    optional: bool = False
    chance: bool = False

    def __str__(self) -> str:
        return waited_for(self.who, self.what, chance=self.chance)


class Possible(NamedTuple):
    """A legal answer: its key, its sentence for `do:`, its player, its cost, and the rule that allows it.

    `weight` is the number of equally likely draws that give this answer; None for a choice.
    """

    key: str
    says: str
    who: str
    verb: str
    things: tuple[str, ...]
    cost: tuple[Price, ...] = ()
    rule: str = ""
    weight: int | None = None

    def __str__(self) -> str:
        return self.says


class Forbidden(NamedTuple):
    """An attempt that the rules refuse: the sentence, the player, and each reason with its rule.

    `rests` are the named readings on which the reasons rest, with their values.
    """

    says: str
    who: str
    reasons: Reasons
    rests: Consulted = ()

    def __str__(self) -> str:
        return f"{self.says}: {'; '.join(dict.fromkeys(reason.because for reason in self.reasons))}"
