"""Committing cards to a test in ST.2 (entry Skill Test Timing)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.engine.values import Contribution
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.actions.extra_costs import PAY_EXTRA
from adjudicator.games.arkham.facts import COMMITTED, COMMITTED_BY, DISCARD, HAND, PERIL
from adjudicator.games.arkham.game import Arkham, Cost, Which
from adjudicator.games.arkham.icons import committed, matching
from adjudicator.games.arkham.moments import at_step
from adjudicator.games.arkham.this_test import SKILL, SPEC, TESTER
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place
from adjudicator.games.kit.opportunities import Offers, Opportunity


def modifiers(game: Arkham) -> tuple[Contribution, ...]:
    """+1 for each matching icon on the committed cards."""
    skill = SKILL(game)
    return tuple(
        Contribution("add", count, card, "skill-test-timing.12")
        for card in committed(game)
        if (count := matching(game, card, skill))
    )


def why_not_commit(game: Arkham, who: str, card: str) -> Reasons:
    """The reasons why an investigator may not commit a card now, by the test, its step or the card."""
    return game.that_hold(_against(game, who, card))


def _against(game: Arkham, who: str, card: str) -> Reasons:
    if SPEC(game) is None:
        because = "no skill test is being made"
        return (Reason("skill-test-timing.8", because), Reason("skill-test-timing.1", "cards are committed in ST.2"))
    moment = at_step(game, "skill test", "ST.2")
    if moment == "here":
        return _why_not_commit(game, who, card)
    when = "which is over" if moment == "late" else "which comes later"
    return (Reason("skill-test-timing.1", f"cards are committed in ST.2, {when}"), *_why_not_commit(game, who, card))


def _why_not_commit(game: Arkham, who: str, card: str, *zones: str) -> Reasons:
    """The reasons why an investigator cannot commit a card of theirs to the test, whenever they try.

    It lies in hand, or in another of these zones.
    """
    tester, skill = TESTER(game), SKILL(game)
    reasons: list[Reason] = []
    if not any(game.lies(card) == (who, zone) for zone in (HAND.name, *zones)):
        reasons.append(Reason("skill-test-timing.8", f"{game.name(card)} is not in {game.name(who)}'s hand"))
    if not matching(game, card, skill):
        rule = "skill-test-timing.13" if who == tester else "skill-test-timing.10"
        reasons.append(Reason(rule, f"{game.name(card)} has neither {skill} nor wild icons"))
    if who != tester:
        if not game.location(tester) or game.location(who) != game.location(tester):
            reasons.append(Reason("skill-test-timing.9", f"{game.name(who)} is not at {game.name(tester)}'s location"))
        if any(COMMITTED_BY(game, c) == who for c in committed(game)):
            reasons.append(Reason("skill-test-timing.9", f"{game.name(who)} has committed a card already"))
        own = next((n for n, a in enumerate(game.cards[card].abilities) if a.kind == "commit own"), None)
        if own is not None:
            game.applied(card, str(own))
            reasons.append(
                Reason(
                    "play-restrictions-permissions-and-instructions.1",
                    f"{game.name(card)} is committed only to one's own test",
                )
            )
    reasons += _unmet(game, who, card)
    for cost in _costs(game, card):
        reasons += (Reason("faq-additional-costs.1", why.because) for why in cost.reasons(game, Context(who, card)))
    drawer = PERIL(game)
    if drawer not in ("", who):
        reasons.append(Reason("peril.5", f"{game.name(drawer)} resolves a card with peril"))
    reasons += limits.commit_reasons(game, card)
    for ban in banned(game, "commit", card, who):
        reasons.append(Reason("cannot.1", f"{game.name(ban)} says that {game.name(card)} cannot be committed"))
    return tuple(reasons)


def _unmet(game: Arkham, who: str, card: str) -> Reasons:
    """The reason of the card itself, if it is committed only on a condition that is not met."""
    for number, ability in enumerate(game.cards[card].abilities):
        context = Context(you=who, this=card)
        if ability.kind == "commit if" and ability.condition is not None and not ability.condition.holds(game, context):
            game.applied(card, str(number))
            because = f"{game.name(card)} is committed only on a condition that is not met"
            return (Reason("play-restrictions-permissions-and-instructions.1", because),)
    return ()


def _options(game: Arkham) -> Options:
    """The cards that each investigator may commit."""
    cards = tuple((who, card) for who in game.investigators for card in HAND(game, who))
    legal = game.consider(lambda: tuple(one for one in cards if not why_not_commit(game, *one)))
    return tuple(Option("commit", (card,), who, card) for who, card in legal)


def _commit(game: Arkham, option: Option) -> tuple[Call, ...]:
    """A card is committed, when its additional costs are paid."""
    card, who = option.meant(str), option.who
    tester = TESTER(game)
    game.cite("skill-test-timing.8" if who == tester else "skill-test-timing.9")
    game.cite("skill-test-timing.6", "skill-test-timing.11", "skill-test-timing.14")
    paid, one = _paid(game, who, card), Committed(who, card)
    return (*paid, Call(COMMITTED_ONE, one)) if paid else _put(game, one)


COMMIT: Final = Opportunity(
    "commit cards",
    "skill-test-timing.8",
    lambda game: game.investigators,
    optional=True,
    offers=Offers(_options, _commit),
)
"""Everybody may commit cards from hand in ST.2, at no cost, until all have passed."""


class Committed(NamedTuple):
    """An investigator commits a card to the test."""

    who: str
    card: str

    @property
    def context(self) -> Context:
        """The context of the card's own words."""
        return Context(you=self.who, this=self.card)


def _costs(game: Arkham, card: str) -> tuple[Cost, ...]:
    """The additional costs of committing a card."""
    return tuple(
        cost for ability in game.cards[card].abilities if ability.kind == "commit cost" for cost in ability.costs
    )


def _paid(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """Pay the additional costs of committing a card."""
    return tuple(Call(PAY_EXTRA, (cost, Context(you=who, this=card))) for cost in _costs(game, card))


def _put(game: Arkham, local: Committed) -> tuple[Call, ...]:
    """The card is committed, and what it says for this moment resolves."""
    limits.commit(game, local.who, local.card)
    place(game, local.card, "test", COMMITTED, "faq-limbo.3")
    COMMITTED_BY.put(game, local.card, local.who)
    found = (ability for ability in game.cards[local.card].abilities if ability.kind == "committed")
    due = (one for one in found if one.condition is None or one.condition.holds(game, local.context))
    own = tuple(resolve(ability.effects, local.context) for ability in due)
    if not game.hears(COMMITS, "after"):
        return own
    return (*own, happen(Event(COMMITS, local.who, local.card, local.card)))


COMMITS: Final = "commit a card"
"""The event that a card is committed to a test."""


def _put_once_paid(game: Arkham, local: Committed) -> Result:
    return _put(game, local)


COMMITTED_ONE: Final = Procedure("a card is committed", Step("", "commit", _put_once_paid))


class CommitIt(NamedTuple):
    """Commit a card from hand or discard pile to the test that is being made, whatever its step."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no test is being made, or the card cannot be committed to it."""
        return not self._found(game, context)

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        cards = self.which.all(game, context)
        return tuple(card for card in cards if not _why_not_commit(game, context.you, card, DISCARD.name))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons why the card cannot be committed."""
        cards = self.which.all(game, context)
        return tuple(reason for card in cards for reason in _why_not_commit(game, context.you, card, DISCARD.name))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Commit it."""
        calls: list[Call] = []
        for card in self._found(game, context)[:1]:
            game.cite("skill-test-timing.8" if context.you == TESTER(game) else "skill-test-timing.9")
            calls += [*_paid(game, context.you, card), Call(COMMITTED_ONE, Committed(context.you, card))]
        return tuple(calls)
