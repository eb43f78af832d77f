"""What the author of a file is told of a sentence that answers nothing that is asked."""

from adjudicator.engine.choices import Choice, Question
from adjudicator.games.interface import Deed, Table


def unfit(deed: Deed, question: Question, table: Table) -> str:
    """Of what a sentence is no answer."""
    who = " or ".join(table.name(name) for name in question.who) if isinstance(question, Choice) else "chance"
    return f'"{deed.said}" does not answer what is asked here: {who}, {question.what}'


def options_help(question: Question, table: Table) -> str:
    """The sentences that would be answers."""
    labels = [table.sentence(option) for option in question.options[:8]]
    return "possible: " + "; ".join(labels) + (" …" if len(question.options) > 8 else "")
