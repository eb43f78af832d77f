"""A Hunt token is moved by a card."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.decisions.lay_a_token_of_a_card import not_adjacent
from adjudicator.games.notalone.facts import LIES
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import ADJACENT, ARTEMIA, BORDERS

Places = tuple[int, ...]


class Moving(NamedTuple):
    """A token that a card moves, and the clause by which it does."""

    token: str
    rule: str


def movable(game: NotAlone, token: str) -> tuple[str, ...]:
    """The tokens that may be moved as this one."""
    tokens = tuple(one for one in game.counting_as(token) if LIES(game, one))
    if tokens != (token,) and any(one != token for one in tokens):
        return tokens if game.reading("wrong-track-and-clone", "wrong-track.9") == "either" else (token,)
    return tokens


def ways(game: NotAlone, token: str) -> tuple[Places, ...]:
    """To where a token may be moved: adjacent places; from a border, by the reading."""
    there = LIES(game, token)
    if len(there) < 2:
        return tuple((place,) for place in ADJACENT[there[0]])
    reading = game.reading("hologram-on-a-border", "hologram.5") if token == ARTEMIA else "neighbour"
    if reading == "border":
        return tuple(pair for pair in BORDERS if pair != there and set(pair) & set(there))
    near = sorted({place for one in there for place in ADJACENT[one]} - set(there))
    return tuple((place,) for place in (there if reading == "one of the two" else near))


class MovesToken(Action):
    """Whoever plays the card chooses where the token goes."""

    says = "{who:player} moves the {token:token} token to {spot:places}"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Each way of each token that may be moved."""
        about = game.about
        if not isinstance(about, Moving):
            return ()
        return ((token, way) for token in movable(game, about.token) for way in ways(game, token))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """To an adjacent place; from a border as the card is read."""
        about, (token, spot) = game.about, slots
        if not isinstance(about, Moving):
            return ALLOWED
        if token not in movable(game, about.token):
            return game.reasons(f"it moves the {about.token} token", about.rule, "wrong-track.9")
        if spot in ways(game, token):
            return ALLOWED
        there = LIES(game, token)
        if len(there) > 1:
            return game.reasons("it does not go there from a border", about.rule, "hologram.5")
        new = spot[-1] if spot else there[0]
        because = f"{place_name(new)} is not adjacent"
        return game.reasons(because, about.rule, "adjacent-places.5", not_adjacent(there[0], new))


MOVES_TOKEN = MovesToken()
