"""How the sentences of an ability go together: a choice, a test and its outcomes, what depends on what was before."""

from adjudicator.games.arkham.importing.text.phrases import CHOSEN, Data, NotSaid, Noun, Sentence, Words, alone

_ATTEMPTS = ("fight", "evade", "investigate")


def composed(sentences: tuple[Sentence, ...]) -> tuple[Words, list[Words]]:
    """The effects of an ability, after whatever stands beside them. Raises NotSaid."""
    beside: Words = {}
    done: list[Words] = []
    for number, sentence in enumerate(sentences):
        if sentence.chooses is not None:
            first = (Sentence("do", sentence.does),) if sentence.does else ()
            more, inner = composed((*first, *sentences[number + 1 :]))
            if not inner:
                raise NotSaid("nothing is done with what is chosen")
            chosen: Words = {"choose": sentence.chooses.what, "do": _about(alone(inner), _type_of(sentence.chooses))}
            return {**beside, **more}, [*done, chosen]
        _add(sentence, done, beside)
    return beside, done


def _type_of(noun: Noun) -> str:
    kind = noun.what.get("kind") if isinstance(noun.what, dict) else noun.what
    return f"that {kind}"


def _about(data: Data, named: str) -> Data:
    """The effects with what was chosen under its name."""
    if isinstance(data, dict):
        if "choose" in data:
            return data
        return {key: _about(value, named) for key, value in data.items()}
    if isinstance(data, list):
        return [_about(value, named) for value in data]
    return CHOSEN if data == named else data


def _add(sentence: Sentence, done: list[Words], beside: Words) -> None:
    """Add a sentence to the effects before it."""
    match sentence.kind:
        case "do":
            _after_an_attempt(sentence, done, beside)
            done.extend(sentence.does)
        case "beside":
            assert isinstance(sentence.given, dict)
            beside.update(sentence.given)
        case "begins":
            _last(done, *_ATTEMPTS)
            done[-1:] = [*sentence.does, done[-1]]
        case "then":
            _then(sentence, done)
        case "otherwise" | "cannot":
            _otherwise(sentence, done)
        case "attempt":
            assert isinstance(sentence.given, dict)
            _last(done, *_ATTEMPTS).update(sentence.given)
        case "harder":
            test = _last(done, "test")
            test["difficulty"] = {"amount": sentence.given, "plus": test["difficulty"]}
        case "x is":
            test = _last(done, "test")
            if test["difficulty"] != "x":
                raise NotSaid("an X that is no difficulty")
            test["difficulty"] = sentence.given
        case "not by":
            assert isinstance(sentence.given, int)
            below: Words = {"if": {"amount": "margin", "at most": sentence.given - 1}, "then": alone(sentence.does)}
            _outcome(Sentence("success", (below,)), done)
            _outcome(Sentence("failure", sentence.does), done)
        case "success" | "failure" | "each point failed" | "each point won":
            _outcome(sentence, done)
        case _:
            raise NotSaid(f"a sentence of the kind {sentence.kind}")


def _then(sentence: Sentence, done: list[Words]) -> None:
    """Effects after the word then belong to the outcome before it, or to all effects before it."""
    if not done:
        raise NotSaid("nothing comes before the word then")
    test = done[-1]
    if "test" in test:
        outcome = "failure" if "failure" in test else "success"
        if outcome not in test:
            raise NotSaid("a test before the word then")
        before = test[outcome]
        test[outcome] = [*(before if isinstance(before, list) else [before]), *sentence.does]
        return
    done[:] = [{"first": alone(done), "then": alone(sentence.does)}]


def _otherwise(sentence: Sentence, done: list[Words]) -> None:
    """The other case of the condition before it, or what is done if the effect before it cannot be."""
    if not done:
        raise NotSaid("nothing comes before this case")
    last = done[-1]
    if sentence.kind == "otherwise" and "if" in last and "else" not in last:
        last["else"] = alone(sentence.does)
    elif sentence.kind == "otherwise" and "test" in last and len({"success", "failure"} & last.keys()) == 1:
        last["failure" if "success" in last else "success"] = alone(sentence.does)
    elif sentence.kind == "cannot" and "if" not in last and "test" not in last:
        done[-1] = {"if able": last, "else": alone(sentence.does)}
    else:
        raise NotSaid("another case of nothing")


def _last(done: list[Words], *heads: str) -> Words:
    """The test or attempt that the sentence is about."""
    last = done[-1] if done else {}
    if any(head in last for head in heads):
        return last
    inner = last.get("else", last.get("then")) if "if" in last else None
    if isinstance(inner, dict):
        return _last([inner], *heads)
    if isinstance(inner, list) and isinstance(inner[-1], dict):
        return _last([inner[-1]], *heads)
    raise NotSaid("no test comes before it")


def _outcome(sentence: Sentence, done: list[Words]) -> None:
    """The results of a test: if it succeeds or fails, for each point, or by so many points."""
    test = _last(done, "test", *_ATTEMPTS)
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
    if sentence.given is not None and sentence.kind in ("success", "failure"):
        does = [{"if": {"amount": "margin", "at least": sentence.given}, "then": alone(does)}]
    before = test.get(key)
    if before is not None:
        does = [*(before if isinstance(before, list) else [before]), *does]
    test[key] = alone(does)


def _by_points(does: list[Words]) -> list[Words] | None:
    """One effect whose amount is 1 for each point, as an effect with the margin as its amount."""
    if len(does) != 1:
        return None
    one = does[0]
    head = next(iter(one))
    counts = ("damage", "horror", "draw", "gain", "lose", "discover", "doom", "heal damage", "heal horror")
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
    if done[-1] != {"evade": "enemy"} or "evade automatically" not in sentence.does[0]:
        raise NotSaid("an effect after an attempt")
    beside["designator"] = "evade"
    del done[-1]
