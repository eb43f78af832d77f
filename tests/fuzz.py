"""Careless and hostile files: recorded rulings with changes, and what becomes of them.

`PYTHONPATH=.:tests python tests/fuzz.py --seed 1 --files 1000` rules so many changed files in processes with limits. It
reports tracebacks, files that take more than 10 s or 300 MB, and words that mean nothing and are answered quietly;
`--show 100` lists so many changed sentences that were ruled, to read; `--words` changes nothing but words of sentences.
"""

import re
import resource
import sys
import time
import traceback
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from pathlib import Path
from random import Random
from typing import NamedTuple

from adjudicator.language.diagnostics import Faults, InputAtFault, render
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source

ROOT = Path(__file__).parents[1]
SECONDS, MEGABYTES = 10, 300
HOSTILE = (
    *(
        "99999999999",
        "-1",
        "0x10",
        "1e3",
        "~",
        "''",
        '""',
        "[]",
        "{}",
        "[[[[]]]]",
        "*a",
        "&a",
        "!!python/none",
        "<<: *a",
    ),
    *(
        "true",
        "no",
        "null",
        "²",
        "\u202e",
        "'\\0'",
        '"\\e[31m"',
        "::error ::x",
        "a: b: c",
        "- - -",
        "? x",
        "|",
        ">",
        "%",
    ),
    *(
        "nothing",
        "nobody",
        "unknown",
        "the rules",
        "x" * 3_000,
        "{card: {name: x}}",
        "{card: Ghoul Minion}",
        "[a, [b]]",
    ),
)
WORDS = (
    "not",
    "never",
    "banana",
    "nevre",
    "the",
    "and",
    "before",
    "while",
    "twice",
    "by",
    "at",
    "on",
    "with",
    "3",
    "99",
)
MEANINGLESS = ("banana", "nevre")
_TOKEN = re.compile(r"(\s+|[:,\[\]{}])")
_SENTENCES = re.compile(r"^([ ]*- )([^{}\[\]:#\"'\n]+)$", re.MULTILINE)


class Changed(NamedTuple):
    """A changed file: the kind of change, the text, and for one word of a sentence the sentence before and after."""

    kind: str
    text: str
    before: str = ""
    after: str = ""


class Found(NamedTuple):
    """What became of a file: `fault`, `ruled` or `traceback`, its answers or the traceback, and what it took."""

    how: str
    told: str
    seconds: float
    megabytes: float


def starts() -> list[str]:
    """The rulings that are changed."""
    folders = (ROOT / "rulings", ROOT / "tests" / "notalone", ROOT / "tests" / "documents")
    return [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.yaml"))]


def changed(seed: int, texts: Sequence[str], words: bool = False) -> Changed:
    """A file with one to three changes of one kind: the same for the same seed."""
    chance = Random(seed)
    text = chance.choice(texts)
    kinds = (_one_word,) if words else (_one_word, _one_word, _actors, _lines, _values, _values, _splice, _signs)
    return chance.choice(kinds)(chance, text, texts)


def _sentence(chance: Random, text: str) -> "re.Match[str] | None":
    """A sentence of a course or of what is asked; the timing points on record are no sentences."""
    end = text.find("timing points:") if "timing points:" in text else len(text)
    found = [one for one in _SENTENCES.finditer(text, 0, end) if " " in one[2].strip()]
    return chance.choice(found) if found else None


def _one_word(chance: Random, text: str, texts: Sequence[str]) -> Changed:
    """Another word in a sentence: one of another sentence, one that is misspelt, or one that means nothing."""
    found = _sentence(chance, text)
    if found is None:
        return _lines(chance, text, texts)
    words = found[2].split()
    place = chance.randrange(len(words))
    word = words[place]
    other = _sentence(chance, text)
    new = chance.choice((_misspelt(chance, word), chance.choice(WORDS), *(other[2].split() if other else ())))
    words[place] = new
    after = " ".join(words)
    return Changed("one word", text[: found.start(2)] + after + text[found.end(2) :], found[2].strip(), after)


def _misspelt(chance: Random, word: str) -> str:
    """A word with two letters swapped, or one left out."""
    place = chance.randrange(len(word))
    if chance.random() < 0.5 or place + 1 == len(word):
        return word[:place] + word[place + 1 :] or "x"
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


def _actors(chance: Random, text: str, texts: Sequence[str]) -> Changed:
    """Two names that are swapped in the course."""
    names = re.findall(r"^  ([A-Za-z][\w ]*):", text, re.MULTILINE) or ["roland", "wendy"]
    one, other = chance.choice(names), chance.choice(names)
    begin = text.find("\ndo:")
    course = re.sub(rf"\b{re.escape(one)}\b", other, text[begin:]) if begin >= 0 else text
    return Changed("actors", (text[:begin] if begin >= 0 else "") + course)


def _lines(chance: Random, text: str, texts: Sequence[str]) -> Changed:
    """Lines that are left out, doubled, moved or indented."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        how = chance.choice(("out", "twice", "move", "indent"))
        if how == "out" and len(lines) > 1:
            del lines[place]
        elif how == "twice":
            lines.insert(other, lines[place])
        elif how == "move":
            lines[place], lines[other] = lines[other], lines[place]
        else:
            lines[place] = " " * chance.randint(0, 4) + lines[place].strip()
    return Changed("lines", "\n".join(lines))


def _values(chance: Random, text: str, texts: Sequence[str]) -> Changed:
    """Words that are replaced by hostile values, or by words of another file."""
    others = [word for word in _TOKEN.split(chance.choice(texts)) if word.strip()]
    words = _TOKEN.split(text)
    places = [place for place, word in enumerate(words) if word.strip()]
    for _ in range(chance.randint(1, 3)):
        words[chance.choice(places)] = chance.choice(HOSTILE if chance.random() < 0.6 else others)
    return Changed("values", "".join(words))


def _splice(chance: Random, text: str, texts: Sequence[str]) -> Changed:
    """The beginning of one file and the end of another."""
    lines, others = text.split("\n"), chance.choice(texts).split("\n")
    return Changed("splice", "\n".join(lines[: chance.randrange(len(lines))] + others[chance.randrange(len(others)) :]))


def _signs(chance: Random, text: str, texts: Sequence[str]) -> Changed:
    """Single signs that are left out, doubled or replaced."""
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text))
        new = chance.choice(("", text[place] * 2, *"\t\n\r:-[]{}&*!|>'\"%@`\0\u2028\ufeff\x7f,# "))
        text = text[:place] + new + text[place + 1 :]
    return Changed("signs", text)


def ruled(text: str) -> Found:
    """What becomes of a text."""
    begun = time.process_time()
    faults = Faults()
    try:
        rulings = rule_source(read(text, "fuzz.yaml", faults), faults)
        answers = (f"{answer.question}: {answer.value}" for ruling in rulings for answer in ruling.answers)
        how, told = "ruled", "; ".join(answers)
    except InputAtFault as fault:
        render(fault.faults, lambda _path: text.splitlines())
        how, told = "fault", "; ".join(one.message for one in fault.faults)
        if not all(one.help or one.code.startswith("E1") for one in fault.faults):
            told = f"without help: {told}"
    except BaseException:
        how, told = "traceback", traceback.format_exc()
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Found(how, told, time.process_time() - begun, used)


def quiet(change: Changed) -> bool:
    """True where a word of a sentence means nothing in it, and the file is ruled all the same."""
    new = {word.lower() for word in change.after.split()} - {word.lower() for word in change.before.split()}
    return change.kind == "one word" and any(word in MEANINGLESS or word not in _words() for word in new)


@cache
def _words() -> frozenset[str]:
    """Every word of the rulings: any other is misspelt; a number is none."""
    return frozenset((*" ".join(starts()).lower().split(), *WORDS))


def _limits() -> None:
    most = 4 * MEGABYTES * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


_TEXTS: list[str] = []


def one(seed: int, words: bool = False) -> tuple[int, Changed, Found]:
    """The file of a seed, and what becomes of it."""
    if not _TEXTS:
        _TEXTS.extend(starts())
    change = changed(seed, _TEXTS, words)
    return seed, change, ruled(change.text)


def every(seed: int, files: int, jobs: int, words: bool = False) -> Iterator[tuple[int, Changed, Found]]:
    """So many files, and what becomes of each."""
    seeds = range(seed * 1_000_000, seed * 1_000_000 + files)
    if jobs == 1:
        yield from map(one, seeds, repeat(words))
        return
    with ProcessPoolExecutor(jobs, initializer=_limits, max_tasks_per_child=500) as pool:
        yield from pool.map(one, seeds, repeat(words), chunksize=25)


def main() -> None:
    """Rules the files, and reports."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=1_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--words", action="store_true")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    shown = 0
    for seed, change, found in every(given.seed, given.files, given.jobs, given.words):
        counts[f"{change.kind}: {found.how}"] += 1
        if found.how == "traceback":
            print(f"{seed}: {found.told}")
        if found.seconds > SECONDS or found.megabytes > MEGABYTES:
            print(f"{seed}: {change.kind}: {found.seconds:.1f} s, {found.megabytes:.0f} MB")
        if found.how == "ruled" and quiet(change):
            print(f"{seed}: answered quietly: {change.before!r} -> {change.after!r}: {found.told[:200]}")
        if found.how == "ruled" and change.after and change.after != change.before and shown < given.show:
            shown += 1
            answer = next((part for part in found.told.split("; ") if part.startswith(change.after)), "")
            print(f"{seed}: {change.before} -> {change.after}  {answer}")
    for name, number in sorted(counts.items()):
        print(f"{number:6} {name}")


if __name__ == "__main__":
    sys.exit(main())
