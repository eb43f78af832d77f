"""ST.7: the results of a test, each resolved completely before the next, in the order that the tester chooses."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.procedures import Ask, Call, Go, Result
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.abilities.in_vain import are_void, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.so_many_times import for_each
from adjudicator.games.arkham.difficulty import spec_of
from adjudicator.games.arkham.facts import COMMITTED, COMMITTED_BY
from adjudicator.games.arkham.game import Arkham, Effect, Test
from adjudicator.games.arkham.icons import committed
from adjudicator.games.arkham.this_test import MARGIN, SPEC, TEST_OUTCOME, TESTER, THIS_TEST
from adjudicator.games.arkham.words import Context


class Due(NamedTuple):
    """A result that may be due; `own` if the test was made for it."""

    source: str
    effects: tuple[Effect, ...]
    context: Context
    own: bool = False
    condition: Test | None = None
    ability: str = ""

    def open(self, game: Arkham) -> bool:
        """True if its condition is met now: each result is determined when its turn comes."""
        return self.condition is None or self.condition.holds(game, self.context)

    def void(self, game: Arkham) -> bool:
        """True if nothing follows from it, so that its place among the others does not matter."""
        return are_void(game, self.context, self.effects)


DUE: Final[Field[tuple[Due, ...]]] = Field("due", (), THIS_TEST)
"""The results of the test that have still to be applied."""


class Added(NamedTuple):
    """A result that an ability adds to the test: if it succeeds (`succeed`), or if it fails (`fail`)."""

    outcome: str
    effects: tuple[Effect, ...]
    context: Context


ADDED: Final[Field[tuple[Added, ...]]] = Field("added results", (), THIS_TEST)
"""What abilities have added to the results of the test."""


class AddResult(NamedTuple):
    """Add a result to the test that is being made."""

    outcome: str
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no test is being made."""
        return SPEC(game) is None

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Note what is due in ST.7 if the test comes out so."""
        ADDED.put(game, THIS_TEST, (*ADDED(game), Added(self.outcome, self.effects, context)))
        return None


_TOGETHER: Final = "results-of-one-ability"
"""The reading that says if what an ability adds to the result of its action is put in order with that."""


def determine(game: Arkham) -> None:
    """Gather everything that may be a result: of the test itself, of committed cards, of tokens."""
    spec = spec_of(game)
    won = TEST_OUTCOME(game) == "succeed"
    margin = MARGIN(game)
    found: list[Due] = []
    context = spec.context.worth(margin)
    own, further = (spec.success, spec.further_success) if won else (spec.failure, spec.further_failure)
    adds = bool(own) and not game.consider(lambda: in_vain(game, context, further))
    apart = adds and game.reading(_TOGETHER) == "put in order"
    results = ((spec.name, own), (spec.source, further)) if apart else ((spec.name, (*own, *further)),)
    found += (Due(name, effects, context, True) for name, effects in results if effects)
    if spec.each_point and not won and margin:
        found.append(Due(spec.name, for_each(game, spec.each_point, margin), context, True))
    for card in committed(game):
        owner = COMMITTED_BY(game, card)
        for number, ability in enumerate(game.cards[card].abilities):
            if ability.kind != ("success" if won else "failure"):
                continue
            mine = Context(you=owner, this=card, points=margin)
            found.append(Due(card, ability.effects, mine, condition=ability.condition, ability=str(number)))
    added = (one for one in ADDED(game) if one.outcome == TEST_OUTCOME(game))
    found += (Due(one.context.this, one.effects, one.context.worth(margin)) for one in added)
    for token in chaos_tokens.resolved(game):
        symbol = chaos_tokens.symbol(game, token, spec.who)
        effects = () if symbol is None else (symbol.success if won else symbol.failure)
        if effects:
            found.append(Due(f"{token} token", effects, Context(you=spec.who, this=spec.who, points=margin)))
    DUE.put(game, THIS_TEST, tuple(found))


def apply_results(game: Arkham, local: object) -> Result:
    """ST.7: apply the next result; among several, the investigator who made the test chooses."""
    due = tuple(one for one in _left(game) if one.open(game))
    if not due:
        return None
    if len(due) == 1 or not game.holds("skill-test-timing.29"):
        return _apply(game, local, due[0])
    void = next((one for one in due if one.void(game)), None)
    if void is not None:
        return _apply(game, local, void)
    who = TESTER(game)
    options = tuple(Option("resolves", (one.source,), who, one) for one in due)
    return Ask(Choice((who,), "order of results", options, "skill-test-timing.29"), _chosen)


def _left(game: Arkham) -> tuple[Due, ...]:
    return DUE(game)


def _chosen(game: Arkham, local: object, option: Option) -> Result:
    game.cite("skill-test-timing.29", "faq-skill-test-results.1")
    return _apply(game, local, option.meant(Due))


_ACTS_FROM = {COMMITTED.name: ("ability.4", "skill-cards.3", "skill-cards.4")}
"""The rules by which an ability on a card resolves from where the card lies."""


def _apply(game: Arkham, local: object, due: Due) -> Result:
    left = list(_left(game))
    left.remove(due)
    DUE.put(game, THIS_TEST, tuple(left))
    game.cite("skill-test-timing.27" if due.own else "skill-test-timing.28")
    if due.ability:
        game.applied(due.source, due.ability)
    zone = game.lies(due.source)[1] if due.source in game.cards else ""
    game.cite(*_ACTS_FROM.get(zone, ()))
    calls: tuple[Call, ...] = (resolve(due.effects, due.context),)
    return Go(local, "ST.7", calls)
