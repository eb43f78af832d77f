"""A Hunted Resists: she loses 1 or 2 Will and takes back 2 or 4 Place cards."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.kit.decisions import ask
from adjudicator.games.notalone.decisions.choose_places import Places, PlacesToChoose, chosen
from adjudicator.games.notalone.decisions.take_back import TAKES_BACK, TakesBack
from adjudicator.games.notalone.facts import CAME_BACK_WITH_TWO, DISCARD, GAINED, RESISTED, ROUND_NUMBER, WILL
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import lose_will, take_back
from adjudicator.games.notalone.opportunities import PHASE_1
from adjudicator.games.notalone.playing.places import before_playing, must_give_up

CARDS_FOR: Final = {1: 2, 2: 4}
"""How many Place cards a Hunted who Resists takes back for so many Will counters."""


class Resist(Action):
    """Before she plays she spends Will for cards."""

    says, also = ("{who:player} resists with {n:number} will", "{who:player} resists with {n:number}"), "spends loses"
    with_decision = ((" and takes back {cards:places}", TakesBack),)
    when = PHASE_1

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """1 or 2 Will."""
        return CARDS_FOR if who in game.hunted else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """Before she plays, with Will that she has, for cards that are in her discard pile."""
        found = _why_not_resist(game, who, slots[0])
        if found or not must_give_up(game, who):
            return found
        return game.reasons(f"{who} has to Give Up before that", "resist.4")

    def why_not_with(self, game: NotAlone, who: str, *slots: Any, then: Act) -> Reasons:
        """So many cards come from her discard pile."""
        if slots[0] not in CARDS_FOR:
            return ALLOWED
        return TAKES_BACK.why_not_these(game, who, then.slots[0], _to_take_back(game, who, CARDS_FOR[slots[0]]))

    def may_come(self, game: NotAlone, who: str, *slots: Any) -> bool:
        """It is done in Phase 1, or not in this round."""
        return False

    def allowed_by(self, game: NotAlone, who: str, *slots: Any) -> str:
        """So much Will has a rule of its own."""
        return f"resist.{slots[0]}"

    def price(self, game: NotAlone, who: str, *slots: Any) -> tuple[Price, ...]:
        """It is paid for with Will."""
        return (Price(f"{slots[0]} will", "will", slots[0], who),)

    def do(self, game: NotAlone, who: str, *slots: Any) -> Call:
        """She Resists."""
        return happen(Event("resist", who=who, amount=slots[0]))


def _why_not_resist(game: NotAlone, who: str, will: int) -> Reasons:
    """The reasons why a Hunted cannot Resist with so many Will counters now."""
    found = before_playing(game, who)
    if will not in CARDS_FOR:
        return found + game.reasons("it costs 1 or 2 Will", "resist.1", "resist.2")
    has = WILL(game, who)
    if will > has or (will == has and game.reading("last-will-to-resist") == "refused"):
        owns = ("advanced-variant.1",) if CAME_BACK_WITH_TWO(game, who) else ()
        rules = ("resist.3", *owns, *(("resist.4",) if has == 1 else ()))
        counted = ("counters-and-tokens.3",) if will > has else ()
        found += game.reasons(f"{who} has {has} Will", *rules, *counted)
    if RESISTED(game, who) and game.reading("resisting-again") == "once":
        found += game.reasons(f"{who} has Resisted in this round", "resist.7")
    pile = len(DISCARD(game, who))
    if not pile:
        rules = (f"resist.{will}", *(("setup.19",) if ROUND_NUMBER(game) == 1 else ()))
        found += game.reasons(f"{who}'s discard pile is empty", *rules)
    elif pile < CARDS_FOR.get(will, 0) and game.reading("too-few-cards-to-resist") == "refused":
        found += game.reasons(f"{who}'s discard pile holds {pile} cards", "resist.6")
    return found


def resists(game: NotAlone, event: Event) -> tuple[Call, ...]:
    """She loses the Will, and takes back cards for it."""
    who, will = event.who, event.amount
    gained = (one.rule for one in GAINED(game, who))
    game.cite("phase-1-exploration.8", f"resist.{will}", "resist.3", "resist.5", *gained)
    if will == WILL(game, who):
        game.reading("last-will-to-resist", "resist.3")
    if RESISTED(game, who):
        game.reading("resisting-again")
    RESISTED.put(game, who, True)
    return lose_will(who, will, "resisting", Call(REGAIN, (who, CARDS_FOR[will])))


def _to_take_back(game: NotAlone, who: str, number: int) -> PlacesToChoose:
    return PlacesToChoose(DISCARD(game, who), number, "resist.1")


def _regain(game: NotAlone, local: tuple[str, int]) -> Result:
    who, number = local
    pile = DISCARD(game, who)
    if len(pile) < number:
        game.reading("too-few-cards-to-resist", "resist.6")
    to_choose = _to_take_back(game, who, number)
    if len(to_choose.ways) == 1:
        return _taken(who, to_choose.ways[0])
    return ask(game, TAKES_BACK, who, _chosen, to_choose, rule="resist.1")


def _chosen(game: NotAlone, local: object, option: Option) -> Result:
    return _taken(option.who, chosen(option))


def _taken(who: str, places: Places) -> Result:
    return tuple(take_back(who, place, "phase-1-exploration.8") for place in places)


REGAIN = Procedure("cards for Will", Step("", "take back", _regain))
