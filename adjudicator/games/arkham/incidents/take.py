"""Damage and horror are dealt: to an investigator, or to an enemy or asset."""

from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.damage.dealing import deal
from adjudicator.games.arkham.incidents.concerned import why_not_to
from adjudicator.games.kit.incidents import Incident


class Take(Incident):
    """An investigator takes damage, horror or both, perhaps from a card."""

    says = (
        "{who:investigator} takes {damage:number} damage and {horror:number} horror [from {card:card}]",
        "{who:investigator} takes {damage:number} damage [from {card:card}]",
        "{who:investigator} takes {horror:number} horror [from {card:card}]",
    )
    examples = ("roland takes 1 damage and 1 horror", "roland takes 2 damage", "agnes takes 1 horror")

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not to the eliminated."""
        return why_not_to(game, who)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It is dealt to them."""
        damage, horror, card = slots
        return deal(who, damage or 0, horror or 0, by=card or "")


class DealDamage(Incident):
    """Anything is dealt damage, perhaps by an investigator."""

    says = "{thing:card} is dealt {n:number} damage [by {by:card}]"
    examples = ("ghoul is dealt 1 damage by roland",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Not to what is out of play."""
        return why_not_to(game, slots[0])

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It is dealt to it."""
        thing, damage, by = slots
        return deal(thing, damage, by=by or "")
