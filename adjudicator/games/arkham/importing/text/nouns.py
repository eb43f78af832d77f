"""Who and what a phrase names."""

from collections.abc import Callable
from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    EVERYBODY_HERE,
    NOBODYS,
    OWN_TITLE,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Words,
    one_of,
)
from adjudicator.games.arkham.importing.text.tree import Phrases
from adjudicator.games.arkham.terms import TOKEN_KINDS

ATTACHED_PLACE: Final = "the location to which this is attached"
"""Stands for the location that a treachery in play calls this location."""
_NEAR: Final = "near"
"""Stands for the place at which something is, or to which its place connects."""
_IN_ZONES: Final = "in zones"
"""Stands for several zones in any of which things lie."""
_SEVERAL: Final = ("number", "any number", "up to")
"""The articles of several things that are chosen."""
_DIFFERENT: Final = "different"
"""Stands with an article for a card of another title than one that was named."""
_OF_A_TITLE: Final = ("asset", "event", "skill")
"""The types of cards of which one is told from another by its title."""
_ANOTHER: Final = "another"
"""Stands with an article for a thing that is another than one that is known."""


@v_args(inline=True)
class Nouns(Phrases):
    """Who and what a phrase names."""

    def so_many(self, number: str) -> int:
        return int(number)

    n_count = so_many

    def tokens(self, uses: str) -> str:
        return uses

    def types(self, kind: str) -> str:
        return kind

    def symbols(self, *found: str) -> Data:
        return [str(one) for one in found]

    def sy_number(self, *parts: str | None) -> str:
        return str(next(one for one in parts if one is not None and one != "quote"))

    def by_or_more(self, number: str) -> int:
        return int(number)

    by_or_less = by_or_more

    def n_this(self, _: Data) -> Noun:
        return Noun(THIS)

    def this_asset(self) -> Data:
        return self._itself("asset")

    def this_enemy(self) -> Data:
        return self._itself("enemy")

    def n_this_agenda(self) -> Noun:
        return Noun(self._itself("agenda"))

    def n_this_act(self) -> Noun:
        return Noun(self._itself("act"))

    def _itself(self, kind: str) -> Data:
        if self._kind != kind:
            raise NotSaid(f"this {kind}, of a card that is none")
        return THIS

    def n_it(self, says: str) -> Noun:
        return Noun(str(says))

    def n_name(self, title: str) -> Noun:
        return Noun(str(title))

    def n_name_of_type(self, title: str) -> Noun:
        return Noun(str(title))

    def n_that(self, kind: str) -> Noun:
        return Noun(f"that {kind}")

    def n_you(self) -> Noun:
        return Noun(YOU)

    def n_connecting(self) -> Noun:
        return Noun("connecting location", "a")

    def n_here(self) -> Noun:
        if self._kind == "location":
            return Noun(THIS)
        if self._kind in ("asset", "skill", "investigator"):
            return Noun("your location", "this")
        if self._kind == "treachery":
            return Noun(ATTACHED_PLACE)
        if self._kind not in ("enemy", "event"):
            raise NotSaid("this location on a card that is at none")
        return Noun("here")

    def n_attached(self, _: str) -> Noun:
        return Noun("attached")

    def n_described(self, article: Noun, *parts: Any) -> Noun:
        return self._described(article, parts)

    def n_plain(self, *parts: Any) -> Noun:
        return self._described(Noun(None, "each"), parts)

    def n_trait(self, article: Noun, trait: str, *where: Words) -> Noun:
        return self._described(article, ({"trait": str(trait)}, *where))

    def n_one_named(self, article: Noun, title: str, *where: Words) -> Noun:
        return self._described(article, ({"named": str(title)}, *where))

    def n_either_type(self, article: Noun, *parts: Any) -> Noun:
        """One of two types, with the same adjectives and at the same place."""
        kinds = [part for part in parts if isinstance(part, str)]
        shared = [part for part in parts if not isinstance(part, str)]
        both = [self._described(article, (*shared, kind)) for kind in kinds]
        return both[0]._replace(what=[one.what for one in both])

    def n_either_such(self, article: Noun, *parts: Any) -> Noun:
        """One of two types, each with adjectives of its own, at the same place."""
        split = next(place for place, part in enumerate(parts) if isinstance(part, str)) + 1
        last = len(parts) - next(place for place, part in enumerate(reversed(parts)) if isinstance(part, str))
        where = parts[last:]
        both = [self._described(article, (*some, *where)) for some in (parts[:split], parts[split:last])]
        return both[0]._replace(what=[one.what for one in both])

    def n_each_of_two(self, *parts: Any) -> Noun:
        """All things of two types at the same place."""
        split = next(place for place, part in enumerate(parts) if place and isinstance(part, Noun))
        last = split + 1 + next(place for place, part in enumerate(parts[split + 1 :]) if isinstance(part, str)) + 1
        both = [
            self._described(article, (*such, *parts[last:])) for article, *such in (parts[:split], parts[split:last])
        ]
        return both[0]._replace(what=[one.what for one in both])

    def n_one_of_types(self, article: Noun, *parts: Any) -> Noun:
        """One of several types, each with adjectives of its own, at the same place."""
        ends = [place + 1 for place, part in enumerate(parts) if isinstance(part, str)]
        some = (parts[begin:end] for begin, end in zip((0, *ends), ends, strict=False))
        found = [self._described(article, (*such, *parts[ends[-1] :])) for such in some]
        return found[0]._replace(what=[one.what for one in found])

    def n_nearest(self, *parts: Any) -> Noun:
        return self._described(Noun(None, "nearest"), parts)

    def n_copies_of_this(self, _: Data, *where: Words) -> Noun:
        return self._described(Noun(None, "each"), ({"named": OWN_TITLE}, *where))

    def with_many_cards(self, number: str, *zone: str) -> Words:
        return _with_cards(zone[-1], at_least=int(number))

    def with_more_cards(self, number: str, *zone: str) -> Words:
        return _with_cards(zone[-1], at_least=int(number) + 1)

    def with_few_cards(self, number: str, *zone: str) -> Words:
        return _with_cards(zone[-1], at_most=int(number))

    def with_no_cards(self, *_: Data) -> Words:
        return _with_cards("hand", at_most=0)

    def with_printed(self, extreme: str, stat: str, than: Noun) -> Words:
        theirs: Words = {"printed": stat, "of": known(than)}
        bound: Words = {"amount": theirs, "plus": 1 if extreme == "highest" else -1}
        key = "at least" if extreme == "highest" else "at most"
        return {"such that": {"amount": {"printed": stat, "of": CHOSEN}, key: bound}}

    def n_nearest_to(self, *parts: Any) -> Noun:
        *such, to = parts
        return self._described(Noun(None, "nearest"), tuple(such))._replace(to=to)

    def n_with_most(self, *parts: Any) -> Noun:
        """The things with the most of some tokens, of which the lead investigator chooses one."""
        place = next(number for number, part in reversed([*enumerate(parts)]) if part in TOKEN_KINDS)
        such = [part for part in (*parts[:place], *parts[place + 1 :]) if part is not None]
        return self._described(Noun(None, "most"), (*such, {"the most": parts[place]}))

    def not_engaged(self, _: Data) -> Words:
        if self._kind != "enemy":
            raise NotSaid("who is not engaged with another card")
        return {"other than": "engaged investigator"}

    def without_a_copy(self, _: Data) -> Words:
        return {"without": OWN_TITLE}

    def with_attached(self, title: str) -> Words:
        return {"such that": {"there is": {"named": str(title), "attached to": CHOSEN}}}

    def with_a_copy(self, where: Words) -> Words:
        if "zone" not in where:
            raise NotSaid("a copy of which it is not said where it lies")
        return {"copy of": {"kind": "card", **where}}

    def n_connecting_such(self, article: Noun, *such: Words) -> Noun:
        return self._described(article, (*such, "location", {"connecting to": "your location"}))

    def n_each_connecting(self) -> Noun:
        return Noun("connecting location", "each")

    def at_distance(self, number: str, *_: Data) -> Words:
        return {"up to connections away": int(number)}

    def with_icons(self, number: str, skill: str) -> Words:
        if number != "1":
            raise NotSaid("several icons of one card")
        return {"icon": str(skill)}

    def with_uses(self, *parts: Any) -> Words:
        return {"uses": next(part for part in parts if part in TOKEN_KINDS)}

    def at_exact_distance(self, number: str, *_: Data) -> Words:
        return {"connections away": int(number)}

    def j_level(self, number: str, most: str | None) -> Words:
        if most is not None and int(number) > 0:
            raise NotSaid("cards of no lower level than some other than 0")
        if most is None and int(number) > 0:
            raise NotSaid("cards of one level only")
        return {"to level": abs(int(most or number))}

    def j_level_up_to(self, number: str) -> Words:
        return {"to level": int(number)}

    def n_farthest(self, *_: Data) -> Noun:
        return Noun({"kind": "location", "farthest from": YOU}, "most")

    def n_titled(self, article: Noun, title: str, kind: str, *where: Words) -> Noun:
        return self._described(article, (kind, {"named": str(title)}, *where))

    def ty_weakness(self) -> Words:
        return {"weakness": True}

    def j_class(self, icon: str) -> Words:
        return {"class": str(icon)}

    def with_tokens(self, *parts: Any) -> Words:
        return {"with a": next(part for part in parts if part in TOKEN_KINDS)}

    def with_more_tokens(self, number: str, kind: str, *_: Data) -> Words:
        return {"with a": kind} if number == "1" else {"with at least": {kind: int(number)}}

    def with_no_tokens(self, kind: str, *_: Data) -> Words:
        return {"with no": kind}

    def theirs(self, whose: Data) -> Words:
        return {"controlled by": YOU if whose == THIS else whose}

    def any_it(self, says: str) -> str:
        return str(says)

    def set_aside(self, title: str) -> Words:
        return {"named": str(title), "zone": "set aside"}

    def n_set_aside(self, card: Words) -> Noun:
        return Noun(card)

    def n_each_namesake(self, article: Noun, _: Data, *where: Words) -> Noun:
        return self._described(article, ({"kind": self._kind, "named": OWN_TITLE}, *where))

    def n_copy(self, article: Noun, *parts: Any) -> Noun:
        words = tuple(part if isinstance(part, dict) else {"named": str(part)} for part in parts)
        if {"zone": "set aside"} in words and (article.article == "the" or article.what == _ANOTHER):
            # Those that are set aside are all the copies that are meant, or all the others.
            return self._described(Noun(None, "each"), words)
        return self._described(article, words)

    def n_either_name(self, one: str, other: str) -> Noun:
        return Noun([str(one), str(other)])

    def n_both_types(self, article: Noun, *parts: Any) -> Noun:
        if article.article != "each":
            raise NotSaid("one thing of two types")
        return self.n_either_type(article, *parts)

    def _described(self, article: Noun, parts: tuple[Any, ...]) -> Noun:
        if any(names_another(part) for part in parts[:-1]):
            raise NotSaid("a description of the thing that another one names")
        near = next((part for part in parts if isinstance(part, dict) and _NEAR in part), None)
        if near is not None:
            return self._near(article, parts, near)
        zones = next((part[_IN_ZONES] for part in parts if isinstance(part, dict) and _IN_ZONES in part), None)
        if isinstance(zones, list):
            others = tuple(part for part in parts if not (isinstance(part, dict) and _IN_ZONES in part))
            each = [self._described(article, (*others, {"zone": zone})) for zone in zones]
            return each[0]._replace(what=[one.what for one in each])
        words: Words = {}
        for part in parts:
            more = {"kind": part} if isinstance(part, str) else part
            if set(more) & set(words):
                raise NotSaid("one feature twice")
            words.update(more)
        if article.article == "the":
            if "topmost" not in words:
                raise NotSaid("the one that is meant")
            article = Noun(None)
        if words.get("kind") == "card" and len(words) > 1 and "zone" not in words:
            del words["kind"]
        if article.what in (_ANOTHER, _DIFFERENT):
            if "other than" in words:
                raise NotSaid("two things that another one is not")
            words["other than"] = self._than_which(article.what, words)
        if words == {"kind": "investigator", "at": "here"} and article.article == "each":
            return Noun(EVERYBODY_HERE)
        alone_kind = set(words) == {"kind"}
        return Noun(words["kind"] if alone_kind else words, article.article, article.number)

    def _than_which(self, other: Data, words: Words) -> Data:
        """The thing that another one is not, or of which a different one is no copy."""
        kind = words.get("kind")
        if other == _ANOTHER:
            return self._other_than(kind, words.get("zone"))
        if kind not in _OF_A_TITLE:
            raise NotSaid("something that differs otherwise than in its title")
        return {"copy of": f"that {kind}"}

    def not_this(self, _: Data) -> Words:
        return {"other than": THIS}

    def in_hand_or_committed(self) -> Words:
        return {_IN_ZONES: ["hand", "committed"]}

    def with_cost_to_x(self, x: Data) -> Words:
        return {"such that": {"amount": {"printed": "cost", "of": CHOSEN}, "at most": x}}

    def with_cost_to(self, number: str) -> Words:
        return {"such that": {"amount": {"printed": "cost", "of": CHOSEN}, "at most": int(number)}}

    def at_yours_or_near(self) -> Words:
        return {_NEAR: "your location"}

    def at_its_or_near(self, *_: Data) -> Words:
        return {_NEAR: self.n_its_location().what}

    def _near(self, article: Noun, parts: tuple[Any, ...], near: Words) -> Noun:
        """Things at a place, or at one that connects to it."""
        place = near[_NEAR]
        wheres: tuple[Words, ...] = ({"at": place}, {"at": {"kind": "location", "connecting to": place}})
        both = [self._described(article, tuple(at if part is near else part for part in parts)) for at in wheres]
        return both[0]._replace(what=[one.what for one in both])

    def _other_than(self, kind: Data, zone: Data = None) -> Data:
        """The thing that another one is not: the card itself, or among investigators you."""
        if kind == "investigator":
            return YOU
        if kind == "location" and self._kind in ("asset", "event", "skill", "investigator"):
            return "your location"
        of_this = zone == "committed" and self._kind == "skill"
        of_this = of_this or (kind == "card" and zone == "hand" and self._kind in ("asset", "event", "skill"))
        if kind == self._kind or of_this:
            return THIS
        if kind != "asset" or self._kind != "investigator":
            raise NotSaid("another one than what was named before")
        return "that asset"

    a_one = lambda self: Noun(None, "a")  # noqa: E731
    a_each = lambda self: Noun(None, "each")  # noqa: E731
    a_the = lambda self: Noun(None, "the")  # noqa: E731

    def a_other(self) -> Noun:
        return Noun(_ANOTHER, "a")

    def a_different(self) -> Noun:
        return Noun(_DIFFERENT, "a")

    def a_each_other(self) -> Noun:
        return Noun(_ANOTHER, "each")

    a_any_number = lambda self: Noun(None, "any number")  # noqa: E731

    def a_up_to(self, number: str) -> Noun:
        return Noun(None, "up to", int(number))

    def a_number(self, number: str) -> Noun:
        return Noun(None, "number", int(number))

    def j_trait(self, *traits: str) -> Words:
        found = [str(trait) for trait in traits]
        return {"trait": found[0] if len(found) == 1 else [*found]}

    def j_non(self, trait: str) -> Words:
        return {"non": str(trait)}

    def j_scenario(self) -> Words:
        return {"encounter": True}

    def j_non_elite(self) -> Words:
        return {"non": "Elite"}

    def at_place(self, noun: Noun) -> Words:
        if noun.article in (*_SEVERAL, "nearest", "most") or (noun.article == "a" and noun.what == "location"):
            raise NotSaid("at a number of places, or the nearest, or at any")
        return {"at": "here" if noun.what == THIS and self._kind == "enemy" else noun.what}

    def at_its(self, _: Data) -> Words:
        return {"at": self.n_its_location().what}

    def n_its_location(self, *_: Data) -> Noun:
        return Noun("your location" if self._kind in ("investigator", "asset") else "here")

    def n_location_of(self, whose: Noun) -> Noun:
        return Noun({"kind": "location", "location of": whose.what})

    def n_each_who(self, what: str) -> Noun:
        return Noun({"kind": "investigator", "remembers": str(what)}, "each")

    def n_investigator_or(self, trait: str, *where: Words) -> Noun:
        person = self._described(Noun(None, "a"), ("investigator", *where)).what
        card = self._described(Noun(None, "a"), ("asset", {"trait": str(trait)}, *where)).what
        return Noun([person, card], "a")

    def n_each_of_yours(self, *parts: Any) -> Noun:
        return self._described(Noun(None, "each"), (*parts, {"controlled by": YOU}))

    def n_your_assets(self, *parts: Any) -> Noun:
        split = next((place for place, part in enumerate(parts) if "uses" in part), len(parts))
        return self._described(Noun(None, "each"), (*parts[:split], "asset", *parts[split:], {"controlled by": YOU}))

    def n_controller_of_it(self) -> Noun:
        return Noun({"kind": "investigator", "controller of": "that card"}, "each")

    def n_others(self, *parts: Any) -> Noun:
        return self._described(Noun(_ANOTHER, "each"), parts)

    def n_you_or(self, trait: str) -> Noun:
        return Noun([YOU, {"trait": str(trait), "kind": "asset", "controlled by": YOU}], "a")

    def not_engaged_with(self, noun: Noun) -> Words:
        return {"other than": {"kind": "enemy", "engaged with": known(noun)}}

    def turn_to_come(self, _: Data) -> Words:
        return {"turn to come": True}

    def not_named(self, title: Data) -> Words:
        return {"other than": {"copy of": THIS} if title == THIS else {"named": str(title)}}

    def not_attached_to(self, noun: Noun) -> Words:
        return {"other than": {"attached to": {"kind": noun.what} if isinstance(noun.what, str) else noun.what}}

    def engaged_with(self, noun: Noun) -> Words:
        return {"engaged with": known(noun)}

    def controlled(self, noun: Noun) -> Words:
        whose = held(noun)
        return {"controlled by": {"kind": whose} if noun.article and isinstance(whose, str) else whose}

    def w_you(self) -> Noun:
        return Noun(YOU)

    def whoever(self, trigger: Words) -> Words:
        """What a Forced ability hears: on a card that nobody controls, "you" is whomever the event happens to."""
        if self._kind in NOBODYS and trigger.get("who") == YOU:
            return {**trigger, "who": "investigator"}
        return trigger

    def w_noun(self, noun: Noun) -> Noun:
        kind = noun.kind
        people = ("investigator", "that investigator", "engaged investigator")
        if kind not in people and not (kind == THIS and self._kind == "investigator"):
            raise NotSaid("somebody who is no investigator")
        return noun


def _with_cards(zone: str, **bounds: int) -> Words:
    """Investigators by the number of the cards in their hand, or discard pile."""
    cards: Words = {"kind": "card", "zone": zone, "of": CHOSEN}
    return {"such that": {"amount": {"count": cards}, **{key.replace("_", " "): n for key, n in bounds.items()}}}


def names_another(part: Any) -> bool:
    """True of a part that describes another thing, which what follows is about; not of what the thing is not."""
    said = part.items() if isinstance(part, dict) else ()
    return any(isinstance(value, dict) for key, value in said if key not in ("other than", "such that"))


def known(noun: Noun) -> Data:
    """A thing that is known, or all that fit a description."""
    if not noun.is_known:
        raise NotSaid("one of several that is not chosen")
    return noun.what


def held(noun: Noun) -> Data:
    """Of whom or what something holds: all of a description, whatever the article."""
    if noun.article in (*_SEVERAL, "nearest", "most"):
        raise NotSaid("a number of things of which something holds, or the nearest")
    return noun.what


def one_place(noun: Noun) -> Data:
    """A place where something comes to be: the one that is known, or any that fits, or the nearest of these."""
    of_the_lead = noun.article == "most" and "farthest from" not in as_words(noun)
    if noun.article in (*_SEVERAL, "each") or of_the_lead or noun.to is not None:
        raise NotSaid("several places for one thing, or one that somebody else chooses")
    return {**as_words(noun), "nearest to": YOU} if noun.article == "nearest" else noun.what


def as_words(noun: Noun) -> Words:
    """A description that more words can be added to."""
    if isinstance(noun.what, dict):
        return {**noun.what}
    if noun.article:
        return {"kind": noun.what}
    raise NotSaid("whether this very thing is there")


def as_named(noun: Noun) -> Words:
    """A card that is named, as a description that more words can be added to."""
    if isinstance(noun.what, str) and noun.what[:1].isupper():
        return {"named": noun.what}
    raise NotSaid("a card that has no name")


def indefinite(noun: Noun) -> Data:
    """A description of which it is asked if there is one."""
    if not noun.article or noun.article in _SEVERAL[1:] or (noun.article == "number" and noun.number > 1):
        raise NotSaid("how many of them there are")
    return as_words(noun)


def wherever(noun: Noun, effect: Callable[[Data], Words]) -> Words:
    """An effect on what a phrase names: on all of them, on what is known, or on one that is chosen."""
    if noun.is_known:
        return effect(noun.what)
    if noun.article == "nearest":
        return {"the nearest": noun.what, **({"to": noun.to} if noun.to else {}), "do": effect(CHOSEN)}
    if noun.article == "most":
        return {"choose": noun.what, "by": "lead investigator", "do": effect(CHOSEN)}
    if noun.article == "a" or (noun.article == "number" and noun.number == 1):
        return one_of(noun, [effect(CHOSEN)])
    if noun.article == "any number":
        return {"choose several": noun.what, "do": effect(CHOSEN)}
    if noun.article == "up to":
        return {"choose several": noun.what, "up to": noun.number, "do": effect(CHOSEN)}
    if noun.article == "number":
        return {"choose several": noun.what, "number": noun.number, "or fewer": True, "do": effect(CHOSEN)}
    raise NotSaid("an effect on several of which nobody says how many")
