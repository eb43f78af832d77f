"""Players say something to each other: legal or not by rules of its own, and nothing changes by it."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.facts import PHASE, REVEALED
from adjudicator.games.notalone.game import NotAlone


def _choosing(game: NotAlone, *rules: str) -> tuple[str, ...]:
    """The rules about talk while the Hunted choose their Place cards."""
    return rules if PHASE(game) == 1 else ()


class TalksWith(Action):
    """Somebody talks with somebody for all to hear."""

    says, also, free = "{who:player} talks with {other:player}", "says speaks asks confers", True

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """All may always talk."""
        return ALLOWED

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """Nothing changes."""
        game.cite("not-alone.3", *_choosing(game, "phase-1-exploration.3"))


class TellsInSecret(Action):
    """Somebody tells somebody what the Creature is not to hear."""

    says, also, free = "{who:player} tells {other:player} in secret", "whispers writes note", True

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """The Creature has to be able to hear what the Hunted say."""
        if game.creature in (who, slots[0]):
            return ALLOWED
        rules = ("not-alone.3", *_choosing(game, "phase-1-exploration.4"))
        return game.reasons(f"{game.creature} has to be able to hear it", *rules)

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """Nothing changes."""


class Announces(Action):
    """A Hunted says what she plays: it may be a lie, or become one."""

    says, also, free = "{who:player} tells all that she plays {place:place}", "says", True

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """All may always talk."""
        return ALLOWED

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """She is bound by nothing that she announces."""
        game.cite("not-alone.3", *_choosing(game, "phase-1-exploration.3"), "phase-1-exploration.5")


class ShowsCard(Action):
    """A Hunted shows somebody the Place card that she plays."""

    says, free = "{who:player} shows {other:player} the card she plays", True

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Not before it is revealed."""
        if REVEALED(game):
            return ALLOWED
        return game.reasons("it is revealed in Phase 3", "phase-1-exploration.6")

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """Nothing changes."""
