"""What stands against an attempt, and what else could have been said."""

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.legality import Reasons
from adjudicator.engine.readings import Consulted
from adjudicator.games.interface import Deed, Table
from adjudicator.language.diagnostics import register
from adjudicator.language.shapes import Checking
from adjudicator.named import NamedTuple

register("E502", "a draw that is not possible")


class Weighed(NamedTuple):
    """Why an attempt is not legal, if it is not, and the readings on which that rests."""

    reasons: Reasons
    rests: Consulted


def weighed(table: Table, deed: Deed) -> Weighed:
    """What stands against a deed at this moment; looking at it leaves no trace."""
    return Weighed(*table.game.weigh(lambda: table.game.quietly(lambda: table.why_not(deed))))


def unfit(deed: Deed, question: Question, table: Table) -> str:
    """That a deed is no answer to what is asked."""
    who = " or ".join(table.name(name) for name in question.who) if isinstance(question, Choice) else "chance"
    return f'"{deed.said}" does not answer what is asked here: {who}, {question.what}'


def outcome(question: Chance, deed: Deed, table: Table) -> Option | None:
    """The outcome of chance of which a sentence speaks."""
    return table.option(deed, question) if deed.draw else None


def undrawable(deed: Deed, question: Chance, at: Checking) -> None:
    """Reports a draw that is not possible."""
    there = "there are: " + ", ".join(option.label for option in question.options)
    at.fault("E502", f'"{deed.said}": that is not among what can be drawn', deed.node, there)


def options_help(question: Question, table: Table) -> str:
    """Some of the answers that there are."""
    labels = [table.sentence(option) for option in question.options[:8]]
    return "possible: " + "; ".join(labels) + (" …" if len(question.options) > 8 else "")


def not_reached(at: Checking, deed: Deed) -> None:
    """Reports that what a deed waits for does not come."""
    help = "take it out, or say what has to be done before"
    at.fault("E501", f'"{deed.said}" is not reached', deed.node, help)
