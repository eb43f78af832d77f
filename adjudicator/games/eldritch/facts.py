"""The facts of a game of Eldritch Horror, and how players speak of them."""

from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.engine.values import Contribution
from adjudicator.games.eldritch.cards.card import CARD, DESCRIBED, MYSTERY_NAME, MYTHOS_NAME, known
from adjudicator.games.eldritch.cards.words import Maximum
from adjudicator.games.eldritch.components.investigators import SHEETS, SKILLS, Sheet, named_like
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, MONSTERS, TOKENS
from adjudicator.games.eldritch.kinds import (
    ACTING,
    ACTION,
    ANCIENT_ONE,
    BACK,
    CARD_OF_SOMEBODY,
    CARD_OR_CONDITION,
    CONDITION,
    GATE,
    IN_PLAY,
    INVESTIGATOR,
    LOST_ALL,
    MONSTER,
    OMEN,
    PLACED,
    SHEET_NAME,
    SKILL,
    SPACE,
    TO_TRADE,
)
from adjudicator.games.kit.facts import Counter, Fact, Flag, Meanwhile, Memory, Spot
from adjudicator.games.kit.kinds import Number, Words, YesNo
from adjudicator.games.kit.values import Value
from adjudicator.games.kit.zones import Zone, just

# -- an investigator --------------------------------------------------------------------------------------------------

SHEET: Final = Spot(
    "sheet",
    INVESTIGATOR,
    SHEET_NAME,
    says="{whose:sheet of} plays {value:sheet}",
    start=lambda _game, player: named_like(player),
    key="investigator",
).explained("the investigator whom the player plays; left out, the one whose first name the player bears")


def sheet(game: Machine, who: str) -> Sheet | None:
    """The figures of an investigator's sheet; None where a file has not said whose it is."""
    return SHEETS.get(SHEET(game, who))


def _of_sheet(figure: str) -> Any:
    def base(game: Machine, who: str) -> int:
        found = sheet(game, who)
        return 0 if found is None else int(getattr(found, figure))

    return base


def cards_held(game: Machine, who: str) -> tuple[str, ...]:
    """The cards of an investigator: his possessions and his Conditions."""
    return (*POSSESSIONS(game, who), *CONDITIONS(game, who))


def faceup_cards(game: Machine, who: str) -> tuple[str, ...]:
    """Those of the cards of an investigator that do not lie with their backs up."""
    down = FACEDOWN(game, who)
    return tuple(name for name in cards_held(game, who) if name not in down)


def _changed_by_cards(game: Machine, who: str, what: str) -> int:
    cards = (known(game, name) for name in faceup_cards(game, who))
    words = (word for card in cards if card is not None for word in card.does)
    return sum(word.by for word in words if isinstance(word, Maximum) and word.what == what)


def _less(tokens: tuple[str, ...], lost: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tokens that are left after a loss, and the rules by which one marked 3 was given or changed for it."""
    threes, ones = tokens.count("3"), tokens.count("1")
    given = min(threes, lost // 3)
    threes, rest = threes - given, lost - 3 * given
    changed = threes > 0 and rest > ones
    rules = (*(("health-and-sanity.4",) if given else ()), *(("health-and-sanity.5",) if changed else ()))
    threes, ones = (threes - 1, ones + 3) if changed else (threes, ones)
    return ("3",) * threes + ("1",) * max(0, ones - rest), rules


class Stamina(Counter):
    """Health or Sanity: it begins at the maximum of the sheet, which it never exceeds; or its tokens are said."""

    def __init__(self, name: str) -> None:
        self.tokens: Final = Zone(
            f"{name} tokens",
            INVESTIGATOR,
            Words("1", "3", meaning="1 or 3"),
            words=just(f"{{whose}} has a {name} token marked {{one}}", f"{{whose}} has no {name} token marked {{one}}"),
        ).explained(f"the single tokens of {name} and those marked 3, where it matters which they are")
        super().__init__(name, INVESTIGATOR, most=9, start=self._at_first)

    def set(self, game: Machine, entity: object, value: int, *by: str) -> None:
        """Where its tokens are said, they are given back or taken as the value changes."""
        who, tokens = self.cell(entity), self.tokens(game, entity)
        lost = self(game, entity) - value
        super().set(game, entity, value, *by)
        if tokens and lost:
            left, rules = _less(tokens, lost) if lost > 0 else ((*tokens, *("1",) * -lost), ())
            self.tokens.set(game, who, left, *rules)

    def _at_first(self, game: Machine, who: str) -> int:
        tokens = self.tokens(game, who)
        return sum(map(int, tokens)) if tokens else min(_of_sheet(self.name)(game, who), self.maximum(game, who))

    def keep_within_the_maximum(self, game: Machine, who: str) -> None:
        """A maximum that falls takes what is above it, and one that rises adds nothing."""
        if self(game, who) > (most := self.maximum(game, who)):
            self.set(game, who, most, "health-and-sanity-full.1")

    def maximum(self, game: Machine, who: str) -> int:
        """The most that an investigator can have of it, by his sheet and by what changes that."""
        return max(0, int(_of_sheet(self.name)(game, who)) + _changed_by_cards(game, who, self.name))


HEALTH: Final = Stamina("health").explained("how much Health the investigator has; left out, the maximum of the sheet")
SANITY: Final = Stamina("sanity").explained("how much Sanity the investigator has; left out, the maximum of the sheet")
STAMINA: Final = {what.name: what for what in (HEALTH, SANITY)}
PLAYER: Final = Spot(
    "player", INVESTIGATOR, INVESTIGATOR, says="{whose:player of} is controlled by {value:player}", key="controlled by"
).explained("the first of several investigators whom one player controls")
AT: Final = Spot(
    "at", INVESTIGATOR, SPACE, start=lambda game, who: found.start if (found := sheet(game, who)) else ""
).explained("the space on which the investigator stands; left out, the one on the back of the sheet")
COUNTS_AT: Final = Spot(
    "counts at", INVESTIGATOR, SPACE, says="{whose:counts at of} is considered to be at {value:counts at}"
).explained("the space on which the investigator is considered to be during an encounter")
CLUES: Final = Counter("clues", INVESTIGATOR, one="clue", most=36).explained("how many Clues the investigator has")
TICKETS: Final = {
    kind: Counter(f"{kind} tickets", INVESTIGATOR, one=f"{kind} ticket", most=2).explained(
        f"how many {kind} tickets the investigator has"
    )
    for kind in ("train", "ship")
}
IMPROVED: Final = {
    skill: Counter(
        f"{skill} improvement",
        INVESTIGATOR,
        most=2,
        says=f"{{whose:{skill} improvement of}}'s {skill} is improved by {{value:number of {skill} improvement}}",
        value=f"the improvement of {{whose:{skill} improvement of}}'s {skill}",
        key=f"improved {skill}",
    ).explained(f"by how much an Improvement token improves {skill}")
    for skill in SKILLS
}


class OfCards(Zone[str]):
    """Cards of an investigator, or how they lie: as they change, the maximum of his Health and Sanity may."""

    def set(self, game: Machine, entity: object, value: tuple[str, ...], *by: str) -> None:
        """He has no more Health and Sanity than the maximum is afterwards."""
        super().set(game, entity, value, *by)
        for what in STAMINA.values():
            what.keep_within_the_maximum(game, self.cell(entity))


POSSESSIONS: Final = OfCards(
    "possessions",
    INVESTIGATOR,
    CARD,
    words={"count": "{whose} has {n} cards", "one counted": "{whose} has {1} card"},
).explained("the cards that the investigator has, Conditions aside")
CONDITIONS: Final = OfCards(
    "conditions",
    INVESTIGATOR,
    CONDITION,
    things="conditions",
    one="condition",
    words={
        "one": "{whose} has a {one} condition",
        "not one": "{whose} does not have a {one} condition",
        "count": "{whose} has {n} conditions",
        "one counted": "{whose} has {1} condition",
    },
).explained("the Conditions that the investigator has")
FACEDOWN: Final = OfCards(
    "facedown",
    INVESTIGATOR,
    CARD_OR_CONDITION,
    words=just("{whose}'s {one} lies facedown", "{whose}'s {one} does not lie facedown"),
).explained("the double-sided cards and Conditions that lie with their backs up")
BACKS: Final = Zone(
    "backs",
    INVESTIGATOR,
    BACK,
    seen_by="",
    words=just("{whose} has the {one}", "{whose} does not have the {one}"),
).explained("which copies of double-sided cards the investigator has: `Debt 2` has the second back of Debt")
DELAYED: Final = Flag("delayed", INVESTIGATOR, says="{whose:delayed of} is delayed").explained(
    "true: the investigator is Delayed"
)
DEFEATED: Final = Spot(
    "defeated", INVESTIGATOR, LOST_ALL, says="{whose:defeated of} is defeated by loss of {value:defeated}"
).explained("`health` or `sanity`: the token that lies on the token of a defeated investigator")
DEVOURED: Final = Flag("devoured", INVESTIGATOR, says="{whose:devoured of} is devoured").explained(
    "true: the investigator is devoured"
)
ELIMINATED: Final = Flag("eliminated", INVESTIGATOR, says="{whose:eliminated of} is eliminated").explained(
    "true: the player is eliminated"
)


def player_without(game: Machine, name: str) -> str:
    """The player whose investigator of this name is defeated, until he has another; empty where there is none."""
    if name in BODIES_ENCOUNTERED(game):
        return ""
    without = (who for who in INVESTIGATOR.seated(game) if not (DEFEATED.is_nowhere(game, who) or DEVOURED(game, who)))
    return next((who for who in without if SHEET(game, who) == name), "")


def _of_the_player(fact: Fact[Any]) -> Meanwhile:
    """The tokens of a defeated investigator are told of his player, until that one has another."""

    def meanwhile(game: Machine, name: str) -> tuple[Fact[Any], str] | None:
        player = player_without(game, name)
        return (fact, player) if player else None

    return meanwhile


BODY_AT: Final = (
    Spot("body", SHEET_NAME, SPACE, says="the body of {whose:body of} is at {value:body}", key="at")
    .explained("the space on which the token of the defeated investigator lies")
    .told_by(_of_the_player(AT))
)
BODY_BY: Final = (
    Spot(
        "token on the body",
        SHEET_NAME,
        LOST_ALL,
        says="a {value:token on the body} token lies on {whose:token on the body of}",
    )
    .explained("`health` or `sanity`: the token on a defeated investigator whose player has a new one")
    .told_by(_of_the_player(DEFEATED))
)
BODIES_ENCOUNTERED: Final = Zone(
    "encountered bodies", None, SHEET_NAME, words=just("the body of {one} is gone")
).explained("the defeated investigators whose tokens were encountered, and who have left the game")
LEFT: Final = (
    Zone(
        "left on the sheet",
        SHEET_NAME,
        CARD,
        words=just("{one} lies on the sheet of {whose}", "{one} does not lie on the sheet of {whose}"),
        key="possessions",
    )
    .explained("the possessions that lie on the sheet of the defeated investigator")
    .told_by(_of_the_player(POSSESSIONS))
)
LEFT_CLUES: Final = (
    Counter(
        "clues on the sheet",
        SHEET_NAME,
        most=36,
        says="{value:number of clues on the sheet} clues lie on the sheet of {whose:clues on the sheet of}",
        value="the clues on the sheet of {whose:clues on the sheet of}",
        key="clues",
    )
    .explained("how many Clues lie on the sheet of the defeated investigator")
    .told_by(_of_the_player(CLUES))
)
LEFT_TICKETS: Final = {
    kind: Counter(
        f"{kind} tickets on the sheet",
        SHEET_NAME,
        most=2,
        says=f"{{value:number of {kind} tickets on the sheet}} {kind} tickets lie on the sheet of "
        f"{{whose:{kind} tickets on the sheet of}}",
        value=f"the {kind} tickets on the sheet of {{whose:{kind} tickets on the sheet of}}",
        key=f"{kind} tickets",
    )
    .explained(f"how many {kind} tickets lie on the sheet of the defeated investigator")
    .told_by(_of_the_player(counter))
    for kind, counter in TICKETS.items()
}
OUT_OF_THE_GAME: Final = Zone(
    "investigators out of the game",
    None,
    SHEET_NAME,
    words=just("{one} is out of the game"),
).explained("the investigators who were defeated or devoured, and whose players have new ones")
DEVOURED_SHEETS: Final = Zone(
    "devoured investigators", None, SHEET_NAME, words=just("{one} was devoured", "{one} was not devoured")
)
CHOSEN: Final = Memory("new investigators chosen", None, 0, Number(0, 8)).explained(
    "how many players have chosen new investigators in this Mythos Phase"
)
LEAD_GIVEN: Final = Memory("lead given", None, 0, Number(0, 1)).explained(
    "1: the Lead Investigator token was given in this Mythos Phase"
)
ACTIONS: Final = Counter("actions left", INVESTIGATOR, most=4, one="action left", start=2).explained(
    "how many actions the investigator may still perform in this round"
)
OWN_TOKENS: Final = Counter(
    "eldritch tokens",
    INVESTIGATOR,
    one="eldritch token",
    most=36,
    key="eldritch tokens on the sheet",
).explained("how many Eldritch tokens lie on the sheet of the investigator")
USED_THIS_ROUND: Final = Zone(
    "used this round",
    INVESTIGATOR,
    ACTING,
    words=just("{whose} has used {one} in this round"),
).explained("the cards and sheets whose effects the investigator has used in this round")
SLIPS_BY: Final = Flag(
    "slips by monsters", INVESTIGATOR, says="{whose:slips by monsters of} is hidden from monsters"
).explained("true: the investigator may choose an encounter of this round as if no Monster were there")
SEES_AFAR: Final = Flag("sees afar", INVESTIGATOR, says="{whose:sees afar of} is looking afar").explained(
    "true: the investigator may encounter a Clue on another space in this round"
)
BEGAN_DELAYED: Final = Flag(
    "began delayed", INVESTIGATOR, says="{whose:began delayed of} has begun the turn delayed"
).explained("true: the investigator began his turn of this Action Phase Delayed")
ACTION_ENDED: Final = Memory("action ended", INVESTIGATOR, False, YesNo()).explained(
    "true: the investigator has lost the rest of his turn of this Action Phase"
)
LOCAL_ACTIONS_DONE: Final = Zone(
    "local actions done",
    INVESTIGATOR,
    CARD_OF_SOMEBODY,
    words=just("{whose} has performed the local action of {one}"),
).explained("the local actions that the investigator has performed in this round, each as `lily's Debt`")
USED_ACTIONS: Final = Zone(
    "used actions",
    INVESTIGATOR,
    CARD_OR_CONDITION,
    words=just("{whose} has performed the action of {one}"),
).explained("the components whose actions the investigator has performed in this round")
DONE: Final = Zone(
    "done",
    INVESTIGATOR,
    ACTION,
    words=just("{whose} has done the {one} action"),
).explained("the actions that the investigator has performed in this round")


def _skill_base(skill: str) -> Any:
    def base(game: Machine, who: str) -> int:
        found = sheet(game, who)
        return 0 if found is None else found.skills[skill]

    return base


def _improvement(skill: str) -> Any:
    def changes(game: Machine, who: str) -> tuple[Contribution, ...]:
        more = IMPROVED[skill](game, who)
        return (Contribution("add", more, "the Improvement token", "skills-full.1"),) if more else ()

    return changes


SKILL_VALUES: Final = {skill: Value(skill, INVESTIGATOR, _skill_base(skill), _improvement(skill)) for skill in SKILLS}

DISCARDED_CLUES: Final = Counter(
    "discarded clues",
    most=36,
    says="the clue discard pile has {value:number of discarded clues} clues",
    value="the number of discarded clues",
)
CLUES_ELSEWHERE: Final = Memory("clues elsewhere", None, 0, Number(0, 36)).explained(
    "how many Clues lie neither in the Clue pool nor anywhere else of which the file tells; "
    "with `clue pool: []` all that lie nowhere else"
)

# -- a test, a trade, a fight in progress -----------------------------------------------------------------------------

TESTED: Final = Memory("tested skill", INVESTIGATOR, "", SKILL).explained("the skill that the investigator is testing")
MODIFIER: Final = Memory("modifier", INVESTIGATOR, 0, Number(-9, 9)).explained("the modifier of the test")
RESULT: Final = Counter(
    "test result",
    INVESTIGATOR,
    most=99,
    says="{whose:test result of}'s test result is {value:number of test result}",
    value="{whose:test result of}'s test result",
).explained("how many successes the test has so far")
DECLARED: Final = Zone(
    "declared in the test",
    INVESTIGATOR,
    ACTING,
    words=just("{whose} has declared {one} for the test"),
).explained("the cards and sheets whose optional effects were declared for the test")
CALLED_BY: Final = Memory("test of", INVESTIGATOR, "", DESCRIBED).explained("the card that calls for the test")
ROLLED: Final = Counter(
    "rolled successes",
    INVESTIGATOR,
    most=99,
    says="{whose:rolled successes of} has rolled {value:number of rolled successes} successes",
    value="the successes that {whose:rolled successes of} has rolled",
).explained("how many successes were rolled in the test")
USED: Final = Zone(
    "used in the test",
    INVESTIGATOR,
    CARD_OR_CONDITION,
    words=just("{whose} has used {one} in the test"),
).explained("the cards and Conditions whose effects were used in the test")
ENCOUNTERED: Final = Zone(
    "encountered",
    INVESTIGATOR,
    CARD,
    words=just("{whose} encounters {one}", "{whose} does not encounter {one}"),
).explained("the encounter card that the investigator is resolving")
OUTCOME: Final = Memory("outcome", INVESTIGATOR, "", Words("pass", "fail", meaning="pass or fail")).explained(
    "the end to which a complex encounter has come"
)
TRADES_WITH: Final = Spot(
    "trades with", INVESTIGATOR, INVESTIGATOR, says="{whose:trades with of} trades with {value:trades with}"
).explained("with whom the investigator is trading")
OFFERED: Final = Zone("offer", INVESTIGATOR, TO_TRADE, words=just("{whose} has offered {one}")).explained(
    "the things that the investigator offers in the trade"
)
FIGHTS: Final = Spot("fights", INVESTIGATOR, MONSTER, says="{whose:fights of} fights {value:fights}").explained(
    "the Monster that the investigator is fighting"
)
AMBUSHED_BY: Final[Memory[tuple[str, int]]] = Memory("ambushed by", INVESTIGATOR, ("", 0))
DICE_AT_HAND: Final = Counter(
    "dice at hand",
    most=99,
    says="there are {value:number of dice at hand} dice at hand",
    value="the dice at hand",
).explained("how many dice there are, where it matters; left out, enough of them")
FOUGHT: Final = Zone(
    "fought",
    INVESTIGATOR,
    MONSTER,
    words=just("{whose} has fought {one}"),
).explained("the Monsters that the investigator has fought in this Encounter Phase")

# -- the board --------------------------------------------------------------------------------------------------------

PHASE: Final = Counter("phase", most=3).explained("the phase at whose beginning the situation stands: 1 to 3")
LEAD: Final = Spot(
    "lead",
    None,
    INVESTIGATOR,
    says="{value:lead} is the lead investigator",
    value="the lead investigator",
    start=lambda game, _table: INVESTIGATOR.seated(game)[0],
).explained("who has the Lead Investigator token; the first investigator if left out")
ACTIVE: Final = Spot(
    "active", None, INVESTIGATOR, says="{value:active} is the active investigator", value="the active investigator"
).explained("whose turn it is, or whose encounters: the situation begins there")
ANCIENT_ONE_CHOSEN: Final = Spot("ancient one", None, ANCIENT_ONE, start="Azathoth")
AWOKEN: Final = Flag("awoken", says="the ancient one has awoken")
GAME_LOST: Final = Flag("lost by the investigators", says="the game is lost")
MYSTERIES: Final = Counter(
    "solved mysteries",
    most=9,
    says="{value:number of solved mysteries} mysteries are solved",
    value="the number of solved mysteries",
)
MOST_DOOM: Final = 20


def _doom_at_the_beginning(game: Machine) -> int:
    """As the sheet says, if it is not awake."""
    chosen = ANCIENT_ONE_CHOSEN(game)
    return 0 if AWOKEN(game) or not chosen else ANCIENT_ONES[chosen].doom


DOOM: Final = Counter(
    "doom",
    most=MOST_DOOM,
    says="doom is {value:number of doom}",
    value="the doom",
    start=lambda game, _table: _doom_at_the_beginning(game),
)
OMEN_AT: Final = Spot[int]("omen", None, OMEN, says="the omen is {value:omen}", start=1)
GATES: Final = Zone(
    "gates",
    None,
    GATE,
    things="gates",
    one="gate",
    words={
        "one": "a gate is at {one}",
        "count": "there are {n} gates",
        "one counted": "there is {1} gate",
        "empty": "",
        "all": "the gates are at {all}",
        "value": "the gates",
    },
)
BOXED_CARDS: Final = Zone(
    "cards in the game box",
    None,
    CARD,
    words=just("{one} is out of the game"),
).explained("the cards that were returned to the game box")
WITHOUT_THE_SAMPLE_SET: Final = Flag(
    "without the sample set", says="the game is played without the sample set"
).explained("true: the decks hold the cards that are described here, and no others")
CUT_BY: Final = Spot(
    "cut by", None, INVESTIGATOR, says="{value:cut by} has cut the deck that was shuffled last"
).explained("who has cut the deck that was shuffled last")
SEARCHED_BY: Final = Spot(
    "searched by", None, INVESTIGATOR, says="{value:searched by} has searched a deck last"
).explained("who has searched a deck last, and so has seen the cards that were passed over")
RESERVE: Final = Zone("reserve", None, CARD, things="assets", one="asset")
CLUES_ON_THE_BOARD: Final = Zone(
    "clues on the board",
    None,
    SPACE,
    key="clues",
    words={
        "one": "a clue is at {one}",
        "count": "there are {n} clues on the board",
        "one counted": "there is {1} clue on the board",
        "empty": "",
        "all": "the clues are at {all}",
        "value": "the clues on the board",
    },
)
EXPEDITION_AT: Final = Spot(
    "expedition", None, SPACE, says="the active expedition is at {value:expedition}", value="the active expedition"
).explained("the space of the Active Expedition token")
SPECIAL_AT: Final = Zone(
    "special encounters",
    None,
    SPACE,
    words=just("there are special encounters at {one}", "there are no special encounters at {one}"),
).explained("the spaces on which the active Mystery or the Ancient One sheet lets Special Encounters be resolved")
RANDOM_SPACE: Final = Zone(
    "random space",
    None,
    SPACE,
    words=just("the random space is {one}"),
).explained("the random space that was determined")
RESOLVED: Final = Zone(
    "mythos card",
    None,
    MYTHOS_NAME,
    words=just("the mythos card is {one}"),
).explained("the Mythos card that is being resolved")
ONGOING: Final = Zone(
    "ongoing", None, MYTHOS_NAME, words=just("{one} is in play"), key="ongoing mythos cards"
).explained("the Ongoing Mythos cards and Rumors in play")
TOKENS_ON: Final = Zone(
    "tokens on cards",
    None,
    CARD,
    words=just("an eldritch token lies on {one}", "no eldritch token lies on {one}"),
).explained("the cards on which Eldritch tokens lie, once for each token")
RUMOR_TOKENS: Final = Zone(
    "rumor tokens",
    None,
    PLACED,
    words=just("the rumor token of {one} lies there", "no rumor token of {one} lies there"),
).explained("the Rumor tokens on the board: `Hollow Moon at Rome`")
ELDRITCH_TOKENS: Final = Zone(
    "eldritch tokens",
    None,
    PLACED,
    words=just("an eldritch token of {one} lies there", "no eldritch token of {one} lies there"),
).explained("the Eldritch tokens on the board: `Hollow Moon at Rome`")
GREEN_TOKENS: Final = Counter(
    "tokens on the green omen",
    most=99,
    says="{value:number of tokens on the green omen} eldritch tokens lie on the green omen",
    value="the number of eldritch tokens on the green omen",
)
MYSTERY: Final = Spot(
    "mystery", None, MYSTERY_NAME, says="the active mystery is {value:mystery}", value="the active mystery"
)
SOLVED_MYSTERIES: Final = Zone("solved pile", None, MYSTERY_NAME, words=just("{one} is solved")).explained(
    "the solved Mysteries whose names matter"
)
DRAWN_MYSTERY: Final = Zone("mystery drawn", None, MYSTERY_NAME, words=just("{one} has just been drawn")).explained(
    "the Mystery that was drawn and does not yet lie on the table"
)
BOXED_MYSTERIES: Final = Zone(
    "mysteries in the game box",
    None,
    MYSTERY_NAME,
    words=just("{one} is back in the game box"),
).explained("the Mysteries that were returned to the game box unsolved")
BACK_RECKONS: Final = Memory("awake in the reckoning", None, False, YesNo()).explained(
    "true: the Ancient One was awake when the Reckoning began"
)
MYSTERY_CLUES: Final = Counter(
    "clues on the mystery",
    most=36,
    says="{value:number of clues on the mystery} clues lie on the active mystery",
    value="the number of clues on the active mystery",
)
FINAL_SOLVED: Final = Flag("final mystery solved", says="the final mystery is solved")
NO_CARD_LEFT: Final = Flag("no mythos card left", says="the mythos deck is used up")
TO_RECKON: Final = Zone("to reckon", None, IN_PLAY, words=just("{one} is still to be reckoned")).explained(
    "the things whose Reckoning effects are still to be resolved"
)
TO_RECKON_OF: Final = Zone(
    "own to reckon",
    INVESTIGATOR,
    IN_PLAY,
    words=just("{whose} is still to reckon {one}"),
).explained("those of the investigator whose Reckoning effects are still to be resolved")
SPAWNED_BY: Final = Spot(
    "spawned by",
    MONSTER,
    DESCRIBED,
    says="{whose:spawned by of} was spawned by {value:spawned by}",
).explained("the card that spawned the Monster")
BOXED: Final = Zone(
    "monsters in the game box",
    None,
    MONSTER,
    words=just("{one} is in the game box"),
).explained("the Monsters that were returned to the game box")
BOXED_GATES: Final = Zone(
    "gates in the game box",
    None,
    GATE,
    words=just("the gate of {one} is in the game box"),
).explained("the Gates that were returned to the game box")
LOANS: Final = Memory("loans", INVESTIGATOR, 0, Number(0, 1)).explained(
    "1: the investigator has taken a Bank Loan in this action"
)
TAKEN: Final = Memory("taken from the reserve", None, 0, Number(0, 4)).explained(
    "how many cards were taken from the reserve in this action"
)
STANDS: Final = Spot("stands", MONSTER, SPACE, says="{whose:stands of} is at {value:stands}", key="at").explained(
    "the space on which the Monster stands"
)
LAST_SPAWNED: Final = Memory("last spawned", None, "", MONSTER).explained("the Monster that was spawned last")
LOST: Final = Counter(
    "lost",
    MONSTER,
    most=99,
    says="{whose:lost of} has lost {value:number of lost} health",
    value="the health that {whose:lost of} has lost",
    key="lost health",
).explained("how much Health the Monster has lost")
REDUCED: Final = Counter(
    "reduced toughness",
    MONSTER,
    most=9,
    says="the toughness of {whose:reduced toughness of} is reduced by {value:number of reduced toughness}",
    value="the reduction of the toughness of {whose:reduced toughness of}",
).explained("by how much the toughness of the Monster is reduced")

FACTS: Final[tuple[Fact[Any], ...]] = (
    # First, for a sentence of Given may name a player by any word.
    STANDS,
    LOST,
    REDUCED,
    SPAWNED_BY,
    SHEET,
    PLAYER,
    AT,
    COUNTS_AT,
    HEALTH.tokens,
    SANITY.tokens,
    HEALTH,
    SANITY,
    CLUES,
    *TICKETS.values(),
    *IMPROVED.values(),
    *SKILL_VALUES.values(),
    POSSESSIONS,
    CONDITIONS,
    FACEDOWN,
    BACKS,
    DELAYED,
    DEFEATED,
    DEVOURED,
    ELIMINATED,
    BODY_AT,
    BODY_BY,
    BODIES_ENCOUNTERED,
    LEFT,
    LEFT_CLUES,
    *LEFT_TICKETS.values(),
    OUT_OF_THE_GAME,
    DEVOURED_SHEETS,
    LEAD_GIVEN,
    CHOSEN,
    ACTIONS,
    OWN_TOKENS,
    USED_THIS_ROUND,
    SLIPS_BY,
    SEES_AFAR,
    BEGAN_DELAYED,
    ACTION_ENDED,
    LOCAL_ACTIONS_DONE,
    USED_ACTIONS,
    DONE,
    TESTED,
    MODIFIER,
    RESULT,
    DECLARED,
    CALLED_BY,
    ROLLED,
    USED,
    ENCOUNTERED,
    OUTCOME,
    TRADES_WITH,
    OFFERED,
    FIGHTS,
    AMBUSHED_BY,
    FOUGHT,
    TO_RECKON_OF,
    PHASE,
    LEAD,
    ACTIVE,
    ANCIENT_ONE_CHOSEN,
    AWOKEN,
    GAME_LOST,
    MYSTERIES,
    DOOM,
    OMEN_AT,
    GATES,
    BOXED_GATES,
    CLUES_ON_THE_BOARD,
    EXPEDITION_AT,
    SPECIAL_AT,
    RANDOM_SPACE,
    BOXED,
    RESOLVED,
    ONGOING,
    TOKENS_ON,
    RUMOR_TOKENS,
    ELDRITCH_TOKENS,
    GREEN_TOKENS,
    MYSTERY,
    SOLVED_MYSTERIES,
    DRAWN_MYSTERY,
    BOXED_MYSTERIES,
    BACK_RECKONS,
    MYSTERY_CLUES,
    FINAL_SOLVED,
    NO_CARD_LEFT,
    TO_RECKON,
    DISCARDED_CLUES,
    CLUES_ELSEWHERE,
    RESERVE,
    BOXED_CARDS,
    WITHOUT_THE_SAMPLE_SET,
    TAKEN,
    LOANS,
    DICE_AT_HAND,
    CUT_BY,
    SEARCHED_BY,
    LAST_SPAWNED,
)


def where(game: Machine, who: str) -> str:
    """The space on which an investigator is, or is considered to be."""
    return AT(game, who) if COUNTS_AT.is_nowhere(game, who) else COUNTS_AT(game, who)


def turn_order(game: Machine) -> tuple[str, ...]:
    """The investigators from the Lead Investigator on, clockwise; who is defeated is no investigator."""
    seated = INVESTIGATOR.seated(game)
    first = seated.index(LEAD(game))
    in_order = (*seated[first:], *seated[:first])
    return tuple(who for who in in_order if DEFEATED.is_nowhere(game, who) and not DEVOURED(game, who))


def monsters_at(game: Machine, space: str) -> tuple[str, ...]:
    """The Monsters on a space, Epic Monsters among them."""
    there = (one for one in MONSTER.values(game) if STANDS(game, one) == space)
    return tuple(one for one in there if not MONSTERS[TOKENS[one]].epic or game.holds("epic-monster.1"))


def by_their_being_epic(monsters: tuple[str, ...]) -> tuple[str, ...]:
    """The rule by which Monsters count of which some are Epic ones."""
    return ("epic-monster.1",) if any(MONSTERS[TOKENS[one]].epic for one in monsters) else ()


def player_of(game: Machine, who: str) -> str:
    """The player of an investigator, by the first of the investigators whom he controls."""
    return PLAYER(game, who) or who
