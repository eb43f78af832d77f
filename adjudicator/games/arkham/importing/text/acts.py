"""Phrases of acts and agendas: objectives, what their reverses tell to do, where the scenario goes on."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.composing import composed
from adjudicator.games.arkham.importing.text.nouns import as_named, as_words, held, known, one_place, wherever
from adjudicator.games.arkham.importing.text.on_places import OnPlaces
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    one_of,
)
from adjudicator.games.arkham.importing.text.ways import Way

_ACTS: Final = ("act", "agenda")


@v_args(inline=True)
class Acts(OnPlaces):
    """Phrases of acts and agendas."""

    def oc_reaches_threshold(self, *_: Data) -> Words:
        if self._kind != "agenda":
            raise NotSaid("a threshold of what is no agenda")
        return {"event": "advance", "what": THIS, "of": "doom"}

    def at_if(self, occurrence: Words) -> Words:
        return if_it_comes(occurrence)

    def forced_if(self, _: str, condition: Data, sentences: tuple[Sentence, ...]) -> Line:
        line = self.forced_ability("", {}, None, sentences, None)
        return Line(({"objective": self._on_an_act(condition), "do": line.abilities[0]["do"]},))

    def objective_to_reverse(self, _: str, occurrence: Words, deck: str, stage: str) -> Line:
        """A card that has the act or agenda of this number advance."""
        if self._kind in _ACTS:
            raise NotSaid("an act that advances another")
        trigger = if_it_comes(self.whoever(occurrence))
        return Line(({"forced": trigger, "do": {"advance to the reverse of": deck, "stage": int(stage)}},))

    def forced_as_soon_as(self, _: str, condition: Data, sentences: tuple[Sentence, ...]) -> Line:
        line = self.forced_ability("", {}, None, sentences, None)
        return Line(({"as soon as": condition, "do": line.abilities[0]["do"]},))

    def _on_an_act(self, data: Data) -> Data:
        if self._kind not in _ACTS:
            raise NotSaid("what only an act or agenda says")
        return data

    # ---- objectives

    def objective_goal(self, *_: Data) -> Line:
        """A goal of the story; the act advances when another card says so, and not for clues."""
        return Line(keys=(("objective", True),))

    def objective_goal_if(self, _: str, __: Data, condition: Data) -> Line:
        return Line(({"objective": self._on_an_act(condition)},))

    def objective_there(self, _: str, who: Noun, place: Noun) -> Line:
        if self.is_somebody(who):
            raise NotSaid("an investigator who enters, which is an occurrence")
        return Line(({"objective": self.if_is_at(who, place)},))

    def is_somebody(self, who: Noun) -> bool:
        """True if an investigator is meant."""
        return str(who.kind).endswith("investigator") or who.what == YOU

    def objective_collected(self, *_: Data) -> Line:
        clues: Words = {"amount": {"tokens": "clues", "on": "each investigator"}, "at least": "requisite clues"}
        spent: Words = {"spend": "requisite clues", "of": "clues", "as a group": "each investigator"}
        does: list[Data] = [spent, {"advance": THIS, "by": "clues"}]
        return Line(({"objective": clues, "do": does},), keys=(("objective", True),))

    def objective_removes(self, _: str, condition: Data, __: Data) -> Line:
        """Tokens that are removed as the act advances: those that its condition counts."""
        counted = condition.get("amount") if isinstance(condition, dict) else None
        if not isinstance(condition, dict) or not isinstance(counted, dict) or "tokens" not in counted:
            raise NotSaid("what is removed is nothing that was counted")
        gone: Words = {"lose": condition["at least"], "of": counted["tokens"], "on": counted["on"]}
        return Line(({"objective": condition, "do": [gone, {"advance": THIS}]},))

    def objective_clues_if(self, _: str, condition: Data, who: Noun, __: Data) -> Line:
        free: Words = {"free": True, "name": "advance", "during": "any turn", "if": condition}
        return advancing(free, who)

    def objective_end_of_round(self, _: str, who: Noun, __: Data) -> Line:
        return advancing({"reaction": {"at": "end round"}}, who)

    def objective_if(self, _: str, condition: Data) -> Line:
        return Line(({"objective": coming_about(condition)},))

    def objective_if_ends(self, _: str, condition: Data, number: str) -> Line:
        return Line(({"objective": coming_about(condition), "do": {"resolution": int(number)}},))

    # ---- sentences

    def s_back_over(self, *_: Data) -> Sentence:
        if self._kind != "story":
            raise NotSaid("a card that is turned over, and is no story")
        return Sentence("do", ({"turn over": THIS},))

    def s_nothing(self, *_: Data) -> Sentence:
        return Sentence("nothing")

    def s_if_resolution(self, condition: Data, number: str) -> Sentence:
        return self.s_if(condition, ({"resolution": int(number)},))

    def s_otherwise_resolution(self, number: str) -> Sentence:
        return self.s_otherwise(({"resolution": int(number)},))

    def s_decides(self, _: Data, *ways: Way | str | None) -> Sentence:
        return self.s_must_listed(*(way for way in ways if isinstance(way, Way)))

    def s_decides_either(self, _: Data, one: Way, other: Way) -> Sentence:
        return Sentence("do", (self.e_must_either(one, other),))

    def case_if(self, _: str, condition: Data, *sentences: Any) -> tuple[Data, Data]:
        return condition, self._of_a_case(sentences)

    def case_otherwise(self, _: str, *sentences: Any) -> tuple[Data, Data]:
        return None, self._of_a_case(sentences)

    def _of_a_case(self, sentences: tuple[Any, ...]) -> Data:
        beside, does = composed(self.body(*sentences))
        if beside:
            raise NotSaid("a case with a bold word")
        return alone(does)

    def s_cases(self, *parts: Any) -> Sentence:
        """Cases in a list: each for itself, unless the last is for all others."""
        cases = [part for part in parts if isinstance(part, tuple)]
        if any(condition is None for condition, _ in cases[:-1]) or cases[0][0] is None:
            raise NotSaid("another case of nothing")
        if cases[-1][0] is not None:
            return Sentence("do", tuple({"if": condition, "then": does} for condition, does in cases))
        *others, (_, rest) = cases
        for condition, does in reversed(others):
            rest = {"if": condition, "then": does, "else": rest}
        return Sentence("do", (rest,))

    def s_advance_to_named(self, *parts: Any) -> Sentence:
        return Sentence("do", ({"advance to": str(parts[-2])},))

    def s_spawn_several(self, *parts: Any) -> Sentence:
        number, kind, more, same, condition, place = (part for part in parts if part is not None)
        if kind != "enemy" or same != kind:
            raise NotSaid("others than enemies that spawn")
        amount: Data = {"if": condition, "then": int(more), "otherwise": int(number)}
        spawns: Words = {"spawn": CHOSEN, "at": one_place(place)}
        return Sentence("do", ({"discard from the encounter deck until": kind, "amount": amount, "do": spawns},))

    # ---- effects

    def stage(self, kind: str, number: str) -> Words:
        return {"kind": kind, "stage": int(number)}

    def e_advance_to(self, stage: Words) -> Words:
        if stage["kind"] != self._on_an_act(self._kind):
            raise NotSaid("an act after an agenda")
        return {"advance to": {"stage": stage["stage"]}}

    def e_advance_to_named(self, stage: Words, title: str) -> Words:
        return {"advance to": str(title)}

    def e_advance_this(self, kind: str) -> Words:
        if kind != self._kind:
            raise NotSaid("another card than this")
        return {"advance": THIS}

    def e_put_it(self, noun: Noun) -> Words:
        if noun.article == "each" and isinstance(noun.what, dict) and noun.what.get("zone") == "set aside":
            return {"put into play": noun.what}
        return {"put into play": {**as_named(noun), "zone": "set aside"}}

    def with_on_it(self, number: str, each: str | None, kind: str, _: Data) -> Words:
        return {"gain": {"per investigator": int(number)} if each else int(number), "of": kind}

    def e_put_at(self, noun: Noun, place: Noun, tokens: Words | None) -> list[Words] | Words:
        if noun.what == THIS and self._kind == "asset" and tokens is None:
            at: Words = {} if place.what == "your location" else {"at": one_place(place)}
            return {"put into play": THIS, "area": "location", **at}
        if not isinstance(noun.what, dict) or noun.what.get("zone") != "set aside" or "named" not in noun.what:
            raise NotSaid("what comes from anywhere")
        if tokens is None:
            return {"put into play": noun.what, "at": one_place(place)}
        spawned: Words = {"spawn": noun.what, "at": one_place(place)}
        return [spawned, {**tokens, "on": noun.what["named"]}]

    def e_takes_control(self, who: Noun, what: Noun) -> Words:
        if not self.is_somebody(who) or who.what == YOU:
            raise NotSaid("somebody who is no investigator")
        return wherever(who, lambda whom: {"each": whom, "do": {"take control": known(what)}})

    def e_choose_controller(self, who: Noun, what: Noun) -> Words:
        if not self.is_somebody(who) or who.article != "a":
            raise NotSaid("somebody who is not chosen")
        return one_of(who, [{"each": CHOSEN, "do": {"take control": known(what)}}])

    def e_move_both(self, one: Noun, other: Noun, place: Noun) -> list[Words]:
        if one.article == "each" == other.article and "at" in as_words(other) and one.what == one.kind:
            # "Each investigator and enemy at a location": both of them are there.
            one = one._replace(what={**as_words(one), "at": as_words(other)["at"]})
        return [self.e_moves_to(one, place), self.e_moves_to(other, place)]

    def e_shuffle_with_pile(self, *parts: Any) -> Words:
        *cards, deck = parts
        return self.e_shuffle_pile(*cards, deck)

    def e_to_discard_pile(self, noun: Noun) -> Words:
        words = as_words(noun)
        if words.get("zone") != "set aside":
            raise NotSaid("cards that are discarded from play")
        return {"discard": words, **({"amount": noun.number} if noun.article in ("a", "number") else {})}

    def e_resigns(self, who: Noun) -> Words:
        return {"each": self.e_must(who, {"resign": True})["each"], "do": {"resign": True}}

    def e_add_tokens(self, *parts: Any) -> Words:
        return self.cost_add_tokens(*parts)

    def e_raise_flood(self, place: Noun) -> Words:
        return wherever(place, lambda at: {"raise the flood level of": at})

    def e_lower_flood(self, place: Noun) -> Words:
        return wherever(place, lambda at: {"lower the flood level of": at})

    def zones_all(self, *zones: str) -> list[str]:
        return [*zones]

    def e_search_all(self, zones: list[str], noun: Noun, found: Words) -> Words:
        return self.e_search(zones, noun, found)

    def found_plainly(self, *parts: Any) -> Noun:
        return parts[-1]  # type: ignore[no-any-return]

    def e_find(self, noun: Noun, place: Noun) -> Words:
        if isinstance(noun.what, str) and noun.what[:1].isupper():
            return {"spawn": {"named": noun.what, "zone": "collection"}, "at": one_place(place)}
        if noun.article == "each" and isinstance(noun.what, dict) and "recorded under" in noun.what:
            return {"spawn": {**noun.what, "zone": "collection"}, "at": one_place(place)}
        raise NotSaid("what is not named")

    def e_attach_that(self, what: Noun, to: Noun) -> Words:
        if not isinstance(what.what, dict) or what.what.get("zone") != "set aside":
            raise NotSaid("a card that is attached from play")
        return wherever(what, lambda card: {"attach": card, "to": known(to)})

    def s_still(self, _: Data, deed: tuple[Words, ...]) -> Sentence:
        """Effects on cards that are set aside, which can be nothing to others."""
        gone = [one.get("discard") for one in deed]
        if not all(isinstance(what, dict) and what.get("zone") == "set aside" for what in gone):
            raise NotSaid("cards that lie elsewhere")
        return Sentence("do", deed)

    def c_cannot_be_placed(self, kind: str, noun: Noun) -> Line:
        if kind != "clues":
            raise NotSaid("a ban of other tokens")
        return Line(({"constant": held(noun), "cannot": {"deed": "place clues"}},))

    def wanted(self, noun: Noun) -> Noun:
        return noun

    def wanted_named(self, title: str, _: str) -> Noun:
        return Noun(str(title))

    def e_or_if_attached(self, attaches: Words, other: Words, _: Data) -> Words:
        """Something else if the card that is attached is attached already."""
        what = attaches.get("attach")
        if not isinstance(what, dict) or "named" not in what:
            raise NotSaid("attached is nothing that is named")
        attached: Words = {"named": what["named"], "attached to": attaches["to"]}
        return {"if": {"there is": attached}, "then": other, "else": attaches}

    def e_place_at_random(self, number: str, kind: str) -> Words:
        return {"at random": "location", "do": self.e_place(number, kind, Noun(CHOSEN))}

    def h_damage_each(self, number: str, *_: Data) -> Words:
        return {"damage": {"per investigator": int(number)}}

    def s_replaced(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"instead": alone(deed)},))

    def e_remove_all_in_play(self, kind: str) -> Words:
        everything = all_with(kind)
        return {"lose": {"tokens": kind, "on": everything}, "of": kind, "on": everything}

    def e_move_one_towards(self, what: Noun, number: str, place: Noun) -> Words:
        return self.e_moves_towards(what, number, place.what)

    # ---- conditions

    def if_logged(self, entry: str) -> Data:
        return {"the campaign log says": str(entry)}

    def if_listed(self, noun: Noun, heading: str) -> Data:
        return {"the campaign log lists": as_named(noun)["named"], "under": str(heading)}

    def if_not_listed(self, noun: Noun, heading: str) -> Data:
        return {"not": self.if_listed(noun, heading)}

    def stages(self, *numbers: str) -> Data:
        found: list[Data] = [int(number) for number in numbers]
        return found[0] if len(found) == 1 else found

    def if_at_stage(self, *parts: Any) -> Data:
        kind, stages = (part for part in parts if isinstance(part, int | list) or part in _ACTS)
        return {"is": f"current {kind}", "a": {"stage": stages}}

    def if_players(self, number: int) -> Data:
        return {"amount": "investigators", "at least": number}

    def if_so_many_play(self, *numbers: str | None) -> Data:
        found = sorted(int(number) for number in numbers if number is not None)
        if found != [*range(found[0], found[-1] + 1)]:
            raise NotSaid("numbers that do not follow one another")
        return {"amount": "investigators", "at least": found[0], "at most": found[-1]}

    def if_each_on(self, number: str, *parts: Any) -> Data:
        *_, kind, noun = parts
        return {"amount": {"tokens": kind, "on": known(noun)}, "at least": {"per investigator": int(number)}}

    def if_set_aside(self, noun: Noun) -> Data:
        return {"there is": {**as_named(noun), "zone": "set aside"}}

    def if_none_on_it(self, kind: str, it: Data) -> Data:
        return self.if_none_on(kind, Noun(it))

    def if_no_copies(self, title: str) -> Data:
        there: list[Data] = [{"named": str(title)}, {"named": str(title), "zone": "set aside"}]
        return {"all": [{"not": {"there is": one}} for one in there]}


def if_it_comes(occurrence: Words) -> Words:
    """The triggering condition of an objective, which is met as soon as this happens."""
    return {"if" if key == "event" else key: value for key, value in occurrence.items()}


def advancing(ability: Words, who: Noun) -> Line:
    """An act that advances when certain investigators spend the clues it asks for, and in no other way."""
    cost: Words = {"as a group": "requisite clues", "of": "clues", "who": held(who)}
    does: Words = {"advance": THIS, "by": "clues"}
    return Line(({**ability, "cost": cost, "do": does},), keys=(("objective", True),))


def all_with(kind: str) -> Data:
    """Everything in play that may bear tokens of a kind; acts and agendas are no cards of a description."""
    return [{"with a": kind}, "current act", "current agenda"]


def coming_about(condition: Data) -> Data:
    """A condition that is not so from the beginning: a location has no clues before it is revealed."""
    parts = condition.get("all", [condition]) if isinstance(condition, dict) else []
    if not isinstance(parts, list):
        raise NotSaid("an objective that might be met before it can be")
    found: list[Data] = []
    for one in parts:
        counted = one.get("amount") if isinstance(one, dict) and one.get("at most") == 0 else None
        if counted is None:
            found.append(one)
            continue
        place = counted.get("on") if isinstance(counted, dict) else None
        if not isinstance(place, str) or not isinstance(counted, dict) or not place[:1].isupper():
            raise NotSaid("an objective that might be met before it can be")
        if counted["tokens"] != "clues":
            found.append({"is": place, "a": {"with no": counted["tokens"]}})
            continue
        found += [{"is": place, "a": {"kind": "location", "revealed": True}}, one]
    return found[0] if len(found) == 1 else {"all": found}
