"""Sentences that are said part by part: meanings that their builders compute, look into, or sort."""

from collections.abc import Iterator
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import CHOSEN, YOU, Noun, Sentence
from adjudicator.games.arkham.importing.text.saying.parts_of_a_phrase import (
    BARE,
    Parts,
    Tell,
    in_a_row,
    noun,
    number,
    of_words,
    signed,
    there_is,
)
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list, called

_UNTIL: Final = "discard from the encounter deck until"
_DISCARDING: Final = "discard cards from the top of the encounter deck until"


def _alone(sentence: Any) -> dict[str, Any]:
    """The one effect of a sentence that is about nothing before it; none of any other."""
    does = sentence.does if isinstance(sentence, Sentence) and sentence.kind == "do" else sentence
    plain = isinstance(does, tuple) and not isinstance(does, Sentence) and len(does) == 1
    return does[0] if plain and isinstance(does[0], dict) else {}


def _other_case(sentence: Any) -> dict[str, Any]:
    """The one effect of the other case of a condition; none of any other sentence."""
    otherwise = isinstance(sentence, Sentence) and sentence.kind == "otherwise" and len(sentence.does) == 1
    return sentence.does[0] if otherwise else {}


def _at_random(sentence: Any) -> Iterator[Parts]:
    """Effects on something that chance chooses."""
    effect = _alone(sentence)
    if effect.keys() == {"at random", "do"}:
        one = Noun(effect["at random"], "a")
        kind = "card" if isinstance(one.what, dict) and one.kind is None else one.kind
        does = tuple(as_list(called(effect["do"], f"that {kind}")))
        yield "randomly choose", ("noun", one), "and", ("deed", does), "."


def _for_each_of(sentence: Any) -> Iterator[Parts]:
    """Effects on all things of a description, one after the other."""
    effect = _alone(sentence)
    which = effect.get("for each of")
    if isinstance(which, dict) and effect.keys() == {"for each of", "do"} and "zone" not in which:
        does = tuple(as_list(called(effect["do"], f"that {which.get('kind')}")))
        yield "for each", (BARE, which), ",", ("deed", does), "."


def _otherwise_for_each_of(sentence: Any) -> Iterator[Parts]:
    """In the other case effects on all cards of a description, one after the other."""
    effect = _other_case(sentence)
    if effect.keys() == {"for each of", "do"}:
        does = tuple(as_list(called(effect["do"], "that card")))
        yield "otherwise , for each", (BARE, effect["for each of"]), ",", ("deed", does), "."


def _otherwise_choose(sentence: Any) -> Iterator[Parts]:
    """In the other case a choice, and what is done with the thing that is chosen."""
    effect = _other_case(sentence)
    if effect.keys() == {"choose", "do"}:
        one = Noun(effect["choose"], "a")
        does = tuple(as_list(called(effect["do"], f"that {one.kind}")))
        yield "otherwise , choose", ("noun", one), ".", ("deed", does), "."


def _for_each_token(sentence: Any) -> Iterator[Parts]:
    """Effects for each token with one of some symbols among those that are revealed."""
    if not isinstance(sentence, Sentence) or sentence.kind != "token":
        return
    symbols = [_symbols_of(effect) for effect in sentence.does]
    if symbols and symbols[0] and all(one == symbols[0] for one in symbols):
        does = tuple({key: 1 if _is_of_tokens(one) else one for key, one in each.items()} for each in sentence.does)
        every = [Token("SYMBOL_ICON", str(one)) for one in symbols[0]]
        yield "for each", *in_a_row(every, "and"), "token revealed ,", ("deed", does), "."


def _nothing_done(sentence: Any) -> Iterator[Parts]:
    """Effects for the case that nothing of a kind has come about by the effect before them."""
    if isinstance(sentence, Sentence) and sentence.kind == "nothing done":
        for what, done in _DONE:
            if sentence.given == what:
                yield f"if no {done} by this effect ,", ("deed", sentence.does), "."


_DONE: Final = (
    (["doom"], "doom is placed"),
    (["damage"], "damage is dealt"),
    (["horror"], "horror is dealt"),
    (["gain"], "breaches are placed"),
    (["move tokens", "discover"], "clues are moved"),
    (["discard", "discard from the top", "return"], "cards are discarded"),
)
"""The things that may have come about by an effect, as the effects that bring them about, and as words."""


def _is_of_tokens(amount: Any) -> bool:
    return isinstance(amount, dict) and amount.keys() == {"revealed"}


def _symbols_of(effect: Any) -> list[Any]:
    """The symbols for each of which an effect is done once."""
    return next((as_list(one["revealed"]) for one in effect.values() if _is_of_tokens(one)), [])


def _played_one_at_a_time(sentence: Any) -> Iterator[Parts]:
    """Cards of a description that may be played one after the other, each for less."""
    if not isinstance(sentence, tuple) or isinstance(sentence, Sentence) or len(sentence) < 2:
        return
    first = sentence[0]
    play = first.get("may") if isinstance(first, dict) and first.get("what") == "play one" else None
    if not isinstance(play, dict) or any(one != first for one in sentence):
        return
    does = play.get("do")
    less = does.get("cost") if isinstance(does, dict) and does.keys() == {"play", "cost"} else None
    if isinstance(less, int) and less < 0:
        cards = ("noun_plain_where", Noun(play.get("choose"), "each"))
        yield (
            "one at a time , play up to",
            number(len(sentence)),
            cards,
            ", reducing the cost of each by",
            number(-less),
            ".",
        )


def _fights_again(sentence: Any) -> Iterator[Parts]:
    """Another attack on the same enemy, as the result of one that succeeds."""
    if not isinstance(sentence, Sentence) or sentence.kind != "success" or sentence.given is not None:
        return
    does: Any = sentence.does[0] if len(sentence.does) == 1 else None
    again = does.get("may") if isinstance(does, dict) and does.get("what") == "fight again" else None
    if not isinstance(again, dict) or again.keys() != {"fight", "you get", "damage"}:
        return
    better, damage = again["you get"], again["damage"]
    if again["fight"] != "attacked enemy" or not isinstance(better, dict) or len(better) != 1:
        return
    ((skill, bonus),) = better.items()
    if isinstance(bonus, int) and isinstance(damage, int):
        gets = "you get", signed(bonus), Token("SKILL_ICON", skill)
        yield (
            "if you succeed , you may fight that enemy again .",
            *gets,
            "and deal",
            signed(damage),
            "damage for that attack .",
        )


def _of_a_sentence(meaning: Any) -> Iterator[Parts]:
    if isinstance(meaning, Sentence):
        yield from _of_a_kind(meaning)
    if effect := _alone(meaning):
        yield from _OF_ONE_EFFECT(effect)


def _of_a_kind(sentence: Sentence) -> Iterator[Parts]:
    given, (does, *more) = sentence.given, sentence.does or ({},)
    if sentence.kind == "cannot" and does.keys() == {_UNTIL, "do"} and not more:
        for name in _names(does[_UNTIL]):
            deed = "deed", tuple(as_list(called(does["do"], name)))
            until = noun(does[_UNTIL], "a")
            yield f"( if you cannot , instead {_DISCARDING}", until, "is discarded , and", deed, ". )"
    instead = given.get("instead") if sentence.kind == "attempt" and isinstance(given, dict) else None
    if isinstance(instead, dict) and instead.keys() == {"choose", "do"}:
        for name in _names(instead["choose"]):
            deed = "deed", tuple(as_list(called(instead["do"], name)))
            chosen = noun(instead["choose"], "a")
            yield "if you succeed , instead of discovering clues , choose", chosen, ".", deed, "."


def _names(what: Any) -> Iterator[str]:
    """The words for a thing that was named just before: those of its types, or of a card if none is known.

    There are none for what is called by more than its type, as a connecting location is.
    """
    kinds = [kind for kind in Noun(what, "a").kinds if isinstance(kind, str)] or ["card"]
    yield from (f"that {kind}" for kind in kinds if " " not in kind)


def _value_or_more(effect: dict[str, Any]) -> Iterator[Parts]:
    """A skill value, or a better one for a cost."""
    (little, value), (more, paid) = _two_of(effect.get("either"))
    little, more = little.removeprefix("to get "), more.removeprefix("to get ").removesuffix(" instead")
    price = paid.get("pay") if isinstance(paid, dict) and paid.keys() == {"pay", "for"} else None
    if price is not None and value == _of_value(little) and paid["for"] == _of_value(more):
        begins = "you get", Token("SIGNED", little), "skill value for this test . you may"
        yield *begins, ("costs", as_list(price)), "to get", Token("SIGNED", more), "instead ."


def _two_of(ways: Any) -> tuple[tuple[str, Any], tuple[str, Any]]:
    found = [*ways.items()] if isinstance(ways, dict) else []
    return (found[0], found[1]) if len(found) == 2 else (("", None), ("", None))


def _of_value(signed: str) -> Any:
    return {"modify": YOU, "gets": {"skill value": int(signed)}} if signed.lstrip("+-").isdigit() else None


def _once_failed(effect: dict[str, Any]) -> Iterator[Parts]:
    """Effects on a card once the test to which it is committed has failed."""
    does = effect.get("do")
    if effect.get("choose") == "that card" and isinstance(does, dict) and "if this test fails" in does:
        fails = called(does["if this test fails"], "that card")
        yield "if that test fails ,", ("deed", tuple(as_list(fails))), "."


def _or_if_attached(effect: dict[str, Any]) -> Iterator[Parts]:
    """A card that is attached, or what is done if it is attached already."""
    attaches, there = effect.get("else"), there_is(effect.get("if"))
    card = attaches.get("attach") if isinstance(attaches, dict) else None
    if (
        isinstance(attaches, dict)
        and isinstance(card, dict)
        and there == {"named": card.get("named"), "attached to": attaches.get("to")}
    ):
        yield ("effect", attaches), ", or", ("effect", effect["then"]), "if it is already attached ."


def _after_the_test(effect: dict[str, Any]) -> Iterator[Parts]:
    """Effects once the test is over."""
    if effect.keys() == {"later", "do"} and effect["later"] == {"after": "end test"}:
        yield "after this test resolves ,", ("deed", tuple(as_list(effect["do"]))), "."


def _another_spawns(effect: dict[str, Any]) -> Iterator[Parts]:
    """An enemy that spawns, or one that is found in the encounter deck instead."""
    plain, found = effect.get("else"), effect.get("then")
    if not isinstance(plain, dict) or not isinstance(found, dict) or found.keys() != {_UNTIL, "do"}:
        return
    if "spawn" in plain and found["do"] == {**plain, "spawn": CHOSEN}:
        until = f"{_DISCARDING}", noun(found[_UNTIL], "a"), "is discarded , and spawn that enemy instead . )"
        yield ("sentence", (plain,)), "( if", ("condition", effect.get("if")), ",", *until


_OF_ONE_EFFECT: Final = of_words(_value_or_more, _once_failed, _or_if_attached, _after_the_test, _another_spawns)
"""How sentences of one effect are told."""


OF_SENTENCES: Final[tuple[Tell, ...]] = (
    *(_at_random, _for_each_of, _otherwise_for_each_of, _otherwise_choose, _for_each_token),
    *(_nothing_done, _played_one_at_a_time, _fights_again, _of_a_sentence),
)
"""How sentences are told."""
