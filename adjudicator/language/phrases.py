"""The sentences that a file may use: phrases with slots, matched word by word, with help when none fits."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from adjudicator.language.nearest import nearest

OF_THIS_KIND: Final = "sentences of this kind: "
"""The words before the forms that help with a sentence that fits none."""


class Phrase(NamedTuple):
    """One form of sentence: `{who} fights {enemy} [with {card}]`; a part in square brackets may be left out.

    A slot may have a kind, `{n:number}`; a number is written in digits, or as `no`, `a`, `one`.

    `name` is the meaning of the sentence to the game, `example` shows it. `also` are other words that people use for
    it: the grammar does not read them, but it offers this phrase to a person who writes them.
    """

    name: str
    form: str
    example: str = ""
    also: str = ""

    def slots_of(self, sentence: str) -> dict[str, str]:
        """The words in the slots of a sentence of this form; none if it has another one."""
        match = _pattern(self.form).match(sentence)
        return {} if match is None else {slot: said for slot, said in match.groupdict().items() if said is not None}


class Said(NamedTuple):
    """A sentence that fits a phrase: its meaning and the contents of its slots."""

    name: str
    slots: dict[str, str]


LONGEST: Final = 5_000
"""The most characters of a sentence: reading a longer one would take too long."""

_PATTERNS: dict[str, re.Pattern[str]] = {}
_GENITIVE: Final = re.compile(r"(?<=s)'(?= )")
_STRAIGHT: Final = str.maketrans("“”„«»‘’", '"""""\'\'')


def straight(text: str) -> str:
    """A text with straight quotation marks and apostrophes in place of curly ones.

    >>> print(straight("roland’s “machete”"))
    roland's "machete"
    """
    return text.translate(_STRAIGHT)


def with_whole_genitives(text: str) -> str:
    """A text in which a name that ends with an s has its genitive written out; quotation marks stay as they are.

    >>> with_whole_genitives("rats' damage"), with_whole_genitives("roland plays 'dr. milan's notes' now")
    ("rats's damage", "roland plays 'dr. milan's notes' now")
    """
    return text if " '" in f" {text}" else _GENITIVE.sub("'s", text)


def _as_given(slot: str, sentence: str) -> str:
    """What stands in a slot as the sentence has it: a genitive within a name is not written out.

    >>> _as_given("witches's circle", "agnes's location is witches' circle"), _as_given("agnes's hand", "agnes's hand")
    ("witches' circle", "agnes's hand")
    """
    given = slot.replace("s's ", "s' ")
    return given if given in sentence else slot


def unquoted(name: str) -> str:
    """A name without the quotation marks around it; marks within it belong to it.

    >>> unquoted('"beat cop"'), unquoted("'machete'"), unquoted('"ashcan" pete'), unquoted('"knife" and "guts"')
    ('beat cop', 'machete', '"ashcan" pete', '"knife" and "guts"')
    """
    name = name.strip()
    if len(name) > 2 and name[0] == name[-1] and name[0] in "\"'" and name[0] not in name[1:-1]:
        return name[1:-1].strip()
    return name


def pattern_of(form: str) -> str:
    """The regular expression of a phrase's form.

    >>> pattern_of("{who} fights {enemy} [with {card}]")
    '^(?P<who>.+?) fights (?P<enemy>.+?)(?: with (?P<card>.+?))?$'
    """
    text = "".join(f"\\{sign}" if sign in "().?+*" else sign for sign in form)
    text = text.replace(" [", "[ ").replace("[", "(?:").replace("]", ")?")
    pattern, *slots = text.split("{")
    for slot in slots:
        given, _, after = slot.partition("}")
        name, _, kind = given.partition(":")
        number = kind.startswith("number") if kind else name.startswith("n")
        pattern += _slot(name, number, after.startswith("'s")) + after
    return f"^{pattern}$"


def _slot(name: str, number: bool, owner: bool) -> str:
    """The pattern of a slot; an owner's name may itself hold an apostrophe, so the last one ends it."""
    if number:
        return rf"(?P<{name}>[+-]?[0-9]{{1,4}}|no|a|an|one)"
    return rf"(?P<{name}>.+)" if owner else rf"(?P<{name}>.+?)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Grammar:
    """The phrases of one kind of sentence.

    >>> grammar = Grammar([Phrase("fight", "{who} fights {enemy} [with {card}]")])
    >>> grammar.read("roland fights ghoul with machete")
    Said(name='fight', slots={'who': 'roland', 'enemy': 'ghoul', 'card': 'machete'})
    """

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self.phrases = tuple(phrases)
        self._keys = tuple(_keyed(phrase) for phrase in self.phrases)
        self._helping: tuple[Helping, ...] = ()
        self._known: tuple[str, ...] = ()
        self._by_word: dict[str, list[int]] = {}
        for place, key in enumerate(self._keys):
            self._by_word.setdefault(key.telling, []).append(place)

    def read(self, sentence: str) -> Said | None:
        """The meaning of the sentence by the first phrase that fits; None if none does."""
        return next(self.readings(sentence), None)

    def readings(self, sentence: str) -> Iterator[Said]:
        """The meaning of the sentence by each phrase that fits, in the order of the phrases."""
        if len(sentence) > LONGEST:
            return
        given = " ".join(straight(sentence).split())
        text = with_whole_genitives(given)
        padded = f" {text} ".lower()
        found = frozenset(padded.split())
        for place in sorted([place for word in ("", *found) for place in self._by_word.get(word, ())]):
            phrase, _telling, whole, parts = self._keys[place]
            if not whole <= found or (parts and not all(part in padded for part in parts)):
                continue
            match = _pattern(phrase.form).match(text)
            if match is not None:
                slots = match.groupdict().items()
                kept = ((name, _as_given(slot, given)) for name, slot in slots if slot is not None)
                yield Said(phrase.name, {name: unquoted(slot) for name, slot in kept})

    def help(self, sentence: str) -> str:
        """Help for a sentence that fits no phrase: the forms nearest to it."""
        if not self._helping:
            self._helping = tuple(_helping(phrase) for phrase in self.phrases)
            self._known = tuple(dict.fromkeys(word for one in self._helping for word in one.meaning))
        words = _words(sentence)
        words |= {near for word in words if len(word) > 3 for near in nearest(word, self._known, 1)}
        ranked = sorted(self._helping, key=lambda one: one.likeness(words), reverse=True)
        near = [one for one in ranked if one.meaning & words] or self._helping
        forms = dict.fromkeys(one.shown for one in near)
        return OF_THIS_KIND + "; ".join(list(forms)[:3])

    def patterns(self) -> list[str]:
        """A regular expression for each phrase, as a JSON Schema takes it: genitives and apostrophes of every kind.

        >>> Grammar([Phrase("asks", "{who}'s resources")]).patterns()
        ["(.+)['’]s? resources"]
        """
        plain = (re.sub(r"\?P<\w+>", "", pattern_of(phrase.form)[1:-1]) for phrase in self.phrases)
        return [pattern.replace(")'s", ")['’]s?") for pattern in plain]


class Keyed(NamedTuple):
    """A phrase with its fixed words: the longest that stands alone (it rules out most sentences), and all of them.

    `whole` are those that are words of every sentence of its form, `parts` stand beside a slot without a space.
    """

    phrase: Phrase
    telling: str
    whole: frozenset[str]
    parts: tuple[str, ...]


def _keyed(phrase: Phrase) -> Keyed:
    key = _key(phrase.form)
    whole = [word for word in key if _stands_alone(word, phrase.form)]
    return Keyed(
        phrase, max(whole, key=len, default=""), frozenset(whole), tuple(word for word in key if word not in whole)
    )


def _stands_alone(word: str, form: str) -> bool:
    """True where a fixed word stands between spaces, so that it is a word of every sentence of the form.

    >>> _stands_alone("holds", "{who} holds {n} card[s] [now]"), _stands_alone("card", "{who} holds {n} card[s] [now]")
    (True, False)
    """
    plain = f" {form.lower()} ".replace(" [", "  ").replace("] ", "  ")
    return f" {word} " in plain


def _pattern(form: str) -> re.Pattern[str]:
    found = _PATTERNS.get(form)
    if found is None:
        found = _PATTERNS[form] = re.compile(pattern_of(form), re.IGNORECASE)
    return found


def _words(sentence: str) -> frozenset[str]:
    """The words of a sentence; an owner's `'s` is a word of its own."""
    return frozenset(sentence.lower().replace("'s ", " 's ").split())


def _fixed(phrase: Phrase) -> frozenset[str]:
    return _words(_without_slots(phrase.form))


class Helping(NamedTuple):
    """A phrase as help: its fixed words, those by which it is recognized, those of its example, and what is shown."""

    fixed: frozenset[str]
    meaning: frozenset[str]
    example: frozenset[str]
    shown: str

    def likeness(self, words: frozenset[str]) -> tuple[int, int, int]:
        """The likeness to some words: those it means, those it lacks, those in its example."""
        return len(self.meaning & words), -len(self.fixed - words), len(self.example & words)


def _helping(phrase: Phrase) -> Helping:
    """A phrase as help; it is recognized by its own words, and by others that people use for it."""
    fixed = _fixed(phrase)
    return Helping(fixed, fixed | _words(phrase.also), _words(phrase.example), phrase.example or phrase.form)


def _key(form: str) -> tuple[str, ...]:
    return tuple(_without_slots(form).lower().split())


def _without_slots(form: str) -> str:
    """The words that every sentence of this form contains."""
    for opening, closing in ("[]", "{}"):
        first, *others = form.split(opening)
        form = " ".join((first, *(other.partition(closing)[2] for other in others)))
    return form


def sentences_schema(meaning: str, *grammars: Grammar) -> dict[str, object]:
    """The JSON Schema of a sentence that one of the grammars can read, with every phrase's example."""
    forms = "|".join(pattern for grammar in grammars for pattern in grammar.patterns())
    examples = dict.fromkeys(phrase.example for grammar in grammars for phrase in grammar.phrases if phrase.example)
    return {"type": "string", "description": meaning, "pattern": rf"^({forms})\??$", "examples": list(examples)}


def amount(text: str) -> int:
    """A number in a sentence: digits, or `no`, `a`, `one`.

    >>> amount("no"), amount("a"), amount("3")
    (0, 1, 3)
    """
    words = {"no": 0, "a": 1, "an": 1, "one": 1}
    return words[text.lower()] if text.lower() in words else int(text)
