"""A player discards cards of her choice."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.decisions.choose import Offer
from adjudicator.games.notalone.decisions.choose_places import ChoosesPlaces, PlacesToChoose
from adjudicator.games.notalone.facts import DRAWN, SURVIVAL
from adjudicator.games.notalone.game import NotAlone


class Discards(ChoosesPlaces):
    """A Hunted chooses Place cards of her hand to discard, perhaps instead of something else."""

    says = "{who:player} discards {cards:places}"
    asks = "cards to discard"
    event = "discard"
    waits = True

    def to_choose(self, about: object) -> PlacesToChoose | None:
        """The cards of her hand."""
        return about.discards if isinstance(about, Offer) else super().to_choose(about)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Of several things one is to discard cards, or none is."""
        about = game.about
        if isinstance(about, Offer) and about.discards is None:
            return game.reasons("to discard cards is none of the things to choose from", about.rule)
        return super().why_not(game, who, *slots)


class DiscardsSurvival(Action):
    """A Hunted chooses a Survival card to discard."""

    says = "{who:player} discards {card:any survival card}"
    asks = "the Survival card to discard"
    rule = "toxin.7"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Those that she holds; of those just drawn she keeps one."""
        return () if DRAWN(game, who) else SURVIVAL(game, who)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """She has to hold it; where cards were drawn, one of those is kept."""
        drawn = DRAWN(game, who)
        if drawn and slots[0] in drawn:
            return game.reasons("one of the two is kept", "the-shelter.2")
        if drawn:
            return game.reasons(f"{slots[0]} was not drawn just now", "the-shelter.7")
        if slots[0] in SURVIVAL(game, who):
            return ALLOWED
        return game.reasons(f"{who} does not hold {slots[0]}", "toxin.7")


DISCARDS, DISCARDS_SURVIVAL = Discards(), DiscardsSurvival()
