"""The words of a line of card text: plain words, numbers, icons, bold labels, traits, and the names of cards."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.arkham.terms import DESIGNATORS, SKILLS

_ICONS: Final = {
    "action": "ACTION_ICON",
    "fast": "FREE_ICON",
    "free": "FREE_ICON",
    "reaction": "REACTION_ICON",
    "per_investigator": "PER_INVESTIGATOR",
    "elder_sign": "ELDER_SIGN_ICON",
    **dict.fromkeys(SKILLS, "SKILL_ICON"),
    "wild": "WILD_ICON",
    **dict.fromkeys(("skull", "cultist", "tablet", "elder_thing", "auto_fail"), "SYMBOL_ICON"),
    **dict.fromkeys(("bless", "curse", "frost"), "TOKEN"),
}
_BOLD: Final = ("forced", "revelation", "spawn", "prey", "objective", *DESIGNATORS)
_LABEL_END: Final = re.compile(r"\s*[-–—]\s*")
_WORD: Final = re.compile(
    r"""\s*(?:
      <b>(?P<label>[A-Za-z ]+?)\.?</b>\.?
    | \[\[(?P<trait>[^\]]+)\]\]
    | \[(?P<icon>[a-z_]+)\]
    | (?P<signed>[+\-–−]\d+)
    | (?P<number>\d+)
    | (?P<mark>[.,:;()"“”…/])
    | (?P<word>['’]s\b|[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’]*(?:-[A-Za-zÀ-ÿ'’]+)*-?)
    | (?P<other>\S)
    )""",
    re.VERBOSE,
)
_REMINDER: Final = re.compile(
    r"<blockquote>.*?(?:</blockquote>|$)|<hr ?/?>|\s*(?:<i>\s*\([^<]*\)\s*</i>|\(<i>[^<]*</i>\))"
)
"""A reminder in italics and parentheses tells what the rules say already; a quotation tells a story."""
_SPAWN: Final = ("Spawn</b> -", "Spawn</b> –")
_IN_A_TITLE: Final = re.compile(r"[^\s:,;]+")
_WORDS_OF_A_TITLE: Final = 6
"""The most words of a title that another card's text names."""


class CardWord(NamedTuple):
    """A word of card text: its type in the grammar, what it says, and where it begins."""

    type: str
    says: str
    at: int


class Names(NamedTuple):
    """The names that a card's text may use: its own, and the titles of other cards."""

    own: tuple[str, ...]
    titles: frozenset[str] = frozenset()


def names_of(title: str, unique: bool, titles: frozenset[str]) -> Names:
    """The names of a card in its own text: its title, and of what is unique the first or the last word of it."""
    words = title.strip('"').split()
    short = (words[0], words[-1]) if unique and len(words) > 1 else ()
    return Names((title, *(word for word in short if len(word) > 3 and word[0].isupper())), titles - {title})


def without_reminders(line: str) -> str:
    """A line without the reminders in it.

    >>> without_reminders("Aloof. <i>(It does not engage.)</i>")
    'Aloof.'
    """
    return _REMINDER.sub("", line)


def words_of(line: str, names: Names) -> Iterator[CardWord]:
    """The words of a line; what is no word has the type OTHER.

    >>> [word.type for word in words_of("[action] Spend 1 ammo: <b>Fight.</b>", Names(()))]
    ['ACTION_ICON', 'WORD', 'NUMBER', 'WORD', 'MARK', 'FIGHT_LABEL']
    """
    at = 0
    while at < len(line.rstrip()):
        if (name := _name_at(line, at, names)) is not None:
            yield name
            at = name.at + len(name.says)
            continue
        found = _WORD.match(line, at)
        if found is None:
            return
        yield from _typed(found)
        at = found.end()
        if found["label"] and (dash := _LABEL_END.match(line, at)):
            at = dash.end()


def _typed(found: re.Match[str]) -> Iterator[CardWord]:
    """The type of what was matched; a word with a prefix `non-` is two."""
    kind = found.lastgroup or "other"
    says, at = found[kind], found.start(kind)
    if kind == "label":
        label = says.lower()
        yield CardWord(f"{label.upper()}_LABEL" if label in _BOLD else "OTHER", label, at)
    elif kind == "icon":
        yield CardWord(_ICONS.get(says, "OTHER"), says.replace("auto_fail", "auto-fail").replace("_", " "), at)
    elif kind == "word" and says.lower().startswith("non-") and len(says) > 4:
        yield CardWord("WORD", "non", at)
        yield CardWord("WORD", says[4:].lower(), at + 4)
    elif kind == "word":
        word = says.replace("’", "'")
        yield CardWord("WORD", "non" if word.lower() == "non-" else word.lower(), at)
    else:
        yield CardWord(kind.upper(), says.replace("–", "-").replace("−", "-").replace("…", "."), at)


def _name_at(line: str, at: int, names: Names) -> CardWord | None:
    """The name that begins here, the card's own before any other, the longest first."""
    start = at + len(line[at:]) - len(line[at:].lstrip())
    if start and line[start - 1].isalnum():
        return None
    for own in names.own:
        if line.startswith(own, start) and not line[start + len(own) : start + len(own) + 1].isalnum():
            return CardWord("OWN_NAME", own, start)
    if not line[start : start + 1].isupper() and line[start : start + 1] not in ('"', "“"):
        return None
    return _title_at(line, start, names)


def _title_at(line: str, start: int, names: Names) -> CardWord | None:
    """The title that begins here, with a full stop or without, the longest first."""
    ends = [word.end() for word in _IN_A_TITLE.finditer(line, start, start + 80)][:_WORDS_OF_A_TITLE]
    titles = (line[start:end] for whole in reversed(ends) for end in (whole, whole - 1))
    title = next((one for one in titles if one in names.titles), "")
    told_apart = " " in title or line[:start].rstrip().endswith(_SPAWN) or not _begins_a_sentence(line, start)
    return CardWord("TITLE", title, start) if title and told_apart else None


def _begins_a_sentence(line: str, start: int) -> bool:
    """True where any word has a capital letter, so that a title of one word cannot be told from it."""
    before = line[:start].rstrip().removesuffix('"')
    return not before or before[-1] in ".:>-–—]"


_PRONOUNS: Final = frozenset({"it", "him", "her", "he", "she", "them"})
_KINDS: Final = ("asset", "event", "skill", "investigator", "location", "card")
_TYPES: Final = {
    **{f"{kind}{end}": kind for kind in _KINDS for end in ("", "s")},
    **dict.fromkeys(("enemy", "enemies"), "enemy"),
    **dict.fromkeys(("treachery", "treacheries"), "treachery"),
}


def with_antecedents(words: tuple[CardWord, ...]) -> Iterator[CardWord]:
    """The words, with each pronoun as the card itself or as the last other thing that was named before it.

    >>> line = "After an enemy is evaded: Exhaust it."
    >>> [word.says for word in with_antecedents(tuple(words_of(line, Names(()))))][-2:]
    ['that enemy', '.']
    """
    named = "this"
    for word in words:
        if word.type == "WORD" and word.says in _PRONOUNS:
            yield CardWord("IT_SELF" if named == "this" else "IT_OTHER", named, word.at)
            continue
        if word.type == "OWN_NAME":
            named = "this"
        elif word.type == "WORD" and word.says in _TYPES:
            named = f"that {_TYPES[word.says]}"
        yield word
