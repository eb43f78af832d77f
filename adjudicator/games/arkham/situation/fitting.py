"""Deeds of the file matched with the options that the machine offers, and with events that came about by themselves."""

from typing import Final, cast

from adjudicator.engine import trace
from adjudicator.engine.choices import Option
from adjudicator.engine.events import Listener
from adjudicator.games.arkham.actions.requests import BASIC, Request
from adjudicator.games.arkham.decisions import CHOOSES, asked
from adjudicator.games.arkham.decks import DECKS
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation.information import is_about_information, why_not_know
from adjudicator.games.arkham.situation.naming import plain_choice
from adjudicator.games.interface import Deed

_NAMED: Final = frozenset(("use", "play", "commit", *BASIC))
"""Deeds named with their target: a bare name in the file is none of them."""


def fits(game: Rules, deed: Deed, option: Option) -> bool:
    """True if an option is the one that a deed names."""
    if deed.draw:
        return deed.things == option.things or _another_copy(game, deed, option)
    if deed.verb == "pass":
        question = asked(game)
        theirs = question is None or deed.who in question.who
        return option.verb == "pass" and theirs and option.who in ("", deed.who)
    if deed.who and option.who and deed.who != option.who:
        return False
    if deed.verb == "assign":
        return option.verb == "assign" and _assigned(deed, option)
    if deed.verb == CHOOSES:
        if option.verb in _NAMED:
            return False
        return bool(option.things) and _names(deed.things[0], option)
    if deed.verb != option.verb:
        return False
    if option.verb == "mulligan":
        return _of_these_titles(game, deed, option)
    if option.verb in ("use", "play"):
        return _used(game, deed, option)
    return not deed.things or all(thing in option.things for thing in deed.things)


def answers_so(deed: Deed, option: Option) -> bool:
    """True if an option is the same kind of answer as a deed, even if it is another one."""
    if deed.verb == CHOOSES:
        return option.verb not in _NAMED and option.verb != "pass" and bool(option.things)
    return deed.verb == option.verb


def _another_copy(game: Rules, deed: Deed, option: Option) -> bool:
    """True if a draw names a card that has been drawn already, and this is another card of its title."""
    named, drawn = deed.things[0], option.things[0]
    known = game.cards
    if named not in known or drawn not in known or known[named].name != known[drawn].name:
        return False
    return game.lies(named) != game.lies(drawn)


def _of_these_titles(game: Rules, deed: Deed, option: Option) -> bool:
    """True if an option names the cards of a deed, or other copies of them."""
    wanted, offered = (sorted(game.cards[card].name for card in one.things) for one in (deed, option))
    return wanted == offered


def _names(thing: str, option: Option) -> bool:
    """True if an option names a thing, or is named by it, whatever its capitals."""
    return thing in option.things or thing == option.verb or plain_choice(thing) in map(plain_choice, option.things)


def _assigned(deed: Deed, option: Option) -> bool:
    """True if all that goes to others is named in full, and no more goes to the investigator than the rest."""
    others = tuple(thing for thing in option.things if not thing.endswith(f" to {option.who}"))
    named = tuple(thing for thing in deed.things if not thing.endswith(f" to {deed.who}"))
    return sorted(others) == sorted(named) and set(deed.things) <= set(option.things)


def has_come_about(game: Rules, deed: Deed, since: int) -> bool:
    """True if a deed names something that has come about since a place in the trace without anybody's choice."""
    if is_about_information(deed):
        return not why_not_know(game, deed)
    if deed.draw:
        return not deed.unknown and _was_drawn(game, deed.things[0], since)
    if deed.verb == "set up":
        return bool(PHASE_NOW(game))
    if deed.verb not in ("assign", "*"):
        return False
    wrote = [record for record in game.trace[since:] if isinstance(record, trace.Wrote)]
    if deed.verb == CHOOSES:
        return any(
            (deed.things[0] in _cards(record.old)) is not (deed.things[0] in _cards(record.new)) for record in wrote
        )
    placed = {
        f"{record.new - (record.old or 0)} {record.field} to {record.entity}"
        for record in wrote
        if record.field in ("damage", "horror") and isinstance(record.new, int) and isinstance(record.old, int | None)
    }
    return bool(placed) and set(deed.things) <= placed


def _was_drawn(game: Rules, named: str, since: int) -> bool:
    """True if a card of this title was the next card of a deck and left it, so that chance was not asked for it."""
    if named not in game.cards:
        return False
    title = game.cards[named].name
    by_chance = {record.option for record in game.trace if isinstance(record, trace.Drew)}
    for record in game.trace[since:]:
        if isinstance(record, trace.Wrote) and record.field in DECKS:
            left = (cast(str, card) for card in _cards(record.old) if card not in _cards(record.new))
            if any(game.cards[card].name == title and game.name(card) not in by_chance for card in left):
                return True
    return False


def _used(game: Rules, deed: Deed, option: Option) -> bool:
    if not option.things or deed.things[0] != option.things[0]:
        return False
    targets = option.things[1:]
    if targets and any(thing not in targets for later in deed.then for thing in later.things):
        return False
    name = _ability_name(game, option)
    return all(thing in name for thing in deed.things[1:])


def _ability_name(game: Rules, option: Option) -> str:
    value = option.value
    listener = value.listener if isinstance(value, Request) else value
    if not isinstance(listener, Listener):
        return ""
    return game.ability(listener).name.lower()


def _cards(value: object) -> tuple[object, ...]:
    """The cards of a zone, as a cell holds them."""
    return value if isinstance(value, tuple) else ()
