"""A Hunted Resists: she loses 1 or 2 Will and takes back 2 or 4 Place cards."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.notalone.decisions.take_back import TakesBack
from adjudicator.games.notalone.facts import DISCARD
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.opportunities import PHASE_1
from adjudicator.games.notalone.playing.places import CARDS_FOR, must_give_up, why_not_resist


class Resist(Action):
    """Before she plays she spends Will for cards."""

    says, also = ("{who:player} resists with {n:number} will", "{who:player} resists with {n:number}"), "spends loses"
    with_decision = ((" and takes back {cards:places}", TakesBack),)
    when = PHASE_1

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """1 or 2 Will."""
        return CARDS_FOR if who in game.hunted else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Before she plays, with Will that she has, for cards that are in her discard pile."""
        found = why_not_resist(game, who, slots[0])
        if found or not must_give_up(game, who):
            return found
        return game.reasons(f"{who} has to Give Up before that", "resist.4")

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """The cards come from her discard pile."""
        pile, (cards,) = DISCARD(game, who), then.slots
        strange = (place for place in cards if place not in pile)
        return tuple(Reason("place-cards.6", f"{place_name(one)} is not in {who}'s discard pile") for one in strange)

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """It is done in Phase 1, or not in this round."""
        return False

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """So much Will has a rule of its own."""
        return f"resist.{slots[0]}"

    def price(self, game: NotAlone, who: str, *slots: Any) -> tuple[Price, ...]:
        """It is paid for with Will."""
        return (Price(f"{slots[0]} will", "will", slots[0], who),)

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """She Resists."""
        return happen(Event("resist", who=who, amount=slots[0]))
