"""The choice of investigators: step 1 of setting up."""

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.game import Arkham


def why_not_choose(game: Arkham, who: str, chosen: str) -> Reasons:
    """Why a player cannot choose an investigator: somebody else has chosen the same one."""
    card = game.cards.get(chosen)
    if card is None or card.type != "investigator":
        return ALLOWED
    titles = ((name, other) for name, other in game.cards.items() if other.type == "investigator")
    others = tuple(name for name, other in titles if other.name == card.name and name != who)
    return (Reason("setting-up.2", f"{others[0]} has chosen {card.name}"),) if others else ALLOWED
