"""The table of every game of the kit: what the sentences of a file mean to the game that is set up."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple, cast

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.engine.trace import Chose, Record, Wrote
from adjudicator.games.interface import Answer, Asked, Deed, Price, Table
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.deeds import Drawn
from adjudicator.games.kit.facts import EVERYBODY, OWNER
from adjudicator.games.kit.moments import comes_later, is_here, opportunity_here, why_not_here
from adjudicator.games.kit.play import Play
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

if TYPE_CHECKING:
    from adjudicator.games.kit.game import KitGame

SECRET = "secret"
"""The answer to a question about what a player may not know."""

_MANY = 200
"""So many acts of one action are attempted at most, where each player might do it with many things."""


class KitTable:
    """A game of the kit that is set up as a file says."""

    def __init__(self, game: Play, kit: "KitGame") -> None:
        self.game = game
        self.assumed: list[str] = []
        self._kit = kit
        self._seen_by = ""

    # -- names ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays."""
        return self.game.players

    def name(self, entity: str) -> str:
        """An entity as the file names it."""
        return entity

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The player of a name, whatever its capitals; a fault if there is none."""
        found = next((who for who in self.players if who.lower() == given.lower()), "")
        if not found:
            help = did_you_mean(given, self.players) or f"the players: {', '.join(self.players)}"
            at.fault("E302", f'there is no player "{given}"', node, help)
        return found

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """A player of a name."""
        return self.person(given, node, at)

    def not_modelled(self) -> tuple[str, ...]:
        """Nothing: what a game of the kit declares it models."""
        return ()

    # -- sentences ------------------------------------------------------------------------------------------------

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """What an entry of `do:` says."""
        return self._kit.deeds.understand(self.game, node, at)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """What a question asks, as far as the player may know it who looks at the table."""
        asked = self._kit.questions.understand(self, sentence, node, at)
        return asked if asked is None or not self._seen_by else _Seen(asked)

    def sentence(self, option: Option) -> str:
        """An option as the file would say it."""
        if option.verb == "pass":
            return f"{option.who} passes" if option.who else "pass"
        return option.label

    def entry(self, question: Question, option: Option) -> str:
        """The sentence of `do:` that gives this answer."""
        if isinstance(question, Chance):
            component = next(one for one in self.game.declared.components if one.name == question.what)
            kinds, form = self.game.declared.kinds, component.draws[0]
            return form.fill({"who": question.who, "drawn": kinds[form.slots["drawn"]].say(option.things)})
        if option.verb == "pass" and not option.who:
            return f"{question.who[0]} passes"
        return self.sentence(option)

    # -- what is legal --------------------------------------------------------------------------------------------

    def fits(self, deed: Deed, option: Option) -> bool:
        """True where an option is what a deed says."""
        if isinstance(deed.act, Drawn):
            return option.things == deed.act.outcome and option.who == deed.act.who
        if deed.verb == "pass":
            return option.verb == "pass" and option.who in ("", deed.who)
        return isinstance(deed.act, Act) and isinstance(option.value, Act) and option.value.is_said_by(deed.act)

    def why_not_now(self, deed: Deed) -> Reasons:
        """Why a deed may not be done at this very moment; empty if it may."""
        if deed.verb == "pass":
            return self._why_not_pass(deed)
        if not isinstance(deed.act, Act):
            return ALLOWED
        if None not in deed.act.slots:
            return self._weighed(deed.act)
        given = self.game.given
        if given is not None and any(self.fits(deed, option) for option in given.options):
            return ALLOWED
        acts = islice(deed.act.action.acts(self.game, deed.who), _MANY)
        return next((act.why_not(self.game) for act in acts if act.is_said_by(deed.act)), ALLOWED)

    def _weighed(self, act: Act) -> Reasons:
        """Why an act may not be done at this very moment; looking leaves no trace."""
        return self.game.quietly(lambda: why_not_here(self.game, act))

    def _why_not_pass(self, deed: Deed) -> Reasons:
        given = self.game.given
        if given is None or deed.who not in given.who:
            return (Reason(given.rule if given else "", f"{deed.who} is not asked"),)
        if given.optional or any(option.verb == "pass" for option in given.options):
            return ALLOWED
        return (Reason(given.rule, f"{deed.who} has to decide: {given.what}"),)

    def why_not(self, deed: Deed) -> Reasons:
        """Why a deed is not legal at this moment, unless it is done at an opportunity that is still to come."""
        if isinstance(deed.act, Act) and not is_here(self.game, deed.act) and comes_later(self.game, deed.act):
            return ALLOWED
        return self.why_not_now(deed)

    def answers(self, deed: Deed, question: Choice) -> bool:
        """True where a deed is meant for this question, even if the rules refuse it there."""
        return isinstance(deed.act, Act) and is_here(self.game, deed.act)

    def comes_later(self, deed: Deed, question: Choice) -> bool:
        """True where a deed is done at an opportunity that is still to come."""
        if isinstance(deed.act, Act):
            return not is_here(self.game, deed.act) and comes_later(self.game, deed.act)
        return deed.draw

    def is_action(self, deed: Deed) -> bool:
        """True where a deed is allowed or refused at the very opportunity that it answers to."""
        return isinstance(deed.act, Act) and bool(deed.act.action.opportunities)

    def wanted(self, deed: Deed) -> Option | None:
        """The option that a deed asks for at an opportunity, if it is legal, without a look at all others."""
        if not isinstance(deed.act, Act) or None in deed.act.slots or opportunity_here(self.game) is None:
            return None
        return None if self._weighed(deed.act) else deed.act.option(self.game)

    def answers_to_this(self, deed: Deed, question: Choice) -> bool:
        """No deed answers to an event: games of the kit have opportunities."""
        return False

    def has_come_about(self, deed: Deed, since: int) -> bool:
        """True where an act was the only one that there was."""
        records = self.game.trace[since:]
        said = deed.act.says(self.game) if isinstance(deed.act, Act) and None not in deed.act.slots else deed.said
        return any(isinstance(record, Chose) and record.only and record.option == said for record in records)

    def too_late(self, deed: Deed) -> bool:
        """True where no opportunity of a deed is still to come."""
        return isinstance(deed.act, Act) and not is_here(self.game, deed.act) and not comes_later(self.game, deed.act)

    def attempt(self, deed: Deed) -> Option | None:
        """An attempt that is not legal leaves nothing behind."""
        return None

    def at_rest(self, question: Choice) -> bool:
        """True where nothing is in the middle of being resolved."""
        here = opportunity_here(self.game)
        return here is not None and here.rest

    def may_end(self, question: Choice) -> bool:
        """A course may end wherever nothing is in the middle of being resolved."""
        return self.at_rest(question)

    def happen(self, calls: Sequence[Call]) -> Option:
        """Nothing simply happens in a course."""
        raise AssertionError("no sentence says that something simply happens")

    # -- options --------------------------------------------------------------------------------------------------

    def price(self, option: Option) -> tuple[Price, ...]:
        """The price of an option, as it is now."""
        act = option.value
        return act.action.price(self.game, act.who, *act.slots) if isinstance(act, Act) else ()

    def allowed_by(self, question: Question, option: Option) -> str:
        """The rule by which an option may be taken here."""
        act = option.value
        return act.action.rule_of(opportunity_here(self.game)) if isinstance(act, Act) else question.rule

    def attempts(self) -> Iterable[tuple[str, str]]:
        """Everything that any player might try, legal or not: who, and the sentence of `do:`."""
        game = self.game
        for action in (*game.declared.actions, *game.declared.decisions):
            for who in self.players:
                for act in islice(action.acts(game, who), _MANY):
                    yield who, act.says(game)

    # -- who looks at it ------------------------------------------------------------------------------------------

    def look_as(self, player: str) -> str:
        """From now on the table shows what this player may know; empty, or who the players are."""
        self._seen_by = next((who for who in self.players if who.lower() == player.lower()), "")
        return "" if self._seen_by else f"the players are {', '.join(self.players)}"

    def may_see(self, entity: str, field: str) -> bool:
        """True where the player who looks at the table may know a fact."""
        if not self._seen_by:
            return True
        facts = [fact for fact in self.game.declared.facts if fact.name == field]
        return all(self._shows(fact.seen_by, entity) for fact in facts)

    def _shows(self, seen_by: str, entity: str) -> bool:
        if seen_by == EVERYBODY:
            return True
        if seen_by == OWNER:
            return entity == self._seen_by
        return any(seat.key == seen_by and self._seen_by in seat.seated(self.game) for seat in self.game.declared.seats)

    def shown(self, record: Record) -> Record | None:
        """A record as the player sees it who looks at the table."""
        if not self._seen_by:
            return record
        if isinstance(record, Wrote):
            return record if self.may_see(record.entity, record.field) else None
        if isinstance(record, Chose) and record.who != self._seen_by and self._is_secret(record.option):
            return None
        return record

    def _is_secret(self, sentence: str) -> bool:
        said = self._kit.deeds.grammar.read(sentence)
        return said is not None and self._kit.deeds.is_secret(said)

    def shows_options(self, who: Sequence[str]) -> bool:
        """True where the options of these players are for the player to see who looks at the table."""
        return not self._seen_by or self._seen_by in who


class _Seen(NamedTuple):
    """A question asked for one player: what is kept from that player is not answered."""

    asked: Asked
    looks_back: bool = True

    def answer(self, table: Table) -> Answer:
        """The answer, as far as the player may know it."""
        answer = self.asked.answer(table)
        may = all(cast(KitTable, table).may_see(entity, field) for entity, field in answer.reads)
        return answer if may else Answer(SECRET)

    def near(self, table: Table) -> tuple[int, ...]:
        """The places at which something else happened."""
        return self.asked.near(table)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of rules that it names."""
        return self.asked.rules

    @property
    def unshown(self) -> str:
        """The statement that holds where the answer is no and nothing shows it."""
        return self.asked.unshown
