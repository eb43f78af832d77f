"""Questions about a resolution: how things stand, what happened in which order, what is legal."""

from adjudicator.games.interface import Asked
from adjudicator.games.notalone.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.notalone.situation.asking import Asking, Question
from adjudicator.games.notalone.situation.sentences import QUESTIONS
from adjudicator.games.notalone.situation.standing import STANDING
from adjudicator.games.notalone.situation.table import NotAloneTable
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_KINDS = STANDING | ABOUT_LEGALITY


def understand(table: NotAloneTable, sentence: str, node: Node, at: Checking) -> Asked | None:
    """The question of a sentence; None and a fault if it is not understood."""
    said = QUESTIONS.read(sentence)
    if said is None or said.name not in _KINDS:
        at.fault("E210", f'"{sentence}" is not understood', node, QUESTIONS.help(sentence))
        return None
    before = len(at.faults)
    answering = _KINDS[said.name](Asking(table, said, node, at))
    return Question(answering) if len(at.faults) == before else None
