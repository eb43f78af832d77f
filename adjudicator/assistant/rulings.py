"""What an assistant may ask of a situation that it sends: its faults, its ruling, the way there, options, odds."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
    refused_attempt,
    ruled,
    rules_said,
)
from adjudicator.exploring.file import ExploredFile, explore_source
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
from adjudicator.ruling.comparing import Comparison, compare, ways_to_rule
from adjudicator.ruling.explanation import Line, levels, lines
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling
from adjudicator.ruling.sentences import sentences
from adjudicator.ruling.text import Says, reasons_in_order
from adjudicator.situation.choosing import Chosen, NoSuchChoice
from adjudicator.situation.wording import titled, waited_for

STEPS: Final = 120
"""The most lines of a resolution that are told."""
DEEPEST: Final = 12
"""The deepest level that is indented further."""
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
    """The course of a situation, and the rules on the way to its answers, for each of its variants."""
    return [_why(ruling) for ruling in _rulings(situation, edition, readings, "")]


def _why(ruling: Ruling) -> Why:
    game = game_of(ruling.game)
    found = lines(ruling.trace, game)
    steps = [_line(level, line) for level, line in zip(levels(found), found, strict=True)]
    rules = rules_said(reasons_in_order(ruling), sentences(game))
    left_out = max(0, len(steps) - STEPS)
    about = (list(ruling.assumed), list(ruling.not_modelled))
    return Why(ruling.heading, ruling.verdict, steps[:STEPS], left_out, rules, *about)


def _line(level: int, line: Line) -> str:
    """A line of a resolution, indented by its level, with its rules."""
    rules = f"  [{', '.join(line.rules)}]" if line.rules else ""
    return f"{'  ' * min(level, DEEPEST)}{line.text}{rules}"


def legal(situation: str, deeds: Sequence[str], *, why_not: bool) -> list[Legal]:
    """The options at the end of a situation, and if some deeds are legal, for each of its variants."""
    with _in_words():
        opening = Opening(*_read(situation))
        opening.check()
        return [_legal(opening, variant, deeds, why_not=why_not) for variant in opening.variants]


def _legal(opening: Opening, variant: str, deeds: Sequence[str], *, why_not: bool) -> Legal:
    playing = opening.play(variant)
    options = possible(playing)
    total = sum(option.weight or 0 for option in options)
    says = sentences(playing.rules)
    verdicts, not_legal = _judged(playing, deeds, says)
    before = [refused_attempt(one.deed.said, one.reasons, says) for one in playing.refusals]
    further = islice(forbidden(playing), SHOWN) if why_not else ()
    waiting = waits(playing)
    by = [waiting.rule] if waiting is not None and waiting.rule else []
    return Legal(
        titled(opening.document.title or opening.source.path, variant),
        "; ".join(verdicts) or f"{len(options)} options",
        asked(waiting),
        [LegalOption(option.says, priced(option, total), option.rule) for option in options[:SHOWN]],
        [*before, *not_legal, *(refused_attempt(one.says, one.reasons, says) for one in further)],
        rules_said([*by, *(option.rule for option in options if option.rule)], says),
        list(playing.assumed),
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
        refused += [] if found.legal else [refused_attempt(said, found.reasons, says)]
    return verdicts, refused


def odds(situation: str, policy: str, goal: str, players: Sequence[str]) -> list[Odds]:
    """The exact odds of every answer, for each variant."""
    wanted = Wanted(policy, goal, tuple(players), positions=POSITIONS)
    with _in_words():
        return [_odds(one) for one in explore_source(*_read(situation), wanted)]


def _odds(found: ExploredFile) -> Odds:
    explored = found.explored
    fork, stopped = explored.tree, explored.stopped
    return Odds(
        titled(found.title, found.variant),
        f"stopped before the end, only the bounds hold: {stopped}" if stopped else "explored",
        [
            AnswerOdds(question, answer, told(bounds), float(bounds.low), float(bounds.high))
            for question, answers in found.odds.items()
            for answer, bounds in answers.items()
        ],
        "" if fork is None else waited_for(fork.who, fork.what, chance=fork.chance),
        rules_said([fork.rule] if fork is not None and fork.rule else [], sentences(game_of(found.game))),
        explored.looked_at.positions,
        list(found.assumed),
        list(found.not_modelled),
    )


def compared(
    situation: str, editions: Sequence[str], readings: Sequence[str], without: Sequence[str]
) -> list[Compared]:
    """A situation under each edition and reading and without each rule that is named, for each variant."""
    ways = ways_to_rule(editions, readings, without)
    if len(ways) < 2:
        raise Problem("bad-choice", "nothing to compare: name editions, readings (NAME=VALUE) or rules to leave out")
    with _in_words():
        return [_compared(one) for one in compare(*_read(situation), ways)]


def _compared(one: Comparison) -> Compared:
    first, sides = one.rulings[0], () if one.fork is None else one.fork.sides
    parting = [f"{way.name}: {side.step}: {side.what}" for way, side in zip(one.under, sides, strict=False)]
    return Compared(
        first.heading,
        "the answers agree" if one.agrees else "the answers differ",
        [way.name for way in one.under],
        [SideBySide(question, [value or "not asked" for value in values]) for question, values in one.answers],
        "; ".join(parting) or "nowhere",
        rules_said((rule for rules in one.deciding_apart for rule in rules), sentences(game_of(first.game))),
        list(first.assumed),
        list(one.not_modelled),
    )


def _read(situation: str) -> tuple[Source, Faults]:
    faults = Faults()
    return read(situation, NAME, faults), faults


def _rulings(situation: str, edition: str, readings: Chosen, player: str) -> tuple[Ruling, ...]:
    with _in_words():
        return rule_source(*_read(situation), edition, readings, player)


@contextmanager
def _in_words() -> Iterator[None]:
    """Tells in words what is wrong with a situation, every fault with its place and a way out, or with a choice."""
    try:
        yield
    except InputAtFault as fault:
        told = [
            f"line {one.line}, column {one.column}: {one.message}{f' (help: {one.help})' if one.help else ''}"
            for one in map(_found, fault.faults)
        ]
        message = f"nothing is ruled, the situation is at fault: {'; '.join(told)}"
        raise Problem("bad-situation", message) from None
    except NoSuchChoice as choice:
        raise Problem("bad-choice", str(choice)) from None


def _found(fault: Fault) -> FaultFound:
    line, column = (0, 0) if fault.span is None else (fault.span.line, fault.span.column)
    return FaultFound(fault.code, line, column, fault.message, fault.help)
