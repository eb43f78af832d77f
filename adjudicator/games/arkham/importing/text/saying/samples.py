"""Samples of phrases: what each kind of phrase may mean, with holes where its meaning is open."""

from collections.abc import Callable, Iterator
from itertools import combinations, count
from typing import Any, Final, NamedTuple

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import YOU, Data, Noun, Sentence
from adjudicator.games.arkham.importing.text.saying.holes import (
    NUMBERS,
    Bound,
    Unknown,
    hole_of,
    is_unknown,
    number,
    numbers_in,
    title,
    with_holes,
    word,
    words,
)
from adjudicator.games.arkham.importing.text.ways import Way
from adjudicator.games.arkham.terms import CLASSES, SKILLS


class Slot(NamedTuple):
    """A phrase within another one: its symbol, and what it means as soon as the holes are filled."""

    symbol: str
    means: Callable[[Bound], Any]


class Sample(NamedTuple):
    """A meaning with holes, and the words and phrases that say it."""

    meaning: Any
    says: tuple[Token | Slot, ...]


_NUMBERS: Final = count(1)
_COUNTED_SO_FAR: Final = count()


def _hole() -> int:
    return next(_NUMBERS)


def _counting() -> int:
    """A hole for a number: these are few, so that numbers stay small, and none is met twice in one phrase."""
    return -(next(_COUNTED_SO_FAR) % NUMBERS)


class Put:
    """The meaning of a phrase that is what stands in a hole."""

    def __init__(self, hole: int) -> None:
        self.hole: Final = hole

    def __call__(self, bound: Bound) -> Any:
        """What stands in the hole."""
        return bound[self.hole]


def holes_in(meaning: Any) -> frozenset[int]:
    """The holes of a meaning; those of which nothing is known are never met twice."""
    if is_unknown(meaning):
        return frozenset()
    if isinstance(meaning, str):
        return numbers_in(meaning)
    if isinstance(meaning, int):
        hole = None if isinstance(meaning, bool) else hole_of(meaning)
        return frozenset() if hole is None else frozenset((hole,))
    if isinstance(meaning, dict):
        return holes_in([*meaning.keys(), *meaning.values()])
    each = meaning if isinstance(meaning, list | tuple) else ()
    return frozenset(hole for one in each for hole in holes_in(one))


def anew(sample: Sample) -> Sample:
    """The same phrase with other holes: one that stands beside it is about something else."""
    others = {hole: _counting() if hole <= 0 else _hole() for hole in sorted(holes_in(sample.meaning))}

    def means(slot: Slot) -> Callable[[Bound], Any]:
        return lambda bound: slot.means({**bound, **{hole: bound[new] for hole, new in others.items() if new in bound}})

    says = tuple(Slot(one.symbol, means(one)) if isinstance(one, Slot) else one for one in sample.says)
    return Sample(with_holes(sample.meaning, others), says)


def unknown(symbol: str) -> Sample:
    """A phrase of which nothing is known."""
    hole = _hole()
    return Sample(Unknown(hole), (Slot(symbol, Put(hole)),))


def a_word(symbol: str) -> Sample:
    """A phrase that is one word, whatever that is."""
    hole = _hole()
    return Sample(word(hole), (Slot(symbol, Put(hole)),))


def _several(data: Any) -> list[Any]:
    return [*data] if isinstance(data, list) else [data]


def _noun(article: str, *, open_: bool, **known: Any) -> Sample:
    """A thing of which only the article is known, and these features."""
    hole, many = _hole(), _counting()
    several = article in ("number", "up to")

    def means(bound: Bound) -> Noun:
        what = bound[hole]
        if known and isinstance(what, dict):
            what = {**known, **what}
        if isinstance(what, dict) and set(what) <= {"kind"}:
            what = what.get("kind", "card")
        return Noun(what, article, bound.get(many, 1))

    what: Any = {**known, **words(hole)} if open_ else word(hole)
    return Sample(Noun(what, article, number(many) if several else 1), (Slot("noun", means),))


def _nearest_to_this() -> Sample:
    """The one thing of a description that is nearest to the card itself."""
    hole = _hole()
    return Sample(
        Noun(word(hole), "nearest", to="this"), (Slot("noun", lambda bound: Noun(bound[hole], "nearest", to="this")),)
    )


def _known(noun: Noun) -> Sample:
    return Sample(noun, (Slot("noun", lambda _: noun),))


def _named_ones() -> Iterator[Sample]:
    """Things by their titles: in play, and set aside."""
    hole = _hole()
    yield Sample(Noun(title(hole)), (Slot("noun", lambda bound: Noun(bound[hole])),))
    aside = _hole()
    what: dict[str, Data] = {"named": title(aside), "zone": "set aside"}
    yield Sample(Noun(what), (Slot("noun", lambda bound: Noun({"named": bound[aside], "zone": "set aside"})),))


def nouns(few: bool = False) -> Iterator[Sample]:
    """Things of every kind that the phrases around them tell apart; only `few` of them where there are several."""
    yield _noun("", open_=False)
    for what in (YOU, "this", "your location", "that investigator", *(() if few else ("that enemy", "here"))):
        yield _known(Noun(what))
    yield _known(Noun("enemy", "a"))
    yield from _named_ones()
    if not few:
        # An enemy spawns at a location, and the data need not say that it is one.
        yield _noun("a", open_=True, kind="location")
    for article in ("a", "each"):
        yield _noun(article, open_=True)
        yield _noun(article, open_=False)
        yield _known(Noun("investigator", article))
        if not few:
            yield _known(Noun("connecting location", article))
            yield _noun(article, open_=True, kind="investigator")
            yield _noun(article, open_=True, zone="hand")
            yield _noun(article, open_=True, zone="discard")
    if few:
        yield _noun("a", open_=True, kind="enemy")
        yield _known(Noun({"kind": "location", "farthest from": YOU}, "most"))
        return
    yield _nearest_to_this()
    for article in ("nearest", "number", "up to", "any number", "most"):
        yield _noun(article, open_=False)
        yield _noun(article, open_=True)
    yield _known(Noun({"kind": "location", "farthest from": YOU}, "most"))


def _one(symbol: str, means: Callable[[Any], Any], sample: Callable[[int], Any]) -> Callable[[], Iterator[Sample]]:
    """The samples of a phrase with one hole."""

    def samples() -> Iterator[Sample]:
        hole = _hole()
        yield Sample(sample(hole), (Slot(symbol, lambda bound: means(bound[hole])),))

    return samples


def _occurrences() -> Iterator[Sample]:
    for head in ("event", "would"):
        event, rest = _hole(), _hole()
        slot = Slot("occurrence", lambda bound, head=head, event=event, rest=rest: {head: bound[event], **bound[rest]})  # type: ignore[misc]
        yield Sample({head: word(event), **words(rest)}, (slot,))


def _costs() -> Iterator[Sample]:
    """What is paid: anything, and what is another effect where it may be paid."""
    yield from _one("costs", _several, lambda hole: [words(hole)])()
    for head in ("resources", "clues"):
        many = _counting()
        yield Sample([{head: number(many)}], (Slot("costs", _with(head, many)),))
        yield Sample([{head: 1}], (Slot("costs", _with(head)),))
    of, some = _hole(), _counting()
    yield Sample([{"spend": number(some), "of": word(of)}], (Slot("costs", _with("spend", some, of)),))
    yield Sample([{"spend": 1, "of": word(of)}], (Slot("costs", _with("spend", None, of)),))
    yield Sample([{"exile": "this"}], (Slot("costs", lambda _: [{"exile": "this"}]),))
    what = _hole()
    yield Sample([{"discard": words(what)}], (Slot("costs", lambda bound: [{"discard": bound[what]}]),))


def _with(head: str, many: int | None = None, of: int | None = None) -> Callable[[Bound], Any]:
    """A cost of a number, of something if that is said."""
    return lambda bound: [{head: 1 if many is None else bound[many], **({} if of is None else {"of": bound[of]})}]


def _bans() -> Iterator[Sample]:
    """Deeds that cannot be done, perhaps to something."""
    deed, what, many = _hole(), _hole(), _hole()
    yield Sample({"deed": word(deed)}, (Slot("cannot_do", lambda bound: {"deed": bound[deed]}),))
    slot = Slot("cannot_do", lambda bound: {"deed": bound[deed], "what": bound[what]})
    yield Sample({"deed": word(deed), "what": word(what)}, (slot,))
    yield Sample({"deed": "ready"}, (Slot("cannot_do", lambda _: {"deed": "ready"}),))
    for known in _OF_PLACES:
        yield Sample({"deed": known, "what": "this"}, (Slot("cannot_do", _to_this(known)),))
        yield Sample({"deed": known, "what": word(what)}, (Slot("cannot_do", _to_such(known, what)),))
    slot = Slot("cannot_do", lambda bound: {"deed": [bound[deed], bound[many]]})
    yield Sample({"deed": [word(deed), word(many)]}, (slot,))


_OF_PLACES: Final = ("enter", "leave", "investigate")
"""Deeds that phrases around them tell apart from others."""


def _to_this(deed: str) -> Callable[[Bound], Any]:
    return lambda _: {"deed": deed, "what": "this"}


def _to_such(deed: str, what: int) -> Callable[[Bound], Any]:
    return lambda bound: {"deed": deed, "what": bound[what]}


def _bodies() -> Iterator[Sample]:
    does, beside = _hole(), _hole()
    done = Sentence("do", (words(does),))
    yield Sample((done,), (Slot("body", lambda bound: ({}, _several(bound[does]))),))
    both = Slot("body", lambda bound: (bound[beside], _several(bound[does])))
    yield Sample((Sentence("beside", (), words(beside)), done), (both,))
    # An event lists what stands beside its effects: the one key and its value.
    key = _hole()
    one = Slot("body", lambda bound: ({bound[key]: bound[beside]}, _several(bound[does])))
    yield Sample((Sentence("beside", (), {word(key): word(beside)}), done), (one,))


def _ways(symbol: str) -> Callable[[], Iterator[Sample]]:
    """The samples of a way: what it is called, and what it does."""

    def samples() -> Iterator[Sample]:
        says, does = _hole(), _hole()
        slot = Slot(symbol, lambda bound: Way(bound[says], tuple(_several(bound[does]))))
        yield Sample(Way(word(says), (words(does),)), (slot,))

    return samples


def _heads() -> Iterator[Sample]:
    """The samples of what stands before the colon of an ability: any of its keys, by themselves and together."""
    keys = ("if", "cost", "during", "turn of")
    for number_of_keys in range(1, len(keys) + 1):
        for some in combinations(keys, number_of_keys):
            holes = {key: _hole() for key in some}
            slot = Slot("head", lambda bound, holes=holes: {key: bound[hole] for key, hole in holes.items()})  # type: ignore[misc]
            meaning = {key: words(hole) if key in ("if", "cost") else word(hole) for key, hole in holes.items()}
            yield Sample(meaning, (slot,))


def _same(data: Any) -> Any:
    return data


BULLET: Final = "bullet"
"""A way in a list."""
WAYS: Final = ("way", "third_way", "way_for", BULLET)
_MAPPINGS: Final = (
    *("condition", "any_condition", "one_condition", "act_condition", "timing", "cost", "gets"),
    *("act_effect", "during", "third", "adjective"),
)
OPEN: Final[dict[str, Callable[[], Iterator[Sample]]]] = {
    "noun": nouns,
    "deed": _one("deed", lambda data: tuple(_several(data)), lambda hole: (words(hole),)),
    "effect": _one("effect", _same, words),
    **{symbol: _one(symbol, _same, words) for symbol in _MAPPINGS},
    **{symbol: _one(symbol, _same, word) for symbol in ("amount", "amount_of", "limit", "with_what")},
    "costs": _costs,
    "occurrence": _occurrences,
    "cannot_do": _bans,
    "head": _heads,
    "body": _bodies,
    "symbols": _one("symbols", _same, word),
    **{symbol: _ways(symbol) for symbol in WAYS},
}
"""The phrases whose meaning is open where they stand within others."""
_COUNTED: Final = {"NUMBER": ("",), "SIGNED": ("+", "-"), "RESOLUTION": ("",)}
_NAMED: Final = (
    *("TITLE", "TRAIT", "SKILL_ICON", "CLASS_ICON", "SYMBOL_ICON", "SUBTITLE"),
    *("RECORD", "REMEMBER", "HAVE_SO", "SOMEBODY_HAS", "EACH_WHO", "LOGGED", "HEADING", "CODEX", "SUPPLY"),
)
_KINDS: Final = ("location", "enemy", "treachery", "asset", "card")


def people() -> Iterator[Sample]:
    """Somebody of a description."""
    yield _noun("a", open_=True, kind="investigator")
    yield _known(Noun("engaged investigator"))


def _of_a_trait() -> Sample:
    """A card of which only a trait is known."""
    hole = _hole()
    return Sample(Noun({"trait": word(hole)}, "a"), (Slot("noun", lambda bound: Noun({"trait": bound[hole]}, "a")),))


def _things() -> Iterator[Sample]:
    for article in ("a", "each", "any number", "up to"):
        for kind in _KINDS:
            yield _known(Noun(kind, article))
            yield _noun(article, open_=True, kind=kind)
    yield _noun("", open_=True, zone="underneath")
    yield _noun("", open_=True, zone="victory display")
    yield _known(Noun("that location"))
    yield _known(Noun("that enemy"))
    yield _of_a_trait()
    yield _known(Noun({"weakness": False}, "a"))
    yield _known(Noun("testing investigator"))


def _numbered() -> Iterator[Sample]:
    """Effects of which the first word has a number: many, or one."""
    for many in (number(_counting()), 1):
        head, rest = _hole(), _hole()
        yield Sample({word(head): many, **words(rest)}, (Slot("effect", _with_a_number(head, many, rest)),))


def _with_a_number(head: int, many: int, rest: int) -> Callable[[Bound], Any]:
    hole = hole_of(many)
    return lambda bound: {bound[head]: many if hole is None else bound[hole], **bound[rest]}


def _done_to() -> Iterator[Sample]:
    """Effects on something that was named before."""
    for kind in _KINDS:
        head, rest = _hole(), _hole()
        what = f"that {kind}"
        slot = Slot("effect", lambda bound, head=head, rest=rest, what=what: {bound[head]: what, **bound[rest]})  # type: ignore[misc]
        yield Sample({word(head): what, **words(rest)}, (slot,))


def _shared_out() -> Iterator[Sample]:
    """Effects on several things, of which each has a share of a number."""
    among, many, rest = _hole(), _counting(), _hole()

    def means(bound: Bound) -> Any:
        return {"choose several": bound[among], "number": bound[many], "divided": True, **bound[rest]}

    pattern = {"choose several": word(among), "number": number(many), "divided": True, **words(rest)}
    yield Sample(pattern, (Slot("effect", means),))


def _effects() -> Iterator[Sample]:
    yield from _numbered()
    yield from _done_to()
    yield from _shared_out()


def _of_a_choice() -> Iterator[Sample]:
    """Effects among which somebody chooses, or what one chooses something for."""
    for head in ("either", "may", "choose"):
        what, rest = _hole(), _hole()
        slot = Slot("deed", lambda bound, head=head, what=what, rest=rest: ({head: bound[what], **bound[rest]},))  # type: ignore[misc]
        yield Sample(({head: word(what), **words(rest)},), (slot,))


def _deeds() -> Iterator[Sample]:
    for effect in _numbered():
        (slot,) = effect.says
        assert isinstance(slot, Slot)
        means = slot.means
        yield Sample((effect.meaning,), (Slot("deed", lambda bound, means=means: (means(bound),)),))  # type: ignore[misc]
    yield from _of_a_choice()


def _values() -> Iterator[Sample]:
    """What holds for a time of a value of something."""
    what, rest = _hole(), _hole()
    slot = Slot("during", lambda bound: {"modify": bound[what], **bound[rest]})
    yield Sample({"modify": word(what), **words(rest)}, (slot,))


WIDE: Final[dict[str, Callable[[], Iterator[Sample]]]] = {
    "noun": _things,
    "effect": _effects,
    "deed": _deeds,
    "during": _values,
}
"""More samples, for a phrase around them that is only for some of what they mean."""
PRONOUNS: Final = ("IT_SELF", "IT_OTHER", "ITS_OWN")
"""Words that stand for what was named before."""


def terminals(name: str) -> Iterator[Sample]:
    """The samples of a word that says something."""
    if name in _COUNTED:
        for sign in _COUNTED[name]:
            hole = _counting()
            yield Sample(Token(name, f"{sign}{number(hole)}"), (Slot(name, _counted(hole, sign)),))
            if name != "RESOLUTION":
                yield Sample(Token(name, f"{sign}1"), (Token(name, f"{sign}1"),))
    elif name in _NAMED:
        hole = _hole()
        yield Sample(Token(name, word(hole)), (Slot(name, lambda bound: _named(name, bound[hole])),))
    elif name == "SIGNED_X":
        yield from (Sample(Token(name, says), (Token(name, says),)) for says in ("+X", "-X"))
    elif name == "IT_OTHER":
        hole = _hole()
        yield Sample(Token(name, word(hole)), (Slot(name, lambda bound: _named(name, bound[hole])),))
    else:
        says = _ICONS.get(name, "this")
        yield Sample(Token(name, says), (Token(name, says if name in PRONOUNS else ""),))


_ICONS: Final = {"ELDER_SIGN_ICON": "elder sign", "WILD_ICON": "wild"}
"""The word of each icon that says one thing alone."""


def _named(name: str, says: Any) -> str:
    """The text of a word of this type; empty if no such word says it."""
    return says if isinstance(says, str) and _SAYS.get(name, _anything)(says) else ""


def _anything(_: str) -> bool:
    return True


_SAYS: Final[dict[str, Callable[[str], bool]]] = {
    "SKILL_ICON": SKILLS.__contains__,
    "CLASS_ICON": CLASSES.__contains__,
    "SYMBOL_ICON": frozenset({"skull", "cultist", "tablet", "elder thing", "auto-fail", "bless", "curse"}).__contains__,
    "IT_OTHER": lambda says: says.startswith("that "),
    "TITLE": lambda says: says[:1].isupper() or says[:1] in '"“',
    "TRAIT": lambda says: says[:1].isupper(),
}
"""What words of some types may say."""


def _counted(hole: int, sign: str) -> Callable[[Bound], str]:
    def says(bound: Bound) -> str:
        # The sign is part of the hole's number: a number of the other sign does not fit.
        return f"{sign}{bound[hole]}" if bound[hole] >= 0 else ""

    return says


def said_by(name: str, text: str) -> bool:
    """True if a word of this type may say a text."""
    return (name in _NAMED or name == "IT_OTHER") and bool(_named(name, text))
