"""The meaning of a phrase of the grammar, and so the words for what is to be said.

Every rule of the grammar is tried with holes in place of the phrases and numbers in it: what it means with them is a
pattern, and data that fits it is said by the words of the rule.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from functools import lru_cache
from inspect import getattr_static
from itertools import chain, islice, product
from typing import Any, Final

from lark import Token, Transformer, Tree, v_args
from lark.exceptions import VisitError

from adjudicator.games.arkham.importing.text.building import Building
from adjudicator.games.arkham.importing.text.phrases import NotSaid, Noun, Sentence
from adjudicator.games.arkham.importing.text.saying.bodies import Trying, body, checked
from adjudicator.games.arkham.importing.text.saying.concretely import Asked, Concretely
from adjudicator.games.arkham.importing.text.saying.describing import described, titled
from adjudicator.games.arkham.importing.text.saying.effects_in_parts import OF_EFFECTS
from adjudicator.games.arkham.importing.text.saying.grammar import Said, grammar, literal
from adjudicator.games.arkham.importing.text.saying.holes import Bound, Opened, fit, is_unknown
from adjudicator.games.arkham.importing.text.saying.lines_in_parts import OF_LINES
from adjudicator.games.arkham.importing.text.saying.lists_said import for_the_same, in_a_list, symbols
from adjudicator.games.arkham.importing.text.saying.parts_of_a_phrase import said
from adjudicator.games.arkham.importing.text.saying.peeling import shapes
from adjudicator.games.arkham.importing.text.saying.plainest import alike, plainest_first
from adjudicator.games.arkham.importing.text.saying.repeating import longer
from adjudicator.games.arkham.importing.text.saying.samples import (
    BULLET,
    OPEN,
    WAYS,
    WIDE,
    Put,
    Sample,
    Slot,
    a_word,
    nouns,
    people,
    terminals,
    unknown,
)
from adjudicator.games.arkham.importing.text.saying.sentences_in_parts import OF_SENTENCES
from adjudicator.games.arkham.importing.text.saying.sentences_said import part_by_part
from adjudicator.games.arkham.importing.text.saying.side_by_side import evenly, told_apart, tried
from adjudicator.games.arkham.importing.text.saying.verbs import forms_of_the_verb
from adjudicator.games.arkham.importing.text.saying.ways_said import (
    BULLET_MARK,
    CALLED,
    CHOOSE_ONE,
    DECIDES,
    is_called_so,
    is_free,
    name_of,
    stories_in,
    told_as_a_story,
    ways_in,
    words_read,
)
from adjudicator.games.arkham.importing.text.ways import Way

_MOST_SAMPLES: Final = 200
"""The most ways in which a rule of the grammar is tried."""
_MOST_WIDE: Final = 600
"""The most ways in which one is tried that is only for things of some kind."""
_MOST_LOOKS: Final = 40
"""The most ways in which a rule of the grammar is tried to see at which of its parts it looks."""
_DEEPEST: Final = 3
"""How deep phrases stand in each other that say nothing."""
_FEW_WORDS: Final = 4
"""More words than these are tried as any word first, and each by itself only then."""
_MOST_TIMES: Final = 5
"""How often what is simple stands again, where it may be repeated."""
_MOST_WAYS: Final = 4
"""The most ways of saying the same that are tried where one does not come back as the same."""
_MOST_BODIES: Final = 8
"""The most ways of saying what an ability does that are tried."""
_THINGS: Final = frozenset({"noun", "who"})
_OF_LINES: Final = {"constant_line": ("constant", "play_sentence"), "skill_lines": ("skill_line",)}
"""Phrases that say several things one behind the other, by those that say one of them."""
_IN_PARTS: Final = {**OF_EFFECTS, **OF_LINES, "sentence": OF_SENTENCES}
"""How phrases are told part by part, by their symbols."""
_SENTENCES: Final = ("sentence", "act_sentence")
"""The phrases that are sentences."""
_WITH_A_PURPOSE: Final = "way_for"
"""A way that begins with what it is for."""
_DESCRIBED: Final = ("n_described", "n_plain")
"""The rules of descriptions, which are said part by part."""
_PLAIN: Final = ("noun_plain", "noun_plain_where")
"""Descriptions without an article."""
_IT: Final[Said] = (Token("IT_OTHER", "that card"),)
"""A word for whatever was named before."""
_TYPES: Final = ("type", "types")
_A_CARD: Final[Said] = (Token("CARD", "card"),)
"""The word for a thing of whatever type."""
_OF_A_ZONE: Final = frozenset({"zone", "weakness", "of"})
"""What is said of all cards of a zone, or of all weaknesses in it."""
_DESCRIBING: Final = frozenset({"adjective", "where"})


class _Asking(Building):
    """Builds phrases, and knows if one of them is another one on a card of another type."""

    def __init__(self, kind: str) -> None:
        self.asked = False
        super().__init__(kind)

    @property
    def _kind(self) -> str:
        self.asked = True
        return self._of_kind

    @_kind.setter
    def _kind(self, kind: str) -> None:
        self._of_kind = kind


_ON_ANY_CARD: Final[dict[tuple[Any, bool], list[Sample]]] = {}
"""The phrases that mean the same on cards of all types."""


class _Part:
    """A part of a phrase, as the grammar's tree carries it."""

    def __init__(self, meaning: Any) -> None:
        self.meaning = meaning


class Phrases:
    """The phrases that may stand on a card of one type."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind
        self._building: Any = _Asking(kind)
        self._last: Concretely | None = None
        self._plain: Phrases | None = None
        self._trying: Trying | None = None
        self._heads: dict[str, frozenset[str]] = {}
        self._patterns: dict[str, list[Sample]] = {}
        self._known: dict[str, list[Sample]] = {}
        self._of_this_type = set[str]()
        self._by_key: dict[str, dict[str, list[tuple[int, Sample]]]] = {}
        self._said: dict[tuple[str, str], list[Said]] = {}

    def concretely(self) -> "Phrases":
        """The same phrases, which also say what only rules say that are tried with parts of it."""
        if self._trying is None:
            self._trying = Trying(
                shapes(one.meaning for name in _SENTENCES for one in self.patterns(name)),
                self.say,
            )
        asked = Asked(self._meaning, self.patterns, self._opened, self._building)
        same = copy(self)
        same._said, same._last, same._plain = {}, Concretely(asked, self._heads), self
        return same

    def say(self, symbol: str, meaning: Any) -> list[Said]:
        """Some ways to say this by a phrase, the first one of the grammar first; none if there is no phrase for it."""
        key = symbol, repr(meaning)
        if key not in self._said:
            self._said[key] = []
            ways, most = self._ways(symbol, meaning), _MOST_BODIES if symbol == "body" else _MOST_WAYS
            if self._plain is None or self._last is None:
                self._said[key] = _unlike(ways, most)
            else:
                # An ability is said part by part before anything else is tried with all of it.
                apart = self._told(self._last.of_an_ability(symbol, meaning))
                plain = self._plain.say(symbol, meaning)
                # What a rule says with parts that are said plainly comes before parts for which others are tried.
                shallow = [] if plain else self._plain._told(self._last.ways(symbol, meaning))
                self._said[key] = _unlike(chain(apart, plain, shallow, ways), most + len(plain))
                self._said[key] = self._said[key] or _unlike(self._told(self._last.ways(symbol, meaning)))
        return self._said[key]

    def _ways(self, symbol: str, meaning: Any) -> Iterator[Said]:
        if symbol == "body":
            beside, effects = meaning
            yield from body(self.say, beside, effects, self._trying if self._last is not None else None)
        elif symbol == "head" and checked([meaning]):
            yield from sorted(self._by_patterns(symbol, meaning), key=_checks_nothing)
        elif symbol == BULLET:
            yield from self._of_a_list(meaning)
        elif symbol in (*WAYS, CALLED):
            yield from self._of_a_way(symbol, meaning)
        elif symbol in _OF_LINES:
            for one in _OF_LINES[symbol]:
                yield from self.say(one, meaning)
        elif symbol != "adjective" or meaning:
            for tell in _IN_PARTS.get(symbol, ()):
                yield from chain.from_iterable(said(self.say, parts) for parts in tell(meaning))
            yield from self._of_several(symbol, meaning)
            is_thing = isinstance(meaning, Noun) and symbol in ("noun", *_PLAIN)
            ways = [self._by_patterns(symbol, meaning)]
            if is_thing:
                # A whole zone, or the weaknesses in it, are called cards only where no phrase calls them so.
                zone = isinstance(meaning.what, dict) and meaning.what.keys() <= _OF_A_ZONE
                ways.insert(1 if zone else 0, described(self.say, meaning, plain=symbol in _PLAIN))
                ways.append(titled(self.say, meaning))
            if is_thing and meaning.article == "" and isinstance(meaning.what, dict) and self._last is not None:
                ways.append(described(self.say, meaning._replace(article="each")))
            yield from chain.from_iterable(ways)

    def _of_a_way(self, symbol: str, way: Way) -> Iterator[Said]:
        """One of several ways: by the words by which it is called before others."""
        if symbol == CALLED or (symbol == _WITH_A_PURPOSE) == way.says.startswith(("for ", "to ")):
            yield from islice(words_read(way, self.kind, WAYS[0] if symbol == CALLED else symbol), _MOST_WAYS)
        if symbol != _WITH_A_PURPOSE:
            told = sorted(self.say("deed", way.does), key=lambda some: not is_called_so(way, some))
            yield from (one for one in told if symbol != CALLED or is_called_so(way, one))

    def _of_a_list(self, way: Way) -> Iterator[Said]:
        """A way in a list: a story and what it does, or what it is called, also before what it does."""
        if way.told:
            story = told_as_a_story(way)
            yield from ((BULLET_MARK, *story, *some) for some in self.say("body", ({}, [*way.does])))
        else:
            yield from islice(words_read(way, self.kind, BULLET), _MOST_WAYS)
            yield from ((*name_of(way), *some) for some in self.say("body", ({}, [*way.does])))

    def _told(self, ways: Iterator[tuple[tuple[Token | Slot, ...], Bound, Any]]) -> Iterator[Said]:
        """The words of rules that are tried with parts of what they mean."""
        for says, bound, rule in ways:
            verb = forms_of_the_verb(rule)
            told = tuple(Token("VERB", verb[place]) if place in verb else one for place, one in enumerate(says))
            yield from self._filled(told if len(says) == len(rule.expansion) else says, bound)

    def _by_patterns(self, symbol: str, meaning: Any) -> Iterator[Said]:
        """The ways to say this by rules of the grammar: one by each of them first, and then the others."""
        later = list[Iterator[Said]]()
        for sample in self._fitting(symbol, meaning):
            bound: Bound = {}
            if fit(sample.meaning, meaning, bound):
                ways = self._filled(sample.says, bound)
                if (first := next(ways, None)) is not None:
                    yield first
                    later.append(ways)
        yield from chain.from_iterable(later)

    def _of_several(self, symbol: str, meaning: Any) -> Iterator[Said]:
        """The ways to say what has several parts of one kind."""
        if symbol == "symbols":
            yield from symbols(meaning)
        if symbol == "sentence" and isinstance(meaning, Sentence) and (stories := stories_in(meaning)):
            for some in product(*(self._of_a_list(one) for one in stories)):
                yield (*DECIDES, *(token for one in some for token in one))
        elif symbol == "sentence" and isinstance(meaning, Sentence):
            for some in product(*(self.say(BULLET, one) for one in ways_in(meaning))):
                if some:
                    yield (*CHOOSE_ONE[is_free(meaning)], *(token for one in some for token in one))
        if symbol == "deed" and isinstance(meaning, tuple):
            yield from self._in_a_row(meaning) if len(meaning) > 1 else ()
            if len(meaning) == 1:
                yield from chain.from_iterable(map(self._in_a_row, part_by_part(meaning[0])))
        if symbol == "gets" and isinstance(meaning, dict) and len(meaning) > 1:
            yield from for_the_same(self.say, meaning)
            yield from self._listed("get", meaning.items())

    def _in_a_row(self, effects: tuple[Any, ...]) -> Iterator[Said]:
        """Several effects as one deed."""
        for some in product(*(self.say("effect", one) for one in effects)):
            said: list[Token] = [*some[0]]
            for one in some[1:]:
                said += [Token("AND", "and"), *one]
            yield tuple(said)

    def _listed(self, symbol: str, meanings: Iterable[Any]) -> Iterator[Said]:
        """Several things of one kind in a list."""
        yield from (in_a_list(some, Token("AND", "and")) for some in product(*(self.say(symbol, m) for m in meanings)))

    def _filled(self, says: tuple[Token | Slot, ...], bound: Bound) -> Iterator[Said]:
        """The words of a pattern, with those for what stands in its holes."""
        parts: list[list[Said]] = []
        for one in says:
            if isinstance(one, Token):
                parts.append([(one,)])
                continue
            try:
                means = one.means(bound)
            except (KeyError, TypeError):
                if one.symbol == _IT[0].type:
                    parts.append([_IT])
                    continue
                if not isinstance(one.means, Put) or not (whatever := self._whatever(one.symbol)):
                    return
                # The phrase means the same whatever stands here.
                parts.append([whatever])
                continue
            if one.symbol in grammar().terminals:
                parts.append([(Token(one.symbol, means),)] if means else [])
            else:
                parts.append(self.say(one.symbol, means))
            if not parts[-1]:
                return
        for some in islice(product(*parts), _MOST_WAYS):
            yield tuple(token for part in some for token in part)

    def _whatever(self, symbol: str, depth: int = 0) -> Said:
        """The words of a phrase that may stand where nothing is meant by it; none if all of them say something."""
        if symbol in _TYPES:
            return _A_CARD
        for sample in self.patterns(symbol) if depth < _DEEPEST else ():
            parts = [(one,) if isinstance(one, Token) else self._in_any_case(one, depth) for one in sample.says]
            if all(parts):
                return tuple(token for part in parts for token in part)
        return ()

    def _in_any_case(self, slot: Slot, depth: int) -> Said:
        """The words of a part that means nothing by itself: "it" may be whatever was named before."""
        if slot.symbol == _IT[0].type:
            return _IT
        return () if slot.symbol in grammar().terminals else self._whatever(slot.symbol, depth + 1)

    def _fitting(self, symbol: str, meaning: Any) -> Iterator[Sample]:
        """The patterns of a phrase that this may fit."""
        if symbol not in self._by_key:
            table: dict[str, list[tuple[int, Sample]]] = defaultdict(list)
            for place, sample in enumerate(self.patterns(symbol)):
                table[_key(sample.meaning)].append((place, sample))
            self._by_key[symbol] = table
        keys = ("", *(meaning if isinstance(meaning, dict) else (_key(meaning),)))
        found = (one for key in dict.fromkeys(keys) for one in self._by_key[symbol].get(key, ()))
        yield from (sample for _place, sample in sorted(found, key=lambda one: one[0]))

    def patterns(self, symbol: str) -> list[Sample]:
        """The meanings of a phrase, with holes, and the words for them."""
        if symbol not in self._patterns:
            self._patterns[symbol] = []
            self._patterns[symbol] = self._of_all(symbol, self._of)
        return self._patterns[symbol]

    def _opened(self, symbol: str) -> list[Sample]:
        """The meanings of a phrase of which more is known: what a phrase around it looks at."""
        if symbol in OPEN:
            return list(OPEN[symbol]())
        if symbol not in self._known:
            self._known[symbol] = []
            asked, self._building.asked = self._building.asked, False
            found = sorted(self._of_all(symbol, self._of_known), key=lambda one: len(one.says))
            self._known[symbol] = [a_word(symbol), *found] if _are_words(found) else found
            if self._building.asked:
                self._of_this_type.add(symbol)
            self._building.asked = asked
        self._building.asked = self._building.asked or symbol in self._of_this_type
        return self._known[symbol]

    def _of_all(self, symbol: str, of: Callable[[Any], Iterator[Sample]]) -> list[Sample]:
        if not symbol.startswith("__"):
            found = [one for rules in alike(symbol) for one in self._first_of(rules, of)]
            return plainest_first(found, by_words=symbol != "noun")
        # What is repeated stands some times at most, however often the grammar allows it.
        rules = grammar().rules_of(symbol)
        again = [rule for rule in rules if rule.expansion[0].name == symbol]
        once = [one for rule in rules if rule not in again for one in self._shared(rule, of)]
        table = self._patterns if of == self._of else self._known

        def extended(some: list[Sample]) -> Iterable[Sample]:
            table[symbol] = some
            return [one for rule in again for one in of(rule)]

        return longer(once, extended, _MOST_TIMES if all(_is_one(one) for one in once) else 1)

    def _first_of(self, rules: list[Any], of: Callable[[Any], Iterator[Sample]]) -> list[Sample]:
        """The meanings of the first of these rules that has any."""
        return next((some for rule in rules if (some := self._shared(rule, of))), [])

    def _shared(self, rule: Any, of: Callable[[Any], Iterator[Sample]]) -> list[Sample]:
        """The meanings of a rule, which are those of all cards if they do not depend on the type of this one."""
        key = rule, of == self._of
        if key not in _ON_ANY_CARD:
            asked, self._building.asked = self._building.asked, False
            found = list(of(rule))
            if self._building.asked:
                return found
            self._building.asked = asked
            _ON_ANY_CARD[key] = found
        return _ON_ANY_CARD[key]

    def _samples(self, symbol: Any, few: bool) -> list[Sample]:
        """The meanings of a part of a phrase that looks at it."""
        name = symbol.name
        if name == "who" and few:
            you = self._building.w_you()
            some = (one for one in nouns(few) if _is_somebody(self._building, one))
            return [Sample(you, (Slot(name, lambda _: you),)), *some, *people()]
        if name == "noun" and few:
            return list(nouns(few))
        if symbol.is_term:
            return [Sample(None, (Token(name, literal(name)),))] if symbol.filter_out else list(terminals(name))
        return self._opened(name)

    def _of(self, rule: Any) -> Iterator[Sample]:
        """The meanings of a rule: of its parts nothing is known but for those that it looks at."""
        names = [one.name for one in rule.expansion]
        if rule.origin.name == "noun" and (rule.alias in _DESCRIBED or any(_describes(name) for name in names)):
            return
        if rule.origin.name in _OF_LINES or rule.alias in _OF_LINES:
            yield from (unknown(name) for name in _OF_LINES.get(rule.alias, ()))
            return
        few = sum(name in _THINGS for name in names) > 1
        closed = {place for place, one in enumerate(rule.expansion) if not one.is_term}
        parts = [
            self._unknown(one) if place in closed else self._samples(one, few)
            for place, one in enumerate(rule.expansion)
        ]
        everywhere = list(range(len(parts)))
        self._open(rule, parts, everywhere, closed, few)
        yield from (
            list(self._with(rule, parts))
            or self._wide(rule, parts, closed, few)
            or self._of_the_same(rule, parts, closed)
        )

    def _open(self, rule: Any, parts: list[list[Sample]], places: list[int], closed: set[int], few: bool) -> None:
        """Find out what the parts mean at which the phrase looks, which stand in these places."""
        while closed:
            opened = {places[one] for one in self._looked_at(rule, [parts[place] for place in places])} & closed
            if not opened:
                return
            closed -= opened
            for place in opened:
                parts[place] = self._samples(rule.expansion[place], few)

    def _wide(self, rule: Any, parts: list[list[Sample]], closed: set[int], few: bool) -> list[Sample]:
        """The meanings of a phrase that is only for things of some kind, or for effects that have a number."""
        found = list[Sample]()
        for place, one in enumerate(rule.expansion):
            if one.name in WIDE:
                wide = [*parts[:place], [*parts[place], *WIDE[one.name]()], *parts[place + 1 :]]
                # It looks at the other parts only once this one is something that it is for.
                self._open(rule, wide, list(range(len(wide))), closed - {place}, few)
                found += self._with(rule, wide, _MOST_WIDE)
        return found

    def _of_the_same(self, rule: Any, parts: list[list[Sample]], closed: set[int]) -> list[Sample]:
        """The meanings of a phrase that says the same thing twice."""
        names = [one.name for one in rule.expansion]
        if len(set(names)) == len(names):
            return []
        places = [place if name in ("NUMBER", "SIGNED") else names.index(name) for place, name in enumerate(names)]
        self._open(rule, parts, places, closed, few=False)
        return list(self._with(rule, [parts[place] for place in places], same=True))

    def _unknown(self, symbol: Any) -> list[Sample]:
        return self.patterns(symbol.name) if _is_repeated(symbol) else [unknown(symbol.name)]

    def _of_known(self, rule: Any) -> Iterator[Sample]:
        """The meanings of a rule with every sample of its parts."""
        names = [one.name for one in rule.expansion]
        few = sum(name in _THINGS for name in names) > 1
        yield from self._with(rule, [self._samples(one, few) for one in rule.expansion])

    def _looked_at(self, rule: Any, parts: list[list[Sample]]) -> set[int]:
        """The parts, by their places, at which the phrase looks."""
        places = {
            part.means.hole: place
            for place, samples in enumerate(parts)
            for sample in samples
            for part in sample.says
            if isinstance(part, Slot) and isinstance(part.means, Put)
        }
        for some in islice(evenly(parts), _MOST_LOOKS):
            try:
                self._meaning(rule, some)
            except Opened as opened:
                return {places[opened.hole]} if opened.hole in places else set(places.values())
            except NotSaid:
                continue
            except (TypeError, AttributeError, ValueError, KeyError, StopIteration):
                return set(places.values())
        return set()

    def _with(
        self, rule: Any, parts: list[list[Sample]], most: int = _MOST_SAMPLES, *, same: bool = False
    ) -> Iterator[Sample]:
        verb = forms_of_the_verb(rule)
        holes: dict[int, frozenset[int]] = {}
        for apart in tried(parts, most if len(parts) > 1 else None):
            some = apart if same else told_apart(apart, holes)
            try:
                meaning = self._meaning(rule, some)
            except (NotSaid, Opened, TypeError, AttributeError, ValueError, KeyError, StopIteration, AssertionError):
                continue
            says = tuple(
                Token("VERB", verb[place]) if place in verb else part
                for place, sample in enumerate(some)
                for part in sample.says
            )
            yield Sample(meaning, says)
            if type(meaning) is Sentence and meaning.kind == "attempt" and meaning.does:
                # Outside an attempt the sentence does something of its own.
                yield Sample(meaning._replace(does=()), says)

    def _meaning(self, rule: Any, some: tuple[Sample, ...]) -> Any:
        children = [
            Tree(one.name, [_Part(each) for each in sample.meaning]) if _is_repeated(one) else _Part(sample.meaning)
            for one, sample in zip(rule.expansion, some, strict=True)
        ]
        tree = grammar().trees[rule](children)
        if isinstance(tree, _Part):
            return tree.meaning
        means = [one.meaning if isinstance(one, _Part) else one for one in tree.children]
        if rule.origin.name.startswith("__"):
            return means
        if (inlined := _inlined(str(tree.data))) is not None:
            return inlined(self._building, *means)
        try:
            return self._building._call_userfunc(Tree(tree.data, means), means)
        except VisitError as fault:
            raise fault.orig_exc from None


def _unlike(ways: Iterable[Said], most: int = _MOST_WAYS) -> list[Said]:
    """The first few ways of saying something, each once."""
    found: dict[Said, None] = {}
    for one in ways:
        found[one] = None
        if len(found) == most:
            break
    return [*found]


@lru_cache(None)
def _inlined(name: str) -> Callable[..., Any] | None:
    """What builds a phrase of this name from its parts alone; None if it asks for more, or is none of its own."""
    method = getattr_static(Building, name, None)
    inlined = getattr(method, "visit_wrapper", None) is _BY_PARTS
    return method.base_func if method is not None and inlined else None


@v_args(inline=True)
class _ByParts(Transformer[Any, Any]):
    """Something that builds a phrase from its parts alone."""

    def phrase(self, *parts: Any) -> Any:
        return parts


_BY_PARTS: Final = getattr_static(_ByParts, "phrase").visit_wrapper


def _are_words(samples: list[Sample]) -> bool:
    """True of phrases that are a word each, of which most phrases around them only pass it on."""
    return len(samples) > _FEW_WORDS and all(isinstance(one.meaning, str) for one in samples)


def _is_somebody(building: Any, sample: Sample) -> bool:
    """True of a thing that may be somebody who does something."""
    try:
        building.w_noun(sample.meaning)
    except (NotSaid, AttributeError):
        return False
    return True


def _describes(name: str) -> bool:
    """True of the adjectives of a description, and of where a thing is."""
    return name in _DESCRIBING or name.startswith(("__adjective", "__noun"))


def _key(meaning: Any) -> str:
    """A word that data must have to fit a pattern; empty if there is none such."""
    if is_unknown(meaning):
        return ""
    if isinstance(meaning, dict):
        return next((key for key in meaning if "\0" not in key), "")
    return type(meaning).__name__ if isinstance(meaning, tuple) and type(meaning) is not tuple else ""


def _is_repeated(symbol: Any) -> bool:
    return not symbol.is_term and symbol.name.startswith("__")


def _is_one(sample: Sample) -> bool:
    """True of a part that is repeated by itself, with words before it, and of which nothing is known but what it is."""
    parts = [one for one in sample.says if isinstance(one, Slot) or not literal(one.type)]
    return len(sample.meaning) == 1 and len(parts) <= 1


def _checks_nothing(said: Said) -> bool:
    """True of words before which nothing is checked."""
    return str(said[0]) != "check"
