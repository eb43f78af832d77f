"""Players look at what lies on the table: what is nobody's secret lies open to whoever asks."""

from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.cards.lasting import Hide
from adjudicator.games.notalone.facts import PHASE, REVEALED, SWAPPED
from adjudicator.games.notalone.game import NotAlone


class Looks(Action):
    """Somebody looks at something; nothing changes by it."""

    says = ""
    free = True

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """It is seen."""
        game.cite(*self.rules)


class LooksAtCard(Looks):
    """At a Place card that lies face down."""

    says = "{who:player} looks at {other:player}'s face-down card"

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """At one's own, or once they are revealed."""
        (whose,) = slots
        if REVEALED(game) or who == whose:
            return ALLOWED
        rule = "round.3" if who == game.creature else "phase-1-exploration.6"
        swapped = ("vortex.4",) if SWAPPED(game, whose) else ()
        return game.reasons(f"{whose}'s card lies face down", rule, "phase-1-exploration.1", *swapped)


class LooksAtDiscards(Looks):
    """At the Place cards that a Hunted has discarded."""

    says = "{who:player} looks at {other:player}'s discard pile"

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """The Creature may, as the text is read, unless a card hides them."""
        (whose,) = slots
        if who != game.creature:
            return ALLOWED
        for force, hidden in game.holding(Hide):
            others = () if force.by == whose else ("smokescreen.3",)
            late = ("phase-4-end-of-turn.1",) if PHASE(game) == 4 else ()
            return game.reasons(f"{force.card} hides the discarded Place cards", hidden.by, *others, *late)
        if game.reading("creature-looks-at-discards") == "phase 4" and PHASE(game) != 4:
            return game.reasons(f"{who} may look at them in Phase 4", "phase-4-end-of-turn.2")
        return ALLOWED

    def do(self, game: NotAlone, who: str, *slots: Any) -> None:
        """The Creature sees them as the text is read."""
        if who == game.creature:
            game.reading("creature-looks-at-discards", "phase-4-end-of-turn.2")


class LooksAtDeck(Looks):
    """At a face-down deck."""

    says = "{who:player} looks at the {kind:deck} deck"

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Nobody may."""
        return game.reasons("the deck lies face down", "setup.10")


class LooksAtStock(Looks):
    """At a stock of Place cards."""

    says = "{who:player} looks at the stock of {place:place}"
    rule = "screen-description.1"


class LooksAtForces(Looks):
    """At the cards that are in force."""

    says = "{who:player} looks at the cards in force"
    rule = "screen-description.2"
