"""A sample of the courses of a file: drawn, put in words, and as plain data."""

from fractions import Fraction
from os import PathLike
from typing import NamedTuple

from adjudicator.exploring.intervals import LEVEL, METHOD, Interval
from adjudicator.exploring.opening import Opened, Wanted, in_time, opened
from adjudicator.exploring.plain import Data, fraction_data
from adjudicator.exploring.policy import POLICIES
from adjudicator.exploring.sampling import Estimate, Sampled, Sampler
from adjudicator.exploring.told import percent, taken_for_granted
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import Source, read_file
from adjudicator.page import Page
from adjudicator.plain import marked
from adjudicator.situation.choosing import Chosen
from adjudicator.situation.wording import take_care, write_not_modelled

VERSION = 1
_HUNDREDTHS = 10_000


class SampledFile(NamedTuple):
    """A sample of one course of a file, with that course and its settings."""

    opened: Opened
    sampled: Sampled

    @property
    def odds(self) -> dict[str, dict[str, Estimate]]:
        """Each question with its answers and the estimate for each."""
        found = zip(self.sampled.questions, self.sampled.estimates, strict=True)
        return {question: {one.answer: one for one in estimates} for question, estimates in found}

    @property
    def not_modelled(self) -> tuple[str, ...]:
        """The parts of cards that are not modelled: they might make the estimates wrong."""
        return self.opened.not_modelled

    def __str__(self) -> str:
        page = Page()
        write_sampled(self, page)
        return str(page).strip("\n")

    def _repr_markdown_(self) -> str:
        """Every answer with its estimate as a notebook shows it."""
        rows = [
            f"| {marked(question)} | {marked(answer)} | {_about(estimate)} |"
            for question, estimates in self.odds.items()
            for answer, estimate in estimates.items()
        ]
        lines = ["| question | answer | odds |", "| --- | --- | --- |", *rows]
        return "\n".join([*lines, *(("", marked(take_care(self.not_modelled))) if self.not_modelled else ())]) + "\n"


def sample_file(path: "str | PathLike[str]", wanted: Wanted, samples: int, seed: int) -> tuple[SampledFile, ...]:
    """Samples the courses of a file, for each of its variants; the same seed gives the same sample anywhere.

    Raises InputAtFault with every fault of the file, and NoSuchChoice for an unknown policy, goal or side, or for a
    choice that the policy does not settle.
    """
    faults = Faults()
    return sample_source(read_file(path, faults), faults, wanted, samples, seed)


def sample_source(
    source: Source,
    faults: Faults,
    wanted: Wanted,
    samples: int,
    seed: int,
    edition: str = "",
    readings: Chosen | None = None,
) -> tuple[SampledFile, ...]:
    """Samples the courses of a source, for each of its variants, under a chosen edition and chosen readings."""
    return tuple(
        SampledFile(one, Sampler(one.script, one.questions, one.policy, one.over, seed).sample(samples, wanted.stop))
        for one in in_time(opened(source, faults, wanted, edition, readings), wanted.stop)
    )


def write_sampled(found: SampledFile, page: Page) -> None:
    """Writes a sample on a page."""
    one, sampled = found
    page.heading(one.heading)
    cut = f", {sampled.stopped}" if sampled.stopped else ""
    page.line(f"{one.under}: {sampled.samples} courses sampled with seed {sampled.seed}{cut}")
    page.line("")
    for question, estimates in zip(sampled.questions, sampled.estimates, strict=True):
        page.line(f"  {question}")
        for estimate in estimates:
            page.line(f"    {estimate.answer}: {_about(estimate)} ({estimate.hits} of {sampled.samples})")
    write_not_modelled(found.not_modelled, page)
    page.heading("It rests on")
    if sampled.chosen:
        page.item("policy", f"{one.policy.name}: {POLICIES[one.policy.name]}", 2, 0, "")
    else:
        page.item("policy", "none: nobody had a choice", 2, 0, "")
    page.item("intervals", f"{METHOD}: each holds the true odds in {percent(LEVEL)} of all samples or more", 2, 0, "")
    for what, said in taken_for_granted(one.assumed):
        page.item(what, said, 2, 0, "")
    if sampled.endless:
        page.item("endless", f"{sampled.endless} courses did not end: they may have any answer", 2, 0, "")


def _about(estimate: Estimate) -> str:
    low, high = _outwards(estimate.interval)
    return f"about {percent(estimate.share)}, between {percent(low)} and {percent(high)}"


def _outwards(interval: Interval) -> Interval:
    """An interval rounded outwards to hundredths of a percent."""
    low, high = interval
    return Interval(Fraction(low * _HUNDREDTHS // 1, _HUNDREDTHS), Fraction(-(-high * _HUNDREDTHS // 1), _HUNDREDTHS))


def sampled_data(found: SampledFile) -> dict[str, Data]:
    """A sample as plain data."""
    one, sampled = found
    return {
        "version": VERSION,
        "game": one.game,
        "edition": one.edition,
        "title": one.title,
        "variant": one.variant,
        "policy": one.policy.name if sampled.chosen else None,
        "samples": sampled.samples,
        "seed": sampled.seed,
        "interval": {"method": METHOD, "level": fraction_data(LEVEL)},
        "odds": {
            question: {
                estimate.answer: {
                    "hits": estimate.hits,
                    "share": fraction_data(estimate.share),
                    "low": fraction_data(estimate.interval.low),
                    "high": fraction_data(estimate.interval.high),
                }
                for estimate in estimates
            }
            for question, estimates in zip(sampled.questions, sampled.estimates, strict=True)
        },
        "endless": sampled.endless,
        "stopped": sampled.stopped,
        "assumed": list(one.assumed),
        "notModelled": list(found.not_modelled),
    }
