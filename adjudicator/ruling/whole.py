"""The expectations about a resolution as a whole, beside the facts: verdict, refusals, rules, timing points."""

from collections.abc import Callable, Sequence

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.timing import IMPACT
from adjudicator.games.interface import Game
from adjudicator.language.shapes import Checking
from adjudicator.reference.following import corollaries_of
from adjudicator.ruling.ruling import Ruling, Whole
from adjudicator.situation.expectations import CITES, NOTHING, POINTS, REFUSED, VERDICT, WAITING, OfTheWhole
from adjudicator.situation.known_rules import check_rules

Tell = Callable[[Event], str]


def judge_whole(wanted: Sequence[OfTheWhole], ruling: Ruling, game: Game, at: Checking) -> tuple[Whole, ...]:
    """The expectations about the whole, each with the fact."""
    found = []
    for one in wanted:
        expected = tuple(node.text for node in one.values)
        if one.key.text == CITES:
            check_rules(((node.text, node) for node in one.values if node.text not in ruling.cites), game, at)
        found.append(Whole(one.key.text, expected, found_of(one.key.text, expected, ruling, game), one.key.span.line))
    return tuple(found)


def found_of(key: str, expected: Sequence[str], ruling: Ruling, game: Game) -> tuple[str, ...]:
    """The facts about the resolution as a whole; for rules, the expected rules that were applied.

    A rule that follows from others was applied where they all were. If no rule is expected by name yet, those
    of them that are the reasons of the answers.
    """
    if key == VERDICT:
        return (ruling.verdict,)
    if key == WAITING:
        return (ruling.waiting.what if ruling.waiting is not None else NOTHING,)
    if key == REFUSED:
        return (str(len(ruling.refused)),)
    if key == CITES:
        corollaries = corollaries_of(game.reference)
        rest_on = dict.fromkeys(rule for answer in ruling.answers for rule in answer.because) or ruling.cites
        return tuple(rule for rule in expected or rest_on if corollaries.shown(rule, ruling.cites))
    assert key == POINTS, key
    return timing_points(ruling.trace, game.tell)


def timing_points(records: Sequence[trace.Record], tell: Tell) -> tuple[str, ...]:
    """Every timing point of a resolution in order: steps, windows, and the points in the life of each event."""
    points = []
    for record in records:
        if isinstance(record, trace.Stepped):
            points.append(f"{record.number} {record.name}")
        elif isinstance(record, trace.Opened):
            points.append(f"window {record.window}")
        elif isinstance(record, trace.Happened):
            assert isinstance(record.event, Event)
            told = tell(record.event)
            points.append(told if record.stage == IMPACT else f"{record.stage} {told}")
    return tuple(points)
