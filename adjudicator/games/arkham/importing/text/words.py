"""The words of a line of card text: plain words, numbers, icons, bold labels, traits, and the names of cards."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.games.arkham.terms import CLASSES, DESIGNATORS, SKILLS
from adjudicator.language.shapes import MapOf, Word, read_checked

_FORMER_TITLES: Final = Path(__file__).parents[1] / "former-titles.yaml"

_ICONS: Final = {
    "action": "ACTION_ICON",
    "fast": "FREE_ICON",
    "free": "FREE_ICON",
    "reaction": "REACTION_ICON",
    "per_investigator": "PER_INVESTIGATOR",
    "elder_sign": "ELDER_SIGN_ICON",
    **dict.fromkeys(SKILLS, "SKILL_ICON"),
    "wild": "WILD_ICON",
    **dict.fromkeys(("skull", "cultist", "tablet", "elder_thing", "auto_fail", "bless", "curse"), "SYMBOL_ICON"),
    "frost": "TOKEN_ICON",
    **dict.fromkeys(CLASSES, "CLASS_ICON"),
}
BULLET: Final = "•"
"""Stands before each line of a list, which is one line of text."""
LIST_END: Final = "¶"
"""Stands after the last line of a list, before more that is no part of it."""
_ALL_TRAITS: Final = "Traits"
"""Stands as a trait does for all of them."""
_BOLD: Final = ("forced", "revelation", "spawn", "prey", "objective", "haunted", *DESIGNATORS)
_LABEL: Final = re.compile(rf"\s*(?:{'|'.join(_BOLD)})[.:]?\s*")
_ENDING: Final = re.compile(r"(.+?)('s)?", re.DOTALL)
"""A word, and the ending that makes it a possessive."""
_LABEL_END: Final = re.compile(r"\s*[-–—]\s*")
_WORD: Final = re.compile(
    r"""\s*(?:
      [Rr]ecord\s(?:in\syour\s[Cc]ampaign\s[Ll]og\s)?(?:that\s)?["“](?P<record>[^"”]+)["”](?:\sin\syour\s[Cc]ampaign\s[Ll]og)?
    | [Ee]ach\s(?:player|investigator)\swho\shas\s["“'](?P<each_who>[^"”]+)["”']
    | [Aa]n\sinvestigator\s(?:has\s)?["“'](?P<somebody>[^"”]+)["”'](?:\sor\s["“'](?P<or_somebody>[^"”]+)["”'])?
    | (?:[Rr]emembers?\s(?:that\s)?)?(?:you|he\sor\sshe)\s(?:have\s)?["“'](?P<remembered>[^"”]+)["”']
    | (?:<b>)?\(\[codex\]\s*(?P<codex>[^\s()]+)\)(?:</b>)?
    | (?:<b>)?\(?(?:→|&rarr;)\s*R(?P<resolution>\d{1,2})\)?(?:</b>)?
    | <i>\((?P<subtitle>[A-Z][^<)]*)\)</i>
    | <b>(?P<label>[A-Za-z ]+?)\.?</b>\.?
    | \[\[(?P<trait>[^\]]+)\]\]
    | \[(?P<icon>[a-z_]+)\]
    | (?P<signed>[+\-–−]\d+|\+\s\d+)
    | (?P<signed_x>[+\-–−]X\b)
    | (?P<number>\d+)
    | (?P<bullet>•)(?:\sTo\s(?P<way>[^.:;•]+):)?
    | under\s["“](?P<heading>[^"”,.:]+)(?P<heading_end>[,.:]?)["”]
    | (?P<list_end>¶)
    | (?P<mark>[.,:;()"“”…/+\-–])
    | ['‘](?P<quoted>[a-z]+)['’](?![a-z])
    | (?P<word>['’]s\b|[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’]*(?:-[A-Za-zÀ-ÿ'’]+)*-?)
    | (?P<other>\S)
    )""",
    re.VERBOSE,
)
_REMINDER: Final = re.compile(
    r"<blockquote>.*?(?:</blockquote>|$)|<hr ?/?>"
    r"|\s*(?:<i>\s*\((?![A-Z][^.:!]*\))[^<]*\)(?P<stop>\.?)\s*</i>|\(<i>(?![A-Z][^.:!]*<)[^<]*</i>\))"
)
"""A reminder in italics and parentheses tells what the rules say already, unless it is the subtitle of a card; a
quotation tells a story."""
_PURPOSE: Final = re.compile(r" to [^.;:()\[]+?(?=\.| or \[)")
"""What a test is made for, in the story: `Test [combat] (3) to break the door.`"""
_STORY: Final = re.compile(
    r"\s*(?:Mr\.|Mrs\.|Dr\.|You|The|A|An|Your|It|It[’']s|This|They|He|She|There|Their)"
    r" (?:(?:St\.|[A-Za-zÀ-ÿ'’,-]+) ){2,}[A-Za-zÀ-ÿ'’-]+[.!…](?=\s|$)"
)
"""A sentence that tells what somebody does in the story: it gives no instruction."""
_BEFORE_A_DEED: Final = re.compile(r"\s*[a-z][^.;:]*;(?=\s)")
"""A clause that tells what happens in the story, before what is to be done."""
_BY_THE_WAY: Final = re.compile(r"\w (?:of|to) (?:the )?$")
"""What stands before the name of a place that only says of which door or way a story tells."""
_SPEECH: Final = re.compile(r"\s*[\"“][^\"”]+[.!?…][\"”](?=\s)")
"""A sentence that somebody says in the story."""
_TOLD_OF_AN_OUTCOME: Final = re.compile(r"\s*If you (?:fail|succeed), ([a-z](?:[^.;:,]+ ){3,}[^.;:,]+)[.!](?=\s*$)")
"""A sentence that tells what follows from a test in the story alone."""
_GRAMMAR: Final = Path(__file__).with_name("card_text.lark")
_ADDED: Final = re.compile(r"\b(?:Additionally|Finally), (?=[a-z])")
"""A word before a sentence that says only that it follows on the others."""
_IN_A_CASE: Final = re.compile(r"\s*(?:they|you|he|she|it|the|a|an) [^.;:()\[•]+[.!…](?=\s)")
"""What happens in the story in a case of a list, before what is done then."""
_QUOTED: Final = re.compile(r"(?<!\w)['‘]([A-Z][^'’\"]+ [^'’\"]+)['’](?!\w)")
"""Several words in single quotation marks, which are a step that the rules name."""
_SUBTITLE: Final = re.compile(r"\s*(?:<i>)?\((?:<i>)?(?P<says>[A-Z][^<>()]*)(?:</i>)?\)(?:</i>)?")
_BOLD_IN_ITALICS: Final = re.compile(r"</i><b>([^<>]*)</b><i>")
"""A bold word in the middle of a reminder."""
_DONE_AS_WELL: Final = re.compile(r"<i>(\(and this card\))</i>")
"""What looks like a reminder, and says what else is done."""
_UNOPENED: Final = re.compile(r"<b>([^<>/]+)/b>")
"""A bold word of which the mark behind it lacks its first sign."""
_STYLE: Final = re.compile(r"</?(?:em|u|p)>|<i>(?!\()|(?<!\))</i>")
"""Marks of how words are printed, which say nothing."""
_BOLD_WORDS: Final = re.compile(r"<b>(.*?)</b>|</?b>", re.DOTALL)
_SENTENCE: Final = re.compile(r"[^.!?…:]+[.!…](?=\s*$)")
_TOLD: Final = re.compile(r"(?:[^.!?…()•]+[.!?…]+\s*)+(?=\()")
"""What somebody says in the story, before the resolution that it leads to."""
_OF_US: Final = re.compile(r"\b[Ww]e\b[^.!?…\d\[<]*[.!?…]")
"""A sentence in which the people of the story speak of themselves."""
_PARTICIPLE: Final = re.compile(r"\b[a-z]+ing\b")
"""A form that tells of a deed, and asks for none."""
_CHECKED: Final = re.compile(r"\bCheck (?:the )?Campaign Log\b")
_ENTRY: Final = re.compile(r"\s*[Ii]f ([A-Za-zÀ-ÿ'’ -]+?)(?=\s*[,:])")
"""An entry of the campaign log that is checked: it tells of the story."""
_SUPPLIES: Final = re.compile(r"\bCheck your supplies\b")
_SUPPLY: Final = re.compile(r"\s*(ha(?:s|ve)) (?:an? )?([a-z]+(?: [a-z]+)?)(?=[,:.]| and )")
"""A supply that somebody has, where supplies are checked: it is no term of the game."""
_OF_ONE: Final = re.compile(r" (?:gets|gains|cannot)\b")
"""What is said of a single thing: any word but a name would have an article."""
_COMMON: Final = frozenset(
    """a able about after all just an and another any anytime arcane are as at attempt back be before box by can
    cannot different do does except find for give from get gets has have he her here his if in into is it its
    lead leads leave leaves leaving more much must new next no not nothing of on one only or other out own read
    secret she survive surviving take than that the their them there they this three through to up was were
    when where which while who with would you your""".split()  # noqa: SIM905
)
"""Words of any English, which stories are told in too."""
_FORMS: Final = re.compile(r"(?<=...)(ies|ied|ing|es|ed|s|e|y)$")
"""The endings in which the forms of a word differ: ready, readies, readied."""
_ITALICS: Final = re.compile(r"</?i>|[\"“][^\"”]*[\"”]")
"""Marks of italics, and what somebody says in the story."""
_FOLLOWED: Final = frozenset(
    _FORMS.sub("", word)
    for word in """add advance cannot choose deal discard discover doom draw each earn flip gain heal horror if
    investigator lose may must place put record remember resource reveal search shuffle spawn spend suffer test
    then trauma unless until""".split()  # noqa: SIM905
)
"""Words without their endings, of which one is in whatever is done after resigning."""
_IN_STORIES_TOO: Final = frozenset(
    _FORMS.sub("", word)
    for word in """arcane become bonds following hidden looking open order path perform place run search set spend
    time using way""".split()  # noqa: SIM905
)
"""Terms of the game, without their endings, that stories use in their common sense."""
_A_PLAY: Final = re.compile(r"\b(?:a|the) play\b(?! area)")
"""A piece for the stage, which is no term of the game."""
_OF_RULES: Final = frozenset({"can", "cannot", "each", "if", "instead", "may", "must", "then"})
"""Words that rules are told in: beside them a term of the game is meant as one."""
_ORDERS: Final = frozenset({"cannot", "may", "must"})
"""Words that no story tells something with: they say what is to be done."""
_OTHER_TERMS: Final = ("campaign", "experience", "record", "remember", "scenario", "story")
"""Terms of the game that no phrase of the grammar has."""
_SYMBOLS: Final = re.compile(r"[\d\[\]<]")
_SPAWN: Final = ("Spawn</b> -", "Spawn</b> –")
_ROOM: Final = re.compile(r"[a-z]+")
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


def names_of(title: str, unique: bool, titles: frozenset[str], subtitle: str = "") -> Names:
    """The names of a card in its own text: its title, also with the subtitle, and of what is unique a word of it."""
    words = title.strip('"').split()
    short = (words[0], words[-1]) if unique and len(words) > 1 else ()
    told_apart = (f"{title} ({subtitle})",) if subtitle else ()
    own = (title, *(word for word in short if len(word) > 3 and word[0].isupper()), *told_apart, *_former_titles(title))
    return Names(own, titles)


def _former_titles(title: str) -> tuple[str, ...]:
    """The title that a card bore before errata gave it this one, as its text may call it still."""
    former = _titles_before_errata().get(title)
    return () if former is None else (former,)


@lru_cache(1)
def _titles_before_errata() -> dict[str, str]:
    return dict(read_checked(_FORMER_TITLES, MapOf(Word("a title")).check))


def without_reminders(line: str) -> str:
    """A line without the reminders in it, and with the end of a sentence behind words in quotation marks.

    >>> without_reminders("Aloof. <i>(It does not engage.)</i>")
    'Aloof.'
    """
    line = _DONE_AS_WELL.sub(r"\1", _BOLD_IN_ITALICS.sub(r"\1", line))
    line = _UNOPENED.sub(r"<b>\1</b>", line.replace("&nbsp;", " ").replace("\u2011", "-"))
    plain = _QUOTED.sub(r'"\1"', _STYLE.sub("", _REMINDER.sub(r"\g<stop>", _ADDED.sub("", line))))
    return _BOLD_WORDS.sub(_if_bold, plain).replace(')."', ')".')


def _if_bold(found: re.Match[str]) -> str:
    """A bold label as it is printed, and other words in bold like any others."""
    says = found[1] or ""
    labels = [one for one in says.split(".") if one.strip()]
    if len(labels) > 1 and all(_LABEL.fullmatch(one.lower()) for one in labels):
        return " ".join(f"<b>{one.strip()}.</b>" for one in labels)
    return found[0] if _LABEL.fullmatch(says.lower()) else says


def words_of(line: str, names: Names) -> Iterator[CardWord]:
    """The words of a line; what is no word has the type OTHER.

    >>> [word.type for word in words_of("[action] Spend 1 ammo: <b>Fight.</b>", Names(()))]
    ['ACTION_ICON', 'WORD', 'NUMBER', 'WORD', 'MARK', 'FIGHT_LABEL']
    """
    at, begins, case = 0, True, False
    while at < len(line.rstrip()):
        if checked := _checked_at(line, at, names):
            yield from checked
            at = checked[-1].at + len(checked[-1].says)
            continue
        if begins and (story := _in_a_story(line, at, names)):
            if _speaks_of_this(story[0], names):
                yield CardWord(_ABOUT_THIS, "", at)
            at = story.end()
            continue
        if (name := _name_at(line, at, names)) is not None:
            begins = False
            name, at = _with_subtitle(name, line, names)
            yield name
            if name.says[-1] in "!?" and at == len(line.rstrip()):
                yield CardWord("MARK", ".", at - 1)
            continue
        found = _WORD.match(line, at)
        if found is None:
            return
        yield from _typed(found)
        at = _after_a_story(line, found)
        begins = found["mark"] in (".", ":") or bool(found["bullet"]) or bool(found["label"])
        case = bool(found["bullet"]) or (case and found["mark"] != ".")
        if case and found["mark"] == "," and (story := _IN_A_CASE.match(line, at)) and _is_told(story[0], names):
            at = story.end()
        if found["label"] == "Resign" and _is_farewell(line[at:]):
            return
        if found["label"] and (dash := _LABEL_END.match(line, at)):
            at = dash.end()
        if told := _story_of_a_choice(found, line, at, names):
            yield told
            at += len(told.says)


def _with_subtitle(name: CardWord, line: str, names: Names) -> tuple[CardWord, int]:
    """A name with the subtitle behind it, which tells the card from others of that title, and where it ends."""
    at = name.at + len(name.says)
    found = _SUBTITLE.match(line, at) if name.type == "TITLE" else None
    whole = f"{name.says} ({found['says']})" if found is not None else ""
    return (name._replace(says=whole), found.end()) if found is not None and whole in names.titles else (name, at)


def _checked_at(line: str, at: int, names: Names) -> tuple[CardWord, ...]:
    """The entry of the campaign log that is asked for here, or the supply, where these are checked; none elsewhere."""
    entry = _ENTRY.match(line, at) if _CHECKED.search(line) else None
    if entry and _is_told(entry[1], names):
        return (CardWord("WORD", "if", at), CardWord("LOGGED", entry[1], entry.start(1)))
    supply = _SUPPLY.match(line, at) if _SUPPLIES.search(line) else None
    if supply and _is_story(supply[2]):
        return (CardWord("WORD", supply[1], supply.start(1)), CardWord("SUPPLY", supply[2], supply.start(2)))
    return ()


def _story_of_a_choice(found: re.Match[str], line: str, at: int, names: Names) -> CardWord | None:
    """The story after a bullet, before the resolution to which it leads, or as the objective of an act."""
    if not found["bullet"] and found["label"] != "Objective":
        return None
    told = (_TOLD if found["bullet"] else _SENTENCE).match(line, at)
    # Whoever says "we" is somebody in the story.
    says = _OF_US.sub("", told[0]) if told and found["bullet"] else told[0] if told else ""
    return CardWord("STORY", told[0], at) if told and _is_told(says, names) else None


def _is_told(sentence: str, names: Names) -> bool:
    """True of a sentence of a story, which names no card but the one that it is on."""
    places = (
        found.start() for found in _IN_A_TITLE.finditer(sentence) if not _BY_THE_WAY.search(sentence[: found.start()])
    )
    return _is_story(sentence) and not any(_title_at(sentence, place, names) for place in places)


def _after_a_story(line: str, found: re.Match[str]) -> int:
    """The place after a word, and after what stands behind it and is told in the story alone."""
    told = {")": _PURPOSE, ",": _BEFORE_A_DEED}.get(found["mark"] or "")
    story = told.match(line, found.end()) if told else None
    return story.end() if story and _is_story(story[0]) else found.end()


def _in_a_story(line: str, at: int, names: Names) -> re.Match[str] | None:
    """The sentence that begins here, if it gives no instruction, but tells the story."""
    told = _TOLD_OF_AN_OUTCOME.match(line, at)
    if told and _is_told(told[1], names):
        return told
    found = _STORY.match(line, at) or _SPEECH.match(line, at)
    return found if found and _is_told(found[0], names) else None


def _speaks_of_this(sentence: str, names: Names) -> bool:
    """True of a sentence of a story that is about the card itself, for which pronouns after it stand."""
    places = (found.start() for found in _IN_A_TITLE.finditer(sentence))
    found = (_name_at(sentence, place, names) for place in places)
    return any(name is not None and name.type == "OWN_NAME" for name in found)


@lru_cache(1)
def _terms() -> frozenset[str]:
    """The terms of the game: the words of the grammar, but for the common ones, without their endings."""
    words = frozenset(re.findall(r'"([a-z-]+)"', _GRAMMAR.read_text("utf-8"))) - _COMMON
    return frozenset(_FORMS.sub("", word) for word in (*words, *_OTHER_TERMS))


def _is_story(text: str) -> bool:
    """True of words that tell a story: none of them is a term of the game, in any form.

    >>> _is_story(" to break the door"), _is_story(" to exhaust the enemy")
    (True, False)
    """
    words = frozenset(re.findall(r"[a-z]+", _A_PLAY.sub("", text.lower())))
    terms = _terms() & {_FORMS.sub("", word) for word in words - _COMMON}
    if _SYMBOLS.search(text) or not words.isdisjoint(_ORDERS):
        return False
    return not terms or (terms <= _IN_STORIES_TOO and words.isdisjoint(_OF_RULES))


def _is_farewell(text: str) -> bool:
    """True of what is told of those who resign, after which nothing more is done.

    >>> _is_farewell(" You depart and plan your next move."), _is_farewell(" Then, discard this location.")
    (True, False)
    """
    told = _ITALICS.sub("", text)
    words = re.findall(r"[a-z]+", told.lower())
    return not _SYMBOLS.search(told) and _FOLLOWED.isdisjoint(_FORMS.sub("", word) for word in words)


def _typed(found: re.Match[str]) -> Iterator[CardWord]:
    """The type of what was matched; a word with a prefix `non-` is two."""
    kind = found.lastgroup or "other"
    says, at = found[kind], found.start(kind)
    if kind == "label":
        yield from _in_bold(found, says, at)
    elif kind == "icon":
        yield CardWord(_ICONS.get(says, "OTHER"), says.replace("auto_fail", "auto-fail").replace("_", " "), at)
    elif kind == "trait" and says == _ALL_TRAITS:
        yield CardWord("WORD", "traits", at)
    elif kind == "quoted":
        yield CardWord("WORD", says, at)
    elif kind == "word":
        yield from _plain(says, at)
    elif found["way"]:
        yield CardWord("BULLET", found["bullet"], found.start("bullet"))
        yield CardWord("WAY", says, at)
    elif found["heading"]:
        yield CardWord("WORD", "under", found.start())
        yield CardWord("HEADING", found["heading"], found.start("heading"))
        if found["heading_end"]:
            yield CardWord("MARK", found["heading_end"], found.start("heading_end"))
    elif kind == "each_who":
        yield CardWord("EACH_WHO", says, at)
    elif found["somebody"]:
        yield from _remembering(found)
    elif kind in ("record", "remembered"):
        yield from _recorded(found, kind)
    else:
        sign = says.replace("–", "-").replace("−", "-").replace("…", ".")
        yield CardWord(kind.upper(), sign.replace(" ", "") if kind == "signed" else sign, at)


def _in_bold(found: re.Match[str], says: str, at: int) -> Iterator[CardWord]:
    """A label; or words in bold type, but no label: "you are <b>killed</b>"."""
    if not says.islower():
        label = says.lower()
        yield CardWord(f"{label.upper()}_LABEL" if label in _BOLD else "OTHER", label, at)
        return
    for word in re.finditer(r"[a-z]+", says):
        yield CardWord("WORD", word[0], at + word.start())
    if found[0].endswith("."):
        yield CardWord("MARK", ".", found.end() - 1)


def _plain(says: str, at: int) -> Iterator[CardWord]:
    """A word without its prefix `non-` and its ending, which are words of their own."""
    if says.lower().startswith("non-") and len(says) > 4:
        yield CardWord("WORD", "non", at)
        yield CardWord("WORD", says[4:].lower(), at + 4)
        return
    word, end = _ENDING.fullmatch(says.replace("’", "'").lower()).groups()  # type: ignore[union-attr]
    yield CardWord("WORD", "non" if word == "non-" else word, at)
    if end:
        yield CardWord("WORD", end, at + len(word))


def _remembering(found: re.Match[str]) -> Iterator[CardWord]:
    """What somebody remembers, or either of two things; a mark at the end in the quotation marks stands behind them."""
    for number, kind in enumerate(("somebody", "or_somebody")):
        if says := found[kind]:
            if number:
                yield CardWord("WORD", "or", found.start(kind))
            yield CardWord("SOMEBODY_HAS", says.rstrip(",."), found.start(kind))
            if says[-1] in ",.":
                yield CardWord("MARK", says[-1], found.end(kind) - 1)


def _recorded(found: re.Match[str], kind: str) -> Iterator[CardWord]:
    """An entry of the campaign log, or a thing that is remembered, or was so."""
    says, at = found[kind], found.start(kind)
    remembers = found[0].lstrip().lower().startswith("remember")
    type_ = "RECORD" if kind == "record" else "REMEMBER" if remembers else "HAVE_SO"
    yield CardWord(type_, says.removesuffix("."), at)
    if says.endswith("."):
        yield CardWord("MARK", ".", at + len(says) - 1)


def _name_at(line: str, at: int, names: Names) -> CardWord | None:
    """The name that begins here, the card's own before any other, the longest first."""
    start = at + len(line[at:]) - len(line[at:].lstrip())
    if start and line[start - 1].isalnum():
        return None
    title = _title_at(line, start, names)
    for own in sorted(names.own, key=len, reverse=True):
        if line[start:].lower().startswith(own.lower()) and not line[start + len(own) : start + len(own) + 1].isalnum():
            return title if title is not None and len(title.says) > len(own) else CardWord("OWN_NAME", own, start)
    return title


def _title_at(line: str, start: int, names: Names) -> CardWord | None:
    """The title that begins here, with a full stop or bracket behind it or without, the longest first."""
    if line.startswith("the ", start):
        found = _title_at(f"{line[:start]}The{line[start + 3 :]}", start, names)
        return found if found is not None and found.says.startswith("The ") else None
    if not line[start : start + 1].isupper() and line[start : start + 1] not in ('"', "“"):
        return _room_at(line, start, names)
    ends = [word.end() for word in _IN_A_TITLE.finditer(line, start, start + 80)][:_WORDS_OF_A_TITLE]
    titles = (
        line[start:end]
        for whole in reversed(ends)
        for end in (whole, whole - 1, whole - 2)
        if not line[end : end + 1].isalnum()
    )
    title = next((one for one in titles if one in names.titles and one not in names.own[:1]), "")
    told_apart = " " in title or line[:start].rstrip().endswith(_SPAWN) or not _begins_a_sentence(line, start)
    told_apart = told_apart or _OF_ONE.match(line, start + len(title)) is not None
    return CardWord("TITLE", title, start) if title and told_apart else None


def _room_at(line: str, start: int, names: Names) -> CardWord | None:
    """The place of one word without a capital letter that somebody is in: `investigators in the hallway`."""
    found = _ROOM.match(line, start) if line[:start].endswith(" in the ") else None
    title = found[0].capitalize() if found else ""
    known = title in names.titles and not _terms() & {_FORMS.sub("", title.lower())}
    return CardWord("TITLE", title, start) if known else None


def _begins_a_sentence(line: str, start: int) -> bool:
    """True where any word has a capital letter, so that a title of one word cannot be told from it."""
    before = line[:start].rstrip().removesuffix('"')
    return not before or before[-1] in ".:>-–—]"


_SAYING_NOTHING: Final = frozenset({"immediately", "immediate"})
"""Words without which a sentence says the same: the rules give them no meaning."""
_OF_THINGS: Final = frozenset({"it", "them"})
_OF_PEOPLE: Final = frozenset({"he", "she", "him", "her", "they"})
_OF_EITHER: Final = {("he", "she"): "they", ("him", "her"): "they", ("his", "her"): "their"}
"""Pronouns of two words, by what stands for them."""
_KINDS: Final = ("asset", "event", "skill", "investigator", "location", "card")
_TYPES: Final = {
    **{f"{kind}{end}": kind for kind in _KINDS for end in ("", "s")},
    **dict.fromkeys(("enemy", "enemies"), "enemy"),
    **dict.fromkeys(("treachery", "treacheries"), "treachery"),
}
_THIS_CARD: Final = frozenset({"card", "asset", "enemy"})
"""The types by which a card calls itself."""
_WHILE: Final = "while"
_END: Final = CardWord("", "", 0)
_ABOUT_THIS: Final = "ABOUT_THIS"
"""Stands for a sentence of a story about the card itself."""
_PLACES: Final = frozenset({"at", "in", "to", "from"})
_WHERE: Final = frozenset({"at", "in"})
_BEFORE_A_PLACE: Final = _PLACES | {"beneath", "underneath", "as"}
"""Words before a title that says only where something else is."""
_WHOSE: Final = frozenset({"your", "its", "'s", "their"})


def with_antecedents(words: tuple[CardWord, ...]) -> Iterator[CardWord]:
    """The words, with each pronoun as the card itself or as the last other thing that was named before it.

    >>> line = "After an enemy at your location is evaded: Exhaust it."
    >>> [word.says for word in with_antecedents(tuple(words_of(line, Names(()))))][-2:]
    ['that enemy', '.']
    """
    named = person = "this"
    subject = earlier = host = ""
    before, titled = ("", ""), False  # The type of a card that is named says no more than its name.
    for word, following in pairwise((*_in_one_word(words), _END)):
        plain = word.type == "WORD"
        if word.type == _ABOUT_THIS:
            named = person = "this"
            continue
        if plain and word.says == "its" and (earlier if before[0] in _TYPES and before[1] == "at" else named) == "this":
            yield word._replace(type="ITS_OWN")
        elif plain and word.says in _OF_THINGS and host and before[1] == "to":
            yield _standing_for(host, word)
        elif plain and word.says in _OF_THINGS:
            named = subject if subject and before[1] == "," else named
            yield _standing_for(named, word)
        elif plain and word.says in _OF_PEOPLE:
            yield _standing_for(person, word)
        else:
            if word.type == "OWN_NAME":
                # Into a place goes what was named before, and that does something there.
                named = named if "into" in before else "this"
                person = person if _is_a_place(before) else "this"
            elif word.type == "TITLE" and not _BEFORE_A_PLACE & {before[1].lower(), before[0].lower()}:
                named = person = word.says
            elif (
                plain
                and word.says in _TYPES
                and not titled
                and not _is_whereabouts(word, before)
                and following.says != "test"
            ):
                earlier = named
                if before[1] == "this" and word.says in _THIS_CARD:
                    named = person = "this"
                elif word.says.startswith("investigator"):
                    person = "that investigator"
                else:
                    named = f"that {_TYPES[word.says]}"
            subject = _subject(subject, named, word, before)
            # Nothing is attached to itself: what it is attached to was named before it.
            host = named if plain and word.says == "attach" else "" if word.says == "." else host
            yield word
        before, titled = (before[1], word.says), word.type == "TITLE"


def _subject(subject: str, named: str, word: CardWord, before: tuple[str, str]) -> str:
    """The thing that a clause with `while` is about, for which a pronoun after the clause stands."""
    if word.says in (".", ":"):
        return ""
    if before[1] == "while":
        return _WHILE
    return named if subject == _WHILE and word.says in ("is", "has", "are") else subject


def _standing_for(named: str, word: CardWord) -> CardWord:
    if named == "this":
        return CardWord("IT_SELF", named, word.at)
    return CardWord("IT_OTHER" if named.startswith("that ") else "TITLE", named, word.at)


def _is_a_place(before: tuple[str, str]) -> bool:
    """True after the words `in` or `at`: what is named there is no person."""
    return before[1] in _WHERE or (before[1] == "the" and before[0] in _WHERE)


def _is_whereabouts(word: CardWord, before: tuple[str, str]) -> bool:
    """True of a location that says only where something is: `at your location`, `to its location`."""
    return word.says == "location" and before[1] in _WHOSE and (before[1] == "'s" or before[0] in _PLACES)


def _in_one_word(words: tuple[CardWord, ...]) -> Iterator[CardWord]:
    """The words that say something, with "he or she" and the like as one."""
    words = tuple(word for word in words if word.type != "WORD" or word.says not in _SAYING_NOTHING)
    place = 0
    while place < len(words):
        says = tuple(word.says for word in words[place : place + 3])
        one = _OF_EITHER.get((says[0], says[2])) if len(says) == 3 and says[1] == "or" else None
        yield words[place] if one is None else words[place]._replace(says=one)
        place += 1 if one is None else 3
