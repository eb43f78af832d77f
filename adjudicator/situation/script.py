"""A player of a file's course: its deeds answer the machine's questions in order; nothing undecided is guessed."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from adjudicator.engine import trace
from adjudicator.engine.choices import PASS, Chance, Choice, Option, Question
from adjudicator.engine.legality import Reason
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.interface import Coming, Deed, Table
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node
from adjudicator.situation.answering import give
from adjudicator.situation.attempts import Weighed, not_reached, options_help, outcome, undrawable, unfit, weighed
from adjudicator.situation.course import Course, Pending
from adjudicator.situation.entries import Inserted
from adjudicator.situation.played import Decided, Later, Played, Refusal

PATIENCE: Final = 1_000
"""The number of opportunities that are passed for the sake of one deed that belongs to a later moment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Course):
    """One course that is being played at a table: its deeds answer the questions."""

    def __init__(self, table: Table, at: Checking, otherwise: str) -> None:
        super().__init__(table, at)
        self.otherwise = otherwise

    def play(self, entries: Sequence[Node], ahead: Callable[[], bool] | None = None) -> Played:
        """Plays the entries; a decision that fits no choice is reported as a fault.

        At its end, or at an open question, `ahead` explores the possible continuations and returns True if it saw all.
        """
        self.begin(entries)
        self._leaves_open = ahead is not None
        waiting: Question | None = None
        try:
            waiting = self.advance()
        except DoesNotEnd as stuck:
            self.at.fault("E503", str(stuck), entries[-1] if entries else self.at.source.root)  # type: ignore[arg-type]
        seen = False
        if ahead is not None and not self.at.faults:
            seen = ahead()
            self._leave_to_branches(seen)
        self.table.game.observer = None
        self._leftovers(waiting, all_seen=seen)
        left = (
            tuple({id(one.node): one.said for one in self._left if isinstance(one, Deed)}.values())
            if waiting is not None
            else ()
        )
        told = tuple(self.refusals), tuple(self.midway), tuple(self.decided), tuple(self.later)
        return Played(waiting, *told, left, self.assumed)

    # -- step by step -------------------------------------------------------------------------------------------

    def advance(self) -> Question | None:
        """Goes on as far as the file decides. Returns the question that it leaves open, or None at the end or at rest.

        Raises DoesNotEnd if the rules go round in a circle.
        """
        while True:
            question = self.table.game.run()
            if question is None:
                return None
            self._read_anew()
            if not self._answered(question) and not self._fits_other_branches(question):
                return None if self._rests(question) else question

    def decide(self, question: Question, option: Option) -> None:
        """Answers a question that the file leaves open; a draw that the file calls unknown is this one."""
        front = self._next()
        if front is not None and front.draw and front.unknown:
            self._taken()
        self._since = len(self.table.game.trace)
        self._answer(question, option, only=False)
        self._fresh()

    # -- answering ----------------------------------------------------------------------------------------------

    def _answered(self, question: Question) -> bool:
        """Answers a question from the file; False if the file has no (further) answer to it."""
        if isinstance(question, Choice) and (self._chosen_before(question) or self._goes_without_saying(question)):
            return True
        self._ask_here()
        while self._come():
            pass
        deed = self._next()
        if deed is not None and deed.comes is not None:
            return self._goes_on_for(deed.comes, deed, question)
        if isinstance(question, Chance):
            return self._drawn(question)
        if self._taken_here(question):
            return True
        if self._leave_out_what_was_certain():
            return self._answered(question)
        deed = self._next()
        if deed is not None and self._comes_later(deed, question):
            return self._waits_for(deed, question)
        if self.table.game.at_rest():
            return self._at_rest(question, deed)
        if deed is not None and (self._not_here(question, deed) or self._missed(question, deed)):
            return True
        if question.optional and deed is not None and self._is_no_way(question, deed):
            return self._in_vain(deed)
        if question.optional and self._may_be_passed(question, deed):
            return self._passed(question, deed)
        return not question.optional and self._must_be_answered(question, deed)

    def _goes_on_for(self, comes: Coming, deed: Deed, question: Question) -> bool:
        """Goes on until something comes about by itself; refuses that where its sequence, or all of them, are over."""
        may_pass = isinstance(question, Choice) and question.optional
        if self._is_gone_through or self._waited > PATIENCE or (self.table.game.at_rest() and not may_pass):
            return self._came_to_nothing(comes, deed)
        if isinstance(question, Chance):
            return False
        if not may_pass:
            return self._must_be_answered(question, None)
        self._waited += 1
        return self._may_be_passed(question, deed) and self._passed(question, None)

    def _came_to_nothing(self, comes: Coming, deed: Deed) -> bool:
        """Refuses what has not come about, by the rules of what came nearest to it since the sentence before."""
        within, records = self._within, self.table.game.trace
        because = f"it does not come about{f' in the {within.name}' if within is not None else ''}"
        near = next((place for place in comes.near(records) if place >= self._since), len(records))
        # A rule that is applied to something stands right behind it.
        by = next((rule for record in records[near : near + 2] for rule in trace.cited(record)), "")
        self._closest = Weighed((Reason(by, because),), ())
        return self._refused_here(deed)

    def _goes_without_saying(self, question: Choice) -> bool:
        """Answers a choice with a single option before a question that comes next, unless that is about the choice."""
        if question.optional or not self._left or not isinstance(self._left[0], Inserted):
            return False
        # The options are worked out when they are first read, and between two actions there are many.
        if self.table.game.at_rest() or len(question.options) != 1:
            return False
        while self._left and isinstance(first := self._left[0], Inserted) and self._is_about_this(first.asked.deed):
            self._left = self._left[1:]
            self._ask(first)
            self._fresh()
        if not self._left or not isinstance(self._left[0], Inserted):
            return False
        self._answer(question, question.options[0], only=True, unsaid=True)
        return True

    def _is_about_this(self, deed: Deed | None) -> bool:
        """True of a deed that answers what is asked here, or would if the rules allowed it."""
        return deed is not None and (self._option(deed) is not None or self.table.judge(deed).moment == "here")

    def _must_be_answered(self, question: Choice, deed: Deed | None) -> bool:
        """Answers a choice that nobody may pass, if it has a single option or if the file accepts any."""
        if deed is None and self.otherwise == "stop":
            return False
        if len(question.options) == 1:
            self._answer(question, question.options[0], only=True, unsaid=True)
            return True
        if deed is not None and deed.verb and not self._may_still_come(deed) and self._refused_here(deed):
            return True
        if deed is not None and self._other_than_asked(question, deed):
            return True
        if self.otherwise != "first":
            return False
        option = question.options[0]
        who = option.who or " and ".join(question.who)
        self.decided.append(Decided(who, question.what, (self.table.offer(question, option).sentence,), "first"))
        self._answer(question, option, only=False, unsaid=True)
        return True

    def _other_than_asked(self, question: Choice, deed: Deed) -> bool:
        """Refuses another decision of whoever is asked than the one that has to be made first."""
        if self._leaves_open or deed.draw or deed.who not in question.who:
            return False
        if deed.verb in {option.verb for option in question.options}:
            # It is the decision that is asked for, made in a way that there is not.
            return False
        if not deed.verb or self._may_still_come(deed) or self.table.judge(deed).moment not in ("unasked", "any"):
            return False
        self._closest = Weighed((Reason(question.rule, f"{deed.who} has to decide: {question.what}"),), ())
        return self._refused_here(deed)

    def _may_still_come(self, deed: Deed) -> bool:
        """True of a deed for a later moment of what is being resolved, which goes on when this has been decided."""
        if self._is_for_later(deed):
            return True
        judged = self.table.judge(deed)
        return judged.stays and judged.moment == "any" and self._within is not None

    def _chosen_before(self, question: Choice) -> bool:
        """Answers a choice that an earlier sentence has made: the target on which it used or played a card."""
        for pending in self._pending:
            option = self._option(pending.deed)
            if option is not None and not self.table.game.at_rest():
                self._pending = tuple(other for other in self._pending if other is not pending)
                self._answer(question, option, only=False)
                return True
        if self.table.game.at_rest():
            self._nothing_chosen()
        return False

    def _taken_here(self, question: Choice) -> bool:
        """Takes the next sentence for this question; a file that stops by itself says the answer to each in turn."""
        if self.otherwise == "stop" and self._chosen_now(question):
            return True
        return self._left_behind(question) or self._chosen_now(question)

    def _chosen_now(self, question: Choice) -> bool:
        """Answers a choice with the next sentence, if it is meant for it."""
        deed = self._next()
        option = None if deed is None else self._option(deed)
        if option is not None:
            self._take(question, option, only=False)
        return option is not None

    def _left_behind(self, question: Choice) -> bool:
        """Refuses a deed where the sequence in which it is written is over, by what stood against it there."""
        deed = self._next()
        if deed is None or not self._within_is_over or not deed.verb or not self.table.judge(deed).stays:
            return False
        if self._closest is None:
            assert self._within is not None
            self._closest = Weighed((Reason("", f"the {self._within.name} in which it is written is over"),), ())
        return self._refused_here(deed)

    def _leave_out_what_was_certain(self) -> bool:
        """Passes over a sentence for something that came about anyway, because there was nothing to choose."""
        deed = self._next()
        if deed is None or deed.waits or (deed.happens and (not deed.draw or self.table.game.at_rest())):
            return False
        if not self._passes_nothing(deed) and not self.table.judge(deed).has_come_about(self._since):
            return False
        self._taken()
        self._fresh()
        return True

    def _passes_nothing(self, deed: Deed) -> bool:
        """True if somebody passes where nothing is offered: between two actions, or before what is said of others."""
        waiting = self.table.game.waiting
        if deed.verb != "pass" or waiting is None:
            return deed.verb == "pass"
        following = next((left for left in self._left if isinstance(left, Deed) and left.verb != "pass"), None)
        if isinstance(question := waiting.question, Choice):
            if self.table.game.at_rest():
                return not question.optional and self.table.judge(deed).moment == "unasked"
            if not deed.who or deed.who in question.able() or following is None:
                return False
            return self._option(following) is not None
        return following is not None and following.draw

    def _nothing_chosen(self) -> None:
        """Reports a target that a sentence names for a card, but that no choice asked for."""
        for deed, since in self._pending:
            if self.table.judge(deed).has_come_about(since):
                continue
            target = ", ".join(deed.things)
            self.at.fault("E501", f'nothing is chosen here: "{deed.said}"', deed.node, f"leave out `on {target}`")
        self._pending = ()

    def _not_here(self, question: Choice, deed: Deed) -> bool:
        """Refuses a deed that is meant for this very question, and that the rules forbid."""
        if self.table.judge(deed).moment != "here":
            return False
        self._closest = self._against(deed)
        return self._refused_here(deed)

    def _missed(self, question: Choice, deed: Deed) -> bool:
        """Refuses a deed that was for now or before, where the next one is meant for this very opportunity."""
        if not question.optional:
            return False
        following = next((left for left in self._left[1:] if isinstance(left, Deed) and left not in deed.then), None)
        if following is None or self._option(following) is None or self.table.judge(deed).moment != "past":
            return False
        self._closer(deed)
        return self._refused_here(deed)

    def _may_be_passed(self, question: Choice, deed: Deed | None) -> bool:
        """True if an opportunity is passed: the next deed says so of whoever does it, `otherwise` of everybody."""
        if self.otherwise in ("pass", "first"):
            return True
        if deed is None:
            return False
        players = self.table.about.players
        who = deed.who or (players[0] if len(players) == 1 else "")
        return all(one == who for one in question.able())

    def _is_no_way(self, question: Choice, deed: Deed) -> bool:
        """True of the very decision that is asked for, in words that no way to make it has."""
        ways = {option.verb for option in question.options if not option.declines}
        return deed.verb in ways and self.table.judge(deed).moment == "unasked"

    def _passed(self, question: Choice, deed: Deed | None) -> bool:
        offers = (self.table.offer(question, one) for one in question.options if not one.declines)
        options = tuple(offer.sentence for offer in offers)
        if options:
            who = " and ".join(question.able())
            self.decided.append(Decided(who, question.what, options, "passed"))
        if deed is not None:
            self._closer(deed)
            self._passed_for_it = self._passed_for_it or bool(options)
        self._answer(question, PASS, only=False, unsaid=True)
        return True

    def _comes_later(self, deed: Deed, question: Choice) -> bool:
        """True if this opportunity is passed for a deed that waits for a later moment."""
        if not question.optional or deed.happens:
            return False
        return deed.waits or (self.table.game.at_rest() and self.table.judge(deed).moment == "later")

    def _waits_for(self, deed: Deed, question: Choice) -> bool:
        """Passes an opportunity for a later deed, unless its moment seems never to come."""
        if not deed.waits and not self._may_be_passed(question, deed):
            return False
        self._waited += 1
        if self._waited > PATIENCE:
            not_reached(self.at, deed)
            return False
        return self._passed(question, None)

    def _at_rest(self, question: Choice, deed: Deed | None) -> bool:
        """Acts between two deeds: an event happens, or an attempt is refused and the file goes on."""
        if deed is not None and deed.over:
            self._taken()
            not_reached(self.at, deed)
            return False
        if deed is None or deed.waits:
            return False
        if self._in_vain(deed):
            return True
        if deed.happens:
            judgement = self.table.judge(deed)
            option = judgement.option
            if option is None:
                return self._drawn_before(deed) or self._cannot_come(deed)
            if deed.happens != self._told and judgement.has_come_about(self._since):
                self.assuming.append(f"{deed.said}: once more, beside what has just happened")
            if judgement.assumed:
                self.assuming.append(f"{deed.said}: {judgement.assumed}")
            self._taken()
            self._refused_last, self._told = False, deed.happens
            self._since = len(self.table.game.trace)
            self._answer(question, option, only=False, said=deed.said)
            self._fresh()
            return True
        if self.table.judge(deed).is_action:
            # The file asks for it at this moment, so an earlier moment no longer counts.
            self._closest = None
        else:
            self._closer(deed)
        attempt = self.table.judge(deed).attempt
        if not self._refused_here(deed):
            return False
        if attempt is not None:
            self._tries(deed, attempt)
        return True

    def _drawn_before(self, deed: Deed) -> bool:
        """Passes over a draw that does not come any more: since the sentence before, it has come by itself."""
        if not deed.draw or not self.table.judge(deed).has_come_about(self._since):
            return False
        self._taken()
        self._fresh()
        return True

    def _cannot_come(self, deed: Deed) -> bool:
        """Refuses what does not simply come, by the reasons against it; what somebody else has drawn is a fault."""
        if self.table.judge(deed).done_by(self._since):
            return False
        self._closest = weighed(self.table, deed)
        return self._refused_here(deed)

    def _in_vain(self, deed: Deed) -> bool:
        """Leaves out what belongs to an attempt that was refused: its draws and decisions, which nothing asks for."""
        if not self._refused_last or deed.happens:
            return False
        if not deed.draw and self.table.judge(deed).moment != "unasked":
            return False
        self.refusals[-1] = self.refusals[-1].leaving_out(deed.said)
        self._taken()
        self._fresh()
        return True

    def _tries(self, _deed: Deed, attempt: Option) -> None:
        """Tries what is refused between two actions; the rules abandon it."""
        self.table.game.answer(attempt)

    def _refused_here(self, deed: Deed) -> bool:
        reasons, rests = self._closest or self._against(deed)
        if not reasons:
            return False
        game = self.table.game
        self.refusals.append(Refusal(deed, reasons, len(game.trace)))
        self._refused_last = True
        if self._branching:
            self.refused_on_branches.setdefault(deed.said, reasons)
        game.record(trace.Refused(game.depth, deed.who, deed.said, reasons))
        game.rest(rests)
        # The cards that forbid it are applied here.
        self.table.judge(deed).why_not()
        game.cite(*dict.fromkeys(reason.rule for reason in reasons if reason.rule))
        self._taken()
        # The decisions and draws that its own sentence says go with it.
        with_it = (*deed.then, *deed.further)
        while self._left and isinstance(self._left[0], Deed) and self._left[0] in with_it:
            self._taken()
        self._fresh()
        return True

    def _drawn(self, question: Chance) -> bool:
        """Draws what the next sentence names; passes over a sentence that came about by itself, refuses an attempt.

        What alone can be drawn need not be named.
        """
        deed = self._next()
        if question.is_certain and (deed is None or outcome(deed, self.table) is None):
            self._answer(question, question.options[0], only=True, unsaid=True)
            return True
        while deed is not None and not deed.unknown and not deed.waits:
            if option := outcome(deed, self.table):
                self._take(question, option, only=False)
                return True
            if self._leave_out_what_was_certain():
                deed = self._next()
                continue
            if deed.draw:
                undrawable(deed, question, self.at)
                self._left = self._left[1:]
                return False
            if self._is_for_later(deed) or not self._refused_here(deed):
                return False
            deed = self._next()
        return False

    def _option(self, deed: Deed) -> Option | None:
        if deed.happens or deed.draw or deed.waits:
            return None
        return self.table.judge(deed).option

    def _take(self, question: Question, option: Option, *, only: bool) -> None:
        deed = self._taken()
        self._refused_last, self._told = False, ()
        self._since = len(self.table.game.trace)
        if isinstance(deed, Deed) and not deed.draw:
            self._must_be_clear(deed, question)
            self.table.game.rest(weighed(self.table, deed).rests)
            if self._passed_for_it and self.table.judge(deed).stays and self.table.judge(deed).moment != "here":
                self.later.append(Later(deed.who, deed.said, question.what))
        chosen = option.things
        while isinstance(deed, Deed) and self._left and self._left[0] in deed.then:
            later = self._taken()
            if isinstance(later, Deed) and not set(later.things) <= set(chosen):
                self._pending = (*self._pending, Pending(later, self._since))
        self._answer(question, option, only=only)
        self._fresh()

    def _must_be_clear(self, deed: Deed, question: Question) -> None:
        """Reports a sentence that means several things: whoever wrote it has to say which."""
        several = [self.table.offer(question, option).sentence for option in self.table.judge(deed).leaves_open]
        if len(several) > 1:
            says = f'"{deed.said}" leaves open what is done'
            self.at.fault("E505", says, deed.node, f"say which: {'; '.join(f'`{one}`' for one in several)}")

    def _answer(self, question: Question, option: Option, *, only: bool, unsaid: bool = False, said: str = "") -> None:
        give(self.table, question, option, only=only, unsaid=unsaid, said=said)

    def _rests(self, question: Question) -> bool:
        return isinstance(question, Choice) and self._next() is None and self.table.game.may_end()

    def _leftovers(self, waiting: Question | None, *, all_seen: bool) -> None:
        if self.at.faults:
            return
        if waiting is None:
            # Whatever was under way is over when the game is.
            while self._come() or self._foreseen_in_vain():
                pass
            self._leave_out_what_was_certain()
            self._nothing_chosen()
        for pinned in self._pinned:
            self.at.fault("E501", f"{pinned.step} is not reached after this", pinned.node, "ask where it is reached")
        for left in self._left:
            if isinstance(left, Inserted):
                self._ask(left, late=waiting is not None)
                continue
            if left.draw and left.unknown:
                continue
            if waiting is not None and (
                left.comes is not None or (not all_seen and self._is_waited_for(left, waiting))
            ):
                return
            if left.waits:
                not_reached(self.at, left)
                return
            self._left_over(left, waiting)
            if waiting is not None:
                return

    def _foreseen_in_vain(self) -> bool:
        """Refuses what did not come about before the end of the game."""
        deed = self._next()
        return deed is not None and deed.comes is not None and self._came_to_nothing(deed.comes, deed)

    def _is_waited_for(self, deed: Deed, waiting: Question) -> bool:
        """True if a deed waits for what is open: others may still act, or something must be decided or drawn before."""
        if deed.waits:
            return True
        is_asked = self.table.judge(deed).moment != "unasked"
        if not isinstance(waiting, Choice):
            return not deed.draw and (is_asked or not self._is_drawn_later)
        if self._is_no_way(waiting, deed):
            return False
        if waiting.optional or self.table.game.at_rest():
            return waiting.optional
        if any(isinstance(left, Deed) and self._option(left) is not None for left in self._left):
            # A later sentence is the answer: this one stands in the wrong place.
            return False
        return deed.draw or is_asked

    @property
    def _is_drawn_later(self) -> bool:
        """True if a later sentence draws what is drawn here: the one before it stands in the wrong place."""
        return any(isinstance(left, Deed) and outcome(left, self.table) is not None for left in self._left)

    def _left_over(self, deed: Deed, waiting: Question | None) -> None:
        if other := self.table.judge(deed).done_by(self._since):
            self.at.fault(
                "E502", f'"{deed.said}" does not happen: it was {other} who drew', deed.node, f"name {other} instead"
            )
            return
        over = waiting is None and self.table.game.stack is None
        nothing = "the game is over before this" if over else "nothing asks for this"
        message = f'{nothing}: "{deed.said}"' if waiting is None else unfit(deed, waiting)
        help = "take it out, or move it" if waiting is None else options_help(waiting, self.table)
        if longer := self.table.judge(deed).longer:
            help = f"if that is meant, write `{longer}`; {help}"
        self.at.fault("E501", message, deed.node, help)
