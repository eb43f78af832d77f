"""Setting a situation of Not Alone up: every card in its place, every fault reported."""

from collections.abc import Iterable

from adjudicator.engine.readings import Readings
from adjudicator.games.notalone.board import COPIES, MOST_HUNTED, START_ASSIMILATION, START_RESCUE, why_not_so_many
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.game import ASSIMILATION, FULL_WILL, RESCUE, TABLE, Deck, NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.phases.round import ROUND
from adjudicator.games.notalone.phases.setting_up import SET_UP, use_side
from adjudicator.games.notalone.planet import ADJACENT, STARTING_PLACES, STOCKED_PLACES, TOKENS
from adjudicator.games.notalone.readings import READINGS
from adjudicator.games.notalone.situation.forces import Forces
from adjudicator.games.notalone.situation.placing import CARD_OF, KNOWN_PLACES, card_of, kind_of, place_of
from adjudicator.games.notalone.situation.setting import OTHERS, SIDES, HuntedPlayer, Setting
from adjudicator.language.diagnostics import register
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node

register("E301", "no card of this name")
register("E302", "nothing of this name in the situation")
register("E303", "two things of one name")
register("E401", "a card in two places")
register("E402", "a number that cannot be")
register("E403", "this cannot be there")

NAMES = ("B", "C", "D", "E", "F", "G", "H")
"""How players are called whom the file does not name: B is the Creature, the others follow clockwise."""

REVEALED = {"river": 1, "artifact": 2}
_DECKS: dict[str, tuple[str, ...]] = {"survival": tuple(SURVIVAL_CARDS), "hunt": tuple(HUNT_CARDS)}


class Builder:
    """Sets one situation up."""

    def __init__(self, setting: Setting, readings: dict[str, str], at: Checking) -> None:
        self.setting = setting
        self.at = at
        self.game = NotAlone(Readings(READINGS, readings))
        self.assumed: list[str] = []
        self._lies: dict[str, str] = {}

    def build(self) -> NotAlone:
        """The game as the setting says."""
        game, setting = self.game, self.setting
        game.tracing = False
        self._players()
        self._board()
        if setting.fresh:
            self._decks()
            game.start(SET_UP, None)
        else:
            for who in game.hunted:
                self._hunted(who, setting.hunted.get(who))
            self._creature()
            self._tokens()
            Forces(self).put()
            self._decks()
            self._begin()
        game.tracing = True
        return game

    # -- where in the file ----------------------------------------------------------------------------------------

    def node(self, *path: str) -> Node:
        """The node at a path of keys, or the nearest above it."""
        found: Node = self.at.source.root  # type: ignore[assignment]
        for key in path:
            if not isinstance(found, Mapping) or key not in found.values:
                return found
            found = found.values[key]
        return found

    def fault(self, code: str, message: str, node: Node, help: str) -> None:
        """Something that no game can come to."""
        self.at.fault(code, message, node, help)

    # -- players --------------------------------------------------------------------------------------------------

    def _players(self) -> None:
        setting = self.setting
        names = self._names()
        hunted = names[1:]
        if len(dict.fromkeys(name.lower() for name in names)) < len(names):
            self.fault("E303", "two players have one name", self.node("players"), "give each a name of their own")
        for reason in why_not_so_many(len(hunted)):
            message = f"{len(hunted)} Hunted cannot play: {reason.because} ({reason.rule})"
            self.fault("E402", message, self.node("players"), "write 2 to 7 players")
        for who, one in setting.hunted.items():
            if who not in hunted:
                help = did_you_mean(who, hunted) or f"the Hunted are {', '.join(hunted)}"
                self.fault("E302", f"{who} is not among the Hunted", one.where, help)
        self.game.state.write(TABLE, "creature", names[0])
        self.game.state.write(TABLE, "hunted", tuple(hunted[:MOST_HUNTED]))

    def _names(self) -> tuple[str, ...]:
        """The Creature first, then the Hunted clockwise."""
        setting = self.setting
        players = setting.players
        named = setting.creature.name if setting.creature else ""
        if isinstance(players, tuple):
            return players
        if players:
            more = (f"player {number}" for number in range(len(NAMES) + 1, players + 1))
            hunted = (*NAMES[1:players], *more)
            self.assumed.append(f"{NAMES[0]} is the Creature; the Hunted are {', '.join(hunted)}")
            return (named or NAMES[0], *hunted)
        creature = named or ("B" if "B" not in setting.hunted else "the Creature")
        return (creature, *setting.hunted)

    def _board(self) -> None:
        setting, game = self.setting, self.game
        hunted = len(game.hunted)
        players = hunted + 1
        start = {RESCUE: START_RESCUE + players, ASSIMILATION: START_ASSIMILATION + players}
        for counter, given in ((RESCUE, setting.rescue), (ASSIMILATION, setting.assimilation)):
            if given is not None and given > start[counter]:
                help = f"from 1 to {start[counter]}"
                self.fault("E402", f"the {counter} counter starts with {start[counter]} left", self.node(counter), help)
            game.state.write(TABLE, counter, given if given is not None else start[counter])
        if not setting.fresh and setting.rescue is None:
            self.assumed.append(
                f"the counters stand where they start: Rescue {start[RESCUE]} left, Assimilation "
                f"{game.number(TABLE, ASSIMILATION)} left"
            )
        if setting.board or not setting.fresh:
            use_side(game, setting.board or SIDES[0])
        game.state.write(TABLE, "advanced variant", setting.advanced_variant or None)
        game.state.write(TABLE, "marker on the beach", setting.marker_on_the_beach or None)
        game.state.write(TABLE, "round", setting.round)
        self._stocks(COPIES.get(hunted, 3))

    def _stocks(self, copies: int) -> None:
        for place in STOCKED_PLACES:
            self.game.state.write(str(place), "stock", copies)
        owners = {
            place: sum(place in self._owned(one) for one in self.setting.hunted.values()) for place in STOCKED_PLACES
        }
        for place in STOCKED_PLACES:
            self.game.state.write(str(place), "stock", max(0, copies - owners[place]) or None)
        for name, number in self.setting.stocks.items():
            place = self.place(name, self.node("stocks", name))
            if place and place not in STOCKED_PLACES:
                help = "the places 6 to 10 have stocks"
                self.fault("E403", f"{name} has no stock", self.node("stocks", name), help)
            elif place and number > copies:
                help = f"at most {copies}"
                self.fault("E402", f"with so many Hunted there are {copies}", self.node("stocks", name), help)
            elif place:
                self.game.state.write(str(place), "stock", number or None)

    def _owned(self, one: HuntedPlayer) -> tuple[int, ...]:
        return tuple(place_of(name) for zone in (one.hand, one.discard, one.played) for name in zone or ())

    # -- the Hunted -----------------------------------------------------------------------------------------------

    def place(self, name: str, node: Node) -> int:
        """The place of a name; 0 and a fault if there is none."""
        found = place_of(name)
        if not found:
            help = did_you_mean(name, KNOWN_PLACES) or f"the places: {', '.join(KNOWN_PLACES[:10])}"
            self.fault("E302", f'there is no place "{name}"', node, help)
        return found

    def _zone(self, who: str, field: str, names: Iterable[str] | None) -> tuple[int, ...] | None:
        if names is None:
            return None
        node = self.node("hunted", who, field)
        return tuple(place for name in names if (place := self.place(name, node)))

    def _hunted(self, who: str, one: HuntedPlayer | None) -> None:
        game = self.game
        if one is None:
            one = HuntedPlayer(None, (), (), (), FULL_WILL, "", "", False, False, self.node("players"))
        hand, discard = self._zone(who, "hand", one.hand), self._zone(who, "discard", one.discard)
        played = self._zone(who, "played", one.played) or ()
        hand, discard = self._rest(who, hand, discard, played)
        everywhere = (*hand, *discard, *played)
        for place in dict.fromkeys(everywhere):
            if everywhere.count(place) > 1:
                message = f"{who} has the {place_name(place)} twice"
                self.fault("E401", message, one.where, "each Hunted owns a Place card of a number once")
        for place in STARTING_PLACES:
            if place not in everywhere:
                message = f"the {place_name(place)} of {who} is nowhere"
                self.fault("E403", message, one.where, "say in which of `hand`, `discard` and `played` it is")
        if one.will > FULL_WILL:
            message = f"{who} cannot have {one.will} Will"
            self.fault("E402", message, self.node("hunted", who, "will"), f"at most {FULL_WILL}")
        state = game.state
        state.write(who, "hand", tuple(sorted(hand)) or None)
        state.write(who, "discard", discard or None)
        state.write(who, "played", played or None)
        state.write(who, "played this round", played or None)
        state.write(who, "will", min(one.will, FULL_WILL) or None)
        state.write(who, "survival", self._held(one.survival, "survival", "hunted", who, "survival") or None)
        state.write(who, "survival card played", one.survival_card_played or None)
        state.write(who, "two this round", REVEALED.get(one.this_round))
        state.write(who, "came back with two", one.came_back_with_two or None)
        state.write(who, "two next round", REVEALED.get(one.next_round))
        self._plays_a_part(who, one, played)

    def _plays_a_part(self, who: str, one: HuntedPlayer, played: tuple[int, ...]) -> None:
        phase = self.setting.phase
        if phase in ("2", "3", "4") and not played:
            self.assumed.append(f"{who} has played no Place card, and explores nothing")
        most = 2 if one.this_round else 1
        if len(played) > most:
            help = "say `this round: river` or `artifact`, or take one of them out"
            self.fault("E403", f"{who} has played {len(played)} cards", self.node("hunted", who, "played"), help)
        if phase in ("", "1") and played:
            help = "write `phase: 2`, or let her play it in `do:`"
            self.fault("E403", f"{who} has played before Phase 1", self.node("hunted", who, "played"), help)

    def _rest(
        self, who: str, hand: tuple[int, ...] | None, discard: tuple[int, ...] | None, played: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What is not said: the starting places that are nowhere else are in hand, or discarded if the hand is said."""
        if hand is not None and discard is not None:
            return hand, discard
        named = (*(hand or ()), *(discard or ()), *played)
        rest = tuple(place for place in STARTING_PLACES if place not in named)
        if hand is None:
            return rest, discard or ()
        if rest:
            self.assumed.append(f"{who} has discarded {', '.join(map(place_name, rest))}")
        return hand, rest

    # -- cards ----------------------------------------------------------------------------------------------------

    def _held(self, names: Iterable[str], kind: str, *path: str) -> tuple[str, ...]:
        """The cards of a hand or a pile; each card exists once."""
        found = []
        node = self.node(*path)
        for given in names:
            name = card_of(given)
            if not name:
                help = did_you_mean(given, CARD_OF.values()) or f"the {kind} cards: {', '.join(_DECKS[kind])}"
                self.fault("E301", f'there is no card "{given}"', node, help)
            elif kind_of(name) != kind:
                self.fault(
                    "E403", f"{name} is not a {kind.title()} card", node, f"it is a {kind_of(name).title()} card"
                )
            elif name in self._lies:
                self.fault("E401", f"{name} is {self._lies[name]} already", node, "there is one card of each name")
            else:
                self._lies[name] = f"under `{' '.join(path)}`"
                found.append(name)
        return tuple(found)

    def _creature(self) -> None:
        one, game = self.setting.creature, self.game
        if one is None:
            return
        state = game.state
        state.write(game.creature, "hunt", self._held(one.hand, "hunt", "creature", "hand") or None)
        state.write(TABLE, "hunt cards played", one.played)
        state.write(TABLE, "hunt cards this round", one.allowed if one.allowed > 1 else None)

    def _decks(self) -> None:
        setting = self.setting
        given = {
            "survival": (setting.survival_deck, setting.survival_discard),
            "hunt": (setting.hunt_deck, setting.hunt_discard),
        }
        for kind, (deck, pile) in given.items():
            discarded = self._held(pile, kind, f"{kind} discard")
            before = self.game.cards(TABLE, f"{kind} discard")
            self.game.state.write(TABLE, f"{kind} discard", (*discarded, *before) or None)
            if kind == "hunt":
                self.game.state.write(
                    TABLE, "last hunt card", (*discarded, *before)[-1] if discarded or before else None
                )
            known = self._held((name for name in deck if name != OTHERS), kind, f"{kind} deck")
            rest = tuple(sorted(name for name in _DECKS[kind] if name not in self._lies)) if OTHERS in deck else ()
            self.game.state.write(TABLE, f"{kind} deck", Deck(known, rest))

    def elsewhere(self, card: str, where: str) -> None:
        """A card lies somewhere that no key of the file names."""
        self._lies[card] = where

    # -- tokens, and where it begins ------------------------------------------------------------------------------

    def _tokens(self) -> None:
        for token, names in self.setting.tokens.items():
            node = self.node("tokens", token)
            if token not in TOKENS:
                help = did_you_mean(token, TOKENS) or f"the tokens: {', '.join(TOKENS)}"
                self.fault("E302", f'there is no token "{token}"', node, help)
                continue
            places = tuple(sorted(place for name in names if (place := self.place(name, node))))
            if len(places) > 2 or (len(places) == 2 and places[1] not in ADJACENT[places[0]]):
                help = "a token lies on one place, or on the border of two adjacent ones"
                self.fault("E403", f"the {token} token cannot lie there", node, help)
            self.game.state.write(f"{token} token", "lies", places or None)

    def _begin(self) -> None:
        phase = self.setting.phase or "1"
        if phase == "1" and self.setting.tokens:
            help = "write `phase: 3`, or the phase at whose beginning it stands"
            self.fault("E403", "no token lies on the planet before Phase 1", self.node("tokens"), help)
        used = tuple(place for name in self.setting.used if (place := self.place(name, self.node("used"))))
        self.game.state.write(TABLE, "powers used", used or None)
        self.game.state.write(TABLE, "phase", int(phase))
        self.game.start(ROUND, None, phase)
