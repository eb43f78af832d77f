"""Investigators look at what is open to everybody; nothing changes by it."""

from typing import Any, ClassVar

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.facts import HOST, UNREVEALED
from adjudicator.games.arkham.swarm import owners


class Look(ArkhamAction):
    """Somebody wants to know something, at any moment."""

    says: ClassVar[str | tuple[str, ...]] = ""
    called = "looks at"
    free = True

    def do(self, game: Any, who: str, *slots: Any) -> None:
        """The rules by which they may look."""
        self.why_not(game, who, *slots)


class LookAtDiscards(Look):
    """At a discard pile, an investigator's or that of the encounter deck: they are open to everybody."""

    says = (
        "{who:investigator} looks at {holder:investigator}'s discard pile",
        "{who:investigator} looks at the encounter discard pile",
    )
    examples = ("daisy looks at roland's discard pile", "daisy looks at the encounter discard pile")

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Everybody may."""
        game.because("discard-piles.6")
        return ALLOWED


class LookAtSwarmCard(Look):
    """At the face of a swarm card, to find out whose it is."""

    says = "{who:investigator} looks at the face of {enemy:enemy}"
    examples = ("roland looks at the face of zoogs swarm 1",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Where it may be one player's or another's, if nobody remembers it."""
        enemy = slots[0]
        if not game.cards[enemy].swarm:
            return (Reason("swarming-x.16", f"{game.name(enemy)} is no swarm card"),)
        if len(owners(game, HOST(game, enemy))) < 2:
            return (Reason("swarming-x.4", f"all cards under {game.name(HOST(game, enemy))} are one player's"),)
        game.because("swarming-x.16")
        return ALLOWED


class LookAtRevealedSide(Look):
    """At the revealed side of a location."""

    says = "{who:investigator} looks at the revealed side of {location:location}"
    examples = ("daisy looks at the revealed side of cellar",)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Once it is revealed."""
        if UNREVEALED(game, slots[0]):
            return (Reason("location-cards.7", f"{game.name(slots[0])} has not been revealed"),)
        return ALLOWED
