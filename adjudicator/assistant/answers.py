"""The answers that assistants get. Each ruling says its verdict, what decides it, what was assumed, what is lacking."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.text import Says, where_it_leaves


@dataclass(frozen=True)
class RuleSaid:
    """A rule: its id and its sentence."""

    rule: str
    says: str


@dataclass(frozen=True)
class FaultFound:
    """A fault of a situation: where it stands, what is wrong, and what to write instead."""

    code: str
    line: int
    column: int
    message: str
    help: str


@dataclass(frozen=True)
class Checked:
    """A check of a situation: whether it is sound, and all of its faults at once."""

    sound: bool
    faults: list[FaultFound] = field(default_factory=list)


@dataclass(frozen=True)
class AnswerGiven:
    """A question with its answer and the rules that decide it; an answer that is not final holds only so far."""

    question: str
    answer: str
    final: bool
    decided_by: list[RuleSaid]


@dataclass(frozen=True)
class ClaimJudged:
    """The claim of somebody: right or wrong, and where a wrong one leaves the rules."""

    who: str
    claim: str
    verdict: str
    leaves: str
    decided_by: list[RuleSaid]


@dataclass(frozen=True)
class RefusedAttempt:
    """Something that the rules do not allow, with each reason and its rule."""

    attempt: str
    reasons: list[str]
    rules: list[RuleSaid]


@dataclass(frozen=True)
class Ruled:
    """A ruling: "ruled", or "undecided" where a decision or draw is missing; then the answers hold only so far.

    It rests on what was `assumed` and on the `readings` of unclear rules. What is `not_modelled` may make it wrong.
    """

    game: str
    title: str
    verdict: str
    answers: list[AnswerGiven]
    claims: list[ClaimJudged]
    refused: list[RefusedAttempt]
    waits_for: str
    options: list[str]
    assumed: list[str]
    readings: list[str]
    not_modelled: list[str]


@dataclass(frozen=True)
class Why:
    """The way to the answers of a ruling: what happens, line by line, and the rules on the way."""

    title: str
    verdict: str
    steps: list[str]
    steps_left_out: int
    rules: list[RuleSaid]
    assumed: list[str]
    not_modelled: list[str]


@dataclass(frozen=True)
class LegalOption:
    """Something that may be done or drawn: its sentence, its cost or its odds, and the rule that allows it."""

    says: str
    cost: str
    rule: str


@dataclass(frozen=True)
class Legal:
    """The options at the end of a situation, by the rules named; and what the rules refuse, there or before."""

    title: str
    verdict: str
    waits_for: str
    options: list[LegalOption]
    refused: list[RefusedAttempt]
    rules: list[RuleSaid]
    assumed: list[str]
    not_modelled: list[str]


@dataclass(frozen=True)
class AnswerOdds:
    """An answer with its odds: exact, or from the worst play to the best."""

    question: str
    answer: str
    odds: str
    at_least: float
    at_most: float


@dataclass(frozen=True)
class Odds:
    """The odds of every answer: "explored", or that the search was stopped; then only the bounds hold."""

    title: str
    verdict: str
    odds: list[AnswerOdds]
    turns_on: str
    decided_by: list[RuleSaid]
    positions: int
    assumed: list[str]
    not_modelled: list[str]


@dataclass(frozen=True)
class SideBySide:
    """A question with its answer under each of several ways to rule."""

    question: str
    answers: list[str]


@dataclass(frozen=True)
class Compared:
    """A situation under several ways to rule: whether they agree, and where and by which rules they part."""

    title: str
    verdict: str
    ways: list[str]
    answers: list[SideBySide]
    parting: str
    decided_by: list[RuleSaid]
    assumed: list[str]
    not_modelled: list[str]


def ruled(ruling: Ruling, says: Says) -> Ruled:
    """A ruling as an assistant gets it."""
    waiting = ruling.waiting
    return Ruled(
        ruling.under,
        ruling.heading,
        ruling.verdict,
        [AnswerGiven(a.question, a.value, a.final, rules_said(a.because, says)) for a in ruling.answers],
        [
            ClaimJudged(
                claim.who,
                claim.what,
                claim.verdict,
                "" if claim.leaves is None else where_it_leaves(claim.leaves),
                rules_said(claim.because or ((claim.leaves.rule,) if claim.leaves and claim.leaves.rule else ()), says),
            )
            for claim in ruling.claims
        ],
        [refused_attempt(one.step, ((r.rule, r.because) for r in one.reasons), says) for one in ruling.refused],
        "" if waiting is None else waiting.asked,
        [] if waiting is None else list(waiting.options),
        list(ruling.assumed),
        [f"{rests.reading}: {rests.value} (not {' or '.join(rests.others)})" for rests in ruling.readings],
        list(ruling.not_modelled),
    )


def refused_attempt(said: str, reasons: Iterable[tuple[str, str]], says: Says) -> RefusedAttempt:
    """An attempt with each reason once, of which each is a rule, if one forbids it, and the facts of the case."""
    found = tuple(reasons)
    because = list(dict.fromkeys(because for _rule, because in found))
    return RefusedAttempt(said, because, rules_said((rule for rule, _because in found if rule), says))


def rules_said(rules: Iterable[str], says: Says) -> list[RuleSaid]:
    """Rules with their sentences, each once."""
    return [RuleSaid(rule, says(rule)) for rule in dict.fromkeys(rules)]
