"""The reasons against an attempt, and the answers that would have been possible."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.legality import Reasons, cited_reasons
from adjudicator.engine.readings import Consulted
from adjudicator.games.interface import Deed, Table
from adjudicator.language.shapes import Checking

_SHOWN: Final = 12
"""The most possible draws that a fault names."""


class Weighed(NamedTuple):
    """The reasons why an attempt is not legal, if any, and the readings on which they rest."""

    reasons: Reasons
    rests: Consulted


def weighed(table: Table, deed: Deed) -> Weighed:
    """The reasons against a deed at this moment; looking at it leaves no trace."""
    reasons, rests = table.game.weigh(lambda: table.game.consider(lambda: table.judge(deed).why_not()))
    return Weighed(cited_reasons(reasons, table.game.citing), rests)


def unfit(deed: Deed, question: Question) -> str:
    """The message that a deed does not answer the open question."""
    who = " or ".join(question.who) if isinstance(question, Choice) else "chance"
    if not who:
        return f'"{deed.said}" is not asked here: nobody has anything to decide'
    return f'"{deed.said}" does not answer what is asked here: {who}, {question.what}'


def outcome(deed: Deed, table: Table) -> Option | None:
    """The outcome of chance that a sentence names, where something is drawn."""
    return table.judge(deed).option if deed.draw else None


def undrawable(deed: Deed, question: Chance, at: Checking) -> None:
    """Reports a draw that is not possible."""
    if deed.who and question.who and deed.who != question.who:
        at.fault(
            "E502",
            f'"{deed.said}" cannot happen: it is {question.who} who draws here',
            deed.node,
            f"name {question.who} instead",
        )
        return
    labels = [option.label for option in question.options[:_SHOWN]]
    several = len(question.options)
    more = f", and {several - _SHOWN} more" if several > _SHOWN else ""
    there = f"possible draws: {', '.join(labels)}{more}"
    at.fault("E502", f'"{deed.said}" cannot happen: this cannot be drawn here', deed.node, there)


def options_help(question: Question, table: Table) -> str:
    """Some of the possible answers."""
    labels = [table.offer(question, option).sentence for option in question.options[:8]]
    if not labels:
        return "take it out, or have what asks for it begin before this"
    return "possible: " + "; ".join(labels) + (" …" if len(question.options) > 8 else "")


def not_reached(at: Checking, deed: Deed) -> None:
    """Reports that the moment a deed waits for does not come."""
    help = "take it out, or add what must be done before it"
    if deed.over:
        help = f"it waits for the end of the {deed.over}, and none is being played: have it be played before this"
    at.fault("E501", f'"{deed.said}" is not reached', deed.node, help)
