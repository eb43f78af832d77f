"""The meaning of a phrase of the grammar, and so the words for what is to be said.

Every rule of the grammar is tried with holes in place of the phrases and numbers in it: what it means with them is a
pattern, and data that fits it is said by the words of the rule.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from typing import Any, Final

from lark import Token, Tree
from lark.exceptions import VisitError

from adjudicator.games.arkham.importing.text.building import Building
from adjudicator.games.arkham.importing.text.phrases import NotSaid, Noun, Sentence
from adjudicator.games.arkham.importing.text.saying.bodies import Said, body
from adjudicator.games.arkham.importing.text.saying.grammar import grammar
from adjudicator.games.arkham.importing.text.saying.holes import Bound, fit
from adjudicator.games.arkham.importing.text.saying.samples import OPEN, Sample, Slot, nouns, terminals

_MOST_SAMPLES: Final = 600
"""The most ways in which a rule of the grammar is tried."""
_MOST_WAYS: Final = 4
"""The most ways of saying the same that are tried where one does not come back as the same."""
_THINGS: Final = frozenset({"noun", "who"})
_DESCRIBING: Final = frozenset({"adjective", "where"})


class _Part:
    """A part of a phrase, as the grammar's tree carries it."""

    def __init__(self, meaning: Any) -> None:
        self.meaning = meaning


class Phrases:
    """The phrases that may stand on a card of one type."""

    def __init__(self, kind: str) -> None:
        self._building: Any = Building(kind)
        self._patterns: dict[str, list[Sample]] = {}
        self._by_key: dict[str, dict[str, list[tuple[int, Sample]]]] = {}
        self._said: dict[tuple[str, str], list[Said]] = {}
        # Phrases stand within one another: what stands within most others is tried first.
        for symbol in ("noun", "one_condition", "effect", "sentence"):
            self.patterns(symbol)

    def say(self, symbol: str, meaning: Any) -> list[Said]:
        """Some ways to say this by a phrase, the first one of the grammar first; none if there is no phrase for it."""
        key = symbol, repr(meaning)
        if key not in self._said:
            self._said[key] = []
            ways = self._ways(symbol, meaning)
            self._said[key] = list(islice(dict.fromkeys(ways), _MOST_WAYS))
        return self._said[key]

    def _ways(self, symbol: str, meaning: Any) -> Iterator[Said]:
        if symbol == "body":
            yield from body(self.say, *meaning)
            return
        if symbol == "way":
            yield from self.say("deed", meaning.does)
            return
        if symbol == "deed" and isinstance(meaning, tuple) and len(meaning) > 1:
            yield from self._in_a_row(meaning)
        for sample in self._fitting(symbol, meaning):
            bound: Bound = {}
            if fit(sample.meaning, meaning, bound):
                yield from self._filled(sample.says, bound)
        if symbol == "noun" and isinstance(meaning, Noun):
            yield from self._described(meaning)

    def _in_a_row(self, effects: tuple[Any, ...]) -> Iterator[Said]:
        """Several effects as one deed."""
        for some in product(*(self.say("effect", one) for one in effects)):
            said: list[Token] = [*some[0]]
            for one in some[1:]:
                said += [Token("AND", "and"), *one]
            yield tuple(said)

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
                # The phrase means the same whatever stands here, so that what stands here is not known.
                return
            if one.symbol in grammar().terminals:
                parts.append([(Token(one.symbol, means),)] if means else [])
            else:
                parts.append(self.say(one.symbol, means))
            if not parts[-1]:
                return
        for some in islice(product(*parts), _MOST_WAYS):
            yield tuple(token for part in some for token in part)

    def _described(self, noun: Noun) -> Iterator[Said]:
        """A description: article, adjectives, type, and where the thing is."""
        what = dict(noun.what) if isinstance(noun.what, dict) else {"kind": noun.what}
        article = Noun("another" if "other than" in what else None, noun.article, noun.number)
        if article.what:
            del what["other than"]
        kind = what.pop("kind", "card")
        before, behind = list[Said](), list[Said]()
        for key, value in what.items():
            for symbol, some in (("adjective", before), ("where", behind)):
                if found := self.say(symbol, {key: value}):
                    some.append(found[0])
                    break
            else:
                return
        many = article.article in ("number", "any number", "up to") and article.number != 1
        articles = self.say("article", article)
        types = self.say("types" if many else "type", kind)
        if articles and types:
            yield tuple(token for some in (articles[0], *before, types[-1 if many else 0], *behind) for token in some)

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
            found = [one for rule in _unlike(symbol) for one in self._of(rule)]
            self._patterns[symbol] = found
            if symbol.startswith("__"):
                # What is repeated stands twice at most, however often the grammar allows it.
                again = [rule for rule in grammar().rules_of(symbol) if rule.expansion[0].name == symbol]
                self._patterns[symbol] = [*found, *(one for rule in again for one in self._of(rule))]
        return self._patterns[symbol]

    def _samples(self, symbol: Any, few: bool) -> list[Sample]:
        name = symbol.name
        if name in _THINGS and few:
            return [one for one in nouns(few) if name == "noun" or _is_somebody(self._building, one)]
        if symbol.is_term:
            return [Sample(None, (Token(name, _literal(name)),))] if symbol.filter_out else list(terminals(name))
        return list(OPEN[name]()) if name in OPEN else self.patterns(name)

    def _of(self, rule: Any) -> Iterator[Sample]:
        """The meanings of a rule with every sample of its parts."""
        names = {one.name for one in rule.expansion}
        if rule.origin.name == "noun" and any(_describes(name) for name in names):
            return
        few = sum(name in _THINGS for name in (one.name for one in rule.expansion)) > 1
        parts = [self._samples(one, few) for one in rule.expansion]
        for some in islice(product(*parts), _MOST_SAMPLES if len(parts) > 1 else None):
            children = [
                Tree(one.name, [_Part(each) for each in sample.meaning]) if _is_repeated(one) else _Part(sample.meaning)
                for one, sample in zip(rule.expansion, some, strict=True)
            ]
            tree = grammar().trees[rule](children)
            try:
                meaning = self._meaning(tree, rule.origin.name.startswith("__"))
            except (NotSaid, VisitError):
                continue
            if isinstance(meaning, Sentence) and meaning.kind == "attempt":
                # Outside an attempt the sentence does something of its own, which is said by other phrases.
                meaning = meaning._replace(does=())
            yield Sample(meaning, tuple(part for sample in some for part in sample.says))

    def _meaning(self, tree: Any, repeated: bool) -> Any:
        if isinstance(tree, _Part):
            return tree.meaning
        children = [one.meaning if isinstance(one, _Part) else one for one in tree.children]
        if repeated:
            return children
        return self._building._call_userfunc(Tree(tree.data, children), children)


@lru_cache(None)
def _literals() -> dict[str, str]:
    return {name: says for says, name in grammar().literals.items()}


def _literal(name: str) -> str:
    return _literals().get(name, "")


def _unlike(symbol: str) -> list[Any]:
    """The rules of a symbol; of those that differ in words that mean nothing by themselves, the plainest."""
    rules: dict[Any, Any] = {}
    for rule in grammar().rules_of(symbol):
        kept = tuple(one.name for one in rule.expansion if not (one.is_term and one.filter_out))
        key = (rule.alias, kept) if kept or rule.alias else rule
        if key not in rules or _plainness(rule) > _plainness(rules[key]):
            rules[key] = rule
    return [*rules.values()]


def _plainness(rule: Any) -> tuple[int, int]:
    """Commas make a phrase plainer, and other words that need not be said do not."""
    return sum(one.name == "COMMA" for one in rule.expansion), -len(rule.expansion)


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
    if isinstance(meaning, dict):
        return next((key for key in meaning if "\0" not in key), "")
    return type(meaning).__name__ if isinstance(meaning, tuple) and type(meaning) is not tuple else ""


def _is_repeated(symbol: Any) -> bool:
    return not symbol.is_term and symbol.name.startswith("__")
