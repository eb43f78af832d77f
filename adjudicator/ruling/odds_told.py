"""The odds of a ruling for people and programs: the question they turn on, and the extent of the exploration."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.exploring.odds import Bounds
from adjudicator.exploring.plain import Data, bounds_data, weight_data
from adjudicator.exploring.told import extent, told
from adjudicator.page import Page
from adjudicator.ruling.odds import OddsFound, Turning
from adjudicator.situation.wording import waited_for
from adjudicator.speaking import _, to_translate

EXPLORED = to_translate("every draw and choice that is open")
"""The name of the policy: every choice is open, so the odds are those at worst and at best."""


class Line(NamedTuple):
    """A line and its indentation."""

    indent: int
    text: str


def turning_lines(odds: Sequence[OddsFound]) -> list[Line]:
    """The lines on where the odds turn: the first choice or draw at which they part, and its options."""
    found = []
    for one in odds:
        turning = one.turning
        if turning is not None:
            found.append(Line(0, f"{one.statement}: {told(one.bounds)}"))
            found.append(Line(1, waited_for(turning.who, turning.what, chance=turning.chance)))
            found += [Line(2, option) for option in (_drawn(turning) if turning.chance else _chosen(turning))]
    return found


def _chosen(turning: Turning) -> list[str]:
    return [f"{turn.says}: {told(turn.bounds)}" for turn in turning.options]


def _drawn(turning: Turning) -> list[str]:
    """The draws, with those that lead to the same odds on one line."""
    together: dict[Bounds, list[str]] = {}
    for turn in turning.options:
        together.setdefault(turn.bounds, []).append(f"{turn.says} ({turn.weight})")
    return [f"{told(bounds)}: {', '.join(draws)}" for bounds, draws in together.items()]


def looked_at(one: OddsFound) -> str:
    """The extent of the exploration for the odds of a statement, and its start."""
    looked = one.looked_at
    every = _("every draw and choice that is open from here on: {since}", since=one.since) if one.since else _(EXPLORED)
    return "; ".join(filter(None, (every, extent(looked), _left_out(one), _refused(one))))


def _left_out(one: OddsFound) -> str:
    number = one.looked_at.left_out
    if not number:
        return ""
    return _("left out: {number} branches: {why}", number=number, why=one.stopped or _("too deep"))


def _refused(one: OddsFound) -> str:
    """The attempts that the rules refuse on some branch or on all; the odds are those without them."""
    told = [f"{refused.step} ({', '.join(reason.rule for reason in refused.reasons)})" for refused in one.refused]
    return _("refused on some branch: {deeds}", deeds="; ".join(told)) if told else ""


def write_turning(odds: Sequence[OddsFound], page: Page) -> None:
    """Lays out the questions on which the odds turn."""
    lines = turning_lines(odds)
    if lines:
        page.heading(_("What the odds turn on"))
    for line in lines:
        page.item("", line.text, 2 * line.indent + 1, 1)


def write_looked_at(odds: Sequence[OddsFound], page: Page) -> None:
    """Lays out the extent of the exploration; odds that were explored together share a line."""
    for text in dict.fromkeys(looked_at(one) for one in odds):
        page.item(f"{_('odds')}:", text)


def odds_data(odds: Sequence[OddsFound]) -> list[Data]:
    """The odds as data."""
    return [
        {
            "statement": one.statement,
            "odds": bounds_data(one.bounds),
            "known": one.known,
            "policy": "all",
            "since": one.since or None,
            "turnsOn": None if one.turning is None else _turning(one.turning),
            "positions": one.looked_at.positions,
            "leaves": one.looked_at.leaves,
            "merges": one.looked_at.merges,
            "leftOut": one.looked_at.left_out,
            "stopped": one.stopped or None,
            "refused": [
                {"step": refused.step, "reasons": [reason._asdict() for reason in refused.reasons]}
                for refused in one.refused
            ],
        }
        for one in odds
    ]


def _turning(turning: Turning) -> Data:
    return {
        "who": list(turning.who),
        "what": turning.what,
        "rule": turning.rule or None,
        "chance": turning.chance,
        "options": [
            {
                "says": turn.says,
                "weight": weight_data(turn.weight),
                "odds": bounds_data(turn.bounds),
            }
            for turn in turning.options
        ],
    }
