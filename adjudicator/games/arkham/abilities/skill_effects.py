"""Effects that make a test or bear on one: fight, investigate, evade, test, automatic outcomes, tokens."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event, happen
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Ask, Call, Result
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.token_effects import AttackDamage, Discover
from adjudicator.games.arkham.abilities.which import Described
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.skill_test import tokens
from adjudicator.games.arkham.skill_test.outcome import make_automatic
from adjudicator.games.arkham.skill_test.skill_test import begin
from adjudicator.games.arkham.skill_test.spec import TestSpec
from adjudicator.games.arkham.skill_test.without_a_test import reveal_without_a_test
from adjudicator.games.arkham.values import Lasting, add_lasting
from adjudicator.games.arkham.words import Context, Effect, Number, Which
from adjudicator.games.arkham.zones import place


class During(NamedTuple):
    """What holds for one test: another skill, modifiers, what happens if certain tokens are revealed, and after it."""

    skill: str = ""
    gets: tuple[tuple[str, Number], ...] = ()
    target_gets: tuple[tuple[str, Number], ...] = ()
    damage: Number | None = None
    instead_of_damage: Number | None = None
    failed_damage: Number | None = None
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    instead: tuple[Effect, ...] = ()
    revealed: tuple[str, ...] = ()
    if_revealed: tuple[Effect, ...] = ()
    later_if_revealed: tuple[Effect, ...] = ()
    afterwards: tuple[Effect, ...] = ()

    def prepare(self, game: Arkham, context: Context, target: str) -> None:
        """The modifiers of the test begin."""
        for stat, number in self.gets:
            add_lasting(
                game,
                Lasting(None, context.you, stat, "add", number, "end of the test", context.this, context),
            )
        for stat, number in self.target_gets:
            add_lasting(game, Lasting(None, target, stat, "add", number, "end of the test", context.this, context))

    def spec(self, context: Context, kind: str, skill: str, target: str, stat: str) -> TestSpec:
        """The test without its own results."""
        return TestSpec(
            context.you,
            self.skill or skill,
            stat,
            source=context.this,
            kind=kind,
            target=target,
            revealed=self.revealed,
            if_revealed=self.if_revealed,
            later_if_revealed=self.later_if_revealed,
            afterwards=self.afterwards,
            context=context,
        )


def _chosen_target(context: Context, found: tuple[str, ...]) -> str:
    return next((target for target in context.chosen if target in found), "")


class Fight(NamedTuple):
    """Fight: attack an enemy at one's location by a combat test against its fight value."""

    during: During = During()
    which: Which | None = None

    @property
    def designator(self) -> str:
        """The bold word of the ability."""
        return "fight"

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The enemies that may be attacked, engaged with whomever or with nobody."""
        here = game.location(context.you)
        found = [e for e in game.zone(here, "here") if game.cards[e].type == "enemy"] if here else []
        for investigator in game.investigators:
            if game.location(investigator) == here:
                found += game.enemies_of(investigator)
        if self.which is not None:
            found = [e for e in found if self.which.fits(game, context, e)]
            found += [e for e in self.which.all(game, context) if e not in found]
        return tuple(e for e in found if not self.why_not(game, context, e))

    def _reaches(self, game: Arkham, context: Context, enemy: str) -> bool:
        """Whether the card itself says that an enemy of this place may be attacked."""
        named = isinstance(self.which, Described) and self.which.at is not None
        return named and self.which is not None and self.which.fits(game, context, enemy)

    def why_not(self, game: Arkham, context: Context, enemy: str) -> Reasons:
        """Why this enemy cannot be attacked."""
        if game.cards[enemy].type != "enemy":
            return (Reason("fight-action.2", f"{game.name(enemy)} is not an enemy"),)
        elsewhere = game.location(enemy) != game.location(context.you)
        if elsewhere and not self._reaches(game, context, enemy):
            return (Reason("fight-action.3", f"{game.name(enemy)} is not at {game.name(context.you)}'s location"),)
        if game.has_keyword(enemy, "aloof") and not game.engaged(enemy):
            return (Reason("aloof.5", f"{game.name(enemy)} is aloof and engaged with nobody"),)
        return ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no enemy to attack."""
        return not self.targets(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The attack is made."""
        return _on_target(game, context, self.targets(game, context), "enemy to attack", self._attack)

    def _attack(self, game: Arkham, context: Context, enemy: str) -> Result:
        self.during.prepare(game, context, enemy)
        game.cite("fight-action.2")
        if game.location(enemy) != game.location(context.you):
            game.cite("golden-rules.2")
        engaged = game.engaged(enemy)
        own = "fight-action.13" if engaged == context.you else "fight-action.15"
        game.cite(own if engaged else "fight-action.14")
        return begin(self.make(game, context, enemy))

    def make(self, game: Arkham, context: Context, enemy: str) -> TestSpec:
        """The test by which the enemy is attacked."""
        during = self.during
        spec = during.spec(context, "attack", "combat", enemy, "fight")
        damage = AttackDamage(during.damage, during.instead_of_damage)
        failed = AttackDamage(during.damage, during.failed_damage, failed=True)
        return spec._replace(success=(damage, *during.success), failure=(failed, *during.failure))


class Investigate(NamedTuple):
    """Investigate: an intellect test against the shroud of one's location."""

    during: During = During()

    @property
    def designator(self) -> str:
        """The bold word of the ability."""
        return "investigate"

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether one is at no location, or at one that cannot be investigated for want of clues."""
        location = game.location(context.you)
        return not location or not _may_be_investigated(game, location)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The location is investigated."""
        location = game.location(context.you)
        if not location or not _may_be_investigated(game, location):
            return None
        self.during.prepare(game, context, location)
        game.cite("investigate-action.2", "investigate-action.3")
        return begin(self.make(game, context))

    def make(self, game: Arkham, context: Context) -> TestSpec:
        """The test by which one's location is investigated."""
        during = self.during
        spec = during.spec(context, "investigate", "intellect", game.location(context.you), "shroud")
        own = during.instead or (Discover(investigating=True),)
        return spec._replace(success=(*own, *during.success), failure=(Missed(), *during.failure))


def _may_be_investigated(game: Arkham, location: str) -> bool:
    """Whether a location may be investigated: one without clues only by one reading."""
    return bool(game.number(location, "clues")) or game.reading("investigating-without-clues") == "allowed"


class Missed(NamedTuple):
    """A failed investigation discovers nothing."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """It changes nothing."""
        return True

    def resolve(self, game: Arkham, context: Context) -> Result:
        """No clue is discovered."""
        game.cite("investigate-action.7", "investigate-action.8")
        return None


class Evade(NamedTuple):
    """Evade: an agility test against the evade value of an enemy engaged with one."""

    during: During = During()

    @property
    def designator(self) -> str:
        """The bold word of the ability."""
        return "evade"

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The enemies engaged with the investigator."""
        return game.enemies_of(context.you)

    def why_not(self, game: Arkham, context: Context, enemy: str) -> Reasons:
        """Why this enemy cannot be evaded."""
        if game.engaged(enemy) != context.you:
            return (Reason("evade-action.9", f"{game.name(enemy)} is not engaged with {game.name(context.you)}"),)
        return ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no enemy to evade."""
        return not self.targets(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The evasion is attempted."""
        return _on_target(game, context, self.targets(game, context), "enemy to evade", self._evade)

    def _evade(self, game: Arkham, context: Context, enemy: str) -> Result:
        self.during.prepare(game, context, enemy)
        game.cite("evade-action.2")
        return begin(self.make(game, context, enemy))

    def make(self, game: Arkham, context: Context, enemy: str) -> TestSpec:
        """The test by which the enemy is to be evaded."""
        during = self.during
        spec = during.spec(context, "evade", "agility", enemy, "evade")
        return spec._replace(success=(Evaded(), *during.success), failure=(NotEvaded(), *during.failure))


class Evaded(NamedTuple):
    """The enemy of an evasion test that succeeded is evaded."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """It always does something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The enemy is evaded in ST.7."""
        enemy = game.text("test", "target")
        game.cite("evade-action.3", "evade-action.4")
        return evade_enemy(game, context.you, enemy, "success")


class NotEvaded(NamedTuple):
    """The enemy of an evasion test that failed is not evaded."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """It changes nothing."""
        return True

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The enemy stays as it is."""
        game.cite("evade-action.5")
        return None


def evade_enemy(game: Arkham, who: str, enemy: str, how: str) -> Call:
    """The call by which an enemy is evaded."""
    return happen(Event("evade", who, enemy, "", game.location(who), how))


def _evaded(game: Arkham, event: Event, scope: str) -> None:
    enemy = event.what
    if not game.in_play(enemy):
        return
    if game.ready(enemy):
        game.cite("evade-action.7")
        game.write(enemy, "exhausted", True)
    if game.engaged(enemy):
        game.cite("evade-action.8")
        place(game, enemy, game.location(enemy), "here")


Arkham.impacts["evade"] = _evaded


class EvadeAutomatically(NamedTuple):
    """Automatically evade enemies: no test is made."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is none."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """They are evaded, but not by a successful evasion."""
        game.cite("evade-action.6", "faq-automatic-success-and-failure.5")
        return tuple(evade_enemy(game, context.you, e, "automatic") for e in self.which.all(game, context))


class TestSkill(NamedTuple):
    """Test a skill against a difficulty, with results for success and failure."""

    skills: tuple[str, ...]
    difficulty: Number
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    each_point: tuple[Effect, ...] = ()
    who: Which | None = None
    kind: str = ""

    def futile(self, game: Arkham, context: Context) -> bool:
        """A test may always do something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The test is made by each of them."""
        if len(self.skills) > 1:
            options = tuple(Option("tests", (skill,), context.you, skill) for skill in self.skills)
            return Ask(Choice((context.you,), "skill to test", options), self._with)
        return self._test(game, context, self.skills[0])

    def _with(self, game: Arkham, context: Context, option: Option) -> Result:
        return self._test(game, context, cast(str, option.value))

    def _test(self, game: Arkham, context: Context, skill: str) -> Result:
        testers = self.who.all(game, context) if self.who else (context.you,)
        return tuple(
            begin(
                TestSpec(
                    tester,
                    skill,
                    self.difficulty,
                    source=context.this,
                    kind=self.kind,
                    success=self.success,
                    failure=self.failure,
                    each_point=self.each_point,
                    context=context._replace(you=tester),
                )
            )
            for tester in testers
        )


class Automatically(NamedTuple):
    """The test automatically succeeds or fails."""

    outcome: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether no test is being made."""
        return game.state.read("test", "spec") is None

    def resolve(self, game: Arkham, context: Context) -> Result:
        """It takes effect in ST.6."""
        make_automatic(game, self.outcome)
        return None


class RevealTokens(NamedTuple):
    """Reveal tokens: more than one in place of one, or another one; all to be resolved or all but one ignored."""

    amount: Number
    ignore: bool = False
    instead: bool = False
    then: tuple[Effect, ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """It always may do something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The tokens are revealed now, or when tokens come to be revealed."""
        amount = self.amount.of(game, context)
        if self.instead:
            game.state.write("test", "reveals", amount)
            game.state.write("test", "ignores", self.ignore or None)
            return None
        if game.state.read("test", "spec") is None:
            return reveal_without_a_test(amount, self.then, context)
        reveals = tokens.reveal(context.you, amount, ignore=self.ignore)
        return (reveals, resolve(self.then, context)) if self.then else reveals


class CancelToken(NamedTuple):
    """Cancel the revealed token and return it to the bag."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether no token is being revealed."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The token counts no more."""
        tokens.cancel_token(game, game.event(context.scope).what)
        return None


class SwitchToken(NamedTuple):
    """Switch the minus of the revealed token to a plus."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether no token is being revealed."""
        return not context.scope

    def resolve(self, game: Arkham, context: Context) -> Result:
        """From now on its modifier counts the other way."""
        switched = cast("tuple[str, ...]", game.state.read("test", "switched", ()))
        game.state.write("test", "switched", (*switched, game.event(context.scope).what))
        return None


class KeepTokens(NamedTuple):
    """Put the revealed tokens on a card instead of returning them to the bag."""

    on: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether no token was revealed."""
        return not tokens.revealed(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Whatever speaks of the revealed token applies to each that is resolved."""
        found = tokens.resolved(game)
        if len(found) > 1:
            game.cite("faq-resolving-multiple-tokens.1")
        game.state.write("test", "kept", found)
        for card in self.on.all(game, context)[:1]:
            game.write(card, "chaos tokens", (*tokens.tokens_on(game, card), *found))
        return None


class AddTokens(NamedTuple):
    """Add chaos tokens to the bag."""

    tokens: tuple[tuple[str, Number], ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """It may always do something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """As many as there is room for are added."""
        for token, number in self.tokens:
            added = tokens.add_to_bag(game, token, number.of(game, context))
            game.note(f"{added} {token} added to the chaos bag")
        return None


class TakeTokens(NamedTuple):
    """Take chaos tokens out of the bag."""

    tokens: tuple[tuple[str, Number], ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there are no such tokens in the bag."""
        present = dict(tokens.bag(game))
        return not any(present.get(token) for token, _number in self.tokens)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """As many as there are, up to the amount, go back to the token pool."""
        for token, number in self.tokens:
            taken = tokens.take_from_bag(game, token, number.of(game, context))
            game.note(f"{taken} {token} taken out of the chaos bag")
        return None


class NoTokens(NamedTuple):
    """Until the end of a period no chaos tokens are revealed for one's tests."""

    until: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """It may always do something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """From now on ST.3 and ST.4 reveal nothing for this investigator."""
        game.write(context.you, "reveals no tokens", self.until)
        return None


def _on_target(game: Arkham, context: Context, found: tuple[str, ...], what: str, go: object) -> Result:
    if not found:
        game.note(f"there is no {what}")
        return None
    target = _chosen_target(context, found)
    if target or len(found) == 1:
        return cast(Result, go(game, context._replace(chosen=(target or found[0],)), target or found[0]))  # type: ignore[operator]
    options = tuple(Option("choose", (entity,), context.you, entity) for entity in found)
    choice = Choice((context.you,), what, options)
    return Ask(choice, lambda g, _c, option: go(g, context._replace(chosen=(option.value,)), option.value))  # type: ignore[operator]
