"""Lines that are said part by part, and when, if, at what cost and of what they are said."""

from collections.abc import Iterator
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.occurrences import OR_AFTER
from adjudicator.games.arkham.importing.text.phrases import THIS, YOU, Line, Noun, Words
from adjudicator.games.arkham.importing.text.saying.parts_of_a_meaning import occurring
from adjudicator.games.arkham.importing.text.saying.parts_of_a_phrase import (
    BARE,
    ITSELF,
    Parts,
    Tell,
    but_for,
    in_a_row,
    noun,
    number,
    of_words,
    signed,
    there_is,
)
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list

# ---- lines


def _ability(line: Any) -> dict[str, Any]:
    """The one ability of a line; none of any other line."""
    return line.abilities[0] if isinstance(line, Line) and len(line.abilities) == 1 else {}


def _two_abilities(line: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The two abilities of a line; none of any other line."""
    abilities: list[dict[str, Any]] = [*line.abilities] if isinstance(line, Line) else []
    return (abilities[0], abilities[1]) if len(abilities) == 2 else ({}, {})


def _keys(line: Any) -> dict[str, Any]:
    """The keys of a card's file that a line says, beside abilities."""
    return dict(line.keys) if isinstance(line, Line) else {}


def _cannot_play(line: Any) -> Iterator[Parts]:
    """Cards of several kinds that somebody cannot play."""
    ability = _ability(line)
    bans = ability.get("cannot") if ability.keys() == {"constant", "cannot"} and ability["constant"] == YOU else None
    if isinstance(bans, list) and all(_is_of_playing(one) for one in bans):
        cards = [noun(one["what"], "a") for one in bans]
        yield "you cannot play", *in_a_row(cards, "or"), "."


def _is_of_playing(ban: Any) -> bool:
    return isinstance(ban, dict) and ban.keys() == {"deed", "what", "who"} and ban["deed"] == "play"


def _with_any_of(cards: Any) -> Iterator[Parts]:
    """Cards of several kinds, with one of which something is done."""
    if isinstance(cards, list) and len(cards) > 1:
        yield tuple(in_a_row([("one_with", card) for card in cards], "or"))


def _spawns_at_most(line: Any) -> Iterator[Parts]:
    """An enemy that spawns where the most tokens of a kind are, and elsewhere if there are none."""
    keys = _keys(line)
    at, other = keys.get("spawn"), keys.get("else spawn")
    if keys.keys() == {"spawn", "else spawn"} and isinstance(at, dict) and "the most" in at:
        kind = at["the most"]
        if at == {"kind": "location", "with a": kind, "the most": kind}:
            none = Noun({"kind": "location", "with a": kind}, "a")
            start = Token("SPAWN_LABEL", ""), "most", ("tokens", kind), "( or", noun(other)
            yield *start, "if there are no", ("noun", none), ") ."


def _spawns_elsewhere(line: Any) -> Iterator[Parts]:
    """An enemy that spawns at some place, and elsewhere if there is none."""
    keys = _keys(line)
    if keys.keys() == {"spawn", "else spawn"} and isinstance(keys["spawn"], dict):
        start = Token("SPAWN_LABEL", ""), noun(keys["spawn"], "a"), "( or", noun(keys["else spawn"])
        yield *start, "if there are no", (BARE, keys["spawn"]), ") ."


def _enough_copies(line: Any) -> Iterator[Parts]:
    """Copies of the card that do something together as soon as there are so many."""
    ability = _ability(line)
    does, enough = ability.get("do"), ability.get("as soon as")
    amount = enough.get("amount") if isinstance(enough, dict) else None
    copies = amount.get("count") if isinstance(amount, dict) else None
    if not isinstance(enough, dict) or not isinstance(copies, dict) or enough.keys() != {"amount", "at least"}:
        return
    if isinstance(does, dict) and does.keys() == {"if", "then"} and does["if"] == enough:
        where = "where_copies", {key: value for key, value in copies.items() if key != "named"}
        deed = tuple({**one, "discard": THIS} if one.get("discard") == copies else one for one in as_list(does["then"]))
        yield "if there are", number(enough["at least"]), "copies of", ITSELF, where, ",", ("deed", deed), "."


def _counted_and_gone(line: Any) -> Iterator[Parts]:
    """Tokens that are removed as an act advances as soon as there are so many."""
    ability = _ability(line)
    so = ability.get("objective")
    counted = so.get("amount") if isinstance(so, dict) else None
    if isinstance(so, dict) and isinstance(counted, dict) and counted.keys() == {"tokens", "on"}:
        gone = {"lose": so.get("at least"), "of": counted["tokens"], "on": counted["on"]}
        if ability == {"objective": so, "do": [gone, {"advance": THIS}]}:
            label, them = Token("OBJECTIVE_LABEL", ""), Token("IT_OTHER", "that card")
            yield label, "if", ("condition", so), ", you must remove", them, "and advance ."


def _to_the_deck(line: Any) -> Iterator[Parts]:
    """A card that goes to an end of the deck instead of the discard pile, once it is played or leaves play."""
    one, other = _two_abilities(line)
    does, played, gone = one.get("do"), one.get("forced"), other.get("forced")
    if not isinstance(does, dict) or not isinstance(played, dict) or not isinstance(gone, dict):
        return
    kind = played["what"].get("kind") if isinstance(played.get("what"), dict) else None
    such = {"who": YOU, "what": {"kind": kind, "zone": "discard"}}
    if (played, gone) == ({"after": "play", **such}, {"after": "leave play", **such}) and other.get("do") == does:
        end = str(does.get("to")).removesuffix(" of deck")
        if does == {"return": "that card", "to": f"{end} of deck"}:
            card, it = noun(kind, "a"), Token("IT_OTHER", f"that {kind}")
            start = Token("FORCED_LABEL", ""), "after you play", card, "or discard", card, "from play : place", it
            yield *start, f"on the {end} of your deck instead of in your discard pile ."


def _spawns_here(line: Any) -> Iterator[Parts]:
    """An enemy that spawns at the location that says so, wherever else it would spawn."""
    one, other = _two_abilities(line)
    spawns, does = one.get("forced"), {"instead": {"spawn": "that enemy", "at": THIS}}
    if not isinstance(spawns, dict) or spawns.get("when") != "spawn" or one.get("do") != does:
        return
    elsewhere = {**spawns, "of": "at a location", "at": {"kind": "location", "other than": THIS}}
    if spawns.get("of") == "engaged" and other == {"forced": elsewhere, "do": does}:
        enemy, it = noun(spawns["what"]), Token("IT_OTHER", "that enemy")
        yield Token("FORCED_LABEL", ""), "when", enemy, "spawns : spawn", it, "here instead of its normal location ."


def _discovered_only_if(line: Any) -> Iterator[Parts]:
    """A place at which clues are discovered only if something is so."""
    ability = _ability(line)
    ban, unless = ability.get("cannot"), ability.get("while")
    place = ban.get("what") if isinstance(ban, dict) else None
    if unless is not None and ability.get("constant") == YOU and ban == {"deed": "discover", "what": place, "who": YOU}:
        yield "you can only discover clues at", noun(place), "if", ("condition", _opposite(unless)), "."


def _opposite(condition: Any) -> Any:
    negated = isinstance(condition, dict) and condition.keys() == {"not"}
    return condition["not"] if negated else {"not": condition}


def _elder_sign(line: Any) -> Iterator[Parts]:
    """An elder sign by its modifier, and by one thing that it does."""
    symbols = _keys(line).get("symbols") if _keys(line).keys() == {"symbols"} else None
    effect = symbols["elder sign"] if isinstance(symbols, dict) and symbols.keys() == {"elder sign"} else None
    if isinstance(effect, dict) and len(effect) == 2 and isinstance(modified := effect.get("modifier"), int):
        ((key, does),) = ((key, value) for key, value in effect.items() if key != "modifier")
        icon, modifier = Token("ELDER_SIGN_ICON", "elder sign"), signed(modified)
        yield icon, "effect :", modifier, ".", ("symbol_deed", (key, tuple(as_list(does))))


# ---- when an ability is used


def _either_event(trigger: Any) -> Iterator[Parts]:
    """An event that is told of two, of which each sets off the ability."""
    if isinstance(trigger, dict) and OR_AFTER in trigger:
        timing = next(iter(trigger))
        yield timing, ("occurrence", occurring(trigger, timing))


_LAST_CLUE: Final = {"amount": {"tokens": "clues", "on": "that location"}, "at most": "that much"}


def _last_clue(trigger: dict[str, Any]) -> Iterator[Parts]:
    """The last clue at a location, which somebody discovers, or anybody."""
    if trigger.get("when") == "discover" and trigger.get("and") == _LAST_CLUE and "at" in trigger:
        place = noun(trigger["at"])
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
        yield "when you would move from", noun(there["at"]), "to", noun(trigger.get("at"), "a")


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
    evades = trigger.get("after") == "evade" and trigger.get("of") == "success"
    if evades and isinstance(least, int) and so == {"amount": "margin", "at least": least}:
        who, enemy = ("who", Noun(trigger.get("who"))), noun(trigger["what"], "a")
        yield "after", who, "evade", enemy, "by", number(least), "or more"


def _dealt_with(trigger: dict[str, Any]) -> Iterator[Parts]:
    """Damage that is dealt by cards of a type, or by attacks with them."""
    so = trigger.get("and")
    if trigger.get("by") != [YOU, {"controlled by": YOU}] or not isinstance(so, dict) or so.get("is") != "card used":
        return
    if trigger.get("when") == "dealt" and isinstance(so.get("a"), str):
        used = "type", so["a"]
        dealt = "when you deal", trigger["of"], "to", noun(trigger["what"], "a")
        yield *dealt, "by an", used, "or a fight ability on an", used


def _taken_elsewhere(trigger: dict[str, Any]) -> Iterator[Parts]:
    """Harm that is dealt to other cards of yours than this one."""
    if trigger.keys() == {"when", "what", "of"} and trigger["what"] == {"controlled by": YOU, "other than": THIS}:
        harm, this = trigger["of"], ("itself", THIS)
        yield f"when you take {harm} , if at least", Token("NUMBER", "1"), f"of that {harm} is not assigned to", this


# ---- conditions, costs and values


def _so_many_play(condition: Any) -> Iterator[Parts]:
    """Two numbers of players or more, one of which are in the game."""
    if isinstance(condition, dict) and condition.get("amount") == "investigators":
        least, most = condition.get("at least"), condition.get("at most")
        if isinstance(least, int) and isinstance(most, int) and len(condition) == 3 and least < most:
            first, *rest = map(number, range(least, most + 1))
            yield "there are", first, *(part for one in rest for part in ("or", one)), "players in the game"


def _rounded_up(amount: Any) -> Iterator[Parts]:
    """One for every two of something, where one of two is as good as both."""
    if isinstance(amount, dict) and amount.keys() == {"half"}:
        yield "every", number(2), ("amount", amount["half"]), "( rounded up )"


def _your_cards(things: Any) -> Iterator[Parts]:
    """All cards of yours, your investigator among them, as those among which something is shared out."""
    if things == [YOU, {"controlled by": YOU}]:
        yield "cards", ("where", things[1])


def _failed_against(event: Any) -> Iterator[Parts]:
    """A failure by no more than so many points, in an attempt that is about something."""
    if not isinstance(event, dict) or event.keys() != {"event", "who", "of", "what", "most"}:
        return
    most = event["most"]
    if event["event"] == "fail" and event["who"] == YOU and isinstance(most, int):
        whom = ("against", {"of": event["of"], "what": event["what"]})
        yield "you fail a skill test by", number(most), "or less", whom


_DEFEATED: Final[Words] = {"when": "defeat", "what": YOU}


def _once_defeated(timing: Any) -> Iterator[Parts]:
    """The time at which you are about to be defeated."""
    if timing == _DEFEATED:
        yield ("when you would be defeated",)


def _played_once_defeated(line: Any) -> Iterator[Parts]:
    """A card that is played when you are about to be defeated."""
    if line == Line(playing=(("play", _DEFEATED),)):
        yield ("play when you would be defeated .",)


def _their_key(condition: dict[str, Any]) -> Iterator[Parts]:
    """Somebody who controls a key."""
    who = there_is(condition)
    if isinstance(who, dict) and isinstance(key := who.get("keys"), str):
        yield noun(but_for(who, "keys"), "a"), "controls the", Token("SYMBOL_ICON", key), "key"


def _discard_that(cost: dict[str, Any]) -> Iterator[Parts]:
    if cost == {"discard": "that card"}:
        yield ("discard that card",)


def _with_a_copy(where: dict[str, Any]) -> Iterator[Parts]:
    """A card of which a copy lies elsewhere."""
    copies = where.get("copy of")
    if where.keys() == {"copy of"} and isinstance(copies, dict) and copies.get("kind") == "card" and "zone" in copies:
        yield "with a copy", ("where", {key: value for key, value in copies.items() if key != "kind"})


OF_LINES: Final[dict[str, tuple[Tell, ...]]] = {
    "constant": (_cannot_play, _enough_copies, _discovered_only_if),
    "other": (
        *(_cannot_play, _enough_copies, _spawns_at_most, _spawns_elsewhere),
        *(_to_the_deck, _spawns_here, _elder_sign),
    ),
    "spawn": (_spawns_at_most, _spawns_elsewhere),
    "objective": (_counted_and_gone,),
    "elder_sign": (_elder_sign,),
    "play_sentence": (_played_once_defeated,),
    "occurrence": (_failed_against,),
    "timing": (
        *(_either_event, _once_defeated),
        of_words(_last_clue, _would_move, _in_your_turn, _evaded_by, _dealt_with, _taken_elsewhere),
    ),
    "condition": (of_words(_their_key),),
    "act_condition": (_so_many_play,),
    "cost": (of_words(_discard_that),),
    "with_what": (_with_any_of,),
    "where": (of_words(_with_a_copy),),
    "every": (_rounded_up,),
    "among": (_your_cards,),
}
"""How lines and their parts are told, by the symbols of their phrases."""
