"""Why a deed is not legal at this moment: what the rules say of each kind of attempt."""

from collections.abc import Callable

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.effects.powers import why_not_power
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.phases.hunting import why_not_token
from adjudicator.games.notalone.phases.visits import CHOICE, Visit, no_card_either
from adjudicator.games.notalone.planet import ADJACENT, ARTEMIA, CREATURE, TARGET, TOKENS
from adjudicator.games.notalone.playing import together
from adjudicator.games.notalone.playing.cards import Card, copied, why_not_hunt, why_not_survival
from adjudicator.games.notalone.playing.places import (
    why_not_give_up,
    why_not_play,
    why_not_resist,
    why_not_sit_out,
)
from adjudicator.games.notalone.playing.together import VERB
from adjudicator.games.notalone.situation.choosing import (
    being_done,
    done_here,
    why_not_gained,
    why_not_kept,
    why_not_named,
    why_not_returned,
    why_not_swapped,
    why_not_taken,
    why_not_way,
)
from adjudicator.games.notalone.situation.placing import card_of, kind_of, place_of
from adjudicator.games.notalone.situation.talking import TALKING, why_not_say
from adjudicator.games.notalone.source import Source
from adjudicator.games.notalone.words import CountsAs, LayToken


def exploring(game: NotAlone) -> Visit | None:
    """The place at which a Hunted has her choice now."""
    frame = game.stack
    if frame is not None and frame.procedure is CHOICE and isinstance(frame.local, Visit):
        return frame.local
    return None


def why_not(game: NotAlone, deed: Deed) -> Reasons:
    """Why a deed is not legal now; empty if nothing stands against it, or nothing is known of it."""
    if deed.verb in TALKING:
        return why_not_say(game, deed)
    asked = _WHY_NOT.get(deed.verb)
    return asked(game, deed) if asked is not None else ALLOWED


def _plays(game: NotAlone, deed: Deed) -> Reasons:
    card = card_of(deed.things[0]) if deed.things else ""
    if card:
        return _plays_card(game, deed, card)
    if deed.who == game.creature:
        return game.reasons("the Creature plays no Place cards", "place-cards.3")
    return why_not_play(game, deed.who, tuple(place_of(thing) for thing in deed.things))


def _plays_card(game: NotAlone, deed: Deed, card: str) -> Reasons:
    if kind_of(card) == "hunt":
        return why_not_hunt(game, Card(deed.who, "hunt", card)) or _spot(game, deed, card)
    here = exploring(game)
    number = here.number if here is not None and here.who == deed.who else -1
    found = why_not_survival(game, Card(deed.who, "survival", card, number))
    returned = why_not_returned(game, deed, SURVIVAL_CARDS[card].effects[0])
    return found or returned or _for_another(game, deed, card) or _reaches(game, deed, number, card)


def _for_another(game: NotAlone, deed: Deed, card: str) -> Reasons:
    """A Survival card works for the Hunted who plays it."""
    players = (game.creature, *game.hunted)
    for later in deed.then:
        if any(thing in players and thing != deed.who for thing in later.things):
            effect = SURVIVAL_CARDS[card].effects[0]
            return game.reasons(f"{card} works for {deed.who}", effect.rule, "survival-cards.10")
    return ALLOWED


def _together(game: NotAlone, deed: Deed) -> Reasons:
    """Cards put down at the same moment: each must be playable."""
    found: Reasons = ()
    for thing in deed.things:
        card, kind = card_of(thing), kind_of(card_of(thing))
        holder = (who for who in (game.creature, *game.hunted) if card in game.cards(who, kind))
        found += together.why_not(game, Card(next(holder, game.hunted[0]), kind, card))
    return found


def _spot(game: NotAlone, deed: Deed, card: str) -> Reasons:
    """A token lies on one place, or on the border of two that are adjacent."""
    does = copied(game, HUNT_CARDS[card]) or HUNT_CARDS[card]
    lays = next((one for one in does.effects if isinstance(one, LayToken)), None)
    places = tuple(place for later in deed.then for thing in later.things if (place := place_of(thing)))
    if lays is None or not places:
        return ALLOWED
    if not lays.border:
        if len(places) > 1:
            return game.reasons(f"{card} is laid on one place", "target-symbol.1", lays.rule)
        return _one_token(game, places[0])
    if len(places) < 2:
        return game.reasons(f"{card} is laid on a border", *_two_places(lays), does.symbol_rule)
    if places[1] not in ADJACENT[places[0]]:
        rules = (_not_adjacent(places[0], places[1]), "adjacent-places.5", *_two_places(lays))
        return game.reasons("the two places are not adjacent", *rules)
    return ALLOWED


def _one_token(game: NotAlone, place: int) -> Reasons:
    """A second Target card of the round works where the token lies."""
    there = game.lies(TARGET)
    if not there or place in there:
        return ALLOWED
    rules = ("target-symbol.6",)
    if game.state.read(TARGET, "laid in phase 1"):
        if game.reading("target-token-of-phase-1") == "laid anew":
            return ALLOWED
        rules = ("target-symbol.8",)
    return game.reasons("the one Target token lies elsewhere", *rules)


def _two_places(lays: LayToken) -> tuple[str, ...]:
    return ("target-symbol.5", lays.rule) if lays.token == TARGET else (lays.rule,)


def _not_adjacent(place: int, other: int) -> str:
    if place == other:
        return "adjacent-places.6"
    if {place, other} == {5, 6}:
        return "adjacent-places.4"
    row = 5
    corner = abs(place - other) in (row - 1, row + 1)
    return "adjacent-places.2" if corner else "adjacent-places.3"


def _reaches(game: NotAlone, deed: Deed, number: int, card: str) -> Reasons:
    """What is named for a card that brings another power must be within its reach, and usable."""
    from adjudicator.games.notalone.effects.powers import reachable
    from adjudicator.games.notalone.words import UsePlace

    effect = SURVIVAL_CARDS[card].effects[0]
    places = tuple(place for later in deed.then for thing in later.things if (place := place_of(thing)))
    if not isinstance(effect, UsePlace) or not places or number < 0:
        return ALLOWED
    if places[0] not in reachable(game, effect, Source(deed.who, card, visit=number)):
        return game.reasons(f"the place is not adjacent to that of {deed.who}", "gate.3", "adjacent-places.5")
    return why_not_power(game, places[0], effect.rule, deed.who)


def _resists(game: NotAlone, deed: Deed) -> Reasons:
    return why_not_resist(game, deed.who, int(deed.things[0]))


def _gives_up(game: NotAlone, deed: Deed) -> Reasons:
    return why_not_give_up(game, deed.who)


def _passes(game: NotAlone, deed: Deed) -> Reasons:
    return why_not_sit_out(game, deed.who) if deed.who in game.hunted else ALLOWED


def _puts(game: NotAlone, deed: Deed) -> Reasons:
    if deed.who != game.creature:
        return game.reasons("the Creature places the tokens", "phase-2-hunting.1")
    return why_not_token(game, deed.things[0].removesuffix(" token"))


def _uses(game: NotAlone, deed: Deed) -> Reasons:
    """The power of a place: for the Hunted who explores it, once, unless a token or a card takes it from her."""
    if deed.who == game.creature:
        return game.reasons("powers are for the Hunted", "place-cards.3")
    place = place_of(deed.things[0])
    explores = game.places(deed.who, "explores")
    if game.phase != 3 or place not in explores:
        back = ("the-river.2",) if place in game.places(deed.who, "river card") else ()
        return game.reasons(f"{deed.who} does not explore it", "object-of-the-game.2", "round.4", *back)
    dead = why_not_power(game, place, who=deed.who) or why_not_named(game, deed, place)
    return _banned(game, deed.who, explores.index(place), _POWER) + dead


_POWER = {ARTEMIA: "phase-3-reckoning.16", CREATURE: "phase-3-reckoning.22"}
_CARD = {ARTEMIA: "phase-3-reckoning.17", CREATURE: "phase-3-reckoning.23"}
"""The rules by which a token that has worked takes the power of the place from a Hunted, and the card."""


def _banned(game: NotAlone, who: str, number: int, bans: dict[str, str]) -> Reasons:
    """What a token or her choice has taken from a Hunted at a place, or what is due before it."""
    state = game.text(who, f"place {number}")
    if state in bans:
        clone = tuple(c.rule for c in game.constants(CountsAs) if state == CREATURE and _on(game, who, number, c.token))
        target = () if clone or not _on(game, who, number, TARGET) else ("phase-3-reckoning.33",)
        return game.reasons(f"the {state} token lies there", bans[state], *clone, *target)
    if _works_now(game, Visit(who, number, TARGET)):
        return game.reasons("the Target token works first", "phase-3-reckoning.11")
    here = exploring(game)
    if state == "offered" and (here is None or here.who != who or here.number != number):
        done = done_here(game, who, game.places(who, "explores")[number])
        return game.reasons(f"{who} has had her choice", "phase-3-reckoning.8", *done)
    return ALLOWED


def _on(game: NotAlone, who: str, number: int, token: str) -> bool:
    return game.places(who, "explores")[number] in game.lies(token)


def _works_now(game: NotAlone, one: Visit) -> bool:
    """Whether a step of a place is being worked through."""
    frame = game.stack
    while frame is not None and not (frame.local == one and frame.step):
        frame = frame.parent
    return frame is not None


def _takes_back(game: NotAlone, deed: Deed) -> Reasons:
    """One card instead of the power, from one's own discard pile."""
    if deed.who not in game.hunted:
        return game.reasons("powers and cards are for the Hunted", "place-cards.3")
    here = exploring(game)
    taken = why_not_taken(game, deed)
    if taken is not None:
        return taken
    if here is None or here.who != deed.who:
        found: Reasons = ()
        for number, place in enumerate(game.places(deed.who, "explores")):
            found += _banned(game, deed.who, number, _CARD) + _dead(game, place)
        return found or game.reasons("cards are taken back in one's turn", "phase-3-reckoning.7")
    dead = _dead(game, game.places(deed.who, "explores")[here.number])
    if dead:
        return dead
    pile = game.places(deed.who, "discard")
    return tuple(
        Reason("place-cards.6", f"{thing} is not in {deed.who}'s discard pile")
        for thing in deed.things
        if place_of(thing) not in pile
    )


def _dead(game: NotAlone, place: int) -> Reasons:
    dead = game.ineffective(place)
    if not dead:
        return ALLOWED
    return game.reasons("the power of the place is ineffective", *dead, no_card_either(game, place))


def _moves(game: NotAlone, deed: Deed) -> Reasons:
    """A token, or a Hunted whom the Creature moves, goes to an adjacent place."""
    first, *rest = deed.things
    new = place_of(rest[-1]) if rest else 0
    strange = why_not_way(game, deed)
    if strange:
        return strange
    doing = being_done(game)
    token = first.removesuffix(" token")
    there = game.lies(token) if token in TOKENS else game.places(first, "explores")
    if doing is None or not new or any(new in ADJACENT[old] for old in there):
        return ALLOWED
    rules = ("detour.4",) if token == first else (doing.effect.rule,)
    corner = next((_not_adjacent(old, new) for old in there), "adjacent-places.3")
    return game.reasons(f"{rest[-1]} is not adjacent", *rules, "adjacent-places.5", corner)


_WHY_NOT: dict[str, Callable[[NotAlone, Deed], Reasons]] = {
    "plays": _plays,
    "resists with": _resists,
    "gives up": _gives_up,
    "pass": _passes,
    VERB: _together,
    "gains": why_not_gained,
    "keeps": why_not_kept,
    "discards": why_not_kept,
    "swaps": why_not_swapped,
    "puts": _puts,
    "moves": _moves,
    "uses": _uses,
    "takes back": _takes_back,
}
