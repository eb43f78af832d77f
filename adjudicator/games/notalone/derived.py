"""Rules that follow from others: wherever these meet, the one that follows is applied as well."""

from collections.abc import Sequence

DERIVED: dict[str, tuple[str, ...]] = {
    "the-lair.7": ("the-lair.2", "the-wreck.2"),
    "the-lair.8": ("the-lair.2", "the-beach.3"),
    "the-lair.9": ("the-lair.2", "the-artifact.3"),
    "the-lair.12": ("the-lair.2", "the-jungle.1"),
    "the-lair.17": ("the-lair.4", "fierceness.2"),
    "the-lair.18": ("the-lair.4", "phase-3-reckoning.19"),
    "the-lair.21": ("the-lair.4", "clone.2"),
    "gate.4": ("gate.2", "the-artifact.4"),
    "gate.9": ("gate.2", "the-wreck.2"),
    "the-wreck.7": ("gate.2", "the-wreck.2"),
    "gate.11": ("gate.2", "the-jungle.1"),
    "fierceness.4": ("fierceness.2", "phase-3-reckoning.19"),
    "fierceness.6": ("fierceness.2", "clone.2"),
    "anticipation.7": ("anticipation.4", "clone.2"),
    "wrong-track.3": ("wrong-track.2", "adjacent-places.5"),
    "hologram.7": ("hologram.2", "adjacent-places.5"),
    "dodge.7": ("dodge.2", "clone.2"),
}
"""Each rule that follows, and the clauses from which it follows."""

_BY_CLAUSE: dict[str, list[tuple[str, frozenset[str]]]] = {}
for _rule, _clauses in DERIVED.items():
    _BY_CLAUSE.setdefault(_clauses[0], []).append((_rule, frozenset(_clauses)))


def derived(rules: Sequence[str]) -> tuple[str, ...]:
    """The rules that follow from some of these.

    >>> derived(("fierceness.2", "clone.2"))
    ('fierceness.6',)
    """
    if len(rules) < 2:
        return ()
    given = frozenset(rules)
    return tuple(dict.fromkeys(rule for one in rules for rule, clauses in _BY_CLAUSE.get(one, ()) if clauses <= given))
