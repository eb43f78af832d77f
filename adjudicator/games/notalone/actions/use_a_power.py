"""A Hunted uses the power of the place that she explores."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.notalone.actions.at_a_place import banned, has_her_choice_coming
from adjudicator.games.notalone.cards.lasting import VisitorsOf
from adjudicator.games.notalone.decisions.choose import ChoosesHunted, ChoosesThing
from adjudicator.games.notalone.decisions.copy import Copies
from adjudicator.games.notalone.decisions.gain import Gains
from adjudicator.games.notalone.decisions.take_back import TakesBack
from adjudicator.games.notalone.effects.one_of import OneOf
from adjudicator.games.notalone.effects.powers import powerless, why_not_power
from adjudicator.games.notalone.effects.will import RegainWill
from adjudicator.games.notalone.facts import CHOICE_AT, EXPLORES, LIES, PHASE, PLAYED, TAKEN_BY_RIVER
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.opportunities import AT_A_PLACE
from adjudicator.games.notalone.phases.visits import exploring, power_by
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET
from adjudicator.games.notalone.source import Source

_BANS = {ARTEMIA: "phase-3-reckoning.16", CREATURE: "phase-3-reckoning.22"}
"""The rules by which a token that has worked takes the power of the place from a Hunted."""


class UseAPower(Action):
    """Once, unless a token or a card takes it from her."""

    says, also = "{who:player} uses {power:place}", "activates"
    when = AT_A_PLACE
    with_decision = (
        (" to {thing:thing}", ChoosesThing),
        (" for {whom:several hunted}", ChoosesHunted),
        (" for {copied:place}", Copies),
        (" for {gained:place}", Gains),
        (" for {cards:places}", TakesBack),
    )

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """The places that she explores, and those of her cards."""
        return dict.fromkeys((*EXPLORES(game, who), *PLAYED(game, who)))

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """She has to explore it, and has it once; and its power must be able to do something."""
        (place,) = slots
        found = _why_not_at_all(game, who, place)
        if found or PHASE(game) != 3:
            return found
        source = Source(who, "", place=place, visit=EXPLORES(game, who).index(place))
        return powerless(game, place, source)

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """One of the things that the power offers must be able to do something."""
        (place,), explores = slots, EXPLORES(game, who)
        if place not in explores:
            return ALLOWED
        source = Source(who, "", place=place, visit=explores.index(place))
        for effect in game.printed.places[place].does:
            for name, one in effect.options if isinstance(effect, OneOf) else ():
                if isinstance(then.action, ChoosesThing) and name == then.slots[0]:
                    return one.why_not(game, source)
                if isinstance(then.action, ChoosesHunted) and isinstance(one, RegainWill):
                    whom, *several = then.slots[0]
                    more = game.reasons("one Hunted is chosen", "the-source.5") if several else ALLOWED
                    return more or one.why_not_for(game, whom)
        return ALLOWED

    def is_here(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """At that place, or at the last moment at which she could have asked for it."""
        here = exploring(game)
        if here is None or here.who != who:
            return False
        others = (number for number, place in enumerate(EXPLORES(game, who)) if place == slots[0])
        return not any(number != here.number and not CHOICE_AT[number](game, who) for number in others)

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """Until her turn is over."""
        return has_her_choice_coming(game, who)

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """The power is used."""
        (place,), here = slots, exploring(game)
        assert here is not None
        target = EXPLORES(game, who)[here.number] in LIES(game, TARGET)
        suffered = tuple(one.by for one in game.now(VisitorsOf) if target and one.token == TARGET)
        game.cite(power_by(game, here), "phase-3-reckoning.8", *suffered)
        return happen(Event("use power", who=who, what=place_name(place), at=str(here.number), amount=place))


def _why_not_at_all(game: NotAlone, who: str, place: int) -> Reasons:
    if who == game.creature:
        return game.reasons("powers are for the Hunted", "place-cards.3")
    explores = EXPLORES(game, who)
    if PHASE(game) != 3 or place not in explores:
        back = ("the-river.2",) if place in TAKEN_BY_RIVER(game, who) else ()
        return game.reasons(f"{who} does not explore it", "object-of-the-game.2", "round.4", *back)
    return banned(game, who, explores.index(place), _BANS) + why_not_power(game, place, who=who)
