"""Questions to a table of Arkham Horror."""

from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.kit.asking import question

Answering = question.Answering[ArkhamTable]
Asking = question.Asking[ArkhamTable]
