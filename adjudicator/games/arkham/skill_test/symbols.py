"""ST.4: the effects of chaos symbols, one after the other, and the answers to certain tokens (entry Chaos Tokens)."""

from typing import Final

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Go, Result
from adjudicator.games.arkham import chaos_tokens
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import SCENARIO
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.skill_test.outcome import make_automatic
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import APPLIED, LATER, THIS_TEST
from adjudicator.games.arkham.words import Context

APPLY: Final = "the symbols are applied"
"""The name of the step that repeats until every symbol has been applied."""


def announce_symbols(game: Arkham, spec: TestSpec) -> Result:
    """ST.4: let abilities answer before symbol effects are applied."""
    if not game.hears("symbol effects", "when"):
        return None
    return happen(Event("symbol effects", spec.who))


def apply_symbols(game: Arkham, spec: TestSpec) -> Result:
    """Apply the effect of the next symbol; it may reveal another token, whose symbol is then applied too."""
    left = _left(game)
    if not left:
        return None
    effective = tuple(dict.fromkeys(token for token in left if _has_effect(game, token, spec.who)))
    if len(effective) < 2:
        return _apply(game, spec, left[0])
    order = game.reading("order-of-symbols")
    if order == "as revealed":
        return _apply(game, spec, left[0])
    plain = next((token for token in left if token not in effective), "")
    if plain:
        return _apply(game, spec, plain)
    who = game.lead if order == "lead investigator" else spec.who
    options = tuple(Option("resolves", (f"{token} token",), who, token) for token in effective)
    return Ask(Choice((who,), "order of symbols", options, _ORDERED_BY[order]), _chosen)


_ORDERED_BY: Final = {"lead investigator": "lead-investigator.4", "the tester": "faq-resolving-multiple-tokens.2"}
"""The rule by which somebody chooses the order of symbols, by the reading that says who."""


def _chosen(game: Arkham, spec: TestSpec, option: Option) -> Result:
    game.cite(_ORDERED_BY[game.reading("order-of-symbols")])
    return _apply(game, spec, option.meant(str))


def _apply(game: Arkham, spec: TestSpec, token: str) -> Result:
    applied = APPLIED(game)
    APPLIED.put(game, THIS_TEST, (*applied, token))
    return Go(spec, APPLY, _symbol(game, spec, token))


def _left(game: Arkham) -> tuple[str, ...]:
    """The resolved tokens whose symbol has not been applied, in the order in which they were revealed."""
    applied = list(APPLIED(game))
    found: list[str] = []
    for token in chaos_tokens.resolved(game):
        if token in applied:
            applied.remove(token)
        else:
            found.append(token)
    return tuple(found)


def _has_effect(game: Arkham, token: str, who: str) -> bool:
    found = chaos_tokens.symbol(game, token, who)
    return found is not None and bool(found.effects)


def _symbol(game: Arkham, spec: TestSpec, token: str) -> tuple[Call, ...]:
    if token == "auto-fail":
        if game.applies("chaos-tokens.3", "faq-automatic-success-and-failure.4"):
            make_automatic(game, "fail")
        return ()
    if token in ("bless", "curse") and game.edition == "revised":
        further = "bless-and-curse-tokens.5" if token == "bless" else "bless-and-curse-tokens.9"
        return (chaos_tokens.reveal(game, spec.who),) if game.applies("skill-test-timing.19", further) else ()
    found = chaos_tokens.symbol(game, token, spec.who)
    if found is None:
        game.cite("skill-test-timing.20")
        return ()
    if token == "elder sign":
        game.cite("skill-test-timing.18", "chaos-tokens.4")
        game.applied(spec.who, token)
    else:
        game.cite("skill-test-timing.17", "chaos-tokens.2")
        for reference in SCENARIO(game)[:1]:
            game.applied(reference, f"hard {token}" if chaos_tokens.is_hard(game) else token)
    if not found.effects:
        return ()
    game.cite("skill-test-timing.16", "faq-resolving-multiple-tokens.2")
    return (resolve(found.effects, Context(you=spec.who, this=spec.who)),)


def answer_tokens(game: Arkham, spec: TestSpec) -> Result:
    """Resolve the effects of the test's ability for certain revealed tokens, once for any number of them."""
    resolved = chaos_tokens.resolved(game)
    wanted = sum(token in spec.revealed for token in resolved)
    if not wanted:
        return None
    game.cite("faq-resolving-multiple-tokens.4", "faq-resolving-multiple-tokens.5")
    LATER.put(game, THIS_TEST, True)
    return resolve(spec.if_revealed, spec.context)
