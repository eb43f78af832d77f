"""Odds checked against sums and recursions by hand, which do not use the machine.

The bags are those that the campaign guide prints, the symbols those of the scenario's reference card; Roland's
willpower is 3, and with no clue in play his elder sign counts nothing.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

import pytest
from exploring.pools import dice, rolled

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

WILLPOWER = 3

SIGNS = {"skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder sign": 1}
NUMBERS = {
    "easy": {1: 2, 0: 3, -1: 3, -2: 2},
    "standard": {1: 1, 0: 2, -1: 3, -2: 2, -3: 1, -4: 1},
    "hard": {0: 3, -1: 2, -2: 2, -3: 2, -4: 1, -5: 1},
    "expert": {0: 1, -1: 2, -2: 2, -3: 2, -4: 2, -5: 1, -6: 1, -8: 1},
}
"""The number of each token in the bags of the core campaign."""


def odds_in(text: str, *statements: str, edition: str = "") -> list[Fraction]:
    """The odds of statements in a ruling."""
    faults = Faults()
    asked = "".join(f"  - the odds that {statement}\n" for statement in statements)
    (ruling,) = rule_source(read(f"{text}ask:\n{asked}", "odds.yaml", faults), faults, edition)
    assert ruling.verdict == "ruled"
    return [Fraction(answer.value) for answer in ruling.answers]


# -- the bags of the campaign -----------------------------------------------------------------------------------------

GATHERING = """\
game: arkham
scenario: The Gathering
difficulty: {difficulty}
turn: roland
investigators: {{roland: {{card: Roland Banks, at: hallway}}}}
locations: {{hallway: {{}}}}
{more}
do: [roland tests willpower ({against})]
"""


def tokens_in(difficulty: str) -> int:
    """The number of tokens in a bag."""
    return sum(NUMBERS[difficulty].values()) + sum(SIGNS.values())


def passing(numbers: Iterable[tuple[int, int]], against: int) -> int:
    """The number of tokens that pass against a difficulty; below zero counts as zero."""
    return sum(count for number, count in numbers if max(0, WILLPOWER + number) >= against)


def by_hand(difficulty: str, against: int, ghouls: int) -> Fraction:
    """The share of tokens that pass: skulls count ghouls; on the hard side -2, and a cultist draws another."""
    numbers = NUMBERS[difficulty].items()
    tokens = tokens_in(difficulty)
    if difficulty in ("easy", "standard"):
        signs = [(-ghouls, 2), (-1, 1), (-2, 1), (0, 1)]
        return Fraction(passing([*numbers, *signs], against), tokens)
    others = passing([*numbers, (-2, 2), (-4, 1), (0, 1)], against)
    # One of the tokens is the cultist; after it each of the others has the same probability.
    return Fraction(others, tokens) + Fraction(1, tokens) * Fraction(others, tokens - 1)


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("difficulty", NUMBERS)
@pytest.mark.parametrize("against", [0, 1, 2, 3, 4, 5])
def test_every_bag_of_the_core_campaign(difficulty: str, against: int, edition: str) -> None:
    text = GATHERING.format(difficulty=difficulty, against=against, more="enemies: {}")
    assert odds_in(text, "the test succeeds", edition=edition) == [by_hand(difficulty, against, 0)]


@pytest.mark.parametrize("difficulty", NUMBERS)
@pytest.mark.parametrize("ghouls", [1, 3])
def test_the_bags_where_skulls_count_ghouls(difficulty: str, ghouls: int) -> None:
    enemies = ", ".join(f"ghoul {n}: {{card: Ghoul Minion, at: hallway, exhausted: true}}" for n in range(ghouls))
    text = GATHERING.format(difficulty=difficulty, against=2, more=f"otherwise: first\nenemies: {{{enemies}}}")
    assert odds_in(text, "the test succeeds") == [by_hand(difficulty, 2, ghouls)]


def test_automatic_failure_fails_whatever_the_difficulty() -> None:
    for difficulty in NUMBERS:
        tokens = tokens_in(difficulty)
        text = GATHERING.format(difficulty=difficulty, against=0, more="enemies: {}")
        (odds,) = odds_in(text, "the test succeeds")
        # On the hard side the auto-fail may also be the token after the cultist.
        after = Fraction(1, tokens) * Fraction(1, tokens - 1) if difficulty in ("hard", "expert") else 0
        assert odds == 1 - Fraction(1, tokens) - after


# -- several tokens at once -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize(("difficulty", "drawn"), [("standard", 2), ("standard", 3), ("hard", 3)])
def test_tokens_revealed_together_are_hypergeometric(difficulty: str, drawn: int, edition: str) -> None:
    tokens = tokens_in(difficulty)
    text = f"""\
game: arkham
chaos bag: {difficulty}
investigators: {{roland: {{card: Roland Banks, at: study}}}}
locations: {{study: {{}}}}
do:
  - roland resolves:
      - reveal tokens: {drawn}
        then: {{if: {{revealed: [skull]}}, then: {{damage: 1}}}}
"""
    some = 1 - Fraction(comb(tokens - 2, drawn), comb(tokens, drawn))
    assert odds_in(text, "roland has 1 damage", "roland has 0 damage", edition=edition) == [some, 1 - some]


class Token(NamedTuple):
    """A token of a made-up bag: its number (None fails), and how many more are revealed with it."""

    number: int | None
    more: int


@pytest.mark.parametrize("against", [1, 2, 3, 4])
@pytest.mark.parametrize("more", [1, 2])
def test_tokens_that_have_others_revealed(against: int, more: int) -> None:
    """A skull (-1) and a cultist (0) reveal further tokens; all count, and an auto-fail among them fails."""
    text = f"""\
game: arkham
chaos bag: [+1, 0, -1, -1, skull, cultist, auto-fail]
symbols: {{skull: {{modifier: -1, do: {{reveal tokens: 1}}}}, cultist: {{do: {{reveal tokens: {more}}}}}}}
otherwise: first
investigators: {{roland: {{card: Roland Banks, at: study}}}}
locations: {{study: {{}}}}
do: [roland tests willpower ({against})]
"""
    bag = [Token(1, 0), Token(0, 0), Token(-1, 0), Token(-1, 0), Token(-1, 1), Token(0, more), Token(None, 0)]
    assert odds_in(text, "the test succeeds") == [in_order(tuple(bag), 1, 0, against)]


def in_order(bag: tuple[Token, ...], due: int, sum_so_far: int, against: int) -> Fraction:
    """The share of orders that pass, among all orders in which tokens may come, as long as one is due."""
    if not due or not bag:
        return Fraction(max(0, WILLPOWER + sum_so_far) >= against)
    shares = []
    for place, token in enumerate(bag):
        if token.number is None:
            shares.append(Fraction(0))
            continue
        left = bag[:place] + bag[place + 1 :]
        shares.append(in_order(left, due - 1 + token.more, sum_so_far + token.number, against))
    return sum(shares, Fraction(0)) / len(bag)


# -- bless and curse --------------------------------------------------------------------------------------------------


@cache
def chain(bless: int, curse: int, others: tuple[int | None, ...], value: int, against: int) -> Fraction:
    """Each bless (+2) and curse (-2) calls for another token, until a different one comes."""
    tokens = bless + curse + len(others)
    odds = sum(
        (Fraction(number is not None and max(0, value + number) >= against, tokens) for number in others), Fraction(0)
    )
    if bless:
        odds += Fraction(bless, tokens) * chain(bless - 1, curse, others, value + 2, against)
    if curse:
        odds += Fraction(curse, tokens) * chain(bless, curse - 1, others, value - 2, against)
    return odds


@pytest.mark.parametrize(("bless", "curse"), [(0, 0), (1, 0), (0, 2), (3, 1), (3, 3)])
@pytest.mark.parametrize("against", [2, 4, 6])
def test_chains_of_bless_and_curse(bless: int, curse: int, against: int) -> None:
    others = (1, 0, 0, -1, -2, None)
    told = [f"{n:+d}" if n else "0" for n in others if n is not None]
    bag = ", ".join([*told, "auto-fail", *["bless"] * bless, *["curse"] * curse])
    text = f"""\
game: arkham
chaos bag: [{bag}]
investigators: {{roland: {{card: Roland Banks, at: study}}}}
locations: {{study: {{}}}}
do: [roland tests willpower ({against})]
"""
    assert odds_in(text, "the test succeeds") == [chain(bless, curse, others, WILLPOWER, against)]


def test_how_many_bless_tokens_come_before_another_is_the_negative_hypergeometric() -> None:
    """Of 4 bless tokens among 7, k come first with the odds of k in a row and then one of the others."""
    text = """\
game: arkham
chaos bag: [0, 0, 0, bless, bless, bless, bless]
investigators: {roland: {card: Roland Banks, at: study}}
locations: {study: {}}
do: [roland tests willpower (1)]
"""
    expected = [Fraction(comb(4, k), comb(7, k)) * Fraction(3, 7 - k) for k in range(5)]
    assert sum(expected) == 1
    assert odds_in(text, *(f"{k + 1} tokens are revealed" for k in range(5))) == expected


# -- dice -------------------------------------------------------------------------------------------------------------


def binomial(number: int, hits: int, odds: Fraction) -> Fraction:
    """The probability of so many hits with so many dice."""
    return comb(number, hits) * odds**hits * (1 - odds) ** (number - hits)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("faces", [(1, 1, 1, 1, 1, 1), (1, 2, 3, 1, 1, 7)])
def test_a_pool_of_dice_is_binomial(number: int, faces: tuple[int, ...]) -> None:
    """The two highest faces hit; also where the faces are loaded."""
    hit = Fraction(faces[4] + faces[5], sum(faces))
    found = rolled(dice(number, faces))
    assert found == {hits: (binomial(number, hits, hit),) * 2 for hits in range(number + 1)}


@pytest.mark.parametrize("number", [1, 3, 4])
def test_dice_that_may_be_rolled_once_more(number: int) -> None:
    """A die whose miss is rolled again hits with 1 - (4/6)², one that is not with 2/6."""
    alone, again = Fraction(1, 3), Fraction(5, 9)
    found = rolled(dice(number, (1,) * 6, again=True))
    assert found[number] == (binomial(number, number, alone), binomial(number, number, again))
    assert found[0] == (binomial(number, 0, again), binomial(number, 0, alone))
