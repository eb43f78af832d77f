"""Setting a situation of Not Alone up: every card in its place, every fault reported."""

from collections.abc import Iterable

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.board import COPIES, START_ASSIMILATION, START_RESCUE
from adjudicator.games.notalone.cards.printed import CARDS
from adjudicator.games.notalone.facts import (
    ADVANCED_VARIANT,
    ASSIMILATION,
    DECKS,
    HUNT,
    HUNT_CARDS_PLAYED,
    HUNT_CARDS_THIS_ROUND,
    LAST_HUNT_CARD,
    LIES,
    MARKER,
    PHASE,
    PILES,
    POWERS_USED,
    RESCUE,
    ROUND_NUMBER,
    STOCK,
    Deck,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.phases.round import ROUND
from adjudicator.games.notalone.phases.setting_up import SET_UP, use_side
from adjudicator.games.notalone.planet import ADJACENT, CREATURE, STOCKED_PLACES, TOKENS
from adjudicator.games.notalone.situation.forces import Forces
from adjudicator.games.notalone.situation.hunted import Hunted
from adjudicator.games.notalone.situation.placing import CARD_OF, KNOWN_PLACES, card_of, kind_of, place_of
from adjudicator.games.notalone.situation.players import Players
from adjudicator.games.notalone.situation.setting import NOT_BEFORE, OTHERS, SIDES, HuntedPlayer, Setting
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node, Sequence

_CARDS_OF: dict[str, tuple[str, ...]] = {"survival": tuple(CARDS.survival), "hunt": tuple(CARDS.hunt)}


class Builder:
    """Sets one situation up."""

    def __init__(self, game: NotAlone, setting: Setting, at: Checking) -> None:
        self.setting = setting
        self.at = at
        self.game = game
        self.assumed: list[str] = []
        self._lies: dict[str, str] = {}

    def build(self) -> NotAlone:
        """The game as the setting says."""
        game, setting = self.game, self.setting
        game.tracing = False
        Players(self).seat()
        self._board()
        if setting.fresh:
            self._nothing_yet()
            self._decks()
            game.start(SET_UP, None)
        else:
            for who in game.hunted:
                Hunted(self, who).put()
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
        return self.at.source.node(*path)

    def says(self, key: str) -> bool:
        """Whether the file has a key."""
        root = self.at.source.root
        return isinstance(root, Mapping) and key in root.values

    def key(self, *path: str) -> Node:
        """The last key of a path itself, or the nearest node above it."""
        above = self.node(*path[:-1])
        found = above.keys.get(path[-1]) if isinstance(above, Mapping) else None
        return found or above

    def item(self, index: int, *path: str) -> Node:
        """An entry of a list at a path of keys; a single value stands for a list of it."""
        found = self.node(*path)
        items = found.items if isinstance(found, Sequence) else ()
        return items[index] if index < len(items) else found

    @property
    def before_any_power(self) -> bool:
        """Whether the file says that it is the first round, before the Hunted have used any power."""
        setting = self.setting
        return self.says("round") and setting.round == 1 and setting.phase != "4"

    def fault(self, code: str, message: str, node: Node, help: str) -> None:
        """Something that no game can come to."""
        self.at.fault(code, message, node, help)

    # -- the board ----------------------------------------------------------------------------------------------------

    def _board(self) -> None:
        setting, game = self.setting, self.game
        hunted = len(game.hunted)
        players = hunted + 1
        start = {RESCUE: START_RESCUE + players, ASSIMILATION: START_ASSIMILATION + players}
        for counter, given in ((RESCUE, setting.rescue), (ASSIMILATION, setting.assimilation)):
            name, most = counter.name, start[counter]
            if given is not None and given > most:
                self.fault("E402", f"the {name} counter starts with {most} left", self.node(name), f"from 1 to {most}")
            counter.put(game, TABLE, given if given is not None else most)
        if not setting.fresh and setting.rescue is None:
            self.assumed.append(
                f"the counters stand where they start: Rescue {start[RESCUE]} left, Assimilation "
                f"{ASSIMILATION(game)} left"
            )
        if setting.board or not setting.fresh:
            use_side(game, setting.board or SIDES[0])
        ADVANCED_VARIANT.put(game, TABLE, setting.advanced_variant)
        MARKER.put(game, TABLE, setting.marker_on_the_beach)
        ROUND_NUMBER.put(game, TABLE, setting.round)
        self._stocks(COPIES.get(hunted, 3))

    def _stocks(self, copies: int) -> None:
        for place in STOCKED_PLACES:
            owners = tuple(who for who, one in self.setting.hunted.items() if place in _owned(one))
            if len(owners) > copies:
                message = f"{', '.join(owners)} cannot all own the {place_name(place)}"
                where = self.key("hunted", owners[copies])
                self.fault("E402", message, where, f"with so many Hunted there are {copies} of them")
            STOCK.put(self.game, place, max(0, copies - len(owners)))
        for name, number in self.setting.stocks.items():
            place = self.place(name, self.key("stocks", name))
            if place:
                self._stock(name, place, number, copies)

    def _stock(self, name: str, place: int, number: int, copies: int) -> None:
        where = self.node("stocks", name)
        owned = sum(place in _owned(one) for one in self.setting.hunted.values())
        if place not in STOCKED_PLACES:
            self.fault("E403", f"{name} has no stock", self.key("stocks", name), "the places 6 to 10 have stocks")
        elif number > copies - owned:
            message = f"with so many Hunted there are {copies}, of which Hunted own {owned}"
            self.fault("E402", message, where, f"at most {max(0, copies - owned)}")
        STOCK.put(self.game, place, number)

    # -- cards ----------------------------------------------------------------------------------------------------

    def place(self, name: str, node: Node) -> int:
        """The place of a name; 0 and a fault if there is none."""
        found = place_of(name)
        if not found:
            help = did_you_mean(name, KNOWN_PLACES) or f"the places: {', '.join(KNOWN_PLACES[:10])}"
            self.fault("E302", f'there is no place "{name}"', node, help)
        return found

    def held(self, names: Iterable[str], kind: str, *path: str, first: int = 0) -> tuple[str, ...]:
        """The cards of a hand or a pile, from an entry of its list on; each card exists once."""
        found = []
        for index, given in enumerate(names, first):
            name = self.card(given, kind, self.item(index, *path))
            if name and self.lies(name, f"under `{' '.join(path)}`", self.item(index, *path)):
                found.append(name)
        return tuple(found)

    def card(self, given: str, kind: str, node: Node) -> str:
        """The card of a name, which must be of a kind; empty and a fault if there is none."""
        name = card_of(given)
        if not name:
            help = did_you_mean(given, CARD_OF.values()) or f"the {kind} cards: {', '.join(_CARDS_OF[kind])}"
            self.fault("E301", f'there is no card "{given}"', node, help)
        elif kind_of(name) != kind:
            self.fault("E403", f"{name} is not a {kind.title()} card", node, f"it is a {kind_of(name).title()} card")
            return ""
        return name

    def lies(self, card: str, where: str, node: Node) -> bool:
        """Whether a card is there and nowhere else; a fault if it is."""
        if card in self._lies:
            self.fault("E401", f"{card} is {self._lies[card]} already", node, "there is one card of each name")
            return False
        self._lies[card] = where
        return True

    def _creature(self) -> None:
        one, game = self.setting.creature, self.game
        if one is None:
            return
        if (one.played or 0) > one.allowed:
            help = "write `allowed: 2` if Tracking was played in the round before"
            self.fault(
                "E402", f"{one.played} Hunt cards played of {one.allowed}", self.node("creature", "played"), help
            )
        HUNT.put(game, game.creature, self.held(one.hand, "hunt", "creature", "hand"))
        HUNT_CARDS_PLAYED.put(game, TABLE, one.played or 0)
        HUNT_CARDS_THIS_ROUND.put(game, TABLE, one.allowed if one.allowed > 1 else 0)

    def _decks(self) -> None:
        setting = self.setting
        given = {
            "survival": (setting.survival_deck, setting.survival_discard),
            "hunt": (setting.hunt_deck, setting.hunt_discard),
        }
        for kind, (deck, pile) in given.items():
            discarded = self.held(pile, kind, f"{kind} discard")
            before = PILES[kind](self.game)
            PILES[kind].put(self.game, TABLE, (*discarded, *before))
            if kind == "hunt":
                LAST_HUNT_CARD.put(self.game, TABLE, ("", *discarded, *before)[-1])
            split = deck.index(OTHERS) if OTHERS in deck else len(deck)
            top = self.held(deck[:split], kind, f"{kind} deck")
            bottom = self.held(deck[split + 1 :], kind, f"{kind} deck", first=split + 1)
            rest = (name for name in _CARDS_OF[kind] if name not in self._lies) if OTHERS in deck else ()
            DECKS[kind].put(self.game, TABLE, Deck(top, tuple(sorted(rest)), bottom))

    # -- tokens, and where it begins ------------------------------------------------------------------------------

    def _tokens(self) -> None:
        for token, names in self.setting.tokens.items():
            if token not in TOKENS:
                help = did_you_mean(token, TOKENS) or f"the tokens: {', '.join(TOKENS)}"
                self.fault("E302", f'there is no token "{token}"', self.key("tokens", token), help)
                continue
            placed = (self.place(name, self.item(index, "tokens", token)) for index, name in enumerate(names))
            places = tuple(sorted(place for place in placed if place))
            self._one_spot(token, places, len(names))
            LIES.put(self.game, token, places)

    def _one_spot(self, token: str, places: tuple[int, ...], named: int) -> None:
        """A token lies on one place, or on the border of two; no card lays the Creature token on a border."""
        border = len(places) == 2 and places[1] in ADJACENT[places[0]]
        help = "a token lies on one place, or on the border of two adjacent ones"
        if token == CREATURE and len(places) == 2:
            border, help = False, "the Creature token lies on one place"
        if named == len(places) and len(places) > 1 and not border:
            self.fault("E403", f"the {token} token cannot lie there", self.node("tokens", token), help)

    def _nothing_yet(self) -> None:
        """Before set-up nothing lies on the table, and nobody holds anything."""
        help = "leave it out, or write the phase at whose beginning it is so"
        for key in NOT_BEFORE:
            if self.says(key):
                self.fault("E403", f"there is no `{key}` before set-up", self.key(key), help)
        if self.setting.round > 1:
            self.fault("E403", "set-up comes before the first round", self.key("round"), help)
        if self.setting.creature is not None and self.setting.creature.hand:
            self.fault("E403", "the Creature has nothing before set-up", self.key("creature", "hand"), help)
        for who in self.setting.hunted:
            theirs = self.node("hunted", who)
            if isinstance(theirs, Mapping) and theirs.values:
                self.fault("E403", f"{who} has nothing before set-up", self.key("hunted", who), help)

    def _begin(self) -> None:
        phase = self.setting.phase or "1"
        if phase == "1" and self.setting.tokens:
            help = "write `phase: 3`, or the phase at whose beginning it stands"
            self.fault("E403", "no token lies on the planet before Phase 1", self.key("tokens"), help)
        named = (self.place(name, self.item(index, "used")) for index, name in enumerate(self.setting.used))
        used = tuple(place for place in named if place)
        POWERS_USED.put(self.game, TABLE, used)
        PHASE.put(self.game, TABLE, int(phase))
        self.game.start(ROUND, None, phase)


def _owned(one: HuntedPlayer) -> frozenset[int]:
    return frozenset(place_of(name) for zone in (one.hand, one.discard, one.played) for name in zone or ())
