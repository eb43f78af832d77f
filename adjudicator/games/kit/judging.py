"""A deed judged at the present moment of a game: legal or not, here or later."""

from itertools import islice
from typing import Final

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.events import Births
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.engine.trace import Chose, Happened
from adjudicator.games.interface import Deed, Moment
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.deeds import Deeds, Drawn, Meant
from adjudicator.games.kit.incidents import Befalls, Comes, Coming, ToldIncident
from adjudicator.games.kit.moments import comes_later, is_here, nothing_asks_for, why_not_here
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import given_now, opportunity_here

MANY: Final = 200
"""So many acts of one action are attempted at most, where each player might do it with many things."""


class KitJudgement:
    """A deed, judged at this moment by what declares it: an action or decision, a component that is drawn from.

    Without a declaration it is something that simply happens.
    """

    __slots__ = ("_act", "_deed", "_deeds", "_drawn", "_game", "_question")

    def __init__(self, game: Machine, deed: Deed, deeds: Deeds) -> None:
        self._game, self._deed, self._deeds = game, deed, deeds
        self._question: Question | None = game.waiting.question if game.waiting is not None else None
        self._act = _meant(game, deed)
        self._drawn = deed.act if isinstance(deed.act, Drawn) else None

    # -- the answer -----------------------------------------------------------------------------------------------

    @property
    def option(self) -> Option | None:
        """The legal answer that the deed gives to the question that is asked; None if it gives none."""
        game, question, act, drawn = self._game, self._question, self._act, self._drawn
        if isinstance(question, Chance):
            return None if drawn is None else drawn.component.option(game, question, drawn.who, drawn.outcome)
        if question is None:
            return None
        if self._deed.happens:
            may = game.at_rest() and not self._why_not_come() and self._is_left
            return Befalls(self._told).option() if may and self._told is not None else None
        if act is None:
            return None
        if act.action.timed:
            return next(iter(act.action.options(game, question, act.who, *act.slots)), None)
        return self._wanted(act) or next((option for option in question.options if self.fits(option)), None)

    @property
    def longer(self) -> str:
        """A sentence that goes on from that of the deed and means something by itself; empty if there is none."""
        return self._deeds.going_on(self._game, self._deed.said)

    @property
    def leaves_open(self) -> tuple[Option, ...]:
        """The legal answers among which the words of the deed do not tell, each another thing; empty if they do."""
        act, question = self._act, self._question
        if act is None or not isinstance(question, Choice):
            return ()
        game = self._game
        return game.consider(lambda: act.action.leaves_open(game, question, act.who, *act.slots))

    def _wanted(self, act: Act) -> Option | None:
        """The option that a deed asks for at an opportunity, if it is legal, without a look at all others."""
        game = self._game
        if not isinstance(game, Play) or not game.at_rest():
            return None
        if None in act.slots or act.action.free or opportunity_here(game) is None:
            return None
        return None if self.why_not_now() else act.option(game)

    def fits(self, option: Option) -> bool:
        """True where an option is what the deed says, and what the deed says in advance is legal with it."""
        deed, drawn = self._deed, self._drawn
        if drawn is not None:
            return drawn.component.is_it(option, drawn.who, drawn.outcome)
        acts = _acts(self._game, deed)
        fitting = next((act for act in acts if act.action.means(self._game, option, act.who, *act.slots)), None)
        return fitting is not None and not (deed.then and self._why_not_with(fitting))

    @property
    def _told(self) -> Coming | None:
        """What simply happens, if it is that."""
        return self._deed.act if isinstance(self._deed.act, ToldIncident) else self._drawn

    @property
    def attempt(self) -> Option | None:
        """The answer by which something that is not legal begins with its checks and ends there."""
        act = self._act
        call = None if act is None else act.action.attempt(self._game, act.who, *act.slots)
        return None if call is None else Befalls(Comes(call)).option()

    # -- the reasons ----------------------------------------------------------------------------------------------

    def why_not(self) -> Reasons:
        """The reasons against the deed at this moment, unless it is done at an opportunity that is still to come."""
        game, act = self._game, self._act
        if act is None or act.action.free or act.action.timed:
            return self.why_not_now()
        if self._answers_to_all(act):
            return game.consider(lambda: act.why_not(game)) + self._why_not_with(act)
        if self.moment != "later":
            return self.why_not_now()
        given = given_now(game)
        if given is None or given.optional:
            return ALLOWED
        # Somebody has to do something before anything else can come.
        if given.opportunity is not None:
            return self.why_not_now()
        return game.consider(lambda: act.why_not(game)) if act.action.opportunities else ALLOWED

    def why_not_now(self) -> Reasons:
        """The reasons why the deed may not be done at this very moment; empty if it may.

        Where an action judges the moment itself, the trace shows the cards that forbid it.
        """
        game, act, drawn = self._game, self._act, self._drawn
        if self._deed.happens and not isinstance(self._question, Chance):
            if game.at_rest():
                return self._why_not_come()
            return (Reason("", "something is in the middle of being resolved"),)
        if drawn is not None:
            return drawn.component.why_not(game, drawn.who, drawn.outcome)
        if act is None:
            return ALLOWED
        if act.action.timed:
            return act.why_not(game)
        return game.consider(lambda: _why_not(game, act)) + self._why_not_with(act)

    def _why_not_come(self) -> Reasons:
        """The reasons why what happens, or is drawn though nobody waits for it, does not simply come."""
        game, drawn, told = self._game, self._drawn, self._deed.act
        if isinstance(told, ToldIncident):
            return game.consider(lambda: told.why_not_come(game))
        return ALLOWED if drawn is None else drawn.component.why_not_come(game, drawn.who, drawn.outcome)

    @property
    def _is_left(self) -> bool:
        """True unless what is drawn has been drawn already."""
        drawn = self._drawn
        return drawn is None or drawn.component.is_left(self._game, drawn.outcome)

    def _why_not_with(self, act: Act) -> Reasons:
        """The reasons why an act is not legal with the decisions that its sentence says in advance."""
        return self._game.consider(lambda: _with_each(self._game, act, self._deed))

    # -- the moment -----------------------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """The moment for which the deed is meant, as its declaration and what is being played say."""
        if self._drawn is not None:
            return "later" if self._drawn.component.waits else "unasked"
        # Some deeds of Arkham Horror cite where they only look, here and where they are free.
        return "any" if self._act is None else self._game.consider(self._moment)

    def _moment(self) -> Moment:
        game, act = self._game, self._act
        assert act is not None
        action, who, slots = act.action, act.who, act.slots
        if not self._answers_to_all(act):
            if is_here(game, act):
                return "here"
            if comes_later(game, act):
                return "later"
        if action.misplaced(game, who, *slots):
            return "unasked"
        return "past" if action.missed(game, who, *slots) else "any"

    @property
    def is_action(self) -> bool:
        """True where the deed is allowed or refused at the very opportunity that it answers to."""
        act = self._act
        return act is not None and act.action.is_prompt(self._game, act.who, *act.slots)

    @property
    def means_anew(self) -> bool:
        """Never: every name means one thing."""
        return False

    @property
    def unasked(self) -> Reasons:
        """The reason against a decision where nothing asks for it; empty of what needs nothing that does."""
        act = self._act
        if act is None or act.action.opportunities or act.action.free or act.action.timed:
            return ALLOWED
        return (nothing_asks_for(act),)

    @property
    def stays(self) -> bool:
        """True of what is for the test, turn or phase in which it is written: it is never done past its end."""
        act = self._act
        return act is not None and act.action.stays(self._game, act.who, *act.slots)

    @property
    def never_in(self) -> tuple[str, ...]:
        """The sequences that give it no opportunity: written in one of them it is for what comes behind."""
        act = self._act
        return () if act is None else act.action.never_in(self._game, act.who, *act.slots)

    def _answers_to_all(self, act: Act) -> bool:
        return act.action.whenever(self._game, act.who, *act.slots)

    @property
    def assumed(self) -> str:
        """What is assumed as an incident happens at this moment."""
        return self._deed.act.assumed(self._game) if isinstance(self._deed.act, ToldIncident) else ""

    # -- what has come about by itself ----------------------------------------------------------------------------

    def has_come_about(self, since: int) -> bool:
        """True where a deed was the only one that there was, or has happened without anybody's decision.

        What is free to do comes about whenever the rules allow it.
        """
        game, act, drawn = self._game, self._act, self._drawn
        if self._deed.happens and drawn is None:
            # As it would have come where it was written, or as it would come now.
            told = self._told
            now = () if told is None else game.consider(lambda: told.comes(game))
            return any(_has_happened(game, calls, since) for calls in (self._deed.happens, now))
        if drawn is not None:
            return drawn.component.came_about(game, since, drawn.who, drawn.outcome)
        if act is not None and act.action.free:
            return self._is_done_freely(act)
        return self._was_the_only_one(since) or any(
            one.action.came_about(game, since, one.who, *one.slots) for one in _acts(game, self._deed)
        )

    def _was_the_only_one(self, since: int) -> bool:
        deed = self._deed
        said = (deed.act.words if isinstance(deed.act, Meant) else ()) or (deed.said,)
        records = self._game.trace[since:]
        return any(isinstance(record, Chose) and record.only and record.option in said for record in records)

    def _is_done_freely(self, act: Act) -> bool:
        if self._game.consider(self.why_not_now):
            return False
        self._game.note(self._deed.said)
        act.action.do(self._game, act.who, *act.slots)
        return True

    def done_by(self, since: int) -> str:
        """Whoever has drawn what the sentence has somebody else draw, where chance had nothing to decide."""
        drawn = self._drawn
        return "" if drawn is None else drawn.component.other(self._game, since, drawn.who, drawn.outcome)


def _has_happened(game: Machine, calls: tuple[Call, ...], since: int) -> bool:
    """True if an event with which these sequences begin has happened since a place in the trace."""
    events = [event for call in calls[:1] if isinstance(call.local, Births) for event in call.local.events]
    records = game.trace[since:] if events else ()
    return any(isinstance(record, Happened) and record.first and record.event in events for record in records)


def _acts(game: Machine, deed: Deed) -> tuple[Act, ...]:
    """The acts that a deed may mean, as its sentence is understood at this moment."""
    return tuple(dict.fromkeys([act.settled(game) for act in deed.act.acts])) if isinstance(deed.act, Meant) else ()


def _meant(game: Machine, deed: Deed) -> Act | None:
    """The act that a deed means: of several the one that is asked for, else one that comes later."""
    acts = _acts(game, deed)
    if len(acts) < 2:
        return acts[0] if acts else None
    here = (act for act in acts if is_here(game, act))
    later = (act for act in acts if comes_later(game, act))
    return next(here, None) or next(later, None) or acts[0]


def _why_not(game: Machine, act: Act) -> Reasons:
    """The reasons why an act may not be done here; of what its sentence leaves open anything that may be is enough."""
    if None not in act.slots:
        return why_not_here(game, act)
    given = given_now(game)
    if given is not None and any(isinstance(o.value, Act) and o.value.is_said_by(act) for o in given.options):
        return ALLOWED
    acts = islice(act.action.acts(game, act.who), MANY)
    return why_not_here(game, next((one for one in acts if one.is_said_by(act)), act))


def _with_each(game: Machine, act: Act, deed: Deed) -> Reasons:
    """The reasons against the later decisions of a deed together with an act; none where one reading is legal."""
    found: Reasons = ()
    for later in deed.then:
        acts = _acts(game, later)
        each = [act.action.why_not_with(game, act.who, *act.slots, then=then) for then in acts]
        if each and all(each):
            found += each[0]
    return found
