"""The powers of places: used by those who explore them, and copied by others."""

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part, resolve
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Named
from adjudicator.games.notalone.cards.effect import RULE, CardEffect
from adjudicator.games.notalone.cards.lasting import CountsAs
from adjudicator.games.notalone.decisions.copy import COPIES, Copying
from adjudicator.games.notalone.effects.one_of import OneOf
from adjudicator.games.notalone.facts import (
    EXPLORES,
    LIES,
    MARKER_PLACED_BY,
    MOVED_BY,
    PLAYED_THIS_ROUND,
    POWERS_USED,
    TWO_NEXT_ROUND,
    TWO_THIS_ROUND,
    USED,
    USED_INSTEAD,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import TOKEN, place_name
from adjudicator.games.notalone.planet import ADJACENT
from adjudicator.games.notalone.source import Source

BOTH = ("the-artifact.2",)
"""The rule by which a Hunted uses the powers of two places."""

ADJACENT_PLACE = 0
"""In place of the number of a place: one that is adjacent."""


def used(game: NotAlone, place: int, copier: str) -> tuple[str, ...]:
    """The rules by which the one use of a place is spent for whoever explores or copies it, and only that; or none."""
    once = game.printed.places[place].once
    if not once or place not in POWERS_USED(game):
        return ()
    if copier and game.reading("copies-and-limits") != "counts":
        return ()
    return once, "phase-3-reckoning.37"


def why_not_power(game: NotAlone, place: int, copier: str = "", who: str = "") -> Reasons:
    """The reasons against using the power of a place now; empty if it can be used. `copier` is the clause of a copy."""
    card = game.printed.places[place]
    copies = (copier,) if copier else ()
    things = tuple(effect.by for effect in card.does if isinstance(effect, OneOf))
    name = f"the {place_name(place)}"
    barred = _uncopied(game, place, copier)
    if barred:
        return game.reasons(f"{name} cannot be copied", *copies, barred)
    dead = game.ineffective(place)
    if dead and not (copier and game.reading("copied-ineffective-power") == "works"):
        return game.reasons(f"the power of {name} is ineffective", *copies, *dead, *(things if not copier else ()))
    if used(game, place, copier):
        both = BOTH if len(EXPLORES(game, who)) > 1 else ()
        rules = (card.once, card.alone, *things)
        return game.reasons(f"the power of {name} has been used in this round", *copies, *both, *rules)
    return ALLOWED


def _uncopied(game: NotAlone, place: int, copier: str) -> str:
    uncopied = game.printed.places[place].uncopied
    if not copier:
        return ""
    by_place = any(copier.startswith(_entry(other.does)) for other in game.printed.places.values())
    return uncopied.places if by_place else uncopied.cards


def _entry(power: tuple[CardEffect, ...]) -> str:
    return power[0].by.rpartition(".")[0] + "."


def powerless(game: NotAlone, place: int, source: Source) -> Reasons:
    """The reasons why the power of a place, though it may be used, can do nothing now; empty if it can do something."""
    closed = tuple(effect.why_not(game, source) for effect in game.printed.places[place].does)
    return ALLOWED if not all(closed) else tuple(reason for some in closed for reason in some)


def use_power(source: Source) -> Call:
    """The call by which the power of a place is used."""
    return Call(POWER, source)


def _use(game: NotAlone, source: Source) -> Result:
    """The power is used up if it may be used once only, by one alone of those who are there."""
    place, who, places = source.place, source.who, game.printed.places
    card = places[place]
    if card.once:
        spent = POWERS_USED(game)
        others = (places[other].once for other in spent if other != place)
        there = [one for one in game.hunted if place in EXPLORES(game, one)]
        alone = (card.alone for _another in there[1:])
        by = (*source.by, card.once, *others, *alone, *MARKER_PLACED_BY(game))
        POWERS_USED.set(game, TABLE, (*spent, place), *by)
    USED.put(game, who, (*USED(game, who), place))
    return resolve(card.does, source._replace(card=card.name))


POWER = Procedure("power of a place", Step("", "use", _use))


class CopyPlace(CardEffect):
    """Uses the power of the place on which a Hunt token lies."""

    word = "copy the place of"
    token: str = head(TOKEN)

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """The token has to lie on another place whose power can be copied."""
        places = under(game, self.token)
        if not places:
            return game.reasons(f"no {self.token.title()} token lies on the planet", self.by, "the-lair.11")
        if self._copyable(game, source):
            return ALLOWED
        if source.place in places:
            return game.reasons("it is the place itself that would be copied", self.by, "the-lair.22")
        return tuple(reason for place in places for reason in why_not_power(game, place, self.by, source.who))

    def _copyable(self, game: NotAlone, source: Source) -> tuple[int, ...]:
        # A power that copies itself copies what it could have had at once.
        others = (place for place in under(game, self.token) if place != source.place)
        return tuple(place for place in others if not why_not_power(game, place, self.by, source.who))

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses it, where it lies on two."""
        places = self._copyable(game, source)
        if not places:
            return None
        counting = (one.by for one in game.now(CountsAs) if one.other == self.token)
        game.cite(self.by, *counting, *MOVED_BY(game, self.token))
        return ask(game, COPIES, source.who, _copied, Copying(places, self.by), rule=self.by)


def under(game: NotAlone, token: str) -> tuple[int, ...]:
    """The places on which a token lies, or what counts as one."""
    return tuple(dict.fromkeys(place for one in game.counting_as(token) for place in LIES(game, one)))


def _copied(game: NotAlone, doing: Resolving[CardEffect, Source], option: Option) -> Result:
    """Whoever copies a place does not explore it."""
    effect, source = doing
    game.cite(effect.by, "object-of-the-game.2")
    return use_power(source._replace(place=act_of(option).slots[0], copier=effect.by))


class UseInstead(CardEffect):
    """Uses the power of another place in place of that of the place explored.

    `reach` is the rule by which it is that place; `banned`, `ineffective` and `late` are those by which there is none
    to replace.
    """

    word = "use instead"
    place: int = head(
        Named("a place, or `adjacent`", {"adjacent": ADJACENT_PLACE} | {place_name(one): one for one in ADJACENT})
    )
    reach: str = part(RULE)
    banned: str = part(RULE)
    ineffective: str = part(RULE)
    late: str = part(RULE)

    def reachable(self, game: NotAlone, source: Source) -> tuple[int, ...]:
        """The places whose power it may bring."""
        if self.place != ADJACENT_PLACE:
            return (self.place,)
        here = EXPLORES(game, source.who)[source.visit]
        played = PLAYED_THIS_ROUND(game, source.who)
        if here not in played and game.reading("gate-after-detour", "gate.16") == "her card":
            here = played[source.visit]
        return ADJACENT[here]

    def usable(self, game: NotAlone, source: Source) -> tuple[int, ...]:
        """Those of them whose power may be used now."""
        there = self.reachable(game, source)
        return tuple(place for place in there if not why_not_power(game, place, self.by, source.who))

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses it."""
        places = self.usable(game, source)
        if not places:
            return None
        game.cite(self.reach)
        if used(game, EXPLORES(game, source.who)[source.visit], ""):
            game.reading("gate-when-used-up", "gate.17")
        USED_INSTEAD.put(game, source.who, self.by)
        return ask(game, COPIES, source.who, _copied, Copying(places, self.by), rule=self.by)


class PlayTwo(CardEffect):
    """In the next round two Place cards are played, of which so many are revealed.

    The other rules: `revealing` them, used `twice` in a round, with one card only (`short`), and `over` after that.
    """

    word = "play two"
    revealed: int = head(Named("how many are revealed", {"1": 1, "2": 2}))
    revealing: str = part(RULE)
    twice: str = part(RULE)
    short: str = part(RULE)
    over: str = part(RULE)

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """Not both River and Artifact, as the text is read."""
        before = TWO_NEXT_ROUND(game, source.who)
        if before in (0, self.revealed) or game.reading("river-and-artifact") == "first counts":
            return ALLOWED
        return game.reasons(f"{source.who} plays two cards in the next round already", "the-artifact.6")

    def do(self, game: NotAlone, source: Source) -> None:
        """River and Artifact: of both for the same round only the one used first counts (the-artifact.6)."""
        before = TWO_NEXT_ROUND(game, source.who)
        if before == self.revealed:
            game.cite(self.twice)
        elif before:
            game.reading("river-and-artifact")
            game.cite("the-artifact.6", *source.by)
        else:
            TWO_NEXT_ROUND.set(game, source.who, self.revealed)


def two_cards(game: NotAlone, who: str) -> PlayTwo | None:
    """The power by which a Hunted plays two cards in this round, if one does."""
    number = TWO_THIS_ROUND(game, who)
    powers = (one for card in game.printed.places.values() for one in card.does) if number else ()
    return next((one for one in powers if isinstance(one, PlayTwo) and one.revealed == number), None)
