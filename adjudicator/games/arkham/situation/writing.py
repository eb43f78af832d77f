"""A position of Arkham Horror as the keys of a situation that goes on as it does, from the same facts."""

from collections.abc import Iterable
from typing import Any

from adjudicator.games.arkham.connections import AS_GIVEN
from adjudicator.games.arkham.decks import IS_KNOWN, in_unknown_order
from adjudicator.games.arkham.enemies.concealed import DECOY, is_mini_card
from adjudicator.games.arkham.facts import (
    ACT,
    ACTIONS,
    AGENDA,
    AMONG,
    ATTACHMENTS,
    BEGAN,
    CHAOS_BAG,
    CLUES,
    CONNECTIONS,
    DAMAGE,
    DECK,
    DEFEATED,
    DIFFICULTY,
    ENCOUNTER_DECK,
    KINDS_IN_POOL,
    LOCATIONS,
    MENTAL_TRAUMA,
    MINI_CARDS,
    OWNER,
    PHASE_NOW,
    PHYSICAL_TRAUMA,
    PLAY_AREA,
    SET_ASIDE,
    SHADOWS,
    SHUFFLED_WITH,
    SWARM,
    TABLE,
    THREAT_AREA,
    UNDER,
    UNDERNEATH,
    WHOSE_TURN,
    left_in_pool,
    tokens_of,
)
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation.naming import plain_name
from adjudicator.games.arkham.situation.origins import Data, Origins
from adjudicator.games.arkham.situation.past import past_of
from adjudicator.games.arkham.situation.progress import in_progress
from adjudicator.games.arkham.situation.setting import (
    AREAS_OF_THE_TABLE,
    NOBODY,
    OF_A_CARD,
    OF_A_LOCATION,
    OF_AN_INVESTIGATOR,
    OF_THE_TABLE,
    OWN_AREAS,
)
from adjudicator.games.arkham.situation.used import times_used
from adjudicator.games.arkham.terms import TOKEN_KINDS
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.zones import Zone


class Writing:
    """A position being written out. Raises NotWritable where the game is in the middle of what no file can say."""

    def __init__(self, game: Rules, origins: Origins) -> None:
        self._game, self._origins = game, origins

    def whole(self) -> Data:
        """The whole situation."""
        game = self._game
        found: Data = dict(self._origins.table)
        if DIFFICULTY(game) in ("easy", "standard"):
            found["difficulty"] = DIFFICULTY(game)
        found |= {"chaos bag": [token for token, number in CHAOS_BAG(game) for _ in range(number)]}
        found |= {"lead": game.lead, "turn": WHOSE_TURN(game) or NOBODY, "phase": PHASE_NOW(game)}
        found |= self._facts(OF_THE_TABLE, TABLE)
        found["investigators"] = {who: self._investigator(who) for who in self._everybody()}
        found["locations"] = {place: self._location(place) for place in LOCATIONS(game)}
        found["enemies"] = {enemy: self._enemy(enemy) for enemy in game.of_type("enemy") if self._stands(enemy)}
        for zone in (AGENDA, ACT):
            if zone(game):
                found[zone.name] = self._piece(zone(game)[0])
        found |= self._deck(TABLE, ENCOUNTER_DECK)
        for zone in AREAS_OF_THE_TABLE:
            if zone is not ENCOUNTER_DECK and zone(game):
                found[zone.key] = self._pieces(card for card in zone(game) if not is_mini_card(game, card))
        found["concealed mini cards"] = self._mini_cards()
        found["token pool"] = {kind: left for kind in TOKEN_KINDS if (left := left_in_pool(kind)(game)) is not None}
        if KINDS_IN_POOL(game):
            found["kinds of tokens"] = list(KINDS_IN_POOL(game))
        found["happened"] = past_of(game)
        found["in progress"] = [one._asdict() for one in in_progress(game)]
        return {key: value for key, value in found.items() if value not in ({}, [])}

    def _everybody(self) -> tuple[str, ...]:
        """Those who play, in their order, and those who have been eliminated."""
        return tuple(dict.fromkeys((*self._game.investigators, *BEGAN(self._game))))

    def _mini_cards(self) -> Data:
        """The decoys that are set aside, and the mini-cards that were placed together for each enemy."""
        game = self._game
        aside = sum(game.cards[card] == DECOY for card in SET_ASIDE(game))
        tokens = [(token, place) for place in LOCATIONS(game) for token in MINI_CARDS(game, place)]
        in_order = sorted(tokens, key=lambda one: list(game.cards).index(one[0]))
        enemies = dict.fromkeys(SHUFFLED_WITH(game, token) for token, _place in in_order)
        in_play = [
            {
                "of": enemy,
                "decoys": len(AMONG(game, enemy)) - 1,
                "at": [place for token, place in in_order if SHUFFLED_WITH(game, token) == enemy],
            }
            for enemy in enemies
        ]
        return ({"decoys": aside} if aside else {}) | ({"in play": in_play} if in_play else {})

    # -- cards --------------------------------------------------------------------------------------------------

    def _card(self, name: str) -> Data:
        """The keys that say which card an entity is; by its title where the file says nothing of it."""
        return dict(self._origins.cards.get(name) or {"card": self._game.cards[name].name})

    def _facts(self, facts: Iterable[Fact[Any]], entity: str) -> Data:
        """The facts that are otherwise than where nothing is said."""
        values = ((fact, fact(self._game, entity)) for fact in facts)
        return {fact.key: fact.data(value) for fact, value in values if value != fact.empty}

    def _pieces(self, cards: Iterable[str], holder: str = "") -> list[Data | str]:
        return [self._piece(card, holder) for card in cards]

    def _piece(self, name: str, holder: str = "") -> Data | str:
        """A card where it lies, with everything on it; by its name alone where there is nothing else to say."""
        game = self._game
        card, (_where, field) = game.cards[name], game.lies(name)
        said = self._card(name)
        if name != plain_name(card.name):
            said["as"] = name
        said |= self._facts(OF_A_CARD, name)
        if card.uses is not None and field == PLAY_AREA.name:
            said[card.uses[0]] = tokens_of(card.uses[0])(game, name)
        said |= self._owner(name, holder) | self._used(name) | self._attached(name, holder)
        return said["card"] if len(said) == 1 and isinstance(said["card"], str) else said

    def _owner(self, name: str, holder: str) -> Data:
        card, owner = self._game.cards[name], OWNER(self._game, name)
        usual = "" if card.encounter and not card.weakness else holder
        return {} if owner == usual else {"owner": owner or NOBODY}

    def _used(self, name: str) -> Data:
        """How often each limited ability has been used in the present period; one number where there is but one."""
        times = times_used(self._game, name)
        return {} if not any(times) else {"used": times[0] if len(times) == 1 else list(times)}

    def _attached(self, name: str, holder: str = "") -> Data:
        there = ATTACHMENTS(self._game, name)
        found: Data = {ATTACHMENTS.key: self._pieces(there, holder)} if there else {}
        below = UNDERNEATH(self._game, name)
        return found | ({UNDERNEATH.key: self._pieces(below)} if below else {})

    def _deck(self, holder: str, zone: Zone[str]) -> Data:
        """A deck: the cards above that are known, those below in an order that nobody knows."""
        game, cards = self._game, zone(self._game, holder)
        unknown = in_unknown_order(game, holder)
        known = tuple(card for card in cards if card not in unknown)
        of = "" if holder == TABLE else holder
        key = f"whole {zone.key}" if IS_KNOWN[zone.name](game, holder) and not unknown else zone.key
        found: Data = {key: self._pieces(known, of)} if known else {}
        if unknown:
            found[f"shuffled {zone.key}"] = self._pieces(unknown, of)
        return found or ({zone.key: []} if IS_KNOWN[zone.name](game, holder) else {})

    # -- investigators, enemies, locations ----------------------------------------------------------------------

    def _investigator(self, who: str) -> Data:
        game = self._game
        said = self._card(who) | self._facts(OF_AN_INVESTIGATOR, who) | self._used(who)
        trauma = {"physical": PHYSICAL_TRAUMA(game, who), "mental": MENTAL_TRAUMA(game, who)}
        said |= (
            {"trauma": suffered} if (suffered := {kind: number for kind, number in trauma.items() if number}) else {}
        )
        if who not in game.investigators:
            return said | {"eliminated": "defeated" if DEFEATED(game, who) else "resigned"}
        said["at"] = game.location(who)
        if who == game.active:
            said[ACTIONS.key] = ACTIONS(game, who)
        for zone in OWN_AREAS:
            enemies = zone is THREAT_AREA
            there = tuple(c for c in zone(game, who) if not (enemies and game.cards[c].type == "enemy"))
            said |= {zone.key: self._pieces(there, who)} if there else {}
        return said | self._deck(who, DECK) | self._attached(who, who)

    def _location(self, place: str) -> Data:
        game = self._game
        said = self._card(place) | self._facts(OF_A_LOCATION, place)
        said[CLUES.key] = CLUES(game, place)
        if AS_GIVEN(game, place):
            said["connects"] = list(CONNECTIONS(game, place))
        return said | self._attached(place) | self._used(place)

    def _stands(self, enemy: str) -> bool:
        return self._game.in_play(enemy) and not self._game.cards[enemy].swarm

    def _swarm(self, host: str) -> Data:
        """The swarm cards under an enemy."""
        game = self._game
        known = [(one, card) for one in SWARM(game, host) for card in UNDER(game, one)]
        unknown = len(SWARM(game, host)) - len(known)
        found: Data = {"unknown swarm": unknown} if unknown else {}
        cards = [self._card(card) | {"owner": OWNER(game, card)} | self._facts((DAMAGE,), one) for one, card in known]
        return found | ({"swarm": cards} if cards else {})

    def _enemy(self, enemy: str) -> Data:
        holder, field = self._game.lies(enemy)
        engaged = field == THREAT_AREA.name
        bearer = holder if engaged and self._game.cards[enemy].weakness else ""
        piece = self._piece(enemy, bearer)
        said: Data = {"card": piece} if isinstance(piece, str) else piece
        said.pop("as", None)
        said |= self._swarm(enemy)
        if field == SHADOWS.name:
            return said | {"in the shadows": True}
        return said | {"engaged" if engaged else "at": holder}
