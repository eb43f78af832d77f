"""Abilities: icons, bold words, what they cost, what triggers them and what they do."""

from copy import deepcopy
from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.attempts import OF_THE_ATTACK
from adjudicator.games.arkham.importing.text.before import bold_word
from adjudicator.games.arkham.importing.text.composing import composed
from adjudicator.games.arkham.importing.text.each_cost import at_each_cost
from adjudicator.games.arkham.importing.text.effects import READIES
from adjudicator.games.arkham.importing.text.nouns import held, wherever
from adjudicator.games.arkham.importing.text.occurrences import ABOVE, OR_AFTER
from adjudicator.games.arkham.importing.text.on_tokens import WHOSE_HARM
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    SPEAKS_OF,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    if_failed,
    joined,
    parts_of,
    put_for,
    without,
)
from adjudicator.games.arkham.importing.text.sentences import Sentences
from adjudicator.games.arkham.vocabulary.events import PAID_WITH

CLUES_DISCOVERED: Final = "clues just discovered"
"""The amount of a discovery, until it is known that the ability answers to one."""
POINTS_WON: Final = "points of the success"
"""The amount by which a test succeeded, until it is known that the ability answers to that."""
PAID: Final = "paid"
"""Stands beside the placing of a token with its kind: it is the one that was paid, and no other."""


@v_args(inline=True)
class Abilities(Sentences):
    """Abilities: icons, bold words, what they cost, what triggers them and what they do."""

    def head_costs(self, costs: list[Words]) -> Words:
        return {"cost": alone(costs)}

    def head_if(self, condition: Data, costs: list[Words] | None) -> Words:
        return {"if": condition, **({"cost": alone(costs)} if costs else {})}

    def head_if_in_turn(self, condition: Data, costs: list[Words] | None) -> Words:
        return {"during": "your turn", **self.head_if(condition, costs)}

    def head_test(self, costs: list[Words] | None) -> Words:
        return self.head_if({"during": "test"}, costs)

    def head_test_of(self, whose: Noun, costs: list[Words] | None) -> Words:
        tested: Data = {"is": "testing investigator", "a": held(whose)}
        if held(whose) == YOU:
            return {**self.head_if(tested, costs), "during": "test"}
        return self.head_if({"all": [{"during": "test"}, tested]}, costs)

    def head_test_here(self, test: Data, costs: list[Words] | None) -> Words:
        here: Data = {"is": "testing investigator", "a": {"at": "your location"}}
        return self.head_if({"all": [test, here]}, costs)

    def head_test_on(self, card: Noun, costs: list[Words] | None) -> Words:
        return {"during": "test", **self.head_if({"test on": held(card)}, costs)}

    def head_attack_using(self, _: Data, costs: list[Words] | None) -> Words:
        using: Data = {"all": [{"during": "attack"}, {"test on": THIS}]}
        return {"during": "test", **self.head_if(using, costs)}

    def head_turn_of(self, who: Noun, _: Data, costs: list[Words] | None) -> Words:
        whose: Data = {"is": "active investigator", "a": held(who)}
        return {**self.head_if(whose, costs), "turn of": True}

    def head_your_turn(self, condition: Data, costs: list[Words] | None) -> Words:
        given: Words = {"if": condition} if condition else {}
        return {"during": "your turn", **given, **({"cost": alone(costs)} if costs else {})}

    def head_between_actions(self, costs: list[Words] | None) -> Words:
        return self.head_your_turn({"not": {"during an action": True}}, costs)

    def limit(self, says: str) -> str:
        return says

    def limit_of(self, number: int, period: str) -> str:
        return f"{number} per {period}"

    def limit_of_group(self, number: int, period: str) -> str:
        return f"group {number} per {period}"

    def limit_max(self, number: int, period: str) -> str:
        return f"max {number} per {period}"

    def action_ability(self, *parts: Any) -> Line:
        *icons, head, sentences, limit = parts
        return Line(at_each_cost(ability_of({"action": len(icons)}, head, sentences, limit)))

    def action_for_either(self, *parts: Any) -> Line:
        """One action for which either of two costs is paid, as two abilities that do the same."""
        *icons, one, other, sentences = parts
        if any("choose" in cost for cost in (*one, *other)):
            raise NotSaid("a choice that is paid with")
        heads = (self.head_costs(one), self.head_costs(other))
        kind: Words = {"action": len(icons)}
        return Line(tuple(ability_of({**kind}, head, deepcopy(sentences), None) for head in heads))

    def action_plain(self, *parts: Any) -> Line:
        *icons, sentences, limit = parts
        first = sentences[0].does[0] if sentences[0].does else {}
        then = first.get("then") if "if" in first else None
        if isinstance(then, dict) and "resolution" in then:
            raise NotSaid("a condition before a resolution, which is that of the whole ability")
        return Line(at_each_cost(ability_of({"action": len(icons)}, None, sentences, limit)))

    def free_ability(self, _: str, head: Words | None, sentences: tuple[Sentence, ...], limit: str | None) -> Line:
        return Line(at_each_cost(ability_of({"free": True}, head, sentences, limit)))

    def reaction_ability(self, _: str, timing: Words, *parts: Any) -> Line:
        condition, costs, sentences, limit = parts
        drawn = timing.get("after") == "draw" and timing.get("what") == THIS
        head: Words = {
            **({"in": "hand"} if drawn and self._kind in ("asset", "event", "skill") else {}),
            **({"if": condition} if condition else {}),
            **({"cost": alone(costs)} if costs else {}),
        }
        return Line(
            tuple(
                _there(one)
                for when in _each_time(timing)
                for one in at_each_cost(_heard({"reaction": when}, head, deepcopy(sentences), limit))
            )
        )

    def reaction_at_once(self, icon: str, timing: Words, sentences: tuple[Sentence, ...], limit: str | None) -> Line:
        return self.reaction_ability(icon, timing, None, None, sentences, limit)

    def opening_hand(self, *_: Any) -> Line:
        return Line(({"reaction": {"when": "begin game"}, "in": "hand", "do": {"put into play": THIS}},))

    def forced_ability(self, _: str, timing: Words, *parts: Any) -> Line:
        condition, sentences, limit = parts
        when, head = _each_time(self.whoever(timing)), {"if": condition} if condition else {}
        if len(when) > 1 and limit is not None:
            raise NotSaid("a limit that two triggering conditions share")
        # Each of two abilities has effects of its own, though they are told in one sentence.
        return Line(tuple(_heard({"forced": one}, head, deepcopy(sentences), limit) for one in when))

    def forced_never_cancelled(self, label: str, timing: Words, *parts: Any) -> Line:
        found = self.forced_ability(label, timing, *parts, None)
        return Line(tuple({**one, "cannot be cancelled": True} for one in found.abilities))

    def forced_to_deck(self, _: str, who: Noun, one: Noun, other: Noun, it: str, end: str) -> Line:
        """A card that is played, or leaves play, and lies in the discard pile for no longer than it takes."""
        if (held(who), held(other)) != (YOU, held(one)) or it != f"that {one.kind}":
            raise NotSaid("two cards of which one is placed in a deck")
        gone: Words = {"kind": held(one), "zone": "discard"}
        does: Words = {"return": "that card", "to": f"{end} of deck"}
        return Line(tuple({"forced": {"after": so, "who": YOU, "what": gone}, "do": does} for so in _GOING_TO_DISCARD))

    def forced_spawns_here(self, _: str, enemy: Noun, it: str, *__: Data) -> Line:
        """An enemy that spawns here, wherever else it would spawn."""
        if it not in (held(enemy), "that enemy"):
            raise NotSaid("another enemy that spawns")
        does: Words = {"instead": {"spawn": "that enemy", "at": THIS}}
        elsewhere: Words = {"at": {"kind": "location", "other than": THIS}}
        ways: tuple[Words, ...] = ({"of": "engaged"}, {"of": "at a location", **elsewhere})
        return Line(tuple({"forced": {"when": "spawn", "what": held(enemy), **way}, "do": does} for way in ways))

    def forced_in_hand(self, *parts: Any) -> Line:
        _, _, timing, _, sentences, limit = parts
        return Line((_heard({"forced": timing}, {"in": "hand"}, sentences, limit),))

    def forced_if_in_hand(self, *parts: Any) -> Line:
        _, timing, _, sentences, limit = parts
        return Line((_heard({"forced": timing}, {"in": "hand"}, sentences, limit),))

    def body(self, *sentences: Sentence) -> tuple[Sentence, ...]:
        if any(isinstance(one, Sentence) and one.kind == "listed" for one in sentences[:-1]):
            raise NotSaid("more after a list, which goes on to the end of the text")
        # A sentence is one of effects unless it says what it is.
        return tuple(one if isinstance(one, Sentence) else Sentence("do", one) for one in sentences)

    def revelation_ability(self, _: str, sentences: tuple[Sentence, ...], *limits: Line) -> Line:
        beside, done = body_of(sentences)
        if beside:
            raise NotSaid("a revelation with a bold word")
        return joined((Line(({"revelation": alone(done)},)), *limits))

    def revelation_never_cancelled(self, label: str, sentences: tuple[Sentence, ...]) -> Line:
        (ability,) = self.revelation_ability(label, sentences).abilities
        return Line(({**ability, "cannot be cancelled": True},))

    def revelation_stays(self, label: str, sentences: tuple[Sentence, ...], stays: Line) -> Line:
        return joined((self.revelation_ability(label, sentences), stays))

    def stays_but(self, itself: str, kind: str) -> Line:
        if itself != THIS:
            raise NotSaid("another card that cannot leave play")
        ban: Words = {"deed": "leave play", "what": THIS, "except with": THIS}
        return Line(({"constant": THIS, "cannot": ban},))

    def stays(self, itself: str, condition: Data) -> Line:
        if itself != THIS:
            raise NotSaid("another card that cannot leave play")
        return Line(({"constant": THIS, "while": condition, "cannot": {"deed": "leave play", "what": THIS}},))

    def haunted_ability(self, _: str, sentences: tuple[Sentence, ...]) -> Line:
        beside, done = body_of(sentences)
        if beside or self._kind != "location":
            raise NotSaid("a haunted ability that is no location's, or has a bold word")
        return Line(({"haunted": alone(done)},))

    def event_text(self, sentences: tuple[Sentence, ...]) -> Line:
        beside, done = body_of(sentences)
        # An event that is played is where its player is; one that is attached to a location is there.
        played = put_for([*done], "here", "your location")
        effects = tuple(one for one in played if isinstance(one, dict)) if isinstance(played, list) else ()
        if "attached" in parts_of([*effects]):
            raise NotSaid("what an event does to what it is attached to, before it is")
        return Line(effects=effects, playing=tuple(beside.items()))

    def event_text_and_constant(self, sentences: tuple[Sentence, ...], constant: Line) -> Line:
        """What an event does, and what holds once it is attached to something by that."""
        line = self.event_text(sentences)
        if not any(isinstance(one, dict) and one.get("attach") == THIS for one in parts_of([*line.effects])):
            raise NotSaid("what holds of an event that does not stay")
        if "attached" not in parts_of([*constant.abilities]) or constant.keys:
            raise NotSaid("what holds of something else than what the event is attached to")
        return joined((line, constant))

    def attach_to(self, *parts: Any) -> Words:
        place: Noun = parts[-1]
        return wherever(place, lambda to: {"attach": THIS, "to": to})

    def attach_max(self, number: str, per: str) -> tuple[tuple[str, Data], ...]:
        return ("attach limit", int(number)), ("attach limit per", per)

    def attach_max_of_copies(self, number: str, _: Data, per: str) -> tuple[tuple[str, Data], ...]:
        return self.attach_max(number, per)

    def attach_max_of(self, number: str, trait: str, per: str = "") -> tuple[tuple[str, Data], ...]:
        limit: tuple[tuple[str, Data], ...] = self.attach_max(number, per) if per else (("attach limit", int(number)),)
        return *limit, ("limit of trait", str(trait))

    def revelation_attach(self, _: str, attachment: Words, *limits: tuple[tuple[str, Data], ...]) -> Line:
        return Line(({"revelation": attachment},), keys=tuple(one for some in limits for one in some))

    def revelation_hidden(self, *_: Data) -> Line:
        return Line(keys=(("keywords", ["hidden"]),))

    def attach_line(self, attachment: Words, *limits: tuple[tuple[str, Data], ...]) -> Line:
        return Line(effects=(attachment,), keys=tuple(one for some in limits for one in some))


def body_of(sentences: tuple[Sentence, ...]) -> tuple[Words, list[Words]]:
    """The sentences of a body, with a shuffle where a deck was searched."""
    kept: list[Sentence] = []
    resigns = False
    for one in sentences:
        if one.kind == "shuffle":
            _shuffled(kept, one.given)
        elif one.kind == "resign":
            resigns = True
        else:
            kept.append(one)
    beside, done = composed(tuple(kept))
    if beside.get("designator") == "move" and not done:
        done = [{"move to a connecting location": True}]
    if resigns:
        beside, done = {**beside, "designator": "resign"}, [*done, {"resign": True}]
    if beside.get("designator") == "parley":
        _parley([*done])
    return beside, done


def _parley(does: Data) -> None:
    """Mark the tests of a parley, wherever they stand in it; one of a later moment is not made during that action."""
    if isinstance(does, dict):
        if "test" in does:
            does["parley"] = True
        does = [value for value in does.values() if "later" not in does]
    for one in does if isinstance(does, list) else ():
        _parley(one)


def _shuffled(sentences: list[Sentence], deck: Data) -> None:
    """A deck is shuffled: the one that was searched, which belongs to the search."""
    search = next((found for one in reversed(sentences) if (found := _search_in(one)) is not None), {})
    if not _is_of(deck, search.get("search")):
        raise NotSaid("a shuffle of itself")
    if "top" in search:
        search["shuffle"] = True


def _search_in(sentence: Sentence) -> Words | None:
    """The search that a sentence ends with; None if it is about something else."""
    search = sentence.does[-1] if sentence.does else {}
    while "then" in search or "else" in search:
        inner = search.get("else", search.get("then"))
        search = inner[-1] if isinstance(inner, list) else inner  # type: ignore[assignment]
    return search if "search" in search else None


def _is_of(deck: Data, searched: Data) -> bool:
    areas = searched if isinstance(searched, list) else [searched]
    return any(isinstance(area, dict) and area.get("zone") == deck for area in areas)


def _each_time(timing: Words) -> tuple[Words, ...]:
    """The triggering conditions of a reaction that answers to one or another event."""
    other = timing.get(OR_AFTER)
    if not isinstance(other, dict):
        return (timing,)
    return {key: value for key, value in timing.items() if key != OR_AFTER}, other


def _heard(kind: Words, head: Words, sentences: tuple[Sentence, ...], limit: str | None) -> Words:
    """An ability that answers to an event: a card that was drawn is that of the event, or none that is known."""
    ability = ability_of(kind, head, sentences, limit)
    trigger = next(iter(kind.values()))
    if isinstance(trigger, dict) and "discover" not in trigger.values():
        # A clue more than those of no discovery is discovered by itself.
        ability = {**ability, "do": _renamed(ability["do"], "discover more", "discover")}
    ability = _paid_with_what_is_drawn(ability, trigger if isinstance(trigger, dict) else {})
    ability = _of_its_subject(_without_what_is_shown(_with_the_one_there_is(ability)), trigger)
    if WHOSE_HARM in parts_of(ability["do"]):
        whose = trigger.get("what") if isinstance(trigger, dict) else None
        if not isinstance(whose, str):
            raise NotSaid("damage or horror of nobody who is known")
        ability = {**ability, "do": put_for(ability["do"], WHOSE_HARM, whose)}
    if any(word in one for one in parts_of(ability["do"]) if isinstance(one, dict) for word in _BEFORE_PAYING):
        return _before_paying(ability)
    heard = trigger.values() if isinstance(trigger, dict) else ()
    if "fail" in map(str, heard):
        ability = {**ability, "do": if_failed(ability["do"])}
    ability = {**ability, "do": _of_what_happened(ability["do"], trigger if isinstance(trigger, dict) else {})}
    if str(trigger.get("of") if isinstance(trigger, dict) else "").startswith(ABOVE):
        ability = {**ability, "do": without(ability["do"], OF_THE_ATTACK)}
    readied = [one[READIES] for one in parts_of(ability["do"]) if isinstance(one, dict) and READIES in one]
    if readied and isinstance(trigger, dict) and "ready" in _before(trigger):
        if any(one != trigger.get("what") for one in readied):
            raise NotSaid("a card that does not ready, and is not the one that would")
        ability = {**ability, "do": without(ability["do"], READIES)}
    for amount, event in ((CLUES_DISCOVERED, "discover"), (POINTS_WON, "succeed")):
        if event in map(str, heard):
            ability = {**ability, "do": put_for(ability["do"], amount, "that much")}
    if not {"revelation", "draw encounter card"} & set(map(str, heard)) and _SURGES in parts_of(ability["do"]):
        raise NotSaid("surge of a card that is not the one of the event")
    return ability


def _before(trigger: Words) -> tuple[Data, ...]:
    """The event before which an ability acts, as it would come about or when it does."""
    return trigger.get("would"), trigger.get("when")


def _paid_with_what_is_drawn(ability: Words, trigger: Words) -> Words:
    """An ability of which the cost discards one of the cards that have been drawn, as only those in hand can be.

    Raises NotSaid, also where an encounter card that is drawn might be meant.
    """
    cost, such = ability.get("cost", []), trigger.get("what")
    costs = cost if isinstance(cost, list) else [cost]
    drawn = isinstance(such, dict) and trigger.get("after") == "draw"
    if {"discard": "that card"} not in costs:
        if drawn and such == {"weakness": False}:
            raise NotSaid("a card of any deck that is drawn")
        return ability
    if not drawn or not isinstance(such, dict):
        raise NotSaid("a card that no draw brings")
    one: Words = {**such, "kind": "card", "zone": "hand", "such that": {"is": CHOSEN, "a": "that card"}}
    return {**ability, "cost": put_for(cost, "that card", one)}


def _of_its_subject(ability: Words, trigger: Data) -> Words:
    """An ability whose effects are for what its event is about: each of those who are dealt something, and no enemy
    that is evaded or damaged before it is in play. Raises NotSaid.
    """
    if not isinstance(trigger, dict):
        return ability
    what, does = trigger.get("what"), [one for one in parts_of(ability["do"]) if isinstance(one, dict)]
    if "spawn" in _before(trigger) and any("evade automatically" in one or "damage" in one for one in does):
        raise NotSaid("what befalls an enemy that is not in play yet")
    harmed = any(event in ("dealt", "placed") for event in _before(trigger))
    if harmed and isinstance(what, dict) and what.get("kind") == "investigator":
        return {**ability, "do": put_for(ability["do"], "that investigator", what)}
    return ability


_GOING_TO_DISCARD: Final = ("play", "leave play")
"""The events after which a card lies in the discard pile."""


def _there(ability: Words) -> Words:
    """An ability in which "this location" is the one of the event, also once the card that is there has left it."""
    trigger = ability["reaction"]
    if not isinstance(trigger, dict) or trigger.get("at") not in ("attached", "here"):
        return ability
    return {**ability, "do": put_for(ability["do"], "here", "that location")}


def _of_what_happened(does: Data, trigger: Words) -> Data:
    """The effects, which may speak of the event that they answer to as only some events allow."""
    said = [one for one in parts_of(does) if isinstance(one, dict)]
    if any(one[SPEAKS_OF] != trigger.get("after") for one in said if SPEAKS_OF in one):
        raise NotSaid("another event than the one that the ability answers to")
    does = without(does, SPEAKS_OF)
    if _IN_PILE in said and trigger.get("after") != "play":
        raise NotSaid("a card that is not discarded yet")
    if trigger.get("when") not in ("draw encounter card", "revelation"):
        does = without(does, "all effects")
    cancels = any("cancel" in one for one in said)
    if trigger.get("when") == "draw encounter card" and cancels and "that card" not in parts_of(does):
        raise NotSaid("a card that is drawn and cancelled, and goes nowhere")
    if trigger.get("after") == "leave":
        # The location of the event is the one that somebody left: what is attached to it knows it still.
        if trigger.get("at") == "attached":
            return put_for(does, "that location", "attached")
        return put_for(does, "that location", {"kind": "location", "location of": "that investigator"})
    return does


_IN_PILE: Final[Words] = {"is": "that card", "a": {"zone": "discard"}}
"""A card that was played lies in the discard pile."""


def _before_paying(ability: Words) -> Words:
    """A reaction to a card that is played which bears on its costs: it is used before these are determined."""
    trigger = ability.get("reaction")
    if not isinstance(trigger, dict) or trigger.get("when") != "play":
        raise NotSaid("the cost of a card that is not about to be paid for")
    before: Words = {key: "pay for" if key == "when" else value for key, value in trigger.items()}
    return {**ability, "reaction": before}


_BEFORE_PAYING: Final = ("lower the cost", "provoke no attacks of opportunity")
"""The effects on a card that is about to be paid for."""
_SURGES: Final[Words] = {"gain keyword": "surge", "to": "that card"}


def _renamed(data: Data, key: str, other: str) -> Data:
    """The data with another name for a key, wherever it stands."""
    if isinstance(data, dict):
        return {other if name == key else name: _renamed(value, key, other) for name, value in data.items()}
    return [_renamed(one, key, other) for one in data] if isinstance(data, list) else data


def _with_the_one_there_is(ability: Words) -> Words:
    """An ability used if there is such a card, of which one is chosen where its effects speak of that card."""
    given = ability.get("if")
    such = given.get("there is") if isinstance(given, dict) else None
    kind = such.get("kind") if isinstance(such, dict) else None
    if kind not in ("event", "skill") or f"that {kind}" not in parts_of(ability["do"]):
        return ability
    return {**ability, "do": {"choose": such, "do": put_for(ability["do"], f"that {kind}", CHOSEN)}}


def _without_what_is_shown(ability: Words) -> Words:
    """An ability used if there is a card in hand, without the revealing of that card, by which nothing changes."""
    given, does = ability.get("if"), ability["do"]
    held = given.get("there is") if isinstance(given, dict) else None
    if not isinstance(held, dict) or held.get("zone") != "hand" or not isinstance(does, list):
        return ability
    return {
        **ability,
        "do": alone([one for one in does if isinstance(one, dict) and one != {"reveal": held.get("named")}]),
    }


def ability_of(kind: Words, head: Words | None, sentences: tuple[Sentence, ...], limit: str | None) -> Words:
    head = dict(head or {})
    of_the_active = head.pop("turn of", False)
    cost = head.get("cost")
    if isinstance(cost, list | dict):
        paid, chosen = _choices(cost if isinstance(cost, list) else [cost])
        head = {key: value for key, value in head.items() if key != "cost"} | ({"cost": alone(paid)} if paid else {})
        sentences = (*(Sentence("choose", chooses=Noun(what, "a")) for what in chosen), *sentences)
    beside, done = body_of(sentences)
    if not done:
        raise NotSaid("an ability that does nothing")
    does = put_for(alone(done), "that investigator", "active investigator") if of_the_active else alone(done)
    for word, called in PAID_WITH.items():
        if any(word in one and one[word] != THIS for one in parts_of(head.get("cost")) if isinstance(one, dict)):
            does = put_for(put_for(does, "that asset", called), "that card", called)
    does = _as_paid(does, head.get("cost"))
    if "free" in kind and "during" not in head and any(for_a_test(one) for one in done):
        # A test of anybody is a condition; without one, the test is one's own.
        anybodys = any(isinstance(one, dict) and "during" in one for one in parts_of(head.get("if")))
        head = head if anybodys else {"during": "test", **head}
    beside = {**(bold_word(done) if kind.keys() & {"action", "free"} else {}), **beside}
    return {**kind, **head, **beside, **({"limit": limit} if limit else {}), "do": does}


def _as_paid(does: Data, cost: Data) -> Data:
    """The effects, in which a token that was paid is placed as any other. Raises NotSaid if none was."""
    kinds = {one[PAID] for one in parts_of(does) if isinstance(one, dict) and PAID in one}
    if kinds and not any(cost == {kind: 1} for kind in kinds if len(kinds) == 1 and isinstance(kind, str)):
        raise NotSaid("that token, of which none was paid, or several were")
    return without(does, PAID)


def _choices(costs: list[Data]) -> tuple[list[Words], list[Data]]:
    """The costs, and what is chosen among them."""
    words = [one for one in costs if isinstance(one, dict)]
    return [one for one in words if "choose" not in one], [one["choose"] for one in words if "choose" in one]


def for_a_test(effect: Words) -> bool:
    """True of a modifier for this skill test, which only a test can have; or of a choice among such."""
    ways = effect.get("either")
    if isinstance(ways, dict):
        return any(isinstance(way, dict) and for_a_test(way) for way in ways.values())
    return "modify" in effect and "until" not in effect and "for the next" not in effect
