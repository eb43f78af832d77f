"""The Creature plays a Hunt card."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.notalone.cards.cards import HuntCard
from adjudicator.games.notalone.decisions.choose import ChoosesHunted, ChoosesPlace
from adjudicator.games.notalone.decisions.lay_a_token_of_a_card import Laying, LaysTokenOfACard, why_not_spot
from adjudicator.games.notalone.effects.tokens import LayToken
from adjudicator.games.notalone.facts import HUNT, LAID_IN_PHASE_1, LIES, PHASE
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.opportunities import CARDS
from adjudicator.games.notalone.planet import TARGET
from adjudicator.games.notalone.playing.cards import Card, copied, play_card, why_not_hunt, why_not_of

Places = tuple[int, ...]


class PlayAHuntCard(Action):
    """She plays it when its phase has come."""

    says, when = "{who:player} plays {card:hunt card}", CARDS
    with_decision = (
        (" on {spot:places}", LaysTokenOfACard),
        (" on {whom:several hunted}", ChoosesHunted),
        (" on {where:place}", ChoosesPlace),
    )

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """The cards of her hand."""
        return HUNT(game, who)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Only the Creature, in its phase, so many a round."""
        return why_not_hunt(game, Card(who, "hunt", slots[0]))

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """A token lies on one place, or on the border of two; of whom or of which place a card speaks it says."""
        card = game.printed.hunt[slots[0]]
        does = copied(game, card) or card
        if isinstance(then.action, LaysTokenOfACard):
            return _why_not_spot(game, does, then.slots[1])
        if isinstance(then.action, ChoosesHunted):
            return _why_not_whom(game, does, then.slots[0])
        if isinstance(then.action, ChoosesPlace) and does.chooses.what != "place":
            lays = any(isinstance(one, LayToken) for one in does.does)
            return game.reasons(f"{does.name} names no place", does.by) if lays or does.chooses.what else ALLOWED
        return ALLOWED

    def whenever(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """It is played whenever its moment is there."""
        return True

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """Its own rule says when."""
        return game.printed.hunt[slots[0]].by

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """It takes effect."""
        cite_any_order(game)
        return play_card(Card(who, "hunt", slots[0]))


_ANY_ORDER = {2: ("phase-2-hunting.9",)}
"""The rules by which cards of a phase come in any order with what else is done in it."""


def cite_any_order(game: NotAlone) -> None:
    """In Phase 2 cards and tokens come in any order."""
    game.cite(*_ANY_ORDER.get(PHASE(game), ()))


def _why_not_whom(game: NotAlone, does: HuntCard, whom: tuple[str, ...]) -> Reasons:
    """The reasons why a card does not speak of these Hunted: it speaks of one, or of none."""
    if does.chooses.what != "hunted":
        return game.reasons(f"{does.name} names no Hunted", does.by)
    if len(whom) != 1:
        return game.reasons(f"{does.name} names one Hunted", does.chooses.by)
    return why_not_of(game, does, whom[0])


def _why_not_spot(game: NotAlone, does: HuntCard, places: Places) -> Reasons:
    """The reasons why the token of a card is not laid there; a second Target card of the round works where it lies."""
    lays = next((one for one in does.does if isinstance(one, LayToken)), None)
    if lays is None:
        named = does.chooses.what not in ("", "place")
        return game.reasons(f"{does.name} lays no token", does.by) if named or does.chooses.what else ALLOWED
    found = why_not_spot(game, places, Laying(lays.token, lays.on_a_border, lays.spot_rules), does.symbol.by)
    there = LIES(game, TARGET)
    if found or lays.on_a_border or not there or places[0] in there:
        return found
    rule = "target-symbol.6"
    if LAID_IN_PHASE_1(game, TARGET):
        if game.reading("target-token-of-phase-1") == "laid anew":
            return ALLOWED
        rule = "target-symbol.8"
    return game.reasons("the one Target token lies elsewhere", rule)
