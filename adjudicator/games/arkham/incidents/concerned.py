"""The reasons why something does not happen to an investigator or a card: the game does not concern them any more."""

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.abilities.in_play import OUT_OF_PLAY_BY
from adjudicator.games.arkham.facts import ELIMINATED
from adjudicator.games.arkham.game import Arkham


def why_not_to(game: Arkham, *concerned: str) -> Reasons:
    """The reasons of the eliminated among these, and of the cards that are out of play."""
    return tuple(reason for one in concerned for reason in _why_not(game, one))


def _why_not(game: Arkham, one: str) -> Reasons:
    name = game.name(one)
    if game.cards[one].type == "investigator":
        return (Reason("elimination.3", f"{name} is eliminated"),) if one in ELIMINATED(game) else ()
    if game.in_play(one):
        return ()
    return tuple(Reason(rule, f"{name} is out of play") for rule in OUT_OF_PLAY_BY.get(game.lies(one)[1], ("",)))
