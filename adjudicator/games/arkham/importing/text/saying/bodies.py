"""The sentences that tell what an ability does, one for each part of it: the inverse of how they are composed."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, Final, NamedTuple

from adjudicator.games.arkham.importing.text.composing import NUMBER_MOVED, type_of
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    YOU,
    Noun,
    Sentence,
    alone,
    parts_of,
    put_for,
    without,
)
from adjudicator.games.arkham.importing.text.saying.grammar import Said, Saying, spoken
from adjudicator.games.arkham.importing.text.saying.in_several_sentences import (
    of_the_discarded,
    together,
    told_together,
)
from adjudicator.games.arkham.importing.text.saying.peeling import Shape, peeled
from adjudicator.games.arkham.importing.text.saying.sentences_said import about, as_list, called, do
from adjudicator.games.arkham.importing.text.saying.tests_said import ATTEMPTS, tested
from adjudicator.games.arkham.importing.text.saying.ways_said import CALLED, ways_of
from adjudicator.games.arkham.importing.text.ways import ADVANCES

_MOST_WAYS: Final = 16


class Trying(NamedTuple):
    """What is known where sentences are found by trying: their shapes, and how they are said by patterns alone."""

    known: dict[str, Shape]
    by_patterns: Saying


def body(say: Saying, beside: dict[str, Any], effects: list[Any], trying: Trying | None = None) -> Iterator[Said]:
    """The sentences of an ability, in several ways; where there are none, they are found by trying."""

    def said(sentence: Sentence) -> list[Said]:
        return _said(say, sentence)

    found = False
    before = checked(effects)
    told = [*islice(_all(effects, beside, said), _MOST_WAYS)]
    plainly = sorted(told, key=lambda some: any(_calls_otherwise(say, one) for one in some))
    for sentences, most in (*((some, 1) for some in told[:1]), *((some, _MOST_WAYS) for some in plainly)):
        for some in islice(product(*(said(one) for one in sentences)), most):
            found = True
            yield (*before, *(token for one in some for token in one))
    if trying is not None and not found:
        yield from _by_trying(say, trying, beside, effects)


def _calls_otherwise(say: Saying, sentence: Sentence) -> bool:
    """True of a sentence with ways of which one is said in other words than those by which it is called."""
    effects = sentence.does if sentence.kind == "do" else ()
    ways = [way for effect in effects if isinstance(effect, dict) for way in ways_of(effect)]
    return not all(say(CALLED, way) for way in ways)


def checked(effects: list[Any]) -> Said:
    """The sentence before others that has somebody check what they ask for: the campaign log, or the supplies."""
    asked = {key for part in parts_of(effects) if isinstance(part, dict) for key in part}
    return next((_CHECKS[key] for key in _CHECKS if key in asked), ())


_CHECKS: Final[dict[str, Said]] = {
    "the campaign log says": spoken("check the Campaign Log ."),
    "supply": spoken("check your supplies ."),
}
"""What is checked, by the words of a condition that asks for it."""


def _by_trying(say: Saying, trying: Trying, beside: dict[str, Any], effects: list[Any]) -> Iterator[Said]:
    """The sentences of an ability, of which the last one is found by trying; rather one that a pattern says."""
    found = [*peeled(effects, trying.known)]
    plain = [(before, last) for before, last in found if _said(trying.by_patterns, last)]
    for before, last in (*plain, *(one for one in found if one not in plain)):
        for some in islice(say("body", (beside, before)), _MOST_WAYS):
            yield from ((*some, *one) for one in _said(say, last))


def _said(say: Saying, sentence: Sentence) -> list[Said]:
    found = say("sentence", _plain(sentence)) or say("sentence", sentence)
    return sorted(found, key=_is_in_a_list)


def _is_in_a_list(said: Said) -> bool:
    """True of words in a list, which other words are plainer than."""
    return any(token.type == "LIST_END" for token in said)


def _plain(sentence: Sentence) -> Any:
    """A sentence of effects alone is what the grammar says without naming its kind."""
    return sentence.does if sentence.kind == "do" and sentence.chooses is None else sentence


def _all(
    effects: list[Any], beside: dict[str, Any], said: Callable[[Sentence], list[Said]]
) -> Iterator[list[Sentence]]:
    before = [Sentence("beside", (), {key: value}) for key, value in beside.items()]
    if beside == _RESIGNING and effects[-1:] == [{"resign": True}]:
        before, effects = [Sentence("resign")], effects[:-1]
    if beside.get("designator") == "parley":
        # The bold word says it of the tests.
        effects = [without(one, "parley") for one in effects]
    if beside == _EVADING and len(effects) == 1 and _does(effects[0], "evade automatically"):
        # The bold word is that of an attempt, which an automatic evasion takes the place of.
        before = [do({"evade": "enemy"})]
    if beside == _ATTACKING and len(effects) == 1 and _attacks_whom_it_chooses(effects[0]):
        # Both bold words stand before the enemy that is chosen to be engaged and attacked.
        bold = [Sentence("beside", (), {"designator": "engage"}), do({"fight": "enemy"})]
        yield from ([*bold, *way] for way in _chosen(effects[0]))
    if beside == _MOVING and len(effects) == 1 and effects[0].get("first") == _MOVE:
        yield [*before, about("after the move", effects[0]["then"])]
    ways = ([way for way in _ways_of_some(some) if all(map(said, way))] for some in together(effects))
    for some in islice(product(*ways), _MOST_WAYS):
        yield [*before, *(sentence for one in some for sentence in one)]
    if len(effects) > 1:
        yield [*before, Sentence("do", tuple(effects))]


_RESIGNING: Final = {"designator": "resign"}
_EVADING: Final = {"designator": "evade"}
_ATTACKING: Final = {"designator": "fight"}
_MOVING: Final = {"designator": "move"}
_MOVE: Final = {"move to a connecting location": True}


def _does(effect: Any, word: str) -> bool:
    """True of an effect of this word, or of one on what is chosen for it."""
    return isinstance(effect, dict) and (word in effect or _does(effect.get("do"), word))


def _attacks_whom_it_chooses(effect: Any) -> bool:
    """True of an attack on something that is chosen, at the end of what is done with that."""
    does = as_list(effect["do"]) if isinstance(effect, dict) and effect.keys() == {"choose", "do"} else [{}]
    return bool(does[-1] == {"fight": CHOSEN})


def _ways_of_some(effects: list[Any]) -> list[list[Sentence]]:
    """The sentences for effects that are told of together, or for one."""
    apart = islice(product(*(_ways(one) for one in effects)), _MOST_WAYS)
    return [*told_together(effects), *([sentence for one in way for sentence in one] for way in apart)]


def _ways(effect: Any) -> list[list[Sentence]]:
    """The sentences for one effect: as a whole, or part by part; a search is told so rather, or ways of sentences."""
    whole = [[do(effect)]]
    if not isinstance(effect, dict):
        return whole
    parts = next((tell(effect) for fits, tell in _PARTS if fits(effect)), [])
    return [*parts, *whole] if "search" in effect or _has_ways_of_sentences(effect) else [*whole, *parts]


def _has_ways_of_sentences(effect: dict[str, Any]) -> bool:
    """True of ways that stand in a list: one has several sentences, or the last one ends with an aside."""
    ways = effect.get("either")
    if not isinstance(ways, dict):
        return False
    *_, last = ways.values()
    return any(";" in says for says in ways) or ADVANCES in as_list(last)


def _searched_deck(searched: Any) -> Any:
    """The deck that is searched."""
    first = as_list(searched)[0]
    return first.get("zone") if isinstance(first, dict) else None


def _in_turn(effects: Any) -> list[list[Sentence]]:
    some = product(*(_ways_of_some(one) for one in together(as_list(effects))))
    return [[sentence for one in way for sentence in one] for way in islice(some, _MOST_WAYS)]


def _in_both_cases(effect: dict[str, Any]) -> list[list[Sentence]]:
    """What is done in one case, and otherwise in the other, be it in several sentences."""
    first = do({"if": effect["if"], "then": effect["then"]})
    return [
        [first, about("otherwise", effect["else"])],
        *(
            [first, before._replace(kind="otherwise"), *rest]
            for before, *rest in _in_turn(effect["else"])
            if before.kind == "do" and rest
        ),
    ]


def _one_then_the_other(effect: dict[str, Any]) -> list[list[Sentence]]:
    """What is done first, and then what follows it, be it in several sentences."""
    first, then = _in_turn(effect["first"]), _in_turn(effect["then"])
    return [
        *([*one, about("then", effect["then"])] for one in first),
        *(
            [*one, before._replace(kind="then"), *rest]
            for one in first
            for before, *rest in then
            if before.kind == "do" and rest
        ),
    ]


def _of_several(effect: dict[str, Any]) -> list[list[Sentence]]:
    """Something that is done to several things, and a sentence for what follows from it."""
    kept = dict(effect)
    then, each = kept.pop("then", None), kept.pop("then for each", None)
    kind = Noun(effect.get("choose several"), "a").kind
    told = [do(kept)]
    if each is None and isinstance(then, dict) and (moved := _moved(kept)) is not None:
        named = put_for(then, "that much", f"{NUMBER_MOVED}{moved}")
        return [[*told, first._replace(kind="then"), *rest] for first, *rest in _ways(named) if first.kind == "do"]
    if then is not None:
        told.append(about("that many", then))
    if each is not None:
        told.append(Sentence("each done", tuple(as_list(put_for(each, CHOSEN, f"that {kind}"))), kind))
    return [told]


def _moved(effect: dict[str, Any]) -> Any:
    """The kind of tokens of which somebody chooses how many to move; None of any other effect."""
    return effect["do"].get("move tokens") if isinstance(effect.get("do"), dict) else None


def _of_tokens(effect: dict[str, Any]) -> list[list[Sentence]]:
    """Tokens that are revealed, and a sentence for each of the cases that depend on them."""
    told = [Sentence("do", ({**effect, "then": []},))]
    for one in as_list(effect["then"]):
        case = dict(one)
        other = case.pop("else", None)
        told += [Sentence("token", (case,)), *([] if other is None else [about("otherwise", other)])]
    return [told]


def _instead(effect: dict[str, Any]) -> list[list[Sentence]]:
    return [[do(effect["else"]), Sentence("instead", tuple(as_list(effect["then"])), effect["if"])]]


def _chosen(effect: dict[str, Any]) -> list[list[Sentence]]:
    """A choice, and what is done with the thing that is chosen."""
    noun = Noun(effect["choose"], "most" if effect.get("by") == "lead investigator" else "a")
    kinds = [kind for kind in noun.kinds if isinstance(kind, str)]
    names = dict.fromkeys((type_of(noun), *(f"that {kind}" for kind in kinds)) if kinds else ())
    found = []
    for name in names or ["that card"]:
        does = _with_a_way(called(effect["do"], name), noun)
        found += [[Sentence("choose", chooses=noun), *rest] for rest in _in_turn(does)]
        if isinstance(does, list):
            found.append([Sentence("choose", chooses=noun), Sentence("do", tuple(does))])
        if isinstance(does, list) and len(does) > 1:
            found.append([do({**effect, "do": alone(effect["do"][:-1])}), do(does[-1])])
    return found


def _with_a_way(does: Any, noun: Noun) -> Any:
    """Effects on somebody who is where you are: a location connecting to yours is one connecting to theirs."""
    is_here = isinstance(noun.what, dict) and noun.what.get("at") == "your location"
    return put_for(does, "connecting location", CONNECTING) if is_here else does


_OF_X: Final = ("top", "number")
"""The words of effects for a number that may be X."""
_SEVERAL: Final = frozenset({"choose several", "prevent damage or horror"})
"""Effects on several things, from which something may follow."""
_DONE_WITH_CARDS: Final = ["discard", "discard from the top", "return"]
"""What may have been done with cards of which it is asked if any were."""
_COME_ABOUT: Final = {"breaches": ["gain"], "clues": ["move tokens", "discover"], "cards": _DONE_WITH_CARDS}
"""The effects by which things of a kind come about, where they have other words."""
_UNTIL: Final = "discard from the encounter deck until"


def _found_last(effect: dict[str, Any]) -> list[list[Sentence]]:
    """Cards are discarded until one is such as is sought, and what is done with that one."""
    noun = Noun(effect[_UNTIL], "a")
    names = [f"that {kind}" for kind in noun.kinds if isinstance(kind, str)]
    return [
        [Sentence("discard until", chooses=noun), *rest]
        for name in (*names, "that card")
        for rest in _in_turn(called(effect["do"], name))
    ]


def _bonus(effect: dict[str, Any]) -> list[list[Sentence]]:
    return [[Sentence("attempt", (effect,), {"you get": effect["gets"]})]]


def _replaced(effect: dict[str, Any]) -> list[list[Sentence]]:
    """What is done instead of something, and then what follows from it."""
    inner = effect["instead"]
    return [[do({"instead": inner["first"]}), about("then", inner["then"])]]


def _searched(effect: dict[str, Any]) -> list[list[Sentence]]:
    searched = {key: value for key, value in effect.items() if key != "shuffle"}
    shuffled = Sentence("shuffle", (), _searched_deck(effect["search"]))
    of_x = [] if isinstance(effect.get("top", 0), int) else _of_x(effect)
    return [*([*way, shuffled] for way in _ways(searched)), *of_x]


def _if_able(effect: dict[str, Any]) -> list[list[Sentence]]:
    """An effect, and what is done if it cannot be."""
    return [[do(effect["if able"]), about("cannot", effect["else"])]]


def _tried(effect: dict[str, Any]) -> list[list[Sentence]]:
    """An effect, and what is done if nothing came about by it."""
    words = _COME_ABOUT.get(effect["for"], [effect["for"]])
    return [[*way, about("nothing done", effect["else"], words)] for way in _ways(effect["try"])]


def _drawn_with(effect: dict[str, Any]) -> list[list[Sentence]]:
    """An encounter card that is drawn, and the keyword that it gains."""
    drawn = {key: value for key, value in effect.items() if key != "with"}
    return [[do(drawn), *(do({"gain keyword": one, "to": "that card"}) for one in as_list(effect["with"]))]]


def _drawn_such(effect: dict[str, Any]) -> list[list[Sentence]]:
    """An encounter card that is drawn, and what is done if it is such a card."""
    drawn = {"draw encounter cards": effect["draw encounter cards"]}
    return [[do(drawn), about("that card is", effect["then"], effect["such"])]]


def _or_not_found(effect: dict[str, Any]) -> list[list[Sentence]]:
    """A search, and what is done if nothing comes of it."""
    searched = {key: value for key, value in effect.items() if key != "else"}
    return [[*way, about("nothing done", effect["else"], _DONE_WITH_CARDS)] for way in _ways(searched)]


def _of_x(effect: dict[str, Any]) -> list[list[Sentence]]:
    """An effect with a number X, and the sentence for what that is."""
    key = next(key for key in _OF_X if key in effect)
    return [[do({**effect, key: "x"}), Sentence("x is", (), effect[key])]]


def _has_an_x(effect: dict[str, Any]) -> bool:
    """True of an effect with a number that is no plain one."""
    return any(not isinstance(effect[key], int) for key in _OF_X if key in effect)


def _is_unless(effect: dict[str, Any]) -> bool:
    """True of an effect that is done unless something is so."""
    return effect.keys() == {"if", "then"} and isinstance(effect["if"], dict) and effect["if"].keys() == {"not"}


def _cancelled(effect: dict[str, Any]) -> list[list[Sentence]]:
    """The sentences for effects that are cancelled if something is so."""
    return [[*some, Sentence("cancelled if", (), effect["if"]["not"])] for some in _in_turn(effect["then"])]


def _has(*keys: str) -> Callable[[dict[str, Any]], bool]:
    """The effects that have these keys and no others."""
    return lambda effect: effect.keys() == set(keys)


_PARTS: Final[tuple[tuple[Callable[[dict[str, Any]], bool], Callable[[dict[str, Any]], list[list[Sentence]]]], ...]] = (
    (lambda effect: effect.keys() == {"modify", "gets"} and effect["modify"] == YOU, _bonus),
    (lambda effect: effect.keys() - {"by"} == {"choose", "do"}, _chosen),
    (lambda effect: not effect.keys().isdisjoint(("test", *ATTEMPTS)), tested),
    (_is_unless, _cancelled),
    (_has("if", "then", "else"), lambda effect: [*_in_both_cases(effect), *_instead(effect)]),
    (_has("reveal tokens", "then"), _of_tokens),
    (lambda effect: {"discard encounter cards", "such"} <= effect.keys(), of_the_discarded),
    (_has("first", "then"), _one_then_the_other),
    (lambda effect: isinstance(effect.get("instead"), dict) and _has("first", "then")(effect["instead"]), _replaced),
    (lambda effect: not {"then", "then for each"}.isdisjoint(effect) and not _SEVERAL.isdisjoint(effect), _of_several),
    (lambda effect: {"search", "else"} <= effect.keys(), _or_not_found),
    (lambda effect: "search" in effect and effect.get("shuffle") is True, _searched),
    (lambda effect: effect.keys() - {"freely"} == {"either"}, lambda effect: [[Sentence("listed", (effect,))]]),
    (_has("draw encounter cards", "with"), _drawn_with),
    (_has("draw encounter cards", "such", "then"), _drawn_such),
    (_has("perform an action", "on"), lambda effect: [[Sentence("attack on that", (), effect["on"])]]),
    (_has(_UNTIL, "do"), _found_last),
    (_has("if able", "else"), _if_able),
    (_has("try", "for", "else"), _tried),
    (_has_an_x, _of_x),
)
"""Effects that are told part by part, and how."""
