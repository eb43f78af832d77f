"""Answers to the machine's questions; the trace shows what was chosen or drawn before its effects."""

from adjudicator.engine import trace
from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.games.interface import Table


def give(
    table: Table, question: Question, option: Option, *, only: bool = False, unsaid: bool = False, said: str = ""
) -> None:
    """Gives an answer: `only` if there was no other, `unsaid` if no sentence of the file gives it, `said` if the file
    uses words of its own for it.
    """
    game = table.game
    if game.tracing:
        _tell(table, question, option, only=only, unsaid=unsaid, said=said)
    game.answer(option)


def _tell(table: Table, question: Question, option: Option, *, only: bool, unsaid: bool, said: str) -> None:
    game = table.game
    by = game.citing(option.rules)
    if isinstance(question, Chance):
        game.record(trace.Drew(game.depth, question.who, question.what, option.label, by))
    else:
        who = option.who or " and ".join(question.who)
        offer = table.offer(question, option)
        price = tuple(part.says for part in game.consider(lambda: offer.price))
        game.record(trace.Chose(game.depth, who, question.what, said or offer.sentence, only, by, unsaid, price))
