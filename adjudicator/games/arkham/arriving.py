"""An asset comes under an investigator's control: it takes its slots, and others make room for it (entry Slots)."""

from typing import Final, NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.game import IN_PLAY, Arkham
from adjudicator.games.arkham.slots import to_discard
from adjudicator.games.arkham.zones import discard, gain_control, place


class Coming(NamedTuple):
    """An asset that comes to an investigator's area, and the assets that go when it does."""

    who: str
    card: str
    area: str = "play area"
    going: tuple[str, ...] = ()


def come(game: Arkham, who: str, card: str, area: str = "play area") -> Call:
    """The call by which a card comes to an investigator's play area or threat area."""
    return Call(COMING, Coming(who, card, area))


def _make_room(game: Arkham, local: Coming) -> Result:
    """Of the assets in the slots that it needs so many go as it takes; whose slots they are chooses which."""
    sets = to_discard(game, local.who, local.card)
    if sets is None:
        game.note(f"there is no room for {game.name(local.card)} and none can be made")
        return Go(local, END)
    sets = tuple(gone for gone in sets if gone >= set(local.going))
    open_ = tuple(sorted({card for gone in sets for card in gone} - set(local.going)))
    if any(gone == set(local.going) for gone in sets):
        return None
    if len(sets) == 1:
        return Go(local._replace(going=(*local.going, *open_)), "make room")
    options = tuple(Option("discard", (card,), local.who, card) for card in open_)
    return Ask(Choice((local.who,), "asset to discard to make room", options, "slots.15"), _chosen)


def _chosen(game: Arkham, local: Coming, option: Option) -> Result:
    game.cite("slots.15")
    return Go(local._replace(going=(*local.going, cast(str, option.value))), "make room")


def _comes(game: Arkham, local: Coming) -> Result:
    """What goes leaves play at the same moment as the new asset takes the slot."""
    if not local.going:
        _arrive(game, local)
        return None
    in_play = game.lies(local.card)[1] in IN_PLAY
    game.cite("slots.14" if in_play else "slots.13", "slots.16", "slots.17", "slots.18")
    game.state.write(local.card, "takes the slots of", local)
    return _leaves(game, local, local.going[0])


def _leaves(game: Arkham, local: Coming, card: str) -> Call:
    return happen(Event("leave play", game.controller(card), card, local.card, game.location(card), "discard"))


def make_way(game: Arkham, event: Event) -> Call | bool:
    """Whether a card leaves play to make room for another: when the last of them goes, all go and that one comes."""
    local = cast("Coming | None", game.state.read(event.by, "takes the slots of"))
    if local is None:
        return False
    place_of = local.going.index(event.what) + 1
    if place_of < len(local.going):
        return _leaves(game, local, local.going[place_of])
    for card in local.going:
        discard(game, card)
    _arrive(game, local)
    game.state.write(local.card, "takes the slots of", None)
    return True


def _arrive(game: Arkham, local: Coming) -> None:
    """The card lies there now; if it enters play, the tokens of its uses are placed on it."""
    who, card, area, _going = local
    enters = game.lies(card)[1] not in IN_PLAY
    if area == "play area":
        gain_control(game, card, who)
    else:
        place(game, card, who, area)
    uses = game.cards[card].uses
    if enters and uses is not None:
        game.cite("uses-x-type.2", "uses-x-type.3")
        game.write(card, uses[0], uses[1])


COMING: Final = Procedure("an asset comes to an area", Step("", "make room", _make_room), Step("", "it comes", _comes))
