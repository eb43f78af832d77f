"""Cards that enter a situation, each with its name, its tokens and its place; every fault is reported."""

from typing import Any, Final

from adjudicator.engine.allowance import pause
from adjudicator.engine.readings import Readings
from adjudicator.games.arkham import zones
from adjudicator.games.arkham.bonded import is_bonded_to
from adjudicator.games.arkham.decks import IS_KNOWN, shuffle
from adjudicator.games.arkham.facts import (
    ATTACHED_TO,
    ATTACHMENTS,
    CONTROLLER,
    DAMAGE,
    HERE,
    HORROR,
    IN_PLAY,
    OWNER,
    PLAY_AREA,
    REVERSE,
    THREAT_AREA,
    UNDER,
    UNDERNEATH,
    UNREVEALED,
    WITHHELD,
    tokens_of,
    zone_called,
)
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.library import LIBRARY, basic_actions, complete
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation.naming import cards_in, described, plain_name, same, titled, value_at
from adjudicator.games.arkham.situation.origins import COPIED, Data, Origins
from adjudicator.games.arkham.situation.placing import NOT_IN_PLAY, name_taken, out_of_place, unique_in_play
from adjudicator.games.arkham.situation.setting import NOBODY, STAT_WORDS, Piece, Setting
from adjudicator.games.arkham.situation.used import times_used, use
from adjudicator.games.arkham.swarm import SPARE, swarm_name
from adjudicator.games.arkham.values import value
from adjudicator.games.kit.facts import Fact
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node, Sequence, data_of

_OF_THE_CARD: Final = ("card", *STAT_WORDS, "traits", "keywords")
"""The keys by which a file says which card something is."""
_BORNE: Final[dict[Fact[Any], str]] = {DAMAGE: "health", HORROR: "sanity"}
"""The value that bears tokens of a kind."""


class Entering:
    """A situation whose cards are entering: the game so far, and the assumptions made."""

    def __init__(self, setting: Setting, edition: str, readings: Readings, at: Checking) -> None:
        self.setting = setting
        self.at = at
        self.game = Rules(edition, {}, readings)
        self.game.cards[RULES] = basic_actions()
        self.library = LIBRARY
        self.assumed: list[str] = []
        self._names: set[str] = set()
        self._origins: dict[str, Data] = {}
        """The keys by which the file says which card each entity is."""
        self._much: list[tuple[str, Fact[Any], Node]] = []
        self._unique: set[str] = set()
        self.used_again: dict[Card, list[str]] = {}
        """Cards of earlier scenarios that a later one of the campaign may use again, with their names."""

    def origins(self) -> Origins:
        """The words of the file on its cards beside the facts."""
        return Origins(
            self._origins, {key: data_of(self.root(key)) for key in COPIED if self.root(key) is not self.at.source.root}
        )

    # -- names in the file --------------------------------------------------------------------------------------

    def declared(self, key: str) -> tuple[str, ...]:
        """The names under a key of the file, whatever is wrong with them."""
        node = self.root(key)
        return tuple(node.values) if isinstance(node, Mapping) and node is not self.at.source.root else ()

    def missing(self) -> frozenset[str]:
        """The names, in small letters, of everything in the file that could not be set up."""
        declared = (n for key in ("investigators", "enemies", "locations", "cards") for n in self.declared(key))
        inline = described(self.at.source.root)
        laid = (plain_name(one) for one in cards_in(self.root("investigators")))
        return frozenset(name.lower() for name in (*declared, *inline, *laid) if name not in self.game.cards)

    def is_at_fault(self, given: str) -> bool:
        """True if the file has something of this name and its fault is reported already."""
        return bool(self.at.faults) and given.lower() in self.missing()

    def root(self, key: str) -> Node:
        """The node under a key of the file; the file itself if it has no such key."""
        root = self.at.source.root
        assert isinstance(root, Mapping)
        return root.values.get(key, root)

    def known(self, given: str, where: Node, key: str, kind: str) -> str:
        """The entity of a name; a fault if there is none of that kind."""
        names = {name: card for name, card in self.game.cards.items() if card is not None and card.type == kind}
        found = same(given, names)
        if not found and not self.is_at_fault(given):
            # Those at fault themselves are meant as well.
            said = tuple(dict.fromkeys((*names, *self.declared(f"{kind}s"))))
            help = did_you_mean(given, said) or f"known: {', '.join(said) or 'none'}"
            self.at.fault("E302", f'there is no {kind} "{given}"', value_at(where, key), help)
        return found

    def known_deck(self, where: Node, holder: str, field: str) -> None:
        """Note that a deck is known if the file says that it is empty or whole; any other deck holds unknown cards."""
        entries = where.values if isinstance(where, Mapping) else {}
        given, whole, shuffled = (entries.get(key) for key in (field, f"whole {field}", f"shuffled {field}"))
        if whole is not None and (given is not None or shuffled is not None):
            help, other = f"leave `{field}` out", field if given is not None else f"shuffled {field}"
            message = f'"{other}" and "whole {field}" both say what lies in the {field}'
            self.at.fault("E403", message, given or shuffled or whole, help)
        if whole is not None or shuffled is not None or (isinstance(given, Sequence) and not given.items):
            IS_KNOWN[field].put(self.game, holder, True)
        if shuffled is not None:
            below = len(shuffled.items) if isinstance(shuffled, Sequence) else 1
            shuffle(self.game, holder, len(self.game.zone(holder, field)) - below)

    # -- cards --------------------------------------------------------------------------------------------------

    def comes_from(self, name: str, keys: Data) -> None:
        """Remember which card an entity is by the file."""
        said = {key: keys[key] for key in _OF_THE_CARD if key in keys}
        self._origins[name] = {"card": self.game.cards[name].name} | said

    def card(self, given: str | Card, where: Node, wanted: str = "") -> Card | None:
        """The card of a name or a description; a fault if there is none."""
        if not given:
            return None
        if isinstance(given, Card):
            return complete(given._replace(name=given.name or wanted))
        own = self.setting.cards.get(given)
        if own is not None:
            return complete(own._replace(name=own.name or given))
        try:
            found = self.library.find(given)
        except InputAtFault as fault:
            for one in fault.faults:
                self.at.faults.add(one.code, one.message, one.path, one.span, one.help)
            return None
        # A description that is not understood is reported already.
        described = isinstance(where, Mapping) and isinstance(where.values.get("card"), Mapping)
        if found is None and given not in self.declared("cards") and not described:
            help = (
                self.library.meant_by(given, self.declared("cards"))
                or "describe it in place, `card: {type: …}`, or under `cards:`"
            )
            self.at.fault("E301", f'there is no card "{given}"', value_at(where, "card"), help)
        return found

    def title_of(self, name: str) -> str:
        """The title of the card that a name in the file means: one of the file's own, or the name with capitals."""
        return same(name, tuple(self.setting.cards)) or titled(name)

    def assume_printed(self, name: str, card: Card, given: Piece) -> None:
        """Note that a thing for which the file names no card is taken as the printed card of its name."""
        if not given.card and self.title_of(name) not in self.setting.cards:
            but = " and ".join(stat for stat, _number in given.changed)
            self.assumed.append(f"{card.name} as printed{f', but for its {but}' if but else ''}")

    def enter(self, name: str, card: Card, where: Node, piece: Piece | None = None) -> str:
        """Make the card, as the file may say it, an entity of the game, under a name that nothing else has."""
        pause()
        taken = name_taken(name, self._names)
        if taken:
            self.at.fault("E303", taken, where, "give it a name of its own: `as: …`")
            name = self.free_name(f"{name} again")
        self._names.add(name.lower())
        self.game.cards[name] = card
        if card.swarming:
            self._room_for_a_swarm(name, card, piece)
        if piece is not None:
            said = data_of(piece.where)
            self.comes_from(name, said if isinstance(said, dict) else {"card": said})
        return name

    def _room_for_a_swarm(self, host: str, card: Card, piece: Piece | None) -> None:
        """Enter the swarm cards that may come under an enemy."""
        given = len(piece.swarm) + piece.unknown_swarm if piece is not None else 0
        for number in range(1, max(card.swarming, given) + SPARE + 1):
            name = swarm_name(host, number)
            self._names.add(name.lower())
            self.game.cards[name] = card.as_swarm_card()

    def newcomer(self, given: str | Card, where: Node, field: str, owner: str = "") -> str:
        """The name of a card that comes to a zone later, entered with its reverse card; empty if there is none."""
        card = self.card(given, where)
        if card is None:
            return ""
        self.fits(card, field, where)
        if self.used_again.get(card):
            return self.used_again[card].pop(0)
        name = self.enter(self.free_name(card.name), card, where)
        if owner:
            OWNER.put(self.game, name, owner)
        self.turned(name, card, where)
        return name

    def turned(self, name: str, card: Card, where: Node) -> None:
        """Enter the reverse side of a card that is a card of its own."""
        reverse = self.card(card.reverse_card or "", where, f"Reverse of {card.name}")
        if reverse is not None:
            REVERSE.put(self.game, name, self.enter(self.free_name(reverse.name), reverse, where))

    def fits(self, card: Card, field: str, where: Node) -> None:
        """Report a card that lies where it cannot, and a unique card that is in play twice."""
        wrong = out_of_place(card, field)
        if wrong:
            self.at.fault("E403", f'"{card.name}" cannot be in the {field}', value_at(where, "card"), wrong)
        if unique_in_play(card, field):
            if card.title in self._unique:
                help = "a unique card is in play once: take one of them out"
                self.at.fault("E401", f'"{card.name}" is in play twice', value_at(where, "card"), help)
            self._unique.add(card.title)

    def free_name(self, title: str) -> str:
        """A name for a card of this title that nothing else has."""
        base = plain_name(title)
        name, number = base, 1
        while name in self._names:
            number += 1
            name = f"{base} {number}"
        return name

    def changed(self, card: Card, piece: Piece) -> Card:
        """The card with the figures, traits and keywords that the file gives it."""
        for stat, number in piece.changed:
            card = card.changed(stat, number)
        return card._replace(traits=(*card.traits, *piece.traits), keywords=(*card.keywords, *piece.keywords))

    def facts(self, name: str, piece: Piece, card: Card) -> None:
        """Put what the file says of a card on it: tokens, exhaustion, what is sealed."""
        for fact, said in piece.given:
            fact.set(self.game, name, said)
            where, limit = value_at(piece.where, fact.key), card.printed(_BORNE[fact]) if fact in _BORNE else None
            if (
                limit is not None
                and said >= limit
                and not piece.eliminated
                and card.type in ("investigator", "enemy", "asset")
            ):
                self._much.append((name, fact, where))
            if limit is None and fact is HORROR and card.type == "enemy":
                self.at.fault("E402", f"{name} is an enemy and takes no horror", where, "an enemy has damage only")

    def check_defeat(self) -> None:
        """Report everything with as much damage or horror as it can bear: it would have been defeated already."""
        for name, fact, where in self._much:
            number, limit = fact(self.game, name), value(self.game, name, _BORNE[fact])
            if number >= limit and (name, "") not in WITHHELD(self.game):
                message = f"{name} has {number} {fact.name} and would be defeated already"
                self.at.fault("E402", message, where, f"at most {limit - 1}")

    def attach(self, to: str, piece: Piece, controller: str = "") -> None:
        """Attach to a card what the file attaches to it."""
        for one in dict(piece.areas).get(ATTACHMENTS, ()):
            ATTACHED_TO.put(self.game, self.piece(one, to, ATTACHMENTS.name, controller), to)
        for one in dict(piece.areas).get(UNDERNEATH, ()):
            self.piece(one, to, UNDERNEATH.name)

    def piece(self, piece: Piece, holder: str, field: str, controller: str = "", name: str = "") -> str:
        """Place a card, and return its name."""
        card = self.card(piece.card, piece.where)
        if card is None:
            return ""
        card = self.changed(card, piece)
        name = self.enter(name or piece.name or self.free_name(card.name), card, piece.where, piece)
        game = self.game
        self.fits(card, field, piece.where)
        self.said_in_vain(piece, card, field)
        OWNER.put(game, name, self._owner(piece, card, controller, holder))
        if controller and field in (PLAY_AREA.name,):
            CONTROLLER.put(game, name, controller)
        if field == THREAT_AREA.name and card.weakness and not card.encounter_cardtype:
            CONTROLLER.put(game, name, controller)
        if field == ATTACHMENTS.name and not card.encounter and not card.encounter_cardtype:
            # On a player card it is controlled by whoever controls that, elsewhere by whoever has attached it.
            CONTROLLER.put(game, name, controller or OWNER(game, name))
        self.turned(name, card, piece.where)
        self.facts(name, piece, card)
        if card.uses is not None and field == PLAY_AREA.name and tokens_of(card.uses[0]) not in dict(piece.given):
            tokens_of(card.uses[0]).put(game, name, card.uses[1])
            self.assumed.append(f"{name} has {card.uses[1]} {card.uses[0]}, as printed")
        zones.place(game, name, holder, zone_called(field))
        self.use(name, piece)
        self.attach(name, piece, controller)
        self._swarm(name, piece)
        return name

    def _swarm(self, host: str, piece: Piece) -> None:
        """Place the swarm cards of the file under their host."""
        for number, one in enumerate((*piece.swarm, *(None for _ in range(piece.unknown_swarm))), 1):
            name = swarm_name(host, number)
            if name not in self.game.cards:
                help = "only an enemy with swarming has swarm cards: `swarming: …` on its card"
                self.at.fault("E403", f"{host} has no swarming", value_at(piece.where, "swarm"), help)
                return
            zones.join_swarm(self.game, name, host)
            if one is not None:
                self.piece(one._replace(given=()), name, UNDER.name)
                self.facts(name, one, self.game.cards[name])

    def use(self, name: str, piece: Piece) -> None:
        """Note how often the limited abilities of a card have been used."""
        limited = len(times_used(self.game, name))
        if len(piece.used) > max(1, limited) or (any(piece.used) and not limited):
            message = f"{name} has {limited} abilities with a limit"
            self.at.fault("E402", message, value_at(piece.where, "used"), "write one number for each of them")
        use(self.game, name, piece.used)

    def _owner(self, piece: Piece, card: Card, controller: str, holder: str) -> str:
        """The owner of a card: whom the file says, or who has it; a weakness belongs to whoever bears it."""
        if piece.owner:
            said = piece.owner != NOBODY
            return self.known(piece.owner, piece.where, "owner", "investigator") if said else ""
        if card.weakness and not controller and holder in self.game.investigators:
            self.assumed.append(f"{holder} owns {card.name}, a weakness")
            return holder
        if card.bonded and not controller:
            return self._owner_of_bonded(card)
        return "" if card.encounter and not card.weakness else controller

    def _owner_of_bonded(self, card: Card) -> str:
        """The owner of a bonded card: who alone has the card to which it is bonded, or the only investigator."""
        game = self.game
        summoners = (one for one, other in game.cards.items() if is_bonded_to(card, other))
        owners = dict.fromkeys(filter(None, (OWNER(game, one) for one in summoners))) or game.investigators
        owner = next(iter(owners)) if len(owners) == 1 else ""
        if owner:
            self.assumed.append(f"{owner} owns {card.name}, which is bonded to {card.bonded}")
        return owner

    def said_in_vain(self, piece: Piece, card: Card, field: str) -> None:
        """Report statements about a card that mean nothing in its zone."""
        keys = set(piece.where.values) if isinstance(piece.where, Mapping) else set()
        vain = keys & set(NOT_IN_PLAY if field not in IN_PLAY else ())
        vain -= {DAMAGE.key} if field == UNDER.name else set()
        vain |= keys & {UNREVEALED.key} if card.type != "location" or card.always_revealed else set()
        if field not in (HERE.name, THREAT_AREA.name):
            vain |= keys & {"at", "engaged"}
        for key in sorted(vain):
            help = "take it out, or put the card where it has a meaning"
            self.at.fault("E403", f'"{key}" means nothing in the {field}', value_at(piece.where, key), help)
