"""Effects that are said part by part: meanings that their builders compute, look into, or sort."""

from collections.abc import Iterator
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import CHOSEN, THIS, YOU, Noun, put_for
from adjudicator.games.arkham.importing.text.saying.parts_of_a_phrase import (
    ITSELF,
    Parts,
    Phrase,
    Tell,
    but_for,
    in_a_row,
    noun,
    number,
    of_words,
)
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list
from adjudicator.games.arkham.importing.text.ways import Way

_HARM: Final = ("damage", "horror")


def _heals_more(effect: Any) -> Iterator[Parts]:
    """More of the damage or horror that an effect has just healed."""
    for kind in _HARM:
        if isinstance(effect, dict) and effect.keys() == {f"heal more {kind}"}:
            yield "that effect heals", number(effect[f"heal more {kind}"]), f"additional {kind}"


def _several_acts(effect: Any) -> Iterator[Parts]:
    """Several things that the nearest enemy does, one after the other."""
    acts = effect.get("do") if isinstance(effect, dict) and effect.keys() == {"the nearest", "do"} else None
    if isinstance(acts, list) and len(acts) > 1:
        *before, last = acts
        if last.keys() == {"if", "then"} and any("all the way" in act for act in before):
            acts = [*before, *as_list(last["then"])]
        each = [("act", {key: None if one == CHOSEN else one for key, one in act.items()}) for act in acts]
        yield noun(effect["the nearest"], "nearest"), *in_a_row(each, "and")


def _ways_of(effect: Any) -> dict[str, Any]:
    """The two ways among which somebody chooses, by their names; none of another effect."""
    ways = effect.get("either") if isinstance(effect, dict) and effect.keys() == {"either"} else None
    return ways if isinstance(ways, dict) and len(ways) == 2 else {}


def _either_haunted(effect: Any) -> Iterator[Parts]:
    """The haunted abilities of one place or of another."""
    ways = [*_ways_of(effect).values()]
    if ways and all(isinstance(way, dict) and way.keys() == {"resolve haunted"} for way in ways):
        one, other = (noun(way["resolve haunted"]) for way in ways)
        ability = "the haunted ability on"
        yield "resolve either", ability, one, "or", ability, other


def _moves_somewhere(effect: Any) -> Iterator[Parts]:
    """The card itself moves to a location that the lead investigator chooses."""
    does = effect.get("do") if isinstance(effect, dict) and effect.get("by") == "lead investigator" else None
    if does == {"move": CHOSEN, "who": THIS} and effect.keys() == {"choose", "do", "by"}:
        yield "move", ITSELF, "to", noun(effect["choose"], "a")


def _heals_all(effect: Any) -> Iterator[Parts]:
    """All damage or horror of something that is healed."""
    kind = next((one for one in _HARM if isinstance(effect, dict) and effect.keys() == {f"heal {one}", "from"}), "")
    if kind and effect[f"heal {kind}"] == {"tokens": kind, "on": effect["from"]}:
        yield f"heal all {kind} from", noun(effect["from"])


def _shuffled_without_tokens(effect: Any) -> Iterator[Parts]:
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
        one, other = (("tokens", kind) for kind in kinds)
        card = Noun(effect["choose"], "a")
        yield (
            *("shuffle", ("noun", card), "into your deck , moving all", one, "and", other),
            *("from", noun(f"that {card.kind}"), "to", noun(to)),
        )


def _placed_until(effect: Any) -> Iterator[Parts]:
    """Tokens that are placed somewhere until there are so many."""
    lacking = effect.get("gain") if isinstance(effect, dict) and effect.keys() == {"gain", "of", "on"} else None
    if not isinstance(lacking, dict) or not isinstance(most := lacking.get("plus"), int):
        return
    kind, on = effect["of"], effect["on"]
    if lacking == {"amount": {"minus": {"tokens": kind, "on": on}}, "plus": most, "least": 0}:
        tokens, it = ("tokens", kind), Token("IT_OTHER", "that card")
        yield "place", tokens, "on", noun(on), "until there are exactly", number(most), tokens, "on", it


def _as_much_as_either(effect: Any) -> Iterator[Parts]:
    """Damage that is as much as one value or another of whom it is dealt to."""
    ways = [*_ways_of(effect).values()]
    if not ways or not all(isinstance(way, dict) and way.keys() == {"damage", "to"} for way in ways):
        return
    whom = ways[0]["to"]
    values = [way["damage"].get("value") if isinstance(way["damage"], dict) else None for way in ways]
    if ways == [{"damage": {"value": value, "of": whom}, "to": whom} for value in values]:
        one, other = (("stat", value) for value in values)
        start = ("deal damage to", ("possessor", Noun(whom)), "equal to its")
        yield *start, one, "or", other


def _clues_of_two_places(effect: Any) -> Iterator[Parts]:
    """Clues that are discovered here, and others at a place that is chosen, if there is one."""
    cases = effect if isinstance(effect, dict) and effect.keys() == {"if", "then", "else"} else {}
    both, first = cases.get("then"), cases.get("else")
    if not isinstance(first, dict) or not isinstance(both, dict) or both.keys() != {"choose", "do"}:
        return
    last = as_list(both["do"])[-1]
    here, there = first.get("discover"), last.get("discover") if isinstance(last, dict) else None
    told = {"there is": both["choose"]}, [{"discover": here}, {"discover": there, "at": CHOSEN}], {"discover": here}
    if (cases["if"], both["do"], first) == told and isinstance(here, int) and isinstance(there, int):
        found = "discover", number(here), "clue at your location and"
        yield *found, number(there), "clue at", noun(both["choose"], "a")


def _may_choose_one(effect: Any) -> Iterator[Parts]:
    """Several ways of which everybody may choose one."""
    if not isinstance(effect, dict) or effect.keys() != {"may", "what", "who"} or effect["what"] != "choose one":
        return
    ways = effect["may"].get("either") if isinstance(effect["may"], dict) else None
    if isinstance(ways, dict) and all(says.startswith("to ") for says in ways):
        each = [("way", Way(says.removeprefix("to "), tuple(as_list(does)))) for says, does in ways.items()]
        who = noun(effect["who"], "each")
        yield who, "may choose one of the following :", *in_a_row(each, "or")


def _moved_to_a_chosen_place(effect: Any) -> Iterator[Parts]:
    """Those who are moved to a location that is chosen."""
    does = effect.get("do") if isinstance(effect, dict) and effect.keys() == {"choose", "do"} else None
    if isinstance(does, dict) and does.keys() == {"move", "who"} and does["move"] == CHOSEN and does["who"] != THIS:
        whom = Noun(does["who"], "" if isinstance(does["who"], str) else "each")
        place = noun(effect["choose"], "a")
        yield "move", ("noun", whom), "to", place


def _may_both(does: Any) -> Iterator[Parts]:
    """Two things of which somebody may do each."""
    if not isinstance(does, tuple) or len(does) != 2 or not all(map(_may, does)) or does[0]["who"] != does[1]["who"]:
        return
    one, other = (("way", Way(each["what"], tuple(as_list(each["may"])))) for each in does)
    who = noun(does[0]["who"])
    yield who, "may", one, ",", "and may", other


def _may(effect: Any) -> bool:
    return isinstance(effect, dict) and effect.keys() == {"may", "what", "who"}


def _they_may(effect: dict[str, Any]) -> Iterator[Parts]:
    """Something that somebody who is chosen may do."""
    does = effect.get("do")
    if isinstance(does, dict) and does.keys() == {"may", "what", "who"} and does["who"] == CHOSEN:
        way = Way(does["what"], tuple(as_list(put_for(does["may"], CHOSEN, YOU))))
        yield noun(effect.get("choose"), "a"), "may", ("way", way)


def _they_draw(effect: dict[str, Any]) -> Iterator[Parts]:
    """An enemy that is drawn by somebody else."""
    if effect.keys() == {"draw card", "who"} and str(effect["draw card"]).startswith("that "):
        yield noun(effect["who"]), "draws that enemy"


def _nearest_moves(effect: dict[str, Any]) -> Iterator[Parts]:
    """The nearest of some enemies, which moves."""
    does = effect.get("do")
    if effect.keys() == {"the nearest", "do"} and isinstance(does, dict) and does.keys() == {"move towards", "what"}:
        yield "move", noun(effect["the nearest"], "nearest"), "once toward", ("towards", does["move towards"])


def _attach_one(effect: dict[str, Any]) -> Iterator[Parts]:
    """One of several cards, which is attached."""
    does = effect.get("do")
    if isinstance(does, dict) and does.keys() == {"attach", "to"} and does["attach"] == CHOSEN:
        yield "attach", noun(effect.get("choose"), "a"), "to", noun(does["to"])


def _move_tokens(effect: dict[str, Any]) -> Iterator[Parts]:
    """Tokens that move from a card that has some to one that may bear them."""
    does = effect.get("do")
    if not isinstance(does, dict) or does.keys() - {"amount"} != {"move tokens", "from", "to"}:
        return
    kind, givers = does["move tokens"], as_list(effect.get("choose"))
    if does["from"] == CHOSEN and all(isinstance(one, dict) and one.get("with a") == kind for one in givers):
        left = [but_for(one, "with a") for one in givers]
        giver = noun(left[0] if len(left) == 1 else left, "a")
        yield "move", number(does.get("amount", 1)), ("tokens", kind), "from", giver, "to", _bearer(does["to"])


def _bearer(to: Any) -> Phrase:
    """A card that may bear damage or horror, which goes without saying of each."""
    one = to[1] if isinstance(to, list) and len(to) == 2 and to[0] == YOU else to
    return noun(but_for(one, "has"), "a") if isinstance(one, dict) else noun(one)


def _heal_both(effect: dict[str, Any]) -> Iterator[Parts]:
    """Damage or horror that two kinds of cards heal."""
    from_ = effect.get("from")
    for kind in ("damage", "horror"):
        if effect.keys() == {f"heal {kind}", "from"} and isinstance(from_, list) and len(from_) == 2:
            yield (
                "heal",
                number(effect[f"heal {kind}"]),
                kind,
                "from",
                noun(from_[0], "each"),
                "and",
                noun(from_[1], "each"),
            )


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
        yield "move up to", number(most), "of your resources to", *whose


def _both_ways(number: int, whom: Any) -> list[dict[str, Any]]:
    move = {"move tokens": "resources", "amount": number}
    return [{**move, "from": YOU, "to": whom}, {**move, "from": whom, "to": YOU}]


def _evade_others(effect: dict[str, Any]) -> Iterator[Parts]:
    if effect == {"evade automatically": {"kind": "enemy", "engaged with": YOU, "other than": "evaded enemy"}}:
        yield ("evade each other enemy engaged with you",)


OF_EFFECTS: Final[dict[str, tuple[Tell, ...]]] = {
    "effect": (
        *(_several_acts, _either_haunted, _moves_somewhere, _heals_all),
        *(_shuffled_without_tokens, _placed_until, _heals_more, _as_much_as_either, _clues_of_two_places),
        *(_may_choose_one, _moved_to_a_chosen_place),
        of_words(
            *(_they_may, _they_draw, _nearest_moves, _attach_one, _move_tokens, _heal_both),
            *(_spend_those, _one_more_icon, _put_beside, _give_or_take, _evade_others),
        ),
    ),
    "deed": (_may_both,),
}
"""How effects are told, by the symbols of their phrases."""
