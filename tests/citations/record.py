"""What each scenario and each recorded ruling cites, on record: a line for each, a file for each folder of them.

A line has the file, the name, and the rules: those of an entry together, how often a rule is cited if more than once,
and after the name of an edition what only its run cites.
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import groupby
from pathlib import Path

from adjudicator.engine import machine, trace
from adjudicator.ruling.ruling import Ruling

FOLDER = Path(__file__).parent
RENEW = "python tests/citations/renew.py"
Cited = Mapping[str, int]
"""Rules, and how often each is cited."""

_COMPILED = not machine.__file__.endswith(".py")
"""True where the machine is compiled: an amount may then be worked out once more, and its rules be cited again."""

_RULE = re.compile(r"^(.+)\.(\d+)$")


def cited(ruling: Ruling) -> Cited:
    """All that a ruling cites: what was applied, why attempts were refused, and the reasons of its answers.

    The prices of what was chosen stand among the rules, each as a rule might: `pays-action.1`, `pays-exhaust-knife.1`.
    """
    found = Counter(rule for record in ruling.trace for rule in trace.cited(record))
    found.update(reason.rule for refused in ruling.refused for reason in refused.reasons)
    chosen = (one for one in ruling.trace if isinstance(one, trace.Chose))
    found.update(_as_a_rule(part) for one in chosen for part in one.price)
    told = (rule for one in (*ruling.answers, *ruling.claims) for rule in one.cites)
    found.update({rule: 1 for rule in told if rule not in found})
    return {rule: number for rule, number in found.items() if rule}


def _as_a_rule(price: str) -> str:
    """Part of a price as a rule might be written.

    >>> _as_a_rule("2 resources"), _as_a_rule("exhaust Old Knife")
    ('pays-resources.2', 'pays-exhaust-old-knife.1')
    """
    number, paid = re.match(r"(?:(\d+) )?(.*)", price).groups()  # type: ignore[union-attr]
    return f"pays-{re.sub(r'[^a-z]+', '-', paid.lower()).strip('-')}.{number or 1}"


def line(by_edition: Mapping[str, Cited]) -> str:
    """What is cited, as it stands on record: what all editions cite, and what only one does.

    >>> line({"first": {"a.2": 1, "a.10": 3, "b.1": 1}, "revised": {"a.2": 1, "b.1": 2}})
    'a.2 first: a.10x3 b.1 revised: b.1x2'
    """
    runs = list(by_edition.values())
    common = {rule: number for rule, number in runs[0].items() if all(run.get(rule) == number for run in runs)}
    alone = len(runs) == 1 and "" not in by_edition
    parts = [] if alone else [_compact(common)]
    for edition, run in by_edition.items():
        rest = run if alone else {rule: number for rule, number in run.items() if rule not in common}
        parts += [f"{edition}:", _compact(rest)] if rest and edition else []
    return " ".join(filter(None, parts))


def _compact(rules: Cited) -> str:
    parted = sorted((*_parted(rule), number) for rule, number in rules.items())
    return " ".join(
        f"{entry}.{','.join(f'{rule}x{number}' if number > 1 else f'{rule}' for _entry, rule, number in group)}"
        for entry, group in groupby(parted, key=lambda one: one[0])
    )


def _parted(rule: str) -> tuple[str, int]:
    found = _RULE.match(rule)
    assert found is not None, f"{rule} is no id of a rule"
    return found[1], int(found[2])


def read(text: str) -> dict[str, Cited]:
    """What a line says is cited, for each edition that it names; what all cite stands under an empty name.

    >>> read("a.2,10x3 first: b.1")
    {'': {'a.2': 1, 'a.10': 3}, 'first': {'b.1': 1}}
    """
    found: dict[str, dict[str, int]] = {"": {}}
    edition = ""
    for word in text.split():
        if word.endswith(":"):
            edition = word[:-1]
            found[edition] = {}
            continue
        entry, _dot, rules = word.rpartition(".")
        for rule in rules.split(","):
            number, _x, times = rule.partition("x")
            found[edition][f"{entry}.{number}"] = int(times or 1)
    return found


def file_of(folder: str) -> str:
    """The name of the record for a folder of features or rulings."""
    return f"{folder.replace('/', '-')}.txt"


def key_of(path: Path, name: str) -> str:
    """A scenario, or a variant of a ruling, as its line begins."""
    return f"{path.stem} | {name or '-'}"


def written(found: Mapping[str, str]) -> str:
    """The record of a folder, as its file has it."""
    return "".join(f"{key} | {rules}\n" for key, rules in sorted(found.items()))


@cache
def on_record(file: str) -> Mapping[str, str]:
    """The lines of a record, each without its key."""
    found: dict[str, str] = {}
    path = FOLDER / file
    for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        key, bar, rules = text.rpartition(" | ")
        assert bar, f"{file} has a line without a key; {RENEW} renews it: {text}"
        assert key not in found, f"{file} has two lines for {key}; {RENEW} renews it"
        found[key] = rules
    return found


def otherwise(file: str, key: str, now: str) -> str:
    """The way in which something cites otherwise than on record, with the command that renews it; empty if it does not.

    A rule that is cited more often, or less often, stands with both numbers.
    """
    before = on_record(file).get(key)
    if before == now:
        return ""
    if before is None:
        return f"{key} is not on record in tests/citations/{file}: {RENEW}"
    told = [f"{key} cites otherwise than on record in tests/citations/{file}:"]
    then, found = read(before), read(now)
    for edition in dict.fromkeys((*then, *found)):
        told += _changes(edition, then.get(edition, {}), found.get(edition, {}))
    if len(told) == 1:
        return ""
    return "\n".join([*told, f"If that is right, it is recorded with: {RENEW}"])


def _changes(edition: str, then: Cited, now: Cited) -> list[str]:
    return [
        f"  {'more' if now.get(rule, 0) > then.get(rule, 0) else 'less'}: {rule}, "
        f"{now.get(rule, 0)} instead of {then.get(rule, 0)}{f' ({edition})' if edition else ''}"
        for rule in sorted({*then, *now}, key=_parted)
        if now.get(rule, 0) != then.get(rule, 0) and not (_COMPILED and rule in now and rule in then)
    ]
