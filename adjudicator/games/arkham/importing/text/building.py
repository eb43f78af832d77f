"""A line of text: its abilities, and the keys of the card that it gives."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.acts import advancing, if_it_comes
from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.composing import composed
from adjudicator.games.arkham.importing.text.nouns import ATTACHED_PLACE, as_words, held, one_place
from adjudicator.games.arkham.importing.text.occurrences import at_a_timing_point
from adjudicator.games.arkham.importing.text.phrases import (
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    as_list,
    if_failed,
    joined,
    parts_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.standing import Standing


@v_args(inline=True)
class Building(Standing):
    """A line of text: its abilities, and the keys of the card that it gives."""

    def event(self, line: Line) -> Line:
        return line

    skill = event

    def other(self, line: Line) -> Line:
        """A line in which a treachery may call the location to which it is attached this location."""
        if ATTACHED_PLACE not in parts_of([*line.abilities]):
            return line
        if any("revelation" in one for one in line.abilities):
            raise NotSaid("this location of a card that is not attached yet")
        said = put_for([*line.abilities], ATTACHED_PLACE, "attached")
        return line._replace(abilities=tuple(one for one in as_list(said) if isinstance(one, dict)))

    def reverse(self, *parts: Any) -> Line:
        beside, does = composed(parts[-1])
        if beside:
            raise NotSaid("an ability on a reverse side")
        return Line(effects=tuple(does))

    def restriction(self, *lines: Line) -> Line:
        return joined(lines)

    def play_in_your_turn(self) -> Line:
        return Line(playing=(("during", "your turn"),))

    def play_in_any_turn(self) -> Line:
        return Line(playing=(("during", "any turn"),))

    def play_between_actions(self) -> Line:
        return Line(playing=(("during", "any turn"), ("if", {"not": {"during an action": True}})))

    def play_after(self, occurrence: Words, condition: Data) -> Line:
        return _played(at_a_timing_point("after", occurrence), condition)

    def play_when(self, occurrence: Words, condition: Data) -> Line:
        return _played(at_a_timing_point("when", occurrence), condition)

    def play_if(self, condition: Data) -> Line:
        return Line(playing=(("if", condition),))

    def play_in_a_test(self) -> Line:
        return Line(playing=(("during", "test"),))

    def play_cost(self, _: Data, costs: list[Words]) -> Line:
        if any("choose" in cost for cost in costs):
            raise NotSaid("a choice that is paid with")
        return Line(playing=(("cost", alone(costs)),))

    def play_first(self) -> Line:
        return Line(playing=(("only as first action", True),))

    def play_in_a_window(self, _: str) -> Line:
        return Line()

    def fast(self) -> Line:
        return Line(keys=(("keywords", ["fast"]),))

    def bonded_to(self, title: str) -> Line:
        return Line(keys=(("bonded", str(title)),))

    def has_swarming(self, number: str) -> Line:
        return Line(keys=(("swarming", int(number)),))

    def has_concealed(self, number: str) -> Line:
        return Line(keys=(("concealed", int(number)),))

    def has_seal(self, symbols: Data) -> Line:
        return Line(keys=(("keywords", ["seal"]), ("seals", symbols)))

    def has_uses(self, number: str, kind: str) -> Line:
        return Line(keys=(("uses", {kind: int(number)}),))

    def per_deck(self, number: str) -> Line:
        return Line(keys=(("per deck", int(number)),))

    def per_investigator(self, number: str) -> Line:
        if number != "1":
            raise NotSaid("a limit of several an investigator")
        return Line(keys=(("limit in area", {"play area": int(number)}),))

    def trait_in_play(self, number: str, trait: str) -> Line:
        return Line(keys=(("limit in area", {"in play": int(number)}), ("limit of trait", str(trait))))

    def trait_per_investigator(self, number: str, trait: str) -> Line:
        return Line(keys=(("limit in area", {"play area": int(number)}), ("limit of trait", str(trait))))

    def maximum_per(self, number: str, period: str) -> Line:
        return Line(keys=(("limit", f"max {number} per {period}"),))

    def maximum_committed(self, number: str) -> Line:
        return Line(keys=(("limit", f"max {number} committed per test"),))

    def skill_lines(self, *lines: Line) -> Line:
        return joined(lines)

    def skill_committed(self, _: Data, deed: tuple[Words, ...]) -> Line:
        return Line(({"committed": put_for(alone(deed), "that investigator", "testing investigator")},))

    def skill_cost(self, _: Data, costs: list[Words]) -> Line:
        if any("choose" in cost for cost in costs):
            raise NotSaid("a choice that is paid with")
        return Line(({"costs to commit": alone(costs)},))

    def skill_late(self, _: Data) -> Line:
        return Line(({"reaction": {"after": "reveal token", "who": YOU}, "in": "hand", "do": {"commit": THIS}},))

    def skill_success_choice(self, noun: Noun, deed: tuple[Words, ...]) -> Line:
        beside, does = composed((self.s_choose(noun), Sentence("do", deed)))
        if beside:
            raise NotSaid("a bold word on a skill card")
        return Line(({"success": alone(does)},))

    def skill_success(self, of: str, deed: tuple[Words, ...]) -> Line:
        return Line(({"success": alone(deed), "if": {"during": of}},))

    def skill_damage(self, *parts: Any) -> Line:
        return _committed("attack", "damage of the attack", parts)

    def skill_discovers(self, *parts: Any) -> Line:
        return _committed("investigate", "clues discovered", parts)

    def skill_investigating(self, deed: tuple[Words, ...]) -> Line:
        if len(deed) == 1 and "discover" in deed[0]:
            raise NotSaid("a clue more of the same discovery, which has a phrase of its own")
        does = put_for(alone(deed), "that location", "investigated location")
        return Line(({"success": does, "if": {"during": "investigate"}},))

    def skill_evading(self, noun: Noun, deed: tuple[Words, ...]) -> Line:
        return _against("evade", "evaded enemy", noun, deed)

    def skill_attacking(self, noun: Noun, deed: tuple[Words, ...]) -> Line:
        return _against("attack", "attacked enemy", noun, deed)

    def skill_success_by(self, least: int | None, deed: tuple[Words, ...]) -> Line:
        more: Words = {"if": {"amount": "margin", "at least": least}} if least else {}
        return Line(({"success": alone(deed), **more},))

    def skill_success_later(self, *parts: Any) -> Line:
        least, *_, deed = parts
        later: Words = {"later": {"after": "end test"}, "do": alone(deed)}
        return self.skill_success_by(least, (later,))

    def skill_success_times(self, *parts: Any) -> Line:
        deed, most = parts[-2:]
        times: Words = {"for each": {"amount": "points", "most": int(most)}, "do": alone(deed)}
        return self.skill_success_later(None, None, (times,))

    def skill_won(self, costs: list[Words], symbols: Data) -> Line:
        heard: Words = {"after": "reveal token", "who": "testing investigator"}
        so: Data = {"not": {"revealed": symbols}}
        if costs != [{"exile": THIS}]:
            raise NotSaid("a committed card for which something else is paid")
        # It is in no play area, and pays no cost there.
        does: list[Data] = [{"exile": THIS}, {"succeed automatically": True}]
        return Line(({"reaction": heard, "in": "committed", "if": so, "do": does},))

    def skill_failure(self, deed: tuple[Words, ...]) -> Line:
        does = put_for(alone(deed), "that investigator", "testing investigator")
        return Line(({"failure": if_failed(does)},))

    def spawn_at(self, _: str, noun: Noun) -> Line:
        place = one_place(noun)
        return Line(keys=(("spawn", {"kind": "location", **place} if isinstance(place, dict) else place),))

    def spawn_nearest_named(self, _: str, title: str, *where: Words) -> Line:
        return self._spawn_at_distance("nearest to", ("location", {"named": str(title)}, *where))

    def spawn_named_else(self, label: str, title: str, other: str) -> Line:
        return joined((self.spawn_named(label, title), Line(keys=(("else spawn", str(other)),))))

    def spawn_at_else(self, label: str, place: Noun, other: Noun, none: Noun) -> Line:
        if one_place(place) != one_place(none):
            raise NotSaid("another place if there is none of which nothing was said before")
        return joined((self.spawn_at(label, place), Line(keys=(("else spawn", one_place(other)),))))

    def spawn_nearest(self, _: str, *parts: Any) -> Line:
        return self._spawn_at_distance("nearest to", parts)

    def spawn_far_from_all(self, _: str) -> Line:
        return Line(keys=(("spawn", "location farthest from all investigators"),))

    def spawn_farthest(self, _: str, *parts: Any) -> Line:
        return self._spawn_at_distance("farthest from", parts)

    def _spawn_at_distance(self, key: str, parts: tuple[Any, ...]) -> Line:
        place = self.n_plain(*parts)
        if as_words(place).get("kind") != "location":
            raise NotSaid("spawning at what is no location")
        return Line(keys=(("spawn", {**as_words(place), key: YOU}),))

    def prey_harm(self, _: str, extreme: str, kind: str) -> Line:
        return Line(keys=(("prey", {extreme: {"tokens": kind, "on": YOU}}),))

    def spawn_most(self, _: str, *such: Words) -> Line:
        place = as_words(self.n_plain(*such, "location"))
        return Line(keys=(("spawn", {**place, "the most": "clues"}),))

    def spawn_named(self, _: str, *titles: str) -> Line:
        names: list[Data] = [str(title) for title in titles]
        return Line(keys=(("spawn", names[0] if len(names) == 1 else names),))

    def prey_named(self, _: str, title: str) -> Line:
        return Line(keys=(("prey", {"whom": str(title), "only": True}),))

    def prey_resources(self, _: str, extreme: str, __: Data) -> Line:
        return Line(keys=(("prey", {extreme: {"tokens": "resources", "on": YOU}}),))

    def spawn_prey(self, _: str) -> Line:
        return Line(keys=(("spawn", "prey"),))

    def prey_skill(self, _: str, extreme: str, skill: str) -> Line:
        return Line(keys=(("prey", {extreme: {"value": str(skill), "of": YOU}}),))

    def prey_skill_and(self, extreme: str, skill: str, *keywords: str) -> Line:
        return joined((self.prey_skill("", extreme, skill), _with(keywords)))

    def prey_resources_and(self, extreme: str, _: Data, *keywords: str) -> Line:
        return joined((self.prey_resources("", extreme, None), _with(keywords)))

    def prey_named_and(self, title: str, *keywords: str) -> Line:
        return joined((self.prey_named("", title), _with(keywords)))

    def prey_bearer(self, _: str) -> Line:
        return Line(keys=(("prey", {"whom": YOU, "only": True}),))

    def prey_clues(self, _: str, extreme: str) -> Line:
        return Line(keys=(("prey", {extreme: {"tokens": "clues", "on": YOU}}),))

    def prey_cards(self, _: str, extreme: str) -> Line:
        return Line(keys=(("prey", {extreme: {"count": {"zone": "hand"}}}),))

    def prey_remaining(self, _: str, extreme: str, stat: str) -> Line:
        return Line(keys=(("prey", {extreme: {"remaining": stat, "of": YOU}}),))

    def prey_stat(self, stat: str) -> str:
        return stat

    def objective_when(self, _: str, occurrence: Words) -> Line:
        if self._kind not in ("act", "agenda"):
            raise NotSaid("an act that advances by another card")
        return Line(({"forced": if_it_comes(self.whoever(occurrence)), "do": {"advance": THIS}},))

    def objective_ends(self, _: str, occurrence: Words, number: str) -> Line:
        return Line(({"forced": if_it_comes(self.whoever(occurrence)), "do": {"resolution": int(number)}},))

    def objective_clues(self, _: str, __: Data) -> Line:
        return Line()

    def objective_clues_of(self, _: str, who: Noun, __: Data) -> Line:
        return advancing({"free": True, "name": "advance", "during": "any turn"}, who)

    def objective_for_clues(self, *parts: Any) -> Line:
        *_, who, number, __, ___, resolution = parts
        cost: Words = {"as a group": {"per investigator": int(number)}, "of": "clues", "who": held(who)}
        return Line(({"free": True, "cost": cost, "do": {"resolution": int(resolution)}},))

    def objective_round(self, _: str, who: Noun, __: Data) -> Line:
        return advancing({"reaction": {"when": "end round"}}, who)

    def elder_plain(self, _: str, number: str) -> Line:
        return elder_sign_of({"modifier": int(number)})

    def elder_does(self, _: str, number: str, *deeds: tuple[str, tuple[Words, ...]]) -> Line:
        said: dict[str, list[Words]] = {}
        for key, deed in deeds:
            said.setdefault(key, []).extend(deed)
        return elder_sign_of({"modifier": int(number), **{key: alone(deed) for key, deed in said.items()}})

    def sd_success(self, *parts: Any) -> tuple[str, tuple[Words, ...]]:
        *_, least, deed = parts
        if least is None:
            return "success", deed
        return "success", ({"if": {"amount": "margin", "at least": least}, "then": alone(deed)},)

    def sd_damage(self, damage: str) -> tuple[str, tuple[Words, ...]]:
        # The damage of an attack is dealt as a result of the test, in an order with the others: this comes before them.
        more: Words = {"modify": YOU, "gets": {"damage of the attack": int(damage)}}
        later: Words = {"later": {"when": "succeed", "who": YOU}, "do": more, "until": "end of the test"}
        return "do", ({"if": {"during": "attack"}, "then": later},)

    def sd_after(self, _: Data, deed: tuple[Words, ...], __: Data = None) -> tuple[str, tuple[Words, ...]]:
        return "do", ({"later": {"after": "end test", "who": YOU}, "do": alone(deed)},)

    def sd_success_of(self, test: str, deed: tuple[Words, ...]) -> tuple[str, tuple[Words, ...]]:
        return "success", ({"if": {"during": test}, "then": alone(deed)},)

    def sd_failure(self, deed: tuple[Words, ...]) -> tuple[str, tuple[Words, ...]]:
        return "failure", tuple(one for one in (if_failed(one) for one in deed) if isinstance(one, dict))

    def sd_if(self, condition: Data, deed: tuple[Words, ...]) -> tuple[str, tuple[Words, ...]]:
        return "do", ({"if": condition, "then": alone(deed)},)

    def sd_until(self, ending: str, during: Words) -> tuple[str, tuple[Words, ...]]:
        return "do", ({**during, "until": ending},)

    def sd_does(self, deed: tuple[Words, ...]) -> tuple[str, tuple[Words, ...]]:
        return "do", deed

    def sd_failure_and(self, condition: Data, deed: tuple[Words, ...]) -> tuple[str, tuple[Words, ...]]:
        return "failure", self.sd_if(condition, deed)[1]

    def symbol_plain(self, icon: str, number: str, *deeds: tuple[str, tuple[Words, ...]]) -> Line:
        return _symbol(icon, int(number), deeds)

    def symbol_x(self, icon: str, sign: str, _: Data, amount: Data, *rest: Any) -> Line:
        most, *deeds = rest
        return _symbol(icon, Each(amount, most).of(-1 if str(sign).startswith("-") else 1), tuple(deeds))

    def symbol_or(self, icon: str, number: str, other: str, *rest: Any) -> Line:
        condition, *deeds = rest
        return _symbol(icon, {"if": condition, "then": int(other), "otherwise": int(number)}, tuple(deeds))

    def symbol_each(self, icon: str, number: str, amount: Data, *rest: Any) -> Line:
        most, *deeds = rest
        if most is not None and abs(int(number)) != 1:
            raise NotSaid("a maximum of what is multiplied")
        return _symbol(icon, Each(amount, None if most is None else abs(most)).of(int(number)), tuple(deeds))

    def symbol_does(self, icon: str, *deeds: tuple[str, tuple[Words, ...]]) -> Line:
        return _symbol(icon, None, deeds)

    def elder_each(self, _: str, number: str, amount: Data) -> Line:
        return elder_sign_of({"modifier": Each(amount).of(int(number))})


def _against(test: str, enemy: str, noun: Noun, deed: tuple[Words, ...]) -> Line:
    """The effects of a success against such an enemy."""
    so: list[Data] = [{"during": test}, {"is": enemy, "a": as_words(noun)}]
    return Line(({"success": put_for(alone(deed), "that enemy", enemy), "if": {"all": so}},))


def _committed(test: str, value: str, parts: tuple[Any, ...]) -> Line:
    """The additions of a committed card to a success of such a test, and those to one by so many points."""
    number, *more = (int(part) for part in parts if isinstance(part, int) or str(part).lstrip("+-").isdigit())
    adds: Data = number
    if more:
        better, least = more
        adds = {"if": {"amount": "margin", "at least": least}, "then": better, "otherwise": number}
    so: list[Data] = [{"during": test}, {"outcome": "succeed"}]
    return Line(({"constant": "testing investigator", "in": "committed", "while": {"all": so}, "get": {value: adds}},))


def _symbol(icon: str, modifier: Data, deeds: tuple[tuple[str, tuple[Words, ...]], ...]) -> Line:
    """The effect of a chaos symbol on a scenario's reference card."""
    said: dict[str, list[Words]] = {}
    for key, deed in deeds:
        said.setdefault(key, []).extend(deed)
    symbol: Words = {} if modifier is None else {"modifier": modifier}
    return Line(keys=(("symbols", {str(icon): {**symbol, **{key: alone(deed) for key, deed in said.items()}}}),))


def _with(keywords: tuple[str, ...]) -> Line:
    """The keywords that follow on a line."""
    return Line(keys=(("keywords", [*keywords]),)) if keywords else Line()


def elder_sign_of(symbol: Words) -> Line:
    return Line(keys=(("symbols", {"elder sign": symbol}),))


def _played(trigger: Words, condition: Data) -> Line:
    """When an event may be played, and if."""
    return Line(playing=(("play", trigger), *((("if", condition),) if condition else ())))
