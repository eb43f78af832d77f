"""A place being explored: without a token, under Target, Artemia or Creature token, and the use of its power."""

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.effects.powers import power_bars, powerless, use_power, why_not_power
from adjudicator.games.notalone.effects.resolving import Source, resolve
from adjudicator.games.notalone.effects.taking import discard_some
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.happenings import lose_will, place_name, take_back
from adjudicator.games.notalone.phases.catching import catch
from adjudicator.games.notalone.phases.windows import interruption
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET, TOKENS
from adjudicator.games.notalone.playing.cards import Card, play_card, survival_options
from adjudicator.games.notalone.words import TokenTakesWill, Visitors
from adjudicator.named import NamedTuple

STEPS = ("no token", TARGET, ARTEMIA, CREATURE)
"""The order in which a place is worked through (phase-3-reckoning.4)."""


class Visit(NamedTuple):
    """A step of a place being explored: by whom, the number of the place among hers, and which step."""

    who: str
    number: int
    step: str


def visit(one: Visit) -> Call:
    """The call that works a step of a place through."""
    return Call(EXPLORED, one)


def _place(game: NotAlone, one: Visit) -> int:
    return game.places(one.who, "explores")[one.number]


def _touches(game: NotAlone, one: Visit) -> bool:
    """Whether the token of this step lies on the place."""
    place = _place(game, one)
    if one.step == "no token":
        return not any(place in game.lies(token) for token in TOKENS)
    if one.step == CREATURE:
        return bool(game.catching(CREATURE, place))
    return place in game.lies(one.step) and game.works_as_itself(one.step)


def _before(game: NotAlone, one: Visit) -> Result:
    """Cards may be played before a token works."""
    if one.step == "no token" or not _touches(game, one):
        return None
    return interruption(f"before the {one.step} token works on {one.who}")


def _work(game: NotAlone, one: Visit) -> Result:
    if not _touches(game, one):
        return None
    if one.step != "no token":
        game.cite("phase-3-reckoning.4")
    return _WORKS[one.step](game, one)


def _offer(game: NotAlone, one: Visit) -> Result:
    """After the last token that works there the Hunted has her choice, unless a token took it from her."""
    cell = f"place {one.number}"
    done = game.text(one.who, cell)
    if done or _more_to_come(game, one):
        return Go(one, END)
    game.state.write(one.who, cell, "offered")
    return Go(one, END, (Call(CHOICE, one),))


def _more_to_come(game: NotAlone, one: Visit) -> bool:
    later = STEPS[STEPS.index(one.step) + 1 :]
    return any(_touches(game, one._replace(step=step)) for step in later)


def _ban(game: NotAlone, one: Visit) -> None:
    game.state.write(one.who, f"place {one.number}", "banned")


def _target(game: NotAlone, one: Visit) -> Result:
    """The Hunted suffers what the Target cards of this round do to their visitors."""
    calls: tuple[Call, ...] = ()
    place = _place(game, one)
    for force, visitors in game.holding(Visitors):
        if visitors.token == TARGET:
            game.cite("phase-3-reckoning.11")
            calls += resolve((visitors.suffer,), Source(one.who, force.card, visit=one.number, places=(place,)))
    return calls


def _artemia(game: NotAlone, one: Visit) -> Result:
    if ARTEMIA in game.cards(one.who, "cancels"):
        game.cite("detector.2")
        if game.reading("dodge-and-power", "detector.3") == "loss only":
            _ban(game, one)
        return None
    _ban(game, one)
    game.cite("phase-3-reckoning.16", "phase-3-reckoning.17")
    taken = sum(c.number for c in game.constants(TokenTakesWill) if c.token == ARTEMIA)
    if taken:
        game.cite(*(c.rule for c in game.constants(TokenTakesWill)), "mutation.3")
    calls = (lose_will(one.who, taken, "the Artemia token"),) if taken else ()
    again = one.number and len(game.lies(ARTEMIA)) > 1 and game.places(one.who, "explores")[0] in game.lies(ARTEMIA)
    if again and game.reading("virus-on-two-places", "the-artifact.19") == "once":
        return calls
    return (Call(DISCARD_ONE, one), *calls)


def _discard_one(game: NotAlone, one: Visit) -> Result:
    game.cite("phase-3-reckoning.15")
    if not game.places(one.who, "hand"):
        game.cite("phase-3-reckoning.30")
        return None
    return discard_some(game, one.who, 1, "phase-3-reckoning.15")


def _creature(game: NotAlone, one: Visit) -> Result:
    tokens = game.catching(CREATURE, _place(game, one))
    if CREATURE in game.cards(one.who, "cancels"):
        game.cite("dodge.2", *(("clone.2",) if tokens != (CREATURE,) else ()))
        if game.reading("dodge-and-power", "dodge.5") == "loss only":
            _ban(game, one)
        return None
    _ban(game, one)
    game.cite("phase-3-reckoning.22", "phase-3-reckoning.23")
    return catch(one.who, _place(game, one), tokens)


def _nothing(game: NotAlone, one: Visit) -> Result:
    return None


_WORKS = {"no token": _nothing, TARGET: _target, ARTEMIA: _artemia, CREATURE: _creature}

EXPLORED = Procedure(
    "a place is explored", Step("", "before", _before), Step("", "work", _work), Step("", "offer", _offer)
)
DISCARD_ONE = Procedure("the Artemia token works", Step("", "discard", _discard_one))


# -- the power of the place, or a card ----------------------------------------------------------------------------


def _choose(game: NotAlone, one: Visit) -> Result:
    """The Hunted uses the power of her place, or takes one card back, or does nothing."""
    options = choices(game, one)
    if len(options) == 1:
        _cite_why_not(game, one)
        return Go(one, END)
    what = f"{place_name(_place(game, one))}: its power, or a card of the discard pile"
    return Ask(Choice((one.who,), what, options, "phase-3-reckoning.6", optional=True), _chosen)


def choices(game: NotAlone, one: Visit) -> Options:
    """What a Hunted may do at the place that she explores."""
    place = _place(game, one)
    found: list[Option] = []
    source = Source(one.who, "", place=place, visit=one.number)
    if not why_not_power(game, place) and not game.quietly(lambda: powerless(game, place, source)):
        found.append(Option("uses", (place_name(place),), one.who, place))
    if not game.ineffective(place):
        pile = game.places(one.who, "discard")
        found += (Option("takes back", (place_name(other),), one.who, other) for other in pile)
    found += game.quietly(lambda: survival_options(game, one.who, one.number))
    return (*found, PASS._replace(who=one.who))


def _cite_why_not(game: NotAlone, one: Visit) -> None:
    place = _place(game, one)
    dead = game.ineffective(place)
    if dead:
        game.cite(*dead, "phase-3-reckoning.10", "phase-3-reckoning.14")


def _chosen(game: NotAlone, one: Visit, option: Option) -> Result:
    if option.verb == "pass":
        game.cite("phase-3-reckoning.9")
        return Go(one, END)
    if isinstance(option.value, Card):
        return Go(one, "choose" if not _instead(option.value) else END, (play_card(option.value),))
    place: int = option.value  # type: ignore[assignment]
    target = any(_place(game, one) in game.lies(token) for token in (TARGET,))
    if option.verb == "takes back":
        game.cite("phase-3-reckoning.13" if target else "phase-3-reckoning.7", "phase-3-reckoning.8")
        barred = power_bars(game, _place(game, one))
        if barred:
            game.cite("phase-3-reckoning.7", *barred)
        if game.places(TABLE, "powers used") and why_not_power(game, _place(game, one)):
            game.cite("phase-3-reckoning.37")
        return Go(one, END, (take_back(one.who, place),))
    game.cite("phase-3-reckoning.12" if target else "phase-3-reckoning.6", "phase-3-reckoning.8")
    event = Event("use power", who=one.who, what=place_name(place), at=str(one.number), amount=place)
    return Go(one, END, (happen(event),))


def _instead(card: Card) -> bool:
    from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
    from adjudicator.games.notalone.words import UsePlace

    return isinstance(SURVIVAL_CARDS[card.name].effects[0], UsePlace)


def _power_is_used(game: NotAlone, event: Event, scope: str) -> Call:
    return use_power(Source(event.who, "", place=event.amount, visit=int(event.at)))


NotAlone.impacts["use power"] = _power_is_used
CHOICE = Procedure("the Hunted's choice", Step("", "choose", _choose))
