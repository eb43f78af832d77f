"""Kinds of events: what happens in a game, how it is told and asked for, and what it does; and what else happens."""

from collections.abc import Callable
from typing import Any, Final, TypedDict, Unpack

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.asking.happenings import Fits, Found
from adjudicator.games.kit.asking.happenings import event as happened
from adjudicator.games.kit.forms import Form

Does = Callable[[Any, Event], "Call | tuple[Call, ...] | None"]
"""What an event does to the game, and the sequences that follow."""

PARTS: Final = ("who", "what", "by", "at", "of", "amount")
"""The slots that its sentences may have: the parts of an event."""


class Parts(TypedDict, total=False):
    """The parts of an event beside those who are mostly named, and the rules by which it happens."""

    at: str
    of: str
    amount: int
    rules: tuple[str, ...]


def _nothing(_game: object, _event: Event) -> None:
    """The event changes nothing by itself."""


class EventKind:
    """One kind of event: its name, how it is told, how questions name it, and what it does.

    `says` tells it (`{who:seeker} loses {amount:number} oil`), `asks` are the sentences by which questions name it (the
    same if none are given), with an example each. Their slots are parts of an event.
    """

    __slots__ = ("_does", "asks", "examples", "name", "says")

    def __init__(
        self,
        name: str,
        says: str,
        does: Does = _nothing,
        *,
        asks: tuple[str, ...] | None = None,
        examples: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.says: Final = Form(says)
        self.asks: Final = tuple(Form(text) for text in ((says,) if asks is None else asks))
        self.examples: Final = examples
        self._does: Final = does
        for form in (self.says, *self.asks):
            wrong = [slot for slot in form.slots if slot not in PARTS]
            assert not wrong, f'"{form.text}": an event has no part {", ".join(wrong)}'

    def of(self, who: str = "", what: str = "", by: str = "", **parts: Unpack[Parts]) -> Event:
        """Such an event."""
        return Event(self.name, who, what, by, **parts)

    def happens(self, who: str = "", what: str = "", by: str = "", **parts: Unpack[Parts]) -> Call:
        """The call by which such an event happens."""
        return happen(self.of(who, what, by, **parts))

    def tell(self, event: Event) -> str:
        """The event in a sentence."""
        parts, says = event.named(), self.says
        return says.fill({slot: str(parts[slot]) for slot in says.slots if parts[slot] or slot in says.needed})

    def impact(self, game: Machine, event: Event) -> "Call | tuple[Call, ...] | None":
        """The event changes the game."""
        return self._does(game, event)

    def shown(self, parts: dict[str, str]) -> Fits:
        """The records of the trace that show such an event with these parts."""
        named = {part: name for part, name in parts.items() if part != "amount"}
        return happened(self.name, named, int(parts["amount"]) if "amount" in parts else None)


def by_of(event: Event) -> tuple[str, ...]:
    """The rule by which an event happens, if it says one."""
    return (event.by,) if event.by else ()


class Sign:
    """Something that questions name and that no event is, but the trace shows: a number that goes up, say.

    `shows` takes the values of a sentence's slots, and hands back what the records that show it look like, or how it is
    found among them.
    """

    __slots__ = ("asks", "examples", "name", "shows")

    def __init__(
        self, name: str, *asks: str, shows: Callable[..., Fits | Found], examples: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        self.asks: Final = tuple(Form(text) for text in asks)
        self.shows: Final = shows
        self.examples: Final = examples
