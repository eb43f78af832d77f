"""The cards that an ability's words refer to: by title, by description, or several of these together."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.games.arkham.abilities import locations
from adjudicator.games.arkham.abilities.in_play import controlled_by, everything_in_play, faced, found_at, held
from adjudicator.games.arkham.abilities.parts import DISCARDED, THIS
from adjudicator.games.arkham.as_if import as_if_in_hand
from adjudicator.games.arkham.directions import DIRECTIONS, farthest_to, lies_at, square_beside
from adjudicator.games.arkham.facts import (
    AS_IF_AT,
    ATTACHED_TO,
    ATTACHMENTS,
    BEING_DRAWN,
    BEING_RESOLVED,
    BESIDE_THE_MAP,
    CAMPAIGN_NAMES,
    COLLECTION,
    COMMITTED,
    COMMITTED_BY,
    CONNECTIONS,
    DAMAGE,
    DISCARD,
    DRAWN_FROM,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    GAINED_TRAITS,
    GIVEN_TRAITS,
    HAND,
    HERE,
    LOCATIONS,
    MEMORIES,
    OWNER,
    PHASE_NOW,
    PLAY_AREA,
    SET_ASIDE,
    SHADOWS,
    SLOT_OF,
    TABLE,
    THREAT_AREA,
    TURN_TAKEN,
    UNDERNEATH,
    UNKNOWN_CARDS,
    UNSTABLE,
    VICTORY_DISPLAY,
    WILD_STANDS_FOR,
    tokens_of,
)
from adjudicator.games.arkham.flood import is_at
from adjudicator.games.arkham.game import Arkham, Card, Test, Which
from adjudicator.games.arkham.icons import icons
from adjudicator.games.arkham.key_tokens import has_all
from adjudicator.games.arkham.location_sides import is_titled, printed_traits
from adjudicator.games.arkham.paths import distances, farthest, nearest
from adjudicator.games.arkham.swarm import is_host
from adjudicator.games.arkham.terms import IS_A_KEYWORD
from adjudicator.games.arkham.words import Context

NOBODYS: Final = (ENCOUNTER_DISCARD.name, VICTORY_DISPLAY.name, SET_ASIDE.name, COLLECTION.name)
"""The zones that belong to nobody, beside the encounter deck and the decks that belong to the scenario."""


INVESTIGATORS: Final = "investigators"
"""Stands beside the kinds of tokens of which a location may have the most."""


class Titled(NamedTuple):
    """Every card with this name."""

    name: str

    def all(self, game: Arkham, context: Context) -> Sequence[str]:
        """The cards in play with this name."""
        return tuple(e for e in everything_in_play(game) if is_titled(game, e, self.name))

    def fits(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if the entity has this name."""
        return entity in game.cards and is_titled(game, entity, self.name)


class Together(NamedTuple):
    """Everything to which one of several references refers."""

    parts: tuple[Which, ...]

    def all(self, game: Arkham, context: Context) -> Sequence[str]:
        """The entities to which they refer now, each once."""
        return tuple(dict.fromkeys(entity for part in self.parts for entity in part.all(game, context)))

    def fits(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if one of them refers to the entity."""
        return any(part.fits(game, context, entity) for part in self.parts)


class Described(NamedTuple):
    """Every card that fits a description: kind, traits, place, controller, engagement, state."""

    kind: str = ""
    trait: tuple[str, ...] = ()
    non: tuple[str, ...] = ()
    at: Which | None = None
    controlled_by: Which | None = None
    owned_by: Which | None = None
    controller_of: Which | None = None
    engaged_with: Which | None = None
    engaged: str = ""
    exhausted: bool | None = None
    empty: bool | None = None
    enemies: bool | None = None
    revealed: bool | None = None
    haunted: bool | None = None
    all_clues_discovered: bool | None = None
    flood: str = ""
    unstable: bool | None = None
    slot: str = ""
    held_in: str = ""
    keys: tuple[str, ...] = ()
    without_keys: tuple[str, ...] = ()
    encounter: bool | None = None
    zone: str = ""
    of: Which | None = None
    other_than: Which | None = None
    named: tuple[str, ...] = ()
    icon: str = ""
    attached_to: Which | None = None
    weakness: bool | None = None
    damaged: bool | None = None
    keyword: str = ""
    host: bool | None = None
    location_of: Which | None = None
    connecting_to: Which | None = None
    up_to_connections_away: int | None = None
    left_of: Which | None = None
    right_of: Which | None = None
    above: Which | None = None
    below: Which | None = None
    in_play: bool | None = None
    farthest_to: str = ""
    victory: bool | None = None
    nearest_to: Which | None = None
    farthest_from: Which | None = None
    with_at_least: dict[str, int] | None = None
    story: bool | None = None
    such_that: Test | None = None
    """What is so of it, which the condition calls `chosen`."""
    with_a: str = ""
    with_no: str = ""
    without: str = ""
    the_most: str = ""
    the_fewest: str = ""
    topmost: bool = False
    stage: tuple[int, ...] = ()
    unique: bool | None = None
    recorded_under: str = ""
    supply: str = ""
    remembers: str = ""
    copy_of: Which | None = None
    to_level: int | None = None
    has: str = ""
    uses: str = ""
    connections_away: int | None = None
    classes: tuple[str, ...] = ()
    turn_to_come: bool | None = None
    drawn_from: str = ""

    def all(self, game: Arkham, context: Context) -> Sequence[str]:
        """The cards that fit, in a stable order."""
        found = tuple(e for e in self._field(game, context) if self._is_such(game, context, e))
        game.because(*((*self._reach(), *self._hidden(game, context, found)) if game.tells else ()))
        found = self._by_distance(game, context, found)
        found = farthest_to(game, self.farthest_to, found) if self.farthest_to else found
        if self.topmost:
            game.because(*_ORDERED_BY.get(self.zone, ()))
            return found[:1]
        for what, extreme in ((self.the_most, max), (self.the_fewest, min)):
            if what and found:
                wanted = extreme(_how_many(game, what, e) for e in found)
                found = tuple(e for e in found if _how_many(game, what, e) == wanted)
        return found

    def _by_distance(self, game: Arkham, context: Context, found: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the cards that are nearest to somebody, or farthest away, if the description says so."""
        for to, chosen in ((self.nearest_to, nearest), (self.farthest_from, farthest)):
            for who in to.all(game, context)[:1] if to is not None else ():
                found = chosen(game, game.location(who), found)
        return found

    def _reach(self) -> tuple[str, ...]:
        """The rules by which a description takes in the cards that it does, and no others."""
        where = _REACHES.get(self.zone, ("ability.6",)) if self.zone else ("ability.5",)
        said = (
            (self.trait, "traits.3"),
            (self.named, "card-anatomy.5"),
            (self.attached_to, "attach-to.3"),
            (self.with_a, "a-an.1"),
        )
        where = ("ability.5", "in-play-and-out-of-play.4") if self.kind == "location" and not self.zone else where
        several = ("qualifiers.1",) if self.unique is not None and len(self.trait) > 1 else ()
        return (*where, *(rule for key, rule in said if key), *several)

    def _hidden(self, game: Arkham, context: Context, found: Sequence[str]) -> tuple[str, ...]:
        """The rules by which hidden treacheries are among the cards of a threat area, and hidden enemies are not."""
        treachery = not self.zone or self.zone == THREAT_AREA.name
        if treachery and any(game.is_hidden(card) for card in found):
            return ("hidden.4",)
        if self.zone != THREAT_AREA.name or self.kind not in ("enemy", "card", ""):
            return ()
        return ("hidden.7",) if any(held(game, owner, "enemy") for owner in self.owners(game, context)) else ()

    def _field(self, game: Arkham, context: Context) -> Sequence[str]:
        if self.zone == THREAT_AREA.name:
            return tuple(card for owner in self.owners(game, context) for card in faced(game, owner))
        if self.zone:
            return tuple(card for owner in self.owners(game, context) for card in game.zone(owner, self.zone))
        if self.kind == "investigator":
            return game.investigators
        if self.kind == "location":
            return LOCATIONS(game)
        if self.engaged_with is not None:
            found = self.engaged_with.all(game, context)
            return tuple(dict.fromkeys(enemy for i in found for enemy in game.enemies_of(i)))
        if self.controlled_by is not None:
            found = self.controlled_by.all(game, context)
            return tuple(card for i in found for card in controlled_by(game, i))
        if self.at is not None:
            game.because(*_NOT_THERE[self.kind == "enemy" and bool(SHADOWS(game))])
            return tuple(card for place in self.at.all(game, context) for card in found_at(game, place))
        return everything_in_play(game)

    def owners(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The owners of the zone: those named, or oneself; some zones belong to nobody."""
        if self.zone in NOBODYS or self.zone == BESIDE_THE_MAP.name or self.zone.endswith(" deck"):
            return (TABLE,)
        if self.zone == COMMITTED.name:
            return ("test",)
        if self.zone == UNDERNEATH.name and self.of is None:
            return (context.this,)
        return tuple(self.of.all(game, context)) if self.of else (context.you,)

    def unknown(self, game: Arkham, context: Context) -> int:
        """The number of cards in hand that the situation does not name, if the description fits any (other) card."""
        any_card = Described(kind="card", zone=HAND.name, of=self.of, other_than=self.other_than)
        if self.kind != "card" or self != any_card or self.other_than not in (None, THIS):
            return 0
        return sum(UNKNOWN_CARDS(game, owner) for owner in self.owners(game, context))

    def fits(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if the entity fits this description."""
        among_others = self.the_most or self.the_fewest or self.topmost or self.farthest_to
        if among_others or self.nearest_to is not None or self.farthest_from is not None:
            return entity in self.all(game, context)
        return self._is_such(game, context, entity)

    def _is_such(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if the entity fits this description, its place among others aside."""
        card = game.cards.get(entity)
        if card is None or (self.kind and self.kind not in (card.type, "card")):
            return False
        if self.trait and not bears(game, entity, self.trait):
            return False
        if self.non and bears(game, entity, self.non):
            return False
        if not self._is_called(game, entity):
            return False
        if not self._has_the_keyword(game, entity):
            return False
        if not self._is_of_its_kind(card):
            return False
        if self.icon and not _shows(game, context, entity, self.icon):
            return False
        if self.turn_to_come is not None and (entity in _to_come(game)) is not self.turn_to_come:
            return False
        if self.exhausted is not None and not self._turned_so(game, entity):
            return False
        if self.without and any(game.cards[a].titled(self.without) for a in ATTACHMENTS(game, entity)):
            return False
        if not self._lies_on(game, entity):
            return False
        kind = self.copy_of is None or self._is_a_copy(game, context, card)
        kind = kind and (self.encounter is None or game.is_encounter_card(entity) is self.encounter)
        kind = kind and (self.such_that is None or self.such_that.holds(game, context.also_choosing(entity)))
        kind = kind and self._is_owned(game, context, entity)
        kind = kind and self._such_a_location(game, entity) and self._placed(game, context, entity)
        return kind and self._near(game, context, entity)

    def _is_of_its_kind(self, card: Card) -> bool:
        """True if the card is a weakness, a story asset, or takes a slot, as described."""
        if self.weakness is not None and card.weakness is not self.weakness:
            return False
        if self.story is not None and card.is_story_asset is not self.story:
            return False
        return not self.slot or card.slot.partition(" x")[0] == self.slot

    def _lies_on(self, game: Arkham, entity: str) -> bool:
        """True if the tokens and keys lie on the entity of which the description speaks, and no others."""
        if self.with_a and not tokens_of(self.with_a)(game, entity):
            return False
        if any(tokens_of(kind)(game, entity) < least for kind, least in (self.with_at_least or {}).items()):
            return False
        if self.with_no and tokens_of(self.with_no)(game, entity):
            return False
        if self.damaged is not None and bool(DAMAGE(game, entity)) is not self.damaged:
            return False
        if self.unstable is not None and UNSTABLE(game, entity) is not self.unstable:
            return False
        if self.keys and not has_all(game, entity, self.keys):
            return False
        held = not self.held_in or is_held_in(game, entity, self.held_in)
        return held and not (self.without_keys and has_all(game, entity, self.without_keys))

    def _has_the_keyword(self, game: Arkham, entity: str) -> bool:
        """True if the card has the keyword now, if one is named, and is a host or none, if that is said."""
        if self.host is not None and is_host(game, entity) is not self.host:
            return False
        if not self.keyword:
            return True
        printed = self.keyword in game.cards[entity].keywords
        game.because(*IS_A_KEYWORD.get(self.keyword if printed else "", ()))
        return game.has_keyword(entity, self.keyword)

    def _is_a_copy(self, game: Arkham, context: Context, card: Card) -> bool:
        """True if the card shares its title with one of those that are named; each of these is a copy as well."""
        game.because("copy.1", "copy.2", *_SUBTITLED[card.subtitled])
        of = self.copy_of.all(game, context) if self.copy_of is not None else ()
        return any(card.is_copy_of(game.cards[one]) for one in of)

    def _is_called(self, game: Arkham, entity: str) -> bool:
        """True if the card has one of the names and stages, and the campaign log records it, as described."""
        card = game.cards[entity]
        if self.named and not any(is_titled(game, entity, name) for name in self.named):
            return False
        game.because(*_SUBTITLED[bool(self.named) and card.subtitled and card.name not in self.named])
        if self.recorded_under and card.name not in recorded(game, self.recorded_under):
            return False
        if self.classes and not _is_of(game, card, self.classes):
            return False
        if self.supply and not _has_supply(game, card, self.supply):
            return False
        if self.remembers and self.remembers not in MEMORIES(game, entity):
            return False
        unique = self.unique is None or card.unique is self.unique
        game.because(*_WITHOUT_LEVEL[self.to_level is not None and bool(card.bonded)])
        leveled = self.to_level is None or (card.level <= self.to_level and card.has_level)
        unique = unique and leveled
        figures = not self.has or card.printed(self.has) is not None
        figures = figures and (self.victory is None or _has_victory(game, card, entity) is self.victory)
        figures = figures and (not self.uses or (card.uses is not None and card.uses[0] == self.uses))
        return unique and figures and (not self.stage or card.stage in self.stage)

    def _such_a_location(self, game: Arkham, entity: str) -> bool:
        """True if a location is as empty, as revealed and as cleared as the description says."""
        if self.empty is not None and locations.is_empty(game, entity) is not self.empty:
            return False
        if self.enemies is not None and bool(game.enemies_at(entity)) is not self.enemies:
            return False
        if self.revealed is not None and locations.is_revealed(game, entity) is not self.revealed:
            return False
        if self.flood and not is_at(game, entity, self.flood):
            return False
        if self.haunted is not None and locations.is_haunted(game, entity) is not self.haunted:
            return False
        cleared = self.all_clues_discovered
        return cleared is None or locations.all_clues_discovered(game, entity) is cleared

    def _is_owned(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if it is of the deck of somebody, comes from a deck, or controls something, as described."""
        if self.drawn_from and not _is_drawn_from(game, entity, self.drawn_from):
            return False
        if self.owned_by is not None and OWNER(game, entity) not in self.owned_by.all(game, context):
            return False
        if self.controller_of is None:
            return True
        return any(game.controller(card) == entity for card in self.controller_of.all(game, context))

    def _turned_so(self, game: Arkham, entity: str) -> bool:
        game.because("exhaust-exhausted.3")
        return game.ready(entity) is not self.exhausted

    def _placed(self, game: Arkham, context: Context, entity: str) -> bool:
        if self.other_than is not None and self.other_than.fits(game, context, entity):
            return False
        if self.at is not None:
            game.because(*_BY_ITS_PLACE.get(game.lies(entity)[1], ()), *_AS_IF[bool(AS_IF_AT(game, entity))])
            if game.location(entity) not in self.at.all(game, context):
                return False
            game.because(*_WITH_ITS_HOLDER.get((game.cards[entity].type, game.lies(entity)[1]), ()))
        if self.engaged_with is not None:
            with_whom = self.engaged_with.all(game, context)
            if not any(investigator in with_whom for investigator in game.engaged(entity)):
                return False
        if self.engaged == "with nobody" and game.engaged(entity):
            return False
        if self.engaged == "with somebody" and not game.engaged(entity):
            return False
        if self.controlled_by is not None and _controller(game, entity) not in self.controlled_by.all(game, context):
            return False
        if self.attached_to is not None and ATTACHED_TO(game, entity) not in self.attached_to.all(game, context):
            return False
        if self.zone == THREAT_AREA.name:
            return any(entity in faced(game, owner) for owner in self.owners(game, context))
        if self.zone:
            holder, field = game.lies(entity)
            owners = self.owners(game, context)
            return (field == self.zone and holder in owners) or self._lies_as_if(game, owners, entity)
        return True

    def _lies_as_if(self, game: Arkham, owners: tuple[str, ...], entity: str) -> bool:
        """True if the card is played from elsewhere as if it were in one of these hands, and that is the zone."""
        if self.zone != HAND.name or not any(as_if_in_hand(game, owner, entity) for owner in owners):
            return False
        game.because("faq-as-if.2", "faq-as-if.3")
        return True

    def _lies_beside(self, game: Arkham, context: Context, place: str) -> bool:
        """True if the location lies next to those that are named, in the direction that is."""
        sides = zip(DIRECTIONS.values(), (self.left_of, self.right_of, self.above, self.below), strict=True)
        return all(
            any(lies_at(game, square_beside(game, one, step)) == place for one in of.all(game, context))
            for step, of in sides
            if of is not None
        )

    def _near(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if it is in play, connects to what is named, and is as near to you as the description says."""
        if self.in_play is not None and game.in_play(entity) is not self.in_play:
            return False
        place = game.location(entity)
        if not self._lies_beside(game, context, place):
            return False
        if self.location_of is not None and not any(
            place == game.location(one) for one in self.location_of.all(game, context)
        ):
            return False
        if self.connecting_to is not None and not any(
            place in CONNECTIONS(game, here) for here in self.connecting_to.all(game, context)
        ):
            return False
        if self.up_to_connections_away is None and self.connections_away is None:
            return True
        away = distances(game, game.location(context.you)) if game.location(context.you) else {}
        if self.connections_away is not None:
            return away.get(place) == self.connections_away
        most = self.up_to_connections_away or 0
        return away.get(place, most + 1) <= most


_WITHOUT_LEVEL: Final = {True: ("bonded.3",), False: ()}
"""The rules by which a bonded card (True) is of no level."""
_SUBTITLED: Final = {True: ("faq-treachery-subtitles.1",), False: ()}
"""The rules by which a title is told from the subtitle of a treachery (True)."""


_ANYWHERE: Final = "anywhere"
DRAWN_FROM_THERE: Final = (ENCOUNTER_DECK.name, _ANYWHERE)
"""The words for where an encounter card comes from that is drawn."""


def _is_drawn_from(game: Arkham, card: str, place: str) -> bool:
    """True of an encounter card of which the draw is not over, if it comes from this zone, or from any."""
    return card in BEING_DRAWN(game) and place in (_ANYWHERE, DRAWN_FROM(game, card))


HELD_IN: Final = ("standard slots", "additional slots")
"""The words for slots that everybody has, and for those that a card gives."""


def _how_many(game: Arkham, what: str, entity: str) -> int:
    """The number of tokens of a kind on the entity, or of the investigators there."""
    if what == INVESTIGATORS:
        return sum(game.location(who) == entity for who in game.investigators)
    return tokens_of(what)(game, entity)


def is_held_in(game: Arkham, card: str, slots: str) -> bool:
    """True if an asset is held in a slot of this sort, as was decided when it was played or shifted."""
    game.because("faq-shifting-slots.2")
    giver = SLOT_OF(game, card)
    return bool(giver and game.in_play(giver)) is (slots == "additional slots")


_IN_PLAY: Final = ("ability.5",)
_REACHES: Final = {
    **dict.fromkeys((PLAY_AREA.name, THREAT_AREA.name, ATTACHMENTS.name), _IN_PLAY),
    SET_ASIDE.name: ("ability.6", "set-aside.4"),
}
"""The rules by which an ability reaches the cards of a zone; of others that it names they are those of out of play."""

PILES: Final = (DISCARD.name, ENCOUNTER_DISCARD.name)


def supplies_of(who: str) -> str:
    """The heading of the campaign log for the supplies that an investigator has."""
    return f"supplies of {who}"


def _has_victory(game: Arkham, card: Card, entity: str) -> bool:
    """True if a card has victory points; those of a location stand on its revealed side."""
    return card.victory is not None and (card.type != "location" or locations.is_revealed(game, entity))


def _has_supply(game: Arkham, who: Card, supply: str) -> bool:
    game.because("campaign-play.3")
    return supply in recorded(game, supplies_of(who.name))


def recorded(game: Arkham, heading: str) -> tuple[str, ...]:
    """The entries of the campaign log under a heading."""
    return CAMPAIGN_NAMES(game, heading)


def _controller(game: Arkham, entity: str) -> str:
    """Whoever controls a card; an event that is being played is its owner's, a committed card of who committed it."""
    if controller := game.controller(entity):
        return controller
    zone = game.lies(entity)[1]
    if zone == COMMITTED.name:
        return COMMITTED_BY(game, entity)
    return OWNER(game, entity) if zone == BEING_RESOLVED.name and game.cards[entity].type == "event" else ""


def _to_come(game: Arkham) -> tuple[str, ...]:
    """The investigators who have still to take their turn of this round."""
    if PHASE_NOW(game) not in ("mythos", "investigation"):
        return ()
    return tuple(who for who in game.investigators if not TURN_TAKEN(game, who) and who != game.active)


def bears(game: Arkham, entity: str, traits: tuple[str, ...]) -> bool:
    """True if a card bears one of these traits now."""
    if any(trait in GAINED_TRAITS(game, entity) or trait in GIVEN_TRAITS(game, entity) for trait in traits):
        game.because("gains.4")
        return True
    printed = printed_traits(game, entity)
    if not any(trait in printed for trait in traits):
        return False
    if game.loses_traits(entity):
        game.because("blank.1", "blank.3")
        return False
    return True


_NOT_THERE: Final = {True: ("concealed-x.2", "concealed-x.11"), False: ()}
"""The rules by which enemies in the shadows (True) are at no location."""


_OF_SEVERAL: Final = {True: ("faq-multi-class-cards.1",), False: ()}
"""The rules by which a card with several classes (True) is of each of them."""


def _is_of(game: Arkham, card: Card, classes: tuple[str, ...]) -> bool:
    """True if a card is of one of these classes; one with several classes is of each of them."""
    game.because(*_OF_SEVERAL[len(card.classes) > 1])
    return bool(set(card.classes_borne) & set(classes))


_BY_ITS_PLACE: Final = {
    HERE.name: ("location-cards.2",),
    PLAY_AREA.name: ("location-cards.3",),
    THREAT_AREA.name: ("location-cards.4", "threat-area.4"),
}
"""The rules that place a card at a location, by the area in which it lies."""

_AS_IF: Final = {True: ("faq-as-if.3",), False: ()}
"""The rules by which others find an investigator where an ability being resolved pretends them to be (True)."""

_WITH_ITS_HOLDER: Final = {("enemy", THREAT_AREA.name): ("enemy-engagement.2",)}
"""The rules by which a card of a type is where the investigator is in whose area it lies."""

_ORDERED_BY: Final = dict.fromkeys(PILES, ("discard-piles.7",))
"""The rules by which the cards of a zone stay in their order."""


def _shows(game: Arkham, context: Context, card: str, skill: str) -> bool:
    """True if a card has an icon of the skill, or a wild one that was not said to stand for another."""
    shown = dict(icons(game, card))
    return bool(shown.get(skill) or (shown.get("wild") and wild_stands_for(game, context, card, skill)))


def wild_stands_for(game: Arkham, context: Context, card: str, skill: str) -> bool:
    """True unless the wild icons of a card were said to stand for another skill, as it was discarded to pay."""
    stated = WILD_STANDS_FOR(game, context.this) if card in DISCARDED.all(game, context) else ""
    return stated in ("", skill)


def names_a_place(which: Which) -> bool:
    """True if a reference itself says where the card is."""
    return isinstance(which, Described) and which.at is not None
