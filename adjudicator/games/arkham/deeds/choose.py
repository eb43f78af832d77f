"""An investigator chooses: a target, a card, one of several effects."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.engine import trace
from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.deeds.kinds import plain_choice
from adjudicator.games.arkham.facts import OWNER, PHASE_NOW
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.setting_up.choosing import why_not_choose
from adjudicator.games.arkham.terms import BASIC

_NAMED: Final = frozenset(("use", "play", "commit", *BASIC))
"""The options whose own sentences name the very thing: whoever chooses something means none of them."""


class Choose(Decision):
    """One of the things that there are to choose is chosen by its name."""

    says, also, called = "{who:investigator} chooses {thing:choice}", "discards picks selects", "choose"
    also_called = ("stands for", "counts as the action of", "loses", "discard", "tests")
    examples = ("daisy chooses hallway",)
    rule, unasked = "target.1", "nothing that is being resolved asks for a choice"

    def is_answered_by(self, option: Option) -> bool:
        """Anything is chosen that has a name, unless its own sentence says it."""
        return option.verb not in _NAMED and bool(option.things)

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The option names the thing, or is named by it, whatever its capitals."""
        thing: str = slots[0]
        named = thing in option.things or thing == option.verb
        return named or plain_choice(thing) in map(plain_choice, option.things)

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """Before the game begins, an investigator that another player plays."""
        return why_not_choose(game, who, slots[0]) if PHASE_NOW(game) == "set-up" else ALLOWED

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """The thing came to a place or left one, and it was for this investigator to choose it; or an ability that they
        used answered to something about it, or did something to it.
        """
        return concerns(game, since, who, slots[0]) or _befell(game, since, who, slots[0])


Initiations = Iterator[tuple[int, trace.Record, trace.Initiated | None]]
"""Records of the trace with their places, each with the ability within which it stands."""


def concerns(game: Rules, since: int, who: str, thing: str) -> bool:
    """True if a thing came to a place or left one, of this investigator's or by what they initiated."""
    holders: set[str] = set()
    user, source = "", ""
    for _place, record, around in _initiations(game, since):
        if isinstance(record, trace.Wrote) and (thing in _cards(record.old)) is not (thing in _cards(record.new)):
            holders.add(record.entity)
            user, source = (around.who, around.source) if around is not None else (user, source)
    if not holders or (user and OWNER(game, source) == user):
        # A player's own card lets that player choose, whoever has what is chosen.
        return bool(holders) and user == who
    theirs = [holder for holder in holders if holder in game.investigators]
    return who in theirs if theirs else user in ("", who)


def _befell(game: Rules, since: int, who: str, thing: str) -> bool:
    """True if an ability that an investigator initiated answered to something about a card, or did something to it."""
    for place, record, around in _initiations(game, since):
        if around is None or around.who != who or around.source == thing:
            continue
        if thing in (_answered(game, place) if record is around else _changed(record)):
            return True
    return False


def _initiations(game: Rules, since: int) -> Initiations:
    """What the trace has since a place, each with the innermost ability that was being resolved, itself included."""
    initiated: list[trace.Initiated] = []
    for place, record in enumerate(game.trace[since:], since):
        if isinstance(record, trace.Initiated):
            initiated = [*(one for one in initiated if one.depth < record.depth), record]
        yield place, record, next((one for one in initiated[::-1] if one.depth <= record.depth), None)


def _answered(game: Rules, place: int) -> tuple[str, ...]:
    """Whoever and whatever the event is about to which an ability answers, initiated at this place in the trace."""
    depth = game.trace[place].depth
    before = (game.trace[one] for one in range(place - 1, -1, -1))
    event = next((one.event for one in before if isinstance(one, trace.Happened) and one.depth < depth), None)
    return _about(event)


def _changed(record: trace.Record) -> tuple[str, ...]:
    """The cards to which something happens in a record of the trace."""
    if isinstance(record, trace.Wrote):
        return (record.entity,) if record.old != record.new else ()
    return _about(record.event) if isinstance(record, trace.Happened) and record.first else ()


def _about(event: object) -> tuple[str, ...]:
    return (event.who, event.what, event.by) if isinstance(event, Event) else ()


def _cards(value: object) -> tuple[object, ...]:
    """The cards of a zone, as a cell holds them."""
    return value if isinstance(value, tuple) else ()


CHOOSE: Final = Choose()
