"""Lanterns: the Night lets fog creep over seven spaces, three Keepers light the lamps against it."""

from pathlib import Path
from typing import Any

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.engine.values import Contribution
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.board import Map, Track
from adjudicator.games.kit.components import Deck, Dice, Die
from adjudicator.games.kit.decisions import decide
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.effects import CardFile, Effect, Vocabulary, head, resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import OWNER, TABLE, Counter, Flag, Memory, Spot
from adjudicator.games.kit.game import KitGame
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.kinds import Named, Number, Words
from adjudicator.games.kit.opportunities import Opportunity, for_each, through
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.seats import Seat
from adjudicator.games.kit.values import Value
from adjudicator.games.kit.windows import once, until_all_have
from adjudicator.games.kit.zones import Zone
from adjudicator.language.records import may
from adjudicator.language.shapes import Whole

HERE = Path(__file__).parent
NIGHT = Seat("night", "night", ("nox",))
KEEPERS = Seat("keeper", "keepers", ("ann", "ben", "cid"), least=3)
STREETS = [("gate", "mill"), ("mill", "quay"), ("quay", "arch"), ("arch", "tower"), ("tower", "crypt")]
CITY = Map("space", "spaces", {"street": STREETS, "canal": [("gate", "well"), ("well", "quay"), ("well", "crypt")]})
SPACE = CITY.kind

# -- facts ------------------------------------------------------------------------------------------------------------

OIL = Counter("oil", KEEPERS, most=5, start=3)
AT = Spot("at", KEEPERS, SPACE, start="gate")
LIT = Flag("lit", SPACE)
FOG = Counter("fog", SPACE, most=9)
HAUNTS = Spot("haunts", None, SPACE, says="the night haunts {value:haunts}")
GOES = Spot("goes to", KEEPERS, SPACE, says="{whose:goes to of} goes to {value:goes to}", seen_by=OWNER)
LURKS = Spot("lurks", None, SPACE, says="the night lurks at {value:lurks}", seen_by=NIGHT.key)
TURN = Spot("turn", None, KEEPERS, says="it is the turn of {value:turn}")
RECKONED = Memory[tuple[str, ...]]("reckoned", None, ())
DREAD = Track("dread", 6, {6: lambda game: (FALLS.happens(),)})


def _helped(game: Play, who: str) -> tuple[Contribution, ...]:
    others = (other for other in KEEPERS.seated(game) if other != who and AT(game, other) == AT(game, who))
    return tuple(Contribution("add", 1, other, "lanterns.8") for other in others)


LIGHT = Value("light", KEEPERS, lambda _game, _who: 2, _helped)

# -- components -------------------------------------------------------------------------------------------------------

LAMP = Die("lamp die", (("dark", 3), ("glow", 2), ("flare", 1)))
DICE = Dice("dice", (LAMP,), KEEPERS, "lanterns.8")


class PutOut(Effect):
    """A lamp goes out: the first or the last of those that are lit."""

    word = "put out"
    which: str = head(Words("first", "last", meaning="which lamp"))

    def do(self, game: Play, source: str) -> Call | None:
        """The lamp goes out."""
        lit = [space for space in CITY.spaces if LIT(game, space)]
        return GOES_OUT.happens(at=lit[0 if self.which == "first" else -1]) if lit else None


class Dread(Effect):
    """The dread grows."""

    word = "dread"
    spaces: int = head(Number(1, 6))

    def do(self, game: Play, source: str) -> tuple[Call, ...]:
        """Space by space."""
        return DREAD.advance(game, self.spaces, "lanterns.15")


class Fog(Effect):
    """Fog comes where the Night sends it."""

    word = "fog"
    times: int = head(Number(1, 3))

    def do(self, game: Play, source: str) -> tuple[Call, ...]:
        """One after the other."""
        return (decide(SPREADS, source, 1),) * self.times


VOCABULARY = Vocabulary(PutOut, Dread, Fog)
COPIES = {"copies": may(Whole(1, 9), 1, "how many there are")}
CARDS = VOCABULARY.read(CardFile(HERE / "omens.yaml"), dict, COPIES)
OMEN = Named("an omen", {name: name for name in CARDS})
DRAWN = Zone("omens", None, OMEN, things="omens", one="omen")
OMENS = Deck("omen", OMEN, {name: card["copies"] for name, card in CARDS.items()}, NIGHT, "lanterns.15", "lanterns.16")

# -- events -----------------------------------------------------------------------------------------------------------


def _comes(game: Play, event: Event) -> tuple[Call, ...]:
    AT.set(game, event.who, event.at)
    haunted = HAUNTS(game) == event.at
    return (LOSES.happens(event.who, amount=1, by="lanterns.6"),) if haunted else ()


def _reckons(game: Play, event: Event) -> Call | None:
    space = event.at
    if LIT(game, space):
        return GOES_OUT.happens(at=space, by="lanterns.18") if FOG(game, space) > 1 else None
    if FOG(game, space):
        beside = CITY.beside(space, "street")
        return SETTLES.happens(at=beside[-1], amount=1, by="lanterns.19") if beside else None
    return None


COMES = EventKind("come", "{who:keeper} comes to {at:space}", _comes)
LOSES = EventKind(
    "lose oil",
    "{who:keeper} loses {amount:number} oil",
    lambda game, event: OIL.add(game, event.who, -event.amount, event.by),
    asks=("{who:keeper} loses oil",),
)
LIGHTS = EventKind("light", "the lamp of {at:space} is lit", lambda game, e: LIT.set(game, e.at, True, "lanterns.11"))
GOES_OUT = EventKind(
    "go out", "the lamp of {at:space} goes out", lambda game, e: LIT.set(game, e.at, False, e.by or "lanterns.15")
)
SETTLES = EventKind(
    "fog comes", "fog comes to {at:space}", lambda game, e: FOG.add(game, e.at, 1, e.by or "lanterns.15")
)
RECKONS = EventKind("reckoned", "{at:space} is reckoned", _reckons)
FALLS = EventKind("night falls", "the night falls", lambda game, _event: game.win(NIGHT.key, "lanterns.22"))

# -- what players do --------------------------------------------------------------------------------------------------

PLAN = Opportunity("step 1", "lanterns.3", lambda game: _undecided(game), rest=True)
ACT = Opportunity("her turn", "lanterns.7", lambda game: (TURN(game),), optional=True, rest=True)


def _undecided(game: Play) -> tuple[str, ...]:
    night = () if LURKS(game) else NIGHT.seated(game)
    return (*night, *(who for who in KEEPERS.seated(game) if not GOES(game, who)))


class Goes(Action):
    """A Keeper chooses in secret where she goes."""

    says, when, secret = "{who:keeper} goes to {space:space}", PLAN, True

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """To a space beside hers, by canal for oil."""
        here, space = AT(game, who), slots[0]
        near = space == here or space in CITY.beside(here)
        found = not_unless(not GOES(game, who), "lanterns.3", f"{who} has chosen")
        found += not_unless(near, "lanterns.4", f"{space} is not beside {here}")
        cost = sum(price.amount for price in self.price(game, who, space))
        return found + not_unless(OIL(game, who) >= cost, "lanterns.5", f"{who} has no oil for the canal")

    def price(self, game: Play, who: str, *slots: Any) -> tuple[Price, ...]:
        """One oil for the canal."""
        return (Price("1 oil", "oil", 1, who),) if slots[0] in CITY.beside(AT(game, who), "canal") else ()

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """She has chosen."""
        GOES.set(game, who, slots[0], "lanterns.3")


class Lurks(Action):
    """The Night chooses in secret which space it haunts."""

    says, when, secret = "{who:night} haunts {space:space}", PLAN, True

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It has chosen."""
        LURKS.set(game, TABLE, slots[0], "lanterns.3")


class Lights(Action):
    """A Keeper tries to light the lamp of her space."""

    says, when, rule = "{who:keeper} lights the lamp", ACT, "lanterns.7"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Only a lamp that is out."""
        return not_unless(not LIT(game, AT(game, who)), "lanterns.12", "the lamp is lit")

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """As many dice as she has light; then dark ones may be rolled again."""
        return (DICE.roll(who, LIGHT(game, who)), Call(LIGHTING, who))


class Fills(Action):
    """A Keeper fills up."""

    says, when, rule = "{who:keeper} fills up", ACT, "lanterns.7"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Not beyond five."""
        return not_unless(OIL(game, who) < 5, "lanterns.14", f"{who} has five oil")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """Two oil at the Well, one elsewhere."""
        OIL.add(game, who, 2 if AT(game, who) == "well" else 1, "lanterns.13")


class RollsAgain(Action):
    """A Keeper pays oil to roll her dark dice again, or leaves it."""

    says, rule = "{who:keeper} {choice:choice} her dark dice", "lanterns.10"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Rolling again costs one oil."""
        legal = slots[0] == "keeps" or OIL(game, who) > 0
        return not_unless(legal, "lanterns.10", f"{who} has no oil")

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """The dark dice are rolled again."""
        if slots[0] == "keeps":
            return None
        OIL.add(game, who, -1, "lanterns.10")
        return DICE.reroll(game, who, tuple(face for face in DICE.rolled(game, who) if face == "dark"))


class Spreads(Action):
    """The Night chooses where fog comes."""

    says, rule = "{who:night} sends fog to {space:space}", "lanterns.15"

    def do(self, game: Play, who: str, *slots: Any) -> Any:
        """The fog comes."""
        return SETTLES.happens(at=slots[0], amount=1)


class FogRises(Incident):
    """Fog comes to a space although no omen says so."""

    says = "fog rises at {space:space}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """The fog comes."""
        return SETTLES.happens(at=slots[0], amount=1)


SPREADS, ROLLS_AGAIN = Spreads(), RollsAgain()

# -- the round --------------------------------------------------------------------------------------------------------


def _again(game: Play, who: str) -> Result:
    return decide(ROLLS_AGAIN, who) if DICE.showing(game, who, "dark") else None


def _lit(game: Play, who: str) -> Result:
    successes = DICE.showing(game, who, "glow") + 2 * DICE.showing(game, who, "flare")
    game.cite("lanterns.9")
    DICE.clear(game, who)
    return LIGHTS.happens(who, at=AT(game, who)) if successes > FOG(game, AT(game, who)) else None


def _reveals(game: Play, _local: object) -> Result:
    HAUNTS.set(game, TABLE, LURKS(game), "lanterns.3")
    LURKS.set(game, TABLE, "")
    calls: tuple[Call, ...] = ()
    for who in KEEPERS.seated(game):
        goes, here = GOES(game, who), AT(game, who)
        if goes in CITY.beside(here, "canal"):
            calls += (LOSES.happens(who, amount=1, by="lanterns.5"),)
        calls += (COMES.happens(who, at=goes),) if goes != here else ()
        GOES.set(game, who, "")
    return calls


def _turn(game: Play, who: str) -> Result:
    TURN.set(game, TABLE, who)
    game.observe(f"the turn of {who} begins")
    return None


def _omen(game: Play, _local: object) -> Result:
    return OMENS.draw(NIGHT.seated(game)[0], DRAWN)


def _foretells(game: Play, _local: object) -> Result:
    (omen,) = DRAWN(game)
    DRAWN.set(game, TABLE, ())
    OMENS.throw(game, omen, "lanterns.15")
    return resolve(CARDS[omen]["does"], NIGHT.seated(game)[0])


def _reckon(game: Play, _local: object) -> Result:
    """The spaces one by one: what has come to a later one meanwhile is reckoned there."""
    following = next((space for space in CITY.spaces if space not in RECKONED(game)), None)
    if following is None:
        RECKONED.set(game, TABLE, ())
        return None
    RECKONED.set(game, TABLE, (*RECKONED(game), following), "lanterns.17", "lanterns.20")
    return Go(None, "reckoning", (RECKONS.happens(at=following),))


def _dawn(game: Play, _local: object) -> Result:
    if sum(LIT(game, space) for space in CITY.spaces) > 3:
        game.win(KEEPERS.key, "lanterns.21")
        return None
    game.observe("a round begins")
    return Go(None, "step 1")


LIGHTING = Procedure("lighting a lamp", Step("", "again", _again), Step("", "lit", _lit))
KEEPER = Procedure("turn of a Keeper", Step("", "begins", _turn), once(ACT))
OMENING = Procedure("the omen", Step("", "draw", _omen), Step("", "do", _foretells))
ROUND = Procedure(
    "round",
    until_all_have(PLAN, "1"),
    Step("2", "reveal", _reveals),
    for_each("3", "turns", KEEPER, KEEPERS.seated),
    through("4", "omen", OMENING),
    Step("5", "reckoning", _reckon),
    Step("", "dawn", _dawn),
)
GAME = KitGame("lanterns", "Lanterns", Play, Declared(
    seats=(NIGHT, KEEPERS),
    kinds={"space": SPACE, "choice": Words("rolls", "keeps", meaning="rolls or keeps")},
    facts=(OIL, AT, LIT, FOG, HAUNTS, GOES, LURKS, TURN, RECKONED, DREAD, DRAWN, LIGHT),
    actions=(Goes(), Lurks(), Lights(), Fills()),
    decisions=(ROLLS_AGAIN, SPREADS),
    events=(COMES, LOSES, LIGHTS, GOES_OUT, SETTLES, RECKONS, FALLS),
    components=(DICE, OMENS),
    incidents=(FogRises(),),
    moments=("a round begins", "the turn of {who:keeper} begins", "the game ends"),
    begins=ROUND,
    procedures=(LIGHTING,),
    reference=HERE / "reference",
))  # fmt: skip
