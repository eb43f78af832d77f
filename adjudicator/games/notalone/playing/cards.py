"""Survival cards and Hunt cards: when they may be played, and how they take effect."""

from typing import NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.cards.cards import HuntCard, SurvivalCard
from adjudicator.games.notalone.cards.effect import HowMany
from adjudicator.games.notalone.cards.lasting import CannotPlay, Stop
from adjudicator.games.notalone.decisions.choose import CHOOSES_HUNTED, CHOOSES_PLACE, Offer
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose
from adjudicator.games.notalone.decks import discard_hunt_card, discard_survival_card
from adjudicator.games.notalone.effects.hunt_cards import CopyLastHuntCard
from adjudicator.games.notalone.effects.powers import UseInstead, used, why_not_power
from adjudicator.games.notalone.effects.tokens import LayToken
from adjudicator.games.notalone.facts import (
    CHOICE_AT,
    CHOSEN,
    EXPLORES,
    FLASHBACK_WAS,
    HUNT,
    HUNT_CARDS_IN_PLAY,
    HUNT_CARDS_PLAYED,
    HUNT_CARDS_THIS_ROUND,
    LAST_HUNT_CARD,
    LAST_SURVIVAL_CARD,
    LIES,
    PHASE,
    PHASE_OF_LAST_HUNT_CARD,
    PLAYED,
    REVEALED,
    ROUND_NUMBER,
    SURVIVAL,
    SURVIVAL_CARD_PLAYED,
    TURN_OVER,
    USED,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE
from adjudicator.games.notalone.playing.symbols import AT_ONCE, allow_token, cite_copy
from adjudicator.games.notalone.source import Source

HUNT_CARDS_A_ROUND = 1


class Card(NamedTuple):
    """A card about to be played: by whom, its kind ("survival", "hunt"), its name, and at which place explored."""

    who: str
    kind: str
    name: str
    visit: int = -1


# -- what may be played -------------------------------------------------------------------------------------------


def _forbidden(game: NotAlone, kind: str) -> tuple[str, ...]:
    return tuple(one.by for one in game.now(CannotPlay) if one.kind == kind)


def why_not_survival(game: NotAlone, wanted: Card) -> Reasons:
    """The reasons why a Survival card cannot be played now; empty if it can."""
    card = game.printed.survival[wanted.name]
    who = wanted.who
    if who == game.creature:
        return game.reasons("the Creature plays Hunt cards", "survival-cards.2")
    found: Reasons = ()
    if card.phase != PHASE(game):
        rules = (card.by, "survival-cards.4", "survival-card-list.1")
        found += game.reasons(f"{card.name} is a card of Phase {card.phase}", *rules)
    if card.name not in SURVIVAL(game, who):
        found += game.reasons(f"{who} does not hold {card.name}", "survival-cards.5")
    if SURVIVAL_CARD_PLAYED(game, who):
        before = game.printed.survival.get(LAST_SURVIVAL_CARD(game, who))
        both = (card.effect.by, before.effect.by) if before is not None else ()
        found += game.reasons(f"{who} has played a Survival card in this round", "survival-cards.6", *both)
    forbidden = _forbidden(game, "survival")
    if forbidden:
        first = ("order-of-effects.1",) if PHASE_OF_LAST_HUNT_CARD(game) == PHASE(game) else ()
        because = "no Survival card can be played in this round"
        found += game.reasons(because, *forbidden, "survival-cards.12", *first)
    if found:
        return found
    effect = card.effect
    if isinstance(effect, UseInstead):
        return _why_not_instead(game, wanted, card, effect)
    return _without_effect(game, wanted, card)


def _why_not_instead(game: NotAlone, wanted: Card, card: SurvivalCard, effect: UseInstead) -> Reasons:
    """A power in place of one's own needs a power that could be used now."""
    if wanted.visit < 0:
        return _why_no_power_now(game, wanted.who, card, effect)
    source = Source(wanted.who, card.name, visit=wanted.visit)
    gone = _gone(game, wanted.who, effect, EXPLORES(game, wanted.who)[wanted.visit])
    if gone:
        return gone
    if not effect.usable(game, source):
        near = effect.reachable(game, source)
        return tuple(reason for other in near for reason in why_not_power(game, other, effect.by, wanted.who))
    return ALLOWED


def _why_no_power_now(game: NotAlone, who: str, card: SurvivalCard, effect: UseInstead) -> Reasons:
    """The reasons why there is no power of her own at this moment that another could replace."""
    explores = EXPLORES(game, who)
    states = tuple(CHOICE_AT[number](game, who) for number in range(len(explores)))
    if any(state in (ARTEMIA, CREATURE) for state in states):
        return game.reasons("a token has taken the power of the place", effect.banned)
    for place in explores:
        gone = _gone(game, who, effect, place)
        if gone:
            return gone
    late = TURN_OVER(game, who) or USED(game, who)
    because = f"{card.name} stands in place of using the power of one's place"
    return game.reasons(because, effect.late if late else effect.by)


def _gone(game: NotAlone, who: str, effect: UseInstead, place: int) -> Reasons:
    """The reasons why an ineffective or spent power leaves nothing to replace; by the readings it may."""
    name = f"the power of the {place_name(place)}"
    dead = game.ineffective(place)
    if dead and game.reading("gate-on-ineffective-place") == "refused":
        return game.reasons(f"{name} is ineffective", *dead, effect.ineffective)
    spent = used(game, place, "") and place not in USED(game, who)
    if spent and game.reading("gate-when-used-up") == "refused":
        return game.reasons(f"{name} has been used in this round", effect.by, "gate.17")
    return ALLOWED


def _without_effect(game: NotAlone, wanted: Card, card: SurvivalCard) -> Reasons:
    if not _does_nothing(game, wanted) or game.reading("survival-card-without-effect") == "spent":
        return ALLOWED
    return game.reasons(f"{card.name} would do nothing", "adrenaline.4")


def _does_nothing(game: NotAlone, wanted: Card) -> bool:
    return game.printed.survival[wanted.name].effect.changes_nothing(game, wanted.who)


def hunt_cards_allowed(game: NotAlone) -> HowMany:
    """How many Hunt cards the Creature may play in this round."""
    number = HUNT_CARDS_THIS_ROUND(game, game.creature)
    return HowMany(number, ("tracking.2",) if number > HUNT_CARDS_A_ROUND else ())


def copied(game: NotAlone, card: HuntCard) -> HuntCard | None:
    """The Hunt card whose effect another one has: itself, or the one discarded last."""
    if not _is_a_copy(game, card.name):
        return card
    last = LAST_HUNT_CARD(game)
    if not last:
        return None
    if _is_a_copy(game, last):
        last = FLASHBACK_WAS(game)
        if game.reading("flashback-on-flashback") == "nothing" or not last:
            return None
    return game.printed.hunt[last]


def _is_a_copy(game: NotAlone, card: str) -> bool:
    """True of a Hunt card that has the effect of another one."""
    return isinstance(game.printed.hunt[card].does[0], CopyLastHuntCard)


def why_not_hunt(game: NotAlone, wanted: Card) -> Reasons:
    """The reasons why a Hunt card cannot be played now; empty if it can."""
    card = game.printed.hunt[wanted.name]
    if wanted.who != game.creature:
        return game.reasons("the Creature plays Hunt cards", "hunt-cards.3")
    found: Reasons = ()
    does = copied(game, card)
    if does is None:
        if HUNT_CARDS_PLAYED(game, game.creature):
            game.reading("hunt-card-discarded")
        found += game.reasons("there is no Hunt card to copy", "flashback.4")
    elif does.phase != PHASE(game):
        rules = (card.by, "flashback.3") if does is not card else (does.by,)
        because = f"{does.name} is a card of Phase {does.phase}"
        found += game.reasons(because, *rules, "hunt-cards.4", "hunt-card-list.3", *_late(game, does))
    if wanted.name not in HUNT(game, wanted.who):
        found += game.reasons(f"{wanted.who} does not hold {wanted.name}", "hunt-cards.5")
    played = HUNT_CARDS_PLAYED(game, wanted.who)
    if played >= hunt_cards_allowed(game).number:
        found += game.reasons(f"{played} played in this round", "hunt-cards.6", *_limit_rules(game, card))
    forbidden = _forbidden(game, "hunt")
    if forbidden:
        late = ("round.5",) if PHASE(game) == 4 else ()
        found += game.reasons("the Creature cannot play Hunt cards in this round", *forbidden, *late)
    if does is not None and not found:
        found += _why_not_at_this_moment(game, card, does)
    return found


def _late(game: NotAlone, does: HuntCard) -> tuple[str, ...]:
    """The rule that nothing stops the closing move once a new round has begun."""
    stops = any(isinstance(one, Stop) for one in does.does)
    return ("phase-4-end-of-turn.10",) if stops and PHASE(game) == 1 and ROUND_NUMBER(game) > 1 else ()


def _limit_rules(game: NotAlone, card: HuntCard) -> tuple[str, ...]:
    """The limit holds over all phases, for cards that raise it or copy others too, and Tracking makes it two."""
    other = PHASE(game) != PHASE_OF_LAST_HUNT_CARD(game)
    rules = (("hunt-cards.7", other), (card.counted, bool(card.counted)))
    return (*(rule for rule, holds in rules if holds), *hunt_cards_allowed(game).by)


def _why_not_at_this_moment(game: NotAlone, card: HuntCard, does: HuntCard) -> Reasons:
    if does.before_the_choice and any(CHOSEN(game, who) or PLAYED(game, who) for who in game.hunted):
        rule = does.before_the_choice if does is card else "flashback.10"
        return game.reasons("Hunted have chosen their Place cards", rule)
    if does.after_the_reveal and not REVEALED(game):
        return game.reasons("the Place cards are still face down", does.after_the_reveal)
    first = does.does[0]
    lies = isinstance(first, LayToken) and first.token == ARTEMIA and LIES(game, ARTEMIA)
    if lies and game.reading("virus-after-the-token") == "refused":
        return game.reasons("the Artemia token lies on a place already", first.by)
    return _why_not_of_anybody(game, does)


def _why_not_of_anybody(game: NotAlone, does: HuntCard) -> Reasons:
    """The reasons why there is none of the Hunted of whom a card that speaks of one could speak."""
    if does.chooses.what != "hunted":
        return ALLOWED
    closed = tuple(why for _whom, why in game.consider(lambda: _of_whom(game, does)))
    return closed[0] if closed and all(closed) else ALLOWED


# -- playing ------------------------------------------------------------------------------------------------------


def play_card(card: Card) -> Call:
    """The call by which a card is played and takes effect."""
    return Call(PLAY, Playing(card))


class Playing(NamedTuple):
    """A card being played, and what was chosen for it."""

    card: Card
    whom: str = ""
    place: int = 0


def _of_whom(game: NotAlone, does: HuntCard) -> tuple[tuple[str, Reasons], ...]:
    """Each of the Hunted, with the reasons why a Hunt card cannot speak of her."""
    return tuple((whom, why_not_of(game, does, whom)) for whom in game.hunted)


def why_not_of(game: NotAlone, does: HuntCard, whom: str) -> Reasons:
    """The reasons why a Hunt card cannot speak of this Hunted."""
    return tuple(why for one in does.does for why in one.why_not_for(game, whom))


def _choose(game: NotAlone, playing: Playing) -> Result:
    """The player of a Hunt card names of whom or of which place it speaks as she plays it, for all to hear."""
    card = playing.card
    if card.kind != "hunt":
        return None
    does = copied(game, game.printed.hunt[card.name])
    assert does is not None
    if does.chooses.what == "hunted":
        asks = f"the Hunted for {does.name}"
        offer = Offer(whom=_of_whom(game, does), rule=does.chooses.by)
        return ask(game, CHOOSES_HUNTED, card.who, _whom, offer, asks=asks, rule=does.chooses.by)
    if does.chooses.what == "place":
        about, asks = PlacesToChoose(tuple(game.printed.places), 1, does.chooses.by), f"the place for {does.name}"
        return ask(game, CHOOSES_PLACE, card.who, _where, about, asks=asks, rule=does.chooses.by)
    return None


def _whom(game: NotAlone, playing: Playing, option: Option) -> Result:
    ((whom,),) = act_of(option).slots
    return Go(playing._replace(whom=whom))


def _where(game: NotAlone, playing: Playing, option: Option) -> Result:
    return Go(playing._replace(place=act_of(option).slots[0]))


def _play(game: NotAlone, playing: Playing) -> Result:
    """The card leaves the hand, counts towards the limit of the round, and takes effect before any later one."""
    card = playing.card
    game.cite("order-of-effects.1")
    event = Event(f"play {card.kind} card", who=card.who, what=card.name, by=playing.whom)
    if card.kind == "survival":
        return Go(playing, "", (happen(event), *_survival(game, card)))
    return Go(playing, "", (happen(event), Call(HUNT_EFFECT, playing)))


def _survival(game: NotAlone, card: Card) -> tuple[Call, ...]:
    printed = game.printed.survival[card.name]
    game.cite(printed.by, "survival-card-list.1", "survival-cards.3", "survival-cards.10")
    if _does_nothing(game, card):
        game.reading("survival-card-without-effect", "adrenaline.4")
    return resolve(printed.does, Source(card.who, card.name, visit=card.visit))


def _hunt(game: NotAlone, playing: Playing) -> Result:
    card = playing.card
    printed = game.printed.hunt[card.name]
    does = copied(game, printed)
    assert does is not None
    game.cite("hunt-cards.3", *does.used_by)
    if does is not printed:
        cite_copy(game, printed, does, *(("flashback.9",) if _is_a_copy(game, LAST_HUNT_CARD(game)) else ()))
        FLASHBACK_WAS.put(game, TABLE, does.name)
    allow_token(game, does)
    places = (playing.place,) if playing.place else ()
    source = Source(card.who, does.name, playing.whom, places)
    calls = resolve(does.does, source)
    if does.symbol.token == ARTEMIA and PHASE(game) == 1:
        calls = (*calls, Call(AT_ONCE, None))
    return Go(playing, END, (*calls, Call(DISCARD, card)))


def is_played(game: NotAlone, event: Event) -> None:
    kind = "survival" if event.kind == "play survival card" else "hunt"
    who, card = event.who, event.what
    if kind == "survival":
        LAST_SURVIVAL_CARD.put(game, who, card)
        SURVIVAL_CARD_PLAYED.set(game, who, True, "survival-cards.7")
        game.cite("survival-cards.5", "screen-description.3")
        discard_survival_card(game, who, card)
        return
    number = HUNT_CARDS_PLAYED(game, game.creature) + 1
    HUNT_CARDS_PLAYED.set(game, who, number, *hunt_cards_allowed(game).by)
    PHASE_OF_LAST_HUNT_CARD.set(game, TABLE, PHASE(game))
    HUNT.take(game, who, card)


def _discard_hunt(game: NotAlone, card: Card) -> Result:
    """After it is played, or at the end of the round, as the reading has it."""
    if game.readings["hunt-card-discarded"] == "when played":
        game.cite("hunt-cards.5")
        discard_hunt_card(game, card.name)
    else:
        HUNT_CARDS_IN_PLAY.set(game, TABLE, (*HUNT_CARDS_IN_PLAY(game), card.name))
    return Go(card, END)


PLAY = Procedure("a card is played", Step("", "choose", _choose), Step("", "play", _play))
HUNT_EFFECT = Procedure("a Hunt card takes effect", Step("", "effect", _hunt))
DISCARD = Procedure("a Hunt card is discarded", Step("", "discard", _discard_hunt))
