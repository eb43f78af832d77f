"""What is said directly: the words for meanings that the builders of their phrases compute, look into, or sort."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.occurrences import OR_AFTER
from adjudicator.games.arkham.importing.text.phrases import CHOSEN, THIS, YOU, Line, Noun, Sentence, Words
from adjudicator.games.arkham.importing.text.saying.grammar import Said, Saying, spoken
from adjudicator.games.arkham.importing.text.saying.parts_of_a_meaning import occurring
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list, called
from adjudicator.games.arkham.importing.text.ways import Way

_MOST_WAYS: Final = 4
_ITSELF: Final[Said] = (Token("OWN_NAME", ""),)
_COMMA: Final[Said] = (Token("COMMA", ","),)
_STOP: Final[Said] = (Token("STOP", "."),)
_ARTICLES: Final = frozenset({"a", "an"})
_HARM: Final = ("damage", "horror")
Telling = Callable[[Saying, Any], Iterator[Said]]


def directly(say: Saying, symbol: str, meaning: Any) -> Iterator[Said]:
    """The words for a meaning of which the parts are known as soon as it is seen what is meant."""
    for tell in _TOLD.get(symbol, ()):
        yield from tell(say, meaning)


def _together(*parts: list[Said] | Said) -> Iterator[Said]:
    """The parts one behind the other, each of them words or several ways of saying something."""
    ways = [part if isinstance(part, list) else [part] for part in parts]
    for some in islice(product(*ways), _MOST_WAYS):
        yield tuple(token for one in some for token in one)


def _in_a_row(parts: list[list[Said]], last: str) -> list[list[Said] | Said]:
    """Several things with commas between them, the last one behind a word."""
    found: list[list[Said] | Said] = []
    for place, part in enumerate(parts):
        joint = (*(_COMMA if len(parts) > 2 else ()), *spoken(last)) if place == len(parts) - 1 else _COMMA
        found += [joint, part] if place else [part]
    return found


def _number(number: int) -> Said:
    return (Token("NUMBER", str(number)),)


def _bare(say: Saying, what: Any) -> list[Said]:
    """A description without its article."""
    return [said[1:] for said in say("noun", Noun(what, "a")) if str(said[0]) in _ARTICLES]


# ---- effects


def _heals_more(say: Saying, effect: Any) -> Iterator[Said]:
    """What the effect that has just healed something heals besides."""
    for kind in _HARM:
        if isinstance(effect, dict) and effect.keys() == {f"heal more {kind}"}:
            number = _number(effect[f"heal more {kind}"])
            yield from _together(spoken("that effect heals"), number, spoken(f"additional {kind}"))


def _several_acts(say: Saying, effect: Any) -> Iterator[Said]:
    """What the nearest enemy does, one thing after the other."""
    acts = effect.get("do") if isinstance(effect, dict) and effect.keys() == {"the nearest", "do"} else None
    if isinstance(acts, list) and len(acts) > 1:
        each = [say("act", {key: None if one == CHOSEN else one for key, one in act.items()}) for act in acts]
        yield from _together(say("noun", Noun(effect["the nearest"], "nearest")), *_in_a_row(each, "and"))


def _ways_of(effect: Any) -> dict[str, Any]:
    """The two ways among which somebody chooses, by their names; none of another effect."""
    ways = effect.get("either") if isinstance(effect, dict) and effect.keys() == {"either"} else None
    return ways if isinstance(ways, dict) and len(ways) == 2 else {}


def _either_haunted(say: Saying, effect: Any) -> Iterator[Said]:
    """The haunted abilities of one place or of another."""
    ways = [*_ways_of(effect).values()]
    if ways and all(isinstance(way, dict) and way.keys() == {"resolve haunted"} for way in ways):
        one, other = (say("noun", Noun(way["resolve haunted"])) for way in ways)
        ability = spoken("the haunted ability on")
        yield from _together(spoken("resolve either"), ability, one, spoken("or"), ability, other)


def _moves_somewhere(say: Saying, effect: Any) -> Iterator[Said]:
    """The card itself moves to a location that the lead investigator chooses."""
    does = effect.get("do") if isinstance(effect, dict) and effect.get("by") == "lead investigator" else None
    if does == {"move": CHOSEN, "who": THIS} and effect.keys() == {"choose", "do", "by"}:
        yield from _together(spoken("move"), _ITSELF, spoken("to"), say("noun", Noun(effect["choose"], "a")))


def _heals_all(say: Saying, effect: Any) -> Iterator[Said]:
    """All damage or horror of something that is healed."""
    kind = next((one for one in _HARM if isinstance(effect, dict) and effect.keys() == {f"heal {one}", "from"}), "")
    if kind and effect[f"heal {kind}"] == {"tokens": kind, "on": effect["from"]}:
        yield from _together(spoken(f"heal all {kind} from"), say("noun", Noun(effect["from"])))


def _shuffled_without_tokens(say: Saying, effect: Any) -> Iterator[Said]:
    """A card that is shuffled into a deck once its tokens of two kinds are moved."""
    does = effect.get("do") if isinstance(effect, dict) and effect.keys() == {"choose", "do"} else None
    if not isinstance(does, list) or len(does) != 3 or does[-1] != {"shuffle": CHOSEN, "into": "deck"}:
        return
    kinds = [one.get("move tokens") for one in does[:-1]]
    to = does[0].get("to")
    all_of = [
        {"move tokens": kind, "amount": {"tokens": kind, "on": CHOSEN}, "from": CHOSEN, "to": to} for kind in kinds
    ]
    if does[:-1] == all_of:
        one, other = (say("tokens", kind) for kind in kinds)
        card = Noun(effect["choose"], "a")
        yield from _together(
            *(spoken("shuffle"), say("noun", card), spoken("into your deck , moving all"), one, spoken("and"), other),
            *(spoken("from"), say("noun", Noun(f"that {card.kind}")), spoken("to"), say("noun", Noun(to))),
        )


def _placed_until(say: Saying, effect: Any) -> Iterator[Said]:
    """Tokens that are placed somewhere until there are so many."""
    lacking = effect.get("gain") if isinstance(effect, dict) and effect.keys() == {"gain", "of", "on"} else None
    if not isinstance(lacking, dict) or not isinstance(number := lacking.get("plus"), int):
        return
    kind, on = effect["of"], effect["on"]
    if lacking == {"amount": {"minus": {"tokens": kind, "on": on}}, "plus": number, "least": 0}:
        tokens = say("tokens", kind)
        until = (*spoken("until there are exactly"), *_number(number))
        it = (Token("IT_OTHER", "that card"),)
        yield from _together(
            *(spoken("place"), tokens, spoken("on"), say("noun", Noun(on)), until, tokens, spoken("on"), it)
        )


def _as_much_as_either(say: Saying, effect: Any) -> Iterator[Said]:
    """Damage that is as much as one value or another of whom it is dealt to."""
    ways = [*_ways_of(effect).values()]
    if not ways or not all(isinstance(way, dict) and way.keys() == {"damage", "to"} for way in ways):
        return
    whom = ways[0]["to"]
    values = [way["damage"].get("value") if isinstance(way["damage"], dict) else None for way in ways]
    if ways == [{"damage": {"value": value, "of": whom}, "to": whom} for value in values]:
        one, other = (say("stat", value) for value in values)
        start = (spoken("deal damage to"), say("possessor", Noun(whom)), spoken("equal to its"))
        yield from _together(*start, one, spoken("or"), other)


def _clues_of_two_places(say: Saying, effect: Any) -> Iterator[Said]:
    """Clues that are discovered here, and others at a place that is chosen, if there is one."""
    cases = effect if isinstance(effect, dict) and effect.keys() == {"if", "then", "else"} else {}
    both, first = cases.get("then"), cases.get("else")
    if not isinstance(first, dict) or not isinstance(both, dict) or both.keys() != {"choose", "do"}:
        return
    last = as_list(both["do"])[-1]
    here, there = first.get("discover"), last.get("discover") if isinstance(last, dict) else None
    told = {"there is": both["choose"]}, [{"discover": here}, {"discover": there, "at": CHOSEN}], {"discover": here}
    if (cases["if"], both["do"], first) == told and isinstance(here, int) and isinstance(there, int):
        found = (*spoken("discover"), *_number(here), *spoken("clue at your location and"))
        more = (*_number(there), *spoken("clue at"))
        yield from _together(found, more, say("noun", Noun(both["choose"], "a")))


def _may_choose_one(say: Saying, effect: Any) -> Iterator[Said]:
    """Several ways of which everybody may choose one."""
    if not isinstance(effect, dict) or effect.keys() != {"may", "what", "who"} or effect["what"] != "choose one":
        return
    ways = effect["may"].get("either") if isinstance(effect["may"], dict) else None
    if isinstance(ways, dict) and all(says.startswith("to ") for says in ways):
        each = [say("way", Way(says.removeprefix("to "), tuple(as_list(does)))) for says, does in ways.items()]
        who = say("noun", Noun(effect["who"], "each"))
        yield from _together(who, spoken("may choose one of the following :"), *_in_a_row(each, "or"))


def _moved_to_a_chosen_place(say: Saying, effect: Any) -> Iterator[Said]:
    """Those who are moved to a location that is chosen."""
    does = effect.get("do") if isinstance(effect, dict) and effect.keys() == {"choose", "do"} else None
    if isinstance(does, dict) and does.keys() == {"move", "who"} and does["move"] == CHOSEN and does["who"] != THIS:
        whom = Noun(does["who"], "" if isinstance(does["who"], str) else "each")
        place = say("noun", Noun(effect["choose"], "a"))
        yield from _together(spoken("move"), say("noun", whom), spoken("to"), place)


def _may_both(say: Saying, does: Any) -> Iterator[Said]:
    """Two things of which somebody may do each."""
    if not isinstance(does, tuple) or len(does) != 2 or not all(map(_may, does)) or does[0]["who"] != does[1]["who"]:
        return
    one, other = (say("way", Way(each["what"], tuple(as_list(each["may"])))) for each in does)
    who = say("noun", Noun(does[0]["who"]))
    yield from _together(who, spoken("may"), one, _COMMA, spoken("and may"), other)


def _may(effect: Any) -> bool:
    return isinstance(effect, dict) and effect.keys() == {"may", "what", "who"}


# ---- sentences


def _alone(sentence: Any) -> dict[str, Any]:
    """The one effect of a sentence that is about nothing before it; none of any other."""
    does = sentence.does if isinstance(sentence, Sentence) and sentence.kind == "do" else sentence
    plain = isinstance(does, tuple) and not isinstance(does, Sentence) and len(does) == 1
    return does[0] if plain and isinstance(does[0], dict) else {}


def _other_case(sentence: Any) -> dict[str, Any]:
    """The one effect of the other case of a condition; none of any other sentence."""
    otherwise = isinstance(sentence, Sentence) and sentence.kind == "otherwise" and len(sentence.does) == 1
    return sentence.does[0] if otherwise else {}


def _at_random(say: Saying, sentence: Any) -> Iterator[Said]:
    """Effects on something that chance chooses."""
    effect = _alone(sentence)
    if effect.keys() == {"at random", "do"}:
        noun = Noun(effect["at random"], "a")
        kind = "card" if isinstance(noun.what, dict) and noun.kind is None else noun.kind
        does = tuple(as_list(called(effect["do"], f"that {kind}")))
        yield from _together(spoken("randomly choose"), say("noun", noun), spoken("and"), say("deed", does), _STOP)


def _for_each_of(say: Saying, sentence: Any) -> Iterator[Said]:
    """Effects on all things of a description, one after the other."""
    effect = _alone(sentence)
    which = effect.get("for each of")
    if isinstance(which, dict) and effect.keys() == {"for each of", "do"} and "zone" not in which:
        does = tuple(as_list(called(effect["do"], f"that {which.get('kind')}")))
        yield from _together(spoken("for each"), _bare(say, which), _COMMA, say("deed", does), _STOP)


def _otherwise_for_each_of(say: Saying, sentence: Any) -> Iterator[Said]:
    """In the other case effects on all cards of a description, one after the other."""
    effect = _other_case(sentence)
    if effect.keys() == {"for each of", "do"}:
        does = tuple(as_list(called(effect["do"], "that card")))
        start = spoken("otherwise , for each")
        yield from _together(start, _bare(say, effect["for each of"]), _COMMA, say("deed", does), _STOP)


def _otherwise_choose(say: Saying, sentence: Any) -> Iterator[Said]:
    """In the other case a choice, and what is done with the thing that is chosen."""
    effect = _other_case(sentence)
    if effect.keys() == {"choose", "do"}:
        noun = Noun(effect["choose"], "a")
        does = tuple(as_list(called(effect["do"], f"that {noun.kind}")))
        yield from _together(spoken("otherwise , choose"), say("noun", noun), _STOP, say("deed", does), _STOP)


def _for_each_token(say: Saying, sentence: Any) -> Iterator[Said]:
    """Effects for each token with one of some symbols among those that are revealed."""
    if not isinstance(sentence, Sentence) or sentence.kind != "token":
        return
    symbols = [_symbols_of(effect) for effect in sentence.does]
    if symbols and symbols[0] and all(one == symbols[0] for one in symbols):
        does = tuple({key: 1 if _is_of_tokens(one) else one for key, one in each.items()} for each in sentence.does)
        every: list[list[Said]] = [[(Token("SYMBOL_ICON", str(one)),)] for one in symbols[0]]
        start = (spoken("for each"), *_in_a_row(every, "and"), spoken("token revealed ,"))
        yield from _together(*start, say("deed", does), _STOP)


def _nothing_done(say: Saying, sentence: Any) -> Iterator[Said]:
    """Effects for the case that nothing of a kind has come about by the effect before them."""
    if isinstance(sentence, Sentence) and sentence.kind == "nothing done":
        for what, done in _DONE:
            if sentence.given == what:
                yield from _together(spoken(f"if no {done} by this effect ,"), say("deed", sentence.does), _STOP)


_DONE: Final = (
    (["doom"], "doom is placed"),
    (["damage"], "damage is dealt"),
    (["horror"], "horror is dealt"),
    (["gain"], "breaches are placed"),
    (["move tokens", "discover"], "clues are moved"),
    (["discard", "discard from the top", "return"], "cards are discarded"),
)
"""What may have come about by an effect, as the effects that bring it about, and as words."""


def _is_of_tokens(amount: Any) -> bool:
    return isinstance(amount, dict) and amount.keys() == {"revealed"}


def _symbols_of(effect: Any) -> list[Any]:
    """The symbols for each of which an effect is done once."""
    return next((as_list(one["revealed"]) for one in effect.values() if _is_of_tokens(one)), [])


def _played_one_at_a_time(say: Saying, sentence: Any) -> Iterator[Said]:
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
        start = (*spoken("one at a time , play up to"), *_number(len(sentence)))
        cards = say("noun_plain_where", Noun(play.get("choose"), "each"))
        yield from _together(start, cards, spoken(", reducing the cost of each by"), _number(-less), _STOP)


def _fights_again(_: Saying, sentence: Any) -> Iterator[Said]:
    """Another attack on the same enemy, as the result of one that succeeds."""
    if not isinstance(sentence, Sentence) or sentence.kind != "success" or sentence.given is not None:
        return
    does: Any = sentence.does[0] if len(sentence.does) == 1 else None
    again = does.get("may") if isinstance(does, dict) and does.get("what") == "fight again" else None
    if not isinstance(again, dict) or again.keys() != {"fight", "you get", "damage"}:
        return
    gets, damage = again["you get"], again["damage"]
    if again["fight"] != "attacked enemy" or not isinstance(gets, dict) or len(gets) != 1:
        return
    ((skill, bonus),) = gets.items()
    if isinstance(bonus, int) and isinstance(damage, int):
        yield (
            *(*spoken("if you succeed , you may fight that enemy again . you get"), _signed(bonus)),
            *(Token("SKILL_ICON", skill), *spoken("and deal"), _signed(damage)),
            *spoken("damage for that attack ."),
        )


def _signed(number: int) -> Token:
    return Token("SIGNED", f"{number:+d}")


# ---- conditions and values


def _so_many_play(_: Saying, condition: Any) -> Iterator[Said]:
    """Two numbers of players or more, one of which are in the game."""
    if isinstance(condition, dict) and condition.get("amount") == "investigators":
        least, most = condition.get("at least"), condition.get("at most")
        if isinstance(least, int) and isinstance(most, int) and len(condition) == 3 and least < most:
            first, *rest = (_number(number) for number in range(least, most + 1))
            numbers = (*first, *(token for number in rest for token in (*spoken("or"), *number)))
            yield (*spoken("there are"), *numbers, *spoken("players in the game"))


def _for_the_same(say: Saying, gets: Any) -> Iterator[Said]:
    """Several values that are more by one amount."""
    amounts = [*gets.values()] if isinstance(gets, dict) else []
    if len(amounts) < 2 or not isinstance(amounts[0], dict) or any(one != amounts[0] for one in amounts):
        return
    first, *others = gets
    for number in (1, -1, 2, -2):
        start = say("get", (first, number))
        rest = [say("get", (other, number)) for other in others]
        for one in say("gets", {first: amounts[0]}) if start and all(rest) else ():
            if one[: len(start[0])] == start[0]:
                every = _in_a_row([start[:1], *(some[:1] for some in rest)], "and")
                yield from _together(*every, one[len(start[0]) :])


def _rounded_up(say: Saying, amount: Any) -> Iterator[Said]:
    """One for every two of something, where one of two is as good as both."""
    if isinstance(amount, dict) and amount.keys() == {"half"}:
        end = spoken("( rounded up )")
        yield from _together(spoken("every"), _number(2), say("amount", amount["half"]), end)


def _your_cards(say: Saying, things: Any) -> Iterator[Said]:
    """All cards of yours, your investigator among them, as those among which something is shared out."""
    if things == [YOU, {"controlled by": YOU}]:
        yield from _together(spoken("cards"), say("where", things[1]))


def _failed_against(say: Saying, event: Any) -> Iterator[Said]:
    """A failure by no more than so many points, in an attempt that is about something."""
    if not isinstance(event, dict) or event.keys() != {"event", "who", "of", "what", "most"}:
        return
    most = event["most"]
    if event["event"] == "fail" and event["who"] == YOU and isinstance(most, int):
        whom = say("against", {"of": event["of"], "what": event["what"]})
        yield from _together(spoken("you fail a skill test by"), _number(most), spoken("or less"), whom)


_DEFEATED: Final[Words] = {"when": "defeat", "what": YOU}


def _once_defeated(_: Saying, timing: Any) -> Iterator[Said]:
    """The time at which you are about to be defeated."""
    if timing == _DEFEATED:
        yield spoken("when you would be defeated")


def _played_once_defeated(_: Saying, line: Any) -> Iterator[Said]:
    """A card that is played when you are about to be defeated."""
    if line == Line(playing=(("play", _DEFEATED),)):
        yield (*spoken("play when you would be defeated"), *_STOP)


# ---- what holds


def _ability(line: Any) -> dict[str, Any]:
    """The one ability of a line; none of any other line."""
    return line.abilities[0] if isinstance(line, Line) and len(line.abilities) == 1 else {}


def _cannot_play(say: Saying, line: Any) -> Iterator[Said]:
    """Cards of several kinds that somebody cannot play."""
    ability = _ability(line)
    bans = ability.get("cannot") if ability.keys() == {"constant", "cannot"} and ability["constant"] == YOU else None
    if isinstance(bans, list) and all(_is_of_playing(one) for one in bans):
        cards = [say("noun", Noun(one["what"], "a")) for one in bans]
        yield from _together(spoken("you cannot play"), *_in_a_row(cards, "or"), _STOP)


def _is_of_playing(ban: Any) -> bool:
    return isinstance(ban, dict) and ban.keys() == {"deed", "what", "who"} and ban["deed"] == "play"


def _with_any_of(say: Saying, cards: Any) -> Iterator[Said]:
    """Cards of several kinds, with one of which something is done."""
    if isinstance(cards, list) and len(cards) > 1:
        yield from _together(*_in_a_row([say("one_with", card) for card in cards], "or"))


def _spawns_at_most(say: Saying, line: Any) -> Iterator[Said]:
    """An enemy that spawns where the most tokens of a kind are, and elsewhere if there are none."""
    keys: dict[str, Any] = dict(line.keys) if isinstance(line, Line) else {}
    at, other = keys.get("spawn"), keys.get("else spawn")
    if keys.keys() == {"spawn", "else spawn"} and isinstance(at, dict) and "the most" in at:
        kind = at["the most"]
        if at == {"kind": "location", "with a": kind, "the most": kind}:
            none = Noun({"kind": "location", "with a": kind}, "a")
            yield from _together(
                *((Token("SPAWN_LABEL", ""), *spoken("most")), say("tokens", kind), spoken("( or")),
                *(say("noun", Noun(other)), spoken("if there are no"), say("noun", none), spoken(") .")),
            )


def _spawns_elsewhere(say: Saying, line: Any) -> Iterator[Said]:
    """An enemy that spawns at some place, and elsewhere if there is none."""
    keys: dict[str, Any] = dict(line.keys) if isinstance(line, Line) else {}
    if keys.keys() == {"spawn", "else spawn"} and isinstance(keys["spawn"], dict):
        at = (say("noun", Noun(keys["spawn"], "a")), spoken("( or"), say("noun", Noun(keys["else spawn"])))
        none = [said[1:] if str(said[0]) in _ARTICLES else said for said in at[0]]
        yield from _together((Token("SPAWN_LABEL", ""),), *at, spoken("if there are no"), none, spoken(") ."))


def _enough_copies(say: Saying, line: Any) -> Iterator[Said]:
    """Copies of the card that do something together as soon as there are so many."""
    ability = _ability(line)
    does, enough = ability.get("do"), ability.get("as soon as")
    amount = enough.get("amount") if isinstance(enough, dict) else None
    copies = amount.get("count") if isinstance(amount, dict) else None
    if not isinstance(enough, dict) or not isinstance(copies, dict) or enough.keys() != {"amount", "at least"}:
        return
    if isinstance(does, dict) and does.keys() == {"if", "then"} and does["if"] == enough:
        where = say("where_copies", {key: value for key, value in copies.items() if key != "named"})
        deed = tuple({**one, "discard": THIS} if one.get("discard") == copies else one for one in as_list(does["then"]))
        start = (*spoken("if there are"), *_number(enough["at least"]), *spoken("copies of"), *_ITSELF)
        yield from _together(start, where, _COMMA, say("deed", deed), _STOP)


def _either_event(say: Saying, trigger: Any) -> Iterator[Said]:
    """An event that is told of two, of which each sets off the ability."""
    if isinstance(trigger, dict) and OR_AFTER in trigger:
        timing = next(iter(trigger))
        yield from _together(spoken(timing), say("occurrence", occurring(trigger, timing)))


_TOLD: Final[dict[str, tuple[Telling, ...]]] = {
    "effect": (
        *(_several_acts, _either_haunted, _moves_somewhere, _heals_all),
        *(_shuffled_without_tokens, _placed_until, _heals_more, _as_much_as_either, _clues_of_two_places),
        *(_may_choose_one, _moved_to_a_chosen_place),
    ),
    "deed": (_may_both,),
    "sentence": (
        *(_at_random, _for_each_of, _otherwise_for_each_of, _otherwise_choose, _for_each_token),
        *(_nothing_done, _played_one_at_a_time, _fights_again),
    ),
    "every": (_rounded_up,),
    "among": (_your_cards,),
    "occurrence": (_failed_against,),
    "timing": (_either_event, _once_defeated),
    "play_sentence": (_played_once_defeated,),
    "act_condition": (_so_many_play,),
    "gets": (_for_the_same,),
    "constant": (_cannot_play, _enough_copies),
    "other": (_cannot_play, _enough_copies, _spawns_at_most, _spawns_elsewhere),
    "with_what": (_with_any_of,),
    "spawn": (_spawns_at_most, _spawns_elsewhere),
}
"""The phrases that are said directly, and how."""
