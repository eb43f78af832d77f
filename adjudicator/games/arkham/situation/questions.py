"""Questions about a resolution: how things stand, what happened in which order, what was and is legal."""

from adjudicator.games.arkham.situation.about_events import ABOUT_EVENTS
from adjudicator.games.arkham.situation.about_legality import ABOUT_LEGALITY
from adjudicator.games.arkham.situation.about_tests import ABOUT_TESTS
from adjudicator.games.arkham.situation.asking import Asking, Question
from adjudicator.games.arkham.situation.happenings import understand_happening
from adjudicator.games.arkham.situation.sentences import QUESTIONS
from adjudicator.games.arkham.situation.standing import STANDING
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.interface import Asked
from adjudicator.language.phrases import Said
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_KINDS = STANDING | ABOUT_TESTS | ABOUT_EVENTS | ABOUT_LEGALITY


def understand(table: ArkhamTable, sentence: str, node: Node, at: Checking) -> Asked | None:
    """The question of a sentence; None and a fault if it is not understood."""
    said = QUESTIONS.read(sentence)
    if said is None:
        if understand_happening(table, sentence, node, Checking(at.source, type(at.faults)())) is not None:
            said = Said("happens", {"first": sentence})
        else:
            at.fault("E210", f'"{sentence}" is not understood', node, QUESTIONS.help(sentence))
            return None
    before = len(at.faults)
    answering = _KINDS[said.name](Asking(table, said, node, at))
    return Question(answering) if len(at.faults) == before else None
