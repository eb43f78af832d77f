"""Descriptions of things: an article, adjectives, a type, and where they are; also of things of several kinds."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from lark import Token

from adjudicator.games.arkham.importing.text.phrases import EVERYBODY_HERE, OWN_TITLE, YOU, Noun, as_list
from adjudicator.games.arkham.importing.text.saying.grammar import Said, Saying, spoken

_SEVERAL: Final = ("number", "any number", "up to")
_OF_A_ZONE: Final = ("zone", "of")
"""What says together whose cards are meant."""
_OF_YOURS: Final = {"controlled by": YOU}
_CARDS_OF_YOURS: Final = [{"kind": kind, **_OF_YOURS} for kind in ("asset", "event")]
"""The player cards in play, beside an investigator, that somebody may control."""
_NO_FEATURE: Final = object()
_WEAKNESS: Final = {"weakness": True}
"""Stands for the type of a weakness, of whatever type it is."""
_ENGAGED: Final = "engaged investigator"


class _Features(NamedTuple):
    """The words of a description: adjectives, the type, and where the thing is."""

    before: Said
    kind: Any
    behind: Said


def described(say: Saying, noun: Noun, *, plain: bool = False) -> Iterator[Said]:
    """A description of a thing, or of things of several kinds; a plain one has no article for all of them."""
    if isinstance(noun.what, list):
        # All things of several kinds are as well known as one that is named.
        noun = noun._replace(article=noun.article or "each")
        yield from () if plain else _of_several(say, noun)
        return
    if noun.what == EVERYBODY_HERE:
        noun = Noun(_HERE, "each")
    what = dict(noun.what) if isinstance(noun.what, dict) else {"kind": noun.what}
    extreme = what.pop("the most", None) if noun.article == "most" else None
    features = _features(say, what)
    if features is None or (noun.article == "most" and extreme is None):
        return
    many = plain or _are_several(noun)
    articles = [()] if plain and noun.article == "each" and "other than" not in what else _articles(say, noun, what)
    types = say("types" if many or features.kind == _WEAKNESS else "type", features.kind)
    if articles and types:
        named = (*articles[0], *features.before, *types[-1 if many else 0], *features.behind)
        yield from ((*named, *end) for end in _ends(noun, extreme))


def titled(say: Saying, noun: Noun) -> Iterator[Said]:
    """A description of things that have a title: copies of the card itself, others of a type, or any others."""
    left = dict(noun.what) if isinstance(noun.what, dict) else {}
    title = left.pop("named", None)
    if not isinstance(title, str) or noun.article in ("nearest", "most"):
        return
    features = _features(say, left)
    articles = _articles(say, noun, left)
    if features is None:
        return
    if title == OWN_TITLE and _is_another(left):
        yield from [(*spoken("a different"), Token("OWN_NAME", ""))] if left.keys() == {"kind", "other than"} else []
    elif title == OWN_TITLE and noun.article in ("", "each") and not features.before:
        yield (*spoken("each" if "kind" in left else "copies of"), Token("OWN_NAME", ""), *features.behind)
    elif title != OWN_TITLE and articles:
        named = (Token("TITLE", title),)
        types = say("types" if _are_several(noun) else "type", features.kind)
        behind = (*named, *types[0]) if "kind" in left and types else (*spoken("copy of"), *named)
        yield (*articles[0], *features.before, *behind, *features.behind)


_HERE: Final[dict[str, Any]] = {"kind": "investigator", "at": "here"}


def _are_several(noun: Noun) -> bool:
    return noun.article in _SEVERAL and (noun.article, noun.number) != ("number", 1) and noun.number != 1


def _articles(say: Saying, noun: Noun, what: dict[str, Any]) -> list[Said]:
    """The words before a description that tell how many or which of the things are meant."""
    if noun.article in ("nearest", "most"):
        return [spoken("the nearest" if noun.article == "nearest" and noun.to is None else "the")]
    if noun.article == "" and "topmost" in what:
        return say("article", Noun(None, "the"))
    return say("article", Noun("another" if _is_another(what) else None, noun.article, noun.number))


def _ends(noun: Noun, extreme: Any) -> list[Said]:
    """The words behind a description that tell which of the things is meant."""
    if extreme is not None:
        return [spoken(f"with the most {extreme}")]
    if noun.article == "nearest" and noun.to is not None:
        return [(*spoken("nearest to"), Token("OWN_NAME", ""))] if noun.to == "this" else []
    return [()]


def _features(say: Saying, what: dict[str, Any]) -> _Features | None:
    """The words for the features of a thing; None if there are none for one of them."""
    left = {key: value for key, value in what.items() if key != "kind"}
    if _is_another(what):
        del left["other than"]
    kind = what.get("kind", _WEAKNESS if left.get("weakness") is True else "card")
    if kind == _WEAKNESS:
        del left["weakness"]
    parts = [{key: left.pop(key) for key in _OF_A_ZONE}] if left.keys() >= {*_OF_A_ZONE} else []
    parts += [{key: value} for key, value in left.items()]
    before, behind = list[Said](), list[Said]()
    for part in parts:
        for symbol, some in (("adjective", before), ("where", behind)):
            if found := say(symbol, part):
                some.append(next((one for one in found if str(one[-1]) != ","), found[0]))
                break
        else:
            return None
    return _Features(_joined(before), kind, _joined(behind))


def _is_another(what: dict[str, Any]) -> bool:
    """True of the description of another thing than one that is known by a word for it."""
    other = what.get("other than")
    return other is not None and not isinstance(other, dict) and other != _ENGAGED


def _joined(some: list[Said]) -> Said:
    return tuple(token for one in some for token in one)


def _of_several(say: Saying, noun: Noun) -> Iterator[Said]:
    """A description of things of several kinds, or of things at any of several places."""
    things = as_list(noun.what)
    some = [_as_mapping(one) for one in things]
    noun = noun._replace(article="each" if EVERYBODY_HERE in things else noun.article)
    for one in _as_one(some):
        yield from described(say, noun._replace(what=one))
    if noun.article == "a" and things == [YOU, *_CARDS_OF_YOURS]:
        yield from ((*spoken("a player card"), *where) for where in say("where", _OF_YOURS))
    yield from _of_somebodys_cards(say, noun, things)
    shared = {key: value for key, value in some[0].items() if all(one.get(key, _NO_FEATURE) == value for one in some)}
    kinds = [str(one.get("kind", "card")) for one in some]
    both = _features(say, shared)
    others = {key for one in some for key in one.keys() - shared.keys()}
    if both is not None and others == {"kind"} and len(some) == 2:
        yield from _of_types(say, noun, both, kinds)
    yield from _each_of_its_own(say, noun, some)


def _as_mapping(thing: Any) -> dict[str, Any]:
    """A thing by its features."""
    if thing == EVERYBODY_HERE:
        return _HERE
    return thing if isinstance(thing, dict) else {"kind": thing}


def _as_one(some: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Things that differ only in where they are, as things that are at any of those places."""
    shared = {key: value for key, value in some[0].items() if all(one.get(key, _NO_FEATURE) == value for one in some)}
    left = [{key: value for key, value in one.items() if key not in shared} for one in some]
    if all(one.keys() == {"zone"} for one in left):
        yield {**shared, "in zones": [one["zone"] for one in left]}
    if len(some) == 2 and left[0].keys() == left[1].keys() == {"at"}:
        here, there = (one["at"] for one in left)
        if there == {"kind": "location", "connecting to": here}:
            yield {**shared, "near": here}


def _of_somebodys_cards(say: Saying, noun: Noun, things: list[Any]) -> Iterator[Said]:
    """Cards of which those who have them are some, by what they have."""
    one, other = (things[0], _as_mapping(things[1])) if len(things) == 2 else (None, {})
    if noun.article != "each" or other.get("kind") != "asset" or "has" not in other:
        return
    left = {key: value for key, value in other.items() if key not in ("kind", "controlled by")}
    if one == YOU and other.get("controlled by") == YOU and (features := _features(say, left)) is not None:
        yield (*spoken("each of your cards"), *features.behind)
    if one == {**left, "kind": "investigator"} and (features := _features(say, left)) is not None:
        yield (*spoken("each player card"), *features.behind)


def _of_types(say: Saying, noun: Noun, both: _Features, kinds: list[str]) -> Iterator[Said]:
    """One of two types, or all of both, with the same adjectives and at the same place."""
    types = [say("type", kind) for kind in kinds]
    articles = _articles(say, noun, {})
    if not all(types) or not articles:
        return
    (one, *_), (other, *_) = types
    joint = {"each": "and", "a": "or"}.get(noun.article)
    if joint is not None and (noun.article == "each" or both.before):
        yield (*articles[0], *both.before, *one, *spoken(joint), *other, *both.behind)
    elif joint is None:
        yield (*articles[0], *both.before, *one, *spoken("and / or"), *other, *spoken("cards"), *both.behind)


def _each_of_its_own(say: Saying, noun: Noun, some: list[dict[str, Any]]) -> Iterator[Said]:
    """Things of two or more types, each with adjectives of its own, at the same place."""
    found = [_features(say, one) for one in some]
    features = [one for one in found if one is not None]
    types = [say("type", one.kind) for one in features]
    places = {one.behind for one in features}
    if len(features) < len(some) or not all(types) or len(places) > 1:
        return
    parts = [(*one.before, *kind[0]) for one, kind in zip(features, types, strict=True)]
    (behind,) = places
    if noun.article == "each" and len(some) == 2:
        articles = [_articles(say, noun, one) for one in some]
        if all(articles):
            yield (*articles[0][0], *parts[0], *spoken("and"), *articles[1][0], *parts[1], *behind)
    elif noun.article == "a" and (len(some) > 2 or all(one.before for one in features)):
        comma: Said = (Token("COMMA", ","),) if len(some) > 2 else ()
        listed = [token for part in parts[:-1] for token in (*part, *comma)]
        yield (*_articles(say, noun, {})[0], *listed, *spoken("or"), *parts[-1], *behind)
