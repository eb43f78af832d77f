"""Samples: intervals that hold the exact odds as often as promised, and the same bytes for the same seed."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from itertools import pairwise
from math import comb
from pathlib import Path

import pytest

from adjudicator.cli.main import run
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.intervals import LEVEL, clopper_pearson
from adjudicator.exploring.opening import Wanted
from adjudicator.exploring.sampled import sample_file
from adjudicator.exploring.sampling import Sampled
from adjudicator.situation.choosing import NoSuchChoice

ROOT = Path(__file__).parents[2]

CHANCE = """\
game: arkham
title: Does Daisy find two clues?
investigators: {daisy: {card: Daisy Walker, at: attic}}
locations: {attic: {card: {type: location, name: Attic, shroud: 4}, clues: 2}}
chaos bag: [0, 0, -1, -2, auto-fail]
do: [daisy investigates, daisy investigates]
ask: [daisy's clues, daisy has 2 clues]
"""
"""0 and -1 pass: 3 of 5, twice."""

CHOICE = CHANCE.replace("at: attic}", "at: attic, hand: [Perception]}").replace(
    "[daisy investigates, daisy investigates]", "[daisy investigates]"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "sample.yaml"
    path.write_text(CHANCE, encoding="utf-8")
    return path


def sampled(path: Path, samples: int, seed: int, policy: str = "all") -> Sampled:
    (found,) = sample_file(path, Wanted(policy=policy), samples, seed)
    return found.sampled


class TestIntervals:
    @pytest.mark.parametrize("samples", [1, 2, 9, 40])
    def test_whatever_the_odds_are_the_interval_holds_them_as_often_as_it_says(self, samples: int) -> None:
        """Counted exactly over all numbers of hits, each with its binomial probability."""
        intervals = [clopper_pearson(hits, hits, samples) for hits in range(samples + 1)]
        for hundredths in (0, 1, 3, 20, 50, 77, 96, 100):
            odds = Fraction(hundredths, 100)
            held = sum(
                comb(samples, hits) * odds**hits * (1 - odds) ** (samples - hits)
                for hits, interval in enumerate(intervals)
                if interval.low <= odds <= interval.high
            )
            assert held >= LEVEL, odds

    def test_its_ends_leave_one_in_forty_outside(self) -> None:
        """At its low end at least so many hits come in 2.5 of 100 samples, at its high end at most so many."""

        def at_least(hits: int, samples: int, odds: Fraction) -> Fraction:
            rest = range(hits, samples + 1)
            return sum((comb(samples, k) * odds**k * (1 - odds) ** (samples - k) for k in rest), Fraction(0))

        for hits, samples in ((1, 10), (5, 10), (17, 60), (59, 60)):
            low, high = clopper_pearson(hits, hits, samples)
            assert at_least(hits, samples, low) == pytest.approx(Fraction(1, 40), abs=1e-4)
            assert 1 - at_least(hits + 1, samples, high) == pytest.approx(Fraction(1, 40), abs=1e-4)

    def test_more_samples_make_it_narrower(self) -> None:
        widths = [high - low for low, high in (clopper_pearson(n // 2, n // 2, n) for n in (10, 100, 1_000, 100_000))]
        assert all(wide > narrow for wide, narrow in pairwise(widths))
        assert widths[-1] < Fraction(7, 1000)

    def test_what_came_to_no_end_may_have_been_a_hit_or_none(self) -> None:
        assert clopper_pearson(3, 5, 10).low == clopper_pearson(3, 3, 10).low
        assert clopper_pearson(3, 5, 10).high == clopper_pearson(5, 5, 10).high


class TestSamples:
    def test_the_exact_odds_lie_in_the_intervals_as_often_as_they_say(self, file: Path) -> None:
        """Sixty samples of twenty-five courses, each with its own seed; the odds are 9/25."""
        held = 0
        for seed in range(60):
            (yes,) = [one for one in sampled(file, 25, seed).estimates[1] if one.answer == "yes"] or [None]
            interval = clopper_pearson(0, 0, 25) if yes is None else yes.interval
            held += interval.low <= Fraction(9, 25) <= interval.high
        assert held >= 60 * LEVEL

    def test_draws_follow_their_exact_weights(self, file: Path) -> None:
        found = sampled(file, 1_500, 11)
        exact = {"0": Fraction(4, 25), "1": Fraction(12, 25), "2": Fraction(9, 25)}
        assert {one.answer for one in found.estimates[0]} == set(exact)
        for one in found.estimates[0]:
            assert one.interval.low <= exact[one.answer] <= one.interval.high
            assert one.interval.high - one.interval.low < Fraction(3, 50)
        assert sum(one.hits for one in found.estimates[0]) == 1_500

    @pytest.mark.parametrize("policy", ["random", "fixed"])
    def test_choices_are_taken_as_the_policy_says(self, file: Path, policy: str) -> None:
        """With the first legal option Perception is committed; at random every second time."""
        file.write_text(CHOICE, encoding="utf-8")
        (exact,) = explore_file(file, Wanted(policy=policy))
        odds = exact.explored.odds.bounds(0, "1")
        assert odds.low == odds.high == {"fixed": Fraction(4, 5), "random": Fraction(7, 10)}[policy]
        (one,) = [one for one in sampled(file, 800, 3, policy).estimates[0] if one.answer == "1"]
        assert one.interval.low <= odds.low <= one.interval.high

    @pytest.mark.parametrize("policy", ["all", "best", "worst", "grim"])
    def test_what_only_an_exploration_knows_is_refused(self, file: Path, policy: str) -> None:
        file.write_text(CHOICE, encoding="utf-8")
        with pytest.raises(NoSuchChoice, match=f"'{policy}'.*daisy: commit cards.*random or fixed"):
            sampled(file, 5, 0, policy)

    def test_where_nobody_chooses_any_policy_will_do(self, file: Path) -> None:
        assert sampled(file, 20, 1, "all") == sampled(file, 20, 1, "random")

    def test_courses_that_come_to_no_end_are_told_of(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("adjudicator.exploring.sampling.LONGEST", 1)
        found = sampled(file, 10, 1)
        assert found.endless == 10
        assert found.estimates == ((), ())

    def test_it_may_be_stopped(self, file: Path) -> None:
        drawn: list[str] = []

        def stop() -> str:
            drawn.append("")
            return "it was interrupted" if len(drawn) > 7 else ""

        (found,) = sample_file(file, Wanted(stop=stop), 50, 1)
        assert (found.sampled.samples, found.sampled.stopped) == (7, "it was interrupted")


class TestCommand:
    def test_estimates_with_their_intervals(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["explore", "--sample", "500", "--seed", "4", str(file)]) == 0
        out = " ".join(capsys.readouterr().out.split())
        assert "arkham, revised edition: 500 courses sampled with seed 4" in out
        assert "Clopper-Pearson: each holds the true odds in 95 % of all samples or more" in out
        assert "none: nobody had a choice" in out

    def test_json_has_counts_and_fractions(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["explore", "--sample", "50", "--format", "json", str(file)]) == 0
        data = json.loads(capsys.readouterr().out)
        assert (data["samples"], data["seed"], data["policy"]) == (50, 0, None)
        assert data["interval"] == {"method": "Clopper-Pearson", "level": {"numerator": 19, "denominator": 20}}
        yes = data["odds"]["daisy has 2 clues"]["yes"]
        assert Fraction(*yes["share"].values()) == Fraction(yes["hits"], 50)
        assert Fraction(*yes["low"].values()) < Fraction(*yes["share"].values()) < Fraction(*yes["high"].values())

    def test_the_same_seed_gives_the_same_bytes_in_any_process(self, file: Path) -> None:
        def printed(hashes: str, seed: str) -> bytes:
            command = [sys.executable, "-m", "adjudicator", "explore", "--sample", "60", "--seed", seed, str(file)]
            environment = os.environ | {"PYTHONHASHSEED": hashes, "PYTHONPATH": str(ROOT)}
            return subprocess.run(command, env=environment, check=True, capture_output=True).stdout

        assert printed("1", "9") == printed("2", "9") != printed("1", "10")

    @pytest.mark.parametrize(
        ("options", "message"),
        [
            (["--sample", "0"], "--sample"),
            (["--sample", "-3"], "--sample"),
            (["--seed", "3"], "only a sample has a seed"),
            (["--sample", "3", "--goal", "daisy sings"], "no question of the file"),
        ],
    )
    def test_what_cannot_be_sampled_is_refused(
        self, file: Path, options: list[str], message: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert run(["explore", *options, str(file)]) == 2
        assert message in capsys.readouterr().err

    def test_a_file_at_fault_is_told_of(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_text(CHANCE.replace("Daisy Walker", "Daisy Wanderer"), encoding="utf-8")
        assert run(["explore", "--sample", "3", str(file)]) == 2
        assert "E301" in capsys.readouterr().err
