"""The Acquire Assets action: an Influence test, perhaps a Bank Loan, and cards from the reserve."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.actions.action import PhaseAction
from adjudicator.games.eldritch.cards.card import CARD, card
from adjudicator.games.eldritch.cards.words import ACQUIRE_BESIDE_MONSTERS, Shares
from adjudicator.games.eldritch.components.conditions import DEBT
from adjudicator.games.eldritch.decks import ASSET_DECK
from adjudicator.games.eldritch.facts import CONDITIONS, LOANS, RESERVE, RESULT, TAKEN, turn_order
from adjudicator.games.eldritch.held import held
from adjudicator.games.eldritch.opportunities import allowed_beside_monsters, why_not_in_a_city, why_not_with_monsters
from adjudicator.games.eldritch.possessions.conditions import gain_condition, left
from adjudicator.games.eldritch.possessions.gaining import GAINS_A_CARD
from adjudicator.games.eldritch.skill_tests.skill_test import begin_test
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Action, Doing, act_of, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


class AcquireAssets(PhaseAction):
    """An investigator in a City tests Influence to gain cards from the reserve."""

    says = "{who:investigator} acquires assets"
    rule = "acquire-assets-action.2"
    performed = "acquire assets"

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In a City without Monsters."""
        found = why_not_in_a_city(game, who, "acquire-assets-action.1")
        return found + why_not_with_monsters(game, who, "acquire-assets-action.8", ACQUIRE_BESIDE_MONSTERS)

    def permitted_by(self, game: Play, who: str) -> tuple[str, ...]:
        """A card of his lets him acquire Assets beside Monsters."""
        return allowed_beside_monsters(game, who)

    def performs(self, game: Play, who: str, *slots: Any) -> Call:
        """He tests Influence."""
        return Call(ACQUIRING, who)


class TakesABankLoan(Action):
    """An investigator gains a Debt Condition for 2 more successes."""

    says = "{who:investigator} takes a bank loan"
    rule = "bank-loan.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Not with a Debt, nor where every Debt is with somebody."""
        found = not_unless(DEBT not in CONDITIONS(game, who), "bank-loan.3", f"{who} has a Debt")
        found += not_unless(left(game, DEBT) > 0, "component-limitations.1", "no Debt Condition is available")
        return found + not_unless(not LOANS(game, who), "bank-loan-full.1", f"{who} has taken a Bank Loan")

    def price(self, game: Play, who: str, *slots: Any) -> tuple[Price, ...]:
        """A Debt Condition."""
        return (Price("a Debt condition", "condition", 1, who),)

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """Two successes more."""
        RESULT.add(game, who, 2, "bank-loan.2", "tests.1")
        LOANS.put(game, who, 1)
        return gain_condition(who, DEBT, self.rule)


class GainsAssets(Action):
    """An investigator gains cards from the reserve."""

    says = "{who:investigator} gains {cards:assets}"
    rule = "acquire-assets-action.3"
    called = "gains assets"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Any cards of the reserve together."""
        reserve = sorted(RESERVE(game), key=CARD.order)
        numbers = range(1, len(reserve) + 1)
        return [(cards,) for number in numbers for cards in combinations(reserve, number)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Cards of the reserve, worth no more than the result."""
        cards, result = slots[0], RESULT(game, who)
        missing = [name for name in cards if name not in RESERVE(game)]
        found = not_unless(not missing, "reserve-full.3", f"{' and '.join(missing)} is not in the reserve")
        worth = sum(card(game, name).value for name in cards)
        too_much = f"together they are worth {worth}, the test result is {result}"
        return found + not_unless(worth <= result, "acquire-assets-action.4", too_much)

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """They are his."""
        game.cite("acquire-assets-action.4", "reserve-full.4")
        TAKEN.set(game, TABLE, len(slots[0]))
        return tuple(Call(SHARING, Acquired(who, name)) for name in slots[0])


def shares(game: Play, who: str) -> tuple[Shares, ...]:
    """The effects by which others may gain what an investigator acquires."""
    return tuple(word for _card, word in held(game, who, Shares))


class Acquired(NamedTuple):
    """A card that an investigator has acquired, and that he may let another gain."""

    who: str
    card: str


class LetsGain(Action):
    """An investigator lets another gain a card that he has acquired."""

    says = "{who:investigator} lets {whom:investigator} gain {card:asset}"
    rule = "acquire-assets-action.3"
    asks = "who gains the card"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """All others, wherever they are."""
        card = str(game.about or "")
        return [(whom, card) for whom in turn_order(game) if whom != who] if card else []

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Only the card of which it is asked, and by an effect that allows it."""
        found = not_unless(bool(shares(game, who)), "possessions.1", f"nothing lets another gain what {who} acquires")
        return found + not_unless(slots[1] == game.about, self.rule, f"{slots[1]} is not the card that is gained now")


LETS_GAIN: Final = LetsGain()


def _shares(game: Play, acquired: Acquired) -> Result:
    if shares(game, acquired.who):
        return ask(game, LETS_GAIN, acquired.who, _shared, acquired.card, optional=True)
    return _gains(game, acquired, acquired.who)


def _shared(game: Play, acquired: Acquired, option: Option) -> Result:
    if option.declines:
        return _gains(game, acquired, acquired.who)
    game.cite(*(rule for word in shares(game, acquired.who) for rule in word.settled_by))
    return _gains(game, acquired, act_of(option).slots[0])


def _gains(game: Play, acquired: Acquired, who: str) -> Go:
    """Whoever gains it resolves what it says."""
    RESERVE.take(game, TABLE, acquired.card, GAINS_ASSETS.rule)
    return Go(acquired, END, (GAINS_A_CARD.happens(who, what=acquired.card, by=GAINS_ASSETS.rule),))


SHARING: Final = Procedure("an acquired card is gained", Step("", "gain", _shares))


class DiscardsFromTheReserve(Action):
    """An investigator who gains no card discards one from the reserve."""

    says = "{who:investigator} discards {card:asset} from the reserve"
    rule = "acquire-assets-action.7"
    called = "discards from the reserve"

    def rule_by(self, game: Play, who: str) -> str:
        """The rule that allows it: he can gain nothing, or chooses so."""
        able = any(card(game, name).value <= RESULT(game, who) for name in RESERVE(game))
        return f"acquire-assets-action.{6 if able else 5}"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """A card of the reserve."""
        return not_unless(slots[0] in RESERVE(game), "reserve-full.1", f"{slots[0]} is not in the reserve")

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It goes to the discard pile."""
        RESERVE.take(game, TABLE, slots[0], self.rule_by(game, who))
        ASSET_DECK.throw(game, slots[0], "discarding.3")
        TAKEN.set(game, TABLE, 1)
        return None


TAKES_A_BANK_LOAN: Final = TakesABankLoan()
GAINS_ASSETS: Final = GainsAssets()
DISCARDS_FROM_THE_RESERVE: Final = DiscardsFromTheReserve()
DECISIONS: Final = (TAKES_A_BANK_LOAN, GAINS_ASSETS, DISCARDS_FROM_THE_RESERVE)
HAS_ACQUIRED: Final = EventKind("acquire", "{who:investigator} has acquired assets")


def _test(game: Play, who: str) -> Result:
    return begin_test(game, who, "influence")


def _gain(game: Play, who: str) -> Result:
    if not RESERVE(game):
        return None
    return ask(game, DECISIONS, who, _chosen, asks="cards of the reserve", optional=True)


def _chosen(game: Play, who: str, option: Option) -> Result:
    """With a Bank Loan he may gain more; cards are gained, or one is discarded, once."""
    if option.declines:
        return None
    calls = done(game, option)
    return Go(who, "gain", calls) if act_of(option).action is TAKES_A_BANK_LOAN else calls


def _refill(game: Play, who: str) -> Result:
    """Only now come new cards in the place of those that have gone."""
    number = TAKEN(game)
    LOANS.put(game, who, 0)
    TAKEN.set(game, TABLE, 0)
    game.cite("reserve-full.3")
    return (*(ASSET_DECK.draw(who, RESERVE) for _ in range(number)), HAS_ACQUIRED.happens(who))


ACQUIRING: Final = Procedure(
    "acquiring assets",
    Step("", "test", _test),
    Step("", "gain", _gain),
    Step("", "refill", _refill),
)
