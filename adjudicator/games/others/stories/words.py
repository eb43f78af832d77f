"""The words of a story board: what its tasks, its events and its special preparation bring."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.effects import Effect, Effects, Resolving, Vocabulary, head, part, resolve
from adjudicator.games.kit.kinds import Kind, Named, Number, Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.apocalypse import rise
from adjudicator.games.others.components.boards import BOARDS
from adjudicator.games.others.components.city import ALTAR, SPACE, TOKENS, SpaceOr, city_of, spaces_of
from adjudicator.games.others.events import ALTAR_PLACED, PLACED
from adjudicator.games.others.facts import DEATHS, STANDS, beside_the_board, hero_number, kind_of, sins_player
from adjudicator.games.others.nests import free_nests, nests
from adjudicator.games.others.phases.end_of_round import SUMMONS_EVENT
from adjudicator.language.shapes import AnyOf, OneOf, Shape, Whole

HERO_NUMBER: Final = "hero number"
"""The Hero Number icon."""

Amount = int | str
Rules = tuple[str, ...]


class HowMany(Kind[Amount]):
    """A number, or the Hero Number icon."""

    def __init__(self) -> None:
        super().__init__("a number, or the Hero Number")

    def shape(self) -> Shape[Amount]:
        """Either."""
        return AnyOf(self.meaning, text=OneOf(HERO_NUMBER), number=Whole(1, 99))

    def data(self, value: Amount) -> object:
        """As a file writes it."""
        return value


def amount_of(game: Play, amount: Amount) -> int:
    """How many that are: the Hero Number counts the heroes in use."""
    return hero_number(game) if amount == HERO_NUMBER else int(amount)


def rules_of(amount: Amount) -> Rules:
    """The rules by which it is so many, where it is not a plain number."""
    return ("hero-number.1", "hero-number.2") if amount == HERO_NUMBER else ()


class StoryEffect(Effect):
    """A word of a story board; its source are the rules by which the board brings it."""

    def rules(self, source: Rules) -> Rules:
        """Those by which the board brings it."""
        return source


# -- tokens -----------------------------------------------------------------------------------------------------------

ANYWHERE, DISTRICT, STREET = "anywhere", "district", "street"


class Place(StoryEffect):
    """Tokens are placed: on a space, or where the Sins player wants them on a district, a street, or anywhere."""

    word = "place"
    token: str = head(Words(*TOKENS, ALTAR, meaning="a token"))
    at: str = part(SpaceOr(ANYWHERE, DISTRICT, STREET), ANYWHERE)
    number: Amount = part(HowMany(), 1)

    def rules(self, source: Rules) -> Rules:
        """Those of the number as well."""
        return (*source, *rules_of(self.number))

    def do(self, game: Play, source: Rules) -> Result:
        """One by one."""
        number = amount_of(game, self.number)
        if number > 1:
            return resolve((Place(token=self.token, at=self.at, number=1),) * number, source)
        if self.at not in (ANYWHERE, DISTRICT, STREET):
            # A board may name a space that is on one of its maps only.
            space = SPACE.read(game, self.at)
            return placed(self.token, space) if space else None
        return ask(game, PLACES, sins_player(game), _placed, self, rule=source[0])


def placed(token: str, space: str) -> Call:
    """The call by which a token comes to lie on a space."""
    return ALTAR_PLACED.happens(at=space) if token == ALTAR else PLACED.happens(of=token, at=space)


class PlacesAToken(Action):
    """The Sins player places a token as the story board says."""

    says = "{who:sins player} places {token:placed token} at {space:space}"
    rule = "beginning-of-round-story-tasks.3"
    called = "places a token"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """That token, on any space."""
        return [(place.token, space) for place in _due(game) for space in spaces_of(game)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """On such a space as the board says."""
        token, space = slots
        found: Reasons = ()
        for place in _due(game):
            found += not_unless(token == place.token, self.rule, f"it is a {place.token} token that is placed")
            wanted = place.at == ANYWHERE or city_of(game).is_district(space) is (place.at == DISTRICT)
            found += not_unless(wanted, self.rule, f"{space} is no {place.at}")
        return found

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """It lies there."""
        return placed(*slots)


PLACES: Final = PlacesAToken()


def _due(game: Play) -> tuple[Place, ...]:
    about = game.about
    return (about,) if isinstance(about, Place) else ()


def _placed(game: Play, doing: Resolving[Place, Rules], option: Option) -> Result:
    return Go(doing, END, done(game, option))


# -- monsters ---------------------------------------------------------------------------------------------------------


class Summon(StoryEffect):
    """A monster of a kind is summoned by the normal rules, onto any Nest where all are blocked."""

    word = "summon"
    of: str = head(Words(*BOARDS, meaning="a kind of monster"))

    def do(self, game: Play, source: Rules) -> Result:
        """The Sins player says where; nothing happens where no such figure, or no Nest, is left."""
        if not beside_the_board(game, self.of) or not nests(game):
            return None
        return ask(game, ENTERS, sins_player(game), _entered, self, rule="events.3")


class EntersByAnEvent(Action):
    """The Sins player has a monster enter the board that an event of the story summons."""

    says = "{who:sins player} has {monster:monster} enter at {space:space}"
    rule = "events.3"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The figures, of which those beside the board are alike, on the spaces with Nests."""
        about = game.about
        kind = about.of if isinstance(about, Summon) else ""
        return [(one, space) for one in beside_the_board(game, kind)[:1] for space in nests(game)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of the kind, on a Nest that is not blocked, unless all are."""
        monster, space = slots
        about = game.about
        kind = about.of if isinstance(about, Summon) else kind_of(monster)
        found = not_unless(kind_of(monster) == kind, self.rule, f"the event summons the {kind}")
        found += not_unless(STANDS.is_nowhere(game, monster), self.rule, f"{monster} is on the board")
        found += not_unless(space in nests(game), "summon-monsters.6", f"no Nest is at {space}")
        free = free_nests(game)
        blocked = bool(free) and space in nests(game) and space not in free
        return found + not_unless(not blocked, "summon-monsters.8", f"the Nests of {space} are blocked")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """It stands on the Nest."""
        by = self.rule if free_nests(game) else "events.4"
        return SUMMONS_EVENT.happens(what=slots[0], at=slots[1], by=by)


ENTERS: Final = EntersByAnEvent()


def _entered(game: Play, doing: Resolving[Summon, Rules], option: Option) -> Result:
    return Go(doing, END, done(game, option))


# -- the rest ---------------------------------------------------------------------------------------------------------


class Rise(StoryEffect):
    """The Apocalypse track rises."""

    word = "rise"
    levels: int = head(Number(1, 7, "a number of levels"))

    def do(self, game: Play, source: Rules) -> Result:
        """Level by level."""
        return rise(self.levels, "apocalypse-track.2")


DIED, NOBODY_DIED = "a hero has died", "nobody has died"


class If(StoryEffect):
    """Effects that happen where something was so in this round, and others where it was not."""

    word = "if"
    so: str = head(Words(DIED, NOBODY_DIED, meaning="something of this round"))
    then: tuple[Effect, ...] = part(Effects[Effect](), ())
    otherwise: tuple[Effect, ...] = part(Effects[Effect](), ())

    def do(self, game: Play, source: Rules) -> Result:
        """As the round has gone."""
        return resolve(self.then if (DEATHS(game) > 0) is (self.so == DIED) else self.otherwise, source)


VOCABULARY: Final = Vocabulary(Place, Summon, Rise, If, name="story effect")
DECISIONS: Final = (PLACES, ENTERS)
_SAID: Final = {f"{'an' if token[0] in 'aei' else 'a'} {token} token": token for token in TOKENS}
KINDS: Final[dict[str, Kind[Any]]] = {"placed token": Named("a token", _SAID | {"an altar": ALTAR})}
