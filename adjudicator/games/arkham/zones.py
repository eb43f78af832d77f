"""Zones: the places of cards, and the fate of their abilities when they enter or leave play."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from adjudicator.engine.events import Event, Listener
from adjudicator.engine.fields import Field
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham import chaos_tokens, key_tokens
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.abilities.parts import THIS
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.as_if import AS_IF_IN_HAND, Granted
from adjudicator.games.arkham.card_effects import ENDED
from adjudicator.games.arkham.connections import connect
from adjudicator.games.arkham.decks import is_deck, leave_deck
from adjudicator.games.arkham.facts import (
    ABILITIES,
    ADDITIONAL_ACTIONS,
    ADDITIONAL_COSTS,
    AS_SOON_AS,
    ATTACHED_TO,
    ATTACHMENTS,
    BANS,
    BEARERS,
    BEARS_FOR_OTHERS,
    BEING_PLAYED,
    BEING_RESOLVED,
    BLANK,
    BLANK_BUT_TRAITS,
    BLANKS,
    CANCELLED_ATTACK,
    CARDTYPE,
    CONNECTS,
    CONTROLLER,
    DECK,
    DEFEATED,
    DELAYED,
    DELAYED_CONTEXT,
    DISCARD,
    DUE,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    FIRST_GAINED,
    FLOOD,
    GAINED_KEYWORDS,
    GAINED_TRAITS,
    GIFTS,
    GIVEN_ABILITIES,
    GIVEN_KEYWORDS,
    GIVEN_SLOTS,
    GIVEN_TRAITS,
    GIVERS,
    GRANTS,
    HAND,
    HERE,
    HOST,
    HOW_MANY_DELAYED,
    IMMUNITIES,
    IN_PLAY,
    INVESTIGATED_USING,
    LAST_ATTACHED_TO,
    LAST_CONTROLLER,
    LIES,
    LOCATIONS,
    LOST_KEYWORDS,
    MODIFIERS,
    NOWHERE,
    OBJECTIVES,
    OWNER,
    PLAY_AREA,
    REMOVED,
    SET_ASIDE,
    SLOT_OF,
    SLOTS,
    STARTED,
    SWARM,
    TABLE,
    THREAT_AREA,
    TREATED_TOKENS,
    UNDER,
    UNREVEALED,
    UNSTABLE,
    USED,
    VICTORY_DISPLAY,
    WATCHED,
    WITHOUT_KEYWORDS,
    tokens_of,
    zone_called,
)
from adjudicator.games.arkham.game import Ability, Arkham, Card
from adjudicator.games.arkham.swarm import pack
from adjudicator.games.arkham.terms import ENEMY_ENGAGES, USES, events_of
from adjudicator.games.arkham.token_pool import give_all_back, place_from_pool
from adjudicator.games.arkham.values import changed, end_on
from adjudicator.games.arkham.words import Context, of_some
from adjudicator.games.kit.zones import Zone

_GONE_WITH_PLAY: Final[tuple[Field[Any], ...]] = (
    FLOOD,
    SLOT_OF,
    UNSTABLE,
    EXHAUSTED,
    ATTACHED_TO,
    BLANK,
    BLANK_BUT_TRAITS,
    WITHOUT_KEYWORDS,
    GAINED_KEYWORDS,
    GAINED_TRAITS,
    GIVEN_ABILITIES,
    GIVEN_KEYWORDS,
    GIVEN_TRAITS,
    LOST_KEYWORDS,
)
_TOKENS_GONE: Final = ("damage", "horror", "doom", "clues", "resources", *USES, "breaches")
"""What a card that leaves play loses, and the tokens that go to the token pool."""


def active_in(ability: Ability, field: str, card: Card) -> bool:
    """True if an ability is heard while its card lies in a zone of this name."""
    if ability.from_zone:
        return ability.from_zone == field
    if ability.kind == "play":
        return field == HAND.name
    if field and (_answers_to_its_own_end(ability) or _answers_to_its_own_coming(ability)):
        return True
    return field in IN_PLAY or (field == HAND.name and "hidden" in card.keywords)


def _answers_to_its_own_end(ability: Ability) -> bool:
    """True of an ability after its own card has left play, which acts from wherever the card lies then."""
    trigger = ability.trigger
    if trigger is None or trigger.timing not in _BEHIND or trigger.kind not in ("defeat", "leave play"):
        return False
    return trigger.what == THIS


def _answers_to_its_own_coming(ability: Ability) -> bool:
    """True of an ability when its own card enters a location, which it does as it spawns as well."""
    trigger = ability.trigger
    if trigger is None or trigger.timing != "when" or trigger.kind != "enemy enters":
        return False
    return trigger.what == THIS


_BEHIND: Final = ("at", "if", "after")
"""The words of abilities that answer to an event when it has changed the game."""


def _side(field: str) -> str:
    """The side of a zone, in play or out of play; a card that has been in no zone was on neither side."""
    return field and ("in play" if field in IN_PLAY else "out of play")


_LIES_BY: Final = {
    ("in play", DISCARD.name): ("discard-piles.3",),
    ("in play", ENCOUNTER_DISCARD.name): ("discard-piles.3",),
    ("in play", VICTORY_DISPLAY.name): ("victory-display-victory-points.4",),
    ("in play", REMOVED.name): ("removed-from-game.1",),
    ("out of play", REMOVED.name): ("removed-from-game.1",),
    ("out of play", VICTORY_DISPLAY.name): ("victory-display-victory-points.4",),
    **{("out of play", field): ("ready.2",) for field in sorted(IN_PLAY)},
}
"""The rules for a card that comes to a zone from either side."""


def _comes_by(game: Arkham, entity: str, old_field: str, field: str) -> tuple[str, ...]:
    """The rules for a card that comes from one zone to another; a bonded card that was set aside comes by its own."""
    summoned = old_field == SET_ASIDE.name and bool(game.cards[entity].bonded)
    return (*_LIES_BY.get((_side(old_field), field), ()), *(("bonded.5",) if summoned else ()))


def place(game: Arkham, entity: str, holder: str, zone: Zone[str], *by: str, top: bool = False) -> None:
    """Move a card to the bottom of a zone, or to its top, by these rules.

    A swarm goes there as one, and comes apart as it leaves.
    """
    if not game.holds(*by):
        return
    together = pack(game, entity)
    if zone.name in IN_PLAY:
        as_one = _AS_ONE.get((game.lies(entity)[1], zone.name), ()) if len(together) > 1 else ()
        for one in together:
            _place(game, one, holder, zone, *by, *as_one)
    elif game.cards[entity].swarm:
        leave_swarm(game, entity)
    else:
        for one in together[1:]:
            leave_swarm(game, one)
        _place(game, entity, holder, zone, *by, top=top)


_AS_ONE: Final = {
    (HERE.name, HERE.name): ("swarming-x.17",),
    (HERE.name, THREAT_AREA.name): ("swarming-x.18",),
    (THREAT_AREA.name, THREAT_AREA.name): ("swarming-x.18",),
}
"""The rules by which a host and its swarm cards go from zone to zone as one."""


def join_swarm(game: Arkham, entity: str, host: str) -> None:
    """Make a swarm card one of a host's: it lies where that does, and acts as an enemy of its own."""
    holder, field = game.lies(host)
    HOST.put(game, entity, host)
    SWARM.set(game, host, (*SWARM(game, host), entity), "swarming-x.5")
    if DEFEATED(game, entity):
        DEFEATED.forget(game, entity)
    if EXHAUSTED(game, host):
        EXHAUSTED.put(game, entity, True)
    _place(game, entity, holder, zone_called(field))


def leave_swarm(game: Arkham, entity: str) -> None:
    """Let a swarm card leave play: its card goes to the bottom of its owner's deck, and its host may be defeated."""
    host, (holder, field) = HOST(game, entity), game.lies(entity)
    if not host:
        return
    left = zone_called(field)
    left.set(game, holder, tuple(other for other in left(game, holder) if other != entity), "swarming-x.15")
    LIES.put(game, entity, NOWHERE)
    _hear(game, entity, field, "")
    _forget(game, entity)
    HOST.forget(game, entity)
    SWARM.set(game, host, tuple(other for other in SWARM(game, host) if other != entity))
    for card in UNDER(game, entity):
        owner = OWNER(game, card)
        gone = not owner or game.lies(owner)[1] == ELIMINATED.name
        _place(game, card, TABLE if gone else owner, REMOVED if gone else DECK)
    game.hurt(host)


def _place(game: Arkham, entity: str, holder: str, zone: Zone[str], *by: str, top: bool = False) -> None:
    """Move one card to the bottom of a zone, or to its top; its abilities start or stop being heard."""
    field, (old_holder, old_field) = zone.name, game.lies(entity)
    if (old_holder, old_field) == (holder, field):
        return
    by += _comes_by(game, entity, old_field, field)
    if _stays(game, entity, old_field, field) or not game.holds(*by):
        return
    if BEING_PLAYED(game, entity):
        BEING_PLAYED.forget(game, entity)
    if old_field in IN_PLAY and field not in IN_PLAY and key_tokens.bears_keys(game, entity):
        key_tokens.leave_behind(game, entity)
    if old_holder:
        _take_away(game, entity, old_holder, old_field)
    there = zone(game, holder)
    zone.set(game, holder, (entity, *there) if top else (*there, entity), *by)
    LIES.put(game, entity, (holder, field))
    if field == HERE.name:
        game.stir(holder, entity, _why_astir(game, entity, old_field))
    _hear(game, entity, old_field, field)
    keep_up(game)
    if LOCATIONS.name in (old_field, field):
        connect(game)
    if old_field in IN_PLAY and field not in IN_PLAY:
        _forget(game, entity)
    elif old_field == BEING_RESOLVED.name and field not in IN_PLAY:
        chaos_tokens.release(game, entity)
    elif field in IN_PLAY and old_field not in IN_PLAY:
        LAST_CONTROLLER.forget(game, entity)


def _stays(game: Arkham, entity: str, old_field: str, field: str) -> bool:
    """True of a massive enemy that would come to a threat area, and of a location that somebody needs."""
    if field == THREAT_AREA.name and game.has_keyword(entity, "massive"):
        game.because("massive.4")
        game.note(f"{game.name(entity)} is massive and cannot be put into a threat area")
        return True
    return old_field == LOCATIONS.name and field in OUT_OF_PLAY and _leaves_somebody_nowhere(game, entity)


def _take_away(game: Arkham, entity: str, holder: str, field: str) -> None:
    """Take a card from where it lies."""
    left = zone_called(field)
    left.set(game, holder, tuple(other for other in left(game, holder) if other != entity))
    if is_deck(field):
        leave_deck(game, (holder, field), entity)


def to_end(game: Arkham, card: str, holder: str, deck: Zone[str], top: bool) -> None:
    """Move a card to the top or the bottom of a deck, be it from another place in the same deck."""
    if game.lies(card) != (holder, deck.name):
        place(game, card, holder, deck, top=top)
        return
    _take_away(game, card, holder, deck.name)
    others = deck(game, holder)
    deck.set(game, holder, (card, *others) if top else (*others, card))


def lay(game: Arkham, cards: tuple[str, ...], holder: str, zone: Zone[str]) -> None:
    """Put several cards that were nowhere yet into a zone at once, in this order."""
    if not cards:
        return
    zone.set(game, holder, (*zone(game, holder), *cards))
    for card in cards:
        LIES.put(game, card, (holder, zone.name))
        _hear(game, card, "", zone.name)


UNATTACHED: Final[Field[tuple[str, ...]]] = Field("unattached", (), DUE)
"""Attachments of cards that have just left play, to be discarded together."""

OUT_OF_PLAY: Final = (
    REMOVED.name,
    SET_ASIDE.name,
    ENCOUNTER_DECK.name,
    ENCOUNTER_DISCARD.name,
)
"""The zones of locations that leave play in the course of the game."""


def would_be_nowhere(game: Arkham, location: str) -> tuple[str, ...]:
    """The investigators and enemies who would be at no location without this one."""
    return tuple(e for e in HERE(game, location) if game.cards[e].type in ("investigator", "enemy"))


def _leaves_somebody_nowhere(game: Arkham, location: str) -> bool:
    """True if a location stays because an investigator or enemy there would be at none, and nothing else says so."""
    there = would_be_nowhere(game, location)
    if not there:
        return False
    game.because("faq-being-at-no-location.1", "faq-being-at-no-location.2")
    game.note(f"{game.name(location)} stays: {game.name(there[0])} would be at no location")
    return True


def _why_astir(game: Arkham, entity: str, old_field: str) -> str:
    """The rule by which enemies engage when this comes to a location."""
    if game.cards[entity].type == "investigator":
        return "enemy-engagement.10"
    if old_field == HERE.name:
        return "enemy-engagement.9"
    return "" if old_field in IN_PLAY else "enemy-engagement.8"


def disengage(game: Arkham, enemy: str, *by: str) -> None:
    """Break an engagement, by these rules: the enemy lies at the location, unengaged."""
    place(game, enemy, game.location(enemy), HERE, *by, "enemy-engagement.1")


def reveal_locations(game: Arkham, who: str, locations: Sequence[str], *by: str, source: str = "") -> tuple[Call, ...]:
    """Turn unrevealed locations over, by these rules, for somebody or because of a card.

    Their abilities are heard, their clue values are placed on them, and abilities answer to that.
    """
    for location in locations:
        _hear(game, location, LOCATIONS.name, "")
        UNREVEALED.clear(game, location, *by)
        _hear(game, location, "", LOCATIONS.name)
        connect(game)
        place_clues(game, location)
    return happen_at_once(tuple(Event("reveal location", who, location, source) for location in locations))


def turn_over(game: Arkham, key: str, *by: str) -> None:
    """Turn a key card over, by these rules: the abilities of its other side are heard."""
    field = game.lies(key)[1]
    _hear(game, key, field, "")
    UNSTABLE.set(game, key, not UNSTABLE(game, key), *by)
    _hear(game, key, "", field)


def turn_to_the_other_card(game: Arkham, entity: str) -> None:
    """Turn a card over whose other side is a card of its own: it has its abilities, and lies where it lay."""
    field = game.lies(entity)[1]
    _hear(game, entity, field, "")
    for number in range(len(game.cards[entity].abilities)):
        USED[number].forget(game, entity)
    game.turn_over(entity)
    _hear(game, entity, "", field)
    if field in IN_PLAY:
        game.hurt(entity)
        game.stir(game.location(entity), entity, "enemy-engagement.8")


def is_faceup(game: Arkham, entity: str, ability: Ability) -> bool:
    """True if an ability stands on the side of its card that is up."""
    if ability.side:
        return (ability.side == "unstable") is UNSTABLE(game, entity)
    return ability.unrevealed is UNREVEALED(game, entity)


def place_clues(game: Arkham, location: str, *rules: str) -> None:
    """Place as many clues on a location as its clue value says, by these rules beside the usual ones."""
    card = game.cards[location]
    started = STARTED(game)
    clues = 0 if banned(game, "place clues", location, game.lead) else card.clues or 0
    by: tuple[str, ...] = (*rules, "clues.2", "clues.3") if game.started > 1 else (*rules, "clues.2")
    if "clues" in card.per_investigator:
        clues, by = clues * started, (*by, "per-investigator.1", "per-investigator.7", "elimination.3")
    if clues:
        place_from_pool(game, location, "clues", clues, *by)


def _hear(game: Arkham, entity: str, old: str, new: str) -> None:
    card = game.cards[entity]
    for number, ability in enumerate(card.abilities):
        if not is_faceup(game, entity, ability):
            continue
        was, now = bool(old) and active_in(ability, old, card), active_in(ability, new, card)
        if was != now:
            hear(game, Listener(entity, number), ability, now)


def hear(game: Arkham, listener: Listener, ability: Ability, now: bool) -> None:
    """Start or stop hearing an ability."""
    for holder, field in heard_at(game, listener, ability):
        _enlist(game, holder, field, listener, now)
    if ability.slots:
        kinds = (kind for kind, _number in ability.slots)
        GIVEN_SLOTS.put(game, GIVEN_SLOTS.bearer, tuple(dict.fromkeys((*GIVEN_SLOTS(game), *kinds))))


def heard_at(game: Arkham, listener: Listener, ability: Ability) -> list[tuple[str, str]]:
    """The index cells that list an ability: by timing and kind of event, or by the value that it modifies."""
    if ability.trigger is not None:
        # "At" and "if" abilities stand at the same point, between "when" and "after" (FAQ, timing of "at" and "if").
        timing = "at" if ability.trigger.timing == "if" else ability.trigger.timing
        kinds = events_of(ability.trigger.kind)
        kinds += (CANCELLED_ATTACK,) if ability.trigger.even_if_cancelled else ()
        ahead = timing == "when" and any(of_some(effect, "too_late") is not None for effect in ability.effects)
        return [(word, kind) for kind in kinds for word in (("cancel", timing) if ahead else (timing,))]
    if ability.kind == "constant":
        cells = [(MODIFIERS.name, gives.stat) for gives in ability.gives]
        cells += [(BANS.name, ban.deed) for ban in ability.bans]
        cells += [(ADDITIONAL_COSTS.name, deed) for adds in ability.adds for deed in adds.deeds]
        cells += [INVESTIGATED_USING.address] if ability.investigated_using else []
        cells += [ADDITIONAL_ACTIONS.address] if ability.additional_action else []
        cells += [(SLOTS.name, kind) for kind, _number in ability.slots]
        cells += [TREATED_TOKENS.address] if ability.treats else []
        cells += [BEARS_FOR_OTHERS.address] if ability.bears else []
        cells += [BLANKS.address] if ability.blanks or ability.ignores else []
        cells += [IMMUNITIES.address] if ability.immune_to else []
        cells += [GRANTS.address] if ability.as_in_hand is not None else []
        gains = ability.gains or ability.gains_keywords or ability.gains_traits
        cells += [GIVERS.address] if gains or ability.loses_keywords else []
        cells += [CONNECTS.address] if ability.connects is not None else []
        # What an ability says twice of one value or deed, it does not say four times.
        return list(dict.fromkeys(cells))
    if ability.kind == "objective":
        return [OBJECTIVES.address]
    if ability.kind == "as soon as":
        return [AS_SOON_AS.address]
    if ability.kind in ("free", "action"):
        return [(ABILITIES.name, ability.kind)]
    if ability.kind == "play":
        fast = "fast" in game.cards[listener.source].keywords
        permitted = [(ABILITIES.name, "permitted")] if ability.also_in else []
        return [(ABILITIES.name, "fast" if fast else "play"), *permitted]
    return []


def keep_up(game: Arkham) -> None:
    """Bring up to date the cards played as if in hand, whose abilities are heard as those of a hand."""
    before = AS_IF_IN_HAND(game)
    if not before and not GRANTS(game):
        return
    now = game.consider(lambda: tuple(_granted(game)))
    if before == now:
        return
    AS_IF_IN_HAND.put(game, AS_IF_IN_HAND.bearer, now)
    were, are = {granted.card for granted in before}, {granted.card for granted in now}
    for card in dict.fromkeys(granted.card for granted in (*before, *now)):
        if (card in were) is (card in are) or game.lies(card)[1] == HAND.name:
            continue
        for number, ability in enumerate(game.cards[card].abilities):
            if active_in(ability, HAND.name, game.cards[card]):
                hear(game, Listener(card, number), ability, card in are)


def _granted(game: Arkham) -> Iterator[Granted]:
    for listener in GRANTS(game):
        cards = game.ability(listener).as_in_hand
        for who in game.investigators:
            context = holds_for(game, listener, who)
            if context is not None and cards is not None:
                yield from (Granted(who, card, listener) for card in cards.all(game, context.of(who)))


def _enlist(game: Arkham, holder: str, field: str, listener: Listener, now: bool) -> None:
    present: tuple[Listener, ...] = game.state.read(holder, field, ())  # type: ignore[assignment]
    if now:
        game.state.write(holder, field, (*present, listener))
        game.hear(field, holder)
    else:
        kept = tuple(other for other in present if other != listener)
        game.state.write(holder, field, kept or None)
    if holder == MODIFIERS.name:
        changed(game, field, how="" if now else ENDED)
    elif holder == BANS.name and field in ("defeat", ENEMY_ENGAGES):
        WATCHED.put(game, DUE, (*BANS(game, "defeat"), *BANS(game, ENEMY_ENGAGES)))


def _forget(game: Arkham, entity: str) -> None:
    """Remove everything from a card that leaves play: tokens, exhaustion, attachments and the uses of its limits."""
    if game.cards[entity].type == "investigator":
        _set_keys_aside(game, entity)
        return
    _lose_what_was_gained(game, entity)
    bearer = ATTACHED_TO(game, entity)
    for fact in _GONE_WITH_PLAY:
        if fact(game, entity):
            fact.clear(game, entity)
    for kind in _TOKENS_GONE:
        if tokens_of(kind)(game, entity):
            give_all_back(game, entity, kind, "leaves-play.3")
    gained = range(FIRST_GAINED, FIRST_GAINED + len(GIFTS(game)))
    for number in (*range(len(game.cards[entity].abilities)), *gained):
        if USED[number](game, entity) is not None:
            game.cite("limits-and-maximums.5")
            USED[number].forget(game, entity)
    end_on(game, entity, "leaves-play.4")
    _end_delayed(game, entity)
    _set_keys_aside(game, entity)
    attached = ATTACHMENTS(game, entity)
    game.cite("leaves-play.1")
    if len(attached) > 1:
        # The state checks discard them at once, in an order that a player chooses.
        game.cite(*_ATTACHMENTS_GO)
        UNATTACHED.put(game, DUE, (*UNATTACHED(game), *attached))
    elif attached:
        discard(game, attached[0], *_ATTACHMENTS_GO)
    if chaos_tokens.tokens_on(game, entity):
        chaos_tokens.release(game, entity, "sealed.7", "sealed.6")
    LAST_CONTROLLER.put(game, entity, CONTROLLER(game, entity))
    if bearer:
        LAST_ATTACHED_TO.put(game, entity, bearer)
    CONTROLLER.clear(game, entity)


def _lose_what_was_gained(game: Arkham, entity: str) -> None:
    """Let a card have its printed cardtype and abilities alone."""
    for listener, ability in game.gained_by(entity):
        hear(game, listener, ability, False)
    if CARDTYPE(game, entity):
        game.change_cardtype(entity, "")


def _set_keys_aside(game: Arkham, bearer: str) -> None:
    """Set the key cards aside that are attached to what leaves play; they stay bound to it."""
    for key in ATTACHMENTS(game, bearer):
        if game.cards[key].type == "key":
            still_bound = _STILL_BOUND[bool(BEARERS(game, game.cards[key].title))]
            place(game, key, TABLE, SET_ASIDE, "keys-scarlet-keys.11", *still_bound)


_STILL_BOUND: Final = {True: ("keys-scarlet-keys.12",), False: ()}
"""The rules by which a key that the campaign log binds (True) stays bound when its bearer leaves play."""


def _end_delayed(game: Arkham, entity: str) -> None:
    """End the delayed effects on a card: what was chosen for them is not this card any more when it comes back."""
    for number in range(1, HOW_MANY_DELAYED(game) + 1):
        context = DELAYED_CONTEXT[number](game)
        if isinstance(context, Context) and entity in context.chosen:
            kept = tuple(card for card in context.chosen if card != entity)
            DELAYED_CONTEXT[number].put(game, DELAYED, context.choosing(*kept))
            game.cite("leaves-play.5")


_ATTACHMENTS_GO: Final = ("attach-to.8", "attach-to.9", "leaves-play.2")
"""The rules by which what is attached to a card that leaves play is discarded."""


def discard(game: Arkham, entity: str, *by: str) -> None:
    """Place a card, by these rules, in its owner's discard pile, or an encounter card in the encounter discard pile."""
    if game.cards[entity].swarm:
        leave_swarm(game, entity)
        return
    owner = OWNER(game, entity)
    by += ("hidden.14",) if game.is_hidden(entity) else ()
    if owner and game.lies(owner)[1] == ELIMINATED.name:
        place(game, entity, TABLE, REMOVED, *by, "elimination.10")
    elif owner:
        by += _IN_PLACE_OF[CONTROLLER(game, entity) in ("", owner)]
        place(game, entity, owner, DISCARD, *by, "discard-piles.1", "discard-piles.4", top=True)
    elif game.cards[entity].is_of_the_map and game.lies(entity)[1] != ENCOUNTER_DECK.name:
        place(game, entity, TABLE, REMOVED, *by)
    else:
        place(game, entity, TABLE, ENCOUNTER_DISCARD, *by, "discard-piles.2", "discard-piles.5", top=True)


_IN_PLACE_OF: Final = {
    True: (),
    False: ("ownership-and-control.1", "ownership-and-control.7", "ownership-and-control.8"),
}
"""The rules by which a card goes to its owner's pile, where somebody else controls it (False)."""


def gain_control(game: Arkham, entity: str, investigator: str) -> None:
    """Put a card into an investigator's play area, under their control."""
    place(game, entity, investigator, PLAY_AREA)
    CONTROLLER.set(game, entity, investigator)
