"""Drawing an encounter card: peril, revelation, spawning, surge (entry Mythos Phase, step 1.4)."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.lookups import Numbered
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.decks import RUN_OUT, deck_is_empty, settle_top, shuffle
from adjudicator.games.arkham.enemies.spawning import spawn
from adjudicator.games.arkham.facts import (
    BEING_DRAWN,
    BEING_RESOLVED,
    DRAWN_FROM,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FAILED,
    GAINED_KEYWORDS,
    PERIL,
    PHASE_NOW,
    TABLE,
    VICTORY_DISPLAY,
)
from adjudicator.games.arkham.gained import gain_keyword
from adjudicator.games.arkham.game import Arkham, Effect, Which
from adjudicator.games.arkham.overcoming import why_to_the_display
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import discard, place

_CANCELLED: Final = Field("cancelled", False)
"""The revelation of a card has been cancelled."""
_ALL_CANCELLED: Final[Numbered[bool]] = Numbered("all is cancelled at depth", False)
"""All effects of a card have been cancelled, by the depth at which it is being drawn."""


class Encounter(NamedTuple):
    """An encounter card that an investigator draws, and the drawer of a card with peril that still resolves."""

    who: str
    card: str
    peril: str = ""
    gains: tuple[str, ...] = ()
    """The keywords that the card gains by what has it drawn."""
    of_the_deck: bool = False
    """The card is the next one of the encounter deck, wherever the situation has it."""


class TopCard(NamedTuple):
    """A draw from the encounter deck: the keywords that the card gains by it, and what follows if it is such a card."""

    who: str
    gains: tuple[str, ...] = ()
    such: Which | None = None
    then: tuple[Effect, ...] = ()
    context: Context = Context()


def draw_encounter_card(who: str, card: str) -> Call:
    """The call that makes an investigator draw the card, wherever it is."""
    return Call(ENCOUNTER, Encounter(who, card))


def draw_next_encounter_card(who: str, card: str) -> Call:
    """The call that makes an investigator draw the card as the next one of the encounter deck."""
    return Call(ENCOUNTER, Encounter(who, card, of_the_deck=True))


def draw_from_encounter_deck(who: str) -> Call:
    """The call that makes an investigator draw the top card of the encounter deck."""
    return draw_top_card(TopCard(who))


def draw_top_card(draw: TopCard) -> Call:
    """The call that makes an investigator draw the top card of the encounter deck as an effect says."""
    return Call(TOP_CARD, draw)


def _top_card(game: Arkham, draw: TopCard) -> Result:
    """Draw the top card of the encounter deck; shuffle the discard pile into an empty deck first."""
    who = draw.who
    if who not in game.investigators:
        return None
    deck = deck_to_take_from(game)
    if not deck:
        game.note(f"the situation does not name the encounter card that {game.name(who)} draws")
        return None
    unsettled = settle_top(game, who, TABLE)
    if unsettled:
        return Go(draw, "draw", unsettled)
    card = deck[0]
    follows = draw.such is not None and draw.such.fits(game, draw.context, card)
    after = (resolve(draw.then, draw.context),) if follows else ()
    return (Call(ENCOUNTER, Encounter(who, card, gains=draw.gains, of_the_deck=True)), *after)


def check_encounter_deck(game: Arkham) -> tuple[Call, ...]:
    """Shuffle the discard pile into the encounter deck after its last card has left it, and without that one."""
    last = RUN_OUT(game)
    RUN_OUT.forget(game)
    pile = tuple(card for card in ENCOUNTER_DISCARD(game) if card != last)
    if pile and game.reading("empty-encounter-deck") == "at once":
        _turn_over(game, pile)
    return (happen(Event(RUNS_OUT)),)


RUNS_OUT: Final = "encounter deck runs out"
"""The event that abilities to it answer to."""


def deck_to_take_from(game: Arkham) -> tuple[str, ...]:
    """The encounter deck as a card is to be taken from it: the discard pile is shuffled into an empty one first."""
    pile = ENCOUNTER_DISCARD(game)
    if pile and deck_is_empty(game, TABLE, ENCOUNTER_DECK.name):
        _turn_over(game, pile)
    return ENCOUNTER_DECK(game)


def nothing_to_take(game: Arkham) -> bool:
    """True if there is no card in the encounter deck, nor any to shuffle into it."""
    return deck_is_empty(game, TABLE, ENCOUNTER_DECK.name) and not ENCOUNTER_DISCARD(game)


def _turn_over(game: Arkham, pile: tuple[str, ...]) -> None:
    """Turn cards of the encounter discard pile into the encounter deck, in an order that nobody knows."""
    game.cite("encounter-deck.2", "victory-display-victory-points.3")
    for card in pile:
        place(game, card, TABLE, ENCOUNTER_DECK)
    shuffle(game, TABLE)


def _draw(game: Arkham, local: Encounter) -> Result:
    """Draw the card and check it for peril; abilities to the drawing hear of it."""
    if game.has_keyword(local.card, "peril"):
        game.cite("peril.1", "mythos-phase.14")
        PERIL.put(game, TABLE, local.who)
    return happen(Event("draw encounter card", local.who, local.card, "", "", game.cards[local.card].type))


def _resolved(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """Resolve the card: its revelation, then the spawning of an enemy or the settling of any other card."""
    of_its_type = _STILL_OF_ITS_TYPE[game.cards[event.what].weakness]
    place(game, event.what, TABLE, BEING_RESOLVED, "mythos-phase.13", "card-anatomy.4", *of_its_type)
    card = game.cards[event.what]
    calls: list[Call] = []
    if card.has_revelation and not game.blank(event.what):
        calls.append(happen(Event("revelation", event.who, event.what, event.what)))
    if card.type == "enemy":
        calls.append(Call(ENTER, event))
    else:
        calls.append(Call(SETTLE, event.what))
    return tuple(calls)


_STILL_OF_ITS_TYPE: Final = {True: ("weakness.1",), False: ()}
"""The rules by which a weakness (True) is resolved as a card of its cardtype is."""


def _revelation(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    if FAILED(game, scope):
        game.note(f"the effect of {game.name(event.what)} is cancelled")
        game.cite("cancel.1")
        _CANCELLED.put(game, event.what, True)
        return None
    context = Context(you=event.who, this=event.what, mandatory="instruction")
    revelations = [
        (number, ability)
        for number, ability in enumerate(game.cards[event.what].abilities)
        if ability.kind == "revelation" and (ability.condition is None or ability.condition.holds(game, context))
    ]
    by = _REVEALED_BY.get(game.cards[event.what].type, ())
    game.cite("ability.22", "you-your.4", "revelation.2", "revelation.3", "mythos-phase.15", *by)
    for number, _ability in revelations:
        game.applied(event.what, str(number))
    return tuple(resolve(ability.effects, context) for _number, ability in revelations)


def _enter(game: Arkham, event: Event) -> Result:
    """Spawn the enemy if it is still there after its revelation."""
    return spawn(event.who, event.what) if game.lies(event.what) == (TABLE, BEING_RESOLVED.name) else None


_REVEALED_BY = {"enemy": ("revelation.4",), "treachery": ("treachery-cards.2", "faq-limbo.2")}
"""The rules by which the revelation of a card of a type is resolved."""

_SETTLED_BY = {"treachery": ("treachery-cards.4",)}
"""The rules by which a card of a type lies where its ability has put it."""


def _settle(game: Arkham, card: str) -> Result:
    """Put a resolved or cancelled card on its discard pile, or a victory card into the victory display."""
    cancelled = _CANCELLED(game, card)
    if cancelled:
        _CANCELLED.forget(game, card)
        if not game.applies("cancel.6", "cancel.7"):
            return None
    if game.lies(card) != (TABLE, BEING_RESOLVED.name):
        game.cite(*_SETTLED_BY.get(game.cards[card].type, ()))
        return None
    by = why_to_the_display(game, card) if game.cards[card].type == "treachery" else ()
    if by:
        place(game, card, TABLE, VICTORY_DISPLAY, *by)
    elif cancelled and game.cards[card].weakness and game.reading("cancelled-weakness") == "encounter":
        place(game, card, TABLE, ENCOUNTER_DISCARD, top=True)
    else:
        discard(game, card, "revelation.5", "treachery-cards.3", "mythos-phase.18")
    return None


_TOGETHER: Final = {True: ("keywords.11",), False: ()}
"""The rules by which surge works beside another keyword of the card (True)."""

_SURGES_IN = {"set-up": ("surge.6",)}
"""The rules by which surge resolves in a phase."""


def _surge(game: Arkham, local: Encounter) -> Result:
    """End the restrictions of peril; the investigator draws another card if this one has surge."""
    if PERIL(game) != local.peril:
        game.cite("peril.6")
        PERIL.put(game, TABLE, local.peril)
    surges = game.has_keyword(local.card, "surge")
    _is_drawn(game, local.card)
    gained = GAINED_KEYWORDS(game, local.card)
    if gained:
        GAINED_KEYWORDS.forget(game, local.card)
    if not surges and "surge" in game.cards[local.card].keywords:
        game.note(f"{game.name(local.card)} does not have its keywords")
        game.cite("surge.1")
    cancelled = _ALL_CANCELLED[game.depth](game, TABLE)
    if cancelled:
        _ALL_CANCELLED[game.depth].forget(game, TABLE)
    if not surges or (cancelled and _is_cancelled(game, local.card)) or local.who not in game.investigators:
        return None
    if gained:
        game.note(f"{game.name(local.card)} has gained surge")
        game.cite("surge.5")
    game.cite(
        *_TOGETHER[game.has_keyword(local.card, "peril")],
        "keywords.13",
        "surge.2",
        "surge.3",
        "surge.4",
        "mythos-phase.19",
    )
    game.cite(*_SURGES_IN.get(PHASE_NOW(game), ()))
    return draw_from_encounter_deck(local.who)


def cancel_draw(game: Arkham, event: Event) -> None:
    """Cancel all effects of the card that is being drawn, and its peril if that is before the draw comes about."""
    frame = game.stack
    while frame is not None and not (isinstance(frame.local, Encounter) and frame.local.card == event.what):
        frame = frame.parent
    if frame is None or not isinstance(frame.local, Encounter):
        return
    _ALL_CANCELLED[frame.depth].put(game, TABLE, True)
    if event.kind == "draw encounter card" and PERIL(game) != frame.local.peril:
        game.cite("peril.6")
        PERIL.put(game, TABLE, frame.local.peril)


def _is_cancelled(game: Arkham, card: str) -> bool:
    """True if the surge of a card is cancelled with all of its effects."""
    if game.reading("surge-of-a-cancelled-card", "surge.5") == "surges":
        return False
    game.note(f"the surge of {game.name(card)} is cancelled with its effects")
    return True


def _is_drawn(game: Arkham, card: str) -> None:
    """Note that the draw of a card is over."""
    DRAWN_FROM.forget(game, card)
    left = tuple(other for other in BEING_DRAWN(game) if other != card)
    if left:
        BEING_DRAWN.put(game, TABLE, left)
    else:
        BEING_DRAWN.forget(game)


def _begin(game: Arkham, local: Encounter) -> Result:
    """Begin the draw: whoever draws during another's peril draws under that peril."""
    for keyword in local.gains:
        gain_keyword(game, local.card, keyword)
    BEING_DRAWN.put(game, TABLE, (*BEING_DRAWN(game), local.card))
    DRAWN_FROM.put(game, local.card, ENCOUNTER_DECK.name if local.of_the_deck else game.lies(local.card)[1])
    return Go(local._replace(peril=PERIL(game)))


SETTLE = Procedure("the encounter card has been resolved", Step("", "settle", _settle))
ENTER = Procedure("the enemy that was drawn enters play", Step("", "spawn", _enter))
TOP_CARD = Procedure("draw from the encounter deck", Step("", "draw", _top_card))
ENCOUNTER = Procedure(
    "draw an encounter card", Step("", "begin", _begin), Step("", "draw", _draw), Step("", "surge", _surge)
)

IMPACTS: Final[Impacts] = {"draw encounter card": _resolved, "revelation": _revelation}
"""The changes that these events make."""
