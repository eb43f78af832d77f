"""The last resort where no pattern fits a meaning: its builder is tried with parts of the meaning itself.

A rule is built with holes in place of its parts, as for its patterns. Where its builder looks into a hole, each part of
the meaning that may stand there is tried in turn; the other holes are filled by what the meaning has in their places.
"""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Any, Final, NamedTuple

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import Line, Noun
from adjudicator.games.arkham.importing.text.saying.abilities_said import is_of_an_ability, tried
from adjudicator.games.arkham.importing.text.saying.grammar import grammar, literal
from adjudicator.games.arkham.importing.text.saying.holes import Bound, Opened, Unknown, filled, fit, is_unknown
from adjudicator.games.arkham.importing.text.saying.parts_of_a_meaning import NUMBERS_SAID, OUTSIDE, Given
from adjudicator.games.arkham.importing.text.saying.plainest import alike
from adjudicator.games.arkham.importing.text.saying.samples import Put, Sample, Slot, unknown
from adjudicator.games.arkham.importing.text.saying.vocabulary import words_of

_MOST_TRIES: Final = 2000
"""How often a rule is tried for one meaning at most."""
_MOST_OF_A_PHRASE: Final = 8_000
"""How often rules are tried for one phrase at most."""
_MOST_IN_ALL: Final = 60_000
"""How often rules are tried for one part of a card at most."""
_IN_VAIN: Final = 9
"""As how many more tries one counts that is about something else."""
_MOST_FOUND: Final = 8
"""The most ways in which a rule means something that are tried."""
_MOST_PARTS: Final = 200
"""The most parts of a meaning that are tried as one part of a phrase."""
_ANY: Final = "any"
_MARK: Final = "\0"
_FEW: Final = 80
"""A phrase with no more meanings than these, of which none has a hole, is tried with each of them."""
_LINES: Final = frozenset({"other", "event", "skill"})
"""The lines of a card, each of which is of one kind or another."""
_NO_RULE: Final = frozenset({"body", "way", "third_way", "way_for", "bullet"})
"""Phrases that are not said by their rules."""
Parts = tuple[Sample, ...]


class Asked(NamedTuple):
    """What is asked of the phrases of a card: the meaning of a rule, and the patterns of a symbol."""

    mean: Callable[[Any, Parts], Any]
    patterns: Callable[[str], list[Sample]]
    opened: Callable[[str], list[Sample]]
    building: Any


class _Tries:
    """How often a rule was tried for a meaning, and how often it may still be tried."""

    def __init__(self) -> None:
        self.made = 0
        self.left = _MOST_TRIES


class Concretely:
    """The ways to say a meaning by rules that are tried with parts of it."""

    def __init__(self, asked: Asked, heads: dict[str, frozenset[str]]) -> None:
        self._asked: Final = asked
        self._heads: Final = heads
        self._words: dict[Any, frozenset[str]] = {}
        self._left = _MOST_IN_ALL

    def of_an_ability(self, symbol: str, meaning: Any) -> Iterator[tuple[tuple[Token | Slot, ...], Bound, Any]]:
        """The words of each line that means this ability, part by part, and its rule."""
        if isinstance(meaning, Line) and not symbol.startswith("__"):
            given = Given(meaning)
            for rule in (rules[0] for rules in alike(symbol)):
                if is_of_an_ability(rule, meaning):
                    for parts in self._of_its_ability(rule, given):
                        yield tuple(one for part in parts for one in part.says), {}, rule
                elif symbol in _LINES:
                    inner = rule.expansion[0].name
                    yield from self.of_an_ability("constant" if inner == "constant_line" else inner, meaning)

    def ways(self, symbol: str, meaning: Any) -> Iterator[tuple[tuple[Token | Slot, ...], Bound, Any]]:
        """The words of each rule that means this, with what stands in its holes, and the rule."""
        if symbol in _NO_RULE or symbol.startswith("__") or self._left < 0:
            return
        given = Given(meaning)
        rules = [some[0] for some in alike(symbol) if self._may_mean(some[0], given)]
        left = _MOST_OF_A_PHRASE
        # What says most of it is tried first: it leaves least to others.
        for rule in sorted(rules, key=lambda one: -_how_much(one, given)):
            if left < 0:
                return
            tries = _Tries()
            for parts, bound in self._of(rule, given, tries):
                yield tuple(one for part in parts for one in part.says), bound, rule
            # Phrases within this one have tries of their own.
            left -= tries.made

    def _of_its_ability(self, rule: Any, given: Given) -> Iterator[Parts]:
        """The parts of a line that mean an ability together."""
        for parts in tried(rule, given.meaning, lambda symbol: self._at_first(symbol, given, False)):
            if self._is_so(rule, parts, given.meaning, {}):
                yield parts

    def _may_mean(self, rule: Any, given: Given) -> bool:
        """True if the meaning of a rule may have a word of this meaning, or is that of a part of it."""
        own = self._own(rule)
        return not own or not given.heads.isdisjoint(own)

    def _own(self, rule: Any) -> frozenset[str]:
        """The words that the meaning of a rule may have of its own; those of its part if it is no more than that."""
        if rule not in self._words:
            own, called = words_of(rule.alias or rule.origin.name)
            self._words[rule] = own or called
            if len(rule.expansion) == 1 and not rule.expansion[0].is_term:
                inner = [self._own(one) for one in grammar().rules_of(rule.expansion[0].name)]
                self._words[rule] = frozenset(word for some in inner for word in some) if all(inner) else frozenset()
        return self._words[rule]

    def _of(self, rule: Any, given: Given, tries: _Tries) -> Iterator[tuple[Parts, Bound]]:
        """The parts of a rule that mean this together, each time others."""
        found = set[str]()
        for near in (False, True):
            for parts in self._begun(rule, given, near):
                for some, bound in self._tried(rule, parts, given, tries):
                    means = repr([filled(one.meaning, bound) for one in some if not _holds_unknown(one, bound)])
                    if means not in found:
                        found.add(means)
                        yield some, bound
                    if len(found) == _MOST_FOUND:
                        return
            if found or not any(one.name in NUMBERS_SAID for one in rule.expansion):
                return

    def _begun(self, rule: Any, given: Given, near: bool) -> Iterator[Parts]:
        """The parts of a rule before anything is known of them but for its words, which are those of the meaning.

        Numbers may also be those near the ones in the meaning.
        """
        yield from _each([self._at_first(symbol, given, near) for symbol in rule.expansion])

    def _at_first(self, symbol: Any, given: Given, near: bool) -> list[Sample]:
        if symbol.is_term and symbol.filter_out:
            return [Sample(None, (Token(symbol.name, literal(symbol.name)),))]
        if symbol.is_term:
            return given.words(symbol.name, near=near)
        if symbol.name.startswith("__"):
            return [one for sample in self._asked.patterns(symbol.name) for one in given.with_words(sample)]
        return [unknown(symbol.name)]

    def _tried(self, rule: Any, parts: Parts, given: Given, tries: _Tries) -> Iterator[tuple[Parts, Bound]]:
        """Try a rule with these parts, and with all that may stand in the first hole into which its builder looks."""
        tries.left -= 1
        tries.made += 1
        self._left -= 1
        if tries.left < 0 or self._left < 0:
            return
        try:
            result = self._asked.mean(rule, parts)
        except Opened as opened:
            for some in self._with_the_hole_filled(parts, opened.hole, given):
                yield from self._tried(rule, some, given, tries)
            return
        except OUTSIDE:
            return
        if not _has_its_words(result, given.meaning):
            tries.left -= _IN_VAIN
            return
        bound: Bound = {}
        if _fits(result, given.meaning, bound) and self._is_so(rule, parts, given.meaning, bound):
            yield parts, bound

    def _is_so(self, rule: Any, parts: Parts, meaning: Any, bound: Bound) -> bool:
        """True if the parts mean this, with what stands in their holes."""
        try:
            result = self._asked.mean(rule, tuple(one._replace(meaning=filled(one.meaning, bound)) for one in parts))
            return bool(result == meaning)
        except (Opened, *OUTSIDE):
            return False

    def _with_the_hole_filled(self, parts: Parts, hole: int, given: Given) -> Iterator[Parts]:
        """The parts with something in the place of a hole of which nothing is known."""
        found = next(
            (
                (place, slot)
                for place, part in enumerate(parts)
                for slot in part.says
                if isinstance(slot, Slot) and isinstance(slot.means, Put) and slot.means.hole == hole
            ),
            None,
        )
        if found is None:
            return
        place, slot = found
        for one in self._candidates(slot.symbol, given):
            says = tuple(chain.from_iterable(one.says if part is slot else (part,) for part in parts[place].says))
            part = Sample(filled(parts[place].meaning, {hole: one.meaning}), says)
            yield (*parts[:place], part, *parts[place + 1 :])

    def _candidates(self, symbol: str, given: Given) -> list[Sample]:
        """What may stand in a hole: some of few phrases, or a part of the meaning."""
        if symbol not in given.candidates:
            patterns = self._asked.patterns(symbol)
            if 0 < len(patterns) <= _FEW and all(_is_closed(one) for one in patterns):
                given.candidates[symbol] = patterns
            else:
                kinds = {_type_of(one.meaning) for one in patterns} or {Unknown}
                opened = [one for one in self._asked.opened(symbol) if not _is_noun(one)][:_FEW]
                parts = (one for one in given.parts_of(symbol, kinds) if self._may_be(symbol, one.meaning))
                own = [given.whole(symbol)] if Unknown in kinds or type(given.meaning) in kinds else []
                given.candidates[symbol] = [*own, *opened, *islice(parts, _MOST_PARTS)]
        return given.candidates[symbol]

    def _may_be(self, symbol: str, meaning: Any) -> bool:
        """True if data may be the meaning of a phrase, by the word with which it begins."""
        if isinstance(meaning, Noun):
            return self._is_thing(meaning.what) and (symbol != "who" or self._is_somebody(meaning))
        head = next(iter(meaning), "") if isinstance(meaning, dict) else meaning if isinstance(meaning, str) else None
        known = self._known(symbol)
        return head is None or _ANY in known or head in known

    def _is_somebody(self, noun: Noun) -> bool:
        try:
            return self._asked.building.w_noun(noun) is not None
        except OUTSIDE:
            return False

    def _is_thing(self, what: Any) -> bool:
        """True of data that may say what thing is meant."""
        if isinstance(what, list):
            return all(map(self._is_thing, what))
        if isinstance(what, dict):
            return what.keys() <= self._features()
        return isinstance(what, str) and self._is_named(what)

    def _is_named(self, what: str) -> bool:
        return what[:1].isupper() or what.startswith("that ") or what in self._known("noun")

    def _features(self) -> frozenset[str]:
        """The keys of the description of a thing."""
        return self._known("adjective") | self._known("where") | self._known("noun")

    def _known(self, symbol: str) -> frozenset[str]:
        """The words with which the meaning of a phrase may begin; `any` if it may begin with others."""
        if symbol not in self._heads:
            self._heads[symbol] = frozenset()
            rules = grammar().rules_of(symbol)
            words = [one for rule in rules for some in words_of(rule.alias or rule.origin.name) for one in some]
            passed = [rule.expansion[0].name for rule in rules if len(rule.expansion) == 1 and not rule.alias]
            heads = [head for one in self._asked.patterns(symbol) for head in _heads_of(one.meaning)]
            inner = [head for one in passed for head in self._known(one)]
            self._heads[symbol] = frozenset((*words, *heads, *inner))
        return self._heads[symbol]


def _how_much(rule: Any, given: Given) -> int:
    """How many words of a meaning are in the code that builds a phrase."""
    own, called = words_of(rule.alias or rule.origin.name)
    return len(given.texts & (own | called))


def _heads_of(meaning: Any) -> Iterator[str]:
    """The words with which a meaning begins, or `any`."""
    if is_unknown(meaning):
        return
    if isinstance(meaning, Noun):
        what: Any = meaning.what
        yield from what if not is_unknown(what) and isinstance(what, dict) else _heads_of(what)
    elif isinstance(meaning, dict):
        head = next(iter(meaning), "")
        yield _ANY if _MARK in head else head
    elif isinstance(meaning, str):
        yield _ANY if _MARK in meaning else meaning


def _has_its_words(result: Any, meaning: Any) -> bool:
    """True of a result that is about the same as the meaning, by the words at its top."""
    if is_unknown(result):
        return True
    if isinstance(meaning, list | tuple) and not isinstance(meaning, Noun):
        if type(result) is not type(meaning) or len(result) < len(meaning):
            return False
        return all(map(_has_its_words, result, meaning))
    if isinstance(meaning, dict) and isinstance(result, dict):
        return all(_MARK in key or key in meaning for key in result)
    return True


def _fits(result: Any, meaning: Any, bound: Bound) -> bool:
    try:
        return fit(result, meaning, bound)
    except Opened:
        return False


def _holds_unknown(sample: Sample, bound: Bound) -> bool:
    """True of a part of which it is not known what it means."""
    slots = (one for one in sample.says if isinstance(one, Slot) and isinstance(one.means, Put))
    return any(slot.means.hole not in bound for slot in slots if isinstance(slot.means, Put))


def _is_noun(sample: Sample) -> bool:
    return isinstance(sample.meaning, Noun) if not is_unknown(sample.meaning) else False


def _is_closed(sample: Sample) -> bool:
    """True of a phrase that is words alone."""
    return all(isinstance(one, Token) for one in sample.says)


def _type_of(meaning: Any) -> type:
    return Unknown if is_unknown(meaning) else type(meaning)


def _each(parts: list[list[Sample]]) -> Iterator[Parts]:
    """Every choice of one sample for each part."""
    if not parts:
        yield ()
        return
    for rest in _each(parts[:-1]):
        for one in parts[-1]:
            yield (*rest, one)
