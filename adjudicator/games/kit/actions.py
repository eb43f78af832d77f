"""Actions and decisions: what a player may do, said once, and asked for by whoever wants to know what is legal."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.interface import Price
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.sayable import Sayable
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.spoken import Spoken

_CAPITAL: Final = re.compile("(?<!^)(?=[A-Z])")

Doing = Call | tuple[Call, ...] | None
"""What follows from a deed: the sequences that are gone through before the game goes on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Sayable):
    """Something that a player may do; a game subclasses it, one class a deed, in the rulebook's word.

    `when` are the opportunities at which it is done (none for a decision, which something else asks for), `rule` the
    rule that allows it. Its options are `called` by the verb of its sentence, if it has no other name. What is done in
    secret is shown to nobody else. What is `free` nothing asks for: it is said or looked at whenever the rules allow
    it. A decision that `waits` may be said before what asks for it has come. `why_not` is the one source of what is
    legal: an option exists exactly if it gives no reason. Where an action is `timed`, these reasons include those of
    the moment, and it is said by `options` which answers of a question it means.
    """

    when: ClassVar[tuple[Opportunity, ...] | Opportunity] = ()
    rule: ClassVar[str] = ""
    called: ClassVar[str] = ""
    secret: ClassVar[bool] = False
    free: ClassVar[bool] = False
    waits: ClassVar[bool] = False
    timed: ClassVar[bool] = False
    asks: ClassVar[str] = ""
    """What a decision decides, as it is asked for: "cards to take back"; the verb of its sentence if left out."""
    with_decision: ClassVar[tuple[tuple[str, type["Action"]], ...]] = ()
    """Ends of the sentence that say a later decision in advance: ` on {whom:player}`, and the decision."""

    def __init__(self) -> None:
        super().__init__()
        self.opportunities: Final = self.when if isinstance(self.when, tuple) else (self.when,)
        # True where its sentence says nobody who does it: `stasis and amplifier are played at the same time`.
        self.by_nobody: Final = "who" not in self.forms[0].slots

    # -- what its sentences mean ----------------------------------------------------------------------------------

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """The values that are meant where those of a sentence leave it open: of several copies the one in hand, say."""
        return slots

    def later(self, game: Any, who: str, *slots: Any) -> "tuple[Act, ...]":
        """The decisions that its sentence says in advance: on whom, say."""
        return ()

    def draws(self, game: Any, who: str, *slots: Any) -> "tuple[tuple[Any, tuple[str, ...]], ...]":
        """The draws that its sentence says as well, each by its component with its outcome: `ann rerolls 1 into 5`."""
        return ()

    def means(self, game: Any, option: Option, who: str, *slots: Any) -> bool:
        """True where an option is what a sentence says; of what the sentence leaves open anything fits."""
        return isinstance(option.value, Act) and option.value.is_said_by(Act(self, who, slots))

    def options(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """The options of a question that a sentence means."""
        return tuple(option for option in question.options if self.means(game, option, who, *slots))

    def leaves_open(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """The legal options, each another thing, among which a sentence does not tell; none if it does."""
        return ()

    # -- what the rules say ---------------------------------------------------------------------------------------

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Everything that might be put in the slots, legal or not: a value for each slot, or that of the only one.

        A value that is a tuple itself stands in a tuple of its own.
        """
        return product(*(game.kinds[self.forms[0].slots[slot]].values(game) for slot in self.slots))

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """The reasons why it may not be done at such an opportunity; empty if it may."""
        return ALLOWED

    def why_not_with(self, game: Any, who: str, *slots: Any, then: "Act") -> Reasons:
        """The reasons against it with a later decision that its sentence says in advance; empty if it may be done."""
        return ALLOWED

    def whenever(self, game: Any, who: str, *slots: Any) -> bool:
        """True of what answers to whatever happens: of all moments that at which least stood against it counts."""
        return False

    def stays(self, game: Any, who: str, *slots: Any) -> bool:
        """True of what is never done past the end of the sequence in which it is written."""
        return self.whenever(game, who, *slots)

    def never_in(self, game: Any, who: str, *slots: Any) -> tuple[str, ...]:
        """The sequences, by their names, that never give an opportunity of it."""
        return ()

    def is_prompt(self, game: Any, who: str, *slots: Any) -> bool:
        """True where it is judged at the very question to which it is an answer."""
        return bool(self.opportunities) and not self.stays(game, who, *slots)

    def is_here(self, game: Any, who: str, *slots: Any) -> bool:
        """True where the opportunity that is given is one for just this."""
        return True

    def opportunities_for(self, game: Any, who: str, *slots: Any) -> tuple[Opportunity, ...]:
        """Those of its opportunities at which just this is done."""
        return self.opportunities

    def is_open_to(self, game: Any, who: str) -> bool:
        """False where `why_not` forbids this player whatever there is of it: then nothing of it is looked at."""
        return True

    def may_come(self, game: Any, who: str, *slots: Any) -> bool:
        """True where an opportunity that is still to come will be one for this player."""
        return True

    def misplaced(self, game: Any, who: str, *slots: Any) -> bool:
        """True where no rule forbids it, and the file is at fault if nothing asks for it."""
        return False

    def missed(self, game: Any, who: str, *slots: Any) -> bool:
        """True where it is neither for this moment nor for one that is seen to come, but was for one before."""
        return not self.whenever(game, who, *slots)

    def attempt(self, game: Any, who: str, *slots: Any) -> Call | None:
        """The sequence that begins and ends with the checks of something that is not legal; None if there is none."""
        return None

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """True where just this has happened since a place in the trace without anybody's decision."""
        return False

    def allowed_by(self, game: Any, who: str, *slots: Any) -> str:
        """The rule by which it may be done as it stands; empty if that is the rule of its opportunity."""
        return ""

    def price(self, game: Any, who: str, *slots: Any) -> tuple[Price, ...]:
        """Its price."""
        return ()

    def do(self, game: Any, who: str, *slots: Any) -> Doing:
        """Does it."""
        raise NotImplementedError

    # -- what follows from that -----------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The verb of its sentence: the words before the second slot; its class in plain words where there are none."""
        if self.called:
            return self.called
        verb = self.forms[0].text.partition("}")[2].partition("{")[0].strip(" [")
        return verb or _CAPITAL.sub(" ", type(self).__name__).lower()

    def acts(self, game: Any, who: str) -> Iterator["Act"]:
        """Everything that this player might attempt of it; nothing where it is for the other side."""
        doer = None if self.by_nobody else game.kinds[self.forms[0].slots["who"]]
        if isinstance(doer, Seat) and who not in doer.seated(game):
            return
        for values in self.candidates(game, who):
            yield Act(self, who, values if isinstance(values, tuple) else (values,))

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that allow it whenever it is done."""
        return (self.rule,) if self.rule else ()

    def rule_of(self, opportunity: Opportunity | None = None) -> str:
        """The rule by which it may be done."""
        given = opportunity or next(iter(self.opportunities), None)
        return self.rule or (given.rule if given is not None else "")


class Act(NamedTuple):
    """An action with somebody who does it, and with what: a value for each slot, None where it is not said."""

    action: Action
    who: str
    slots: tuple[Any, ...]

    def says(self, game: Spoken) -> str:
        """The sentence of it."""
        return self.sentence(game.kinds)

    def sentence(self, kinds: Mapping[str, Kind[Any]]) -> str:
        """The sentence of it, in the first form that has just its slots."""
        return self._filled(self.words(kinds))

    def _filled(self, words: dict[str, str]) -> str:
        said = {"who": self.who, **words} if self.who else words
        return next(one for one in self.action.forms if one.needed <= said.keys() <= one.slots.keys()).fill(said)

    def words(self, kinds: Mapping[str, Kind[Any]]) -> dict[str, str]:
        """The words in each slot that is filled."""
        of = {slot: kind for form in self.action.forms for slot, kind in form.slots.items()}
        said = zip(self.action.slots, self.slots, strict=True)
        return {slot: kinds[of[slot]].say(value) for slot, value in said if value is not None}

    def why_not(self, game: Any) -> Reasons:
        """The reasons why it may not be done here, as far as the action says."""
        reasons: Reasons = game.that_hold(self.action.why_not(game, self.who, *self.slots))
        return reasons

    def is_said_by(self, said: "Act") -> bool:
        """True where a sentence means it: of what the sentence leaves open anything fits."""
        if self.action is not said.action or self.who != said.who:
            return False
        return all(wanted is None or wanted == mine for mine, wanted in zip(self.slots, said.slots, strict=True))

    def settled(self, game: Any) -> "Act":
        """The same act, with what its sentence leaves open as it is meant at this moment."""
        slots = self.action.settled(game, self.who, self.slots)
        return self if slots == self.slots else Act(self.action, self.who, slots)

    def option(self, game: Spoken) -> Option:
        """It as an option of a choice."""
        words = self.words(game.kinds)
        return Option(self.action.name, tuple(words.values()), self.who, self, self._filled(words))


def calls_of(doing: Doing) -> tuple[Call, ...]:
    """The sequences that follow, in their order."""
    return () if doing is None else (doing,) if isinstance(doing, Call) else doing


def not_unless(legal: bool, rule: str, because: str) -> Reasons:
    """A reason against something unless it is legal.

    >>> not_unless(True, "move.1", "there is no path"), not_unless(False, "move.1", "there is no path")
    ((), (Reason(rule='move.1', because='there is no path'),))
    """
    return ALLOWED if legal else (Reason(rule, because),)


def act_of(option: Option) -> Act:
    """The act that an option is."""
    act = option.value
    assert isinstance(act, Act)
    return act
