"""Marked tokens: each effect that is in force has a colour of its own, and a token of it lies on the card as well."""

from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import MARKED_BY, MARKS, marks_of
from adjudicator.games.others.kinds import COLOURS


def mark(game: Play, card: str, thing: str) -> None:
    """Lays a Marked token of the card's colour on something; where no colour is left nothing happens."""
    mine = marks_of(game, card)
    free = tuple(colour for colour in COLOURS if MARKED_BY.is_nowhere(game, colour))
    if not mine and not free:
        game.note("no Marked token is left")
        game.explain("tokens.4")
        return
    others = ("marked-tokens.2",) if not mine and len(free) < len(COLOURS) else ()
    (colour, *_) = mine or free
    MARKED_BY.set(game, colour, card, "marked-tokens.3", *others)
    MARKS.add(game, colour, thing, "marked-tokens.1")


def forget_card(game: Play, card: str, *by: str) -> None:
    """Takes the marks away that belong to a card which leaves the game."""
    for colour in marks_of(game, card):
        MARKS.set(game, colour, (), *by)
        MARKED_BY.set(game, colour, "", *by)


def forget_thing(game: Play, thing: str, *by: str) -> None:
    """Discards the Marked tokens that lie on something."""
    for colour in COLOURS:
        if thing in MARKS(game, colour):
            MARKS.set(game, colour, tuple(one for one in MARKS(game, colour) if one != thing), *by)
