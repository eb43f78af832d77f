"""The table of every game of the kit: what the sentences of a file mean to the game that is set up."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from adjudicator.engine.choices import Option, Question
from adjudicator.games.interface import SECRET, About, Answer, Asked, Coming, Deed, Table
from adjudicator.games.kit.deeds import Deeds
from adjudicator.games.kit.judging import MANY, KitJudgement
from adjudicator.games.kit.offers import KitOffer
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.questions import KitQuestions
from adjudicator.games.kit.views import KitView
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node


class KitTable:
    """A game of the kit that is set up as a file says."""

    def __init__(
        self, game: Play, deeds: Deeds, questions: KitQuestions, view: KitView, assumed: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.view = view
        self._deeds, self._questions, self._assumed = deeds, questions, assumed

    @property
    def about(self) -> About:
        """Everybody who plays, and what was assumed; what a game of the kit declares it models."""
        return About(self.game.players, self._assumed)

    # -- sentences ------------------------------------------------------------------------------------------------

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The player of a name, whatever its capitals; a fault if there is none."""
        found = self.game.declared.kinds["player"].read(self.game, given.strip()) or ""
        if not found:
            players = self.game.players
            help = did_you_mean(given, players) or f"the players: {', '.join(players)}"
            at.fault("E302", f'there is no player "{given}"', node, help)
        return found

    def matter(self, given: str, node: Node, at: Checking) -> str:
        """The matter of a decision that some words mean."""
        return self._questions.matters.understood(self, given, node, at)

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """A player of a name."""
        return self.person(given, node, at)

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """The deed that an entry of `do:` says."""
        return self._deeds.understand(self.game, node, at)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question of a sentence, as far as the player may know the answer who looks at the table."""
        asked = self._questions.understand(self, sentence, node, at)
        return asked if asked is None or not self.view.player else _Seen(asked, self.view)

    # -- what is legal --------------------------------------------------------------------------------------------

    def judge(self, deed: Deed) -> KitJudgement:
        """A deed, judged at this moment."""
        return KitJudgement(self.game, deed, self._deeds)

    def offer(self, question: Question, option: Option) -> KitOffer:
        """An option in the words of a file."""
        return KitOffer(self.game, question, option, self.view.player)

    def attempts(self) -> Iterable[tuple[str, str]]:
        """Everything that any player might try, legal or not: who, and the sentence of `do:`.

        What is free to do nobody tries in vain, nor a decision that is not due.
        """
        game, given = self.game, self.game.given
        due = given.due.decisions if given is not None and given.due is not None else ()
        for action in (*(one for one in game.declared.actions if not one.free), *due):
            for who in ("",) if action.by_nobody else game.players:
                for act in islice(action.acts(game, who), MANY):
                    yield who, act.says(game)


class _Seen(NamedTuple):
    """A question asked for one player: what is kept from that player is not answered."""

    asked: Asked
    view: KitView
    looks_back: bool = True

    @property
    def at_choice(self) -> bool:
        """True if it asks what may be done."""
        return self.asked.at_choice

    @property
    def deed(self) -> Deed | None:
        """The deed of which it asks if it may be done."""
        return self.asked.deed

    def answer(self, table: Table) -> Answer:
        """The answer, as far as the player may know it."""
        answer = self.asked.answer(table)
        may = all(self.view.may_see(entity, field) for entity, field in answer.reads)
        return answer if may else Answer(SECRET)

    def near(self, table: Table) -> tuple[int, ...]:
        """The places at which something else happened."""
        return self.asked.near(table)

    @property
    def happenings(self) -> Sequence[Coming]:
        """Whatever it names that may happen."""
        return self.asked.happenings

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of rules that it names."""
        return self.asked.rules

    @property
    def unshown(self) -> str:
        """The statement that holds where the answer is no and nothing shows it."""
        return self.asked.unshown
