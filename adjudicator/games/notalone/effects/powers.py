"""The powers of places: used by those who explore them, and copied by others."""

from collections.abc import Mapping
from typing import Final, cast

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.opportunities import ask
from adjudicator.games.notalone.actions.copy import COPIES, Copying
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.effects.resolving import resolve, why_not
from adjudicator.games.notalone.game import TABLE, Does, NotAlone, WhyNot
from adjudicator.games.notalone.planet import ADJACENT
from adjudicator.games.notalone.source import Doing, Source
from adjudicator.games.notalone.words import CopyPlace, CountsAs, Effect, OneOf, PlayTwo, UsePlace

BOTH = ("the-artifact.2",)
"""The rule by which a Hunted uses the powers of two places."""


def used(game: NotAlone, place: int, copier: str) -> tuple[str, ...]:
    """The rules by which the one use of a place is spent for whoever explores or copies it, and only that; or none."""
    once = PLACE_CARDS[place].once
    if not once or place not in game.places(TABLE, "powers used"):
        return ()
    if copier and game.reading("copies-and-limits") != "counts":
        return ()
    return once, "phase-3-reckoning.37"


def why_not_power(game: NotAlone, place: int, copier: str = "", who: str = "") -> Reasons:
    """Why the power of a place cannot be used now; empty if it can. `copier` is the clause by which it is copied."""
    card = PLACE_CARDS[place]
    copies = (copier,) if copier else ()
    things = tuple(effect.rule for effect in card.power if isinstance(effect, OneOf))
    name = f"the {card.plain}"
    barred = _uncopied(game, place, copier)
    if barred:
        return game.reasons(f"{name} cannot be copied", *copies, barred)
    dead = game.ineffective(place)
    if dead and not (copier and game.reading("copied-ineffective-power") == "works"):
        return game.reasons(f"the power of {name} is ineffective", *copies, *dead, *(things if not copier else ()))
    if used(game, place, copier):
        both = BOTH if len(game.places(who, "explores")) > 1 else ()
        rules = (card.once, card.alone, *things)
        return game.reasons(f"the power of {name} has been used in this round", *copies, *both, *rules)
    return ALLOWED


def _uncopied(game: NotAlone, place: int, copier: str) -> str:
    card = PLACE_CARDS[place]
    if not copier:
        return ""
    by_place = any(copier.startswith(_entry(other.power)) for other in PLACE_CARDS.values())
    return card.uncopied_by_places if by_place else card.uncopied_by_cards


def _entry(power: tuple[Effect, ...]) -> str:
    return power[0].rule.rpartition(".")[0] + "."


def powerless(game: NotAlone, place: int, source: Source) -> Reasons:
    """Why the power of a place, though it may be used, can do nothing now; empty if it can do something."""
    closed = tuple(why_not(game, effect, source) for effect in PLACE_CARDS[place].power)
    return ALLOWED if not all(closed) else tuple(reason for some in closed for reason in some)


def use_power(source: Source) -> Call:
    """The call by which the power of a place is used."""
    return Call(POWER, source)


def _use(game: NotAlone, source: Source) -> Result:
    """The power is used up if it may be used once only, by one alone of those who are there."""
    place, who = source.place, source.who
    card = PLACE_CARDS[place]
    if card.once:
        spent = game.places(TABLE, "powers used")
        others = (PLACE_CARDS[other].once for other in spent if other != place)
        there = [one for one in game.hunted if place in game.places(one, "explores")]
        alone = (card.alone for _another in there[1:])
        marker = game.cards(TABLE, "marker placed by")
        game.write(TABLE, "powers used", (*spent, place), *source.by, card.once, *others, *alone, *marker)
    game.state.write(who, "used", (*game.places(who, "used"), place))
    return resolve(card.power, source._replace(card=card.name))


POWER = Procedure("power of a place", Step("", "use", _use))


def _copyable(game: NotAlone, effect: Effect, source: Source) -> tuple[int, ...]:
    assert isinstance(effect, CopyPlace)
    # A power that copies itself copies what it could have had at once.
    others = (place for place in under(game, effect.token) if place != source.place)
    return tuple(place for place in others if not why_not_power(game, place, effect.rule, source.who))


def under(game: NotAlone, token: str) -> tuple[int, ...]:
    """The places on which a token lies, or what counts as one."""
    return tuple(dict.fromkeys(place for one in game.counting_as(token) for place in game.lies(one)))


def _copies(game: NotAlone, doing: Doing) -> Result:
    places = _copyable(game, doing.effect, doing.source)
    if not places:
        return None
    assert isinstance(doing.effect, CopyPlace)
    token = doing.effect.token
    counting = (c.rule for c in game.constants(CountsAs) if c.other == token)
    game.cite(doing.effect.rule, *counting, *game.moved(token))
    rule = doing.effect.rule
    return ask(game, COPIES, doing.source.who, _copied, Copying(places, rule), rule=rule)


def _copied(game: NotAlone, doing: Doing, option: Option) -> Result:
    """Whoever copies a place does not explore it."""
    place: int = cast(Act, option.value).slots[0]
    effect, source = doing
    game.cite(effect.rule, "object-of-the-game.2")
    return use_power(source._replace(place=place, copier=effect.rule))


def _why_not_copy(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    assert isinstance(effect, CopyPlace)
    places = under(game, effect.token)
    if not places:
        return game.reasons(f"no {effect.token.title()} token lies on the planet", effect.rule, "the-lair.11")
    if _copyable(game, effect, source):
        return ALLOWED
    if source.place in places:
        return game.reasons("it is the place itself that would be copied", effect.rule, "the-lair.22")
    return tuple(reason for place in places for reason in why_not_power(game, place, effect.rule, source.who))


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
    there = reachable(game, effect, source)
    return tuple(place for place in there if not why_not_power(game, place, effect.rule, source.who))


def _uses_instead(game: NotAlone, doing: Doing) -> Result:
    effect, source = doing
    assert isinstance(effect, UsePlace)
    places = usable_instead(game, effect, source)
    if not places:
        return None
    game.cite(effect.reach)
    if used(game, game.places(source.who, "explores")[source.visit], ""):
        game.reading("gate-when-used-up", "gate.17")
    game.state.write(source.who, "used instead", effect.rule)
    return ask(game, COPIES, source.who, _copied, Copying(places, effect.rule), rule=effect.rule)


def _plays_two(game: NotAlone, doing: Doing) -> Result:
    """River and Artifact: of both for the same round only the one used first counts (the-artifact.6)."""
    effect, source = doing
    assert isinstance(effect, PlayTwo)
    before = game.number(source.who, "two next round")
    if before == effect.revealed:
        game.cite(effect.twice)
    elif before:
        game.reading("river-and-artifact")
        game.cite("the-artifact.6", *source.by)
    else:
        game.write(source.who, "two next round", effect.revealed)
    return None


def _why_not_play_two(game: NotAlone, effect: Effect, source: Source) -> Reasons:
    assert isinstance(effect, PlayTwo)
    before = game.number(source.who, "two next round")
    if before in (0, effect.revealed) or game.reading("river-and-artifact") == "first counts":
        return ALLOWED
    return game.reasons(f"{source.who} plays two cards in the next round already", "the-artifact.6")


DOES: Final[Mapping[type[Effect], Does]] = {
    CopyPlace: _copies,
    UsePlace: _uses_instead,
    PlayTwo: _plays_two,
}
"""The way in which each word is done."""

WHY_NOT: Final[Mapping[type[Effect], WhyNot]] = {
    CopyPlace: _why_not_copy,
    PlayTwo: _why_not_play_two,
}
"""The reasons for which a word can do nothing now."""
