"""A table: a game that is set up, and the meaning of its file's sentences."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from adjudicator.engine.choices import Option, Question
from adjudicator.games.arkham.deeds.declared import ACTIONS, DEEDS
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.deeds.offers import ArkhamOffer
from adjudicator.games.arkham.names import DECKS_WITH_A_CURRENT_CARD
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation import drawing
from adjudicator.games.arkham.situation.lacking import not_modelled
from adjudicator.games.arkham.situation.origins import Origins
from adjudicator.games.interface import About, Answer, Asked, Deed, Table
from adjudicator.games.kit.asking.matters import Matters
from adjudicator.games.kit.asking.question import Question as Understood
from adjudicator.games.kit.judging import KitJudgement
from adjudicator.games.kit.standing import Asking
from adjudicator.games.kit.views import Open
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_SPEAKS_OF_THE_CURRENT: Final = re.compile(rf"\b({'|'.join(DECKS_WITH_A_CURRENT_CARD)})\b", re.IGNORECASE)


class ArkhamJudgement(KitJudgement):
    """A deed, of which the words may mean another act or agenda by now."""

    __slots__ = ("_means_anew",)

    def __init__(self, game: Rules, deed: Deed, means_anew: Callable[[str], bool]) -> None:
        super().__init__(game, deed, DEEDS)
        self._means_anew = means_anew

    @property
    def means_anew(self) -> bool:
        """True if it speaks of the act or agenda, and another one is current than in the beginning."""
        return self._means_anew(self._deed.said)


class ArkhamTable:
    """A game of Arkham Horror that is set up as a file says, and the questions that it understands."""

    def __init__(
        self,
        game: Rules,
        asked: "Asking[ArkhamTable]",
        matters: Matters,
        assumed: list[str],
        missing: frozenset[str],
        origins: Origins,
    ) -> None:
        self.game = game
        self._asked, self._matters = asked, matters
        self.view = Open("the investigators have no secrets from each other in a ruling", partial(drawing.board, game))
        self._assumed = assumed
        self.origins = origins
        game.missing = missing
        game.look_at_names()
        self._first = self._current()

    # -- names --------------------------------------------------------------------------------------------------

    @property
    def about(self) -> About:
        """The investigators (those to come, in the game, and gone), what was assumed, and what is not modelled."""
        investigators = tuple(name for name, card in self.game.cards.items() if card.type == "investigator")
        return About(investigators, tuple(self._assumed), not_modelled(self.game.cards))

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """The one thing that a name means; a fault if there is none."""
        return KINDS[kind or "card"].understood(self.game, given, node, at) or ""

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The investigator that a name means; a fault if there is none."""
        return self.entity(given, node, at, "investigator")

    def matter(self, given: str, node: Node, at: Checking) -> str:
        """The matter of a decision that some words mean; a fault if nobody ever decides such a thing."""
        return self._matters.understood(self, given, node, at)

    # -- sentences ----------------------------------------------------------------------------------------------

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """The deed that an entry of `do:` names."""
        return DEEDS.understand(self.game, node, at)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question that a sentence asks; one of how things stand may be about whatever is current by then."""
        asked = self._asked.understand(self, sentence, node, at)
        if isinstance(asked, Understood) and (asked.at_choice or not asked.looks_back):
            return asked._replace(answering=partial(self._answered, asked, sentence, node, at))
        return asked

    def _answered(self, asked: Understood, sentence: str, node: Node, at: Checking, table: Table) -> Answer:
        if self.means_anew(sentence):
            anew = self._asked.understand(self, sentence, node, Checking(at.source, Faults()))
            return (anew or asked).answer(table)
        return asked.answer(table)

    def means_anew(self, sentence: str) -> bool:
        """True of a sentence that speaks of the act or agenda, once another one is current than in the beginning."""
        return self._current() != self._first and _SPEAKS_OF_THE_CURRENT.search(sentence) is not None

    def _current(self) -> tuple[tuple[str, ...], ...]:
        return tuple(self.game.current(deck) for deck in DECKS_WITH_A_CURRENT_CARD)

    # -- what is legal ------------------------------------------------------------------------------------------

    def judge(self, deed: Deed) -> KitJudgement:
        """A deed, judged at this moment."""
        return ArkhamJudgement(self.game, deed, self.means_anew)

    def offer(self, question: Question, option: Option) -> ArkhamOffer:
        """An option in the words of a file."""
        return ArkhamOffer(self.game, question, option)

    def attempts(self) -> Iterable[tuple[str, str]]:
        """The attempts of each investigator: every action on anything, every card in hand, every ability in sight."""
        for who in self.game.investigators:
            for action in ACTIONS:
                yield from ((who, act.sentence(KINDS)) for act in action.acts(self.game, who))
