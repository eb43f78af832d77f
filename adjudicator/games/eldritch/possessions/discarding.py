"""Cards and Conditions that investigators discard, and double-sided cards that are turned over."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import DOUBLE_SIDED, Back, Effects, known, type_of
from adjudicator.games.eldritch.decks import DECK_OF, SPELL_DECK, cut
from adjudicator.games.eldritch.facts import BACKS, CONDITIONS, FACEDOWN, POSSESSIONS
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.play import Play

# -- discarding -------------------------------------------------------------------------------------------------------


def _discards(game: Play, event: Event) -> None:
    """It goes to its discard pile, or is shuffled into its deck at once where it is double-sided."""
    who, card = event.who, event.what
    leaves(game, who, card)
    if card in CONDITIONS(game, who):
        CONDITIONS.take(game, who, card, "double-sided-cards.6", *by_of(event))
        cut(game, "double-sided-cards.7")
        return
    POSSESSIONS.take(game, who, card, *by_of(event))
    if type_of(game, card) in DOUBLE_SIDED:
        SPELL_DECK.shuffles_in(game, card, "double-sided-cards.6", "double-sided-cards.2")
    else:
        DECK_OF[type_of(game, card)].throw(game, card, "discarding.3")


class Lies(NamedTuple):
    """How a card lies: with its back up or not, and the copy that it is; that is empty where nobody knows it."""

    facedown: bool = False
    copy: str = ""


def leaves(game: Play, who: str, card: str) -> Lies:
    """Forgets how a card of somebody lies that he has no more, and returns it."""
    lay = Lies(card in FACEDOWN(game, who), copy_of(game, who, card))
    if lay.facedown:
        FACEDOWN.take(game, who, card)
    if lay.copy:
        BACKS.take(game, who, lay.copy)
    return lay


def comes(game: Play, who: str, card: str, lies: Lies, *by: str) -> None:
    """Lays a card that somebody gets as it has lain before."""
    if lies.facedown:
        FACEDOWN.add(game, who, card, *by)
    if lies.copy:
        BACKS.add(game, who, lies.copy, *by)


DISCARDS: Final = EventKind("discard a card", "{who:investigator} discards {what:card or condition}", _discards)

# -- turning over -----------------------------------------------------------------------------------------------------


def name_of(back: str) -> str:
    """The name on the front of a copy that is known by its back: of `Debt 2` that is Debt."""
    return back.rpartition(" ")[0]


class Turned(Component):
    """The copies of double-sided cards: of those that look alike in front nobody knows which has which back."""

    name = "back"
    draws = (Form("{who:investigator} turns up {drawn:back}"),)

    def kinds(self) -> dict[str, Kind[Any]]:
        """A copy, by the name on its front and the number of its back."""
        return {}

    def outcome(self, drawn: Iterable[str]) -> tuple[str, ...]:
        """The copy."""
        return (drawn,) if isinstance(drawn, str) else tuple(drawn)


TURNED: Final = Turned()


def backs_of(game: Machine, name: str) -> tuple[str, ...]:
    """The copies of a double-sided card that are described, by their backs."""
    found = known(game, name)
    return () if found is None else tuple(f"{name} {number + 1}" for number in range(len(found.backs)))


def copy_of(game: Play, who: str, name: str) -> str:
    """The copy of a double-sided card that somebody has; empty where nobody knows which it is."""
    return next((copy for copy in BACKS(game, who) if name_of(copy) == name), "")


def back(game: Play, who: str, name: str) -> Back:
    """The back of a card that lies with its back up; an empty one where none is described."""
    found = known(game, name)
    if found is None or not found.backs:
        return Back()
    return found.backs[backs_of(game, name).index(copy_of(game, who, name))]


def reckoning_of(game: Play, who: str, name: str) -> Effects:
    """The reckoning effects of a card of somebody, by the side that lies up, or of another component."""
    if name in FACEDOWN(game, who):
        return back(game, who, name).reckoning
    found = known(game, name)
    return () if found is None else found.reckoning


def turn_over(who: str, name: str) -> Call:
    """The call that turns a card of somebody over to its other side."""
    return Call(TURNING, Source(who, name))


def learn_the_back(who: str, name: str) -> Call:
    """The call by which the back of a card of somebody comes to be known, and stays down."""
    return Call(LEARNING, Source(who, name))


def _turns(game: Play, source: Source) -> Result:
    """To its front, without effect; or to its back, of which chance decides what it is if nobody knows it."""
    who, name = source.who, source.card
    if name in FACEDOWN(game, who):
        FACEDOWN.take(game, who, name, "flipping-cards-and-sheets.3")
        return Go(source, END)
    return _learns(game, source)


def _learns(game: Play, source: Source) -> Result:
    who, name = source.who, source.card
    if not backs_of(game, name):
        game.note(f"the back of {name} is not described: nothing of it happens")
        return Go(source, END)
    if copy_of(game, who, name):
        return None
    taken = {one for other in game.players for one in BACKS(game, other)}
    options = tuple(
        Option("draws", (copy,), who, copy, TURNED.draws[0].fill({"who": who, "drawn": copy}))
        for copy in backs_of(game, name)
        if copy not in taken
    )
    if len(options) == 1:
        return _drawn(game, source, options[0])
    return Ask(Chance(who, TURNED.name, options, (1,) * len(options), "double-sided-cards.1"), _drawn)


def _drawn(game: Play, source: Source, option: Option) -> Result:
    BACKS.add(game, source.who, option.things[0], "double-sided-cards.1")
    return None


def _turned_up(game: Play, source: Source) -> tuple[Call, ...]:
    """Its effects are resolved at once, but for those that an event triggers."""
    FACEDOWN.add(game, source.who, source.card, "conditions.1")
    game.cite("flipping-cards-and-sheets.1", "flipping-cards-and-sheets.2")
    return resolve(back(game, source.who, source.card).does, source)


TURNING: Final = Procedure("a card is turned over", Step("", "turn", _turns), Step("", "back", _turned_up))
LEARNING: Final = Procedure("the back of a card is looked at", Step("", "look", _learns))
EVENTS: Final = (DISCARDS,)
