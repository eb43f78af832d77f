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
from adjudicator.games.kit.deeds import Drawn, Meant
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
        found = self.game.declared.kinds["player"].read(self.game, given.strip()) or ""
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

    def act(self, deed: Deed) -> Act | None:
        """The act that a deed means: of several the one that is asked for, else one that comes later."""
        acts = deed.act.acts if isinstance(deed.act, Meant) else ()
        if len(acts) < 2:
            return acts[0] if acts else None
        here = (act for act in acts if is_here(self.game, act))
        later = (act for act in acts if comes_later(self.game, act))
        return next(here, None) or next(later, None) or acts[0]

    def fits(self, deed: Deed, option: Option) -> bool:
        """True where an option is what a deed says, and what the deed says in advance is legal with it."""
        if isinstance(deed.act, Drawn):
            return option.things == deed.act.outcome and option.who == deed.act.who
        if deed.verb == "pass":
            return option.verb == "pass" and option.who in ("", deed.who)
        if not isinstance(deed.act, Meant) or not isinstance(option.value, Act):
            return False
        fitting = next((act for act in deed.act.acts if option.value.is_said_by(act)), None)
        return fitting is not None and not (deed.then and self._why_not_with(fitting, deed))

    def _why_not_with(self, act: Act, deed: Deed) -> Reasons:
        """Why an act is not legal with the decisions that its sentence says in advance."""
        return self.game.quietly(lambda: _with_each(self.game, act, deed))

    def why_not_now(self, deed: Deed) -> Reasons:
        """Why a deed may not be done at this very moment; empty if it may."""
        if deed.verb == "pass":
            return self._why_not_pass(deed)
        act = self.act(deed)
        if act is None:
            return ALLOWED
        return self._weighed(act) + self._why_not_with(act, deed)

    def _weighed(self, act: Act) -> Reasons:
        """Why an act may not be done at this very moment; looking leaves no trace."""
        return self.game.quietly(lambda: self._why_not(act))

    def _why_not(self, act: Act) -> Reasons:
        if None not in act.slots:
            return why_not_here(self.game, act)
        given = self.game.given
        if given is not None and any(isinstance(o.value, Act) and o.value.is_said_by(act) for o in given.options):
            return ALLOWED
        acts = islice(act.action.acts(self.game, act.who), _MANY)
        meant = next((one for one in acts if one.is_said_by(act)), act)
        return why_not_here(self.game, meant)

    def _why_not_pass(self, deed: Deed) -> Reasons:
        given = self.game.given
        if given is None or deed.who not in given.who:
            return (Reason(given.rule if given else "", f"{deed.who} is not asked"),)
        if given.optional or any(option.verb == "pass" for option in given.options):
            return ALLOWED
        asked = given.opportunity
        if asked is not None and asked.why_no_pass is not None:
            return self.game.quietly(lambda: asked.why_no_pass(self.game, deed.who))  # type: ignore[misc]
        return (Reason(given.rule, f"{deed.who} has to decide: {given.what}"),)

    def why_not(self, deed: Deed) -> Reasons:
        """Why a deed is not legal at this moment, unless it is done at an opportunity that is still to come."""
        act = self.act(deed)
        if act is None or act.action.free:
            return self.why_not_now(deed)
        if act.action.whenever(self.game, act.who, *act.slots):
            return self.game.quietly(lambda: act.why_not(self.game)) + self._why_not_with(act, deed)
        if is_here(self.game, act) or not comes_later(self.game, act):
            return self.why_not_now(deed)
        given = self.game.given
        if given is None or given.optional:
            return ALLOWED
        # Somebody has to do something before anything else can come.
        if given.opportunity is not None:
            return self.why_not_now(deed)
        return self.game.quietly(lambda: act.why_not(self.game)) if act.action.opportunities else ALLOWED

    def _answers_to_all(self, act: Act) -> bool:
        return act.action.whenever(self.game, act.who, *act.slots)

    def answers(self, deed: Deed, question: Choice) -> bool:
        """True where a deed is meant for this question, even if the rules refuse it there."""
        act = self.act(deed)
        return act is not None and not self._answers_to_all(act) and is_here(self.game, act)

    def comes_later(self, deed: Deed, question: Choice) -> bool:
        """True where a deed is done at an opportunity that is still to come."""
        act = self.act(deed)
        return deed.draw if act is None else not is_here(self.game, act) and comes_later(self.game, act)

    def is_action(self, deed: Deed) -> bool:
        """True where a deed is allowed or refused at the very opportunity that it answers to."""
        act = self.act(deed)
        if act is None:
            return deed.verb == "pass"
        return bool(act.action.opportunities) and not self._answers_to_all(act)

    def option(self, deed: Deed, question: Question) -> Option | None:
        """The legal answer that a deed gives to the question that is asked; None if it gives none."""
        if isinstance(question, Chance):
            return next((option for option in question.named(deed.things) if self.fits(deed, option)), None)
        wanted = self._wanted(deed) if self.at_rest(question) else None
        return wanted or next((option for option in question.options if self.fits(deed, option)), None)

    def _wanted(self, deed: Deed) -> Option | None:
        """The option that a deed asks for at an opportunity, if it is legal, without a look at all others."""
        act = self.act(deed)
        if act is None or None in act.slots or act.action.free or opportunity_here(self.game) is None:
            return None
        return None if self.why_not_now(deed) else act.option(self.game)

    def misplaced(self, deed: Deed) -> bool:
        """Nothing: a deed that nothing asks for is refused by the rule that says when it is done."""
        return False

    def has_come_about(self, deed: Deed, since: int) -> bool:
        """True where an act was the only one that there was, or has happened without anybody's decision.

        What is free to do comes about whenever the rules allow it.
        """
        acts = deed.act.acts if isinstance(deed.act, Meant) else ()
        if acts and acts[0].action.free:
            return self._is_free(acts[0], deed)
        records = self.game.trace[since:]
        said = {act.says(self.game) for act in acts if None not in act.slots} or {deed.said}
        if any(isinstance(record, Chose) and record.only and record.option in said for record in records):
            return True
        return any(act.action.came_about(self.game, since, act.who, *act.slots) for act in acts)

    def _is_free(self, act: Act, deed: Deed) -> bool:
        if self.why_not_now(deed):
            return False
        self.game.note(deed.said)
        act.action.do(self.game, act.who, *act.slots)
        return True

    def missed(self, deed: Deed) -> bool:
        """True where no opportunity of a deed is still to come."""
        act = self.act(deed)
        if act is None or act.action.free or self._answers_to_all(act):
            return False
        return not is_here(self.game, act) and not comes_later(self.game, act)

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
        if not isinstance(act, Act):
            return question.rule
        rule = act.action.allowed_by(self.game, act.who, *act.slots)
        return rule or act.action.rule_of(opportunity_here(self.game)) or question.rule

    def attempts(self) -> Iterable[tuple[str, str]]:
        """Everything that any player might try, legal or not: who, and the sentence of `do:`.

        What is free to do nobody tries in vain, nor a decision that is not due.
        """
        game, given = self.game, self.game.given
        due = given.due.decisions if given is not None and given.due is not None else ()
        for action in (*(one for one in game.declared.actions if not one.free), *due):
            for who in ("",) if action.by_nobody else self.players:
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


def _with_each(game: Play, act: Act, deed: Deed) -> Reasons:
    """Why each of the later decisions that a deed says is not legal with an act; nothing where one reading of it is."""
    found: Reasons = ()
    for later in deed.then:
        acts = later.act.acts if isinstance(later.act, Meant) else ()
        each = [act.action.why_not_with(game, act.who, *act.slots, then=then) for then in acts]
        if each and all(each):
            found += each[0]
    return found


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
