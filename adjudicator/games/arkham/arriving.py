"""Assets that come under an investigator's control: they take slots, and others make room (entry Slots)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.facts import IN_PLAY, PLAY_AREA, zone_called
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.leaving import leaving
from adjudicator.games.arkham.slot_holders import holders_for, settle
from adjudicator.games.arkham.slots import next_to_go, to_discard
from adjudicator.games.arkham.token_pool import place_from_pool
from adjudicator.games.arkham.unique import is_kept_out
from adjudicator.games.arkham.values import ledger
from adjudicator.games.arkham.zones import discard, gain_control, place


class Coming(NamedTuple):
    """An asset that comes to an investigator's area, and the assets that leave when it does."""

    who: str
    card: str
    area: str = PLAY_AREA.name
    going: tuple[str, ...] = ()
    slot: str | None = None


def come(game: Arkham, who: str, card: str, area: str = PLAY_AREA.name) -> Call:
    """The call that brings a card to an investigator's play area or threat area."""
    return Call(COMING, Coming(who, card, area))


def _make_room(game: Arkham, local: Coming) -> Result:
    """Choose the assets that leave the slots that this one needs; the investigator whose slots they are decides."""
    if is_kept_out(game, local.card, local.who):
        return Go(local, END)
    sets = to_discard(game, local.who, local.card)
    if sets is None:
        game.note(f"there is no room for {game.name(local.card)} and none can be made")
        game.cite("slots.3")
        return Go(local, END)
    going, open_ = next_to_go(sets, local.going)
    if not open_:
        return None if going == local.going else Go(local._replace(going=going), "make room")
    options = tuple(Option("discard", (card,), local.who, card) for card in open_)
    return Ask(Choice((local.who,), "asset to discard to make room", options, "slots.15"), _chosen)


def _chosen(game: Arkham, local: Coming, option: Option) -> Result:
    game.cite("slots.15")
    return Go(local._replace(going=(*local.going, option.meant(str))), "make room")


_TAKES_SLOTS: Final[Field[Coming | None]] = Field("takes the slots of", None)
"""The arrival of a card that takes the slots of others."""


def _comes(game: Arkham, local: Coming) -> Result:
    """Bring the asset; those that make room leave play at the moment it takes the slot."""
    if not local.going:
        _arrive(game, local)
        return None
    in_play = game.lies(local.card)[1] in IN_PLAY
    game.cite("slots.14" if in_play else "slots.13", "slots.16", "slots.17", "slots.18")
    _TAKES_SLOTS.put(game, local.card, local)
    return _leaves(game, local, local.going[0])


def _leaves(game: Arkham, local: Coming, card: str) -> Call:
    return happen(leaving(game, card, "discard", by=local.card))


def make_way(game: Arkham, event: Event) -> Call | bool:
    """The next step of making room: another card leaves play, or all do and the asset comes; False if it is none."""
    local = _TAKES_SLOTS(game, event.by)
    if local is None:
        return False
    place_of = local.going.index(event.what) + 1
    if place_of < len(local.going):
        return _leaves(game, local, local.going[place_of])
    for card in local.going:
        discard(game, card)
    _arrive(game, local)
    _TAKES_SLOTS.forget(game, local.card)
    return True


BROUGHT_ALONG: Final[Field[tuple[tuple[str, int], ...]]] = Field("tokens brought along", ())
"""The tokens with which a card enters play, beside those of its uses."""

_LOST_WITH_THE_TEXT: Final = {True: ("uses-x-type.1",), False: ()}
"""The rules by which no uses are placed on a card that has them in print (True), its text box being blank."""


def _arrive(game: Arkham, local: Coming) -> None:
    """Place the card in the area; if it enters play, place the tokens of its uses and those it brings along on it."""
    who, card, area = local.who, local.card, local.area
    enters = game.lies(card)[1] not in IN_PLAY
    if area == PLAY_AREA.name:
        gain_control(game, card, who)
    else:
        place(game, card, who, zone_called(area))
    printed, uses = game.cards[card].uses, game.text_box(card).uses
    game.cite(*_LOST_WITH_THE_TEXT[enters and printed is not None and uses is None])
    if enters and uses is not None:
        kind, number = uses
        placed = ledger(game, card, "uses", base=number).value
        place_from_pool(game, card, kind, placed, "uses-x-type.2", "uses-x-type.3")
    for kind, number in BROUGHT_ALONG(game, card) if enters else ():
        place_from_pool(game, card, kind, number, "enters-play.2")


def begin_in_play(game: Arkham, who: str, card: str) -> None:
    """Put an asset into play as the game begins, for no cost and with its uses."""
    _arrive(game, Coming(who, card, PLAY_AREA.name))


def _say_which_slot(game: Arkham, local: Coming) -> Result:
    """The investigator decides which slot holds the asset, where different ones can."""
    found = game.consider(lambda: holders_for(game, local.who, local.card, local.going))
    if len(found) < 2:
        return Go(local._replace(slot=found[0])) if found else None
    options = tuple(Option("choose", (giver or STANDARD_SLOT,), local.who, giver) for giver in found)
    return Ask(Choice((local.who,), "slot that holds it", options, "faq-shifting-slots.1"), _slot_said)


STANDARD_SLOT: Final = "standard slot"
"""The name of a slot that no card gives."""


def _slot_said(game: Arkham, local: Coming, option: Option) -> Result:
    game.cite("faq-shifting-slots.1")
    return Go(local._replace(slot=option.meant(str)), "it comes")


def _is_held(game: Arkham, local: Coming) -> Result:
    """The slot holds it; others are shifted to make that possible."""
    if local.slot is not None and game.lies(local.card) == (local.who, local.area):
        settle(game, local.who, {local.card: local.slot}, "faq-shifting-slots.3")
    return None


COMING: Final = Procedure(
    "an asset comes to an area",
    Step("", "make room", _make_room),
    Step("", "which slot holds it", _say_which_slot),
    Step("", "it comes", _comes),
    Step("", "it is held", _is_held),
)
