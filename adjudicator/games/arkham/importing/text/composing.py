"""How the sentences of an ability go together: a choice, a test and its outcomes, what depends on what was before."""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

from adjudicator.games.arkham.importing.text.about_cards import ABOUT_CARDS, of_that_card
from adjudicator.games.arkham.importing.text.about_tests import ABOUT_TESTS, add_outcome, make_harder
from adjudicator.games.arkham.importing.text.advancing import can_advance
from adjudicator.games.arkham.importing.text.before import ATTEMPTS, does_word, last_of, words
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    MARGIN,
    POINTS_FAILED,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    as_list,
    if_failed,
    in_turn,
    parts_of,
    put_for,
    with_the_chosen,
)
from adjudicator.games.arkham.importing.text.seen import among_them, put_back, with_the_seen
from adjudicator.games.arkham.importing.text.ways import for_each

NUMBER_MOVED: Final = "the number moved: "
"""The number of tokens that somebody chooses to move, until it is known by which effect."""
_UNTIL: Final = "discard from the encounter deck until"


def composed(sentences: tuple[Sentence, ...]) -> tuple[Words, list[Words]]:
    """The effects of an ability, after whatever stands beside them. Raises NotSaid."""
    beside: Words = {}
    done: list[Words] = []
    for number, sentence in enumerate(sentences):
        if sentence.kind == "location leaves":
            more, after = _location_leaves(sentence, sentences[number + 1 :])
            return {**beside, **more}, [*done, *after]
        if sentence.chooses is not None:
            if beside.get("designator") == "engage" and done == [{"fight": "enemy"}]:
                # Both bold words stand before what says how the enemy is engaged and attacked.
                beside, done = {**beside, "designator": "fight"}, []
            first = (Sentence("do", sentence.does),) if sentence.does else ()
            more, inner = composed((*first, *sentences[number + 1 :]))
            if not inner:
                raise NotSaid("nothing is done with what is chosen")
            until = sentence.kind == "discard until"
            if until and inner[0].get("attach") == THIS and len(inner) == 2:
                # It is attached to an enemy, not to a card in a discard pile.
                inner = [inner[1], inner[0]]
            about = inner[0].get("first", inner[0])
            said = ("spawn", "return", "resolve the revelation of")
            if until and not (does_word(inner[0], "draw card") or any(does_word(about, word) for word in said)):
                raise NotSaid("a card in a discard pile, of which something else is said first")
            chosen: Words = {
                _UNTIL if until else "choose": sentence.chooses.what,
                "do": _of_the_chosen(alone(inner), sentence.chooses),
            }
            if sentence.chooses.article == "most":
                chosen = _of_the_most({**chosen, "by": "lead investigator"})
            before = sentence.given if until and isinstance(sentence.given, list) else []
            return {**beside, **more}, [*done, *(one for one in before if isinstance(one, dict)), chosen]
        _add(sentence, done, beside)
    if any(one.get("then") == [] for one in done):
        raise NotSaid("tokens that are revealed for nothing")
    return beside, done


def _location_leaves(sentence: Sentence, rest: tuple[Sentence, ...]) -> tuple[Words, list[Words]]:
    """A location that leaves the game, after what is done to everything there, and then the rest."""
    assert sentence.chooses is not None
    there = 0
    while there < len(rest) and _THERE & {one for one in parts_of([*rest[there].does]) if isinstance(one, str)}:
        there += 1
    _, inner = composed(rest[:there])
    first = put_for(put_for([*inner], "that location", CHOSEN), "those locations", CHOSEN)
    assert isinstance(first, list)
    (gone,) = sentence.does
    if "if" in gone:
        # The condition is asked before anything is done there.
        ways = {key: [*first, gone[key]] for key in ("then", "else")}
        does: Data = {**gone, **ways}
    else:
        does = [*first, gone]
    more, after = composed(rest[there:])
    assert isinstance(sentence.given, int)
    return more, [*({"choose": sentence.chooses.what, "do": deepcopy(does)} for _ in range(sentence.given)), *after]


_THERE: Final = frozenset({"that location", "those locations"})


def _of_the_most(chosen: Words) -> Words:
    """Effects on the thing with the most of something; what is done if they do nothing is done without such a thing."""
    inner = chosen["do"]
    head = next((head for head in ("if able", "try") if isinstance(inner, dict) and head in inner), None)
    if head is None or not isinstance(inner, dict) or CHOSEN in parts_of(inner["else"]):
        return chosen
    return {**inner, head: {**chosen, "do": inner[head]}}


def _of_the_chosen(does: Data, noun: Noun) -> Data:
    """Effects with what is chosen in them; whoever is where you are goes where you could go."""
    done = put_for(does, type_of(noun), CHOSEN)
    is_here = isinstance(noun.what, dict) and noun.what.get("at") == "your location"
    return put_for(done, CONNECTING, "connecting location") if is_here else done


def type_of(noun: Noun) -> str:
    """What a thing is called once it is chosen."""
    if noun.what == ["your location", "connecting location"]:
        return "that location"
    kind = noun.kind
    return f"that {kind}"


def _add(sentence: Sentence, done: list[Words], beside: Words) -> None:
    """Add a sentence to the effects before it."""
    if sentence.kind in ("do", "listed"):
        _does_more(sentence, done, beside)
    elif sentence.kind == "nothing":
        return
    elif sentence.kind == "beside":
        beside.update(words(sentence.given))
    elif sentence.kind == "after the move":
        if beside.get("designator") != "move" or done:
            raise NotSaid("after a move that nobody makes")
        done.append({"first": {"move to a connecting location": True}, "then": alone(sentence.does)})
    elif sentence.kind in ABOUT:
        ABOUT[sentence.kind](sentence, done)
    else:
        raise NotSaid(f"a sentence of the kind {sentence.kind}")


def _does_more(sentence: Sentence, done: list[Words], beside: Words) -> None:
    """Add what a sentence does to the effects before it, or to the test that they make."""
    if _names_the_evaded(sentence, done):
        return
    _after_an_attempt(sentence, done, beside)
    if done and "test" in done[-1] and any("codex" in one for one in sentence.does):
        raise NotSaid("an entry of the codex, after a test or as a result of it")
    amounts = frozenset(one for one in parts_of([*sentence.does]) if isinstance(one, str))
    if POINTS_FAILED in amounts and done:
        add_outcome(Sentence("failure", sentence.does), done)
    elif MARGIN in amounts and done:
        raise NotSaid("a margin after a test")
    elif done and _records_a_success(sentence.does, done[-1]):
        add_outcome(Sentence("success", sentence.does), done)
    elif done and "test" in done[-1] and (harder := _of_the_difficulty(sentence.does)) is not None:
        make_harder(Sentence("harder", (), harder), done)
    elif not _goes_with_the_last(sentence.does, done):
        done[:] = in_turn(done, sentence.does)


def _records_a_success(does: tuple[Words, ...], last: Words) -> bool:
    """True of what is recorded in the campaign log after the success of a test: it is recorded of that alone."""
    return "success" in last and "failure" not in last and all("record" in one for one in does)


def _of_the_difficulty(does: tuple[Words, ...]) -> Data:
    """The change of the difficulty of a test that stands before it; None for other effects."""
    one = does[0] if len(does) == 1 else {}
    inner = one.get("then") if "if" in one and "else" not in one else one
    gets = inner.get("gets") if isinstance(inner, dict) and inner.keys() == {"modify", "gets"} else None
    if (
        not isinstance(gets, dict)
        or gets.keys() != {"difficulty"}
        or (isinstance(inner, dict) and inner["modify"] != YOU)
    ):
        return None
    return {"if": one["if"], "then": gets["difficulty"]} if "if" in one else gets["difficulty"]


def _goes_with_the_last(does: tuple[Words, ...], done: list[Words]) -> bool:
    """Add effects to the one just before them, if they are its other case or about a card that it looks at."""
    return _is_the_other_case(does, done) or _is_of_the_drawn(does, done) or with_the_seen(does, done)


def _is_of_the_drawn(does: tuple[Words, ...], done: list[Words]) -> bool:
    """Add a keyword that the encounter card gains which is drawn just before."""
    last, gained = done[-1] if done else {}, does[0].get("gain keyword") if len(does) == 1 else None
    if gained is None or does[0].get("to") != "that card" or last.keys() != {"draw encounter cards"}:
        return False
    last["with"] = [gained]
    return True


def _is_the_other_case(does: tuple[Words, ...], done: list[Words]) -> bool:
    """Add effects that are done if the condition just before them is not so: that was asked once, before either."""
    last = done[-1] if done else {}
    if len(does) != 1 or "if" not in does[0] or "if" not in last or "else" in last or "else" in does[0]:
        return False
    if not _are_opposite(last["if"], does[0]["if"]):
        return False
    last["else"] = does[0]["then"]
    return True


def _are_opposite(one: Data, other: Data) -> bool:
    """True of two conditions of which the one says that the other is not so."""
    return other == {"not": one} or one == {"not": other} or _bounds(one) == _bounds(other, True) != ()


def _bounds(condition: Data, turned: bool = False) -> tuple[Data, ...]:
    """An amount with the most that it may be; turned, of a condition by the least, what is just below."""
    if not isinstance(condition, dict) or len(condition) != 2:
        return ()
    if "there is" in condition or "not" in condition:
        return ()
    bound = condition.get("at least" if turned else "at most")
    return (condition["amount"], bound - turned) if isinstance(bound, int) else ()


def _assets_first(sentence: Sentence, done: list[Words]) -> None:
    """Damage or horror of the effect before it that goes to assets first."""
    dealt = [one for one in parts_of([*done[-1:]]) if isinstance(one, dict) and sentence.given in one]
    if len(dealt) != 1 or dealt[0].get("to", YOU) != YOU:
        raise NotSaid("what is assigned, but is dealt to somebody else or several times")
    dealt[0]["to assets first"] = True


def _token(sentence: Sentence, done: list[Words]) -> None:
    """Effects that depend on the token that is revealed."""
    then = last_of(done, "reveal tokens")["then"]
    assert isinstance(then, list)
    then.extend(sentence.does)


def _several(done: list[Words]) -> Words:
    """The choice of several things before it, to which nothing is added yet."""
    last = last_of(done, "choose several", "prevent damage or horror")
    if "then" in last or "then for each" in last:
        raise NotSaid("more than one thing for each of several")
    return last


def _each_done(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each of the things to which something was done."""
    last = _several(done)
    if Noun(last.get("choose several"), "a").kind not in (sentence.given, None):
        raise NotSaid("something else than that to which it was done")
    last["then for each"] = put_for(alone(sentence.does), f"that {sentence.given}", CHOSEN)


def _that_many(sentence: Sentence, done: list[Words]) -> None:
    """Effects with the number of things to which something was done, or of what was paid for them."""
    if not done:
        done.extend(sentence.does)
        return
    _several(done)["then"] = alone(sentence.does)


def _then(sentence: Sentence, done: list[Words]) -> None:
    """Effects after the word then belong to the outcome before it, or to all effects before it."""
    if not done:
        raise NotSaid("nothing comes before the word then")
    moved = {one for one in parts_of([*sentence.does]) if isinstance(one, str) and one.startswith(NUMBER_MOVED)}
    if moved:
        last = _several(done)
        kind = last["do"].get("move tokens") if isinstance(last["do"], dict) else None
        if moved != {f"{NUMBER_MOVED}{kind}"}:
            raise NotSaid("a number of what is not moved")
        last["then"] = put_for(alone(sentence.does), moved.pop(), "that much")
        return
    test = done[-1]
    if "instead" in test:
        done[-1] = {"instead": {"first": test["instead"], "then": alone(sentence.does)}}
        return
    if "test" in test:
        outcome = "failure" if "failure" in test else "success"
        if outcome not in test:
            raise NotSaid("a test before the word then")
        before = test[outcome]
        if isinstance(before, dict) and len(sentence.does) == 1:
            together = with_the_chosen(before, sentence.does[0], "then")
            if together is not None:
                test[outcome] = together
                return
        test[outcome] = {"first": before, "then": alone(sentence.does)}
        return
    chosen = with_the_chosen(done[0], sentence.does[0], "then") if len(done) == len(sentence.does) == 1 else None
    done[:] = [chosen or {"first": alone(done), "then": alone(sentence.does)}]


def _after_an_event(sentence: Sentence, done: list[Words]) -> None:
    """Effects after an event that is played."""
    if not done or not does_word(done[-1], "play"):
        raise NotSaid("after an event that nobody plays")
    done[:] = in_turn(done, sentence.does)


def _otherwise(sentence: Sentence, done: list[Words]) -> None:
    """The other case of the condition before it, or what is done if the effect before it cannot be."""
    if not done:
        raise NotSaid("nothing comes before this case")
    last = done[-1]
    found = last.get("do") if "find" in last else None
    if sentence.kind == "otherwise" and isinstance(found, dict) and "if" in found and "else" not in found:
        asked = found["if"]
        such = asked.get("a") if isinstance(asked, dict) else None
        found["else"] = of_that_card(sentence.does, such if isinstance(such, dict) else {})
        return
    after_tokens = last.get("then") if "reveal tokens" in last else None
    if isinstance(after_tokens, list) and after_tokens and isinstance(after_tokens[-1], dict):
        last = after_tokens[-1]
    if sentence.kind == "otherwise" and "if" in last and "else" not in last:
        last["else"] = alone(sentence.does)
    elif sentence.kind == "otherwise" and "test" in last and len({"success", "failure"} & last.keys()) == 1:
        outcome = "failure" if "success" in last else "success"
        last[outcome] = if_failed(alone(sentence.does)) if outcome == "failure" else alone(sentence.does)
    elif sentence.kind == "cannot" and "if" not in last and "test" not in last:
        done[-1] = {"if able": last, "else": alone(sentence.does)}
    else:
        raise NotSaid("another case of nothing")


def _instead(sentence: Sentence, done: list[Words]) -> None:
    """Effects in place of the one before them, if something is so."""
    if not done or any(head in done[-1] for head in ("test", "if", "may", "first", "pay", *ATTEMPTS)):
        raise NotSaid("instead of what is no plain effect")
    if any("may" in one for one in sentence.does):
        raise NotSaid("something else, but only for who wants it")
    _speak_of_the_same(sentence, done[-1])
    done[-1] = {"if": sentence.given, "then": alone(sentence.does), "else": done[-1]}


def _speak_of_the_same(sentence: Sentence, before: Words) -> None:
    """Let an enemy that spawns elsewhere instead be the one that would spawn, and not what the condition is about."""
    (does, *more), there = sentence.does, [one for one in parts_of(sentence.given) if isinstance(one, str)]
    spawns = does.get("spawn")
    if not more and "spawn" in before and isinstance(spawns, dict) and spawns.get("named") in there:
        does["spawn"] = before["spawn"]


def _cannot_lose(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each of some resources that are not there to be lost."""
    last = done[-1] if done else {}
    number = last.get("lose")
    if last.keys() != {"lose"} or not isinstance(number, int):
        raise NotSaid("what cannot be lost, but is no number of resources")
    case: list[Words] = [for_each(one, number) for one in sentence.does]
    for have in range(1, number + 1):
        missing = [for_each(one, number - have) for one in sentence.does] if have < number else []
        enough: Words = {"amount": {"tokens": "resources", "on": YOU}, "at least": have}
        case = [{"if": enough, "then": alone([{"lose": have}, *missing]), "else": alone(case)}]
    done[-1:] = case


def _cancelled_if(sentence: Sentence, done: list[Words]) -> None:
    """Nothing of what is before it is done if something is so."""
    if not done:
        raise NotSaid("nothing that could be cancelled")
    done[:] = [{"if": {"not": sentence.given}, "then": alone(done)}]


def _both_if(sentence: Sentence, done: list[Words]) -> None:
    """Both of the ways before it, if something is so, instead of either."""
    ways = done[-1].get("either") if done else None
    if not isinstance(ways, dict):
        raise NotSaid("both of what is no choice")
    every = [one for way in ways.values() for one in (way if isinstance(way, list) else [way])]
    done[-1] = {"if": sentence.given, "then": [*every], "else": done[-1]}


def _nothing_done(sentence: Sentence, done: list[Words]) -> None:
    """Effects if the effect before them, which is one that could do this, has done nothing."""
    wanted = sentence.given
    before = [one for one in done if isinstance(wanted, list) and any(does_word(one, word) for word in wanted)]
    if len(before) == 1 and before[0] is not done[-1] and "for each of" in before[0]:
        place = done.index(before[0])
        done[place] = _unless_done(before[0], wanted, sentence)
        return
    if not before or before[-1] is not done[-1]:
        raise NotSaid("something that the effect before it does not do")
    if "search" in done[-1]:
        done[-1]["else"] = alone(sentence.does)
        return
    done[-1] = _unless_done(done[-1], wanted, sentence)


def _unless_done(before: Words, wanted: Data, sentence: Sentence) -> Words:
    """An effect, and what is done if nothing of what it could do has come about by it."""
    if "if" in before or "test" in before:
        raise NotSaid("another case of nothing")
    can = [one for one in as_list(wanted) if isinstance(one, str) and does_word(before, one)]
    kind: Data = next((_COME_ABOUT[one] for one in can if one in _COME_ABOUT), None)
    if kind == "":
        gained = (one for one in parts_of(before) if isinstance(one, dict) and "gain" in one)
        kind = next((one["of"] for one in gained if "of" in one), "resources")
    if kind is None:
        return {"if able": before, "else": alone(sentence.does)}
    return {"try": before, "for": kind, "else": alone(sentence.does)}


_COME_ABOUT: Final = {
    **{kind: kind for kind in ("doom", "horror", "damage")},
    **dict.fromkeys(("discard", "discard from the top"), "cards"),
    "move tokens": "clues",
    "gain": "",
}
"""The kinds of what comes about by effects; of tokens that are gained the effect itself says which they are."""


def _after_an_attempt(sentence: Sentence, done: list[Words], beside: Words) -> None:
    """An attempt is the end of what is done, except that an automatic evasion takes the place of one."""
    if not done or not any(head in done[-1] for head in ATTEMPTS):
        return
    if done[-1] != {"evade": "enemy"} or not does_word(sentence.does[0], "evade automatically"):
        raise NotSaid("an effect after an attempt")
    beside["designator"] = "evade"
    del done[-1]


def _names_the_evaded(sentence: Sentence, done: list[Words]) -> bool:
    """True of a sentence that says whom one evades with the skills just named: that is no automatic evasion."""
    attempt, does = done[-1] if done else {}, sentence.does
    if attempt.get("evade") != "enemy" or not isinstance(attempt.get("using"), list):
        return False
    if sentence.kind != "do" or len(does) != 1 or does[0].keys() != {"evade automatically"}:
        return False
    attempt["evade"] = does[0]["evade automatically"]
    return True


def _uncounted(sentence: Sentence, done: list[Words]) -> None:
    """An action that is gained does not count among those of a turn: that says the gaining of it."""
    if not any(isinstance(one, dict) and "take an action" in one for one in parts_of([*done])):
        raise NotSaid("an action that nobody takes")


ABOUT: Final[dict[str, Callable[[Sentence, list[Words]], None]]] = {
    **ABOUT_TESTS,
    **ABOUT_CARDS,
    "can advance": can_advance,
    "uncounted": _uncounted,
    "then": _then,
    "after an event": _after_an_event,
    **dict.fromkeys(("otherwise", "cannot"), _otherwise),
    "nothing done": _nothing_done,
    "instead": _instead,
    "assets first": _assets_first,
    "put back": put_back,
    "among them": among_them,
    "each done": _each_done,
    "that many": _that_many,
    "token": _token,
    "both if": _both_if,
    "cannot lose": _cannot_lose,
    "cancelled if": _cancelled_if,
}
"""The sentences about effects before them."""
