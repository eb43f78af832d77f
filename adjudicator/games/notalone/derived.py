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
    "phase-1-exploration.11": ("phase-1-exploration.7", "phase-1-exploration.8"),
    "phase-1-exploration.12": ("phase-1-exploration.7", "phase-1-exploration.10"),
    "phase-1-exploration.14": ("phase-1-exploration.10", "phase-1-exploration.8"),
    "resist.8": ("resist.3", "adrenaline.2"),
    "resist.9": ("resist.1", "sixth-sense.2"),
    "give-up.5": ("end-of-the-game.2", "give-up.3"),
    "give-up.6": ("phase-1-exploration.7", "give-up.1"),
    "give-up.9": ("the-river.1", "give-up.1"),
    "force-field.4": ("force-field.3", "order-of-effects.3"),
    "force-field.6": ("force-field.3", "phase-1-exploration.7"),
    "force-field.7": ("force-field.3", "gate.2"),
    "force-field.8": ("force-field.3", "phase-1-exploration.8"),
    "force-field.9": ("force-field.3", "detour.5"),
    "despair.5": ("despair.2", "smokescreen.2"),
    "despair.6": ("despair.3", "the-source.2"),
    "despair.7": ("despair.3", "phase-3-reckoning.7"),
    "despair.8": ("despair.2", "toxin.2"),
    "adrenaline.3": ("adrenaline.2", "survival-cards.10"),
    "sacrifice.6": ("sacrifice.3", "force-field.3"),
    "sacrifice.7": ("sacrifice.3", "round.5"),
    "sacrifice.8": ("sacrifice.3", "phase-2-hunting.2"),
    "sacrifice.9": ("sacrifice.3", "tracking.2"),
    "strike-back.6": ("strike-back.2", "phase-4-end-of-turn.4"),
    "strike-back.7": ("strike-back.3", "flashback.1"),
    "strike-back.8": ("strike-back.2", "hunt-cards.5"),
    "sixth-sense.4": ("sixth-sense.2", "phase-1-exploration.10"),
    "smokescreen.4": ("smokescreen.2", "order-of-effects.3"),
    "smokescreen.5": ("smokescreen.2", "phase-4-end-of-turn.1"),
    "advanced-variant.2": ("advanced-variant.1", "give-up.1"),
    "advanced-variant.3": ("advanced-variant.1", "phase-3-reckoning.31"),
    "advanced-variant.5": ("advanced-variant.1", "resist.3"),
    "advanced-variant.7": ("advanced-variant.1", "scream.2"),
    "dodge.3": ("dodge.2", "phase-3-reckoning.19"),
    "dodge.4": ("dodge.2", "phase-3-reckoning.18"),
    "dodge.6": ("dodge.2", "phase-3-reckoning.16"),
    "dodge.8": ("dodge.2", "clone.2", "phase-2-hunting.7"),
    "dodge.9": ("dodge.2", "fierceness.2"),
    "detector.4": ("detector.2", "phase-3-reckoning.22"),
    "detector.5": ("detector.2", "mutation.2"),
    "detector.6": ("detector.2", "virus.3"),
    "scream.7": ("scream.2", "phase-3-reckoning.12"),
    "scream.8": ("scream.2", "phase-3-reckoning.31"),
    "toxin.5": ("toxin.3", "phase-3-reckoning.14"),
    "toxin.8": ("the-lair.2", "toxin.3"),
    "toxin.9": ("toxin.2", "survival-cards.3"),
    "clone.7": ("clone.2", "phase-3-reckoning.20"),
    "clone.8": ("clone.2", "phase-3-reckoning.4"),
    "clone.9": ("clone.2", "phase-3-reckoning.22"),
    "mirage.5": ("mirage.3", "phase-3-reckoning.14"),
    "mirage.6": ("mirage.3", "phase-3-reckoning.11"),
    "mirage.7": ("mirage.3", "gate.2"),
    "mirage.8": ("mirage.3", "gate.6"),
    "cataclysm.3": ("cataclysm.2", "phase-3-reckoning.10"),
    "phase-3-reckoning.35": ("phase-3-reckoning.15", "phase-3-reckoning.26"),
    "phase-3-reckoning.36": ("phase-3-reckoning.5", "end-of-the-game.3"),
    "phase-4-end-of-turn.7": ("phase-4-end-of-turn.5", "end-of-the-game.3"),
}
"""Each rule that follows, and the clauses from which it follows."""

AS_WELL: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("dodge.9", ("dodge.2", "anticipation.2")),
    ("dodge.9", ("dodge.2", "the-lair.4")),
    ("scream.7", ("scream.2", "phase-3-reckoning.13")),
    ("toxin.8", ("gate.2", "toxin.3")),
    ("clone.9", ("clone.2", "phase-3-reckoning.23")),
    ("mirage.7", ("mirage.3", "drone.2")),
    ("mirage.7", ("mirage.3", "the-lair.2")),
    ("mirage.8", ("mirage.3", "drone.8")),
    ("cataclysm.3", ("cataclysm.2", "phase-3-reckoning.14")),
)
"""The same rules, where they follow from other clauses as well."""

_BY_CLAUSE: dict[str, list[tuple[str, frozenset[str]]]] = {}
for _rule, _clauses in (*DERIVED.items(), *AS_WELL):
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
