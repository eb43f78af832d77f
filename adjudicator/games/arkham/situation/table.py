"""A table: a game that is set up, and the meaning of its file's sentences."""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.engine.choices import Choice, Option, Question
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.engine.trace import Record
from adjudicator.games.arkham.actions.requests import BASIC
from adjudicator.games.arkham.cards import Card
from adjudicator.games.arkham.framework.records import GOES_ON
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION
from adjudicator.games.arkham.kinds import KINDS
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.saying import sentence
from adjudicator.games.arkham.setting_up import procedure
from adjudicator.games.arkham.situation import at_hand, fitting, legality, meaning
from adjudicator.games.arkham.skill_test.commit import COMMIT
from adjudicator.games.interface import Asked, Deed, Price
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_TAKEN: Final = frozenset((*BASIC, "mulligan", "keep"))


class ArkhamTable:
    """A game of Arkham Horror that is set up as a file says."""

    def __init__(self, game: Rules, assumed: list[str], missing: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.assumed = assumed
        game.missing = missing
        game.look_at_names()

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, entity: str) -> str:
        """The name of an entity in the file."""
        return entity

    @property
    def players(self) -> tuple[str, ...]:
        """The investigators: those yet to come, those in the game, and those who have left it."""
        return tuple(name for name, card in self.game.cards.items() if card.type == "investigator")

    def is_a(self, given: str, kind: str) -> bool:
        """True if a name means something of a cardtype."""
        return KINDS[kind].read(self.game, given) is not None

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """The one thing that a name means; a fault if there is none."""
        return KINDS[kind or "card"].understood(self.game, given, node, at) or ""

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The investigator that a name means; a fault if there is none."""
        return self.entity(given, node, at, "investigator")

    def not_modelled(self) -> tuple[str, ...]:
        """The abilities of cards in the situation that are not modelled, those of several copies once."""
        first: dict[Card, str] = {}
        for name, card in self.game.cards.items():
            if card.not_modelled:
                first.setdefault(card, name)
        return tuple(f"{name}: {', '.join(card.not_modelled)}" for card, name in first.items())

    # -- sentences ----------------------------------------------------------------------------------------------

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """The deed that an entry of `do:` names."""
        return meaning.meant(self, node, at)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question that a sentence asks."""
        from adjudicator.games.arkham.situation.questions import ASKED

        return ASKED.understand(self, sentence, node, at)

    def sentence(self, option: Option) -> str:
        """An option as the file says it."""
        return sentence(option)

    # -- options ------------------------------------------------------------------------------------------------

    def entry(self, question: Question, option: Option) -> str:
        """The sentence of `do:` that gives this answer."""
        return at_hand.entry(self.game, question, option)

    def price(self, option: Option) -> tuple[Price, ...]:
        """The price of an option."""
        return at_hand.price(self.game, option)

    def allowed_by(self, question: Question, option: Option) -> str:
        """The rule by which an option may be taken here."""
        return at_hand.allowed_by(self.game, question, option)

    def attempts(self) -> Iterable[tuple[str, str]]:
        """The attempts that may be made with the cards at hand."""
        return at_hand.attempts(self.game)

    def option(self, deed: Deed, question: Question) -> Option | None:
        """The legal answer of a deed to this question; None if it gives none."""
        return legality.option(self.game, deed, question)

    def has_come_about(self, deed: Deed, since: int) -> bool:
        """True if a deed names something that has come about since a place in the trace without anybody's choice."""
        return fitting.has_come_about(self.game, deed, since)

    def answers(self, deed: Deed, question: Choice) -> bool:
        """True if a deed is meant for this question, even if the rules refuse it there."""
        return deed.verb == "commit" and question.what == COMMIT

    def look_as(self, player: str) -> str:
        """The reason why no player's view is narrower: the players are on one side and have no secrets."""
        return "the investigators have no secrets from each other in a ruling"

    def shown(self, record: Record) -> Record:
        """The whole record: everything is shown."""
        return record

    def shows_options(self, who: Sequence[str]) -> bool:
        """True: everybody's options are shown."""
        return True

    def at_rest(self, question: Choice) -> bool:
        """True between two actions, when nothing is in the middle of resolving."""
        return question.what == TAKE_AN_ACTION

    def comes_later(self, deed: Deed, question: Choice) -> bool:
        """False: between two actions everything may be asked for, and impossible deeds are refused there."""
        return False

    def may_end(self, question: Choice) -> bool:
        """True between two actions, between two turns of a game that was set up, and between two scenarios."""
        return self.at_rest(question) or question.what == GOES_ON or procedure.between_turns(self.game)

    def happen(self, calls: Sequence[Call]) -> Option:
        """An answer that makes something simply happen."""
        return Option("happens", (), "", tuple(calls))

    # -- legality -----------------------------------------------------------------------------------------------

    def is_action(self, deed: Deed) -> bool:
        """True if a deed is taken between two actions in one's own turn, or is a mulligan."""
        return deed.verb in _TAKEN or legality.is_action(self.game, deed)

    def why_not(self, deed: Deed) -> Reasons:
        """The reasons why a deed is not legal at this moment."""
        return legality.why_not(self.game, deed)

    def misplaced(self, deed: Deed) -> bool:
        """True if a deed is an answer that no rule forbids; if nothing asks for it, the file is at fault."""
        return self.game.quietly(lambda: legality.misplaced(self.game, deed))

    def attempt(self, deed: Deed) -> Option | None:
        """The initiation of something that is not legal, which begins with the checks and ends there."""
        call = legality.attempt(self.game, deed)
        return self.happen((call,)) if call is not None else None

    def missed(self, deed: Deed) -> bool:
        """True if a deed was for this moment or an earlier one of the sequence being resolved, and for no later one."""
        return legality.missed(self.game, deed)
