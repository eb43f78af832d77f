"""A deed judged at the present moment of a game of the kit: legal or not, here or later."""

from itertools import islice
from typing import Final

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.trace import Chose
from adjudicator.games.interface import Deed, Moment
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.deeds import Drawn, Meant
from adjudicator.games.kit.incidents import Befalls
from adjudicator.games.kit.moments import comes_later, is_here, why_not_here
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import opportunity_here

MANY: Final = 200
"""So many acts of one action are attempted at most, where each player might do it with many things."""


class KitJudgement:
    """A deed, judged at this moment."""

    __slots__ = ("_act", "_deed", "_game")

    def __init__(self, game: Play, deed: Deed) -> None:
        self._game = game
        self._deed = deed
        self._act = _meant(game, deed)

    # -- the answer -----------------------------------------------------------------------------------------------

    @property
    def option(self) -> Option | None:
        """The legal answer that the deed gives to the question that is asked; None if it gives none."""
        question = self._game.waiting.question if self._game.waiting is not None else None
        if question is None:
            return None
        if isinstance(question, Chance):
            return next((option for option in question.named(self._deed.things) if self.fits(option)), None)
        if self._deed.happens:
            return Befalls(self._deed.happens).option() if self._game.at_rest() else None
        wanted = self._wanted() if self._game.at_rest() else None
        return wanted or next((option for option in question.options if self.fits(option)), None)

    def _wanted(self) -> Option | None:
        """The option that the deed asks for at an opportunity, if it is legal, without a look at all others."""
        act = self._act
        if act is None or None in act.slots or act.action.free or opportunity_here(self._game) is None:
            return None
        return None if self.why_not_now() else act.option(self._game)

    def fits(self, option: Option) -> bool:
        """True where an option is what the deed says, and what the deed says in advance is legal with it."""
        deed = self._deed
        if isinstance(deed.act, Drawn):
            return option.things == deed.act.outcome and option.who == deed.act.who
        if deed.verb == "pass":
            return option.declines and option.who in ("", deed.who)
        if not isinstance(deed.act, Meant) or not isinstance(option.value, Act):
            return False
        fitting = next((act for act in deed.act.acts if option.value.is_said_by(act)), None)
        return fitting is not None and not (deed.then and self._why_not_with(fitting))

    @property
    def attempt(self) -> Option | None:
        """None: an attempt that is not legal leaves nothing behind."""
        return None

    # -- the reasons ----------------------------------------------------------------------------------------------

    def why_not(self) -> Reasons:
        """The reasons against the deed at this moment, unless it is done at an opportunity that is still to come."""
        game, act = self._game, self._act
        if act is None or act.action.free:
            return self.why_not_now()
        if self._answers_to_all(act):
            return game.quietly(lambda: act.why_not(game)) + self._why_not_with(act)
        if self.moment != "later":
            return self.why_not_now()
        given = game.given
        if given is None or given.optional:
            return ALLOWED
        # Somebody has to do something before anything else can come.
        if given.opportunity is not None:
            return self.why_not_now()
        return game.quietly(lambda: act.why_not(game)) if act.action.opportunities else ALLOWED

    def why_not_now(self) -> Reasons:
        """The reasons why the deed may not be done at this very moment; empty if it may."""
        if self._deed.verb == "pass":
            return self._why_not_pass()
        act = self._act
        if act is None:
            waits = self._deed.happens and not self._game.at_rest()
            return (Reason("", "something is in the middle of being resolved"),) if waits else ALLOWED
        # Looking leaves no trace.
        return self._game.quietly(lambda: _why_not(self._game, act)) + self._why_not_with(act)

    def _why_not_pass(self) -> Reasons:
        game, who = self._game, self._deed.who
        given = game.given
        if given is None or who not in given.who:
            return (Reason(given.rule if given else "", f"{who} is not asked"),)
        if given.optional or any(option.declines for option in given.options):
            return ALLOWED
        why_no_pass = given.opportunity.why_no_pass if given.opportunity is not None else None
        if why_no_pass is not None:
            return game.quietly(lambda: why_no_pass(game, who))
        return (Reason(given.rule, f"{who} has to decide: {given.what}"),)

    def _why_not_with(self, act: Act) -> Reasons:
        """The reasons why an act is not legal with the decisions that its sentence says in advance."""
        return self._game.quietly(lambda: _with_each(self._game, act, self._deed))

    # -- the moment -----------------------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """The moment for which the deed is meant; a draw is made when it comes."""
        act = self._act
        if act is None:
            return "later" if self._deed.draw else "any"
        if self._answers_to_all(act):
            return "any"
        if is_here(self._game, act):
            return "here"
        return "later" if comes_later(self._game, act) else "past"

    @property
    def is_action(self) -> bool:
        """True where the deed is allowed or refused at the very opportunity that it answers to."""
        act = self._act
        if act is None:
            return self._deed.verb == "pass"
        return bool(act.action.opportunities) and not self._answers_to_all(act)

    @property
    def stays(self) -> bool:
        """True of what answers to whatever happens: everything else has opportunities of its own."""
        return self._act is not None and self._answers_to_all(self._act)

    def _answers_to_all(self, act: Act) -> bool:
        return act.action.whenever(self._game, act.who, *act.slots)

    def has_come_about(self, since: int) -> bool:
        """True where an act was the only one that there was, or has happened without anybody's decision.

        What is free to do comes about whenever the rules allow it.
        """
        game, deed = self._game, self._deed
        acts = deed.act.acts if isinstance(deed.act, Meant) else ()
        if acts and acts[0].action.free:
            return self._is_done_freely(acts[0])
        said = {act.says(game) for act in acts if None not in act.slots} or {deed.said}
        if any(isinstance(record, Chose) and record.only and record.option in said for record in game.trace[since:]):
            return True
        return any(act.action.came_about(game, since, act.who, *act.slots) for act in acts)

    def done_by(self, since: int) -> str:
        """Nobody: a draw without chance is not said."""
        return ""

    def _is_done_freely(self, act: Act) -> bool:
        if self.why_not_now():
            return False
        self._game.note(self._deed.said)
        act.action.do(self._game, act.who, *act.slots)
        return True


def _meant(game: Play, deed: Deed) -> Act | None:
    """The act that a deed means: of several the one that is asked for, else one that comes later."""
    acts = deed.act.acts if isinstance(deed.act, Meant) else ()
    if len(acts) < 2:
        return acts[0] if acts else None
    here = (act for act in acts if is_here(game, act))
    later = (act for act in acts if comes_later(game, act))
    return next(here, None) or next(later, None) or acts[0]


def _why_not(game: Play, act: Act) -> Reasons:
    """The reasons why an act may not be done here; of what its sentence leaves open anything that may be is enough."""
    if None not in act.slots:
        return why_not_here(game, act)
    given = game.given
    if given is not None and any(isinstance(o.value, Act) and o.value.is_said_by(act) for o in given.options):
        return ALLOWED
    acts = islice(act.action.acts(game, act.who), MANY)
    return why_not_here(game, next((one for one in acts if one.is_said_by(act)), act))


def _with_each(game: Play, act: Act, deed: Deed) -> Reasons:
    """The reasons against the later decisions of a deed together with an act; none where one reading is legal."""
    found: Reasons = ()
    for later in deed.then:
        acts = later.act.acts if isinstance(later.act, Meant) else ()
        each = [act.action.why_not_with(game, act.who, *act.slots, then=then) for then in acts]
        if each and all(each):
            found += each[0]
    return found
