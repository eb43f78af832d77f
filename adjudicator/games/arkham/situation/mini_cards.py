"""Concealed mini-cards that enter a situation: set aside, or facedown at locations."""

from collections.abc import Collection

from adjudicator.games.arkham import zones
from adjudicator.games.arkham.enemies.concealed import DECOY, FACE_DOWN, MINI_CARD, mini_card_of
from adjudicator.games.arkham.facts import AMONG, FACEDOWN, MINI_CARDS, SET_ASIDE, SHUFFLED_WITH, TABLE
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import value_at
from adjudicator.games.arkham.situation.places import place_of
from adjudicator.games.arkham.situation.setting import MiniCards


def name_mini_cards(entering: Entering, decoys: int, again: Collection[str] = ()) -> tuple[str, ...]:
    """Enter the mini-card of each concealed enemy, so many decoys, and as many backs; the names of those set aside.

    What an earlier scenario of a campaign had is there already, and used again: for the enemies that come `again`, and
    as decoys and backs.
    """
    game, root = entering.game, entering.root("concealed mini cards")

    def there(name: str, card: Card) -> str:
        return name if game.cards.get(name) == card else entering.enter(name, card, root)

    concealed = (name for name, card in game.cards.items() if card.concealed)
    enemies = tuple(name for name in concealed if name in again or mini_card_of(name) not in game.cards)
    own = tuple(there(mini_card_of(one), Card(f"{game.cards[one].name} mini-card", MINI_CARD)) for one in enemies)
    others = tuple(there(f"decoy {number}", DECOY) for number in range(1, decoys + 1))
    for number in range(1, len(enemies) + decoys + 1):
        there(f"mini-card {number}", FACE_DOWN)
    return (*own, *others)


def enter_mini_cards(entering: Entering) -> None:
    """Set the mini-cards aside, and place those that lie at locations."""
    said = entering.setting.concealed_mini_cards
    aside = name_mini_cards(entering, said.decoys + sum(one.decoys for one in said.in_play))
    zones.lay(entering.game, aside, TABLE, SET_ASIDE)
    for one in said.in_play:
        _in_play(entering, one)


def _in_play(entering: Entering, said: MiniCards) -> None:
    game = entering.game
    enemy = entering.known(said.of, said.where, "of", "enemy")
    if not enemy:
        return
    if len(said.at) != said.decoys + 1 or game.cards[enemy].concealed == 0:
        message = f"{said.decoys} decoys and the mini-card of {enemy} lie at {len(said.at)} locations"
        help = "name one location for each of them, and an enemy that is concealed"
        entering.at.fault("E403", message, value_at(said.where, "at"), help)
        return
    decoys = tuple(card for card in SET_ASIDE(game) if game.cards[card] == DECOY)[: said.decoys]
    for card in (*decoys, mini_card_of(enemy)):
        zones.place(game, card, TABLE, FACEDOWN)
    AMONG.put(game, enemy, (enemy, *decoys))
    backs = (name for name, card in game.cards.items() if card == FACE_DOWN and not game.lies(name)[0])
    for place, token in zip(said.at, backs, strict=False):
        location = place_of(entering, place, said.where)
        if location:
            SHUFFLED_WITH.put(game, token, enemy)
            zones.place(game, token, location, MINI_CARDS)
