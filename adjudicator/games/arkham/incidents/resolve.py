"""Effects resolve that a file describes on the spot: `{roland resolves: [{gain: 2}]}`."""

from typing import Any

from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.resolving import follow, resolve
from adjudicator.games.arkham.facts import TABLE
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.vocabulary.described import EFFECTS
from adjudicator.games.arkham.words import Context
from adjudicator.games.kit.incidents import Incident


class Resolve(Incident):
    """An investigator resolves them."""

    says, examples = "{who:investigator} resolves", ("roland resolves",)
    under = EFFECTS

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """One after another."""
        return resolve(slots[0], Context(you=who, this=RULES))


class Instruct(Incident):
    """The text on the back of an act or agenda, or of the campaign guide, gives them as instructions."""

    says, examples = "{deck:text that instructs} instructs", ("the agenda instructs",)
    under = EFFECTS

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """They are followed."""
        cards = game.zone(TABLE, slots[0])
        return follow(game, slots[1], cards[0] if cards else RULES)
