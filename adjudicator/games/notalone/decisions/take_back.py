"""A Hunted takes Place cards back into her hand."""

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.notalone.decisions.choose_places import ChoosesPlaces, PlacesToChoose
from adjudicator.games.notalone.facts import PLAYED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name


class TakesBack(ChoosesPlaces):
    """She chooses which cards she takes back."""

    says = "{who:player} takes back {cards:places}"
    also = "regains returns"
    asks = "cards to take back"
    event = "take back"

    def why_none_of_these(self, game: NotAlone, who: str, place: int, there: PlacesToChoose) -> Reasons:
        """A card that lies before her, or none of her discard pile."""
        name = place_name(place)
        if place in PLAYED(game, who):
            return game.reasons(f"the {name} lies before {who}", there.rule, "phase-3-reckoning.29")
        return (Reason("place-cards.6", f"{name} is not in {who}'s discard pile"),)


TAKES_BACK = TakesBack()
