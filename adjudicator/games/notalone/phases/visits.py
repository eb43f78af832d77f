"""A place being explored: without a token, under Target, Artemia or Creature token, and the use of its power."""

from typing import NamedTuple

from adjudicator.engine.choices import PASS, Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import done
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.opportunities import Gives, Opportunity, Through
from adjudicator.games.kit.windows import Legal, given
from adjudicator.games.notalone.cards.lasting import CountsAs, TakesWill, VisitorsOf
from adjudicator.games.notalone.effects.place_cards import discard_some
from adjudicator.games.notalone.effects.powers import use_power
from adjudicator.games.notalone.facts import CANCELS, CAUGHT_AT, CHOICE_AT, EXPLORES, HAND, LIES, MOVED_BY, SUFFERED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import lose_will
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.opportunities import AT_A_PLACE, interruption
from adjudicator.games.notalone.phases.catching import catch, extras
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET, TOKENS
from adjudicator.games.notalone.source import Source

STEPS = ("no token", TARGET, ARTEMIA, CREATURE)
"""The order in which a place is worked through (phase-3-reckoning.4)."""

_WORKS_AT = {(TARGET, 2): ("target-symbol.4",), (ARTEMIA, 2): ("virus.3",)}
"""The rules by which a token that lies on so many places works at each of them."""


_TOGETHER = {1: (), 2: ("phase-2-hunting.7",)}
"""The rules by which so many tokens lie on one place."""


class Visit(NamedTuple):
    """A step of a place being explored: by whom, the number of the place among hers, and which step."""

    who: str
    number: int
    step: str


def visit(one: Visit) -> Call:
    """The call that works a step of a place through."""
    return Call(MARKED if one.step in TOKENS else UNMARKED, one)


def _place(game: NotAlone, one: Visit) -> int:
    return EXPLORES(game, one.who)[one.number]


def concerns(game: NotAlone, one: Visit) -> bool:
    """True where the token of this step lies on the place."""
    place = _place(game, one)
    if one.step == "no token":
        return not any(place in LIES(game, token) for token in TOKENS)
    if one.step == CREATURE:
        return bool(game.catching(CREATURE, place))
    return place in LIES(game, one.step) and game.works_as_itself(one.step)


def _before(game: NotAlone, one: Visit) -> Result:
    """Cards may be played before a token works."""
    if not concerns(game, one):
        return None
    return interruption(f"before the {one.step} token works on {one.who}")


def _work(game: NotAlone, one: Visit) -> Result:
    if not concerns(game, one):
        return None
    game.cite(*_WORKS_AT.get((one.step, len(LIES(game, one.step))), ()))
    SUFFERED.put(game, one.who, (*SUFFERED(game, one.who), one.step))
    return _WORKS[one.step](game, one)


def _go_on(game: NotAlone, one: Visit) -> Result:
    """The tokens work in their order, and what each of them does adds up."""
    if concerns(game, one) and _more_to_come(game, one):
        game.cite("phase-3-reckoning.4", "phase-2-hunting.8")
        return Go(one, END)
    return None


def _offer(game: NotAlone, one: Visit) -> Result:
    """After the last token that works there the Hunted has her choice, unless a token took it from her."""
    if CHOICE_AT[one.number](game, one.who) or _more_to_come(game, one):
        return Go(one, END)
    CHOICE_AT[one.number].put(game, one.who, "offered")
    return Go(one, END, (Call(CHOICE, one),))


def _more_to_come(game: NotAlone, one: Visit) -> bool:
    later = STEPS[STEPS.index(one.step) + 1 :]
    return any(concerns(game, one._replace(step=step)) for step in later)


def _ban(game: NotAlone, one: Visit) -> None:
    """The token takes power and card from whoever explores the place, whatever else lies there or not."""
    if not CHOICE_AT[one.number](game, one.who):
        CHOICE_AT[one.number].put(game, one.who, one.step)


def _cancelled(game: NotAlone, one: Visit, token: str) -> bool:
    """True where the effect of a token is cancelled for whoever explores the place, by her own card or another's."""
    if token in CANCELS(game, one.who):
        return True
    if not any(token in CANCELS(game, other) for other in game.hunted):
        return False
    return game.reading("dodge-for-whom") == "everybody"


def _target(game: NotAlone, one: Visit) -> Result:
    """The Hunted suffers what the Target cards of this round do to their visitors."""
    calls: tuple[Call, ...] = ()
    place = _place(game, one)
    game.cite("phase-3-reckoning.11", *game.ineffective(place), *game.moved_to(one.who, place))
    for force, visitors in game.holding(VisitorsOf):
        if visitors.token == TARGET and place in game.works_at(force, TARGET):
            others = (place in EXPLORES(game, other) for other in game.hunted if other != one.who)
            each = (visitors.each,) if visitors.each and any(others) else ()
            game.cite(visitors.by, *each)
            calls += resolve((visitors.suffer,), Source(one.who, force.card, visit=one.number, places=(place,)))
    return calls


def _artemia(game: NotAlone, one: Visit) -> Result:
    more = [one for one in game.now(TakesWill) if one.token == ARTEMIA]
    rules = tuple(one.by for one in more)
    if _cancelled(game, one, ARTEMIA):
        game.cite("detector.2", *rules)
        _keeps_the_place(game, one, "detector.3")
        return None
    _ban(game, one)
    game.cite("phase-3-reckoning.16", "phase-3-reckoning.17")
    calls: tuple[Call, ...] = ()
    if more:
        game.cite(*rules, "mutation.3", "mutation.5")
        calls = lose_will(one.who, sum(one.number for one in more), "the Artemia token")
    again = one.number and EXPLORES(game, one.who)[0] in LIES(game, ARTEMIA)
    if again and game.reading("virus-on-two-places", "the-artifact.19") == "once":
        return calls
    return (Call(DISCARD_ONE, one), *calls)


def _discard_one(game: NotAlone, one: Visit) -> Result:
    game.cite("phase-3-reckoning.15", *MOVED_BY(game, ARTEMIA))
    if not HAND(game, one.who):
        game.cite("phase-3-reckoning.30", *(one.by for one in game.now(TakesWill)))
        return None
    return discard_some(game, one.who, 1, "phase-3-reckoning.15")


def _creature(game: NotAlone, one: Visit) -> Result:
    place = _place(game, one)
    tokens = game.catching(CREATURE, place)
    game.cite(*_counting(game, tokens))
    if _cancelled(game, one, CREATURE):
        return _dodged(game, one, tokens)
    _ban(game, one)
    detected = place in LIES(game, ARTEMIA) and _cancelled(game, one, ARTEMIA)
    power = tuple(effect.by for effect in game.printed.places[place].does)
    in_vain = ("detector.2",) if detected else ()
    rules = ("phase-3-reckoning.22", "phase-3-reckoning.23", *power, *in_vain)
    CAUGHT_AT.set(game, one.who, (*CAUGHT_AT(game, one.who), place), *rules)
    return catch(one.who, place, tokens)


def _counting(game: NotAlone, tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The rules by which tokens that catch somebody count as the Creature token."""
    return tuple(one.by for one in game.now(CountsAs) if one.token in tokens)


def _dodged(game: NotAlone, one: Visit, tokens: tuple[str, ...]) -> Result:
    """The effect of the Creature token is cancelled: the loss, the move of the counter, and the ban."""
    _more, hits = game.consider(lambda: extras(game, one.who, _place(game, one)))
    game.cite("dodge.2", "phase-3-reckoning.19", *hits, *_counting(game, tokens), *_TOGETHER[len(tokens)])
    if CHOICE_AT[one.number](game, one.who):
        game.cite("dodge.2", "phase-3-reckoning.16")
        return None
    _keeps_the_place(game, one, "dodge.5")
    return None


def _keeps_the_place(game: NotAlone, one: Visit, rule: str) -> None:
    """Whoever cancelled the effect of a token has her choice, if the ban is part of that effect."""
    if game.reading("dodge-and-power") == "loss only":
        _ban(game, one)
    else:
        game.cite(rule)


_WORKS = {TARGET: _target, ARTEMIA: _artemia, CREATURE: _creature}

DISCARD_ONE = Procedure("the Artemia token works", Step("", "discard", _discard_one))


# -- the power of the place, or a card ----------------------------------------------------------------------------


def _choose(game: NotAlone, opportunity: Opportunity) -> Result:
    """The Hunted uses the power of her place, or takes one card back, or does nothing."""
    one = exploring(game)
    assert one is not None
    legal = Legal(game, opportunity)
    if not legal.enables(one.who):
        CHOICE_AT[one.number].put(game, one.who, "nothing")
        game.cite(*(reason.rule for reason in why_no_card(game, one)))
        return Go(one, END)
    name = f"{place_name(_place(game, one))}: its power, or a card of the discard pile"
    return Ask(given(game, opportunity, (one.who,), (PASS.by(one.who),), name, legal), _chosen)


def exploring(game: NotAlone) -> Visit | None:
    """The place at which a Hunted has her choice now."""
    frame = game.stack
    if frame is None or frame.procedure is not CHOICE:
        return None
    assert isinstance(frame.local, Visit)
    return frame.local


def why_no_card(game: NotAlone, one: Visit) -> Reasons:
    """The reasons why a Hunted cannot take a card back in place of the power; empty if she can."""
    place = _place(game, one)
    dead = game.ineffective(place)
    if not dead:
        return ALLOWED
    because = f"the power of the {place_name(place)} is ineffective"
    return game.reasons(because, *dead, no_card_either(game, place), *each_of_both(game, one))


def each_of_both(game: NotAlone, one: Visit) -> tuple[str, ...]:
    """The rule by which each of two places explored has what is its own."""
    return ("the-artifact.8",) if len(EXPLORES(game, one.who)) > 1 else ()


def no_card_either(game: NotAlone, place: int) -> str:
    """The rule by which an ineffective power takes the card of the discard pile away as well."""
    return "phase-3-reckoning.14" if place in LIES(game, TARGET) else "phase-3-reckoning.10"


def _chosen(game: NotAlone, one: Visit, option: Option) -> Result:
    """She has done one thing there; a Survival card besides leaves her the choice."""
    if option.declines:
        game.cite("phase-3-reckoning.9")
        return Go(one, END)
    act = act_of(option)
    besides = act.action.whenever(game, act.who, *act.slots)
    return Go(one, "choose" if besides else END, done(game, option))


def power_by(game: NotAlone, one: Visit) -> str:
    """The rule by which a Hunted may use the power of her place, or what stands in place of it."""
    return "phase-3-reckoning.12" if _place(game, one) in LIES(game, TARGET) else "phase-3-reckoning.6"


def power_is_used(game: NotAlone, event: Event) -> Call:
    return use_power(Source(event.who, "", place=event.amount, visit=int(event.at)))


CHOICE = Procedure("the Hunted's choice", Step("", "choose", Gives(AT_A_PLACE, _choose)))
UNMARKED = Procedure("a place is explored", Step("", "offer", Through((CHOICE,), _offer)))
MARKED = Procedure(
    "a place is explored with a token",
    Step("", "before", _before),
    Step("", "work", _work),
    Step("", "go on", _go_on),
    Step("", "offer", Through((CHOICE,), _offer)),
)
