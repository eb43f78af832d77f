"""The choice that a Hunted has at a place that she explores: taken from her by a token, had, or still to come."""

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.phases.visits import Visit, exploring
from adjudicator.games.notalone.planet import CREATURE, TARGET
from adjudicator.games.notalone.words import CountsAs, OneOf


def has_her_choice_coming(game: NotAlone, who: str) -> bool:
    """True until her turn of the round is over; the Creature has none."""
    return who in game.hunted and game.phase < 4 and not game.state.read(who, "turn over")


def banned(game: NotAlone, who: str, number: int, bans: dict[str, str]) -> Reasons:
    """What a token or her choice has taken from a Hunted at a place, or what is due before it."""
    state = game.text(who, f"place {number}")
    if state in bans:
        clone = tuple(c.rule for c in game.constants(CountsAs) if state == CREATURE and _on(game, who, number, c.token))
        target = () if clone or not _on(game, who, number, TARGET) else ("phase-3-reckoning.33",)
        return game.reasons(f"the {state} token lies there", bans[state], *clone, *target)
    here = exploring(game)
    if here is not None and (here.who, here.number) == (who, number):
        return ALLOWED
    if _works_now(game, Visit(who, number, TARGET)):
        return game.reasons("the Target token works first", "phase-3-reckoning.11")
    if state == "offered":
        had = _had(game, who, game.places(who, "explores")[number])
        return game.reasons(f"{who} has had her choice", "phase-3-reckoning.8", *had)
    return ALLOWED


def _on(game: NotAlone, who: str, number: int, token: str) -> bool:
    return game.places(who, "explores")[number] in game.lies(token)


def _works_now(game: NotAlone, one: Visit) -> bool:
    """True while a step of a place is being worked through."""
    frame = game.stack
    while frame is not None and not (frame.local == one and frame.step):
        frame = frame.parent
    return frame is not None


def _had(game: NotAlone, who: str, place: int) -> tuple[str, ...]:
    """The clauses by which a Hunted who has had her choice has had it: one of several things, or another power."""
    instead = game.text(who, "used instead")
    if place not in game.places(who, "used"):
        return (instead,) if instead else ()
    return tuple(effect.rule for effect in PLACE_CARDS[place].power if isinstance(effect, OneOf))
