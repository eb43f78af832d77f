"""Effects that hold for a time and modify no value: bans, and skills that may be used (entry Lasting Effects)."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.lookups import Lookup
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.places import EVERYTHING
from adjudicator.games.arkham.terms import ENEMY_ENGAGES
from adjudicator.games.arkham.words import Context

REVEALS_NO_TOKENS: Final = "reveals no tokens"
"""The kind of what holds for an investigator who reveals no chaos tokens."""

REVEALS_NO_TOKENS_NEXT: Final = "reveals no tokens in the next test"
"""The kind of what waits for the next test of an investigator, who reveals no chaos tokens in it."""


def kind_of_ban(deed: str) -> str:
    """The kind of what forbids a deed."""
    return f"cannot {deed}"


class ForATime(NamedTuple):
    """Something that holds until the end of a period, and the context of the ability that set it up."""

    what: object
    until: str
    context: Context


HOLDING: Final[Lookup[tuple[ForATime, ...]]] = Lookup("for a time", ())
HELD_KINDS: Final[Field[tuple[str, ...]]] = Field("kinds", (), HOLDING.name)
"""The kinds of things that have held for a time."""


def begin(game: Arkham, kind: str, what: object, until: str, context: Context) -> None:
    """Make something hold from now on."""
    kinds = HELD_KINDS(game)
    if kind not in kinds:
        HELD_KINDS.put(game, HELD_KINDS.bearer, (*kinds, kind))
    HOLDING.put(game, kind, (*holding(game, kind), ForATime(what, until, context)))


def holding(game: Arkham, kind: str) -> tuple[ForATime, ...]:
    """The things of this kind that hold now."""
    return HOLDING(game, kind)


def drop(game: Arkham, kind: str, over: tuple[ForATime, ...]) -> None:
    """End some of the things of a kind: what they waited for has come."""
    HOLDING.put(game, kind, tuple(one for one in holding(game, kind) if one not in over))


def end(game: Arkham, until: str, *by: str) -> None:
    """End everything that holds until the end of this period, by these rules."""
    for kind in HELD_KINDS(game):
        present = holding(game, kind)
        kept = tuple(one for one in present if one.until != until)
        if len(kept) != len(present):
            HOLDING.put(game, kind, kept)
            if kind == kind_of_ban(ENEMY_ENGAGES):
                game.stir_all()
            elif kind == kind_of_ban("defeat"):
                game.hurt(EVERYTHING)
            game.note(f"what lasted until the {until} is over: {kind}")
            game.cite(*by)
