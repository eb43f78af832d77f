"""A ruling: the answers with their rules, the refusals, the missing decisions, and the assumptions."""

from typing import TYPE_CHECKING, NamedTuple

from adjudicator.engine.trace import Record
from adjudicator.ruling.refusals import RefusedDeed
from adjudicator.situation.wording import titled, under, waited_for
from adjudicator.speaking import _, to_translate

if TYPE_CHECKING:
    from adjudicator.exploring.glance import Glance
    from adjudicator.games.interface import Board
    from adjudicator.ruling.odds import OddsFound


class AnswerGiven(NamedTuple):
    """A question, its answer, the expected answer (empty if none), the rules it rests on, and those that decide it.

    An answer that is not `final` holds so far: the ruling waits for something that may still change it. `decided_by`
    are the rules that must be among those that decide it; None if that is not on record. By the rules in `stands_by`
    things stand as they do: they were told when it was asked.
    """

    question: str
    value: str
    expected: str
    cites: tuple[str, ...]
    because: tuple[str, ...]
    line: int = 0
    final: bool = True
    decided_by: tuple[str, ...] | None = None
    stands_by: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.question}: {self.value}{'' if self.final else ', so far'}"

    @property
    def holds(self) -> bool:
        """True if the answer is the expected one, or none is expected."""
        return not self.expected or self.expected == self.value

    @property
    def convinces(self) -> bool:
        """True if all the rules that must decide it do, or none is on record; an empty record is still to be filled."""
        return self.decided_by is None or (bool(self.decided_by) and not self.lacking)

    @property
    def lacking(self) -> tuple[str, ...]:
        """The rules that must decide it, and do not."""
        return tuple(rule for rule in self.decided_by or () if rule not in self.because)

    @property
    def unconvincing(self) -> str:
        """The rules that are expected to decide it, and do not, as a sentence."""
        lacking = ", ".join(self.lacking) or _("not yet on record")
        return _("expected to decide {question}: {rules}", question=self.question, rules=lacking)


class Parting(NamedTuple):
    """The first place, counted from 1, at which two sequences part; empty for a sequence that is at its end."""

    place: int
    then: str
    now: str


class Whole(NamedTuple):
    """An expectation about the resolution as a whole, beside the fact."""

    what: str
    expected: tuple[str, ...]
    found: tuple[str, ...]
    line: int

    @property
    def holds(self) -> bool:
        """True if the fact is as expected."""
        return self.expected == self.found

    @property
    def parting(self) -> Parting | None:
        """The first difference between the expectation and the fact; None if they agree."""
        for place in range(max(len(self.expected), len(self.found))):
            then, now = self.expected[place : place + 1], self.found[place : place + 1]
            if then != now:
                return Parting(place + 1, "".join(then), "".join(now))
        return None

    @property
    def missing(self) -> tuple[str, ...]:
        """The expected entries that are missing."""
        return tuple(one for one in self.expected if one not in self.found)

    def __str__(self) -> str:
        parting = self.parting
        if parting is None:
            return _("{what}: as expected", what=self.what)
        if self.what == "cites" and not self.expected:
            return _("what it rests on is not recorded yet")
        if self.what == "cites":
            return _("expected but not applied: {rules}", rules=", ".join(self.missing))
        now, then = parting.now or _("nothing"), parting.then or _("nothing")
        if len(self.expected) <= 1 and len(self.found) <= 1:
            return _("{what}: {now} (expected {then})", what=self.what, now=now, then=then)
        place = str(parting.place)
        return _("{what}: {now} (expected as number {place}: {then})", what=self.what, now=now, place=place, then=then)


class Leaves(NamedTuple):
    """The point where a wrong claim leaves the rules: the step, the fact there, and the rule.

    `how` is the claim's mistake about that rule: it was overlooked, or it was misapplied to the numbers. The record in
    the ruling's trace stands at `place`; -1 if none shows it.
    """

    step: str
    what: str
    how: str
    rule: str
    place: int = -1


class Claim(NamedTuple):
    """The claim of a party, True if it holds (so far, unless it is final), and the rules that decide it.

    `known` is False if the answer is a secret to the player the ruling is for; `leaves` is the point where a wrong
    claim leaves the rules. By the rules in `stands_by` things stand as they do: they were told when it was asked.
    """

    who: str
    what: str
    holds: bool
    cites: tuple[str, ...]
    because: tuple[str, ...]
    final: bool = True
    known: bool = True
    leaves: Leaves | None = None
    stands_by: tuple[str, ...] = ()

    def __str__(self) -> str:
        return _("{who} is {verdict}: {what}", who=self.who, verdict=self.verdict, what=self.what)

    @property
    def verdict(self) -> str:
        """The verdict in words; "so far" if a decision or draw is missing."""
        if not self.known:
            return _("right or wrong, but which is secret")
        if self.final:
            return _("right") if self.holds else _("wrong")
        return _("right, so far") if self.holds else _("wrong, so far")


class Waiting(NamedTuple):
    """The missing decision or draw: the players, the subject, the possible answers, and the sentences after it."""

    who: tuple[str, ...]
    what: str
    options: tuple[str, ...]
    rule: str
    after: tuple[str, ...] = ()

    @property
    def asked(self) -> str:
        """The open question in words."""
        return waited_for(self.who, self.what, chance=False)


class Undecided(NamedTuple):
    """An opportunity of some options that was passed, or one that was taken, without a decision in the file."""

    who: str
    what: str
    options: tuple[str, ...]
    how: str

    @property
    def option(self) -> str:
        """The options in one line."""
        return "; ".join(self.options)


class Rests(NamedTuple):
    """A named reading on which the ruling rests, with its other possible values."""

    reading: str
    value: str
    others: tuple[str, ...]


class Ruling(NamedTuple):
    """Everything that is ruled about one course of a situation.

    `glance` is the change that each option of the open question would make, and `boards` are the table at the beginning
    and after each write of the trace, if that was requested.
    """

    path: str
    game: str
    edition: str
    title: str
    variant: str
    answers: tuple[AnswerGiven, ...]
    claims: tuple[Claim, ...]
    whole: tuple[Whole, ...]
    refused: tuple[RefusedDeed, ...]
    waiting: Waiting | None
    passed: tuple[Undecided, ...]
    readings: tuple[Rests, ...]
    decisions: tuple[tuple[str, str, str], ...]
    draws: tuple[tuple[str, str, str], ...]
    assumed: tuple[str, ...]
    not_modelled: tuple[str, ...]
    cites: tuple[str, ...]
    trace: tuple[Record, ...]
    later: tuple[tuple[str, str], ...] = ()
    odds: "tuple[OddsFound, ...]" = ()
    glance: "Glance | None" = None
    boards: "tuple[Board, ...]" = ()

    @property
    def values(self) -> dict[str, str]:
        """The answers by their questions."""
        return {answer.question: answer.value for answer in self.answers}

    @property
    def verdict(self) -> str:
        """The word "undecided" if a decision or draw is missing, otherwise "ruled"."""
        return to_translate("undecided") if self.waiting is not None else to_translate("ruled")

    @property
    def heading(self) -> str:
        """The title, or else the file; and the variant if there are several."""
        return titled(self.title or self.path, self.variant)

    @property
    def under(self) -> str:
        """The game whose rules are applied, and the edition of its reference if it has several."""
        return under(self.game, self.edition)

    @property
    def as_expected(self) -> bool:
        """True if every answer, the rules that decide it, and the whole are as expected."""
        answers = all(answer.holds and answer.convinces for answer in self.answers)
        return answers and all(whole.holds for whole in self.whole)

    @property
    def open(self) -> bool:
        """True if the ruling waits for something, and the file does not expect that."""
        if self.waiting is None or any(whole.what in ("verdict", "waiting") for whole in self.whole):
            return False
        return not any(answer.expected and answer.question.startswith("it waits") for answer in self.answers)
