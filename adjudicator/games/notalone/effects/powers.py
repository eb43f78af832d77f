"""The powers of places: used by those who explore them, and copied by others."""

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.effects.resolving import CAN, DOES, Doing, Source, bars, can, resolve
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.planet import ADJACENT
from adjudicator.games.notalone.words import CopyPlace, Effect, OneOf, PlayTwo, UsePlace


def used(game: NotAlone, place: int, copier: str) -> bool:
    """Whether the one use of a place in this round is spent, for whoever explores or copies it."""
    if not PLACE_CARDS[place].once or place not in game.places(TABLE, "powers used"):
        return False
    return not copier or game.reading("copies-and-limits") == "counts"


def why_not_power(game: NotAlone, place: int, copier: str = "") -> Reasons:
    """Why the power of a place cannot be used now; empty if it can. `copier` is the clause by which it is copied."""
    card = PLACE_CARDS[place]
    copies = (copier,) if copier else ()
    name = f"the {card.plain}"
    barred = _uncopied(game, place, copier)
    if barred:
        return game.reasons(f"{name} cannot be copied", *copies, barred)
    dead = game.ineffective(place)
    if dead and not (copier and game.reading("copied-ineffective-power") == "works"):
        return game.reasons(f"the power of {name} is ineffective", *copies, *dead)
    if used(game, place, copier):
        return game.reasons(f"the power of {name} has been used in this round", *copies, card.once, card.alone)
    return ALLOWED


def _uncopied(game: NotAlone, place: int, copier: str) -> str:
    card = PLACE_CARDS[place]
    if not copier:
        return ""
    by_place = any(copier.startswith(_entry(other.power)) for other in PLACE_CARDS.values())
    return card.uncopied_by_places if by_place else card.uncopied_by_cards


def _entry(power: tuple[Effect, ...]) -> str:
    return power[0].rule.rpartition(".")[0] + "."


def powerless(game: NotAlone, place: int, source: Source) -> bool:
    """Whether the power of a place, though it may be used, can do nothing now."""
    return not any(can(game, effect, source) for effect in PLACE_CARDS[place].power)


def power_bars(game: NotAlone, place: int) -> tuple[str, ...]:
    """The rules of cards in force by which the power of a place, though it is not ineffective, brings nothing."""
    return tuple(rule for effect in PLACE_CARDS[place].power for rule in bars(game, effect))


def use_power(source: Source) -> Call:
    """The call by which the power of a place is used."""
    return Call(POWER, source)


def _use(game: NotAlone, source: Source) -> Result:
    card = PLACE_CARDS[source.place]
    copier = (source.copier,) if source.copier else ()
    forbidden = game.forbidden(source.place)
    if forbidden:
        game.cite(*forbidden, *copier)
    if card.once:
        game.cite(*copier, card.once)
        game.write(TABLE, "powers used", (*game.places(TABLE, "powers used"), source.place))
    return resolve(card.power, source._replace(card=card.name))


POWER = Procedure("power of a place", Step("", "use", _use))


def _copyable(game: NotAlone, effect: Effect, source: Source) -> tuple[int, ...]:
    assert isinstance(effect, CopyPlace)
    there = (place for token in game.counting_as(effect.token) for place in game.lies(token))
    # A power that copies itself copies what it could have had at once.
    others = (place for place in dict.fromkeys(there) if place != source.place)
    return tuple(place for place in others if not why_not_power(game, place, effect.rule))


def _copies(game: NotAlone, doing: Doing) -> Result:
    options = tuple(
        Option("copies", (place_name(place),), doing.source.who, place)
        for place in _copyable(game, doing.effect, doing.source)
    )
    if not options:
        return None
    return Ask(Choice((doing.source.who,), "the place to copy", options, "the-lair.15"), _copied)


def _copied(game: NotAlone, doing: Doing, option: Option) -> Result:
    place: int = option.value  # type: ignore[assignment]
    return use_power(doing.source._replace(place=place, copier=doing.effect.rule))


def _can_copy(game: NotAlone, effect: Effect, source: Source) -> bool:
    return bool(game.quietly(lambda: _copyable(game, effect, source)))


def reachable(game: NotAlone, effect: UsePlace, source: Source) -> tuple[int, ...]:
    """The places whose power a card may bring in place of one's own."""
    if effect.place:
        return (effect.place,)
    here = game.places(source.who, "explores")[source.visit]
    played = game.places(source.who, "played this round")
    if here not in played and game.reading("gate-after-detour", "gate.16") == "her card":
        here = played[source.visit]
    return ADJACENT[here]


def usable_instead(game: NotAlone, effect: UsePlace, source: Source) -> tuple[int, ...]:
    """Those of them whose power may be used now."""
    return tuple(place for place in reachable(game, effect, source) if not why_not_power(game, place, effect.rule))


def _uses_instead(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, UsePlace)
    options = tuple(
        Option("copies", (place_name(place),), source.who, place) for place in usable_instead(game, effect, source)
    )
    if not options:
        return None
    return Ask(Choice((source.who,), "the place to copy", options, "gate.2"), _copied)


def _plays_two(game: NotAlone, doing: Doing) -> Result:
    """River and Artifact: of both for the same round only the one used first counts (the-artifact.6)."""
    effect, source = doing
    assert isinstance(effect, PlayTwo)
    before = game.number(source.who, "two next round")
    if before:
        if before != effect.revealed:
            game.reading("river-and-artifact", "the-artifact.6")
        return None
    game.write(source.who, "two next round", effect.revealed)
    return None


def _can_play_two(game: NotAlone, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, PlayTwo)
    before = game.number(source.who, "two next round")
    return before in (0, effect.revealed) or game.reading("river-and-artifact") == "first counts"


def names_of(place: int) -> tuple[str, ...]:
    """The things that the power of a place lets its user choose among, by name."""
    return tuple(name for effect in PLACE_CARDS[place].power if isinstance(effect, OneOf) for name, _ in effect.options)


DOES[CopyPlace] = _copies
DOES[UsePlace] = _uses_instead
DOES[PlayTwo] = _plays_two
CAN[CopyPlace] = _can_copy
CAN[PlayTwo] = _can_play_two
