"""One of several things that a card offers."""

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Result
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import EffectsByName, Resolving, head, part, resolve
from adjudicator.games.notalone.cards.effect import RULE, YES_NO, CardEffect
from adjudicator.games.notalone.decisions.choose import CHOOSES_HUNTED, CHOOSES_THING, LOSES_WILL, Offer
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose
from adjudicator.games.notalone.decisions.discard import DISCARDS
from adjudicator.games.notalone.effects.place_cards import DiscardPlaces, discarded
from adjudicator.games.notalone.effects.will import LoseWill, RegainWill
from adjudicator.games.notalone.facts import HAND
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.source import Source

_OF_SEVERAL = (CHOOSES_THING, DISCARDS, LOSES_WILL, CHOOSES_HUNTED)

Things = tuple[tuple[str, CardEffect], ...]


class OneOf(CardEffect):
    """One of several things, by the name that a player says; `of_others`: it is done to the other side.

    `forced` is the rule by which whoever cannot do one of them must do the other.
    """

    word = "one of"
    options: Things = head(EffectsByName[CardEffect]())
    of_others: bool = part(YES_NO, False)
    forced: str = part(RULE, "")

    def why_not(self, game: NotAlone, source: Source) -> Reasons:
        """Of several things one is enough."""
        closed = tuple(one.why_not(game, source) for _name, one in self.options)
        return ALLOWED if not all(closed) else tuple(reason for some in closed for reason in some)

    def do(self, game: NotAlone, source: Source) -> Result:
        """She chooses one of those that can be done."""
        there, by = game.consider(lambda: self._possible(game, source))
        if not there:
            return None
        game.cite(*by)
        who = source.who
        if self.of_others and len(there) > 1 and game.reading("scream-who-chooses") == "creature":
            who = game.creature
        asks = f"what {source.card} does"
        return ask(game, _OF_SEVERAL, who, _picked, self._offer(game, source, who), asks=asks, rule=self.by)

    def _possible(self, game: NotAlone, source: Source) -> tuple[Things, tuple[str, ...]]:
        """Those of the things that can be done, and the rules by which it is these and not all of them."""
        left: list[tuple[str, CardEffect]] = []
        by: list[str] = []
        for name, one in self.options:
            reasons = one.why_not(game, source)
            if reasons:
                by += (*(reason.rule for reason in reasons), *((self.forced,) if self.forced else ()))
            else:
                left.append((name, one))
        return tuple(left), tuple(by)

    def _offer(self, game: NotAlone, source: Source, who: str) -> Offer:
        """The things as they are offered: which cards are discarded, and who is helped, is chosen with it."""
        offer = Offer(rule=self.by)
        for name, one in self.options:
            reasons = game.consider(lambda one=one: one.why_not(game, source))  # type: ignore[misc]
            if isinstance(one, DiscardPlaces) and who == source.who:
                to_choose = PlacesToChoose(HAND(game, who), one.number, one.by)
                offer = offer if reasons else offer._replace(discards=to_choose)
            elif isinstance(one, LoseWill) and who == source.who:
                offer = offer._replace(will=one.number)
            elif isinstance(one, RegainWill) and one.chosen:
                offer = offer._replace(whom=one.for_each(game))
            else:
                offer = offer._replace(things=(*offer.things, (name, reasons)))
        return offer

    def of_kind(self, kind: type[CardEffect]) -> tuple[CardEffect, ...]:
        """Those of the things that are of one word."""
        return tuple(one for _name, one in self.options if isinstance(one, kind))


def _picked(game: NotAlone, doing: Resolving[OneOf, Source], option: Option) -> Result:
    effect, source = doing
    act = act_of(option)
    if act.action is DISCARDS:
        game.cite(*(one.by for one in effect.of_kind(DiscardPlaces)[:1]))
        return discarded(game, doing, option)
    if act.action is CHOOSES_HUNTED:
        return resolve(effect.of_kind(RegainWill), source._replace(whom=act.slots[0][0]))
    if act.action is LOSES_WILL:
        return resolve(effect.of_kind(LoseWill), source)
    return resolve((dict(effect.options)[act.slots[0]],), source)
