"""What an assistant may ask of a situation that it sends: its faults, its ruling, the way there, options, odds."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from adjudicator.assistant.answers import (
    AnswerOdds,
    Checked,
    Compared,
    FaultFound,
    Legal,
    LegalOption,
    Odds,
    RefusedAttempt,
    Ruled,
    SideBySide,
    Why,
    ruled,
    rules_said,
)
from adjudicator.engine.legality import Reasons
from adjudicator.exploring.file import explore_source
from adjudicator.exploring.opening import Wanted
from adjudicator.exploring.told import told
from adjudicator.games.finding import game_of
from adjudicator.language.diagnostics import Fault, Faults, InputAtFault
from adjudicator.language.source import Source, read
from adjudicator.oracle.given import NAME
from adjudicator.playing.legal import forbidden, judged, possible, waits
from adjudicator.playing.markdown import asked, priced
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Playing
from adjudicator.playing.problem import NotUnderstood, Problem
from adjudicator.ruling.comparing import Under, compare
from adjudicator.ruling.explanation import Line, lines
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences
from adjudicator.ruling.text import Says, reasons_in_order
from adjudicator.situation.choosing import Chosen, NoSuchChoice
from adjudicator.situation.wording import waited_for

STEPS: Final = 120
"""The most lines of a resolution that are told."""
SHOWN: Final = 60
"""The most options, and the most refused attempts, that are told."""
POSITIONS: Final = 20_000
"""The most positions that are explored for odds."""


def check(situation: str) -> Checked:
    """The faults of a situation, all at once."""
    try:
        rule_source(*_read(situation))
    except InputAtFault as fault:
        return Checked(False, [_found(one) for one in fault.faults])
    return Checked(True)


def rule(situation: str, edition: str, readings: Chosen, player: str) -> list[Ruled]:
    """The rulings of a situation, one for each of its variants."""
    return [ruled(one, sentences(game_of(one.game))) for one in _rulings(situation, edition, readings, player)]


def why(situation: str, edition: str, readings: Chosen) -> list[Why]:
    """What happens in a situation, and the rules on the way to its answers."""
    return [_why(ruling) for ruling in _rulings(situation, edition, readings, "")]


def _why(ruling: Ruling) -> Why:
    game = game_of(ruling.game)
    found = [_line(line) for line in lines(ruling.trace, game)]
    rules = rules_said(reasons_in_order(ruling), sentences(game))
    left_out = max(0, len(found) - STEPS)
    return Why(ruling.verdict, found[:STEPS], left_out, rules, list(ruling.assumed), list(ruling.not_modelled))


def _line(line: Line) -> str:
    """A line of a resolution, indented by its depth, with its rules."""
    rules = f"  [{', '.join(line.rules)}]" if line.rules else ""
    return f"{'  ' * min(line.depth, 12)}{line.text}{rules}"


def legal(situation: str, deeds: Sequence[str], *, why_not: bool) -> Legal:
    """What may be done at the end of a situation, and if some deeds may."""
    source, faults = _read(situation)
    try:
        opening = Opening(source, faults)
        opening.check()
        playing = opening.play(opening.variants[0])
    except InputAtFault as fault:
        raise _at_fault(fault) from None
    options = possible(playing)
    total = sum(option.weight or 0 for option in options)
    says = sentences(playing.rules)
    verdicts, refused = _judged(playing, deeds, says)
    if why_not:
        refused += [_refused(one.says, one.reasons, says) for one in islice(forbidden(playing), SHOWN)]
    waiting = waits(playing)
    by = [waiting.rule] if waiting is not None and waiting.rule else []
    return Legal(
        "; ".join(verdicts) or f"{len(options)} options",
        asked(waiting),
        [LegalOption(option.says, priced(option, total), option.rule) for option in options[:SHOWN]],
        refused,
        rules_said([*by, *(option.rule for option in options if option.rule)], says),
        list(playing.table.about.assumed),
        list(playing.table.about.not_modelled),
    )


def _judged(playing: Playing, deeds: Sequence[str], says: Says) -> tuple[list[str], list[RefusedAttempt]]:
    """The verdict on each of some deeds, and those that are not legal."""
    verdicts: list[str] = []
    refused: list[RefusedAttempt] = []
    for said in deeds:
        try:
            found = judged(playing, said)
        except NotUnderstood as wrong:
            verdicts.append(f"{said}: not understood")
            refused.append(RefusedAttempt(said, [wrong.message, *(one.help for one in wrong.faults if one.help)], []))
            continue
        verdicts.append(f"{said}: {'legal' if found.legal else 'not legal'}")
        refused += [] if found.legal else [_refused(said, found.reasons, says)]
    return verdicts, refused


def _refused(said: str, reasons: Reasons, says: Says) -> RefusedAttempt:
    because = list(dict.fromkeys(reason.because for reason in reasons))
    return RefusedAttempt(said, because, rules_said([reason.rule for reason in reasons if reason.rule], says))


def odds(situation: str, policy: str, goal: str, players: Sequence[str]) -> list[Odds]:
    """The exact odds of every answer, for each variant."""
    source, faults = _read(situation)
    wanted = Wanted(policy, goal, tuple(players), positions=POSITIONS)
    try:
        found = explore_source(source, faults, wanted)
        assumed = {ruling.variant: ruling.assumed for ruling in rule_source(*_read(situation))}
    except InputAtFault as fault:
        raise _at_fault(fault) from None
    except NoSuchChoice as choice:
        raise Problem("bad-choice", str(choice)) from None
    return [
        Odds(
            f"stopped before the end, only the bounds hold: {one.explored.stopped}"
            if one.explored.stopped
            else "explored",
            [
                AnswerOdds(question, answer, told(bounds), float(bounds.low), float(bounds.high))
                for question, answers in one.odds.items()
                for answer, bounds in answers.items()
            ],
            "" if (fork := one.explored.tree) is None else waited_for(fork.who, fork.what, chance=fork.chance),
            rules_said([fork.rule] if fork is not None and fork.rule else [], sentences(game_of(one.game))),
            one.explored.looked_at.positions,
            list(assumed.get(one.variant, ())),
            list(one.not_modelled),
        )
        for one in found
    ]


def compared(
    situation: str, editions: Sequence[str], readings: Sequence[str], without: Sequence[str]
) -> list[Compared]:
    """A situation as it is, and under each edition, each reading and without each rule that is named."""
    source, faults = _read(situation)
    ways = [Under("the file as it is", "", {})]
    ways += [Under(f"{edition} edition", edition, {}) for edition in editions]
    ways += [Under(reading, "", _reading(reading)) for reading in readings]
    ways += [Under(f"without {one}", "", {}, (one,)) for one in without]
    if len(ways) < 2:
        raise Problem("bad-choice", "nothing to compare: name editions, readings (NAME=VALUE) or rules to leave out")
    try:
        comparisons = compare(source, faults, ways)
    except InputAtFault as fault:
        raise _at_fault(fault) from None
    except NoSuchChoice as choice:
        raise Problem("bad-choice", str(choice)) from None
    return [
        Compared(
            "the answers agree" if one.agrees else "the answers differ",
            [way.name for way in ways],
            [SideBySide(question, [value or "not asked" for value in values]) for question, values in one.answers],
            "nowhere"
            if one.fork is None
            else "; ".join(
                f"{way.name}: {side.step}: {side.what}" for way, side in zip(ways, one.fork.sides, strict=True)
            ),
            rules_said(
                [rule for rules in one.deciding_apart for rule in rules], sentences(game_of(one.rulings[0].game))
            ),
            list(one.rulings[0].assumed),
            list(one.not_modelled),
        )
        for one in comparisons
    ]


def _reading(given: str) -> Chosen:
    name, equals, value = given.partition("=")
    return {name: value} if equals else {"profile": given}


def _read(situation: str) -> tuple[Source, Faults]:
    faults = Faults()
    return read(situation, NAME, faults), faults


def _rulings(situation: str, edition: str, readings: Chosen, player: str) -> tuple[Ruling, ...]:
    try:
        return rule_source(*_read(situation), edition, readings, player)
    except InputAtFault as fault:
        raise _at_fault(fault) from None
    except NoSuchChoice as choice:
        raise Problem("bad-choice", str(choice)) from None


def _at_fault(fault: InputAtFault) -> Problem:
    """Every fault with its place and a way out, in the words of a message."""
    told = [
        f"line {one.line}, column {one.column}: {one.message}{f' (help: {one.help})' if one.help else ''}"
        for one in map(_found, fault.faults)
    ]
    return Problem("bad-situation", f"nothing is ruled, the situation is at fault: {'; '.join(told)}")


def _found(fault: Fault) -> FaultFound:
    line, column = (0, 0) if fault.span is None else (fault.span.line, fault.span.column)
    return FaultFound(fault.code, line, column, fault.message, fault.help)
