"""A Hunted takes a card of her discard pile back instead of using the power of the place that she explores."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.actions.at_a_place import banned, has_her_choice_coming
from adjudicator.games.notalone.cards.lasting import TakeBackAtMost, VisitorsOf
from adjudicator.games.notalone.effects.powers import powerless, used
from adjudicator.games.notalone.facts import DISCARD, EXPLORES, LIES
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import happened, take_back
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.opportunities import AT_A_PLACE
from adjudicator.games.notalone.phases.visits import each_of_both, exploring, no_card_either
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET
from adjudicator.games.notalone.source import Source

_BANS = {ARTEMIA: "phase-3-reckoning.17", CREATURE: "phase-3-reckoning.23"}
"""The rules by which a token that has worked takes the card from a Hunted."""


class TakeACardInstead(Action):
    """One card, unless a token or a card takes it from her."""

    says, when = "{who:player} takes back {card:place}", AT_A_PLACE

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """The cards of her discard pile."""
        return DISCARD(game, who)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """In her turn, where the power is not ineffective, from her own discard pile."""
        if who not in game.hunted:
            return game.reasons("powers and cards are for the Hunted", "place-cards.3")
        here, explores = exploring(game), EXPLORES(game, who)
        if here is None or here.who != who:
            found: Reasons = ()
            for number, place in enumerate(explores):
                found += banned(game, who, number, _BANS) + _why_ineffective(game, place)
            return found or game.reasons("cards are taken back in one's turn", "phase-3-reckoning.7")
        found = _why_ineffective(game, explores[here.number])
        if found or slots[0] in DISCARD(game, who):
            return found
        return (Reason("place-cards.6", f"{place_name(slots[0])} is not in {who}'s discard pile"),)

    def is_here(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """At a place that she explores."""
        here = exploring(game)
        return here is not None and here.who == who

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """Until her turn is over."""
        return has_her_choice_coming(game, who)

    def came_about(self, game: NotAlone, since: int, who: str, *slots: Any) -> bool:
        """It came back by itself."""
        return slots[0] in happened(game, since, "take back", who)

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """It has a rule of its own."""
        return "phase-3-reckoning.7"

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """The card comes back."""
        one = exploring(game)
        assert one is not None
        here = EXPLORES(game, who)[one.number]
        target = here in LIES(game, TARGET)
        suffered = tuple(one.by for one in game.now(VisitorsOf) if target and one.token == TARGET)
        limits = (one.by for one in game.now(TakeBackAtMost))
        either = ("phase-3-reckoning.13" if target else "phase-3-reckoning.7", "phase-3-reckoning.8")
        barred = game.consider(lambda: powerless(game, here, Source(who, "", place=here, visit=one.number)))
        closed = (*used(game, here, ""), *(reason.rule for reason in barred))
        game.cite(*either, *suffered, *limits, *closed, *each_of_both(game, one))
        return take_back(who, slots[0])


def _why_ineffective(game: NotAlone, place: int) -> Reasons:
    dead = game.ineffective(place)
    if not dead:
        return ALLOWED
    return game.reasons("the power of the place is ineffective", *dead, no_card_either(game, place))
