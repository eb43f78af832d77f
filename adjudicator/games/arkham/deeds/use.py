"""An investigator uses an ability of a card: activates it, or reacts with it."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final

from adjudicator.engine import trace
from adjudicator.engine.choices import Option
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.abilities.leading import leading
from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.deeds.of_a_card import OfACard, ability_of
from adjudicator.games.arkham.deeds.request import Meant
from adjudicator.games.arkham.effects import scenario_effects
from adjudicator.games.arkham.facts import ACT, AGENDA, TABLE
from adjudicator.games.arkham.game import Ability
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.kit.sayable import Misread
from adjudicator.language.nearest import did_you_mean

_TRIGGERED = ("free", "action", "reaction")
_DONE_TO = {"fight": "enemy", "evade": "enemy", "engage": "enemy", "move": "location"}
"""The cardtype of that to which an ability with this designator is done."""


class Use(OfACard):
    """An ability of a card in play, perhaps one of several, perhaps on something."""

    says: ClassVar[str | tuple[str, ...]] = (
        "{who:investigator} uses {card:card} ({ability:ability}) on {thing:target}",
        "{who:investigator} uses {card:card} ({ability:ability})",
        "{who:investigator} uses {card:card} on {thing:target}",
        "{who:investigator} uses {card:card}",
    )
    examples: ClassVar[tuple[str, ...]] = (
        "roland uses knife (discard) on ghoul",
        "roland uses physical training (combat)",
        "roland uses beat cop on ghoul",
        "roland uses beat cop",
    )
    called = "use"
    kinds = _TRIGGERED

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Every ability of what the investigator sees; of their own card those that have names."""
        uses = ((card, ability, thing) for card in _in_sight(game, who) for ability, thing in _uses(game, card))
        return (use for use in uses if use[0] != who or use[1])

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of several copies their own; words in brackets may belong to the card's own name."""
        card, ability, thing = slots
        card, ability = _with_its_level(game, card, ability)
        if ability and game.cards[card].name.lower().endswith(f" ({ability})"):
            ability = None
        whole = game.called(f"{card} ({ability})") if ability else ()
        card, ability = (whole[0], None) if whole else (card, ability)
        if ability and game.cards[card].name.lower().endswith(f" ({ability})"):
            # The card was found without its level.
            ability = None
        return own_copy(game, who, card, in_hand=False), ability, thing

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The card, and the name of its ability."""
        return slots[0], slots[1] or ""

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """It is an ability that the card has in print and not as data."""
        card, name = said.get("card") or said["who"], said.get("ability", "")
        card, name = _with_its_level(game, card, name)
        found = game.called(f"{card} ({name})") if name else ()
        called, words = (found, "") if found else (game.called(card), name.lower())
        if not called:
            return None
        return _not_modelled(game, called[0], words) or _misspelt(game, called[0], words)

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """It has only abilities that nobody chooses to initiate, and one of them was initiated."""
        card, _name = self.card(who, *slots)
        chosen = any(ability.kind in _TRIGGERED for _listener, ability in game.abilities_of(card))
        return not chosen and was_initiated(game, since, card)

    def unusable(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """It has nothing that is triggered, or nothing of which use is made at all."""
        card, name = self.card(who, *slots)
        names = ", ".join(filter(None, (ability.name for _listener, ability in _triggered(game, card))))
        said = (
            f"{game.name(card)} has no such ability that is triggered{f': those are called {names}' if names else ''}"
        )
        kinds = dict.fromkeys(ability.kind for _listener, ability in game.abilities_of(card))
        rules = ("ability.23", *(_NEVER[k] for k in kinds if k in _NEVER))
        return (*_no_ability(game, card, name, bool(kinds.keys() - {"play"})), *(Reason(rule, said) for rule in rules))


def _no_ability(game: Rules, card: str, name: str, has_abilities: bool) -> Reasons:
    """The reasons why nothing is to be used of a card but its abilities: not a trait of it, nor its flavor text."""
    printed, called = game.cards[card], game.name(card)
    trait = next((trait for trait in printed.traits if trait.lower() == name), "")
    if trait:
        return (Reason("traits.2", f"{trait} is a trait of {called}, and a trait by itself has no effect"),)
    if has_abilities:
        return ()
    flavor = Reason("flavor-text.2", f"the flavor text of {called} has no effect")
    none = Reason("card-anatomy.6", f"{called} has no ability")
    return (flavor, none) if printed.flavor else (none,)


_NEVER = {"constant": "ability.9", "forced": "ability.13"}
"""The rules that make an ability of a kind one that nobody triggers."""


USE: Final = Use()


class UseOwn(Use):
    """An ability of one's own investigator card."""

    says = (
        "{who:investigator} uses {whose:own} own ability on {thing:target}",
        "{who:investigator} uses {whose:own} own ability",
    )
    examples = ("agnes uses her own ability on ghoul", "roland uses his own ability")

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Those abilities, if they have no names."""
        own = who if who in _in_sight(game, who) else ""
        return (("their", thing) for ability, thing in (_uses(game, own) if own else ()) if not ability)

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """As it is said."""
        return slots

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The investigator card."""
        return who, ""


class Advance(Use):
    """The ability by which the current act advances."""

    says, examples = "{who:investigator} advances {act:act}", ("roland advances the act",)

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Nothing beside what is used."""
        return ()

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """Nothing: how an act advances is data of every act."""
        return None

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """As it is said."""
        return slots

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The act."""
        return slots[0], ""

    def abilities(self, game: Rules, who: str, *slots: Any) -> Meant:
        """The action that the rules give to every act, and what the act itself says of its advance."""
        for listener, ability in game.abilities_of(slots[0]):
            if ability.kind in self.kinds and _advances(ability):
                yield listener, ()

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The option is such an ability of the act."""
        ability = ability_of(game, option) if option.things[:1] == slots[:1] else None
        return ability is not None and _advances(ability)


def _advances(ability: Ability) -> bool:
    """True of an ability by which the current act advances."""
    return any(isinstance(effect, scenario_effects.Advance) for effect in ability.effects)


def _with_its_level(game: Rules, card: str, ability: Any) -> tuple[str, Any]:
    """Words in brackets that belong to the name of the card, before those of its ability: `dig deep (2) (agility)`."""
    level, both, name = (ability or "").rpartition(") (")
    if not both:
        return card, ability
    found = (*game.called(f"{card} ({level})"), *game.called(card))
    called = next((one for one in found if game.cards[one].name.lower().endswith(f"({level})")), "")
    return (called, name) if called else (card, ability)


def was_initiated(game: Rules, since: int, card: str) -> bool:
    """True if an ability of a card was initiated since this place in the trace."""
    return any(isinstance(record, trace.Initiated) and record.source == card for record in game.trace[since:])


def _not_modelled(game: Rules, name: str, words: str) -> Misread | None:
    """The fault of using an ability, called by these words, that a card has in print and not as data."""
    card = game.cards[name]
    triggered = (ability for ability in card.abilities if ability.kind in _TRIGGERED)
    if not card.not_modelled or any(words in ability.name.lower() for ability in triggered):
        return None
    message = f"an ability of {name} is used that is not modelled: {', '.join(card.not_modelled)}"
    help = f"describe the card in place with its `abilities:` (see `adjudicator guide`), or leave out what {name} does"
    return Misread("E304", message, help)


def _triggered(game: Rules, card: str) -> list[tuple[Listener, Ability]]:
    """The abilities of a card that players trigger."""
    return [one for one in game.abilities_of(card) if one[1].kind in _TRIGGERED]


def _misspelt(game: Rules, card: str, words: str) -> Misread | None:
    """The fault of a name that no ability of a card has, where one of them has a name that is nearly the same."""
    names = [ability.name.lower() for _listener, ability in _triggered(game, card) if ability.name]
    if not words or any(words in name for name in (*names, *_TRIGGERED)):
        return None
    meant = did_you_mean(words, names)
    if not meant:
        return None
    return Misread("E302", f'{game.name(card)} has no ability called "{words}"', meant)


def _in_sight(game: Rules, who: str) -> Iterator[str]:
    """The cards in play that are the investigator's, or lie where they are or on the table for all."""
    return (name for name in game.cards if name != RULES and game.in_play(name) and _sees(game, who, name))


def _sees(game: Rules, who: str, card: str) -> bool:
    holder, field = game.lies(card)
    if game.cards[card].type == "investigator":
        return card == who
    if game.controller(card) == who or (holder == TABLE and field in (AGENDA.name, ACT.name)):
        return True
    return bool(game.location(card)) and game.location(card) == game.location(who)


def _uses(game: Rules, card: str) -> Iterator[tuple[str | None, str | None]]:
    """Every triggered ability of a card by its name if it has several; once for each thing to which it is done."""
    abilities = [ability for _listener, ability in _triggered(game, card)]
    for ability in abilities:
        name = (ability.name if len(abilities) > 1 else "") or None
        first = leading(ability.effects)
        kind = _DONE_TO.get(str(getattr(first, "designator", "")))
        if kind is None or not hasattr(first, "why_not"):
            yield name, None
        else:
            in_play = (one for one, other in game.cards.items() if other.type == kind and game.in_play(one))
            yield from ((name, thing) for thing in in_play)
