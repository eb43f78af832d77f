"""Clues that investigators spend, and what may be spent in place of one."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.board.clues import discard_clues
from adjudicator.games.eldritch.cards.words import InPlaceOfAClue
from adjudicator.games.eldritch.facts import CLUES, STAMINA, USED_THIS_ROUND, Stamina
from adjudicator.games.eldritch.held import held
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.events import Does, EventKind, by_of
from adjudicator.games.kit.play import Play


def of_stamina(verb: str, what: Stamina, does: Does) -> EventKind:
    """An event by which somebody has less or more of Health or Sanity."""
    says = f"{{who:investigator}} {verb}s {{amount:number}} {what.name}"
    return EventKind(f"{verb} {what.name}", says, does, asks=(f"{{who:investigator}} {verb}s {what.name}", says))


def _spends_stamina(what: Stamina) -> Does:
    def does(game: Play, event: Event) -> None:
        by = by_of(event)
        what.add(game, event.who, -event.amount, "spend-full.1", "health-and-sanity.7", *by)

    return does


def _spends_a_clue(game: Play, event: Event) -> None:
    CLUES.add(game, event.who, -1, "spend-full.1")
    discard_clues(game, 1, "clue.2")


SPENDS_A_CLUE: Final = EventKind("spend a clue", "{who:investigator} spends a clue", _spends_a_clue)
SPENDS_STAMINA: Final = {what: of_stamina("spend", what, _spends_stamina(what)) for what in STAMINA.values()}
EVENTS: Final = (*SPENDS_STAMINA.values(), SPENDS_A_CLUE)


def _instead(game: Play, who: str) -> list[tuple[str, InPlaceOfAClue]]:
    """What an investigator may spend in place of a Clue: once in a round, and never his last."""
    return [
        (card, word)
        for card, word in held(game, who, InPlaceOfAClue)
        if card not in USED_THIS_ROUND(game, who) and STAMINA[word.what](game, who) > 1
    ]


def clues_to_spend(game: Play, who: str) -> int:
    """How many Clues an investigator can spend, what he spends in place of one among them."""
    return CLUES(game, who) + len(_instead(game, who))


class SpendsInPlace(Action):
    """An investigator spends Health or Sanity in place of a Clue."""

    says = "{who:investigator} spends 1 {what:health or sanity} in place of a clue"
    rule = "spend-full.1"
    called = "spends in place of a clue"
    asks = "what is spent"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """By an effect that allows it, once in a round."""
        allowed = any(word.what == slots[0] for _card, word in _instead(game, who))
        return not_unless(allowed, "spend-full.2", f"nothing lets {who} spend {slots[0]} for a Clue now")


SPENDS_IN_PLACE: Final = SpendsInPlace()


def spend_a_clue(who: str) -> Call:
    """The call by which an investigator spends a Clue, or something in its place."""
    return Call(SPENDING, who)


def _spends(game: Play, who: str) -> Result:
    instead = _instead(game, who)
    if not instead:
        return SPENDS_A_CLUE.happens(who)
    if not CLUES(game, who):
        return _pays(game, who, instead[0][1].what)
    return ask(game, SPENDS_IN_PLACE, who, _chosen, optional=True)


def _chosen(game: Play, who: str, option: Option) -> Result:
    if option.declines:
        return Go(who, END, (SPENDS_A_CLUE.happens(who),))
    return _pays(game, who, act_of(option).slots[0])


def _pays(game: Play, who: str, what: str) -> Result:
    card, word = next(one for one in _instead(game, who) if one[1].what == what)
    USED_THIS_ROUND.add(game, who, card, *word.settled_by)
    return Go(who, END, (SPENDS_STAMINA[STAMINA[what]].happens(who, amount=1),))


SPENDING: Final = Procedure("a clue is spent", Step("", "spend", _spends))
