"""Where a wrong claim leaves the rules: by the rule that bites, not by whatever was applied at the fork."""

from pathlib import Path

import pytest

from adjudicator.ruling.judging import rule_file

RULINGS = Path(__file__).parents[2] / "rulings"


@pytest.mark.parametrize(
    ("file", "what", "rule"),
    [
        # Applied at the fork itself.
        ("arkham/auto-fail-difficulty-zero", "daisy fails by 0 (investigate)", "automatic-failure-success.2"),
        ("arkham/fog-on-the-wrong-side", "test: difficulty 0 → 2", "faq-as-if.2"),
        ("notalone/scream-with-one-card-in-hand", "F discards jungle", "scream.3"),
        # Applied later, or to what does not come about.
        ("arkham/two-of-three-then-nothing", "skids plays bad bargain (event)", "then.4"),
        ("eldritch/defeated-before-the-tests", "silas encounters Ghoul", "combat-encounter-full.3"),
        ("notalone/clone-and-dodge", "E plays Dodge", "dodge.8"),
    ],
)
def test_the_rule_is_the_one_that_bites(file: str, what: str, rule: str) -> None:
    (ruling,) = rule_file(RULINGS / f"{file}.yaml")
    (leaves,) = (claim.leaves for claim in ruling.claims if claim.leaves is not None)
    assert (leaves.what, leaves.rule) == (what, rule)
