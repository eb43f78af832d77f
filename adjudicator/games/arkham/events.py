"""The events of Arkham Horror: how each is told, and by which sentences questions name it."""

import re
from collections.abc import Callable
from typing import Final

from adjudicator.engine.events import Event
from adjudicator.games.arkham.facts import (
    CANCELLED_ATTACK,
    COMMITTED,
    DAMAGE,
    DECK,
    DISCARD,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    HORROR,
    IN_PLAY,
    MOVED,
    REMOVED,
    SET_ASIDE,
    VICTORY_DISPLAY,
)
from adjudicator.games.kit.asking.happenings import (
    Fits,
    Found,
    any_of,
    became,
    changed,
    drew,
    in_all,
    initiated,
    left,
    placed,
    taken_from,
    within,
)
from adjudicator.games.kit.asking.happenings import event as happened
from adjudicator.games.kit.asking.happenings import step as is_reached
from adjudicator.games.kit.events import EventKind, Sign
from adjudicator.games.kit.zones import Zone


def _told(name: str, says: str) -> EventKind:
    """A kind of event that is told and that no question names."""
    return EventKind(name, says, asks=())


def _comes_to(name: str, example: str, *happens: str, areas: tuple[Zone[str], ...]) -> Sign:
    """A card comes to lie in an area; questions say of it that one of these happens, as they do of the example."""
    names = tuple(area.name for area in areas)
    asks = (f"{{card:card}} {what}" for what in happens)
    examples = tuple(f"{example} {what}" for what in happens)
    return Sign(name, *asks, shows=lambda card: placed(card, *names), examples=examples)


EVENTS: Final = (
    EventKind("attack", "{by:enemy} attacks {who:investigator}", examples=("ghoul attacks roland",)),
    _told(CANCELLED_ATTACK, "the attack of {by:enemy} on {who:investigator} has been cancelled"),
    _told("deal", "damage or horror would be dealt to {what:card}"),
    _told("dealt", "damage or horror is dealt to {what:card}"),
    _told("placed", "damage or horror is placed on {what:card}"),
    EventKind("play", "{who:investigator} plays {what:card}", examples=("roland plays dynamite blast",)),
    _told("commit a card", "{who:card} has committed {what:card}"),
    _told("pay for", "{who:card} is about to pay for {what:card}"),
    _told("use", "{who:card} uses {what:card}"),
    EventKind(
        "defeat",
        "{what:target of damage} is defeated",
        asks=("{what:target of damage} is defeated", "{what:target of damage} is defeated at {at:location}"),
        examples=("ghoul is defeated", "ghoul is defeated at hallway"),
    ),
    EventKind("advance", "advance", asks=("{what:act or agenda} advances",), examples=("the agenda advances",)),
    EventKind(
        "read",
        "the story of {what:card} is read",
        asks=("the story of {what:story} is read", "{what:story} is read"),
        examples=("the story of the agenda is read", "trapped is read"),
    ),
    EventKind("spawn", "{what:enemy} spawns", examples=("acolyte spawns",)),
    EventKind(
        "draw opening hand",
        "{who:card} draws an opening hand of {amount:number} cards",
        asks=("{who:investigator} draws an opening hand",),
        examples=("roland draws an opening hand",),
    ),
    EventKind("begin at", "{who:investigator} begins at {at:location}", examples=("roland begins at study",)),
    EventKind(
        "draw encounter card",
        "{who:card} draws {what:card} from the encounter deck",
        asks=(
            "{who:investigator} draws an encounter card",
            "{who:investigator} draws {what:card} from the encounter deck",
        ),
        examples=("roland draws an encounter card", "roland draws ghoul from the encounter deck"),
    ),
    _told("revelation", "the revelation of {what:card}"),
    EventKind("enter play", "{what:card} enters play", examples=("beat cop enters play",)),
    _told("goes along", "{what:enemy} moves along with {who:investigator} [from {of:card}]"),
    _told("leave play", "{what:card} leaves play"),
    _told("ready", "{what:card} readies"),
    EventKind(
        "discover",
        "{who:card} discovers {amount:number} clues at {at:card}",
        asks=("{who:investigator} discovers [{amount:number above 0}] [clue] [clues]",),
        examples=("daisy discovers clues",),
    ),
    EventKind(
        "evade", "{who:card} evades {what:card}", asks=("{what:enemy} is evaded",), examples=("ghoul is evaded",)
    ),
    EventKind(
        "draw",
        "{who:card} draws {amount:number} cards",
        asks=(
            "{who:investigator} draws a card",
            "{who:investigator} draws",
            "{who:investigator} draws {amount:number above 0} card[s]",
        ),
        examples=("roland draws a card", "roland draws", "roland draws 1 card"),
    ),
    _told("begin game", "the game begins"),
    _told("reveal location", "{what:card} is revealed"),
    _told("revealing", "{who:card} is to reveal a chaos token"),
    EventKind(
        "reveal token",
        "{who:card} reveals {what:words}",
        asks=("{who:investigator} reveals a token",),
        examples=("roland reveals a token",),
    ),
    _told("haunted", "the haunted abilities of {what:card} resolve"),
    _told("symbol effects", "chaos symbol effects are applied"),
    EventKind(
        "begin test",
        "{who:card} begins a test",
        asks=("{who:investigator} begins a test",),
        examples=("roland begins a test",),
    ),
    _told("succeeding", "{who:card} would succeed by {amount:number}"),
    _told("failing", "{who:card} would fail by {amount:number}"),
    EventKind(
        "succeed",
        "{who:card} succeeds by {amount:number}",
        asks=("{who:investigator} succeeds",),
        examples=("roland succeeds",),
    ),
    EventKind(
        "fail", "{who:card} fails by {amount:number}", asks=("{who:investigator} fails",), examples=("roland fails",)
    ),
    EventKind("end test", "{who:investigator}'s test ends", examples=("roland's test ends",)),
    EventKind(
        "engage",
        "{what:card} and {who:card} engage",
        asks=("{what:enemy} engages {who:investigator}",),
        examples=("ghoul engages roland",),
    ),
    _told("move", "{who:card} moves [from {of:card}] to {at:card}"),
    _told("enemy moves", "{what:card} moves [from {of:card}] to {at:card}"),
    _told("gain", "{who:card} gains {amount:number} resources"),
    _told("lose tokens", "{what:card} loses {amount:number} tokens"),
    _told("heal", "{who:card} heals {amount:number} tokens from {what:card}"),
    _told("discard", "{what:card} is discarded"),
    EventKind(
        "explore",
        "{who:card} has explored",
        asks=("{who:investigator} explores {of:outcome of exploring}",),
        examples=("roland explores successfully",),
    ),
    EventKind("resign", "{who:investigator} resigns", examples=("roland resigns",)),
    _told("begin turn", "{who:card}'s turn begins"),
    _told("end turn", "{who:card}'s turn ends"),
    _told("begin round", "a round begins"),
    EventKind("begin campaign", "{who:investigator} begins the campaign", examples=("roland begins the campaign",)),
    EventKind("end round", "the round ends", examples=("the round ends",)),
    _told("begin phase", "the {of:phase} phase begins"),
    _told("end phase", "the {of:phase} phase ends"),
    EventKind(
        "encounter deck runs out",
        "the encounter deck runs out of cards",
        examples=("the encounter deck runs out of cards",),
    ),
)
"""The kinds of events, in the order in which questions are looked up."""


def _numbers(up: bool, field: str) -> Callable[..., Fits]:
    """The change of this number on a card, up or down, otherwise than by moving; by so much, if that is said."""
    return lambda card, n=None: changed(card, field, up, n, MOVED)


def _in_all(field: str) -> Callable[..., Found]:
    """The sum of all rises of this number on a card."""
    return lambda card, n: in_all(card, field, n)


def _draws(who: str, card: str) -> Found:
    """A card leaves the deck of an investigator who draws, or is drawn from the encounter deck."""
    draws = (happened(kind, {"who": who}) for kind in ("draw", "draw opening hand"))
    from_encounter_deck = happened("draw encounter card", {"who": who, "what": card})
    return any_of(from_encounter_deck, within(taken_from(card, who, DECK.name), *draws))


def _moves(who: str, **where: str) -> Found:
    """An investigator moves, or an enemy by itself or along with whom it is engaged with."""
    by_itself, along = (happened(kind, {"what": who, **where}) for kind in ("enemy moves", "goes along"))
    return any_of(happened("move", {"who": who, **where}), by_itself, along)


SIGNS: Final = (
    Sign(
        "leave play",
        "{what:card} leaves play",
        shows=lambda what: left(what, IN_PLAY, "leave play"),
        examples=("beat cop leaves play",),
    ),
    Sign(
        "end scenario",
        "the scenario ends",
        # For an eliminated investigator the game ends as well, though the scenario goes on.
        shows=lambda: happened("end game", {"who": ""}),
        examples=("the scenario ends",),
    ),
    Sign(
        "use",
        "{who:investigator} uses {whose:own} own ability",
        shows=lambda who, whose: initiated(who, who),
        examples=("roland uses his own ability",),
    ),
    Sign(
        "use",
        "{who:investigator} uses {card:card}",
        "{card:card} initiates",
        shows=lambda card, who="": initiated(card, who),
        examples=("roland uses beat cop", "hypochondria initiates"),
    ),
    Sign(
        "reveal token",
        "{who:investigator} reveals {token:chaos token}",
        shows=lambda who, token: drew("chaos token", token),
        examples=("roland reveals -1",),
    ),
    Sign(
        "begin test of",
        "{who:investigator} begins a {skill:skill} test",
        "{who:investigator} begins an {skill:skill} test",
        shows=lambda who, skill: became("test", "skill", skill),
        examples=("roland begins a combat test", "wendy begins an agility test"),
    ),
    Sign("moves", "{who:traveller} moves", shows=_moves, examples=("daisy moves",)),
    Sign(
        "enter",
        "{who:traveller} enters {at:location}",
        shows=lambda who, at: any_of(_moves(who, at=at), happened("spawn", {"what": who, "at": at})),
        examples=("daisy enters hallway",),
    ),
    Sign(
        "leave",
        "{who:traveller} leaves {at:location}",
        shows=lambda who, at: _moves(who, of=at),
        examples=("daisy leaves study",),
    ),
    Sign(
        "damage",
        "{card:target of damage} takes [{n:number above 0}] damage",
        shows=_numbers(True, DAMAGE.name),
        examples=("roland takes damage",),
    ),
    Sign(
        "horror",
        "{card:target of horror} takes [{n:number above 0}] horror",
        shows=_numbers(True, HORROR.name),
        examples=("roland takes horror",),
    ),
    Sign(
        "damage in all",
        "{card:card} takes {n:number above 0} damage in all",
        shows=_in_all(DAMAGE.name),
        examples=("roland takes 2 damage in all",),
    ),
    Sign(
        "horror in all",
        "{card:card} takes {n:number above 0} horror in all",
        shows=_in_all(HORROR.name),
        examples=("roland takes 2 horror in all",),
    ),
    Sign(
        "heal damage",
        "{card:target of damage} heals [{n:number above 0}] damage",
        shows=_numbers(False, DAMAGE.name),
        examples=("roland heals damage",),
    ),
    Sign(
        "heal horror",
        "{card:target of horror} heals [{n:number above 0}] horror",
        shows=_numbers(False, HORROR.name),
        examples=("roland heals horror",),
    ),
    Sign(
        "gain",
        "{card:card} gains [{n:number above 0}] {token:token}",
        shows=lambda card, token, n=None: changed(card, token, True, n),
        examples=("roland gains resources",),
    ),
    Sign(
        "pay",
        "{card:card} pays [{n:number above 0}] {token:token}",
        "{card:card} spends [{n:number above 0}] {token:token}",
        shows=lambda card, token, n=None: changed(card, token, False, n),
        examples=("roland pays resources", "roland spends actions"),
    ),
    _comes_to("discard", "beat cop", "is discarded", areas=(DISCARD, ENCOUNTER_DISCARD)),
    _comes_to("remove", "machete", "is removed from the game", areas=(REMOVED,)),
    _comes_to("set aside", "cover up", "is set aside", areas=(SET_ASIDE,)),
    _comes_to(
        *("victory display", "ghoul priest", "enters the victory display", "is placed in the victory display"),
        areas=(VICTORY_DISPLAY,),
    ),
    Sign(
        "draw a card",
        "{who:card} draws {card:card}",
        shows=_draws,
        examples=("roland draws knife",),
    ),
    Sign("exhaust", "{card:card} exhausts", shows=_numbers(True, EXHAUSTED.name), examples=("ghoul exhausts",)),
    _comes_to("commit", "perception", "is committed", areas=(COMMITTED,)),
    Sign(
        "step of a test",
        "ST.{step:step of a test} takes place",
        "ST.{step:step of a test} [comes]",
        shows=lambda step: is_reached(f"ST.{step}"),
        examples=("ST.7 takes place", "ST.7 comes"),
    ),
    Sign(
        "step of setting up",
        "set-up {step:step of setting up} [comes]",
        shows=lambda step: is_reached(f"set-up {step}"),
        examples=("set-up 7 comes",),
    ),
    Sign(
        "step",
        "step {step:step} takes place",
        "step {step:step} [comes]",
        shows=lambda step: is_reached(step),
        examples=("step 2.2 takes place", "step 2.2 comes"),
    ),
)
"""Further happenings that questions name and the trace shows."""

_BY_NAME: Final = {kind.name: kind for kind in EVENTS}


def tell(event: Event) -> str:
    """The event in a sentence, with the names of the file.

    >>> tell(Event("attack", who="roland", by="ghoul", of="opportunity"))
    'ghoul attacks roland (opportunity)'
    """
    kind = _BY_NAME.get(event.kind)
    told = event.kind if kind is None else kind.tell(event)
    if event.amount == 1:
        told = re.sub(r"\b1 (clue|card|resource)s\b", r"1 \1", told)
    # A chaos token that counts as what it is needs no further word.
    is_told = event.of in ("", event.what) or (kind is not None and "of" in kind.says.slots)
    return told if is_told else f"{told} ({event.of})"
