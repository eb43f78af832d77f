"""What holds for a time and modifies no value: what cannot be done, which skill may be used (entry Lasting Effects)."""

from typing import Final, NamedTuple, cast

from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import Context

HOLDER: Final = "for a time"


class ForATime(NamedTuple):
    """Something that holds until the end of a period: what it is, and the context of the ability that set it up."""

    what: object
    until: str
    context: Context


def begin(game: Arkham, kind: str, what: object, until: str, context: Context) -> None:
    """From now on it holds."""
    kinds = cast("tuple[str, ...]", game.state.read(HOLDER, "kinds", ()))
    if kind not in kinds:
        game.state.write(HOLDER, "kinds", (*kinds, kind))
    game.state.write(HOLDER, kind, (*holding(game, kind), ForATime(what, until, context)))


def holding(game: Arkham, kind: str) -> tuple[ForATime, ...]:
    """What of this kind holds now."""
    return cast("tuple[ForATime, ...]", game.state.read(HOLDER, kind, ()))


def end(game: Arkham, until: str, *by: str) -> None:
    """A period is over, and with it, by these rules, what held until its end."""
    for kind in cast("tuple[str, ...]", game.state.read(HOLDER, "kinds", ())):
        present = holding(game, kind)
        kept = tuple(one for one in present if one.until != until)
        if len(kept) != len(present):
            game.state.write(HOLDER, kind, kept or None)
            game.note(f"what lasted until the {until} is over: {kind}")
            game.cite(*by)
