"""The results of `lookup` in the real rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.reference import Catalogue, Entry
from adjudicator.reference.nearness import suggest
from adjudicator.reference.search import Hit, find

FOLDER = Path(__file__).parents[2] / "adjudicator" / "games" / "arkham" / "reference"


@pytest.fixture(scope="module")
def arkham() -> Catalogue:
    return Catalogue(FOLDER)


def name(hit: Hit) -> str:
    return hit.found.slug if isinstance(hit.found, Entry) else hit.found.id


class Counting(Catalogue):
    """A catalogue that counts the entries it was asked for."""

    __slots__ = ("asked", "sifted")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.asked: list[str] = []
        self.sifted = False

    def entry(self, slug: str) -> Entry | None:
        self.asked.append(slug)
        return super().entry(slug)

    def texts(self) -> Iterator[tuple[str, str]]:
        self.sifted = True
        return super().texts()


@pytest.mark.parametrize(
    "term",
    [
        "attack-of-opportunity.9",
        "@attack-of-opportunity.9",
        " Attack-of-Opportunity.9 ",
        "attack-of-opportunity.\uff19",
    ],
)
def test_an_id_finds_its_rule_and_opens_nothing_else(term: str) -> None:
    catalogue = Counting(FOLDER)
    hits = find(catalogue, term)
    assert [(name(hit), hit.score) for hit in hits] == [("attack-of-opportunity.9", 100)]
    assert set(catalogue.asked) <= {"attack-of-opportunity"}
    assert not catalogue.sifted


def test_a_name_finds_its_entry_and_opens_nothing_else() -> None:
    catalogue = Counting(FOLDER)
    assert [name(hit) for hit in find(catalogue, "attack-of-opportunity")] == ["attack-of-opportunity"]
    assert set(catalogue.asked) == {"attack-of-opportunity"}
    assert not catalogue.sifted


def test_a_number_too_high_finds_the_entry(arkham: Catalogue) -> None:
    assert [(name(hit), hit.why) for hit in find(arkham, "massive.99")] == [("massive", "it has no rule 99")]


@pytest.mark.parametrize(
    ("term", "first"),
    [
        ("Attack of Opportunity", "attack-of-opportunity"),
        ("attacks of opportunity", "attack-of-opportunity"),
        ("틈새 공격", "attack-of-opportunity"),
        ("機会攻撃", "attack-of-opportunity"),
        ("機会", "attack-of-opportunity"),
        ("skill test", "skill-tests"),
        ("\uff2dASSIVE", "massive"),
        ("grim rule", "grim-rule"),
        ('uses (x "type")', "uses-x-type"),
        ("Dealing Damage/Horror", "dealing-damage-horror"),
    ],
)
def test_a_heading_finds_its_entry_first(arkham: Catalogue, term: str, first: str) -> None:
    assert name(find(arkham, term)[0]) == first


def test_a_heading_reads_only_files_that_may_hold_it() -> None:
    catalogue = Counting(FOLDER)
    assert find(catalogue, "機会攻撃")
    assert set(catalogue.asked) == {"機会攻撃", "attack-of-opportunity"}


def test_every_heading_finds_its_entry(arkham: Catalogue) -> None:
    for entry in arkham.entries():
        for heading in (entry.title, *(heading for _, heading in entry.terms)):
            best = [name(hit) for hit in find(arkham, heading) if hit.score >= 95]
            assert entry.slug in best, heading


def test_all_words_have_to_occur_in_a_rule_and_its_heading(arkham: Catalogue) -> None:
    hits = find(arkham, "exhausted massive")
    assert (name(hits[0]), hits[0].why) == ("massive.3", "its text")
    for hit in hits:
        assert not isinstance(hit.found, Entry)
        text = f"{hit.found.entry} {hit.found.says} {hit.found.try_} {hit.found.note}".casefold()
        assert "exhaust" in text
        assert "massive" in text


def test_a_word_of_one_entry_name_finds_rules_too(arkham: Catalogue) -> None:
    names = [name(hit) for hit in find(arkham, "massive")]
    assert names[:2] == ["massive", "massive.1"]
    assert len(set(names)) == len(names)


def test_the_best_come_first_and_no_more_than_asked_for(arkham: Catalogue) -> None:
    hits = find(arkham, "enemy", limit=25)
    assert len(hits) == 25
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert find(arkham, "enemy", limit=4) == hits[:4]
    assert find(arkham, "enemy", limit=0) == find(arkham, " ?! ") == []


def test_the_same_term_finds_the_same_in_any_catalogue(arkham: Catalogue) -> None:
    for term in ("enemy", "exhasted enemy", "틈새공격"):
        assert find(arkham, term) == find(Catalogue(FOLDER), term)


@pytest.mark.parametrize(
    ("term", "first"),
    [
        ("retalaite", "retaliate"),
        ("틈새공격", "attack-of-opportunity"),
        ("massve.3", "massive.3"),
        ("skil tst", "skill-tests"),
        ("opportunity attack", "attack-of-opportunity"),
    ],
)
def test_a_slip_of_the_pen_finds_what_was_meant(arkham: Catalogue, term: str, first: str) -> None:
    assert name(find(arkham, term)[0]) == first


def test_unknown_words_are_read_as_known_ones(arkham: Catalogue) -> None:
    hits = find(arkham, "exhasted retaliat")
    assert name(hits[0]) == "retaliate.6"
    assert 'read as "exhausted retaliate"' in hits[0].why


def test_what_fits_nothing_finds_nothing_but_questions(arkham: Catalogue) -> None:
    assert find(arkham, "zzqqxx") == []
    assert suggest(arkham, "zzqqxx") == []
    assert find(arkham, "opportune moment to strike") == []
    assert "attack-of-opportunity" in suggest(arkham, "attack oportune")
    assert len(suggest(arkham, "attack oportune", limit=1)) == 1
