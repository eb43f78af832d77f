"""The Hunted of a situation: each with her Place cards in hand, discarded and played, her Will and Survival cards."""

from typing import TYPE_CHECKING

from adjudicator.games.notalone.facts import (
    CAME_BACK_WITH_TWO,
    DISCARD,
    FULL_WILL,
    HAND,
    PLAYED,
    PLAYED_THIS_ROUND,
    SURVIVAL,
    SURVIVAL_CARD_PHASE,
    TWO_NEXT_ROUND,
    TWO_THIS_ROUND,
    WILL,
)
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import STARTING_PLACES, STOCKED_PLACES
from adjudicator.games.notalone.situation.setting import HuntedPlayer

if TYPE_CHECKING:
    from adjudicator.games.notalone.situation.building import Builder

CARDS_REVEALED = {"river": 1, "artifact": 2}

Places = tuple[int, ...]


class Hunted:
    """Puts the cards of one Hunted in their places."""

    def __init__(self, builder: "Builder", who: str) -> None:
        self._builder = builder
        self._who = who
        given = builder.setting.hunted.get(who)
        where = builder.node("players")
        self._one = given or HuntedPlayer(None, (), (), (), FULL_WILL, "", "", False, False, where)

    def put(self) -> None:
        """Everything that is hers."""
        who, one, builder = self._who, self._one, self._builder
        hand, discard = self._zone("hand", one.hand), self._zone("discard", one.discard)
        played = self._zone("played", one.played) or ()
        self._each_once(hand or (), discard or (), played)
        hand, discard = self._rest(hand, discard, played)
        self._all_somewhere((*hand, *discard, *played))
        self._plays_a_part(played)
        self._came_back(one)
        game = builder.game
        HAND.put(game, who, tuple(sorted(hand)))
        DISCARD.put(game, who, discard)
        PLAYED.put(game, who, played)
        PLAYED_THIS_ROUND.put(game, who, played)
        WILL.put(game, who, one.will)
        SURVIVAL.put(game, who, builder.held(one.survival, "survival", "hunted", who, "survival"))
        SURVIVAL_CARD_PHASE.put(game, who, int(one.survival_card_played))
        TWO_THIS_ROUND.put(game, who, CARDS_REVEALED.get(one.this_round, 0))
        CAME_BACK_WITH_TWO.put(game, who, one.came_back_with_two)
        TWO_NEXT_ROUND.put(game, who, CARDS_REVEALED.get(one.next_round, 0))

    def _fault(self, code: str, message: str, field: str, help: str, index: int = 0) -> None:
        self._builder.fault(code, message, self._builder.item(index, "hunted", self._who, field), help)

    def _zone(self, field: str, names: tuple[str, ...] | None) -> Places | None:
        if names is None:
            return None
        path = ("hunted", self._who, field)
        placed = (self._builder.place(name, self._builder.item(index, *path)) for index, name in enumerate(names))
        return tuple(place for place in placed if place)

    def _each_once(self, hand: Places, discard: Places, played: Places) -> None:
        """A Hunted owns a card of a number once, and one of the last five only when she can have gained it."""
        seen: dict[int, str] = {}
        for field, zone in (("hand", hand), ("discard", discard), ("played", played)):
            for index, place in enumerate(zone):
                name = f"the {place_name(place)}"
                if place in seen:
                    help = f"it is under `{seen[place]}` already, and she owns a Place card of a number once"
                    self._fault("E401", f"{self._who} has {name} twice", field, help, index)
                elif place in STOCKED_PLACES and self._builder.before_any_power:
                    help = "say which round it is: before Phase 3 of the first nobody has used a power (place-cards.5)"
                    self._fault("E403", f"{self._who} cannot own {name} yet", field, help, index)
                seen.setdefault(place, field)

    def _rest(self, hand: Places | None, discard: Places | None, played: Places) -> tuple[Places, Places]:
        """What is not said: the starting places that are nowhere else are in hand, or discarded if the hand is said."""
        if hand is not None and discard is not None:
            return hand, discard
        named = (*(hand or ()), *(discard or ()), *played)
        rest = tuple(place for place in STARTING_PLACES if place not in named)
        if hand is None:
            return rest, discard or ()
        if rest:
            self._builder.assumed.append(f"{self._who} has discarded {', '.join(map(place_name, rest))}")
        return hand, rest

    def _all_somewhere(self, everywhere: Places) -> None:
        for place in STARTING_PLACES:
            if place not in everywhere:
                message = f"the {place_name(place)} of {self._who} is nowhere"
                self._fault("E403", message, "hand", "say in which of `hand`, `discard` and `played` it is")

    def _plays_a_part(self, played: Places) -> None:
        who, one, phase = self._who, self._one, self._builder.setting.phase
        if phase in ("2", "3", "4") and not played:
            self._builder.assumed.append(f"{who} has played no Place card, and explores nothing")
        most = 2 if one.this_round else 1
        if len(played) > most:
            help = "say `this round: river` or `artifact`, or take one of them out"
            self._fault("E403", f"{who} has played {len(played)} cards", "played", help)
        if phase in ("", "1") and played:
            help = "write `phase: 2`, or let her play it in `do:`"
            self._fault("E403", f"{who} has played before Phase 1", "played", help)

    def _came_back(self, one: HuntedPlayer) -> None:
        if one.came_back_with_two and not self._builder.setting.advanced_variant:
            help = "write `advanced variant: true`, or leave it out"
            self._fault("E403", f"{self._who} has come back with three Will counters", "came back with two", help)
