"""The check of a recorded ruling: it is ruled again and compared with the record."""

from collections.abc import Callable
from os import PathLike, fspath

from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.recording.outcome import AT_FAULT, CHANGED, CRASHED, SAME, UNDECIDED, UNRECORDED, Difference, Outcome
from adjudicator.ruling.ruling import Claim, Ruling, Whole
from adjudicator.situation.expectations import BECAUSE, CITES, POINTS


def check_file(path: "str | PathLike[str]") -> tuple[Outcome, ...]:
    """The outcome of each ruling of a file; it never raises, so that other files go on."""

    def rule() -> tuple[Ruling, ...]:
        from adjudicator.ruling.judging import rule_file

        return rule_file(path)

    return _whatever_comes(fspath(path), rule)


def check_content(path: str, content: bytes) -> tuple[Outcome, ...]:
    """The outcome of each ruling in the content of a file that may lie elsewhere; it never raises."""

    def rule() -> tuple[Ruling, ...]:
        from adjudicator.language.source import read
        from adjudicator.ruling.judging import rule_source

        faults = Faults()
        return rule_source(read(content, path, faults), faults)

    return _whatever_comes(path, rule)


def _whatever_comes(path: str, rule: Callable[[], tuple[Ruling, ...]]) -> tuple[Outcome, ...]:
    try:
        return tuple(compared(ruling) for ruling in rule())
    except InputAtFault as fault:
        return (Outcome(path, AT_FAULT, faults=tuple(fault.faults)),)
    except Exception as crash:
        return (Outcome(path, CRASHED, crash=f"{type(crash).__name__}: {crash}"),)


def compared(ruling: Ruling) -> Outcome:
    """A ruling compared with the record in its file."""
    found = differences(ruling)
    recorded = bool(ruling.whole) or any(answer.expected for answer in ruling.answers)
    state = CHANGED if found else UNDECIDED if ruling.open else SAME if recorded else UNRECORDED
    return Outcome(
        ruling.path,
        state,
        ruling.title,
        ruling.variant,
        found,
        ruling.waiting,
        answers=tuple((answer.question, answer.value) for answer in ruling.answers),
        cited=tuple(rule for whole in ruling.whole if whole.what == CITES for rule in whole.expected),
        whole=tuple(whole.what for whole in ruling.whole if whole.expected),
        not_modelled=ruling.not_modelled,
        unpinned=unpinned(ruling),
    )


def unpinned(ruling: Ruling) -> int:
    """The number of questions and claims that no record holds, so that a change of their answers would go unnoticed.

    Beside questions, a claim is a view of what these record; claims alone are held by nothing.
    """
    claims = () if ruling.answers else dict.fromkeys(claim.what for claim in held_claims(ruling))
    return sum(not answer.expected for answer in ruling.answers) + len(claims)


def held_claims(ruling: Ruling) -> tuple[Claim, ...]:
    """The claims whose verdict is known and final, so that it may be on record."""
    return tuple(claim for claim in ruling.claims if claim.final and claim.known)


def differences(ruling: Ruling) -> tuple[Difference, ...]:
    """All differences between a ruling and the record in its file."""
    answers = [
        Difference(answer.question, answer.expected, answer.value, answer.line, answer.because)
        for answer in ruling.answers
        if not answer.holds
    ]
    answers += [
        Difference(
            f"{BECAUSE}: {answer.question}",
            ", ".join(answer.decided_by or ()),
            ", ".join(answer.because),
            answer.line,
            lost=answer.lacking,
        )
        for answer in ruling.answers
        if not answer.convinces
    ]
    return (*answers, *(_of_the_whole(whole) for whole in ruling.whole if not whole.holds))


def _of_the_whole(whole: Whole) -> Difference:
    if whole.what == POINTS:
        then, now = f"{len(whole.expected)} timing points", f"{len(whole.found)} timing points"
        return Difference(whole.what, then, now, whole.line, parting=whole.parting)
    lost = whole.missing if whole.what == CITES else ()
    return Difference(whole.what, ", ".join(whole.expected), ", ".join(whole.found), whole.line, lost=lost)
