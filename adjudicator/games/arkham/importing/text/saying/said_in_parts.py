"""Phrases said part by part: plain words, and phrases between them."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, Final, TypeAlias

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import CHOSEN, THIS, YOU, Line, Noun, Sentence, put_for
from adjudicator.games.arkham.importing.text.saying.grammar import Said, Saying, spoken
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list, called
from adjudicator.games.arkham.importing.text.ways import Way

Phrase: TypeAlias = tuple[str, Any]
"""A phrase within another one: its symbol, and what it means."""
Parts: TypeAlias = tuple[str | Token | Phrase, ...]
_Tell: TypeAlias = Callable[[dict[str, Any]], Iterator[Parts]]
_MOST_WAYS: Final = 4
_UNTIL: Final = "discard from the encounter deck until"
_DISCARDING: Final = "discard cards from the top of the encounter deck until"


def in_parts(say: Saying, symbol: str, meaning: Any) -> Iterator[Said]:
    """The words for a meaning that is plain words, and phrases between them."""
    for parts in _parts(symbol, meaning):
        ways = [_said(say, part) for part in parts]
        yield from (tuple(token for one in some for token in one) for some in islice(product(*ways), _MOST_WAYS))


def _said(say: Saying, part: str | Token | Phrase) -> list[Said]:
    if isinstance(part, Token):
        return [(part,)]
    return [spoken(part)] if isinstance(part, str) else say(*part)


def _parts(symbol: str, meaning: Any) -> Iterator[Parts]:
    if symbol == "sentence":
        yield from _of_a_sentence(meaning)
    elif isinstance(meaning, Line):
        yield from _of_a_line(symbol, meaning)
    elif isinstance(meaning, dict):
        for tell in _TOLD.get(symbol, ()):
            yield from tell(meaning)


def _noun(what: Any, article: str = "") -> Phrase:
    return "noun", Noun(what, article)


# ---- lines


def _of_a_line(symbol: str, line: Line) -> Iterator[Parts]:
    if symbol == "objective" and len(line.abilities) == 1:
        yield from _counted_and_gone(line.abilities[0])
    if symbol == "other" and len(line.abilities) == 2:
        yield from _to_the_deck(*line.abilities)
        yield from _spawns_here(*line.abilities)
    if symbol == "constant" and len(line.abilities) == 1:
        yield from _discovered_only_if(line.abilities[0])
    keys: dict[str, Any] = dict(line.keys)
    symbols = keys["symbols"] if symbol in ("elder_sign", "other") and keys.keys() == {"symbols"} else None
    if isinstance(symbols, dict) and symbols.keys() == {"elder sign"}:
        yield from _elder_sign(symbols["elder sign"])


def _counted_and_gone(ability: dict[str, Any]) -> Iterator[Parts]:
    """Tokens that are removed as an act advances as soon as there are so many."""
    so = ability.get("objective")
    counted = so.get("amount") if isinstance(so, dict) else None
    if isinstance(so, dict) and isinstance(counted, dict) and counted.keys() == {"tokens", "on"}:
        gone = {"lose": so.get("at least"), "of": counted["tokens"], "on": counted["on"]}
        if ability == {"objective": so, "do": [gone, {"advance": THIS}]}:
            label, them = Token("OBJECTIVE_LABEL", ""), Token("IT_OTHER", "that card")
            yield label, "if", ("condition", so), ", you must remove", them, "and advance ."


def _to_the_deck(one: dict[str, Any], other: dict[str, Any]) -> Iterator[Parts]:
    """A card that goes to an end of the deck instead of the discard pile, once it is played or leaves play."""
    does, played, gone = one.get("do"), one.get("forced"), other.get("forced")
    if not isinstance(does, dict) or not isinstance(played, dict) or not isinstance(gone, dict):
        return
    kind = played["what"].get("kind") if isinstance(played.get("what"), dict) else None
    such = {"who": YOU, "what": {"kind": kind, "zone": "discard"}}
    if (played, gone) == ({"after": "play", **such}, {"after": "leave play", **such}) and other.get("do") == does:
        end = str(does.get("to")).removesuffix(" of deck")
        if does == {"return": "that card", "to": f"{end} of deck"}:
            card, it = _noun(kind, "a"), Token("IT_OTHER", f"that {kind}")
            start = Token("FORCED_LABEL", ""), "after you play", card, "or discard", card, "from play : place", it
            yield *start, f"on the {end} of your deck instead of in your discard pile ."


def _spawns_here(one: dict[str, Any], other: dict[str, Any]) -> Iterator[Parts]:
    """An enemy that spawns at the location that says so, wherever else it would spawn."""
    spawns, does = one.get("forced"), {"instead": {"spawn": "that enemy", "at": THIS}}
    if not isinstance(spawns, dict) or spawns.get("when") != "spawn" or one.get("do") != does:
        return
    elsewhere = {**spawns, "of": "at a location", "at": {"kind": "location", "other than": THIS}}
    if spawns.get("of") == "engaged" and other == {"forced": elsewhere, "do": does}:
        enemy, it = _noun(spawns["what"]), Token("IT_OTHER", "that enemy")
        yield Token("FORCED_LABEL", ""), "when", enemy, "spawns : spawn", it, "here instead of its normal location ."


def _discovered_only_if(ability: dict[str, Any]) -> Iterator[Parts]:
    """A place at which clues are discovered only if something is so."""
    ban, unless = ability.get("cannot"), ability.get("while")
    place = ban.get("what") if isinstance(ban, dict) else None
    if unless is not None and ability.get("constant") == YOU and ban == {"deed": "discover", "what": place, "who": YOU}:
        yield "you can only discover clues at", _noun(place), "if", ("condition", _opposite(unless)), "."


def _opposite(condition: Any) -> Any:
    negated = isinstance(condition, dict) and condition.keys() == {"not"}
    return condition["not"] if negated else {"not": condition}


def _elder_sign(effect: Any) -> Iterator[Parts]:
    """An elder sign by its modifier, and by one thing that it does."""
    if isinstance(effect, dict) and len(effect) == 2 and isinstance(number := effect.get("modifier"), int):
        ((key, does),) = ((key, value) for key, value in effect.items() if key != "modifier")
        icon, modifier = Token("ELDER_SIGN_ICON", "elder sign"), Token("SIGNED", f"{number:+}")
        yield icon, "effect :", modifier, ".", ("symbol_deed", (key, tuple(as_list(does))))


# ---- sentences


def _of_a_sentence(meaning: Any) -> Iterator[Parts]:
    if isinstance(meaning, Sentence):
        yield from _of_a_kind(meaning)
    effects = meaning.does if isinstance(meaning, Sentence) and meaning.kind == "do" else meaning
    if type(effects) is tuple and len(effects) == 1 and isinstance(effects[0], dict):
        for tell in _SENTENCES:
            yield from tell(effects[0])


def _of_a_kind(sentence: Sentence) -> Iterator[Parts]:
    given, (does, *more) = sentence.given, sentence.does or ({},)
    if sentence.kind == "cannot" and does.keys() == {_UNTIL, "do"} and not more:
        for name in _names(does[_UNTIL]):
            deed = "deed", tuple(as_list(called(does["do"], name)))
            until = _noun(does[_UNTIL], "a")
            yield f"( if you cannot , instead {_DISCARDING}", until, "is discarded , and", deed, ". )"
    instead = given.get("instead") if sentence.kind == "attempt" and isinstance(given, dict) else None
    if isinstance(instead, dict) and instead.keys() == {"choose", "do"}:
        for name in _names(instead["choose"]):
            deed = "deed", tuple(as_list(called(instead["do"], name)))
            chosen = _noun(instead["choose"], "a")
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
    first = paid.get("first") if isinstance(paid, dict) and paid.keys() == {"first", "then"} else None
    if first is not None and value == _of_value(little) and paid["then"] == _of_value(more):
        begins = "you get", Token("SIGNED", little), "skill value for this test . you may"
        yield *begins, ("costs", as_list(first)), "to get", Token("SIGNED", more), "instead ."


def _two_of(ways: Any) -> tuple[tuple[str, Any], tuple[str, Any]]:
    found = [*ways.items()] if isinstance(ways, dict) else []
    return (found[0], found[1]) if len(found) == 2 else (("", None), ("", None))


def _of_value(signed: str) -> Any:
    return {"modify": YOU, "gets": {"skill value": int(signed)}} if signed.lstrip("+-").isdigit() else None


def _once_failed(effect: dict[str, Any]) -> Iterator[Parts]:
    """What is done with a card once the test to which it is committed has failed."""
    does = effect.get("do")
    if effect.get("choose") == "that card" and isinstance(does, dict) and does.get("later") == {"after": "fail"}:
        yield "if that test fails ,", ("deed", tuple(as_list(called(does["do"], "that card")))), "."


def _or_if_attached(effect: dict[str, Any]) -> Iterator[Parts]:
    """A card that is attached, or what is done if it is attached already."""
    attaches, there = effect.get("else"), _there_is(effect.get("if"))
    card = attaches.get("attach") if isinstance(attaches, dict) else None
    if (
        isinstance(attaches, dict)
        and isinstance(card, dict)
        and there == {"named": card.get("named"), "attached to": attaches.get("to")}
    ):
        yield ("effect", attaches), ", or", ("effect", effect["then"]), "if it is already attached ."


def _there_is(condition: Any) -> Any:
    return condition["there is"] if isinstance(condition, dict) and condition.keys() == {"there is"} else None


def _after_the_test(effect: dict[str, Any]) -> Iterator[Parts]:
    """What is done once the test is over."""
    if effect.keys() == {"later", "do"} and effect["later"] == {"after": "end test"}:
        yield "after this test resolves ,", ("deed", tuple(as_list(effect["do"]))), "."


def _another_spawns(effect: dict[str, Any]) -> Iterator[Parts]:
    """An enemy that spawns, or one that is found in the encounter deck instead."""
    plain, found = effect.get("else"), effect.get("then")
    if not isinstance(plain, dict) or not isinstance(found, dict) or found.keys() != {_UNTIL, "do"}:
        return
    if "spawn" in plain and found["do"] == {**plain, "spawn": CHOSEN}:
        until = f"{_DISCARDING}", _noun(found[_UNTIL], "a"), "is discarded , and spawn that enemy instead . )"
        yield ("sentence", (plain,)), "( if", ("condition", effect.get("if")), ",", *until


_SENTENCES: Final[tuple[_Tell, ...]] = (
    *(_value_or_more, _once_failed, _or_if_attached, _after_the_test, _another_spawns),
)
"""How sentences of one effect are told."""


# ---- effects


def _they_may(effect: dict[str, Any]) -> Iterator[Parts]:
    """What somebody who is chosen may do."""
    does = effect.get("do")
    if isinstance(does, dict) and does.keys() == {"may", "what", "who"} and does["who"] == CHOSEN:
        way = Way(does["what"], tuple(as_list(put_for(does["may"], CHOSEN, YOU))))
        yield _noun(effect.get("choose"), "a"), "may", ("way", way)


def _they_draw(effect: dict[str, Any]) -> Iterator[Parts]:
    """An enemy that is drawn by somebody else."""
    if effect.keys() == {"draw card", "who"} and str(effect["draw card"]).startswith("that "):
        yield _noun(effect["who"]), "draws that enemy"


def _nearest_moves(effect: dict[str, Any]) -> Iterator[Parts]:
    """The nearest of some enemies, which moves."""
    does = effect.get("do")
    if effect.keys() == {"the nearest", "do"} and isinstance(does, dict) and does.keys() == {"move towards", "what"}:
        yield "move", _noun(effect["the nearest"], "nearest"), "once toward", ("towards", does["move towards"])


def _attach_one(effect: dict[str, Any]) -> Iterator[Parts]:
    """One of several cards, which is attached."""
    does = effect.get("do")
    if isinstance(does, dict) and does.keys() == {"attach", "to"} and does["attach"] == CHOSEN:
        yield "attach", _noun(effect.get("choose"), "a"), "to", _noun(does["to"])


def _move_tokens(effect: dict[str, Any]) -> Iterator[Parts]:
    """Tokens that move from a card that has some to one that may bear them."""
    does = effect.get("do")
    if not isinstance(does, dict) or does.keys() - {"amount"} != {"move tokens", "from", "to"}:
        return
    kind, givers = does["move tokens"], as_list(effect.get("choose"))
    if does["from"] == CHOSEN and all(isinstance(one, dict) and one.get("with a") == kind for one in givers):
        left = [_without(one, "with a") for one in givers]
        number, giver = Token("NUMBER", str(does.get("amount", 1))), _noun(left[0] if len(left) == 1 else left, "a")
        yield "move", number, ("tokens", kind), "from", giver, "to", _bearer(does["to"])


def _bearer(to: Any) -> Phrase:
    """A card that may bear damage or horror, which goes without saying of each."""
    one = to[1] if isinstance(to, list) and len(to) == 2 and to[0] == YOU else to
    return _noun(_without(one, "has"), "a") if isinstance(one, dict) else _noun(one)


def _without(data: dict[str, Any], key: str) -> dict[str, Any]:
    return {other: value for other, value in data.items() if other != key}


def _heal_both(effect: dict[str, Any]) -> Iterator[Parts]:
    """Damage or horror that two kinds of cards heal."""
    from_ = effect.get("from")
    for kind in ("damage", "horror"):
        if effect.keys() == {f"heal {kind}", "from"} and isinstance(from_, list) and len(from_) == 2:
            number = Token("NUMBER", str(effect[f"heal {kind}"]))
            yield "heal", number, kind, "from", _noun(from_[0], "each"), "and", _noun(from_[1], "each")


def _spend_those(effect: dict[str, Any]) -> Iterator[Parts]:
    if effect == {"spend": "that much", "of": "clues"}:
        yield ("spend those clues",)


def _one_more_icon(effect: dict[str, Any]) -> Iterator[Parts]:
    if effect == {"one more icon": "that card"}:
        yield ("that card gains another instance of one of its icons of your choice",)


_SIDES: Final = {"above": "above", "below": "below", "left of": "to the left", "right of": "to the right"}
_ANY_OTHER: Final = {"kind": "location", "other than": THIS}


def _put_beside(effect: dict[str, Any]) -> Iterator[Parts]:
    """The top location of a deck, which is put into play on a side of the card or of another one, or on one of some."""
    chosen = effect.get("do") if effect.keys() == {"choose", "do"} and effect["choose"] == _ANY_OTHER else effect
    either = chosen.get("either", {"": chosen}) if isinstance(chosen, dict) else None
    ways = [*either.values()] if isinstance(either, dict) else []
    beside = CHOSEN if chosen is not effect else THIS
    if not ways or not all(isinstance(one, dict) and _side(one, beside) for one in ways):
        return
    top, sides = ways[0]["put into play"], [_SIDES[_side(one, beside)] for one in ways]
    named, zone = (top.get("named"), str(top.get("zone"))) if isinstance(top, dict) else ("", "")
    if top == {"named": named, "zone": zone, "topmost": True} and all(one["put into play"] == top for one in ways):
        *first, last = sides
        listed = f"{' , '.join(first)}{' ,' if len(first) > 1 else ''} or {last}" if first else last
        deck = "in the", Token("TITLE", zone.removesuffix(" deck").title()), "deck into play"
        of = " of" if last.startswith("to ") else ""
        place = ("any other location",) if beside == CHOSEN else (("itself", THIS),)
        yield "put the topmost", Token("TITLE", named), *deck, f"{listed}{of}", *place


def _side(effect: dict[str, Any], beside: str) -> str:
    """The side of a card on which something is put into play; empty if nothing is."""
    sides = [key for key in _SIDES if effect.get(key) == beside]
    return sides[0] if len(sides) == 1 and effect.keys() == {"put into play", sides[0]} else ""


def _give_or_take(effect: dict[str, Any]) -> Iterator[Parts]:
    """Up to so many resources that move to somebody, or from them."""
    ways = effect.get("either") if effect.keys() == {"either"} else None
    moves = [one for one in ways.values() if isinstance(one, dict)] if isinstance(ways, dict) else []
    whom = moves[0].get("to") if moves else None
    most = len(moves) // 2
    if whom is not None and moves == [one for number in range(1, most + 1) for one in _both_ways(number, whom)]:
        whose = ("possessor", Noun(whom)), "'s resource pool , or vice versa"
        yield "move up to", Token("NUMBER", str(most)), "of your resources to", *whose


def _both_ways(number: int, whom: Any) -> list[dict[str, Any]]:
    move = {"move tokens": "resources", "amount": number}
    return [{**move, "from": YOU, "to": whom}, {**move, "from": whom, "to": YOU}]


def _evade_others(effect: dict[str, Any]) -> Iterator[Parts]:
    if effect == {"evade automatically": {"kind": "enemy", "engaged with": YOU, "other than": "evaded enemy"}}:
        yield ("evade each other enemy engaged with you",)


# ---- when an ability is used


_LAST_CLUE: Final = {"amount": {"tokens": "clues", "on": "that location"}, "at most": "that much"}


def _last_clue(trigger: dict[str, Any]) -> Iterator[Parts]:
    """The last clue at a location, which somebody discovers, or anybody."""
    if trigger.get("when") == "discover" and trigger.get("and") == _LAST_CLUE and "at" in trigger:
        place = _noun(trigger["at"])
        if trigger.keys() == {"when", "at", "and"}:
            yield "when the last clue is discovered from", place
        elif trigger.get("who") == "investigator":
            yield "when you discover the last clue from", place


def _would_move(trigger: dict[str, Any]) -> Iterator[Parts]:
    """Somebody who is about to move from one location to another."""
    so = trigger.get("and")
    if trigger.get("when") != "enter" or not isinstance(so, dict) or so.get("is") != "that investigator":
        return
    there = so.get("a")
    if isinstance(there, dict) and there.keys() == {"at"}:
        yield "when you would move from", _noun(there["at"]), "to", _noun(trigger.get("at"), "a")


def _in_your_turn(trigger: dict[str, Any]) -> Iterator[Parts]:
    """Something that happens in a turn of yours."""
    so = trigger.get("and")
    every = so.get("all") if isinstance(so, dict) else None
    if "after" in trigger and isinstance(every, list) and every[-1:] == [{"turn of": YOU}]:
        rest = every[0] if len(every) == 2 else {"all": every[:-1]}
        yield ("timing", {**trigger, "and": rest}), "during your turn"


def _evaded_by(trigger: dict[str, Any]) -> Iterator[Parts]:
    """An enemy that somebody evades by so many points."""
    so = trigger.get("and")
    least = so.get("at least") if isinstance(so, dict) else None
    if trigger.get("after") == "evade" and trigger.get("of") == "success" and so == _margin(least):
        who, enemy = ("who", Noun(trigger.get("who"))), _noun(trigger["what"], "a")
        yield "after", who, "evade", enemy, "by", Token("NUMBER", str(least)), "or more"


def _margin(least: Any) -> Any:
    """A success by so many points or more."""
    return {"amount": "margin", "at least": least}


def _dealt_with(trigger: dict[str, Any]) -> Iterator[Parts]:
    """Damage that is dealt by cards of a type, or by attacks with them."""
    so = trigger.get("and")
    if trigger.get("by") != [YOU, {"controlled by": YOU}] or not isinstance(so, dict) or so.get("is") != "card used":
        return
    if trigger.get("when") == "dealt" and isinstance(so.get("a"), str):
        used = "type", so["a"]
        dealt = "when you deal", trigger["of"], "to", _noun(trigger["what"], "a")
        yield *dealt, "by an", used, "or a fight ability on an", used


def _taken_elsewhere(trigger: dict[str, Any]) -> Iterator[Parts]:
    """Harm that is dealt to other cards of yours than this one."""
    if trigger.keys() == {"when", "what", "of"} and trigger["what"] == {"controlled by": YOU, "other than": THIS}:
        harm, this = trigger["of"], ("itself", THIS)
        yield f"when you take {harm} , if at least", Token("NUMBER", "1"), f"of that {harm} is not assigned to", this


# ---- conditions and costs


def _their_key(condition: dict[str, Any]) -> Iterator[Parts]:
    """Somebody who controls a key."""
    who = _there_is(condition)
    if isinstance(who, dict) and isinstance(key := who.get("keys"), str):
        yield _noun(_without(who, "keys"), "a"), "controls the", Token("SYMBOL_ICON", key), "key"


def _discard_that(cost: dict[str, Any]) -> Iterator[Parts]:
    if cost == {"discard": "that card"}:
        yield ("discard that card",)


def _with_a_copy(where: dict[str, Any]) -> Iterator[Parts]:
    """A card of which a copy lies elsewhere."""
    copies = where.get("copy of")
    if where.keys() == {"copy of"} and isinstance(copies, dict) and copies.get("kind") == "card" and "zone" in copies:
        yield "with a copy", ("where", {key: value for key, value in copies.items() if key != "kind"})


_TOLD: Final[dict[str, tuple[_Tell, ...]]] = {
    "effect": (
        *(_they_may, _they_draw, _nearest_moves, _attach_one, _move_tokens, _heal_both),
        *(_spend_those, _one_more_icon, _put_beside, _give_or_take, _evade_others),
    ),
    "timing": (_last_clue, _would_move, _in_your_turn, _evaded_by, _dealt_with, _taken_elsewhere),
    "condition": (_their_key,),
    "cost": (_discard_that,),
    "where": (_with_a_copy,),
}
"""How phrases of each kind are told."""
