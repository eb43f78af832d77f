"""Effects that hold for a time and modify no value: bans, and skills that may be used (entry Lasting Effects)."""

from typing import Final, NamedTuple, cast

from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context

HOLDER: Final = "for a time"


class ForATime(NamedTuple):
    """Something that holds until the end of a period, and the context of the ability that set it up."""

    what: object
    until: str
    context: Context


def begin(game: Arkham, kind: str, what: object, until: str, context: Context) -> None:
    """Make something hold from now on."""
    kinds = cast("tuple[str, ...]", game.state.read(HOLDER, "kinds", ()))
    if kind not in kinds:
        game.state.write(HOLDER, "kinds", (*kinds, kind))
    game.state.write(HOLDER, kind, (*holding(game, kind), ForATime(what, until, context)))


def holding(game: Arkham, kind: str) -> tuple[ForATime, ...]:
    """The things of this kind that hold now."""
    return cast("tuple[ForATime, ...]", game.state.read(HOLDER, kind, ()))


def end(game: Arkham, until: str, *by: str) -> None:
    """End everything that holds until the end of this period, by these rules."""
    for kind in cast("tuple[str, ...]", game.state.read(HOLDER, "kinds", ())):
        present = holding(game, kind)
        kept = tuple(one for one in present if one.until != until)
        if len(kept) != len(present):
            game.state.write(HOLDER, kind, kept or None)
            game.note(f"what lasted until the {until} is over: {kind}")
            game.cite(*by)
