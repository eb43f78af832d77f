"""The Place cards of a Hunted: each of those that she owns lies in one place."""

from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.said import Said
from adjudicator.games.notalone.facts import (
    ADVANCED_VARIANT,
    CAME_BACK_WITH_TWO,
    CHOSEN,
    DISCARD,
    EXPLORES,
    HAND,
    PHASE,
    PLAYED,
    PLAYED_THIS_ROUND,
    REVEALED,
    ROUND_NUMBER,
    SURVIVAL,
    TWO_THIS_ROUND,
    Places,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import STARTING_PLACES, STOCKED_PLACES
from adjudicator.games.notalone.situation.lying import Lying


class Hunted:
    """One Hunted as a file says her."""

    def __init__(self, game: NotAlone, said: Said, who: str) -> None:
        self._game, self._said, self._who = game, said, who

    def owns(self, lying: Lying) -> Places:
        """The numbers of her Place cards; whatever is wrong with them is reported."""
        game, who = self._game, self._who
        owned = self._each_once()
        rest = DISCARD(game, who)
        if self._said.gives(HAND, who) and not self._said.gives(DISCARD, who) and rest:
            self._said.assume(f"{who} has discarded {', '.join(map(place_name, rest))}")
        for place in STARTING_PLACES:
            if place not in owned:
                help = "say in which of `hand`, `discard` and `played` it is"
                self._fault("E403", f"the {place_name(place)} of {who} is nowhere", HAND, help)
        self._plays_a_part()
        HAND.put(game, who, tuple(sorted(HAND(game, who))))
        if not self._said.gives(PLAYED_THIS_ROUND, who):
            PLAYED_THIS_ROUND.put(game, who, PLAYED(game, who))
        lying.once(SURVIVAL, who)
        return tuple(owned)

    def _fault(self, code: str, message: str, fact: Fact[Places], help: str, item: int = 0) -> None:
        self._said.fault(code, message, self._said.value(fact, self._who, item), help)

    def _each_once(self) -> dict[int, str]:
        """A Hunted owns a card of a number once, and one of the last five only when she can have gained it."""
        game, who, said = self._game, self._who, self._said
        before_any_power = said.has("round") and ROUND_NUMBER(game) == 1 and PHASE(game) != 4
        seen: dict[int, str] = {}
        for zone in (HAND, DISCARD, CHOSEN, PLAYED):
            for item, place in enumerate(zone(game, who)):
                name = f"the {place_name(place)}"
                if place in seen:
                    help = f"it is under `{seen[place]}` already, and she owns a Place card of a number once"
                    self._fault("E401", f"{who} has {name} twice", zone, help, item)
                elif place in STOCKED_PLACES and before_any_power:
                    help = "say which round it is: before Phase 3 of the first nobody has used a power (place-cards.5)"
                    self._fault("E403", f"{who} cannot own {name} yet", zone, help, item)
                seen.setdefault(place, zone.key)
        return seen

    def _plays_a_part(self) -> None:
        game, who, said = self._game, self._who, self._said
        played, phase = PLAYED(game, who), PHASE(game)
        if phase > 1 and not played:
            said.assume(f"{who} has played no Place card, and explores nothing")
        if phase == 3 and played and REVEALED(game) and not said.gives(EXPLORES, who):
            EXPLORES.put(game, who, played)
            said.assume(f"{who} explores what she has played: {', '.join(map(place_name, played))}")
        if len(played) > (2 if TWO_THIS_ROUND(game, who) else 1):
            help = "say `this round: river` or `artifact`, or take one of them out"
            self._fault("E403", f"{who} has played {len(played)} cards", PLAYED, help)
        if phase == 1 and played and not said.has("in progress"):
            self._fault(
                "E403", f"{who} has played before Phase 1", PLAYED, "write `phase: 2`, or let her play it in `do:`"
            )
        if CAME_BACK_WITH_TWO(game, who) and not ADVANCED_VARIANT(game):
            where, help = said.value(CAME_BACK_WITH_TWO, who), "write `advanced variant: true`, or leave it out"
            said.fault("E403", f"{who} has come back with three Will counters", where, help)
