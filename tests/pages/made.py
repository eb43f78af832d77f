"""Pages made of recorded rulings, for the tests to look at."""

from pathlib import Path

from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.pages.ruled import ruling_page
from adjudicator.ruling.judging import rule_file, rule_source
from adjudicator.ruling.ruling import Ruling

ROOT = Path(__file__).parents[2]
RULINGS = (
    "rulings/arkham/dynamite-blast-attack-of-opportunity.yaml",
    "rulings/arkham/odds/fight-or-evade.yaml",
    "rulings/notalone/artemia-beside-the-creature.yaml",
    "rulings/eldritch/both-fall-in-the-strength-step.yaml",
    "rulings/others/a-nun-takes-the-confession.yaml",
)
"""One of each game, and one with odds."""

HOSTILE = r"""
game: arkham
title: "<script>alert(1)</script> \"quoted\" & 'single' \u202Egnp.exe \u001B[31mred </title></script>"
investigators:
  "ann <b>": {card: Roland Banks, at: attic}
enemies:
  "x\"><img src=x onerror=alert(2)>": {card: Ghoul Minion, engaged: "ann <b>"}
locations:
  attic: {}
do:
  - ann <b> takes a resource
ask:
  - ann <b> has 1 damage
claims:
  "<i>Ann</i> \u202Ereversed \u001B[31m ::error ::no": ann <b> is defeated
"""


def ruled(path: str) -> tuple[Ruling, ...]:
    """The rulings of a file, drawn, with a glance at what is open."""
    return rule_file(ROOT / path, drawn=True, glance=True)


def hostile() -> str:
    """The page of a situation whose names and title would mark something up."""
    faults = Faults()
    return ruling_page(rule_source(read(HOSTILE, "<hostile>.yaml", faults), faults, drawn=True))
