"""The sentences that say more of an attack, an evasion or an investigation."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.each_cost import AND_PAY
from adjudicator.games.arkham.importing.text.looking import Looking
from adjudicator.games.arkham.importing.text.nouns import held, known, one_place, wherever
from adjudicator.games.arkham.importing.text.occurrences import ABOVE
from adjudicator.games.arkham.importing.text.phrases import (
    ADDITIONAL,
    CHOSEN,
    MARGIN,
    SPEAKS_OF,
    WHERE_YOU_ARE,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    parts_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.ways import Way, as_effect, people, several
from adjudicator.games.arkham.terms import SKILLS

OF_THE_ATTACK: Final = "of the attack"
"""Stands in an effect on the attack that the ability above makes: the vocabulary has no such word for any other."""
IGNORING: Final = "ignoring"
"""Stands beside an attack for what it ignores, and alone for what the attack of the ability above does."""
_ENGAGED_ELSEWHERE = {"kind": "enemy", "engaged with": "another investigator"}


@v_args(inline=True)
class Attempts(Looking):
    """The sentences that say more of an attack, an evasion or an investigation."""

    def bounds(self, most: int) -> Words:
        return {"most": abs(most)}

    def bounds_both(self, least: str, most: str) -> Words:
        return {"least": int(least), "most": int(most)}

    def s_deals_points(self, damage: str, bounds: Words) -> Sentence:
        return Sentence("attempt", (), {"damage": _by_points(damage, bounds)})

    def s_standard_points(self, *parts: Any) -> Sentence:
        *_, damage, bounds = parts
        return Sentence("attempt", (), {"standard damage": _by_points(damage, bounds)})

    def s_failed_points(self, damage: str, bounds: Words) -> Sentence:
        return Sentence("attempt", (), {"damage if failed": _by_points(damage, bounds)})

    def s_no_damage_failed(self, against: Noun) -> Sentence:
        if against.what != _ENGAGED_ELSEWHERE:
            # A failed attack deals damage to nobody else than the other investigator whom the enemy is engaged with.
            raise NotSaid("no damage of a failed attack on some enemies")
        return Sentence("attempt", (), {"damage if failed": 0})

    def s_no_damage(self) -> Sentence:
        return Sentence("attempt", (), {"damage if failed": 0})

    def s_damage_or_none(self, against: Noun, damage: str) -> Sentence:
        none = self.s_no_damage_failed(against).given
        so: Words = {"is": "attacked enemy", "a": held(against)}
        assert isinstance(none, dict)
        return Sentence("attempt", (), {"damage": {"if": so, "then": int(damage)}, **none})

    def s_only_on_that(self, noun: Noun) -> Sentence:
        return Sentence("attack on that", (), known(noun))

    def s_more_if(self, condition: Data, number: str, skill: str, damage: str) -> Sentence:
        more: Words = {"you get": {str(skill): int(number)}, "damage": int(damage)}
        return Sentence("more", (), {"if": condition, "then": more})

    def s_again(self, costs: list[Words], shroud: str | None = None) -> Sentence:
        paid = alone([as_effect(cost) for cost in costs])
        return Sentence("again", ({"pay": paid},), None if shroud is None else int(shroud))

    def s_again_at(self, costs: list[Words], *parts: Any) -> Sentence:
        return self.s_again(costs, parts[-1])

    def s_chosen_gets(self, number: str, *_: Data) -> Sentence:
        return Sentence("attempt", (), {"target gets": {"evade": int(number)}})

    def s_without_exhausting(self, *_: Data) -> Sentence:
        return Sentence("attempt", (), {"without exhausting": True})

    def s_cannot_engage_you(self, ending: str) -> Sentence:
        ban: Words = {"cannot": "enemy engages", "what": "evaded enemy", "who": YOU, "until": ending}
        return Sentence("success of evading", (ban,))

    def s_uncounted(self, *_: Data) -> Sentence:
        return Sentence("uncounted")

    def s_as_played(self, _: Data, deed: tuple[Words, ...]) -> Sentence:
        if self._kind != "event":
            raise NotSaid("what is done as a card is played that stays")
        return Sentence("do", deed)

    def s_fight_again(self, enemy: Noun, bonus: str, skill: str, damage: str) -> Sentence:
        if enemy.what != "that enemy":
            raise NotSaid("another attack on somebody else")
        again: Words = {"fight": "attacked enemy", "you get": {str(skill): int(bonus)}, "damage": int(damage)}
        return Sentence("success", ({"may": again, "what": "fight again"},))

    def s_if_last_discovered(self, *parts: Any) -> Sentence:
        place, deed = parts[-2:]
        if place.what != "your location":
            raise NotSaid("the last clue at another location than the one that is investigated")
        found: Data = {"happened": "discover", "this": "test", "at": "investigated location", "who": YOU}
        last: list[Data] = [
            {"amount": found, "at least": 1},
            {"amount": {"tokens": "clues", "on": "investigated location"}, "at most": 0},
        ]
        return Sentence("success", ({"if": {"all": last}, "then": alone(deed)},))

    def s_cannot_attack(self, enemies: Noun) -> Sentence:
        return Sentence("only on", (), {"kind": "enemy", "other than": held(enemies)})

    def ignored(self, *keywords: str) -> Data:
        return keywords[0] if len(keywords) == 1 else [*keywords]

    def s_ignores(self, keywords: Data) -> Sentence:
        return Sentence("attempt", ({IGNORING: keywords, OF_THE_ATTACK: ABOVE},), {IGNORING: keywords})

    def s_gains_retaliate(self) -> Sentence:
        return Sentence("attempt", (), {"target gains": "retaliate"})

    def s_you_get_on(self, gets: Words, card: Noun) -> Sentence:
        on: Words = {"test on": held(card)}
        return Sentence("do", ({"if": on, "then": {"modify": YOU, "gets": gets}},))

    def e_their_next_test(self, who: Noun, gets: Words, _: Data, ending: str) -> Words:
        return wherever(who, lambda whom: {"modify": whom, "gets": gets, "for the next": "test", "until": ending})

    def s_after_evading(self, deed: tuple[Words, ...]) -> Sentence:
        # The enemy is evaded first, whatever else a success does.
        return Sentence("success", deed)

    def s_succeed_plainly(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("success", deed)

    def s_revealed_then_after(self, symbols: Data, _: Data, __: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("attempt", (), {"revealed": symbols, "then after": alone(deed)})

    def s_as_if_there(self, place: Noun, *_: Data) -> Sentence:
        return Sentence("as if there", (), _a_place(place))

    def s_elsewhere(self, place: Noun) -> Sentence:
        return Sentence("attempt", (), {"at": _a_place(place)})

    def s_pays_more(self, costs: list[Words], way: Way) -> Sentence:
        (better,) = way.does
        return Sentence("begins", ({**better, AND_PAY: [*costs]},))

    def e_may_spend_actions(self, number: str, way: Way) -> Words:
        spent: Words = {"spend": int(number), "of": "actions"}
        enough: Words = {"amount": "actions remaining", "at least": int(number)}
        return {"if": enough, "then": {"may": {"pay": spent, "for": alone(way.does)}, "what": way.says}}

    def e_may_fail(self, way: Way) -> Words:
        return {"may": {"pay": {"fail automatically": True}, "for": alone(way.does)}, "what": way.says}

    def e_discover_here_or_near(self, number: str, clue: Data, other: str, _: Data) -> Words:
        if number != other:
            raise NotSaid("more clues at one place than at the other")
        return self.e_discover_near(number, clue)

    def e_discover_more_or_near(self, number: str, _: Data, other: str, __: Data) -> Words:
        more: Words = {"discover": int(number), ADDITIONAL: WHERE_YOU_ARE}
        near: Words = {"choose": "connecting location", "do": {"discover": int(other), "at": CHOSEN}}
        return {
            "either": {
                f"to discover {several(int(number), 'additional clue')} at your location": more,
                f"to discover {several(int(other), 'clue')} at a connecting location": near,
            }
        }

    def s_reveal_instead(self, number: str, of: str, kept: int) -> Sentence:
        if (int(of), kept) != (1, 1):
            raise NotSaid("several tokens that are kept")
        return Sentence("do", ({"reveal tokens": int(number), "instead": True, "ignore all but one": True},))

    def other_than_attacker(self, *where: Words) -> Noun:
        return self._described(Noun(None, "a"), ("enemy", {"other than": "attacking enemy"}, *where))

    def any_enemy(self, *where: Words) -> Noun:
        return self._described(Noun(None, "a"), ("enemy", *where))

    def s_damage_elsewhere(self, *parts: Any) -> Sentence:
        enemy: Noun = parts[-1]
        does: Words = {"instead of damage": {"damage": "points", "to": CHOSEN}}
        return Sentence("do", ({"choose": enemy.what, "do": does},))

    def s_choose_to(self, noun: Noun, *effects: Words | list[Words]) -> Sentence:
        """Somebody is chosen to heal, gain or draw something."""
        if noun.article != "a" or noun.kind != "investigator":
            raise NotSaid("something that is chosen to do something")
        return Sentence("choose", tuple(_done_by_the_chosen(one) for one in effects), chooses=noun)

    def s_base(self, *parts: Any) -> Sentence:
        skill, number = parts[-2:]
        return Sentence("attempt", (), {"base": {str(skill): int(number)}})

    def s_after_event(self, deed: tuple[Words, ...]) -> Sentence:
        # An event that is played resolves before what comes after it.
        return Sentence("after an event", deed)

    def s_value_or_more(self, number: str, costs: list[Words], more: str) -> Sentence:
        little: Words = {"modify": YOU, "gets": {"skill value": int(number)}}
        much: Words = {"modify": YOU, "gets": {"skill value": int(more)}}
        paid = self.e_may_pay(costs, Way(f"get {more}", (much,)))["may"]
        return Sentence("do", ({"either": {f"to get {number}": little, f"to get {more} instead": paid}},))

    def s_every_points(self, number: str, effect: Words) -> Sentence:
        head = next(iter(effect))
        if effect[head] != 1:
            raise NotSaid("several for every so many points")
        return Sentence("success", ({**effect, head: {"for every": int(number), "of": MARGIN}},))

    def if_used_on(self, noun: Noun) -> Data:
        named: Data = {"named": noun.what} if isinstance(noun.what, str) and noun.what[:1].isupper() else held(noun)
        return {"is": "attacked enemy", "a": named}

    def e_gets_for_a_time(self, noun: Noun, gets: Words, ending: str) -> Words:
        return wherever(noun, lambda what: {"modify": what, "gets": gets, "until": ending})

    def e_they_do(self, who: Noun, *does: Words) -> Words:
        return {"each": people(who), "do": [*does]}

    def e_deals_more(self, who: Noun, damage: str) -> Words:
        return {"modify": people(who), "gets": {"damage of the attack": int(damage)}}

    def e_gets_either(self, who: Noun, one: tuple[str, Data], other: tuple[str, Data]) -> Words:
        if one == other:
            raise NotSaid("two ways of one name")
        ways: Words = {f"to get {_told(way)}": {"modify": held(who), "gets": dict([way])} for way in (one, other)}
        return {"either": ways}

    def s_get_and_deal_spent(self, *parts: Any) -> Sentence:
        signs = [str(part) for part in parts if str(part) in ("+X", "-X")]
        if signs != ["+X", "+X"]:
            raise NotSaid("less for more of a cost")
        skills = [str(part) for part in parts[1:2] if str(part) in SKILLS]
        gets: Words = {skills[0] if skills else "skill value": parts[-1]}
        return Sentence("attempt", (), {"you get": gets, "damage": parts[-1]})

    def e_one_more_icon(self, *_: Data) -> Words:
        return {"one more icon": "that card", SPEAKS_OF: "commit a card"}

    def s_fewer_actions(self, number: str, amount: Data, _: Data) -> Sentence:
        return Sentence("beside", (), {"fewer actions": Each(amount).of(int(number))})

    def s_if_that_succeeds(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("do", (_if_the_test("succeeds", deed),))

    def s_if_that_fails(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("do", (_if_the_test("fails", deed),))

    def e_you_get_either(self, one: tuple[str, Data], other: tuple[str, Data]) -> Words:
        return self.e_gets_either(Noun(YOU), one, other)

    def e_cancel_harm(self, number: str, kind: str) -> Words:
        return {f"prevent {kind}": int(number), "to": "that card"}


def _a_place(place: Noun) -> Data:
    """A location that is investigated: the one that is known, or any that fits."""
    known_one = place.is_known and isinstance(place.what, str)
    if place.kind != "location" and not known_one and not str(place.what).endswith(" location"):
        raise NotSaid("what is investigated and is no location")
    return one_place(place)


def _done_by_the_chosen(effect: Words | list[Words]) -> Words:
    """An effect of healing, gaining or drawing as that of the investigator who is chosen for it."""
    if isinstance(effect, list):
        raise NotSaid("two effects in one phrase of what somebody is chosen to do")
    key = {"heal": "from", "gain": "on", "draw": "who"}.get(next(iter(effect)).split()[0])
    if key is None or key in effect:
        raise NotSaid("something else that somebody is chosen to do")
    return {**effect, key: "that investigator"}


def _by_points(damage: str, bounds: Words) -> Words:
    """As much damage as the points by which a test has succeeded or failed, within bounds."""
    if int(damage) != 1:
        raise NotSaid("several damage for each point")
    return {"amount": MARGIN, **bounds}


def _told(way: tuple[str, Data]) -> str:
    """A modifier as players say it."""
    stat, number = way
    return f"{number:+} {stat}" if isinstance(number, int) else f"{number} {stat}"


def _if_the_test(comes_out: str, deed: tuple[Words, ...]) -> Words:
    """A result of the test that is being made."""
    does = alone(deed)
    so: Words = {f"if this test {comes_out}": put_for(does, "that card", CHOSEN), SPEAKS_OF: "commit a card"}
    return {"choose": "that card", "do": so} if "that card" in parts_of(does) else so
