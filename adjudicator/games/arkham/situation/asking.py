"""Questions as Arkham Horror asks them: of its own table."""

from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.kit.asking import question

Answering = question.Answering[ArkhamTable]
Asking = question.Asking[ArkhamTable]
