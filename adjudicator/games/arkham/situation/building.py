"""Setting a situation up: every card in its place, every name known, every fault reported."""

from collections.abc import Iterator
from typing import cast

from adjudicator.engine.procedures import Frame
from adjudicator.engine.readings import Readings
from adjudicator.games.arkham import zones
from adjudicator.games.arkham.abilities.limits import Uses, stamp
from adjudicator.games.arkham.actions.requests import RULES
from adjudicator.games.arkham.cards import Card
from adjudicator.games.arkham.enemies.engagement import may_engage, whom
from adjudicator.games.arkham.framework.turn import TURN, Turn
from adjudicator.games.arkham.game import IN_PLAY, TABLE
from adjudicator.games.arkham.library import Library, basic_actions, complete
from adjudicator.games.arkham.readings import READINGS
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation.placing import (
    MOST_INVESTIGATORS,
    NOT_IN_PLAY,
    name_taken,
    out_of_place,
    unique_in_play,
)
from adjudicator.games.arkham.situation.setting import Investigator, Location, Piece, Setting
from adjudicator.games.arkham.skill_test.tokens import ORDER
from adjudicator.language.diagnostics import InputAtFault, register
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node, Sequence, Text
from adjudicator.named import NamedTuple

register("E301", "no card of this name")
register("E302", "nothing of this name in the situation")
register("E303", "two things of one name")
register("E401", "a card in two places")
register("E402", "a number that cannot be")
register("E403", "this cannot be there")
register("E404", "an ability that is not modelled")

LIBRARY = Library()
BAGS = {
    "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2 skull skull cultist tablet auto-fail elder|sign",
    "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4 skull skull cultist tablet auto-fail elder|sign",
    "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5 skull skull cultist tablet auto-fail elder|sign",
    "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8 skull skull cultist tablet auto-fail elder|sign",
}
"""The chaos bags of the core campaign."""


class Built(NamedTuple):
    """A game that is set up, the faults aside, what was assumed, and the names that could not be set up."""

    game: Rules
    assumed: list[str]
    missing: frozenset[str]


class Builder:
    """Sets one situation up."""

    def __init__(self, setting: Setting, edition: str, readings: dict[str, str], at: Checking) -> None:
        self.setting = setting
        self.at = at
        self.game = Rules(edition, {}, Readings(READINGS, readings))
        self.assumed: list[str] = []
        self._names: set[str] = set()
        self._unique: set[str] = set()

    def build(self) -> Built:
        """The game as the setting says."""
        game, setting = self.game, self.setting
        game.tracing = False
        game.cards[RULES] = basic_actions()
        self._scenario()
        self._bag()
        for name, location in setting.locations.items():
            self._location(name, location)
        for name, investigator in setting.investigators.items():
            self._investigator(name, investigator)
        self._connections()
        for name, investigator in setting.investigators.items():
            self._areas(name, investigator)
        for name, enemy in setting.enemies.items():
            self._enemy(name, enemy)
        self._encounter()
        self._framework()
        # What stands there at the beginning is taken as it is said: nobody engages anybody for it.
        game.state.write(TABLE, "astir", None)
        self._standing_by()
        game.tracing = True
        if isinstance(setting.chaos_bag, str) and game.edition == "revised":
            game.cite("bless-and-curse-tokens.2")
        return Built(game, self.assumed, self._missing())

    def _standing_by(self) -> None:
        """Says of an enemy that would engage somebody by the rules that it is taken to be unengaged."""
        game = self.game
        for name in self.setting.enemies:
            if name in game.cards and game.quietly(lambda n=name: may_engage(game, n) and whom(game, n)):  # type: ignore[misc]
                here = " and ".join(who for who in game.investigators if game.location(who) == game.location(name))
                self.assumed.append(f"{name} is unengaged at the beginning, though it is ready and {here} is there")

    def _declared(self, key: str) -> tuple[str, ...]:
        """The names that stand under a key of the file, whatever is wrong with them."""
        node = self._root(key)
        return tuple(node.values) if isinstance(node, Mapping) and node is not self.at.source.root else ()

    def _missing(self) -> frozenset[str]:
        declared = (n for key in ("investigators", "enemies", "locations", "cards") for n in self._declared(key))
        described = _described(self.at.source.root)
        return frozenset(name.lower() for name in (*declared, *described) if name not in self.game.cards)

    # -- cards --------------------------------------------------------------------------------------------------

    def _card(self, given: str | Card, where: Node, wanted: str = "") -> Card | None:
        """The card of a name or a description; a fault if there is none."""
        if not given:
            return None
        if isinstance(given, Card):
            return complete(given._replace(name=given.name or wanted))
        own = self.setting.cards.get(given)
        if own is not None:
            return complete(own._replace(name=own.name or given))
        try:
            found = LIBRARY.find(given)
        except InputAtFault as fault:
            for one in fault.faults:
                self.at.faults.add(one.code, one.message, one.path, one.span, one.help)
            return None
        if found is None and given not in self._declared("cards"):
            known = (*self.setting.cards, *LIBRARY.titles())
            help = did_you_mean(given, known) or "describe it in place, or under `cards:`"
            self.at.fault("E301", f'there is no card "{given}"', _value(where, "card"), help)
        return found

    def _enter(self, name: str, card: Card, where: Node) -> str:
        """The card becomes an entity of the game, under a name that nothing else bears."""
        taken = name_taken(name, self._names)
        if taken:
            self.at.fault("E303", taken, where, "give it a name of its own: `as: …`")
            name = self._free_name(f"{name} again")
        self._names.add(name.lower())
        self.game.cards[name] = card
        return name

    def _fits(self, card: Card, field: str, where: Node) -> None:
        """A card lies where it can, and a unique card once."""
        wrong = out_of_place(card, field)
        if wrong:
            self.at.fault("E403", f'"{card.name}" cannot be in the {field}', _value(where, "card"), wrong)
        if unique_in_play(card, field):
            if card.name in self._unique:
                help = "a unique card is in play once: take one of them out"
                self.at.fault("E401", f'"{card.name}" is in play twice', _value(where, "card"), help)
            self._unique.add(card.name)

    def _free_name(self, title: str) -> str:
        base = plain_name(title)
        name, number = base, 1
        while name in self._names:
            number += 1
            name = f"{base} {number}"
        return name

    def _changed(self, card: Card, piece: Piece | Investigator | Location) -> Card:
        for stat, number in piece.changed:
            card = card.changed(stat, number)
        if isinstance(piece, Piece) and (piece.traits or piece.keywords):
            card = card._replace(traits=(*card.traits, *piece.traits), keywords=(*card.keywords, *piece.keywords))
        return card

    def _tokens(self, name: str, piece: Piece | Investigator | Location, card: Card) -> None:
        game = self.game
        for token, number in piece.tokens:
            game.state.write(name, token, number or None)
            limit = {"damage": card.health, "horror": card.sanity}.get(token)
            if limit is not None and number >= limit and card.type in ("investigator", "enemy", "asset"):
                self.at.fault(
                    "E402",
                    f"{name} has {number} {token} and would be defeated already",
                    _value(piece.where, token),
                    f"at most {limit - 1}",
                )
            if limit is None and token in ("damage", "horror") and card.type == "enemy" and token == "horror":
                help = "an enemy has damage only"
                self.at.fault("E402", f"{name} is an enemy and takes no horror", _value(piece.where, token), help)

    def _piece(
        self, piece: Piece, holder: str, field: str, controller: str, name: str = "", owner: str | None = None
    ) -> str:
        """Places a card; the name under which it is known."""
        card = self._card(piece.card, piece.where)
        if card is None:
            return ""
        card = self._changed(card, piece)
        name = self._enter(name or piece.name or self._free_name(card.name), card, piece.where)
        game = self.game
        self._fits(card, field, piece.where)
        self._said_in_vain(piece, field)
        if piece.owner:
            self._known(piece.owner, piece.where, "owner", "investigator")
        if owner is None:
            owner = piece.owner or controller
        if owner and (not card.encounter or card.weakness or piece.owner):
            game.state.write(name, "owner", owner)
        if controller and field in ("play area",):
            game.state.write(name, "controller", controller)
        if field == "threat area" and card.weakness and card.type != "enemy":
            game.state.write(name, "controller", controller)
        if card.reverse_card is not None:
            reverse = complete(card.reverse_card._replace(name=card.reverse_card.name or f"Reverse of {card.name}"))
            game.state.write(name, "reverse", self._enter(self._free_name(reverse.name), reverse, piece.where))
        self._tokens(name, piece, card)
        if card.uses is not None and field == "play area" and card.uses[0] not in dict(piece.tokens):
            game.state.write(name, card.uses[0], card.uses[1])
        if piece.exhausted:
            game.write(name, "exhausted", True)
        if piece.sealed:
            game.state.write(name, "chaos tokens", piece.sealed)
        zones.place(game, name, holder, field)
        self._used(name, piece.used)
        for attached in piece.attached:
            inner = self._piece(attached, name, "attachments", controller)
            game.state.write(inner, "attached to", name)
        return name

    def _said_in_vain(self, piece: Piece, field: str) -> None:
        """What is said of a card that its zone has no place for."""
        keys = set(piece.where.values) if isinstance(piece.where, Mapping) else set()
        vain = keys & set(NOT_IN_PLAY if field not in IN_PLAY else ())
        if field not in ("here", "threat area"):
            vain |= keys & {"at", "engaged"}
        for key in sorted(vain):
            help = "take it out, or put the card where it has a meaning"
            self.at.fault("E403", f'"{key}" means nothing in the {field}', _value(piece.where, key), help)

    def _used(self, name: str, used: int) -> None:
        """Limited abilities of a card have been used in the present period, by whoever controls it."""
        game = self.game
        for number, ability in enumerate(game.cards[name].abilities):
            if used and ability.limit is not None:
                uses = Uses(stamp(game, ability.limit.period), ((game.controller(name), used),))
                game.state.write(name, f"used {number}", uses)

    # -- who and what is there ----------------------------------------------------------------------------------

    def _scenario(self) -> None:
        setting = self.setting
        if setting.scenario:
            card = self._card(setting.scenario, self._root("scenario"))
            if card is not None and card.type != "scenario":
                help = "name the scenario's reference card, or leave it out"
                self.at.fault("E403", f'"{card.name}" is not a scenario', self._root("scenario"), help)
            elif card is not None:
                self.game.cards["scenario"] = card
                zones.place(self.game, "scenario", TABLE, "scenario")
        if setting.symbols:
            known = tuple(setting.symbols)
            for token in known:
                if token not in ORDER:
                    symbols = self._root("symbols")
                    where = symbols.keys[token] if isinstance(symbols, Mapping) else symbols
                    help = did_you_mean(token, ORDER) or f"one of: {', '.join(ORDER)}"
                    self.at.fault("E204", f'"{token}" is no chaos token', where, help)
            card = Card("the reference card", "scenario", symbols=tuple(setting.symbols.items()))
            self.game.cards["the reference card"] = card
            zones.place(self.game, "the reference card", TABLE, "scenario")
        elif not setting.scenario:
            self.assumed.append("no scenario: skull, cultist, tablet and elder thing have no effect")

    def _root(self, key: str) -> Node:
        root = self.at.source.root
        assert isinstance(root, Mapping)
        return root.values.get(key, root)

    def _bag(self) -> None:
        given = self.setting.chaos_bag
        if isinstance(given, str):
            tokens = tuple(token.replace("|", " ") for token in BAGS[given].split())
            if "chaos bag" not in cast(Mapping, self.at.source.root).values:
                self.assumed.append("the chaos bag of the core campaign, standard difficulty")
        else:
            tokens = given
        for token in ("bless", "curse"):
            if tokens.count(token) > 10:
                message = f"there are never more than 10 {token} tokens in the bag"
                self.at.fault("E402", message, self._root("chaos bag"), "write at most 10")
        if self.game.edition == "first" and {"bless", "curse"} & set(tokens):
            self.assumed.append(
                "the first edition has no rules for bless and curse tokens: they count +2 and -2, no more"
            )
        bag = tuple((kind, tokens.count(kind)) for kind in ORDER if kind in tokens)
        self.game.state.write(TABLE, "chaos bag", bag or None)

    def _location(self, name: str, location: Location) -> None:
        card = self._card(location.card or _titled(name), location.where, _titled(name))
        if card is None:
            return
        if card.type != "location":
            help = "cards of other types stand elsewhere"
            self.at.fault("E403", f'"{card.name}" is not a location', _value(location.where, "card"), help)
            return
        self._add_location(name, self._changed(card, location), location)

    def _add_location(self, name: str, card: Card, location: Location | None) -> None:
        game = self.game
        name = self._enter(name, card, location.where if location else self._root("investigators"))
        unrevealed = location is not None and location.unrevealed
        if unrevealed:
            game.state.write(name, "unrevealed", True)
        zones.place(game, name, TABLE, "locations")
        given = dict(location.tokens) if location else {}
        if location is not None:
            self._tokens(name, location, card)
        if "clues" not in given and card.clues and not unrevealed:
            per = len(self.setting.investigators) if "clues" in card.per_investigator else 1
            game.state.write(name, "clues", card.clues * per)
        for piece in location.attached if location else ():
            inner = self._piece(piece, name, "attachments", "")
            game.state.write(inner, "attached to", name)

    def _connections(self) -> None:
        for name, location in self.setting.locations.items():
            there = list(self.game.zone(name, "connections"))
            for other in location.connects:
                target = self._place_of(other, location.where, "connects")
                if target and target not in there:
                    there.append(target)
                back = self.game.zone(target, "connections") if target else ()
                described = self.setting.locations.get(target)
                if target and name not in back and not (described and described.connects):
                    self.game.state.write(target, "connections", (*back, name))
            if there:
                self.game.state.write(name, "connections", tuple(there))

    def _place_of(self, given: str, where: Node, key: str = "at") -> str:
        """The location of a name, put into play from the library if the file does not describe it."""
        game = self.game
        if not given:
            return self._somewhere(where)
        name = _same(given, game.cards)
        if name and game.cards[name].type == "location":
            return name
        card = LIBRARY.find(given) or LIBRARY.find(_titled(given)) or self.setting.cards.get(given)
        if card is not None and card.type == "location":
            name = plain_name(given)
            self._add_location(name, card, None)
            self.assumed.append(f"{card.name} as printed")
            return name
        known = (*game.zone(TABLE, "locations"), *LIBRARY.titles())
        help = did_you_mean(given, known) or "name it under `locations:`"
        self.at.fault("E302", f'there is no location "{given}"', _value(where, key), help)
        return ""

    def _somewhere(self, where: Node) -> str:
        game = self.game
        locations = game.zone(TABLE, "locations")
        if locations:
            if len(locations) > 1:
                self.assumed.append(f"who is said to be nowhere is at {locations[0]}")
            return locations[0]
        card = Card("a location", "location", shroud=2)
        self._add_location("a location", card, None)
        self.assumed.append("everybody is at one location, of shroud 2, without clues")
        return "a location"

    def _investigator(self, name: str, investigator: Investigator) -> None:
        game = self.game
        card = self._card(investigator.card, investigator.where)
        if card is None:
            return
        if card.type != "investigator":
            help = "name an investigator card"
            self.at.fault("E403", f'"{card.name}" is not an investigator', _value(investigator.where, "card"), help)
            return
        card = self._changed(card, investigator)
        name = self._enter(name, card, investigator.where)
        self._fits(card, "here", investigator.where)
        game.state.write(TABLE, "investigators", (*game.investigators, name))
        self._tokens(name, investigator, card)
        place = self._place_of(investigator.at, investigator.where)
        if place:
            zones.place(game, name, place, "here")
        self._used(name, investigator.used)

    def _areas(self, name: str, investigator: Investigator) -> None:
        if name not in self.game.cards:
            return
        for field, pieces in (
            ("hand", investigator.hand),
            ("deck", investigator.deck),
            ("discard", investigator.discard),
            ("play area", investigator.play_area),
            ("threat area", investigator.threat_area),
        ):
            for piece in pieces:
                self._piece(piece, name, field, name)
        self._known_deck(investigator.where, name, "deck")

    def _known_deck(self, where: Node, holder: str, field: str) -> None:
        """A deck that the file says is empty is so; of one that it does not speak of the cards are not known."""
        given = where.values.get(field) if isinstance(where, Mapping) else None
        if isinstance(given, Sequence) and not given.items:
            self.game.state.write(holder, f"{field} is known", True)

    def _enemy(self, name: str, piece: Piece) -> None:
        game = self.game
        piece = piece._replace(card=piece.card or _titled(name))
        card = self._card(piece.card, piece.where)
        if card is None:
            return
        if card.type != "enemy":
            help = "name an enemy card; other cards stand elsewhere"
            self.at.fault("E403", f'"{card.name}" is not an enemy', _value(piece.where, "card"), help)
            return
        if not piece.engaged:
            place = self._place_of(piece.at, piece.where)
            if place:
                self._piece(piece, place, "here", "", name)
            return
        engaged = self._known(piece.engaged, piece.where, "engaged", "investigator")
        if not engaged:
            return
        if "massive" in card.keywords:
            help = "say `at: …`: while it is ready it is engaged with everybody there"
            self.at.fault(
                "E403", f"{name} is massive and in nobody's threat area", _value(piece.where, "engaged"), help
            )
            return
        if piece.at and self._place_of(piece.at, piece.where) != game.location(engaged):
            self.at.fault(
                "E403",
                f"{name} is engaged with {engaged}, who is at {game.location(engaged)}",
                _value(piece.where, "at"),
                "an enemy is where the investigator is with whom it is engaged: leave `at` out",
            )
        self._piece(piece, engaged, "threat area", "", name)

    def _known(self, given: str, where: Node, key: str, kind: str) -> str:
        """The entity of a name; a fault if there is none of that kind."""
        names = {name: card for name, card in self.game.cards.items() if card is not None and card.type == kind}
        found = _same(given, names)
        if not found and not (self.at.faults and given.lower() in self._missing()):
            help = did_you_mean(given, names) or f"known: {', '.join(names) or 'none'}"
            self.at.fault("E302", f'there is no {kind} "{given}"', _value(where, key), help)
        return found

    def _encounter(self) -> None:
        setting = self.setting
        for pieces, field in (
            (setting.encounter_deck, "encounter deck"),
            (setting.encounter_discard, "encounter discard"),
            (setting.set_aside, "set aside"),
            (setting.agenda_deck, "agenda deck"),
            (setting.act_deck, "act deck"),
        ):
            for piece in pieces:
                self._piece(piece, TABLE, field, "")
        self._known_deck(cast(Node, self.at.source.root), TABLE, zones.ENCOUNTER_DECK)
        for one, field in ((setting.agenda, "agenda"), (setting.act, "act")):
            if one is not None:
                self._piece(one, TABLE, field, "")

    # -- where in the round -------------------------------------------------------------------------------------

    def _framework(self) -> None:
        game, setting = self.game, self.setting
        root = self._root("investigators")
        if not game.investigators:
            if not self.at.faults:
                self.at.fault("E203", "there is no investigator", root, "name at least one under `investigators:`")
            return
        if setting.lead:
            lead = self._known(setting.lead, self.at.source.root or root, "lead", "investigator")
            if lead:
                everybody = game.investigators
                place = everybody.index(lead)
                game.state.write(TABLE, "investigators", everybody[place:] + everybody[:place])
        if len(game.investigators) > MOST_INVESTIGATORS:
            help = f"at most {MOST_INVESTIGATORS} play"
            self.at.fault("E402", f"there are {len(game.investigators)} investigators", root, help)
        game.state.write(TABLE, "started", len(game.investigators))
        game.state.write(TABLE, "round", setting.round or (2 if setting.phase == "mythos" else 1))
        game.state.write(TABLE, "phase", setting.phase)
        self._turn()
        if setting.prevails:
            game.state.write(TABLE, "prevails", self._prevailing(setting.prevails))
        game.stack = Frame(TURN, 0, Turn(), None, 1)
        if not self.at.faults:
            from adjudicator.games.arkham.situation.midway import begin_midway

            begin_midway(self)

    def _prevailing(self, given: str) -> str:
        """The card that the lead investigator has prevail, by its name here or its title."""
        titles = {card.name: name for name, card in self.game.cards.items()}
        found = _same(given, self.game.cards) or titles.get(given, "")
        if not found:
            help = did_you_mean(given, (*self.game.cards, *titles)) or "name a card of the situation"
            self.at.fault("E302", f'there is no card "{given}" here', self._root("prevails"), help)
        return found

    def _turn(self) -> None:
        game, setting = self.game, self.setting
        if setting.turn == "nobody" or (not setting.turn and setting.phase != "investigation"):
            return
        turn = setting.turn and self._known(
            setting.turn, self.at.source.root or self._root("turn"), "turn", "investigator"
        )
        if not setting.turn:
            turn = game.lead
            if len(game.investigators) > 1:
                self.assumed.append(f"it is {turn}'s turn")
        if not turn:
            return
        game.state.write(TABLE, "turn", turn)
        for name, investigator in setting.investigators.items():
            actions = investigator.actions
            if name == turn or actions is not None:
                game.state.write(name, "actions", 3 if actions is None else actions)


def _described(node: Node | None) -> Iterator[str]:
    """The names of the cards that are described in place somewhere in the file, whatever is wrong with them."""
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _described(item)
    if isinstance(node, Mapping):
        card = node.values.get("card")
        name = card.values.get("name") if isinstance(card, Mapping) else None
        if isinstance(name, Text):
            yield name.text
        for value in node.values.values():
            yield from _described(value)


def plain_name(title: str) -> str:
    """The name of a card in sentences: its title in small letters."""
    return title.lower()


def _titled(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.split())


def _same(given: str, names: dict[str, Card] | tuple[str, ...]) -> str:
    """The name that is meant, whatever its capitals and article; empty if there is none."""
    if given in names:
        return given
    plain = given.lower().removeprefix("the ")
    return next((name for name in names if name.lower() == plain), "")


def _value(where: Node, key: str) -> Node:
    """The node of a key's value, for a caret; the whole entry if it has no such key."""
    if isinstance(where, Mapping):
        return where.values.get(key, where)
    return where
