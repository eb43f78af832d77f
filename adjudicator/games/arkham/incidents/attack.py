"""An enemy attacks an investigator."""

from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.attacks.attack import attack
from adjudicator.games.arkham.incidents.concerned import why_not_to
from adjudicator.games.arkham.kinds import INVESTIGATOR
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.sayable import Misread


class Attack(Incident):
    """Outside its step of the enemy phase, as a card may say."""

    says = "{enemy:enemy} attacks {who:investigator}"
    examples = ("ghoul attacks roland",)

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """Investigators do not attack."""
        enemy, who = said["enemy"], said["who"]
        if INVESTIGATOR.read(game, enemy) is None:
            return None
        message = f"{enemy} is an investigator: enemies attack, investigators fight"
        return Misread("E210", message, f"write `{enemy} fights {who}`")

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Only an enemy in play attacks, and nobody who is eliminated."""
        return why_not_to(game, slots[0], who)

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """It attacks."""
        return attack(slots[0], who)
