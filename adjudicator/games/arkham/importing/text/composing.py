"""How the sentences of an ability go together: a choice, a test and its outcomes, what depends on what was before."""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    IN_PLACE_OF,
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
_ATTEMPTS = {"fight": "combat", "evade": "agility", "investigate": "intellect"}
"""The attempts that an ability may be, each with the skill that is tested unless something else is said."""


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
            if until and not (_does(inner[0], "draw card") or any(_does(about, word) for word in said)):
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
    if not isinstance(inner, dict) or "if able" not in inner or CHOSEN in parts_of(inner["else"]):
        return chosen
    return {"if able": {**chosen, "do": inner["if able"]}, "else": inner["else"]}


def _of_the_chosen(does: Data, noun: Noun) -> Data:
    """Effects with what is chosen in them; whoever is where you are goes where you could go."""
    done = put_for(does, _type_of(noun), CHOSEN)
    is_here = isinstance(noun.what, dict) and noun.what.get("at") == "your location"
    return put_for(done, CONNECTING, "connecting location") if is_here else done


def _type_of(noun: Noun) -> str:
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
        beside.update(_words(sentence.given))
    elif sentence.kind == "after the move":
        if beside.get("designator") != "move" or done:
            raise NotSaid("after a move that nobody makes")
        done.append({"first": {"move to a connecting location": True}, "then": alone(sentence.does)})
    elif sentence.kind in _ABOUT:
        _ABOUT[sentence.kind](sentence, done)
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
        _outcome(Sentence("failure", sentence.does), done)
    elif MARGIN in amounts and done:
        raise NotSaid("a margin after a test")
    elif done and "test" in done[-1] and (harder := _of_the_difficulty(sentence.does)) is not None:
        _harder(Sentence("harder", (), harder), done)
    elif not _goes_with_the_last(sentence.does, done):
        done[:] = in_turn(done, sentence.does)


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


def _words(data: Data) -> Words:
    if not isinstance(data, dict):
        raise NotSaid("what is no description")
    return data


def _begins(sentence: Sentence, done: list[Words]) -> None:
    """Effects as an attempt begins come before it."""
    _last(done, *_ATTEMPTS)
    done[-1:] = [*sentence.does, done[-1]]


def _attempt(sentence: Sentence, done: list[Words]) -> None:
    """Words about the attempt; a bonus for a test that is no attempt of this ability is an effect of its own."""
    if "at" in _words(sentence.given) and not (done and "investigate" in done[-1]):
        raise NotSaid("another location, but no investigation")
    if sentence.does and not (done and any(head in done[-1] for head in _ATTEMPTS)):
        done[:] = in_turn(done, sentence.does)
    else:
        given = {**_words(sentence.given)}
        usual, attempt = (
            given.pop(IN_PLACE_OF, None),
            _last(done, *_ATTEMPTS, *(("test",) if "revealed" in given else ())),
        )
        if usual and not any(_ATTEMPTS.get(head) == usual for head in attempt):
            raise NotSaid("a skill in place of one that is not tested")
        _put(attempt, given)


def _as_if_there(sentence: Sentence, done: list[Words]) -> None:
    """An investigation of another location, as if one were there."""
    if not done or "investigate" not in done[-1]:
        raise NotSaid("another location, but no investigation")
    done[-1] = {"as if at": sentence.given, "do": done[-1]}


def _again(sentence: Sentence, done: list[Words]) -> None:
    """The same attempt once more after a failure, for a price; it may be easier or harder."""
    attempt = _last(done, *_ATTEMPTS)
    if "failure" in attempt:
        raise NotSaid("an attempt that is made again after something else")
    again = deepcopy(attempt)
    if sentence.given is not None:
        if "target gets" not in again:
            raise NotSaid("another shroud instead of none")
        again["target gets"] = {"shroud": sentence.given}
    (paid,) = sentence.does
    attempt["failure"] = {"may": {**paid, "then": again}, "what": "attempt this test again"}


def _bonded(sentence: Sentence, done: list[Words]) -> None:
    """The search for bonded cards, of which the next sentence says where they go."""
    done.append({"bonded": sentence.given})


def _add_and_shuffle(sentence: Sentence, done: list[Words]) -> None:
    """Some of the bonded cards go to the hand of their owner, and all others into the deck."""
    found = done[-1].get("bonded") if done else None
    given = sentence.given
    if not isinstance(found, list) or not isinstance(given, list) or found[0] != sum(map(int, map(str, given))):
        raise NotSaid("cards that are not those that were searched for")
    aside: Words = {"named": found[1], "zone": "set aside"}
    to_hand: Words = {"find": {**aside}, "do": {"return": CHOSEN}}
    if given[0] != 1:
        raise NotSaid("several cards that go to the hand")
    done[-1:] = [to_hand, {"shuffle": {**aside}, "into": "deck"}]


def _aside_once_gone(sentence: Sentence, done: list[Words]) -> None:
    """Bonded cards are set aside again once the card that brought them in leaves play."""
    if not any(isinstance(one, dict) and one.get("named") == sentence.given for one in parts_of([*done])):
        raise NotSaid("other cards than those that were searched for")
    zones = ("hand", "deck", "discard", "play area", "attachments", "committed")
    copies: list[Data] = [{"named": sentence.given, "zone": zone} for zone in zones]
    copies.append({"named": sentence.given, "in play": True})
    done.append({"later": {"when": "leave play", "what": THIS}, "do": {"return": copies, "to": "set aside"}})


def _none_placed(sentence: Sentence, done: list[Words]) -> None:
    """Effects if none of what is placed for each point of a failure finds a place."""
    test = _last(done, "test")
    each = test.get("each point failed")
    if not isinstance(each, dict) or "choose" not in each or "failure" in test or sentence.given != ["doom"]:
        raise NotSaid("what is not placed on one thing that is chosen for each point")
    if not isinstance(each["do"], dict) or each["do"].keys() != {"doom", "on"}:
        raise NotSaid("something else that is placed")
    del test["each point failed"]
    so: Words = {"there is": deepcopy(each["choose"])}
    test["failure"] = {"if": so, "then": {"for each": MARGIN, "do": each}, "else": alone(sentence.does)}


def _assets_first(sentence: Sentence, done: list[Words]) -> None:
    """Damage or horror of the effect before it that goes to assets first."""
    dealt = [one for one in parts_of([*done[-1:]]) if isinstance(one, dict) and sentence.given in one]
    if len(dealt) != 1 or dealt[0].get("to", YOU) != YOU:
        raise NotSaid("what is assigned, but is dealt to somebody else or several times")
    dealt[0]["to assets first"] = True


def _damage_instead(sentence: Sentence, done: list[Words]) -> None:
    """Another additional damage of the attack, if something is so."""
    attack = _last(done, "fight")
    if "damage" not in attack:
        raise NotSaid("damage instead of none")
    attack["damage"] = {**_words(sentence.given), "otherwise": attack["damage"]}


def _more(sentence: Sentence, done: list[Words]) -> None:
    """More of what the attack before it has, if something is so."""
    attack, given = _last(done, "fight"), _words(sentence.given)
    for key, value in _words(given["then"]).items():
        before = attack.get(key)
        if isinstance(value, dict) and isinstance(before, dict) and value.keys() == before.keys():
            attack[key] = {stat: _and_more(before[stat], given["if"], number) for stat, number in value.items()}
        elif isinstance(value, int) and isinstance(before, int):
            attack[key] = _and_more(before, given["if"], value)
        else:
            raise NotSaid("more of what the attack does not have")


def _and_more(before: Data, condition: Data, number: Data) -> Words:
    return {"sum": [before, {"if": condition, "then": number}]}


def _token(sentence: Sentence, done: list[Words]) -> None:
    """Effects that depend on the token that is revealed."""
    then = _last(done, "reveal tokens")["then"]
    assert isinstance(then, list)
    then.extend(sentence.does)


def _only_on(sentence: Sentence, done: list[Words]) -> None:
    """The enemies on which alone the attempt is made."""
    attempt = _last(done, "fight", "evade")
    head = next(head for head in ("fight", "evade") if head in attempt)
    if attempt[head] != "enemy":
        raise NotSaid("an attempt of which the same is said twice")
    attempt[head] = sentence.given


def _attack_on_that(sentence: Sentence, done: list[Words]) -> None:
    """The one enemy that the attack before it is on; without one before it, an attack of any kind on that enemy."""
    if done:
        _only_on(sentence, done)
    else:
        done.append({"perform an action": "fight", "on": sentence.given})


def _who_fails(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each of several who fail a test."""
    if _last(done, "test").get("who") in (None, YOU):
        raise NotSaid("one of several who fails a test of one")
    _outcome(Sentence("failure", sentence.does), done)


def _each_point_who_fails(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each point by which one of several fails a test."""
    if _last(done, "test").get("who") in (None, YOU):
        raise NotSaid("one of several who fails a test of one")
    _outcome(Sentence("each point failed", sentence.does), done)


def _direct(sentence: Sentence, done: list[Words]) -> None:
    """Make the damage or horror of a failed test direct, which may depend on something, as may a higher difficulty."""
    assert isinstance(sentence.given, list)
    kind, condition, *more = sentence.given
    test = _last(done, "test")
    plain = test.get("failure")
    if not isinstance(plain, dict) or plain.keys() - {"to"} != {kind}:
        raise NotSaid("direct harm of an effect that deals something else")
    direct: Words = {**plain, "direct": True}
    test["failure"] = direct if condition is None else {"if": condition, "then": direct, "else": plain}
    for number in more:
        _harder(Sentence("harder", (), {"if": condition, "then": number}), done)


def _harder(sentence: Sentence, done: list[Words]) -> None:
    """A higher difficulty of the test."""
    test = _last(done, "test")
    test["difficulty"] = {"amount": sentence.given, "plus": test["difficulty"]}


def _won_if(sentence: Sentence, done: list[Words]) -> None:
    """A condition by which the test succeeds automatically."""
    test = _last(done, "test")
    if "succeeds if" in test:
        raise NotSaid("a test of which the same is said twice")
    test["succeeds if"] = sentence.given


def _x_is(sentence: Sentence, done: list[Words]) -> None:
    """The number that stands for X before it."""
    last = _last(done, "test", "search", "choose several", *_ATTEMPTS)
    if any(head in last for head in _ATTEMPTS):
        if "x" not in parts_of(last.get("success")):
            raise NotSaid("an X that is nowhere before it")
        last["success"] = put_for(last["success"], "x", sentence.given)
        return
    key = next(key for head, key in _OF_X.items() if head in last)
    if last.get(key) != "x":
        raise NotSaid("an X that is nowhere before it")
    last[key] = sentence.given


_OF_X: Final = {"test": "difficulty", "search": "top", "choose several": "number"}
"""The effects of which a number may be X, with what that is the number of."""


def _not_by(sentence: Sentence, done: list[Words]) -> None:
    """Effects unless the test succeeds by so many points."""
    assert isinstance(sentence.given, int)
    below: Words = {"if": {"amount": "margin", "at most": sentence.given - 1}, "then": alone(sentence.does)}
    _outcome(Sentence("success", (below,)), done)
    _outcome(Sentence("failure", sentence.does), done)


def _success_of_evading(sentence: Sentence, done: list[Words]) -> None:
    """Effects of an evasion that succeeds."""
    _last(done, "evade")
    _outcome(Sentence("success", sentence.does), done)


def _several(done: list[Words]) -> Words:
    """The choice of several things before it, to which nothing is added yet."""
    last = _last(done, "choose several", "prevent damage or horror")
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


def _both(sentence: Sentence, done: list[Words]) -> None:
    """Both of the ways before it, by so many points, instead of either."""
    least = sentence.given
    if done and "either" in done[-1]:
        # Nothing is attempted here: it is an answer to an evasion, which is a part of the test that succeeds.
        both = _all_of(done[-1], least)
        so: Data = {"all": [{"during": "evade"}, both["if"]]}
        done[-1] = {**both, "if": so}
        return
    attempt = _last(done, *_ATTEMPTS)
    either = attempt.get("success")
    if isinstance(either, dict) and isinstance(either.get("then"), dict) and "if" in either:
        inner = either["then"]
        assert isinstance(inner, dict)
        either["then"] = _all_of(inner, least)
    elif isinstance(either, dict):
        attempt["success"] = _all_of(either, least)
    else:
        raise NotSaid("both of what is no choice")


def _all_of(either: Words, least: Data) -> Words:
    ways = either.get("either")
    if not isinstance(ways, dict):
        raise NotSaid("both of what is no choice")
    every = [one for way in ways.values() for one in (way if isinstance(way, list) else [way])]
    return {"if": {"amount": "margin", "at least": least}, "then": [*every], "else": either}


def _put(attempt: Words, given: Words) -> None:
    """Add to an attempt what a sentence says of it; values of one kind stand together."""
    for key, value in given.items():
        before = attempt.get(key)
        if before is None:
            attempt[key] = value
        elif isinstance(before, dict) and isinstance(value, dict) and key == "you get" and not before.keys() & value:
            attempt[key] = {**before, **value}
        else:
            raise NotSaid("an attempt of which the same is said twice")


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
        test[outcome] = [*(before if isinstance(before, list) else [before]), *sentence.does]
        return
    chosen = with_the_chosen(done[0], sentence.does[0], "then") if len(done) == len(sentence.does) == 1 else None
    done[:] = [chosen or {"first": alone(done), "then": alone(sentence.does)}]


def _after_an_event(sentence: Sentence, done: list[Words]) -> None:
    """Effects after an event that is played."""
    if not done or not _does(done[-1], "play"):
        raise NotSaid("after an event that nobody plays")
    done[:] = in_turn(done, sentence.does)


def _enters_with(sentence: Sentence, done: list[Words]) -> None:
    """Tokens on a card that is played just before."""
    last = done[-1] if done else {}
    if last.get("do") != {"play": CHOSEN}:
        raise NotSaid("a card that enters play otherwise")
    last["do"] = [last["do"], *sentence.does]


def _otherwise(sentence: Sentence, done: list[Words]) -> None:
    """The other case of the condition before it, or what is done if the effect before it cannot be."""
    if not done:
        raise NotSaid("nothing comes before this case")
    last = done[-1]
    found = last.get("do") if "find" in last else None
    if sentence.kind == "otherwise" and isinstance(found, dict) and "if" in found and "else" not in found:
        asked = found["if"]
        such = asked.get("a") if isinstance(asked, dict) else None
        found["else"] = _of_that_card(sentence.does, such if isinstance(such, dict) else {})
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
    if not done or any(head in done[-1] for head in ("test", "if", "may", "first", *_ATTEMPTS)):
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


def _of_the_type(sentence: Sentence, done: list[Words]) -> None:
    """Effects on cards of the type that is chosen before them: one way for each type of card in a deck."""
    holder = done[-1] if done else {}
    failed = holder.get("failure")
    before = failed if isinstance(failed, list) else [failed] if failed else [*done]
    if not before or before[-1] != {"choose a cardtype": True}:
        raise NotSaid("the type of which nobody speaks before")
    ways: Words = {f"{kind}s": put_for(alone(sentence.does), "a cardtype", kind) for kind in _CARDTYPES}
    chosen: Words = {"either": ways, "freely": True}
    if failed:
        holder["failure"] = [*before[:-1], chosen]
    else:
        done[-1] = chosen


_CARDTYPES: Final = ("asset", "event", "skill")
"""The types of cards in a hand; hidden cards are not discarded by what does not speak of them."""


def _cannot_discard(sentence: Sentence, done: list[Words]) -> None:
    """Effects for each card that cannot be discarded, of those that are discarded for each point."""
    test = _last(done, "test")
    each = test.get("each point failed")
    if not isinstance(each, dict) or "discard" not in each or each.get("amount") != 1:
        raise NotSaid("cards that cannot be discarded, but not one by one")
    test["each point failed"] = {"if able": each, "else": alone(sentence.does)}


def _discarded(sentence: Sentence, done: list[Words]) -> None:
    """Effects if such a card is among those that are discarded from the top of the encounter deck, or for each."""
    discard = done[-1] if done else {}
    failed = discard.get("failure")
    discard = failed if isinstance(failed, dict) else discard
    if "discard encounter cards" not in discard or discard.get("such", sentence.given) != sentence.given:
        raise NotSaid("cards that no effect before it discards")
    key = _OF_THE_DISCARDED[sentence.kind]
    if key in discard:
        raise NotSaid("an effect of which the same is said twice")
    discard.update({"such": sentence.given, key: alone(sentence.does)})


_OF_THE_DISCARDED: Final = {
    "discarded": "then",
    "each discarded": "do",
    "one discarded": "choose one",
    "none discarded": "else",
}
"""The words beside what is discarded from the encounter deck, by the kinds of sentences."""


def _that_card_is(sentence: Sentence, done: list[Words]) -> None:
    """Effects on the one card that is discarded before them, or after one that is drawn, if it is such a card."""
    if done and done[-1] == {"draw encounter cards": 1} and "that card" not in parts_of([*sentence.does]):
        done[-1].update({"such": sentence.given, "then": alone(sentence.does)})
        return
    if not done or done[-1] != {"discard encounter cards": 1} or not isinstance(sentence.given, dict):
        raise NotSaid("a card that is not the only one discarded")
    done[-1] = {**done[-1], "such": sentence.given, "do": _of_that_card(sentence.does, sentence.given)}


def _of_that_card(does: tuple[Words, ...], such: Words) -> Data:
    """Effects on a card that has come to light, whether they call it a card or by its type."""
    done = put_for(alone(does), "that card", CHOSEN)
    return put_for(done, f"that {such.get('kind')}", CHOSEN)


def _it_is(sentence: Sentence, done: list[Words]) -> None:
    """Effects on the card that is looked at before them, if it is such a card."""
    if not done or done[-1] != {"look at the top": 1, "of": YOU} or not isinstance(sentence.given, dict):
        raise NotSaid("a card that is not the only one looked at")
    so: Words = {"if": {"is": CHOSEN, "a": sentence.given}, "then": _of_that_card(sentence.does, sentence.given)}
    done.append({"find": {"zone": "deck", "topmost": True}, "do": so})


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


def _spawned_instead(sentence: Sentence, done: list[Words]) -> None:
    """Another enemy that spawns where the one before it would, if something is so."""
    last = done[-1] if done else {}
    (found,) = sentence.does
    if "spawn" not in last or found.get("do") != {"spawn": CHOSEN}:
        raise NotSaid("an enemy that spawns instead of none")
    done[-1] = {"if": sentence.given, "then": {**found, "do": {**last, "spawn": CHOSEN}}, "else": last}


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
    before = [one for one in done if isinstance(wanted, list) and any(_does(one, word) for word in wanted)]
    if len(before) == 1 and before[0] is not done[-1] and "for each of" in before[0]:
        place = done.index(before[0])
        done[place] = {"if able": before[0], "else": alone(sentence.does)}
        return
    if not before or before[-1] is not done[-1]:
        raise NotSaid("something that the effect before it does not do")
    if "search" in done[-1]:
        done[-1]["else"] = alone(sentence.does)
        return
    _otherwise(Sentence("cannot", sentence.does), done)


def _does(effect: Data, word: Data) -> bool:
    """True if this is an effect of that word, or one of a thing that is chosen or found first."""
    return isinstance(effect, dict) and (word in effect or ("do" in effect and _does(effect["do"], word)))


def _last(done: list[Words], *heads: str) -> Words:
    """The test or attempt that the sentence is about."""
    last = done[-1] if done else {}
    if any(head in last for head in heads):
        return last
    inner = last.get("else", last.get("then")) if {"if", "first", "choose several"} & last.keys() else None
    inner = last["do"] if "as if at" in last else inner
    if isinstance(inner, dict):
        return _last([inner], *heads)
    if isinstance(inner, list) and isinstance(inner[-1], dict):
        return _last([inner[-1]], *heads)
    raise NotSaid("no test comes before it")


def _outcome(sentence: Sentence, done: list[Words]) -> None:
    """The results of a test: if it succeeds or fails, for each point, or by so many points."""
    test = _within(_last(done, "test", *_ATTEMPTS), sentence.kind)
    does = [*sentence.does]
    if sentence.kind == "each point failed":
        per_point = _by_points(does)
        if per_point is None:
            if "test" not in test:
                raise NotSaid("effects for each point of an attempt")
            test["each point failed"] = alone(does)
            return
        does, key = per_point, "failure"
    elif sentence.kind == "each point won":
        found = _by_points(does)
        if found is None:
            raise NotSaid("effects for each point of a success")
        does, key = _at_most(found, sentence.given), "success"
    else:
        key = sentence.kind
    if key == "success" and "fight" in test and _bears_on_damage(does):
        key = "before its damage"
    if sentence.given is not None and sentence.kind in ("success", "failure"):
        does = [{"if": {"amount": "margin", "at least": sentence.given}, "then": alone(does)}]
    if "at" in test:
        does = _words_of(put_for([*does], "that location", "investigated location"))
    before = test.get(key)
    if before is not None:
        does = _of_the_same(before, does)
        does = [*(before if isinstance(before, list) else [before]), *does]
    test[key] = if_failed(alone(does)) if key == "failure" else alone(does)


def _within(test: Words, outcome: str) -> Words:
    """The test that an outcome is one of: where a test follows a success, the success that comes next is its own."""
    before = test.get("success")
    last = before[-1] if isinstance(before, list) else before
    if not isinstance(last, dict) or "test" not in last:
        return test
    if outcome != "success":
        raise NotSaid("a failure of one of two tests")
    return _within(last, outcome)


def _of_the_same(before: Data, does: list[Words]) -> list[Words]:
    """Effects in which `that enemy` is the one of the attempt, if it is spoken of just before."""
    spoken_of = [one for one in ("evaded enemy", "attacked enemy") if one in parts_of(before)]
    return _words_of(put_for([*does], "that enemy", spoken_of[0])) if len(spoken_of) == 1 else does


def _words_of(data: Data) -> list[Words]:
    """The effects in a list."""
    return [one for one in data if isinstance(one, dict)] if isinstance(data, list) else []


def _bears_on_damage(does: list[Words]) -> bool:
    """True of effects that modify the damage of the attack: they come before it is dealt."""
    return any("damage of the attack" in part for part in parts_of([*does]) if isinstance(part, dict))


def _by_points(does: list[Words]) -> list[Words] | None:
    """One effect whose amount is 1 for each point, as an effect with the margin as its amount."""
    if len(does) != 1:
        return None
    one = does[0]
    head = next(iter(one))
    if head == "move tokens" and "amount" not in one:
        return [{**one, "amount": "margin"}]
    counts = (
        "discard encounter cards",
        "damage",
        "horror",
        "draw",
        "gain",
        "lose",
        "discover",
        "doom",
        "heal damage",
        "heal horror",
    )
    if head not in counts or one[head] != 1 or len({"damage", "horror"} & one.keys()) > 1:
        return None
    return [{**one, head: "margin"}]


def _at_most(does: list[Words], most: Data) -> list[Words]:
    """The effect by the margin, up to a maximum."""
    if most is None:
        return does
    return [{key: {"amount": value, "most": most} if value == "margin" else value for key, value in does[0].items()}]


def _after_an_attempt(sentence: Sentence, done: list[Words], beside: Words) -> None:
    """An attempt is the end of what is done, except that an automatic evasion takes the place of one."""
    if not done or not any(head in done[-1] for head in _ATTEMPTS):
        return
    if done[-1] != {"evade": "enemy"} or not _does(sentence.does[0], "evade automatically"):
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


_ABOUT: Final[dict[str, Callable[[Sentence, list[Words]], None]]] = {
    "begins": _begins,
    "uncounted": _uncounted,
    "then": _then,
    "after an event": _after_an_event,
    **dict.fromkeys(("otherwise", "cannot"), _otherwise),
    "nothing done": _nothing_done,
    "instead": _instead,
    "attempt": _attempt,
    "as if there": _as_if_there,
    "again": _again,
    "assets first": _assets_first,
    "none placed": _none_placed,
    "bonded": _bonded,
    "add and shuffle": _add_and_shuffle,
    "aside once gone": _aside_once_gone,
    "put back": put_back,
    "among them": among_them,
    "enters with": _enters_with,
    "damage instead": _damage_instead,
    "more": _more,
    "only on": _only_on,
    "attack on that": _attack_on_that,
    "both": _both,
    "success of evading": _success_of_evading,
    "each done": _each_done,
    "that many": _that_many,
    "token": _token,
    "who fails": _who_fails,
    "each point who fails": _each_point_who_fails,
    "direct": _direct,
    "harder": _harder,
    "x is": _x_is,
    "won if": _won_if,
    "cannot discard": _cannot_discard,
    "both if": _both_if,
    "that card is": _that_card_is,
    "it is": _it_is,
    "cannot lose": _cannot_lose,
    "cancelled if": _cancelled_if,
    "spawned instead": _spawned_instead,
    "of the type": _of_the_type,
    **dict.fromkeys(("discarded", "each discarded", "one discarded", "none discarded"), _discarded),
    "not by": _not_by,
    **dict.fromkeys(("success", "failure", "each point failed", "each point won"), _outcome),
}
"""The sentences about effects before them."""
