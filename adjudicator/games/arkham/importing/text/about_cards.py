"""Sentences about the cards of the effect before them: those discarded, drawn, looked at, played, or bonded."""

from collections.abc import Callable
from typing import Final

from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    THIS,
    YOU,
    Data,
    NotSaid,
    Sentence,
    Words,
    alone,
    parts_of,
    put_for,
)


def _bonded(sentence: Sentence, done: list[Words]) -> None:
    """The search for bonded cards, of which the next sentence says where they go."""
    done.append({"bonded": sentence.given})


def _add_and_shuffle(sentence: Sentence, done: list[Words]) -> None:
    """Some of the bonded cards go to the hand of their owner, and all others into the deck."""
    found = done[-1].get("bonded") if done else None
    given = sentence.given
    if not isinstance(found, list) or not isinstance(given, list) or found[0] != _so_many(given):
        raise NotSaid("cards that are not those that were searched for")
    aside: Words = {"named": found[1], "zone": "set aside", "owned by": YOU}
    to_hand: Words = {"find": {**aside}, "do": {"return": CHOSEN}}
    if given[0] != 1:
        raise NotSaid("several cards that go to the hand")
    done[-1:] = [to_hand, {"shuffle": {**aside}, "into": "deck"}]


def _so_many(given: list[Data]) -> int | None:
    """The number of cards of which some go to the hand, and so many others elsewhere; None where that is not told."""
    return sum(map(int, map(str, given))) if len(given) > 1 else None


def _aside_once_gone(sentence: Sentence, done: list[Words]) -> None:
    """Bonded cards are set aside again once the card that brought them in leaves play."""
    if not any(isinstance(one, dict) and one.get("named") == sentence.given for one in parts_of([*done])):
        raise NotSaid("other cards than those that were searched for")
    zones = ("hand", "deck", "discard", "play area", "attachments", "committed")
    copies: list[Data] = [{"named": sentence.given, "zone": zone, "owned by": YOU} for zone in zones]
    copies.append({"named": sentence.given, "in play": True, "owned by": YOU})
    done.append({"later": {"when": "leave play", "what": THIS}, "do": {"return": copies, "to": "set aside"}})


def _enters_with(sentence: Sentence, done: list[Words]) -> None:
    """Tokens with which a card enters play that is played just before."""
    last = done[-1] if done else {}
    if last.get("do") != {"play": CHOSEN}:
        raise NotSaid("a card that enters play otherwise")
    last["do"] = {"play": CHOSEN, "with": sentence.given}


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
    done[-1] = {**done[-1], "such": sentence.given, "do": of_that_card(sentence.does, sentence.given)}


def of_that_card(does: tuple[Words, ...], such: Words) -> Data:
    """Effects on a card that has come to light, whether they call it a card or by its type."""
    done = put_for(alone(does), "that card", CHOSEN)
    return put_for(done, f"that {such.get('kind')}", CHOSEN)


def _it_is(sentence: Sentence, done: list[Words]) -> None:
    """Effects on the card that is looked at before them, if it is such a card."""
    if not done or done[-1] != {"look at the top": 1, "of": YOU} or not isinstance(sentence.given, dict):
        raise NotSaid("a card that is not the only one looked at")
    so: Words = {"if": {"is": CHOSEN, "a": sentence.given}, "then": of_that_card(sentence.does, sentence.given)}
    done.append({"find": {"zone": "deck", "topmost": True}, "do": so})


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


def _spawned_instead(sentence: Sentence, done: list[Words]) -> None:
    """Another enemy that spawns where the one before it would, if something is so."""
    last = done[-1] if done else {}
    (found,) = sentence.does
    if "spawn" not in last or found.get("do") != {"spawn": CHOSEN}:
        raise NotSaid("an enemy that spawns instead of none")
    done[-1] = {"if": sentence.given, "then": {**found, "do": {**last, "spawn": CHOSEN}}, "else": last}


ABOUT_CARDS: Final[dict[str, Callable[[Sentence, list[Words]], None]]] = {
    "bonded": _bonded,
    "add and shuffle": _add_and_shuffle,
    "aside once gone": _aside_once_gone,
    "enters with": _enters_with,
    "that card is": _that_card_is,
    "it is": _it_is,
    "spawned instead": _spawned_instead,
    "of the type": _of_the_type,
    **dict.fromkeys(("discarded", "each discarded", "one discarded", "none discarded"), _discarded),
}
"""The sentences about cards, by their kinds."""
