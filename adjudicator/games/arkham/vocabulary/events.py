"""The events that abilities may name: how each is told, its parts, its finer kinds, and the words that it explains."""

from typing import Final, NamedTuple

from adjudicator.games.arkham.game import Trigger
from adjudicator.games.arkham.speech.happened import PERFORM
from adjudicator.games.arkham.terms import ORDER, PERFORMED, PERFORMED_BY, TOKEN_KINDS
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.records import Amiss, Given

ANY: Final = ("a name",)
"""The finer kinds of an event that has names of its own, such as those of abilities."""
_TESTS: Final = ("attack", "investigate", "evade", "parley")
_PHASES: Final = ("mythos", "investigation", "enemy", "upkeep")
_DEALT: Final = ("damage", "horror", "attack", "effect", "cost", "direct")
_ALL: Final = ("asset", "enemy", "investigator", "location")
_BEFORE: Final = ("when", "would")


class Heard(NamedTuple):
    """An event that an ability may name: its parts, the types of its `what`, its finer kinds, and its amount."""

    says: str
    parts: tuple[str, ...] = ("who",)
    what: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    amount: bool = False


EVENTS: Final = {
    "attack": Heard(
        "an enemy (by) attacks an investigator (who); of: opportunity, retaliate, alert",
        ("who", "by"),
        of=("opportunity", "retaliate", "alert"),
    ),
    "deal": Heard(
        "damage or horror would be dealt to a card (what); of: damage, horror, attack, effect, cost, direct",
        ("who", "what", "by"),
        _ALL[:3],
        _DEALT,
        True,
    ),
    "dealt": Heard(
        "damage or horror is dealt to a card (what); of: as deal", ("who", "what", "by"), _ALL[:3], _DEALT, True
    ),
    "placed": Heard(
        "damage or horror is placed on a card (what): it is dealt, or an effect places or moves it; of: damage, horror",
        ("what",),
        _ALL[:3],
        _DEALT[:2],
        True,
    ),
    "defeat": Heard(
        "a card (what) is defeated by an investigator (who); of: effect or attack, if one does it",
        ("who", "what", "by", "at"),
        _ALL[:3],
        ("effect", "attack"),
    ),
    "begin test": Heard(
        "a test begins (who); of: attack, investigate, evade, parley",
        ("who", "what", "by"),
        ("enemy", "location"),
        _TESTS,
    ),
    "reveal token": Heard("a chaos token is revealed (who); of: its kind", of=ORDER),
    "symbol effects": Heard("chaos symbol effects are applied (who)"),
    "succeed": Heard(
        "a test succeeds (who) by an amount; of: attack, investigate, evade, parley",
        ("who", "what", "by"),
        ("enemy", "location"),
        _TESTS,
        True,
    ),
    "fail": Heard(
        "a test fails (who) by an amount; of: attack, investigate, evade, parley",
        ("who", "what", "by"),
        ("enemy", "location"),
        _TESTS,
        True,
    ),
    "end test": Heard("a test ends (who)", ("who", "what", "by"), ("enemy", "location"), _TESTS),
    "ready": Heard("an exhausted card (what) readies", ("who", "what"), _ALL[:3]),
    "evade": Heard(
        "an enemy (what) is evaded (who); of: success, automatic",
        ("who", "what", "at"),
        ("enemy",),
        ("success", "automatic"),
    ),
    "engage": Heard("an enemy (what) engages or is engaged (who)", ("who", "what", "by"), ("enemy",)),
    "discover": Heard(
        "clues are discovered (who) at a location (at)", ("who", "what", "by", "at"), ("location",), (), True
    ),
    "play": Heard(
        "a card (what) is played (who); of: asset, event", ("who", "what", "by"), ("asset",), ("asset", "event")
    ),
    "commit a card": Heard("a card (what) is committed to a test (who)", ("who", "what"), ("asset",)),
    "pay for": Heard(
        "the costs of a card (what) that is played are about to be determined (who); of: asset, event",
        ("who", "what"),
        ("asset",),
        ("asset", "event"),
    ),
    "use": Heard("an ability of a card (what) is used (who)", ("who", "what", "by"), _ALL, ANY),
    "initiate": Heard(
        "an ability of a card (what) initiates, be it used or forced (who)", ("who", "what", "by"), _ALL, ANY
    ),
    "revelation": Heard("a revelation of a card (what) is resolved (who)", ("who", "what", "by"), ("asset", "enemy")),
    "draw": Heard(
        "cards are drawn (who); a card that was found is drawn (what); of: effect, if a card effect does it",
        ("who", "what", "by"),
        ("asset", "enemy"),
        ("effect",),
        True,
    ),
    "search": Heard("an area is searched (who); of: deck, encounter deck and so on", ("who", "by"), of=ANY),
    "look": Heard("cards of a deck are looked at (who)", ("who", "by"), of=ANY),
    "draw opening hand": Heard("an opening hand is drawn (who)", amount=True),
    "draw encounter card": Heard(
        "an encounter card (what) is drawn (who); of: enemy, treachery",
        ("who", "what"),
        ("enemy",),
        ("enemy", "treachery"),
    ),
    "discard": Heard("a card (what) is discarded out of play (who)", ("who", "what"), ("asset", "enemy"), ANY),
    "enter play": Heard("a card (what) enters play (who)", ("who", "what"), _ALL),
    "leave play": Heard("a card (what) leaves play (who)", ("who", "what", "by", "at"), _ALL),
    "gain": Heard(
        "resources are gained (who); of: effect, if a card effect does it", ("who", "by"), of=("effect",), amount=True
    ),
    "lose tokens": Heard(
        "an effect has removed or moved tokens from a card (what); of: their kind",
        ("who", "what", "by"),
        _ALL,
        tuple(kind for kind in TOKEN_KINDS if kind not in ("actions", "mental trauma", "physical trauma")),
        True,
    ),
    "heal": Heard(
        "damage or horror is healed from a card (what) by an investigator (who); of: damage, horror",
        ("who", "what", "by"),
        _ALL[:3],
        ("damage", "horror"),
        True,
    ),
    "reveal location": Heard(
        "a location (what) is revealed, by an investigator (who) or otherwise", ("who", "what"), ("location",)
    ),
    "enter": Heard("an investigator (who) enters a location (at)", ("who", "what", "by", "at"), ("location",)),
    "enemy enters": Heard(
        "an enemy (what) enters a location (at): it moves or spawns there, or goes along with an investigator",
        ("what", "at"),
        ("enemy",),
    ),
    "enemy moves": Heard(
        "an enemy (what) moves to a location (at), by itself or along with an investigator", ("what", "at"), ("enemy",)
    ),
    "leave": Heard("an investigator (who) leaves a location (at)", ("who", "what", "by", "at"), ("location",)),
    "explore": Heard(
        "an exploration (who), made at a location (at), ends with a card (what); of: success, failure",
        ("who", "what", "at"),
        ("location",),
        ("success", "failure"),
    ),
    "spawn": Heard(
        "an enemy (what) spawns at a location (at)",
        ("who", "what", "at"),
        ("enemy",),
        ("engaged", "at a location", "engaged as instructed", "in the shadows"),
    ),
    "resign": Heard("an investigator (who) resigns"),
    "begin turn": Heard("a turn begins (who)"),
    "end turn": Heard("a turn ends (who)"),
    "begin round": Heard("a round begins", ()),
    "end round": Heard("a round ends", ()),
    "begin phase": Heard("a phase begins; of: its name", (), of=_PHASES),
    "end phase": Heard("a phase ends; of: its name", (), of=_PHASES),
    "encounter deck runs out": Heard("the last card leaves the encounter deck", ()),
    "check doom": Heard("the doom threshold is checked", ()),
    "place doom": Heard("doom is placed on the current agenda in the mythos phase", ()),
    "advance": Heard(
        "an act or agenda (what) advances; of: doom, if it reaches the threshold, or clues",
        ("what",),
        of=("doom", "clues"),
    ),
    "begin game": Heard("the game begins: everything has been set up", ()),
    "end game": Heard("the game ends", ("who",)),
    "begin campaign": Heard("a campaign begins for an investigator (who)"),
    PERFORM: Heard(
        "an investigator (who) performs an action, by using an ability or playing a card that bears it; of: parley",
        of=("parley",),
    ),
}
"""Every kind of event that an ability may name."""

COUNTED: Final = {
    **EVENTS,
    PERFORM: Heard("an investigator (who) performs an action, from when it begins", of=tuple(PERFORMED_BY.values())),
}
"""Every kind of event of which an ability may ask whether it has happened, beside those that it may name."""

WOULD: Final = {"fail": "failing", "succeed": "succeeding", "reveal token": "revealing"}
_WORD_OF: Final = {kind: word for word, kind in WOULD.items()} | {PERFORMED: PERFORM}

CHOSEN: Final = frozenset({"chosen"})
POINTS: Final = frozenset({"points", "that much"})
TO_COME: Final = "an event to come"
ASSIGNED: Final = "assigned damage or horror"
ATTACK: Final = "an attack to come"
DISCOVERY: Final = "a discovery to come"
FALL: Final = "a defeat to come"
TOKEN: Final = "a revealed token"
PLAYED: Final = "a card whose costs are paid"
TO_PAY: Final = "a card whose costs are about to be paid"
PAID_WITH: Final = {"discard": "discarded card", "exhaust": "exhausted card"}
"""The words that a cost explains: the card with which it is paid."""


def event_of(trigger: Trigger) -> Heard:
    """The event of a triggering condition."""
    return EVENTS[_WORD_OF.get(trigger.kind, trigger.kind)]


def explained_by(trigger: Trigger) -> frozenset[str]:
    """The words that a triggering condition explains in what its ability does."""
    return explained(_WORD_OF.get(trigger.kind, trigger.kind), trigger.timing)


def explained(word: str, timing: str) -> frozenset[str]:
    """The words that an event explains at a timing point: its parts, its amount, and what may still become of it."""
    event, parts = EVENTS[word], EVENTS[word].parts
    types = (
        *(("investigator",) if "who" in parts else ()),
        *(event.what if "what" in parts else ()),
        *(("enemy", "asset") if "by" in parts else ()),
        *(("location",) if "at" in parts else ()),
    )
    before = timing in _BEFORE
    told = (
        (parts, "that card"),
        (event.amount, "that much"),
        (word in ("deal", "dealt", "defeat"), "card used"),
        (before, TO_COME),
        (before and word in ("deal", "dealt", "placed"), ASSIGNED),
        (before and word == "attack", ATTACK),
        (before and word == "discover", DISCOVERY),
        (before and word == "defeat", FALL),
        (word == "reveal token" and timing != "would", TOKEN),
        (word == "reveal token" and timing != "would", "modifier of that token"),
        (word == "play", PLAYED),
        (word == "pay for" and timing == "when", TO_PAY),
    )
    return frozenset({*(f"that {part}" for part in types), *(name for so, name in told if so)})


_BOUNDS = ("least", "most")


def amiss_in_parts(given: Given, around: frozenset[str]) -> Amiss | None:
    """A part that the event does not have, and that would be met always or never."""
    word = given["head"]
    event = COUNTED[word]
    for key in given:
        if key in ("who", "what", "by", "at") and key not in event.parts:
            known = ", ".join(event.parts) or "none"
            return Amiss(key, f'"{key}" means nothing beside "{word}"', f"its parts: {known}")
        if key in _BOUNDS and not event.amount:
            have = ", ".join(name for name, other in EVENTS.items() if other.amount)
            return Amiss(key, f'"{word}" has no amount, so "{key}" means nothing beside it', f"those have one: {have}")
    if given.get("even if cancelled") and word != "attack":
        return Amiss("even if cancelled", f'"even if cancelled" is not said of "{word}"', "it is said of an attack")
    if given.get("or eliminated") and word != "end game":
        return Amiss("or eliminated", f'"or eliminated" is not said of "{word}"', "it is said of the end of the game")
    for kind in given.get("of", ()) if event.of != ANY else ():
        if kind not in event.of:
            help = did_you_mean(kind, event.of) or f"its kinds: {', '.join(event.of) or 'none'}"
            return Amiss("of", f'"{kind}" is no kind of "{word}"', help)
    return None
