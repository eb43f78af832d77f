"""Hunted who are caught by the Creature token, or by what counts as one."""

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.cards.effect import HowMany
from adjudicator.games.notalone.cards.lasting import CaughtGives, CaughtLosesMore, CountsAs
from adjudicator.games.notalone.facts import CAUGHT, MOVED_BY, Caught
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import CATCH, lose_will, move_assimilation
from adjudicator.games.notalone.kinds import place_name


def catch(who: str, place: int, tokens: tuple[str, ...]) -> Call:
    """The call by which a Hunted is caught at a place."""
    return happen(Event("catch", who=who, at=place_name(place), by=" and ".join(tokens), amount=place))


def is_caught(game: NotAlone, event: Event) -> tuple[Call, ...]:
    who, place = event.who, event.amount
    tokens = tuple(event.by.split(" and "))
    clone = tuple(one.by for one in game.now(CountsAs) if one.token in tokens)
    times = _times(game, tokens)
    extra, rules = extras(game, who, place)
    moved = (rule for token in tokens for rule in MOVED_BY(game, token))
    lost = times if game.applies("phase-3-reckoning.18") else 0
    lost += extra if game.applies(*rules, *clone, *moved) else 0
    spaces = 0
    for further in (_spaces(game, who, tokens, place, times, (*clone, *rules)), _more_spaces(game, who, clone)):
        spaces += further.number if game.applies(*further.by) else 0
    return lose_will(who, lost, CATCH, *move_assimilation(spaces, "a catch"))


def _times(game: NotAlone, tokens: tuple[str, ...]) -> int:
    """How often several tokens on one place catch."""
    if len(tokens) < 2:
        return 1
    together = game.reading("clone-on-one-place") == "once" and game.because("clone.5", "clone.6")
    return 1 if together else len(tokens)


def extras(game: NotAlone, who: str, place: int) -> tuple[int, tuple[str, ...]]:
    """The Will that is lost besides, and by which rules."""
    found = [one for force, one in game.holding(CaughtLosesMore) if force.whom in ("", who)]
    here = game.printed.places[place].caught
    if here is not None:
        dead = game.ineffective(place)
        if not dead or game.reading("lair-ineffective", "the-lair.19") == "lost":
            found.append(here)
    number = sum(one.will for one in found)
    rules = [*(one.by for one in found), *game.moved_to(who, place)]
    for force, one in game.holding(CaughtGives):
        if force.whom == who and game.reading("anticipation") == "will":
            number += one.number
            rules.append(one.loses)
    return number, tuple(rules)


def _more_spaces(game: NotAlone, who: str, clone: tuple[str, ...]) -> HowMany:
    """The spaces by which the counter moves besides."""
    found = [one for force, one in game.holding(CaughtGives) if force.whom == who]
    if not found or game.reading("anticipation") != "assimilation":
        return HowMany(0)
    return HowMany(sum(one.number for one in found), (*(one.moves for one in found), *clone))


def _spaces(
    game: NotAlone, who: str, tokens: tuple[str, ...], place: int, times: int, rules: tuple[str, ...]
) -> HowMany:
    """One space for each place where Hunted are caught, however many they are; what Clone adds is a reading."""
    before = CAUGHT(game)
    CAUGHT.put(game, TABLE, (*before, *(Caught(token, place, who) for token in tokens)))
    here = [one.who for one in before if one.place == place]
    if here:
        caught = (who, *here)
        more = [one.moves for force, one in game.holding(CaughtGives) if force.whom in caught]
        return HowMany(0, ("phase-3-reckoning.20", "phase-2-hunting.13", *rules, *more))
    moves = HowMany(times, ("phase-3-reckoning.19", *rules))
    if before and not {one.token for one in before} & set(tokens):
        return moves if game.reading("clone-elsewhere") == "each place" else HowMany(0, ("clone.4",))
    if before:
        return moves if game.reading("second-catch", "wrong-track.8") == "each place" else HowMany(0)
    return moves
