"""Rules that follow from others are named where these explain one and the same thing."""

from pathlib import Path

import pytest

from adjudicator.engine.legality import Reason
from adjudicator.engine.trace import Cited, Noted, Record, Refused, Wrote
from adjudicator.reference import Catalogue
from adjudicator.reference.following import Corollaries
from adjudicator.ruling.corollaries import Told, reasoned

RULE = "  - id: a.{0}\n    says: So.\n    kind: advice\n    proof: engine\n"


@pytest.fixture
def corollaries(tmp_path: Path) -> Corollaries:
    """a.4 follows from a.1 and a.2, and a.5 from that and a.3."""
    rules = [RULE.format(number) for number in range(1, 6)]
    rules[3] += "    follows: [a.1, a.2]\n"
    rules[4] += "    follows: [a.3, a.4]\n"
    (tmp_path / "a.yaml").write_text("entry: a\ntitle: A\nrules:\n" + "".join(rules), encoding="utf-8")
    return Corollaries(Catalogue(tmp_path))


def told(corollaries: Corollaries, *records: Record) -> list[Record]:
    return list(Told(records, corollaries).records)


def test_a_corollary_stands_behind_the_rules_from_which_it_follows(corollaries: Corollaries) -> None:
    row = told(corollaries, Cited(2, "a.2"), Cited(2, "a.9"), Cited(2, "a.1"), Cited(2, "a.3"))
    assert [record[1] for record in row] == ["a.2", "a.9", "a.1", "a.4", "a.3", "a.5"]


def test_rules_that_are_cited_for_two_things_do_not_meet(corollaries: Corollaries) -> None:
    apart = [Cited(2, "a.1"), Noted(2, "something else"), Cited(2, "a.2")]
    assert told(corollaries, *apart) == apart
    of_two_sequences = [Cited(2, "a.1"), Cited(3, "a.2")]
    assert told(corollaries, *of_two_sequences) == of_two_sequences


def test_what_is_cited_itself_is_not_told_twice(corollaries: Corollaries) -> None:
    row = [Cited(1, "a.4"), Cited(1, "a.1"), Cited(1, "a.2")]
    assert told(corollaries, *row) == row


def test_what_is_told_goes_on_with_the_trace(corollaries: Corollaries) -> None:
    records: list[Record] = [Cited(1, "a.1")]
    story = Told(records, corollaries)
    assert story.places([0, 1]) == (0, 1)
    records += [Cited(1, "a.2"), Noted(1, "more")]
    assert list(story.records) == [Cited(1, "a.1"), Cited(1, "a.2"), Cited(1, "a.4"), Noted(1, "more")]
    assert story.places([0, 1, 2]) == (0, 1, 3)


def test_rules_that_a_record_carries_meet_those_cited_just_before_it(corollaries: Corollaries) -> None:
    wrote = Wrote(2, "ann", "coins", None, 1, ("a.1", "a.3"))
    row = told(corollaries, Cited(2, "a.2"), wrote, Cited(2, "a.2"))
    assert row == [Cited(2, "a.2"), wrote._replace(by=("a.1", "a.4", "a.3", "a.5")), Cited(2, "a.2")]
    assert told(corollaries, wrote, wrote._replace(by=("a.2",))) == [wrote, wrote._replace(by=("a.2",))]


REASONS = (Reason("a.1", "it is dark"), Reason("a.2", "it is late"), Reason("a.2", "it is dark"))


def test_reasons_meet_in_one_fact_of_the_case(corollaries: Corollaries) -> None:
    assert reasoned(REASONS, corollaries) == (Reason("a.4", "it is dark"), *REASONS)
    assert reasoned(REASONS[:2], corollaries) == REASONS[:2]


def test_a_refusal_names_what_follows_from_its_reasons(corollaries: Corollaries) -> None:
    refused = Refused(1, "ann", "ann rings", REASONS)
    row = told(corollaries, refused, Cited(1, "a.1"), Cited(1, "a.2"), Cited(1, "a.3"))
    assert row[0] == refused._replace(reasons=(Reason("a.4", "it is dark"), *REASONS))
    assert [record[1] for record in row[1:]] == ["a.4", "a.1", "a.2", "a.3"]
    of_two_facts = [Refused(1, "ann", "ann rings", REASONS[:2]), Cited(1, "a.1"), Cited(1, "a.2")]
    assert told(corollaries, *of_two_facts) == of_two_facts
