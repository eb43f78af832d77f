"""Contradicting texts: the lead investigator decides which of them prevails as soon as they contradict each other."""

from typing import NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.facts import MODIFIERS, SET_BY_SEVERAL
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.prevailing import contradict, decide, decided, deciding_rules, rivals, sources
from adjudicator.games.arkham.values import LASTING, contributions

WHICH_PREVAILS = "which text prevails"
"""The question to the lead investigator."""


class Contradiction(NamedTuple):
    """A value that several texts set to different numbers, and the cards of those texts."""

    stat: str
    cards: tuple[str, ...]


def contradictions(game: Arkham) -> tuple[Call, ...]:
    """The question to the lead investigator about the next contradiction that is not yet decided."""
    if game.stack is None or game.stack.procedure is DECIDE:
        return ()
    found = game.consider(lambda: _undecided(game))
    return () if found is None else (Call(DECIDE, found),)


def _undecided(game: Arkham) -> Contradiction | None:
    for stat in SET_BY_SEVERAL(game):
        for entity in _concerned(game, stat):
            texts = rivals(game, tuple(c for c in contributions(game, entity, stat) if c.how == "set"))
            if contradict(texts) and not decided(game, stat, texts):
                return Contradiction(stat, sources(texts))
    return None


def _concerned(game: Arkham, stat: str) -> tuple[str, ...]:
    """Everything whose value some text sets now."""
    found: list[str] = []
    for listener in MODIFIERS(game, stat):
        to = game.ability(listener).to
        assert to is not None, "what gives values names whom it gives them"
        found += to.all(game, game.context(listener))
    for effect in LASTING(game, stat):
        found += (effect.entity,) if effect.to is None else effect.to.all(game, effect.context)
    return tuple(dict.fromkeys(found))


def _ask(game: Arkham, local: Contradiction) -> Result:
    """Ask the lead investigator which of the texts prevails."""
    options = tuple(Option("prevails", (card,), game.lead, card) for card in local.cards)
    return Ask(Choice((game.lead,), WHICH_PREVAILS, options, deciding_rules(game, local.cards)[0]), _answered)


def _answered(game: Arkham, local: Contradiction, option: Option) -> Result:
    game.cite(*deciding_rules(game, local.cards), "faq-choices-and-the-grim-rule.2")
    decide(game, local.stat, local.cards, option.meant(str))
    return None


DECIDE = Procedure("contradicting texts", Step("", "decide", _ask))
