"""What players may do at any time, or never by themselves: change tokens, and throw away what they have."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.eldritch.facts import STAMINA, cards_held
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.play import Play


class ThrowsAway(Action):
    """An investigator would discard a card of his own accord, which nobody does."""

    says = "{who:investigator} throws {card:card or condition} away"
    rule = "discarding-full.1"
    free = True

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """What the investigators have."""
        everybody = INVESTIGATOR.seated(game)
        return [(one,) for other in everybody for one in cards_held(game, other)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Only an effect discards it."""
        rule = "discarding-full.1" if slots[0] in cards_held(game, who) else "discarding.1"
        return (Reason(rule, f"no effect discards {slots[0]}"),)

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It never comes to that."""


class ChangesAToken(Action):
    """An investigator changes a token marked 3 for three single ones."""

    says = "{who:investigator} changes a {what:health or sanity} token marked 3"
    rule = "health-and-sanity.5"
    free = True

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """As far as he has such tokens."""
        tokens = STAMINA[slots[0]].tokens(game, who)
        return not_unless("3" in tokens, "health-and-sanity.4", f"{who} has no {slots[0]} token marked 3")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It is worth the same."""
        tokens = STAMINA[slots[0]].tokens
        tokens.take(game, who, "3", self.rule)
        tokens.set(game, who, (*tokens(game, who), "1", "1", "1"), self.rule)


class PerformsAnother(Action):
    """An investigator would perform an action that neither the rules nor a component describe."""

    says = "{who:investigator} performs a {action:action of no component} action"
    rule = "quick-reference-full.1"
    free = True

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """There are no others."""
        return (Reason(self.rule, f"neither the rules nor a component describe {slots[0]}"),)

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It never comes to that."""


AT_WILL: Final = (ThrowsAway(), ChangesAToken(), PerformsAnother())
