"""Zones: the places of cards, and the fate of their abilities when they enter or leave play."""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.cards import Ability, Card
from adjudicator.games.arkham.connections import connect
from adjudicator.games.arkham.decks import DECKS, leave_deck
from adjudicator.games.arkham.game import DUE, IN_PLAY, TABLE, Arkham
from adjudicator.games.arkham.skill_test import tokens
from adjudicator.games.arkham.values import changed

_GONE_WITH_PLAY: Final = (
    "damage",
    "horror",
    "doom",
    "clues",
    "resources",
    "exhausted",
    "attached to",
    "blank",
    "ammo",
    "charges",
    "secrets",
    "supplies",
)


BEING_PLAYED: Final = "being played"
"""The cell of a card whose costs are being paid and that still lies where it is played from."""


def active_in(ability: Ability, field: str, card: Card) -> bool:
    """True if an ability is heard while its card lies in a zone of this name."""
    if ability.from_zone:
        return ability.from_zone == field
    if ability.kind == "play":
        return field == "hand"
    return field in IN_PLAY


def _side(field: str) -> str:
    """The side of a zone, in play or out of play; a card that has been in no zone was on neither side."""
    return field and ("in play" if field in IN_PLAY else "out of play")


_LIES_BY: Final = {
    ("in play", "discard"): ("discard-piles.3",),
    ("in play", "encounter discard"): ("discard-piles.3",),
    ("in play", "victory display"): ("victory-display-victory-points.4",),
    ("out of play", "victory display"): ("victory-display-victory-points.4",),
    **{("out of play", field): ("ready.2",) for field in sorted(IN_PLAY)},
}
"""The rules for a card that comes to a zone from either side."""


def place(game: Arkham, entity: str, holder: str, field: str, *, top: bool = False) -> None:
    """Move a card to the bottom of a zone, or to its top; its abilities start or stop being heard."""
    old_holder, old_field = game.lies(entity)
    if (old_holder, old_field) == (holder, field):
        return
    if field == "threat area" and game.has_keyword(entity, "massive"):
        game.cite("massive.4")
        game.note(f"{game.name(entity)} is massive and cannot be put into a threat area")
        return
    if old_field == "locations" and field in OUT_OF_PLAY and _leaves_somebody_nowhere(game, entity):
        return
    if game.state.read(entity, BEING_PLAYED):
        game.state.write(entity, BEING_PLAYED, None)
    if old_holder:
        left = tuple(other for other in game.zone(old_holder, old_field) if other != entity)
        game.write(old_holder, old_field, left or None)
        if old_field in DECKS:
            leave_deck(game, old_holder, entity)
    there = game.zone(holder, field)
    game.write(holder, field, (entity, *there) if top else (*there, entity))
    game.state.write(entity, "zone", (holder, field))
    if field == "here":
        game.stir(holder, entity, _why_astir(game, entity, old_field))
    game.cite(*_LIES_BY.get((_side(old_field), field), ()))
    _hear(game, entity, old_field, field)
    _as_if_in_hand(game)
    if "locations" in (old_field, field):
        connect(game)
    if old_field in IN_PLAY and field not in IN_PLAY and game.cards[entity].type != "investigator":
        _forget(game, entity)


def lay(game: Arkham, cards: tuple[str, ...], holder: str, field: str) -> None:
    """Put several cards that were nowhere yet into a zone at once, in this order."""
    if not cards:
        return
    game.write(holder, field, (*game.zone(holder, field), *cards))
    for card in cards:
        game.state.write(card, "zone", (holder, field))
        _hear(game, card, "", field)


UNATTACHED: Final = "unattached"
"""The cell that lists attachments of cards that have just left play, to be discarded together."""

OUT_OF_PLAY: Final = ("removed from game", "set aside")
"""The zones of locations that leave play in the course of the game."""


def _leaves_somebody_nowhere(game: Arkham, location: str) -> bool:
    """True if a location stays because an investigator or enemy there would be at none, and nothing else says so."""
    there = tuple(e for e in game.zone(location, "here") if game.cards[e].type in ("investigator", "enemy"))
    if not there:
        return False
    game.cite("faq-being-at-no-location.1", "faq-being-at-no-location.2")
    game.note(f"{game.name(location)} stays: {game.name(there[0])} would be at no location")
    return True


def _why_astir(game: Arkham, entity: str, old_field: str) -> str:
    """The rule by which enemies engage when this comes to a location."""
    if game.cards[entity].type == "investigator":
        return "enemy-engagement.10"
    if old_field == "here":
        return "enemy-engagement.9"
    return "" if old_field in IN_PLAY else "enemy-engagement.8"


def disengage(game: Arkham, enemy: str) -> None:
    """Break an engagement: the enemy lies at the location, unengaged."""
    game.cite("enemy-engagement.1")
    place(game, enemy, game.location(enemy), "here")


def reveal(game: Arkham, location: str) -> None:
    """Turn an unrevealed location over: its abilities are heard, and its clue value is placed on it."""
    _hear(game, location, "locations", "")
    game.write(location, "unrevealed", None)
    _hear(game, location, "", "locations")
    connect(game)
    card = game.cards[location]
    started = game.number(TABLE, "started")
    clues = card.clues or 0
    by: tuple[str, ...] = ()
    if "clues" in card.per_investigator:
        clues, by = clues * started, ("per-investigator.1", "per-investigator.7", "elimination.3")
    if clues:
        game.cite("clues.2", *(("clues.3",) if game.started > 1 else ()), *by)
        game.write(location, "clues", game.number(location, "clues") + clues)


def _hear(game: Arkham, entity: str, old: str, new: str) -> None:
    card = game.cards[entity]
    unrevealed = bool(game.state.read(entity, "unrevealed"))
    for number, ability in enumerate(card.abilities):
        if ability.unrevealed is not unrevealed:
            continue
        was, now = bool(old) and active_in(ability, old, card), active_in(ability, new, card)
        if was != now:
            hear(game, Listener(entity, number), ability, now)


def hear(game: Arkham, listener: Listener, ability: Ability, now: bool) -> None:
    """Start or stop hearing an ability."""
    for holder, field in heard_at(game, listener, ability):
        _enlist(game, holder, field, listener, now)


_HEARD_AS: Final = {"leave": "move", "enter": "move", "initiate": "use"}
"""Triggering conditions that are sides of one and the same event, or take in more than one event."""


def heard_at(game: Arkham, listener: Listener, ability: Ability) -> list[tuple[str, str]]:
    """The index cells that list an ability: by timing and kind of event, or by the value that it modifies."""
    if ability.trigger is not None:
        # "At" and "if" abilities stand at the same point, between "when" and "after" (FAQ, timing of "at" and "if").
        timing = "at" if ability.trigger.timing == "if" else ability.trigger.timing
        return [(timing, _HEARD_AS.get(ability.trigger.kind, ability.trigger.kind))]
    if ability.kind == "constant":
        cells = [("modifiers", gives.stat) for gives in ability.gives]
        cells += [("bans", ban.deed) for ban in ability.bans]
        cells += [("additional costs", deed) for adds in ability.adds for deed in adds.deeds]
        cells += [("investigated using", "skill")] if ability.investigated_using else []
        cells += [("additional actions", "turn")] if ability.additional_action else []
        cells += [("slots", kind) for kind, _number in ability.slots]
        cells += [("treated tokens", "all")] if ability.treats else []
        cells += [("blanks", "cards")] if ability.blanks else []
        cells += [("as if in hand", "abilities")] if ability.as_in_hand is not None else []
        return cells
    if ability.kind == "objective":
        return [(DUE, "objectives")]
    if ability.kind in ("free", "action"):
        return [("abilities", ability.kind)]
    if ability.kind == "play":
        return [("abilities", "fast" if "fast" in game.cards[listener.source].keywords else "play")]
    return []


class Granted(NamedTuple):
    """A card that an investigator plays as if it were in their hand, and the ability that says so."""

    who: str
    card: str
    by: Listener


def as_if_in_hand(game: Arkham, who: str, card: str) -> Granted | None:
    """The grant by which a card is played as if it were in the investigator's hand; None if there is none."""
    return next((granted for granted in _all_granted(game) if (granted.who, granted.card) == (who, card)), None)


def _all_granted(game: Arkham) -> tuple[Granted, ...]:
    return cast("tuple[Granted, ...]", game.state.read("as if in hand", "cards", ()))


def _as_if_in_hand(game: Arkham) -> None:
    """Find the cards played as if in hand anew, and start or stop hearing their abilities as those of a hand."""
    before = _all_granted(game)
    if not before and game.state.read("as if in hand", "abilities") is None:
        return
    now = tuple(_granted(game))
    if before == now:
        return
    game.state.write("as if in hand", "cards", now or None)
    were, are = {granted.card for granted in before}, {granted.card for granted in now}
    for card in dict.fromkeys(granted.card for granted in (*before, *now)):
        if (card in were) is (card in are) or game.lies(card)[1] == "hand":
            continue
        for number, ability in enumerate(game.cards[card].abilities):
            if active_in(ability, "hand", game.cards[card]):
                hear(game, Listener(card, number), ability, card in are)


def _granted(game: Arkham) -> Iterator[Granted]:
    for listener in cast("tuple[Listener, ...]", game.state.read("as if in hand", "abilities", ())):
        ability, context = game.ability(listener), game.context(listener)
        if ability.as_in_hand is not None and not game.blank(listener.source):
            yield from (Granted(context.you, card, listener) for card in ability.as_in_hand.all(game, context))


def _enlist(game: Arkham, holder: str, field: str, listener: Listener, now: bool) -> None:
    present: tuple[Listener, ...] = game.state.read(holder, field, ())  # type: ignore[assignment]
    if now:
        game.state.write(holder, field, (*present, listener))
        game.hear(field, holder)
    else:
        kept = tuple(other for other in present if other != listener)
        game.state.write(holder, field, kept or None)
    if holder == "modifiers":
        changed(game, field)


def _forget(game: Arkham, entity: str) -> None:
    """Remove everything from a card that leaves play: tokens, exhaustion, attachments and the uses of its limits."""
    for field in _GONE_WITH_PLAY:
        if game.state.read(entity, field) is not None:
            game.write(entity, field, None)
    for number in range(len(game.cards[entity].abilities)):
        if game.state.read(entity, f"used {number}") is not None:
            game.cite("limits-and-maximums.5")
            game.state.write(entity, f"used {number}", None)
    attached = game.zone(entity, "attachments")
    if len(attached) > 1:
        # The state checks discard them at once, in an order that a player chooses.
        game.state.write(DUE, UNATTACHED, (*game.zone(DUE, UNATTACHED), *attached))
    elif attached:
        discard(game, attached[0])
    if tokens.tokens_on(game, entity):
        game.cite("sealed.6", "sealed.7")
        tokens.release(game, entity)
    game.write(entity, "controller", None)


def discard(game: Arkham, entity: str) -> None:
    """Place a card in its owner's discard pile, or an encounter card in the encounter discard pile."""
    owner = game.text(entity, "owner")
    if owner and game.lies(owner)[1] == "eliminated":
        game.cite("elimination.10")
        place(game, entity, TABLE, "removed from game")
    elif owner:
        game.cite("discard-piles.1", "discard-piles.4")
        place(game, entity, owner, "discard", top=True)
    elif game.cards[entity].type == "location":
        place(game, entity, TABLE, "removed from game")
    else:
        game.cite("discard-piles.2", "discard-piles.5")
        place(game, entity, TABLE, "encounter discard", top=True)


def gain_control(game: Arkham, entity: str, investigator: str) -> None:
    """Put a card into an investigator's play area, under their control."""
    place(game, entity, investigator, "play area")
    game.write(entity, "controller", investigator)
