"""Shares of what is divided among several things: damage that is healed, tokens, clues."""

from typing import Final

from lark import v_args

from adjudicator.games.arkham.importing.text.effects import Effects
from adjudicator.games.arkham.importing.text.nouns import as_words, known, wherever
from adjudicator.games.arkham.importing.text.phrases import CHOSEN, MARGIN, YOU, Data, NotSaid, Noun, Words, alone
from adjudicator.games.arkham.importing.text.ways import Way


@v_args(inline=True)
class Shares(Effects):
    """Shares of what is divided among several things: damage that is healed, tokens, clues."""

    def among(self, *parts: Noun) -> Data:
        """Several things; where the last of them are is said of all of those of which nothing else is said."""
        place = as_words(parts[-1]).get("at") if isinstance(parts[-1].what, dict) else None
        found = [_at(part, place) if place is not None and part.what in _KINDS else known(part) for part in parts]
        return found[0] if len(found) == 1 else [*found]

    def one_among(self, noun: Noun) -> Noun:
        """Things of a description; the cards that somebody controls are their investigator as well."""
        if noun.what == {"controlled by": YOU}:
            return Noun([YOU, noun.what])
        return noun

    def oa_connecting(self) -> Noun:
        return Noun("connecting location")

    def e_heal_either_among(self, damage: str, horror: str, among: Data) -> Words:
        if damage != horror:
            raise NotSaid("another amount of horror than of damage")
        ways: Words = {f"to heal {kind}": {f"heal {kind}": 1, "from": CHOSEN} for kind in ("damage", "horror")}
        return _divided(among, "number", damage, {"either": ways})

    def e_gain_total(self, who: Noun, number: Data, _: Data) -> Words:
        return _divided(known(who), "number", number, {"gain": 1, "on": CHOSEN})

    def e_heal_among(self, number: str, kind: str, among: Data) -> Words:
        return _divided(among, "number", number, {f"heal {kind}": 1, "from": CHOSEN})

    def e_heal_up_to_among(self, number: str, kind: str, among: Data) -> Words:
        return _divided(among, "up to", number, {f"heal {kind}": 1, "from": CHOSEN})

    def e_place_among(self, number: str, kind: str, among: Data) -> Words:
        return _divided(among, "number", number, _placed(kind))

    def e_place_up_to_among(self, number: str, kind: str, among: Data) -> Words:
        return _divided(among, "up to", number, _placed(kind))

    def e_cancel_some(self, number: str) -> Words:
        return {"prevent damage or horror": int(number), "to": {"controlled by": YOU}}

    def e_cancel_either(self, number: str, *others: str) -> Words:
        if any(int(one) != 1 for one in (number, *others)):
            raise NotSaid("several of either kind")
        yours: Words = {"controlled by": YOU}
        return {"either": {f"to cancel {kind}": {f"prevent {kind}": 1, "to": yours} for kind in ("damage", "horror")}}

    def e_double_either(self, kind: str, other: str, noun: Noun) -> Words:
        """As many more of either kind as are there; of a kind that is not there it is none."""

        def more(of: str) -> Words:
            return wherever(noun, lambda on: {"gain": {"tokens": of, "on": on}, "of": of, "on": on})

        return {"either": {f"to double the {of}": more(of) for of in (kind, other)}}

    def e_as_well_by(self, effect: Words, least: int, deed: tuple[Words, ...]) -> list[Words]:
        return [effect, {"if": {"amount": MARGIN, "at least": least}, "then": alone(deed)}]

    def e_may_instead_by(self, effect: Words, least: int, way: Way) -> Words:
        """One effect or another, as who succeeds by so much likes."""
        either: Words = {f"to {way.says}": alone(way.does), "not to": effect}
        return {"if": {"amount": MARGIN, "at least": least}, "then": {"either": either}, "else": effect}

    def e_spend_to(self, number: str, _: Data, effect: Words) -> Words:
        return {"pay": {"spend": int(number)}, "for": effect}

    def e_discover_among(self, number: str, _: Data, among: Data) -> Words:
        return _divided(among, "number", number, {"discover": 1, "at": CHOSEN})


def _placed(kind: str) -> Words:
    return {"doom": 1, "on": CHOSEN} if kind == "doom" else {"gain": 1, "of": kind, "on": CHOSEN}


def _at(noun: Noun, place: Data) -> Data:
    return {**as_words(noun), "at": place}


def _divided(among: Data, key: str, number: Data, one: Words) -> Words:
    amount = int(number) if isinstance(number, str) and number.isdigit() else number
    return {"choose several": among, key: amount, "divided": True, "do": one}


_KINDS: Final = ("investigator", "asset", "enemy")
