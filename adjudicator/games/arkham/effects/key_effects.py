"""Effects on key tokens (entry Keys, Innsmouth)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Chance, Choice, Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step, Then
from adjudicator.games.arkham import key_tokens
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.facts import CLUES, FACEDOWN_KEYS, KEYS, KEYS_ASIDE, MIXED_KEYS
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context


class PlaceKeys(NamedTuple):
    """Place keys faceup on something, or on the investigator who takes control of them."""

    keys: tuple[str, ...]
    on: Which
    rule: str = "keys-innsmouth.5"

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if they lie there already, nobody knows where they are, or there is no such place."""
        places = self.on.all(game, context)
        return not places or set(key_tokens.to_be_found(game, self.keys)) <= set(KEYS(game, places[0]))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of keys that lie facedown somewhere."""
        return key_tokens.why_not_found(game, self.keys)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place them: those of which it is known where they are."""
        for place in self.on.all(game, context)[:1]:
            for key in key_tokens.to_be_found(game, self.keys):
                key_tokens.lay(game, key, place, self.rule)
        return None


class TakeKeysOn(NamedTuple):
    """Take control of all keys that lie faceup on something."""

    on: Which
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no key lies there, or nobody takes it."""
        return not self.who.all(game, context) or not any(KEYS(game, one) for one in self.on.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take them."""
        for investigator in self.who.all(game, context)[:1]:
            for key in tuple(key for one in self.on.all(game, context) for key in KEYS(game, one)):
                key_tokens.lay(game, key, investigator, "keys-innsmouth.9")
        return None


class PlaceKeyAtRandom(NamedTuple):
    """Place one of the keys that are set aside, taken at random, faceup on something."""

    on: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no key is set aside, or there is no such place."""
        return not KEYS_ASIDE(game) or not self.on.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take a key at random; the only one is taken without chance."""
        places, keys = self.on.all(game, context)[:1], KEYS_ASIDE(game)
        if not places or not keys:
            return None
        if len(keys) == 1:
            key_tokens.lay(game, keys[0], places[0], "keys-innsmouth.5")
            return None
        options = tuple(Option("takes", (key,), "", key, f"{key} key") for key in keys)
        # They are mixed facedown, and one is flipped.
        return Ask(Chance(context.you, "facedown key", options, rule=key_tokens.ALIKE), Then(_placed, (places[0],)))


def _placed(game: Arkham, place: str, option: Option) -> Result:
    key_tokens.lay(game, option.meant(str), place, "keys-innsmouth.5")
    return None


class ShuffleKeys(NamedTuple):
    """Shuffle keys facedown and place one on each of several places."""

    keys: tuple[str, ...]
    on: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such place."""
        return not self.on.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place them; their backs are alike."""
        places = tuple(self.on.all(game, context))
        key_tokens.lay_facedown(game, self.keys, places, "keys-innsmouth.2", "keys-innsmouth.4")
        return None


class SetKeysAside(NamedTuple):
    """Set keys aside, out of play."""

    keys: tuple[str, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if they are set aside already, or nobody knows where they are."""
        return set(key_tokens.to_be_found(game, self.keys)) <= set(KEYS_ASIDE(game))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of keys that lie facedown somewhere."""
        return key_tokens.why_not_found(game, self.keys)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Set them aside: those of which it is known where they are."""
        for key in key_tokens.to_be_found(game, self.keys):
            key_tokens.set_aside(game, key, "keys-innsmouth.4")
        return None


class FlipKeys(NamedTuple):
    """Flip the facedown keys on something: chance says which they are."""

    on: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no facedown key lies there."""
        return not any(FACEDOWN_KEYS(game, place) for place in self.on.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Flip one after another."""
        places = (place for place in self.on.all(game, context) if FACEDOWN_KEYS(game, place))
        return tuple(Call(FLIPPING, _Facedown(context.you, place)) for place in places)


class _Facedown(NamedTuple):
    """A place with facedown keys, and who flips them."""

    who: str
    place: str


def _flip(game: Arkham, local: _Facedown) -> Result:
    """Flip a key: any of those that lie facedown somewhere may be this one."""
    unknown = MIXED_KEYS(game)
    if not FACEDOWN_KEYS(game, local.place) or not unknown:
        return Go(local, END)
    if len(unknown) == 1:
        key_tokens.turn_up(game, unknown[0], local.place)
        return Go(local, "flip")
    options = tuple(Option("takes", (key,), "", key, f"{key} key") for key in unknown)
    return Ask(Chance(local.who, "facedown key", options, rule=key_tokens.ALIKE), _flipped)


def _flipped(game: Arkham, local: _Facedown, option: Option) -> Result:
    game.cite(key_tokens.ALIKE)
    key_tokens.turn_up(game, option.meant(str), local.place)
    return Go(local, "flip")


FLIPPING: Final = Procedure("facedown keys are flipped", Step("", "flip", _flip))


class TakeTheKeysHere(NamedTuple):
    """Take control of the keys on a location without clues: what the rules let every investigator do."""

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations whose keys may be taken."""
        places = (entity for entity in key_tokens.bearing(game) if game.cards[entity].type == "location")
        return tuple(place for place in places if not self.why_not(game, context, place))

    def why_not(self, game: Arkham, context: Context, target: str) -> Reasons:
        """The reasons why these keys cannot be taken: clues are there, or the investigator is not."""
        name, rule = game.name(target), "keys-innsmouth.6"
        if game.cards[target].type != "location" or not key_tokens.bears_keys(game, target):
            return (Reason(rule, f"no key lies on {name}"),)
        if CLUES(game, target):
            return (Reason(rule, f"there are clues on {name}"),)
        near = game.location(context.you) == target
        if near or game.reading("keys-of-another-location", rule) == "taken":
            return ()
        return (Reason(rule, f"{game.name(context.you)} is not at {name}"),)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such location."""
        return not self.targets(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons against the keys that lie on locations."""
        places = (entity for entity in key_tokens.bearing(game) if game.cards[entity].type == "location")
        return tuple(reason for place in places for reason in self.why_not(game, context, place))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Take all of them."""
        return on_target(game, context, self.targets(game, context), "location with keys", _take_all)


def _take_all(game: Arkham, context: Context, place: str) -> Result:
    key_tokens.hand_over(game, place, context.you, "keys-innsmouth.6")
    return None


class GiveKeys(NamedTuple):
    """Give any number of one's keys to another investigator at the same location."""

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The others at the location."""
        others = (who for who in game.investigators if who != context.you)
        return tuple(who for who in others if not self.why_not(game, context, who))

    def why_not(self, game: Arkham, context: Context, target: str) -> Reasons:
        """The reasons against: there is no key, or the other one is elsewhere."""
        rule = "keys-innsmouth.12"
        if target == context.you:
            return (Reason(rule, "keys are given to another investigator"),)
        if not KEYS(game, context.you):
            return (Reason(rule, f"{game.name(context.you)} controls no key"),)
        if game.location(target) != game.location(context.you):
            return (Reason(rule, f"{game.name(target)} is at another location"),)
        return ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nobody to give them to."""
        return not self.targets(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons against each of the others."""
        others = (who for who in game.investigators if who != context.you)
        found = tuple(reason for who in others for reason in self.why_not(game, context, who))
        return found or (Reason("keys-innsmouth.12", "there is no other investigator"),)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Choose the keys that are given."""
        return on_target(game, context, self.targets(game, context), "investigator to give keys to", _give)


def _give(game: Arkham, context: Context, target: str) -> Result:
    return Call(GIVING, _Giving(context.you, target))


class _Giving(NamedTuple):
    """An investigator who gives keys to another one; at least one is given."""

    who: str
    to: str
    given: bool = False


def _choose(game: Arkham, local: _Giving) -> Result:
    """Choose the next key that is given, until the investigator has given enough."""
    left = KEYS(game, local.who)
    if not left:
        return Go(local, END)
    if len(left) == 1 and not local.given:
        return _given(game, local, left[0])
    options = tuple(Option("choose", (key,), local.who, key) for key in left)
    enough = (PASS,) if local.given else ()
    what = "key to give"
    question = Choice((local.who,), what, (*options, *enough), "keys-innsmouth.12", optional=local.given)
    return Ask(question, Then(_chosen, (local,)))


def _chosen(game: Arkham, local: _Giving, option: Option) -> Result:
    return Go(local, END) if option.declines else _given(game, local, option.meant(str))


def _given(game: Arkham, local: _Giving, key: str) -> Result:
    key_tokens.lay(game, key, local.to, "keys-innsmouth.12")
    return Go(local._replace(given=True), "choose")


GIVING: Final = Procedure("keys are given", Step("", "choose", _choose))
