"""The choice that a Hunted has at a place that she explores: taken from her by a token, had, or still to come."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.notalone.cards.lasting import CountsAs
from adjudicator.games.notalone.effects.one_of import OneOf
from adjudicator.games.notalone.facts import CHOICE_AT, EXPLORES, LIES, PHASE, TURN_OVER, USED, USED_INSTEAD
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.phases.visits import Visit, exploring
from adjudicator.games.notalone.planet import CREATURE, TARGET


def has_her_choice_coming(game: NotAlone, who: str) -> bool:
    """True until her turn of the round is over; the Creature has none."""
    return who in game.hunted and PHASE(game) < 4 and not TURN_OVER(game, who)


def banned(game: NotAlone, who: str, number: int, bans: dict[str, str]) -> Reasons:
    """The reasons why a Hunted has no choice at a place: a token took it, she has had it, or a step comes before it."""
    state = CHOICE_AT[number](game, who)
    if state in bans:
        clone = tuple(one.by for one in game.now(CountsAs) if state == CREATURE and _on(game, who, number, one.token))
        target = () if clone or not _on(game, who, number, TARGET) else ("phase-3-reckoning.33",)
        return game.reasons(f"the {state} token lies there", bans[state], *clone, *target)
    here = exploring(game)
    if here is not None and (here.who, here.number) == (who, number):
        return ALLOWED
    if _works_now(game, Visit(who, number, TARGET)):
        return game.reasons("the Target token works first", "phase-3-reckoning.11")
    if state == "offered":
        had = _had(game, who, EXPLORES(game, who)[number])
        return game.reasons(f"{who} has had her choice", "phase-3-reckoning.8", *had)
    return ALLOWED


def _on(game: NotAlone, who: str, number: int, token: str) -> bool:
    return EXPLORES(game, who)[number] in LIES(game, token)


def _works_now(game: NotAlone, one: Visit) -> bool:
    """True while a step of a place is being worked through."""
    frame = game.stack
    while frame is not None and not (frame.local == one and frame.step):
        frame = frame.parent
    return frame is not None


def _had(game: NotAlone, who: str, place: int) -> tuple[str, ...]:
    """The clauses by which a Hunted who has had her choice has had it: one of several things, or another power."""
    instead = USED_INSTEAD(game, who)
    if place not in USED(game, who):
        return (instead,) if instead else ()
    return tuple(effect.by for effect in game.printed.places[place].does if isinstance(effect, OneOf))
