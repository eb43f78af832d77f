"""A place being explored: without a token, under Target, Artemia or Creature token, and the use of its power."""

from typing import NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.events import Event, happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.notalone.cards.places import PLACE_CARDS
from adjudicator.games.notalone.effects.powers import powerless, use_power, used, why_not_power
from adjudicator.games.notalone.effects.resolving import Source, resolve
from adjudicator.games.notalone.effects.taking import discard_some
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import lose_will, place_name, take_back
from adjudicator.games.notalone.phases.catching import catch, extras
from adjudicator.games.notalone.phases.windows import interruption
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, TARGET, TOKENS
from adjudicator.games.notalone.playing.cards import Card, play_card, survival_options
from adjudicator.games.notalone.words import AtMost, CaughtLoses, CaughtMoves, TokenTakesWill, UsePlace, Visitors

STEPS = ("no token", TARGET, ARTEMIA, CREATURE)
"""The order in which a place is worked through (phase-3-reckoning.4)."""

_BORDER = {TARGET: "target-symbol.4", ARTEMIA: "virus.3"}
"""By which rule a token on a border works on both places."""


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
    if one.step != "no token" and _more_to_come(game, one):
        game.cite("phase-3-reckoning.4")
    _cite_tokens(game, one)
    game.state.write(one.who, "suffered", (*game.cards(one.who, "suffered"), one.step))
    return _WORKS[one.step](game, one)


def _cite_tokens(game: NotAlone, one: Visit) -> None:
    """Tokens on one place add up, and a token on a border works on both places."""
    if len(game.lies(one.step)) > 1:
        game.cite(_BORDER[one.step])
    place = _place(game, one)
    if sum(place in game.lies(token) for token in TOKENS) > 1:
        more = (c.rule for c in game.constants(TokenTakesWill) if place in game.lies(c.token))
        game.cite("phase-2-hunting.8", *(more if one.step == CREATURE else ()))


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
    """The token takes power and card from whoever explores the place, whatever else lies there or not."""
    if not game.text(one.who, f"place {one.number}"):
        game.state.write(one.who, f"place {one.number}", one.step)
    if game.ineffective(_place(game, one)):
        game.cite("phase-3-reckoning.34")


def _cancelled(game: NotAlone, one: Visit, token: str) -> bool:
    """Whether the effect of a token is cancelled for whoever explores the place, by her own card or another's."""
    if token in game.cards(one.who, "cancels"):
        return True
    if not any(token in game.cards(other, "cancels") for other in game.hunted):
        return False
    return game.reading("dodge-for-whom") == "everybody"


def _target(game: NotAlone, one: Visit) -> Result:
    """The Hunted suffers what the Target cards of this round do to their visitors."""
    calls: tuple[Call, ...] = ()
    before = ("survival-cards.3",) if game.number(one.who, "survival card played") == game.phase else ()
    place = _place(game, one)
    for force, visitors in game.holding(Visitors):
        if visitors.token == TARGET and place in game.works_at(force, TARGET):
            others = (place in game.places(other, "explores") for other in game.hunted if other != one.who)
            each = (visitors.each,) if visitors.each and any(others) else ()
            moved = ("detour.5",) if game.moved_to(one.who, place) else ()
            game.cite("phase-3-reckoning.11", *each, *((visitors.rule, *before) if before else ()), *moved)
            calls += resolve((visitors.suffer,), Source(one.who, force.card, visit=one.number, places=(place,)))
    if not calls:
        game.cite("phase-3-reckoning.11", *game.ineffective(place))
    return calls


def _artemia(game: NotAlone, one: Visit) -> Result:
    more = [c for c in game.constants(TokenTakesWill) if c.token == ARTEMIA]
    rules = tuple(c.rule for c in more)
    if _cancelled(game, one, ARTEMIA):
        game.cite("detector.2", *rules, *(("virus.3",) if len(game.lies(ARTEMIA)) > 1 else ()))
        _keeps_the_place(game, one, "detector.3")
        return None
    _ban(game, one)
    game.cite("phase-3-reckoning.16", "phase-3-reckoning.17")
    moved = game.moved(ARTEMIA)
    if moved:
        game.cite("phase-3-reckoning.15", *rules, *moved)
    if more:
        border = ("virus.3",) if len(game.lies(ARTEMIA)) > 1 else ()
        caught = (c.rule for c in game.constants(CaughtLoses))
        here = PLACE_CARDS[_place(game, one)].caught
        game.cite(*rules, "mutation.3", "mutation.5", *border, *caught, *((here.rule,) if here else ()))
    calls = lose_will(one.who, sum(c.number for c in more), "the Artemia token") if more else ()
    again = one.number and len(game.lies(ARTEMIA)) > 1 and game.places(one.who, "explores")[0] in game.lies(ARTEMIA)
    if again and game.reading("virus-on-two-places", "the-artifact.19") == "once":
        return calls
    return (Call(DISCARD_ONE, one), *calls)


def _discard_one(game: NotAlone, one: Visit) -> Result:
    game.cite("phase-3-reckoning.15")
    if not game.places(one.who, "hand"):
        game.cite("phase-3-reckoning.30", *(c.rule for c in game.constants(TokenTakesWill)))
        return None
    taken_back = game.places(one.who, "river card")
    if set(taken_back) & set(game.places(one.who, "hand")):
        game.cite("phase-3-reckoning.15", "the-river.2")
    game.state.write(one.who, "gave to artemia", True)
    return discard_some(game, one.who, 1, "phase-3-reckoning.15")


def _creature(game: NotAlone, one: Visit) -> Result:
    place = _place(game, one)
    tokens = game.catching(CREATURE, place)
    if TARGET in tokens:
        game.cite("phase-3-reckoning.4", "clone.2")
    if _cancelled(game, one, CREATURE):
        return _dodged(game, one, tokens)
    if any(CREATURE in game.cards(other, "cancels") for other in game.hunted):
        game.cite("dodge.2", "phase-3-reckoning.18")
    _ban(game, one)
    detected = place in game.lies(ARTEMIA) and _cancelled(game, one, ARTEMIA)
    power = tuple(effect.rule for effect in PLACE_CARDS[place].power)
    game.cite("phase-3-reckoning.22", "phase-3-reckoning.23", *power, *(("detector.2",) if detected else ()))
    moved = tuple(rule for token in tokens for rule in game.moved(token))
    before = game.places(one.who, "caught at")
    if moved or before:
        game.cite("phase-3-reckoning.18", *moved, *(("the-artifact.8",) if before else ()))
    game.state.write(one.who, "caught at", (*before, place))
    return catch(one.who, place, tokens)


def _dodged(game: NotAlone, one: Visit, tokens: tuple[str, ...]) -> Result:
    """The effect of the Creature token is cancelled: the loss, the move of the counter, and the ban."""
    _more, hits = game.quietly(lambda: extras(game, one.who, _place(game, one)))
    clone: tuple[str, ...] = ("clone.2",) if tokens != (CREATURE,) else ()
    waited = any(force.whom == one.who for force, _c in game.holding(CaughtMoves))
    clone += ("anticipation.2",) if waited else ()
    clone += ("detour.5",) if game.moved_to(one.who, _place(game, one)) else ()
    game.cite("dodge.2", "phase-3-reckoning.19", *hits, *clone, *(("phase-2-hunting.7",) if len(tokens) > 1 else ()))
    if game.text(one.who, f"place {one.number}"):
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
        game.state.write(one.who, f"place {one.number}", "nothing")
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
    return (*found, PASS.by(one.who))


def _cite_why_not(game: NotAlone, one: Visit) -> None:
    place = _place(game, one)
    dead = game.ineffective(place)
    if dead:
        game.cite(*dead, no_card_either(game, place), *_each_of_both(game, one))


def _each_of_both(game: NotAlone, one: Visit) -> tuple[str, ...]:
    """The rule by which each of two places explored has what is its own."""
    return ("the-artifact.8",) if len(game.places(one.who, "explores")) > 1 else ()


def no_card_either(game: NotAlone, place: int) -> str:
    """The rule by which an ineffective power takes the card of the discard pile away as well."""
    return "phase-3-reckoning.14" if place in game.lies(TARGET) else "phase-3-reckoning.10"


def _chosen(game: NotAlone, one: Visit, option: Option) -> Result:
    if option.verb == "pass":
        game.cite("phase-3-reckoning.9")
        return Go(one, END)
    if isinstance(option.value, Card):
        return _plays(game, one, option.value)
    place: int = option.value  # type: ignore[assignment]
    target = _place(game, one) in game.lies(TARGET)
    suffered = tuple(v.rule for v in game.constants(Visitors) if target and v.token == TARGET)
    if option.verb == "takes back":
        limits = (c.rule for c in game.constants(AtMost))
        either = ("phase-3-reckoning.13" if target else "phase-3-reckoning.7", "phase-3-reckoning.8")
        game.cite(*either, *suffered, *limits, *_each_of_both(game, one))
        here = _place(game, one)
        barred = game.quietly(lambda: powerless(game, here, Source(one.who, "", place=here, visit=one.number)))
        if barred:
            game.cite("phase-3-reckoning.7", *(reason.rule for reason in barred))
        if used(game, here, ""):
            game.cite("phase-3-reckoning.37", PLACE_CARDS[here].once)
        return Go(one, END, (take_back(one.who, place),))
    game.cite("phase-3-reckoning.12" if target else "phase-3-reckoning.6", "phase-3-reckoning.8", *suffered)
    event = Event("use power", who=one.who, what=place_name(place), at=str(one.number), amount=place)
    return Go(one, END, (happen(event),))


def _plays(game: NotAlone, one: Visit, card: Card) -> Result:
    """A card is played at this place; what stands in place of its power leaves no other choice."""
    from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS

    effect = SURVIVAL_CARDS[card.name].effects[0]
    if not isinstance(effect, UsePlace):
        return Go(one, "choose", (play_card(card),))
    if _place(game, one) in game.lies(TARGET):
        game.cite("phase-3-reckoning.12", effect.rule)
    return Go(one, END, (play_card(card),))


def _power_is_used(game: NotAlone, event: Event, scope: str) -> Call:
    return use_power(Source(event.who, "", place=event.amount, visit=int(event.at)))


NotAlone.impacts["use power"] = _power_is_used
CHOICE = Procedure("the Hunted's choice", Step("", "choose", _choose))
