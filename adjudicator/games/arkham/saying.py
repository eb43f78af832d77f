"""Options as a file says them: `roland uses beat cop on ghoul`, `daisy commits perception`, `wendy passes`."""

from typing import Final

from adjudicator.engine.choices import Option

_DEEDS: Final = {
    "fight": "fights {0}",
    "investigate": "investigates",
    "evade": "evades {0}",
    "engage": "engages {0}",
    "move": "moves to {0}",
    "draw": "draws a card",
    "take resource": "takes a resource",
    "end the turn": "ends the turn",
    "commit": "commits {0}",
    "resolves": "resolves {0} first",
    "is attacked first by": "has {0} attack first",
    "moves first": "has {0} move first",
    "choose": "chooses {0}",
    "stands for": "chooses {0}",
    "counts as the action of": "chooses {0}",
    "loses": "chooses {0}",
    "begins the turn": "takes the next turn",
    "prevails": "has {0} prevail",
    "discard": "chooses {0}",
    "tests": "chooses {0}",
    "keep": "keeps the hand",
    "pays": "pays {0}",
    "pass": "passes",
}


def sentence(option: Option) -> str:
    """The sentence that takes this option; an outcome of chance is only named.

    >>> sentence(Option("use", ("beat cop", "ghoul"), "roland")), sentence(Option("pass", (), "wendy"))
    ('roland uses beat cop on ghoul', 'wendy passes')
    """
    if option.said or not option.who:
        return option.label
    if option.verb == "assign":
        return f"{option.who} assigns {_parts(option.things)}"
    if option.verb == "mulligan":
        return f"{option.who} mulligans {', '.join(option.things)}"
    if option.verb in ("use", "play"):
        return f"{option.who} {deed(option.verb, *option.things, who=option.who)}"
    form = _DEEDS.get(option.verb)
    if option.verb == "resolves" and len(option.things) > 1:
        form = "resolves {0} for {1} first"
    return option.label if form is None else f"{option.who} {form.format(*option.things)}"


def deed(verb: str, source: str, *targets: str, ability: str = "", who: str = "") -> str:
    """The verb phrase of using or playing a card on targets; `who` does it, perhaps with their own card.

    >>> deed("use", "knife", "ghoul", ability="discard"), deed("use", "roland", who="roland")
    ('uses knife (discard) on ghoul', 'uses their own ability')
    """
    used = "their own ability" if source == who and not ability else source
    name = f" ({ability})" if ability else ""
    at = f" on {' and '.join(targets)}" if targets else ""
    return f"{verb}s {used}{name}{at}"


def _parts(things: tuple[str, ...]) -> str:
    """The shares grouped by card: `1 damage to roland`, `1 horror to roland` as `1 damage and 1 horror to roland`."""
    groups: dict[str, list[str]] = {}
    for thing in things:
        part, _to, whom = thing.partition(" to ")
        groups.setdefault(whom, []).append(part)
    return ", ".join(f"{' and '.join(parts)} to {whom}" for whom, parts in groups.items())
