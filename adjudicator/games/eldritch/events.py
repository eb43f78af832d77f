"""The events of Eldritch Horror, how they are told, and what they change."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch import ancient_one
from adjudicator.games.eldritch.board import clues, cup, gates, monsters, surge
from adjudicator.games.eldritch.cards.words import CannotRecover, NotByRest, Prevents, PreventsForAClue
from adjudicator.games.eldritch.defeat import DEFEAT, IS_DEFEATED, loses_all
from adjudicator.games.eldritch.facts import (
    ACTION_ENDED,
    ACTIONS,
    ACTIVE,
    AT,
    CLUES,
    COUNTS_AT,
    DEFEATED,
    DELAYED,
    HEALTH,
    IMPROVED,
    PHASE,
    SANITY,
    TICKETS,
    Stamina,
)
from adjudicator.games.eldritch.held import held
from adjudicator.games.eldritch.possessions import conditions, discarding, gaining, spending
from adjudicator.games.eldritch.possessions.spending import clues_to_spend, of_stamina, spend_a_clue
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.events import Does, EventKind, by_of
from adjudicator.games.kit.play import Play

# -- Health and Sanity ------------------------------------------------------------------------------------------------


def _recovers(what: Stamina, rule: str) -> Does:
    def does(game: Play, event: Event) -> None:
        if any(word.what == what.name for _card, word in held(game, event.who, CannotRecover)) and game.applies(
            "golden-rules.3"
        ):
            return
        barred = any(word.what == what.name for _card, word in held(game, event.who, NotByRest))
        outside = ("rest-action-full.6",) if barred and event.by != "rest-action-full.1" else ()
        most, wanted = what.maximum(game, event.who), what(game, event.who) + event.amount
        if wanted > most and game.applies(rule):
            wanted = most
        what.set(game, event.who, wanted, *outside, *by_of(event))

    return does


def _loses(what: Stamina) -> Does:
    """Who has lost all of it is defeated at once."""

    def does(game: Play, event: Event) -> Call | None:
        if not DEFEATED.is_nowhere(game, event.who):
            return None
        if event.of != DECIDED and _can_prevent(game, event.who, what):
            return Call(PREVENTING, Loss(event.who, what, event.amount, event.by))
        prevented = sum(word.amount for _card, word in held(game, event.who, Prevents) if word.what == what.name)
        if prevented and not game.applies("choices-in-effects.4"):
            prevented = 0
        what.add(game, event.who, min(0, prevented - event.amount), "health-and-sanity.6", *by_of(event))
        return Call(DEFEAT, event.who) if loses_all(game, event.who) else None

    return does


DECIDED: Final = "decided"
"""A loss of which nobody is asked any more whether he prevents it."""


class Loss(NamedTuple):
    """A loss that somebody may prevent: of what, how much, and by which rule."""

    who: str
    what: Stamina
    amount: int
    by: str


def _can_prevent(game: Play, who: str, what: Stamina) -> bool:
    """Where a card of his lets him, and he has a Clue to spend or something in its place."""
    prevents = any(word.what == what.name for _card, word in held(game, who, PreventsForAClue))
    return prevents and clues_to_spend(game, who) > 0


class PreventsWithAClue(Action):
    """An investigator spends a Clue to prevent the loss of one effect, which is his own."""

    says = "{who:investigator} spends a clue to prevent the loss"
    rule = "choices-in-effects.1"
    asks = "a loss that may be prevented"


PREVENTS_WITH_A_CLUE: Final = PreventsWithAClue()


def _prevents(game: Play, loss: Loss) -> Result:
    return ask(game, PREVENTS_WITH_A_CLUE, loss.who, _prevented, optional=True)


def _prevented(game: Play, loss: Loss, option: Option) -> Result:
    game.cite(PREVENTS_WITH_A_CLUE.rule)
    if option.declines:
        lost = LOSES[loss.what].happens(loss.who, by=loss.by, of=DECIDED, amount=loss.amount)
        return Go(loss, END, (lost,))
    return Go(loss, END, (spend_a_clue(loss.who),))


PREVENTING: Final = Procedure("a loss may be prevented", Step("", "prevent", _prevents))


RECOVERS: Final = {
    HEALTH: of_stamina("recover", HEALTH, _recovers(HEALTH, "health-and-sanity.2")),
    SANITY: of_stamina("recover", SANITY, _recovers(SANITY, "health-and-sanity.3")),
}
LOSES: Final = {what: of_stamina("lose", what, _loses(what)) for what in (HEALTH, SANITY)}

# -- an investigator --------------------------------------------------------------------------------------------------


def _improves(game: Play, event: Event) -> None:
    token = IMPROVED[event.what]
    rule = ("improving-skills.1", "improving-skills.2", "improving-skills.3")[token(game, event.who)]
    game.cite(rule)
    token.add(game, event.who, 1, rule)


def _delayed(game: Play, event: Event) -> None:
    """In his own turn of the Action Phase he loses the rest of it instead."""
    if PHASE(game) == 1 and ACTIVE(game) == event.who:
        none_left = () if ACTIONS(game, event.who) else ("delayed-full.2",)
        ACTION_ENDED.set(game, event.who, True, "delayed.3", *none_left)
        ACTIONS.set(game, event.who, 0, "delayed.4", "delayed.5")
    else:
        DELAYED.set(game, event.who, True, "delayed.1")


def _moves(game: Play, event: Event) -> None:
    AT.set(game, event.who, event.at, *by_of(event))
    COUNTS_AT.set(game, event.who, "")


def _gains_a_ticket(game: Play, event: Event) -> None:
    TICKETS[event.of].add(game, event.who, 1, *by_of(event))


def _discards_a_clue(game: Play, event: Event) -> None:
    CLUES.add(game, event.who, -1, *by_of(event))
    clues.discard_clues(game, 1, "clue.2")


def _discards_a_ticket(game: Play, event: Event) -> None:
    TICKETS[event.of].add(game, event.who, -1, "discarding.8", *by_of(event))


IMPROVES: Final = EventKind("improve", "{who:investigator} improves {what:skill}", _improves)
IS_DELAYED: Final = EventKind("become delayed", "{who:investigator} becomes delayed", _delayed)
MOVES: Final = EventKind("move", "{who:investigator} moves to {at:space}", _moves)
GAINS_A_TICKET: Final = EventKind(
    "gain a ticket", "{who:investigator} gains a {of:travel ticket} ticket", _gains_a_ticket
)
GAINS_A_CLUE: Final = clues.GAINS
DISCARDS_A_CLUE: Final = EventKind("discard a clue of his", "{who:investigator} discards a clue", _discards_a_clue)
LOSES_A_TICKET: Final = EventKind(
    "discard a ticket", "{who:investigator} has to discard a {of:travel ticket} ticket", _discards_a_ticket
)
RESTS: Final = EventKind("rest", "{who:investigator} performs a rest action")
TRADES: Final = EventKind("trade", "the trade of {who:investigator} and {what:investigator} is made")

# -- tests ------------------------------------------------------------------------------------------------------------

TESTS: Final = EventKind(
    "test",
    "{who:investigator} tests {what:skill} with {amount:number} dice",
    asks=("{who:investigator} tests {what:skill}", "{who:investigator} tests {what:skill} with {amount:number} dice"),
)
PASSES: Final = EventKind(
    "pass a test", "{who:investigator} passes the test", lambda game, _event: game.cite("tests-full.9")
)
FAILS: Final = EventKind(
    "fail a test", "{who:investigator} fails the test", lambda game, _event: game.cite("tests-full.9")
)

# -- Monsters ---------------------------------------------------------------------------------------------------------


ENCOUNTERS: Final = EventKind("encounter", "{who:investigator} encounters {what:monster}")

EVENTS: Final = (
    *RECOVERS.values(),
    *LOSES.values(),
    IMPROVES,
    IS_DELAYED,
    IS_DEFEATED,
    MOVES,
    GAINS_A_TICKET,
    DISCARDS_A_CLUE,
    LOSES_A_TICKET,
    RESTS,
    TRADES,
    TESTS,
    PASSES,
    FAILS,
    ENCOUNTERS,
    *spending.EVENTS,
    *conditions.EVENTS,
    *discarding.EVENTS,
    *gaining.EVENTS,
    *ancient_one.EVENTS,
    *gates.EVENTS,
    *cup.EVENTS,
    *monsters.EVENTS,
    *clues.EVENTS,
    *surge.EVENTS,
)
