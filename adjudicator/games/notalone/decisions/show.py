"""A Hunted shows Place cards of her hand to the Creature."""

from adjudicator.games.notalone.decisions.choose_places import ChoosesPlaces


class Shows(ChoosesPlaces):
    """She chooses the cards that she shows."""

    says = "{who:player} shows {cards:places}"
    asks = "cards to show"


SHOWS = Shows()
